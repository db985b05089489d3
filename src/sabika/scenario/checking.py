"""The steps of a scenario, played and compared with what is expected; the first thing that differs is told in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from sabika.core import flow
from sabika.core.errors import NotationError, SabikaError, ScenarioError
from sabika.core.events import Event
from sabika.core.log import SEATS
from sabika.core.state import Over, State
from sabika.rules.alhambra.ending import winners
from sabika.scenario.format import Scenario, Step, read
from sabika.scenario.position import Builder, blaming_modules


class Failure(msgspec.Struct, frozen=True):
    """An expectation that does not hold, in words."""

    step: int
    what: str


def check(scenario: Scenario) -> Failure | None:
    """Run a scenario; None when everything holds. Raises ``ScenarioError`` when it cannot be set up."""
    with blaming_modules(scenario):
        return _check_steps(scenario)


def _check_steps(scenario: Scenario) -> Failure | None:
    builder = Builder(scenario)
    s = builder.state()
    events: list[Event] = []
    for number, step in enumerate(scenario.steps, 1):
        try:
            s, events, fault = _run(builder, s, events, step)
        except NotationError as error:
            fault = str(error)
        except ScenarioError as error:
            raise error.at(f"step {number}") from None
        if fault:
            return Failure(number, fault)
    return None


def _run(builder: Builder, s: State, events: list[Event], step: Step) -> tuple[State, list[Event], str]:
    if step.by is not None and s.decider != builder.seat(step.by, "by"):
        return s, events, f"expected {step.by} to decide, but {_decider(s)} does"
    if step.refuse is not None:
        refusal = flow.why_not(s, step.refuse)
        if refusal is None:
            return s, events, f"expected a refusal of {step.refuse!r}, but it is allowed"
        if set(refusal.rules) != set(step.rules):
            return s, events, f"{step.refuse!r} is refused by {sorted(refusal.rules)}, expected {sorted(step.rules)}"
    if step.play is not None:
        refusal = flow.why_not(s, step.play)
        if refusal is not None:
            return s, events, f"{step.play!r} is refused by {', '.join(refusal.rules)}"
        s, events = flow.play(s, step.play)
    for expectation in _EXPECTATIONS:
        if fault := expectation(builder, s, events, step):
            return s, events, fault
    return s, events, ""


def _decider(s: State) -> str:
    return "nobody" if s.decider is None else SEATS[s.decider]


def _expect_flow(builder: Builder, s: State, events: list[Event], step: Step) -> str:
    if step.decides is not None and _decider(s) != step.decides:
        return f"expected {step.decides} to decide next, but {_decider(s)} does"
    frame = type(s.stack[-1]).__name__
    if step.frame is not None and frame != step.frame:
        return f"expected the moment {step.frame}, but it is {frame}"
    kinds = iter(event.kind for event in events)
    for kind in step.events:
        if kind not in kinds:
            return f"expected the event {kind!r} in this order, found {[event.kind for event in events]}"
    if step.winners is not None:
        found = [SEATS[seat] for seat in winners(s)] if isinstance(s.stack[-1], Over) else []
        if sorted(found) != sorted(step.winners):
            return f"expected the winners {list(step.winners)}, found {found}"
    return ""


def _expect_options(builder: Builder, s: State, events: list[Event], step: Step) -> str:
    if not (step.offers or step.lacks or step.options is not None or step.cells_of is not None):
        return ""
    found = flow.options(s)
    texts = {option.text for option in found}

    def canonical(text: str) -> str:
        return builder.rules.codec.text(builder.rules.codec.read(text))

    for text in step.offers:
        if canonical(text) not in texts:
            return f"expected the option {text!r}, but it is not offered"
    for text in step.lacks:
        if canonical(text) in texts:
            return f"the option {text!r} is offered, expected it not to be"
    if step.options is not None and {canonical(t) for t in step.options} != texts:
        return f"expected exactly the options {sorted(step.options)}, found {sorted(texts)}"
    if step.cells_of is not None:
        cells = {
            "{},{}".format(*option.action["cell"])
            for option in found
            if dict(option.action.args).get("tile") == step.cells_of and "cell" in dict(option.action.args)
        }
        if cells != set(step.cells):
            return f"{step.cells_of} may lie on {sorted(cells)}, expected {sorted(step.cells)}"
    return ""


def _expect_scoring(builder: Builder, s: State, events: list[Event], step: Step) -> str:
    if step.scoring is None:
        return ""
    lines = flow.score(s, step.scoring)
    if step.lines is not None:
        found = sorted((line.seat, line.rule, line.points) for line in lines)
        wanted = sorted((builder.seat(line.seat, "lines"), line.rule, line.points) for line in step.lines)
        if found != wanted:
            return f"expected the score lines {wanted}, found {found}"
    for name, points in (step.totals or {}).items():
        seat = builder.seat(name, "totals")
        total = sum(line.points for line in lines if line.seat == seat)
        if total != points:
            parts = [(line.rule, line.points) for line in lines if line.seat == seat]
            return f"expected {points} points for {name} in scoring {step.scoring}, found {total}: {parts}"
    return ""


def _expect_table(builder: Builder, s: State, events: list[Event], step: Step) -> str:
    rules = builder.rules
    for name, points in (step.scores or {}).items():
        if s.scores[builder.seat(name, "scores")] != points:
            return f"expected {points} points for {name}, found {s.scores[builder.seat(name, 'scores')]}"
    for name, cards in (step.hands or {}).items():
        hand = s.hands[builder.player(name, "hands")]
        if hand != builder.bag(cards, "hands"):
            return f"expected {name} to hold {sorted(cards)}, found {rules.card_names(hand)}"
    for name, tiles in (step.reserves or {}).items():
        reserve = rules.tile_names(s.reserves[builder.player(name, "reserves")])
        if sorted(reserve) != sorted(tiles):
            return f"expected {name}'s reserve to be {sorted(tiles)}, found {sorted(reserve)}"
    market = tuple(rules.tile_keys[tile] if tile >= 0 else "" for tile in s.market)
    if step.market is not None and market != step.market:
        return f"expected the market {list(step.market)}, found {list(market)}"
    for zone, names in (("display", step.display), ("discard", step.discard)):
        if names is not None and getattr(s, zone) != builder.bag(names, zone):
            return f"expected the {zone} {sorted(names)}, found {rules.card_names(getattr(s, zone))}"
    return ""


def _expect_modules(builder: Builder, s: State, events: list[Event], step: Step) -> str:
    for key, fields in step.modules.items():
        slot, _ = builder.slot(key, fields)
        for name, value in fields.items():
            found = _as_json(getattr(s.slices[slot], name))
            if _as_json(builder.numbers(value)) != found:
                return f"expected {key}.{name} to be {value}, found {found}"
    return ""


def _as_json(value: Any) -> Any:
    """Compared as they would be written: tuples are lists there, and keys are texts."""
    return msgspec.json.decode(msgspec.json.encode(value))


_EXPECTATIONS = (_expect_flow, _expect_options, _expect_scoring, _expect_table, _expect_modules)


def check_file(path: Path) -> Failure | None:
    """Read and check a file; errors name the file."""
    scenario = read(path)
    try:
        return check(scenario)
    except SabikaError as error:
        raise error.at(str(path)) from None
