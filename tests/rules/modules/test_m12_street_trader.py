"""Module 12, Street Trader."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError, NotationError
from sabika.core.ruleset import Config
from sabika.core.view import Hidden, determinize, view
from sabika.palace.grid import cell_code
from sabika.rules.boxes import ruleset
from sabika.rules.register import register
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
CURRENCIES = ("florin", "dirham", "denar", "ducat")
FULL = [7, 7, 7, 7, 7, 7]
AWAY = ["garden", "garden", "garden"]


def street(
    cell: str = "0,1",
    citizens: tuple[str, ...] = ("garden", "garden", "tower"),
    *,
    more: tuple[str, ...] = (),
    homes: tuple[str, ...] = (),
    left: list[int] | None = None,
    players: int = 3,
    seats: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A position in which A's trader lies on a cell with these citizens; ``left`` are in the supply."""
    trader = {
        "cells": [cell, *["0,-1"] * (players - 1)],
        "traders": [list(citizens), *[AWAY] * (players - 1)],
        "homes": list(homes),
        "supply": FULL if left is None else left,
    }
    slices = {"street_trader": trader, **position.pop("slices", {})}
    return table(["street_trader", *more], players=players, slices=slices, **(seats or {}), **position)


def placing(*gained: str, palace: dict[str, str] | None = None, **options: Any) -> Table:
    """The same when A places what it has gained."""
    return street(at="place", seats={"A": {"gained": list(gained), "palace": palace or {}}}, **options)


def citizens(t: Table, seat: int = 0) -> list[str]:
    return [KINDS[colour] for colour in t.slice("street_trader").traders[seat]]


def cell(t: Table, seat: int = 0) -> str:
    code = t.slice("street_trader").cells[seat]
    return next((f"{x},{y}" for x in range(-9, 10) for y in range(-9, 10) if cell_code(x, y) == code), "aside")


def homes(t: Table) -> set[str]:
    return set(t.state.rules.tile_names(t.slice("street_trader").homes))


def stock(t: Table) -> dict[str, int]:
    return dict(zip(KINDS, t.slice("street_trader").supply, strict=True))


# ---------------------------------------------------------------- setting up


@pytest.mark.rule("street-trader.setup.components")
def test_there_are_seven_citizens_of_six_colours_and_a_trader_for_everybody() -> None:
    t = table(["street_trader"], players=6, setup=True)
    for _ in range(6):
        t.play("choose-citizens N pavilion garden tower")
    assert stock(t) == {"pavilion": 1, "seraglio": 7, "arcades": 7, "chambers": 7, "garden": 1, "tower": 1}
    assert len(t.slice("street_trader").cells) == 6
    config = Config(modules=("street_trader",))
    for wrong in ({"citizens": {"value": 6}}, {"traders": {"value": 5}}, {"sets": {"points": [1, 3]}}):
        with pytest.raises(ComponentError):
            ruleset(config, {"street_trader": wrong})


@pytest.mark.rule("street-trader.setup.choose-three", "street-trader.setup.place", "street-trader.setup.simultaneous")
def test_everybody_chooses_three_different_colours_and_a_side_before_anything_is_laid_out() -> None:
    t = table(["street_trader"], setup=True)
    assert (t.decider, t.frame) == ("A", "Choosing")
    assert not any(t.market())
    assert not t.display()
    assert not any(t.hand(seat) for seat in "ABC")
    assert len(t.options()) == 20 * 4
    assert t.refused("choose-citizens N garden tower") == {"street-trader.setup.choose-three"}
    assert t.refused("choose-citizens N garden tower arcades chambers") == {"street-trader.setup.choose-three"}
    with pytest.raises(NotationError):
        flow.why_not(t.state, "choose-citizens N garden garden tower")
    t.play("choose-citizens E tower garden pavilion", "choose-citizens S seraglio arcades chambers")
    assert not any(t.market())
    assert t.slice("street_trader").cells == ()
    t.play("choose-citizens W seraglio arcades tower")
    assert [cell(t, seat) for seat in range(3)] == ["1,0", "0,1", "-1,0"]
    assert [citizens(t, seat) for seat in range(3)] == [
        ["pavilion", "garden", "tower"],
        ["seraglio", "arcades", "chambers"],
        ["seraglio", "arcades", "tower"],
    ]
    assert sum(stock(t).values()) == 42 - 3 * 3
    assert all(t.market())
    assert t.frame == "Act"


