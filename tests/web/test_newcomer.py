"""Somebody who has never been here plays a whole game, and looks back at it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.person import Person


def test_one_click_to_a_table_and_a_whole_game(person: Person) -> None:
    page = person.page
    person.play_now()
    expect(person.see("opponent")).to_have_count(2)
    game = person.game
    person.play_until_over()
    assert person.scorings == 3
    expect(person.see("result")).to_contain_text("won")

    person.see("result").get_by_role("link", name="Summary").click()
    expect(page.get_by_role("heading", name="The race for points")).to_be_visible()
    assert page.locator("figure svg path.line").count() >= 6
    page.get_by_role("link", name="Watch the replay").click()
    expect(person.see("replay-position")).to_have_text(re.compile(r"^0 / \d+$"))
    page.go_back()
    page.get_by_role("link", name="Check the deal").click()
    expect(page.get_by_role("heading", name="The deal follows from the chosen seed")).to_be_visible()
    expect(page.get_by_text("differs", exact=True)).to_have_count(0)
    page.get_by_role("link", name="Sabika, to the lobby").click()
    expect(page.locator(f"a[href='#/summary/{game}']")).to_be_visible()


def test_a_scoring_is_told_row_by_row(person: Person) -> None:
    page = person.page
    person.play_now()
    person.press("seat-menu")
    person.press("leave-sensible")
    scoring = person.see("scoring")
    expect(scoring).to_be_visible()
    expect(scoring.get_by_role("heading", name="First scoring")).to_be_visible()
    page.keyboard.press("Home")
    rows = scoring.locator("tbody tr")
    expect(rows.first).to_be_visible()
    for _ in range(rows.count()):
        page.keyboard.press("ArrowRight")
    expect(person.see("scoring-next")).to_have_text(re.compile("Continue"))
    expect(scoring.locator("tfoot")).to_contain_text(re.compile(r"\d"))
    page.keyboard.press("Escape")
    expect(scoring.get_by_role("heading", name="First scoring")).to_have_count(0)
