"""Bots play Granada, alone and with the Alhambra, as they play the base game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sabika.bots.bot import Bot, RandomBot, decide
from sabika.bots.sensible import SensibleBot
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.rules.alhambra.ending import winners
from sabika.rules.boxes import ruleset

GAMES = 6


@pytest.mark.parametrize("box", ["granada", "combined"])
def test_the_sensible_bot_beats_the_random_bot_and_uses_what_is_new(box: str) -> None:
    won, verbs, cities = 0, Counter[str](), set()
    for game in range(GAMES):
        s, mine = flow.start(ruleset(Config(box=box, players=2)), Chance.from_text(f"duel {game}")), game % 2
        rng = random.Random(game)
        bots: list[Bot] = [RandomBot(rng), RandomBot(rng)]
        bots[mine] = SensibleBot(rng)
        while not s.over:
            move = decide(bots[s.decider or 0], s)
            if s.decider == mine:
                verbs[s.rules.codec.action(move).kind] += 1
            flow.play_move(s, move)
        won += winners(s) == [mine]
        cities |= {s.rules.tiles[piece].city for _, piece in s.palaces[mine].pieces()}
    assert won >= GAMES - 1
    assert verbs["turn-over"] > 0
    assert verbs["turn-over"] < verbs["place"] / 2
    assert cities == set(range(s.rules.cities))