@pytest.mark.rule("street-trader.setup.simultaneous")
def test_the_choice_comes_before_dirks_tiles() -> None:
    t = table(["street_trader"], players=2, setup=True)
    assert t.slice("two_players").tiles == ()
    t.play("choose-citizens N pavilion garden tower", "choose-citizens N pavilion garden tower")
    assert len(t.slice("two_players").tiles) == 6


@pytest.mark.rule("street-trader.hidden.setup-only")
def test_choices_are_secret_until_all_have_chosen() -> None:
    t = table(["street_trader"], setup=True)
    t.play("choose-citizens E tower garden pavilion")
    slot = t.state.rules.modules["street_trader"].slot
    assert view(t.state, 0).slices[slot].chosen[0] == (1, 0, 4, 5)
    for seat in (1, 2, None):
        assert view(t.state, seat).slices[slot].chosen[0] == Hidden(4)
    assert view(t.state, None).slices[slot].chosen == (Hidden(4), Hidden(0), Hidden(0))
    (event,) = t.events
    assert event.seen_by(0).secret == {"side": "E", "kinds": ["pavilion", "garden", "tower"]}
    assert event.seen_by(1).args == {}
    assert event.seen_by(1).secret is None
    guesses = {determinize(view(t.state, 1, memory=True), random.Random(i)).slices[slot].chosen[0] for i in range(300)}
    assert len(guesses) > 40
    t.play("choose-citizens E tower garden pavilion")
    before = t.state.learned
    t.play("choose-citizens S tower garden pavilion")
    assert t.state.learned > before
    assert [event.kind for event in t.events[:4]] == ["citizens-chosen", *["citizens-revealed"] * 3]
    assert view(t.state, None).slices[slot] == t.slice("street_trader")


# ---------------------------------------------------------------- making way


@pytest.mark.rule(
    "street-trader.displace.trigger", "street-trader.displace.match", "street-trader.displace.replacement-mandatory"
)
def test_a_matching_citizen_may_move_into_a_new_building_and_another_follows() -> None:
    t = placing("tower-12")
    t.play("place tower-12 0,1")
    assert (t.decider, t.frame, cell(t)) == ("A", "MakingWay", "aside")
    assert t.options() == {*(f"move-in {kind}" for kind in KINDS), "keep-citizens"}
    assert t.refused("move-in") == {"street-trader.displace.replacement-mandatory"}
    assert t.refused("move-in garden tower") == {"street-trader.displace.replacement-mandatory"}
    t.play("move-in garden")
    assert homes(t) == {"tower-12"}
    assert citizens(t) == ["garden", "garden", "garden"]
    assert stock(t)["garden"] == 6


@pytest.mark.rule("street-trader.displace.trigger", "street-trader.displace.match")
def test_redesigning_on_the_trader_cell_counts_as_building() -> None:
    t = street(seats={"A": {"reserve": ["tower-12"]}})
    t.play("build tower-12 0,1", "move-in arcades")
    assert homes(t) == {"tower-12"}
    assert citizens(t) == ["arcades", "garden", "garden"]
    assert t.frame == "TraderBack"


@pytest.mark.rule("street-trader.displace.trigger", "street-trader.cell.not-a-tile")
def test_building_elsewhere_leaves_the_trader_where_it_is() -> None:
    t = placing("garden-11", "garden-10", cell="0,-1")
    t.play("place garden-11 0,1", "place garden-10 1,0")
    assert (t.decider, cell(t)) == ("B", "0,-1")
    assert not homes(t)


