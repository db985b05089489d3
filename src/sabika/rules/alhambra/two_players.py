"""Two players and Dirk (base.dirk.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sabika.core.actions import KIND_BITS, ActionKind, Move, tile
from sabika.core.module import Module, does, refuses, step
from sabika.core.refusal import Reason, because
from sabika.core.state import Public, Slice, State, TileId
from sabika.rules.alhambra.frames import Placing
from sabika.rules.alhambra.market import draw_tile
from sabika.rules.alhambra.placing import refuse_destination, refuse_not_gained, settle, welcome

DIRK: Final = 2
"""Dirk's place in the scores, after the two seats."""
FIRST_TILES: Final = 6

GIVE: Final = ActionKind("give", tile(), frames=(Placing,))


class DirkSlice(Slice, frozen=True):
    tiles: Public[tuple[TileId, ...]] = ()


class TwoPlayers(Module[DirkSlice]):
    """An imaginary third player who collects tiles (base.dirk.third-player)."""

    key = "two_players"
    kinds = (GIVE,)
    slice_type = DirkSlice

    @step("setup", "dirk")
    def deal_to_dirk(self, s: State, _: int) -> None:
        """base.dirk.first-six, base.dirk.setup-order: six tiles after the market's four."""
        s.scores.append(0)
        self._draw(s, FIRST_TILES)

    @step("scoring", "dirk_draws")
    def draw_for_dirk(self, s: State, scoring: int) -> None:
        """base.dirk.after-first, base.dirk.after-second, base.dirk.third-of-supply, base.dirk.draw-timing: six
        tiles, then a third of the supply; base.dirk.short-supply: as many as there are."""
        left = len(s.supply) - s.taken
        self._draw(s, {1: FIRST_TILES, 2: left // 3}.get(scoring, 0))

    def _draw(self, s: State, number: int, space: int = 0) -> list[int]:
        """So many tiles, each of which is his before the next is drawn, as if for a space of the market."""
        drawn: list[int] = []
        while len(drawn) < number and (tile := draw_tile(s, space)) is not None:
            drawn.append(tile)
            self.update(s, tiles=(*self.of(s).tiles, tile))
        if drawn:
            s.tell("dirk-drew", None, tiles=s.rules.tile_names(drawn))
        return drawn

    def contenders(self, s: State, scoring: int, counts: dict[int, list[int]]) -> dict[int, list[int]]:
        """base.dirk.majorities, base.dirk.ranking, base.dirk.no-building-rules: all his tiles count, none has a wall
        (base.dirk.no-wall)."""
        own = [0] * len(s.rules.kinds)
        for piece in self.of(s).tiles:
            if s.rules.kind_of[piece] >= 0:
                own[s.rules.kind_of[piece]] += 2
        return {**counts, DIRK: own}

    def placements(self, s: State, seat: int, piece: int) -> list[Move]:
        """base.dirk.gift, base.dirk.gift-when: a third choice beside Alhambra and reserve."""
        return [s.rules.codec.number["give"] | piece << KIND_BITS] if welcome(s, seat, "give", piece) else []

    def refuses_destination(self, s: State, seat: int, verb: str, piece: int) -> Reason | None:
        """base.dirk.leftovers: only what was bought may be given."""
        frame = s.stack[-1]
        if verb != "give" or (isinstance(frame, Placing) and frame.bought):
            return None
        return because("base.dirk.leftovers", "give-not-bought", tile=s.rules.tile_keys[piece])

    def tiles_elsewhere(self, s: State) -> tuple[int, ...]:
        """Dirk's tiles."""
        return self.of(s).tiles

    @refuses("give")
    def refuse_give(self, s: State, frame: Placing, piece: int) -> Iterator[Reason]:
        if not (yield from refuse_not_gained(s, frame.seat, piece)):
            yield from refuse_destination(s, frame.seat, "give", piece)

    @does("give")
    def give(self, s: State, frame: Placing, piece: int) -> None:
        """base.dirk.gift, base.dirk.gift-extra."""
        settle(s, frame, piece)
        self.update(s, tiles=(*self.of(s).tiles, piece))
        s.tell("gave", frame.seat, tile=s.rules.tile_keys[piece])
        for hook in s.rules.on_given:
            hook(s, frame.seat, piece)
