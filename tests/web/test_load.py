"""How much a first visit loads, and how quickly a touch is answered."""

from __future__ import annotations

import statistics
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.person import Person
from tests.web.watching import Watch

RecordProperty = Callable[[str, object], None]
FIRST_LOAD = 300_000
"""Bytes as they travel."""
OBSERVE = """() => {
  window.answers = []
  const keep = (list) => answers.push(...list.getEntries().map(({ name, duration }) => ({ name, duration })))
  new PerformanceObserver(keep).observe({ type: 'event', durationThreshold: 16, buffered: true })
}"""


def test_the_first_load_is_small(new_page: NewPage, watch: Watch, record_property: RecordProperty) -> None:
    watch.expect("Service Worker registration blocked")
    page = new_page(service_workers="block")
    loaded = _Loaded(page)
    page.goto("/")
    expect(page.get_by_test_id("play-now")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    record_property("lobby", loaded.bytes)
    assert 0 < loaded.bytes < FIRST_LOAD, loaded.parts
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("hand-card").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    record_property("table", loaded.bytes)


def test_touches_are_answered(person: Person, record_property: RecordProperty) -> None:
    """Reports how long touches take until the next frame; a busy machine is no fault, so only nonsense fails."""
    person.play_now()
    person.page.evaluate(OBSERVE)
    person.play(8)
    person.await_turn()
    took = [
        one["duration"] for one in person.page.evaluate("answers") if one["name"] in ("click", "keydown", "pointerdown")
    ]
    record_property("median", statistics.median(took or [0]))
    record_property("most", max(took, default=0))
    assert statistics.median(took or [0]) < 1000


class _Loaded:
    """Adds up what travels to a page."""

    def __init__(self, page: Page) -> None:
        self.parts: dict[str, int] = {}
        self._addresses: dict[str, str] = {}
        network = page.context.new_cdp_session(page)
        network.send("Network.enable")
        network.on("Network.responseReceived", self._answered)
        network.on("Network.loadingFinished", self._finished)

    @property
    def bytes(self) -> int:
        return sum(self.parts.values())

    def _answered(self, event: dict[str, object]) -> None:
        response = event["response"]
        assert isinstance(response, dict)
        self._addresses[str(event["requestId"])] = str(response["url"])

    def _finished(self, event: dict[str, object]) -> None:
        address = self._addresses.get(str(event["requestId"]), "?")
        self.parts[address] = int(float(str(event["encodedDataLength"])))