@pytest.mark.rule("street-trader.displace.one-citizen")
def test_only_one_of_several_matching_citizens_moves_in() -> None:
    t = placing("garden-10", "garden-11")
    t.play("place garden-10 0,1", "move-in seraglio")
    assert homes(t) == {"garden-10"}
    assert citizens(t) == ["seraglio", "garden", "tower"]
    t.play("place garden-11 0,2")
    assert homes(t) == {"garden-10"}


@pytest.mark.rule("street-trader.displace.no-match", "street-trader.displace.exchange-needs-supply")
def test_without_a_match_one_citizen_may_be_exchanged() -> None:
    t = placing("arcades-9", left=[0, 0, 3, 0, 2, 0])
    t.play("place arcades-9 0,1")
    assert t.options() == {
        "swap-citizen garden arcades",
        "swap-citizen tower arcades",
        "swap-citizen tower garden",
        "keep-citizens",
    }
    assert t.refused("move-in arcades") == {"street-trader.displace.no-match"}
    assert t.refused("swap-citizen garden seraglio") == {"street-trader.displace.exchange-needs-supply"}
    assert t.refused("swap-citizen arcades garden") == {"street-trader.displace.no-match"}
    assert t.refused("swap-citizen garden garden") == {"street-trader.displace.no-match"}
    assert t.refused("swap-citizen seraglio tower") == {
        "street-trader.displace.no-match",
        "street-trader.displace.exchange-needs-supply",
    }
    t.play("swap-citizen tower arcades")
    assert citizens(t) == ["arcades", "garden", "garden"]
    assert stock(t) == {"pavilion": 0, "seraglio": 0, "arcades": 2, "chambers": 0, "garden": 2, "tower": 1}
    assert not homes(t)
    assert t.frame == "TraderBack"


@pytest.mark.rule("street-trader.displace.no-match")
def test_building_without_a_match_is_allowed_and_the_exchange_may_be_declined() -> None:
    t = placing("arcades-9").play("place arcades-9 0,1", "keep-citizens")
    assert citizens(t) == ["garden", "garden", "tower"]
    assert list(stock(t).values()) == FULL


@pytest.mark.rule("street-trader.displace.match-declined")
def test_whoever_declines_a_match_exchanges_nobody() -> None:
    t = placing("tower-12").play("place tower-12 0,1")
    assert t.refused("swap-citizen garden arcades") == {"street-trader.displace.match-declined"}
    t.play("keep-citizens")
    assert not homes(t)
    assert citizens(t) == ["garden", "garden", "tower"]
    assert list(stock(t).values()) == FULL
    assert t.frame == "TraderBack"


@pytest.mark.rule("street-trader.displace.replacement-mandatory")
def test_the_follower_comes_from_the_supply() -> None:
    t = placing("tower-12", left=[0, 0, 1, 0, 0, 0]).play("place tower-12 0,1")
    assert t.options() == {"move-in arcades", "keep-citizens"}
    assert t.refused("move-in garden") == {"street-trader.displace.replacement-mandatory"}


@pytest.mark.rule("street-trader.displace.match", "street-trader.displace.fewer-than-three")
def test_nobody_follows_out_of_an_exhausted_supply() -> None:
    t = placing("tower-12", left=[0] * 6).play("place tower-12 0,1")
    assert t.options() == {"move-in", "keep-citizens"}
    assert t.refused("move-in garden") == {"street-trader.displace.replacement-mandatory"}
    t.play("move-in")
    assert citizens(t) == ["garden", "garden"]


@pytest.mark.rule("street-trader.displace.fewer-than-three", "street-trader.displace.exchange-needs-supply")
def test_a_trader_works_with_fewer_citizens_and_even_without() -> None:
    lone = placing("tower-12", citizens=("tower",), left=[2, 0, 0, 0, 0, 0]).play("place tower-12 0,1")
    lone.play("move-in pavilion")
    assert citizens(lone) == ["pavilion"]
    for waiting, supply in (((), FULL), (("garden",), [0] * 6), (("garden",), [0, 0, 0, 0, 5, 0])):
        t = placing("tower-12", citizens=waiting, left=supply).play("place tower-12 0,1")
        assert (t.frame, cell(t)) == ("TraderBack", "aside")
        assert citizens(t) == list(waiting)


