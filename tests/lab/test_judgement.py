"""The judgement: what it remembers of other positions changes nothing."""

from __future__ import annotations

import random

import pytest

from sabika.bots.foresight import payable_exactly
from sabika.bots.judgement import look
from sabika.core import flow
from sabika.core.actions import KIND_BITS, KIND_MASK, Move
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.lab.simulate import mix_of
from sabika.rules.alhambra.buying import PAYMENT_SHIFT
from sabika.rules.alhambra.frames import Act
from sabika.rules.boxes import BOXES, ruleset

MIXES = [(box, "") for box in BOXES] + [(box, "all") for box in BOXES] + [("alhambra", "random:8")]


@pytest.mark.parametrize(("box", "modules"), MIXES)
def test_a_position_is_judged_the_same_whatever_was_judged_before(box: str, modules: str) -> None:
    """Positions of several games that take turns, and what each may become: the same again with nothing remembered."""
    rules = ruleset(mix_of(Config(box=box, players=3), modules, 0, "judged"))
    rng = random.Random("judged")
    games = [flow.start(rules, Chance.from_text(f"judged {number}")) for number in range(3)]
    rules.memo.pop("built", None)
    for _ in range(25):
        for s in games:
            choices = flow.moves(s) if not s.over else []
            for move in rng.sample(choices, min(4, len(choices))):
                after = s.clone()
                flow.play_move(after, move)
                if not after.over:
                    remembered = [look(after.clone(), seat) for seat in range(3)]
                    kept = rules.memo.pop("built")
                    assert [look(after.clone(), seat) for seat in range(3)] == remembered
                    rules.memo["built"] = kept
            for _ in range(6):
                if not s.over:
                    flow.play_move(s, rng.choice(flow.moves(s)))


@pytest.mark.parametrize("modules", ["", "diamonds", "currency_exchange", "characters", "all"])
def test_what_can_be_paid_to_the_coin_is_what_the_rules_offer(modules: str) -> None:
    """With diamonds, cards of another currency and whatever else modules take as money."""
    rules = ruleset(mix_of(Config(players=3), modules, 0, "coins"))
    buy, rng, found = rules.codec.number["buy"], random.Random("coins"), 0
    for game in range(3):
        s = flow.start(rules, Chance.from_text(f"coins {game}"))
        while not s.over and s.scored < 2:
            choices = flow.moves(s)
            if type(s.stack[-1]) is Act:
                bought = [
                    ((move >> KIND_BITS) % (1 << PAYMENT_SHIFT - KIND_BITS), move >> PAYMENT_SHIFT)
                    for move in choices
                    if _is(buy, move)
                ]
                exact = {tile for tile, bag in bought if rules.bags.total(bag) == rules.prices[tile]}
                assert set(payable_exactly(s, s.active)) == exact & set(s.market)
                found += len(exact)
            flow.play_move(s, rng.choice(choices))
    assert found


def _is(kind: int, move: Move) -> bool:
    return move & KIND_MASK == kind
