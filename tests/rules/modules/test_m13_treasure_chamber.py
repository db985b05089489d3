"""Module 13, Treasure Chamber."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import determinize, view
from sabika.rules.alhambra.two_players import DIRK
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-7-E", "tower-13-E", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin2", "dirham1", "dirham2"]
ROOMS = [
    ["garden", "garden", "tower", "pavilion"],
    ["tower", "tower", "tower", "arcades"],
    ["chambers", "chambers", "garden", "seraglio"],
]
EIGHT = ["florin3", "denar5"]


def chamber(
    *more: str, rooms: list[list[str]] | None = None, fields: dict[str, Any] | None = None, **position: Any
) -> Table:
    """A position with chests in the rooms; A is to act with 8 in hand."""
    own = {"rooms": ROOMS if rooms is None else rooms, "draws": 3, **(fields or {})}
    slices = {"treasure_chamber": own, **position.pop("slices", {})}
    a = {"hand": EIGHT, **position.pop("A", {})}
    return table(
        ["treasure_chamber", *more], **{"market": MARKET, "display": DISPLAY, "slices": slices, "A": a, **position}
    )


def bought(room: int, *more: str, **position: Any) -> Table:
    """A has bought a room, and its turn goes on."""
    return chamber(*more, **position).play(f"buy-chests {room}", "pay-chests florin3 denar5")


def chests(t: Table) -> list[str]:
    return sorted(t.state.rules.tile_names(t.slice("treasure_chamber").chests))


def bag(t: Table) -> list[str]:
    """What is in the bag, by kinds."""
    module: Any = t.state.rules.modules["treasure_chamber"]
    return [t.state.rules.kinds[colour] for colour in module._bag(t.state)]


# ---------------------------------------------------------------- components and rooms


@pytest.mark.rule("treasure-chamber.setup.chests", "treasure-chamber.hidden.bag")
def test_four_of_42_chests_lie_in_each_of_three_rooms() -> None:
    t = table(["treasure_chamber"], setup=True)
    rooms = t.slice("treasure_chamber").rooms
    assert [len(room) for room in rooms] == [4, 4, 4]
    kinds = bag(t) + [t.state.rules.kinds[colour] for room in rooms for colour in room]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "pavilion": 5, "seraglio": 5, "arcades": 7, "chambers": 7, "garden": 9, "tower": 9,
    }  # fmt: skip
    for seat in (0, 1, 2, None):
        assert view(t.state, seat).of("treasure_chamber") == t.slice("treasure_chamber")
    others = {
        table(["treasure_chamber"], setup=True, seed=str(seed)).slice("treasure_chamber").rooms for seed in range(5)
    }
    assert len(others) == 5


@pytest.mark.rule("treasure-chamber.setup.chests", "treasure-chamber.scoring.points")
@pytest.mark.parametrize(
    "wrong",
    [
        {"chests": {"counts": {"pavilion": 6}}},
        {"rooms": {"value": 4}},
        {"price": {"value": 0}},
        {"points": {"places": [[7], [14], [22]]}},
    ],
)
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("treasure_chamber",)), {"treasure_chamber": wrong})


@pytest.mark.rule("treasure-chamber.hidden.bag")
def test_rooms_chests_on_buildings_and_the_size_of_the_bag_are_seen_by_all() -> None:
    t = chamber(B={"palace": {"1,0": "tower-11"}}, fields={"chests": ["tower-11"]})
    (items,) = t.state.rules.items
    shown = list(items(view(t.state, 2)))
    assert sum(item.count for item in shown if item.note == "note-chest-room") == 12
    assert [(item.owner, item.tile) for item in shown if item.lies] == [(1, t.state.rules.tile_number["tower-11"])]
    assert [item.count for item in shown if item.hidden] == [29]


# ---------------------------------------------------------------- buying


@pytest.mark.rule(
    "treasure-chamber.buy.price", "treasure-chamber.buy.no-bonus", "treasure-chamber.buy.no-change",
    "treasure-chamber.place.same-turn",
)  # fmt: skip
def test_the_printed_payment_buys_a_room() -> None:
    assert check_file(SCENARIOS / "treasure_chamber_payment.toml") is None


@pytest.mark.rule("treasure-chamber.buy.action", "treasure-chamber.buy.price", "treasure-chamber.flow.decision-points")
def test_any_room_is_bought_with_any_mix_of_eight_or_more() -> None:
    t = chamber(A={"hand": ["florin3", "denar5", "denar9", "ducat1"]})
    assert {text for text in t.options() if "chests" in text} == {"buy-chests 1", "buy-chests 2", "buy-chests 3"}
    t.play("buy-chests 3")
    assert t.options() == {"pay-chests denar9", "pay-chests florin3 denar5"}
    # More than is needed may be paid.
    assert t.refused("pay-chests florin3 denar5 ducat1") == set()
    assert t.refused("pay-chests denar5 ducat1") == {"treasure-chamber.buy.price"}
    assert t.refused("pay-chests ducat9") == {"treasure-chamber.buy.means"}
    t.play("pay-chests denar9")
    assert t.hand("A") == ["florin3", "denar5", "ducat1"]


@pytest.mark.rule("treasure-chamber.buy.means")
def test_who_cannot_reach_eight_cannot_buy() -> None:
    t = chamber(A={"hand": ["florin3", "denar4"]})
    assert not any("chests" in text for text in t.options())
    assert t.refused("buy-chests 1") == {"treasure-chamber.buy.means"}


@pytest.mark.rule("treasure-chamber.buy.means", "diamonds.pay.treasure-mix")
def test_diamonds_may_be_mixed_with_money() -> None:
    t = chamber("diamonds", A={"hand": ["diamond5", "florin3", "ducat1"]}).play("buy-chests 2")
    assert t.options() == {"pay-chests florin3 diamond5"}
    t.play("pay-chests florin3 diamond5")
    assert t.hand("A") == ["ducat1"]


@pytest.mark.rule("treasure-chamber.buy.means")
def test_master_builder_cards_and_coins_pay_for_chests() -> None:
    t = chamber("master_builders", A={"hand": ["builder-florin", "denar5"]}).play("buy-chests 1")
    assert t.options() == {"pay-chests denar5 builder-florin"}
    t.play("pay-chests denar5 builder-florin")
    assert t.hand("A") == []
    coins = {"change": {"coins": [[3, 0, 0, 0], [0] * 4, [0] * 4]}}
    t = chamber("change", slices=coins, A={"hand": ["denar5"]}).play("buy-chests 1")
    assert t.options() == {"pay-chests denar5 coin-florin coin-florin coin-florin"}


@pytest.mark.rule("treasure-chamber.buy.means", "treasure-chamber.buy.no-change")
def test_credit_and_exchange_cards_do_not_pay_for_chests_and_no_credit_is_kept() -> None:
    credit = {"exchange_certificates": {"credits": [[0, "denar", 5]]}}
    t = chamber("exchange_certificates", slices=credit, A={"hand": ["florin3"]})
    assert t.refused("buy-chests 1") == {"treasure-chamber.buy.means"}
    t = chamber("exchange_certificates", slices=credit, A={"hand": ["florin9"]}).play("buy-chests 1")
    assert t.refused("pay-chests florin9 credit-denar5") == {"treasure-chamber.buy.means"}
    t = chamber("exchange_certificates", A={"hand": ["florin9"]}).play("buy-chests 1", "pay-chests florin9")
    assert t.decider == "B"
    t = chamber("currency_exchange", A={"hand": [*EIGHT, "exchange-denar-dirham"]}).play("buy-chests 1")
    assert t.options() == {"pay-chests florin3 denar5"}
    assert t.refused("pay-chests florin3 denar5 exchange-denar-dirham") == {"treasure-chamber.buy.means"}


@pytest.mark.rule("treasure-chamber.buy.no-change", "treasure-chamber.setup.own-bag")
def test_overpaid_chests_bring_no_coins_and_coins_are_in_another_bag() -> None:
    t = chamber("change", A={"hand": ["florin9", "denar9"]})
    before = t.slice("change")
    t.play("buy-chests 1", "pay-chests florin9 denar9")
    assert t.slice("change") == before
    assert len(bag(t)) == 30


@pytest.mark.rule("treasure-chamber.buy.no-bonus", "treasure-chamber.buy.once-per-turn")
def test_eight_exactly_give_no_further_action_but_may_follow_exact_payments() -> None:
    t = chamber(A={"hand": [*EIGHT, "florin7"]}).play("buy pavilion-7-E florin7")
    assert t.frame == "Act"
    t.play("buy-chests 1", "pay-chests florin3 denar5")
    assert t.frame == "Placing"
    t.play("reserve pavilion-7-E")
    assert t.decider == "B"


@pytest.mark.rule("treasure-chamber.buy.once-per-turn")
@pytest.mark.parametrize("room", [0, 2, 4])
def test_empty_rooms_cannot_be_bought(room: int) -> None:
    t = chamber(rooms=[ROOMS[0], [], ROOMS[2]])
    assert t.refused(f"buy-chests {room}") == {"treasure-chamber.buy.once-per-turn"}
    assert {text for text in t.options() if "chests" in text} == {"buy-chests 1", "buy-chests 3"}


@pytest.mark.rule(
    "treasure-chamber.buy.useless", "treasure-chamber.refill.returns-first", "treasure-chamber.place.pass-on"
)
def test_a_room_may_be_bought_for_nothing_and_its_chests_go_back_into_the_bag() -> None:
    t = bought(1)
    assert t.decider == "B"
    assert chests(t) == []
    assert len(bag(t)) == 30
    assert t.told("chests-returned") == [{"kinds": ["garden", "garden", "tower", "pavilion"]}]


# ---------------------------------------------------------------- placing


@pytest.mark.rule("treasure-chamber.place.same-turn", "treasure-chamber.place.mandatory")
def test_the_buyer_places_all_that_fits_one_on_each_building() -> None:
    t = bought(2, A={"palace": {"1,0": "tower-11", "2,0": "tower-12", "0,1": "garden-10"}})
    assert chests(t) == ["tower-11", "tower-12"]
    assert t.told("chests-returned") == [{"kinds": ["tower", "arcades"]}]
    assert t.decider == "B"


@pytest.mark.rule("treasure-chamber.place.mandatory", "treasure-chamber.flow.decision-points")
def test_the_buyer_chooses_among_more_buildings_than_chests() -> None:
    palace = {"1,0": "garden-10", "2,0": "garden-11", "0,1": "garden-12-S", "-1,0": "tower-11"}
    t = bought(1, A={"palace": palace})
    # The tower had no choice.
    assert chests(t) == ["tower-11"]
    assert t.options() == {f"place-chest {name}" for name in ("garden-10", "garden-11", "garden-12-S")}
    assert t.refused("pass-chests") == {"treasure-chamber.place.mandatory"}
    assert t.refused("place-chest tower-11") == {"treasure-chamber.place.which-buildings"}
    t.play("place-chest garden-12-S")
    assert t.options() == {"place-chest garden-10", "place-chest garden-11"}
    t.play("place-chest garden-10")
    assert chests(t) == ["garden-10", "garden-12-S", "tower-11"]
    assert t.decider == "B"


@pytest.mark.rule("treasure-chamber.place.where", "treasure-chamber.place.timing")
def test_buildings_bought_in_the_same_turn_get_chests_and_those_in_reserve_do_not() -> None:
    t = chamber(A={"hand": [*EIGHT, "florin7"], "reserve": ["garden-10"]})
    t.play("buy pavilion-7-E florin7", "buy-chests 1", "pay-chests florin3 denar5")
    assert t.slice("treasure_chamber").bought == (4, 4, 5, 0)
    t.play("place pavilion-7-E 1,0")
    assert chests(t) == ["pavilion-7-E"]
    kinds = [event.kind for event in t.events]
    assert kinds.index("placed") < kinds.index("chest-placed") < kinds.index("room-filled") < kinds.index("offered")
    t = chamber(A={"hand": [*EIGHT, "florin7"]})
    t.play("buy pavilion-7-E florin7", "buy-chests 1", "pay-chests florin3 denar5", "reserve pavilion-7-E")
    assert chests(t) == []


@pytest.mark.rule("treasure-chamber.place.timing")
def test_chests_come_after_the_master_builder() -> None:
    owned = {"characters": {"owned": [["master-builder", 0]]}}
    t = bought(2, "characters", slices=owned, A={"reserve": ["tower-11"]})
    assert t.frame == "ExtraRedesign"
    t.play("build tower-11 1,0")
    assert chests(t) == ["tower-11"]


@pytest.mark.rule("treasure-chamber.place.pass-on", "treasure-chamber.place.order", "treasure-chamber.place.mandatory")
def test_chests_are_passed_clockwise_and_the_others_may_place_them() -> None:
    t = bought(
        2,
        B={"palace": {"1,0": "tower-11"}},
        C={"palace": {"1,0": "tower-12", "0,1": "tower-11-S", "0,-1": "arcades-9"}},
    )
    assert (t.decider, t.frame) == ("B", "PlacingChests")
    assert t.options() == {"place-chest tower-11", "pass-chests"}
    t.play("pass-chests")
    assert t.decider == "C"
    t.play("place-chest tower-12")
    assert t.options() == {"place-chest tower-11-S", "place-chest arcades-9", "pass-chests"}
    t.play("pass-chests")
    assert chests(t) == ["tower-12"]
    assert t.told("chests-returned") == [{"kinds": ["tower", "tower", "arcades"]}]
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule("treasure-chamber.place.order")
def test_nobody_is_asked_without_a_fitting_building() -> None:
    t = bought(2, B={"palace": {"1,0": "garden-10"}}, C={"palace": {"1,0": "tower-12"}})
    assert t.decider == "C"
    t.play("place-chest tower-12")
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule("treasure-chamber.refill.room")
def test_the_room_is_filled_again() -> None:
    t = bought(2)
    rooms = t.slice("treasure_chamber").rooms
    assert [len(room) for room in rooms] == [4, 4, 4]
    assert (rooms[0], rooms[2]) == ((4, 4, 5, 0), (3, 3, 4, 1))
    assert t.slice("treasure_chamber").draws == 4


def nearly_empty(**position: Any) -> Table:
    """So many chests lie on Dirk's and the players' buildings that the bag holds only two."""
    rules = ruleset(Config(modules=("treasure_chamber",)))
    left = {"pavilion": 4, "seraglio": 4, "arcades": 6, "chambers": 5, "garden": 6, "tower": 5}
    placed = [
        name for kind, number in left.items() for name in [n for n in rules.tile_keys if n.startswith(kind)][:number]
    ]
    return chamber(fields={"chests": placed[2:]}, supply=[], supply_rest=False, market=["", "", "", ""], **position)


@pytest.mark.rule(
    "treasure-chamber.refill.exhausted",
    "treasure-chamber.refill.flag-is-final",
    "treasure-chamber.refill.returns-first",
)
def test_once_the_bag_is_too_small_no_room_is_filled_any_more() -> None:
    t = nearly_empty(A={"palace": {"1,0": "tower-11", "2,0": "tower-12", "0,1": "tower-11-S", "0,-1": "arcades-10"}})
    assert len(bag(t)) == 2
    t.play("buy-chests 2", "pay-chests florin3 denar5")
    part = t.slice("treasure_chamber")
    assert part.closed
    assert part.rooms[1] == ()
    # Four chests come back, but the room stays empty.
    again = nearly_empty().play("buy-chests 2", "pay-chests florin3 denar5")
    assert not again.slice("treasure_chamber").closed
    closed = bought(2, fields={"closed": True})
    assert closed.slice("treasure_chamber").rooms[1] == ()
    assert closed.refused("buy-chests 2") >= {"treasure-chamber.buy.once-per-turn"}


# ---------------------------------------------------------------- losing and scoring


@pytest.mark.rule("treasure-chamber.remove.chest-to-bag", "treasure-chamber.remove.cases")
@pytest.mark.parametrize("text", ["remove tower-11", "exchange tower-12 tower-11"])
def test_a_chest_is_lost_with_its_building(text: str) -> None:
    t = chamber(A={"palace": {"1,0": "tower-11"}, "reserve": ["tower-12"]}, fields={"chests": ["tower-11"]})
    before = len(bag(t))
    t.play(text)
    assert chests(t) == []
    assert len(bag(t)) == before + 1
    assert t.told("chest-lost") == [{"tile": "tower-11"}]


@pytest.mark.rule("treasure-chamber.scoring.majority", "treasure-chamber.scoring.points")
def test_most_chests_score_7_then_14_and_7_then_22_14_and_7() -> None:
    palaces = {
        "A": {"palace": {"1,0": "tower-11", "2,0": "garden-10", "3,0": "arcades-9"}},
        "B": {"palace": {"1,0": "tower-12", "2,0": "garden-11"}},
        "C": {"palace": {"1,0": "arcades-10"}},
    }
    everything = ["tower-11", "garden-10", "arcades-9", "tower-12", "garden-11", "arcades-10"]
    t = chamber(**palaces, fields={"chests": everything})
    rule = "treasure-chamber.scoring.majority"
    assert [[t.points(scoring, seat, rule) for seat in range(3)] for scoring in (1, 2, 3)] == [
        [7, 0, 0], [14, 7, 0], [22, 14, 7],
    ]  # fmt: skip
    # Two with equally many share their places, rounded down; without a chest there is nothing.
    tied = chamber(**palaces, fields={"chests": everything[1:5]})
    assert [[tied.points(scoring, seat, rule) for seat in range(3)] for scoring in (1, 2, 3)] == [
        [3, 3, 0], [10, 10, 0], [18, 18, 0],
    ]  # fmt: skip
    assert not [line for line in flow.score(chamber(**palaces).state, 3) if line.rule == rule]


# ---------------------------------------------------------------- two players


@pytest.mark.rule(
    "treasure-chamber.two-player.dirk", "treasure-chamber.two-player.details", "treasure-chamber.place.order"
)
def test_dirk_takes_chests_before_the_opponent() -> None:
    slices = {"two_players": {"tiles": ["tower-11", "tower-12"]}}
    t = chamber(
        players=2, slices=slices, A={"hand": [*EIGHT, "dirham9", "dirham4"]}, B={"palace": {"1,0": "tower-11-S"}}
    )
    t.play("buy tower-13-E dirham9 dirham4", "buy-chests 2", "pay-chests florin3 denar5", "give tower-13-E")
    assert chests(t) == ["tower-11", "tower-12", "tower-13-E"]
    assert (t.decider, t.frame) == ("B", "Act")
    assert t.points(1, DIRK, "treasure-chamber") == 7
    assert t.points(1, 0, "treasure-chamber") == 0


@pytest.mark.rule("treasure-chamber.two-player.dirk")
def test_what_dirk_cannot_hold_goes_on_to_the_opponent() -> None:
    slices = {"two_players": {"tiles": ["tower-11"]}}
    t = bought(2, players=2, slices=slices, B={"palace": {"1,0": "tower-11-S"}})
    assert chests(t) == ["tower-11"]
    assert (t.decider, t.frame) == ("B", "PlacingChests")
    t.play("place-chest tower-11-S")
    assert t.told("chests-returned") == [{"kinds": ["tower", "arcades"]}]


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule(
    "treasure-chamber.interaction.squares", "squares.interaction.chests", "treasure-chamber.place.which-buildings"
)
def test_no_chest_on_squares_bazaars_and_watchtowers() -> None:
    palace = {"1,0": "square-tower-N", "0,1": "bazaar-florin-a", "2,0": "tower-11", "3,0": "watchtower-tower NW"}
    t = bought(2, "squares", "bazaars", "watchtowers", A={"palace": palace})
    assert chests(t) == ["tower-11"]


@pytest.mark.rule(
    "treasure-chamber.interaction.building-sites",
    "building-sites.citizens-chests",
    "treasure-chamber.place.which-buildings",
)
def test_a_building_site_gets_no_chest_until_it_is_finished() -> None:
    site: dict[str, Any] = {"established": [["tower-11", 0]], "backs": [[["florin", "denar"]], [], []]}
    position = {"slices": {"building_sites": site}, "A": {"palace": {"1,0": "tower-11"}}}
    assert chests(bought(2, "building_sites", **position)) == []
    site |= {"finished": ["tower-11"], "shown": [["tower-11", "florin"]]}
    assert chests(bought(2, "building_sites", **position)) == ["tower-11"]


@pytest.mark.rule("treasure-chamber.place.which-buildings")
def test_a_magical_building_gets_a_chest_and_a_medina_does_not() -> None:
    own = {"palace": {"1,0": "magical-tower", "0,1": "medina-8-S"}}
    assert chests(bought(2, "magical_buildings", "medina", A=own)) == ["magical-tower"]


@pytest.mark.rule("treasure-chamber.interaction.citizens", "street-trader.interaction.chests")
def test_a_citizen_and_a_chest_may_share_a_building() -> None:
    trader = {"cells": ["0,1"] * 3, "traders": [["tower"] * 3] * 3, "supply": [7] * 6, "homes": ["tower-11"]}
    t = bought(2, "street_trader", slices={"street_trader": trader}, A={"palace": {"1,0": "tower-11"}})
    assert chests(t) == ["tower-11"]
    assert t.points(1, 0, "street-trader.scoring.sets") == 1
    assert t.points(1, 0, "treasure-chamber") == 7


@pytest.mark.rule("treasure-chamber.interaction.characters")
def test_neither_patron_nor_miser_have_to_do_with_chests_but_the_moneychanger_may_help() -> None:
    owned = {"characters": {"owned": [["rich-patron", 0], ["miser", 0], ["moneychanger", 0]]}}
    t = chamber("characters", slices=owned, display=["florin1", "florin3", "dirham1", "dirham2"])
    t.play("change-money denar5 florin3")
    assert t.frame == "Act"
    assert t.refused("buy-chests 1") == {"treasure-chamber.buy.means"}
    t = chamber("characters", slices=owned).play("buy-chests 1")
    assert not any("patron" in text for text in t.options())
    assert "treasure-chamber.buy.means" in t.refused("pay-chests patron")
    t.play("pay-chests florin3 denar5")
    assert t.frame != "MayHoard"


@pytest.mark.rule("treasure-chamber.scoring.others")
def test_nothing_that_counts_buildings_changes_the_ranking_of_chests() -> None:
    more = ("squares", "characters", "new_score_cards")
    slices = {
        "characters": {"owned": [["wise-man", 0]], "half": "tower"},
        "new_score_cards": {"laid": ["scorecard5", "scorecard9", "scorecard3"]},
    }
    palaces = {"A": {"palace": {"0,1": "tower-11", "0,2": "square-tower-W"}}, "B": {"palace": {"0,1": "tower-12"}}}
    t = chamber(*more, slices=slices, fields={"chests": ["tower-11", "tower-12"]}, **palaces)
    assert [t.points(1, seat, "treasure-chamber") for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("treasure-chamber.interaction.out-of-turn")
def test_a_building_taken_with_a_sultan_card_gets_no_chest() -> None:
    slices = {"sultan": {"owned": [[0, "sultan-denar-a", "tower"]]}}
    t = bought(2, "sultan", slices=slices, market=["", *MARKET[1:]], supply=["tower-12"])
    assert (t.decider, t.frame) == ("A", "Claim")
    assert t.told("chests-returned")
    t.play("claim tower-12", "place tower-12 1,0")
    assert chests(t) == []
    assert t.decider == "B"


@pytest.mark.rule("treasure-chamber.end.final-tiles")
def test_leftovers_get_no_chests() -> None:
    t = chamber(market=["tower-12", "", "", ""], at="end").play("place tower-12 1,0")
    assert t.state.over
    assert chests(t) == []


@pytest.mark.rule("treasure-chamber.flow.decision-points")
def test_a_guess_at_the_payers_hand_can_go_on() -> None:
    t = chamber(A={"hand": ["florin9"]}, B={"hand": ["denar1"]})
    t.state.known = [0, 0, 0]
    t.play("buy-chests 1")
    for seed in range(20):
        imagined = determinize(view(t.state, 1), random.Random(seed))
        choices = flow.moves(imagined)
        assert choices
        flow.play_move(imagined, choices[0])


@pytest.mark.rule("treasure-chamber.flow.decision-points")
@pytest.mark.parametrize("players", [2, 4])
def test_games_with_chests_run_to_their_end(players: int) -> None:
    rules = ruleset(Config(players=players, modules=("treasure_chamber",)))
    rng, s = random.Random(players), flow.start(rules, Chance.from_text("chests"))
    seen = set()
    while not s.over:
        move = rng.choice(flow.moves(s))
        seen.add(rules.codec.text(move).split()[0])
        flow.play_move(s, move)
    assert {"buy-chests", "pay-chests", "place-chest"} <= seen
