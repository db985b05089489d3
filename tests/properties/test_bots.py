"""Bots: each level beats the one below, plays everything, and sees nothing it must not see."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import Any

import pytest

from sabika.bots import expert
from sabika.bots.bot import LEVELS, Bot, RandomBot, decide, make_bot
from sabika.bots.expert import Expert
from sabika.bots.foresight import NEVER
from sabika.bots.planner import Planner
from sabika.core import flow, snapshot
from sabika.core.actions import KIND_MASK, Move
from sabika.core.chance import Chance
from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.core.view import Hidden, View, determinize, view
from sabika.rules.alhambra.ending import winners
from sabika.rules.boxes import BOXES, MODULES, fitting, ruleset

GAMES = 30
LOOKS = 24
"""Looks ahead for which an expert may think here: a race of some rounds."""
ALL = tuple(MODULES)
OTHERS = tuple(box for box in BOXES if box != "alhambra")
BOX_MIXES = [*((box, ()) for box in BOXES), ("alhambra", ALL), ("combined", tuple(fitting("combined"))[::2])]
"""Every box as it is, and mixes with many modules."""
MIXES = {"base": (), **{module: (module,) for module in ALL}, "all": ALL}


def fresh(seed: str, players: int, modules: tuple[str, ...] = (), box: str = "alhambra") -> State:
    return flow.start(ruleset(Config(box=box, players=players, modules=modules)), Chance.from_text(seed))


def positions(seed: str, players: int, modules: tuple[str, ...], every: int, box: str = "alhambra") -> Iterator[State]:
    """Now and then a position of a random game in which there is something to choose."""
    s, rng = fresh(seed, players, modules, box), random.Random(seed)
    decisions = 0
    while not s.over:
        choices = flow.moves(s)
        decisions += 1
        if len(choices) > 1 and decisions % every == 0:
            yield s
        flow.play_move(s, rng.choice(choices))


def level_bot(level: str, looks: int = LOOKS) -> Bot:
    """A bot of a level whose thinking is counted."""
    bot = make_bot(level, random.Random(2))
    if isinstance(bot, Expert):
        bot.thinking = looks
    return bot


# ---------------------------------------------------------------- strength


@pytest.mark.parametrize(("worse", "better"), [*pairwise(["random", "lively", "sensible", "planner"])])
def test_every_level_beats_the_one_below(worse: str, better: str) -> None:
    """So clearly that a few games show it."""
    won = [_won(better, worse, game) for game in range(GAMES)]
    assert sum(won) > 0.55 * GAMES


def _won(better: str, worse: str, game: int) -> float:
    """What the better bot has of a game for two: every deal is played from both seats."""
    s, mine = fresh(f"duel {game // 2}", 2), game % 2
    bots = [make_bot(worse, random.Random(game)) for _ in range(2)]
    bots[mine] = make_bot(better, random.Random(game))
    while not s.over:
        flow.play_move(s, decide(bots[s.decider or 0], s))
    won = winners(s)
    return 1 / len(won) if mine in won else 0.0


@pytest.mark.parametrize(("thinking", "least"), [(0, 0), (20, 10), (200, 20)])
@pytest.mark.usefixtures("counting")
def test_the_expert_uses_its_time_and_no_more(thinking: int, least: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played, outcome = [], Expert._outcome

    def counted(*args: Any) -> float:
        played.append(args)
        return outcome(*args)

    monkeypatch.setattr(Expert, "_outcome", counted)
    s = fresh("time", 3)
    choices, v = flow.moves(s), view(s, s.decider, memory=True)
    assert Expert(random.Random(1), thinking=thinking).choose(v, choices) in choices
    assert least <= len(played) <= thinking


def test_the_expert_moves_even_where_nothing_seems_worth_doing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Planner, "weigh", lambda _self, _v, choices: [NEVER] * len(choices))
    s = fresh("never", 2)
    choices = flow.moves(s)
    assert Expert(random.Random(1)).choose(view(s, s.decider, memory=True), choices) in choices


def test_the_expert_stops_when_one_move_stands_out() -> None:
    near, far = [4.0, 5.0, 6.0, 4.0], [-9.0, -8.0, -8.0, -9.0]
    assert expert._still_in_doubt({0: near, 1: [4.0, 5.5, 5.0, 4.5], 2: far}) == {0: near, 1: [4.0, 5.5, 5.0, 4.5]}
    assert expert._still_in_doubt({0: near, 2: far}) == {0: near}


PLAYED = [
    *((players, "base") for players in range(2, 7)),
    *((2 + number % 5, module) for number, module in enumerate(ALL)),
    *((2 + number % 5, f"some {number}") for number in range(10)),
    (3, "all"),
]
STRONGER = [(2, "base"), (6, "base"), *((2 + number % 5, f"some {number}") for number in range(4))]
MIXES |= {f"some {n}": tuple(random.Random(n).sample(ALL, 6)) for n in range(10)}


@pytest.mark.parametrize(
    ("level", "players", "mix"),
    [*(("sensible", *played) for played in PLAYED), *(("planner", *played) for played in STRONGER)],
)
def test_bots_play_everything_to_the_end(level: str, players: int, mix: str) -> None:
    s, bot = fresh(f"{mix} {players}", players, MIXES[mix]), make_bot(level, random.Random(players))
    decisions = 0
    while not s.over and decisions < 5000:
        flow.play_move(s, decide(bot, s))
        decisions += 1
    assert s.over
    assert s.scored == 3
    assert min(s.scores) > 0


@pytest.mark.parametrize("level", ["sensible", "planner"])
@pytest.mark.parametrize("module", [name for name, module in MODULES.items() if module.kinds])
def test_bots_do_what_a_module_adds(module: str, level: str) -> None:
    """In some game at least one of its actions is chosen that is more than to decline, where something else could be:
    characters, for example, were never bid for."""
    assert any(_does(module, make_bot(level, random.Random(game)), f"{module} {game}") for game in range(12))


def _does(module: str, bot: Bot, seed: str) -> bool:
    s = fresh(seed, 3, (module,))
    codec, own = s.rules.codec, {kind.name for kind in MODULES[module].kinds}
    while not s.over:
        choices, move = flow.moves(s), decide(bot, s)
        if codec.kinds[move & KIND_MASK].name in own and len(choices) > 1 and not codec.declines(move):
            return True
        flow.play_move(s, move)
    return False


@pytest.mark.usefixtures("counting")
@pytest.mark.parametrize(("box", "modules"), BOX_MIXES)
def test_all_levels_play_every_box_at_one_table(box: str, modules: tuple[str, ...]) -> None:
    """At the beginning, and after the first scoring."""
    s, rng = fresh(f"levels {box}", len(LEVELS), modules, box), random.Random(1)
    bots = [level_bot(level, 12) for level in LEVELS]
    decided = set[int]()
    for _ in range(2):
        for _ in range(12):
            move, seat = decide(bots[s.decider or 0], s), s.decider
            assert move in flow.moves(s)
            assert seat is not None
            decided.add(seat)
            flow.play_move(s, move)
        while not s.scored:
            flow.play_move(s, rng.choice(flow.moves(s)))
    assert decided == set(range(len(LEVELS)))


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


@pytest.mark.usefixtures("counting")
@pytest.mark.parametrize("mix", ["base", "characters", "sultan", "building_sites", "all", *OTHERS])
@pytest.mark.parametrize(("level", "players"), [("lively", 3), ("sensible", 2), ("planner", 4), ("expert", 2)])
def test_what_is_hidden_does_not_change_its_mind(mix: str, level: str, players: int) -> None:
    """The same view and the same luck give the same move, whichever of the possible truths holds."""

    def chosen(v: View, choices: Sequence[Move]) -> Move:
        return level_bot(level).choose(v, choices)

    rng, seen = random.Random(1), 0
    every, most = (71, 3) if level == "expert" else (97, 100) if mix == "all" else (23, 100)
    box = mix if mix in OTHERS else "alhambra"
    for s in islice(positions(f"hidden {mix}", players, MIXES.get(mix, ()), every, box), most):
        true = view(s, s.decider, memory=True)
        truth = snapshot.digest(s)
        other = determinize(true, rng)
        assert flow.moves(other) == flow.moves(s)
        move = chosen(true, flow.moves(s))
        assert move == chosen(view(other, s.decider, memory=True), flow.moves(other))
        assert move in flow.moves(s)
        assert snapshot.digest(s) == truth
        seen += truth != snapshot.digest(other)
    assert seen >= min(most, 6)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(SetupError, match="sensible"):
        make_bot("brilliant", random.Random(1))
