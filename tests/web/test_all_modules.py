"""Games with many modules, as a person plays them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.serving import Server

UNLIKE = (
    *("vizier", "characters", "city_walls", "street_trader", "treasure_chamber"),
    *("sultan", "caravanserai", "falconers", "building_sites", "magical_buildings"),
)
"""Modules that ask for very different things."""


def test_a_whole_game_with_ten_modules(person: Person, server: Server) -> None:
    person.new_game(modules=UNLIKE, seed="ten modules")
    person.never_interrupt()
    person.play_until_over()
    _ends(person, server, list(UNLIKE))


def test_a_game_with_all_modules(person: Person, server: Server) -> None:
    """Modules that are added later join by themselves. A bot plays the later part, since so many modules take long."""
    modules = server.modules()
    person.new_game(modules=modules, seed="all modules")
    person.play(30)
    person.never_interrupt()
    person.play(15)
    person.leave_to_bot()
    person.play_until_over()
    _ends(person, server, modules)


def _ends(person: Person, server: Server, modules: list[str]) -> None:
    assert person.scorings == 3
    expect(person.see("result")).to_be_visible()
    assert server.get(f"/games/{person.game}/table")["modules"] == modules
