"""Each language from the lobby to the table, with nothing of another left over."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.person import Person

TEXTS = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, data } = node
    if (parent.checkVisibility() && !parent.closest('code, script, style')) found.push(data.trim())
  }
  for (const e of document.querySelectorAll('[aria-label], [title], [placeholder]'))
    found.push(e.ariaLabel, e.title, e.placeholder)
  return found.filter(Boolean)
}"""
KEY = re.compile(r"^(shell|table|after|pieces)-[a-z-]+$")
RULE = re.compile(r"^[a-z-]+(\.[a-z0-9-]+)+$")
"""Rules are called the same in every language."""
SENTENCE = 3
"""From so many words on, a text is the same in two languages only by mistake."""


def test_no_english_is_left(new_page: NewPage) -> None:
    english = _texts_of_all_screens(Person(new_page()))
    for locale, turn in (("de-DE", "am Zug"), ("fr-FR", "vous")):
        spoken = Person(new_page(locale=locale))
        _nothing_left(_texts_of_all_screens(spoken), english)
        expect(spoken.page.locator("html")).to_have_attribute("lang", locale[:2])
        expect(spoken.see("turn")).to_contain_text(re.compile(turn, re.IGNORECASE))


def test_no_english_is_left_at_the_end(new_page: NewPage, finished: str) -> None:
    english = _texts_of_the_end(Person(new_page()), finished)
    for locale in ("de-DE", "fr-FR"):
        _nothing_left(_texts_of_the_end(Person(new_page(locale=locale)), finished), english)


def test_no_english_is_left_at_the_door(person: Person) -> None:
    """The door between two people, in one language after the other."""
    page, seen = person.page, {}
    person.new_game(seats=("here", "here"))
    for language, label in (("en", "Language"), ("de", "Language"), ("fr", "Sprache")):
        person.await_turn()
        page.get_by_label(label).select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.evaluate("window.dispatchEvent(new Event('blur'))")
        expect(person.see("open-door")).to_be_visible()
        seen[language] = {"door": set(person.see("hand-over").all_inner_texts()[0].splitlines())}
        assert len(seen[language]["door"]) >= SENTENCE
        if language != "en":
            _nothing_left(seen[language], seen["en"])


def test_the_language_is_switched_at_the_table_and_kept(person: Person) -> None:
    page = person.page
    person.play_now()
    turn, played = person.see("turn").inner_text(), person.see("primary")
    person.press("group-money")
    person.press("display-card")
    expect(played).to_contain_text("Take")
    with page.expect_websocket() as connection:
        page.get_by_label("Language").select_option("de")
    connection.value.wait_for_event("framereceived")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(person.see("turn")).not_to_have_text(turn)
    expect(played).to_contain_text("Nehmen")
    person.play_ready()
    person.play(3)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("tab", name="Chronik")).to_be_visible()


def _texts_of_all_screens(person: Person) -> dict[str, set[str]]:
    """What can be read on the way from the lobby to some turns at the table."""
    page = person.page
    texts = partial(_texts, page)
    seen = {}
    person.open()
    expect(person.see("play-now")).to_be_enabled()
    seen["lobby"] = texts()
    person.open("new")
    expect(person.see("open-gates")).to_be_enabled()
    seen["new game"] = texts()
    person.open("rules")
    expect(page.get_by_role("dialog").get_by_role("article").first).to_be_visible()
    seen["rules"] = texts()
    page.keyboard.press("Escape")
    person.play_now()
    seen["table"] = texts()
    person.play(6)
    person.await_turn()
    seen["some turns later"] = texts()
    return seen


def _texts_of_the_end(person: Person, finished: str) -> dict[str, set[str]]:
    """What can be read of a scoring and after a game."""
    page, seen = person.page, {}
    person.play_now()
    person.press("seat-menu")
    person.press("leave-sensible")
    expect(person.see("scoring-next")).to_be_visible()
    seen["scoring"] = _texts(page)
    person.open(f"summary/{finished}")
    expect(person.see("slip").first).to_be_visible()
    seen["summary"] = _texts(page)
    person.open(f"replay/{finished}/20")
    expect(person.see("timeline")).to_be_visible()
    seen["replay"] = _texts(page)
    person.open(f"verify/{finished}")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    seen["verification"] = _texts(page)
    return seen


def _nothing_left(foreign: dict[str, set[str]], english: dict[str, set[str]]) -> None:
    """No key of a message, and no sentence of another language."""
    for screen, texts in foreign.items():
        assert not [text for text in texts if KEY.match(text)], "a message is missing"
        same = {text for text in texts & english[screen] if not RULE.match(text)}
        left = {text for text in same if len(re.findall(r"[^\W\d_]{2,}", text)) >= SENTENCE}
        assert not left, f"English on the screen {screen}: {left}"


def _texts(page: Page) -> set[str]:
    return set(page.evaluate(TEXTS))
