"""Setting up the Red Palace (red-palace.setup.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from sabika.core.actions import ActionKind, Move, cards
from sabika.core.module import Shown, decides, does, step
from sabika.core.state import Bag, Public, Slice, State, without
from sabika.core.view import View
from sabika.rules.alhambra.money import gain_cards
from sabika.rules.alhambra.setting_up import SettingUp, deal_piles
from sabika.rules.red_palace.frames import ChoosePile
from sabika.rules.red_palace.pieces import PalaceData

CHOOSE_PILE: Final = ActionKind(
    "choose-pile", cards(), frames=(ChoosePile,), unless=("red-palace.setup.start-money-choice", "no-such-pile")
)


class PileSlice(Slice, frozen=True):
    piles: Public[Annotated[tuple[Bag, ...], 6]] = ()
    """The open piles of starting money that nobody has taken yet, as bags."""


class Preparing(SettingUp):
    """As in the Alhambra, but starting money is chosen and scores do not begin at 0."""

    kinds = (CHOOSE_PILE,)
    options = {}
    slice_type = PileSlice
    data_file = "red_palace"
    data_type = PalaceData
    data: PalaceData

    @step("setup", "start_score")
    def mark_scores(self, s: State, _: int) -> None:
        """red-palace.setup.start-score."""
        s.scores = [self.data.start_score.value] * s.rules.players

    @step("setup", "first_player")
    def find_starting_player(self, s: State, _: int) -> None:
        """red-palace.setup.first-player: by lot."""
        s.active = s.chance.below("first-player", s.rules.players)
        s.tell("starts", s.active)

    @step("setup", "deal")
    def deal_money(self, s: State, _: int) -> None:
        """red-palace.setup.start-money-piles: open piles worth 20 or more; red-palace.setup.scoring-cards-aside;
        red-palace.setup.start-money-choice: they are chosen against the order of play."""
        dealt = deal_piles(s)
        for pile in dealt:
            s.tell("money-pile", None, cards=[s.rules.card_keys[card] for card in pile])
        self.update(s, piles=tuple(s.rules.bags.of(pile) for pile in dealt))
        s.cuts = (len(s.pile),)
        for seat in s.seats_from(s.active)[1:]:
            s.push(ChoosePile(seat))

    @decides(ChoosePile)
    def pile_options(self, s: State, frame: ChoosePile) -> list[Move]:
        return [self.move("choose-pile", pile) for pile in dict.fromkeys(_piles(s))]

    @does("choose-pile")
    def choose_pile(self, s: State, frame: ChoosePile, pile: int) -> None:
        """red-palace.hidden.hands: everybody has seen what a seat takes; the last pile is left for the first player."""
        s.pop()
        self._take(s, frame.seat, pile)
        if len(_piles(s)) == 1:
            self._take(s, s.active, _piles(s)[0])

    def _take(self, s: State, seat: int, pile: int) -> None:
        self.update(s, piles=without(_piles(s), pile))
        gain_cards(s, seat, pile)
        s.tell("dealt", seat, cards=s.rules.card_names(pile))

    def money_elsewhere(self, s: State) -> int:
        """The piles that nobody has taken yet."""
        return sum(_piles(s))

    def items(self, v: View) -> Iterator[Shown]:
        for pile in _piles(v):
            yield Shown(key="money-pile", note="note-money-pile", args={"cards": v.rules.card_names(pile)})


def _piles(s: State | View) -> tuple[int, ...]:
    found: tuple[int, ...] = s.rules.modules["setting_up"].of(s).piles
    return found
