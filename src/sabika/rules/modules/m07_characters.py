"""Module 07, Characters: ten cards with abilities that are auctioned during the game (characters.*).

The chapters of the module: ``m07_cards`` (possession), ``m07_auction``, ``m07_money`` (those that deal with money),
``m07_crown`` (those that give points) and, here, what frames a turn (Dancer, Beggar, Master Builder).
"""

from __future__ import annotations

from typing import Final

from sabika.core.actions import ActionKind, Move, always, tile
from sabika.core.module import decides, does, runs, step
from sabika.core.state import NO_TILE, Decision, Frame, Public, State
from sabika.rules.alhambra.frames import ExtraRedesign
from sabika.rules.alhambra.market import draw_tile, land_tile
from sabika.rules.alhambra.money import draw_card, gain_cards
from sabika.rules.modules.m07_auction import AUCTION_KINDS, Auctions
from sabika.rules.modules.m07_cards import CharacterData, CharacterSlice
from sabika.rules.modules.m07_crown import CROWN_KINDS, CrownCharacters
from sabika.rules.modules.m07_money import MONEY_KINDS, MayChange, MayHoard, MoneyCharacters


class MayDance(Decision, frozen=True):
    """The Dancer's owner may have a tile of the market replaced."""


class Dancing(Frame, frozen=True):
    """A new tile is drawn for a space of the market; the old one waits."""

    seat: Public[int]
    tile: Public[int]
    space: Public[int]


class MayBeg(Decision, frozen=True):
    """The Beggar's owner may draw the top card of the pile."""


class Begging(Frame, frozen=True):
    """The Beggar's owner draws until it is a money card."""

    seat: Public[int]


NO_TARGET: Final = ("characters.dancer.targets", "buy-not-on-offer")
DANCE: Final = ActionKind("dance", tile(), frames=(MayDance,), unless=NO_TARGET)
BEG: Final = ActionKind("beg", frames=(MayBeg,))
SKIP: Final = ActionKind("skip-character", frames=(MayDance, MayBeg, MayHoard, MayChange), declines=always)


class Characters(Auctions, MoneyCharacters, CrownCharacters):
    """Ten characters: ``characters.flow.decision-points`` lists what their owners decide."""

    key = "characters"
    number = 7
    boxes = ("alhambra", "granada", "combined")
    complexity = 3
    minutes = 15
    kinds = (*AUCTION_KINDS, *MONEY_KINDS, *CROWN_KINDS, DANCE, BEG, SKIP)
    slice_type = CharacterSlice
    options = {"half_building_alone": ("no", "yes")}
    data_file = "characters"
    data_type = CharacterData

    @does("skip-character")
    def skip(self, s: State, frame: Decision) -> None:
        s.pop()

    # ------------------------------------------------------------ Dancer

    @step("turn", "dancer")
    def begin_turn(self, s: State, seat: int) -> None:
        """characters.symbol.round-means-own-turn: a new turn, a new use; characters.start-of-turn.order: first the
        Dancer; characters.dancer.procedure: not with an empty supply."""
        if self.of(s).used:
            self.update(s, used=())
        if self._ready(s, seat, "dancer") and s.taken < len(s.supply):
            s.push(MayDance(seat))

    @decides(MayDance)
    def dance_options(self, s: State, frame: MayDance) -> list[Move]:
        """characters.dancer.targets: any tile on a space of the market, or none."""
        return [*(self.move("dance", tile) for tile in s.market if tile != NO_TILE), self.move("skip-character")]

    @does("dance")
    def dance(self, s: State, frame: MayDance, tile: int) -> None:
        """characters.dancer.effect: the space is cleared for a new tile."""
        space = s.market.index(tile)
        self._use(s, "dancer")
        s.market[space] = NO_TILE
        s.tell("danced", frame.seat, tile=s.rules.tile_keys[tile])
        s.replace_top(Dancing(frame.seat, tile, space))

    @runs(Dancing)
    def draw_for_dancer(self, s: State, frame: Dancing) -> bool:
        """characters.dancer.procedure, characters.interaction.dancer-sultan: drawn as for any refill, the owner asked
        first, until a tile lies there; characters.dancer.no-end-trigger: otherwise the old tile stays."""
        if s.market[frame.space] != NO_TILE:
            s.pop()
            self._put_back(s, frame.tile)
        elif (drawn := draw_tile(s, frame.space)) is not None:
            land_tile(s, drawn, frame.space, frame.seat)
        else:
            s.pop()
            s.market[frame.space] = frame.tile
            s.tell("dance-failed", frame.seat, tile=s.rules.tile_keys[frame.tile])
        return True

    def _put_back(self, s: State, tile: int) -> None:
        """characters.dancer.procedure: the old tile goes to a random place among the tiles that are left."""
        self.update(s, dances=self.of(s).dances + 1)
        at = s.taken + s.chance.below(f"dancer/{self.of(s).dances}", len(s.supply) - s.taken + 1)
        s.supply = (*s.supply[:at], s.rules.body_of[tile], *s.supply[at:])
        s.tell("put-back", None, tile=s.rules.tile_keys[tile], secret={"below": at - s.taken})

    def tiles_elsewhere(self, s: State) -> list[int]:
        """The tile that is being replaced."""
        return [frame.tile for frame in s.stack if isinstance(frame, Dancing)]

    # ------------------------------------------------------------ Beggar

    @step("turn", "beggar")
    def offer_begging(self, s: State, seat: int) -> None:
        """characters.beggar.effect, characters.beggar.count: with two cards or fewer in hand at the start of the turn;
        characters.beggar.empty-pile: not without a card to draw."""
        if not self._ready(s, seat, "beggar") or not (s.drawn < len(s.pile) or s.discard):
            return
        if s.rules.bags.size(s.hands[seat] & s.rules.money_mask) <= self.data.beggar_hand.value:
            s.push(MayBeg(seat))

    @decides(MayBeg)
    def beg_options(self, s: State, frame: MayBeg) -> list[Move]:
        return [self.move("beg"), self.move("skip-character")]

    @does("beg")
    def beg(self, s: State, frame: MayBeg) -> None:
        self._use(s, "beggar")
        s.replace_top(Begging(frame.seat))

    @runs(Begging)
    def draw_for_beggar(self, s: State, frame: Begging) -> bool:
        """characters.beggar.draw-hidden: money goes unseen to the hand; characters.beggar.non-money,
        characters.beggar.resolving-others: any other card follows its own rule (a scoring card waits:
        characters.end.pending-scoring), then the owner draws again."""
        rules, card = s.rules, draw_card(s)
        if card is None:
            s.pop()
        elif rules.bags.unit[card] & rules.money_mask:
            s.pop()
            gain_cards(s, frame.seat, rules.bags.unit[card], openly=False)
            s.tell("begged", frame.seat, card="unseen", secret={"card": rules.card_keys[card]})
        else:
            rules.draws[rules.cards[card].sort](s, card, frame.seat)
        return True

    # ------------------------------------------------------------ Master Builder

    def extra_redesigns(self, s: State, seat: int) -> list[Frame]:
        """characters.master-builder.effect, characters.master-builder.details: one ordinary redesign after placing."""
        return [ExtraRedesign(seat)] if self._ready(s, seat, "master-builder") else []
