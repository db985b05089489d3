"""Two players and Dirk."""

from __future__ import annotations

from typing import Any

import pytest

from sabika.core import flow
from sabika.core.view import view
from sabika.rules.alhambra.ending import winners
from sabika.rules.alhambra.two_players import DIRK
from sabika.rules.red_palace.guards import count_towers
from tests.rules.red_palace.support import guards, in_supply, posted, red, set_up, whole_game
from tests.table import Table

CLASSIC = {"scoring": "classic"}
YARD = ["garden-7-NEW", "tower-8-NES", "chambers-8", "seraglio-9-S"]
FULL = {"buying": {"ahead": ["pavilion-9-b", "seraglio-5-SW", "tower-12"]}}


def two(*laid: str, **position: Any) -> Table:
    return red(*laid, players=2, **position)


@pytest.mark.rule(
    "red-palace.two-player.dirk", "red-palace.two-player.dirk-start", "red-palace.two-player.dirk-setup-order"
)
def test_dirk_gets_six_open_buildings_after_yard_and_overview() -> None:
    s, _ = set_up(2, "dirk")
    tiles = s.slices[s.rules.modules["two_players"].slot].tiles
    assert [s.rules.body_of[tile] for tile in tiles] == list(s.supply[7:13])
    assert all(s.rules.kind_of[tile] >= 0 for tile in tiles)
    assert len(s.palaces) == 2
    for seat in (None, 0, 1):
        assert view(s, seat).of("two_players").tiles == tiles


@pytest.mark.rule("red-palace.two-player.dirk")
def test_dirk_never_decides() -> None:
    assert {s.decider for s in whole_game(2, 2)} == {0, 1, None}


