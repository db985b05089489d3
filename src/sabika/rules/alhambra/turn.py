"""The turn: choosing actions, passing on, the next turn (base.turn.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sabika.core.actions import ActionKind, Move
from sabika.core.module import Module, decides, does, refuses, step
from sabika.core.refusal import Reason, because
from sabika.core.state import Frame, Slice, State, Steps
from sabika.rules.alhambra.frames import Act

PASS: Final = ActionKind("pass", frames=(Act,))


class Turn(Module[Slice]):
    """One action, and another after each exact payment (base.turn.chain)."""

    key = "turn"
    kinds = (PASS,)
    options = {"extra_action": ("compulsory", "optional")}

    def __init__(self) -> None:
        self._first_stacks: list[tuple[Frame, ...]] = []
        """Per seat the flow at the start of its turn."""

    def _opened(self, seat: int) -> tuple[Frame, ...]:
        """The flow at the start of a seat's turn; where nothing comes before choosing an action, that step is done."""
        at_once = self.rules.step_names["turn"][0][0] == "act"
        for each in range(self.rules.players):
            begun = (Steps("turn", 1, each), *self._moments(each))
            self._first_stacks.append(begun if at_once else (Steps("turn", 0, each),))
        return self._first_stacks[seat]

    def _moments(self, seat: int) -> tuple[Frame, ...]:
        """What a seat is asked when it shall act, the first question last."""
        return (Act(seat),)

    @step("turn", "act")
    def begin_actions(self, s: State, seat: int) -> None:
        """base.turn.one-of-three: the seat at turn must act."""
        s.stack = (*s.stack, *self._moments(seat))

    @decides(Act)
    def action_options(self, s: State, frame: Act) -> list[Move]:
        """base.turn.one-of-three, base.turn.again-after-exact: everything that is an action in this mix, and
        whatever may be done beside it."""
        seat = frame.seat
        found = []
        for actions in s.rules.actions:
            found += actions(s, seat)
        if not found or (frame.bonus and _may_stop(s, frame)):
            found.append(s.rules.codec.number["pass"])
        for asides in s.rules.asides:
            found += asides(s, seat)
        return found

    @refuses("pass")
    def refuse_pass(self, s: State, frame: Act) -> Iterator[Reason]:
        """base.turn.pass: only when nothing else is possible; base.turn.extra-mandatory, unless the table chose
        otherwise."""
        if not _may_stop(s, frame) and any(any(True for _ in actions(s, frame.seat)) for actions in s.rules.actions):
            rule = "base.turn.extra-mandatory" if frame.bonus else "base.turn.pass"
            yield because(rule, "pass-not-yet")

    @does("pass")
    def pass_turn(self, s: State, frame: Act) -> None:
        s.tell("passed", frame.seat)
        s.learned += s.hands[frame.seat] != s.known[frame.seat] and not _may_stop(s, frame)  # The hand can buy nothing.
        end_actions(s)

    @step("turn", "next")
    def next_turn(self, s: State, seat: int) -> None:
        """base.turn.clockwise; base.end.no-extra-turns: once the end is fixed nobody plays on."""
        if s.ending:
            s.stack = (Steps("end", 0, seat),)
            return
        s.active = seat = (seat + 1) % s.rules.players
        s.turns += 1
        s.stack = self._first_stacks[seat] if self._first_stacks else self._opened(seat)


def _may_stop(s: State, frame: Act) -> bool:
    return frame.bonus and s.rules.option("extra_action") == "optional"


def in_turn(s: State, seat: int, first: str, last: str) -> bool:
    """Whether it is this seat's turn, and step ``first`` of it has been reached but not step ``last``."""
    frame = s.stack[0]
    if not isinstance(frame, Steps) or frame.sequence != "turn" or frame.of != seat:
        return False
    names = [name for name, _ in s.rules.step_names["turn"]]
    return names.index(first) < frame.at <= names.index(last)


def end_actions(s: State) -> None:
    """base.turn.no-other-extra: the actions of this turn are over."""
    s.stack = s.stack[:-1]


def act_again(s: State, frame: Act) -> None:
    """base.turn.again-after-exact: the seat chooses again."""
    if not frame.bonus:
        s.replace_top(Act(frame.seat, True))
