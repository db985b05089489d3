"""Module 15, Invaders: after each scoring open sides cost points, and scouts look ahead (invaders.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from random import Random
from typing import Any, Final

import msgspec

from sabika.core.events import ScoreLine
from sabika.core.module import Module, Offer, Shown, step
from sabika.core.pieces import Card
from sabika.core.state import SCORINGS, CardId, Nobody, Owner, Public, Slice, State, put
from sabika.core.view import Hidden, View
from sabika.palace.grid import SIDES
from sabika.palace.palace import Palace
from sabika.palace.walls import open_sides
from sabika.rules.alhambra.paying import is_exact
from sabika.rules.components import Row, require

LOSSES: Final = ("invaders.scoring.first", "invaders.scoring.second", "invaders.scoring.third")


class Costs(Row, frozen=True):
    """Per scoring what each open side costs that faces the attack, or a direction beside it."""

    facing: tuple[int, int, int]
    neighbouring: tuple[int, int, int]


class Scouts(Row, frozen=True):
    kinds: tuple[str, ...]
    shown: int


class InvaderData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    costs: Costs
    scouts: Scouts

    def __post_init__(self) -> None:
        """invaders.components.cards: the scouts last for three scorings."""
        kinds, shown = self.scouts.kinds, self.scouts.shown
        require(len(set(kinds)) == len(kinds) == SCORINGS * shown, "invaders.scouts", "expected 6 scouts, 2 at a time")


class InvaderSlice(Slice, frozen=True):
    """invaders.hidden.top-card."""

    deck: Nobody[tuple[int, ...]] = ()
    """The invasion cards to come, the next one first, without the one that lies open."""
    next: Public[tuple[CardId, ...]] = ()
    """The open card for the next scoring, in the open game."""
    past: Public[tuple[CardId, ...]] = ()
    seen: Owner[tuple[tuple[CardId, ...], ...]] = ()
    """Per seat the next card, if a scout has shown it to that seat."""
    scouts: Public[tuple[CardId, ...]] = ()
    gone: Public[tuple[CardId, ...]] = ()
    """Scouts that have left the game."""
    hidden: Nobody[tuple[int, ...]] = ()
    """Scouts to come."""


class Invaders(Module[InvaderSlice]):
    """An invasion after each scoring; nothing is decided, but who knows from where it comes can build for it."""

    key = "invaders"
    number = 15
    boxes = ("alhambra", "granada", "combined")
    complexity = 2
    minutes = 5
    options = {"invasions": ("hidden", "open")}
    usual = {"granada": {"invasions": "open"}}
    slice_type = InvaderSlice
    data_file = "invaders"
    data_type = InvaderData
    data: InvaderData

    def cards(self) -> Iterable[Card]:
        """invaders.components.cards: an invasion from each side, and a scout for each kind; invaders.granada: where the
        Alhambra is not built there are none."""
        kinds = self.rules.kinds
        for side, name in enumerate(SIDES):
            yield Card(key=f"invasion-{name}", sort="invasion", extra=side)
        for kind in self.data.scouts.kinds if self.rules.has("buildings") else ():
            require(kind in kinds, "invaders.scouts", f"{kind} is no kind of building")
            yield Card(key=f"scout-{kind}", sort="scout", extra=kinds.index(kind))

    def _all(self, sort: str) -> list[int]:
        return [number for number, card in enumerate(self.rules.cards) if card.sort == sort]

    @cached_property
    def _both(self) -> list[int]:
        return self._all("invasion") + self._all("scout")

    def cards_elsewhere(self, s: State) -> list[int]:
        """None of them is ever in the money pile."""
        return self._both

    @step("setup", "invaders")
    def lay_out(self, s: State, _: int) -> None:
        """invaders.setup.invasion-deck, invaders.setup.scouts; invaders.variant.open: without scouts."""
        deck = tuple(s.chance.shuffle("invasions", self._all("invasion")))
        self.update(s, deck=deck, seen=((),) * s.rules.players)
        if s.rules.option("invasions") == "hidden":
            self.update(s, hidden=tuple(s.chance.shuffle("scouts", self._all("scout"))))
        self._turn_up(s)

    def _turn_up(self, s: State) -> None:
        """invaders.scouts.refresh: two new scouts; invaders.variant.open-refresh: or the next card."""
        part, shown = self.of(s), self.data.scouts.shown
        if s.rules.option("invasions") == "open":
            self.update(s, next=part.deck[:1], deck=part.deck[1:])
            s.tell("invasion-ahead", None, card=s.rules.card_keys[part.deck[0]])
        elif self._all("scout"):
            gone, scouts = (*part.gone, *part.scouts), part.hidden[:shown]
            self.update(s, gone=gone, scouts=scouts, hidden=part.hidden[shown:])
            s.tell("scouts-shown", None, cards=[s.rules.card_keys[scout] for scout in scouts])
        s.learned += 1

    # ------------------------------------------------------------ scouts

    def on_bought(self, s: State, seat: int, offer: Offer, payment: int) -> None:
        """invaders.scouts.gain, invaders.scouts.compulsory, invaders.scouts.dirk: a tile on offer to all that is of a
        scout's kind (invaders.scouts.no-trigger) and paid exactly by whatever means (invaders.scouts.exact-means,
        invaders.scouts.vizier-patron) shows the next card at once."""
        if not offer.patron or not offer.exact_bonus or not is_exact(s, seat, offer, payment):
            return
        part, kind = self.of(s), s.rules.kind_of[offer.piece]
        won = [scout for scout in part.scouts if s.rules.cards[scout].extra == kind]
        if won:
            rest = tuple(scout for scout in part.scouts if scout not in won)
            self.update(s, scouts=rest, gone=(*part.gone, *won), seen=put(part.seen, seat, part.deck[:1]))
            s.learned += 1
            shown = {"card": s.rules.card_keys[part.deck[0]]}
            s.tell("scouted", seat, kind=s.rules.kinds[kind], card="unseen", secret=shown)

    # ------------------------------------------------------------ invasions

    @step("scoring", "invasion")
    def invade(self, s: State, scoring: int) -> None:
        """invaders.timing.after-scoring, invaders.order.with-other-scoring, invaders.two-player.dirk: every palace is
        attacked; invaders.scoring.floor-zero, invaders.floor.already-negative: nobody loses more than there is."""
        part = self.of(s)
        coming = (*part.next, *part.deck)
        if not coming:
            return
        self.update(s, deck=coming[1:], next=(), past=(*part.past, coming[0]), seen=((),) * s.rules.players)
        s.learned += 1
        card = s.rules.card_keys[coming[0]]
        s.tell("invasion", None, card=card)
        for seat, palace in enumerate(s.palaces):
            loss = self._loss(palace, s.rules.cards[coming[0]].extra, scoring)
            lost = min(loss, max(s.scores[seat], 0))
            s.scores[seat] -= lost
            line = ScoreLine(seat, LOSSES[scoring - 1], "score-invasion", -lost, {"card": card})
            s.tell("invaded", seat, points=lost, total=s.scores[seat], lines=[line])
        if scoring < SCORINGS:
            self._turn_up(s)

    def _loss(self, palace: Palace, side: int, scoring: int) -> int:
        """invaders.scoring.first, invaders.scoring.second, invaders.scoring.third, invaders.direction.roofs-north: open
        sides that face the attack, and in the end also the directions beside it."""
        costs: Costs = self.data.costs
        facing, beside = costs.facing[scoring - 1], costs.neighbouring[scoring - 1]
        loss = facing * open_sides(palace, side)
        if beside:
            loss += beside * (open_sides(palace, (side + 1) % 4) + open_sides(palace, (side + 3) % 4))
        return loss

    # ------------------------------------------------------------ seeing

    def guess(self, s: State, seat: int | None, rng: Random) -> Iterator[tuple[str, Any]]:
        """invaders.hidden.top-card: the cards nobody has seen in any order; who has seen the next one knows it."""
        part: Any = self.of(s)
        known = _known(part, seat)
        coming = [card for card in self._all("invasion") if card not in (*part.past, *part.next, *known)]
        rng.shuffle(coming)
        deck = (*known, *coming)[: part.deck.count]
        scouts = [scout for scout in self._all("scout") if scout not in (*part.scouts, *part.gone)]
        rng.shuffle(scouts)
        yield "deck", deck
        yield "hidden", tuple(scouts[: part.hidden.count])
        yield "seen", tuple(deck[: own.count] if isinstance(own, Hidden) else own for own in part.seen)

    def prospects(self, s: State, seat: int) -> float:
        """What the next invasion will cost, on the average of the directions the seat thinks possible."""
        part = self.of(s)
        cards = part.next or _known(part, seat) or part.deck
        if not cards or s.scored >= SCORINGS:
            return 0.0
        losses = [self._loss(s.palaces[seat], s.rules.cards[card].extra, s.scored + 1) for card in cards]
        return -sum(losses) / len(losses)

    def items(self, v: View) -> Iterator[Shown]:
        """invaders.setup.scouts, invaders.hidden.top-card, invaders.variant.open."""
        part: Any = self.of(v)
        keys, rows = v.rules.card_keys, v.rules.cards
        if part.deck.count:
            yield Shown(key="invasion", count=part.deck.count, hidden=True)
        for cards, note in ((part.next, "note-invasion-next"), (part.past, "note-invasion-past")):
            for card in cards:
                yield Shown(key=keys[card], card=card, note=note)
        for scout in part.scouts:
            yield Shown(key=keys[scout], card=scout, kind=rows[scout].extra, note="note-scout")
        for card in _known(part, v.seat):
            yield Shown(key=keys[card], card=card, owner=v.seat, note="note-invasion-seen")


def _known(part: Any, seat: int | None) -> tuple[int, ...]:
    """The next card, where a scout has shown it to a seat."""
    known: tuple[int, ...] = part.seen[seat] if part.seen and seat is not None else ()
    return known
