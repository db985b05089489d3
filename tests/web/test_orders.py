"""Standing orders: windows between turns do not stop the game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.person import Person
from tests.web.serving import Server


def test_never_is_never_asked(person: Person, server: Server) -> None:
    page = person.page
    person.new_game(modules=server.modules())
    person.await_turn()
    person.press("seat-menu")
    orders = person.see("order-never")
    expect(orders.first).to_be_visible()
    for order in orders.all():
        order.click()
        expect(order).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    for _ in range(25):
        if person.await_turn().over:
            break
        expect(person.see("decline")).to_have_count(0)
        person.any_choice()
    page.reload()
    person.await_turn()
    person.press("seat-menu")
    expect(page.locator("[data-testid=order-never][aria-pressed=true]")).to_have_count(orders.count())


def test_a_window_takes_an_order_on_the_spot(person: Person, server: Server) -> None:
    person.new_game(modules=server.modules())
    person.await_turn()
    while not person.see("decline").count():
        person.any_choice()
        assert not person.await_turn().over
    person.press("orders")
    person.press("order-affordable")
    expect(person.see("order-affordable")).to_have_attribute("aria-pressed", "true")
