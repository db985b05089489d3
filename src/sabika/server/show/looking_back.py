"""A finished game looked back at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from sabika.core.errors import SetupError
from sabika.core.events import ScoreLine
from sabika.game import Game
from sabika.rules.alhambra.scoring import outline_lengths
from sabika.server.show.words import Words, component_of
from sabika.server.wire import Named, Note, ScorePoint, ScoringHeld, Setup, Summary

LONGEST: Final = {
    "wall": "base.score.wall-longest",
    "moat": "granada.score.moat",
    "joint": "combined.score.joint-stretch",
}
"""By sort of line the rule by which its longest stretch scores."""


class Held(NamedTuple):
    """A scoring: after which move, which one, its lines, and the scores after it."""

    at: int
    scoring: int
    lines: list[ScoreLine]
    totals: list[int]


def summary(game: Game, language: str) -> Summary:
    """Who won, by what, and how it went."""
    if not game.over:
        raise SetupError("the game is not over", remedy="play it to its end first")
    say, held, lines = Words.at(game, language), _held(game), _lines(game)
    race = [_point(game, at) for at in range(len(game.played) + 1)]
    outlines = [*outline_lengths(game.rules, game.state.palaces[0])]
    components = [*dict.fromkeys([*_components(game.rules.kinds, held), *map(component_of, lines)])]
    return Summary(
        setup=Setup(
            box=game.config.box,
            players=game.config.players,
            modules=list(game.config.modules),
            options=game.config.options,
            ages=list(game.config.ages),
        ),
        winners=game.winners,
        scores=list(game.scores),
        race=race,
        outlines=[Named(key=key, name=say.component(key)) for key in outlines],
        scorings=[
            ScoringHeld(at=each.at, scoring=each.scoring, lines=[say.line(line) for line in each.lines])
            for each in held
        ],
        components=[Named(key=key, name=say.component(key)) for key in components],
        by_component=[
            [
                sum(line.points for line in lines if line.seat == seat and component_of(line) == component)
                for component in components
            ]
            for seat in range(len(game.scores))
        ],
        turning_points=sorted(_turning_points(game, held, outlines, race, say), key=lambda note: note.at or 0),
    )


def _held(game: Game) -> list[Held]:
    return [
        Held(at, event.args["scoring"], event.args["lines"], event.args["totals"])
        for at, events in enumerate(game.events)
        for event in events
        if event.kind == "scored"
    ]


def _lines(game: Game) -> list[ScoreLine]:
    """All points that were won or lost, in scorings and apart from them; those that everybody begins with, and those
    that were paid."""
    start = [
        ScoreLine(seat, "red-palace.setup.start-score", "score-start", points)
        for seat, points in enumerate(game.state_at(0).scores)
        if points
    ]
    told = [event for events in game.events for event in events]
    paid = [
        ScoreLine(event.seat, "red-palace.abilities.vp-substitute", "score-paid", -event.args["points"])
        for event in told
        if event.kind == "points-spent" and event.seat is not None
    ]
    return [*start, *(line for event in told for line in event.args.get("lines", ())), *paid]


def _point(game: Game, at: int) -> ScorePoint:
    s = game.state_at(at)
    long = [outline_lengths(game.rules, palace) for palace in s.palaces]
    return ScorePoint(
        at=at, turn=s.turns, scores=list(s.scores), outlines=[[own[key] for own in long] for key in long[0]]
    )


def _components(kinds: Sequence[str], held: Sequence[Held]) -> list[str]:
    """Everything that brought points, in the order of scoring; the kinds stand together."""
    found: list[str] = []
    scored = {component_of(line) for each in held for line in each.lines}
    for each in held:
        at = 0
        for name in dict.fromkeys("" if component_of(line) in kinds else component_of(line) for line in each.lines):
            if name not in found:
                found.insert(at, name)
            at = found.index(name) + 1
    return [name for group in found for name in ([group] if group else [kind for kind in kinds if kind in scored])]


# ---------------------------------------------------------------- turning points


def _turning_points(
    game: Game, held: Sequence[Held], outlines: Sequence[str], race: Sequence[ScorePoint], say: Words
) -> Iterator[Note]:
    """Who led after each scoring, what brought most, the longest lines, and how close it was."""
    players = range(game.config.players)
    leaders: list[list[int]] = []
    for each in held:
        leaders.append(_best(each.totals, players))
        yield _lead(each, leaders, say)
        yield from _swing(each, players, leaders[-1], say)
    yield from _best_line(held, players, say)
    for number, line in enumerate(outlines):
        yield from _longest(line, [point.outlines[number] for point in race], say)
    ranked = sorted((game.scores[seat] for seat in players), reverse=True)
    yield Note(text=say.text("turning-margin", winners=game.winners, margin=ranked[0] - ranked[1]), at=held[-1].at)


def _best(totals: Sequence[int], players: Iterable[int]) -> list[int]:
    most = max(totals[seat] for seat in players)
    return [seat for seat in players if totals[seat] == most]


def _lead(each: Held, leaders: Sequence[Sequence[int]], say: Words) -> Note:
    """Who leads after a scoring, and whether that is new."""
    now = leaders[-1]
    key = "turning-leads" if len(leaders) == 1 else "turning-keeps" if leaders[-2] == now else "turning-overtakes"
    points = each.totals[now[0]]
    return Note(text=say.text(key, seats=now, count=len(now), points=points, scoring=each.scoring), at=each.at)


def _swing(each: Held, players: Iterable[int], leaders: Sequence[int], say: Words) -> Iterator[Note]:
    """The seat that gained most in a scoring without leading after it, with what it gained most by."""
    gained = {seat: sum(line.points for line in each.lines if line.seat == seat) for seat in players}
    ranked = sorted(gained, key=lambda seat: -gained[seat])
    if gained[ranked[0]] == gained[ranked[1]] or ranked[0] in leaders:
        return
    best = max((line for line in each.lines if line.seat == ranked[0]), key=lambda line: line.points)
    name = say.component(component_of(best))
    text = say.text("turning-swing", seat=ranked[0], points=gained[ranked[0]], name=name, most=best.points)
    yield Note(text=text, rule=best.rule, at=each.at)


def _best_line(held: Sequence[Held], players: range, say: Words) -> Iterator[Note]:
    """The single thing that brought most in the whole game."""
    lines = [(line, each) for each in held for line in each.lines if line.seat in players]
    if lines:
        line, each = max(lines, key=lambda pair: pair[0].points)
        name = say.component(component_of(line))
        text = say.text("turning-best", seat=line.seat, points=line.points, name=name, scoring=each.scoring)
        yield Note(text=text, rule=line.rule, at=each.at)


def _longest(line: str, measured: Sequence[Sequence[int]], say: Words) -> Iterator[Note]:
    """When the longest wall or moat of the game was finished, by the lengths of all seats after each move."""
    longest = max(map(max, measured))
    for at, (before, after) in enumerate(pairwise(measured), 1):
        if max(before) < longest == max(after):
            text = say.text(f"turning-{line}", seat=after.index(longest), length=longest)
            yield Note(text=text, rule=LONGEST[line], at=at)
            return
