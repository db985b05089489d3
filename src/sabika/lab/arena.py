"""The arena: rated tournaments between bots, every deal from every seat, the same deals for everybody."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator, Sequence

import msgspec

from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.lab.crew import ALL_CORES, Crew
from sabika.lab.estimates import Estimate, Floats, Mean, Ratings, Resampling, Share
from sabika.lab.games import Outcome, Play, Run, check_bots, play_all
from sabika.lab.simulate import command, mix_of
from sabika.rules.boxes import ruleset

LineUp = tuple[str, ...]
"""Who plays, one name per seat, in the order of the alphabet."""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a bot did in a line-up."""

    bot: str
    seats: int
    fair: float
    """The share it would win if all played equally well."""
    won: Estimate
    """The share of the games that one of its seats won; who wins together shares."""
    score: Estimate
    """Per seat."""
    ahead: Estimate | None
    """By how much its score exceeds that of the others; None where it plays only against itself."""


class LineUpRow(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a line-up; only deals count that were played from every seat."""

    line_up: LineUp
    deals: int
    games: int
    standings: list[Standing]


class Report(Run, kw_only=True):
    """What came of a tournament."""

    box: str
    players: int
    modules: str
    seed: str
    thinking: float | None
    line_ups: list[LineUpRow] = []
    ratings: dict[str, Estimate] = {}
    """The best first; none where a bot plays against itself alone."""


# ---------------------------------------------------------------- what is played


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """The line-ups that meet, and at what."""

    line_ups: tuple[LineUp, ...]
    config: Config
    modules: str = ""
    seed: str = "1"
    thinking: float | None = None

    @property
    def players(self) -> int:
        return self.config.players

    @property
    def bots(self) -> list[str]:
        return sorted({bot for line_up in self.line_ups for bot in line_up})

    def check(self) -> None:
        """Raises ``SetupError`` for what cannot be played."""
        check_bots(self.bots, self.thinking)
        ruleset(mix_of(self.config, self.modules, 0, self.seed))

    def plays(self, numbers: Sequence[int], *, points: bool = False) -> Iterator[Play]:
        """The games of these numbers of every line-up, deal by deal. The numbers of one deal follow each other, one
        for each rotation of the seats."""
        for deal, group in itertools.groupby(numbers, lambda number: number // self.players):
            rotations, mix = list(group), mix_of(self.config, self.modules, deal, self.seed)
            for line_up, number in itertools.product(self.line_ups, rotations):
                yield self._play(line_up, deal, number, mix, points)

    def _play(self, line_up: LineUp, deal: int, number: int, mix: Config, points: bool) -> Play:
        names, rotation = ",".join(line_up), number % self.players
        again = command("arena", self.config, self.modules, self.seed, **{"line-up": names})
        thinking = "" if self.thinking is None else f" --thinking {self.thinking:g}"
        return Play(
            config=mix,
            bots=seating(line_up, f"{self.seed}/{deal}", rotation),
            seed=f"{self.seed}/{deal}",
            luck=f"{self.seed}/{deal}/{names}/{rotation}",
            number=number,
            again=f"{again}{thinking} --game {number}",
            thinking=self.thinking,
            points=points,
        )


def seating(line_up: LineUp, deal: str, rotation: int) -> tuple[str, ...]:
    """Who sits where: each deal has neighbours of its own, who move on by a seat with every rotation."""
    order = random.Random(f"{deal}/seats").sample(line_up, len(line_up))
    return tuple(order[(seat - rotation) % len(order)] for seat in range(len(order)))


def line_ups(bots: str, written: Sequence[str], players: int | None) -> list[LineUp]:
    """Line-ups as they are written (``sensible,random,random``), and every bot alone against a table of every other."""
    found = [tuple(sorted(names(text))) for text in written]
    seats = players if players is not None else len(found[0]) if found else 2
    if any(len(line_up) != seats for line_up in found):
        raise SetupError("the line-ups and the number of players differ", remedy="name as many bots in each as play")
    _no_twins([",".join(line_up) for line_up in found], "line-up")
    some = names(bots)
    _no_twins(some, "bot")
    if len(some) == 1 or not (some or found):
        raise SetupError("a tournament needs two bots or more", remedy="such as --bots random,sensible")
    found += [tuple(sorted((one, *[other] * (seats - 1)))) for one, other in itertools.permutations(some, 2)]
    return list(dict.fromkeys(found))


def names(text: str) -> list[str]:
    """Names separated by commas."""
    return [name.strip() for name in text.split(",") if name.strip()]


def _no_twins(things: Sequence[str], what: str) -> None:
    for thing in things:
        if things.count(thing) > 1:
            raise SetupError(f"{what} {thing!r} is named twice", remedy=f"name each {what} once")


# ---------------------------------------------------------------- playing


def hold(
    tournament: Tournament,
    numbers: Sequence[int],
    *,
    crew: Crew = ALL_CORES,
    keep: Callable[[Outcome], None] | None = None,
    progress: Callable[[Run], None] | None = None,
) -> Report:
    """Play the games of these numbers of every line-up, and rate the bots."""
    tournament.check()
    config, scoreboard = tournament.config, Scoreboard(tournament)
    report = Report(
        box=config.box, players=config.players, modules=tournament.modules, seed=tournament.seed,
        thinking=tournament.thinking,
    )  # fmt: skip
    plays, count = tournament.plays(numbers, points=keep is not None), len(numbers) * len(tournament.line_ups)
    take = [scoreboard.take, *([keep] if keep else [])]
    play_all(plays, count, report, take, crew=crew, progress=progress)
    report.line_ups, report.ratings = scoreboard.line_ups(), scoreboard.ratings()
    return report


class Scoreboard:
    """Adds up the results of a tournament, deal by deal."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament
        self._resampling = Resampling(tournament.seed)
        self._ratings = Ratings(tournament.bots)
        self._rows = {line_up: {bot: _Row() for bot in dict.fromkeys(line_up)} for line_up in tournament.line_ups}
        self._deals = dict.fromkeys(tournament.line_ups, 0)
        self._open: list[Outcome] = []
        """The games with the deal that is being played."""

    def take(self, outcome: Outcome) -> None:
        """The next game; those with one deal follow each other."""
        if self._open and self._open[0].play.seed != outcome.play.seed:
            self._add()
        self._open.append(outcome)

    def _add(self) -> None:
        weights, deal, self._open = self._resampling.weights(), self._open, []
        for line_up in self._tournament.line_ups:
            games = [game for game in deal if game.play.line_up == ",".join(line_up)]
            if len(games) == self._tournament.players:
                self._deals[line_up] += 1
                for bot, row in self._rows[line_up].items():
                    row.add(weights, bot, games)
                self._ratings.add(weights, [(game.play.bots, game.scores) for game in games])

    def line_ups(self) -> list[LineUpRow]:
        self._add()
        found = []
        for line_up, rows in self._rows.items():
            deals = self._deals[line_up]
            standings = [row.standing(bot, line_up, self._resampling) for bot, row in rows.items()] if deals else []
            games = deals * len(line_up)
            found.append(LineUpRow(line_up=line_up, deals=deals, games=games, standings=standings))
        return found

    def ratings(self) -> dict[str, Estimate]:
        rated = any(self._deals.values()) and len(self._tournament.bots) > 1
        return self._ratings.estimates(self._resampling) if rated else {}


class _Row:
    """The results of a bot in a line-up."""

    def __init__(self) -> None:
        self._won, self._score, self._ahead = Share(), Mean(), Mean()

    def add(self, weights: Floats, bot: str, games: Sequence[Outcome]) -> None:
        won, own, ahead = 0.0, list[int](), 0.0
        for game in games:
            mine = [score for name, score in zip(game.play.bots, game.scores, strict=True) if name == bot]
            others = [score for name, score in zip(game.play.bots, game.scores, strict=True) if name != bot]
            won += sum(game.play.bots[seat] == bot for seat in game.winners) / len(game.winners)
            own += mine
            ahead += sum(mine) / len(mine) - sum(others) / len(others) if others else 0.0
        self._won.add(weights, won, len(games))
        self._score.add(weights, sum(own), len(own))
        self._ahead.add(weights, ahead, len(games))

    def standing(self, bot: str, line_up: LineUp, resampling: Resampling) -> Standing:
        seats = line_up.count(bot)
        return Standing(
            bot=bot,
            seats=seats,
            fair=seats / len(line_up),
            won=self._won.estimate_with(resampling),
            score=self._score.estimate(),
            ahead=self._ahead.estimate() if seats < len(line_up) else None,
        )
