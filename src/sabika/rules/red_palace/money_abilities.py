"""Guard abilities that deal with money and purchases (red-palace.ability-take-money.*,
red-palace.ability-buy-from-overview.*, red-palace.ability-count-as-exact.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sabika.core.actions import ActionKind, Move, card, cards, tile
from sabika.core.module import ANY_CURRENCY, Offer, Payments, Settled, decides, does, refuses
from sabika.core.refusal import Reason, because
from sabika.core.state import NO_TILE, State
from sabika.rules.alhambra.buying import in_currency, paid_otherwise
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.money import discard_cards, gain_cards
from sabika.rules.alhambra.paying import is_exact, purchase, refuse_payment
from sabika.rules.alhambra.purses import covering_bags, purse_of
from sabika.rules.alhambra.selling import Seller
from sabika.rules.red_palace.ability_tiles import AbilitySlice, AbilityTiles, moment
from sabika.rules.red_palace.frames import BeforePlacing, Bought, BuyingAhead, Using
from sabika.rules.red_palace.overview import ahead, take_ahead
from sabika.rules.red_palace.tokens import has_token

TAKE_CARD: Final = ActionKind(
    "take-card", card(), frames=(Using,), unless=("red-palace.ability-take-money.effect", "take-card-not-displayed")
)
GIVE_CARD: Final = ActionKind(
    "give-card", card(), frames=(Using,), unless=("red-palace.ability-buy-from-overview.cost", "no-such-gift")
)
BUY_AHEAD: Final = ActionKind("buy-ahead", tile(), cards(), frames=(BuyingAhead,))
MONEY_KINDS: Final = (TAKE_CARD, GIVE_CARD, BUY_AHEAD)


class MoneyAbilities(AbilityTiles, Seller[AbilitySlice]):
    """A card more, a building more to choose from, an action more."""

    # ------------------------------------------------------------ take money

    def _against_taking(self, s: State, seat: int) -> Iterator[Reason]:
        if not s.display:
            yield because("red-palace.abilities.must-have-effect", "display-empty")

    def _cards_to_take(self, s: State, seat: int) -> list[Move]:
        return [self.move("take-card", card) for card in dict.fromkeys(s.rules.bags.cards(s.display))]

    @does("take-card")
    def take_card(self, s: State, frame: Using, card: int) -> None:
        """red-palace.ability-take-money.effect: one card, whatever its value."""
        s.pop()
        unit = s.rules.bags.unit[card]
        s.display -= unit
        gain_cards(s, frame.seat, unit)
        s.tell("took", frame.seat, cards=[s.rules.card_keys[card]])

    # ------------------------------------------------------------ buy from overview

    def _against_buying_ahead(self, s: State, seat: int) -> Iterator[Reason]:
        """red-palace.ability-buy-from-overview.is-an-action: only where an action is to be had."""
        if not isinstance(moment(s), Act):
            yield because("red-palace.ability-buy-from-overview.is-an-action", "ahead-no-action")
        elif not self._cards_to_give(s, seat):
            yield because("red-palace.ability-buy-from-overview.exact-one-currency", "ahead-not-payable")

    def _cards_to_give(self, s: State, seat: int) -> list[Move]:
        """red-palace.ability-buy-from-overview.extra-card: any card without which something can still be bought."""
        bags, hand = s.rules.bags, s.hands[seat]
        due = 0 if isinstance(s.stack[-1], Using) else self.data.abilities["buy-from-overview"].guards
        dearly = self._at_hand(s, seat, "count-as-exact", due)
        return [
            self.move("give-card", card)
            for card in dict.fromkeys(bags.cards(hand))
            if self._affords_ahead(s, hand - bags.unit[card], dearly)
        ]

    def _affords_ahead(self, s: State, hand: int, dearly: bool) -> bool:
        """Whether a hand pays for a building on the overview, if need be too dearly."""
        rules = s.rules
        return any(
            dearly or rules.bags.total(payment) == rules.prices[tile]
            for tile in ahead(s)
            if tile != NO_TILE
            for currency in range(len(rules.currencies))
            for payment in covering_bags(rules, hand, currency, rules.prices[tile])
        )

    @does("give-card")
    def give_card(self, s: State, frame: Using, card: int) -> None:
        """red-palace.ability-buy-from-overview.cost, red-palace.abilities.vp-not-for-money."""
        discard_cards(s, frame.seat, s.rules.bags.unit[card])
        s.tell("card-given", frame.seat, card=s.rules.card_keys[card])
        s.replace_top(BuyingAhead(frame.seat))

    def offers(self, s: State, seat: int) -> list[Offer]:
        """red-palace.ability-buy-from-overview.exact-one-currency: what lies on the overview, once the ability is
        paid."""
        if not isinstance(s.stack[-1], BuyingAhead):
            return []
        kind, rule = s.rules.codec.number["buy-ahead"], "red-palace.ability-buy-from-overview.exact-one-currency"
        found = [(tile, s.rules.prices[tile]) for tile in ahead(s) if tile != NO_TILE]
        return [Offer(kind, tile, price, ANY_CURRENCY, exact_only=rule, building=price) for tile, price in found]

    @decides(BuyingAhead)
    def ahead_options(self, s: State, frame: BuyingAhead) -> list[Move]:
        offers, dearly = self.offers(s, frame.seat), self.payments(s, frame.seat)
        purse = purse_of(s, frame.seat, "purchase")
        return in_currency(s.rules, purse, offers) + paid_otherwise([dearly] if dearly else [], offers)

    @refuses("buy-ahead")
    def refuse_buy_ahead(self, s: State, frame: BuyingAhead, tile: int, payment: int) -> Iterable[Reason]:
        absent = because("red-palace.ability-buy-from-overview.effect", "not-ahead", tile=s.rules.tile_keys[tile])
        offer = self._offer(s, frame.seat, "buy-ahead", tile)
        return [absent] if offer is None else refuse_payment(s, frame.seat, offer, payment)

    @does("buy-ahead")
    def buy_ahead(self, s: State, frame: BuyingAhead, tile: int, payment: int) -> None:
        """red-palace.ability-buy-from-overview.is-an-action: the action is a purchase like others."""
        offer = self._offer(s, frame.seat, "buy-ahead", tile)
        s.pop()
        act = s.stack[-1]
        assert offer is not None
        assert isinstance(act, Act)
        purchase(s, act, offer, payment, take_ahead)

    # ------------------------------------------------------------ count as exact

    def _against_counting(self, s: State, seat: int) -> Iterator[Reason]:
        """red-palace.ability-count-as-exact.when: with the overpaid purchase or never."""
        at = moment(s)
        if not isinstance(at, BeforePlacing) or not at.overpaid:
            yield because("red-palace.ability-count-as-exact.when", "nothing-overpaid")

    def _count_as_exact(self, s: State, seat: int) -> None:
        """red-palace.ability-count-as-exact.effect: another action and no change."""
        at = moment(s)
        assert isinstance(at, BeforePlacing)
        s.replace_top(BeforePlacing(seat))
        s.push(_acting_again(seat, at.tokens))
        s.tell("counts-as-exact", seat)

    def payments(self, s: State, seat: int) -> Payments | None:
        """red-palace.ability-count-as-exact.exact-only-purchases: too much money, where only the price is accepted."""
        if not self._at_hand(s, seat, "count-as-exact"):
            return None
        purse = purse_of(s, seat, "purchase")
        return lambda offer: self._too_much(purse, offer) if offer.exact_only else ()

    def _too_much(self, purse: int, offer: Offer) -> list[int]:
        rules = self.rules
        currencies = range(len(rules.currencies)) if offer.currency == ANY_CURRENCY else (offer.currency,)
        bags = [bag for currency in currencies for bag in covering_bags(rules, purse, currency, offer.price)]
        return [bag for bag in bags if rules.bags.total(bag) > offer.price]

    def settles(self, s: State, seat: int, offer: Offer, payment: int) -> Settled | None:
        """red-palace.ability-count-as-exact.exact-only-purchases: such a payment is judged like any other."""
        total = s.rules.bags.total(payment)
        if not offer.exact_only or total <= offer.price or not self._at_hand(s, seat, "count-as-exact"):
            return None
        return Settled(list(refuse_payment(s, seat, offer._replace(exact_only=""), payment)), total)

    # ------------------------------------------------------------ what follows a purchase

    def on_bought(self, s: State, seat: int, offer: Offer, payment: int) -> None:
        """red-palace.ability-redraw-token.details: a token of the yard may be redrawn, also that of a building bought
        there; red-palace.ability-count-as-exact.when: an overpaid purchase may count as exact."""
        tokens: tuple[int, ...] = ()
        if self._at_hand(s, seat, "redraw-token"):
            bought = (offer.piece,) if offer.kind == s.rules.codec.number["buy"] else ()
            tokens = tuple(piece for piece in (*s.market, *bought) if has_token(s.rules, piece))
        if is_exact(s, seat, offer, payment):
            s.replace_top(_acting_again(seat, tokens))
        else:
            s.replace_top(BeforePlacing(seat, bool(offer.exact_only), tokens, True))


def _acting_again(seat: int, tokens: tuple[int, ...]) -> Act:
    return Bought(seat, True, tokens) if tokens else Act(seat, True)
