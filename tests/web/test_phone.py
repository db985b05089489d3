"""On a phone, with fingers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.person import Person
from tests.web.serving import Server

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
FINGER = 44
SMALL = """(least) => [...document.querySelectorAll('button, a, select, input, [role=gridcell].legal')]
  .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.sr-only') && !e.disabled)
  .map((e) => [e, (e.closest('label') ?? e).getBoundingClientRect()])
  .filter(([, box]) => box.width && Math.min(box.width, box.height) < least)
  .map(([e, box]) => `${e.dataset.testid ?? e.ariaLabel ?? e.textContent}: ${box.width} x ${box.height}`)"""


@pytest.fixture
def person(new_page: NewPage) -> Person:
    return Person(new_page(**PHONE), fingers=True)


def test_a_number_of_turns(person: Person) -> None:
    page = person.page
    person.play_now()
    for _ in range(14):
        person.play(1)
        person.await_turn()
        _fits(page)
    person.press("player-1")
    expect(page.get_by_role("dialog")).to_contain_text("in hand")
    _fits(page)


def test_turns_with_all_modules(person: Person, server: Server) -> None:
    person.new_game(modules=server.modules())
    for _ in range(20):
        person.play(1)
        person.await_turn()
        _fits(person.page)


class _Thoughtful(Person):
    """Waits for what a choice would bring before it plays it."""

    def play_ready(self) -> None:
        primary = self.see("primary")
        before = primary.bounding_box()
        effect = self.page.get_by_role("region", name="Decision").get_by_text("if scored now")
        expect(effect).to_be_attached()
        assert primary.bounding_box() == before
        super().play_ready()


@pytest.mark.parametrize("size", [(390, 844), (667, 375), (844, 390)])
def test_the_buttons_stay_under_the_finger(new_page: NewPage, size: tuple[int, int]) -> None:
    """What a choice would bring comes a moment later, and takes no room."""
    person = _Thoughtful(new_page(**_phone(*size)), fingers=True)
    person.play_now()
    for _ in range(6):
        person.await_turn()
        person.any_choice()


def test_the_board_has_the_screen_while_room_is_found_for_what_was_gained(person: Person) -> None:
    """Also before a tile is taken in hand."""
    person.play_now()
    person.to_placing()
    person.press("clear")
    expect(person.see("clear")).to_have_count(0)
    expect(person.see("tray-tile").first).to_be_visible()
    expect(person.see("display-card")).to_have_count(0)


@pytest.mark.parametrize("size", [(320, 568), (667, 375), (844, 390)])
def test_on_a_low_screen_what_one_decides_with_stays(new_page: NewPage, size: tuple[int, int]) -> None:
    """Also sideways, where the decision stands beside the table."""
    person = Person(new_page(**_phone(*size)), fingers=True)
    person.play_now()
    for _ in range(8):
        person.await_turn()
        buttons = person.page.get_by_role("region", name="Decision").get_by_role("button")
        for piece in (*buttons.all(), *person.see("hand-card").all()):
            expect(piece).to_be_in_viewport(ratio=0.7)
        person.any_choice()


def test_everything_can_be_hit_with_a_finger(person: Person) -> None:
    page = person.page
    person.open()
    expect(person.see("play-now")).to_be_enabled()
    assert page.evaluate(SMALL, FINGER) == []
    person.play_now()
    assert [small for small in page.evaluate(SMALL, FINGER) if not small.startswith("hand-card")] == []


def test_the_menu_holds_what_the_screen_has_no_room_for(person: Person) -> None:
    page = person.page
    person.play_now()
    page.get_by_role("button", name="Scoring, chronicle, chat").tap()
    for tab in ("Chronicle", "Chat"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tabpanel")).to_be_visible()
    page.get_by_role("button", name="Rules").tap()
    expect(page.get_by_role("searchbox")).to_be_visible()
    _fits(page)


def _phone(width: int, height: int) -> dict[str, Any]:
    return {**PHONE, "viewport": {"width": width, "height": height}}


def _fits(page: Page) -> None:
    """Nothing sticks out to the side."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
