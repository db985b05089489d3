"""Taking a move back."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.person import Person


def test_a_purchase_is_taken_back(person: Person) -> None:
    person.play_now()
    while not person.look().stalls:
        person.take_money()
        person.await_turn()
    before = _hand(person)
    for key in (None, "u"):
        assert person.buy()
        expect(_to_be_built(person)).to_have_count(1)
        assert len(_hand(person)) < len(before)
        if key:
            person.page.keyboard.press(key)
        else:
            person.press("undo")
        expect(_to_be_built(person)).to_have_count(0)
        expect(person.see("hand-card")).to_have_count(len(before))
        assert _hand(person) == before


def test_a_table_without_undo_offers_none(person: Person) -> None:
    person.new_game(house={"Allow undo": False})
    person.to_placing()
    expect(_to_be_built(person).first).to_be_visible()
    expect(person.see("undo")).to_have_count(0)


def _to_be_built(person: Person) -> Locator:
    return person.page.get_by_role("group", name="To be built").get_by_test_id("tray-tile")


def _hand(person: Person) -> list[str]:
    return [card.get_attribute("data-key") or "" for card in person.see("hand-card").all()]
