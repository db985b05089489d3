"""The moments of a game of the Red Palace at which somebody decides."""

from __future__ import annotations

from sabika.core.state import Decision, Public, Side, TileId
from sabika.rules.alhambra.frames import Act, Begun, Lingering
from sabika.rules.red_palace.pieces import Ability


class ChoosePile(Decision, frozen=True):
    """A seat chooses its starting money (red-palace.setup.start-money-choice)."""


class Bought(Act, frozen=True):
    """A seat that has just paid exactly acts again, or first has a token redrawn
    (red-palace.ability-redraw-token.details)."""

    tokens: Public[tuple[TileId, ...]] = ()
    """The buildings of which one may get another token with this purchase."""


class BeforePlacing(Lingering, frozen=True):
    """After its last action a seat may still use abilities (red-palace.flow.ability-then-action); it must where only so
    a purchase is valid (red-palace.ability-count-as-exact.exact-only-purchases)."""

    tokens: Public[tuple[TileId, ...]] = ()
    """The buildings of which one may get another token with the purchase just made."""
    overpaid: Public[bool] = False
    """Whether it was paid too dearly, so that it may count as exact (red-palace.ability-count-as-exact.when)."""


class Spending(Begun, frozen=True):
    """A seat chooses which of its guards pay for an ability (red-palace.abilities.guard-choice)."""

    effect: Public[Ability]
    """The name of the ability."""
    left: Public[int]
    """How many guards are still to be spent."""


class Using(Begun, frozen=True):
    """An ability is paid and takes effect (red-palace.abilities.pay-first)."""

    effect: Public[Ability]
    """Its name."""


class BuyingAhead(Begun, frozen=True):
    """A seat buys a building of the overview (red-palace.ability-buy-from-overview.effect)."""


class Posting(Begun, frozen=True):
    """A seat puts one of its guards on another wall section (red-palace.ability-move-guard.effect)."""

    tile: Public[TileId]
    side: Public[Side]
