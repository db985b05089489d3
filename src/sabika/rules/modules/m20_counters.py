"""Module 20, Art of the Moors: the culture counters, who takes them and where their cubes lie
(art-of-the-moors.take.*, art-of-the-moors.mark.*)."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from functools import cached_property
from itertools import pairwise
from typing import Annotated, Final, NamedTuple

import msgspec

from sabika.core.module import Module, step
from sabika.core.state import Public, Seat, Slice, State
from sabika.rules.alhambra.scoring import finished, unfinished_pieces
from sabika.rules.alhambra.turn import in_turn
from sabika.rules.components import Amount, Row, require

SECTIONS: Final = 6
PRICES: Final = range(6, 14)


class DialRow(Row, frozen=True):
    prices: tuple[int, ...]
    count: int
    points: tuple[int, ...]
    squares: tuple[int, ...]
    """Per section how many buildings its mark stands for."""

    @property
    def label(self) -> str:
        return "/".join(str(price) for price in self.prices)


class MoorsData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    counters: Amount
    strips: Amount
    per_strip: Amount
    dials: dict[str, DialRow]

    def __post_init__(self) -> None:
        """art-of-the-moors.components.set, art-of-the-moors.components.prices, art-of-the-moors.components.sections."""
        prices = [price for row in self.dials.values() for price in row.prices]
        require(prices == [*PRICES], "art_of_the_moors.dials", "expected every price from 6 to 13 once, in this order")
        number = sum(row.count for row in self.dials.values())
        require(number == self.counters.value, "art_of_the_moors.counters", f"the dials make {number}")
        require(self.strips.value * self.per_strip.value >= number, "art_of_the_moors.strips", "too few spaces")
        for key, row in self.dials.items():
            rising = row.points[0] == 0 and all(a < b for a, b in pairwise(row.points))
            falling = row.squares[0] != 2 or any(a > b for a, b in pairwise(row.squares))
            good = len(row.points) == len(row.squares) == SECTIONS and rising and not falling
            require(good, f"art_of_the_moors.dials.{key}", "expected six points rising from 0, and squares from 2 on")


class Culture(NamedTuple):
    """A counter in front of a seat: which dial, the section at the gem, and the one with the cube."""

    seat: Seat
    dial: Annotated[int, 7]
    now: int
    mark: int


class MoorsSlice(Slice, frozen=True):
    """art-of-the-moors.hidden.none."""

    counters: Public[tuple[Culture, ...]] = ()


class CultureCounters(Module[MoorsSlice]):
    """Whoever owns two buildings of one price has a counter of that price; each further one moves its cube."""

    data: MoorsData

    @cached_property
    def _dials(self) -> list[DialRow]:
        return list(self.data.dials.values())

    @cached_property
    def _dial_of(self) -> dict[int, int]:
        """art-of-the-moors.scope.base-only, art-of-the-moors.components.prices: every building of the base game that
        counts, with its dial; art-of-the-moors.scope.not-counted: no other tile."""
        by_price = {price: number for number, row in enumerate(self._dials) for price in row.prices}
        tiles = enumerate(self.rules.tiles)
        return {tile: by_price[row.price] for tile, row in tiles if row.sort == "building" and row.price in by_price}

    # ------------------------------------------------------------ taking and marking

    @step("turn", "culture")
    def update_own(self, s: State, seat: int) -> None:
        """art-of-the-moors.take.two-same-price, art-of-the-moors.mark.update: at the end of the turn, also for sites
        completed in it (art-of-the-moors.building-sites.completion)."""
        self._update(s, seat)

    def on_placed(self, s: State, seat: int, piece: int, cell: int) -> None:
        self._update_at_once(s, seat)

    def on_reserved(self, s: State, seat: int, piece: int) -> None:
        self._update_at_once(s, seat)

    def _update_at_once(self, s: State, seat: int) -> None:
        """art-of-the-moors.out-of-turn, art-of-the-moors.end.distribution: immediately outside the seat's turn."""
        if not in_turn(s, seat, "act", "culture"):
            self._update(s, seat)

    def _update(self, s: State, seat: int) -> None:
        """art-of-the-moors.take.automatic: for every price that qualifies; art-of-the-moors.mark.never-back: what is
        owned never becomes less."""
        now = {own.dial: own for own in self.of(s).counters if own.seat == seat}
        for dial, number in sorted(self._owned(s, seat).items()):
            mark, old = self._mark(dial, number), now.get(dial)
            if mark is None or (old is not None and old.mark >= mark):
                continue
            others = tuple(own for own in self.of(s).counters if own is not old)
            self.update(s, counters=(*others, Culture(seat, dial, 0 if old is None else old.now, mark)))
            row = self._dials[dial]
            s.tell("culture-taken" if old is None else "culture-marked", seat, price=row.label, most=row.points[mark])

    def _owned(self, s: State, seat: int) -> Counter[int]:
        """Per dial the finished buildings in the Alhambra and in reserve (art-of-the-moors.building-sites,
        art-of-the-moors.take.how-acquired)."""
        palace, reserve = s.palaces[seat], s.reserves[seat]

        def count() -> Counter[int]:
            pieces = finished(s, (*palace.built(), *reserve))
            return Counter([self._dial_of[piece] for piece in pieces if piece in self._dial_of])

        return palace.remembered("culture", (self, reserve, unfinished_pieces(s)), count)

    def _mark(self, dial: int, number: int) -> int | None:
        """art-of-the-moors.mark.place, art-of-the-moors.mark.no-exact-section, art-of-the-moors.mark.cap: the highest
        section that asks for no more buildings than there are; None where there are too few for a counter."""
        reached = bisect_right(self._dials[dial].squares, number)
        return reached - 1 if reached else None
