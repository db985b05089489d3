"""The engine's messages as the wire carries them, remembered where the same words come again and again."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from sabika.core.actions import Move
from sabika.core.events import ScoreLine
from sabika.core.module import Module, Shown
from sabika.core.refusal import Reason, Refusal
from sabika.core.ruleset import Ruleset
from sabika.game import Game
from sabika.palace.grid import code_cell
from sabika.server.wire import Item, Line, ReasonInfo
from sabika.text.messages import Messages, spoken


class Words(Messages):
    """Messages for the players of one table, and the wire's structs that are mostly text."""

    @classmethod
    def at(cls, game: Game, language: str) -> Words:
        """For the players of a game."""
        return cls(spoken(language, game.rules), game.names)

    def piece(self, key: str) -> str:
        return _piece(self.language, key)

    def line(self, line: ScoreLine) -> Line:
        component = component_of(line)
        text = _text(self.language, line.key, points=line.points, **line.args)
        return Line(
            seat=line.seat,
            rule=line.rule,
            component=component,
            name=self.component(component),
            text=text,
            points=line.points,
            pieces=list(line.pieces),
        )

    def component(self, key: str) -> str:
        """What points are for, in words: a kind of building, or a thing of its own."""
        return self.piece(key) if self.has(f"name-{key}") else _text(self.language, f"component-{key}")

    def reasons(self, refusal: Refusal) -> list[ReasonInfo]:
        return [ReasonInfo(rule=reason.rule, text=self.reason(reason)) for reason in refusal.reasons]

    def reason(self, reason: Reason) -> str:
        """A broken rule as a sentence; verbs of the notation are no words for people."""
        if reason.key == "not-now":
            return self.text("why-other-step")
        return self.text(f"refuse-{reason.key}", **reason.args)

    def item(self, module: Module[Any], shown: Shown) -> Item:
        rules = module.rules
        own = f"item-{shown.key}"
        return Item(
            key=shown.key,
            module=module.key,
            name=self.text(own) if self.has(own) else self.piece(shown.key),
            note=self.text(shown.note, **shown.args) if shown.note else "",
            count=shown.count,
            hidden=shown.hidden,
            kind=None if shown.kind is None else rules.kinds[shown.kind],
            currency=None if shown.currency is None else rules.currencies[shown.currency],
            price=shown.price,
            tile=None if shown.tile is None else rules.tile_keys[shown.tile],
            card=None if shown.card is None else rules.card_keys[shown.card],
            cell=None if shown.cell is None else code_cell(shown.cell),
            extra=dict(shown.args),
        )


def component_of(line: ScoreLine) -> str:
    """What a line is for: the kind of a majority, otherwise what its message is called."""
    return str(line.args["kind"]) if line.key == "score-majority" else line.key.removeprefix("score-")


@lru_cache(maxsize=10_000)
def _piece(language: str, key: str) -> str:
    return Messages(language).piece(key)


@lru_cache(maxsize=50_000)
def _text(language: str, key: str, **args: Any) -> str:
    return Words(language).text(key, **args)


@lru_cache(maxsize=100_000)
def label(rules: Ruleset, language: str, move: Move) -> str:
    """A move as a player would announce it."""
    return Words(language).action(rules.codec.action(move))
