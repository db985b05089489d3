"""Bots in the Red Palace, and views that tell them nothing they must not know."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from sabika.bots.bot import RandomBot, decide
from sabika.bots.sensible import SensibleBot
from sabika.core import flow
from sabika.core.state import State
from sabika.core.view import _withheld, determinize, view
from sabika.rules.alhambra.ending import winners
from tests.rules.red_palace.support import rules, set_up, whole_games
from tests.views.test_views import plain, rearranged

MIX = ("medina", "bazaars", "camps")


def duel(seed: int, *, guards_of_rivals: bool = True, random_rival: bool = False) -> tuple[State, int, Counter[str]]:
    """A game for two between the sensible bot and another one: its end, the seat of the sensible bot and how often it
    used which ability."""
    s, rng, mine = set_up(2, f"duel {seed}")[0], random.Random(seed), seed % 2
    bots: list[Any] = [RandomBot(rng) if random_rival else SensibleBot(rng) for _ in range(2)]
    bots[mine] = SensibleBot(rng)
    used = Counter[str]()
    while not s.over:
        assert s.decider is not None
        move = decide(bots[s.decider], s)
        verb, _, rest = s.rules.codec.text(move).partition(" ")
        if verb == "use" and s.decider != mine and not guards_of_rivals:
            others = [m for m in flow.moves(s) if not s.rules.codec.text(m).startswith("use ")]
            move = bots[s.decider].choose(view(s, s.decider, memory=True), others)
        elif verb == "use" and s.decider == mine:
            used[rest] += 1
        flow.play_move(s, move)
    return s, mine, used


def test_the_sensible_bot_beats_the_random_bot() -> None:
    for seed in range(4):
        s, mine, _ = duel(seed, random_rival=True)
        assert winners(s) == [mine]


def test_abilities_are_of_use_to_it() -> None:
    """Against itself without abilities it wins clearly."""
    ahead, used = 0, Counter[str]()
    for seed in range(8):
        s, mine, uses = duel(seed, guards_of_rivals=False)
        ahead += s.scores[mine] - s.scores[1 - mine]
        used += uses
    assert ahead > 8 * 5
    assert {"take-money", "count-as-exact", "half-building", "wall-section", "buy-from-overview"} <= set(used)


@pytest.mark.parametrize(("players", "modules"), [(2, MIX), (3, ()), (4, ("camps",)), (6, ())])
def test_it_plays_to_the_end(players: int, modules: tuple[str, ...]) -> None:
    s, bot = set_up(players, f"to the end {players}", *modules)[0], SensibleBot(random.Random(players))
    for _ in range(3000):
        if s.over:
            break
        flow.play_move(s, decide(bot, s))
    assert (s.over, s.scored) == (True, 3)


@pytest.mark.rule("red-palace.hidden.tower-and-bag", "red-palace.hidden.hands")
def test_no_view_depends_on_what_is_hidden() -> None:
    rng = random.Random("hidden")
    for states in (*whole_games(), *whole_games(*MIX)):
        for s in rng.sample(states, 12):
            for seat in (None, *range(s.rules.players)):
                other = rearranged(s, seat, rng)
                assert plain(view(other, seat)) == plain(view(s, seat))
                imagined = determinize(view(s, seat, memory=True), rng)
                assert plain(view(imagined, seat, memory=True)) == plain(view(s, seat, memory=True))


@pytest.mark.rule("red-palace.hidden.score-tiles-open")
def test_all_that_the_box_adds_to_the_table_is_public() -> None:
    """What is drawn is drawn when it is needed, so nothing lies hidden anywhere."""
    r = rules(2, *MIX)
    parts = [module.slice_type for module in r.modules.values() if module.slice_type is not None]
    assert {part: _withheld(part) for part in (*parts, *r.decides) if _withheld(part)} == {}
