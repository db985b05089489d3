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
ANSWER = 0.1
"""Seconds in which a touch shall be answered."""
TOUCHES = 12
PICTURE = "new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))"
"""Waits until what has changed has been painted."""


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


def test_a_touch_is_answered_within_a_tenth_of_a_second(person: Person, record_property: RecordProperty) -> None:
    """By what the page itself works for it, in time of the processor: a machine busy with other things is no fault."""
    page = person.page
    person.play_now()
    card = person.see("display-card").first
    box = card.bounding_box()
    assert box is not None
    work, spent = _Work(page), list[float]()
    for touch in range(TOUCHES):
        before = work.seconds
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(card).to_have_attribute("aria-pressed", "false" if touch % 2 else "true")
        page.evaluate(PICTURE)
        spent.append(work.seconds - before)
    record_property("median", statistics.median(spent))
    record_property("most", max(spent))
    assert 0 < statistics.median(spent) < ANSWER


class _Work:
    """How long the page has worked, in time of the processor."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    @property
    def seconds(self) -> float:
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


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
