"""Games that go on from a moment of another one that is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from sabika.client import Client, ServerError
from sabika.core.log import read
from sabika.game import replay
from sabika.server import wire
from sabika.server.store import Store
from tests.server.support import bot, person, play_on, run, serving, until

SEATS = [person("Amina"), bot("Boabdil")]
MODULES = ("characters", "bazaars")


async def finished(client: Client) -> str:
    """A game of bots that is over."""
    made = await client.create([bot("Amina"), bot("Boabdil")], modules=MODULES)
    async with client.join(made.game) as watcher:
        await until(watcher, lambda s: s.table is not None and s.table.over)
    return made.game


def test_a_game_goes_on_from_another_to_its_own_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            old = await finished(client)
            at = (await client.table(old)).at // 2
            moment = wire.Moment(game=old, at=at)
            made = await client.create(SEATS, continues=moment, seed="ignored", box="granada")
            before, begun = await client.table(old, at=at), await client.table(made.game, at=at)
            assert (begun.box, begun.modules) == ("alhambra", list(MODULES))
            assert (begun.turn, begun.market, begun.display) == (before.turn, before.market, before.display)
            assert [seat.palace for seat in begun.seats] == [seat.palace for seat in before.seats]
            assert (before.continues, begun.continues) == (None, moment)
            assert begun.seed is None
            assert [entry.move for entry in await client.history(made.game)][: at + 1] == [
                entry.move for entry in await client.history(old)
            ][: at + 1]
            async with client.join(made.game, made.seats[0].token) as amina:
                await play_on(amina)
            end = await client.table(made.game)
            assert end.seed == (await client.table(old)).seed
            again = replay(read((await client._http.get(f"/api/games/{made.game}/log")).text))
            assert (len(again.played), list(again.scores)) == (end.at, (await client.summary(made.game)).scores)

    run(test)


def test_what_it_took_over_is_saved_with_its_founding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        saved: list[int] = []
        append = Store.append

        async def counted(self: Store, *rows: object) -> None:
            saved.append(len(rows))
            await append(self, *rows)  # type: ignore[arg-type]

        async with serving(tmp_path) as client:
            old = await finished(client)
            monkeypatch.setattr(Store, "append", counted)
            made = await client.create([person("Amina"), person("Boabdil")], continues=wire.Moment(game=old, at=21))
            assert saved == [1 + 2 + 1 + 21]
            told = await client.table(made.game)
        async with serving(tmp_path) as client:
            again = await client.table(made.game)
            assert (again.at, again.version, again.continues) == (21, 22, told.continues)
            assert (again.market, again.display, again.decision) == (told.market, told.display, told.decision)
            assert (await client.games())[0].moves == 21

    run(test)


def test_a_move_that_was_taken_over_can_be_taken_back_by_whoever_could_have(tmp_path: Path) -> None:
    """Somebody who goes on in the middle of a turn may begin that turn otherwise."""

    async def test() -> None:
        async with serving(tmp_path) as client:
            old = await finished(client)
            met = set()
            for at in range(1, 40):
                made = await client.create([person("Amina"), person("Boabdil")], continues=wire.Moment(game=old, at=at))
                mover = (await client.history(made.game))[at].seat
                assert mover is not None
                token = made.seats[mover].token
                can_undo = (await client.table(made.game, token)).can_undo
                met.add(can_undo)
                if can_undo:
                    async with client.join(made.game, token) as seat:
                        assert await seat.undo() == at - 1
            assert met == {True, False}

    run(test)


@pytest.mark.parametrize(("over", "code"), [(False, "still-running"), (True, "nothing-left")])
def test_only_what_is_over_goes_on_and_only_before_its_end(tmp_path: Path, over: bool, code: str) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            old = await finished(client) if over else (await client.create([person("A"), person("B")])).game
            at = (await client.table(old)).at
            with pytest.raises(ServerError) as caught:
                await client.create(SEATS, continues=wire.Moment(game=old, at=at))
            assert caught.value.failure.code == code
            with pytest.raises(ServerError) as caught:
                await client.create(SEATS, continues=wire.Moment(game="nowhere", at=0))
            assert caught.value.failure.code == "unknown-game"
            assert len(await client.games()) == 1

    run(test)


def test_the_seats_must_be_as_many_as_they_were(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            old = await finished(client)
            with pytest.raises(ServerError) as caught:
                await client.create([*SEATS, person("Carmen")], continues=wire.Moment(game=old, at=5))
            assert caught.value.failure.code == "wrong-seats"

    run(test)
