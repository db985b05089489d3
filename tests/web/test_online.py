"""People on several devices at one table, and somebody who watches."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.person import Person
from tests.web.watching import Watch

FOUNDER_BEGINS = "far away"
"""A seed."""


def _table_for_two(new_page: NewPage, third: str = "bot") -> tuple[Person, Person]:
    """A founder and somebody who came by the invitation link."""
    founder = Person(new_page())
    founder.new_game(seats=("here", "online", third), seed=FOUNDER_BEGINS)
    dialog = founder.page.get_by_role("dialog", name="Invitations")
    link = dialog.get_by_role("textbox").input_value()
    dialog.get_by_role("button", name="To the table").click()
    guest = Person(new_page(), seed=2)
    guest.page.goto(link)
    expect(guest.see("hand-card").first).to_be_visible()
    assert link.rsplit("/", 1)[1] not in guest.page.url, "the secret leaves the address"
    return founder, guest


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


def test_leaving_the_seat_to_a_bot_and_taking_it_back(new_page: NewPage) -> None:
    founder, guest = _table_for_two(new_page)
    guest.press("seat-menu")
    guest.press("leave-lively")
    expect(founder.page.get_by_role("article", name="Guest 2")).to_contain_text("bot")
    founder.play(6)
    guest.press("take-back")
    expect(founder.page.get_by_role("article", name="Guest 2")).to_contain_text("at the table")
    _plays_in_turn(founder, guest, 4)


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
