"""Redesigning the Alhambra (base.redesign.*)."""

from __future__ import annotations

import pytest

from sabika.core.errors import NotationError
from tests.rules.alhambra.support import PLAIN, whole_games
from tests.table import Table, table

MARKET = ["garden-12-S", "seraglio-8-S", "arcades-8-E", "tower-9-NE"]
ROW = {"1,0": "pavilion-8", "2,0": "seraglio-9"}
BLOCK = dict(zip(("0,-1", "1,-1", "2,-1", "1,0", "2,0", "0,1", "1,1", "2,1"), PLAIN, strict=True))
"""Three by three tiles without walls; the middle one, arcades-10, has no free side."""


def redesigning(palace: dict[str, str], *reserve: str, **more: object) -> Table:
    return table(market=MARKET, A={"palace": palace, "reserve": reserve, **more})


@pytest.mark.rule("base.redesign.add")
def test_a_reserve_tile_is_built_under_the_building_rules() -> None:
    t = redesigning(ROW, "tower-12", "tower-13-E")
    assert t.refused("build tower-12 2,1") == set()
    t.play("build tower-12 2,1")
    assert t.palace("A") == {**ROW, "2,1": "tower-12"}
    assert t.reserve("A") == ["tower-13-E"]
    assert t.decider == "B"


@pytest.mark.rule("base.redesign.remove", "base.redesign.removed-tile")
def test_a_built_tile_is_taken_to_the_reserve() -> None:
    t = redesigning(ROW).play("remove seraglio-9")
    assert (t.palace("A"), t.reserve("A")) == ({"1,0": "pavilion-8"}, ["seraglio-9"])
    assert redesigning(ROW).refused("remove tower-12") == {"base.redesign.remove"}


@pytest.mark.rule("base.redesign.exchange")
def test_an_exchange_puts_the_reserve_tile_on_the_cell_of_the_built_one() -> None:
    t = redesigning(ROW, "tower-12").play("exchange tower-12 pavilion-8")
    assert t.palace("A") == {"1,0": "tower-12", "2,0": "seraglio-9"}
    assert t.reserve("A") == ["pavilion-8"]
    assert redesigning(ROW, "tower-12").refused("exchange tower-12 garden-11") == {"base.redesign.exchange"}


@pytest.mark.rule(
    "base.redesign.rules-hold", "base.place.matching-sides", "base.place.on-foot", "base.place.side-contact"
)
def test_the_building_rules_hold_for_every_redesign() -> None:
    t = redesigning(ROW, "tower-13-E", "tower-10-W")
    assert t.refused("build tower-13-E -1,0") == {"base.place.matching-sides", "base.place.on-foot"}
    assert t.refused("build tower-13-E 3,1") == {"base.place.side-contact"}
    assert t.refused("build tower-13-E 1,0") == {"base.place.occupied"}
    assert t.refused("exchange tower-10-W seraglio-9") == {"base.place.matching-sides"}
    assert t.refused("remove pavilion-8") == {"base.redesign.remove-connected"}
    ring = {"1,0": "pavilion-8", "2,0": "seraglio-9", "2,1": "arcades-9", "0,1": "arcades-10", "0,2": "chambers-10"}
    assert redesigning(ring, "tower-12").refused("build tower-12 1,2") == {"base.place.no-hole"}


@pytest.mark.rule("base.redesign.start-fixed")
def test_the_starting_tile_is_never_touched() -> None:
    t = redesigning({"1,0": "pavilion-8"}, "tower-12")
    for text in ("remove start", "remove fountain", "exchange tower-12 start", "remove"):
        with pytest.raises(NotationError):
            t.refused(text)
    assert t.refused("build tower-12 0,0") == {"base.place.occupied"}
    assert {text for text in t.options() if not text.startswith("build")} == {
        "remove pavilion-8",
        "exchange tower-12 pavilion-8",
    }
    for game in whole_games(2):
        assert all(palace.layout()[0, 0] == (-1, "") for s in game for palace in s.palaces)


@pytest.mark.rule("base.redesign.reserve-only", "base.redesign.new-tiles")
def test_a_tile_bought_in_the_same_turn_takes_no_part_in_a_redesign() -> None:
    t = table(
        market=["garden-10", *MARKET[1:]],
        display=["florin9"],
        A={"palace": ROW, "reserve": ["tower-12"], "hand": ["florin9", "florin1"]},
    ).play("buy garden-10 florin9 florin1")
    assert t.refused("build garden-10 3,0") == {"base.redesign.reserve-only"}
    assert t.refused("exchange garden-10 seraglio-9") == {"base.redesign.reserve-only"}
    assert t.refused("remove garden-10") == {"base.redesign.remove"}
    assert t.refused("exchange tower-12 garden-10") == {"base.redesign.exchange"}
    assert t.refused("build tower-12 4,0") == {"base.place.side-contact"}
    assert t.refused("build tower-12 3,0") == set()
    assert not any("garden-10" in text for text in t.options())


