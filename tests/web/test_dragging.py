"""Tiles are dragged from beside a palace onto it or into the reserve, with the mouse and with a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.web.conftest import NewPage
from tests.web.person import Person
from tests.web.serving import Server
from tests.web.test_phone import PHONE

Drag = Callable[[Page, Locator, Locator], None]


def with_the_mouse(page: Page, what: Locator, where: Locator) -> None:
    page.mouse.move(*_middle(what))
    page.mouse.down()
    page.mouse.move(*_middle(where), steps=8)
    page.mouse.up()


def with_a_finger(page: Page, what: Locator, where: Locator) -> None:
    touches = page.context.new_cdp_session(page)
    (x, y), (end_x, end_y) = _middle(what), _middle(where)
    _touch(touches, "touchStart", x, y)
    for step in range(1, 9):
        _touch(touches, "touchMove", x + (end_x - x) * step / 8, y + (end_y - y) * step / 8)
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def _touch(touches: CDPSession, kind: str, x: float, y: float) -> None:
    touches.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def _middle(piece: Locator) -> tuple[float, float]:
    box = piece.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


MANNERS = pytest.mark.parametrize(
    ("drag", "device"), [(with_the_mouse, {}), (with_a_finger, PHONE)], ids=["mouse", "finger"]
)


@MANNERS
def test_a_tile_lies_where_it_was_let_go(new_page: NewPage, server: Server, drag: Drag, device: dict[str, Any]) -> None:
    person = Person(new_page(**device), fingers=bool(device))
    person.play_now()
    person.to_placing()
    tile, cell = person.see("tray-tile").first, person.look().cells[0]
    key, (x, y) = tile.get_attribute("data-key"), map(int, cell.removeprefix("cell-").split(","))
    drag(person.page, tile, person.see(cell))
    expect(person.see("primary")).to_be_enabled()
    person.play_ready()
    palaces = [seat["palace"]["tiles"] for seat in server.get(f"/games/{person.game}/table")["seats"]]
    assert [(built["x"], built["y"]) for tiles in palaces for built in tiles if built["tile"] == key] == [(x, y)]


@MANNERS
def test_where_it_may_not_lie_the_reason_is_told(new_page: NewPage, drag: Drag, device: dict[str, Any]) -> None:
    person = Person(new_page(**device), fingers=bool(device))
    person.play_now()
    person.to_placing()
    drag(person.page, person.see("tray-tile").first, person.see("cell-0,0"))
    expect(person.see("refusal")).to_be_visible()
    assert not person.look().ready


def test_a_tile_is_dragged_into_the_reserve(person: Person) -> None:
    person.play_now()
    person.to_placing()
    _over_the_reserve(person)
    person.page.mouse.up()
    expect(person.see("primary")).to_be_enabled()
    expect(person.see("primary")).to_contain_text("reserve")


def test_escape_takes_a_dragged_tile_back(person: Person) -> None:
    person.play_now()
    person.to_placing()
    _over_the_reserve(person)
    person.page.keyboard.press("Escape")
    person.page.mouse.up()
    assert not person.look().ready


def _over_the_reserve(person: Person) -> None:
    """Drags a tile about, which opens a place for it in the reserve, and there."""
    page = person.page
    page.mouse.move(*_middle(person.see("tray-tile").first))
    page.mouse.down()
    page.mouse.move(700, 400, steps=4)
    page.mouse.move(*_middle(page.get_by_role("group", name="Reserve", exact=True)), steps=4)
