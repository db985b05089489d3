"""Guards: on towers and walls, on the placement tiles, and what they are worth at the end (red-palace.guards.*,
red-palace.scoring.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Final

from sabika.core.events import ScoreLine
from sabika.core.module import Module, Shown, scores, step
from sabika.core.state import Public, Side, Slice, State, TileId
from sabika.core.view import View
from sabika.palace.palace import Palace
from sabika.palace.walls import longest_walls, segments
from sabika.rules.alhambra.placing import shape_of
from sabika.rules.red_palace.frames import Posting
from sabika.rules.red_palace.pieces import GUARDS, PLACES, PalaceData

USEFUL: Final = (0.8, 0.8, 0.4, 0.0)
ON_WALL: Final = 0.6
"""What a guard promises by the number of scorings held, and more of it on the longest wall."""

Post = tuple[TileId, Side]
"""A wall section that a guard can stand on: a piece and the letter of a side."""


class GuardSlice(Slice, frozen=True):
    """red-palace.hidden.score-tiles-open: all of it is public."""

    posted: Public[tuple[Post, ...]] = ()
    """Every guard that stands on a building (red-palace.guards.one-per-section)."""
    spent: Public[int] = 0
    """How many stand on placement tiles (red-palace.guards.spent-stay)."""
    squares: Public[Annotated[tuple[int, ...], PLACES]] = ()
    """The squares of the placement tiles from left to right; the one after them takes any number
    (red-palace.setup.placement-tile-unlimited)."""


class Guards(Module[GuardSlice]):
    """Guards belong to nobody until they stand on a building (red-palace.components.guards); all others are in the
    supply (red-palace.setup.guard-supply)."""

    key = "guards"
    slice_type = GuardSlice
    options = {"guard_board": ("random", "first_game")}
    """red-palace.setup.option-guard-board, red-palace.two-player.guard-board-free."""
    data_file = "red_palace"
    data_type = PalaceData
    data: PalaceData

    @step("setup", "guard_board")
    def lay_placement_tiles(self, s: State, _: int) -> None:
        """red-palace.setup.placement-tiles-random, red-palace.setup.placement-tile-unlimited: eight tiles, of which the
        last lies back up; red-palace.setup.guard-board-first-game: or those printed on the board."""
        squares = list(self.data.first_game.squares)
        if s.rules.option("guard_board") == "random":
            fronts = [row.squares for row in self.data.placement.values()]
            squares = s.chance.shuffle("placement-tiles", fronts)[: PLACES - 1]
        self.update(s, squares=tuple(squares))
        s.tell("guard-board", None, squares=squares)

    @scores("guards")
    def score_guards(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """red-palace.scoring.guards-third-only, red-palace.scoring.guards-value: what a guard is worth, for each on the
        longest wall of its Alhambra (red-palace.scoring.guards-on-longest-wall)."""
        value = guard_value(s) if scoring == 3 else 0
        for seat in range(s.rules.players) if value else ():
            counted = scoring_guards(s, seat)
            if counted:
                args, pieces = {"guards": len(counted), "value": value}, dict.fromkeys(piece for piece, _ in counted)
                rule, points = "red-palace.scoring.guards-on-longest-wall", value * len(counted)
                yield ScoreLine(seat, rule, "score-guards", points, args, tuple(s.rules.tile_names([*pieces])))

    def prospects(self, s: State, seat: int) -> float:
        """What guards may be good for one day, also those that towers of new buildings will get, and that a guard which
        is being moved will stand where it scores."""
        on_wall, own = scoring_guards(s, seat), guards_of(s, seat)
        frame = s.stack[-1]
        moves = isinstance(frame, Posting) and frame.seat == seat and (frame.tile, frame.side) not in on_wall
        guards = len(own) + count_towers(s, s.gained[seat])
        return USEFUL[s.scored] * guards + ON_WALL * (len(on_wall) + moves)

    def items(self, v: View) -> Iterator[Shown]:
        """The supply, the placement tiles with their guards, and the guards on buildings."""
        yield Shown(key="guard", count=guards_left(v), note="note-guard-supply")
        left = self.of(v).spent
        for squares, points in zip(self.of(v).squares, self.data.guard_points.points, strict=False):
            args = {"guards": min(left, squares), "squares": squares, "points": points}
            yield Shown(key="placement", note="note-placement", args=args)
            left -= args["guards"]
        args = {"guards": left, "points": self.data.guard_points.points[-1]}
        yield Shown(key="placement", note="note-placement-open", args=args)
        for seat in range(v.rules.players):
            for piece, side in guards_of(v, seat):
                yield Shown(key=f"guard-{side}", owner=seat, tile=piece, lies=True)


# ---------------------------------------------------------------- where guards stand


def guards_left(s: State | View) -> int:
    """red-palace.setup.guard-supply: those that stand nowhere."""
    part = _part(s)
    return GUARDS - part.spent - len(part.posted)


def guards_of(s: State | View, seat: int) -> list[Post]:
    """red-palace.abilities.guards-from-own-buildings: a seat's guards, in the Alhambra and in the reserve."""
    own = {*s.palaces[seat].built(), *s.reserves[seat]}
    return [post for post in _part(s).posted if post[0] in own]


