"""The tiles that are still to come, looked up from the number of them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.person import Person
from tests.web.serving import Server
from tests.web.test_phone import PHONE


def test_the_tiles_left_are_looked_up_by_keyboard(person: Person, server: Server) -> None:
    person.new_game(seats=("here", "bot"), seed="supply")
    person.await_turn()
    table = server.get(f"/games/{person.game}/table")
    person.see("supply").focus()
    person.page.keyboard.press("Enter")
    sheet = person.page.get_by_role("dialog", name=f"{table['supply']} tiles are still to come")
    for group in table["left"]:
        row = person.see(f"left-{group['key']}")
        expect(row.get_by_role("heading")).to_have_text(f"{group['name'].capitalize()} {len(group['tiles'])}")
        expect(row.get_by_role("listitem")).to_have_count(len(group["tiles"]))
    expect(sheet.get_by_role("listitem")).to_have_count(table["supply"])
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(person.see("supply")).to_be_focused()


def test_they_are_looked_up_with_a_finger(new_page: NewPage, server: Server) -> None:
    person = Person(new_page(**PHONE), fingers=True)
    person.new_game(modules=["camps", "medina"], seed="supply")
    person.await_turn()
    person.press("supply")
    expect(person.see("left-camp").get_by_role("heading")).to_contain_text("Camp")
    expect(person.see("left-medina").get_by_role("listitem").first).to_be_visible()
    expect(person.see("tiles-left").get_by_role("listitem")).to_have_count(
        server.get(f"/games/{person.game}/table")["supply"]
    )
    person.page.get_by_role("button", name="Close").tap()
    expect(person.see("tiles-left")).to_have_count(0)
