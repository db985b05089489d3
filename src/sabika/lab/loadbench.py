"""How many moves a server carries out, beside a bare WebSocket echo on the same core.

The server and the echo run on one core, that of the disk, and whoever asks on another. How many are answered is asked
with a WebSocket of its own that costs as little as possible, so that it is the server that is measured; how long an
answer takes is asked at a pace with the library that programs use. Every table has two persons and a bot; persons
follow the game by the moves they are told and choose at random. The seed is known here, so that following needs nothing
else.
"""

from __future__ import annotations

import asyncio
import gc
import os
import platform
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from rich.table import Table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import SabikaError
from sabika.core.ruleset import Config
from sabika.lab.websocket import LibrarySocket, RawSocket, connect, connect_by_library
from sabika.rules.boxes import ruleset

INTERRUPTS: Final = Path("/proc/interrupts")
PACE: Final = 200
"""Moves per second at which waiting times are compared, those of bots included."""
PERSONS: Final = 2 / 3
"""The part of the moves that persons make."""


class _Entry(msgspec.Struct):
    number: int
    move: str


class _Ack(msgspec.Struct, tag="ack"):
    entry: _Entry


class _Moved(msgspec.Struct, tag="moved"):
    entry: _Entry


class _Presence(msgspec.Struct, tag="presence"):
    pass


class _Welcome(msgspec.Struct, tag="welcome"):
    pass


_frames: Final = msgspec.json.Decoder(_Ack | _Moved | _Presence | _Welcome)


