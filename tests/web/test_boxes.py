"""The other boxes: choosing one, and playing it."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPage
from tests.web.person import Person
from tests.web.test_phone import PHONE


def test_a_box_offers_what_fits_and_says_what_does_not(person: Person) -> None:
    page = person.page
    person.open("new")
    person.see("module-squares").click()
    person.see("module-vizier").click()
    person.see("box-granada").click()
    expect(person.see("module-squares")).to_have_count(0)
    expect(person.see("module-vizier").get_by_role("checkbox")).to_be_checked()
    page.get_by_text("15 modules cannot join Granada").click()
    expect(page.get_by_text("Squares match the colours of the Alhambra")).to_be_visible()
    expect(page.get_by_label("Scoring in Granada")).to_be_visible()
    page.get_by_role("button", name="City of merchants").click()
    expect(person.see("module-vizier").get_by_role("checkbox")).not_to_be_checked()
    expect(page.get_by_role("checkbox", checked=True)).to_have_count(3)
    person.see("box-red_palace").click()
    expect(page.get_by_role("checkbox")).to_have_count(3)
    expect(page.get_by_text("Only Medina, Bazaars and Camps can join")).to_be_visible()
    expect(page.get_by_label("Scoring in Granada")).to_have_count(0)
    expect(person.see("open-gates")).to_be_enabled()


def test_another_box_is_one_touch_away(person: Person) -> None:
    person.open()
    person.page.get_by_role("button", name=re.compile("Granada.*faces")).click()
    person.await_turn()
    expect(person.see("opponent")).to_have_count(2)
    expect(person.page.get_by_text("next faces:")).to_be_visible()


def test_a_tile_of_granada_is_turned_over_for_money(person: Person) -> None:
    person.new_game(box="granada", seed="turning")
    person.to_placing()
    tile, turn = person.see("tray-tile").first, person.see("turn-over")
    bought = _key(tile)
    turn.click()
    other = _key(tile)
    assert other != bought
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(turn).to_have_accessible_name(re.compile("^Turn over: .*reverse"))
    expect(person.see("primary")).to_have_text(re.compile("Pay and turn over"))
    person.play_ready()
    assert _key(tile) == other
    person.place()
    tiles = person.page.evaluate("document.querySelectorAll('[role=gridcell][aria-label*=reverse]').length")
    assert tiles == 1


def test_the_reverse_of_a_tile_is_seen_close(person: Person) -> None:
    person.new_game(box="granada", seed="turning")
    person.await_turn()
    expect(person.see("stall-1")).to_have_accessible_name(re.compile(r"moat.*, reverse .* \d+,"))
    person.see("stall-1").click(button="right")
    expect(person.see("piece-card")).to_contain_text("reverse")


def test_a_whole_game_of_granada_on_a_phone(new_page: NewPage) -> None:
    person = Person(new_page(**PHONE), fingers=True)
    person.new_game(box="granada", seed="granada")
    person.play_until_over()
    _ends(person)


def test_a_whole_game_of_alhambra_with_granada(person: Person) -> None:
    """combined.deck.second-never: the second scoring may be skipped."""
    person.new_game(box="combined", seed="both")
    person.await_turn()
    expect(person.page.get_by_test_id(re.compile("^stall-"))).to_have_count(8)
    ledger = person.page.get_by_role("table").first
    for word in ("Palace", "City", "moat", "wall along the moat"):
        expect(ledger).to_contain_text(word)
    person.play_until_over()
    _ends(person, least=2)
    person.see("result").get_by_role("link", name="Summary").click()
    person.page.get_by_role("button", name="wall along the moat").click()
    expect(person.page.get_by_role("heading", name="Wall along the moat, turn by turn")).to_be_visible()


def test_a_whole_game_of_the_red_palace(person: Person) -> None:
    page = person.page
    person.new_game(box="red_palace", seed="red palace")
    person.await_turn()
    board = page.get_by_role("region", name="Guard board")
    expect(board.get_by_test_id("item")).to_have_count(4)
    expect(board.get_by_role("listitem")).to_have_count(8)
    expect(page.get_by_role("group", name="Overview").get_by_test_id("item")).to_have_count(3)
    person.play(60)
    person.never_interrupt()
    person.play_until_over()
    _ends(person)


def _key(tile: Locator) -> str:
    key = tile.get_attribute("data-key")
    assert key is not None
    return key


def _ends(person: Person, least: int = 3) -> None:
    assert least <= person.scorings <= 3
    expect(person.see("result")).to_be_visible()
