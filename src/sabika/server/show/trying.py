"""What a move would change, tried out on states that the seat cannot tell from the true one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sabika.core import flow
from sabika.core.actions import KIND_MASK, CellField, Move
from sabika.core.refusal import IllegalAction
from sabika.core.state import State
from sabika.core.view import view
from sabika.game import Game
from sabika.rules.alhambra.frames import Act, Placing
from sabika.rules.alhambra.scoring import outline_lengths
from sabika.server.show.asking import offers_now, pays_exactly
from sabika.server.show.standing import certain_lines, next_scoring, totals, worlds
from sabika.server.show.words import Words
from sabika.server.wire import Effect, Lengthening, Preview


def preview(game: Game, seat: int, wish: Preview, language: str) -> Effect:
    """What a legal move would change for the next scoring; raises ``IllegalAction`` or ``NotationError``.

    Only the move itself is carried out, nothing is drawn after it. Lines on which possible worlds differ are left out,
    so nothing hidden shows.
    """
    refusal = game.why_not(wish.move, seat)
    if refusal is not None:
        raise IllegalAction(wish.move, refusal)
    move, say = game.rules.codec.read(wish.move), Words.at(game, language)
    before = worlds(view(game.state, seat))
    carried = [flow.carried_out(s, move) for s in before]
    new = list((Counter(carried[0].gained[seat]) - Counter(before[0].gained[seat])).elements())
    after = [_settled(s, seat, new) for s in carried]
    lines_now, lines_then = certain_lines(before), certain_lines(after)
    gains = zip(totals(after[0], lines_then), totals(before[0], lines_now), strict=True)
    short, long = (outline_lengths(game.rules, s.palaces[seat]) for s in (before[0], after[0]))
    return Effect(
        id=wish.id,
        outlines=[
            Lengthening(key=key, name=say.component(key), before=length, after=long[key])
            for key, length in short.items()
        ],
        points=[then - now for then, now in gains],
        lines=[say.line(line) for line in lines_then if line.seat == seat and line not in lines_now],
        exact=pays_exactly(before[0], offers_now(before[0]), move),
        again=any(isinstance(frame, Act) and frame.seat == seat for frame in carried[0].stack),
        assumes=say.text("preview-built-well") if carried[0].gained[seat] != after[0].gained[seat] else "",
    )


def _settled(s: State, seat: int, pieces: Sequence[int]) -> State:
    """The state with pieces that wait beside a palace built where they bring the seat most."""
    for piece in pieces:
        s = s.clone()
        s.push(Placing(seat))
        moves = [move for placements in s.rules.placements for move in placements(s, seat, piece)]
        laid = [flow.carried_out(s, move) for move in moves if _has_cell(s, move)]
        s = max(laid, key=lambda state: _points(state, seat), default=s)
    return s


def _has_cell(s: State, move: Move) -> bool:
    return any(isinstance(field, CellField) for field in s.rules.codec.kinds[move & KIND_MASK].fields)


def _points(s: State, seat: int) -> int:
    return totals(s, flow.score_lines(s, next_scoring(s)))[seat]
