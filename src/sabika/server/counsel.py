"""What is thought about a game for those who ask: hints, why a move was made, and what the moves have cost."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

from sabika.bots.advice import Advice, Reason, Review
from sabika.game import Game, is_secret
from sabika.server.bots import BotFailed, Bots
from sabika.server.limits import Buckets
from sabika.server.problems import Problem
from sabika.server.settings import Limits

T = TypeVar("T")


class Counsel:
    """Advice about one game. What several ask for is thought about once; a question that fails may be asked again."""

    def __init__(self, name: str, game: Game, seed: str, bots: Bots, limits: Limits) -> None:
        self._name, self._game, self._seed, self._bots = name, game, seed, bots
        self._hints, self._motives = Buckets(*limits.hints), Buckets(*limits.motives)
        self._most_reviews = limits.reviews
        self._hint: asyncio.Task[Advice] | None = None
        """What the deciding seat is advised, once it has asked."""
        self._review: asyncio.Task[Review] | None = None

    async def hint(self, seat: int) -> Advice:
        """What a strong player would do in the place of the deciding seat; a move that comes first makes it stale."""
        at = len(self._game.played)
        if self._hint is None or _failed(self._hint):
            self._hints.take_or_refuse(seat)
            self._hint = asyncio.create_task(self._bots.hint(self._name, self._game, self._seed))
        return await self._outcome(self._hint, at)

    async def motives(self, seat: int | None, number: int) -> tuple[Reason, ...]:
        """Why a move was made, by what everybody sees; nobody is told about a move that is still secret."""
        game = self._game
        if not 1 <= number <= len(game.played):
            raise Problem("no-such-move", at=number, moves=len(game.played))
        if not game.over and is_secret(game.rules.codec, game.played[number - 1]):
            return (Reason("secret"),)
        self._motives.take_or_refuse(seat)
        try:
            return await self._bots.motives(self._name, game, self._seed, number)
        except BotFailed:
            raise Problem("no-advice") from None

    async def review(self) -> Review:
        """What the moves of the finished game have cost."""
        if not self._game.over:
            raise Problem("not-over")
        if self._review is None or _failed(self._review):
            if self._bots.reviews >= self._most_reviews:
                raise Problem("too-many-requests")
            self._review = asyncio.create_task(self._bots.review(self._game, self._seed))
        return await self._outcome(self._review, len(self._game.played))

    async def _outcome(self, thinking: asyncio.Task[T], at: int) -> T:
        """What comes out of thinking that others may wait for too."""
        await asyncio.wait([thinking])
        if thinking.cancelled():
            raise Problem("stale", at=at, moves=len(self._game.played))
        if thinking.exception() is not None:
            raise Problem("no-advice")
        return thinking.result()

    def overtake(self) -> None:
        """The position is another one: what was thought about the old one is of no use."""
        for thinking in (self._hint, self._review):
            if thinking is not None:
                thinking.cancel()
        self._hint = self._review = None


def _failed(thinking: asyncio.Task[Any]) -> bool:
    return thinking.done() and not thinking.cancelled() and thinking.exception() is not None