@pytest.mark.rule("street-trader.cell.not-a-tile")
def test_the_trader_cell_is_empty_for_the_building_rules() -> None:
    palace = {"1,0": "garden-10", "-1,0": "garden-11", "-1,1": "arcades-9", "1,1": "arcades-10"}
    t = placing("tower-12", palace=palace, cell="0,1")
    assert "place tower-12 0,1" in t.options()
    assert t.refused("place tower-12 0,3") == {"base.place.side-contact"}
    ring = {**palace, "-1,2": "chambers-10", "1,2": "chambers-11"}
    t = placing("tower-12", palace=ring, cell="0,1")
    assert t.refused("place tower-12 0,2") == {"base.place.no-hole"}
    wall = street("0,1", seats={"A": {"palace": {"1,0": "chambers-9-S"}}})
    beside = street("1,1", seats={"A": {"palace": {"1,0": "chambers-9-S"}}})
    assert wall.points(1, 0, "base.score.wall") == beside.points(1, 0, "base.score.wall") == 1


# ---------------------------------------------------------------- which tiles


@pytest.mark.rule(
    "street-trader.interaction.bazaars", "street-trader.displace.which-tiles", "bazaars.street-trader.no-citizen",
    "bazaars.tokens.pieces",
)  # fmt: skip
def test_nobody_moves_into_a_bazaar_but_one_may_be_exchanged() -> None:
    t = placing("bazaar-florin-a", more=("bazaars",), citizens=("seraglio", "arcades", "tower"))
    t.play("place bazaar-florin-a 0,1")
    assert cell(t) == "aside"
    assert t.refused("move-in garden") == {"street-trader.displace.which-tiles"}
    assert not any(text.startswith("move-in") for text in t.options())
    t.play("swap-citizen seraglio pavilion", "place-trader 0,2")
    assert citizens(t) == ["pavilion", "arcades", "tower"]
    assert not homes(t)


@pytest.mark.rule("street-trader.displace.which-tiles", "street-trader.replace.legal-cells")
def test_a_watchtower_displaces_the_trader_and_takes_nobody_in() -> None:
    palace = {"1,0": "garden-10", "0,1": "garden-11"}
    t = placing("watchtower-garden", palace=palace, more=("watchtowers",), cell="1,1", citizens=("garden", "tower"))
    t.play("place-tower watchtower-garden 1,1 NW")
    assert t.refused("move-in pavilion") == {"street-trader.displace.which-tiles"}
    t.play("swap-citizen tower pavilion")
    assert not homes(t)
    # The short edges are the north and west sides, which the two gardens cover; the other half stays empty.
    assert t.refused("place-trader 1,1") == {"street-trader.replace.legal-cells"}
    assert t.refused("place-trader 2,1") == {"street-trader.replace.legal-cells"}
    beside = placing("watchtower-garden", palace={"1,0": "garden-10"}, more=("watchtowers",), cell="1,1")
    beside.play("place-tower watchtower-garden 1,1 NE", "keep-citizens")
    assert "place-trader 2,1" in beside.options()
    assert "place-trader 1,2" not in beside.options()


