"""Guard abilities: using and paying them."""

from __future__ import annotations

import pytest

from tests.rules.red_palace.support import guards, in_supply, manned, posted, red, whole_games, worth

FOUR = ["denar2", "denar3", "ducat6", "ducat7"]
YARD = ["garden-10-a", "tower-7-E", "chambers-8", "seraglio-9-S"]


@pytest.mark.rule("red-palace.abilities.any-number", "red-palace.abilities.once-per-turn", "red-palace.abilities.flip")
def test_all_four_in_a_turn_each_once() -> None:
    t = manned("take-money", "plaza", "half-building", "move-guard", display=FOUR, A={"score": 20})
    t.play("use move-guard", "spend garden-4-NES E", "move-guard tower-7-NSW N", "post-guard garden-4-NES N")
    t.play("use take-money", "spend tower-7-NSW S", "take-card ducat7")
    t.play("use plaza", "spend arcades-3-ESW S", "use half-building", "take-half garden")
    assert t.slice("abilities").used == ("move-guard", "take-money", "plaza", "half-building")
    for name in t.slice("abilities").laid:
        assert "red-palace.abilities.once-per-turn" in t.refused(f"use {name}")
    t.play("take ducat6", "reserve plaza-1")
    assert (t.decider, t.slice("abilities").used) == ("B", ())
    assert t.slice("abilities").laid == ("take-money", "plaza", "half-building", "move-guard")


@pytest.mark.rule("red-palace.abilities.flip")
def test_the_next_player_finds_every_ability_face_up() -> None:
    t = red("take-money", display=FOUR, pile_rest=True, A={"score": 5}, B={"score": 5})
    t.play("use take-money", "take-card ducat7", "take ducat6")
    assert t.decider == "B"
    assert "use take-money" in t.options()


@pytest.mark.rule("red-palace.abilities.pay-first", "red-palace.abilities.guard-choice")
def test_the_owner_chooses_the_guard_and_pays_before_the_effect() -> None:
    t = manned("take-money", display=FOUR).play("use take-money")
    assert t.frame == "Spending"
    assert t.options() == {
        "spend garden-4-NES E", "spend tower-7-NSW N", "spend tower-7-NSW S", "spend arcades-3-ESW S",
    }  # fmt: skip
    assert t.refused("spend garden-4-NES N") == {"red-palace.abilities.guard-choice"}
    assert t.hand("A") == []
    t.play("spend tower-7-NSW S")
    assert (t.frame, posted(t)) == ("Using", ["garden-4-NES E", "tower-7-NSW N", "arcades-3-ESW S"])
    assert t.play("take-card ducat7").hand("A") == ["ducat7"]


@pytest.mark.rule("red-palace.abilities.guard-choice")
def test_who_must_give_every_guard_is_not_asked_which() -> None:
    t = manned("take-money", guards=1, display=FOUR).play("use take-money")
    assert (t.frame, posted(t), guards(t).spent) == ("Using", [], 1)


@pytest.mark.rule("red-palace.abilities.guards-from-own-buildings", "red-palace.guards.set-on-store")
def test_guards_are_paid_from_the_alhambra_and_the_reserve_but_never_from_others() -> None:
    own = {"palace": {"1,0": "garden-4-NES"}, "reserve": ["tower-7-E"]}
    manning = {"posted": [["garden-4-NES", "E"], ["tower-7-E", "E"], ["arcades-6-N", "N"]]}
    t = red("half-building", A=own, B={"palace": {"0,-1": "arcades-6-N"}}, slices={"guards": manning}, display=FOUR)
    t.play("use half-building")
    assert (t.frame, posted(t), posted(t, 1)) == ("Using", [], ["arcades-6-N N"])
    t = red("take-money", A=own, B={"palace": {"0,-1": "arcades-6-N"}}, slices={"guards": manning}, display=FOUR)
    assert t.play("use take-money").options() == {"spend garden-4-NES E", "spend tower-7-E E"}


@pytest.mark.rule("red-palace.abilities.fill-left-to-right", "red-palace.abilities.two-guards-split")
def test_spent_guards_fill_the_placement_tiles_from_left_to_right() -> None:
    """Squares 2, 2, 3, 2, 3, 2, 2, and then any number."""
    values = [worth(red(slices={"guards": {"spent": spent}})) for spent in range(33)]
    assert values == [0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7, *([8] * 16)]
    t = manned("half-building", guards=3, display=FOUR, slices={"guards": {"spent": 1}})
    t.play("use half-building", "spend garden-4-NES E")
    assert (t.frame, guards(t).spent, worth(t)) == ("Spending", 2, 1)
    t.play("spend tower-7-NSW S")
    assert (t.frame, guards(t).spent, worth(t)) == ("Using", 3, 2)


@pytest.mark.rule("red-palace.abilities.money-to-discard")
def test_cards_of_a_cost_are_discarded() -> None:
    own = {"hand": ["florin9", "florin1", "dirham1"], "score": 5}
    t = red("swap-token", display=FOUR, market=YARD, A=own).play("buy garden-10-a florin9 florin1", "use swap-token")
    t.play("swap-token garden-10-a tower-7-E dirham1")
    assert (t.hand("A"), t.state.rules.card_names(t.state.discard)) == ([], ["florin1", "florin9", "dirham1"])


