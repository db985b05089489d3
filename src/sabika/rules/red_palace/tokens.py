"""Building tokens: in the bag, and on terrain that is for sale or just bought (red-palace.hidden.tower-and-bag).

What is in the bag follows from what lies on the table, since every building has taken a token out of it for good
(red-palace.end-turn.token-to-wood).
"""

from __future__ import annotations

from collections.abc import Iterator

from sabika.core.module import Module, Shown
from sabika.core.pieces import NO_KIND
from sabika.core.ruleset import Ruleset
from sabika.core.state import Public, Slice, State
from sabika.core.view import View, seen_tiles
from sabika.rules.red_palace.pieces import PalaceData


class TokenSlice(Slice, frozen=True):
    drawn: Public[int] = 0
    """How many tokens have been drawn; each has its own lot."""


class Tokens(Module[TokenSlice]):
    """Each terrain tile that is laid out gets a token, which alone says what kind of building it is
    (red-palace.components.building-is-a-pair)."""

    key = "tokens"
    slice_type = TokenSlice
    data_file = "red_palace"
    data_type = PalaceData
    data: PalaceData

    def shows(self, s: State, tile: int) -> int:
        """red-palace.setup.tokens-on-tiles, red-palace.refill.token-per-new-tile: terrain shows the token that is drawn
        for it; red-palace.medina.no-token, red-palace.camp.no-token, red-palace.bazaar.laid-beside: other tiles get
        none."""
        return draw_token(s, tile) if s.rules.tiles[tile].sort == "terrain" else tile

    def items(self, v: View) -> Iterator[Shown]:
        """What is left in the bag, which everybody can work out."""
        for kind, count in enumerate(bag(v)):
            if count:
                yield Shown(key="token", kind=kind, count=count, note="note-token")


def bag(s: State | View) -> list[int]:
    """red-palace.components.building-tokens: per kind the tokens that lie nowhere else."""
    each, out = s.rules.modules["tokens"].data.tokens.value, [s.rules.kind_of[piece] for piece in seen_tiles(s)]
    return [each - out.count(kind) for kind in range(len(s.rules.kinds))]


def draw_token(s: State, piece: int) -> int:
    """A terrain tile with a token from the bag."""
    module = s.rules.modules["tokens"]
    drawn, tokens = module.of(s).drawn, [kind for kind, count in enumerate(bag(s)) for _ in range(count)]
    module.update(s, drawn=drawn + 1)
    return face(s.rules, piece, tokens[s.chance.below(f"token/{drawn}", len(tokens))])


def face(rules: Ruleset, piece: int, kind: int) -> int:
    """A terrain tile with a token of this kind: faces follow their body in the order of the kinds."""
    return rules.body_of[piece] + 1 + kind


def has_token(rules: Ruleset, piece: int) -> bool:
    """Whether a piece is terrain with a token, or with the wooden building that has taken its place."""
    return rules.kind_of[piece] != NO_KIND


def swap_tokens(s: State, seat: int, piece: int, partner: int) -> int:
    """red-palace.ability-swap-token.effect: a bought building and one on the yard exchange their tokens, the terrain
    stays; returns the bought one as it is then."""
    rules, kind_of = s.rules, s.rules.kind_of
    new = face(rules, piece, kind_of[partner])
    _turn_into(s, seat, piece, new)
    _turn_into(s, seat, partner, face(rules, partner, kind_of[piece]))
    return new


def redraw_token(s: State, seat: int, piece: int) -> int:
    """red-palace.ability-redraw-token.details: the new token is drawn while the old one still lies on the tile; returns
    the building as it is then."""
    new = draw_token(s, piece)
    s.learned += 1
    _turn_into(s, seat, piece, new)
    return new


def _turn_into(s: State, seat: int, piece: int, other: int) -> None:
    """A building on the yard, or bought by a seat, becomes another one."""
    if piece in s.market:
        s.market[s.market.index(piece)] = other
    else:
        s.gained[seat] = tuple(other if each == piece else each for each in s.gained[seat])
