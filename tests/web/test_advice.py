"""Advice in the browser: a hint, why a move was made, and what the moves of a finished game have cost."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.person import Person
from tests.web.serving import Server
from tests.web.test_phone import PHONE


def test_a_hint_is_shown_chosen_and_played(person: Person) -> None:
    page = person.page
    person.play_now()
    person.press("advice")
    expect(person.see("advised")).to_contain_text(re.compile(r": it .+\."))
    expect(person.see("primary")).to_be_enabled()
    seen = person.look()
    person.press("follow")
    person.await_change(seen)
    expect(person.see("advised")).to_be_hidden()
    person.await_turn()
    page.keyboard.press("i")
    expect(person.see("advised")).to_be_visible()
    page.keyboard.press("Escape")
    expect(person.see("advised")).to_be_hidden()
    expect(person.see("clear")).to_be_hidden()


def test_what_is_advised_is_what_enter_plays(person: Person) -> None:
    person.play_now()
    for _ in range(4):
        seen = person.await_turn()
        person.page.keyboard.press("i")
        expect(person.see("advised")).to_be_visible()
        person.page.keyboard.press("Enter")
        person.await_change(seen)


def test_where_the_house_forbids_hints_there_is_no_lamp(person: Person) -> None:
    person.new_game(house={"Allow hints": False})
    person.await_turn()
    expect(person.see("advice")).to_have_count(0)


def test_every_move_says_why(new_page: NewPage) -> None:
    person = Person(new_page(locale="de-DE"))
    person.play_now()
    person.play(4)
    person.await_turn()
    why = person.see("why")
    before = why.count()
    assert before > 3
    why.nth(1).click()
    expect(person.see("because").nth(1)).to_contain_text(re.compile(r"^\s*Das .+\.\s*$"))
    expect(why.nth(1)).to_have_attribute("aria-expanded", "true")
    why.nth(1).press("Enter")
    expect(person.see("because").nth(1)).to_be_empty()


def whole(text: str) -> int:
    """A number as it is shown: with a sign that is typographic, and spaces."""
    return int(re.sub(r"\s", "", text).replace("−", "-"))


def test_a_finished_game_is_reviewed(new_page: NewPage, finished: str, server: Server) -> None:
    person = Person(new_page(locale="fr-FR"))
    page, told = person.page, server.get(f"/games/{finished}/review", language="fr")
    person.open(f"summary/{finished}")
    expect(page.get_by_role("heading", name="Ce que les coups ont coûté")).to_be_visible()
    slips = person.see("slip")
    expect(slips).to_have_count(6)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "only the page within scrolls"
    worst = told["slips"][0]
    for text in (worst["played"], worst["better"], worst["text"]):
        expect(slips.first).to_contain_text(text)
    for seat, sums in enumerate(zip(told["lost"], told["luck"], strict=True)):
        cells = person.see(f"reckoning-{seat}").get_by_role("cell")
        assert [whole(text) for text in cells.all_inner_texts()] == pytest.approx([-sums[0], sums[1]], abs=0.5)
    page.get_by_role("button", name="Yusuf", exact=True).click()
    own = [slip for slip in told["slips"] if slip["seat"] == 1]
    expect(slips.first).to_contain_text(own[0]["played"])
    slips.first.get_by_role("link").click()
    expect(person.see("replay-position")).to_have_text(re.compile(rf"^{own[0]['number']} /"))


@pytest.mark.parametrize(("theme", "device"), [("light", {}), ("dark", PHONE)], ids=["desktop", "phone"])
def test_advice_is_for_everybody(new_page: NewPage, finished: str, theme: str, device: dict[str, Any]) -> None:
    """Hint, reasons and review are clean before axe-core."""
    person = Person(new_page(color_scheme=theme, **device), fingers=bool(device))
    person.play_now()
    person.press("advice")
    expect(person.see("advised")).to_be_visible()
    assert not violations(person.page)
    person.page.keyboard.press("Escape")
    person.play(3)
    person.await_turn()
    if device:
        person.page.get_by_role("button", name="Scoring, chronicle, chat").click()
    person.see("why").first.click()
    expect(person.see("because").first).not_to_be_empty()
    assert not violations(person.page)
    person.open(f"summary/{finished}")
    expect(person.see("slip").first).to_be_visible()
    assert not violations(person.page)