@pytest.mark.rule("base.redesign.reserve-only")
def test_another_players_reserve_is_not_ones_own() -> None:
    t = table(market=MARKET, A={"palace": ROW}, B={"reserve": ["tower-12"]})
    assert t.refused("build tower-12 0,1") == {"base.redesign.reserve-only"}
    assert t.refused("exchange tower-12 seraglio-9") == {"base.redesign.reserve-only"}


@pytest.mark.rule("base.redesign.single", "base.turn.redesign-last")
def test_one_redesign_moves_one_tile_in_or_out_and_ends_the_actions() -> None:
    for text in ("build tower-12 0,1", "remove seraglio-9", "exchange tower-12 seraglio-9"):
        t = redesigning(ROW, "tower-12", "tower-11").play(text)
        assert t.decider == "B"
        built, kept = (2, 2) if text.startswith("exchange") else (3, 1) if text.startswith("build") else (1, 3)
        assert (len(t.palace("A")), len(t.reserve("A"))) == (built, kept)


@pytest.mark.rule("base.redesign.remove-connected")
def test_in_a_row_the_first_tile_stays_and_the_second_can_go() -> None:
    t = redesigning(ROW)
    assert t.options() == {"remove seraglio-9"}
    assert t.refused("remove pavilion-8") == {"base.redesign.remove-connected"}


@pytest.mark.rule("base.redesign.remove-connected")
def test_a_neighbour_behind_a_wall_does_not_keep_a_tile_connected() -> None:
    t = redesigning({"1,0": "pavilion-8", "0,1": "pavilion-7-E", "1,1": "seraglio-7-W"})
    assert t.refused("remove pavilion-8") == {"base.redesign.remove-connected"}
    assert t.refused("remove pavilion-7-E") == set()


@pytest.mark.rule("base.redesign.remove-hole")
def test_a_tile_with_four_neighbours_cannot_be_removed() -> None:
    t = redesigning(BLOCK)
    assert BLOCK["1,0"] == "arcades-10"
    assert t.refused("remove arcades-10") == {"base.redesign.remove-hole"}
    assert t.options() == {f"remove {tile}" for tile in PLAIN if tile != "arcades-10"}


@pytest.mark.rule("base.redesign.exchange-whole", "base.redesign.exchange-test")
def test_a_tile_that_cannot_be_removed_may_be_exchanged() -> None:
    assert redesigning(BLOCK, "tower-12").refused("exchange tower-12 arcades-10") == set()
    assert redesigning(ROW, "tower-12").refused("exchange tower-12 pavilion-8") == set()


@pytest.mark.rule("base.redesign.exchange-test")
def test_an_exchange_asks_only_for_alike_sides_towards_neighbours() -> None:
    t = redesigning(ROW, "tower-8-NES", "tower-13-E", "garden-6-ESW")
    assert t.refused("exchange tower-8-NES seraglio-9") == set()
    assert t.refused("exchange tower-13-E seraglio-9") == set()
    assert t.refused("exchange tower-13-E pavilion-8") == {"base.place.matching-sides"}
    assert t.refused("exchange garden-6-ESW seraglio-9") == {"base.place.matching-sides"}


@pytest.mark.rule("base.redesign.exchange-distinct")
def test_an_exchange_for_a_tile_alike_is_an_action_but_none_for_itself() -> None:
    t = redesigning({"1,0": "tower-11"}, "tower-12")
    assert t.refused("exchange tower-12 tower-12") == {"base.redesign.exchange"}
    assert t.refused("exchange tower-11 tower-11") == {"base.redesign.reserve-only"}
    t.play("exchange tower-12 tower-11")
    assert (t.palace("A"), t.decider) == ({"1,0": "tower-12"}, "B")


@pytest.mark.rule("base.redesign.offer")
def test_redesign_is_offered_only_when_something_can_be_changed() -> None:
    closed = {"0,-1": "tower-7-NEW", "1,0": "tower-8-NES", "0,1": "garden-6-ESW", "-1,0": "garden-7-NSW"}
    assert table(display=["florin9"]).verbs() == {"take"}
    t = table(display=["florin9"], A={"palace": closed, "reserve": ["tower-12"]})
    assert t.verbs() == {"take", "remove", "exchange"}
    for text in ("build", "exchange", "remove"):
        with pytest.raises(NotationError):
            t.refused(text)


@pytest.mark.rule("base.redesign.removed-tile", "base.score.built-only")
def test_a_removed_tile_stops_counting_and_may_be_built_again_elsewhere_later() -> None:
    t = table(market=MARKET, display=["florin9"], pile_rest=True, A={"palace": {"1,0": "tower-8-NES"}})
    assert t.points(1, 0, "base.score") == 9
    t.play("remove tower-8-NES")
    assert t.points(1, 0, "base.score") == 0
    while t.decider != "A":
        t.play(f"take {t.display()[0]}")
    t.play("build tower-8-NES 1,0")
    assert t.points(1, 0, "base.score") == 9
