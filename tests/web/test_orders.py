"""Standing orders: windows between turns do not stop the game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.person import Person

WINDOWS = ("vizier", "characters", "thieves", "sultan")
"""Modules that ask between the turns."""


def test_never_is_never_asked(person: Person) -> None:
    page = person.page
    person.new_game(modules=WINDOWS, seed="orders")
    person.never_interrupt()
    for _ in range(25):
        if person.await_turn().over:
            break
        expect(person.see("decline")).to_have_count(0)
        person.any_choice()
    page.reload()
    person.await_turn()
    person.press("seat-menu")
    expect(page.locator("[data-testid=order-never][aria-pressed=true]")).to_have_count(
        person.see("order-never").count()
    )


def give_orders_in_a_window(person: Person) -> None:
    person.new_game(modules=WINDOWS, seed="orders")
    person.await_turn()
    while not person.see("decline").count():
        person.any_choice()
        assert not person.await_turn().over
    person.press("orders")


def test_a_window_takes_an_order_on_the_spot(person: Person) -> None:
    give_orders_in_a_window(person)
    expect(person.see("order-ask")).to_have_attribute("aria-pressed", "true")
    person.press("order-never")
    person.await_turn()
    expect(person.see("decline")).to_have_count(0)


def test_what_was_declined_is_not_asked_again_by_the_order_news(person: Person) -> None:
    give_orders_in_a_window(person)
    person.press("order-news")
    expect(person.see("order-news")).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    expect(person.see("decline")).to_be_visible()
    person.press("decline")
    person.await_turn()
