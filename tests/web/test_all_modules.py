"""A game with every module there is; modules that are added later join by themselves."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.serving import Server


def test_a_whole_game_with_all_modules(person: Person, server: Server) -> None:
    modules = server.modules()
    person.new_game(modules=modules)
    person.play_until_over()
    assert person.scorings == 3
    expect(person.see("result")).to_be_visible()
    assert server.get(f"/games/{person.game}/table")["modules"] == modules
