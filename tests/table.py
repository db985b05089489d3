"""A table for tests: set up any position by names, play in notation, look at what came of it."""

from __future__ import annotations

from typing import Any

import msgspec

from sabika.core import flow
from sabika.core.events import Event
from sabika.core.log import SEATS
from sabika.core.state import State
from sabika.scenario import Scenario, set_up


class Table:
    """A running position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def play(self, *texts: str) -> Table:
        """Carry out actions; each must be legal."""
        for text in texts:
            self.state, self.events = flow.play(self.state, text)
        return self

    def refused(self, text: str) -> set[str]:
        """The rules that refuse an action; empty when it is allowed."""
        refusal = flow.why_not(self.state, text)
        return set(refusal.rules) if refusal else set()

    def options(self) -> set[str]:
        """The texts of all options."""
        return {option.text for option in flow.options(self.state)}

    def verbs(self) -> set[str]:
        return {text.split()[0] for text in self.options()}

    @property
    def decider(self) -> str:
        """The letter of the deciding seat, or "" when the game is over."""
        return "" if self.state.decider is None else SEATS[self.state.decider]

    @property
    def frame(self) -> str:
        return type(self.state.stack[-1]).__name__

    def slice(self, key: str) -> Any:
        return self.state.slices[self.state.rules.modules[key].slot]

    def hand(self, seat: str) -> list[str]:
        return self.state.rules.card_names(self.state.hands[SEATS.index(seat)])

    def reserve(self, seat: str) -> list[str]:
        return self.state.rules.tile_names(self.state.reserves[SEATS.index(seat)])

    def palace(self, seat: str) -> dict[str, str]:
        """Cell -> tile of a palace, the starting tile left out."""
        palace, keys = self.state.palaces[SEATS.index(seat)], self.state.rules.tile_keys
        return {f"{x},{y}": keys[piece] for (x, y), (piece, _) in palace.layout().items() if piece >= 0}

    def market(self) -> list[str]:
        return [self.state.rules.tile_keys[tile] if tile >= 0 else "" for tile in self.state.market]

    def display(self) -> list[str]:
        return self.state.rules.card_names(self.state.display)

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The arguments of the last action's events of a kind, secrets included."""
        return [{**e.args, **(e.secret or {})} for e in self.events if e.kind == kind]

    def points(self, scoring: int, seat: int, rule: str) -> int:
        """What a seat would get under a rule (or all rules that begin so) in a scoring held now."""
        return sum(x.points for x in flow.score(self.state, scoring) if x.seat == seat and x.rule.startswith(rule))


def table(
    modules: list[str] | None = None,
    *,
    box: str = "alhambra",
    players: int = 3,
    options: dict[str, str] | None = None,
    seed: str = "test",
    setup: bool = False,
    **position: Any,
) -> Table:
    """A position: ``table(["bazaars"], market=[...], A={"hand": [...], "palace": {...}}, at="act")``.

    Single capital letters (and Dirk) are seats, ``slices`` the fields of module slices, everything else is a field
    of ``sabika.scenario.Position``. With ``setup=True`` the game begins with its ordinary set-up instead.
    """
    seats = {key: position.pop(key) for key in list(position) if key in SEATS or key == "Dirk"}
    slices = position.pop("slices", {})
    scenario = {
        "title": "test",
        "steps": [],
        "box": box,
        "players": players,
        "modules": modules or [],
        "options": options or {},
        "seed": seed,
        "position": None if setup else {**position, "seats": seats, "modules": slices},
    }
    return Table(set_up(msgspec.convert(scenario, Scenario)))
