"""The compiler of mixes: a list of modules becomes flat tables that the flow reads.

Everything that can go wrong with a mix goes wrong here: two owners of one key, a step without a place in the order
table, a public method that is no extension point.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from sabika.core.actions import ActionKind, Codec
from sabika.core.errors import MixError, SetupError
from sabika.core.module import POINTS, Module, uses
from sabika.core.pieces import NO_KIND, Bags, Card, Tile
from sabika.core.refusal import Reason, because
from sabika.core.state import Frame, Over, State, Steps

if TYPE_CHECKING:
    from sabika.core.events import ScoreLine

Order = Mapping[str, Sequence[tuple[str, str]]]
"""Sequence name -> (step name, rule id that puts it there), in order."""


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is chosen before a game: the box, the number of players, the modules, the table options, who is younger."""

    box: str = "alhambra"
    players: int = 3
    modules: tuple[str, ...] = ()
    options: dict[str, str] = {}
    ages: tuple[int, ...] = ()
    """Seats, the youngest first; seats that are not named are older, or nobody knows (base.start.youngest-input)."""


class Space(NamedTuple):
    """A space of the market: in which currency its tile is paid, and to which city the tile belongs."""

    currency: int
    city: int = 0


class Contribution(msgspec.Struct, frozen=True):
    """One thing a module contributes, for ``sabika mix explain``."""

    role: str
    key: str
    module: str
    function: Callable[..., Any]


