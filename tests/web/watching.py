"""Notes everything that goes wrong in a page."""

from __future__ import annotations

import re

from playwright.sync_api import ConsoleMessage, Error, Page, Response


class Watch:
    def __init__(self) -> None:
        self._wrong: list[str] = []
        self._expected: list[str] = []

    def over(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("response", self._response)

    def expect(self, pattern: str) -> None:
        """What matches is no fault, e.g. failing connections while the network is cut."""
        self._expected.append(pattern)

    def nothing_wrong(self) -> None:
        found = [line for line in self._wrong if not any(re.search(known, line) for known in self._expected)]
        assert not found, "\n".join(found)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._wrong.append(f"console: {message.text}")

    def _error(self, error: Error) -> None:
        self._wrong.append(f"page error: {error.message}\n{error.stack}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._wrong.append(f"{response.status}: {response.url}")