def man_towers(s: State, seat: int, piece: int) -> None:
    """red-palace.guards.place-on-build, red-palace.guards.set-on-store: a guard on each tower of a new building."""
    towers = _towers(s, piece)
    if towers:
        _update(s, posted=(*_part(s).posted, *((piece, side) for side in towers)))
        s.tell("guards-set", seat, tile=s.rules.tile_keys[piece], guards=len(towers))


def spend_guard(s: State, seat: int, post: Post) -> None:
    """red-palace.abilities.fill-left-to-right: a guard goes from its building to the next free square."""
    _update(s, posted=tuple(each for each in _part(s).posted if each != post), spent=_part(s).spent + 1)
    s.tell("guard-spent", seat, tile=s.rules.tile_keys[post[0]])


def move_guard(s: State, seat: int, post: Post, other: Post) -> None:
    """red-palace.ability-move-guard.effect."""
    _update(s, posted=tuple(other if each == post else each for each in _part(s).posted))
    s.tell("guard-moved", seat, tile=s.rules.tile_keys[post[0]], piece=s.rules.tile_keys[other[0]])


def dismiss_guards(s: State, number: int) -> None:
    """Guards of buildings that Dirk gets go from the supply to the placement tiles."""
    if number:
        _update(s, spent=_part(s).spent + number)
        s.tell("guards-dismissed", None, guards=number)


def count_towers(s: State, pieces: Iterable[int]) -> int:
    """red-palace.modules.no-towers: only terrain has any."""
    return sum(len(_towers(s, piece)) for piece in pieces)


def _towers(s: State, piece: int) -> str:
    row = s.rules.tiles[piece]
    return str(row.extra) if row.sort == "terrain" else ""


def free_posts(s: State, seat: int) -> Iterator[Post]:
    """red-palace.ability-move-guard.details: the wall sections of a seat's tiles on which nobody stands, printed or
    added, in the Alhambra and in the reserve."""
    taken = set(_part(s).posted)
    for piece in (*s.palaces[seat].built(), *s.reserves[seat]):
        for side in shape_of(s, piece).walls:
            if (piece, side) not in taken:
                yield piece, side


# ---------------------------------------------------------------- what guards are worth


def guard_value(s: State) -> int:
    """red-palace.scoring.guards-value: the number under the last placement tile that holds a guard;
    red-palace.scoring.guards-none-spent."""
    part, points = _part(s), s.rules.modules["guards"].data.guard_points
    if not part.spent:
        return int(points.none)
    full = [sum(part.squares[: number + 1]) for number in range(len(part.squares))]
    return int(points.points[sum(part.spent > squares for squares in full)])


def scoring_guards(s: State, seat: int) -> list[Post]:
    """red-palace.scoring.guards-on-longest-wall, red-palace.scoring.guards-equal-walls: the guards on the longest wall;
    of several that are equally long, on the one with most."""
    posted = _part(s).posted
    walls = [[post for post in posted if post in wall] for wall in _longest_walls(s.palaces[seat])]
    return max(walls, key=len, default=[])


def _longest_walls(palace: Palace) -> list[set[Post]]:
    """red-palace.scoring.wall-continuity: the wall sections of every outer wall that is as long as the longest;
    remembered."""
    found: list[set[Post]] | None = palace.memo().get("longest walls")
    if found is None:
        layout = palace.layout()
        found = [{(layout[cell][0], side) for cell, side in segments(palace, wall)} for wall in longest_walls(palace)]
        palace.memo()["longest walls"] = found
    return found


def _part(s: State | View) -> GuardSlice:
    found: GuardSlice = s.rules.modules["guards"].of(s)
    return found


def _update(s: State, **changes: object) -> None:
    s.rules.modules["guards"].update(s, **changes)