class Tally:
    """What was answered while somebody counted, and how long each answer took."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.moves = 0
        """Moves that were told, those of bots included."""
        self.seconds = 0.0
        self.cpu = 0.0
        """Seconds the server's process has worked meanwhile."""

    def percentile(self, part: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000


class BusyTable:
    """A table with two persons and a bot. ``play`` lets the person who is to decide play, if one is. What was told is
    followed when somebody wants to play: it is no part of the wait for an acknowledgement that comes just behind."""

    def __init__(self, seed: str, eager: bool) -> None:
        self.seed, self.eager = seed, eager
        self.state = flow.start(ruleset(Config(players=3)), Chance.from_text(seed))
        self.sockets: list[RawSocket | LibrarySocket] = []
        self.tally = Tally()
        self.seen = 0
        self._unfollowed: list[str] = []
        """Moves that have not been followed."""
        self._asked = 0.0
        self._random = random.Random(seed)

    @property
    def ready(self) -> bool:
        return not self._asked and self._follow() in (0, 1)

    @property
    def over(self) -> bool:
        return self.state.over

    def _follow(self) -> int | None:
        """Who decides after all moves that were told."""
        for move in self._unfollowed:
            flow.play_move(self.state, self.state.rules.codec.read(move))
        self._unfollowed.clear()
        return self.state.decider

    def take(self, frame: bytes) -> None:
        told = _frames.decode(frame)
        if not isinstance(told, _Ack | _Moved):
            return
        if isinstance(told, _Ack):
            self.tally.waits.append(time.perf_counter() - self._asked)
            self._asked = 0.0
        if told.entry.number == self.seen + 1:
            self.seen += 1
            self.tally.moves += 1
            self._unfollowed.append(told.entry.move)
        if self.eager:
            self.play()

    def play(self) -> None:
        if not self.ready:
            return
        decider = self.state.decider
        assert decider is not None
        choices = flow.moves(self.state)
        move = self.state.rules.codec.text(choices[int(self._random.random() * len(choices))])
        self._asked = time.perf_counter()
        self.sockets[decider].send(b'{"type":"play","id":1,"move":"%s","at":%d}' % (move.encode(), self.seen))


class Running(NamedTuple):
    """A server that runs."""

    port: int
    process: int

    def cpu(self) -> float:
        """Seconds its process has worked so far."""
        fields = Path(f"/proc/{self.process}/stat").read_text("ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Echoing:
    """A connection to the echo."""

    MESSAGE: Final = b'{"type":"play","id":1,"move":"buy seraglio-4-NE denar4 denar9 denar2","at":123,"to":"echo"}'
    over: Final = False

    def __init__(self, eager: bool) -> None:
        self.eager = eager
        self.socket: RawSocket | LibrarySocket
        self.tally = Tally()
        self._asked = 0.0

    @property
    def ready(self) -> bool:
        return not self._asked

    def take(self, _frame: bytes) -> None:
        self.tally.waits.append(time.perf_counter() - self._asked)
        self.tally.moves += 1
        self._asked = 0.0
        if self.eager:
            self.play()

    def play(self) -> None:
        self._asked = time.perf_counter()
        self.socket.send(self.MESSAGE)


async def _measure(server: Running, busy: list[Any], seconds: float, pace: float | None) -> Tally:
    """Let them all play for a while, as fast as they are answered or at a pace. What they do as fast as they can counts
    until the first game is over, since fewer tables leave a server with less to do at once."""
    if pace is None:
        for each in busy:
            each.play()
        await asyncio.sleep(1.0)
    whole, before, begun = Tally(), server.cpu(), time.perf_counter()
    for each in busy:
        each.tally = whole
    if pace is None:
        while time.perf_counter() - begun < seconds and not any(each.over for each in busy):
            await asyncio.sleep(0.05)
    else:
        await _pace(busy, seconds, pace)
    for each in busy:
        each.tally = Tally()
    whole.cpu, whole.seconds = server.cpu() - before, time.perf_counter() - begun
    if not whole.waits:
        raise SabikaError("every game was over before the measurement", remedy="more tables")
    return whole


async def _pace(busy: list[Any], seconds: float, pace: float) -> None:
    begun, count, at = time.perf_counter(), 0, 0
    while (now := time.perf_counter() - begun) < seconds:
        while count < now * pace:
            count += 1
            for _ in range(len(busy)):
                at = (at + 1) % len(busy)
                if busy[at].ready:
                    busy[at].play()
                    break
        await asyncio.sleep(max(0.0, count / pace - (time.perf_counter() - begun)))


async def _echo(server: Running, sockets: int, seconds: float, pace: float | None, path: str = "/") -> Tally:
    busy = [Echoing(eager=pace is None) for _ in range(sockets)]
    for each in busy:
        each.socket = await (connect if pace is None else connect_by_library)(server.port, path, each.take)
    found = await _measure(server, busy, seconds, pace)
    for each in busy:
        each.socket.close()
    return found


async def _tables(server: Running, tables: int, seconds: float, pace: float | None) -> Tally:
    busy = [BusyTable(f"{time.time_ns()} {number}", eager=False) for number in range(tables)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        seats = [{"name": "A"}, {"name": "B"}, {"name": "C", "kind": "bot", "level": "random"}]
        for table in busy:
            made = (await http.post("/api/games", json={"seats": seats, "seed": table.seed})).json()
            for seat in made["seats"][:2]:
                opens = connect if pace is None else connect_by_library
                wire = await opens(server.port, f"/api/games/{made['game']}/socket", table.take)
                wire.send(msgspec.json.encode({"type": "hello", "token": seat["token"], "detail": "moves"}))
                table.sockets.append(wire)
    await asyncio.sleep(1.5)
    _move_children()
    for table in busy:
        table.eager = pace is None
    found = await _measure(server, busy, seconds, pace and pace * PERSONS)
    for table in busy:
        for wire in table.sockets:
            wire.close()
    await asyncio.sleep(0.5)
    return found


# ---------------------------------------------------------------- processes


@contextmanager
def _running(command: Callable[[int, Path], list[str]]) -> Iterator[Running]:
    """A server in a process of its own on its core; the processes it starts go to the other core."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", *command(port, Path(folder))],
            stdout=subprocess.DEVNULL,
            preexec_fn=lambda: _pin(0, _disk_core()),
        )
        try:
            _wait_for(port)
            yield Running(port, process.pid)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(10)


@cache
def _disk_core() -> int:
    """That of the first two cores to which disks report: whoever waits for them is soonest awake there."""
    if os.cpu_count() == 1 or not INTERRUPTS.exists():
        return 0
    lines = INTERRUPTS.read_text("utf-8").splitlines()
    counts = [line.split()[1:3] for line in lines if re.search(r"-req\.|nvme|ahci", line)]
    first, second = (sum(int(count[core]) for count in counts) for core in (0, 1))
    return int(second > first)


def _pin(process: int, core: int) -> None:
    if (os.cpu_count() or 1) > core:
        os.sched_setaffinity(process, {core})


def _move_children() -> None:
    """Bots think on the other core."""
    for status in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if b"sabika.server.bot_worker" in status.read_bytes():
                _pin(int(status.parent.name), 1 - _disk_core())
        except OSError:
            continue


def _wait_for(port: int) -> None:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError("the server does not listen")


def _serve(port: int, folder: Path) -> list[str]:
    options = ["--port", str(port), "--database", str(folder / "bench.db"), "--bot-pause", "0", "--unlimited"]
    return ["sabika.cli.app", "serve", *options]


def _serve_echo(port: int, folder: Path) -> list[str]:
    return ["sabika.lab.echo", str(port), str(folder / "echo.db")]


# ---------------------------------------------------------------- the report


def run(rounds: int = 3, seconds: float = 5, tables: int = 200) -> dict[str, Any]:
    """Alternate between echo and server, at the pace first: what thousands of moves per second leave to the disk is
    not what a server at that pace has to wait for. Ratios are taken round by round."""
    _pin(0, 1 - _disk_core())
    gc.disable()
    rows: list[dict[str, float]] = [{} for _ in range(rounds)]
    with _running(_serve_echo) as echo, _running(_serve) as server:
        for name, pace in (("paced", float(PACE)), ("full", None)):
            for row in rows:
                row |= _round(echo, server, name, pace, seconds, tables)
        for row in rows:
            kept = _told(_echo(echo, 2 * tables, seconds, PACE, "/kept"))
            row["paced_kept_echo_p50_ms"] = kept.percentile(0.5)
            row["paced_kept_echo_p99_ms"] = kept.percentile(0.99)
    for row in rows:
        row["cpu_ratio"] = row["full_echo_cpu_us"] / row["full_cpu_us_per_move"]
        row["moves_ratio"] = row["full_moves_per_second"] / row["full_echo_per_second"]
        row["acknowledged_ratio"] = row["full_acknowledged_per_second"] / row["full_echo_per_second"]
        row["paced_p99_ratio"] = row["paced_p99_ms"] / row["paced_echo_p99_ms"]
        row["paced_kept_p99_ratio"] = row["paced_kept_echo_p99_ms"] / row["paced_echo_p99_ms"]
    medians = {name: round(statistics.median(row[name] for row in rows), 2) for name in rows[0]}
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    return {"machine": machine, "rounds": rounds, "tables": tables, "sockets": 2 * tables, **medians}


def _told(measured: Coroutine[None, None, Tally]) -> Tally:
    import uvloop

    return uvloop.run(measured)


def _round(
    echo: Running, server: Running, name: str, pace: float | None, seconds: float, tables: int
) -> dict[str, float]:
    bare = _told(_echo(echo, 2 * tables, seconds, pace))
    ours = _told(_tables(server, tables, seconds, pace))
    return {
        f"{name}_echo_per_second": len(bare.waits) / bare.seconds,
        f"{name}_acknowledged_per_second": len(ours.waits) / ours.seconds,
        f"{name}_moves_per_second": ours.moves / ours.seconds,
        f"{name}_echo_p50_ms": bare.percentile(0.5),
        f"{name}_echo_p99_ms": bare.percentile(0.99),
        f"{name}_p50_ms": ours.percentile(0.5),
        f"{name}_p99_ms": ours.percentile(0.99),
        f"{name}_echo_cpu_us": bare.cpu / len(bare.waits) * 1e6,
        f"{name}_cpu_us_per_move": ours.cpu / ours.moves * 1e6,
    }


def report(result: dict[str, Any]) -> Table:
    """The report for a terminal."""
    shown = Table("figure", "median", title=f"{result['machine']}, {result['tables']} tables")
    for name, value in result.items():
        if isinstance(value, float):
            shown.add_row(name.replace("_", " "), str(value))
    return shown
