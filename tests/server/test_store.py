"""What happens when something cannot be read or written: the rest goes on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from sabika.core.chance import Chance
from sabika.rules.boxes import RULES_VERSION
from sabika.server.live import LiveTable
from sabika.server.problems import Problem
from sabika.server.store import EntryRow, Founded, Row, SeatRow, Store
from tests.server.support import bot, person, play_on, run, serving


def a_game(name: str) -> Sequence[Founded | SeatRow | EntryRow]:
    """The rows of a game between two bots that has just been founded."""
    return (
        Founded(name, 1.0, True, RULES_VERSION, '{"players": 2}', "{}", Chance.from_text(name).reveal()),
        *(SeatRow(name, seat, f"Bot {seat}", "random", None) for seat in range(2)),
        EntryRow(name, 0, "found", None, "", 1.0, "{}"),
    )


def test_a_game_that_cannot_be_read_holds_up_no_other(tmp_path: Path) -> None:
    damaged, good = "a" * 16, "b" * 16

    async def test() -> None:
        store = Store(str(tmp_path / "test.db"))
        await store.open()
        await store.append(*a_game(damaged), EntryRow(damaged, 1, "order", 0, "no order", 1.0, "{}"), *a_game(good))
        await store.close()
        async with serving(tmp_path) as client:
            over: dict[str, bool] = {}
            while not over.get(good):
                await asyncio.sleep(0.05)
                over = {listing.game: listing.over for listing in await client.games()}
            assert not over[damaged]

    run(test, 15)


def test_a_table_that_has_stopped_goes_on_when_somebody_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures, step = [RuntimeError("a bot that cannot think")], LiveTable._step

    async def stumble(table: LiveTable) -> None:
        if failures:
            raise failures.pop()
        await step(table)

    monkeypatch.setattr(LiveTable, "_step", stumble)

    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([bot("A"), bot("B"), person("C")], seed="stopped")
            while failures:
                await asyncio.sleep(0.01)
            async with client.join(made.game, made.seats[2].token) as seat:
                await play_on(seat, 2)

    run(test, 15)


def test_what_cannot_be_saved_holds_up_nothing_else(tmp_path: Path) -> None:
    """A text that is none makes no error of the database, but one of Python."""
    game = "a" * 16

    def line(number: int, text: str) -> EntryRow:
        return EntryRow(game, number, "chat", None, text, 1.0, "{}")

    async def test() -> None:
        store = Store(str(tmp_path / "test.db"))
        await store.open()
        await store.append(*a_game(game))
        with pytest.raises(Problem, match="not-saved"):
            await store.append(line(1, "\ud800"))
        # The first is being written when the others queue up and share a transaction.
        texts = ("one", "\ud800", "two")
        said = await asyncio.gather(
            *(store.append(line(number, text)) for number, text in enumerate(texts, 1)), return_exceptions=True
        )
        assert [isinstance(answer, Problem) for answer in said] == [False, True, False]
        found = await store.game(game)
        assert found is not None
        assert [entry.text for entry in found[2]] == ["", "one", "two"]
        await store.close()

    run(test, 15)


@pytest.mark.parametrize(
    ("quick", "alone", "threads"),
    [(60.0, 0.0, {"MainThread"}), (60.0, 60.0, {"store_0"}), (0.0, 0.0, {"store_0"})],
    ids=["alone", "close together", "slow disk"],
)
def test_a_move_that_comes_alone_is_written_at_once_while_the_disk_is_quick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, quick: float, alone: float, threads: set[str]
) -> None:
    game, good, seen = "a" * 16, Store._commit, set()

    def watched(store: Store, batch: list[Sequence[Row]]) -> bool:
        seen.add(threading.current_thread().name)
        return good(store, batch)

    async def test() -> None:
        monkeypatch.setattr("sabika.server.store.QUICK", quick)
        monkeypatch.setattr("sabika.server.store.ALONE", alone)
        store = Store(str(tmp_path / "test.db"))
        await store.open()
        await store.append(*a_game(game))
        monkeypatch.setattr(Store, "_commit", watched)
        for number in range(1, 4):
            await store.append(EntryRow(game, number, "chat", None, "x", 1.0, "{}"))
        await store.close()

    run(test, 15)
    assert seen == threads
