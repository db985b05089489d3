"""What modules sell: one form for every purchase that follows the rules of a building
(combinations.building-like-payment)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from sabika.core.actions import KIND_BITS
from sabika.core.module import Module, Offer, S
from sabika.core.refusal import Reason, because
from sabika.core.ruleset import Ruleset
from sabika.core.state import State
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.paying import purchase, refuse_payment


class Seller(Module[S]):
    """A module that sells: exactly what it offers can be bought, on the terms of the offer."""

    def _refuse_purchase(
        self, s: State, frame: Act, kind: str, piece: int, payment: int, *absent: Reason
    ) -> Iterable[Reason]:
        """What is wrong with the payment, or why the piece is ``absent`` from the offers."""
        offer = self._offer(s, frame.seat, kind, piece)
        return absent if offer is None else refuse_payment(s, frame.seat, offer, payment)

    def _sell(
        self, s: State, frame: Act, kind: str, piece: int, payment: int, gain: Callable[[State, int, int], None],
        told: str = "bought",
    ) -> None:  # fmt: skip
        offer = self._offer(s, frame.seat, kind, piece)
        assert offer is not None
        purchase(s, frame, offer, payment, gain, told)

    def _offer(self, s: State, seat: int, kind: str, piece: int) -> Offer | None:
        tag = s.rules.codec.number[kind] | piece << KIND_BITS
        return next((offer for offer in self.offers(s, seat) if offer.tag == tag), None)


PriceList = Sequence[Mapping[int, Offer]]
"""Per currency what is offered, by tile."""


def price_list(
    rules: Ruleset, kind: str, prices: Iterable[tuple[int, int]], surcharge: int = 0, **terms: Any
) -> PriceList:
    """Tiles at their prices in every currency; made once, since offers are asked for at every decision."""
    number, priced = rules.codec.number[kind], list(prices)
    return [
        {
            tile: Offer(number, tile, price + surcharge, currency, **{"building": price, **terms})
            for tile, price in priced
        }
        for currency in range(len(rules.currencies))
    ]


def on_market(s: State, prices: PriceList) -> list[Offer]:
    """What a price list offers of the tiles on the market, each in the currency of its space."""
    spaces = zip(s.market, s.rules.spaces, strict=True)
    return [offer for tile, space in spaces if (offer := prices[space.currency].get(tile)) is not None]


def refuse_not_on_market(s: State, tile: int) -> Iterator[Reason]:
    """base.buy.one-tile."""
    if tile not in s.market:
        yield because("base.buy.one-tile", "buy-not-on-offer", tile=s.rules.tile_keys[tile])
