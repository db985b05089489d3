"""People on several devices at one table, and somebody who watches."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import violations
from tests.web.conftest import NewPage
from tests.web.person import Person
from tests.web.serving import Server, serving
from tests.web.test_phone import PHONE
from tests.web.watching import Watch

FOUNDER_BEGINS = "far away"
"""A seed."""


def _table_for_two(new_page: NewPage, third: str = "bot", **wishes: str) -> tuple[Person, Person]:
    """A founder and somebody who came by the invitation link."""
    founder = Person(new_page(**wishes))
    link = _invitation(founder, third)
    guest = Person(new_page(**wishes), seed=2)
    guest.page.goto(link)
    expect(guest.see("hand-card").first).to_be_visible()
    assert link.rsplit("/", 1)[1] not in guest.page.url, "the secret leaves the address"
    return founder, guest


def _invitation(founder: Person, third: str = "bot") -> str:
    """A link to the second seat of a new game."""
    founder.new_game(seats=("here", "online", third), seed=FOUNDER_BEGINS)
    dialog = founder.page.get_by_role("dialog", name="Invitations")
    link = dialog.get_by_role("textbox").input_value()
    dialog.get_by_role("button", name="To the table").click()
    return link


def test_an_invitation_outlives_a_bad_connection(new_page: NewPage, watch: Watch) -> None:
    watch.expect("ERR_FAILED")
    link = _invitation(Person(new_page()))
    guest = Person(new_page())
    guest.page.route("**/api/games/*/table*", lambda route: route.abort())
    guest.page.goto(link)
    expect(guest.page.get_by_role("alert")).to_contain_text("The server does not answer.")
    assert guest.page.url == link
    guest.page.unroute("**/api/games/*/table*")
    guest.page.get_by_role("button", name="Try again").click()
    expect(guest.see("hand-card").first).to_be_visible()
    assert link.rsplit("/", 1)[1] not in guest.page.url


def test_an_invitation_that_is_none_is_not_kept(new_page: NewPage, watch: Watch) -> None:
    watch.expect("40[0-9]")
    link = _invitation(Person(new_page())).rsplit("/", 1)[0]
    guest = Person(new_page())
    guest.page.goto(f"{link}/nonsense")
    expect(guest.see("opponent")).to_have_count(2)
    assert guest.page.url == link


def test_two_play_a_third_watches_and_they_talk(new_page: NewPage) -> None:
    founder, guest = _table_for_two(new_page)
    watcher = Person(new_page())
    watcher.open(f"table/{founder.game}")
    expect(watcher.see("opponent")).to_have_count(2)
    _plays_in_turn(founder, guest, 8)
    expect(watcher.see("hand-card")).to_have_count(0)
    expect(watcher.see("turn")).to_have_text("")
    _same_table(founder.page, guest.page, watcher.page)

    _says(founder.page, "Good luck!")
    for page in (founder.page, guest.page, watcher.page):
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("log")).to_contain_text("Good luck!")
    expect(founder.page.get_by_text("one spectator")).to_be_visible()


def test_where_the_house_forbids_it_a_spectator_only_reads_along(new_page: NewPage) -> None:
    founder = Person(new_page())
    founder.new_game(house={"Let spectators write in the chat": False})
    watcher = Person(new_page())
    watcher.open(f"table/{founder.game}")
    watcher.page.get_by_role("tab", name="Chat").click()
    expect(watcher.page.get_by_text("Spectators only read along")).to_be_visible()
    _says(founder.page, "Good luck!")
    expect(watcher.page.get_by_role("log")).to_contain_text("Good luck!")
    expect(watcher.page.get_by_label("Say something to the table")).to_have_count(0)
    assert not violations(watcher.page)


def test_the_title_calls_whoever_is_asked(new_page: NewPage) -> None:
    """Those who look elsewhere while others think see in the name of the page and its icon that they are awaited."""
    founder, guest = _table_for_two(new_page)
    founder.await_turn()
    expect(founder.page).to_have_title("● Your turn – Table · Sabika")
    expect(_icon(founder.page)).to_have_attribute("href", "/icon-turn.svg")
    expect(guest.page).to_have_title("Table · Sabika")
    expect(_icon(guest.page)).to_have_attribute("href", "/icon.svg")
    founder.take_money()
    expect(guest.page).to_have_title("● Your turn – Table · Sabika")
    expect(founder.page).to_have_title("Table · Sabika")
    guest.open()
    expect(guest.page).to_have_title("Sabika")


def _icon(page: Page) -> Locator:
    return page.locator('link[rel="icon"]')


def test_leaving_the_seat_to_a_bot_and_taking_it_back(new_page: NewPage) -> None:
    founder, guest = _table_for_two(new_page)
    guest.press("seat-menu")
    guest.press("leave-lively")
    expect(founder.page.get_by_role("article", name="Guest 2")).to_contain_text("bot")
    founder.play(6)
    guest.press("take-back")
    expect(founder.page.get_by_role("article", name="Guest 2")).to_contain_text("at the table")
    _plays_in_turn(founder, guest, 4)


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which nobody has to wait for whoever has left."""
    with serving(tmp_path_factory.mktemp("impatient"), "--away", "0") as running:
        yield running


