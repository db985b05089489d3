"""Two players with Dirk, the silent third."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.person import Person


def test_two_play_a_whole_game_with_dirk(person: Person) -> None:
    person.new_game(seats=("here", "bot"))
    person.await_turn()
    dirk = person.page.get_by_role("article", name="Dirk")
    expect(dirk).to_contain_text("silent third player")
    person.play_until_over()
    assert person.scorings == 3
    expect(person.see("result").get_by_role("listitem")).to_have_count(2)
