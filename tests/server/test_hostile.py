"""Hostile input: no server error, no crash, nothing changes, and other games do not notice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sabika.cli.serving import uvicorn_config
from sabika.client import Client, ServerError
from sabika.server import wire
from sabika.server.problems import Problem
from sabika.server.seats import hashed, is_game_id, new_game_id, new_token
from sabika.server.settings import Limits, Settings
from tests.server.support import bot, mine, person, play_on, refuses_control_characters, run, serving


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, for tests that do not wait themselves."""
    database = str(tmp_path_factory.mktemp("hostile") / "test.db")
    chosen = Settings(database=database, bot_pause=0, window=0, limits=Limits.none())
    server = uvicorn.Server(uvicorn_config(chosen, "127.0.0.1", 0))
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        pass
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="module")
def created(address: str) -> dict[str, Any]:
    seats = [{"name": "A"}, {"name": "B"}, {"name": "C", "kind": "bot", "level": "random"}]
    found: dict[str, Any] = httpx.post(f"{address}/api/games", json={"seats": seats, "seed": "hostile"}).json()
    return found


# ---------------------------------------------------------------- HTTP, by the document


OPERATIONS = [
    ("GET", "/api/catalogue"),
    ("POST", "/api/mixes/check"),
    ("GET", "/api/rules"),
    ("POST", "/api/games"),
    ("GET", "/api/games"),
    *(
        ("GET", f"/api/games/{{game}}/{name}")
        for name in ("table", "history", "pieces", "summary", "review", "verification", "log", "record")
    ),
    *(
        ("POST", f"/api/games/{{game}}/{name}")
        for name in ("play", "undo", "chat", "resign", "order", "why", "preview", "hint", "motives")
    ),
]
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)


def test_the_document_lists_every_operation(address: str) -> None:
    paths = httpx.get(f"{address}/api/openapi.json").json()["paths"]
    assert {(method.upper(), path) for path, found in paths.items() for method in found} == set(OPERATIONS)


