"""Bots: the sensible one is good enough to play against, plays everything, and sees nothing it must not see."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import pytest

from sabika.bots.bot import Bot, RandomBot, decide, make_bot
from sabika.bots.sensible import SensibleBot
from sabika.core import flow, snapshot
from sabika.core.actions import Move
from sabika.core.chance import Chance
from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.core.view import Hidden, View, determinize, view
from sabika.rules.alhambra.ending import winners
from sabika.rules.boxes import MODULES, ruleset

ALL = tuple(MODULES)
MIXES = {"base": (), **{module: (module,) for module in ALL}, "all": ALL}


def fresh(seed: str, players: int, modules: tuple[str, ...] = ()) -> State:
    return flow.start(ruleset(Config(players=players, modules=modules)), Chance.from_text(seed))


def positions(seed: str, players: int, modules: tuple[str, ...], every: int) -> Iterator[State]:
    """Now and then a position of a random game in which there is something to choose."""
    s, rng = fresh(seed, players, modules), random.Random(seed)
    decisions = 0
    while not s.over:
        choices = flow.moves(s)
        decisions += 1
        if len(choices) > 1 and decisions % every == 0:
            yield s
        flow.play_move(s, rng.choice(choices))


# ---------------------------------------------------------------- strength


def test_the_sensible_bot_beats_the_random_bot() -> None:
    games, won = 30, 0
    for game in range(games):
        s, rng, mine = fresh(f"duel {game}", 2), random.Random(game), game % 2
        bots: list[Bot] = [RandomBot(rng), RandomBot(rng)]
        bots[mine] = SensibleBot(rng)
        while not s.over:
            flow.play_move(s, decide(bots[s.decider or 0], s))
        won += winners(s) == [mine]
    assert won >= 0.8 * games


PLAYED = [
    *((players, "base") for players in range(2, 7)),
    *((2 + number % 5, module) for number, module in enumerate(ALL)),
    *((2 + number % 5, f"some {number}") for number in range(10)),
    (3, "all"),
]
MIXES |= {f"some {n}": tuple(random.Random(n).sample(ALL, 6)) for n in range(10)}


@pytest.mark.parametrize(("players", "mix"), PLAYED)
def test_the_sensible_bot_plays_everything_to_the_end(mix: str, players: int) -> None:
    s, bot = fresh(f"{mix} {players}", players, MIXES[mix]), make_bot("sensible", random.Random(players))
    decisions = 0
    while not s.over and decisions < 5000:
        flow.play_move(s, decide(bot, s))
        decisions += 1
    assert s.over
    assert s.scored == 3
    assert min(s.scores) > 0


# ---------------------------------------------------------------- what bots see


class Witness:
    """Writes down what a bot is shown and lets the random bot choose."""

    def __init__(self) -> None:
        self.shown: list[View] = []
        self._bot = RandomBot(random.Random(3))

    def choose(self, v: View, choices: Sequence[Move]) -> Move:
        self.shown.append(v)
        return self._bot.choose(v, choices)


def test_a_bot_is_shown_views_only() -> None:
    s, witness = fresh("witness", 3, ALL), Witness()
    while not s.over:
        flow.play_move(s, decide(witness, s))
    assert len(witness.shown) > 100
    assert all(type(v) is View and v.seat == v.decider for v in witness.shown)
    assert all(isinstance(v.supply, Hidden) for v in witness.shown)
    midgame = [v for v in witness.shown if not v.ending]
    assert all(isinstance(hand, Hidden) is (seat != v.seat) for v in midgame for seat, hand in enumerate(v.hands))


@pytest.mark.parametrize("mix", ["base", "characters", "sultan", "building_sites", "all"])
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_hidden_does_not_change_its_mind(mix: str, players: int) -> None:
    """The same view and the same luck give the same move, whichever of the possible truths holds."""
    rng, seen = random.Random(1), 0
    for s in positions(f"hidden {mix}", players, MIXES[mix], 23):
        true = view(s, s.decider, memory=True)
        truth = snapshot.digest(s)
        other = determinize(true, rng)
        assert flow.moves(other) == flow.moves(s)
        chosen = SensibleBot(random.Random(2)).choose(true, flow.moves(s))
        assert chosen == SensibleBot(random.Random(2)).choose(view(other, s.decider, memory=True), flow.moves(other))
        assert chosen in flow.moves(s)
        assert snapshot.digest(s) == truth
        seen += truth != snapshot.digest(other)
    assert seen > 5


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SetupError, match="sensible"):
        make_bot("brilliant", random.Random(1))
