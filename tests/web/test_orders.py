"""Standing orders: windows between turns do not stop the game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.person import Person

WINDOWS = ("vizier", "characters", "thieves", "sultan")
"""Modules that ask between the turns."""
TURNS = 4


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


def test_the_order_news_leaves_out_what_was_declined(new_page: NewPage) -> None:
    never, news, ask = (_windows(Person(new_page()), order) for order in ("never", "news", "ask"))
    assert never < news < ask


def _windows(person: Person, order: str) -> int:
    """How often it is asked between some turns whether one wants to do something, by an order; one never does."""
    give_orders_in_a_window(person)
    if order != "ask":
        seen = person.look()
        person.press(f"order-{order}")
        person.await_change(seen)
    windows = turns = 0
    while turns < TURNS:
        seen = person.await_turn()
        if person.see("decline").count():
            windows += 1
            person.press("decline")
            person.await_change(seen)
        else:
            turns += 1
            person.take_money()
    return windows
