"""Granada for two, with Dirk."""

from __future__ import annotations

from typing import Any

import pytest

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.rules.alhambra.two_players import DIRK
from sabika.rules.boxes import ruleset
from tests.rules.granada.support import buyer, city, parity

RULES = ruleset(Config(box="granada", players=2))


def dirks(s: State) -> tuple[int, ...]:
    tiles: tuple[int, ...] = s.slices[s.rules.modules["two_players"].slot].tiles
    return tiles


def scoring_card(number: int, **position: Any) -> Any:
    """A scoring card turns up in a refill."""
    display = ["denar1", "denar2", "denar3"]
    return city(players=2, pile=[f"scoring{number}"], scored=number - 1, display=display, at="refill", **position)


@pytest.mark.rule("granada.dirk.same", "granada.dirk.first-faces")
def test_dirk_begins_with_six_even_faces_and_there_is_less_money() -> None:
    s = flow.start(RULES, Chance.from_text("dirk"))
    assert len(RULES.all_money) == 72
    assert [RULES.prices[tile] % 2 for tile in dirks(s)] == [0] * 6
    assert len(s.supply) - s.taken == 54 - 4 - 6


@pytest.mark.rule("granada.dirk.same", "granada.dirk.later-faces", "granada.marker.dirk")
@pytest.mark.parametrize(("scoring", "number"), [(1, 6), (2, 16)])
@pytest.mark.parametrize("marker", [0, 1])
def test_later_he_draws_what_the_marker_shows_and_does_not_move_it(scoring: int, number: int, marker: int) -> None:
    t = scoring_card(scoring, slices={"marker": {"parity": marker}})
    assert [RULES.prices[tile] % 2 for tile in dirks(t.state)] == [marker] * number
    assert parity(t) == marker


@pytest.mark.rule("granada.marker.dirk")
def test_the_marker_has_moved_before_dirk_draws() -> None:
    t = scoring_card(1, market=["", "library-12", "market-10-S", "park-4-SW"], supply=["school-2-NSW"])
    assert t.market()[0] == "hospital-3-NSW"
    assert parity(t) == 0
    assert [RULES.prices[tile] % 2 for tile in dirks(t.state)] == [0] * 6


@pytest.mark.rule("granada.dirk.gift-face", "granada.dirk.locked")
def test_a_gift_keeps_the_face_it_was_bought_with() -> None:
    t = buyer("florin9", "denar3", players=2).play("buy hostel-8-E florin9")
    assert "give hostel-8-E" in t.options()
    assert t.refused("give park-9-E") == {"base.buy.lies-aside"}
    turned = buyer("florin9", "denar3", players=2).play("buy hostel-8-E florin9")
    turned.play("turn-over park-9-E denar3")
    assert turned.refused("give park-9-E") == {"granada.flip.must-fit"}
    t.play("give hostel-8-E")
    assert t.state.rules.tile_names(dirks(t.state)) == ["hostel-8-E"]


@pytest.mark.rule("granada.dirk.locked")
def test_what_dirk_has_is_never_turned() -> None:
    t = scoring_card(1, slices={"two_players": {"tiles": ["school-11", "arena-12"]}})
    assert t.state.rules.tile_names(dirks(t.state)[:2]) == ["school-11", "arena-12"]


@pytest.mark.rule("granada.dirk.tie-break", "granada.score.n-includes")
@pytest.mark.parametrize(("his", "points"), [("school-13", [3, 0, 6]), ("school-10-W", [6, 3, 0])])
def test_dirk_competes_with_the_prices_of_his_tiles_and_counts(his: str, points: list[int]) -> None:
    seats = {"A": {"palace": {"1,0": "school-12"}}, "B": {"palace": {"1,0": "school-11"}}}
    t = city(players=2, slices={"two_players": {"tiles": [his]}}, **seats)
    assert [t.points(2, seat, "granada.score.second") for seat in (0, 1, DIRK)] == points
    assert [t.points(3, seat, "granada.score.moat") for seat in (0, 1, DIRK)] == [0, 0, 0]
