"""Advice in words: what a strong player would do, why a move was made, and what the moves of a game have cost."""

from __future__ import annotations

from collections.abc import Sequence

from sabika.bots import advice
from sabika.game import Game
from sabika.server.show.words import Words, label
from sabika.server.wire import Advised, Explained, Hint, Motive, Motives, Review, Slip


def advised(game: Game, asked: Hint, found: advice.Advice, language: str) -> Advised:
    """A hint as a sentence."""
    say = Words.at(game, language)
    told = _motives(found.reasons, say)
    text = say.text("advice-hint", move=_label(game, found.move, say), reasons=_listed(told, say))
    return Advised(id=asked.id, at=asked.at, move=found.move, text=text, motives=told)


def explained(game: Game, asked: Motives, found: Sequence[advice.Reason], language: str) -> Explained:
    """The motives of a move as a sentence."""
    say = Words.at(game, language)
    told = _motives(found, say)
    return Explained(id=asked.id, number=asked.number, text=_sentence(told, say), motives=told)


def review(game: Game, found: advice.Review, language: str) -> Review:
    """A review in words."""
    say = Words.at(game, language)
    return Review(lost=list(found.lost), luck=list(found.luck), slips=[_slip(game, slip, say) for slip in found.slips])


def _slip(game: Game, slip: advice.Slip, say: Words) -> Slip:
    told = _motives(slip.better.reasons, say)
    return Slip(
        number=slip.number + 1,
        seat=slip.seat,
        played=_label(game, slip.played, say),
        better=_label(game, slip.better.move, say),
        text=_sentence(told, say),
        motives=told,
        lost=slip.lost,
    )


def _label(game: Game, move: str, say: Words) -> str:
    return label(game.rules, say.language, game.rules.codec.read(move))


def _motives(found: Sequence[advice.Reason], say: Words) -> list[Motive]:
    return [Motive(key=reason.key, text=_text(reason, say), points=reason.points) for reason in found]


def _text(reason: advice.Reason, say: Words) -> str:
    key = f"motive-{reason.key}-{reason.manner}" if reason.manner else f"motive-{reason.key}"
    return say.text(key, **reason.about)


def _sentence(told: Sequence[Motive], say: Words) -> str:
    return say.text("advice-motives", reasons=_listed(told, say))


def _listed(told: Sequence[Motive], say: Words) -> str:
    """One or two motives in a row."""
    first, *second = [motive.text for motive in told]
    return say.text("advice-two", first=first, second=second[0]) if second else first
