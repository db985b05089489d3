"""Those who look elsewhere are called when it is their turn, by sound and by notice, if they wish it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import NewPage
from tests.web.person import Person

SOUND, NOTICE = "Sound when it is my turn", "Notice when it is my turn and I look elsewhere"
CHIME = [659, 880]
LISTEN = """
Object.assign(window, { notes: [], notices: [], asked: 0, away: false })
const { start } = AudioScheduledSourceNode.prototype
AudioScheduledSourceNode.prototype.start = function (when) {
  notes.push(Math.round(this.frequency.value))
  start.call(this, when)
}
Object.defineProperty(document, 'hidden', { get: () => away })
const show = (text, { tag }) => void notices.push([text, tag])
window.Notification = class {
  static permission = 'default'
  static async requestPermission() { asked++; return (this.permission = 'ANSWER') }
  constructor(text, manner) { show(text, manner) }
}
ServiceWorkerRegistration.prototype.showNotification = async (text, manner) => show(text, manner)
"""
"""Writes down what would be heard and shown; the browser is asked for leave and has one answer."""


@pytest.fixture
def person(new_page: NewPage) -> Person:
    return _listening(new_page, "granted")


def _listening(new_page: NewPage, answer: str) -> Person:
    page = new_page()
    page.add_init_script(LISTEN.replace("ANSWER", answer))
    person = Person(page)
    person.play_now()
    return person


def test_nobody_is_called_unasked(person: Person) -> None:
    _look_elsewhere(person)
    _another_turn(person)
    assert _of(person, "notes") == _of(person, "notices") == []
    assert _of(person, "asked") == 0


def test_a_sound_is_heard_when_it_is_ones_turn(person: Person) -> None:
    _switch(person, SOUND)
    assert _of(person, "notes") == CHIME, "the switch lets it be heard"
    _another_turn(person)
    assert _of(person, "notes") == CHIME * 2
    _switch(person, SOUND)
    _another_turn(person)
    assert _of(person, "notes") == CHIME * 2
    assert _of(person, "notices") == []


def test_a_notice_is_shown_when_one_looks_elsewhere(person: Person) -> None:
    _switch(person, NOTICE)
    assert _of(person, "asked") == 1
    _another_turn(person)
    assert _of(person, "notices") == []
    _look_elsewhere(person)
    _another_turn(person)
    person.page.wait_for_function("notices.length")
    assert _of(person, "notices") == [["Your turn", person.game]]
    _switch(person, NOTICE)
    _another_turn(person)
    assert _of(person, "notices") == [["Your turn", person.game]]
    assert _of(person, "notes") == []


def test_where_the_browser_allows_no_notices_the_switch_stays_off(new_page: NewPage) -> None:
    person = _listening(new_page, "denied")
    switch = _setting(person, NOTICE)
    switch.click()
    expect(person.page.get_by_role("region", name="Messages")).to_contain_text("does not allow notices")
    expect(switch).not_to_be_checked()


def test_the_wishes_are_kept(person: Person) -> None:
    for wish in (SOUND, NOTICE):
        _switch(person, wish)
    person.page.reload()
    person.await_turn()
    for wish in (SOUND, NOTICE):
        expect(_setting(person, wish)).to_be_checked()
        person.page.keyboard.press("Escape")


def _of(person: Person, what: str) -> object:
    return person.page.evaluate(what)


def _look_elsewhere(person: Person) -> None:
    person.page.evaluate("() => void (away = true)")


def _another_turn(person: Person) -> None:
    person.take_money()
    person.await_turn()
    expect(person.page).to_have_title("● Your turn – Table · Sabika")


def _setting(person: Person, label: str) -> Locator:
    person.page.get_by_role("button", name="Settings").click()
    return person.page.get_by_role("switch", name=label)


def _switch(person: Person, label: str) -> None:
    _setting(person, label).click()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
