"""How soon the client answers a touch or key: ``python -m tests.web.pace`` (``make pace``).

A person plays in the real browser, and the browser itself says how long each interaction took until the next picture
was on the screen (Event Timing), what it asks of the server included only where the client waits for it. Buttons are
held and let go as by a hand, and the next press comes when the last one can have been seen: a press within the picture
of another would only measure the other.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, sync_playwright

from tests.web.conftest import DESKTOP, launch
from tests.web.person import Person
from tests.web.serving import PATIENCE, serving
from tests.web.test_phone import PHONE

DECISIONS = 60
WANTED = 100
"""Milliseconds."""
HOLD = 70
BREATH = 200
"""Milliseconds for which a button is held, and until the next press."""
LISTEN = """
window.paces = new Map();
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    if (entry.interactionId)
      paces.set(entry.interactionId, Math.max(entry.duration, paces.get(entry.interactionId) ?? 0));
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
"""
"""Interactions faster than a picture are not reported by browsers; those seen here are the slow ones."""


class Unhurried(Person):
    """Presses as a hand does, without what Playwright does in the page while it clicks, and takes a breath after it."""

    def __init__(self, page: Page, fingers: bool) -> None:
        super().__init__(page, fingers=fingers)
        self._devices = page.context.new_cdp_session(page)

    def press(self, key: str, which: int = 0) -> None:
        super().press(key, which)
        self.page.wait_for_timeout(BREATH)

    def touch(self, piece: Locator) -> None:
        piece.scroll_into_view_if_needed()
        piece.element_handle().wait_for_element_state("enabled")
        box = piece.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.wait_for_timeout(HOLD)
        if self.fingers:
            self._finger("touchStart", [{"x": x, "y": y}])
            self._finger("touchEnd", [])
        else:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            self.page.wait_for_timeout(HOLD)
            self.page.mouse.up()

    def _finger(self, does: str, at: list[dict[str, float]]) -> None:
        self._devices.send("Input.dispatchTouchEvent", {"type": does, "touchPoints": at})
        self.page.wait_for_timeout(HOLD)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for device, look in {"desktop": {"viewport": DESKTOP}, "phone": PHONE}.items():
            for mix, modules in {"base game": [], "all modules": server.modules()}.items():
                context = browser.new_context(base_url=server.address, locale="en-GB", **look)
                context.set_default_timeout(PATIENCE * 1000)
                page = context.new_page()
                page.add_init_script(LISTEN)
                person = Unhurried(page, fingers=device == "phone")
                person.new_game(modules=modules, seed="pace")
                person.play(DECISIONS)
                print(f"{device}, {mix}: {told(page.evaluate('[...paces.values()]'))}", flush=True)
                context.close()
        browser.close()


def told(paces: list[Any]) -> str:
    """Durations in words; they are multiples of 8 ms."""
    ordered = sorted(paces)
    late = sum(pace > WANTED for pace in ordered)
    return (
        f"{len(ordered)} interactions; median {ordered[len(ordered) // 2]:.0f} ms, "
        f"95 % within {ordered[int(len(ordered) * 0.95)]:.0f} ms, longest {ordered[-1]:.0f} ms, "
        f"{late} over {WANTED} ms"
    )


if __name__ == "__main__":
    main()
