"""The flow: what may be done now, why not something else, and what follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sabika.core.actions import KIND_BITS, KIND_MASK, Action, CardsField, CellField, Move
from sabika.core.chance import Chance
from sabika.core.events import Event, ScoreLine
from sabika.core.refusal import IllegalAction, Reason, Refusal, because
from sabika.core.ruleset import Ruleset
from sabika.core.state import NO_TILE, State, Steps
from sabika.palace.grid import code_cell
from sabika.palace.palace import NEW_PALACE


class Option(msgspec.Struct, frozen=True):
    """A legal action with its one-line text and the pieces and cells it touches."""

    action: Action
    text: str
    pieces: tuple[str, ...]
    cells: tuple[tuple[int, int], ...]


def blank(rules: Ruleset, chance: Chance) -> State:
    """A state in which nothing has been set up yet and nothing runs."""
    s: State = object.__new__(State)
    players = rules.players
    s.rules, s.chance, s.stack, s.sink = rules, chance, (), None
    s.active = s.turns = s.display = s.discard = s.drawn = s.reshuffles = s.taken = s.scored = s.learned = 0
    s.hands, s.known, s.scores = [0] * players, [0] * players, [0] * players
    s.palaces = [NEW_PALACE] * players
    s.reserves, s.gained = [()] * players, [()] * players
    s.market = [NO_TILE] * len(rules.spaces)
    s.pile = s.cuts = s.supply = s.waiting = ()
    s.ending = False
    s.slices = rules.fresh_slices()
    return s


def start(rules: Ruleset, chance: Chance, sink: list[Event] | None = None) -> State:
    """A game set up and advanced to its first decision."""
    s = blank(rules, chance)
    s.sink = sink
    s.stack = (Steps("setup", 0, 0),)
    advance(s)
    return s


def advance(s: State) -> None:
    """Run everything that needs no decision: the steps of sequences, and frames that go on by themselves."""
    runs, sequences = s.rules.runs, s.rules.sequences
    while True:
        stack = s.stack
        frame = stack[-1]
        if type(frame) is Steps:
            of = frame.of
            for step, after in sequences[frame.sequence][frame.at]:
                step(s, of)
                if s.stack is not stack:
                    # Frames lie on top of the sequence, which goes on later; or else the step has replaced the flow.
                    above, depth = s.stack, len(stack) - 1
                    if len(above) > depth and above[depth] is frame:
                        s.stack = (*above[:depth], Steps(frame.sequence, after, of), *above[depth + 1 :])
                    break
            else:
                s.stack = stack[:-1]
        else:
            run = runs.get(type(frame))
            if run is None or not run(s, frame):
                return


def moves(s: State) -> list[Move]:
    """Every sensible move of the deciding seat; empty when the game is over."""
    frame = s.stack[-1]
    decide = s.rules.decides.get(type(frame))
    return decide(s, frame) if decide is not None else []


def play_move(s: State, move: Move) -> None:
    """Carry out a legal move in place and advance to the next decision; for search and simulation."""
    s.rules.do[move & KIND_MASK](s, s.stack[-1], move >> KIND_BITS)
    advance(s)


def carried_out(s: State, move: Move) -> State:
    """The state after a legal move, before anything follows from it."""
    new = s.clone()
    s.rules.do[move & KIND_MASK](new, new.stack[-1], move >> KIND_BITS)
    return new


def options(s: State) -> list[Option]:
    """Every sensible choice of the deciding seat, described."""
    return [describe(s, move) for move in moves(s)]


def describe(s: State, move: Move) -> Option:
    """A move as an option: its text, and the pieces and cells it touches."""
    rules = s.rules
    action = rules.codec.action(move)
    kind = rules.codec.kinds[move & KIND_MASK]
    cells, pieces = [], []
    for field, (_, value) in zip(kind.fields, action.args, strict=True):
        if isinstance(field, CellField):
            cells.append(value)
        elif isinstance(field, CardsField):
            pieces += value
        elif field.name in ("tile", "built", "partner", "card", "given"):
            pieces.append(value)
    seat = s.decider
    if rules.faces and seat is not None:
        pieces += _other_faces(s, seat, pieces)
    for name in pieces:
        piece = rules.tile_number.get(name)
        # Of several copies none is meant in particular.
        if seat is None or piece is None or rules.tiles[piece].copies > 1:
            continue
        at = s.palaces[seat].where(piece)
        if at is not None:
            cells.append(code_cell(at))
    return Option(action, rules.codec.text(move), tuple(pieces), tuple(dict.fromkeys(cells)))


def _other_faces(s: State, seat: int, names: Sequence[str]) -> list[str]:
    """The tiles waiting beside a palace that are named by another face, which they shall show."""
    rules = s.rules
    bodies = [rules.body_of[rules.tile_number[name]] for name in names if name in rules.tile_number]
    waiting = [rules.tile_keys[tile] for tile in s.gained[seat] if rules.body_of[tile] in bodies]
    return [name for name in waiting if name not in names]


def why_not_move(s: State, move: Move) -> Refusal | None:
    """All the reasons why the deciding seat may not make this move, or None."""
    rules = s.rules
    number = move & KIND_MASK
    kind = rules.codec.kinds[number]
    frame = s.stack[-1]
    if not isinstance(frame, kind.frames):
        rule = "base.end.no-extra-turns" if s.over else "base.turn.one-of-three"
        return Refusal((because(rule, "game-over" if s.over else "not-now", action=kind.name),))
    reasons: Sequence[Reason] = tuple(rules.refuse[number](s, frame, *kind.unpack(move >> KIND_BITS)))
    return Refusal(tuple(reasons)) if reasons else None


def why_not(s: State, action: str | Action | dict[str, Any]) -> Refusal | None:
    """All the reasons why the deciding seat may not do this, or None; raises ``NotationError`` on what is no action."""
    return why_not_move(s, s.rules.codec.read(action))


def play_in_place(s: State, action: str | Action | dict[str, Any]) -> None:
    """Carry out an action in place; raises ``IllegalAction`` with the refusal and leaves the state untouched."""
    move = s.rules.codec.read(action)
    refusal = why_not_move(s, move)
    if refusal is not None:
        raise IllegalAction(s.rules.codec.text(move), refusal)
    play_move(s, move)


def play(s: State, action: str | Action | dict[str, Any]) -> tuple[State, list[Event]]:
    """The state after an action and what happened; the given state stays as it was."""
    new = s.clone()
    events: list[Event] = []
    new.sink = events
    play_in_place(new, action)
    new.sink = None
    return new, events


def score(s: State, scoring: int | None = None) -> list[ScoreLine]:
    """The lines of a scoring if it were held now (1, 2 or 3; by default the next one), with the pieces they come
    from."""
    heard = s.clone()
    heard.sink = []
    return score_lines(heard, min(s.scored + 1, 3) if scoring is None else scoring)


def score_lines(s: State, scoring: int) -> list[ScoreLine]:
    """The lines of a scoring; the pieces they come from are listed only while somebody listens to events."""
    return [line for lines in s.rules.score for line in lines(s, scoring)]
