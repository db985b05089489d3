"""A real server in a process of its own, and what a test asks of it beside the browser."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

PATIENCE = float(os.environ.get("SABIKA_PATIENCE", "60"))
"""Seconds to wait for anything; generous, since machines can be busy."""


class Server:
    """Where the server listens, and its HTTP interface."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._http = httpx.Client(base_url=address, timeout=PATIENCE)

    def get(self, path: str, **query: str | int) -> Any:
        return self._http.get(f"/api{path}", params=query).raise_for_status().json()

    def post(self, path: str, body: Any, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self._http.post(f"/api{path}", json=body, headers=headers).raise_for_status().json()

    def modules(self) -> list[str]:
        """Every module of the first box, less those that cannot be played with the ones before them."""
        chosen: list[str] = []
        for module in self.get("/catalogue")["boxes"][0]["modules"]:
            wish = {"players": 3, "modules": [*chosen, module]}
            if self.post("/mixes/check", wish)["ok"]:
                chosen.append(module)
        return chosen

    def played_by_bots(
        self, seats: int = 3, modules: Sequence[str] = (), seed: str = "bots", box: str = "alhambra"
    ) -> str:
        """A finished game; its id."""
        level = "random" if modules else "sensible"
        names = ["Samira", "Yusuf", "Zaynab", "Tariq", "Amina", "Idris"][:seats]
        wish = {
            "setup": {"box": box, "players": seats, "modules": list(modules)},
            "seats": [{"kind": "bot", "name": name, "level": level} for name in names],
            "seed": seed,
        }
        game = str(self.post("/games", wish)["game"])
        until(lambda: bool(self.get(f"/games/{game}/table")["over"]))
        return game

    def close(self) -> None:
        self._http.close()


def until(done: Callable[[], bool]) -> None:
    """Wait for something outside the browser."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


@contextmanager
def serving(folder: Path, *wishes: str) -> Iterator[Server]:
    """A server on a free port with a database of its own."""
    command = [
        *(str(Path(sys.executable).with_name("sabika")), "serve", "--port", "0"),
        *("--bot-pause", "0", "--window", "0", "--unlimited"),
        *("--database", str(folder / "games.db")),
        *wishes,
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            server = Server(_address(process))
            yield server
            server.close()
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _address(process: subprocess.Popen[str]) -> str:
    """Where it says that it is open."""
    assert process.stdout is not None
    for line in process.stdout:
        if found := re.search(r"http://\S+(?=/)", line):
            return found.group()
    raise AssertionError("the server did not start; its last words are above")
