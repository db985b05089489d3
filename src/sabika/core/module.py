"""The contract: what a module may contribute, and the law by which contributions combine.

A module is a class. It contributes by overriding extension points (methods below) and by decorated handlers. Laws:

=========  =====================================================================================================
collect    the contributions of all modules, one after another
veto       everybody may object; all objections are reported
fold       each module changes the value the previous one returned
notify     all are told
taker      the first module that answers True takes the matter over
sequence   named steps, run in the order of ``sabika.rules.order``
keyed      exactly one owner per key; two owners are an error when the mix is compiled
=========  =====================================================================================================

Contributions run in ruleset order: base chapters first, then modules by their number. The compiler keeps what is
actually overridden, so a module that is not in the mix costs nothing, and rejects public methods that are neither an
extension point nor decorated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeVar

import msgspec

from sabika.core.actions import KIND_BITS, KIND_MASK, ActionKind, Move
from sabika.core.pieces import Card, Tile
from sabika.core.refusal import Reason
from sabika.core.state import Frame, Slice, State
from sabika.palace.shapes import Shape

if TYPE_CHECKING:
    from random import Random

    from sabika.core.events import ScoreLine
    from sabika.core.ruleset import Ruleset
    from sabika.core.view import View

S = TypeVar("S", bound=Slice)
F = TypeVar("F", bound=Callable[..., Any])

POINTS: Final[dict[str, str]] = {}
"""Every extension point and its law."""


class _Terms(NamedTuple):
    tag: int
    price: int
    currency: int
    exact_only: str
    exact_bonus: bool
    building: int | None
    patron: bool


ANY_CURRENCY: Final = -1
"""In place of a currency: any single one, as the buyer likes."""


class Offer(_Terms):
    """Something that can be bought: which action, which piece, at what price, in which currency (or
    ``ANY_CURRENCY``), on what terms.

    ``exact_only`` names the rule that forbids overpaying, where one does; ``exact_bonus`` says whether paying exactly
    grants another action (base.buy.exact); ``building`` is the price of the building itself where one is bought;
    ``patron`` says whether it is a tile on offer to all, for which the Rich Patron may pay and which a vizier may buy.
    """

    __slots__ = ()

    def __new__(
        cls,
        kind: int,
        piece: int,
        price: int,
        currency: int,
        exact_only: str = "",
        exact_bonus: bool = True,
        building: int | None = None,
        patron: bool = False,
    ) -> Offer:
        tag = kind | piece << KIND_BITS
        return super().__new__(cls, tag, price, currency, exact_only, exact_bonus, building, patron)

    @property
    def kind(self) -> int:
        """The number of the action kind in moves."""
        return self.tag & KIND_MASK

    @property
    def piece(self) -> int:
        return self.tag >> KIND_BITS


class Settled(NamedTuple):
    """What a module says about a payment it judges: its faults, and how much is paid by it."""

    faults: list[Reason]
    paid: int


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A piece of a module as everybody at the table sees it, beside the market (``owner`` None) or before a seat; or a
    hidden stack of which only the size is known.

    ``note`` is the key of a message with ``args``. ``tile`` is the tile that the piece is, or with ``lies`` the one it
    lies on.
    """

    key: str
    owner: int | None = None
    note: str = ""
    args: dict[str, Any] = {}
    count: int = 1
    hidden: bool = False
    kind: int | None = None
    currency: int | None = None
    price: int | None = None
    tile: int | None = None
    card: int | None = None
    lies: bool = False
    cell: int | None = None
    """The code of the cell of the owner's palace where it lies."""


Guard = Callable[[State, int, int], Reason | None]
"""(state, built piece, the piece that would take its place or -1) -> objection to its leaving."""


Use = Literal["purchase", "payment", "leftovers"]
"""What money is for."""

Payments = Callable[[Offer], Iterable[int]]
"""Ways to pay for an offer, as bags."""


def _point(law: str) -> Callable[[F], F]:
    def mark(method: F) -> F:
        POINTS[method.__name__] = law
        return method

    return mark


def _handler(role: str) -> Callable[..., Callable[[F], F]]:
    def declare(*key: Any) -> Callable[[F], F]:
        def mark(method: F) -> F:
            roles = getattr(method, "__roles__", [])
            roles.append((role, key[0] if len(key) == 1 else key))
            method.__roles__ = roles  # type: ignore[attr-defined]
            return method

        return mark

    return declare


step = _handler("step")
"""sequence: ``@step("turn", "trader_back")`` on ``(s, seat) -> None``."""
scores = _handler("scores")
"""sequence: ``@scores("wall")`` on ``(s, scoring) -> Iterable[ScoreLine]``; reads only."""
decides = _handler("decides")
"""keyed by frame: ``@decides(Auction)`` on ``(s, frame) -> list[Move]``, the options of the frame's seat."""
runs = _handler("runs")
"""keyed by frame: ``@runs(Auction)`` on ``(s, frame) -> bool``: go on without a decision; False when one is needed."""
does = _handler("does")
"""keyed by action: ``@does("bid")`` on ``(s, frame, *values) -> None``."""
refuses = _handler("refuses")
"""keyed by action: ``@refuses("bid")`` on ``(s, frame, *values) -> Iterable[Reason]``; an action without it is refused
wherever it is no option of its frame (``ActionKind.unless``)."""
draws = _handler("draws")
"""keyed by card sort: ``@draws("character")`` on ``(s, card, speaker) -> None``: a card of this sort was drawn."""


