"""Without a mouse: everything from the lobby to a built tile by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.person import Person

ON = "document.activeElement"
REFUSED = "cell-0,0"
"""Where the starting tile lies."""


@pytest.fixture
def person(new_page: NewPage) -> Person:
    page = new_page()
    # Whoever uses the mouse by mistake fails.
    page.add_init_script("addEventListener('pointerdown', () => { throw new Error('the mouse was used') }, true)")
    return Person(page)


def test_from_the_lobby_to_built_tiles(person: Person) -> None:
    page = person.page
    person.open()
    expect(person.see("play-now")).to_be_enabled()
    _tab_to(page, "play-now")
    page.keyboard.press("Enter")
    taken = paid = built = 0
    while not (taken and paid > 1 and built > 1):
        seen = person.await_turn()
        if seen.cells:
            _place(person)
            built += 1
        elif seen.stalls:
            _pay(person, seen.stalls[0])
            paid += 1
        elif seen.groups:
            _take(person)
            taken += 1
        else:
            _play(person, "Enter")


def test_the_money_is_chosen_card_by_card(person: Person) -> None:
    _start(person)
    page = person.page
    while not (stalls := person.look().stalls):
        _take(person)
        person.await_turn()
    _focus_stall(person, stalls[0])
    page.keyboard.press("Space")
    raised = page.locator("[data-testid=hand-card][aria-pressed=true]")
    count = raised.count()
    assert count
    # A card taken out of the suggestion leaves it open how to pay; put back, it can be paid again.
    _tab_to(page, "hand-card", pressed=True)
    page.keyboard.press("Space")
    expect(raised).to_have_count(count - 1)
    page.keyboard.press("Space")
    expect(raised).to_have_count(count)
    _play(person, "Enter")
    person.await_turn()
    expect(page.get_by_role("group", name="To be built")).to_be_visible()


def test_escape_regions_and_rules(person: Person) -> None:
    _start(person)
    page = person.page
    page.keyboard.press("m")
    page.keyboard.press("1")
    expect(person.see("primary")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(person.see("clear")).to_have_count(0)
    seen = set()
    for _ in range(8):
        page.keyboard.press("F6")
        seen.add(page.evaluate(f"{ON}.closest('[data-region]')?.className"))
    assert len(seen) >= 4, "F6 goes round the parts of the table"
    page.keyboard.press("/")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_refusal_leads_to_its_rule_and_back(person: Person) -> None:
    _to_placing(person)
    page, tip, rules = person.page, person.see("refusal"), person.page.get_by_role("dialog", name="Rules")
    _refused(person)
    page.keyboard.press("F6")
    chip = tip.get_by_role("button").first
    expect(chip).to_be_focused()
    _focus_is_visible(page)
    page.keyboard.press("Enter")
    expect(rules.locator("article[aria-current=true]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(chip).to_be_focused()
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    expect(person.see(REFUSED)).to_be_focused()
    _refused(person)
    for there in (chip, person.see(REFUSED)):
        page.keyboard.press("F6")
        expect(there).to_be_focused()
    expect(tip).to_have_count(0)


def test_why_is_asked_of_what_has_the_focus(person: Person) -> None:
    _to_placing(person)
    page, tip = person.page, person.see("refusal")
    _choose_cell(person)
    person.see(REFUSED).focus()
    page.keyboard.press("?")
    expect(tip).to_be_visible()
    expect(person.see("primary")).to_be_enabled()


def test_a_piece_seen_close_keeps_the_focus_and_gives_it_back(person: Person) -> None:
    _to_placing(person)
    page, card = person.page, person.see("piece-card")
    _tab_to(page, "tray-tile")
    page.keyboard.press("Shift+F10")
    expect(page.locator("dialog:focus, dialog :focus")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Tab")
        expect(page.locator(":focus:not(dialog, dialog *)")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(person.see("tray-tile").first).to_be_focused()


def test_characters_are_no_keys_where_they_are_switched_off(person: Person) -> None:
    _start(person)
    page, rules, hints = person.page, person.page.get_by_role("dialog", name="Rules"), person.page.locator("kbd")
    expect(hints.get_by_text("M", exact=True)).to_be_visible()
    _switch(page, "Letters, digits and signs as shortcuts")
    expect(hints.get_by_text("M", exact=True)).to_have_count(0)
    for key in ("m", "1", "?", "/"):
        page.keyboard.press(key)
    expect(person.see("clear")).to_have_count(0)
    expect(rules).to_have_count(0)
    page.reload()
    person.await_turn()
    page.keyboard.press("m")
    expect(person.see("clear")).to_have_count(0)
    _tab_to(page, "group-money")
    page.keyboard.press("Enter")
    expect(person.see("clear").locator("kbd")).to_have_text("Esc")
    page.keyboard.press("Escape")
    expect(person.see("clear")).to_have_count(0)
    _switch(page, "Letters, digits and signs as shortcuts")
    page.keyboard.press("m")
    expect(person.see("clear")).to_be_visible()
    page.keyboard.press("/")
    expect(rules).to_be_visible()


def _switch(page: Page, label: str) -> None:
    """Opens the settings and switches one of them."""
    page.get_by_role("button", name="Settings").press("Enter")
    page.get_by_role("switch", name=label).press("Space")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def _to_placing(person: Person) -> None:
    """Takes and pays until a tile is to be placed."""
    _start(person)
    while not (seen := person.await_turn()).cells:
        if seen.stalls:
            _pay(person, seen.stalls[0])
        else:
            _take(person)


def _refused(person: Person) -> None:
    """Tries the cell of the starting tile."""
    person.see(REFUSED).press("Space")
    expect(person.see("refusal").locator("kbd")).to_have_text("F6")


def _start(person: Person) -> None:
    person.open()
    expect(person.see("play-now")).to_be_enabled()
    _tab_to(person.page, "play-now")
    person.page.keyboard.press("Enter")
    person.await_turn()


def _take(person: Person) -> None:
    person.page.keyboard.press("m")
    person.page.keyboard.press("1")
    _play(person, "Enter")


def _pay(person: Person, stall: str) -> None:
    """The stall by its number, and the payment that is suggested."""
    person.page.keyboard.press("b")
    person.page.keyboard.press(stall.removeprefix("stall-"))
    _play(person, "Enter")


def _place(person: Person) -> None:
    _choose_cell(person)
    _play(person, "Enter")


def _choose_cell(person: Person) -> None:
    """Into the board, along the legal cells, and down."""
    _tab_to(person.page, "cell-")
    for key in ("Home", "ArrowRight", "Space"):
        person.page.keyboard.press(key)
    expect(person.see("primary")).to_be_enabled()


def _play(person: Person, key: str) -> None:
    seen = person.look()
    person.page.keyboard.press(key)
    person.await_change(seen)


def _focus_stall(person: Person, stall: str) -> None:
    _tab_to(person.page, stall)


def _tab_to(page: Page, key: str, pressed: bool = False) -> None:
    """Tab until something with this test id has the focus."""
    there = f"{ON}.dataset.testid?.startsWith('{key}')" + (f" && {ON}.ariaPressed === 'true'" if pressed else "")
    for _ in range(80):
        if page.evaluate(there):
            return
        page.keyboard.press("Tab")
        _focus_is_visible(page)
    raise AssertionError(f"Tab never comes to {key}")


def _focus_is_visible(page: Page) -> None:
    """What has the focus has a ring, itself or as its label."""
    ring = f"""() => {{
      const on = {ON}
      if (on === document.body) return true
      const style = (e) => getComputedStyle(e)
      const shows = (e) => e && (style(e).outlineStyle !== 'none' || style(e).boxShadow !== 'none')
      return shows(on) || shows(on.closest('label')) || [...on.children].some(shows)
    }}"""
    assert page.evaluate(ring), page.evaluate(f"{ON}.outerHTML").split(">")[0]
