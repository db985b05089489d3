"""The command, the built client, and what happens when something cannot be saved."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from sabika.client import Client, ServerError
from sabika.server import static
from sabika.server.problems import STATUS, Problem
from sabika.server.seats import Seat, hashed, seat_of
from sabika.server.store import EntryRow, Founded, Store
from tests.server.support import mine, person, play_on, run, serving

SERVE = [sys.executable, "-m", "sabika.cli.app", "serve", "--port", "0"]


def test_serve_says_where_it_is_and_ends_when_told(tmp_path: Path) -> None:
    command = [*SERVE, "--database", str(tmp_path / "a.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said.startswith("Sabika is open at http://127.0.0.1:")
        assert httpx.get(said.split()[4]).headers["content-type"].startswith("text/html")
        process.send_signal(signal.SIGINT)
        assert process.wait(15) == 0


@pytest.mark.parametrize(
    ("database", "said"),
    [("nowhere/a.db", "cannot be opened"), ("mysql://a", "unknown"), ("junk.db", "not a database")],
)
def test_a_database_that_cannot_be_used_is_told_in_one_line(tmp_path: Path, database: str, said: str) -> None:
    (tmp_path / "junk.db").write_bytes(b"junk" * 100)
    found = subprocess.run([*SERVE, "--database", database], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert found.returncode == 2
    assert said in found.stderr
    assert len(found.stderr.splitlines()) == 1


def test_the_client_is_served_compressed_and_cached(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "assets" / "a-1234.js").write_text("let a = 1;" * 500)
    files = static.read_files(tmp_path)
    assert set(files) == {"index.html", "assets/a-1234.js"}
    assert files["assets/a-1234.js"].forever
    assert not files["index.html"].forever
    packed = files["assets/a-1234.js"].packed
    assert packed is not None
    assert len(packed) < 200
    assert b"make web" in static.read_files(tmp_path / "nothing")["index.html"].plain


def test_static_answers(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            first = await client._http.get("/")
            assert first.status_code == 200
            again = await client._http.get("/", headers={"If-None-Match": first.headers["etag"]})
            assert again.status_code == 304
            assert not again.content
            missing = await client._http.get("/favicon.nothing")
            assert missing.status_code == 404

    run(test)


def test_what_cannot_be_saved_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails once: the move is refused, the table is read again, and the next move is played."""

    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")], seed="disk")
            good = Store._commit

            def full(_store: Store, _batch: Any) -> bool:
                return False

            seats = [client.join(made.game, key.token) for key in made.seats]
            async with seats[0] as a, seats[1] as b:
                seat = a if mine(a) else b
                assert seat.table is not None
                assert seat.table.decision is not None
                monkeypatch.setattr(Store, "_commit", full)
                with pytest.raises((ServerError, ConnectionError), match=r"not-saved|ended"):
                    await seat.play(seat.table.decision.choices[0].move)
                monkeypatch.setattr(Store, "_commit", good)
            assert len(await client.history(made.game)) == 1
            token = next(key.token for key, joined in zip(made.seats, seats, strict=True) if joined is seat)
            async with client.join(made.game, token) as back:
                await play_on(back, 1)
                assert back.at == 1

    run(test)


def test_many_writers_share_transactions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        sizes = []
        good = Store._commit

        def counted(store: Store, batch: Any) -> bool:
            sizes.append(len(batch))
            return good(store, batch)

        monkeypatch.setattr(Store, "_commit", counted)
        store = Store(str(tmp_path / "a.db"))
        await store.open()
        await store.append(Founded("g", 1.0, True, 1, "{}", "{}", "s"))
        rows = [EntryRow("g", number, "chat", None, "x", 1.0, "{}") for number in range(100)]
        await asyncio.gather(*(store.append(row) for row in rows))
        assert sum(sizes) == 101
        assert len(sizes) <= 3
        again = await asyncio.gather(
            store.append(rows[0]),
            store.append(EntryRow("g", 100, "chat", None, "x", 1.0, "{}")),
            return_exceptions=True,
        )
        assert isinstance(again[0], Problem), "a number stands there once"
        assert again[1] is None, "what can be saved is saved"
        found = await store.game("g")
        assert found is not None
        assert len(found[2]) == 101
        await store.close()

    run(test)


def test_a_token_opens_its_own_seat_alone() -> None:
    seats = [Seat(name=name, token_hash=hashed(name), level=None) for name in "ab"]
    seats.append(Seat(name="c", token_hash=None, level="random"))
    assert [seat_of(token, seats) for token in ("a", "b", "c", "", hashed("a"))] == [0, 1, None, None, None]


@pytest.mark.parametrize("code", STATUS)
def test_every_problem_is_told_in_every_language(code: str) -> None:
    names = ("detail", "at", "moves", "name", "seconds", "level", "known", "seats", "players", "frame")
    args = dict.fromkeys(names, 1)
    said = {Problem(code, **args).failure(language).cause for language in ("en", "de", "fr")}
    assert len(said) == 3


@pytest.mark.parametrize("answer", ["200 OK", "502 Bad Gateway"])
def test_the_client_names_an_address_where_something_else_answers(answer: str) -> None:
    async def other(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 6\r\nConnection: close\r\n\r\n<html>".encode())
        writer.close()

    async def go() -> None:
        async with await asyncio.start_server(other, "127.0.0.1", 0) as server:
            host, port = server.sockets[0].getsockname()
            async with Client(f"http://{host}:{port}") as client:
                with pytest.raises(ServerError, match=rf"not-sabika: .*:{port}/.*{answer[:3]}.*check the address"):
                    await client.catalogue()

    asyncio.run(go())