@pytest.mark.parametrize(("method", "path"), OPERATIONS, ids=lambda value: str(value).rpartition("/")[2])
def test_every_answer_is_as_the_document_says(address: str, created: dict[str, Any], method: str, path: str) -> None:
    """Random requests, good and bad, at every address; every other one for a game that exists, with its token."""
    operation = schemathesis.openapi.from_url(f"{address}/api/openapi.json")[path][method]
    rng = random.Random(path)

    @given(case=operation.as_strategy())
    @settings(
        max_examples=30,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def test(case: Any) -> None:
        if "game" in case.path_parameters and rng.random() < 0.7:
            case.path_parameters["game"] = created["game"]
            if rng.random() < 0.7:
                case.headers["Authorization"] = f"Bearer {created['seats'][rng.randrange(2)]['token']}"
        case.call_and_validate(checks=CHECKS)

    test()


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/nothing", None, 404),
        ("GET", "/../../etc/passwd", None, 404),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", None, 404),
        ("GET", "/assets/..%2f..%2fapp.py", None, 404),
        ("DELETE", "/api/games", None, 405),
        ("POST", "/api/games", b"{", 400),
        ("POST", "/api/games", b"\xff\xfe", 400),
        ("POST", "/api/games", b"[" * 50_000, 400),
        ("POST", "/api/games", b"x" * 200_000, 413),
        ("POST", "/api/games", b'{"seats":[{"name":"A"}],"surprise":1}', 400),
        ("POST", "/api/games", b'{"seats":[{"name":"A"}]}', 422),
        ("POST", "/api/games", b'{"seats":[{"name":"A"},{"name":"A"}],"setup":{"players":2}}', 422),
        ("POST", "/api/games", b'{"seats":[{"name":"A"},{"name":"B","kind":"bot"}],"setup":{"players":2}}', 422),
        ("POST", "/api/games", b'{"seats":[{"name":"A"},{"name":"B"}],"setup":{"players":2,"box":"x"}}', 422),
        ("POST", "/api/games", b'{"seats":[{"name":"A"},{"name":"B","level":"random"}],"setup":{"players":2}}', 422),
        ("GET", "/api/games/unknown/table", None, 404),
        ("GET", f"/api/games/{'x' * 500}/table", None, 400),
        ("GET", "/api/games/%00/table", None, 404),
        ("GET", "/api/catalogue?language=xx", None, 400),
    ],
)
def test_bad_requests_are_told_what_is_wrong(
    address: str, method: str, path: str, body: bytes | None, status: int
) -> None:
    answer = httpx.request(method, address + path, content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == status, answer.text
    failure = msgspec.json.decode(answer.content, type=wire.Failure)
    assert failure.cause
    assert failure.remedy
    assert "Traceback" not in answer.text


def test_control_characters_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            await refuses_control_characters(client)

    run(test)


@pytest.mark.parametrize(
    ("query", "header", "cause"),
    [
        ("?language=de", "fr", "Diese Partie ist nicht spielbar: "),
        ("", "es-ES,fr-CH;q=0.9,de;q=0.8", "Cette partie ne peut pas être jouée\u00a0: "),
        ("", "es", "This game cannot be played: "),
    ],
)
def test_a_problem_is_told_in_the_language_of_who_asked(address: str, query: str, header: str, cause: str) -> None:
    wish = {"seats": [{"name": name} for name in "ABC"], "setup": {"box": "granada", "modules": ["sultan"]}}
    answer = httpx.post(f"{address}/api/games{query}", json=wish, headers={"Accept-Language": header})
    failure = msgspec.json.decode(answer.content, type=wire.Failure)
    assert failure.cause.startswith(cause)


def test_the_verdict_on_a_set_up_is_told_in_the_language_that_was_asked_for(address: str) -> None:
    setup = {"box": "granada", "modules": ["sultan"]}
    wish = {"seats": [{"name": name} for name in "ABC"], "setup": setup}
    for language in ("en", "de", "fr"):
        verdict = httpx.post(f"{address}/api/mixes/check?language={language}", json=setup).json()
        answer = httpx.post(f"{address}/api/games?language={language}", json=wish).json()
        assert verdict["problems"][0]["text"] in answer["cause"]


def test_whoever_is_turned_away_is_told_in_the_language_of_the_browser(tmp_path: Path) -> None:
    async def test() -> None:
        german = {"Accept-Language": "de-AT,de;q=0.9"}
        limits = msgspec.structs.replace(Limits.none(), connections_per_address=0)
        async with serving(tmp_path, limits=limits) as client:
            address = client.url.replace("http", "ws") + f"/api/games/{'a' * 16}/socket"
            async with connect(address, additional_headers=german) as socket:
                refused = msgspec.json.decode(await socket.recv(), type=wire.Failure)
            assert refused.cause == Problem("too-many-connections").failure("de").cause
        limits = msgspec.structs.replace(Limits.none(), requests=(0, 0))
        async with serving(tmp_path, limits=limits) as client:
            turned_away = await client._http.get("/api/games", params={"language": "xx"}, headers=german)
            assert turned_away.json()["cause"] == Problem("too-many-requests").failure("de").cause

    run(test)


def test_tokens_are_needed_and_checked(address: str, created: dict[str, Any]) -> None:
    game, token = created["game"], created["seats"][0]["token"]
    undo = {"id": 1, "at": 0}
    for headers, status in (
        ({}, 403),
        ({"Authorization": "Bearer wrong"}, 403),
        ({"Authorization": f"Bearer {hashed(token)}"}, 403),
        ({"Authorization": f"Basic {token}"}, 400),
        ({"Authorization": "Bearer"}, 400),
    ):
        answer = httpx.post(f"{address}/api/games/{game}/undo", json=undo, headers=headers)
        assert answer.status_code == status, answer.text
    good = httpx.post(f"{address}/api/games/{game}/undo", json=undo, headers={"Authorization": f"Bearer {token}"})
    assert good.status_code == 409


def test_every_answer_carries_the_security_headers(address: str) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/api/openapi.json"):
        headers = httpx.get(address + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert "'unsafe-inline'" not in policy.replace("style-src-attr 'unsafe-inline'", "")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_secrets_are_long_and_kept_as_hashes(tmp_path: Path) -> None:
    assert len({new_token() for _ in range(100)}) == 100
    assert len(new_token()) >= 32
    assert len(new_game_id()) == 16
    assert is_game_id(new_game_id())
    for other in ("", "\0" * 16, "a" * 15, "a" * 17, "ä" * 16, "a" * 16 + "\n", "l" * 16):
        assert not is_game_id(other)

    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")])
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        for key in made.seats:
            assert str(key.token).encode() not in kept
            assert hashed(str(key.token)).encode() in kept

    run(test)


# ---------------------------------------------------------------- WebSocket frames


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
field_names = st.sampled_from(
    ["type", "id", "at", "move", "text", "level", "order", "token", "cards", "cell", "verb", "number"]
)
kinds = st.sampled_from([str(kind.__struct_config__.tag) for kind in wire.ClientFrame.__args__])
objects = st.builds(
    lambda kind, rest: {"id": 7, **rest, "type": kind},
    kinds,
    st.dictionaries(field_names, json_values | st.integers(0, 99) | st.just("take denar3"), max_size=5),
)
frames = (
    st.binary(max_size=200)
    | st.text(max_size=200)
    | (objects | json_values).map(lambda value: msgspec.json.encode(value).decode())
)


async def read_all(socket: ClientConnection) -> list[wire.ServerFrame]:
    """What has been sent until now."""
    found: list[wire.ServerFrame] = []
    while True:
        try:
            message = await asyncio.wait_for(socket.recv(), 0.05)
        except (TimeoutError, ConnectionClosed):
            return found
        found.append(msgspec.json.decode(message, type=wire.ServerFrame))


@given(sent=st.lists(frames, max_size=8), greets=st.sampled_from([True, True, False]), seated=st.booleans())
@settings(max_examples=60, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_random_frames_do_no_harm(
    address: str, created: dict[str, Any], sent: list[str | bytes], greets: bool, seated: bool
) -> None:
    """Every frame is a contract frame; nothing but chat and seats changes; afterwards the server answers as before."""
    game, token = created["game"], created["seats"][0]["token"] if seated else None

    async def test() -> None:
        before = httpx.get(f"{address}/api/games/{game}/table").json()
        async with connect(address.replace("http", "ws") + f"/api/games/{game}/socket") as socket:
            if greets:
                await socket.send(msgspec.json.encode(wire.Hello(token=token)).decode())
            for frame in sent:
                try:
                    await socket.send(frame)
                except ConnectionClosed:
                    break
            for frame in await read_all(socket):
                assert not isinstance(frame, wire.Failure) or frame.code not in ("defect", "not-saved")
        after = httpx.get(f"{address}/api/games/{game}/table").json()
        assert after["commitment"] == before["commitment"]

    asyncio.run(asyncio.wait_for(test(), 20))


def test_connections_that_break_the_protocol_are_ended(tmp_path: Path) -> None:
    async def ended(client: Client, game: str, *sent: str | bytes) -> int:
        async with connect(client.url.replace("http", "ws") + f"/api/games/{game}/socket") as socket:
            for frame in sent:
                await socket.send(frame)
            while True:
                try:
                    await asyncio.wait_for(socket.recv(), 5)
                except ConnectionClosed as closed:
                    return closed.rcvd.code if closed.rcvd else 0

    async def test() -> None:
        limits = msgspec.structs.replace(Limits.none(), hello_seconds=0.2, frames=(1, 5))
        async with serving(tmp_path, limits=limits) as client:
            made = await client.create([person("A"), person("B")])
            hello = '{"type":"hello"}'
            assert await ended(client, made.game) == 1008
            assert await ended(client, made.game, b"\x00\x01") == 1008
            assert await ended(client, made.game, '{"type":"play","id":1,"move":"x","at":0}') == 1008
            assert await ended(client, made.game, '{"type":"hello","token":"wrong"}') == 1008
            assert await ended(client, "unknown", hello) == 1008
            assert await ended(client, made.game, hello, "x" * 100_000) == 1009
            assert await ended(client, made.game, hello, *['{"type":"ping","id":1}'] * 20) == 1013
            async with client.join(made.game) as watcher:
                await watcher.ping()

    run(test)


def test_many_connections_of_one_address_may_not_say_more(tmp_path: Path) -> None:
    async def test() -> None:
        limits = msgspec.structs.replace(Limits.none(), frames_per_address=(0.1, 10))
        async with serving(tmp_path, limits=limits) as client:
            made = await client.create([person("A"), person("B")])
            async with client.join(made.game) as first, client.join(made.game) as second:
                for _ in range(5):
                    await first.ping()
                    await second.ping()
                with pytest.raises(Exception, match="has ended"):
                    await first.ping()

    run(test)


def test_a_table_does_not_grow_without_end(tmp_path: Path) -> None:
    """Orders, seats left and moves taken back are all kept, and done again whenever the table is loaded."""

    async def test() -> None:
        limits = msgspec.structs.replace(Limits.none(), changes=(0.1, 4))
        async with serving(tmp_path, limits=limits) as client:
            made = await client.create([person("A"), person("B")], modules=["vizier"])
            async with client.join(made.game, made.seats[0].token) as seat:
                for policy in ("never", "ask"):
                    await seat.order("pause", policy)
                for level in ("lively", None):
                    await seat.resign(level)
                with pytest.raises(ServerError, match="too-many-requests"):
                    await seat.order("pause", "never")
                with pytest.raises(ServerError, match="too-many-requests"):
                    await seat.resign("lively")
            async with client.join(made.game, made.seats[1].token) as other:
                await other.order("pause", "never")

    run(test)


def test_too_much_is_turned_away(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(requests=(1, 30), games=(0.1, 3), connections_per_address=2, chats=(0.1, 2))
        async with serving(tmp_path, limits=limits) as client:
            games = [await client.create([person("A"), person("B")]) for _ in range(3)]
            refused = await client._http.post("/api/games", json={"seats": [{"name": "A"}, {"name": "B"}]})
            assert refused.status_code in (422, 429)
            async with client.join(games[0].game) as first, client.join(games[0].game):
                with pytest.raises(Exception, match="too-many-connections"):
                    await client.join(games[0].game).__aenter__()
                await first.say("one")
                await first.say("two")
                with pytest.raises(Exception, match="too-many-requests"):
                    await first.say("three")
            answers = [(await client._http.get("/api/games")).status_code for _ in range(40)]
            assert answers[0] == 200
            assert answers[-1] == 429

    run(test)


def test_spectators_cannot_fill_up_the_chat(tmp_path: Path) -> None:
    async def test() -> None:
        limits = msgspec.structs.replace(Limits.none(), chat_lines=3, spectator_lines=2)
        async with serving(tmp_path, limits=limits) as client:
            made = await client.create([person("A"), person("B")])
            async with client.join(made.game) as watcher, client.join(made.game, made.seats[0].token) as seat:
                for who, lines in ((watcher, 2), (seat, 3)):
                    for number in range(lines):
                        await who.say(f"line {number}")
                    with pytest.raises(ServerError, match="chat-full"):
                        await who.say("one too many")

    run(test)


def test_a_slow_or_silent_connection_holds_up_nobody(tmp_path: Path) -> None:
    """A spectator who never reads does not stop the game."""

    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), bot("B")], seed="slow")
            _, writer = await asyncio.open_connection("127.0.0.1", int(client.url.rpartition(":")[2]))
            writer.write(
                f"GET /api/games/{made.game}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            hello = b'{"type":"hello"}'
            writer.write(bytes((0x81, 0x80 | len(hello))) + b"\0\0\0\0" + hello)
            async with client.join(made.game, made.seats[0].token) as seat:
                await play_on(seat)
                assert seat.table is not None
                assert seat.table.over
            writer.transport.abort()

    run(test)


def test_a_dead_bot_process_stops_no_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, bot_processes=1) as client:
            made = await client.create([person("A"), bot("B"), bot("C")], seed="dead")
            async with client.join(made.game, made.seats[0].token) as seat:
                await play_on(seat, 2)
                for path in Path("/proc").glob("[0-9]*/stat"):
                    await kill_worker(path)
                await play_on(seat, 3)
                assert mine(seat) or seat.at > 5

    run(test)


async def kill_worker(stat: Path) -> None:
    """Kill a process if it thinks for bots of this test process."""
    import os
    import signal

    try:
        parent = int(stat.read_text().rpartition(")")[2].split()[1])
        command = (stat.parent / "cmdline").read_bytes()
    except OSError:
        return
    if parent == os.getpid() and b"sabika.server.bot_worker" in command:
        os.kill(int(stat.parent.name), signal.SIGKILL)
        await asyncio.sleep(0.05)
