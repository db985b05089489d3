"""The moments of a base game at which somebody decides or something is drawn."""

from __future__ import annotations

from sabika.core.state import Frame, Public


class Act(Frame, frozen=True):
    """A seat at turn chooses an action (base.turn.one-of-three)."""

    seat: Public[int]
    bonus: Public[bool] = False
    """Whether this is the further action after an exact payment (base.turn.again-after-exact)."""


class Placing(Frame, frozen=True):
    """A seat places what it has gained, piece by piece (base.place.order)."""

    seat: Public[int]
    bought: Public[bool] = True
    """False for leftovers, which cannot be given to Dirk (base.dirk.leftovers)."""


class ExtraRedesign(Frame, frozen=True):
    """A seat may carry out one redesign that is no action."""

    seat: Public[int]


class FillDisplay(Frame, frozen=True):
    """The display is being filled; ``speaker`` is the seat that plays next."""

    speaker: Public[int]


class FillMarket(Frame, frozen=True):
    """The market is being filled; ``asks`` is the seat with the first say about a drawn tile."""

    asks: Public[int]
