"""Every screen is clean before axe-core, in light and dark, on desktop and phone."""

from __future__ import annotations

from typing import Any, Final, Literal

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.person import Person
from tests.web.serving import Server
from tests.web.test_phone import PHONE

THEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
DEVICES = pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])


@DEVICES
def test_lobby_new_game_and_rules(new_page: NewPage, device: dict[str, Any]) -> None:
    person = Person(new_page(**device))
    page = person.page
    person.open()
    expect(person.see("play-now")).to_be_enabled()
    _clean(person, "lobby")
    page.get_by_role("button", name="Settings").click()
    _clean(person, "settings")
    page.keyboard.press("Escape")
    person.open("new")
    expect(person.see("open-gates")).to_be_enabled()
    _clean(person, "new game")
    person.open("rules/base.place")
    expect(page.get_by_role("article").first).to_be_visible()
    _clean(person, "rules")


@DEVICES
def test_table(new_page: NewPage, server: Server, device: dict[str, Any]) -> None:
    person = Person(new_page(**device), fingers=bool(device))
    person.new_game(modules=server.modules())
    person.await_turn()
    _clean(person, "table")
    while not person.see("tray-tile").count() or not person.look().cells:
        person.any_choice()
        person.await_turn()
    _clean(person, "placing")
    person.press("cell-0,0")
    expect(person.see("refusal")).to_be_visible()
    _clean(person, "refusal")
    person.press("seat-menu")
    _clean(person, "seat")
    person.page.keyboard.press("Escape")
    person.see("tray-tile").first.dispatch_event("contextmenu")
    expect(person.see("piece-card")).to_be_visible()
    _clean(person, "piece card")


@pytest.mark.parametrize(
    ("box", "device"),
    [("granada", PHONE), ("combined", {}), ("red_palace", {}), ("red_palace", PHONE)],
    ids=["granada", "combined", "red palace", "red palace on a phone"],
)
def test_tables_of_other_boxes(new_page: NewPage, box: str, device: dict[str, Any]) -> None:
    person = Person(new_page(**device), fingers=bool(device))
    person.new_game(box=box, seed="axe")
    person.await_turn()
    _clean(person, box)
    while not person.look().cells:
        person.any_choice()
        person.await_turn()
    _clean(person, f"placing in {box}")


@DEVICES
def test_after_the_game(new_page: NewPage, finished: str, device: dict[str, Any]) -> None:
    person = Person(new_page(**device), fingers=bool(device))
    page = person.page
    person.open(f"summary/{finished}")
    expect(person.see("rematch")).to_be_visible()
    _clean(person, "summary")
    person.open(f"replay/{finished}/20")
    expect(person.see("timeline")).to_be_visible()
    _clean(person, "replay")
    person.open(f"verify/{finished}")
    expect(page.get_by_role("heading", name="The deal follows from the chosen seed")).to_be_visible()
    _clean(person, "verify")


@DEVICES
def test_hand_over(new_page: NewPage, device: dict[str, Any]) -> None:
    person = Person(new_page(**device), fingers=bool(device))
    person.new_game(seats=("here", "here"))
    expect(person.see("hand-over")).to_be_visible()
    _clean(person, "hand-over")


@DEVICES
def test_scoring_and_result(new_page: NewPage, device: dict[str, Any]) -> None:
    person = Person(new_page(**device), fingers=bool(device))
    person.play_now()
    person.press("seat-menu")
    person.press("leave-sensible")
    expect(person.see("scoring")).to_be_visible()
    _clean(person, "scoring")
    while not person.await_turn().over:
        pass
    _clean(person, "result")


def _clean(person: Person, screen: str) -> None:
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme)
        found = violations(person.page)
        assert not found, f"{screen}, {theme}:\n" + "\n".join(found)
