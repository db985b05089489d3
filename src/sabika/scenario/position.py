"""A position of a scenario as a state of the engine; what cannot be is refused in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import SabikaError, ScenarioError
from sabika.core.log import SEATS
from sabika.core.ruleset import Config, Ruleset
from sabika.core.state import NO_TILE, State, Steps
from sabika.core.view import unseen_tiles
from sabika.palace.faults import faults
from sabika.palace.grid import CORNERS, SIDES, cell_code
from sabika.palace.palace import Palace, build
from sabika.palace.shapes import HALVES, Shape, turned
from sabika.rules.boxes import ruleset
from sabika.scenario.format import Position, Scenario, SeatPosition


class Builder:
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

    def slot(self, key: str, fields: Iterable[str]) -> tuple[int, type[msgspec.Struct]]:
        """Where a module of the mix keeps its slice, and of which type that is; it must have these fields."""
        module = self.rules.modules.get(key)
        if module is None or module.slice_type is None:
            raise ScenarioError(f"no module {key!r} in this mix", place="modules", remedy="name it in `modules`")
        known = module.slice_type.__struct_fields__
        for name in fields:
            if name not in known:
                raise ScenarioError(f"no field {name!r}", place=f"modules.{key}", remedy=f"known: {', '.join(known)}")
        return module.slot, module.slice_type

    def _module(self, s: State, key: str, fields: dict[str, Any]) -> None:
        slot, kind = self.slot(key, fields)
        merged = msgspec.to_builtins(s.slices[slot]) | {name: self.numbers(v) for name, v in fields.items()}
        try:
            new = msgspec.convert(merged, kind)
        except msgspec.ValidationError as error:
            raise ScenarioError(str(error), place=f"modules.{key}", remedy="see docs/scenarios.md") from None
        s.slices = (*s.slices[:slot], new, *s.slices[slot + 1 :])

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
    with blaming_modules(scenario):
        return Builder(scenario).state()


@contextmanager
def blaming_modules(scenario: Scenario) -> Iterator[None]:
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
