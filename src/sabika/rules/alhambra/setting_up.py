"""Setting up (base.setup.*, base.deal.*, base.start.*, base.deck.pile-sizes)."""

from __future__ import annotations

from typing import Final

from sabika.core.module import Module, step
from sabika.core.state import Slice, State, Steps
from sabika.rules.alhambra.frames import FillMarket
from sabika.rules.alhambra.money import stack_piles

STARTING_MONEY: Final = 20


class SettingUp(Module[Slice]):
    """The table before the first turn, in the order of combinations.setup.order."""

    key = "setting_up"
    options = {"edition": ("mega_box", "family_box")}
    """base.edition.precedence: one set of rules; only the names of pieces and modules follow the edition."""

    @step("setup", "supply")
    def shuffle_supply(self, s: State, _: int) -> None:
        """base.setup.supply-shuffled, base.edition.supply-container: one random order, fixed at the start;
        combinations.supply-size: module tiles are shuffled in."""
        s.supply = tuple(s.chance.shuffle("supply", s.rules.all_supply))

    @step("setup", "market")
    def fill_market(self, s: State, _: int) -> None:
        """base.setup.market: four tiles on spaces 1 to 4 in that order."""
        s.push(FillMarket(0))

    @step("setup", "deal")
    def deal_money(self, s: State, _: int) -> None:
        """base.deal.until-twenty, base.deal.first-dealt: seat by seat, openly, until a hand is worth 20 or more;
        base.setup.scoring-cards-aside, combinations.deck.late-cards: only money is in the deck now."""
        dealt = deal_piles(s)
        for seat, cards in enumerate(dealt):
            s.tell("dealt", seat, cards=[s.rules.card_keys[card] for card in cards])
        s.known = [s.rules.bags.of(cards) for cards in dealt]
        s.hands = [own + new for own, new in zip(s.hands, s.known, strict=True)]

    @step("setup", "starting_player")
    def find_starting_player(self, s: State, _: int) -> None:
        """base.start.fewest-cards, base.start.lowest-total, base.start.youngest-input: fewest cards, then lowest total,
        then the youngest; where no age separates the still tied, one of them is drawn by lot."""
        bags = s.rules.bags
        dealt = [(bags.size(hand), bags.total(hand)) for hand in s.hands]
        tied = [seat for seat, hand in enumerate(dealt) if hand == min(dealt)]
        youngest = [seat for seat in s.rules.config.ages if seat in tied]
        lot = s.chance.below("youngest", len(tied)) if len(tied) > 1 and not youngest else 0
        s.active = youngest[0] if youngest else tied[lot]
        s.tell("starts", s.active, tied=tied)

    @step("setup", "display")
    def lay_display(self, s: State, _: int) -> None:
        """base.setup.display, base.deck.initial-display: four money cards before the scoring cards are mixed in."""
        first, s.pile = s.pile[:4], s.pile[4:]
        s.display = s.rules.bags.of(first)
        s.tell("displayed", None, cards=s.rules.card_names(s.display))

    @step("setup", "piles")
    def build_piles(self, s: State, _: int) -> None:
        """base.setup.five-piles, base.edition.mix-scoring-card: a pile is shuffled with its special cards, if it has
        any."""

        def mixed(pile: int, money: list[int]) -> list[int]:
            special = [card for cards in s.rules.pile_cards for card in cards(s, pile)]
            return s.chance.shuffle(f"pile/{pile}", money + special) if special else money

        stack_piles(s, s.pile, mixed)

    def pile_cards(self, s: State, pile: int) -> list[int]:
        """base.setup.scoring-card-piles: the first scoring card in pile 2, the second in pile 4."""
        number = s.rules.card_number
        return {2: [number["scoring1"]], 4: [number["scoring2"]]}.get(pile, [])

    @step("setup", "first_turn")
    def begin(self, s: State, _: int) -> None:
        """base.turn.clockwise: the starting player begins; base.deal.then-secret: hands are secret from now on."""
        s.turns = 1
        s.stack = (Steps("turn", 0, s.active),)


def deal_piles(s: State) -> list[list[int]]:
    """base.deal.until-twenty, red-palace.setup.start-money-piles: for each seat cards worth 20 or more; the rest of the
    money becomes the pile."""
    values, deck = s.rules.values, s.chance.shuffle("money", s.rules.all_money)
    dealt: list[list[int]] = [[] for _ in range(s.rules.players)]
    for cards in dealt:
        while sum([values[card] for card in cards]) < STARTING_MONEY:
            cards.append(deck.pop())
    s.pile = tuple(reversed(deck))
    return dealt
