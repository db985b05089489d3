"""Whole games over the wire: persons, bots, spectators, undo, chat, standing orders, leaving and coming back."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sabika.client import MoveRefused, Seat, ServerError
from sabika.core.log import read
from sabika.core.ruleset import Config
from sabika.game import Game, replay
from sabika.server import show, wire
from sabika.server.problems import STATUS
from sabika.server.store import EntryRow, Store
from tests.server.support import bot, mine, person, play_on, run, serving, until


async def entries(folder: Path, game: str) -> list[EntryRow]:
    """What was done at a table, from the database of a server that has ended."""
    store = Store(str(folder / "test.db"))
    await store.open()
    found = await store.game(game)
    await store.close()
    assert found is not None
    return found[2]


@pytest.mark.parametrize("modules", [(), ("characters", "bazaars", "sultan")])
def test_two_persons_and_a_bot_play_a_whole_game(tmp_path: Path, modules: tuple[str, ...]) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("Amina"), bot("Boabdil"), person("Carmen")], modules=modules)
            assert [key.token is None for key in made.seats] == [False, True, False]
            async with (
                client.join(made.game, made.seats[0].token) as amina,
                client.join(made.game, made.seats[2].token) as carmen,
                client.join(made.game) as watcher,
                client.join(made.game, detail="moves") as program,
            ):
                await asyncio.gather(play_on(amina), play_on(carmen, rng=random.Random(2)))
                await until(watcher, lambda s: s.table is not None and s.table.over)
                await until(program, lambda s: s.at == watcher.at)
                assert watcher.table is not None
                assert watcher.table.winners
                assert watcher.table.seed is not None
            again = replay(read((await client._http.get(f"/api/games/{made.game}/log")).text))
            assert again.over
            assert len(again.played) == watcher.at
            assert (await client.verification(made.game)).verified
            assert (await client.summary(made.game)).scores == list(again.scores)
            listing = (await client.games())[0]
            assert (listing.game, listing.moves, listing.over) == (made.game, watcher.at, True)
            assert listing.scores == list(again.scores)
            early = await client.table(made.game, at=3)
            assert early.at == 3
            assert all(seat.hand is not None for seat in early.seats if seat.kind != "dirk")

    run(test)


def test_a_program_is_told_its_own_move_once_with_the_acknowledgement(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")], seed="x")
            tokens = [key.token for key in made.seats]
            game = Game(Config(players=2), seed="x")
            decider = game.decider or 0
            async with (
                client.join(made.game, tokens[decider], "moves") as program,
                client.join(made.game, tokens[decider], "moves") as beside,
                client.join(made.game, tokens[decider]) as table,
            ):
                told: dict[Seat, list[object]] = {program: [], beside: [], table: []}
                for seat, frames in told.items():
                    seat._take = _kept(seat._take, frames)  # type: ignore[method-assign]
                move = game.options()[0].text
                assert await program.play(move) == 1 == program.at
                await until(table, lambda s: s.table is not None and s.table.at == 1)
                await until(beside, lambda s: s.at == 1)
                (ack,) = told[program]
                assert isinstance(ack, wire.Ack)
                assert ack.entry is not None
                assert (ack.entry.number, ack.entry.seat, ack.entry.move) == (1, decider, move)
                (moved,) = told[beside]
                assert isinstance(moved, wire.Moved)
                assert moved.entry == ack.entry
                assert [type(frame) for frame in told[table]] == [wire.Moved, wire.Table]
                news = await anext(program.news())
                while not isinstance(news, wire.Moved):
                    news = await anext(program.news())
                assert news.entry == ack.entry

    run(test)


@pytest.mark.parametrize("noticed", [False, True], ids=["while asking", "before"])
def test_whoever_asks_when_the_connection_ends_is_told(tmp_path: Path, noticed: bool) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")])
            async with client.join(made.game, made.seats[0].token) as seat:
                send = seat._socket.send

                async def ending(*frame: Any, **how: Any) -> None:
                    await seat._socket.close()
                    await seat._reader
                    await send(*frame, **how)

                if noticed:
                    await seat._socket.close()
                    await seat._reader
                else:
                    seat._socket.send = ending  # type: ignore[method-assign]
                with pytest.raises(ConnectionError, match="has ended"):
                    await seat.ping()

    run(test)


def _kept(take: Callable[[Any], None], frames: list[object]) -> Callable[[Any], None]:
    def keep(frame: Any) -> None:
        if not isinstance(frame, wire.Presence):
            frames.append(frame)
        take(frame)

    return keep


def test_every_language_is_spoken(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")], seed="x")
            prompts = set()
            for client.language in ("en", "de", "fr"):
                async with client.join(made.game, made.seats[0].token) as seat:
                    assert seat.table is not None
                    assert seat.table.decision is not None
                    prompts.add(seat.table.decision.prompt)
                with pytest.raises(ServerError) as caught:
                    async with client.join(made.game, "no token"):
                        pass
                prompts.add(caught.value.failure.cause)
            assert len(prompts) == 6

    run(test)


def test_a_move_is_refused_with_the_rule_and_a_request_for_another_position_is_stale(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")], seed="x")
            async with (
                client.join(made.game, made.seats[0].token) as a,
                client.join(made.game, made.seats[1].token) as b,
            ):
                first, second = (a, b) if mine(a) else (b, a)
                assert first.table is not None
                assert first.table.decision is not None
                move = first.table.decision.choices[0].move
                with pytest.raises(MoveRefused) as refused:
                    await second.play(move)
                assert refused.value.reasons[0].rule == "base.turn.clockwise"
                with pytest.raises(ServerError, match="stale"):
                    await first.play(move, at=5)
                with pytest.raises(ServerError, match="not-understood"):
                    await first.play("dance wildly")
                reasons = await first.why(move="buy tower-7-NEW denar9")
                assert reasons
                (wall,) = (await first.preview(move)).outlines
                assert (wall.before, wall.after) == (0, 0)
                await first.play(move)
                with pytest.raises(ServerError, match="stale"):
                    await first.play(move, at=0)

    run(test)


def test_only_the_own_last_move_is_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B"), person("C")], seed="undo")
            seats = [client.join(made.game, key.token) for key in made.seats]
            async with seats[0], seats[1], seats[2]:
                first = next(seat for seat in seats if mine(seat))
                other = next(seat for seat in seats if seat is not first)
                assert first.table is not None
                assert first.table.decision is not None
                buys = [c.move for c in first.table.decision.choices if c.verb == "buy"]
                assert buys, "choose another seed"
                await first.play(buys[0])
                await until(other, lambda s: s.table is not None and s.table.at == 1)
                assert first.table.can_undo
                assert other.table is not None
                assert not other.table.can_undo
                with pytest.raises(ServerError, match="no-undo"):
                    await other.undo()
                assert await first.undo() == 0
                await until(other, lambda s: s.table is not None and s.table.at == 0)
                assert first.at == 0
                await first.play(buys[0])
                assert first.at == 1
            assert [entry.move for entry in await client.history(made.game)] == ["", buys[0]]

    run(test)


def test_what_was_answered_without_asking_is_taken_back_with_the_move_before_it(tmp_path: Path) -> None:
    """exchange-certificates.flow.decisions: whoever never stores anything takes back the purchase itself, since the
    answer alone would be given again at once."""

    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")], modules=["exchange_certificates"], seed="undo")
            seats = [client.join(made.game, key.token) for key in made.seats]
            async with seats[0], seats[1]:
                for one in seats:
                    await one.order("storing", "never")
                mover = await _answered_unasked(seats)
                history = await client.history(made.game)
                assert history[-1].move == "store-nothing"
                assert history[-2].seat == history[-1].seat
                await until(mover, lambda s: s.table is not None and s.table.can_undo)
                at = len(history) - 3
                assert await mover.undo() == at
                await until(mover, mine)
                assert mover.at == at
        assert [entry.kind for entry in await entries(tmp_path, made.game)][-2:] == ["undo", "undo"]

    run(test)


async def _answered_unasked(seats: list[Seat]) -> Seat:
    """Play at random until somebody's move was followed by an answer for which nobody was asked."""
    while True:
        mover = next((seat for seat in seats if mine(seat)), None)
        if mover is None:
            await asyncio.sleep(0.005)
            continue
        before = mover.at
        await play_on(mover, 1)
        await asyncio.sleep(0.02)
        if mover.at == before + 2:
            return mover


