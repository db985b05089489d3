"""Somebody who plays with what the screen shows, and knows nothing else."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence

from playwright.sync_api import Locator, Page, expect

from tests.web.serving import PATIENCE
from tests.web.sight import IN_SIGHT, LOOK, Sight, look

expect.set_options(timeout=PATIENCE * 1000)

ASKED = "s.door || s.scoring || s.over || (s.mine && (s.ready || Object.values(s).some((list) => list.length)))"
"""Whether there is something to do, and a button or piece to do it with."""
BLINK = 50
"""Milliseconds between two looks."""
TOUCHES = 30
"""More than that would puzzle anybody."""


class Person:
    """Plays through the page: buttons, pieces and keys."""

    def __init__(self, page: Page, seed: int = 1, fingers: bool = False) -> None:
        self.page = page
        self.fingers = fingers
        """Whether it touches the screen instead of using a mouse."""
        self.scorings = 0
        """How many scorings have been told."""
        self._random = random.Random(seed)

    def see(self, key: str) -> Locator:
        return self.page.get_by_test_id(key)

    def press(self, key: str, which: int = 0) -> None:
        """Clicks or taps; cards of a fan lie over each other, and cells can lie beyond the edge: keys reach them."""
        piece = self.see(key).nth(which)
        if key == "hand-card" or (key.startswith(("cell-", "crossing-", "wall-")) and not piece.evaluate(IN_SIGHT)):
            piece.press("Space")
        else:
            self.touch(piece)

    def touch(self, piece: Locator) -> None:
        """Clicks or taps what can be reached."""
        if self.fingers:
            piece.tap()
        else:
            piece.click()

    @property
    def game(self) -> str:
        """The id of the game at whose table one sits."""
        return self.page.url.split("#/table/")[1].split("/")[0]

    # ------------------------------------------------------------ coming to a table

    def open(self, route: str = "") -> None:
        self.page.goto(f"/#/{route}")

    def play_now(self) -> None:
        """The shortest way to a table."""
        self.open()
        self.press("play-now")
        self.await_turn()

    def new_game(
        self,
        seats: Sequence[str] = ("here", "bot", "bot"),
        modules: Sequence[str] = (),
        seed: str = "",
        house: Mapping[str, bool] | None = None,
        box: str = "alhambra",
    ) -> None:
        """Puts a game together on its screen; seats: here, online or bot; house rules by their names."""
        self.open("new")
        self.see(f"box-{box}").click()
        for module in modules:
            self.see(f"module-{module}").click()
        self._seats(seats)
        for rule, wished in (house or {}).items():
            self.page.get_by_label(rule).set_checked(wished)
        if seed:
            field = self.page.get_by_label("Seed")
            if not field.is_visible():
                self.page.get_by_text("Readings and seed").click()
            field.fill(seed)
        self.press("open-gates")
        self.page.wait_for_url("**/#/table/**")

    def _seats(self, wished: Sequence[str]) -> None:
        kinds = self.page.get_by_label("Who plays seat")
        expect(kinds.first).to_be_visible()
        while kinds.count() < len(wished):
            self.page.get_by_role("button", name="Add a bot").click()
        while kinds.count() > len(wished):
            self.page.get_by_role("button", name="Remove ").last.click()
        for seat, kind in enumerate(wished):
            kinds.nth(seat).select_option(kind)

    # ------------------------------------------------------------ one's turn

    def look(self) -> Sight:
        return look(self.page)

    def await_change(self, seen: Sight) -> Sight:
        """Waits until the table is another one."""
        changed = "now.version !== version || now.door || now.scoring || now.over"
        self._wait(f"(version) => {{ const now = ({LOOK})(); return {changed} }}", seen.version)
        return self.look()

    def await_turn(self) -> Sight:
        """Waits for one's own decision or the end; doors are opened and scorings read on the way."""
        while True:
            self._wait(f"() => {{ const s = ({LOOK})(); return {ASKED} }}")
            seen = self.look()
            if seen.door:
                self.open_door()
            elif seen.scoring:
                self.read_scoring()
            elif seen.asked:
                return seen

    def _wait(self, seen: str, arg: object = None) -> None:
        """Looks now and then: who looks at every picture slows the page down."""
        self.page.wait_for_function(seen, arg=arg, polling=BLINK)

    def open_door(self) -> None:
        self.page.keyboard.press("Space")
        expect(self.see("hand-over")).to_be_hidden()

    def read_scoring(self) -> None:
        """Reads a scoring to its end."""
        dialog = self.see("scoring")
        title = dialog.get_by_role("heading").first.inner_text()
        self.scorings += 1
        while dialog.is_visible() and dialog.get_by_role("heading").first.inner_text() == title:
            self.press("scoring-next")

    def play_ready(self) -> None:
        """Plays what the primary button says."""
        seen = self.look()
        self.press("primary")
        self.await_change(seen)

    # ------------------------------------------------------------ what one wants

    def take_money(self) -> None:
        self.press("group-money")
        self.press("display-card")
        self.play_ready()

    def buy(self) -> bool:
        """Buys a tile where the plaques say that one can be paid."""
        stalls = self.look().stalls
        if stalls:
            self.press(stalls[0])
            self.play_ready()
        return bool(stalls)

    def place(self) -> None:
        """Places the tile in hand on the first cell that is lit."""
        self.press(self.look().cells[0])
        self.play_ready()

    def to_placing(self) -> None:
        """Buys until a tile is to be placed."""
        while not self.await_turn().cells:
            if not self.buy():
                self.take_money()

    def any_choice(self) -> None:
        """Plays something of what is asked, whatever it is."""
        # A refusal in the way is read and put away.
        self.page.add_locator_handler(self.see("refusal"), lambda: self.page.keyboard.press("Escape"))
        self._decide()
        self.page.remove_locator_handler(self.see("refusal"))

    def _decide(self) -> None:
        seen = self.look()
        first = self._beginnings(seen)
        tried: set[str] = set()
        while True:
            if self._complete():
                return
            # What was touched may have brought up other buttons.
            left = [key for key in [*first, *self._beginnings(self.look())] if key not in tried]
            if not left:
                raise AssertionError(f"nothing on screen leads to a move: {self.look()}")
            tried.add(left[0])
            self._begin(left[0])
            now = self.look()
            if now.version != seen.version or now.scoring or now.over or now.door:
                return

    def _beginnings(self, seen: Sight) -> list[str]:
        """Buttons to start with, in the order they are tried. Building comes before taking money."""
        rank = {"group-buy": 0, "group-complete": 1, "group-money": 2}
        groups = sorted(seen.groups, key=lambda key: rank.get(key, 3) + 2 * self._random.random())
        plain = self._random.sample(seen.plain, len(seen.plain))
        return groups + plain

    def _begin(self, key: str) -> None:
        seen = self.look()
        if key.startswith("group-"):
            if seen.busy:
                self.press("clear")
            self.press(key)
        else:
            self.press(key)
            self.await_change(seen)

    def _complete(self) -> bool:
        """Touches what is lit until the primary button can be pressed, and presses it."""
        tried: set[tuple[str, int]] = set()
        for _ in range(TOUCHES):
            seen = self.look()
            if seen.ready:
                self.play_ready()
                return True
            if seen.groups and not seen.busy:
                return False
            ways = [way for way in seen.ways() if way not in tried]
            if not ways:
                return False
            tried.add(ways[0])
            self.press(*ways[0])
        return False

    def never_interrupt(self) -> None:
        """Gives standing orders, so that windows do not ask any more."""
        self.await_turn()
        self.press("seat-menu")
        expect(self.see("order-never").first).to_be_visible()
        for order in self.see("order-never").all():
            order.click()
            expect(order).to_have_attribute("aria-pressed", "true")
        self.page.keyboard.press("Escape")

    def leave_to_bot(self, level: str = "sensible") -> None:
        """Lets a bot play on."""
        if not self.await_turn().over:
            self.press("seat-menu")
            self.press(f"leave-{level}")
            # A scoring or the end may lie over the table by then.
            expect(self.page.get_by_test_id(re.compile("^(take-back|scoring|result)$")).first).to_be_visible()

    def play(self, decisions: int) -> None:
        """Answers so many decisions, or fewer when the game ends."""
        for _ in range(decisions):
            if self.await_turn().over:
                return
            self.any_choice()

    def play_until_over(self) -> int:
        """Plays to the end; how many decisions it took."""
        for decision in range(600):
            if self.await_turn().over:
                return decision
            self.any_choice()
        raise AssertionError("the game does not end")
