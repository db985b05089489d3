"""At a move of a finished game: what else there was, and another game from there."""

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


def test_a_move_is_shown_with_a_better_one_or_none(person: Person, finished: str, server: Server) -> None:
    slips = server.get(f"/games/{finished}/review")["slips"]
    last = server.get(f"/games/{finished}/table")["at"]
    good = next(move for move in range(1, last) if move not in [slip["number"] for slip in slips])
    panel = person.see("what-else")
    person.open(f"replay/{finished}/{slips[0]['number']}")
    for text in (slips[0]["better"], slips[0]["text"], slips[0]["played"], f"−{slips[0]['lost']:g} point"):
        expect(panel).to_contain_text(text)
    person.press("why")
    expect(person.see("because")).to_contain_text(re.compile(r"^\s*It .+\.\s*$"))
    person.open(f"replay/{finished}/{good}")
    expect(panel).to_contain_text("found nothing clearly better")
    expect(person.see("because")).to_be_empty()


def test_a_running_game_is_not_judged(person: Person) -> None:
    person.play_now()
    person.play(2)
    person.open(f"replay/{person.game}/1")
    expect(person.see("replay-position")).to_be_visible()
    expect(person.see("what-else")).to_have_count(0)


def test_a_game_is_played_on_from_a_move(person: Person, finished: str, server: Server) -> None:
    page = person.page
    person.open(f"replay/{finished}/31")
    expect(person.see("replay-position")).to_have_text(re.compile("^31 /"))
    moved = server.get(f"/games/{finished}/history")[31]["seat"]
    person.see("play-on").press("Enter")
    sheet = page.get_by_role("dialog", name="Play on from here")
    sheet.get_by_text("before move 31").click()
    expect(sheet.get_by_role("radio").nth(2 + moved)).to_be_checked()
    sheet.get_by_label("The others are played by bots").select_option("lively")
    person.press("play-on-begin")
    page.wait_for_url("**/#/table/**")
    table = server.get(f"/games/{person.game}/table")
    assert table["continues"] == {"game": finished, "at": 30}
    assert [seat["kind"] for seat in table["seats"]] == ["person" if seat == moved else "bot" for seat in range(3)]
    seen = person.await_turn()
    person.any_choice()
    person.await_change(seen)
    person.see("continues").click()
    expect(person.see("replay-position")).to_have_text(re.compile("^30 /"))


def test_it_is_played_on_from_the_beginning_and_before_the_last_move(
    person: Person, finished: str, server: Server
) -> None:
    last = server.get(f"/games/{finished}/table")["at"]
    for move, begun in ((0, 0), (last, last - 1)):
        person.open(f"replay/{finished}/{move}")
        expect(person.see("replay-position")).to_have_text(re.compile(f"^{move} /"))
        person.press("play-on")
        person.press("play-on-begin")
        person.page.wait_for_url("**/#/table/**")
        person.await_turn()
        assert server.get(f"/games/{person.game}/table")["continues"]["at"] == begun


@pytest.mark.parametrize(("theme", "device"), [("light", {}), ("dark", PHONE)], ids=["desktop", "phone"])
def test_it_is_for_everybody(new_page: NewPage, finished: str, theme: str, device: dict[str, Any]) -> None:
    person = Person(new_page(color_scheme=theme, **device), fingers=bool(device))
    person.open(f"replay/{finished}/20")
    expect(person.see("why")).to_be_visible()
    assert not violations(person.page)
    person.press("play-on")
    expect(person.see("play-on-begin")).to_be_visible()
    assert not violations(person.page)