def test_nobody_takes_back_what_a_bot_does_for_the_own_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, bot_pause=3) as client:
            made = await client.create([person("A"), person("B")], seed="undo")
            seats = [client.join(made.game, key.token) for key in made.seats]
            async with seats[0], seats[1]:
                seat = next(seat for seat in seats if mine(seat))
                assert seat.table is not None
                assert seat.table.decision is not None
                await seat.play(next(c.move for c in seat.table.decision.choices if c.verb == "buy"))
                await until(seat, lambda s: s.table is not None and s.table.can_undo)
                await seat.resign("random")
                await until(seat, lambda s: s.table is not None and not s.table.can_undo)
                with pytest.raises(ServerError, match="no-undo"):
                    await seat.undo()

    run(test)


def test_without_the_house_rule_nothing_is_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create(
                [person("A"), person("B")], seed="undo", house=wire.House(undo=False, listed=False)
            )
            async with (
                client.join(made.game, made.seats[0].token) as a,
                client.join(made.game, made.seats[1].token) as b,
            ):
                seat = a if mine(a) else b
                await play_on(seat, 1)
                with pytest.raises(ServerError, match="no-undo"):
                    await seat.undo()
            assert not await client.games()

    run(test)


def test_nothing_is_taken_back_once_the_game_is_over(tmp_path: Path) -> None:
    """Everything has been shown by then, the seed too."""

    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B"), person("C")], seed="end")
            seats = [client.join(made.game, key.token) for key in made.seats]
            async with seats[0], seats[1], seats[2]:
                await asyncio.gather(*(play_on(seat) for seat in seats))
                for seat in seats:
                    assert seat.table is not None
                    assert not seat.table.can_undo
                    with pytest.raises(ServerError, match="no-undo"):
                        await seat.undo()
            assert (await client.table(made.game)).over

    run(test)


