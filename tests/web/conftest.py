"""A server and a browser for the tests that play as people do."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, Route, sync_playwright

from tests.web.person import Person
from tests.web.serving import PATIENCE, Server, serving
from tests.web.watching import Watch

DESKTOP = {"width": 1440, "height": 900}
QUIET = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
ROOT = Path(__file__).parents[2]
INDEX = ROOT / "src/sabika/server/static/index.html"
FAILURES = ROOT / "build/web-failures"
"""What the pages of a failed test looked like."""
FAILED = pytest.StashKey[bool]()

NewPage = Callable[..., Page]


def launch(playwright: Playwright) -> Browser:
    """Chromium without a window: its headless shell where there is one, which draws no browser round the page."""
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return playwright.chromium.launch(executable_path=path, args=list(QUIET))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert INDEX.exists(), "the browser client has not been built; run `make web`"
    with serving(tmp_path_factory.mktemp("web")) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Everything that goes wrong in the pages of a test; it fails the test."""
    watching = Watch()
    yield watching
    watching.nothing_wrong()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Lets fixtures know whether the test has failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def new_page(browser: Browser, watch: Watch, server: Server, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Opens the browser of somebody: a fresh device with nothing remembered."""
    contexts: list[BrowserContext] = []

    def opened(**wishes: Any) -> Page:
        usual = {"base_url": server.address, "viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"}
        context = browser.new_context(**usual | wishes)
        context.set_default_timeout(PATIENCE * 1000)
        context.route("**/api/games?*", lambda route: _dealt(route, request.node.name[:64]))
        contexts.append(context)
        page = context.new_page()
        watch.over(page)
        return page

    yield opened
    for number, context in enumerate(contexts):
        if request.node.stash.get(FAILED, False):
            context.pages[0].screenshot(path=FAILURES / f"{request.node.name}-{number + 1}.png")
        context.close()


def _dealt(route: Route, seed: str) -> None:
    """A test deals the same cards whenever it runs, so that what it finds can be seen again."""
    if route.request.method == "POST":
        wish = route.request.post_data_json or {}
        route.continue_(post_data=wish | {"seed": wish.get("seed") or seed})
    else:
        route.continue_()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture
def person(page: Page) -> Person:
    return Person(page)


@pytest.fixture(scope="session")
def finished(server: Server) -> str:
    """A game that bots have played to the end."""
    return server.played_by_bots()
