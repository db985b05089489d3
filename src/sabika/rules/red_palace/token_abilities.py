"""Guard abilities that change building tokens (red-palace.ability-swap-token.*, red-palace.ability-redraw-token.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sabika.core.actions import ActionKind, Move, card, tile
from sabika.core.module import does
from sabika.core.refusal import Reason, because
from sabika.core.state import State
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.money import discard_cards
from sabika.rules.red_palace.ability_tiles import AbilityTiles, lately_bought, moment
from sabika.rules.red_palace.frames import BeforePlacing, Using
from sabika.rules.red_palace.tokens import bag, has_token, redraw_token, swap_tokens

SWAP_TOKEN: Final = ActionKind(
    "swap-token", tile(), tile("partner"), card(), frames=(Using,),
    unless=("red-palace.ability-swap-token.partner", "no-such-swap"),
)  # fmt: skip
REDRAW_TOKEN: Final = ActionKind(
    "redraw-token", tile(), frames=(Using,), unless=("red-palace.ability-redraw-token.details", "no-such-redraw")
)
TOKEN_KINDS: Final = (SWAP_TOKEN, REDRAW_TOKEN)


class TokenAbilities(AbilityTiles):
    """red-palace.modules.tokens-and-abilities: they change terrain with a token and nothing else."""

    def _against_swap(self, s: State, seat: int) -> Iterator[Reason]:
        if not any(has_token(s.rules, piece) for piece in s.gained[seat]):
            yield because("red-palace.ability-swap-token.effect", "swap-nothing-bought")
        elif not self._swaps(s, seat):
            yield because("red-palace.ability-swap-token.cost", "swap-no-partner")

    def _swaps(self, s: State, seat: int) -> list[Move]:
        """red-palace.ability-swap-token.partner, red-palace.ability-swap-token.when: any building bought in this turn
        with any on the yard of another kind; red-palace.ability-swap-token.cost: for any card of the currency there."""
        rules, hand = s.rules, s.hands[seat]
        own = [piece for piece in s.gained[seat] if has_token(rules, piece)]
        return [
            self.move("swap-token", piece, partner, card)
            for piece in own
            for partner, space in zip(s.market, rules.spaces, strict=True)
            if has_token(rules, partner) and rules.kind_of[partner] != rules.kind_of[piece]
            for card in dict.fromkeys(rules.bags.cards(hand & rules.money[space.currency]))
        ]

    @does("swap-token")
    def swap(self, s: State, frame: Using, piece: int, partner: int, card: int) -> None:
        """red-palace.ability-swap-token.effect, red-palace.abilities.money-to-discard."""
        s.pop()
        names, seat = s.rules.tile_keys, frame.seat
        discard_cards(s, seat, s.rules.bags.unit[card])
        new = swap_tokens(s, seat, piece, partner)
        paid = s.rules.card_keys[card]
        s.tell("tokens-swapped", seat, card=paid, tile=names[piece], partner=names[partner], piece=names[new])

    def _against_redraw(self, s: State, seat: int) -> Iterator[Reason]:
        """red-palace.ability-redraw-token.details: not without a purchase, nor with an empty bag."""
        if not lately_bought(s):
            yield because("red-palace.ability-redraw-token.effect", "redraw-nothing-bought")
        if not sum(bag(s)):
            yield because("red-palace.ability-redraw-token.details", "redraw-empty-bag")

    def _redraws(self, s: State, seat: int) -> list[Move]:
        return [self.move("redraw-token", piece) for piece in lately_bought(s)]

    @does("redraw-token")
    def redraw(self, s: State, frame: Using, piece: int) -> None:
        """red-palace.ability-redraw-token.effect."""
        s.pop()
        seat, at = frame.seat, moment(s)
        new = redraw_token(s, seat, piece)
        s.tell("token-redrawn", seat, tile=s.rules.tile_keys[piece], piece=s.rules.tile_keys[new])
        s.replace_top(Act(seat, True) if isinstance(at, Act) else BeforePlacing(seat, at.must, overpaid=at.overpaid))
