"""Wall sections, plazas, half-buildings and guards that move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.red_palace.support import guards, manned, posted, red
from tests.table import Table

FOUR = ["denar2", "denar3", "ducat6", "ducat7"]
YARD = ["garden-10-a", "tower-7-E", "chambers-8", "garden-9-S"]
CLASSIC = {"scoring": "classic"}


def walls(t: Table, name: str, seat: int = 0) -> str:
    """The walls of a built tile, those that were added in small letters."""
    layout = t.state.palaces[seat].layout()
    return next(shape for piece, shape in layout.values() if piece == t.state.rules.tile_number[name])


def sections(*names: str) -> dict[str, Any]:
    """Slices in which each of these tiles carries a wall section in the north."""
    return {"abilities": {"wooden": [[name, 1] for name in names]}}


# ---------------------------------------------------------------- wall section


@pytest.mark.rule("red-palace.ability-wall-section.effect", "red-palace.scoring.wall-added-section")
def test_a_section_becomes_a_wall_of_a_building_of_this_turn() -> None:
    own = {"hand": ["florin9", "florin1"], "score": 5}
    t = red("wall-section", display=FOUR, market=YARD, A=own, options=CLASSIC)
    t.play("buy garden-10-a florin9 florin1", "use wall-section", "take ducat7")
    assert t.state.scores[0] == 4
    assert t.options() == {f"attach-wall garden-10-a {side}" for side in "NESW"}
    t.play("attach-wall garden-10-a N")
    assert t.refused("place garden-10-a 0,1") == {"base.place.matching-sides", "base.place.on-foot"}
    t.play("place garden-10-a 1,0")
    assert walls(t, "garden-10-a") == "n"
    assert t.points(1, 0, "base.score.wall-longest") == 1


@pytest.mark.rule("red-palace.ability-wall-section.effect", "red-palace.ability-wall-section.target")
def test_a_plaza_of_this_turn_can_carry_it_too() -> None:
    t = red("wall-section", "plaza", display=FOUR, A={"score": 5})
    assert t.refused("use wall-section") == {"red-palace.ability-wall-section.target"}
    t.play("use plaza", "use wall-section", "take ducat7", "attach-wall plaza-1 W", "place plaza-1 0,-1")
    assert walls(t, "plaza-1") == "w"


@pytest.mark.rule("red-palace.ability-wall-section.edge")
def test_only_on_a_side_without_a_wall_and_for_good() -> None:
    own = {"gained": ["garden-7-NEW", "tower-9-S"], "score": 5}
    t = red(A=own, at="place", slices={"abilities": {"section": True}}, pile_rest=True)
    assert {text for text in t.options() if "attach" in text} == {
        "attach-wall garden-7-NEW S", "attach-wall tower-9-S N", "attach-wall tower-9-S E", "attach-wall tower-9-S W",
    }  # fmt: skip
    assert t.refused("attach-wall garden-7-NEW N") == {"red-palace.ability-wall-section.edge"}
    t.play("attach-wall tower-9-S W")
    assert t.refused("attach-wall garden-7-NEW S") == {"red-palace.ability-wall-section.edge"}
    t = red(A={"reserve": ["tower-9-S"]}, slices={"abilities": {"wooden": [["tower-9-S", 8]]}})
    assert t.refused("build tower-9-S 1,0") == {"base.place.matching-sides", "base.place.on-foot"}
    t.play("build tower-9-S -1,0")
    assert walls(t, "tower-9-S") == "Sw"
    assert t.points(1, 0, "base.score.wall-longest") == 2


@pytest.mark.rule("red-palace.ability-wall-section.edge")
def test_it_moves_with_its_tile() -> None:
    t = red(A={"reserve": ["tower-9-S"]}, slices={"abilities": {"wooden": [["tower-9-S", 8]]}}, display=FOUR)
    t.play("build tower-9-S -1,0", "take ducat7", "take ducat6", "remove tower-9-S", "take denar2", "take denar3")
    assert t.reserve("A") == ["tower-9-S"]
    t.play("build tower-9-S -1,0")
    assert walls(t, "tower-9-S") == "Sw"


@pytest.mark.rule("red-palace.ability-wall-section.edge")
def test_with_four_walls_a_tile_can_only_be_stored() -> None:
    t = red(A={"gained": ["garden-7-NEW"]}, at="place", slices={"abilities": {"section": True}})
    t.play("attach-wall garden-7-NEW S")
    assert t.options() == {"reserve garden-7-NEW"}


@pytest.mark.rule("red-palace.ability-wall-section.target")
def test_which_tiles_can_carry_it() -> None:
    own = {"gained": ["camp-3-N", "medina-9-N", "bazaar-florin-a", "garden-9-a"], "reserve": ["garden-9-b"]}
    mix = ("medina", "bazaars", "camps")
    t = red(A=own, modules=mix, at="place", slices={"abilities": {"section": True}})
    named = {text.split()[1] for text in t.options() if text.startswith("attach")}
    assert named == {"medina-9-N", "bazaar-florin-a", "garden-9-a"}
    camp = red("wall-section", A={"gained": ["camp-3-N"], "score": 5}, modules=mix, display=FOUR)
    assert camp.refused("use wall-section") == {"red-palace.ability-wall-section.target"}


@pytest.mark.rule("red-palace.ability-wall-section.target")
def test_a_section_that_was_taken_must_be_used() -> None:
    own = {"gained": ["garden-10-a", "tower-9-S"]}
    t = red(A=own, players=2, at="place", slices={"abilities": {"section": True}})
    assert {"reserve garden-10-a", "give garden-10-a"} <= t.options()
    t.play("reserve garden-10-a")
    assert t.options() == {f"attach-wall tower-9-S {side}" for side in "NEW"}
    for verb in ("reserve tower-9-S", "give tower-9-S", "place tower-9-S 0,-1"):
        assert "red-palace.ability-wall-section.target" in t.refused(verb)
    t.play("attach-wall tower-9-S N")
    assert t.refused("give tower-9-S") == {"red-palace.ability-wall-section.target"}
    assert t.refused("reserve tower-9-S") == set()


@pytest.mark.rule("red-palace.ability-wall-section.supply")
def test_after_six_sections_there_are_no_more() -> None:
    six = ["garden-9-a", "garden-9-b", "garden-10-b", "garden-10-c", "garden-11-a", "garden-11-b"]
    for used, allowed in ((5, True), (6, False)):
        own = {"gained": ["tower-12"], "reserve": six, "score": 5}
        t = red("wall-section", A=own, display=FOUR, slices=sections(*six[:used]))
        refused = t.refused("use wall-section")
        assert refused == (set() if allowed else {"red-palace.ability-wall-section.supply"})


# ---------------------------------------------------------------- plaza


@pytest.mark.rule("red-palace.ability-plaza.effect", "red-palace.ability-plaza.placing")
def test_a_plaza_is_taken_and_placed_like_a_building() -> None:
    t = red("plaza", display=FOUR, A={"score": 5, "palace": {"1,0": "garden-9-E"}}).play("use plaza")
    assert (t.state.scores[0], t.state.rules.tile_names(t.state.gained[0])) == (4, ["plaza-1"])
    t.play("take ducat7")
    assert t.frame == "Placing"
    assert t.refused("place plaza-1 2,0") == {"base.place.matching-sides", "base.place.on-foot"}
    assert "reserve plaza-1" in t.options()
    t.play("place plaza-1 0,1")
    assert t.palace("A") == {"1,0": "garden-9-E", "0,1": "plaza-1"}


@pytest.mark.rule("red-palace.ability-plaza.placing")
def test_a_plaza_can_be_redesigned_and_scores_in_no_majority() -> None:
    own = {"palace": {"1,0": "plaza-1"}, "reserve": ["plaza-2", "garden-9-a"]}
    t = red(A=own, options=CLASSIC)
    assert {"remove plaza-1", "build plaza-2 2,0", "exchange garden-9-a plaza-1"} <= t.options()
    assert [t.points(scoring, 0, "") for scoring in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("red-palace.ability-plaza.placing", "red-palace.ability-plaza.supply")
def test_six_plazas_for_all_players_and_any_number_for_one() -> None:
    five = [f"plaza-{number}" for number in range(1, 6)]
    t = red("plaza", display=FOUR, A={"reserve": five, "score": 5})
    t.play("use plaza")
    assert t.state.rules.tile_names(t.state.gained[0]) == ["plaza-6"]
    t = red("plaza", display=FOUR, A={"reserve": five, "score": 5}, B={"palace": {"1,0": "plaza-6"}})
    assert t.refused("use plaza") == {"red-palace.ability-plaza.supply"}


# ---------------------------------------------------------------- half-building


@pytest.mark.rule("red-palace.ability-half-building.effect", "red-palace.ability-half-building.choice")
def test_any_half_building_for_two_guards_and_it_stays() -> None:
    t = manned("half-building", guards=2, display=FOUR).play("use half-building", "take-half garden")
    assert (guards(t).spent, t.slice("abilities").halves) == (2, ((4, 0),))
    assert t.state.gained[0] == ()
    taken = {"abilities": {"halves": [["garden", 0], ["tower", 0]]}}
    t = red("half-building", A={"score": 5}, display=FOUR, slices=taken).play("use half-building")
    assert t.options() == {f"take-half {kind}" for kind in ("pavilion", "seraglio", "arcades", "chambers")}
    assert t.refused("take-half garden") == {"red-palace.ability-half-building.choice"}
    assert t.play("take-half arcades").slice("abilities").halves == ((4, 0), (5, 0), (2, 0))


@pytest.mark.rule("red-palace.ability-half-building.effect")
@pytest.mark.parametrize(("own", "others", "points"), [(1, 1, 5), (1, 2, 0), (2, 2, 5)])
def test_half_a_building_more_wins_a_tie_and_no_more(own: int, others: int, points: int) -> None:
    gardens = ["garden-9-a", "garden-9-b", "garden-10-a", "garden-10-b"]
    cells = ["1,0", "0,1", "-1,0", "0,-1"]
    a = {"palace": dict(zip(cells, gardens[:own], strict=False))}
    b = {"palace": dict(zip(cells, gardens[own : own + others], strict=False))}
    t = red(A=a, B=b, options=CLASSIC, slices={"abilities": {"halves": [["garden", 0]]}})
    assert t.points(1, 0, "base.score.first") == points
    assert t.points(1, 1, "base.score.first") == 5 - points


@pytest.mark.rule("red-palace.ability-half-building.needs-a-building", "red-palace.scoring.zero-buildings")
def test_a_half_building_needs_a_building_of_its_kind() -> None:
    half = {"abilities": {"halves": [["garden", 0]]}}
    t = red(A={"reserve": ["garden-9-a"]}, options=CLASSIC, slices=half)
    assert [t.points(scoring, 0, "base.score") for scoring in (1, 2, 3)] == [0, 0, 0]
    alone = red(options={**CLASSIC, "half_building_alone": "yes"}, slices=half)
    assert [alone.points(scoring, 0, "base.score") for scoring in (1, 2, 3)] == [5, 12, 20]
    other = red(B={"palace": {"1,0": "garden-9-a"}}, options={**CLASSIC, "half_building_alone": "yes"}, slices=half)
    assert [other.points(2, seat, "base.score") for seat in (0, 1)] == [5, 12]


@pytest.mark.rule("red-palace.ability-half-building.supply")
def test_after_six_half_buildings_there_are_no_more() -> None:
    kinds = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"]
    for number, allowed in ((5, True), (6, False)):
        halves = {"abilities": {"halves": [[kind, 1] for kind in kinds[:number]]}}
        t = red("half-building", A={"score": 5}, display=FOUR, slices=halves)
        assert t.refused("use half-building") == (set() if allowed else {"red-palace.ability-half-building.supply"})


# ---------------------------------------------------------------- move guard


@pytest.mark.rule("red-palace.ability-move-guard.effect", "red-palace.ability-move-guard.details")
def test_one_guard_pays_and_another_moves_to_any_free_wall() -> None:
    own = {"reserve": ["chambers-8-E", "pavilion-6-ES-b"]}
    manning = {"posted": [["garden-4-NES", "E"], ["tower-7-NSW", "N"], ["pavilion-6-ES-b", "S"]]}
    t = manned("move-guard", A=own, slices={"guards": manning}, display=FOUR)
    t.play("use move-guard", "spend tower-7-NSW N")
    assert t.options() == {"move-guard garden-4-NES E", "move-guard pavilion-6-ES-b S"}
    t.play("move-guard garden-4-NES E")
    assert t.frame == "Posting"
    posts = ["garden-4-NES N", "garden-4-NES S", *(f"tower-7-NSW {side}" for side in "NSW")]
    posts += [*(f"arcades-3-ESW {side}" for side in "ESW"), "chambers-8-E E", "pavilion-6-ES-b E"]
    assert t.options() == {f"post-guard {post}" for post in posts}
    for taken in ("pavilion-6-ES-b S", "garden-4-NES E", "garden-4-NES W", "tower-10-a N"):
        assert t.refused(f"post-guard {taken}") == {"red-palace.ability-move-guard.details"}
    t.play("post-guard chambers-8-E E")
    assert sorted(posted(t)) == ["chambers-8-E E", "pavilion-6-ES-b S"]
    assert guards(t).spent == 1


@pytest.mark.rule("red-palace.ability-move-guard.details")
def test_a_guard_may_stand_on_an_added_wall() -> None:
    own = {"reserve": ["plaza-1"]}
    wooden = {"abilities": {"wooden": [["plaza-1", 4]]}}
    t = manned("move-guard", guards=2, A=own, slices=wooden, display=FOUR)
    t.play("use move-guard", "spend garden-4-NES E", "move-guard tower-7-NSW N", "post-guard plaza-1 S")
    assert posted(t) == ["plaza-1 S"]


@pytest.mark.rule("red-palace.ability-move-guard.details")
@pytest.mark.parametrize(("own", "allowed"), [(0, False), (1, False), (2, True)])
def test_two_guards_are_needed_and_points_do_not_help(own: int, allowed: bool) -> None:
    t = manned("move-guard", guards=own, A={"score": 50}, display=FOUR)
    assert t.refused("use move-guard") == (set() if allowed else {"red-palace.ability-move-guard.details"})
