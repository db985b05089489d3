"""Two people at one screen: a door closes between them, and nothing of a hand is behind it."""

from __future__ import annotations

import re
from itertools import count, pairwise

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.person import Person
from tests.web.serving import Server, until

DOORS = """() => {
  window.doors = []
  const note = () => {
    const name = document.querySelector('[data-testid=hand-over] h1')?.textContent
    if (name && name !== doors.at(-1)) doors.push(name)
  }
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
"""Notes the names on the doors from now on."""


def test_the_door_hides_the_hand(person: Person) -> None:
    person.new_game(seats=("here", "here", "bot"))
    names = []
    for turn in range(4):
        door = person.see("hand-over")
        expect(door).to_be_visible()
        _nothing_in_the_page(person.page)
        names.append(door.get_by_role("heading", level=1).inner_text())
        if turn % 2:
            _hold(person.page)
        else:
            person.open_door()
        _whole_turn(person)
    assert all(one != other for one, other in pairwise(names)), "they take turns"


def test_looking_away_closes_the_door_again(person: Person) -> None:
    person.new_game(seats=("here", "here"))
    person.await_turn()
    expect(person.see("hand-card").first).to_be_visible()
    person.page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(person.see("hand-over")).to_be_visible()
    _nothing_in_the_page(person.page)
    person.page.keyboard.press("Escape")
    expect(person.see("hand-over")).to_be_visible()


def test_all_see_every_scoring_before_the_door(person: Person, server: Server) -> None:
    """A scoring is held while the turn, and the door, go from one to the other."""
    seats = [{"name": "Leila"}, {"name": "Yusuf"}]
    made = server.post("/games", {"setup": {"players": 2}, "seats": seats, "seed": "scorings"})
    tokens = [seat["token"] for seat in made["seats"]]
    for token in tokens:
        person.open(f"table/{made['game']}/{token}")
        expect(person.page).not_to_have_url(re.compile(token))
    expect(person.see("hand-over")).to_be_visible()
    for token in tokens:
        server.post(f"/games/{made['game']}/resign", {"id": 1, "level": "sensible"}, token)
    for scoring in ("First", "Second", "Third"):
        expect(person.see("scoring").get_by_role("heading", name=f"{scoring} scoring")).to_be_visible()
        expect(person.see("hand-over")).to_have_count(0)
        person.read_scoring()
    expect(person.page.get_by_text("The game is over").first).to_be_visible()


def test_no_door_is_shown_before_it_is_known_whose(person: Person, server: Server) -> None:
    """The one who begins connects late: a door for the other would close again the moment it is opened."""
    seats = [{"name": "Leila"}, {"name": "Yusuf"}]
    for number in count():
        made = server.post("/games", {"setup": {"players": 2}, "seats": seats, "seed": f"late {number}"})
        if server.get(f"/games/{made['game']}/table")["decision"]["seat"] == 1:
            break
    page, held, late = person.page, list[str | bytes](), list[WebSocketRoute]()
    for token in [seat["token"] for seat in made["seats"]]:
        person.open(f"table/{made['game']}/{token}")
        expect(page).not_to_have_url(re.compile(token))

    def hold_back_the_second(socket: WebSocketRoute) -> None:
        late.append(socket)
        far = socket.connect_to_server()
        if len(late) == 2:
            far.on_message(lambda message: held.append(message))

    page.route_web_socket(re.compile("/socket$"), hold_back_the_second)
    page.reload()
    until(lambda: bool(page.wait_for_timeout(50) or held))
    page.wait_for_timeout(500)
    expect(person.see("hand-over")).to_have_count(0)
    for message in held:
        late[1].send(message)
    expect(person.see("hand-over")).to_contain_text("Over to Yusuf")


def test_nobody_is_called_to_the_door_who_is_not_asked(person: Person) -> None:
    """Standing orders answer for the others between two turns, so that they need not come."""
    person.new_game(seats=("here", "here", "here"), modules=["vizier"], seed="doors")
    for _ in range(3):
        person.never_interrupt()
        _whole_turn(person)
    person.page.evaluate(DOORS)
    for _ in range(3):
        person.open_door()
        _whole_turn(person)
    doors = person.page.evaluate("doors")
    assert len(doors) == len(set(doors)) == 3


def test_the_replay_of_a_running_game_shows_no_hand(person: Person) -> None:
    """Whoever looks back at a shared screen may be anybody, so the replay shows what a spectator sees."""
    person.new_game(seats=("here", "here"))
    person.await_turn()
    person.any_choice()
    person.open(f"replay/{person.game}/1")
    expect(person.page.get_by_text(re.compile(r"^\s*\d+ cards?$"))).to_have_count(2)
    expect(person.page.get_by_role("img", name=re.compile("^Hand:"))).to_have_count(0)


def _whole_turn(person: Person) -> None:
    """Plays until the door closes."""
    while not (seen := person.look()).door:
        if seen.scoring:
            person.read_scoring()
        elif seen.mine:
            person.any_choice()
        else:
            person.await_change(seen)


def _hold(page: Page) -> None:
    """Keeps the button pressed until the door opens."""
    page.get_by_test_id("open-door").hover()
    page.mouse.down()
    expect(page.get_by_test_id("hand-over")).to_be_hidden()
    page.mouse.up()


def _nothing_in_the_page(page: Page) -> None:
    expect(page.get_by_test_id("hand-card")).to_have_count(0)
    expect(page.get_by_test_id("turn")).to_have_count(0)
