"""Scenarios: a position, actions and expectations in a file (TOML or JSON), checked and explained in words.

The format is documented in ``docs/scenarios.md``; ``schema()`` is its JSON Schema.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import NotationError, SabikaError, ScenarioError
from sabika.core.events import Event
from sabika.core.log import SEATS
from sabika.core.ruleset import Config, Ruleset
from sabika.core.state import NO_TILE, Over, State, Steps
from sabika.core.view import unseen_tiles
from sabika.palace.faults import faults
from sabika.palace.grid import CORNERS, SIDES, cell_code
from sabika.palace.palace import Palace, build
from sabika.palace.shapes import HALVES, Shape, turned
from sabika.rules.alhambra.ending import winners
from sabika.rules.boxes import ruleset

Seat = Literal["A", "B", "C", "D", "E", "F", "Dirk"]


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What one seat has."""

    hand: tuple[str, ...] = ()
    palace: dict[str, str] = {}
    """Cell -> tile: ``{"0,-1" = "pavilion-2-NEW"}``; a half tile names its corner: ``"watchtower-garden NW"``."""
    reserve: tuple[str, ...] = ()
    gained: tuple[str, ...] = ()
    score: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The table. What is not named is filled at random from the pieces that are left, or left empty."""

    turn: Seat = "A"
    at: Literal["turn", "act", "place", "refill", "score", "end"] = "act"
    """Where the turn stands: its start, choosing an action, placing, refilling, scoring, or the end of the game."""
    market: tuple[str, ...] = ()
    """A tile for each space, "" for an empty one; nothing at all for an empty market."""
    display: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    pile: tuple[str, ...] = ()
    """The next cards, the top one first."""
    supply: tuple[str, ...] = ()
    """The next tiles, the top one first."""
    pile_rest: bool = False
    """Whether all other money cards lie shuffled below ``pile``."""
    supply_rest: bool = True
    """Whether all other tiles lie shuffled below ``supply``."""
    scored: Literal[0, 1, 2, 3] = 0
    waiting: tuple[Literal[1, 2], ...] = ()
    seats: dict[Seat, SeatPosition] = {}
    modules: dict[str, dict[str, Any]] = {}
    """Fields of module slices, with names for pieces, kinds, currencies and cells."""


class Line(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An expected score line."""

    seat: Seat
    rule: str
    points: int


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One thing to do or to check; several expectations may stand in one step, after its action."""

    play: str | None = None
    by: Seat | None = None
    """Who is expected to decide before the action."""
    refuse: str | None = None
    rules: tuple[str, ...] = ()
    """With ``refuse``: exactly the rules that refuse it."""
    cells_of: str | None = None
    cells: tuple[str, ...] = ()
    """With ``cells_of`` (a tile): exactly the cells on which it may be laid now."""
    offers: tuple[str, ...] = ()
    """Options that must be there."""
    lacks: tuple[str, ...] = ()
    """Options that must not be there."""
    options: tuple[str, ...] | None = None
    """Exactly these options."""
    scoring: Literal[1, 2, 3] | None = None
    lines: tuple[Line, ...] | None = None
    """With ``scoring``: exactly these lines, in any order."""
    totals: dict[Seat, int] | None = None
    """With ``scoring``: the points each seat would get."""
    events: tuple[str, ...] = ()
    """Kinds of events of the last action, in this order, others may lie between."""
    decides: Seat | Literal["nobody"] | None = None
    frame: str | None = None
    scores: dict[Seat, int] | None = None
    hands: dict[Seat, tuple[str, ...]] | None = None
    reserves: dict[Seat, tuple[str, ...]] | None = None
    market: tuple[str, ...] | None = None
    display: tuple[str, ...] | None = None
    discard: tuple[str, ...] | None = None
    modules: dict[str, dict[str, Any]] = {}
    """Fields of module slices."""
    winners: tuple[Seat, ...] | None = None


class Scenario(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A file: what it shows, which rules it covers, the position and the steps."""

    title: str
    steps: tuple[Step, ...]
    covers: tuple[str, ...] = ()
    box: str = "alhambra"
    players: int = 3
    modules: tuple[str, ...] = ()
    options: dict[str, str] = {}
    seed: str = "scenario"
    position: Position | None = None
    """Without a position the game is set up as usual from the seed."""


def schema() -> dict[str, Any]:
    """The JSON Schema of scenario files."""
    return msgspec.json.schema(Scenario)


