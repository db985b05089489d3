"""The tiles that are still to come."""

from __future__ import annotations

from functools import lru_cache

from sabika.core.ruleset import Ruleset
from sabika.core.state import State
from sabika.server.show.words import Words
from sabika.server.wire import TilesLeft


def tiles_left(s: State, say: Words) -> list[TilesLeft]:
    """The tiles of the supply by kind, then those of no kind by sort; a tile with a reverse is there with both faces.

    In every world that a viewer holds possible they are the same: what lies nowhere else everybody can work out
    (base.hidden.counts). Their order is by price, not that in which they will come."""
    rules, left = s.rules, set(s.supply)
    groups: dict[str, list[int]] = {kind: [] for kind in rules.kinds}
    for face, body in _faces(rules):
        if body in left:
            kind = rules.kind_of[face]
            groups.setdefault(rules.kinds[kind] if kind >= 0 else rules.tiles[face].sort, []).append(face)
    return [
        TilesLeft(key=key, name=say.piece(key), tiles=rules.tile_names(faces)) for key, faces in groups.items() if faces
    ]


@lru_cache(maxsize=200)
def _faces(rules: Ruleset) -> list[tuple[int, int]]:
    """Both printed faces of every tile of the supply, each with the tile whose face it is; the cheapest first."""
    fronts = [(body, body) for body in rules.all_supply]
    printed = [(body, dict(extra(rules.tiles[body]))) for body in rules.all_supply for extra in rules.printed]
    backs = [(rules.tile_number[extra["back_tile"]], body) for body, extra in printed if "back_tile" in extra]
    return sorted([*fronts, *backs], key=lambda face: (rules.prices[face[0]], face))
