"""Pieces of modules: on their shelf, and seen close."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.person import Person
from tests.web.serving import Server
from tests.web.test_phone import PHONE


def test_a_piece_is_seen_close(person: Person) -> None:
    page = person.page
    person.new_game(modules=["squares"], seed="pieces")
    person.await_turn()
    person.see("item").first.click(button="right")
    card = person.see("piece-card")
    expect(card).to_contain_text("Square")
    expect(card).to_contain_text("as an action")
    assert not violations(page)
    card.get_by_role("button", name="Squares").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    expect(page.get_by_role("button", name="Squares", pressed=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(card.get_by_role("button", name="Squares")).to_be_focused()
    page.keyboard.press("Escape")
    person.see("stall-1").click(button="right")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_long_press_is_no_tap(new_page: NewPage) -> None:
    person = Person(new_page(**PHONE), fingers=True)
    person.new_game(modules=["squares"], seed="pieces")
    person.await_turn()
    box = person.see("display-card").first.bounding_box()
    assert box is not None
    devtools = person.page.context.new_cdp_session(person.page)
    place = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [place]})
    expect(person.see("piece-card")).to_be_visible()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(person.see("clear")).to_have_count(0)


def test_a_full_shelf_is_folded_up(person: Person, server: Server) -> None:
    person.new_game(modules=server.modules(), seed="pieces")
    person.await_turn()
    sign = person.see("shelf-falconers")
    expect(sign).to_have_attribute("aria-expanded", "false")
    falcons = person.page.locator("[data-testid=item][data-key^=falcon]")
    expect(falcons).to_have_count(0)
    sign.click()
    expect(falcons).to_have_count(15)
