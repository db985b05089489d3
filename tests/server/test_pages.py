"""Answers about finished games are worked out once, and beside the event loop."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from sabika.game import Game
from sabika.server import show
from sabika.server.pages import Pages
from tests.server.support import person, play_on, run, serving

PAGES = ("summary", "verification", "record", "log", "history")


def test_a_finished_game_is_looked_at_without_working_it_out_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    verification, threads = show.verification, []

    def watched(game: Game) -> Any:
        threads.append(threading.current_thread())
        return verification(game)

    monkeypatch.setattr(show, "verification", watched)

    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")], seed="pages")
            async with (
                client.join(made.game, made.seats[0].token) as a,
                client.join(made.game, made.seats[1].token) as b,
            ):
                before = {page: await client._http.get(f"/api/games/{made.game}/{page}") for page in PAGES}
                assert [answer.status_code for answer in before.values()] == [409, 409, 409, 200, 200]
                await asyncio.gather(play_on(a), play_on(b))
            for page in PAGES:
                asked = [client._http.get(f"/api/games/{made.game}/{page}") for _ in range(3)]
                first, *others = [
                    *await asyncio.gather(*asked),
                    await client._http.get(f"/api/games/{made.game}/{page}"),
                ]
                assert first.status_code == 200
                assert first.content != before[page].content
                assert first.headers["content-type"].startswith("text/plain" if page == "log" else "application/json")
                assert all(other.content == first.content for other in others)
            assert (
                "sabika.agn" in (await client._http.get(f"/api/games/{made.game}/log")).headers["content-disposition"]
            )
            german = await client._http.get(f"/api/games/{made.game}/history", params={"language": "de"})
            assert german.content != (await client._http.get(f"/api/games/{made.game}/history")).content
        assert len(threads) == 1
        assert threads[0] is not threading.main_thread()

    run(test)


def test_pages_make_room_for_others_and_failures_are_not_kept() -> None:
    made: list[str] = []

    def page(name: str, size: int) -> bytes:
        made.append(name)
        if not size:
            raise ValueError(name)
        return b"x" * size

    async def test() -> None:
        pages = Pages(10)
        for name, size in (("a", 4), ("b", 4), ("a", 4), ("c", 4), ("a", 4), ("b", 4), ("huge", 99), ("huge", 99)):
            assert len(await pages.page((name,), lambda name=name, size=size: page(name, size))) == size  # type: ignore[misc]
        assert made == ["a", "b", "c", "b", "huge", "huge"]
        for _ in range(2):
            with pytest.raises(ValueError, match="bad"):
                await pages.page(("bad",), lambda: page("bad", 0))
        assert made[6:] == ["bad", "bad"]
        pages.close()

    run(test)
