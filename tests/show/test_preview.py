"""Previews: what a move would change, without anything that follows from chance."""

from __future__ import annotations

import random

import pytest

from sabika import Game
from sabika.core.refusal import IllegalAction
from sabika.rules.alhambra.scoring import point_table
from sabika.server import show
from sabika.server.wire import Effect, Preview
from tests.show.support import choices_of, every_moment
from tests.show.test_why import at


def preview(game: Game, move: str, language: str = "en") -> Effect:
    assert game.decider is not None
    return show.preview(game, game.decider, Preview(id=3, move=move), language)


def _wall(effect: Effect) -> tuple[int, int]:
    (wall,) = effect.outlines
    return wall.before, wall.after


def test_every_choice_has_a_preview() -> None:
    rng = random.Random("preview")
    for game in every_moment(2):
        seat = game.decider
        if seat is None:
            continue
        before = game.state
        for move in rng.sample(choices_of(game), min(5, len(choices_of(game)))):
            effect = preview(game, move)
            assert effect.id == 3
            assert len(effect.points) == game.config.players + (game.config.players == 2)
            assert all(line.seat == seat for line in effect.lines)
        assert game.state is before


def test_building_lengthens_the_wall_and_wins_a_majority() -> None:
    game = at(A={"gained": ["garden-7-NSW"]}, B={"palace": {"1,0": "garden-11"}}, at="place")
    effect = preview(game, "place garden-7-NSW -1,0")
    assert _wall(effect) == (0, 3)
    (first,) = point_table(game.state, 1)[game.rules.kinds.index("garden")]
    assert effect.points == [3 + first // 2, first // 2 - first, 0]
    assert {line.component for line in effect.lines} == {"wall", "garden"}
    assert effect.assumes == ""


def test_a_purchase_is_reckoned_as_built_where_it_brings_most() -> None:
    game = at(market=["garden-7-NSW", "", "", ""], A={"hand": ["florin7", "florin9"]}, at="act")
    exact, dear = preview(game, "buy garden-7-NSW florin7"), preview(game, "buy garden-7-NSW florin9")
    assert _wall(exact) == _wall(dear) == (0, 3)
    assert (exact.exact, exact.again) == (True, True)
    assert (dear.exact, dear.again) == (False, False)
    assert exact.assumes
    assert preview(game, "buy garden-7-NSW florin7", "fr").assumes != exact.assumes


def test_taking_money_changes_nothing() -> None:
    game = at(display=["denar1", "denar5"], market=["garden-7-NSW", "", "", ""], at="act")
    effect = preview(game, "take denar5")
    assert effect.points == [0, 0, 0]
    assert (effect.lines, effect.assumes) == ([], "")


def test_what_is_not_allowed_has_no_preview() -> None:
    game = at(display=["denar1"], at="act")
    with pytest.raises(IllegalAction):
        preview(game, "take denar5")
    with pytest.raises(IllegalAction):
        show.preview(game, 1, Preview(id=1, move="take denar1"), "en")
