"""Guard abilities: the four tiles of a game, when they can be used and how they are paid (red-palace.abilities.*)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import Final

from sabika.core.actions import ActionKind, Move, always, choice, tile
from sabika.core.module import Shown, decides, does, refuses, runs, step
from sabika.core.refusal import Reason, because
from sabika.core.state import KindId, Public, Seat, State
from sabika.core.view import View
from sabika.palace.grid import SIDES
from sabika.rules.alhambra.frames import Act
from sabika.rules.alhambra.wood import WoodenWalls, WoodSlice
from sabika.rules.red_palace.frames import BeforePlacing, Bought, Spending, Using
from sabika.rules.red_palace.guards import guards_of, spend_guard
from sabika.rules.red_palace.pieces import ABILITIES, LAID, Ability, PalaceData

WITH_PURCHASE: Final = ("redraw-token", "count-as-exact")
"""Abilities that belong to the purchase just made; any other one is a step further."""
NOTES: Final = {
    "swap-token": "note-swap-token",
    "buy-from-overview": "note-buy-from-overview",
    "wall-section": "note-wall-section",
    "take-money": "note-take-money",
    "plaza": "note-plaza",
    "count-as-exact": "note-count-as-exact",
    "redraw-token": "note-redraw-token",
    "move-guard": "note-move-guard",
    "half-building": "note-half-building",
}

USE: Final = ActionKind("use", choice("ability", *ABILITIES), frames=(Act, BeforePlacing))
SPEND: Final = ActionKind(
    "spend", tile(), choice("side", *SIDES), frames=(Spending,),
    unless=("red-palace.abilities.guard-choice", "no-guard"),
)  # fmt: skip
GO_ON: Final = ActionKind(
    "go-on", frames=(BeforePlacing,), declines=always,
    unless=("red-palace.ability-count-as-exact.exact-only-purchases", "must-count-as-exact"),
)  # fmt: skip

Against = Callable[[State, int], Iterator[Reason]]
"""(state, seat) -> why an ability can have no effect now."""


class AbilitySlice(WoodSlice, frozen=True):
    laid: Public[tuple[Ability, ...]] = ()
    """The abilities of this game."""
    used: Public[tuple[Ability, ...]] = ()
    """Those that lie face down, since they have been used in this turn (red-palace.abilities.flip)."""
    section: Public[bool] = False
    """Whether a wall section has been taken that is to be put on a new building."""
    halves: Public[tuple[tuple[KindId, Seat], ...]] = ()
    """The kinds of the half-buildings that have been taken, each with its owner."""


class AbilityTiles(WoodenWalls[AbilitySlice]):
    """Any number of abilities in a turn, each once (red-palace.abilities.any-number,
    red-palace.abilities.once-per-turn), as long as nothing has been placed (red-palace.abilities.window)."""

    data_file = "red_palace"
    data_type = PalaceData
    data: PalaceData

    @step("setup", "abilities")
    def lay_abilities(self, s: State, _: int) -> None:
        """red-palace.setup.ability-tiles-random: four of nine; red-palace.setup.first-game-layout: or those printed on
        the board."""
        laid = list(self.data.first_game.abilities)
        if s.rules.option("guard_board") == "random":
            laid = s.chance.shuffle("abilities", ABILITIES)[:LAID]
        self.update(s, laid=tuple(laid))
        s.tell("abilities-laid", None, abilities=laid)

    @step("turn", "turn_up_abilities")
    def turn_up(self, s: State, seat: int) -> None:
        """red-palace.abilities.flip."""
        if self.of(s).used:
            self.update(s, used=())

    # ------------------------------------------------------------ which can be used

    @cached_property
    def _against(self) -> Mapping[str, Against]:
        """Per ability what stands in the way of its effect."""
        raise NotImplementedError

    @cached_property
    def _choices(self) -> Mapping[str, Callable[[State, int], list[Move]]]:
        """Per ability the choices of who uses it, where there are any."""
        raise NotImplementedError

    @cached_property
    def _effects(self) -> Mapping[str, Callable[[State, int], None]]:
        """Per ability what it does, where nothing is to be chosen."""
        raise NotImplementedError

    def asides(self, s: State, seat: int) -> list[Move]:
        """red-palace.abilities.any-number: beside the actions, which it takes none of."""
        return [self.move("use", ABILITIES.index(name)) for name in self.of(s).laid if self._usable(s, seat, name)]

    def _usable(self, s: State, seat: int, name: str) -> bool:
        """red-palace.abilities.must-have-effect."""
        return next(self._objections(s, seat, name), None) is None

    def _objections(self, s: State, seat: int, name: str) -> Iterator[Reason]:
        """Everything against using an ability now."""
        cost = self.data.abilities[name].guards
        if _must_count(s):
            cost += self.data.abilities["count-as-exact"].guards * (name != "count-as-exact")
            if name not in WITH_PURCHASE:
                yield because("red-palace.ability-count-as-exact.exact-only-purchases", "must-count-as-exact")
        if name not in self.of(s).laid:
            yield because("red-palace.setup.ability-tiles-random", "ability-not-laid", ability=name)
        if name in self.of(s).used:
            yield because("red-palace.abilities.once-per-turn", "ability-used", ability=name)
        if not self._payable(s, seat, cost):
            yield because("red-palace.abilities.vp-must-suffice", "ability-too-dear", ability=name)
        yield from self._against[name](s, seat)

    def _at_hand(self, s: State, seat: int, name: str, more: int = 0) -> bool:
        """Whether an ability lies face up, and its guards and so many more can be paid."""
        ready = name in self.of(s).laid and name not in self.of(s).used
        return ready and self._payable(s, seat, self.data.abilities[name].guards + more)

    def _payable(self, s: State, seat: int, guards: int) -> bool:
        """red-palace.abilities.vp-must-suffice, red-palace.abilities.vp-floor: missing guards are paid in points."""
        missing = guards - len(guards_of(s, seat))
        return missing <= 0 or s.scores[seat] >= missing * self._rate(s)

    def _rate(self, s: State) -> int:
        """red-palace.abilities.vp-substitute, red-palace.abilities.vp-phase: dearer after each scoring."""
        return self.data.missing_guard.points[s.scored]

    # ------------------------------------------------------------ using and paying

    @refuses("use")
    def refuse_use(self, s: State, frame: Act | BeforePlacing, ability: int) -> Iterator[Reason]:
        return self._objections(s, frame.seat, ABILITIES[ability])

    @does("use")
    def use(self, s: State, frame: Act | BeforePlacing, ability: int) -> None:
        """red-palace.abilities.pay-first, red-palace.abilities.flip."""
        name, seat = ABILITIES[ability], frame.seat
        if name not in WITH_PURCHASE:
            s.replace_top(Act(seat, frame.bonus) if isinstance(frame, Act) else BeforePlacing(seat))
        self.update(s, used=(*self.of(s).used, name))
        s.tell("ability-used", seat, ability=name)
        s.push(Using(seat, name))
        self._pay(s, seat, name)

    def _pay(self, s: State, seat: int, name: str) -> None:
        """red-palace.abilities.vp-guards-first: guards as long as there are any, then points, which fill no square
        (red-palace.abilities.vp-no-guard-placed); red-palace.abilities.guard-choice: the owner chooses, where there is
        a choice."""
        cost, own = self.data.abilities[name].guards, guards_of(s, seat)
        if len(own) > cost:
            s.push(Spending(seat, name, cost))
            return
        for post in own:
            spend_guard(s, seat, post)
        points = (cost - len(own)) * self._rate(s)
        if points:
            s.scores[seat] -= points
            s.tell("points-spent", seat, points=points)

    @decides(Spending)
    def guard_options(self, s: State, frame: Spending) -> list[Move]:
        """red-palace.abilities.guards-from-own-buildings."""
        return [self.move("spend", piece, SIDES.index(side)) for piece, side in guards_of(s, frame.seat)]

    @does("spend")
    def spend(self, s: State, frame: Spending, piece: int, side: int) -> None:
        """red-palace.abilities.two-guards-split: one after the other."""
        s.pop()
        spend_guard(s, frame.seat, (piece, SIDES[side]))
        if frame.left > 1:
            s.push(Spending(frame.seat, frame.effect, frame.left - 1))

    @runs(Using)
    def take_effect(self, s: State, frame: Using) -> bool:
        effect = self._effects.get(frame.effect)
        if effect is None:
            return False
        s.pop()
        effect(s, frame.seat)
        return True

    @decides(Using)
    def effect_options(self, s: State, frame: Using) -> list[Move]:
        return self._choices[frame.effect](s, frame.seat)

    # ------------------------------------------------------------ before placing

    @runs(BeforePlacing)
    def pass_over(self, s: State, frame: BeforePlacing) -> bool:
        """Nobody is asked who can use nothing any more."""
        if self.asides(s, frame.seat):
            return False
        s.pop()
        return True

    @decides(BeforePlacing)
    def last_options(self, s: State, frame: BeforePlacing) -> list[Move]:
        """red-palace.flow.ability-then-action: what can still be used, or on to placing."""
        found = self.asides(s, frame.seat)
        return found if frame.must else [*found, self.move("go-on")]

    @does("go-on")
    def go_on(self, s: State, frame: BeforePlacing) -> None:
        s.pop()

    # ------------------------------------------------------------ seeing

    def items(self, v: View) -> Iterator[Shown]:
        """The ability tiles, and wall sections on tiles beside the palaces."""
        part = self.of(v)
        for name in part.laid:
            row = self.data.abilities[name]
            args = {"guards": row.guards, "cards": row.cards, "used": name in part.used}
            yield Shown(key=name, note="note-ability-used" if name in part.used else NOTES[name], args=args)
        yield from self._wood_beside_palaces(v)


def moment(s: State) -> Act | BeforePlacing:
    """The moment at which an ability is used, below what it has begun."""
    return next(frame for frame in reversed(s.stack) if isinstance(frame, Act | BeforePlacing))


def lately_bought(s: State) -> tuple[int, ...]:
    """The buildings whose token may be redrawn with the purchase just made."""
    frame = moment(s)
    return frame.tokens if isinstance(frame, Bought | BeforePlacing) else ()


def _must_count(s: State) -> bool:
    """Whether the purchase just made has to count as exact."""
    frame = moment(s)
    return isinstance(frame, BeforePlacing) and frame.must