class Ruleset:
    """A compiled mix. Read-only; shared by all states of all games that are played with it."""

    # Extension points, each a flat tuple of bound methods.
    pile_cards: tuple[Callable[..., Any], ...]
    actions: tuple[Callable[..., Any], ...]
    other_redesigns: tuple[Callable[..., Any], ...]
    forbids_extra_redesigns: tuple[Callable[..., Any], ...]
    extra_redesigns: tuple[Callable[..., Any], ...]
    interruptions: tuple[Callable[..., Any], ...]
    asides: tuple[Callable[..., Any], ...]
    offers: tuple[Callable[..., Any], ...]
    payments: tuple[Callable[..., Any], ...]
    funds: tuple[Callable[..., Any], ...]
    settles: tuple[Callable[..., Any], ...]
    on_paid: tuple[Callable[..., Any], ...]
    placements: tuple[Callable[..., Any], ...]
    refuses_destination: tuple[Callable[..., Any], ...]
    guards: tuple[Callable[..., Any], ...]
    unfinished: tuple[Callable[..., Any], ...]
    shape: tuple[Callable[..., Any], ...]
    take_limit: tuple[Callable[..., Any], ...]
    discards: tuple[Callable[..., Any], ...]
    contenders: tuple[Callable[..., Any], ...]
    majority_points: tuple[Callable[..., Any], ...]
    strengths: tuple[Callable[..., Any], ...]
    shows: tuple[Callable[..., Any], ...]
    on_tile_drawn: tuple[Callable[..., Any], ...]
    on_overpaid: tuple[Callable[..., Any], ...]
    on_bought: tuple[Callable[..., Any], ...]
    on_placed: tuple[Callable[..., Any], ...]
    on_reserved: tuple[Callable[..., Any], ...]
    on_removed: tuple[Callable[..., Any], ...]
    on_given: tuple[Callable[..., Any], ...]
    tiles_elsewhere: tuple[Callable[..., Any], ...]
    money_elsewhere: tuple[Callable[..., Any], ...]
    cards_elsewhere: tuple[Callable[..., Any], ...]
    prospects: tuple[Callable[..., Any], ...]
    printed: tuple[Callable[..., Any], ...]
    items: tuple[Callable[..., Any], ...]
    guess: tuple[Callable[..., Any], ...]

    def __init__(
        self,
        config: Config,
        modules: Sequence[Module[Any]],
        order: Order,
        *,
        currencies: Sequence[str],
        spaces: Sequence[Space],
        fingerprint: str,
    ) -> None:
        self.config = config
        self.players = config.players
        self.kinds = tuple(kind for module in modules for kind in module.buildings)
        """The kinds of building; those of one city follow each other."""
        self.colours = next((module.buildings for module in modules if module.buildings), ())
        """The kinds of the first city, which are those that modules mean (combinations.combined.limited)."""
        self.currencies = tuple(currencies)
        """Those of the market."""
        self.spaces = tuple(spaces)
        """Those of the market, in the order in which they are filled."""
        self.cities = len({space.city for space in spaces})
        self.all_currencies = (*currencies, *(name for module in modules for name in module.currencies))
        self.fingerprint = fingerprint
        """A hash of the component data; a log replays only with the same components."""
        self.modules = {module.key: module for module in modules}
        self.contributions: list[Contribution] = []
        self.memo: dict[Any, Any] = {}
        """Bounded caches of pure functions over this mix, such as the payments for a hand and a price."""
        for slot, module in enumerate(modules):
            module.rules, module.slot = self, slot
            self._check_surface(module)
        self._collect_options(modules)
        self._collect_pieces(modules)
        self._collect_points(modules)
        self._collect_handlers(modules, order)

    # ------------------------------------------------------------ reading

    def has(self, key: str) -> bool:
        """Whether a module is in the mix."""
        return key in self.modules

    def option(self, name: str) -> str:
        """The value of a table option."""
        return self.table_options[name]

    def card_names(self, bag: int) -> list[str]:
        return [self.card_keys[card] for card in self.bags.cards(bag)]

    def tile_names(self, tiles: Sequence[int]) -> list[str]:
        return [self.tile_keys[tile] for tile in tiles]

    def fresh_slices(self) -> tuple[Any, ...]:
        """The slices of a game that has not begun."""
        return tuple(m.slice_type() if m.slice_type else None for m in self.modules.values())

    # ------------------------------------------------------------ compiling

    def _check_surface(self, module: Module[Any]) -> None:
        known = {name for name in dir(Module) if not name.startswith("_")}
        for name, member in inspect.getmembers(type(module), inspect.isfunction):
            if not name.startswith("_") and name not in known and not hasattr(member, "__roles__"):
                raise MixError(f"{module.key}.{name} is no extension point", remedy="rename it or make it private")

    def _collect_options(self, modules: Sequence[Module[Any]]) -> None:
        box = self.config.box
        offered = {name: values for module in modules for name, values in module.options_in(box).items()}
        for name, value in self.config.options.items():
            if name not in offered:
                raise SetupError(
                    f"table option {name!r} is unknown in this mix",
                    remedy=f"known: {', '.join(sorted(offered)) or 'none'}",
                    key="option-unknown",
                    args={"option": name},
                )
            if value not in offered[name]:
                raise SetupError(
                    f"table option {name}={value!r}",
                    remedy=f"one of {', '.join(offered[name])}",
                    key="option-value",
                    args={"option": name, "value": value},
                )
        self.table_options = {name: values[0] for name, values in offered.items()} | self.config.options

    def _collect_pieces(self, modules: Sequence[Module[Any]]) -> None:
        tiles: list[Tile] = [tile for module in modules for tile in module.tiles()]
        cards: list[Card] = [card for module in modules for card in module.cards()]
        cards.sort(key=lambda card: card.sort != "money")
        self.money_types = sum(card.sort == "money" for card in cards)
        """Money cards come first in the table, so a card number below this is money."""
        hand_cards = len(cards)
        cards += [card for module in modules for card in module.means()]
        self.tiles = tuple(tiles)
        self.cards = tuple(cards)
        self.tile_keys = tuple(tile.key for tile in tiles)
        self.card_keys = tuple(card.key for card in cards)
        for keys in (self.tile_keys, self.card_keys):
            if len(set(keys)) != len(keys):
                raise MixError("two pieces have the same name", remedy="rename one of them")
        self.tile_number = {key: i for i, key in enumerate(self.tile_keys)}
        self.card_number = {key: i for i, key in enumerate(self.card_keys)}
        self.prices = tuple(tile.price for tile in tiles)
        self.kind_of = (*[tile.kind for tile in tiles], NO_KIND)
        """Per tile its kind; the entry after the last is that of the starting tile, whose number is -1."""
        self.colour_of = tuple(kind if kind < len(self.colours) else NO_KIND for kind in self.kind_of)
        """The same for modules, to which a tile of another city has no kind."""
        self.shapes = tuple(tile.shape for tile in tiles)
        self.values = tuple(card.value for card in cards)
        self.bags = Bags(cards)
        self.money = tuple(
            self.bags.mask(i for i, card in enumerate(cards) if card.value and card.currency == currency)
            for currency in range(len(self.all_currencies))
        )
        """Per currency the mask that selects its money, wherever it lies."""
        self.hand_mask = self.bags.mask(i for i, card in enumerate(cards) if card.sort == "money" or card.held)
        """Selects the cards that lie in the display, hands and the discard."""
        self.money_mask = self.bags.mask(
            i for i, card in enumerate(cards) if card.value and self.bags.unit[i] & self.hand_mask
        )
        """Selects those of them that are worth something."""
        self.all_held = [i for i, card in enumerate(cards) if card.held for _ in range(card.copies)]
        """Those of them that are not dealt with the money."""
        self.held_mask = self.bags.mask(set(self.all_held))
        self.all_money = [i for i, card in enumerate(cards) if card.sort == "money" for _ in range(card.copies)]
        others = enumerate(cards[self.money_types :], self.money_types)
        self.all_special = [i for i, card in others if card.sort != "means" for _ in range(card.copies)]
        """The other cards that can lie in the pile or elsewhere."""
        self.whole_money = self.bags.of(self.all_money)
        """All money cards as one bag."""
        self.body_of = tuple(self.tile_number.get(tile.face_of, i) for i, tile in enumerate(tiles))
        """Per tile the number of the piece of cardboard that it is a face of; by it a tile lies in the supply."""
        self.faces = any(tile.face_of for tile in tiles)
        self.all_supply = [
            i for i, tile in enumerate(tiles) if tile.supply and not tile.face_of for _ in range(tile.copies)
        ]
        self.means_mask = self.bags.mask(range(hand_cards, len(cards)))
        """Selects what is part of a payment but no card."""

    def _collect_points(self, modules: Sequence[Module[Any]]) -> None:
        for point, law in POINTS.items():
            used = [m for m in modules if uses(type(m), point)]
            methods = tuple(getattr(module, point) for module in used)
            if point not in ("tiles", "cards", "means"):
                setattr(self, point, methods)
            for module, method in zip(used, methods, strict=True):
                self.contributions.append(Contribution(f"point ({law})", point, module.key, method))

    def _collect_handlers(self, modules: Sequence[Module[Any]], order: Order) -> None:
        keyed: dict[str, dict[Any, Callable[..., Any]]] = {
            role: {} for role in ("step", "scores", "decides", "runs", "does", "refuses", "draws")
        }
        action_kinds: list[ActionKind] = []
        for module in modules:
            action_kinds += module.kinds
            for name, member in inspect.getmembers(type(module), inspect.isfunction):
                for role, key in getattr(member, "__roles__", ()):
                    if key in keyed[role]:
                        raise MixError(f"{role} {key}: {module.key} and another module both own it")
                    keyed[role][key] = getattr(module, name)
                    self.contributions.append(Contribution(role, _shown(key), module.key, keyed[role][key]))
        self.runs: dict[type[Frame], Callable[[State, Any], bool]] = keyed["runs"]
        self.decides: dict[type[Frame], Callable[[State, Any], list[int]]] = keyed["decides"]
        self.draws: dict[str, Callable[[State, int, int], None]] = keyed["draws"]
        frames: list[type[Frame]] = [*self.runs, *self.decides, Steps, Over]
        self.frames = {frame.__name__: frame for frame in frames}
        self.codec = Codec(self, action_kinds)
        names = [kind.name for kind in action_kinds]
        lost = (set(names) ^ set(keyed["does"])) | (set(keyed["refuses"]) - set(names))
        if lost or len(set(names)) != len(names):
            raise MixError(f"actions without one owner: {', '.join(sorted(lost)) or 'a name twice'}")
        self.do = tuple(kind.packed(keyed["does"][kind.name]) for kind in action_kinds)
        """Per kind the function that carries it out, called with the packed values."""
        self.refuse = tuple(keyed["refuses"].get(kind.name) or self._options_only(kind) for kind in action_kinds)
        self._compile_sequences(keyed, order)

    def _options_only(self, kind: ActionKind) -> Callable[..., list[Reason]]:
        """Refuses an action wherever it is none of the options of its frame."""

        def refuse(s: State, frame: Frame, *values: int) -> list[Reason]:
            if self.codec.move(kind.name, *values) in self.decides[type(frame)](s, frame):
                return []
            shown = {field.name: field.show(value, self) for field, value in zip(kind.fields, values, strict=True)}
            return [because(*kind.unless, **{"action": kind.name, **shown})]

        return refuse

    def _compile_sequences(self, keyed: Mapping[str, Mapping[Any, Callable[..., Any]]], order: Order) -> None:
        self.sequences: dict[str, list[tuple[tuple[Callable[[State, int], None], int], ...]]] = {}
        """Per sequence and step the steps from there on, each with the number of the one after it."""
        self.step_names: dict[str, tuple[tuple[str, str], ...]] = {}
        placed = set()
        for sequence, steps in order.items():
            here = [(name, rule) for name, rule in steps if (sequence, name) in keyed["step"]]
            placed |= {(sequence, name) for name, _ in here}
            run = tuple((keyed["step"][sequence, name], at) for at, (name, _) in enumerate(here, 1))
            self.sequences[sequence] = [run[at:] for at in range(len(run) + 1)]
            self.step_names[sequence] = tuple(here)
        if lost := set(keyed["step"]) - placed:
            raise MixError(f"steps without a place in the order table: {sorted(lost)}")
        lines = [(name, rule) for name, rule in order["score"] if name in keyed["scores"]]
        if lost_lines := set(keyed["scores"]) - {name for name, _ in lines}:
            raise MixError(f"score lines without a place in the order table: {sorted(lost_lines)}")
        self.step_names["score"] = tuple(lines)
        self.score: tuple[Callable[[State, int], Sequence[ScoreLine]], ...] = tuple(
            keyed["scores"][n] for n, _ in lines
        )


def _shown(key: Any) -> str:
    """A key as text: a name, the names of a sequence and its step, or a frame's name."""
    return " ".join(key) if isinstance(key, tuple) else str(getattr(key, "__name__", key))
