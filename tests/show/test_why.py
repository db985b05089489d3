"""Why not: whatever is touched is answered with a rule, unless it can be used."""

from __future__ import annotations

import random
from typing import Any

import pytest

from sabika import Config, Game, register
from sabika.core.errors import NotationError
from sabika.server import show
from sabika.server.wire import WhyNot
from tests.show.support import LANGUAGES, every_moment, viewers
from tests.table import table


def at(*modules: str, **position: Any) -> Game:
    """A game in a position."""
    made = table(list(modules), **position)
    game = Game(made.state.rules.config, seed="why")
    game.state = made.state
    return game


def rules(game: Game, seat: int | None = 0, **touch: Any) -> list[str]:
    found = show.why_not(game, seat, WhyNot(id=1, **touch), "en")
    assert not any("[" in reason.text for reason in found)
    return [reason.rule for reason in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_touched_is_part_of_a_choice_or_refused_by_a_rule(language: str) -> None:
    rng, refused, allowed = random.Random(language), 0, 0
    for game in every_moment(2):
        seat = game.decider
        if seat is None:
            continue
        options = game.options()
        known = {piece for option in options for piece in option.pieces}
        cells = {cell for option in options for cell in option.cells}
        for piece in rng.sample([*game.rules.tile_keys, *game.rules.card_keys], 5) + sorted(known)[:1]:
            found = show.why_not(game, seat, WhyNot(id=1, piece=piece), language)
            # A card that no sensible payment needs may still be handed over.
            assert found or piece in known or piece in game.rules.card_names(game.state.hands[seat])
            assert not found or piece not in known
            refused, allowed = refused + bool(found), allowed + (not found)
            assert all(reason.rule in register() and reason.text for reason in found)
        cell = (rng.randint(-4, 4), rng.randint(-4, 4))
        assert bool(show.why_not(game, seat, WhyNot(id=1, cell=cell), language)) == (cell not in cells)
    assert refused > 200
    assert allowed > 10


def test_every_choice_can_be_touched() -> None:
    rng = random.Random("choices")
    for game in every_moment(2):
        options = game.options()
        for option in rng.sample(options, min(8, len(options))):
            cells = [None, *option.cells]
            assert rules(game, game.decider, move=option.text) == []
            for piece in option.pieces:
                assert rules(game, game.decider, piece=piece, verb=option.action.kind) == []
            for cell in cells:
                assert rules(game, game.decider, cell=cell, verb=option.action.kind) == []


def test_only_the_deciding_seat_is_told_more_than_whose_turn_it_is() -> None:
    for game in every_moment(1):
        for seat in viewers(game):
            if game.over:
                assert rules(game, seat, piece="garden-10-N") == ["base.end.no-extra-turns"]
            elif seat != game.decider:
                assert rules(game, seat, piece="garden-10-N") == ["base.turn.clockwise"]


def test_a_building_that_is_too_dear() -> None:
    game = at(market=["garden-10-N", "", "", ""], A={"hand": ["florin3", "florin4", "denar9"]}, at="act")
    reason, *more = show.why_not(game, 0, WhyNot(id=1, piece="garden-10-N"), "en")
    assert not more
    assert (reason.rule, reason.text) == ("base.buy.at-least-price", "7 florin is less than the price of 10.")
    assert rules(game, piece="garden-10-N", cards=["denar9"]) == ["base.buy.currency", "base.buy.at-least-price"]
    assert rules(game, piece="florin3") == ["base.buy.at-least-price"]


def test_a_building_that_can_be_paid_is_no_question() -> None:
    game = at(market=["garden-10-N", "", "", ""], A={"hand": ["florin3", "florin8"]}, at="act")
    assert rules(game, piece="garden-10-N") == []
    assert rules(game, piece="garden-10-N", cards=["florin3", "florin8"]) == []
    assert rules(game, piece="garden-10-N", cards=["florin3"]) == []


def test_too_much_money_at_once() -> None:
    game = at(display=["denar2", "denar3", "ducat1", "ducat9"], A={"hand": ["florin1"]}, at="act")
    assert rules(game, cards=["denar2", "denar3"]) == []
    assert rules(game, piece="ducat1", cards=["denar2", "denar3"]) == ["base.money.take-several"]
    assert rules(game, cards=["denar2", "ducat9"]) == ["base.money.take-several"]


def test_cells_where_a_tile_does_not_fit() -> None:
    game = at(A={"gained": ["tower-7-NEW"], "palace": {"1,0": "garden-11"}}, at="place")
    assert rules(game, piece="tower-7-NEW", cell=(0, 0)) == ["base.place.occupied"]
    assert rules(game, cell=(5, 5)) == ["base.place.side-contact"]
    assert set(rules(game, cell=(0, 1))) == {"base.place.on-foot", "base.place.matching-sides"}


def test_tiles_of_others_and_tiles_that_must_stay() -> None:
    palaces = {"A": {"palace": {"1,0": "garden-11", "2,0": "tower-11"}}, "B": {"palace": {"1,0": "chambers-10"}}}
    game = at(**palaces, at="act")
    assert rules(game, piece="chambers-10") == ["base.redesign.remove"]
    assert rules(game, piece="garden-11") == ["base.redesign.remove-connected"]
    assert rules(game, cell=(1, 0)) == ["base.redesign.remove-connected"]
    assert rules(game, piece="tower-11") == []


def test_a_verb_narrows_the_question_down() -> None:
    game = at(market=["garden-10-N", "", "", ""], display=["denar1"], A={"hand": ["florin4"]}, at="act")
    assert rules(game, verb="pass") == ["base.turn.pass"]
    assert rules(game, verb="take", piece="florin4") == ["base.money.take-one"]


def test_what_belongs_to_another_step_is_answered_with_what_is_asked_now() -> None:
    game = at(A={"gained": ["tower-7-NEW"], "hand": ["florin4"]}, display=["denar1"], at="place")
    (reason,) = show.why_not(game, 0, WhyNot(id=1, piece="denar1"), "de")
    assert reason.text.endswith("Neue Plättchen bauen oder in die Reserve legen.")


@pytest.mark.parametrize(
    "touch",
    [{"piece": "castle-3"}, {"verb": "castle"}, {"cards": ["denar11"]}, {"cell": (9999, 0)}, {"move": "castle"}],
)
def test_names_that_do_not_exist_are_an_error(touch: dict[str, Any]) -> None:
    game = Game(Config(), seed="why")
    with pytest.raises(NotationError):
        show.why_not(game, game.decider, WhyNot(id=1, **touch), "en")


@pytest.mark.parametrize("modules", [(), ("falconers",), ("city_gates", "city_walls", "falconers")])
def test_an_empty_cell_makes_nobody_think_of_falcons(modules: tuple[str, ...]) -> None:
    game = Game(Config(modules=modules), seed="cell")
    for cell in ((1, 0), (3, 3)):
        (reason,) = show.why_not(game, game.decider, WhyNot(id=1, cell=cell), "en")
        assert reason.text.startswith("Nothing is to be built here now.")
