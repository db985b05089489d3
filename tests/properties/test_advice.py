"""Advice: legal, by what may be seen, true, and it finds the move that spoiled a game."""

from __future__ import annotations

import math
import random
from itertools import islice

import pytest

from sabika.bots import advice
from sabika.bots.bot import decide, make_bot
from sabika.bots.planner import Planner
from sabika.core import flow, snapshot
from sabika.core.state import State
from sabika.core.view import determinize, view
from sabika.rules.alhambra.scoring import building_counts
from sabika.rules.boxes import BOXES, MODULES
from sabika.server.show.words import Words
from sabika.text.messages import LANGUAGES
from tests.properties.test_bots import BOX_MIXES, LOOKS, fresh, positions
from tests.text.test_messages import all_messages

ALL = tuple(MODULES)
MIXES = [
    *((box, 2 + number % 2, ()) for number, box in enumerate(BOXES)),
    ("alhambra", 4, ("characters", "sultan", "building_sites")),
    ("alhambra", 3, ALL),
]


def truths(s: State, rng: random.Random, times: int = 6) -> list[State]:
    """Other truths that a spectator cannot tell from this one, hands included."""
    return [determinize(view(s, None), rng) for _ in range(times)]


@pytest.mark.usefixtures("counting")
@pytest.mark.parametrize(("box", "players", "modules"), MIXES)
def test_a_hint_is_a_legal_move_and_depends_on_what_its_seat_sees_alone(
    box: str, players: int, modules: tuple[str, ...]
) -> None:
    rng, differed = random.Random(1), 0
    for s in islice(positions("hint", players, modules, 47, box), 3):
        seen, choices = view(s, s.decider, memory=True), flow.moves(s)
        found = advice.advise(seen, choices, random.Random(2), LOOKS)
        assert s.rules.codec.read(found.move) in choices
        assert 1 <= len(found.reasons) <= advice.TOLD
        other = determinize(seen, rng)
        assert found == advice.advise(view(other, s.decider, memory=True), choices, random.Random(2), LOOKS)
        differed += snapshot.digest(s) != snapshot.digest(other)
    assert differed > 1


def test_a_hint_where_nothing_is_to_be_chosen_says_so() -> None:
    s = fresh("only", 3)
    only = flow.moves(s)[:1]
    assert advice.advise(view(s, s.decider), only, random.Random(1), 0).reasons == (advice.Reason("only"),)


@pytest.mark.parametrize(("box", "players", "modules"), MIXES)
def test_motives_depend_on_what_everybody_sees_alone(box: str, players: int, modules: tuple[str, ...]) -> None:
    rng, compared = random.Random(1), 0
    for s in positions("motives", players, modules, 13, box):
        move = rng.choice(flow.moves(s))
        told = advice.motives(s, move)
        assert told
        for other in truths(s, rng):
            if flow.why_not_move(other, move) is None:
                assert advice.motives(other, move) == told
                compared += snapshot.digest(other) != snapshot.digest(s)
    assert compared > 10


def test_what_is_told_of_a_purchase_is_true() -> None:
    """The gain of the next scoring, lengths and counts are those of the palace once the tile is built."""
    told = set[str]()
    for s in positions("true", 3, (), 1):
        seat = s.decider
        assert seat is not None
        for move in flow.moves(s):
            if not s.rules.codec.text(move).startswith("place "):
                continue
            before, after = s.clone(), flow.carried_out(s, move)
            before.gained[seat] = after.gained[seat] = ()
            for reason in advice.motives(s, move):
                told.add(reason.key)
                if reason.manner == "now":
                    then, now = (sum(x.points for x in flow.score(t) if x.seat == seat) for t in (before, after))
                    assert reason.about["gain"] == now - then > 0
                if reason.manner == "longer":
                    assert reason.about["after"] > reason.about["before"]
                if reason.key == "majorities":
                    kind = s.rules.kinds.index(reason.about["kind"])
                    assert building_counts(after, seat)[kind] == 2 * reason.about["count"]
    assert {"scoring", "majorities", "outline"} <= told


def test_taking_money_and_paying_exactly_are_named() -> None:
    found = 0
    for s in positions("named", 3, (), 3):
        for move in flow.moves(s):
            verb, told = s.rules.codec.text(move).partition(" ")[0], [r.key for r in advice.motives(s, move)]
            if verb == "take":
                assert told[0] == "money"
            after = flow.carried_out(s, move)
            if verb == "buy" and any(type(frame).__name__ == "Act" for frame in after.stack):
                assert told[0] == "turn"
                found += 1
    assert found


