"""Two players and Dirk, whose guards are spent at once (red-palace.two-player.*)."""

from __future__ import annotations

from sabika.core.module import does, step
from sabika.core.refusal import Reason, because
from sabika.core.state import State
from sabika.rules.alhambra.frames import Placing
from sabika.rules.alhambra.two_players import DIRK, TwoPlayers
from sabika.rules.red_palace.guards import count_towers, dismiss_guards
from sabika.rules.red_palace.pieces import PalaceData


class TwoPlayersWithGuards(TwoPlayers):
    """As in the Alhambra (red-palace.two-player.dirk, red-palace.two-player.dirk-scores); what he draws and gets are
    buildings with their guards."""

    data_file = "red_palace"
    data_type = PalaceData
    data: PalaceData

    @step("setup", "dirk")
    def deal_to_dirk(self, s: State, _: int) -> None:
        """red-palace.two-player.dirk-start, red-palace.two-player.dirk-setup-order,
        red-palace.two-player.dirk-cannot-win: his score begins where all others do."""
        super().deal_to_dirk(s, _)
        s.scores[DIRK] = self.data.start_score.value

    def _draw(self, s: State, number: int, space: int = 0) -> list[int]:
        """red-palace.two-player.dirk-guards-half, red-palace.two-player.dirk-batch-guards: half of the guards that a
        batch shows, rounded up; red-palace.two-player.dirk-modules: other tiles have a place in it, but no towers."""
        drawn = super()._draw(s, number, space)
        dismiss_guards(s, -(-count_towers(s, drawn) // 2))
        return drawn

    def refuses_destination(self, s: State, seat: int, verb: str, piece: int) -> Reason | None:
        """red-palace.two-player.gift-scope: plazas are not bought, so they cannot be given."""
        if verb == "give" and s.rules.tiles[piece].sort == "plaza":
            return because("red-palace.two-player.gift-scope", "plaza-not-given", tile=s.rules.tile_keys[piece])
        return super().refuses_destination(s, seat, verb, piece)

    @does("give")
    def give(self, s: State, frame: Placing, piece: int) -> None:
        """red-palace.two-player.gift, red-palace.two-player.gift-guards: all guards that a gift shows."""
        super().give(s, frame, piece)
        dismiss_guards(s, count_towers(s, [piece]))
