"""Module 07, Characters: those with the crown, which give points (Travelling Entertainer, Wise Man, City Watch)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sabika.core.actions import ActionKind, Move, choice, kind
from sabika.core.events import ScoreLine
from sabika.core.module import decides, does, scores, step
from sabika.core.pieces import NO_KIND
from sabika.core.state import Decision, State
from sabika.rules.alhambra.scoring import building_counts, majority, outline_lengths, point_table, strengths
from sabika.rules.modules.m07_cards import NOBODY, CharacterCards


class Entertained(Decision, frozen=True):
    """The new owner of the Travelling Entertainer keeps or exchanges it."""


class NameKind(Decision, frozen=True):
    """The Wise Man's owner chooses a kind for this scoring."""


ENTERTAINER: Final = ActionKind(
    "entertainer", choice("answer", "keep", "exchange"), frames=(Entertained,), declines=lambda answer: answer == 0
)
NO_BUILDING: Final = ("characters.wise-man.needs-a-building", "wise-man-no-building")
NAME_KIND: Final = ActionKind("name-kind", kind("type"), frames=(NameKind,), unless=NO_BUILDING)
CROWN_KINDS: Final = (ENTERTAINER, NAME_KIND)


class CrownCharacters(CharacterCards):
    """Travelling Entertainer, Wise Man and City Watch."""

    # ------------------------------------------------------------ Travelling Entertainer

    @decides(Entertained)
    def entertainer_options(self, s: State, frame: Entertained) -> list[Move]:
        """characters.entertainer.choice."""
        return [self.move("entertainer", answer) for answer in (0, 1)]

    @does("entertainer")
    def answer_entertainer(self, s: State, frame: Entertained, answer: int) -> None:
        """characters.entertainer.exchange: it leaves the game for the top character of the surplus pile."""
        s.pop()
        if not answer:
            s.tell("entertainer-kept", frame.seat)
            return
        card, *rest = self.of(s).surplus
        s.learned += 1
        self._drop(s, "entertainer")
        self.update(s, surplus=tuple(rest))
        self._lay(s, card, frame.seat)
        s.tell("entertainer-exchanged", frame.seat, card=s.rules.card_keys[card])

    @scores("entertainer")
    def score_entertainer(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """characters.entertainer.points: once, in the third scoring."""
        owner = self._owner(s, "entertainer")
        if scoring == 3 and owner != NOBODY:
            points = self.data.entertainer_points.value
            yield ScoreLine(owner, "characters.entertainer.points", "score-entertainer", points)

    # ------------------------------------------------------------ Wise Man

    @step("scoring", "wise_man")
    def ask_wise_man(self, s: State, scoring: int) -> None:
        """characters.wise-man.timing: anew in each scoring, before anything is counted."""
        owner = self._owner(s, "wise-man")
        kinds = self._open_kinds(s, owner) if owner != NOBODY else []
        if kinds:
            s.push(NameKind(owner))
        if len(kinds) == 1:
            self.name_kind(s, NameKind(owner), kinds[0])

    @decides(NameKind)
    def kind_options(self, s: State, frame: NameKind) -> list[Move]:
        return [self.move("name-kind", kind) for kind in self._open_kinds(s, frame.seat)]

    @does("name-kind")
    def name_kind(self, s: State, frame: NameKind, kind: int) -> None:
        s.pop()
        self.update(s, half=kind)
        s.tell("named-kind", frame.seat, kind=s.rules.kinds[kind])

    @step("scoring", "wise_man_rests")
    def forget_kind(self, s: State, scoring: int) -> None:
        """characters.wise-man.timing: the kind was named for this scoring only."""
        self.update(s, half=NO_KIND)

    def _open_kinds(self, s: State, seat: int) -> list[int]:
        """characters.wise-man.kinds, characters.wise-man.needs-a-building: kinds of which the owner has a counting
        building; table option ``half_building_alone``: all kinds."""
        alone = s.rules.option("half_building_alone") == "yes"
        return [kind for kind, count in enumerate(building_counts(s, seat)) if count or alone]

    def contenders(self, s: State, scoring: int, counts: dict[int, list[int]]) -> dict[int, list[int]]:
        """characters.wise-man.effect: half a building more of the named kind; as long as none is named, of the one that
        would help its owner most."""
        owner = self._owner(s, "wise-man")
        half = self.of(s).half
        if owner != NOBODY and half == NO_KIND:
            kinds = self._open_kinds(s, owner)
            half = max(kinds, key=lambda kind: _gain(s, scoring, counts, owner, kind), default=NO_KIND)
        if owner == NOBODY or half == NO_KIND:
            return counts
        return {**counts, owner: [count + (kind == half) for kind, count in enumerate(counts[owner])]}

    # ------------------------------------------------------------ City Watch

    @scores("city_watch")
    def score_city_watch(self, s: State, scoring: int) -> Iterator[ScoreLine]:
        """characters.city-watch.effect, characters.city-watch.rounding: a point for each three segments of the wall;
        characters.granada: or of the moat, where there are both for each by itself, but not where they run side by
        side."""
        owner, each = self._owner(s, "city-watch"), self.data.city_watch_walls.value
        lengths = outline_lengths(s.rules, s.palaces[owner]) if owner != NOBODY else {}
        for line, length in lengths.items():
            if length >= each and line != "joint":
                args = {"line": line, "length": length, "each": each}
                yield ScoreLine(owner, "characters.city-watch.effect", "score-city-watch", length // each, args)


def _gain(s: State, scoring: int, counts: dict[int, list[int]], seat: int, kind: int) -> int:
    """The points that half a building more of a kind would bring a seat."""
    places = point_table(s, scoring)[kind]
    helped = {**counts, seat: [count + (each == kind) for each, count in enumerate(counts[seat])]}
    without, with_half = (
        sum(share for at, _, _, share in majority(places, strengths(s, kind, rows)) if at == seat)
        for rows in (counts, helped)
    )
    return with_half - without
