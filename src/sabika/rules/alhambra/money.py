"""Taking money, the display and the pile (base.money.*, base.refill.display, base.deck.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sabika.core.actions import KIND_BITS, ActionKind, Move, cards
from sabika.core.module import Module, does, draws, refuses, runs, step
from sabika.core.refusal import Reason, because
from sabika.core.ruleset import Ruleset
from sabika.core.state import Slice, State
from sabika.rules.alhambra.frames import Act, FillDisplay
from sabika.rules.alhambra.turn import end_actions

DISPLAY_SIZE: Final = 4
TAKE_LIMIT: Final = 5

TAKE: Final = ActionKind("take", cards(), frames=(Act,))


class Money(Module[Slice]):
    """The money action, and where money comes from."""

    key = "money"
    kinds = (TAKE,)
    options = {"reshuffle": ("when_empty", "when_needed")}

    def actions(self, s: State, seat: int) -> list[Move]:
        """base.money.take-one, base.money.take-several: any one card, or several worth 5 or less together."""
        rules = s.rules
        menu = rules.memo.setdefault("take", {})
        key = (s.display, _limit(s, seat))
        found = menu.get(key)
        if found is None:
            tag = rules.codec.number["take"]
            found = menu[key] = [tag | bag << KIND_BITS for bag in _takes(rules, *key)]
        return found  # type: ignore[no-any-return]

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

    @does("take")
    def take_money(self, s: State, frame: Act, bag: int) -> None:
        """base.money.take-any-currency, base.money.hand-limit: the cards go to the hand for all to see."""
        s.display -= bag
        gain_cards(s, frame.seat, bag)
        if s.sink is not None:
            s.tell("took", frame.seat, cards=s.rules.card_names(bag))
        end_actions(s)

    @step("turn", "refill_display")
    def refill_display(self, s: State, seat: int) -> None:
        """base.refill.display, base.refill.every-turn, base.refill.money-first."""
        rebuild_pile(s)
        if s.rules.bags.size(s.display) < DISPLAY_SIZE:
            s.push(FillDisplay(s.next_seat(seat)))

    @runs(FillDisplay)
    def fill_display(self, s: State, frame: FillDisplay) -> bool:
        """base.refill.scoring-card: other cards are dealt with as they come and take no space;
        base.deck.both-empty: with no card left the display stays short."""
        rules = s.rules
        stack, laid = s.stack, 0
        while rules.bags.size(s.display) < DISPLAY_SIZE:
            card = draw_card(s)
            if card is None:
                break
            if rules.cards[card].sort == "money":
                s.display += rules.bags.unit[card]
                laid += rules.bags.unit[card]
            else:
                rules.draws[rules.cards[card].sort](s, card, frame.speaker)
            if s.stack is not stack:
                break
        if laid and s.sink is not None:
            s.tell("displayed", None, cards=rules.card_names(laid))
        if s.stack is stack:
            s.pop()
        return True

    @draws("scoring")
    def draw_scoring_card(self, s: State, card: int, speaker: int) -> None:
        """base.score.card-leaves, base.edition.scoring-card-spot: it waits and then is out of the game."""
        s.waiting = (*s.waiting, s.rules.cards[card].value)
        s.tell("scoring-card", None, scoring=s.rules.cards[card].value)

    def cards_elsewhere(self, s: State) -> list[int]:
        """base.score.card-leaves: scoring cards that have been drawn."""
        cards = enumerate(s.rules.cards)
        return [i for i, card in cards if card.sort == "scoring" and (card.value <= s.scored or card.value in s.waiting)]


def gain_cards(s: State, seat: int, bag: int, *, openly: bool = True) -> None:
    """A seat takes cards into its hand (base.hidden.public-events: what is taken openly is known to all)."""
    s.set_hand(seat, s.hands[seat] + bag, s.known[seat] + bag if openly else s.known[seat])


def lose_cards(s: State, seat: int, bag: int) -> None:
    """A seat shows and gives up cards of its hand; cards nobody had seen before are news."""
    known = s.known[seat]
    if known == s.hands[seat]:
        rest = known - bag
    else:
        shown = s.rules.bags.common(known, bag)
        s.learned += shown != bag
        rest = known - shown
    s.set_hand(seat, s.hands[seat] - bag, rest)


def draw_card(s: State) -> int | None:
    """The next card of the pile, or None (base.deck.both-empty)."""
    rebuild_pile(s, needed=True)
    if s.drawn == len(s.pile):
        return None
    card = s.pile[s.drawn]
    s.drawn += 1
    s.learned += 1
    rebuild_pile(s)
    return card


def rebuild_pile(s: State, *, needed: bool = False) -> None:
    """base.refill.reshuffle, base.deck.rebuild-timing: an empty pile is rebuilt from the discard at once
    (table option ``reshuffle``: only when a card is needed); base.deck.scoring-not-shuffled."""
    if s.drawn < len(s.pile) or not s.discard or not (needed or s.rules.option("reshuffle") == "when_empty"):
        return
    s.reshuffles += 1
    cards = s.rules.bags.cards(s.discard)
    s.pile, s.drawn, s.discard = tuple(s.chance.shuffle(f"discard/{s.reshuffles}", cards)), 0, 0
    s.cuts = (len(s.pile),)
    if s.sink is not None:
        s.tell("reshuffled", None, cards=len(cards), secret={"pile": [s.rules.card_keys[card] for card in s.pile]})


def _limit(s: State, seat: int) -> int:
    limit = TAKE_LIMIT
    for change in s.rules.take_limit:
        limit = change(s, seat, limit)
    return limit


def _takes(rules: Ruleset, display: int, limit: int) -> list[int]:
    """Every different set of display cards that may be taken (base.money.same-cards, base.money.take-all)."""
    shown = rules.bags.cards(display)
    values = [rules.cards[card].value for card in shown]
    found: dict[int, None] = {}
    for chosen in range(1, 1 << len(shown)):
        picks = [i for i in range(len(shown)) if chosen >> i & 1]
        if len(picks) == 1 or sum(values[i] for i in picks) <= limit:
            found[rules.bags.of(shown[i] for i in picks)] = None
    return list(found)
