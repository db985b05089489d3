"""Everything that is needed to check the shuffles of a finished game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, TypeVar

from sabika.core import flow, snapshot
from sabika.core.chance import Chance, commitment_of
from sabika.core.errors import SetupError
from sabika.core.ruleset import Ruleset
from sabika.game import Game
from sabika.server.wire import Shuffle, Stack, Verification

T = TypeVar("T")

CARDS: Final = ("money", "pile/", "discard/", "change/", "exchange-cards", "characters", "builders", "sultan/piles")
"""The labels of shuffled cards, as listed in docs/notation.md."""

CURRENCIES: Final = ("sites/", "thieves")
"""The labels of what is known by its currency."""


class Recorder(Chance):
    """A chance that remembers what it has shuffled, by label."""

    __slots__ = ("shuffled",)

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.shuffled: dict[str, tuple[list[Any], list[Any]]] = {}

    def shuffle(self, label: str, items: Sequence[T]) -> list[T]:
        order = super().shuffle(label, items)
        self.shuffled[label] = (list(items), list(order))
        return order


def verification(game: Game) -> Verification:
    """The game is played again from its seed; every shuffle is written down and every position compared."""
    if game.seed is None:
        raise SetupError("the game is not over", remedy="the seed is revealed when it is")
    chance = Recorder(bytes.fromhex(game.seed))
    s = flow.start(game.rules, chance)
    same = True
    for number, played in enumerate(game.played):
        same = same and snapshot.digest(s) == snapshot.digest(game.state_at(number))
        s, _ = flow.play(s, played.text)
    return Verification(
        commitment=game.commitment,
        seed=game.seed,
        shuffles=[
            Shuffle(label=label, before=_named(game.rules, label, before), after=_named(game.rules, label, after))
            for label, (before, after) in chance.shuffled.items()
        ],
        stacks=list(_stacks(game.rules, {label: after for label, (_, after) in chance.shuffled.items()})),
        verified=same and commitment_of(game.seed) == game.commitment and tuple(s.scores) == game.scores,
    )


def _stacks(rules: Ruleset, shuffled: dict[str, list[Any]]) -> Iterator[Stack]:
    """combined.setup.returned-tiles: a tile that was shuffled twice is drawn as the second shuffle says;
    combined.supply.two: each city draws its own."""
    supplies = {label: after for label, after in shuffled.items() if label.startswith("supply")}
    comes_from = {tile: label for label, after in supplies.items() for tile in after}
    drawn: dict[tuple[str, int], list[int]] = {}
    for label, after in supplies.items():
        for tile in after:
            if comes_from[tile] == label:
                drawn.setdefault((label, rules.tiles[tile].city), []).append(tile)
    faces = [(face, body) for face, body in enumerate(rules.body_of) if body in comes_from]
    for (label, _), order in drawn.items():
        yield Stack(
            shuffle=label,
            order=rules.tile_names(order),
            faces={rules.tile_keys[face]: rules.tile_keys[body] for face, body in faces if body in order},
        )


def _named(rules: Ruleset, label: str, items: Sequence[Any]) -> list[str]:
    """What was shuffled, by name where the label tells which table its numbers belong to; a lot is numbers."""
    if label.startswith("supply"):
        return rules.tile_names(items)
    if label.startswith(CARDS):
        return [rules.card_keys[card] for card in items]
    return [rules.currencies[item] if label.startswith(CURRENCIES) else str(item) for item in items]
