"""Taking money, the display and the pile (base.money.*, base.refill.display, base.deck.*)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import Final

from sabika.core.actions import KIND_BITS, ActionKind, Move, cards
from sabika.core.module import Module, does, draws, refuses, runs, step
from sabika.core.refusal import Reason, because
from sabika.core.state import SCORINGS, Slice, State
from sabika.rules.alhambra.frames import Act, FillDisplay
from sabika.rules.alhambra.turn import end_actions

PILES: Final = 5
DISPLAY_SIZE: Final = 4
TAKE_LIMIT: Final = 5
LIMIT_BITS: Final = 4
LIMIT_MASK: Final = (1 << LIMIT_BITS) - 1
MANY: Final = 100_000
"""How many displays are remembered with what may be taken from them."""

TAKE: Final = ActionKind("take", cards(), frames=(Act,))


class Money(Module[Slice]):
    """The money action, and where money comes from."""

    key = "money"
    kinds = (TAKE,)
    options = {"reshuffle": ("when_empty", "when_needed")}

    def __init__(self) -> None:
        self._menus: dict[int, tuple[Move, ...]] = {}
        """The display, and the limit in the lowest bits -> everything that may be taken."""
        self._singles: dict[int, list[Move]] = {}
        """The cards of one currency in the display -> taking each different one of them."""
        self._several: dict[int, list[Move]] = {}
        """The cards below the limit in the display, and the limit -> taking several of them."""

    def actions(self, s: State, seat: int) -> tuple[Move, ...]:
        """base.money.take-one, base.money.take-several: any one card, or several worth 5 or less together;
        base.money.same-cards, base.money.take-all: every different set once."""
        key = s.display << LIMIT_BITS | (_limit(s, seat) if s.rules.take_limit else TAKE_LIMIT)
        return self._menus.get(key) or self._find_menu(key)

    def _find_menu(self, key: int) -> tuple[Move, ...]:
        """Put together from parts that come again far more often than whole displays."""
        if len(self._menus) >= MANY:
            self._menus.clear()
        display, limit = key >> LIMIT_BITS, key & LIMIT_MASK
        found: list[Move] = []
        for money in self.rules.money:
            cards = display & money
            if cards:
                found += self._singles.get(cards) or self._find_singles(cards)
        small = (display & self._below[limit]) << LIMIT_BITS | limit
        several = self._several.get(small)
        found += several if several is not None else self._find_several(small)
        menu = self._menus[key] = tuple(found)
        return menu

    @cached_property
    def _below(self) -> list[int]:
        """Per limit the mask of the money cards worth less, which alone can be taken together with others."""
        rules = self.rules
        money = [card for card, unit in enumerate(rules.bags.unit) if unit & rules.money_mask]
        return [rules.bags.mask(card for card in money if rules.values[card] < limit) for limit in range(LIMIT_MASK)]

    def _find_singles(self, cards: int) -> list[Move]:
        tag, unit = self.rules.codec.number["take"], self.rules.bags.unit
        different = dict.fromkeys(self.rules.bags.unpack(cards))
        found = self._singles[cards] = [tag | unit[card] << KIND_BITS for card in different]
        return found

    def _find_several(self, small: int) -> list[Move]:
        rules, limit = self.rules, small & LIMIT_MASK
        tag, unit, values = rules.codec.number["take"], rules.bags.unit, rules.values
        cards = rules.bags.unpack(small >> LIMIT_BITS)
        picks = [pick for size in range(2, len(cards) + 1) for pick in combinations(cards, size)]
        bags = [sum([unit[card] for card in pick]) for pick in picks if sum([values[card] for card in pick]) <= limit]
        found = self._several[small] = [tag | bag << KIND_BITS for bag in dict.fromkeys(bags)]
        return found

    @refuses("take")
    def refuse_take(self, s: State, frame: Act, bag: int) -> Iterator[Reason]:
        bags = s.rules.bags
        limit = _limit(s, frame.seat)
        if bag == 0:
            yield because("base.money.take-none", "take-none")
        elif not bags.holds(s.display, bag):
            yield because("base.money.take-one", "take-not-displayed", cards=s.rules.card_names(bag))
        if bags.size(bag) > 1 and bags.total(bag) > limit:
            yield because("base.money.take-several", "take-too-much", total=bags.total(bag), limit=limit)
        if bags.size(bag) > 1 and bag & ~s.rules.money_mask:
            yield because("base.money.take-several", "take-alone")

    @does("take")
    def take_money(self, s: State, frame: Act, bag: int) -> None:
        """base.money.take-any-currency, base.money.hand-limit: the cards go to the hand for all to see."""
        seat = frame.seat
        s.display -= bag
        s.hands[seat] += bag
        s.known[seat] += bag
        if s.sink is not None:
            s.tell("took", seat, cards=s.rules.card_names(bag))
        end_actions(s)

    @step("turn", "refill_display")
    def refill_display(self, s: State, seat: int) -> None:
        """base.refill.display, base.refill.every-turn, base.refill.money-first."""
        fill_display(s, (seat + 1) % s.rules.players)

    @runs(FillDisplay)
    def go_on_filling(self, s: State, frame: FillDisplay) -> bool:
        s.pop()
        fill_display(s, frame.speaker)
        return True

    @draws("scoring")
    def draw_scoring_card(self, s: State, card: int, speaker: int) -> None:
        """base.score.card-leaves, base.edition.scoring-card-spot: it waits and then is out of the game."""
        s.waiting = (*s.waiting, s.rules.cards[card].value)
        s.tell("scoring-card", None, scoring=s.rules.cards[card].value)

    def _stack(self, s: State, cards: list[int]) -> None:
        """base.refill.reshuffle: the discard, shuffled, is the new pile."""
        s.pile, s.cuts = tuple(cards), (len(cards),)

    def cards_elsewhere(self, s: State) -> list[int]:
        """base.score.card-leaves: scoring cards that have been drawn; base.score.card-never-drawn: after the last
        scoring nobody needs to know which they were."""
        held = s.scored if s.scored < SCORINGS else 0
        cards = enumerate(s.rules.cards)
        return [i for i, card in cards if card.sort == "scoring" and (card.value <= held or card.value in s.waiting)]


def fill_display(s: State, speaker: int) -> None:
    """Draw until four cards lie in the display; base.refill.scoring-card: other cards are dealt with as they come
    and take no space; base.deck.both-empty: with no card left the display stays short."""
    if s.drawn == len(s.pile):
        rebuild_pile(s)
    rules, bags = s.rules, s.rules.bags
    missing = DISPLAY_SIZE - bags.size(s.display)
    while missing > 0:
        card = draw_card(s)
        if card is None:
            return
        if card < rules.money_types:
            s.display += bags.unit[card]
            missing -= 1
            if s.sink is not None:
                s.tell("displayed", None, cards=[rules.card_keys[card]])
            continue
        s.push(FillDisplay(speaker))
        stack = s.stack
        rules.draws[rules.cards[card].sort](s, card, speaker)
        if s.stack is not stack:
            return
        s.pop()
        missing = DISPLAY_SIZE - bags.size(s.display)


def gain_cards(s: State, seat: int, bag: int, *, openly: bool = True) -> None:
    """A seat takes cards into its hand (base.hidden.public-events: what is taken openly is known to all)."""
    s.hands[seat] += bag
    if openly:
        s.known[seat] += bag


def lose_cards(s: State, seat: int, bag: int) -> None:
    """A seat shows and gives up cards of its hand; cards nobody had seen before are news."""
    shown = bag
    if s.known[seat] != s.hands[seat]:
        shown = s.rules.bags.common(s.known[seat], bag)
        s.learned += shown != bag
    s.hands[seat] -= bag
    s.known[seat] -= shown


def discard_cards(s: State, seat: int, bag: int) -> None:
    """A seat gives up cards, which are discarded unless a module knows better."""
    lose_cards(s, seat, bag)
    for change in s.rules.discards:
        bag = change(s, bag)
    s.discard += bag


def draw_card(s: State) -> int | None:
    """The next card of the pile, or None (base.deck.both-empty)."""
    if s.drawn == len(s.pile):
        rebuild_pile(s, needed=True)
        if s.drawn == len(s.pile):
            return None
    card = s.pile[s.drawn]
    s.drawn += 1
    s.learned += 1
    if s.drawn == len(s.pile):
        rebuild_pile(s)
    return card


def rebuild_pile(s: State, *, needed: bool = False) -> None:
    """base.refill.reshuffle, base.deck.rebuild-timing: an empty pile is rebuilt from the discard at once
    (table option ``reshuffle``: only when a card is needed); base.deck.scoring-not-shuffled."""
    if s.drawn < len(s.pile) or not s.discard or not (needed or s.rules.option("reshuffle") == "when_empty"):
        return
    s.reshuffles += 1
    cards = s.rules.bags.cards(s.discard)
    s.drawn = s.discard = 0
    money = s.rules.modules["money"]
    assert isinstance(money, Money)
    money._stack(s, s.chance.shuffle(f"discard/{s.reshuffles}", cards))
    if s.sink is not None:
        s.tell("reshuffled", None, cards=len(cards), secret={"pile": [s.rules.card_keys[card] for card in s.pile]})


def stack_piles(s: State, cards: Sequence[int], mixed: Callable[[int, list[int]], list[int]]) -> None:
    """base.deck.pile-sizes, base.setup.stack-order: five nearly equal piles, each ``mixed`` with its special cards and
    stacked with pile 1 on top."""
    size, more = divmod(len(cards), PILES)
    stacked: list[int] = []
    cuts = []
    at = 0
    for pile in range(1, PILES + 1):
        end = at + size + (pile <= more)
        stacked += mixed(pile, list(cards[at:end]))
        cuts.append(len(stacked))
        at = end
    s.pile, s.cuts = tuple(stacked), tuple(cuts)


def _limit(s: State, seat: int) -> int:
    limit = TAKE_LIMIT
    for change in s.rules.take_limit:
        limit = change(s, seat, limit)
    return limit