def read(path: Path) -> Scenario:
    """The scenario in a file; raises ``ScenarioError``."""
    try:
        raw = path.read_bytes()
        data = msgspec.json.decode(raw) if path.suffix == ".json" else tomllib.loads(raw.decode("utf-8"))
        return msgspec.convert(data, Scenario)
    except (OSError, ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise ScenarioError(str(error), place=str(path), remedy="see docs/scenarios.md") from None


# ---------------------------------------------------------------- setting up a position


class _Builder:
    """A position as a state."""

    def __init__(self, scenario: Scenario) -> None:
        config = Config(box=scenario.box, players=scenario.players, modules=scenario.modules, options=scenario.options)
        self.rules: Ruleset = ruleset(config)
        self.chance = Chance.from_text(scenario.seed)
        self.scenario = scenario

    def state(self) -> State:
        position = self.scenario.position
        if position is None:
            return flow.start(self.rules, self.chance)
        s = flow.blank(self.rules, self.chance)
        seat = self.player(position.turn, "turn")
        self._table(s, position)
        for name, has in position.seats.items():
            self._seat(s, self.seat(name, "seats"), has)
        if self.rules.players == 2:
            dirk = position.seats.get("Dirk", SeatPosition())
            s.scores.append(dirk.score)
        for key, fields in position.modules.items():
            self._module(s, key, fields)
        self._check_tiles(s)
        self._stacks(s, position)
        s.known, s.active, s.turns = s.hands[:], seat, 1
        self._enter(s, position.at, seat)
        return s

    def seat(self, name: str, place: str) -> int:
        number = 2 if name == "Dirk" else SEATS.index(name)
        there = self.rules.players == 2 if name == "Dirk" else number < self.rules.players
        if not there:
            raise ScenarioError(f"there is no seat {name}", place=place, remedy=f"{self.rules.players} play")
        return number

    def player(self, name: str, place: str) -> int:
        """A seat at which somebody plays; Dirk does not."""
        if name == "Dirk":
            raise ScenarioError("Dirk only collects tiles", place=place, remedy="name a player")
        return self.seat(name, place)

    def tile(self, name: str, place: str) -> int:
        if name not in self.rules.tile_number:
            raise ScenarioError(f"unknown tile {name!r}", place=place, remedy="write e.g. garden-10-N")
        return self.rules.tile_number[name]

    def card(self, name: str, place: str) -> int:
        if name not in self.rules.card_number:
            raise ScenarioError(f"unknown card {name!r}", place=place, remedy="write e.g. denar9")
        return self.rules.card_number[name]

    def bag(self, names: tuple[str, ...], place: str) -> int:
        cards = [self.card(name, place) for name in names]
        for name, card in zip(names, cards, strict=True):
            if not self.rules.bags.unit[card] & self.rules.hand_mask:
                raise ScenarioError(f"{name} is no money", place=place, remedy="write e.g. denar9")
            if cards.count(card) > self.rules.cards[card].copies:
                raise ScenarioError(f"too many {name}", place=place, remedy="there are fewer copies")
        return self.rules.bags.of(cards)

    def _table(self, s: State, position: Position) -> None:
        spaces = len(self.rules.spaces)
        names = position.market or ("",) * spaces
        if len(names) != spaces:
            raise ScenarioError(f"the market has {spaces} spaces", place="market", remedy='write "" for an empty one')
        s.market = [self.tile(name, "market") if name else NO_TILE for name in names]
        for name, tile in zip(names, s.market, strict=True):
            if tile != NO_TILE and not self.rules.tiles[self.rules.body_of[tile]].supply:
                raise ScenarioError(f"{name} is never there", place="market", remedy="leave it out")
        s.display = self.bag(position.display, "display")
        s.discard = self.bag(position.discard, "discard")
        s.scored, s.waiting = position.scored, position.waiting

    def _seat(self, s: State, seat: int, has: SeatPosition) -> None:
        if seat >= self.rules.players:
            return
        place = f"seats.{SEATS[seat]}"

        s.hands[seat] = self.bag(has.hand, f"{place}.hand")
        s.palaces[seat] = self._palace(has.palace, f"{place}.palace")
        s.reserves[seat] = tuple(self.tile(name, f"{place}.reserve") for name in has.reserve)
        s.gained[seat] = tuple(self.tile(name, f"{place}.gained") for name in has.gained)
        s.scores[seat] = has.score

    def _palace(self, tiles: dict[str, str], place: str) -> Palace:
        layout: dict[tuple[int, int], tuple[int, Shape]] = {}
        for where, what in tiles.items():
            name, _, lies = what.partition(" ")
            here, cell = f"{place}.{where}", self.cell(where, place)
            piece = self.tile(name, here)
            shape = self.rules.shapes[piece]
            if lies and self.rules.tiles[piece].turns:
                if lies not in tuple(SIDES):
                    raise ScenarioError(f"{what!r}: no such side", place=here, remedy="N, E, S or W")
                shape = turned(shape, SIDES.index(lies))
            elif lies:
                if lies not in CORNERS or shape.corner is None:
                    raise ScenarioError(f"{what!r}: no such corner", place=here, remedy="NW, NE, SE or SW")
                shape = HALVES[CORNERS.index(lies)]
            if cell in layout:
                raise ScenarioError("two tiles on one cell", place=here, remedy="keep one of them")
            layout[cell] = (piece, shape)
        if (0, 0) in layout:
            raise ScenarioError("the starting tile lies on 0,0", place=place, remedy="leave that cell out")
        palace = build(layout)
        if found := faults(palace):
            raise ScenarioError(f"the palace is not legal: {found[0]}", place=place, remedy="mend the layout")
        return palace

    def cell(self, text: str, place: str) -> tuple[int, int]:
        try:
            x, y = (int(part) for part in text.split(","))
        except ValueError:
            raise ScenarioError(f"{text!r} is no cell", place=place, remedy="write x,y") from None
        if abs(x) > 100 or abs(y) > 100:
            raise ScenarioError(f"{text!r} is too far away", place=place, remedy="stay within 100 cells")
        return x, y

    def _module(self, s: State, key: str, fields: dict[str, Any]) -> None:
        module = self.rules.modules.get(key)
        if module is None or module.slice_type is None:
            raise ScenarioError(f"no module {key!r} in this mix", place="modules", remedy="name it in `modules`")
        known = module.slice_type.__struct_fields__
        for name in fields:
            if name not in known:
                raise ScenarioError(f"no field {name!r}", place=f"modules.{key}", remedy=f"known: {', '.join(known)}")
        merged = msgspec.to_builtins(s.slices[module.slot]) | {name: self.numbers(v) for name, v in fields.items()}
        try:
            new = msgspec.convert(merged, module.slice_type)
        except msgspec.ValidationError as error:
            raise ScenarioError(str(error), place=f"modules.{key}", remedy="see docs/scenarios.md") from None
        s.slices = (*s.slices[: module.slot], new, *s.slices[module.slot + 1 :])

    def numbers(self, value: Any) -> Any:
        """Names of pieces, kinds, currencies and cells as the numbers that slices hold."""
        if isinstance(value, dict):
            return {self.numbers(k): self.numbers(v) for k, v in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.numbers(v) for v in value]
        if not isinstance(value, str):
            return value
        rules = self.rules
        for names in (rules.tile_number, rules.card_number):
            if value in names:
                return names[value]
        for table in (rules.kinds, rules.currencies):
            if value in table:
                return table.index(value)
        if "," in value:
            return cell_code(*self.cell(value, "modules"))
        return value

    def _check_tiles(self, s: State) -> None:
        """No tile lies in more places than there are copies of it."""
        zones = [("market", [tile for tile in s.market if tile != NO_TILE])]
        for seat, letter in enumerate(SEATS[: self.rules.players]):
            zones.append((f"seats.{letter}.palace", s.palaces[seat].built()))
            zones.append((f"seats.{letter}.reserve", list(s.reserves[seat])))
            zones.append((f"seats.{letter}.gained", list(s.gained[seat])))
        zones.append(("modules", [tile for elsewhere in self.rules.tiles_elsewhere for tile in elsewhere(s)]))
        used: list[int] = []
        for place, tiles in zones:
            for tile in tiles:
                body = self.rules.body_of[tile]
                used.append(body)
                if used.count(body) > self.rules.tiles[body].copies:
                    name = self.rules.tile_keys[tile]
                    raise ScenarioError(f"{name} lies elsewhere too", place=place, remedy="use it once")

    def _stacks(self, s: State, position: Position) -> None:
        rules = self.rules
        s.supply = tuple(self.tile(name, "supply") for name in position.supply)
        unseen = unseen_tiles(s)
        for name, piece in zip(position.supply, s.supply, strict=True):
            if piece not in unseen:
                raise ScenarioError(f"{name} lies elsewhere too", place="supply", remedy="use it once")
            unseen.remove(piece)
        if position.supply_rest:
            s.supply += tuple(self.chance.shuffle("scenario/supply", unseen))
        top = [self.card(name, "pile") for name in position.pile]
        for name, card in zip(position.pile, top, strict=True):
            special = card >= rules.money_types
            row = rules.cards[card]
            if special and (row.sort not in rules.draws or top.count(card) > row.copies):
                raise ScenarioError(f"{name} cannot lie there", place="pile", remedy="leave it out")
        rest = [*rules.all_money, *rules.all_held]
        named = [card for bag in (s.display, s.discard, *s.hands) for card in rules.bags.cards(bag)]
        for card in (*named, *(card for card in top if rules.bags.unit[card] & rules.hand_mask)):
            if card not in rest:
                raise ScenarioError(f"too many {rules.card_keys[card]}", place="cards", remedy="there are fewer copies")
            rest.remove(card)
        rest = [card for card in rest if card < rules.money_types]
        s.pile = (*top, *(self.chance.shuffle("scenario/pile", rest) if position.pile_rest else ()))
        s.cuts = (len(s.pile),)

    def _enter(self, s: State, at: str, seat: int) -> None:
        if at == "end":
            s.ending = True
            s.stack = (Steps("end", 0, seat),)
        else:
            first = "" if at == "turn" else at
            names = [name for name, _ in self.rules.step_names["turn"]]
            s.stack = (Steps("turn", next(i for i, name in enumerate(names) if name.startswith(first)), seat),)
        flow.advance(s)


def set_up(scenario: Scenario) -> State:
    """The state a scenario begins with."""
    with _blaming_modules(scenario):
        return _Builder(scenario).state()


@contextmanager
def _blaming_modules(scenario: Scenario) -> Iterator[None]:
    """Of a position everything is checked but the numbers in fields of modules, so what breaks later is their fault."""
    try:
        yield
    except SabikaError:
        raise
    except Exception as error:
        if scenario.position is None or not scenario.position.modules:
            raise
        cause = f"the position cannot be played: {type(error).__name__}: {error}"
        raise ScenarioError(cause, place="position.modules", remedy="check the fields of the modules") from error


# ---------------------------------------------------------------- checking


class Failure(msgspec.Struct, frozen=True):
    """An expectation that does not hold, in words."""

    step: int
    what: str


def check(scenario: Scenario) -> Failure | None:
    """Run a scenario; None when everything holds. Raises ``ScenarioError`` when it cannot be set up."""
    with _blaming_modules(scenario):
        return _check_steps(scenario)


def _check_steps(scenario: Scenario) -> Failure | None:
    builder = _Builder(scenario)
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


def _run(builder: _Builder, s: State, events: list[Event], step: Step) -> tuple[State, list[Event], str]:
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


def _expect_flow(builder: _Builder, s: State, events: list[Event], step: Step) -> str:
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


def _expect_options(builder: _Builder, s: State, events: list[Event], step: Step) -> str:
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


def _expect_scoring(builder: _Builder, s: State, events: list[Event], step: Step) -> str:
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


def _expect_table(builder: _Builder, s: State, events: list[Event], step: Step) -> str:
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


def _expect_modules(builder: _Builder, s: State, events: list[Event], step: Step) -> str:
    for key, fields in step.modules.items():
        module = builder.rules.modules.get(key)
        if module is None or module.slice_type is None:
            raise ScenarioError(f"no module {key!r} in this mix", place="modules", remedy="name it in `modules`")
        data = msgspec.to_builtins(s.slices[module.slot])
        for name, value in fields.items():
            wanted = msgspec.to_builtins(builder.numbers(value))
            found = msgspec.json.decode(msgspec.json.encode(data.get(name)))
            if msgspec.json.decode(msgspec.json.encode(wanted)) != found:
                return f"expected {key}.{name} to be {value}, found {found}"
    return ""


_EXPECTATIONS = (_expect_flow, _expect_options, _expect_scoring, _expect_table, _expect_modules)


def check_file(path: Path) -> Failure | None:
    """Read and check a file; errors name the file."""
    scenario = read(path)
    try:
        return check(scenario)
    except SabikaError as error:
        raise error.at(str(path)) from None