@pytest.mark.rule(
    "street-trader.interaction.building-sites", "street-trader.displace.which-tiles",
    "street-trader.site-completed-later", "street-trader.replace.legal-cells",
)  # fmt: skip
def test_a_building_site_never_receives_a_citizen() -> None:
    t = street(
        more=("building_sites",),
        market=["tower-12", "", "", ""],
        seats={"A": {"hand": ["florin6", *(f"{name}{value}" for name in CURRENCIES for value in (9, 3))]}},
    )
    t.play("establish tower-12 florin6")
    t.play(min(t.options()))
    t.play("place tower-12 0,1")
    assert t.refused("move-in garden") == {"street-trader.displace.which-tiles"}
    t.play("swap-citizen garden arcades")
    assert citizens(t) == ["arcades", "garden", "tower"]
    assert "place-trader 0,2" in t.options()
    t.play("place-trader 0,2")
    for _ in range(2):
        t.play(next(text for text in sorted(t.options()) if text.startswith(("take", "pass"))))
    t.play(next(text for text in sorted(t.options()) if text.startswith("complete tower-12")))
    assert not homes(t)
    assert t.frame != "MakingWay"


# ---------------------------------------------------------------- putting the trader back


@pytest.mark.rule(
    "street-trader.replace.end-of-turn", "street-trader.replace.once-per-turn", "street-trader.replace.legal-cells"
)
def test_the_trader_comes_back_once_after_all_tiles_are_placed() -> None:
    t = placing("tower-12", "garden-10", "garden-11").play("place tower-12 0,1", "move-in garden")
    assert (t.frame, cell(t)) == ("Placing", "aside")
    t.play("place garden-10 1,1", "place garden-11 1,0")
    assert (t.decider, t.frame) == ("A", "TraderBack")
    assert homes(t) == {"tower-12"}
    cells = {"0,-1", "-1,0", "1,-1", "2,0", "2,1", "1,2", "0,2", "-1,1"}
    assert t.options() == {f"place-trader {where}" for where in cells}
    for where in ("0,1", "0,0", "3,3", "2,2", "300,0"):
        assert t.refused(f"place-trader {where}") == {"street-trader.replace.legal-cells"}
    t.play("place-trader 2,0")
    assert (t.decider, cell(t)) == ("B", "2,0")


@pytest.mark.rule("street-trader.replace.legal-cells")
def test_the_trader_may_lie_where_nothing_can_be_built_but_is_not_moved_at_will() -> None:
    palace = {"1,0": "chambers-9-S", "-1,0": "garden-11", "-1,1": "arcades-9", "-1,2": "bazaar-florin-a"}
    t = placing("tower-12", palace=palace, more=("bazaars",)).play("place tower-12 0,1", "move-in garden")
    # On (2,-1) nothing lies beside; (0,2) lies beside the bazaar; (1,1) lies at a wall.
    assert {"place-trader 0,2", "place-trader 1,1", "place-trader -1,3"} <= t.options()
    still = placing("tower-12", cell="0,-1").play("place tower-12 0,1")
    assert (still.decider, cell(still)) == ("B", "0,-1")


@pytest.mark.rule("street-trader.replace.once-per-turn")
def test_the_trader_comes_back_after_an_extra_redesign() -> None:
    t = street(
        at="place",
        more=("characters",),
        slices={"characters": {"owned": [["master-builder", 0]]}},
        seats={"A": {"gained": ["tower-12"], "reserve": ["garden-10"]}},
    )
    t.play("place tower-12 0,1", "move-in garden")
    assert (t.frame, cell(t)) == ("ExtraRedesign", "aside")
    t.play("build garden-10 0,2")
    assert t.frame == "TraderBack"
    assert homes(t) == {"tower-12"}


@pytest.mark.rule("street-trader.replace.left-alone")
def test_a_trader_left_without_a_neighbour_is_put_back_without_any_effect() -> None:
    t = street("0,3", seats={"A": {"palace": {"0,1": "arcades-9", "0,2": "garden-10"}}})
    t.play("remove garden-10")
    assert (t.frame, cell(t)) == ("TraderBack", "aside")
    assert citizens(t) == ["garden", "garden", "tower"]
    assert t.told("trader-alone")
    assert "place-trader 0,3" not in t.options()
    t.play("place-trader 0,2")
    assert (t.decider, cell(t)) == ("B", "0,2")
    beside = street("1,1", seats={"A": {"palace": {"0,1": "arcades-9", "1,0": "garden-10"}}}).play("remove garden-10")
    assert (beside.decider, cell(beside)) == ("B", "1,1")


