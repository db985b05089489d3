"""Module 03, Bonus Cards: secret cards that double certain tiles of one's own (bonus-cards.*).

When they are played and what they count for; ``m03_hands`` says who holds which.
"""

from __future__ import annotations

from typing import Final

from sabika.core.actions import ActionKind, Move, always, card
from sabika.core.module import decides, does, step
from sabika.core.pieces import NO_KIND
from sabika.core.state import Decision, Public, Seat, State, put, without
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.scoring import finished_kind
from sabika.rules.modules.m03_hands import BonusData, BonusHands, BonusSlice


class Revealing(Decision, frozen=True):
    """Before a scoring a seat may play a bonus card."""

    later: Public[tuple[Seat, ...]]
    """The seats that are asked after this one."""


PLAY_BONUS: Final = ActionKind(
    "play-bonus", card(), frames=(Act, Revealing), unless=("bonus-cards.play.condition", "bonus-not-playable")
)
KEEP_BONUS: Final = ActionKind("keep-bonus", frames=(Revealing,), declines=always)


class BonusCards(BonusHands):
    """A card shows a tile without walls; whoever has built that tile may lay the card open as one more building."""

    key = "bonus_cards"
    number = 3
    boxes = ("alhambra", "combined")
    complexity = 1
    minutes = 5
    kinds = (PLAY_BONUS, KEEP_BONUS)
    slice_type = BonusSlice
    data_file = "bonus_cards"
    data_type = BonusData

    # ------------------------------------------------------------ playing

    def asides(self, s: State, seat: int) -> list[Move]:
        """bonus-cards.play.any-time, bonus-cards.play.windows: in one's own turn, and it is no action."""
        return [self.move("play-bonus", card) for card in self._playable(s, seat)]

    def _playable(self, s: State, seat: int) -> list[int]:
        """bonus-cards.play.condition, bonus-cards.remove.replayable: the cards whose tile stands in the Alhambra."""
        part = self.of(s)
        own = (*part.hands[seat], *part.returned[seat]) if part.hands else ()
        return [card for card in own if self._built(s, seat, card)]

    def _built(self, s: State, seat: int, card: int) -> bool:
        """bonus-cards.interaction.building-site: a building site is no building yet."""
        tile = self._tiles[card]
        return s.palaces[seat].where(tile) is not None and finished_kind(s, tile) != NO_KIND

    @does("play-bonus")
    def play(self, s: State, frame: Act | Revealing, card: int) -> None:
        """bonus-cards.play.no-retraction: it lies open from now on; bonus-cards.play.windows: before a scoring all are
        asked again."""
        part, seat = self.of(s), frame.seat
        hidden = card in part.hands[seat]
        s.learned += hidden
        field, cards = ("hands", part.hands) if hidden else ("returned", part.returned)
        played = put(part.played, seat, (*part.played[seat], card))
        self.update(s, played=played, **{field: put(cards, seat, without(cards[seat], card))})
        s.tell("bonus-played", seat, card=s.rules.card_keys[card])
        if isinstance(frame, Revealing):
            s.pop()
            self._ask(s)

    @step("scoring", "bonus_cards")
    def ask_before_scoring(self, s: State, scoring: int) -> None:
        """bonus-cards.play.windows, bonus-cards.play.wise-man-order: before anything else of a scoring."""
        self._ask(s)

    def _ask(self, s: State) -> None:
        """bonus-cards.play.windows: from the seat that plays next, clockwise. Who could hold a fitting card, for all
        that is known, is asked even without one: not to ask would show it."""
        seats = [seat for seat in s.seats_from(s.next_seat(s.active)) if self._may_hold(s, seat)]
        if seats:
            s.push(Revealing(seats[0], tuple(seats[1:])))

    def _may_hold(self, s: State, seat: int) -> bool:
        part = self.of(s)
        if not part.hands:
            return False
        seen = {card for cards in (*part.played, *part.returned) for card in cards}
        unseen = [card for card in self._tiles if card not in seen] if part.hands[seat] else []
        return any(self._built(s, seat, card) for card in (*unseen, *part.returned[seat]))

    @decides(Revealing)
    def revealing_options(self, s: State, frame: Revealing) -> list[Move]:
        """bonus-cards.flow.decision-points: any fitting card, or none."""
        return [*self.asides(s, frame.seat), self.move("keep-bonus")]

    @does("keep-bonus")
    def keep(self, s: State, frame: Revealing) -> None:
        if frame.later:
            s.replace_top(Revealing(frame.later[0], frame.later[1:]))
        else:
            s.pop()

    # ------------------------------------------------------------ counting and seeing

    def contenders(self, s: State, scoring: int, counts: dict[int, list[int]]) -> dict[int, list[int]]:
        """bonus-cards.scoring.extra-building, bonus-cards.scoring.only-majorities: an open card is one more building of
        its kind."""
        found = dict(counts)
        for seat, cards in enumerate(self.of(s).played):
            kinds = [s.rules.kind_of[self._tiles[card]] for card in cards]
            found[seat] = [count + 2 * kinds.count(kind) for kind, count in enumerate(found[seat])]
        return found

    def on_removed(self, s: State, seat: int, piece: int, cell: int) -> None:
        """bonus-cards.remove.card-back-to-hand, bonus-cards.interaction.redesign: a card goes with its tile."""
        part = self.of(s)
        gone = next((own for own in part.played[seat] if self._tiles[own] == piece), None) if part.played else None
        if gone is not None:
            returned = put(part.returned, seat, (*part.returned[seat], gone))
            self.update(s, played=put(part.played, seat, without(part.played[seat], gone)), returned=returned)
            s.tell("bonus-returned", seat, card=s.rules.card_keys[gone])
