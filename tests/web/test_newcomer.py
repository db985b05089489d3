"""Somebody who has never been here plays a whole game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.person import Person


def test_three_clicks_to_a_table_and_a_whole_game(person: Person) -> None:
    page = person.page
    person.play_now()
    expect(page.get_by_test_id("opponent")).to_have_count(2)
    person.play_until_over()
    assert person.scorings == 3
    expect(person.see("result")).to_contain_text("won")