def test_every_motive_can_be_said_and_none_is_said_for_nothing() -> None:
    keys = (*advice.WHY, *advice.PLAIN)
    said = {f"{key}-{manner}".rstrip("-") for key in keys for manner in advice.MANNERS.get(key, ("",))}
    assert {key for key in all_messages() if key.startswith("motive-")} == {f"motive-{key}" for key in said}
    about = {"gain": 1, "kind": "garden", "count": 2.5, "rivals": 1.0, "line": "moat", "before": 2, "after": 3,
             "tiles": ["garden-10-N"]}  # fmt: skip
    for language in LANGUAGES:
        for key in said:
            assert Words(language).text(f"motive-{key}", **about)


# ---------------------------------------------------------------- looking back


def played_with_a_blunder(seed: str, turn: int) -> tuple[list[tuple[State, str]], State, int]:
    """A game of planners in which one of them, once, makes the worst of its moves; and the number of that move."""
    s, rng, played, blunder = fresh(seed, 2), random.Random(seed), list[tuple[State, str]](), -1
    bot = make_bot("planner", rng)
    while not s.over:
        move, choices = decide(bot, s), flow.moves(s)
        if blunder < 0 and s.turns >= turn and len(choices) > 8:
            values = Planner(rng).weigh(view(s, s.decider, memory=True), choices)
            move, blunder = choices[values.index(min(values))], len(played)
        played.append((s, s.rules.codec.text(move)))
        s = s.clone()
        flow.play_move(s, move)
    return played, s, blunder


def test_a_review_names_the_move_that_spoiled_a_game_first() -> None:
    played, end, blunder = played_with_a_blunder("blunder", 20)
    found = advice.review(played, end, random.Random(1), 5, 600)
    worst = found.slips[0]
    assert (worst.number, worst.played, worst.seat) == (blunder, played[blunder][1], played[blunder][0].decider)
    assert worst.better.move != worst.played
    assert end.rules.codec.read(worst.better.move) in flow.moves(played[blunder][0])
    assert [slip.lost for slip in found.slips] == sorted([slip.lost for slip in found.slips], reverse=True)
    assert found.lost[worst.seat] == max(found.lost) >= worst.lost


def test_luck_gives_nothing_that_it_does_not_take() -> None:
    played, end, _ = played_with_a_blunder("luck", 30)
    found = advice.review(played, end, random.Random(1), 5, 600)
    assert len(found.lost) == len(found.luck) == 2
    assert all(lost >= 0 for lost in found.lost)
    assert sum(found.luck) == pytest.approx(0, abs=0.2)


def test_a_review_that_has_no_time_still_says_something() -> None:
    played, end, _ = played_with_a_blunder("short", 10)
    found = advice.review(played, end, random.Random(1), 5, 0)
    assert len(found.slips) <= 2
    assert sum(found.luck) == pytest.approx(0, abs=0.2)


@pytest.mark.parametrize(("box", "modules"), BOX_MIXES)
def test_a_game_of_any_box_can_be_reviewed(box: str, modules: tuple[str, ...]) -> None:
    """By some of its decisions."""
    s, rng, played = fresh(f"any {box}", 3, modules, box), random.Random(1), list[tuple[State, str]]()
    while not s.over:
        move = rng.choice(flow.moves(s))
        played.append((s, s.rules.codec.text(move)))
        s = s.clone()
        flow.play_move(s, move)
    few = rng.sample(played, 12)
    found = advice.review(few, s, rng, 5, 600)
    assert sum(found.luck) == pytest.approx(0, abs=0.2)
    assert 1 <= len(found.slips) <= 5
    for slip in found.slips:
        before, text = few[slip.number]
        assert (slip.seat, slip.played) == (before.decider, text)
        assert s.rules.codec.read(slip.better.move) in flow.moves(before)


def test_what_was_done_in_vain_beside_a_turn_costs_something_that_can_be_told() -> None:
    """A bonus card that is shown too early is no catastrophe."""
    for s in positions("vain", 3, ("bonus_cards",), 5):
        for text in [text for text in map(s.rules.codec.text, flow.moves(s)) if text.startswith("play-bonus")]:
            found = advice.review([(s, text)], s, random.Random(1), 5, 600)
            assert all(math.isfinite(value) for value in (*found.lost, *found.luck))
