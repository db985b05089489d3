"""Module 07, Characters: ten cards with abilities that are auctioned during the game (characters.*).

The chapters of the module: ``m07_cards`` (possession), ``m07_auction``, ``m07_money`` (characters that deal with money)
and, here, those that deal with tiles and points (Dancer, Master Builder, Wise Man, City Watch, Travelling Entertainer).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from sabika.core.actions import ActionKind, Move, kind, tile
from sabika.core.events import ScoreLine
from sabika.core.module import decides, does, refuses, runs, scores, step
from sabika.core.pieces import NO_KIND
from sabika.core.refusal import Reason, because
from sabika.core.state import NO_TILE, Frame, Public, State
from sabika.palace.walls import longest_wall
from sabika.rules.alhambra.buying import draw_tile, land_tile
from sabika.rules.alhambra.frames import ExtraRedesign
from sabika.rules.alhambra.redesigning import redesigns
from sabika.rules.alhambra.scoring import building_counts, finished_kind, majority
from sabika.rules.modules.m07_auction import AUCTION_KINDS, Auctions
from sabika.rules.modules.m07_cards import CharacterData, CharacterSlice
from sabika.rules.modules.m07_money import MONEY_KINDS, MayBeg, MayChange, MayHoard, MoneyCharacters


class MayDance(Frame, frozen=True):
    """The Dancer's owner may have a tile of the market replaced."""

    seat: Public[int]


class Dancing(Frame, frozen=True):
    """A new tile is drawn for a space of the market; the old one waits."""

    seat: Public[int]
    tile: Public[int]
    space: Public[int]


class NameKind(Frame, frozen=True):
    """The Wise Man's owner chooses a kind for this scoring."""

    seat: Public[int]


DANCE: Final = ActionKind("dance", tile(), frames=(MayDance,))
NAME_KIND: Final = ActionKind("name-kind", kind("type"), frames=(NameKind,))
SKIP: Final = ActionKind("skip-character", frames=(MayDance, MayBeg, MayHoard, MayChange))