@pytest.mark.rule("red-palace.two-player.dirk-guards-half", "red-palace.two-player.dirk-batch-guards")
def test_half_of_the_towers_of_a_batch_rounded_up_are_spent_from_the_supply() -> None:
    seen = set()
    for seed in range(25):
        s, _ = set_up(2, f"half {seed}")
        towers = count_towers(s, list(s.slices[s.rules.modules["two_players"].slot].tiles))
        part = s.slices[s.rules.modules["guards"].slot]
        assert (part.spent, part.posted) == ((towers + 1) // 2, ())
        seen.add(towers)
    assert {towers % 2 for towers in seen} == {0, 1}


@pytest.mark.rule("red-palace.two-player.dirk-after-first", "red-palace.two-player.dirk-guards-half")
def test_six_more_right_after_the_first_scoring() -> None:
    names = ["terrain-7-NEW", "terrain-7-NSW", "terrain-8-NES", "terrain-6-N", "terrain-9-a", "terrain-9-E"]
    t = two(market=[*YARD[2:], "garden-10-a", "garden-10-b"], slices=FULL, at="score", waiting=[1], supply=names)
    dirk = t.slice("two_players").tiles
    assert [t.state.rules.tile_keys[t.state.rules.body_of[tile]] for tile in dirk] == names
    assert guards(t).spent == 4
    assert (t.decider, t.state.scored) == ("B", 1)


@pytest.mark.rule("red-palace.two-player.dirk-after-second", "red-palace.two-player.dirk-short-tower")
@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (2, 0), (3, 1), (8, 2), (12, 4), (20, 6)])
def test_a_third_of_the_tower_after_the_second_scoring(left: int, drawn: int) -> None:
    bodies = [row.key for row in two().state.rules.tiles if row.sort == "terrain" and not row.face_of]
    lying = {"terrain-8", "terrain-9-S", "terrain-9-b", "terrain-5-SW", "terrain-12", "terrain-10-a", "terrain-10-b"}
    supply = [name for name in bodies if name not in lying][:left]
    market = ["chambers-8", "seraglio-9-S", "garden-10-a", "garden-10-b"]
    t = two(market=market, slices=FULL, at="score", waiting=[2], scored=1, supply=supply, supply_rest=False)
    assert len(t.slice("two_players").tiles) == drawn
    towers = count_towers(t.state, list(t.slice("two_players").tiles))
    assert guards(t).spent == -(-towers // 2)


@pytest.mark.rule("red-palace.two-player.dirk-short-tower")
def test_dirk_gets_what_is_left_of_a_short_tower() -> None:
    market = ["chambers-8", "seraglio-9-S", "garden-10-a", "garden-10-b"]
    t = two(market=market, slices=FULL, at="score", waiting=[1], supply=["terrain-9-a"], supply_rest=False)
    assert len(t.slice("two_players").tiles) == 1


@pytest.mark.rule("red-palace.two-player.dirk-not-after-third")
def test_nothing_after_the_third_scoring() -> None:
    t = two(at="end", scored=2)
    assert (t.state.over, t.slice("two_players").tiles, t.state.taken) == (True, (), 0)


@pytest.mark.rule("red-palace.two-player.dirk-scores", "red-palace.two-player.dirk-cannot-win")
def test_dirk_scores_majorities_but_no_wall_and_cannot_win() -> None:
    assert set_up(2, "five")[0].scores == [5, 5, 5]
    tiles = ["garden-7-NEW", "garden-9-a", "tower-8-NES"]
    t = two(B={"palace": {"1,0": "garden-9-b"}}, slices={"two_players": {"tiles": tiles}}, options=CLASSIC)
    for scoring, points in ((1, 5 + 6), (2, 12 + 13), (3, 20 + 21)):
        assert sum(line.points for line in flow.score(t.state, scoring) if line.seat == DIRK) == points
    assert t.points(2, 1, "base.score.second") == 5
    end = two(at="end", A={"score": 3}, B={"score": 2}, slices={"two_players": {"tiles": tiles}}, options=CLASSIC)
    assert end.state.scores[DIRK] == 41
    assert winners(end.state) == [0]


@pytest.mark.rule("red-palace.two-player.gift", "red-palace.two-player.gift-guards")
def test_a_bought_building_may_be_given_with_all_its_guards() -> None:
    own = {"hand": ["florin7", "dirham9"]}
    t = two(market=YARD, display=["denar9"], A=own).play("buy garden-7-NEW florin7", "buy tower-8-NES dirham9")
    assert {"give garden-7-NEW", "reserve garden-7-NEW", "place garden-7-NEW 0,-1"} <= t.options()
    t.play("give garden-7-NEW")
    assert (guards(t).spent, posted(t), in_supply(t)) == (2, [], 30)
    t.play("place tower-8-NES 1,0")
    assert (guards(t).spent, posted(t)) == (2, ["tower-8-NES N", "tower-8-NES S"])
    assert "garden-7-NEW" in t.state.rules.tile_names(t.slice("two_players").tiles)


@pytest.mark.rule("red-palace.two-player.gift-scope")
def test_what_can_be_given() -> None:
    mix = ("medina", "bazaars", "camps")
    gained = ["garden-9-a", "plaza-1", "medina-9-N", "camp-3-N", "bazaar-florin-a"]
    t = two(A={"gained": gained, "reserve": ["tower-12"]}, modules=mix, at="place")
    given = {text.split()[1] for text in t.options() if text.startswith("give")}
    assert given == {"garden-9-a", "medina-9-N", "camp-3-N", "bazaar-florin-a"}
    assert t.refused("give plaza-1") == {"red-palace.two-player.gift-scope"}
    assert t.refused("give tower-12") == {"base.buy.lies-aside"}
    t.play("give camp-3-N", "give bazaar-florin-a", "give medina-9-N", "give garden-9-a", "reserve plaza-1")
    assert guards(t).spent == 0
    assert t.points(3, DIRK, "camps") == t.points(3, DIRK, "bazaars") == 0


@pytest.mark.rule("red-palace.two-player.gift-scope", "red-palace.end.distribution-details")
def test_leftovers_are_not_given() -> None:
    t = two(market=["tower-12", "", "", ""], at="end", A={"hand": ["florin1"]})
    assert t.refused("give tower-12") == {"base.dirk.leftovers"}


@pytest.mark.rule("red-palace.two-player.dirk-modules")
def test_tiles_of_modules_count_in_a_batch_without_tokens() -> None:
    names = ["medina-9-N", "camp-3-N", "bazaar-florin-a", "terrain-7-NEW", "terrain-9-a", "terrain-9-E"]
    market = ["chambers-8", "seraglio-9-S", "garden-10-a", "garden-10-b"]
    mix = ("medina", "bazaars", "camps")
    t = two(market=market, slices=FULL, at="score", waiting=[1], supply=names, modules=mix, options=CLASSIC)
    dirk = t.slice("two_players").tiles
    assert t.state.rules.tile_names(dirk)[:3] == names[:3]
    assert len(dirk) == 6
    assert (guards(t).spent, t.slice("tokens").drawn) == (1, 3)
    own = {"palace": {"0,1": "medina-8-S"}}
    t = two(A=own, slices={"two_players": {"tiles": ["medina-3-ES", "camp-3-N", "bazaar-florin-a"]}}, modules=mix)
    assert [t.points(3, seat, "medina") for seat in (0, 1, DIRK)] == [-3, -12, -6]
    assert t.points(3, DIRK, "camps") == t.points(3, DIRK, "bazaars") == 0
