"""Medinas, bazaars and camps in the Red Palace."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.rules.boxes import MODULES, config_problems, fitting
from sabika.rules.red_palace.overview import ahead
from sabika.rules.red_palace.tokens import bag
from tests.rules.red_palace.support import BOX, overview, red, rules, set_up
from tests.table import Table

CLASSIC = {"scoring": "classic"}
FOUR = ["denar1", "denar2", "denar3", "denar4"]
MIXES = [mix for size in range(4) for mix in combinations(("medina", "bazaars", "camps"), size)]


@pytest.mark.rule("red-palace.modules.combine")
@pytest.mark.parametrize("scoring", ["score_tiles", "classic"])
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "+".join(mix) or "none")
def test_three_modules_in_any_combination_with_either_scoring(mix: tuple[str, ...], scoring: str) -> None:
    assert set(fitting(BOX)) == {"medina", "bazaars", "camps"}
    s = flow.start(rules(2 + len(mix), *mix, scoring=scoring), Chance.from_text(f"mix {mix}"))
    rng = random.Random(1)
    while not s.over:
        flow.play_move(s, rng.choice(flow.moves(s)))
    assert s.scored == 3


@pytest.mark.rule(
    "combinations.red-palace.others", "combinations.red-palace.three", "master-builders.red-palace.excluded",
    "new-score-cards.base-games",
)  # fmt: skip
@pytest.mark.parametrize("module", [name for name in MODULES if name not in ("medina", "bazaars", "camps")])
def test_no_other_module_can_join(module: str) -> None:
    (problem,) = config_problems(Config(box=BOX, modules=(module,)))
    assert problem.key == "misfit"


# ---------------------------------------------------------------- medinas


def medina(**position: Any) -> Table:
    return red(modules=("medina",), **position)


def losses(t: Table, scoring: int) -> list[int]:
    return [t.points(scoring, seat, "medina") for seat in range(t.state.rules.players)]


@pytest.mark.rule("red-palace.medina.setup", "red-palace.bazaar.setup", "red-palace.camp.setup")
def test_tiles_of_modules_are_shuffled_into_the_tower() -> None:
    for module, sort, number in (("medina", "medina", 9), ("bazaars", "bazaar", 8), ("camps", "camp", 8)):
        r = rules(3, module)
        tiles = [tile for tile in r.tiles if tile.sort == sort]
        assert len(tiles) == number
        assert len(r.all_supply) == 54 + number
        assert len({set_up(3, str(seed), module)[0].supply for seed in range(4)}) == 4
    bazaars = [tile.extra for tile in rules(3, "bazaars").tiles if tile.sort == "bazaar"]
    assert all(currency in range(4) and len(kinds) == 3 for currency, kinds in bazaars)
    camps = [tile for tile in rules(3, "camps").tiles if tile.sort == "camp"]
    assert all(tile.price > 0 and len(tile.shape.bastions) in (1, 2) for tile in camps)


@pytest.mark.rule("red-palace.medina.no-token", "red-palace.camp.no-token", "red-palace.camp.wooden-piece")
def test_medinas_and_camps_lie_on_yard_and_overview_without_a_token() -> None:
    """They get a wooden piece of their own, so they are what they are from the first."""
    names = ["medina-9-N", "camp-3-N", "terrain-9-a", "medina-2-SW", "camp-4-E", "terrain-9-b", "terrain-12"]
    t = red(modules=("medina", "camps"), market=[""] * 4, supply=names, display=FOUR, at="refill")
    shown = [*t.market(), *overview(t)]
    assert [name for name in shown if name in names] == ["medina-9-N", "camp-3-N", "medina-2-SW", "camp-4-E"]
    assert t.slice("tokens").drawn == 3
    assert sum(bag(t.state)) == 54 - 3


@pytest.mark.rule("red-palace.medina.buy-and-place", "red-palace.medina.scope", "red-palace.camp.build-or-store")
def test_medinas_and_camps_are_bought_and_placed_like_buildings() -> None:
    market = ["medina-9-N", "camp-5-S", "garden-10-a", "tower-12"]
    own = {"hand": ["florin9", "dirham5"], "palace": {"0,-1": "garden-8-N"}}
    t = red(modules=("medina", "camps"), market=market, display=FOUR, A=own)
    t.play("buy medina-9-N florin9", "buy camp-5-S dirham5", "take denar1")
    assert {"place medina-9-N 1,-1", "reserve medina-9-N", "place camp-5-S 0,-2", "reserve camp-5-S"} <= t.options()
    t.play("place camp-5-S 0,-2", "reserve medina-9-N")
    assert t.reserve("A") == ["medina-9-N"]
    own = {"palace": {"0,-1": "medina-9-N"}, "reserve": ["garden-9-a", "medina-8-S"]}
    t = medina(A=own)
    assert {"remove medina-9-N", "build medina-8-S 0,1", "exchange garden-9-a medina-9-N"} <= t.options()


@pytest.mark.rule("red-palace.medina.scored-last")
def test_medinas_are_scored_last() -> None:
    for mix in (("medina",), ("medina", "bazaars", "camps")):
        assert rules(3, *mix).step_names["score"][-1][0] == "medinas"


MEDINAS = {
    "A": {"0,1": "medina-2-SW"},
    "B": {"0,1": "medina-8-S"},
    "C": {"0,-1": "medina-9-N"},
    "D": {"0,1": "medina-10"},
}


@pytest.mark.rule("red-palace.medina.penalties", "red-palace.medina.tie", "red-palace.medina.general-algorithm")
@pytest.mark.parametrize(("scoring", "lost"), [(1, [-3, 0, 0, 0]), (2, [-6, -3, 0, 0]), (3, [-9, -6, -3, 0])])
def test_the_fewest_medinas_cost_points_and_prices_break_ties(scoring: int, lost: list[int]) -> None:
    t = medina(players=4, **{seat: {"palace": palace} for seat, palace in MEDINAS.items()})
    assert losses(t, scoring) == lost


@pytest.mark.rule(
    "red-palace.medina.none-extra", "red-palace.medina.none-first", "red-palace.medina.none-second",
    "red-palace.medina.none-third", "red-palace.medina.general-algorithm",
)  # fmt: skip
@pytest.mark.parametrize(
    ("none", "lost"),
    [
        (1, ([4], [8, 3], [12, 6, 3])),
        (2, ([3, 3], [7, 7], [11, 11, 3])),
        (3, ([2, 2, 2], [5, 5, 5], [9, 9, 9])),
        (4, ([2] * 4, [5] * 4, [8] * 4)),
    ],
)
def test_those_without_a_medina_share_and_pay_more(none: int, lost: tuple[list[int], ...]) -> None:
    built = list(MEDINAS.items())[none:]
    t = medina(players=4, **{seat: {"palace": palace} for seat, palace in built})
    for scoring, costs in enumerate(lost, 1):
        assert losses(t, scoring) == [*(-cost for cost in costs), *[0] * (4 - len(costs))]


@pytest.mark.rule("red-palace.medina.scope")
def test_stored_medinas_do_not_count_and_a_medina_has_no_kind() -> None:
    t = medina(A={"reserve": ["medina-9-N"]}, B={"palace": {"0,1": "medina-8-S"}}, C={"palace": {"0,1": "medina-10"}})
    assert losses(t, 1) == [-4, 0, 0]
    assert t.points(3, 1, "base.score.third") == 0
    dirk = medina(players=2, slices={"two_players": {"tiles": ["medina-9-N"]}}, A={"palace": {"0,1": "medina-8-S"}})
    assert dirk.points(1, 2, "medina") == 0
    end = medina(market=["medina-8-S", "", "", ""], at="end", B={"hand": ["florin1"]})
    assert end.decider == "B"


# ---------------------------------------------------------------- bazaars


def bazaars(*offered: str, **position: Any) -> Table:
    return red(modules=("bazaars",), slices={"bazaars": {"offered": list(offered)}}, **position)


@pytest.mark.rule("red-palace.bazaar.laid-beside", "red-palace.bazaar.setup-draw")
def test_a_bazaar_is_laid_beside_and_replaced_without_a_token() -> None:
    names = ["bazaar-florin-a", "terrain-9-a", "bazaar-denar-a", "bazaar-ducat-a", "terrain-9-b", "terrain-10-a"]
    t = bazaars(market=["garden-8", "", "garden-12", "garden-11-a"], supply=names, display=FOUR, at="refill")
    assert t.slice("bazaars").offered == tuple(t.state.rules.tile_number[n] for n in names if n.startswith("bazaar"))
    assert t.market()[1].endswith("-9-a")
    assert "" not in overview(t)
    assert t.slice("tokens").drawn == 4
    for seed in range(8):
        s, _ = set_up(3, f"bazaars {seed}", "bazaars")
        assert all(s.rules.tiles[tile].sort == "terrain" for tile in (*s.market, *ahead(s)))
        aside = s.slices[s.rules.modules["bazaars"].slot].offered
        assert s.taken == 7 + len(aside)
        assert s.slices[s.rules.modules["tokens"].slot].drawn == 7


@pytest.mark.rule("red-palace.bazaar.setup-draw", "red-palace.bazaar.not-distributed")
def test_bazaars_never_help_to_fill_the_yard_and_are_not_given_out() -> None:
    full = ["garden-9-a", "tower-10-a", "tower-12", ""]
    t = bazaars("bazaar-florin-a", market=full, supply=["bazaar-denar-a"], supply_rest=False, display=FOUR, at="refill")
    assert (t.state.over, t.state.taken) == (True, 1)
    t = bazaars("bazaar-florin-a", at="end", A={"hand": ["florin9"]})
    assert t.state.over
    assert t.slice("bazaars").offered == (t.state.rules.tile_number["bazaar-florin-a"],)


@pytest.mark.rule("red-palace.bazaar.price", "red-palace.bazaar.exact-only", "red-palace.bazaar.no-price-no-sale")
def test_a_bazaar_costs_what_lies_on_its_space_and_exactly_that() -> None:
    hand = ["florin4", "florin5", "denar9"]
    t = bazaars("bazaar-florin-a", "bazaar-denar-a", market=["tower-4-NE", "", "", ""], display=FOUR, A={"hand": hand})
    assert {text for text in t.options() if "bazaar" in text} == {"buy-bazaar bazaar-florin-a florin4"}
    assert t.refused("buy-bazaar bazaar-florin-a florin5") == {"bazaars.payment.exact-only"}
    assert t.refused("buy-bazaar bazaar-denar-a denar9") == {"bazaars.price.empty-slot"}
    t.play("buy-bazaar bazaar-florin-a florin4")
    assert t.frame == "Act"
    gone = bazaars(
        "bazaar-florin-a", market=["tower-4-NE", "", "", ""], display=FOUR, A={"hand": ["florin4", "florin4"]}
    )
    gone.play("buy tower-4-NE florin4")
    assert gone.refused("buy-bazaar bazaar-florin-a florin4") == {"bazaars.price.empty-slot"}


@pytest.mark.rule("red-palace.bazaar.price-source")
def test_a_medina_or_camp_sets_the_price_like_a_building() -> None:
    for tile, price in (("medina-9-N", 9), ("camp-5-S", 5)):
        t = red(
            modules=("medina", "bazaars", "camps"), market=[tile, "", "", ""], A={"hand": [f"florin{price}"]},
            slices={"bazaars": {"offered": ["bazaar-florin-a"]}},
        )  # fmt: skip
        assert f"buy-bazaar bazaar-florin-a florin{price}" in t.options()


@pytest.mark.rule("red-palace.bazaar.place")
def test_a_bazaar_is_built_stored_and_redesigned_like_a_building() -> None:
    t = bazaars(A={"gained": ["bazaar-florin-a"]}, at="place")
    assert {"place bazaar-florin-a 1,0", "reserve bazaar-florin-a"} <= t.options()
    own = {"palace": {"1,0": "bazaar-florin-a"}, "reserve": ["garden-9-a"]}
    assert {"remove bazaar-florin-a", "exchange garden-9-a bazaar-florin-a"} <= bazaars(A=own).options()


@pytest.mark.rule("red-palace.bazaar.scoring", "red-palace.bazaar.shared-neighbours", "red-palace.bazaar.walls-ignored")
def test_neighbours_times_colours_in_the_third_scoring() -> None:
    """Eight neighbours in three colours make 24; a building counts for two bazaars, also behind a wall."""
    around = {
        "0,1": "seraglio-9-a", "1,1": "arcades-9-b", "-1,1": "tower-10-a", "1,2": "seraglio-10-b",
        "-1,2": "arcades-10-c", "0,3": "tower-11-a", "1,3": "seraglio-11-b", "-1,3": "arcades-11-c",
    }  # fmt: skip
    t = bazaars(A={"palace": {**around, "0,2": "bazaar-florin-a"}})
    assert [t.points(scoring, 0, "bazaars") for scoring in (1, 2, 3)] == [0, 0, 24]
    both = {"1,0": "bazaar-florin-a", "0,1": "bazaar-dirham-a", "1,1": "seraglio-12"}
    assert bazaars(A={"palace": both}).points(3, 0, "bazaars") == 2
    behind = {"1,0": "bazaar-florin-a", "0,-1": "seraglio-7-E"}
    assert bazaars(A={"palace": behind}).points(3, 0, "bazaars") == 1


@pytest.mark.rule("red-palace.bazaar.neighbours")
def test_only_buildings_of_the_six_kinds_match() -> None:
    palace = {
        "1,0": "bazaar-florin-a",
        "2,0": "plaza-1",
        "1,1": "medina-10",
        "2,1": "bazaar-florin-b",
        "1,-1": "garden-8-N",
    }
    palace |= {"2,-1": "chambers-9-NE", "0,-2": "camp-5-S", "0,-1": "chambers-6-N"}
    halves = {"abilities": {"halves": [["seraglio", 0]]}}
    t = red(modules=("medina", "bazaars", "camps"), A={"palace": palace}, slices=halves)
    assert [line.points for line in flow.score(t.state, 3) if line.rule.startswith("bazaars")] == []


# ---------------------------------------------------------------- camps


def camps(**position: Any) -> Table:
    return red(modules=("camps",), **position)


@pytest.mark.rule("red-palace.camp.bastion-to-wall", "red-palace.camp.orientation", "red-palace.camp.no-on-foot")
def test_a_camp_lies_upright_with_a_bastion_at_a_wall_and_nobody_walks_there() -> None:
    own = {"palace": {"0,-1": "garden-8-N"}, "gained": ["camp-5-S", "camp-3-N"]}
    t = camps(A=own, at="place")
    assert {text for text in t.options() if text.startswith("place")} == {"place camp-5-S 0,-2"}
    assert t.refused("place camp-3-N 0,-2") == {"camps.place.one-bastion-on-wall", "camps.place.complete-edge-table"}
    assert t.refused("place camp-5-S 3,3") == {"base.place.side-contact"}


@pytest.mark.rule("red-palace.camp.forbidden-contacts", "red-palace.camp.camp-to-camp", "red-palace.camp.green-to-wall")
def test_which_sides_may_touch() -> None:
    """Bastion to wall and green to green; nothing else."""
    rule = "camps.place.complete-edge-table"
    row = {"0,-1": "garden-8-N", "1,-1": "tower-10-N", "1,0": "garden-9-a"}
    t = camps(A={"palace": {**row, "0,-2": "camp-5-S"}, "gained": ["camp-9-ES", "camp-10-SW"]}, at="place")
    assert t.refused("place camp-9-ES 1,-2") == set()
    assert t.refused("place camp-10-SW 1,-2") == {rule}
    bastions = camps(A={"palace": {**row, "0,-2": "camp-9-ES"}, "gained": ["camp-10-SW"]}, at="place")
    assert bastions.refused("place camp-10-SW 1,-2") == {rule}
    green = camps(A={"palace": {"1,0": "garden-8-NE"}, "gained": ["camp-6-W", "garden-9-a", "camp-8-NE"]}, at="place")
    assert green.refused("place camp-6-W 2,0") == set()
    assert rule in green.refused("place camp-8-NE 2,0")
    open_ = camps(A={"palace": {"1,0": "garden-8-N"}, "gained": ["camp-6-W"]}, at="place")
    assert rule in open_.refused("place camp-6-W 2,0")
    beside = camps(
        A={"palace": {"1,0": "garden-8-E", "2,0": "camp-6-W"}, "gained": ["garden-9-a", "plaza-1"]}, at="place"
    )
    assert not {"place garden-9-a 2,1", "place plaza-1 2,-1"} & beside.options()


@pytest.mark.rule("red-palace.camp.scoring", "red-palace.camp.line-not-cut-by-walls")
def test_a_point_for_every_tile_in_the_line_of_each_arrow() -> None:
    own = {"palace": {"1,0": "garden-8-N", "1,-1": "camp-5-S", "1,1": "tower-10-a", "1,2": "tower-11-a"}}
    assert [camps(A=own).points(scoring, 0, "camps") for scoring in (1, 2, 3)] == [3, 3, 3]
    walls = {"1,0": "garden-8-N", "1,-1": "camp-5-S", "0,1": "tower-10-a", "1,1": "tower-9-S", "2,1": "tower-11-a"}
    walls |= {"2,2": "tower-11-b", "1,2": "arcades-6-N"}
    assert camps(A={"palace": walls}).points(1, 0, "camps") == 3
    two = {"1,0": "garden-8-E", "2,1": "garden-8-N", "1,1": "garden-9-a", "2,0": "camp-10-SW"}
    assert camps(A={"palace": two}).points(1, 0, "camps") == 2 + 1


@pytest.mark.rule("red-palace.camp.start-and-plaza-count", "red-palace.camp.what-counts-in-line")
def test_what_counts_in_a_line_and_what_ends_it() -> None:
    mix = ("medina", "bazaars", "camps")
    row = {"1,0": "medina-10", "2,0": "bazaar-florin-a", "3,0": "plaza-1", "4,0": "garden-8-E", "5,0": "camp-6-W"}
    row |= {"-1,0": "tower-9-W", "-2,0": "camp-4-E", "-1,1": "tower-10-a"}
    t = red(modules=mix, A={"palace": row})
    assert [line.points for line in flow.score(t.state, 1) if line.rule == "camps.scoring.line"] == [6, 6]
    assert t.points(1, 0, "base.score.first") > 0
    assert red(modules=mix, A={"palace": {"1,0": "plaza-1"}}).points(3, 0, "base.score") == 0


@pytest.mark.rule("red-palace.camp.redesign")
def test_camps_are_redesigned_but_never_left_without_a_wall() -> None:
    own = {"palace": {"0,-1": "garden-8-N", "0,-2": "camp-5-S"}, "reserve": ["camp-9-ES", "tower-10-N", "chambers-9-a"]}
    t = camps(A=own)
    assert {"remove camp-5-S", "exchange camp-9-ES camp-5-S", "exchange tower-10-N garden-8-N"} <= t.options()
    assert t.refused("remove garden-8-N") == {"camps.place.rules-hold-permanently"}
    assert t.refused("exchange chambers-9-a garden-8-N") == {"camps.place.complete-edge-table"}