# ---------------------------------------------------------------- leaving


@pytest.mark.rule("street-trader.dismantle.citizen-lost", "street-trader.dismantle.cases")
def test_the_citizen_of_a_removed_building_goes_back_to_the_supply() -> None:
    supply = [7, 7, 7, 7, 5, 5]
    seat = {"palace": {"0,1": "tower-12"}}
    t = street("0,-1", homes=("tower-12",), left=supply, seats={"A": seat}).play("remove tower-12")
    assert not homes(t)
    assert stock(t)["tower"] == 6
    assert t.told("citizen-lost") == [{"tile": "tower-12"}]
    back = street("0,-1", seats={"A": {"reserve": ["tower-12"]}}).play("build tower-12 0,1")
    assert back.decider == "B"
    assert not homes(back)
    again = street("0,1", seats={"A": {"reserve": ["tower-12"]}}).play("build tower-12 0,1", "move-in tower")
    assert homes(again) == {"tower-12"}


@pytest.mark.rule("street-trader.dismantle.cases", "street-trader.exchange-redesign")
def test_an_exchange_loses_the_citizen_and_never_moves_the_trader() -> None:
    seat = {"palace": {"0,1": "tower-12"}, "reserve": ["garden-10"]}
    t = street("0,2", homes=("tower-12",), left=[7, 7, 7, 7, 5, 5], seats={"A": seat})
    t.play("exchange garden-10 tower-12")
    assert (t.decider, cell(t)) == ("B", "0,2")
    assert not homes(t)
    assert stock(t)["tower"] == 6
    assert citizens(t) == ["garden", "garden", "tower"]


# ---------------------------------------------------------------- scoring


@pytest.mark.rule("street-trader.scoring.sets", "street-trader.scoring.algorithm")
def test_the_printed_example_scores_17() -> None:
    assert check_file(SCENARIOS / "street_trader_example.toml") is None


@pytest.mark.rule("street-trader.scoring.sets", "street-trader.scoring.algorithm")
def test_a_set_of_n_colours_gives_1_3_6_10_15_21_in_every_scoring() -> None:
    row = ("pavilion-8", "seraglio-9", "arcades-9", "chambers-10", "garden-10", "tower-11")
    for number in range(1, 7):
        palace = {f"0,{y}": tile for y, tile in enumerate(row, 1)}
        t = street("0,-1", homes=row[:number], seats={"A": {"palace": palace}})
        for scoring in (1, 2, 3):
            assert t.points(scoring, 0, "street-trader") == number * (number + 1) // 2
            assert t.points(scoring, 1, "street-trader") == 0


@pytest.mark.rule("street-trader.scoring.algorithm")
def test_the_score_lines_name_the_buildings_of_each_set() -> None:
    palace = {"0,1": "garden-10", "0,2": "garden-11", "0,3": "tower-12"}
    t = street("0,-1", homes=("garden-11", "tower-12", "garden-10"), seats={"A": {"palace": palace}})
    lines = [line for line in flow.score(t.state, 1) if line.rule == "street-trader.scoring.sets"]
    assert [(line.points, set(line.pieces)) for line in lines] == [
        (3, {"garden-10", "tower-12"}),
        (1, {"garden-11"}),
    ]


# ---------------------------------------------------------------- out of turn


@pytest.mark.rule("street-trader.out-of-turn")
def test_a_leftover_built_on_the_trader_cell_brings_a_citizen_and_the_trader_comes_back_at_once() -> None:
    t = street(
        at="end",
        market=["tower-12", "garden-10", "", ""],
        seats={"A": {"hand": ["florin9", "dirham9"]}},
    )
    assert (t.decider, t.frame) == ("A", "Placing")
    t.play("place tower-12 0,1", "move-in arcades")
    assert t.frame == "TraderBack"
    t.play("place-trader 0,2")
    assert t.frame == "Placing"
    t.play("place garden-10 0,2", "move-in arcades", "place-trader 0,3")
    assert t.state.over
    assert homes(t) == {"tower-12", "garden-10"}


