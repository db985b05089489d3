"""What happened, who won by what, and whether the shuffles were honest."""

from __future__ import annotations

import hashlib
import hmac

import msgspec
import pytest

from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.rules.boxes import BOXES, fitting
from sabika.server import show
from sabika.server.wire import Entry, Summary, Verification
from tests.core.support import random_game
from tests.show.support import GAMES, LANGUAGES, moments, plain, played


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_history_tells_every_move(language: str) -> None:
    for number in range(GAMES):
        game = played(number)
        for seat in (None, 0):
            told = show.history(game, seat, language)
            assert [entry.number for entry in told] == list(range(len(game.played) + 1))
            assert [(e.seat, e.move) for e in told[1:]] == [(e.seat, e.text) for e in game.played]
            sent = plain(told)
            assert plain(msgspec.json.decode(sent, type=list[Entry])) == sent
            assert all("{" not in event.text for entry in told for event in entry.events)


def test_scorings_carry_their_lines() -> None:
    for number in range(GAMES):
        game = played(number)
        held = [event for entry in show.history(game, None, "en") for event in entry.events if event.kind == "scored"]
        assert [event.args["scoring"] for event in held][-1] == 3
        assert held[-1].args["totals"] == list(game.scores) or game.rules.has("invaders")
        assert held[-1].text == "Third scoring"
        points = [*game.state_at(0).scores, 0][: len(game.scores)]
        for event in (event for entry in show.history(game, None, "en") for event in entry.events):
            assert "lines" not in event.args
            for line in event.lines:
                points[line.seat] += line.points
            if event.kind == "points-spent":
                points[event.seat or 0] -= event.args["points"]
        assert points == list(game.scores)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_summary_adds_up(language: str) -> None:
    for number in range(GAMES):
        game = played(number)
        told = show.summary(game, language)
        assert plain(msgspec.json.decode(plain(told), type=Summary)) == plain(told)
        assert told.winners == game.winners
        assert [sum(row) for row in told.by_component] == told.scores == list(game.scores)
        assert len(told.race) == len(game.played) + 1
        assert told.race[-1].scores == told.scores
        assert [held.scoring for held in told.scorings] == sorted({held.scoring for held in told.scorings})
        kinds = [c.key for c in told.components if c.key in game.rules.kinds]
        assert kinds == [kind for kind in game.rules.kinds if kind in kinds]
        assert len({c.key for c in told.components}) == len(told.components)
        assert 2 <= len(told.turning_points) <= 9
        moves = [note.at or 0 for note in told.turning_points]
        assert moves == sorted(moves)
        assert show.config_of(told.setup) == game.config


def test_neither_summary_nor_verification_before_the_end() -> None:
    game = moments(1)[1]
    for tell in (lambda: show.summary(game, "en"), lambda: show.verification(game)):
        with pytest.raises(SetupError, match="not over"):
            tell()


def checked(seed: bytes, label: str, items: list[str]) -> list[str]:
    """The shuffle of docs/notation.md, written once more without Sabika."""
    order, block, stream = list(items), 0, b""
    for last in range(len(order) - 1, 0, -1):
        byte = 256
        while byte >= 256 - 256 % (last + 1):
            if not stream:
                stream, block = hmac.digest(seed, f"{label}/{block}".encode(), "sha256"), block + 1
            byte, stream = stream[0], stream[1:]
        order[last], order[byte % (last + 1)] = order[byte % (last + 1)], order[last]
    return order


def test_every_shuffle_can_be_checked_from_the_seed() -> None:
    labels = set()
    for number in range(GAMES):
        game = played(number)
        told = show.verification(game)
        assert plain(msgspec.json.decode(plain(told), type=Verification)) == plain(told)
        assert told.verified
        seed = bytes.fromhex(told.seed)
        assert hashlib.sha256(b"sabika seed " + seed).hexdigest() == told.commitment == game.commitment
        for shuffle in told.shuffles:
            labels.add(shuffle.label.partition("/")[0])
            assert checked(seed, shuffle.label, shuffle.before) == shuffle.after, shuffle.label
        supply = next(shuffle for shuffle in told.shuffles if shuffle.label == "supply")
        assert set(supply.before) <= set(game.rules.tile_keys)
    assert {"supply", "money", "pile", "characters", "sultan", "sites"} <= labels


REVEALING = ("offered", "seen-ahead")


@pytest.mark.parametrize("box", BOXES)
def test_what_was_seen_of_the_supply_comes_in_the_order_of_its_shuffles(box: str) -> None:
    """combined.setup.first-moats, combined.supply.two, granada.refill.face: whichever face a tile shows, and from
    whichever city; with the characters a tile may go back."""
    joining = [key for key in fitting(box) if key != "characters"]
    mixes = [(), tuple(joining), *((key,) for key in joining)]
    for number, modules in enumerate(mixes):
        game = random_game(Config(box=box, players=2 + number % 2, modules=modules), f"stacks {modules}")
        told = show.verification(game)
        shuffles = {shuffle.label: shuffle.after for shuffle in told.shuffles}
        events = [event for entry in show.history(game, None, "en") for event in entry.events]
        seen = [event.args["tile"] for event in events if event.kind in REVEALING]
        assert len(seen) > 20
        assert {tile for stack in told.stacks for tile in stack.faces} >= set(seen)
        for stack in told.stacks:
            places = [shuffles[stack.shuffle].index(tile) for tile in stack.order]
            assert places == sorted(places)
            first = dict.fromkeys(stack.faces[tile] for tile in seen if tile in stack.faces)
            drawn = [stack.order.index(tile) for tile in first]
            assert drawn == sorted(drawn), (modules, stack.shuffle)


def test_a_game_that_was_tampered_with_is_not_verified() -> None:
    honest = played(2)
    game = honest.as_of(len(honest.played))
    game.state = game.state.clone()
    game.state.scores[0] += 1
    assert not show.verification(game).verified


def test_the_past_of_a_game_is_a_game() -> None:
    game = played(2)
    for at in (0, 10, len(game.played)):
        then = game.as_of(at)
        assert len(then.played) == at
        assert then.state is game.state_at(at)
        assert [show.entry(then, n, None, "en").events for n in range(at)] == [
            show.entry(game, n, None, "en").events for n in range(at)
        ]
    for at in (-1, len(game.played) + 1):
        with pytest.raises(SetupError):
            game.as_of(at)