def test_chat_reaches_everybody_and_stays(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("Amina"), person("B")])
            async with client.join(made.game, made.seats[0].token) as amina, client.join(made.game) as watcher:
                await amina.say("¡Hola! <b>")
                await watcher.say("hello")
                said = []
                async for news in watcher.news():
                    if isinstance(news, wire.Said):
                        said.append((news.line.seat, news.line.name, news.line.text))
                    if len(said) == 2:
                        break
                assert said == [(0, "Amina", "¡Hola! <b>"), (None, "", "hello")]
        async with serving(tmp_path) as client, client.join(made.game) as watcher:
            assert [line.text for line in watcher.welcome.chat] == ["¡Hola! <b>", "hello"]

    run(test)


def test_where_the_house_forbids_it_spectators_only_read_along(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")], house=wire.House(spectator_chat=False))
            async with client.join(made.game, made.seats[0].token) as seat, client.join(made.game) as watcher:
                with pytest.raises(ServerError, match="no-spectator-chat"):
                    await watcher.say("hello")
                await seat.say("welcome")
            said = await client._http.post(f"/api/games/{made.game}/chat", json={"id": 1, "text": "hello"})
            assert (said.status_code, said.json()["code"]) == (409, "no-spectator-chat")
            async with client.join(made.game) as watcher:
                assert [line.text for line in watcher.welcome.chat] == ["welcome"]

    run(test)


def test_a_seat_is_left_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, bot_pause=0.05) as client:
            made = await client.create([person("A"), bot("B"), bot("C")], seed="resign")
            async with client.join(made.game, made.seats[0].token) as seat:
                await seat.resign("random")
                await until(seat, lambda s: s.at > 10)
                assert seat.table is not None
                assert seat.table.seats[0].kind == "bot"
                await seat.resign(None)
                await until(seat, lambda s: s.table is not None and s.table.seats[0].kind == "person" and mine(s))
                await play_on(seat, 2)
                with pytest.raises(ServerError, match="unknown-bot"):
                    await seat.resign("genius")

    run(test)


