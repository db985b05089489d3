"""A game at a table: set up, played, taken back, viewed and recorded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sabika.core import flow, log, snapshot
from sabika.core.actions import Action, Codec, Move
from sabika.core.chance import Chance, commitment_of
from sabika.core.errors import LogError, NotationError, SetupError
from sabika.core.events import Event, ScoreLine
from sabika.core.flow import Option
from sabika.core.refusal import IllegalAction, Refusal, because
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.core.view import View, view
from sabika.rules.alhambra.ending import winners
from sabika.rules.boxes import RULES_VERSION, ruleset
from sabika.rules.components import Overrides


class Attempt(msgspec.Struct, frozen=True):
    """An action that could be carried out, and what would follow from it."""

    mover: int
    text: str
    state: State
    events: list[Event]


class Game:
    """One game with its log. States are immutable values, so the past costs little and undo is a step back."""

    def __init__(
        self,
        config: Config | None = None,
        *,
        names: Sequence[str] = (),
        seed: str | None = None,
        overrides: Overrides | None = None,
    ) -> None:
        self.config = config or Config()
        self.rules = ruleset(self.config, overrides)
        self.config = self.rules.config
        default = [f"Player {letter}" for letter in log.SEATS[: self.config.players]]
        self.names = tuple(names) or tuple(default)
        if len(self.names) != self.config.players:
            raise SetupError(f"{len(self.names)} names for {self.config.players} players", remedy="name each player")
        self._chance = Chance.from_text(seed) if seed is not None else Chance.secret()
        self.events: list[list[Event]] = [[]]
        """What happened at the set-up and after each action."""
        self._past: list[State] = []
        self._entries: list[log.Entry] = []
        self.state = flow.start(self.rules, self._chance, self.events[0])
        self.state.sink = None

    # ------------------------------------------------------------ reading

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def decider(self) -> int | None:
        """The seat that decides now."""
        return self.state.decider

    @property
    def played(self) -> Sequence[log.Entry]:
        """The actions so far with everything that was chosen, secrets included; hashes are in the log."""
        return self._entries

    @property
    def seed(self) -> str | None:
        """The seed of the shuffles, once the game is over."""
        return self._chance.reveal() if self.over else None

    def state_at(self, number: int) -> State:
        """The position after so many actions."""
        if not 0 <= number <= len(self._past):
            raise SetupError(f"there is no action {number}", remedy=f"0 to {len(self._past)}")
        return self._past[number] if number < len(self._past) else self.state

    def as_of(self, number: int) -> Game:
        """The game as it was after so many actions."""
        then: Game = object.__new__(Game)
        then.config, then.rules, then.names, then._chance = self.config, self.rules, self.names, self._chance
        then.state, then.events = self.state_at(number), self.events[: number + 1]
        then._past, then._entries = self._past[:number], self._entries[:number]
        return then

    def options(self) -> list[Option]:
        return flow.options(self.state)

    def why_not(self, action: str | Action | dict[str, Any], seat: int | None = None) -> Refusal | None:
        """Why an action is not allowed now, for the deciding seat or for a given one."""
        return self._why_not_move(self.rules.codec.read(action), seat)

    def _why_not_move(self, move: Move, seat: int | None) -> Refusal | None:
        if seat is not None and seat != self.decider and not self.over:
            return Refusal((because("base.turn.clockwise", "not-your-turn", seat=self.decider),))
        return flow.why_not_move(self.state, move)

    def view(self, seat: int | None, *, memory: bool = False) -> View:
        return view(self.state, seat, memory=memory)

    def score(self, scoring: int | None = None) -> list[ScoreLine]:
        """What a scoring would give if it were held now."""
        return flow.score(self.state, scoring)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.state.scores)

    @property
    def winners(self) -> list[int]:
        return winners(self.state) if self.over else []

    # ------------------------------------------------------------ playing

    def attempt(self, action: str | Action | dict[str, Any], seat: int | None = None) -> Attempt:
        """What would follow from an action; raises ``IllegalAction`` or ``NotationError`` when it cannot be done.
        Nothing has changed until it is ``kept``."""
        codec, before = self.rules.codec, self.state
        move = codec.read(action)
        text, refusal = codec.text(move), self._why_not_move(move, seat)
        if refusal is not None:
            raise IllegalAction(text, refusal)
        mover = before.decider
        assert mover is not None
        after, events = before.clone(), list[Event]()
        after.sink = events
        flow.play_move(after, move)
        after.sink = None
        return Attempt(mover, text, after, events)

    def keep(self, attempt: Attempt) -> list[Event]:
        """Make an attempt at the present position part of the game."""
        self._past.append(self.state)
        self.state = attempt.state
        self.events.append(attempt.events)
        self._entries.append(log.Entry(attempt.mover, attempt.text))
        return attempt.events

    def play(self, action: str | Action | dict[str, Any], seat: int | None = None) -> list[Event]:
        """Carry out an action; raises ``IllegalAction`` or ``NotationError`` and changes nothing when it cannot be."""
        return self.keep(self.attempt(action, seat))

    def can_undo(self, number: int = -1) -> bool:
        """Whether the last action, or all since there were so many, can be taken back: nobody has learned anything new
        since. The end shows everything, the seed too."""
        return not self._why_no_undo(number)

    def undo(self) -> str:
        """Take back the last action and return its text."""
        if cause := self._why_no_undo():
            remedy = "look back at it" if self.over else "play on"
            raise SetupError(f"nothing can be taken back: {cause}", remedy=remedy)
        self.state = self._past.pop()
        self.events.pop()
        return self._entries.pop().text

    def _why_no_undo(self, number: int = -1) -> str:
        if self.over:
            return "the game is over"
        if not self._past:
            return "nothing has been played yet"
        return "" if self._past[number].learned == self.state.learned else "something hidden has been shown since"

    # ------------------------------------------------------------ recording

    @property
    def commitment(self) -> str:
        """Published at the start; binds the table to the shuffles."""
        return self._chance.commitment()

    def _hashed(self) -> tuple[log.Entry, ...]:
        """The actions, each with the hash of the position after it; worked out only when somebody asks for it."""
        after = [*self._past, self.state][1:]
        return tuple(log.Entry(e.seat, e.text, snapshot.digest(s)) for e, s in zip(self._entries, after, strict=True))

    def _told(self) -> tuple[log.Entry, ...]:
        """The actions as everybody may know them while the game runs."""
        return tuple(public_entry(self.rules.codec, entry) for entry in self._entries)

    def log(self, *, reveal: bool = False) -> log.GameLog:
        """The record so far. The seed, the hashes and what was chosen secretly are in it only when the game is over
        or ``reveal`` asks for them (for saving)."""
        done = self.over
        return log.GameLog(
            config=self.config,
            names=self.names,
            rules_version=RULES_VERSION,
            components=self.rules.fingerprint,
            commitment=self.commitment,
            entries=self._hashed() if done or reveal else self._told(),
            seed=self._chance.reveal() if done or reveal else None,
            scores=self.scores if done else None,
            winners=tuple(self.winners) if done else None,
        )


def public_entry(codec: Codec, entry: log.Entry) -> log.Entry:
    """An action as everybody may know it while the game runs: without what was chosen secretly, and without the hash,
    against which guesses about hidden things could be tried."""
    return log.Entry(entry.seat, entry.text.partition(" ")[0] if is_secret(codec, entry) else entry.text)


def is_secret(codec: Codec, entry: log.Entry) -> bool:
    """Whether what an action chose stays secret while the game runs."""
    return codec.kinds[codec.number[entry.text.partition(" ")[0]]].secret


def replay(record: log.GameLog, *, verify: bool = True, overrides: Overrides | None = None) -> Game:
    """Play a recorded game again; with ``verify`` every hash, the commitment and the result must agree."""
    if record.seed is None:
        raise LogError("the seed is not revealed", place="seed", remedy="only a finished or saved game can be replayed")
    if record.rules_version != RULES_VERSION:
        cause = f"recorded with rules version {record.rules_version}, this is {RULES_VERSION}"
        raise LogError(cause, place="rules", remedy="use the version of Sabika that recorded it")
    if verify and commitment_of(record.seed) != record.commitment:
        raise LogError("the seed does not belong to the commitment", place="seed", remedy="the shuffles were changed")
    game = Game(record.config, names=record.names, seed=record.seed, overrides=overrides)
    if verify and game.rules.fingerprint != record.components:
        raise LogError(
            "other component data, or another mix",
            place="components",
            remedy="pass the override file it was played with",
        )
    for number, entry in enumerate(record.entries, 1):
        _replay_entry(game, entry, f"action {number}", verify)
    if verify and record.scores is not None:
        _check_result(game, record)
    return game


def _replay_entry(game: Game, entry: log.Entry, place: str, verify: bool) -> None:
    if game.decider != entry.seat:
        raise LogError(f"seat {log.SEATS[entry.seat]} is not to decide", place=place, remedy="the log is damaged")
    try:
        game.play(entry.text)
    except NotationError as error:
        raise LogError(str(error), place=place, remedy="the log is damaged") from None
    except IllegalAction as error:
        raise LogError(str(error), place=place, remedy="the log is damaged or of another version") from None
    if verify and entry.hash and snapshot.digest(game.state) != entry.hash:
        raise LogError("the position after it differs", place=place, remedy="the log is damaged or of another version")


def _check_result(game: Game, record: log.GameLog) -> None:
    if not game.over:
        raise LogError("a result is recorded but the game is not over", place="scores", remedy="actions are missing")
    if game.scores != record.scores:
        raise LogError(
            f"recorded {record.scores}, replayed {game.scores}", place="scores", remedy="the result is wrong"
        )
    if tuple(game.winners) != record.winners:
        raise LogError(
            f"recorded {record.winners}, replayed {game.winners}", place="winners", remedy="the result is wrong"
        )
