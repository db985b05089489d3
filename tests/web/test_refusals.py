"""Nothing is dead: what cannot be done says why, and what can be done says what it would bring."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.person import Person


def test_a_stall_too_dear_names_its_rule(person: Person) -> None:
    person.play_now()
    dear = person.page.locator("button:has(> .plaque.off)")
    while not dear.count():
        person.play(1)
        person.await_turn()
    dear.first.click()
    _leads_to_its_rule(person)


def test_a_forbidden_cell_names_its_rule(person: Person) -> None:
    person.play_now()
    person.to_placing()
    legal = person.look().cells
    person.press("cell--1,-1" if "cell--1,-1" not in legal else "cell-1,1")
    _leads_to_its_rule(person)
    expect(person.page.locator(".cell.refused")).to_have_count(1)


def test_a_tip_goes_with_the_next_touch(person: Person) -> None:
    person.play_now()
    person.to_placing()
    person.press("cell-0,0")
    expect(person.see("refusal")).to_be_visible()
    person.place()
    expect(person.see("refusal")).to_have_count(0)


def test_hovering_shows_what_a_choice_would_bring(person: Person) -> None:
    page = person.page
    person.play_now()
    effects = page.get_by_role("region", name="Decision").get_by_text("if scored now")
    cells = _placing(person)
    while not _brings_points(person, cells[0]):
        person.see(cells[0]).hover()
        expect(effects).to_be_visible()
        person.place()
        cells = _placing(person)
    person.see(cells[0]).hover()
    expect(effects).to_be_visible()
    person.press(cells[0])
    effects.click()
    explained = page.get_by_role("note")
    expect(explained.locator(".rulechip").first).to_be_visible()
    assert re.search(r"\d", explained.inner_text())


def _placing(person: Person) -> list[str]:
    """The cells for a tile just bought; each says at once what it would bring."""
    person.to_placing()
    cells = person.look().cells
    for cell in cells:
        expect(person.see(cell)).to_have_attribute("data-caption", re.compile(r"^[+−]\d+$"))
    return cells


def _brings_points(person: Person, cell: str) -> bool:
    return re.search("[1-9]", person.see(cell).get_attribute("data-caption") or "") is not None


def test_the_ledger_explains_its_points(person: Person) -> None:
    page = person.page
    person.play_now()
    person.play(10)
    person.await_turn()
    ledger = page.get_by_role("region", name=re.compile("^Next:"))
    ledger.get_by_role("button", name="explain").first.click()
    expect(ledger.get_by_role("listitem").first).to_be_visible()


def _leads_to_its_rule(person: Person) -> Locator:
    """The refusal shows a sentence and a chip; the chip opens the rules at that rule."""
    tip = person.see("refusal")
    expect(tip).to_be_visible()
    chip = tip.get_by_role("button").first
    rule = chip.inner_text().split("\n")[-1].split()[-1]
    assert len(tip.locator("p").first.inner_text()) > 15
    chip.click()
    here = person.page.get_by_role("dialog", name="Rules").locator("article[aria-current=true]")
    expect(here.locator("code")).to_have_text(rule)
    expect(here).to_be_in_viewport()
    person.page.keyboard.press("Escape")
    expect(here).to_have_count(0)
    return tip


@pytest.mark.parametrize("width", [1440, 1024])
def test_the_board_stays_under_the_pointer(person: Person, width: int) -> None:
    """What hovering shows takes no room: with two players there are most buttons beside it."""
    person.page.set_viewport_size({"width": width, "height": 900})
    person.new_game(seats=("here", "bot"))
    person.to_placing()
    bar = person.page.get_by_role("region", name="Decision")
    heights = []
    for cell in person.look().cells:
        person.see(cell).hover()
        expect(bar.get_by_text("if scored now")).to_be_visible()
        heights.append(bar.evaluate("(e) => e.offsetHeight"))
    person.page.mouse.move(5, 5)
    heights.append(bar.evaluate("(e) => e.offsetHeight"))
    assert len(set(heights)) == 1
