"""A table as plain text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sabika.core.ruleset import Ruleset
from sabika.core.view import View
from sabika.palace.palace import START_PIECE, Palace

WIDTH: Final = 4


def drawn(v: View) -> str:
    """What a view shows: the moment, the market, the display, and every seat with its palace."""
    return "\n".join(_lines(v))


def _lines(v: View) -> Iterator[str]:
    rules = v.rules
    whose = "the game is over" if v.decider is None else f"player_{v.decider} decides ({type(v.stack[-1]).__name__})"
    yield f"turn {v.turns}, {v.scored} scorings held, {whose}"
    spaces = [rules.currencies[space.currency] for space in rules.spaces]
    tiles = [rules.tile_keys[tile] if tile >= 0 else "-" for tile in v.market]
    shown = [f"{currency} {tile}" for currency, tile in zip(spaces, tiles, strict=True)]
    yield f"market: {', '.join(shown)}; {v.supply.count} more"
    yield f"display: {', '.join(rules.card_names(v.display))}; {sum(part.size for part in v.pile)} more"
    for seat, palace in enumerate(v.palaces):
        hand = v.hands[seat]
        cards = rules.bags.size(hand) if isinstance(hand, int) else hand.count
        beside = [f"{what} {', '.join(rules.tile_names(lying))}" for what, lying in _beside(v, seat) if lying]
        yield "; ".join([f"player_{seat}: {v.scores[seat]} points, {cards} cards", *beside])
        yield from _palace(rules, palace)


def _beside(v: View, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    return [("reserve", v.reserves[seat]), ("to place", v.gained[seat])]


def _palace(rules: Ruleset, palace: Palace) -> Iterator[str]:
    """A row of text for each row of cells; a tile is the beginning of its name and its price."""
    layout = {cell: piece for cell, (piece, _) in palace.layout().items()}
    columns, rows = ([cell[axis] for cell in layout] for axis in (0, 1))
    for y in range(min(rows), max(rows) + 1):
        cells = [_cell(rules, layout.get((x, y))) for x in range(min(columns), max(columns) + 1)]
        yield "  " + " ".join(cell.ljust(WIDTH) for cell in cells).rstrip()


def _cell(rules: Ruleset, piece: int | None) -> str:
    if piece is None:
        return "."
    if piece == START_PIECE:
        return "*"
    tile = rules.tiles[piece]
    return f"{tile.key[:2]}{tile.price or ''}"