def with_sultan(turn: str, at: str, more: tuple[str, ...] = (), slices: dict[str, Any] | None = None) -> Table:
    """A has a sultan card for towers and the next tile is one."""
    return street(
        turn=turn,
        at=at,
        more=("sultan", *more),
        market=["" if at == "refill" else "arcades-10", "arcades-8-N", "arcades-8-E", "arcades-9"],
        supply=["tower-12"],
        display=["florin1", "florin2", "florin3", "florin4"],
        slices={"sultan": {"owned": [[0, "sultan-denar-a", "tower"]]}, **(slices or {})},
    )


@pytest.mark.rule("street-trader.out-of-turn")
@pytest.mark.parametrize("turn", ["A", "B"])
def test_a_sultans_building_brings_a_citizen_and_the_trader_comes_back_at_once(turn: str) -> None:
    t = with_sultan(turn, "refill")
    assert (t.decider, t.frame) == ("A", "Claim")
    t.play("claim tower-12", "place tower-12 0,1", "move-in pavilion")
    assert (t.decider, t.frame) == ("A", "TraderBack")
    t.play("place-trader 0,2")
    assert (t.frame, cell(t)) == ("Act", "0,2")
    assert homes(t) == {"tower-12"}


@pytest.mark.rule("street-trader.out-of-turn")
def test_a_sultans_building_before_the_own_actions_does_not_wait_for_the_end_of_the_turn() -> None:
    t = with_sultan("A", "turn", ("characters",), {"characters": {"owned": [["dancer", 0]]}})
    t.play("dance arcades-10", "claim tower-12", "place tower-12 0,1", "move-in pavilion")
    assert (t.decider, t.frame) == ("A", "TraderBack")
    t.play("place-trader 0,2")
    assert (t.decider, t.frame, cell(t)) == ("A", "Act", "0,2")


@pytest.mark.rule("street-trader.two-player")
def test_dirk_has_neither_trader_nor_citizens() -> None:
    t = placing("tower-12", players=2, cell="0,1").play("give tower-12")
    assert (t.decider, cell(t)) == ("B", "0,1")
    assert len(t.slice("street_trader").traders) == 2
    assert not homes(t)
    assert not t.points(1, 2, "street-trader")


# ---------------------------------------------------------------- documentation and mixes


@pytest.mark.rule("street-trader.flow.decision-points", "street-trader.text.german-line")
def test_the_decisions_are_those_the_rules_name() -> None:
    rules = ruleset(Config(modules=("street_trader",)))
    own = {kind.name for kind in rules.modules["street_trader"].kinds}
    assert own == {"choose-citizens", "move-in", "swap-citizen", "keep-citizens", "place-trader"}
    assert {"Choosing", "MakingWay", "TraderBack"} <= set(rules.frames)
    assert register()["street-trader.text.german-line"].kind == "ruling"


@pytest.mark.rule("street-trader.interaction.none")
@pytest.mark.parametrize("players", [2, 4])
def test_mixed_games_run_to_their_end_and_keep_all_citizens(players: int) -> None:
    rules = ruleset(Config(players=players, modules=("street_trader", "bazaars")))
    rng, s = random.Random(players), flow.start(rules, Chance.from_text("mixed"))
    slot = rules.modules["street_trader"].slot
    while not s.over:
        flow.play_move(s, rng.choice(flow.moves(s)))
        now = s.slices[slot]
        if now.supply:
            found = Counter(colour for waiting in now.traders for colour in waiting)
            found += Counter(rules.kind_of[piece] for piece in now.homes)
            assert [found[colour] + now.supply[colour] for colour in range(6)] == FULL
            assert set(now.homes) <= {piece for palace in s.palaces for _, piece in palace.pieces()}
            for seat, code in enumerate(now.cells):
                assert code < 0 or code in s.palaces[seat].edge_neighbours()