class Characters(Auctions, MoneyCharacters):
    """Ten characters: ``characters.flow.decision-points`` lists what their owners decide."""

    key = "characters"
    number = 7
    kinds = (*AUCTION_KINDS, *MONEY_KINDS, DANCE, NAME_KIND, SKIP)
    slice_type = CharacterSlice
    options = {"half_building_alone": ("no", "yes")}
    data_file = "characters"
    data_type = CharacterData

    @refuses("skip-character")
    def refuse_skip(self, s: State, frame: Frame) -> Iterator[Reason]:
        return iter(())

    @does("skip-character")
    def skip(self, s: State, frame: Frame) -> None:
        s.pop()

    # ------------------------------------------------------------ Dancer and Master Builder

    @step("turn", "dancer")
    def begin_turn(self, s: State, seat: int) -> None:
        """characters.symbol.round-means-own-turn: a new turn, a new use; characters.start-of-turn.order: first the
        Dancer; characters.dancer.procedure: not with an empty supply."""
        mine = self.of(s)
        if mine.used or mine.half != NO_KIND:
            self.update(s, used=(), half=NO_KIND)
        if s.taken < len(s.supply) and any(tile != NO_TILE for tile in s.market) and self._ready(s, seat, "dancer"):
            s.push(MayDance(seat))

    @decides(MayDance)
    def dance_options(self, s: State, frame: MayDance) -> list[Move]:
        """characters.dancer.targets: any tile on a space of the market, or none."""
        return [*(self.move("dance", tile) for tile in s.market if tile != NO_TILE), self.move("skip-character")]

    @refuses("dance")
    def refuse_dance(self, s: State, frame: MayDance, tile: int) -> Iterator[Reason]:
        if tile not in s.market:
            yield because("characters.dancer.targets", "buy-not-on-offer", tile=s.rules.tile_keys[tile])

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
        stack = s.stack
        while s.market[frame.space] == NO_TILE:
            drawn = draw_tile(s)
            if drawn is None:
                s.pop()
                s.market[frame.space] = frame.tile
                s.tell("dance-failed", frame.seat, tile=s.rules.tile_keys[frame.tile])
                return True
            land_tile(s, drawn, frame.space, frame.seat)
            if s.stack is not stack:
                return True
        s.pop()
        self._put_back(s, frame.tile)
        return True

    def _put_back(self, s: State, tile: int) -> None:
        """characters.dancer.procedure: the old tile goes to a random place among the tiles that are left."""
        dances = self.of(s).dances + 1
        self.update(s, dances=dances)
        at = s.taken + s.chance.below(f"dancer/{dances}", len(s.supply) - s.taken + 1)
        s.supply = (*s.supply[:at], tile, *s.supply[at:])
        s.tell("put-back", None, tile=s.rules.tile_keys[tile], secret={"below": at - s.taken})

    def tiles_elsewhere(self, s: State) -> list[int]:
        """The tile that is being replaced."""
        return [frame.tile for frame in s.stack if isinstance(frame, Dancing)]

    @step("turn", "extra_redesign")
    def redesign_again(self, s: State, seat: int) -> None:
        """characters.master-builder.effect, characters.master-builder.details: one ordinary redesign after placing."""
        if self._ready(s, seat, "master-builder") and redesigns(s, seat):
            s.push(ExtraRedesign(seat))

    # ------------------------------------------------------------ Wise Man

    @step("scoring", "wise_man")
    def ask_wise_man(self, s: State, scoring: int) -> None:
        """characters.wise-man.timing: anew in each scoring, before anything is counted."""
        self.update(s, half=NO_KIND)
        owner = self._owner(s, "wise-man")
        kinds = self._open_kinds(s, owner) if owner is not None else []
        if len(kinds) == 1:
            self._name(s, kinds[0])
        elif kinds and owner is not None:
            s.push(NameKind(owner))

    @decides(NameKind)
    def kind_options(self, s: State, frame: NameKind) -> list[Move]:
        return [self.move("name-kind", kind) for kind in self._open_kinds(s, frame.seat)]

    @refuses("name-kind")
    def refuse_kind(self, s: State, frame: NameKind, kind: int) -> Iterator[Reason]:
        if kind not in self._open_kinds(s, frame.seat):
            yield because("characters.wise-man.needs-a-building", "wise-man-no-building", kind=s.rules.kinds[kind])

    @does("name-kind")
    def name_kind(self, s: State, frame: NameKind, kind: int) -> None:
        s.pop()
        self._name(s, kind)

    def _name(self, s: State, kind: int) -> None:
        self.update(s, half=kind)
        s.tell("named-kind", self._owner(s, "wise-man"), kind=s.rules.kinds[kind])

    def _open_kinds(self, s: State, seat: int) -> list[int]:
        """characters.wise-man.kinds, characters.wise-man.needs-a-building: kinds of which the owner has a counting
        building; table option ``half_building_alone``: all kinds."""
        if s.rules.option("half_building_alone") == "yes":
            return list(range(len(s.rules.kinds)))
        return sorted({finished_kind(s, piece) for _, piece in s.palaces[seat].pieces()} - {NO_KIND})

    def counts(self, s: State, seat: int, halves: list[int]) -> list[int]:
        """characters.wise-man.effect: half a building more of the named kind. Outside a scoring nothing is named; there
        it is the kind that would help its owner most in the next one."""
        if self._owner(s, "wise-man") != seat:
            return halves
        kinds = self._open_kinds(s, seat)
        half = self.of(s).half
        if half == NO_KIND and kinds:
            half = self._most_helpful(s, seat, halves, kinds)
        return [count + (kind == half) for kind, count in enumerate(halves)] if half in kinds else halves

    def _most_helpful(self, s: State, seat: int, halves: list[int], kinds: Sequence[int]) -> int:
        points = s.rules.modules["scoring"].data.points
        table = (points.first, points.second, points.third)[min(s.scored, 2)]
        rivals = [(other, building_counts(s, other)) for other in range(s.rules.players) if other != seat]
        for more in s.rules.contenders:
            rivals += more(s)

        def gain(kind: int) -> int:
            others = [(other, counts[kind]) for other, counts in rivals]
            without, with_half = (
                sum(share for at, _, _, share in majority(table[kind], [*others, (seat, own)]) if at == seat)
                for own in (halves[kind], halves[kind] + 1)
            )
            return with_half - without

        return max(kinds, key=gain)

    # ------------------------------------------------------------ City Watch and Travelling Entertainer

    @scores("city_watch")
    def score_city_watch(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """characters.city-watch.effect, characters.city-watch.rounding: a point for each three segments."""
        owner = self._owner(s, "city-watch")
        length = longest_wall(s.palaces[owner]).length if owner is not None else 0
        points = length // self.data.city_watch_walls.value
        if points and owner is not None:
            yield ScoreLine(owner, "characters.city-watch.effect", "score-city-watch", points, {"length": length})

    @scores("entertainer")
    def score_entertainer(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """characters.entertainer.points: once, in the third scoring."""
        owner = self._owner(s, "entertainer")
        if scoring == 3 and owner is not None:
            points = self.data.entertainer_points.value
            yield ScoreLine(owner, "characters.entertainer.points", "score-entertainer", points)
