"""Module 04, Squares."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import view
from sabika.palace.faults import faults
from sabika.rules.alhambra.scoring import contending
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-4-ES", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin2", "dirham1", "dirham2"]
SHOWN = [
    "square-pavilion-N", "square-seraglio-E", "square-arcades-N", "square-chambers-E", "square-garden-N",
    "square-tower-N",
]  # fmt: skip


def squares(*more: str, shown: list[Any] | None = None, **position: Any) -> Table:
    """A position with a square face up on each stack, unless it lies elsewhere; A is to act."""
    free = [-1 if repr(name) in repr(position) else name for name in SHOWN]
    slices = {"squares": {"shown": free if shown is None else shown}, **position.pop("slices", {})}
    position = {"market": MARKET, "display": DISPLAY, **position}
    return table(["squares", *more], slices=slices, **position)


def shown(t: Table) -> list[str]:
    return [t.state.rules.tile_keys[tile] if tile >= 0 else "" for tile in t.slice("squares").shown]


def counted(t: Table, kind: str, scoring: int = 1) -> float:
    """How many buildings of a kind A has in a scoring."""
    return contending(t.state, scoring)[0][t.state.rules.kinds.index(kind)] / 2


# ---------------------------------------------------------------- the stacks


@pytest.mark.rule("squares.setup.stacks", "squares.components.walls")
def test_twenty_four_squares_with_one_wall_or_two_at_a_corner() -> None:
    rules = ruleset(Config(modules=("squares",)))
    tiles = [tile for tile in rules.tiles if tile.sort == "square"]
    assert Counter(rules.kinds[tile.extra] for tile in tiles) == {
        "pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5,
    }  # fmt: skip
    for tile in tiles:
        assert tile.shape.name in {"N", "E", "S", "W", "NE", "ES", "SW", "NW"}
        assert not tile.supply
        assert (tile.kind, tile.price) == (-1, 0)
    assert len(rules.all_supply) == 54


@pytest.mark.rule("squares.components.walls")
@pytest.mark.parametrize(
    "wrong",
    [
        {"tiles": {"garden-N": {"walls": "S"}}},
        {"tiles": {"garden-N": {"walls": "X"}}},
        {"tiles": {"garden-N": {"walls": "NESW"}}},
        {"tiles": {"garden-N": {"kind": "tower"}}},
        {"limit": {"value": 0}},
        {"most": {"value": 5}},
    ],
)
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("squares",)), {"squares": wrong})


@pytest.mark.rule("squares.components.walls", "squares.scoring.cap-three")
def test_walls_can_be_corrected_and_a_square_still_counts_three_at_most() -> None:
    rules = ruleset(Config(modules=("squares",)), {"squares": {"tiles": {"garden-N": {"walls": ""}}}})
    s = flow.start(rules, Chance.from_text("bare"))
    number, palace = rules.tile_number, s.palaces[0]
    cells = {"garden-10": "0,1", "square-garden": "0,2", "garden-11": "0,3", "garden-9-E": "1,2", "garden-10-W": "-1,2"}
    for name, cell in cells.items():
        code = rules.codec.kind("place").fields[1].read([int(part) for part in cell.split(",")], rules)
        palace = palace.place(code, number[name], rules.shapes[number[name]])
    assert faults(palace) == []
    s.palaces[0] = palace
    assert contending(s, 1)[0][rules.kinds.index("garden")] == 2 * (4 + 3)


@pytest.mark.rule("squares.setup.stacks", "squares.hidden.stack-order")
def test_the_top_of_each_stack_is_open_and_the_rest_in_any_order() -> None:
    tops = set()
    for seed in range(30):
        t = table(["squares"], setup=True, seed=str(seed))
        assert [t.state.rules.tiles[tile].extra for tile in t.slice("squares").shown] == list(range(6))
        tops |= set(t.slice("squares").shown)
        for seat in (0, 1, 2, None):
            assert view(t.state, seat).of("squares") == t.slice("squares")
    assert len(tops) > 20


@pytest.mark.rule("squares.hidden.stack-order")
def test_what_is_left_in_the_stacks_can_be_counted() -> None:
    t = squares(B={"palace": {"0,1": "square-garden-W"}}, A={"reserve": ["square-garden-S"]})
    (items,) = t.state.rules.items
    left = {item.key: item.count for item in items(view(t.state, None))}
    assert left == dict(zip(SHOWN, (3, 3, 4, 4, 3, 5), strict=True))


# ---------------------------------------------------------------- taking


@pytest.mark.rule("squares.take.action", "squares.take.free-no-bonus", "squares.flow.decision-points")
def test_a_square_is_taken_free_of_charge_and_the_next_is_turned_up() -> None:
    t = squares()
    assert {text for text in t.options() if text.startswith("take-square")} == {f"take-square {name}" for name in SHOWN}
    t.play("take-square square-garden-N")
    assert t.hand("A") == []
    assert [event.kind for event in t.events][:2] == ["square-taken", "square-shown"]
    assert shown(t)[4] in {"square-garden-S", "square-garden-W", "square-garden-NE", "square-garden-ES"}
    assert shown(t)[:4] == SHOWN[:4]
    assert (t.decider, t.frame) == ("A", "Placing")
    assert t.refused("take-square square-tower-N") == {"base.turn.one-of-three"}


@pytest.mark.rule("squares.take.action")
def test_only_face_up_squares_can_be_taken() -> None:
    t = squares()
    assert t.refused("take-square square-garden-S") == {"squares.take.action"}
    assert t.refused("take-square tower-12") == {"squares.take.action"}


@pytest.mark.rule("squares.take.stack-exhausted")
def test_an_empty_stack_has_no_squares_any_more() -> None:
    owners = {"B": {"reserve": ["square-pavilion-S"]}, "C": {"palace": {"0,1": "square-pavilion-SW"}}}
    t = squares(**owners).play("take-square square-pavilion-N", "reserve square-pavilion-N")
    assert shown(t)[0] == ""
    assert t.decider == "B"
    assert not any(text.startswith("take-square square-pavilion") for text in t.options())
    assert t.refused("take-square square-pavilion-N") == {"squares.take.stack-exhausted"}


@pytest.mark.rule("squares.take.limit-three", "squares.take.limit-is-for-whole-game")
def test_nobody_owns_more_than_three_squares() -> None:
    own = {"palace": {"0,1": "square-garden-S"}, "reserve": ["square-tower-E", "square-tower-W"]}
    t = squares(A=own)
    assert not any(text.startswith("take-square") for text in t.options())
    assert t.refused("take-square square-garden-N") == {"squares.take.limit-three"}
    assert squares(A=own | {"reserve": ["square-tower-E"]}).refused("take-square square-garden-N") == set()
    # What has just been taken counts too.
    t = squares(A=own | {"reserve": ["square-tower-E"], "gained": ["square-tower-W"]})
    assert t.refused("take-square square-garden-N") == {"squares.take.limit-three"}


@pytest.mark.rule("squares.take.one-per-turn", "squares.take.free-no-bonus", "squares.place.end-of-turn")
def test_a_square_may_be_the_last_action_after_exact_payments() -> None:
    t = squares(A={"hand": ["florin4", "florin9"]}).play("buy pavilion-4-ES florin4")
    assert t.frame == "Act"
    t.play("take-square square-garden-N")
    assert t.frame == "Placing"
    assert {text.split()[1] for text in t.options()} == {"pavilion-4-ES", "square-garden-N"}
    t.play("place square-garden-N 1,0", "reserve pavilion-4-ES")
    assert t.palace("A") == {"1,0": "square-garden-N"}
    assert t.decider == "B"


@pytest.mark.rule("squares.take.must-be-useful", "squares.placement.is-a-tile", "squares.place.end-of-turn")
def test_a_square_keeps_the_building_rules_or_goes_to_the_reserve() -> None:
    t = squares(A={"gained": ["square-garden-N"]}, at="place")
    assert t.refused("place square-garden-N 0,1") == {"base.place.matching-sides", "base.place.on-foot"}
    assert t.refused("place square-garden-N 1,1") == {"base.place.side-contact"}
    assert t.options() == {
        *(f"place square-garden-N {cell}" for cell in ("0,-1", "1,0", "-1,0")),
        "reserve square-garden-N",
    }
    t.play("reserve square-garden-N")
    assert t.reserve("A") == ["square-garden-N"]


@pytest.mark.rule("squares.redesign.normal", "squares.placement.is-a-tile")
def test_squares_are_redesigned_like_buildings() -> None:
    own = {"palace": {"1,0": "square-garden-N"}, "reserve": ["square-tower-N", "tower-11"]}
    t = squares(A=own)
    wanted = {"build square-tower-N -1,0", "remove square-garden-N", "exchange square-tower-N square-garden-N"}
    assert wanted | {"exchange tower-11 square-garden-N"} <= t.options()
    t.play("exchange tower-11 square-garden-N")
    assert t.palace("A") == {"1,0": "tower-11"}
    assert t.reserve("A") == ["square-tower-N", "square-garden-N"]
    kept = squares(A={"palace": {"1,0": "square-garden-N", "2,0": "tower-11"}})
    assert kept.refused("remove square-garden-N") == {"base.redesign.remove-connected"}


# ---------------------------------------------------------------- scoring


@pytest.mark.rule(
    "squares.scoring.count", "squares.scoring.one-building-serves-several", "squares.scoring.walls"
)  # fmt: skip
def test_the_printed_example_makes_five_arcades() -> None:
    assert check_file(SCENARIOS / "squares_example.toml") is None
    palace = {
        "-1,1": "garden-10", "0,1": "arcades-9", "1,1": "square-arcades-N", "2,1": "arcades-10",
        "2,2": "square-arcades-S", "0,2": "tower-13-E", "1,2": "square-tower-W",
    }  # fmt: skip
    t = squares(A={"palace": palace}, shown=[])
    assert [counted(t, kind) for kind in t.state.rules.kinds] == [0, 0, 5, 0, 1, 1]


@pytest.mark.rule("squares.scoring.count")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_a_square_counts_up_to_three_neighbours_in_every_scoring(scoring: int) -> None:
    palace = {"0,1": "garden-10", "0,2": "square-garden-S"}
    assert counted(squares(A={"palace": palace}), "garden", scoring) == 2
    palace |= {"1,2": "garden-11"}
    assert counted(squares(A={"palace": palace}), "garden", scoring) == 4
    palace |= {"-1,2": "garden-10-W"}
    t = squares(A={"palace": palace})
    assert counted(t, "garden", scoring) == 6
    (line,) = (line for line in flow.score(t.state, scoring) if line.key == "score-majority")
    assert (line.seat, line.args["kind"]) == (0, "garden")


@pytest.mark.rule("squares.scoring.walls")
def test_walls_of_squares_lengthen_the_wall() -> None:
    t = squares(A={"palace": {"1,0": "square-garden-N", "2,0": "square-tower-N"}})
    assert t.points(1, 0, "base.score.wall-longest") == 2


@pytest.mark.rule("squares.scoring.squares-not-buildings")
def test_a_square_is_no_building_by_itself_or_for_another_square() -> None:
    t = squares(A={"palace": {"1,0": "square-garden-N", "2,0": "square-garden-NE"}})
    assert counted(t, "garden") == 0
    assert not [line for line in flow.score(t.state, 3) if line.key == "score-majority"]


@pytest.mark.rule("squares.scoring.count")
def test_other_colours_and_diagonal_neighbours_do_not_count() -> None:
    palace = {"1,0": "tower-11", "1,1": "square-garden-S", "0,1": "garden-10", "2,0": "garden-11"}
    assert counted(squares(A={"palace": palace}), "garden") == 3


# ---------------------------------------------------------------- two players


@pytest.mark.rule("squares.two-player.dirk")
def test_a_square_is_not_given_to_dirk() -> None:
    t = squares(players=2).play("take-square square-garden-N")
    assert t.refused("give square-garden-N") == {"squares.two-player.dirk"}
    assert t.verbs() == {"place", "reserve"}


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule(
    "squares.interaction.citizens", "street-trader.interaction.squares", "squares.interaction.trader-displaced"
)  # fmt: skip
def test_no_citizen_moves_into_a_square_but_one_may_be_exchanged() -> None:
    trader = {"cells": ["1,0"] * 3, "traders": [["garden"] * 3] * 3, "supply": [7, 7, 7, 7, 0, 7]}
    slices = {"street_trader": trader}
    t = squares("street_trader", slices=slices, A={"gained": ["square-garden-N"]}, at="place")
    t.play("place square-garden-N 1,0")
    assert t.verbs() == {"swap-citizen", "keep-citizens"}
    assert t.refused("move-in tower") == {"street-trader.displace.which-tiles"}
    t.play("swap-citizen garden tower")
    assert t.slice("street_trader").homes == ()
    assert t.slice("street_trader").traders[0] == (4, 4, 5)


@pytest.mark.rule("squares.interaction.bazaars", "bazaars.squares.not-counted")
def test_a_square_never_counts_for_a_bazaar() -> None:
    palace = {"1,0": "tower-11", "1,1": "bazaar-florin-a", "2,1": "square-tower-N"}
    t = squares("bazaars", A={"palace": palace})
    assert t.points(3, 0, "bazaars.scoring.formula") == 1
    # A bazaar of the colour is no building of it either.
    assert counted(t, "tower") == 1


@pytest.mark.rule(
    "squares.interaction.watchtowers", "squares.interaction.watchtower-neighbour",
    "squares.scoring.what-is-a-building-of-the-colour", "watchtowers.excluded.anchors",
    "watchtowers.excluded.purchases",
)  # fmt: skip
def test_watchtowers_need_a_building_and_count_for_no_square() -> None:
    t = squares("watchtowers", A={"gained": ["watchtower-garden"], "palace": {"1,0": "square-garden-N"}}, at="place")
    assert t.refused("place-tower watchtower-garden 2,0 NW") == {"watchtowers.placement.anchor"}
    assert "watchtowers.excluded.purchases" in squares("watchtowers").refused("buy-with-tower square-garden-N florin1")
    # A watchtower between the square and a garden: it touches the square, the garden beyond it does not.
    palace = {"0,1": "garden-10", "1,1": "watchtower-garden SW", "1,2": "square-garden-S", "0,2": "tower-11"}
    t = squares("watchtowers", A={"palace": palace})
    assert counted(t, "garden") == 1


@pytest.mark.rule("squares.scoring.what-is-a-building-of-the-colour")
def test_an_unfinished_site_does_not_count_for_a_square() -> None:
    site: dict[str, Any] = {"established": [["garden-10", 0]], "backs": [[["florin", "denar"]], [], []]}
    palace = {"0,1": "garden-10", "0,2": "square-garden-S"}
    assert counted(squares("building_sites", slices={"building_sites": site}, A={"palace": palace}), "garden") == 0
    site |= {"finished": ["garden-10"], "shown": [["garden-10", "florin"]]}
    assert counted(squares("building_sites", slices={"building_sites": site}, A={"palace": palace}), "garden") == 2
    assert "base.buy.one-tile" in squares("building_sites").refused("establish square-garden-N florin1")


@pytest.mark.rule("squares.scoring.what-is-a-building-of-the-colour")
def test_a_magical_building_counts_for_a_square_and_a_medina_does_not() -> None:
    palace = {"0,1": "square-pavilion-S", "1,1": "medina-10", "-1,1": "magical-pavilion"}
    t = squares("magical_buildings", "medina", A={"palace": palace})
    assert counted(t, "pavilion") == 2


@pytest.mark.rule("squares.interaction.characters")
def test_only_the_master_builder_has_to_do_with_squares() -> None:
    owned = {"characters": {"owned": [["master-builder", 0], ["rich-patron", 0], ["miser", 0], ["dancer", 0]]}}
    t = squares("characters", slices=owned, A={"reserve": ["square-garden-N"]}, at="turn")
    assert not any("square" in text for text in t.options())
    t.play("skip-character")
    assert not any("square" in text and "patron" in text for text in t.options())
    t.play("take florin1")
    assert t.frame == "ExtraRedesign"
    t.play("build square-garden-N 1,0")
    assert t.palace("A") == {"1,0": "square-garden-N"}
    wise = {"characters": {"owned": [["wise-man", 0]], "half": "garden"}}
    palace = {"0,1": "garden-10", "0,2": "square-garden-S"}
    assert counted(squares("characters", slices=wise, A={"palace": palace}), "garden") == 2.5


@pytest.mark.rule("squares.interaction.kinds-and-prices")
@pytest.mark.parametrize("mark", ["garden", "tower"])
def test_a_square_is_no_matter_for_the_sultan(mark: str) -> None:
    slices = {"sultan": {"owned": [[1, "sultan-denar-a", mark]]}}
    t = squares("sultan", slices=slices).play("take-square square-garden-N", "reserve square-garden-N")
    assert (t.decider, t.frame) == ("B", "Act")
    assert t.reserve("A") == ["square-garden-N"]


@pytest.mark.rule("squares.interaction.none")
def test_no_money_of_any_sort_has_to_do_with_squares() -> None:
    t = squares("diamonds", "currency_exchange", A={"hand": ["diamond5", "florin4"]})
    assert {text for text in t.options() if "square" in text} == {f"take-square {name}" for name in SHOWN}
    t.play("take-square square-garden-N")
    assert t.hand("A") == ["florin4", "diamond5"]


@pytest.mark.rule("squares.flow.decision-points")
@pytest.mark.parametrize("players", [2, 6])
def test_games_with_squares_run_to_their_end(players: int) -> None:
    rules = ruleset(Config(players=players, modules=("squares",)))
    rng, s = random.Random(players), flow.start(rules, Chance.from_text("squares"))
    taken = 0
    while not s.over:
        move = rng.choice(flow.moves(s))
        taken += rules.codec.text(move).startswith("take-square")
        flow.play_move(s, move)
    assert taken
