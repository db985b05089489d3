"""A process that thinks for bots: questions come in on standard input, answers go out on standard output.

It keeps the games it has been asked for moves and is told only the moves it has not seen. Whoever looks back tells it
the whole game. While it thinks it listens: what nobody wants to know any more is not thought about further, and the
more questions wait, the less time each of them gets.
"""

from __future__ import annotations

import os
import random
import select
import sys
import time
import traceback
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Final, Literal

import msgspec

from sabika.bots import advice
from sabika.bots.bot import Bot, TakesTime, decide, make_bot
from sabika.bots.expert import THINKING
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.core.view import view
from sabika.rules.boxes import ruleset

GAMES: Final = 1_000
"""Games a process remembers."""
HINT_SECONDS: Final = 1.0
"""How long a hint is thought about."""
REVIEW_SECONDS: Final = 30.0
"""How long the moves of a game are judged; a game without modules takes a few seconds."""
SLIPS: Final = 40
"""Moves that a review lists."""
POLITENESS: Final = 10
"""Bots think with what persons leave them of the processor."""

Task = Literal["move", "hint", "motives", "review"]


class Question(msgspec.Struct, frozen=True, array_like=True, kw_only=True, tag=True):
    """What is asked after all moves of a game, of which the first ``known`` have been told before: what a bot of a
    level plays (``move``), what a strong one would play (``hint``), why the last move was made (``motives``), or what
    the moves have cost (``review``)."""

    number: int
    task: Task
    game: str
    config: Config
    seed: str
    level: str = ""
    known: int = 0
    moves: list[str]


class GivenUp(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Nobody waits for the answer to this question any more."""

    number: int


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """What was found, encoded; None when the process does not know the game up to there, or when it failed."""

    number: int
    found: bytes | None
    failed: bool = False


def _start(question: Question) -> State:
    return flow.start(ruleset(question.config), Chance.from_text(question.seed))


class _Seen:
    """A game as far as it has been told."""

    def __init__(self, question: Question) -> None:
        self.state = _start(question)
        self.moves = 0
        self.bots: dict[str, Bot] = {}

    def follow(self, moves: list[str]) -> None:
        for move in moves:
            flow.play_move(self.state, self.state.rules.codec.read(move))
        self.moves += len(moves)

    def choose(self, level: str, enough: Callable[[], bool]) -> str:
        bot = self.bots.get(level)
        if bot is None:
            bot = self.bots[level] = make_bot(level, random.Random())
        if isinstance(bot, TakesTime):
            bot.enough = enough
        return self.state.rules.codec.text(decide(bot, self.state))

    def hint(self, enough: Callable[[], bool]) -> advice.Advice:
        s = self.state
        return advice.advise(view(s, s.decider, memory=True), flow.moves(s), random.Random(), HINT_SECONDS, enough)


class Thinker:
    """Answers questions."""

    def __init__(self, games: int = GAMES) -> None:
        self._games = games
        self._seen: OrderedDict[str, _Seen] = OrderedDict()

    def answer(self, question: Question, enough: Callable[[], bool] = lambda: False) -> Answer:
        try:
            found = self._found(question, enough)
        except Exception:
            # One bot's defect is no other game's trouble.
            traceback.print_exc()
            self._seen.pop(question.game, None)
            return Answer(question.number, None, failed=True)
        return Answer(question.number, None if found is None else msgspec.msgpack.encode(found))

    def _found(self, question: Question, enough: Callable[[], bool]) -> object:
        if question.task == "motives":
            *_, (before, move) = _positions(question)
            return advice.motives(before, before.rules.codec.read(move))
        if question.task == "review":
            return _review(question)
        seen = self._followed(question)
        if seen is None:
            return None
        return seen.hint(enough) if question.task == "hint" else seen.choose(question.level, enough)

    def _followed(self, question: Question) -> _Seen | None:
        """The game up to the question; None when too little is known of it."""
        seen = _Seen(question) if question.known == 0 else self._seen.get(question.game)
        if seen is None or seen.moves != question.known:
            return None
        self._seen[question.game] = seen
        self._seen.move_to_end(question.game)
        if len(self._seen) > self._games:
            self._seen.popitem(last=False)
        seen.follow(question.moves)
        return seen


def _positions(question: Question) -> Iterator[tuple[State, str]]:
    """Every position of a game with the move that was played in it."""
    s = _start(question)
    for move in question.moves:
        yield s, move
        s = s.clone()
        flow.play_move(s, s.rules.codec.read(move))


def _review(question: Question) -> advice.Review:
    played = list(_positions(question))
    last, move = played[-1]
    end = last.clone()
    flow.play_move(end, end.rules.codec.read(move))
    return advice.review(played, end, random.Random(0), SLIPS, REVIEW_SECONDS)


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(4, "big") + message


def unframed(data: bytes) -> tuple[list[bytes], bytes]:
    """The messages that have come in whole, and the beginning of the next one."""
    messages = []
    while len(data) >= 4 and len(data) >= (end := 4 + int.from_bytes(data[:4], "big")):
        messages.append(data[4:end])
        data = data[end:]
    return messages, data


class Inbox:
    """Questions that have come in, in their order. One that is given up before its turn stays, since it tells moves;
    it is thought about no longer than for a first sight."""

    def __init__(self, source: int) -> None:
        self._source, self._data = source, b""
        self._waiting: deque[Question] = deque()
        self._given_up: set[int] = set()
        self._decoder = msgspec.msgpack.Decoder(Question | GivenUp)

    def next(self) -> Question | None:
        """The next question, once there is one; None when there will be none."""
        while not self._waiting:
            if not self._read():
                return None
        return self._waiting.popleft()

    def enough(self, number: int, begun: float) -> bool:
        """Whether a question that is being thought about has been given up, or has had its share of the time."""
        while select.select([self._source], [], [], 0)[0] and self._read():
            pass
        share = THINKING / (1 + len(self._waiting))
        return number in self._given_up or time.perf_counter() - begun > share

    def done(self, number: int) -> None:
        """Forget who gave up this question or one before it."""
        self._given_up = {other for other in self._given_up if other > number}

    def _read(self) -> bool:
        chunk = os.read(self._source, 65_536)
        messages, self._data = unframed(self._data + chunk)
        for message in map(self._decoder.decode, messages):
            if isinstance(message, Question):
                self._waiting.append(message)
            else:
                self._given_up.add(message.number)
        return bool(chunk)


def main() -> None:
    os.nice(POLITENESS)
    thinker, encoder = Thinker(), msgspec.msgpack.Encoder()
    inbox, target = Inbox(sys.stdin.fileno()), sys.stdout.fileno()
    # Where the server has died, nobody reads the answer any more.
    with suppress(BrokenPipeError, KeyboardInterrupt):
        while (question := inbox.next()) is not None:
            answer = thinker.answer(question, partial(inbox.enough, question.number, time.perf_counter()))
            inbox.done(question.number)
            os.write(target, framed(encoder.encode(answer)))


if __name__ == "__main__":
    main()