def test_somebody_who_is_away_can_be_replaced(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, away_seconds=0.3) as client:
            made = await client.create([person("A"), person("B"), bot("C")], seed="away")
            async with client.join(made.game, made.seats[0].token) as a:
                async with client.join(made.game, made.seats[1].token):
                    with pytest.raises(ServerError, match="not-away"):
                        await a.resign("random", seat=1)
                with pytest.raises(ServerError, match="not-your-seat"):
                    await a.resign(None, seat=2)
                await asyncio.sleep(0.5)
                await a.resign("random", seat=1)
                await play_on(a)
                assert a.table is not None
                assert a.table.over

    run(test)


@pytest.mark.parametrize(
    "modules", [["characters", "street_trader"], ["thieves", "vizier", "master_builders"]], ids=str
)
def test_standing_orders_answer_windows(tmp_path: Path, modules: list[str]) -> None:
    """With the orders ``never`` nobody is asked in a window between turns, and the game goes on to its end."""

    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), bot("B"), bot("C")], modules=modules, seed="o")
            async with client.join(made.game, made.seats[0].token) as seat:
                met: set[str] = set()
                while seat.table is not None and not seat.table.over:
                    await until(seat, lambda s: s.table is not None and (s.table.over or mine(s)))
                    decision = seat.table.decision
                    if decision is None:
                        break
                    assert decision.frame not in met, "asked in spite of a standing order"
                    if decision.decline is not None:
                        met.add(decision.frame)
                        await seat.order(decision.frame, "never")
                        at = seat.at
                        await until(seat, lambda s, at=at: s.table.at > at)  # type: ignore[misc]
                    else:
                        await play_on(seat, 1)
                assert met, "no window was met"
                assert {order.frame for order in seat.table.orders} == met
                order = next(iter(met))
                await seat.order(order, "ask")
                await until(seat, lambda s: s.table is not None and order not in {o.frame for o in s.table.orders})

    run(test)


def test_with_the_order_news_nothing_is_asked_that_was_declined_last(tmp_path: Path) -> None:
    """Somebody who always declines is asked about whatever is new and about nothing else, restarts or not."""

    async def decline(seat: Seat, moves: int) -> set[int]:
        """Play on; the numbers of moves after which a window asked."""
        asked = set()
        for _ in range(moves):
            await until(seat, lambda s: s.table is not None and (s.table.over or mine(s)))
            assert seat.table is not None
            decision = seat.table.decision
            if decision is None:
                break
            if decision.decline is None:
                await play_on(seat, 1, random.Random(seat.at))
                continue
            asked.add(seat.at)
            await seat.play(decision.decline)
            await until(seat, lambda s: s.table is not None and s.table.at >= s.at)
        return asked

    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create(
                [person("A"), bot("B"), bot("C")], modules=["vizier", "thieves", "characters"], seed="news"
            )
            async with client.join(made.game, made.seats[0].token) as seat:
                assert seat.table is not None
                for frame in seat.table.windows:
                    await seat.order(frame, "news")
        asked: set[int] = set()
        for moves in (25, 10_000):
            async with serving(tmp_path) as client, client.join(made.game, made.seats[0].token) as seat:
                asked |= await decline(seat, moves)
                record = await client._http.get(f"/api/games/{made.game}/log")
        met = windows_met(replay(read(record.text)), 0)
        assert asked == {number for number, new in met if new}
        assert 5 < len(asked) < len(met) - 5

    run(test)


def windows_met(game: Game, seat: int) -> list[tuple[int, bool]]:
    """Where a seat that always declines could have done something else, and whether that was new: paying with other
    cards is not, another character is."""
    found, declined = [], dict[str, set[Any]]()
    for number, played in enumerate(game.played):
        then = game.as_of(number)
        asked = show.asked(then)
        if played.seat != seat or asked is None or asked.decline is None:
            continue
        character = getattr(then.state.stack[-1], "card", None)
        offers = {
            (character, option.action.kind, *(arg for arg in option.action.args if arg[0] != "cards"))
            for option in then.options()
        }
        if asked.choices > 1:
            found.append((number, not offers <= declined.get(asked.frame, set())))
        declined[asked.frame] = offers
    return found


