"""Light and dark, motion and stillness, as the device or its owner wishes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.person import Person

LIGHTNESS = """(selector) => {
  const [r, g, b] = getComputedStyle(document.querySelector(selector)).backgroundColor.match(/[\\d.]+/g).map(Number)
  return (r + g + b) / 3
}"""
MOVING = "() => document.getAnimations().filter((a) => a.effect.getComputedTiming().endTime > 50).length"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_theme_follows_the_device(new_page: NewPage, scheme: str) -> None:
    person = Person(new_page(color_scheme=scheme))
    person.play_now()
    expect(person.page.locator("html")).to_have_attribute("data-theme", scheme)
    assert (person.page.evaluate(LIGHTNESS, "[data-testid=opponent]") < 100) == (scheme == "dark")


def test_the_owner_chooses_the_theme(person: Person) -> None:
    page = person.page
    person.open()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Nightfall").click()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_nothing_moves_for_those_who_wish_so(new_page: NewPage) -> None:
    person = Person(new_page(reduced_motion="no-preference"))
    page = person.page
    person.open()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Reduce motion").check()
    page.keyboard.press("Escape")
    person.play_now()
    _stays_still(person)
    still = Person(new_page(reduced_motion="reduce"))
    still.play_now()
    _stays_still(still)


def _stays_still(person: Person) -> None:
    page = person.page
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    for _ in range(4):
        person.play(1)
        person.await_turn()
        assert page.evaluate(MOVING) == 0, _moving(page)


def _moving(page: Page) -> list[str]:
    told = "(a) => `${a.animationName ?? a.transitionProperty} ${a.effect.target?.outerHTML.slice(0, 120)}`"
    return list(page.evaluate(f"document.getAnimations().map({told})"))


def test_help_with_exact_payments_can_be_switched_off(person: Person) -> None:
    page = person.page
    person.play_now()
    expect(page.locator(".plaque").first).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Show prices I can pay exactly").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".plaque")).to_have_count(0)


def test_a_table_remembers_for_its_players(person: Person) -> None:
    person.new_game(house={"Perfect memory": True})
    person.play(6)
    person.await_turn()
    expect(person.page.get_by_role("group", name="Cards seen in this hand").first).to_be_visible()
