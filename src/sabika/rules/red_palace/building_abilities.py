"""Guard abilities that give pieces for the Alhambra: plazas, wall sections and half-buildings; and the one that moves a
guard (red-palace.ability-plaza.*, red-palace.ability-wall-section.*, red-palace.ability-half-building.*,
red-palace.ability-move-guard.*)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from sabika.core.actions import ActionKind, Move, choice, kind, tile
from sabika.core.module import Shown, decides, does
from sabika.core.refusal import Reason, because
from sabika.core.state import State
from sabika.core.view import View, seen_tiles
from sabika.palace.grid import SIDES
from sabika.palace.shapes import walled
from sabika.rules.alhambra.frames import Placing
from sabika.rules.alhambra.market import gain_tile
from sabika.rules.alhambra.placing import shape_of
from sabika.rules.red_palace.ability_tiles import AbilityTiles
from sabika.rules.red_palace.frames import Posting, Using
from sabika.rules.red_palace.guards import free_posts, guards_of, move_guard

ATTACH_WALL: Final = ActionKind(
    "attach-wall", tile(), choice("side", *SIDES), frames=(Placing,),
    unless=("red-palace.ability-wall-section.edge", "section-not-there"),
)  # fmt: skip
TAKE_HALF: Final = ActionKind(
    "take-half", kind("type"), frames=(Using,), unless=("red-palace.ability-half-building.choice", "half-taken")
)
MOVE_GUARD: Final = ActionKind(
    "move-guard", tile(), choice("side", *SIDES), frames=(Using,),
    unless=("red-palace.ability-move-guard.details", "no-guard"),
)  # fmt: skip
POST_GUARD: Final = ActionKind(
    "post-guard", tile(), choice("side", *SIDES), frames=(Posting,),
    unless=("red-palace.ability-move-guard.details", "no-free-post"),
)  # fmt: skip
SECTION: Final = (1.2, 0.9, 0.7, 0.0)
"""What a wall section promises by the number of scorings held."""
BUILDING_KINDS: Final = (ATTACH_WALL, TAKE_HALF, MOVE_GUARD, POST_GUARD)


class BuildingAbilities(AbilityTiles):
    """red-palace.setup.supplies: what nobody has taken is in the supply, for all to see."""

    # ------------------------------------------------------------ plazas

    @cached_property
    def _all_plazas(self) -> list[int]:
        return [piece for piece, row in enumerate(self.rules.tiles) if row.sort == "plaza"]

    def _plazas(self, s: State | View) -> list[int]:
        """The plazas of the supply."""
        taken = set(seen_tiles(s))
        return [piece for piece in self._all_plazas if piece not in taken]

    def _against_plaza(self, s: State, seat: int) -> Iterator[Reason]:
        if not self._plazas(s):
            yield because("red-palace.ability-plaza.supply", "plazas-gone")

    def _take_plaza(self, s: State, seat: int) -> None:
        """red-palace.ability-plaza.effect, red-palace.ability-plaza.placing: it waits like a building just bought."""
        plaza = self._plazas(s)[0]
        gain_tile(s, seat, plaza)
        s.tell("plaza-taken", seat, tile=s.rules.tile_keys[plaza])

    # ------------------------------------------------------------ wall sections

    def _sections(self, s: State | View) -> int:
        """The wall sections of the supply."""
        part = self.of(s)
        return self.data.wall_sections.value - part.section - sum(wood.bit_count() for _, wood in part.wooden)

    def _against_section(self, s: State, seat: int) -> Iterator[Reason]:
        if not self._sections(s):
            yield because("red-palace.ability-wall-section.supply", "sections-gone")
        if not self._targets(s, seat):
            yield because("red-palace.ability-wall-section.target", "section-no-target")

    def _targets(self, s: State, seat: int) -> list[int]:
        """red-palace.ability-wall-section.target: what has been bought or taken in this turn; no camps."""
        return [piece for piece in s.gained[seat] if s.rules.shapes[piece].plain]

    def _take_section(self, s: State, seat: int) -> None:
        """red-palace.ability-wall-section.effect: it waits to be put on a new building at the end of the turn."""
        self.update(s, section=True)
        s.tell("section-taken", seat)

    def placements(self, s: State, seat: int, piece: int) -> list[Move]:
        """red-palace.ability-wall-section.edge: before a tile is placed, on any side without a wall."""
        if not self.of(s).section or piece not in self._targets(s, seat):
            return []
        walls = shape_of(s, piece).walls
        return [self.move("attach-wall", piece, side) for side, letter in enumerate(SIDES) if letter not in walls]

    @does("attach-wall")
    def attach_wall(self, s: State, frame: Placing, piece: int, side: int) -> None:
        self.update(s, section=False)
        self._keep(s, piece, walled(shape_of(s, piece), 1 << side))
        s.tell("section-attached", frame.seat, tile=s.rules.tile_keys[piece], side=SIDES[side])

    def refuses_destination(self, s: State, seat: int, verb: str, piece: int) -> Reason | None:
        """red-palace.ability-wall-section.target: a section that has been taken is put on a building, which its owner
        keeps."""
        name, part = s.rules.tile_keys[piece], self.of(s)
        if part.section and self._targets(s, seat) == [piece]:
            return because("red-palace.ability-wall-section.target", "section-first", tile=name)
        if verb == "give" and piece in dict(part.wooden):
            return because("red-palace.ability-wall-section.target", "section-not-given", tile=name)
        return None

    def prospects(self, s: State, seat: int) -> float:
        """A wall section that waits will make the wall longer."""
        return SECTION[s.scored] * (self.of(s).section and s.active == seat)

    # ------------------------------------------------------------ half-buildings

    def _against_half(self, s: State, seat: int) -> Iterator[Reason]:
        if not self._halves(s, seat):
            yield because("red-palace.ability-half-building.supply", "halves-gone")

    def _halves(self, s: State, seat: int) -> list[Move]:
        """red-palace.ability-half-building.choice: any that is left."""
        taken = dict(self.of(s).halves)
        return [self.move("take-half", kind) for kind in range(len(s.rules.kinds)) if kind not in taken]

    @does("take-half")
    def take_half(self, s: State, frame: Using, kind: int) -> None:
        """red-palace.ability-half-building.effect."""
        s.pop()
        self.update(s, halves=(*self.of(s).halves, (kind, frame.seat)))
        s.tell("half-taken", frame.seat, kind=s.rules.kinds[kind])

    def contenders(self, s: State, scoring: int, counts: dict[int, list[int]]) -> dict[int, list[int]]:
        """red-palace.ability-half-building.effect, red-palace.ability-half-building.needs-a-building: half a building
        more of a kind of which its owner has one, unless the table chose otherwise."""
        alone = s.rules.option("half_building_alone") == "yes"
        found = {seat: own[:] for seat, own in counts.items()} if self.of(s).halves else counts
        for half, seat in self.of(s).halves:
            found[seat][half] += bool(found[seat][half] or alone)
        return found

    # ------------------------------------------------------------ moving a guard

    def _against_moving(self, s: State, seat: int) -> Iterator[Reason]:
        """red-palace.ability-move-guard.details: one pays and another one moves."""
        if len(guards_of(s, seat)) < 2:
            yield because("red-palace.ability-move-guard.details", "guards-too-few")

    def _guards_to_move(self, s: State, seat: int) -> list[Move]:
        return [self.move("move-guard", piece, SIDES.index(side)) for piece, side in guards_of(s, seat)]

    @does("move-guard")
    def choose_guard(self, s: State, frame: Using, piece: int, side: int) -> None:
        s.replace_top(Posting(frame.seat, piece, SIDES[side]))

    @decides(Posting)
    def post_options(self, s: State, frame: Posting) -> list[Move]:
        """red-palace.ability-move-guard.details: any own wall section where nobody stands."""
        return [self.move("post-guard", piece, SIDES.index(side)) for piece, side in free_posts(s, frame.seat)]

    @does("post-guard")
    def post_guard(self, s: State, frame: Posting, piece: int, side: int) -> None:
        """red-palace.ability-move-guard.effect: with or without a tower."""
        s.pop()
        move_guard(s, frame.seat, (frame.tile, frame.side), (piece, SIDES[side]))

    # ------------------------------------------------------------ seeing

    def items(self, v: View) -> Iterator[Shown]:
        """red-palace.setup.supplies, and the half-buildings before their owners."""
        yield from super().items(v)
        if plazas := self._plazas(v):
            yield Shown(key="plaza", count=len(plazas), tile=plazas[0], note="note-plaza-supply")
        if sections := self._sections(v):
            yield Shown(key="wall-section", count=sections, note="note-section-supply")
        taken = dict(self.of(v).halves)
        for half in range(len(v.rules.kinds)):
            yield Shown(key="half-building", kind=half, owner=taken.get(half), note="note-half")
