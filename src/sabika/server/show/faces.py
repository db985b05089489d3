"""Names and faces of the pieces of a mix."""

from __future__ import annotations

from functools import lru_cache

from sabika.core.pieces import Card, Tile
from sabika.core.ruleset import Ruleset
from sabika.palace.grid import CORNERS
from sabika.palace.shapes import BARE
from sabika.server.show.words import Words
from sabika.server.wire import CardInfo, Named, Pieces, TileInfo
from sabika.text.messages import spoken

START = Tile(key="start", sort="start", shape=BARE)
"""The starting tile, which belongs to no component table."""


@lru_cache(maxsize=200)
def pieces(rules: Ruleset, language: str) -> Pieces:
    """All pieces of a mix in a language; the starting tile is among them."""
    say = Words(spoken(language, rules))
    return Pieces(
        kinds=[Named(key=kind, name=say.piece(kind)) for kind in rules.kinds],
        currencies=[Named(key=currency, name=say.piece(currency)) for currency in rules.currencies],
        spaces=[rules.currencies[space.currency] for space in rules.spaces],
        tiles={tile.key: _tile(rules, say, tile) for tile in (START, *rules.tiles)},
        cards={card.key: _card(rules, say, card) for card in rules.cards},
        modules=[Named(key=key, name=say.text(f"module-{key}")) for key in rules.config.modules],
    )


def _tile(rules: Ruleset, say: Words, tile: Tile) -> TileInfo:
    corner = tile.shape.corner
    return TileInfo(
        key=tile.key,
        sort=tile.sort,
        name=say.piece(tile.key),
        kind=rules.kinds[tile.kind] if tile.kind >= 0 else None,
        price=tile.price,
        walls=tile.shape.walls,
        corner=None if corner is None else CORNERS[corner],
        extra={name: value for printed in rules.printed for name, value in printed(tile)},
    )


def _card(rules: Ruleset, say: Words, card: Card) -> CardInfo:
    currency = rules.all_currencies[card.currency] if card.currency >= 0 else None
    return CardInfo(key=card.key, sort=card.sort, name=say.piece(card.key), currency=currency, value=card.value)
