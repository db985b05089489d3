"""Pictures of every screen, on desktop and phone, light and dark: ``python -m tests.web.shots`` (``make shots``)."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.conftest import DESKTOP, ROOT, launch
from tests.web.person import Person
from tests.web.serving import PATIENCE, Server, serving
from tests.web.test_phone import PHONE

Theme = Literal["light", "dark"]
FOLDER = ROOT / "build/shots"
DEVICES: dict[str, dict[str, Any]] = {"desktop": {"viewport": DESKTOP}, "phone": PHONE}
THEMES: tuple[Theme, ...] = ("light", "dark")
BOXES = ("granada", "combined", "red_palace")
"""Those other than the first."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, sync_playwright() as playwright:
        browser = launch(playwright)
        games = {"": server.played_by_bots(), "-modules": server.played_by_bots(4, server.modules())}
        games |= {f"-{box}": server.played_by_bots(box=box) for box in BOXES}
        for device in DEVICES:
            for theme in THEMES:
                for person, name in _screens(browser, server, device, theme, games):
                    person.page.screenshot(path=FOLDER / f"{name}-{device}-{theme}.png")
        browser.close()


def _screens(
    browser: Browser, server: Server, device: str, theme: Theme, games: dict[str, str]
) -> Iterator[tuple[Person, str]]:
    """Somebody in front of one screen after the other, and what the picture is called."""
    context = browser.new_context(
        base_url=server.address, locale="en-GB", reduced_motion="reduce", color_scheme=theme, **DEVICES[device]
    )
    # Bots play a whole game with every module here.
    context.set_default_timeout(5 * PATIENCE * 1000)
    person = Person(context.new_page(), fingers=device == "phone")
    yield from _before(person)
    yield from _table(person, "")
    yield from _table(person, "-modules", modules=server.modules())
    for box in BOXES:
        yield from _table(person, f"-{box}", box=box)
    yield from _between(person)
    for kind, game in games.items():
        yield from _after(person, game, kind)
    context.close()


def _before(person: Person) -> Iterator[tuple[Person, str]]:
    page = person.page
    person.open()
    expect(person.see("play-now")).to_be_enabled()
    yield person, "lobby"
    page.get_by_role("button", name="Settings").click()
    yield person, "settings"
    page.keyboard.press("Escape")
    person.open("new")
    expect(person.see("open-gates")).to_be_enabled()
    yield person, "new-game"
    for box in BOXES:
        person.see(f"box-{box}").click()
        yield person, f"new-game-{box}"
    person.open("rules")
    expect(page.get_by_role("article").first).to_be_visible()
    yield person, "rules"
    page.keyboard.press("Escape")


def _table(person: Person, kind: str, **wishes: Any) -> Iterator[tuple[Person, str]]:
    person.new_game(seed="shots", **wishes)
    person.play(30)
    person.await_turn()
    yield person, f"table{kind}"
    person.press("supply")
    expect(person.see("tiles-left")).to_be_visible()
    yield person, f"supply{kind}"
    person.page.keyboard.press("Escape")
    _until_placing(person)
    yield person, f"placing{kind}"
    person.press("cell-0,0")
    expect(person.see("refusal")).to_be_visible()
    yield person, f"refusal{kind}"
    person.page.keyboard.press("Escape")
    person.press("seat-menu")
    person.press("leave-sensible")
    expect(person.see("scoring")).to_be_visible()
    yield person, f"scoring{kind}"
    while not person.await_turn().over:
        pass
    yield person, f"result{kind}"


def _until_placing(person: Person) -> None:
    while not (seen := person.await_turn()).cells and not seen.over:
        person.any_choice()


def _between(person: Person) -> Iterator[tuple[Person, str]]:
    person.new_game(seats=("here", "here", "here"))
    expect(person.see("hand-over")).to_be_visible()
    yield person, "hand-over"


def _after(person: Person, game: str, kind: str) -> Iterator[tuple[Person, str]]:
    person.open(f"summary/{game}")
    expect(person.see("rematch")).to_be_visible()
    yield person, f"summary{kind}"
    person.open(f"replay/{game}/60")
    expect(person.see("timeline")).to_be_visible()
    _settled(person.page)
    yield person, f"replay{kind}"
    person.open(f"verify/{game}")
    expect(person.page.get_by_role("heading", name="The deal follows from the chosen seed")).to_be_visible()
    yield person, f"verify{kind}"


def _settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")


if __name__ == "__main__":
    main()
