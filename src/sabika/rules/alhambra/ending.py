"""The end of the game (base.end.*)."""

from __future__ import annotations

from sabika.core.module import Module, step
from sabika.core.state import NO_TILE, Over, Slice, State, Steps
from sabika.rules.alhambra.frames import Placing
from sabika.rules.alhambra.market import gain_tile
from sabika.rules.alhambra.purses import purse_of


class Ending(Module[Slice]):
    """When the market cannot be filled, leftovers are handed out and the third scoring is held."""

    key = "ending"

    @step("end", "leftovers")
    def hand_out_leftovers(self, s: State, seat: int) -> None:
        """base.end.leftovers: space after space."""
        show_hands(s)
        for space in range(len(s.market)):
            hand_out(s, space)

    @step("end", "place_leftovers")
    def place_leftovers(self, s: State, seat: int) -> None:
        """base.end.leftover-build, base.end.leftover-order, base.end.leftover-optional, base.end.leftover-redesign:
        recipients place in turn order from the seat after the last active one."""
        for recipient in reversed(s.seats_from(s.next_seat(seat))):
            if s.gained[recipient]:
                s.push(Placing(recipient, bought=False))

    @step("end", "third_scoring")
    def hold_third(self, s: State, seat: int) -> None:
        """base.end.third-scoring, base.score.card-never-drawn: it is held with its own table whatever came before."""
        s.push(Steps("scoring", 0, 3))

    @step("end", "finish")
    def finish(self, s: State, seat: int) -> None:
        """base.end.winner, base.end.tie."""
        s.stack = (Over(),)
        s.tell("over", None, winners=winners(s), scores=list(s.scores))


def show_hands(s: State) -> None:
    """base.hidden.end: everybody sees who has how much money."""
    s.learned += 1
    s.known = s.hands[:]


def hand_out(s: State, space: int) -> None:
    """base.end.leftovers, base.end.leftover-tie, base.end.leftover-nobody, base.end.leftover-price: a tile goes to the
    seat with the most money of its space's currency; base.end.unclaimed: otherwise it stays."""
    rules, tile = s.rules, s.market[space]
    if tile == NO_TILE:
        return
    currency = rules.spaces[space].currency
    money = rules.money[currency]
    sums = [rules.bags.total(purse_of(s, owner, "leftovers") & money) for owner in range(rules.players)]
    best = max(sums)
    owner = sums.index(best) if sums.count(best) == 1 else None
    kind = "leftover" if owner is not None else "leftover-stays"
    s.tell(kind, owner, tile=rules.tile_keys[tile], currency=rules.currencies[currency], sums=sums)
    if owner is not None:
        s.market[space] = NO_TILE
        gain_tile(s, owner, tile)


def winners(s: State) -> list[int]:
    """base.end.winner, base.edition.draw-or-shared: all seats with the most points; base.dirk.winning: never Dirk."""
    players = s.scores[: s.rules.players]
    return [seat for seat, points in enumerate(players) if points == max(players)]
