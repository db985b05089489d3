"""Redesigning the Alhambra (base.redesign.*)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sabika.core.actions import KIND_BITS, KIND_MASK, ActionKind, Move, always, cell, tile
from sabika.core.module import Guard, Module, decides, does, refuses, runs, step
from sabika.core.refusal import Reason, because
from sabika.core.ruleset import Ruleset
from sabika.core.state import Slice, State, without
from sabika.palace.palace import PIECE_SHIFT, RULE_OF_MISFIT, RULE_OF_REMOVAL, Palace
from sabika.palace.shapes import Shape
from sabika.rules.alhambra.frames import Act, ExtraRedesign, MayRedesign
from sabika.rules.alhambra.placing import CELL_SHIFT, lay, refuse_cell, shape_of

BUILD: Final = ActionKind("build", tile(), cell(), frames=(Act, ExtraRedesign))
REMOVE: Final = ActionKind("remove", tile("built"), frames=(Act, ExtraRedesign))
EXCHANGE: Final = ActionKind("exchange", tile(), tile("built"), frames=(Act, ExtraRedesign))
SKIP: Final = ActionKind("skip-redesign", frames=(ExtraRedesign, MayRedesign), declines=always)

Shapes = Sequence[Shape] | Mapping[int, Shape]
"""The shapes of tiles by their numbers."""

TILE_SHIFT: Final = KIND_BITS + 9
TILE_MASK: Final = (1 << 9) - 1


class Redesigning(Module[Slice]):
    """Exactly one of build, remove or exchange (base.redesign.single); it ends the actions
    (base.turn.redesign-last)."""

    key = "redesigning"
    kinds = (BUILD, REMOVE, EXCHANGE)

    def actions(self, s: State, seat: int) -> list[Move]:
        """base.redesign.offer: offered when at least one change is legal."""
        return redesigns(s, seat)

    @refuses("build")
    def refuse_build(self, s: State, frame: Act, piece: int, code: int) -> Iterator[Reason]:
        """base.redesign.add, base.redesign.reserve-only, base.redesign.new-tiles, base.redesign.rules-hold."""
        return refuse_building(s, frame.seat, piece, code, shape_of(s, piece))

    @does("build")
    def build(self, s: State, frame: Act, piece: int, code: int) -> None:
        """base.redesign.add."""
        build(s, frame.seat, piece, code, shape_of(s, piece))

    @refuses("remove")
    def refuse_remove(self, s: State, frame: Act, built: int) -> Iterator[Reason]:
        """base.redesign.remove, base.redesign.remove-connected, base.redesign.remove-hole."""
        palace = s.palaces[frame.seat]
        code = palace.where(built)
        if code is None:
            yield because("base.redesign.remove", "redesign-not-built", tile=s.rules.tile_keys[built])
            return
        for misfit in palace.removal_misfits(code):
            yield because(RULE_OF_REMOVAL[misfit], f"remove-{misfit}", tile=s.rules.tile_keys[built])
        yield from objections(s, guarded_pieces(s, frame.seat), built, -1)

    @does("remove")
    def remove(self, s: State, frame: Act, built: int) -> None:
        """base.redesign.removed-tile: the tile goes to the reserve and stops counting at once."""
        seat, palace = frame.seat, s.palaces[frame.seat]
        code = palace.where(built)
        assert code is not None
        s.pop()
        s.palaces[seat] = palace.remove(code)
        s.reserves[seat] = (*s.reserves[seat], built)
        if s.sink is not None:
            s.tell("removed", seat, tile=s.rules.tile_keys[built])
        for hook in s.rules.on_removed:
            hook(s, seat, built, code)

    @refuses("exchange")
    def refuse_exchange(self, s: State, frame: Act, piece: int, built: int) -> Iterator[Reason]:
        """base.redesign.exchange, base.redesign.exchange-test, base.redesign.exchange-whole,
        base.redesign.exchange-distinct."""
        return refuse_exchanging(s, frame.seat, piece, built, shape_of(s, piece))

    @does("exchange")
    def exchange(self, s: State, frame: Act, piece: int, built: int) -> None:
        """base.redesign.exchange."""
        exchange(s, frame.seat, piece, built, shape_of(s, piece))


class ExtraRedesigns(Module[Slice]):
    """Redesigns at the end of a turn that are no action; a chapter of mixes in which some module grants them."""

    key = "extra_redesigns"
    kinds = (SKIP,)

    @step("turn", "extra_redesign")
    def ask(self, s: State, seat: int) -> None:
        """One after another, each on what the one before has left."""
        for forbids in s.rules.forbids_extra_redesigns:
            if forbids(s, seat):
                return
        granted = [frame for grants in s.rules.extra_redesigns for frame in grants(s, seat)]
        if granted:
            s.stack = (*s.stack, *reversed(granted))

    @runs(MayRedesign)
    @runs(ExtraRedesign)
    def pass_over(self, s: State, frame: ExtraRedesign | MayRedesign) -> bool:
        """base.redesign.offer: nobody is asked who can change nothing."""
        if redesigns(s, frame.seat):
            return False
        s.pop()
        return True

    @decides(ExtraRedesign)
    def extra_options(self, s: State, frame: ExtraRedesign) -> list[Move]:
        """A redesign that is no action may be declined, unless it has been paid for."""
        found = redesigns(s, frame.seat)
        return found if frame.must else [*found, self.move("skip-redesign")]

    @does("skip-redesign")
    def skip(self, s: State, frame: ExtraRedesign | MayRedesign) -> None:
        s.pop()


def redesigns(s: State, seat: int) -> list[Move]:
    """Every legal redesign of a seat."""
    palace, reserve = s.palaces[seat], s.reserves[seat]
    shapes: Shapes = s.rules.shapes
    key: tuple[object, ...] = reserve
    if s.rules.shape:
        shapes = {piece: shape_of(s, piece) for piece in reserve}
        key = (*reserve, *shapes.values())
    memo = palace.memo()
    known = memo.get("redesigns")
    if known is not None and known[0] is s.rules and known[1] == key:
        found: list[Move] = known[2]
    else:
        found = _menu(s.rules, palace, reserve, shapes)
        memo["redesigns"] = (s.rules, key, found)
    if s.rules.guards and (guarded := guarded_pieces(s, seat)):
        found = _unguarded(s, guarded, found)
    for others in s.rules.other_redesigns:
        found = [*found, *others(s, seat)]
    return found


def refuse_building(s: State, seat: int, piece: int, code: int, shape: Shape) -> Iterator[Reason]:
    """Everything against building a piece of the reserve as it shall lie."""
    if piece not in s.reserves[seat]:
        yield because("base.redesign.reserve-only", "redesign-not-in-reserve", tile=s.rules.tile_keys[piece])
    yield from refuse_cell(s, seat, piece, code, shape)


def build(s: State, seat: int, piece: int, code: int, shape: Shape) -> None:
    s.reserves[seat] = without(s.reserves[seat], piece)
    s.pop()
    lay(s, seat, piece, code, shape)


def refuse_exchanging(s: State, seat: int, piece: int, built: int, shape: Shape) -> Iterator[Reason]:
    """Everything against exchanging a built piece for one of the reserve as it shall lie."""
    palace = s.palaces[seat]
    code = palace.where(built)
    if piece not in s.reserves[seat]:
        yield because("base.redesign.reserve-only", "redesign-not-in-reserve", tile=s.rules.tile_keys[piece])
    if code is None:
        yield because("base.redesign.exchange", "redesign-not-built", tile=s.rules.tile_keys[built])
        return
    for misfit in palace.exchange_misfits(code, shape):
        yield because(RULE_OF_MISFIT[misfit], f"exchange-{misfit}", tile=s.rules.tile_keys[piece])
    yield from objections(s, guarded_pieces(s, seat), built, piece)


def exchange(s: State, seat: int, piece: int, built: int, shape: Shape) -> None:
    """The reserve tile takes exactly the cell the built tile leaves."""
    palace = s.palaces[seat]
    code = palace.where(built)
    assert code is not None
    s.pop()
    s.palaces[seat] = palace.exchange(code, piece, shape)
    s.reserves[seat] = (*without(s.reserves[seat], piece), built)
    if s.sink is not None:
        s.tell("exchanged", seat, tile=s.rules.tile_keys[piece], built=s.rules.tile_keys[built])
    for hook in s.rules.on_removed:
        hook(s, seat, built, code)


def _menu(rules: Ruleset, palace: Palace, reserve: tuple[int, ...], shapes: Shapes) -> list[Move]:
    """The redesigns that the building rules allow; they depend on the palace, the reserve and its shapes alone."""
    remove, exchange = rules.memo.get("redesigns") or _moves(rules)
    build, held = rules.codec.number["build"], palace.held
    found: list[Move] = []
    board = palace.removable_board()
    while board:
        k = board.bit_length() - 1
        board ^= 1 << k
        found.append(remove[held[k] >> PIECE_SHIFT])
    for piece in reserve:
        shape, tag, moves = shapes[piece], build | piece << KIND_BITS, exchange.get(piece) or _exchanges(rules, piece)
        found += [tag | code << CELL_SHIFT for code in palace.legal(shape)]
        board = palace.exchange_board(shape)
        while board:
            k = board.bit_length() - 1
            board ^= 1 << k
            found.append(moves[held[k] >> PIECE_SHIFT])
    return found


def _moves(rules: Ruleset) -> tuple[list[Move], dict[int, list[Move]]]:
    """Per piece the move that removes it, and per piece met so far the moves that exchange each other one for it."""
    remove = rules.codec.number["remove"]
    removals = [remove | built << KIND_BITS for built in range(len(rules.tiles))]
    found: tuple[list[Move], dict[int, list[Move]]] = (removals, {})
    rules.memo["redesigns"] = found
    return found


def _exchanges(rules: Ruleset, piece: int) -> list[Move]:
    tag = rules.codec.number["exchange"] | piece << KIND_BITS
    found: list[Move] = [tag | built << TILE_SHIFT for built in range(len(rules.tiles))]
    rules.memo["redesigns"][1][piece] = found
    return found


Guarded = Sequence[Mapping[int, Guard]]
"""The built pieces that are not free to go, each with its objection, as one module after another says."""


def guarded_pieces(s: State, seat: int) -> Guarded:
    """The guarded pieces of a palace."""
    return [guarded for guards in s.rules.guards if (guarded := guards(s, seat))]


def objections(s: State, guarded: Guarded, built: int, piece: int) -> list[Reason]:
    """Everything against removing a built piece (``piece`` is -1), or exchanging it for another."""
    asked = [guards[built] for guards in guarded if built in guards]
    return [reason for guard in asked if (reason := guard(s, built, piece)) is not None]


def _unguarded(s: State, guarded: Guarded, found: list[Move]) -> list[Move]:
    """The redesigns to which nobody objects."""
    build, remove = s.rules.codec.number["build"], s.rules.codec.number["remove"]
    pieces, free = set[int]().union(*guarded), []
    for move in found:
        kind = move & KIND_MASK
        if kind != build:
            built, piece = move >> TILE_SHIFT, move >> KIND_BITS & TILE_MASK
            if kind == remove:
                built, piece = move >> KIND_BITS, -1
            if built in pieces and objections(s, guarded, built, piece):
                continue
        free.append(move)
    return free
