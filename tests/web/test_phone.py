"""On a phone, with fingers."""

from __future__ import annotations

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


def test_the_buttons_stay_under_the_finger(person: Person) -> None:
    """What a choice would bring comes a moment later, and takes no room."""
    person.play_now()
    person.await_turn()
    person.press("display-card")
    primary = person.see("primary")
    before = primary.bounding_box()
    expect(person.page.get_by_role("region", name="Decision").get_by_text("if scored now")).to_be_visible()
    assert primary.bounding_box() == before


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


def _fits(page: Page) -> None:
    """Nothing sticks out to the side."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
