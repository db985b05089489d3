"""Module 12, Street Trader: who moves when the trader makes way (street-trader.displace.*)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sabika.core.actions import ActionKind, Move, always, kind, kinds
from sabika.core.module import decides, does, refuses, runs
from sabika.core.pieces import NO_KIND
from sabika.core.refusal import Reason, because
from sabika.core.state import Decision, Public, State, TileId, put, without
from sabika.rules.alhambra.scoring import finished_kind
from sabika.rules.modules.m12_citizens import Citizens, members


class MakingWay(Decision, frozen=True):
    """A trader tile has made way for a piece: a citizen may move in, or be exchanged."""

    piece: Public[TileId]


MOVE_IN: Final = ActionKind("move-in", kinds("follower"), frames=(MakingWay,))
SWAP: Final = ActionKind("swap-citizen", kind("citizen"), kind("wanted"), frames=(MakingWay,))
KEEP: Final = ActionKind("keep-citizens", frames=(MakingWay,), declines=always)
MOVING_KINDS: Final = (MOVE_IN, SWAP, KEEP)


class MovingCitizens(Citizens):
    """A citizen moves into a building of its colour, or one is exchanged where none matches."""

    @runs(MakingWay)
    def stay_as_they_are(self, s: State, frame: MakingWay) -> bool:
        """Nobody is asked where no citizen can move in or be exchanged."""
        if len(self.making_way_options(s, frame)) > 1:
            return False
        s.pop()
        return True

    @decides(MakingWay)
    def making_way_options(self, s: State, frame: MakingWay) -> list[Move]:
        """street-trader.displace.match, street-trader.displace.no-match: move in, else exchange, or neither
        (street-trader.displace.match-declined)."""
        present = self._present(s)
        if self._matches(s, frame):
            found = [self.move("move-in", 1 << colour) for colour in present] or [self.move("move-in", 0)]
        else:
            waiting = dict.fromkeys(self.of(s).traders[frame.seat])
            found = [self.move("swap-citizen", c, wanted) for c in waiting for wanted in present if wanted != c]
        return [*found, self.move("keep-citizens")]

    def _matches(self, s: State, frame: MakingWay) -> bool:
        """street-trader.displace.which-tiles, street-trader.interaction.bazaars: only finished buildings have a colour
        (street-trader.interaction.building-sites); street-trader.displace.fewer-than-three: those who are left."""
        return finished_kind(s, frame.piece) in self.of(s).traders[frame.seat]

    def _present(self, s: State) -> list[int]:
        return [colour for colour, number in enumerate(self.of(s).supply) if number]

    @refuses("move-in")
    def refuse_move_in(self, s: State, frame: MakingWay, follower: int) -> Iterator[Reason]:
        """street-trader.displace.replacement-mandatory: exactly one follows, unless the supply is exhausted."""
        if not self._matches(s, frame):
            coloured = finished_kind(s, frame.piece) != NO_KIND
            rule = "street-trader.displace.no-match" if coloured else "street-trader.displace.which-tiles"
            yield because(rule, "citizen-no-match", tile=s.rules.tile_keys[frame.piece])
        present, rule = self._present(s), "street-trader.displace.replacement-mandatory"
        if follower.bit_count() != min(1, len(present)):
            yield because(rule, "one-citizen-follows")
        for colour in members(follower):
            if colour not in present:
                yield because(rule, "citizen-not-in-supply", citizen=s.rules.kinds[colour])

    @does("move-in")
    def move_in(self, s: State, frame: MakingWay, follower: int) -> None:
        """street-trader.displace.one-citizen: one moves in, whoever else of that colour waits; another one follows from
        the supply, where street-trader.displace.fewer-than-three does not forbid it."""
        s.pop()
        more = members(follower)
        self._leave(s, frame.seat, finished_kind(s, frame.piece), more)
        self.update(s, homes=(*self.of(s).homes, frame.piece))
        names = [s.rules.kinds[colour] for colour in more]
        s.tell("citizen-moved-in", frame.seat, tile=s.rules.tile_keys[frame.piece], kinds=names)

    @refuses("swap-citizen")
    def refuse_swap(self, s: State, frame: MakingWay, citizen: int, wanted: int) -> Iterator[Reason]:
        """street-trader.displace.exchange-needs-supply; an exchange for the same colour is none."""
        names, rule = s.rules.kinds, "street-trader.displace.no-match"
        if self._matches(s, frame):
            tile = s.rules.tile_keys[frame.piece]
            yield because("street-trader.displace.match-declined", "swap-with-match", tile=tile)
        if citizen not in self.of(s).traders[frame.seat]:
            yield because(rule, "swap-not-on-trader", citizen=names[citizen])
        if wanted not in self._present(s):
            needed = "street-trader.displace.exchange-needs-supply"
            yield because(needed, "citizen-not-in-supply", citizen=names[wanted])
        if citizen == wanted:
            yield because(rule, "swap-same-colour", citizen=names[citizen])

    @does("swap-citizen")
    def swap(self, s: State, frame: MakingWay, citizen: int, wanted: int) -> None:
        """street-trader.displace.no-match: one citizen of the trader tile for one of the supply."""
        s.pop()
        self._leave(s, frame.seat, citizen, [wanted])
        self._restock(s, citizen, 1)
        s.tell("citizen-swapped", frame.seat, citizen=s.rules.kinds[citizen], wanted=s.rules.kinds[wanted])

    def _leave(self, s: State, seat: int, citizen: int, newcomers: Sequence[int]) -> None:
        """A citizen leaves a trader tile and others come from the supply."""
        traders = self.of(s).traders
        waiting = sorted((*without(traders[seat], citizen), *newcomers))
        self.update(s, traders=put(traders, seat, tuple(waiting)))
        for newcomer in newcomers:
            self._restock(s, newcomer, -1)

    def _restock(self, s: State, colour: int, more: int) -> None:
        supply = self.of(s).supply
        self.update(s, supply=put(supply, colour, supply[colour] + more))

    @does("keep-citizens")
    def keep(self, s: State, frame: MakingWay) -> None:
        s.pop()
        s.tell("citizens-kept", frame.seat)
