"""Other boxes at the table: what they show besides the Alhambra."""

from __future__ import annotations

from itertools import groupby

import pytest

from sabika import Config, Game, ruleset
from sabika.rules.granada.pieces import KINDS
from sabika.server import show
from sabika.server.show.faces import pieces
from sabika.server.show.refusing import why_not
from sabika.server.wire import Setup, WhyNot
from tests.core.support import random_game
from tests.show.support import LANGUAGES, desk

GRANADA, BOTH, RED = (Config(box=box, players=3) for box in ("granada", "combined", "red_palace"))


@pytest.mark.parametrize(("box", "tiles"), [("alhambra", 54), ("granada", 54), ("combined", 108), ("red_palace", 60)])
def test_a_tile_counts_once_whatever_its_faces(box: str, tiles: int) -> None:
    assert show.verdict(Setup(box=box), "en").tiles == tiles


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_with_two_faces_names_the_other(language: str) -> None:
    tiles = pieces(ruleset(GRANADA), language).tiles
    assert tiles["start"].sort == "granada-start"
    for tile in tiles.values():
        if tile.sort == "granada":
            other = tiles[tile.extra["back_tile"]]
            assert tile.extra["back_name"] == other.name
            assert (tile.extra["back"], tile.extra["moats"]) == (other.kind, other.extra["moats"])
            assert other.extra["back_tile"] == tile.key


def test_kinds_know_their_city_and_tiles_of_a_currency_lie_together() -> None:
    alone, both = pieces(ruleset(GRANADA), "en"), pieces(ruleset(BOTH), "en")
    assert [kind.city for kind in alone.kinds] == [0] * 9
    assert [kind.city for kind in both.kinds] == [0] * 6 + [1] * 9
    assert [kind.key for kind in both.kinds[6:]] == list(KINDS)
    assert [(currency, len(list(same))) for currency, same in groupby(both.spaces)] == [
        (currency.key, 2) for currency in both.currencies
    ]
    assert both.tiles["start"].sort == "start"


@pytest.mark.parametrize("config", [GRANADA, BOTH], ids=["granada", "combined"])
def test_the_ledger_tells_how_many_there_are_and_who_has_the_dearest(config: Config) -> None:
    game = random_game(config, "ledger")
    for at in range(60, len(game.played), 40):
        ledger = show.table(game.as_of(at), 0, "en", desk(game)).ledger
        assert ledger is not None
        for row in ledger.rows:
            assert (row.total is not None) == (row.key in KINDS)
            if row.total is not None:
                assert row.total == sum(row.counts)
                assert row.pays[-1] == row.total
                assert len({rank for rank in row.ranks if rank}) == sum(rank > 0 for rank in row.ranks)


def test_fixed_points_need_no_total() -> None:
    game = Game(Config(box="granada", players=3, options={"city_scoring": "simple"}), seed="simple")
    ledger = show.table(game, 0, "en", desk(game)).ledger
    assert ledger is not None
    assert {row.total for row in ledger.rows} == {None}


def test_whoever_has_begun_something_is_told_how_it_goes_on() -> None:
    """A card of the hand is of no use where one of the display is taken; no other ability has a say in that."""
    game = random_game(RED, "begun")
    taking = [at for at in range(len(game.played)) if game.played[at].text.startswith("take-card")]
    assert taking
    for at in taking:
        then = game.as_of(at)
        seat, shown = then.decider, set(then.rules.card_names(then.state.display))
        assert seat is not None
        for card in set(then.rules.card_names(then.state.hands[seat])) - shown:
            (reason,) = why_not(then, seat, WhyNot(id=1, piece=card), "en")
            assert reason.rule in ("red-palace.ability-take-money.effect", "base.turn.one-of-three")
