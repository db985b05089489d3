"""Names and faces of the pieces of a mix."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from sabika.core.pieces import Card, Tile
from sabika.core.ruleset import Ruleset
from sabika.palace.grid import CORNERS
from sabika.palace.shapes import BARE
from sabika.server.show.words import Words
from sabika.server.wire import CardInfo, KindInfo, Named, Pieces, TileInfo
from sabika.text.messages import spoken

START: Final = "start"
START_SORTS: Final = {"granada": "granada-start"}
"""By box the sort of its starting tile, where that is not the fountain."""


@lru_cache(maxsize=200)
def pieces(rules: Ruleset, language: str) -> Pieces:
    """All pieces of a mix in a language; the starting tile is among them."""
    say = Words(spoken(language, rules))
    return Pieces(
        kinds=[KindInfo(key=kind, name=say.piece(kind), city=_city(rules, at)) for at, kind in enumerate(rules.kinds)],
        currencies=[Named(key=currency, name=say.piece(currency)) for currency in rules.currencies],
        spaces=[rules.currencies[space.currency] for space in rules.spaces],
        tiles={tile.key: _tile(rules, say, tile) for tile in (_start(rules), *rules.tiles)},
        cards={card.key: _card(rules, say, card) for card in rules.cards},
        modules=[Named(key=key, name=say.text(f"module-{key}")) for key in rules.config.modules],
    )


def _city(rules: Ruleset, kind: int) -> int:
    """The city in which a kind is built."""
    return next(tile.city for tile in rules.tiles if tile.kind == kind)


def _start(rules: Ruleset) -> Tile:
    """The starting tile, which belongs to no component table."""
    return Tile(key=START, sort=START_SORTS.get(rules.config.box, START), shape=BARE)


def _tile(rules: Ruleset, say: Words, tile: Tile) -> TileInfo:
    corner = tile.shape.corner
    extra = {name: value for printed in rules.printed for name, value in printed(tile)}
    if "back_tile" in extra:
        extra["back_name"] = say.piece(extra["back_tile"])
    return TileInfo(
        key=tile.key,
        sort=tile.sort,
        name=say.piece(tile.key),
        kind=rules.kinds[tile.kind] if tile.kind >= 0 else None,
        price=tile.price,
        walls=tile.shape.walls,
        corner=None if corner is None else CORNERS[corner],
        extra=extra,
    )


def _card(rules: Ruleset, say: Words, card: Card) -> CardInfo:
    currency = rules.all_currencies[card.currency] if card.currency >= 0 else None
    return CardInfo(key=card.key, sort=card.sort, name=say.piece(card.key), currency=currency, value=card.value)
