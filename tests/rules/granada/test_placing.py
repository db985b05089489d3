"""Granada: placing tiles with two faces."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.granada.support import buyer, city
from tests.table import Table

FIRST = "buy hostel-8-E florin9"
"""A tile whose other face is park-9-E; A pays too much for it."""


def bought(*hand: str, **position: Any) -> Table:
    """A has bought a hostel and is about to place it."""
    return buyer("florin9", *hand, **position).play(FIRST)


@pytest.mark.rule("granada.place.as-bought")
def test_a_tile_is_built_as_it_was_bought_for_nothing() -> None:
    t = bought("denar5")
    assert {"place hostel-8-E 1,0", "place hostel-8-E 0,1", "place hostel-8-E 0,-1"} <= t.options()
    assert t.refused("place park-9-E 1,0") == {"granada.place.turn-for-three"}
    t.play("place hostel-8-E 1,0")
    assert (t.palace("A"), t.hand("A")) == ({"1,0": "hostel-8-E"}, ["denar5"])


@pytest.mark.rule("granada.place.turn-for-three", "granada.flip.must-fit")
def test_it_is_turned_over_for_three_and_built_at_once() -> None:
    t = bought("denar3", "ducat2")
    assert "turn-over park-9-E denar3" in t.options()
    assert t.refused("turn-over park-9-E ducat2") == {"granada.place.turn-for-three"}
    t.play("turn-over park-9-E denar3")
    assert "denar3" in t.state.rules.card_names(t.state.discard)
    assert t.verbs() == {"place"}
    assert t.refused("reserve park-9-E") == {"granada.flip.must-fit"}
    assert t.refused("reserve hostel-8-E") == {"granada.flip.must-fit"}
    assert t.refused("turn-over hostel-8-E ducat2") == {"granada.flip.must-fit", "granada.place.turn-for-three"}
    t.play("place park-9-E 1,0")
    assert (t.palace("A"), t.hand("A"), t.decider) == ({"1,0": "park-9-E"}, ["ducat2"], "B")


@pytest.mark.rule("granada.flip.currency")
def test_the_fee_is_paid_in_any_single_currency() -> None:
    t = bought("florin3", "dirham1", "dirham2", "denar2", "ducat1", "ducat1", "ducat1")
    fees = {text.partition("-E ")[2] for text in t.options() if text.startswith("turn-over")}
    assert fees == {"florin3", "dirham1 dirham2", "ducat1 ducat1 ducat1"}
    assert t.refused("turn-over park-9-E denar2 ducat1") == {"granada.flip.currency"}
    assert t.refused("turn-over park-9-E denar9") == {"granada.flip.currency"}


@pytest.mark.rule("granada.flip.overpay", "granada.flip.no-action")
def test_too_much_may_be_paid_and_nothing_comes_of_it() -> None:
    t = bought("denar3", "denar9")
    assert t.refused("turn-over park-9-E denar3 denar9") == set()
    t.play("turn-over park-9-E denar9", "place park-9-E 1,0")
    assert t.hand("A") == ["denar3"]
    exact = bought("denar3").play("turn-over park-9-E denar3", "place park-9-E 1,0")
    assert (exact.decider, exact.frame) == ("B", "Act")


@pytest.mark.rule("granada.flip.when")
def test_money_taken_in_the_same_turn_may_pay() -> None:
    t = buyer("florin8", display=["denar4"]).play("buy hostel-8-E florin8", "take denar4")
    assert "turn-over park-9-E denar4" in t.options()
    assert "turn-over" not in buyer("florin8", display=["denar4"]).play("buy hostel-8-E florin8").verbs()


@pytest.mark.rule("granada.flip.per-tile", "granada.flip.must-fit")
def test_each_tile_is_paid_for_and_built_before_the_next() -> None:
    t = buyer("florin8", "ducat5", "denar3", "dirham4").play("buy hostel-8-E florin8", "buy park-4-SW ducat5")
    t.play("turn-over park-9-E denar3")
    assert t.refused("place park-4-SW 0,1") == {"base.buy.lies-aside"}
    assert t.refused("turn-over hostel-5-SW dirham4") == {"base.buy.lies-aside"}
    t.play("place park-9-E 1,0")
    assert t.refused("place hostel-5-SW 0,1") == {"granada.place.turn-for-three"}
    t.play("turn-over hostel-5-SW dirham4", "place hostel-5-SW 0,1")
    assert t.palace("A") == {"1,0": "park-9-E", "0,1": "hostel-5-SW"}
    assert t.hand("A") == []


@pytest.mark.rule("granada.flip.must-fit")
def test_nobody_pays_for_a_tile_that_cannot_be_built() -> None:
    own = {"hand": ["denar3"], "gained": ["arena-2-ESW"]}
    assert "turn-over hostel-3-ESW denar3" in city(A=own, at="place").options()
    t = city(A={**own, "palace": {"0,1": "library-2-ESW"}}, at="place")
    assert t.options() == {"reserve arena-2-ESW", "reserve hostel-3-ESW"}
    assert t.refused("turn-over hostel-3-ESW denar3") == {"granada.flip.must-fit"}


@pytest.mark.rule("granada.place.reserve-any-face", "granada.flip.reserve-face")
@pytest.mark.parametrize("face", ["hostel-8-E", "park-9-E"])
def test_in_the_reserve_either_face_is_free(face: str) -> None:
    t = bought()
    assert {"reserve hostel-8-E", "reserve park-9-E"} <= t.options()
    t.play(f"reserve {face}")
    assert t.reserve("A") == [face]
    assert t.told("reserved") == [{"tile": face}]
    assert t.refused(f"reserve {face}") == {"base.turn.one-of-three"}


@pytest.mark.rule(
    "granada.place.face-locked", "granada.redesign.no-turning", "granada.flip.back-to-reserve",
    "granada.flip.after-redesign-payment",
)  # fmt: skip
def test_what_lies_in_a_reserve_or_city_keeps_its_face() -> None:
    own: dict[str, Any] = {"hand": ["denar3"], "reserve": ["park-9-E"], "palace": {"1,0": "school-11"}}
    t = city(A=own, market=[""] * 4)
    redesigns = {text for text in t.options() if not text.startswith(("take", "pass"))}
    assert redesigns == {
        "remove school-11", "exchange park-9-E school-11",
        *(f"build park-9-E {cell}" for cell in ("0,-1", "0,1", "1,-1", "1,1", "2,0")),
    }  # fmt: skip
    assert t.refused("build hostel-8-E 0,1") == {"base.redesign.reserve-only"}
    assert t.refused("remove market-10-S") == {"base.redesign.remove"}
    assert t.refused("turn-over hostel-8-E denar3") == {"base.turn.one-of-three"}
    assert t.play("remove school-11").reserve("A") == ["park-9-E", "school-11"]
    t = city(A=own, market=[""] * 4).play("exchange park-9-E school-11")
    assert (t.reserve("A"), t.palace("A")) == (["school-11"], {"1,0": "park-9-E"})


@pytest.mark.rule("granada.place.rules")
def test_moats_are_built_like_walls() -> None:
    t = city(A={"gained": ["school-8-N"], "palace": {"1,0": "park-12", "1,1": "arena-12"}}, at="place")
    assert t.refused("place school-8-N 1,0") == {"base.place.occupied"}
    assert t.refused("place school-8-N 0,1") == {"base.place.matching-sides"}
    assert t.refused("place school-8-N 5,5") == {"base.place.side-contact"}
    assert t.refused("place school-8-N 1,2") == {"base.place.matching-sides", "base.place.on-foot"}
    ring = {"1,0": "park-12", "2,0": "arena-12", "2,1": "library-12", "2,2": "hostel-12", "1,2": "hospital-12",
            "0,2": "market-12"}  # fmt: skip
    t = city(A={"gained": ["school-12"], "palace": ring}, market=[""] * 4, at="place")
    assert t.refused("place school-12 0,1") == {"base.place.no-hole"}
