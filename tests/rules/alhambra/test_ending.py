"""The end of the game (base.end.*)."""

from __future__ import annotations

import pytest

from sabika.core import flow
from sabika.core.view import Hidden, view
from sabika.rules.alhambra.ending import winners
from tests.rules.alhambra.support import whole_games
from tests.table import Table, table

MARKET = ["pavilion-8", "seraglio-8-S", "arcades-8-E", "garden-8-NE"]
DISPLAY = ["florin9", "dirham9", "denar9", "ducat9"]


def last_tiles(*supply: str, **more: object) -> Table:
    """A may buy spaces 1 and 2 exactly; only these tiles are left."""
    seats = {"A": {"hand": ["florin8", "dirham8"]}} | more
    return table(market=MARKET, display=DISPLAY, pile_rest=True, supply=supply, supply_rest=False, **seats)


def bought_both(*supply: str, **more: object) -> Table:
    t = last_tiles(*supply, **more).play("buy pavilion-8 florin8", "buy seraglio-8-S dirham8", "take denar9")
    return t.play("reserve pavilion-8", "reserve seraglio-8-S")


# ---------------------------------------------------------------- when


@pytest.mark.rule("base.end.trigger", "base.end.fill-what-you-can", "base.edition.only-in-old", "base.refill.ascending")
def test_the_game_ends_when_a_space_stays_empty_after_the_last_tiles_are_laid() -> None:
    t = bought_both("tower-12")
    assert t.told("offered") == [{"tile": "tower-12", "space": 1}]
    assert "ending" in [event.kind for event in t.events]
    assert t.state.ending


@pytest.mark.rule("base.end.exact-exhaustion", "base.end.no-purchase")
def test_the_game_goes_on_with_an_empty_supply_while_the_market_is_full() -> None:
    t = bought_both("tower-12", "tower-11")
    assert (t.market(), t.state.ending, t.decider) == (["tower-12", "tower-11", *MARKET[2:]], False, "B")
    assert len(t.state.supply) == t.state.taken
    for seat in "BCA":
        assert t.decider == seat
        t.play(f"take {t.display()[0]}")
    assert not t.state.ending


@pytest.mark.rule("base.end.no-extra-turns")
def test_nobody_plays_on_after_the_turn_that_ends_the_game() -> None:
    t = bought_both()
    assert t.decider in ("", "A", "B", "C")
    while t.decider:
        assert t.frame == "Placing"
        t.play(sorted(t.options())[-1])
    assert t.options() == set()
    assert t.refused(f"take {t.display()[0]}") == {"base.end.no-extra-turns"}
    for game in whole_games(2):
        endings = [s for s in game if s.ending]
        assert len({(s.turns, s.active) for s in endings}) == 1


@pytest.mark.rule("base.end.with-scoring-card", "base.refill.sequence")
def test_a_scoring_card_drawn_in_the_last_refill_is_scored_first() -> None:
    t = table(
        market=MARKET,
        display=DISPLAY[:3],
        pile=["scoring2", "florin1", "florin1"],
        supply_rest=False,
        scored=1,
        A={"hand": ["florin9"], "palace": {"1,0": "tower-12"}},
    ).play("buy pavilion-8 florin9", "reserve pavilion-8")
    kinds = [event.kind for event in t.events if event.kind in ("ending", "scored", "leftover-stays", "over")]
    assert kinds == ["ending", "scored", "leftover-stays", "leftover-stays", "leftover-stays", "scored", "over"]
    assert [args["scoring"] for args in t.told("scored")] == [2, 3]
    assert t.state.scores[0] == 13 + 21


@pytest.mark.rule("base.end.third-scoring", "base.end.winner")
def test_after_the_leftovers_the_third_scoring_decides_the_game() -> None:
    t = table(at="end", market=["tower-12", "", "", ""], A={"hand": ["florin1"]}, B={"score": 20})
    assert (t.decider, t.frame, t.state.scored) == ("A", "Placing", 0)
    t.play("place tower-12 1,0")
    assert [event.kind for event in t.events] == ["placed", "scored", "over"]
    assert (list(t.state.scores), t.state.scored, t.decider) == ([21, 20, 0], 3, "")
    assert winners(t.state) == [0]


@pytest.mark.rule("base.end.tie", "base.edition.draw-or-shared")
@pytest.mark.parametrize(("scores", "best"), [((50, 50, 49), [0, 1]), ((50, 50, 50), [0, 1, 2]), ((1, 2, 3), [2])])
def test_all_players_with_the_most_points_win(scores: tuple[int, ...], best: list[int]) -> None:
    seats = {seat: {"score": score} for seat, score in zip("ABC", scores, strict=True)}
    t = table(at="end", **seats)
    assert t.decider == ""
    assert winners(t.state) == best


@pytest.mark.rule("base.end.third-scoring", "base.end.winner", "base.score.three-rounds")
def test_every_game_ends_with_the_third_scoring() -> None:
    for game in whole_games():
        final = game[-1]
        assert final.scored == 3
        points = list(final.scores[: final.rules.players])
        assert [points[seat] for seat in winners(final)] == [max(points)] * points.count(max(points))


# ---------------------------------------------------------------- leftovers


@pytest.mark.rule("base.end.leftovers", "base.end.leftover-measure", "base.end.leftover-price")
def test_each_leftover_goes_free_of_charge_to_the_most_money_of_its_currency() -> None:
    t = table(
        at="end",
        market=["pavilion-8", "", "", "tower-13-E"],
        A={"hand": ["florin1", "florin1", "florin1", "ducat4"]},
        B={"hand": ["florin4", "ducat1", "ducat2"]},
        C={"hand": ["dirham9"]},
    )
    gained = {seat: t.state.rules.tile_names(t.state.gained[i]) for i, seat in enumerate("ABC")}
    assert gained == {"A": ["tower-13-E"], "B": ["pavilion-8"], "C": []}
    assert t.market() == ["", "", "", ""]
    t.play("reserve pavilion-8" if t.decider == "B" else "reserve tower-13-E")
    assert t.hand("B") == ["florin4", "ducat1", "ducat2"]
    assert t.state.discard == 0


