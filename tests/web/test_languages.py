"""Each language from the lobby to the table, with nothing of another left over."""

from __future__ import annotations

import re
from functools import partial

import pytest
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
SENTENCE = 3
"""From so many words on, a text is the same in two languages only by mistake."""


@pytest.mark.parametrize(("locale", "turn"), [("de-DE", "am Zug"), ("fr-FR", "vous")])
def test_no_english_is_left(new_page: NewPage, locale: str, turn: str) -> None:
    english = _texts_of_all_screens(Person(new_page(locale="en-GB")))
    spoken = Person(new_page(locale=locale))
    foreign = _texts_of_all_screens(spoken)
    for screen, texts in foreign.items():
        assert not [text for text in texts if KEY.match(text)], "a message is missing"
        left = {text for text in texts & english[screen] if len(re.findall(r"[^\W\d_]{2,}", text)) >= SENTENCE}
        assert not left, f"English on the screen {screen}: {left}"
    expect(spoken.page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(spoken.see("turn")).to_contain_text(re.compile(turn, re.IGNORECASE))


def test_the_language_is_switched_at_the_table_and_kept(person: Person) -> None:
    page = person.page
    person.play_now()
    prompt = person.see("turn").inner_text()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(person.see("turn")).not_to_have_text(prompt)
    person.await_turn()
    person.play(4)
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


def _texts(page: Page) -> set[str]:
    return set(page.evaluate(TEXTS))
