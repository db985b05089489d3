"""The moments of a base game at which somebody decides or something is drawn."""

from __future__ import annotations

from sabika.core.state import Decision, Frame, Public, Seat


class Act(Decision, frozen=True):
    """A seat at turn chooses an action (base.turn.one-of-three)."""

    bonus: Public[bool] = False
    """Whether this is the further action after an exact payment (base.turn.again-after-exact)."""


class Placing(Decision, frozen=True):
    """A seat places what it has gained, piece by piece (base.place.order)."""

    bought: Public[bool] = True
    """False for leftovers, which cannot be given to Dirk (base.dirk.leftovers)."""


class Begun(Decision, frozen=True):
    """A seat goes on with what it has begun and cannot leave now."""


class Lingering(Decision, frozen=True):
    """A seat may do more that is no action before its turn goes on; the last of its options is to let it go on."""

    must: Public[bool] = False
    """Whether it has to do something first."""


class ExtraRedesign(Decision, frozen=True):
    """A seat may carry out one redesign that is no action."""

    must: Public[bool] = False
    """Whether it has given something for it and must now do so."""


class MayRedesign(Decision, frozen=True):
    """A seat may give up a card for a redesign that is no action."""


class Pause(Decision, frozen=True):
    """Between two turns a seat may interrupt the order of play (combinations.window-before-scoring)."""

    later: Public[tuple[Seat, ...]]
    """The seats that are asked after this one."""


class FillDisplay(Frame, frozen=True):
    """The display is being filled; ``speaker`` is the seat that plays next."""

    speaker: Public[int]


class FillMarket(Frame, frozen=True):
    """The market is being filled; ``asks`` is the seat with the first say about a drawn tile."""

    asks: Public[int]