@pytest.mark.rule("base.end.leftover-measure")
def test_the_sums_compared_are_shown_to_everybody() -> None:
    t = bought_both(B={"hand": ["denar3", "denar4"]}, C={"hand": ["ducat9", "ducat9"]})
    told = [event for event in t.events if event.kind == "leftover"]
    assert [event.secret for event in told] == [None, None]
    assert [(event.args["currency"], event.args["sums"], event.seat) for event in told] == [
        ("denar", [9, 7, 0], 0),
        ("ducat", [0, 0, 18], 2),
    ]


@pytest.mark.rule("base.end.leftover-tie", "base.end.unclaimed")
def test_a_tie_leaves_the_tile_on_the_market_for_nobody() -> None:
    t = table(
        at="end",
        market=["tower-12", "", "", ""],
        A={"hand": ["florin4"]},
        B={"hand": ["florin1", "florin3"]},
        C={"hand": ["florin3"]},
    )
    assert t.decider == ""
    assert t.market() == ["tower-12", "", "", ""]
    assert list(t.state.scores) == [0, 0, 0]


@pytest.mark.rule("base.end.leftover-nobody", "base.end.unclaimed")
def test_a_currency_nobody_holds_leaves_its_tile_and_a_single_coin_wins_one() -> None:
    t = table(at="end", market=["tower-12", "tower-11", "", ""], B={"hand": ["dirham1"]})
    assert t.state.rules.tile_names(t.state.gained[1]) == ["tower-11"]
    assert t.market() == ["tower-12", "", "", ""]


@pytest.mark.rule("base.end.leftover-build", "base.end.leftover-optional")
def test_a_leftover_may_be_built_under_the_building_rules_or_reserved() -> None:
    t = table(at="end", market=["tower-13-E", "", "", ""], A={"hand": ["florin1"]})
    assert t.options() == {
        "place tower-13-E 0,-1",
        "place tower-13-E 1,0",
        "place tower-13-E 0,1",
        "reserve tower-13-E",
    }
    assert t.refused("place tower-13-E -1,0") == {"base.place.matching-sides", "base.place.on-foot"}
    built = table(at="end", market=["tower-13-E", "", "", ""], A={"hand": ["florin1"]}).play("place tower-13-E 1,0")
    assert built.state.scores[0] == 22
    t.play("reserve tower-13-E")
    assert (t.state.scores[0], t.reserve("A")) == (0, ["tower-13-E"])


@pytest.mark.rule("base.end.leftover-optional")
def test_a_leftover_without_a_legal_cell_goes_to_the_reserve() -> None:
    closed = {"0,-1": "tower-7-NEW", "1,0": "tower-8-NES", "0,1": "garden-6-ESW", "-1,0": "garden-7-NSW"}
    t = table(at="end", market=["tower-12", "", "", ""], A={"hand": ["florin1"], "palace": closed})
    assert t.options() == {"reserve tower-12"}


@pytest.mark.rule("base.end.leftover-redesign")
def test_nobody_redesigns_while_placing_leftovers() -> None:
    t = table(
        at="end",
        market=["tower-12", "", "", ""],
        A={"hand": ["florin1"], "palace": {"1,0": "garden-10"}, "reserve": ["garden-11"]},
    )
    for text in ("build garden-11 0,1", "remove garden-10", "exchange garden-11 garden-10"):
        assert t.refused(text) == {"base.turn.one-of-three"}
    assert t.refused("place tower-12 1,0") == {"base.place.occupied"}
    assert t.refused("place garden-11 0,1") == {"base.buy.lies-aside"}
    assert t.verbs() == {"place", "reserve"}


@pytest.mark.rule("base.end.leftover-order")
def test_recipients_place_in_turn_order_after_the_last_player_each_in_any_order() -> None:
    t = table(
        at="end",
        turn="B",
        market=["tower-12", "tower-11", "garden-10", "garden-11"],
        A={"hand": ["florin1", "ducat1"]},
        B={"hand": ["dirham1"]},
        C={"hand": ["denar1"]},
    )
    assert t.decider == "C"
    t.play("place garden-10 1,0")
    assert t.decider == "A"
    assert {text.split()[1] for text in t.options()} == {"tower-12", "garden-11"}
    t.play("place garden-11 1,0", "place tower-12 2,0")
    assert t.decider == "B"
    t.play("reserve tower-11")
    assert t.decider == ""


@pytest.mark.rule("base.hidden.end")
def test_hands_are_shown_once_the_end_has_begun() -> None:
    before = last_tiles(B={"hand": ["denar3"]})
    assert isinstance(view(before.state, 0).hands[1], Hidden)
    t = bought_both(B={"hand": ["denar3"]}, C={"hand": ["ducat9"]})
    assert t.frame == "Placing"
    for seat in (0, 1, 2, None):
        assert list(view(t.state, seat).hands) == list(t.state.hands)
    for game in whole_games(1):
        assert list(view(game[-1], None).hands) == list(game[-1].hands)


@pytest.mark.rule("base.end.leftover-measure", "base.end.leftovers")
def test_hands_do_not_change_once_the_end_is_fixed() -> None:
    for game in whole_games():
        endings = [s for s in game if s.ending]
        assert all(list(s.hands) == list(endings[-1].hands) for s in endings)
        assert flow.moves(endings[-1]) == []
