"""Alhambra with Granada: set-up, the yard and the money pile."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.core.view import view
from sabika.palace.palace import NEW_PALACE
from sabika.rules.alhambra.pieces import COUNTS
from sabika.rules.boxes import ruleset
from sabika.rules.combined.cities import ALHAMBRA, GRANADA, tiles_left
from sabika.rules.granada.pieces import KINDS
from tests.rules.combined.support import YARD, both, buyer, parity
from tests.table import Table

RULES = ruleset(Config(box="combined"))


def city(tile: int) -> int:
    return RULES.tiles[tile].city


def start(seed: str, players: int = 3) -> State:
    return flow.start(ruleset(Config(box="combined", players=players)), Chance.from_text(seed))


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("combined.setup.material", "combined.supply.two", "combined.base.inherits", "combined.setup.money")
def test_all_tiles_of_both_games_and_one_deck() -> None:
    assert RULES.kinds == (*COUNTS, *KINDS)
    assert Counter(city(tile) for tile in RULES.all_supply) == {ALHAMBRA: 54, GRANADA: 54}
    assert len(RULES.all_money) == 108
    assert len(ruleset(Config(box="combined", players=2)).all_money) == 72
    assert [card.key for card in RULES.cards if card.sort == "scoring"] == ["scoring1", "scoring2"]
    s = start("supplies")
    assert tiles_left(s) == (50, 50)
    assert {"marker", "forfeiting", "city_majorities", "placing"} <= set(RULES.modules)


@pytest.mark.rule("combined.setup.start", "combined.place.walls-first")
def test_building_begins_with_the_alhambra() -> None:
    assert start("start").palaces == [NEW_PALACE] * 3
    t = both(A={"gained": ["hostel-8-E", "garden-10"]}, at="place")
    assert {text for text in t.options() if text.startswith("place")} == {
        f"place garden-10 {cell}" for cell in ("1,0", "-1,0", "0,1", "0,-1")
    }
    assert t.refused("place hostel-8-E 1,0") == {"combined.place.first-contact", "combined.place.joint-sides"}


@pytest.mark.rule(
    "combined.setup.yard", "combined.setup.first-moats", "combined.setup.rest", "combined.setup.board-side"
)
@pytest.mark.parametrize("seed", [f"yard {number}" for number in range(12)])
def test_the_first_yard_has_a_tile_of_each_city_per_currency_and_granada_has_moats(seed: str) -> None:
    s = start(seed)
    assert [space.currency for space in RULES.spaces] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert [city(tile) for tile in s.market] == [ALHAMBRA, GRANADA] * 4
    for tile in s.market[1::2]:
        assert RULES.shapes[tile].moats
        assert RULES.prices[tile] % 2 == 0
    assert s.slices[RULES.modules["marker"].slot].parity == 1


@pytest.mark.rule("combined.setup.returned-tiles")
def test_tiles_without_a_moat_are_shuffled_back() -> None:
    """Were they only put behind, none of them could come soon; and none of them is lost."""
    found: Counter[bool] = Counter()
    for number in range(200):
        s = start(f"returned {number}")
        rest = [tile for tile in s.supply[s.taken :] if city(tile) == GRANADA]
        assert len(rest) == 50
        assert sum(not RULES.shapes[tile].moats for tile in rest) == 10
        found[bool(RULES.shapes[rest[0]].moats)] += 1
    assert 20 < found[False] < 60


@pytest.mark.rule(
    "combined.setup.first-scoring-card", "combined.setup.second-scoring-card", "combined.turn.otherwise-same"
)
def test_the_first_scoring_card_is_in_pile_three_and_the_second_aside_for_all_to_see() -> None:
    s = start("piles")
    assert [part.special for part in view(s, 0).pile] == [{}, {}, {"scoring": 1}, {}, {}]
    assert RULES.card_number["scoring1"] in s.pile
    assert RULES.card_number["scoring2"] not in s.pile
    for seat in (0, None):
        shown = [item for module in RULES.modules.values() for item in module.items(view(s, seat))]
        assert [item.note for item in shown if item.key == "scoring2"] == ["note-scoring-aside"]
        assert {item.key: item.count for item in shown if item.key.startswith("supply")} == {
            "supply-alhambra": 50, "supply-granada": 50,
        }  # fmt: skip


# ---------------------------------------------------------------- buying and filling


@pytest.mark.rule("combined.buy.choice", "combined.buy.order", "combined.buy.both", "combined.money.same")
def test_either_tile_of_a_space_can_be_bought_in_any_order() -> None:
    t = buyer("florin7", "florin8", display=["denar1"])
    assert {"buy pavilion-7-E florin7", "buy hostel-8-E florin8", "take denar1"} <= t.options()
    assert t.refused("buy hostel-8-E florin7") == {"base.buy.at-least-price"}
    t.play("buy hostel-8-E florin8")
    assert t.market()[:2] == ["pavilion-7-E", ""]
    t.play("buy pavilion-7-E florin7", "take denar1")
    assert t.state.gained[0] == tuple(t.state.rules.tile_number[key] for key in ("hostel-8-E", "pavilion-7-E"))
    over = buyer("florin9", "florin7").play("buy hostel-8-E florin9")
    assert over.frame == "Placing"


@pytest.mark.rule("combined.buy.split-payment")
def test_each_tile_is_a_purchase_of_its_own() -> None:
    t = buyer("florin7", "florin8", "florin9").play("buy pavilion-7-E florin7 florin8")
    assert (t.frame, t.market()[:2]) == ("Placing", ["", "hostel-8-E"])


@pytest.mark.rule("combined.turn.nine-at-most")
def test_eight_exact_purchases_and_one_more_action() -> None:
    hand = ["florin7", "florin8", "dirham4", "dirham9", "dirham3", "dirham9", "denar8", "denar1", "denar9", "ducat8",
            "ducat4"]  # fmt: skip
    t = buyer(*hand, display=["denar1"])
    for text in (
        "buy pavilion-7-E florin7", "buy hostel-8-E florin8", "buy tower-13-E dirham4 dirham9",
        "buy library-12 dirham3 dirham9", "buy garden-8-NE denar8", "buy market-10-S denar1 denar9",
        "buy arcades-8-N ducat8", "buy park-4-SW ducat4",
    ):  # fmt: skip
        t.play(text)
        assert t.frame == "Act"
    assert t.options() == {"take denar1"}
    assert t.play("take denar1").frame == "Placing"


@pytest.mark.rule("combined.refill.yard", "combined.refill.order", "combined.refill.marker")
def test_every_space_gets_both_its_tiles_again() -> None:
    supply = ["garden-10", "school-2-NSW", "arena-4-NW", "tower-12"]
    t = buyer("florin7", "florin8", "ducat4", supply=supply)
    t.play("buy pavilion-7-E florin7", "buy hostel-8-E florin8", "buy park-4-SW ducat4", "pass")
    t.play("reserve pavilion-7-E", "reserve hostel-8-E", "reserve park-4-SW")
    assert t.market() == ["garden-10", "hospital-3-NSW", *YARD[2:7], "library-5-NW"]
    assert [(told["tile"], told["space"]) for told in t.told("offered")] == [
        ("garden-10", 1), ("hospital-3-NSW", 1), ("library-5-NW", 4),
    ]  # fmt: skip
    assert parity(t) == 0
    assert t.state.rules.tile_keys[t.state.supply[t.state.taken]] == "tower-12"


@pytest.mark.rule("combined.refill.marker", "combined.marker.details")
@pytest.mark.parametrize(
    ("buys", "after"), [([], 1), (["buy pavilion-7-E florin7"], 1), (["buy hostel-8-E florin8"], 0),
                        (["buy pavilion-7-E florin7", "buy hostel-8-E florin8"], 0)],
)  # fmt: skip
def test_the_marker_moves_only_after_a_tile_of_granada_was_bought(buys: list[str], after: int) -> None:
    t = buyer("florin7", "florin8", display=["denar1"]).play(*buys, "take denar1")
    for text in buys:
        t.play(f"reserve {text.split()[1]}")
    assert (parity(t), t.decider) == (after, "B")
    assert "marker_without_new_tiles" not in t.state.rules.table_options


# ---------------------------------------------------------------- the end of a supply


@pytest.mark.rule("combined.end.trigger", "combined.end.partial", "combined.end.exact")
@pytest.mark.parametrize(
    ("supply", "ends", "market"),
    [
        (["garden-10", "school-2-NSW"], False, ["garden-10", "hospital-3-NSW"]),
        (["garden-10", "tower-12"], True, ["garden-10", ""]),
        (["school-2-NSW"], True, ["", "hospital-3-NSW"]),
        ([], True, ["", ""]),
    ],
)
def test_the_game_ends_when_a_space_lacks_one_of_its_tiles(supply: list[str], ends: bool, market: list[str]) -> None:
    t = buyer("florin7", "florin9", supply=supply, supply_rest=False)
    t.play("buy pavilion-7-E florin7", "buy hostel-8-E florin9", "reserve pavilion-7-E", "reserve hostel-8-E")
    assert t.state.ending is ends
    laid = {told["tile"] for told in t.told("offered")}
    assert laid == {tile for tile in market if tile}
    assert bool(t.told("ending")) is ends
    assert (t.state.over, t.decider) == ((True, "") if ends else (False, "B"))


# ---------------------------------------------------------------- the money pile


def last_card(discard: list[str], **position: object) -> Table:
    """A takes a card, and the display is filled with the last card of the pile."""
    display = ["denar1", "denar2", "denar3", "denar4"]
    return both(display=display, pile=["ducat9"], discard=discard, **position).play("take denar1")  # type: ignore[arg-type]


@pytest.mark.rule("combined.refill.first-exhaustion", "combined.deck.when", "combined.deck.order")
def test_the_first_new_pile_has_the_second_scoring_card_in_its_second_part() -> None:
    money = [f"florin{value}" for value in range(1, 10)] + [f"dirham{value}" for value in range(1, 4)]
    t = last_card(money)
    assert [(part.size, part.special) for part in view(t.state, 0).pile] == [
        (3, {}), (4, {"scoring": 1}), (2, {}), (2, {}), (2, {}),
    ]  # fmt: skip
    assert "ducat9" in t.display()
    assert t.state.discard == 0
    assert not list(t.state.rules.modules["money"].items(view(t.state, 0)))
    found = {last_card(money, seed=f"{number}").state.pile.index(RULES.card_number["scoring2"]) for number in range(40)}
    assert found == {3, 4, 5, 6}


@pytest.mark.rule("combined.deck.small-discard")
def test_a_tiny_discard_is_divided_too_and_an_empty_one_waits() -> None:
    t = last_card(["florin1"])
    assert [t.state.rules.card_keys[card] for card in t.state.pile] == ["florin1", "scoring2"]
    assert [(part.size, part.special) for part in view(t.state, 0).pile] == [(1, {}), (1, {"scoring": 1})]
    t = last_card([])
    assert (t.state.pile[t.state.drawn :], t.state.reshuffles) == ((), 0)
    assert list(t.state.rules.modules["money"].items(view(t.state, 0)))
    t = last_card([], B={"hand": ["florin8"]}, market=YARD).play("buy hostel-8-E florin8", "take denar2")
    t.play("reserve hostel-8-E")
    assert t.state.reshuffles == 1
    assert (
        "scoring2" in [t.state.rules.card_keys[card] for card in t.state.pile] or t.state.waiting or t.state.scored == 2
    )


@pytest.mark.rule("combined.deck.later")
def test_later_piles_are_simply_shuffled() -> None:
    t = both(display=["denar1", "denar2", "denar3", "denar4"], pile=["ducat9"], discard=["florin1", "florin2"])
    t.state.reshuffles = 1
    t.state.scored = 2
    t.play("take denar1")
    assert sorted(t.state.rules.card_keys[card] for card in t.state.pile) == ["florin1", "florin2"]
    assert t.state.cuts == (2,)


@pytest.mark.rule("combined.deck.order", "combined.deck.second-never", "combined.score.when")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_second_scoring_never_comes_before_the_first(players: int) -> None:
    skipped = 0
    for seed in range(3):
        s, rng = start(f"scorings {seed}", players), random.Random(seed)
        held = []
        while not s.over:
            before = s.scored
            flow.play_move(s, rng.choice(flow.moves(s)))
            if s.scored != before:
                held.append(s.scored)
                assert s.scored != 2 or s.reshuffles > 0
        assert held in ([1, 2, 3], [1, 3])
        skipped += 2 not in held
    assert skipped < 3