class Module(Generic[S]):
    """A set of rules that can be mixed with others. One instance per compiled ruleset."""

    key: ClassVar[str]
    number: ClassVar[int] = 0
    """The module's number in the rulebook; 0 for chapters of the base game."""
    complexity: ClassVar[int] = 0
    """1 easy, 2 medium, 3 demanding; every module but the chapters of the base game says so."""
    minutes: ClassVar[int] = 0
    """What it adds to the table time of three players."""
    boxes: ClassVar[tuple[str, ...]] = ("alhambra",)
    """The boxes it may join (combinations.any-subset); chapters say nothing about it."""
    kinds: ClassVar[Sequence[ActionKind]] = ()
    buildings: ClassVar[tuple[str, ...]] = ()
    """The kinds of building it brings."""
    currencies: ClassVar[tuple[str, ...]] = ()
    """Currencies it adds to those of the market."""
    slice_type: ClassVar[type[Slice] | None] = None
    options: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Table options it offers, the default first."""
    usual: ClassVar[dict[str, dict[str, str]]] = {}
    """By box those of them that have another default there."""
    data_file: ClassVar[str | None] = None
    data_type: ClassVar[Any] = None

    rules: Ruleset
    slot: int
    data: Any
    """Its component data, an instance of ``data_type``."""

    def of(self, s: State | View) -> S:
        """This module's slice of a state, or what a view shows of it."""
        return s.slices[self.slot]  # type: ignore[no-any-return]

    def update(self, s: State, **changes: Any) -> None:
        """Replace fields of this module's slice."""
        slices = s.slices
        new = msgspec.structs.replace(slices[self.slot], **changes)
        s.slices = (*slices[: self.slot], new, *slices[self.slot + 1 :])

    def move(self, name: str, *values: int) -> Move:
        return self.rules.codec.move(name, *values)

    @classmethod
    def options_in(cls, box: str) -> dict[str, tuple[str, ...]]:
        """The table options it offers in a box, the default first."""
        usual = {name: values[0] for name, values in cls.options.items()} | cls.usual.get(box, {})
        return {name: tuple(sorted(values, key=lambda v: v != usual[name])) for name, values in cls.options.items()}

    # ------------------------------------------------------------ extension points

    @_point("collect")
    def cards(self) -> Iterable[Card]:
        """Card types this module brings."""
        return ()

    @_point("collect")
    def tiles(self) -> Iterable[Tile]:
        """Tiles this module brings."""
        return ()

    @_point("collect")
    def means(self) -> Iterable[Card]:
        """Things other than cards that can be part of a payment, named like cards; with a currency and a value they
        are money."""
        return ()

    @_point("collect")
    def pile_cards(self, s: State, pile: int) -> Iterable[int]:
        """Cards shuffled into money pile 1 to 5 at the start."""
        return ()

    @_point("collect")
    def actions(self, s: State, seat: int) -> Iterable[Move]:
        """What a seat may do in its turn, purchases apart."""
        return ()

    @_point("collect")
    def other_redesigns(self, s: State, seat: int) -> Iterable[Move]:
        """Redesigns other than building, removing and exchanging tiles that lie upright."""
        return ()

    @_point("collect")
    def extra_redesigns(self, s: State, seat: int) -> Iterable[Frame]:
        """The moments at the end of a turn at which a seat may redesign although it is no action."""
        return ()

    @_point("veto")
    def forbids_extra_redesigns(self, s: State, seat: int) -> bool:
        """Whether a seat may not redesign at the end of this turn."""
        return False

    @_point("collect")
    def interruptions(self, s: State, seat: int) -> Iterable[Move] | None:
        """What a seat may do in the pause between two turns; None when everybody can see that it can do nothing."""
        return None

    @_point("collect")
    def asides(self, s: State, seat: int) -> Iterable[Move]:
        """What a seat may do beside the actions of its turn; it spends none of them, and nobody has to."""
        return ()

    @_point("collect")
    def offers(self, s: State, seat: int) -> Iterable[Offer]:
        """What a seat may buy in its turn, tiles on the market apart."""
        return ()

    @_point("collect")
    def payments(self, s: State, seat: int) -> Payments | None:
        """How a seat can pay beyond money of an offer's currency; None when it cannot now."""
        return None

    @_point("collect")
    def funds(self, s: State, seat: int, use: Use) -> int:
        """Money of a seat that is not in its hand, as a bag of means; for a `purchase`, another `payment` such as a
        bid, or to be compared for the `leftovers`."""
        return 0

    @_point("taker")
    def settles(self, s: State, seat: int, offer: Offer, payment: int) -> Settled | None:
        """Judge a payment that is not simply money of the offer's currency; None when it is not this module's
        matter."""
        return None

    @_point("notify")
    def on_paid(self, s: State, seat: int, payment: int) -> None:
        """Take this module's means out of the payer's possession."""

    @_point("collect")
    def placements(self, s: State, seat: int, piece: int) -> Iterable[Move]:
        """Where a gained piece may go: a cell, the reserve, Dirk."""
        return ()

    @_point("veto")
    def refuses_destination(self, s: State, seat: int, verb: str, piece: int) -> Reason | None:
        """Object to what shall become of a gained piece: ``place``, ``reserve`` or ``give``."""
        return None

    @_point("veto")
    def guards(self, s: State, seat: int) -> Mapping[int, Guard]:
        """The built pieces of a palace that are not free to be removed or exchanged, each with its objection."""
        return {}

    @_point("collect")
    def unfinished(self, s: State) -> Set[int]:
        """The buildings that have no kind and colour for now (building-sites.status.general)."""
        return frozenset()

    @_point("fold")
    def shape(self, s: State, piece: int, shape: Shape) -> Shape:
        """What a tile shows on its sides when it lies upright."""
        return shape

    @_point("fold")
    def take_limit(self, s: State, seat: int, limit: int) -> int:
        """The total that several money cards taken together may reach."""
        return limit

    @_point("fold")
    def discards(self, s: State, bag: int) -> int:
        """Of the cards that a seat gives up those that are discarded; others leave the game."""
        return bag

    @_point("fold")
    def contenders(self, s: State, scoring: int, counts: dict[int, list[int]]) -> dict[int, list[int]]:
        """Who takes part in majorities with how many buildings of each kind, counted in halves."""
        return counts

    @_point("fold")
    def majority_points(
        self, s: State, scoring: int, table: tuple[tuple[int, ...], ...]
    ) -> tuple[tuple[int, ...], ...]:
        """Per kind the points that the places of its majority pay in a scoring."""
        return table

    @_point("fold")
    def strengths(self, s: State, kind: int, rows: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """How strong each seat is that competes for the majority of a kind: at first as it has buildings, counted in
        halves."""
        return rows

    @_point("fold")
    def shows(self, s: State, tile: int) -> int:
        """As which of its faces a tile lies that has just been drawn."""
        return tile

    @_point("taker")
    def on_tile_drawn(self, s: State, tile: int, space: int, asks: int) -> bool:
        """A tile was drawn for a market space; ``asks`` is the seat with the first say. True when it does not land
        there."""
        return False

    @_point("notify")
    def on_overpaid(self, s: State, seat: int, excess: int, use: Use) -> None:
        """More than the price of a `purchase` was paid, or more than was due for another `payment`."""

    @_point("notify")
    def on_bought(self, s: State, seat: int, offer: Offer, payment: int) -> None:
        """A purchase is complete, in the seat's own turn or in the pause between two turns."""

    @_point("notify")
    def on_placed(self, s: State, seat: int, piece: int, cell: int) -> None:
        """A piece was laid on an empty cell of a palace."""

    @_point("notify")
    def on_reserved(self, s: State, seat: int, piece: int) -> None:
        """A gained piece was put in the reserve."""

    @_point("notify")
    def on_removed(self, s: State, seat: int, piece: int, cell: int) -> None:
        """A piece left a palace by removal or exchange."""

    @_point("notify")
    def on_given(self, s: State, seat: int, piece: int) -> None:
        """A gained piece was given to Dirk."""

    @_point("collect")
    def tiles_elsewhere(self, s: State) -> Iterable[int]:
        """Tiles of the supply that lie where only this module knows, its own frames included."""
        return ()

    @_point("collect")
    def money_elsewhere(self, s: State) -> int:
        """Money cards that lie openly where only this module knows, as a bag."""
        return 0

    @_point("collect")
    def cards_elsewhere(self, s: State) -> Iterable[int]:
        """Special cards of this module that are no longer in the pile, wherever they are."""
        return ()

    @_point("collect")
    def prospects(self, s: State, seat: int) -> float:
        """What a seat's pieces of this module promise beyond what they score now, in points; a rough judgement for
        bots."""
        return 0.0

    @_point("collect")
    def printed(self, tile: Tile) -> Iterable[tuple[str, Any]]:
        """What is printed on a tile of this module besides kind, price and walls, by names."""
        return ()

    @_point("collect")
    def items(self, v: View) -> Iterable[Shown]:
        """The pieces of this module that lie on the table, as a viewer sees them."""
        return ()

    @_point("collect")
    def guess(self, s: State, seat: int | None, rng: Random) -> Iterable[tuple[str, Any]]:
        """New values for the fields of this module's slice that ``seat`` cannot see, drawn at random among what it
        considers possible; used by ``determinize``."""
        return ()


def uses(module: type[Module[Any]], point: str) -> bool:
    """Whether a module contributes to an extension point."""
    return getattr(module, point) is not getattr(Module, point)


__all__ = [
    "ANY_CURRENCY",
    "POINTS",
    "Frame",
    "Guard",
    "Module",
    "Offer",
    "Payments",
    "ScoreLine",
    "Settled",
    "Shown",
    "Use",
    "decides",
    "does",
    "draws",
    "refuses",
    "runs",
    "scores",
    "step",
]
