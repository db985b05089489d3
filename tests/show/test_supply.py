"""The tiles that are still to come, as everybody can work them out."""

from __future__ import annotations

from sabika import Config, Game
from sabika.server import show
from tests.show.support import desk, every_moment, viewers


def left(game: Game, seat: int | None) -> dict[str, list[str]]:
    return {group.key: group.tiles for group in show.table(game, seat, "en", desk(game)).left}


def test_the_tiles_left_are_those_of_the_supply_whoever_looks() -> None:
    met = set()
    for game in every_moment():
        s, rules = game.state, game.rules
        for seat in viewers(game):
            told = [rules.tile_number[key] for tiles in left(game, seat).values() for key in tiles]
            assert len({*told}) == len(told)
            assert sorted({rules.body_of[tile] for tile in told}) == sorted(s.supply[s.taken :])
        met |= {*left(game, None)}
    assert {"garden", "camp", "medina", "library"} <= met


def test_a_tile_with_a_reverse_is_there_with_both_faces() -> None:
    game = Game(Config(box="granada", players=3), seed="faces")
    table = show.table(game, 0, "en", desk(game))
    assert sum(len(group.tiles) for group in table.left) == 2 * table.supply


def test_they_lie_by_kind_and_price_and_not_as_they_will_come() -> None:
    for game in every_moment(1):
        rules = game.rules
        for key, tiles in left(game, 0).items():
            numbers = [rules.tile_number[tile] for tile in tiles]
            assert numbers == sorted(numbers, key=lambda tile: (rules.prices[tile], tile))
            assert {key} == {
                rules.kinds[rules.kind_of[n]] if rules.kind_of[n] >= 0 else rules.tiles[n].sort for n in numbers
            }


def test_the_tiles_of_dirk_are_out() -> None:
    game = Game(Config(players=2), seed="dirk")
    table = show.table(game, 0, "en", desk(game))
    dirk = table.seats[-1].reserve
    assert len(dirk) == 6
    told = [tile for group in table.left for tile in group.tiles]
    assert len(told) == table.supply == 54 - 6 - 4
    assert not {*told} & {*dirk, *table.market}


def test_land_has_no_kind_and_is_named() -> None:
    game = Game(Config(box="red_palace", players=3), seed="land")
    table = show.table(game, 0, "en", desk(game))
    (land,) = table.left
    assert (land.key, land.name, len(land.tiles)) == ("terrain", "land", table.supply)