def test_whoever_has_left_is_replaced_by_a_bot(impatient: Server, new_page: NewPage) -> None:
    founder, guest = _table_for_two(new_page, base_url=impatient.address)
    guest.open()
    _replaced(founder)
    expect(founder.page.get_by_role("article", name="Guest 2")).to_contain_text("bot")
    expect(founder.see("replace")).to_have_count(0)
    founder.page.keyboard.press("Escape")
    founder.play(4)
    guest.see("table-mine").click()
    guest.press("take-back")
    expect(founder.page.get_by_role("article", name="Guest 2")).to_contain_text("at the table")
    _plays_in_turn(founder, guest, 2)


def test_a_bot_does_not_take_the_seat_of_somebody_who_was_just_there(new_page: NewPage) -> None:
    founder, guest = _table_for_two(new_page)
    guest.open()
    _replaced(founder)
    refusal = founder.page.get_by_role("alert").filter(has_text="was a moment ago")
    expect(refusal).to_contain_text("after 60 seconds")
    guest.see("table-mine").click()
    expect(founder.page.get_by_role("article", name="Guest 2")).to_contain_text("at the table")
    expect(founder.see("replace")).to_have_count(0)


def _replaced(founder: Person) -> None:
    """Somebody is seen to be away, and a bot is asked for."""
    seat = founder.page.get_by_role("article", name="Guest 2")
    expect(seat).to_contain_text("away")
    seat.get_by_role("button", name=re.compile("^Look closely")).click()
    founder.press("replace")
    expect(founder.see("leave-lively")).to_be_visible()
    assert not violations(founder.page)
    founder.press("leave-lively")


def test_a_seat_that_is_given_up_is_left_to_a_bot(new_page: NewPage) -> None:
    founder, guest = _table_for_two(new_page)
    guest.open()
    guest.press("forget")
    expect(guest.see("leave-lively")).to_be_visible()
    assert not violations(guest.page)
    guest.press("leave-lively")
    expect(guest.see("table-mine")).to_have_count(0)
    expect(founder.page.get_by_role("article", name="Guest 2")).to_contain_text("bot")
    founder.play(4)


def test_links_and_words_reach_a_phone(new_page: NewPage) -> None:
    founder = Person(new_page(**PHONE), fingers=True)
    link = _invitation(founder)
    guest = Person(new_page())
    guest.page.goto(link)
    _says(guest.page, "Good luck!")
    menu = founder.see("more-menu")
    expect(menu).to_contain_text("one new message")
    expect(founder.see("said")).to_have_text("Guest 2: Good luck!")
    assert not violations(founder.page)
    menu.tap()
    assert not violations(founder.page)
    founder.page.get_by_role("button", name="Invitations").tap()
    dialog = founder.page.get_by_role("dialog", name="Invitations")
    expect(dialog.get_by_role("textbox")).to_have_value(link)
    expect(dialog.get_by_role("button", name="Copy the link to watch")).to_be_visible()
    dialog.get_by_role("button", name="To the table").tap()
    founder.page.get_by_role("tab", name="Chat").tap()
    expect(menu).not_to_contain_text("new message")
    expect(founder.see("said")).to_have_text("")


def test_everybody_can_copy_the_link_to_watch(new_page: NewPage) -> None:
    _, guest = _table_for_two(new_page)
    guest.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.page.get_by_role("button", name="Share the table").click()
    guest.page.get_by_role("button", name="Copy the link to watch").click()
    expect(guest.page.get_by_text("Copied")).to_be_visible()
    assert guest.page.evaluate("navigator.clipboard.readText()") == guest.page.url


def test_a_lost_connection_comes_back_by_itself(new_page: NewPage, watch: Watch) -> None:
    watch.expect("ERR_INTERNET_DISCONNECTED")
    founder, guest = _table_for_two(new_page)
    page = guest.page
    page.evaluate("window.notReloaded = true")
    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    founder.play(1)
    page.context.set_offline(False)
    _plays_in_turn(founder, guest, 4)
    _same_table(founder.page, page)
    assert page.evaluate("window.notReloaded")


def _plays_in_turn(founder: Person, guest: Person, decisions: int) -> None:
    """Whoever is asked plays."""
    people = (founder, guest)
    for _ in range(decisions):
        asked = next((one for one in people if one.look().asked), None)
        while asked is None:
            founder.page.wait_for_timeout(20)
            asked = next((one for one in people if one.look().asked), None)
        asked.play(1)


def _same_table(*pages: Page) -> None:
    """Everybody sees the same version in the end."""
    newest = max(_version(page) for page in pages)
    for page in pages:
        expect(page.locator(f"main[data-version='{newest}']")).to_be_attached()


def _version(page: Page) -> int:
    return int(page.locator("main[data-version]").get_attribute("data-version") or 0)


def _says(page: Page, words: str) -> None:
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something to the table").fill(words)
    page.get_by_role("button", name="Send").click()
