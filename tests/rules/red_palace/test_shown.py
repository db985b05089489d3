"""What the table of the Red Palace shows, and in which words."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest

from sabika.core.ruleset import Config
from sabika.core.view import view
from sabika.game import Game
from sabika.server import show
from sabika.server.wire import Item, Preview, Table
from sabika.text.messages import LANGUAGES, Messages
from tests.rules.red_palace.support import BOX, manned, red
from tests.show.support import desk
from tests.table import Table as Position

MIX = ("medina", "bazaars", "camps")
FOUR = ["denar2", "denar3", "ducat6", "ducat7"]


@cache
def played(players: int, modules: tuple[str, ...]) -> Game:
    game, rng = Game(Config(box=BOX, players=players, modules=modules), seed=f"shown {players}"), random.Random(players)
    while not game.over:
        game.play(rng.choice(game.options()).action)
    return game


def items(t: Position, key: str) -> list[Any]:
    seen = view(t.state, None)
    shown = [item for module in t.state.rules.modules.values() for item in module.items(seen)]
    return [item for item in shown if item.key == key]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "modules"), [(2, MIX), (4, ())])
def test_every_moment_can_be_shown_in_every_language(players: int, modules: tuple[str, ...], language: str) -> None:
    game, rng = played(players, modules), random.Random(language)
    for at in range(0, len(game.played), 23):
        then = game.as_of(at)
        for seat in (None, *range(players)):
            shown = show.table(then, seat, language, desk(then))
            assert msgspec.json.decode(msgspec.json.encode(shown), type=Table).you == seat
            assert all(item.name != item.key or "-" not in item.key for item in everything(shown))
            assert shown.decision is not None
            assert "{" not in shown.decision.prompt
            for choice in rng.sample(shown.decision.choices, min(2, len(shown.decision.choices))):
                assert choice.label
                show.preview(then, shown.decision.seat, Preview(id=1, move=choice.move), language)
    assert show.verification(game).verified
    assert show.summary(game, language).winners == game.winners


def everything(table: Table) -> list[Item]:
    return [*table.items, *(item for seat in table.seats for item in seat.items)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_can_be_told(language: str) -> None:
    say = Messages(language, ("Aisha", "Boabdil", "Carmen", "Daud"))
    kinds = set()
    for players, modules in ((2, MIX), (4, ())):
        for events in played(players, modules).events:
            for event in events:
                if event.kind != "scored":
                    assert say.event(event)
                    kinds.add(event.kind)
    assert {"money-pile", "guards-set", "ability-used", "points-spent", "guard-spent", "seen-ahead"} <= kinds


@pytest.mark.rule("red-palace.setup.supplies", "red-palace.hidden.score-tiles-open")
def test_supplies_spent_guards_and_abilities_lie_open() -> None:
    t = manned("take-money", "plaza", guards=2, display=FOUR, slices={"guards": {"spent": 5}})
    t.play("use plaza", "spend garden-4-NES E")
    assert [item.args["guards"] for item in items(t, "placement")] == [2, 2, 2, 0, 0, 0, 0, 0]
    assert [item.args["points"] for item in items(t, "placement")] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [item.count for item in items(t, "guard")] == [32 - 6 - 1]
    assert [item.note for item in items(t, "plaza")] == ["note-ability-used", "note-plaza-supply"]
    assert [item.count for item in items(t, "plaza")] == [1, 5]
    marks = [(item.owner, item.tile, item.lies) for item in items(t, "guard-N")]
    assert marks == [(0, t.state.rules.tile_number["tower-7-NSW"], True)]


def test_a_half_building_lies_before_its_owner() -> None:
    t = red(slices={"abilities": {"halves": [["garden", 2]]}})
    owners = {item.kind: item.owner for item in items(t, "half-building")}
    assert owners == {0: None, 1: None, 2: None, 3: None, 4: 2, 5: None}


def test_guard_towers_are_printed_on_terrain() -> None:
    pieces = show.pieces(red().state.rules, "en")
    assert pieces.tiles["garden-7-NEW"].extra == {"towers": "EW"}
    assert pieces.tiles["terrain-7-NEW"].extra == {"towers": "EW"}
    assert pieces.tiles["garden-5-NW-a"].name == "garden 5 (NW a)"
    assert pieces.tiles["garden-11-c"].name == "garden 11 (c)"