def test_standing_orders_are_for_windows_and_written_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")], modules=["characters"])
            async with client.join(made.game, made.seats[0].token) as seat:
                assert seat.table is not None
                assert "auction" in seat.table.windows
                for frame in ("act", "claim", "\0", "x" * 64):
                    with pytest.raises(ServerError, match="no-window"):
                        await seat.order(frame, "never")
                for policy in ("ask", "never", "never", "ask", "ask"):
                    await seat.order("auction", policy)
        assert [entry.kind for entry in await entries(tmp_path, made.game)] == ["found", "order", "order"]

    run(test)


def test_a_seat_that_is_left_already_is_not_left_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")])
            async with client.join(made.game, made.seats[0].token) as seat:
                for level in (None, "random", "random", None, None):
                    await seat.resign(level)
        assert [entry.kind for entry in await entries(tmp_path, made.game)].count("resign") == 2

    run(test)


def test_an_answer_that_is_given_for_somebody_takes_its_time_where_others_play(tmp_path: Path) -> None:
    window = 0.05

    async def test() -> None:
        async with serving(tmp_path, window=window) as client:
            made = await client.create([person("A"), person("B")], modules=["characters"], seed="silence")
            seats = [client.join(made.game, key.token) for key in made.seats]
            async with seats[0] as a, seats[1] as b:
                await b.order("auction", "never")
                await asyncio.gather(play_on(a), play_on(b, rng=random.Random(2)))
        spared = [
            entry.time - before.time
            for before, entry in pairwise(await entries(tmp_path, made.game))
            if entry.kind == "play" and entry.seat == 1 and entry.text == "bid 0"
        ]
        assert spared
        assert min(spared) >= window

    run(test)


def test_presence_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")])
            async with client.join(made.game, made.seats[0].token) as a:
                async with client.join(made.game, made.seats[1].token), client.join(made.game):
                    presence = None
                    async for news in a.news():
                        if isinstance(news, wire.Presence):
                            presence = news
                            if news.spectators == 1 and all(news.connected):
                                break
                assert presence is not None
                assert presence.kinds == ["person", "person"]
                async for news in a.news():
                    if isinstance(news, wire.Presence) and news.connected == [True, False] and not news.spectators:
                        break

    run(test)


def test_hidden_tables_come_back_from_the_database(tmp_path: Path) -> None:
    """With room for one table in memory, tables leave and come back without anybody noticing."""

    async def test() -> None:
        async with serving(tmp_path, tables_in_memory=1) as client:
            games = [await client.create([person("A"), bot("B"), bot("C")], seed=str(i)) for i in range(3)]
            for _ in range(3):
                for made in games:
                    async with client.join(made.game, made.seats[0].token) as seat:
                        await play_on(seat, 3)
            for made in games:
                assert len(await client.history(made.game)) >= 9

    run(test)


def test_the_example_of_the_documentation_plays_a_game(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    example: dict[str, Any] = {}
    exec(page.partition("```python\n")[2].partition("```")[0], example)

    async def test() -> None:
        async with serving(tmp_path) as client:
            assert len(await example["play_a_game"](client.url)) == 3

    run(test)


def test_every_problem_is_documented_and_has_its_status_there() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| (\d{3}) \| (.*) \|$", page, re.MULTILINE))
    told = {code: int(status) for status, codes in rows.items() for code in re.findall(r"`([a-z-]+)`", codes)}
    assert told == {code: status for code, status in STATUS.items() if code != "defect"}


def test_frames_have_the_tags_of_the_contract() -> None:
    tags = {kind.__struct_config__.tag for kind in (*wire.ClientFrame.__args__, *wire.ServerFrame.__args__)}
    assert len(tags) == len(wire.ClientFrame.__args__) + len(wire.ServerFrame.__args__)
    assert msgspec.json.decode(b'{"type":"ping","id":1}', type=wire.ClientFrame) == wire.Ping(id=1)