@pytest.mark.rule("red-palace.abilities.vp-substitute", "red-palace.abilities.vp-phase")
@pytest.mark.parametrize(("scored", "rate"), [(0, 1), (1, 2), (2, 3)])
def test_points_replace_missing_guards_at_a_rising_rate(scored: int, rate: int) -> None:
    t = red("take-money", "half-building", A={"score": 20}, display=FOUR, scored=scored)
    t.play("use take-money")
    assert t.state.scores[0] == 20 - rate
    t.play("take-card ducat7", "use half-building")
    assert t.state.scores[0] == 20 - 3 * rate


@pytest.mark.rule("red-palace.abilities.vp-phase")
def test_the_rate_counts_the_scorings_that_were_held() -> None:
    """After a first scoring that was held late the rate of the second is due, however many cards have come."""
    t = red("take-money", A={"score": 20}, display=FOUR, scored=1, pile=["scoring2"])
    assert t.play("use take-money").state.scores[0] == 18


@pytest.mark.rule("red-palace.abilities.vp-guards-first", "red-palace.abilities.vp-no-guard-placed")
@pytest.mark.parametrize(("own", "spent", "points"), [(0, 0, 2), (1, 1, 1), (2, 2, 0), (3, 2, 0)])
def test_guards_first_then_points_which_fill_no_square(own: int, spent: int, points: int) -> None:
    t = manned("half-building", guards=own, A={"score": 5}, display=FOUR).play("use half-building")
    if own > 2:
        t.play("spend garden-4-NES E", "spend tower-7-NSW N")
    assert (guards(t).spent, t.state.scores[0], t.frame) == (spent, 5 - points, "Using")
    assert in_supply(t) == 32 - own


@pytest.mark.rule("red-palace.abilities.vp-not-for-money", "red-palace.ability-swap-token.cost")
def test_points_replace_no_money_card() -> None:
    own = {"hand": ["florin9", "florin1"], "score": 50}
    t = red("swap-token", display=FOUR, market=YARD, A=own).play("buy garden-10-a florin9 florin1")
    assert t.refused("use swap-token") == {"red-palace.ability-swap-token.cost"}


@pytest.mark.rule("red-palace.abilities.vp-must-suffice", "red-palace.abilities.vp-floor")
@pytest.mark.parametrize(
    ("score", "scored", "allowed"),
    [(1, 0, True), (0, 0, False), (-2, 0, False), (1, 1, False), (2, 1, True), (3, 2, True)],
)
def test_points_may_be_spent_down_to_zero(score: int, scored: int, allowed: bool) -> None:
    t = red("take-money", A={"score": score}, display=FOUR, scored=scored)
    assert t.refused("use take-money") == (set() if allowed else {"red-palace.abilities.vp-must-suffice"})
    assert ("use take-money" in t.options()) is allowed
    if allowed:
        assert t.play("use take-money").state.scores[0] == 0


@pytest.mark.rule("red-palace.abilities.vp-floor")
def test_a_guard_is_enough_with_a_score_below_zero() -> None:
    assert manned("take-money", guards=1, A={"score": -3}, display=FOUR).refused("use take-money") == set()


@pytest.mark.rule("red-palace.abilities.must-have-effect")
def test_no_ability_is_used_for_nothing() -> None:
    t = red(
        "take-money", "swap-token", "wall-section", "count-as-exact", market=YARD, A={"score": 9, "hand": ["florin9"]}
    )
    assert t.options() == {"pass"}
    assert t.refused("use take-money") == {"red-palace.abilities.must-have-effect"}
    assert t.refused("use swap-token") == {"red-palace.ability-swap-token.effect"}
    assert t.refused("use wall-section") == {"red-palace.ability-wall-section.target"}
    assert t.refused("use count-as-exact") == {"red-palace.ability-count-as-exact.when"}


@pytest.mark.rule("red-palace.abilities.window")
def test_abilities_are_for_the_own_turn_before_placing() -> None:
    t = manned("take-money", A={"gained": ["garden-10-a"]}, display=FOUR, at="place")
    assert t.frame == "Placing"
    assert t.refused("use take-money") == {"base.turn.one-of-three"}
    t = manned("take-money", display=FOUR, B={"score": 0}).play("take ducat7", "go-on")
    assert t.decider == "B"
    assert "use take-money" not in t.options()


@pytest.mark.rule("red-palace.guards.one-per-section", "red-palace.components.guards", "red-palace.guards.spent-stay")
def test_guards_are_neither_lost_nor_doubled_and_never_come_back() -> None:
    for states in whole_games():
        spent = 0
        for s in states:
            part = s.slices[s.rules.modules["guards"].slot]
            assert len(set(part.posted)) == len(part.posted)
            assert len(part.posted) + part.spent <= 32
            assert part.spent >= spent
            spent = part.spent
        assert spent > 0


@pytest.mark.rule("red-palace.guards.supply-empty")
def test_there_is_a_guard_for_every_tower() -> None:
    """Every tower takes a guard out of the supply once: on its building, or for Dirk."""
    for states in whole_games():
        for s in states:
            part = s.slices[s.rules.modules["guards"].slot]
            assert 32 - len(part.posted) - part.spent >= sum(len(s.rules.tiles[p].extra) for p in s.supply[s.taken :])
