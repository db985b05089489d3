"""A process that thinks for bots: questions come in on standard input, answers go out on standard output.

It keeps the games it has been asked about and is told only the moves it has not seen.
"""

from __future__ import annotations

import os
import random
import sys
import traceback
from collections import OrderedDict
from contextlib import suppress
from typing import BinaryIO, Final

import msgspec

from sabika.bots.bot import Bot, decide, make_bot
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.rules.boxes import ruleset

GAMES: Final = 1_000
"""Games a process remembers."""


class Question(msgspec.Struct, frozen=True, array_like=True):
    """What a bot shall play after all moves of a game, of which the first ``known`` have been told before."""

    number: int
    game: str
    config: Config
    seed: str
    level: str
    known: int
    moves: list[str]


class Answer(msgspec.Struct, frozen=True, array_like=True):
    """The move; None when the process does not know the game up to there, or when the bot failed."""

    number: int
    move: str | None
    failed: bool = False


class _Seen:
    """A game as far as it has been told."""

    def __init__(self, question: Question) -> None:
        self.state: State = flow.start(ruleset(question.config), Chance.from_text(question.seed))
        self.moves = 0
        self.bots: dict[str, Bot] = {}

    def follow(self, moves: list[str]) -> None:
        for move in moves:
            flow.play_move(self.state, self.state.rules.codec.read(move))
        self.moves += len(moves)

    def choose(self, level: str) -> str:
        bot = self.bots.get(level)
        if bot is None:
            bot = self.bots[level] = make_bot(level, random.Random())
        return self.state.rules.codec.text(decide(bot, self.state))


class Thinker:
    """Answers questions."""

    def __init__(self, games: int = GAMES) -> None:
        self._games = games
        self._seen: OrderedDict[str, _Seen] = OrderedDict()

    def answer(self, question: Question) -> Answer:
        seen = _Seen(question) if question.known == 0 else self._seen.get(question.game)
        if seen is None or seen.moves != question.known:
            return Answer(question.number, None)
        self._seen[question.game] = seen
        self._seen.move_to_end(question.game)
        if len(self._seen) > self._games:
            self._seen.popitem(last=False)
        try:
            seen.follow(question.moves)
            return Answer(question.number, seen.choose(question.level))
        except Exception:
            # One bot's defect is no other game's trouble.
            traceback.print_exc()
            del self._seen[question.game]
            return Answer(question.number, None, failed=True)


def read_message(source: BinaryIO) -> bytes | None:
    head = source.read(4)
    return source.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def framed(message: bytes) -> bytes:
    return len(message).to_bytes(4, "big") + message


POLITENESS: Final = 10
"""Bots think with what persons leave them of the processor."""


def main() -> None:
    os.nice(POLITENESS)
    thinker, decoder, encoder = Thinker(), msgspec.msgpack.Decoder(Question), msgspec.msgpack.Encoder()
    source, target = sys.stdin.buffer, sys.stdout.fileno()
    # Where the server has died, nobody reads the answer any more.
    with suppress(BrokenPipeError, KeyboardInterrupt):
        while (message := read_message(source)) is not None:
            os.write(target, framed(encoder.encode(thinker.answer(decoder.decode(message)))))


if __name__ == "__main__":
    main()
