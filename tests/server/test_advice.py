"""Hints, motives and reviews: who gets them, when, and what happens when nobody can think."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect

from sabika.client import Client, ServerError
from sabika.server.bots import BotFailed, Bots
from sabika.server.settings import Limits
from sabika.server.wire import House
from tests.server.support import bot, mine, person, play_on, run, serving, until
from tests.server.test_hostile import kill_worker


async def refused(asking: object, code: str) -> None:
    with pytest.raises(ServerError) as caught:
        await asking  # type: ignore[misc]
    assert caught.value.failure.code == code
    assert caught.value.failure.cause
    assert caught.value.failure.remedy


def test_a_hint_is_one_of_the_choices_with_reasons_and_is_thought_of_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), bot("B")], seed="hint")
            async with client.join(made.game, made.seats[0].token) as seat:
                await until(seat, mine)
                found = await seat.hint()
                assert seat.table is not None
                assert seat.table.decision is not None
                choices = {choice.move: choice.label for choice in seat.table.decision.choices}
                assert found.text.startswith(choices[found.move])
                assert 1 <= len(found.motives) <= 2
                assert all(motive.text in found.text for motive in found.motives)
                assert msgspec.structs.replace(await seat.hint(), id=found.id) == found
                at = seat.at
                await seat.play(found.move)
                assert seat.at > at

    run(test)


def test_a_hint_is_for_the_seat_that_decides(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")], seed="whose")
            tokens = [key.token for key in made.seats]
            async with (
                client.join(made.game, tokens[0]) as first,
                client.join(made.game, tokens[1]) as second,
                client.join(made.game) as watcher,
            ):
                decides, waits = (first, second) if mine(first) else (second, first)
                await refused(waits.hint(), "not-deciding")
                await refused(watcher.hint(), "not-seated")
                decides.at += 1
                await refused(decides.hint(), "stale")
                decides.at -= 1
                await decides.resign("random")
                await refused(decides.hint(), "bot-plays")

    run(test)


def test_a_table_may_forbid_hints_and_nobody_gets_too_many(tmp_path: Path) -> None:
    async def test() -> None:
        limits = msgspec.structs.replace(Limits.none(), hints=(0.001, 1), motives=(0.001, 2))
        async with serving(tmp_path, limits=limits) as client:
            made = await client.create([person("A"), bot("B")], house=House(hints=False))
            async with client.join(made.game, made.seats[0].token) as seat:
                await until(seat, mine)
                await refused(seat.hint(), "no-hints")
            made = await client.create([person("A"), bot("B")], seed="many")
            async with client.join(made.game, made.seats[0].token) as seat:
                await until(seat, mine)
                await seat.hint()
                await seat.hint()
                await play_on(seat, 1)
                await until(seat, mine)
                await refused(seat.hint(), "too-many-requests")
                await seat.motives(1)
                await seat.motives(2)
                await refused(seat.motives(1), "too-many-requests")

    run(test)


def test_a_move_overtakes_a_hint_and_waits_for_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")], seed="overtaken")
            async with client.join(made.game, made.seats[0].token) as first:
                token = made.seats[0 if mine(first) else 1].token
                async with client.join(made.game, token) as seat:
                    asking = asyncio.create_task(seat.hint())
                    await asyncio.sleep(0.3)
                    begun = time.perf_counter()
                    assert seat.table is not None
                    assert seat.table.decision is not None
                    await seat.play(seat.table.decision.choices[0].move)
                    await refused(asking, "stale")
                    assert time.perf_counter() - begun < 0.5

    run(test)


def test_what_a_seat_is_advised_is_told_to_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), bot("B")], seed="alone")
            address = client.url.replace("http", "ws") + f"/api/games/{made.game}/socket"
            async with connect(address) as watcher, client.join(made.game, made.seats[0].token) as seat:
                await watcher.send('{"type":"hello"}')
                await until(seat, mine)
                found = await seat.hint()
                heard = ""
                while True:
                    try:
                        heard += str(await asyncio.wait_for(watcher.recv(), 0.3))
                    except TimeoutError:
                        break
                assert '"welcome"' in heard
                assert "advised" not in heard
                assert found.text not in heard

    run(test)


def test_motives_of_every_move_and_of_none_that_is_secret(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), bot("B", "sensible")], modules=["street_trader"], seed="why")
            async with client.join(made.game, made.seats[0].token) as seat, client.join(made.game) as watcher:
                await play_on(seat, 6)
                await until(seat, mine)
                await until(watcher, lambda w: w.at >= seat.at)
                keys = set[str]()
                for number in range(1, seat.at + 1):
                    told = await watcher.motives(number)
                    assert told.number == number
                    assert told.text.endswith(".")
                    own = await seat.motives(number)
                    assert (own.text, own.motives) == (told.text, told.motives)
                    keys.add(told.motives[0].key)
                first = next(entry for entry in await client.history(made.game) if entry.move == "choose-citizens")
                assert (await seat.motives(first.number)).motives[0].key == "secret"
                assert {"secret", "money"} <= keys
                await refused(watcher.motives(0), "no-such-move")
                await refused(watcher.motives(seat.at + 1), "no-such-move")

    run(test)


def test_a_review_comes_after_the_game_and_is_worked_out_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), bot("B", "sensible")], seed="review")
            async with client.join(made.game, made.seats[0].token) as seat:
                await refused(client.review(made.game), "not-over")
                await play_on(seat)
            first, again = await asyncio.gather(client.review(made.game), client.review(made.game))
            assert first == again
            begun = time.perf_counter()
            assert await client.review(made.game) == first
            assert time.perf_counter() - begun < 0.5
            assert len(first.lost) == len(first.luck) == 2
            assert first.slips
            history = await client.history(made.game)
            for slip in first.slips:
                assert history[slip.number].seat == slip.seat
                assert slip.played != slip.better
                assert slip.lost > 0
                assert slip.text.endswith(".")
            async with Client(client.url, language="de") as german:
                assert (await german.review(made.game)).slips[0].text.startswith("Das ")

    run(test)


def test_where_nobody_can_think_the_table_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that die are started again; if that does not help, the answer says so."""

    async def fails(*_: object) -> None:
        raise BotFailed

    async def test() -> None:
        async with serving(tmp_path, bot_processes=1) as client:
            made = await client.create([person("A"), bot("B")], seed="dead")
            async with client.join(made.game, made.seats[0].token) as seat:
                await until(seat, mine)
                for path in Path("/proc").glob("[0-9]*/stat"):
                    await kill_worker(path)
                assert (await seat.hint()).move
                await play_on(seat, 1)
                await until(seat, mine)
                with monkeypatch.context() as broken:
                    for name in ("hint", "motives", "review"):
                        broken.setattr(Bots, name, fails)
                    await refused(seat.hint(), "no-advice")
                    await refused(seat.motives(1), "no-advice")
                    await play_on(seat)
                    await refused(client.review(made.game), "no-advice")
                assert (await client.review(made.game)).lost

    run(test)


def test_reviews_do_not_pile_up(tmp_path: Path) -> None:
    async def test() -> None:
        limits = msgspec.structs.replace(Limits.none(), reviews=0)
        async with serving(tmp_path, limits=limits) as client:
            made = await client.create([person("A"), bot("B")], seed="pile")
            async with client.join(made.game, made.seats[0].token) as seat:
                await play_on(seat)
            await refused(client.review(made.game), "too-many-requests")

    run(test)
