"""The invariants find what they are there to find: every kind of damage done to a state is noticed."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sabika.bots.bot import RandomBot
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.lab import invariants
from sabika.lab.invariants import broken, checked_game
from sabika.palace.grid import cell_code
from sabika.palace.palace import NEW_PALACE, build
from sabika.palace.shapes import square
from sabika.rules.boxes import MODULES, ruleset


def midgame(seed: str = "damage") -> State:
    """A position in which A has built something and holds something in its reserve, with every module in play."""
    s = flow.start(ruleset(Config(players=3, modules=tuple(MODULES))), Chance.from_text(seed))
    rng = random.Random(seed)
    while not (len(s.palaces[0].held) > 3 and s.reserves[0] and s.hands[0] and s.discard and s.turns > 20):
        flow.play_move(s, rng.choice(flow.moves(s)))
    return s


def found(s: State) -> str:
    return "; ".join(broken(s, flow.moves(s), random.Random(1)))


def _lose_a_card(s: State) -> None:
    s.discard -= s.rules.bags.unit[s.rules.bags.cards(s.discard)[0]]


def _pay_with_another_card(s: State) -> None:
    """Taking a card that is not there borrows from others; the sum of all bags stays the same."""
    missing = next(c for c in range(s.rules.money_types) if not s.rules.bags.count(s.hands[0], c))
    s.hands[0] -= s.rules.bags.unit[missing]
    s.known[0] = s.hands[0]
    s.discard += s.rules.bags.unit[missing]


def _owe_a_card(s: State) -> None:
    s.hands[0] = -1


def _know_too_much(s: State) -> None:
    s.known[0] = s.hands[0] + s.rules.bags.unit[next(iter(s.rules.bags.cards(s.discard)))]


def _lose_a_special_card(s: State) -> None:
    at = next(i for i in range(s.drawn, len(s.pile)) if s.pile[i] >= s.rules.money_types)
    s.pile = (*s.pile[:at], *s.pile[at + 1 :])


def _double_a_tile(s: State) -> None:
    s.reserves[1] = (*s.reserves[1], s.reserves[0][0])


def _lose_a_tile(s: State) -> None:
    s.reserves[0] = s.reserves[0][1:]


def _build_too_many_towers(s: State) -> None:
    s.gained[2] = (s.rules.tile_number["watchtower-garden"],) * 4


def _build_apart(s: State) -> None:
    """The last tile built is moved to where nobody can walk."""
    *others, (_, last) = s.palaces[0].pieces()
    palace = NEW_PALACE
    for code, piece in [*others, (cell_code(9, 9), last)]:
        palace = palace.place(code, piece, s.rules.shapes[piece])
    s.palaces[0] = palace


DAMAGE: dict[str, tuple[Callable[[State], None], str]] = {
    "a money card less": (_lose_a_card, "money cards are lost"),
    "another card paid": (_pay_with_another_card, "money cards are lost"),
    "a negative hand": (_owe_a_card, "from where they did not lie"),
    "a known card too many": (_know_too_much, "that it does not hold"),
    "a special card less": (_lose_a_special_card, "special cards are lost"),
    "a tile twice": (_double_a_tile, "tiles are lost or doubled"),
    "a tile less": (_lose_a_tile, "tiles are lost or doubled"),
    "more watchtowers than there are": (_build_too_many_towers, "tiles are lost or doubled"),
    "a tile apart": (_build_apart, "on-foot"),
}


def test_an_honest_state_is_whole() -> None:
    assert found(midgame()) == ""


@pytest.mark.parametrize("what", DAMAGE)
def test_damage_is_noticed(what: str) -> None:
    damage, expected = DAMAGE[what]
    s = midgame()
    damage(s)
    assert expected in found(s)


def test_a_hole_is_noticed_though_other_palaces_were_checked_before() -> None:
    ring = [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)]
    s = midgame()
    assert found(s) == ""
    s.reserves[0] += tuple(piece for _, piece in s.palaces[0].pieces())
    tiles = s.supply[s.taken : s.taken + len(ring)]
    s.taken += len(ring)
    s.palaces[0] = build({cell: (tile, square("")) for cell, tile in zip(ring, tiles, strict=True)})
    assert "no-hole: the empty space at (1,1)" in found(s)


def test_options_that_are_doubled_or_refused_are_noticed() -> None:
    s, rng = midgame(), random.Random(1)
    choices = flow.moves(s)
    assert "an option is offered twice" in broken(s, [*choices, choices[0]], rng)
    foreign = s.rules.codec.move("bid", 3)
    assert any("is offered and refused" in fault for fault in broken(s, [*choices, foreign], rng))
    assert "nobody can move but the game is not over" in broken(s, [], rng)


@pytest.mark.parametrize("careless", ["hands", "palaces"])
def test_a_clone_that_shares_a_list_is_noticed(monkeypatch: pytest.MonkeyPatch, careless: str) -> None:
    clone = State.clone

    def shallow(s: State) -> State:
        new = clone(s)
        setattr(new, careless, getattr(s, careless))
        return new

    s = midgame()
    monkeypatch.setattr(State, "clone", shallow)
    assert checked_game(s, RandomBot(random.Random(1)), random.Random(1))[1] == [
        "playing on a clone changed the original"
    ]


def test_an_error_in_the_engine_is_a_fault_with_its_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    played = flow.play_move

    def stumble(s: State, move: int) -> None:
        if s.turns == 5:
            raise KeyError("stumbled")
        played(s, move)

    monkeypatch.setattr(flow, "play_move", stumble)
    s = flow.start(ruleset(Config()), Chance.from_text("x"))
    decisions, faults = checked_game(s, RandomBot(random.Random(1)), random.Random(1))
    assert decisions >= 4
    assert faults == ["KeyError: 'stumbled'"]


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(invariants, "ENDLESS", 10)
    s = flow.start(ruleset(Config()), Chance.from_text("x"))
    assert checked_game(s, RandomBot(random.Random(1)), random.Random(1)) == (10, ["the game does not end"])
