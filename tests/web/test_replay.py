"""A finished game looked at again: summary, replay, verification."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.person import Person
from tests.web.serving import Server, until


def test_a_permalink_opens_at_its_move(person: Person, finished: str) -> None:
    page = person.page
    person.open(f"replay/{finished}/7")
    expect(person.see("replay-position")).to_have_text(re.compile(r"^7 / \d+$"))
    page.keyboard.press("ArrowRight")
    expect(person.see("replay-position")).to_have_text(re.compile(r"^8 /"))
    expect(page).to_have_url(re.compile(rf"#/replay/{finished}/8$"))
    page.reload()
    expect(person.see("replay-position")).to_have_text(re.compile(r"^8 /"))


def test_a_copied_link_leads_to_the_same_move(new_page: NewPage, finished: str) -> None:
    page = new_page(permissions=["clipboard-read", "clipboard-write"])
    page.goto(f"/#/replay/{finished}/5")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("has been copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = new_page()
    other.goto(link)
    expect(other.get_by_test_id("replay-position")).to_have_text(re.compile(r"^5 /"))


def test_the_replay_is_walked_and_played(person: Person, finished: str, server: Server) -> None:
    page, last = person.page, server.get(f"/games/{finished}/table")["at"]
    person.open(f"replay/{finished}/0")
    position = person.see("replay-position")
    expect(position).to_have_text(f"0 / {last}")
    page.get_by_role("button", name="scorings").click()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_role("region", name="The move that is shown")).to_contain_text("scoring")
    page.get_by_role("button", name="To the end").click()
    expect(position).to_have_text(f"{last} / {last}")
    expect(page.get_by_text("all hands open")).to_be_visible()
    person.see("timeline").click(position={"x": 400, "y": 40})
    expect(position).not_to_have_text(f"{last} / {last}")
    shown = position.inner_text()
    page.get_by_role("button", name="turns", exact=True).click()
    person.press("replay-play")
    expect(position).not_to_have_text(shown)


def test_the_summary_tells_the_game(person: Person, finished: str, server: Server) -> None:
    page = person.page
    scores = server.get(f"/games/{finished}/summary")["scores"]
    person.open(f"summary/{finished}")
    expect(page.get_by_role("heading", name=re.compile("palace stands first|share the first place"))).to_be_visible()
    for title in ("The race for points", "Where the points came from", "Longest wall, turn by turn", "Turning points"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    _has_plots(page)
    for score in scores:
        expect(page.get_by_role("row", name=re.compile(rf"\b{score}$")).first).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Game log").click()
    assert download.value.suggested_filename.endswith(".agn")
    person.press("rematch")
    page.wait_for_url("**/#/table/**")


def _has_plots(page: Page) -> None:
    """Lines and bars are drawn, and stand in tables for those who do not see them."""
    assert page.locator("figure svg path.line").count() >= 6
    assert page.get_by_role("table").count() >= 3


@pytest.mark.parametrize("over", [True, False])
def test_the_shuffles_are_checked_only_after_the_game(person: Person, server: Server, over: bool) -> None:
    page = person.page
    if not over:
        person.play_now()
        person.open(f"verify/{page.url.split('/')[-1]}")
        expect(page.get_by_role("heading", name="The deal is sealed")).to_be_visible()
        expect(page.get_by_role("heading", name="What will be checked")).to_be_visible()
        return
    game = server.played_by_bots(modules=server.modules())
    person.open(f"verify/{game}")
    expect(page.get_by_role("heading", name="The deal follows from the chosen seed")).to_be_visible()
    shuffles = len(server.get(f"/games/{game}/verification")["shuffles"])
    expect(page.get_by_text(f"{shuffles} / {shuffles}")).to_be_visible()
    expect(page.get_by_text("differs", exact=True)).to_have_count(0)


@pytest.mark.parametrize("box", ["granada", "combined", "red_palace"])
def test_the_shuffles_of_every_box_are_checked(person: Person, server: Server, box: str) -> None:
    """A tile comes from the supply without a face, or of its own city."""
    person.open(f"verify/{server.played_by_bots(box=box)}")
    expect(person.page.get_by_role("heading", name="The deal follows from the chosen seed")).to_be_visible()
    expect(person.page.get_by_text(re.compile(r"^The market: .* \d\d in all"))).to_be_visible()
    expect(person.page.get_by_text("differs", exact=True)).to_have_count(0)


def test_a_chosen_seed_is_told_at_the_table_and_where_the_deal_is_checked(person: Person) -> None:
    person.new_game(seed="granada")
    expect(person.see("deal")).to_contain_text("may know the deal")
    person.press("deal")
    expect(person.see("whose-seed")).to_contain_text("chose the seed")


def test_a_chosen_seed_is_marked_in_the_lobby(person: Person, server: Server) -> None:
    drawn, chosen = _founded_for_two(server)[0], _founded_for_two(server, "granada")[0]
    person.open()
    table = person.page.locator(f"a[href='#/table/{chosen}']")
    expect(table.get_by_role("img", name="chose the seed")).to_be_visible()
    expect(table.get_by_title("chose the seed")).to_be_visible()
    expect(person.page.locator(f"a[href='#/table/{drawn}']")).to_be_visible()
    expect(person.page.locator(f"a[href='#/table/{drawn}']").get_by_title("chose the seed")).to_have_count(0)
    assert not violations(person.page)


def test_the_commitment_is_the_one_that_the_device_was_sent_first(new_page: NewPage, server: Server) -> None:
    """What the server tells after the game proves little by itself: the device has kept what it told before."""
    game, tokens = _founded_for_two(server)
    player = Person(new_page())
    player.open(f"table/{game}/{tokens[0]}")
    player.press("deal")
    expect(player.see("whose-seed")).to_contain_text("drew the seed in secret")
    expect(player.see("witness")).to_contain_text("before the first move")
    for token in tokens:
        server.post(f"/games/{game}/resign", {"id": 1, "level": "random"}, token)
    until(lambda: bool(server.get(f"/games/{game}/table")["over"]))
    player.page.reload()
    expect(player.page.get_by_role("heading", name="The deal was honest")).to_be_visible()

    stranger = Person(new_page())
    stranger.open(f"verify/{game}")
    expect(stranger.page.get_by_role("heading", name="The shuffles agree with the seed")).to_be_visible()

    other = json.dumps({game: {"commitment": "00", "at": 0}})
    player.page.evaluate("(other) => localStorage.setItem('sabika.commitments', other)", other)
    player.page.reload()
    expect(player.page.get_by_role("heading", name="The deal does not agree")).to_be_visible()
    expect(player.page.get_by_role("alert")).to_contain_text("another commitment")


def _founded_for_two(server: Server, seed: str | None = None) -> tuple[str, list[str]]:
    """A game whose seed the server drew, or that was chosen; nobody moves before its players come. Its id and its
    tokens."""
    seats = [{"name": "Leila"}, {"name": "Yusuf"}]
    made = server.post("/games", {"setup": {"players": 2}, "seats": seats, "seed": seed})
    return made["game"], [seat["token"] for seat in made["seats"]]
