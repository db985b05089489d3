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


def test_a_tile_in_another_palace_is_seen_close(person: Person) -> None:
    """It lies over the sheet of its owner, and the sheet stays."""
    page = person.page
    person.play_now()
    person.see("opponent").first.click()
    sheet = page.get_by_role("dialog", name="Samira")
    sheet.get_by_test_id("cell-0,0").click()
    expect(person.see("piece-card")).to_be_visible()
    assert not violations(page)
    page.keyboard.press("Escape")
    expect(person.see("piece-card")).to_have_count(0)
    expect(sheet).to_be_visible()


def test_a_message_lies_over_the_sheet_it_came_from_and_can_be_dismissed(person: Person) -> None:
    """Whatever lies outside of a modal dialog is dead."""
    page = person.page
    person.open("rules")
    drawer = page.get_by_role("dialog", name="Rules")
    drawer.get_by_role("button", name="Copy").first.click()
    message = drawer.get_by_role("status").filter(has_text="Copied")
    expect(message).to_be_visible()
    message.get_by_role("button").click()
    expect(message).to_have_count(0)
    expect(drawer).to_be_visible()


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
