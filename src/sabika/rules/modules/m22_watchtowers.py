"""Module 22, Watchtowers: half tiles bought with a building that lengthen the wall (watchtowers.*)."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from typing import Final

import msgspec

from sabika.core.actions import ActionKind, Move, cards, cell, corner_field, tile
from sabika.core.events import ScoreLine
from sabika.core.module import Guard, Module, Offer, does, refuses, scores
from sabika.core.pieces import Tile
from sabika.core.refusal import Reason, because
from sabika.core.state import NO_TILE, Public, Slice, State, put, without
from sabika.palace.grid import CORNERS, cell_code, code_cell, neighbour
from sabika.palace.palace import START_PIECE, Palace
from sabika.palace.shapes import HALVES, LEGS
from sabika.palace.walls import longest_wall, segments
from sabika.rules.alhambra.buying import gain_tile, purchase, refuse_payment
from sabika.rules.alhambra.frames import Act, Placing
from sabika.rules.alhambra.placing import lay, refuse_cell, refuse_not_gained
from sabika.rules.alhambra.scoring import finished_kind
from sabika.rules.components import Amount, Row, require

BUY_WITH_TOWER: Final = ActionKind("buy-with-tower", tile(), cards(), frames=(Act,))
PLACE_TOWER: Final = ActionKind("place-tower", tile(), cell(), corner_field(), frames=(Placing,))
RETURN_TOWER: Final = ActionKind("return-tower", tile(), frames=(Placing,))

COPIES: Final = 3


class Surcharge(Row, frozen=True):
    values: tuple[int, int, int]


class TowerData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    copies: Amount
    surcharge: Surcharge
    bonus: Amount


class TowerSlice(Slice, frozen=True):
    left: Public[tuple[int, ...]] = (COPIES,) * 6
    """How many watchtowers of each kind lie beside the market (watchtowers.hidden.none)."""


class Watchtowers(Module[TowerSlice]):
    """A watchtower raises the price of a building, must stand at one of its colour, and scores in the longest wall."""

    key = "watchtowers"
    number = 22
    kinds = (BUY_WITH_TOWER, PLACE_TOWER, RETURN_TOWER)
    slice_type = TowerSlice
    data_file = "watchtowers"
    data_type = TowerData
    data: TowerData

    def tiles(self) -> Iterable[Tile]:
        """watchtowers.components.tiles, watchtowers.geometry.shape: three of each colour, never in the supply;
        watchtowers.neighbours: a watchtower has a colour but no kind, so it counts as no building."""
        first, second, third = self.data.surcharge.values
        require(self.data.copies.value == COPIES, "watchtowers.copies", f"expected {COPIES} of each kind")
        require(first >= second >= third > 0, "watchtowers.surcharge", "expected three numbers that do not rise")
        require(self.data.bonus.value > 0, "watchtowers.bonus", "expected at least 1")
        for colour, kind in enumerate(self.rules.kinds):
            key = f"watchtower-{kind}"
            yield Tile(key=key, sort="watchtower", shape=HALVES[0], copies=COPIES, supply=False, extra=colour)

    # ------------------------------------------------------------ buying

    def offers(self, s: State, seat: int) -> list[Offer]:
        """watchtowers.buy.with-building, watchtowers.buy.one-per-building: each building on the market with one
        watchtower of its colour, while there are any."""
        rules, left = s.rules, self.of(s).left
        return [
            self._offer(s, tile, space)
            for space, tile in enumerate(s.market)
            if tile != NO_TILE and rules.tiles[tile].sort == "building" and left[rules.kind_of[tile]]
        ]

    def _offer(self, s: State, tile: int, space: int) -> Offer:
        """watchtowers.buy.surcharge, watchtowers.buy.surcharge-step, watchtowers.buy.one-currency,
        watchtowers.buy.exact, watchtowers.payment.means: one combined price, lower after each scoring held."""
        number, price = s.rules.codec.number["buy-with-tower"], s.rules.prices[tile]
        surcharge = self.data.surcharge.values
        return Offer(number, tile, price + surcharge[min(s.scored, 2)], space, building=price, patron=True)

    @refuses("buy-with-tower")
    def refuse_buy(self, s: State, frame: Act, tile: int, payment: int) -> Iterator[Reason]:
        """watchtowers.excluded.purchases, watchtowers.buy.magical: only with buildings of the base game."""
        name = s.rules.tile_keys[tile]
        if s.rules.tiles[tile].sort != "building":
            yield because("watchtowers.excluded.purchases", "tower-not-with", tile=name)
        elif not self.of(s).left[s.rules.kind_of[tile]]:
            yield because("watchtowers.buy.with-building", "tower-none-left", tile=name)
        if tile not in s.market:
            yield because("base.buy.one-tile", "buy-not-on-offer", tile=name)
        else:
            yield from refuse_payment(s, frame.seat, self._offer(s, tile, s.market.index(tile)), payment)

    @does("buy-with-tower")
    def buy(self, s: State, frame: Act, tile: int, payment: int) -> None:
        """watchtowers.placement.end-of-turn: both tiles wait beside the Alhambra."""
        space = s.market.index(tile)
        offer = self._offer(s, tile, space)
        s.market[space] = NO_TILE
        purchase(s, frame, offer, payment, gain=self._gain)

    def _gain(self, s: State, seat: int, tile: int) -> None:
        colour = s.rules.kind_of[tile]
        name = f"watchtower-{s.rules.kinds[colour]}"
        gain_tile(s, seat, tile)
        gain_tile(s, seat, s.rules.tile_number[name])
        self._restock(s, colour, -1)
        s.tell("tower-gained", seat, tile=name)

    def _restock(self, s: State, colour: int, more: int) -> None:
        left = self.of(s).left
        self.update(s, left=put(left, colour, left[colour] + more))

    # ------------------------------------------------------------ placing

    def placements(self, s: State, seat: int, piece: int) -> list[Move]:
        """watchtowers.placement.rotation, watchtowers.geometry.half-tile: every fitting cell and corner with an anchor;
        watchtowers.placement.impossible: without one it goes back."""
        if not _is_tower(s, piece):
            return []
        found = self._places(s, seat, piece)
        if not found and not _others_wait(s, seat):
            found = [self.move("return-tower", piece)]
        return found

    def _places(self, s: State, seat: int, piece: int) -> list[Move]:
        """watchtowers.placement.open-edges, watchtowers.placement.no-gaps, watchtowers.placement.on-foot: as the palace
        says; watchtowers.placement.two-together: watchtowers are neighbours like others."""
        return [
            self.move("place-tower", piece, code, corner)
            for corner, shape in enumerate(HALVES)
            for code in s.palaces[seat].legal(shape)
            if _anchors(s, seat, piece, code, corner)
        ]

    def refuses_destination(self, s: State, seat: int, verb: str, piece: int) -> Reason | None:
        """watchtowers.placement.permanent: no reserve; watchtowers.two-player: not to Dirk; placing it
        needs a corner."""
        if not _is_tower(s, piece):
            return None
        rule, key = {
            "place": ("watchtowers.placement.rotation", "tower-needs-corner"),
            "reserve": ("watchtowers.placement.permanent", "tower-no-reserve"),
            "give": ("watchtowers.two-player", "tower-not-given"),
        }[verb]
        return because(rule, key, tile=s.rules.tile_keys[piece])

    @refuses("place-tower")
    def refuse_place(self, s: State, frame: Placing, piece: int, code: int, corner: int) -> Iterator[Reason]:
        """watchtowers.placement.long-edge-free, watchtowers.placement.anchor, and every rule of the base game."""
        if (yield from _refuse_no_tower(s, frame.seat, piece)):
            return
        where = {"tile": s.rules.tile_keys[piece], "cell": code_cell(code)}
        built = s.palaces[frame.seat].shape_at(code)
        if built is not None and built.corner is not None:
            yield because("watchtowers.placement.long-edge-free", "tower-long-edge", **where)
        yield from refuse_cell(s, frame.seat, piece, code, HALVES[corner])
        if not _anchors(s, frame.seat, piece, code, corner):
            yield because("watchtowers.placement.anchor", "tower-anchor", corner=CORNERS[corner], **where)

    @does("place-tower")
    def place(self, s: State, frame: Placing, piece: int, code: int, corner: int) -> None:
        s.gained[frame.seat] = without(s.gained[frame.seat], piece)
        lay(s, frame.seat, piece, code, HALVES[corner])

    @refuses("return-tower")
    def refuse_return(self, s: State, frame: Placing, piece: int) -> Iterator[Reason]:
        """watchtowers.placement.impossible: only once the buildings are settled and no place is left."""
        if (yield from _refuse_no_tower(s, frame.seat, piece)):
            return
        if _others_wait(s, frame.seat):
            yield because("watchtowers.placement.impossible", "tower-return-early", tile=s.rules.tile_keys[piece])
        if self._places(s, frame.seat, piece):
            yield because("watchtowers.placement.impossible", "tower-fits", tile=s.rules.tile_keys[piece])

    @does("return-tower")
    def give_back(self, s: State, frame: Placing, piece: int) -> None:
        s.gained[frame.seat] = without(s.gained[frame.seat], piece)
        self._restock(s, s.rules.tiles[piece].extra, 1)
        s.tell("tower-returned", frame.seat, tile=s.rules.tile_keys[piece])

    # ------------------------------------------------------------ redesigning and scoring

    def guards(self, s: State, seat: int) -> Guard | None:
        """watchtowers.placement.permanent, watchtowers.redesign.anchor-kept, watchtowers.redesign.connectivity: a
        watchtower stays, and keeps a building of its colour at a short edge."""
        palace = s.palaces[seat]
        if not palace.halves:
            return None
        towers = [
            (s.rules.tiles[piece].extra, _anchors(s, seat, piece, code, shape.corner))
            for code, piece in palace.pieces()
            if (shape := palace.shape_at(code)) is not None and shape.corner is not None
        ]

        def guard(verb: str, built: int, piece: int) -> Reason | None:
            name = s.rules.tile_keys[built]
            if _is_tower(s, built):
                return because("watchtowers.placement.permanent", "tower-stays", tile=name)
            for colour, held_by in towers:
                if held_by == [built] and (verb != "exchange" or finished_kind(s, piece) != colour):
                    return because("watchtowers.redesign.anchor-kept", "tower-loses-anchor", tile=name)
            return None

        return guard

    @scores("watchtowers")
    def score_towers(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """watchtowers.scoring.bonus, watchtowers.scoring.choice, watchtowers.scoring.longest-first: 2 points for each
        in the scored wall, of which its long edge is one segment (watchtowers.scoring.wall-point)."""
        for seat, palace in enumerate(s.palaces):
            wall = longest_wall(palace)
            if wall.towers:
                points, args = self.data.bonus.value * wall.towers, {"towers": wall.towers}
                pieces = _in_wall(s, palace) if s.sink is not None else ()
                yield ScoreLine(seat, "watchtowers.scoring.bonus", "score-watchtowers", points, args, pieces)


def _anchors(s: State, seat: int, tower: int, code: int, corner: int) -> list[int]:
    """watchtowers.placement.anchor, watchtowers.anchor.what-counts, watchtowers.excluded.anchors: the finished
    buildings of its colour that lie at the short edges of a watchtower."""
    palace, colour = s.palaces[seat], s.rules.tiles[tower].extra
    near = [palace.piece_at(cell_code(*neighbour(code_cell(code), side))) for side in LEGS[corner]]
    return [piece for piece in near if piece not in (None, START_PIECE) and finished_kind(s, piece) == colour]


def _in_wall(s: State, palace: Palace) -> tuple[str, ...]:
    """The watchtowers of the scored wall."""
    layout = palace.layout()
    return tuple(s.rules.tile_keys[layout[at][0]] for at, side in segments(palace, longest_wall(palace)) if side == "-")


def _is_tower(s: State, piece: int) -> bool:
    return s.rules.tiles[piece].sort == "watchtower"


def _others_wait(s: State, seat: int) -> bool:
    """Whether something gained besides watchtowers is not settled; it might still become an anchor."""
    return not all(_is_tower(s, piece) for piece in s.gained[seat])


def _refuse_no_tower(s: State, seat: int, piece: int) -> Generator[Reason, None, bool]:
    """Only a watchtower that has been gained and still waits. Returns True when refused."""
    other = not _is_tower(s, piece)
    if other:
        yield because("watchtowers.geometry.shape", "tower-other-tile", tile=s.rules.tile_keys[piece])
    return (yield from refuse_not_gained(s, seat, piece)) or other
