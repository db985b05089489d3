"""The same server on PostgreSQL. Skipped only where no PostgreSQL is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from sabika.server.store import database_url
from tests.server.support import bot, person, play_on, refuses_control_characters, run, serving


def _binary(name: str) -> str | None:
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(found[-1]) if found else None)


@pytest.fixture(scope="module")
def postgresql() -> Iterator[str]:
    """A PostgreSQL of its own in a temporary folder, reached by a socket there. It refuses to run as root."""
    initdb, pg_ctl = _binary("initdb"), _binary("pg_ctl")
    if initdb is None or pg_ctl is None:
        pytest.skip("no PostgreSQL is installed")
    folder = tempfile.mkdtemp(prefix="sabika-pg-")
    other = os.geteuid() == 0
    if other:
        shutil.chown(folder, "postgres")
    user = ["runuser", "-u", "postgres", "--"] if other else []
    data = f"{folder}/data"

    def call(*command: str) -> None:
        subprocess.run([*user, *command], check=True, capture_output=True, cwd=folder, timeout=60)

    try:
        call(initdb, "-D", data, "-U", "postgres", "-A", "trust", "--no-sync")
        options = f"-c listen_addresses= -c unix_socket_directories={folder}"
        call(pg_ctl, "-D", data, "-o", options, "-l", f"{folder}/log", "-w", "start")
        yield f"postgresql://postgres@/postgres?host={folder}"
        call(pg_ctl, "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def test_a_game_is_played_on_and_comes_back(postgresql: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, database=postgresql) as client:
            made = await client.create([person("A"), bot("B"), bot("C")], seed="pg")
            async with client.join(made.game, made.seats[0].token) as seat:
                await play_on(seat, 5)
                await seat.say("hello")
                at = seat.at
        async with serving(tmp_path, database=postgresql) as client:
            async with client.join(made.game, made.seats[0].token) as seat:
                assert seat.at >= at
                assert [line.text for line in seat.welcome.chat] == ["hello"]
                await play_on(seat)
            listing = (await client.games())[0]
            assert (listing.game, listing.over) == (made.game, True)

    run(test)


def test_control_characters_are_refused(postgresql: str, tmp_path: Path) -> None:
    """PostgreSQL keeps no NUL in a text."""

    async def test() -> None:
        async with serving(tmp_path, database=postgresql) as client:
            await refuses_control_characters(client)

    run(test)


def test_urls() -> None:
    assert str(database_url("a.db")) == "sqlite:///a.db"
    assert str(database_url("/x/a.db")) == "sqlite:////x/a.db"
    assert str(database_url("postgres://u@h/d")) == "postgresql+psycopg://u@h/d"
    assert database_url("postgres://u@h/d") == database_url("postgresql://u@h/d")
    with pytest.raises(Exception, match="mysql"):
        database_url("mysql://x")
