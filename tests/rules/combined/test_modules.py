"""Alhambra with Granada and the modules: to them a tile of Granada has neither kind nor colour nor price."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.view import view
from sabika.rules.alhambra.pieces import COUNTS
from sabika.rules.alhambra.scoring import building_counts, contending, finished_kind, point_table
from sabika.rules.boxes import MODULES, fitting, ruleset
from tests.rules.combined.support import BOTH, YARD, both, buyer, parity

WALLED = {"1,0": "garden-8-NE"}
SQUARE = {"1,0": "garden-11", "0,1": "tower-12", "1,1": "chambers-10"}
"""Four tiles of the Alhambra round a corner."""


@pytest.mark.rule("combinations.combined.limited", "combinations.supply-size")
def test_every_module_joins_and_its_tiles_lie_in_the_supply_of_the_alhambra() -> None:
    assert fitting("combined") == fitting("alhambra")
    rules = ruleset(Config(box="combined", modules=tuple(MODULES)))
    assert Counter(rules.tiles[tile].city for tile in rules.all_supply) == {0: 54 + 8 + 8 + 6 + 9, 1: 54}
    assert rules.colours == tuple(COUNTS)
    assert {tile.sort for tile in rules.tiles if tile.city} == {"granada"}


@pytest.mark.rule("combinations.combined.limited")
def test_special_cards_lie_in_the_usual_piles() -> None:
    modules = ("currency_exchange", "city_gates", "characters", "city_walls", "master_builders", "sultan")
    found = []
    for box in ("alhambra", "combined"):
        s = flow.start(ruleset(Config(box=box, modules=modules)), Chance.from_text("piles"))
        found.append([dict(part.special) for part in view(s, 0).pile])
    assert [part.pop("scoring", 0) for part in found[0]] == [0, 1, 0, 1, 0]
    assert [part.pop("scoring", 0) for part in found[1]] == [0, 0, 1, 0, 0]
    assert found[0] == found[1]


@pytest.mark.rule("combinations.combined.limited", "combined.score.granada")
def test_for_modules_a_tile_of_granada_has_no_kind_though_it_counts_for_its_majority() -> None:
    t = both("building_sites", A={"palace": BOTH})
    number = t.state.rules.tile_number
    assert finished_kind(t.state, number["arena-8-W"]) == -1
    assert finished_kind(t.state, number["garden-8-NE"]) == t.state.rules.kinds.index("garden")
    counts = dict(zip(t.state.rules.kinds, building_counts(t.state, 0), strict=True))
    assert {kind: count for kind, count in counts.items() if count} == {"garden": 2, "arena": 2, "library": 4}


# ---------------------------------------------------------------- kinds and colours


@pytest.mark.rule("new-score-cards.base-games")
def test_score_cards_value_the_six_kinds_and_granada_keeps_its_own_points() -> None:
    rules = ruleset(Config(box="combined", modules=("new_score_cards",)))
    card = next(card.key for card in rules.cards if card.sort == "score-card" and card.extra != (0, 1, 2, 3, 4, 5))
    t = both("new_score_cards", slices={"new_score_cards": {"laid": [card] * 3}}, A={"palace": BOTH})
    plain = both(A={"palace": BOTH})
    new, old = point_table(t.state, 2), point_table(plain.state, 2)
    assert new[:6] != old[:6]
    assert sorted(new[:6]) == sorted(old[:6])
    assert new[6:] == old[6:] == ((2, 1), (0, 0), (4, 2), *[(0, 0)] * 6)


@pytest.mark.rule("squares.granada", "street-trader.granada", "sultan.base-games", "falconers.base-games")
def test_stacks_citizens_marks_and_falcons_know_the_six_colours() -> None:
    t = both("squares", "street_trader", "sultan", "falconers", setup=True)
    assert len(t.slice("squares").shown) == 6
    chosen = {word for text in t.options() for word in text.split()[2:]}
    assert chosen == set(COUNTS)
    falcons = [card for card in t.state.rules.cards if card.sort == "falcon"]
    assert len(falcons) == 15


@pytest.mark.rule("squares.granada")
def test_a_square_counts_buildings_of_the_alhambra_and_meets_granada_wall_against_moat() -> None:
    rules = ruleset(Config(box="combined", modules=("squares",)))
    square = next(tile for tile in rules.tiles if tile.sort == "square" and tile.shape.walls == "E")
    colour = rules.kinds[square.extra]
    bare = next(tile for tile in rules.tiles if tile.key.startswith(f"{colour}-") and not tile.shape.walls)
    own = {"palace": {"1,0": square.key, "1,1": bare.key}, "gained": ["arena-8-W", "library-12"]}
    t = both("squares", slices={"squares": {"shown": [-1] * 6}}, A=own, at="place")
    assert t.refused("place arena-8-W 2,0") == set()
    assert t.refused("place library-12 2,0") == {"combined.place.joint-sides", "combined.place.first-contact"}
    t.play("place arena-8-W 2,0")
    counted = [count / 2 for count in contending(t.state, 1)[0]]
    assert (counted[square.extra], sum(counted)) == (2, 3)


@pytest.mark.rule("street-trader.granada")
def test_a_tile_of_granada_on_the_traders_cell_is_no_match() -> None:
    trader = {"cells": ["2,0", "0,-1", "0,-1"], "traders": [["garden", "tower", "chambers"]] * 3, "supply": [7] * 6}
    t = both(
        "street_trader", slices={"street_trader": trader}, A={"palace": WALLED, "gained": ["arena-8-W"]}, at="place"
    )
    t.play("place arena-8-W 2,0")
    assert "move-in" not in t.verbs()
    assert "swap-citizen" in t.verbs()
    assert {text.split()[2] for text in t.options() if text.startswith("swap-citizen")} <= set(COUNTS)


@pytest.mark.rule("treasure-chamber.granada", "treasure-chamber.place.which-buildings")
def test_chests_lie_in_buildings_of_the_alhambra_only() -> None:
    chests = {"treasure_chamber": {"rooms": [["garden", "tower", "tower", "chambers"], [], []]}}
    palace = {**BOTH, "0,1": "garden-11"}
    t = both("treasure_chamber", slices=chests, A={"hand": ["florin9"], "palace": palace}, display=["denar1"])
    t.play("buy-chests 1", "pay-chests florin9")
    assert {text for text in t.options() if text.startswith("place-chest")} == {
        "place-chest garden-8-NE", "place-chest garden-11",
    }  # fmt: skip


@pytest.mark.rule("sultan.base-games")
def test_the_sultan_claims_tiles_of_the_alhambra_before_granada_is_laid() -> None:
    owned = {"sultan": {"owned": [[1, "sultan-denar-a", "garden"]]}}
    market = ["", "", *YARD[2:4], "tower-12", *YARD[5:]]
    t = both("sultan", slices=owned, market=market, supply=["garden-8-NE", "tower-11", "school-2-NSW"], at="refill")
    assert (t.decider, t.frame, t.market()[:2]) == ("B", "Claim", ["", ""])
    t.play(next(text for text in sorted(t.options()) if text.startswith("claim")))
    t.play("reserve garden-8-NE")
    assert t.market()[:2] == ["tower-11", "hospital-3-NSW"]
    assert parity(t) == 0


@pytest.mark.rule("watchtowers.base-games")
def test_watchtowers_come_with_buildings_of_the_alhambra() -> None:
    t = buyer("florin9", "florin8", "florin7", modules=("watchtowers",))
    with_tower = {text.split()[1] for text in t.options() if text.startswith("buy-with-tower")}
    assert with_tower == {"pavilion-7-E"}
    assert t.refused("buy-with-tower hostel-8-E florin9 florin8") == {"watchtowers.excluded.purchases"}
    assert len([tile for tile in t.state.rules.tiles if tile.sort == "watchtower"]) == 6


@pytest.mark.rule("falconers.base-games")
def test_falcons_need_four_tiles_of_the_alhambra() -> None:
    t = both("falconers", A={"hand": ["denar1"], "palace": SQUARE})
    assert "buy-falcon" in t.verbs()
    t = both("falconers", A={"hand": ["denar1"], "palace": BOTH})
    assert "buy-falcon" not in t.verbs()


@pytest.mark.rule("art-of-the-moors.base-games")
@pytest.mark.parametrize(("pair", "taken"), [(("tower-12", "chambers-11"), False), (("garden-11", "chambers-11"), True),
                                             (("school-11", "bath_house-11-W"), False)])  # fmt: skip
def test_culture_counters_follow_prices_of_the_alhambra(pair: tuple[str, str], taken: bool) -> None:
    t = both("art_of_the_moors", A={"reserve": list(pair)}, display=["denar1"]).play("take denar1")
    assert bool(t.slice("art_of_the_moors").counters) is taken


@pytest.mark.rule("caravanserai.red-palace-granada")
def test_a_caravanserai_counts_kinds_of_the_alhambra() -> None:
    palace = {"1,0": "garden-8-NE", "2,0": "arena-8-W", "2,-1": "library-12", "3,0": "park-12", "3,-1": "school-12",
              "0,1": "tower-12", "-1,0": "chambers-10"}  # fmt: skip
    t = both("caravanserai", A={"palace": palace})
    module = t.state.rules.modules["caravanserai"]
    assert module._kinds_built(t.state, 0) == 3
    assert module.offers(t.state, 0) == []
    t = both("caravanserai", A={"palace": {**palace, "0,2": "arcades-9"}})
    assert {offer.price for offer in module.offers(t.state, 0)} == {module.data.prices.values[0]}


@pytest.mark.rule("building-sites.base-games")
def test_only_tiles_of_the_alhambra_become_building_sites() -> None:
    t = buyer("florin4", modules=("building_sites",))
    assert "establish pavilion-7-E florin4" in t.options()
    assert t.refused("establish hostel-8-E florin4") == {"building-sites.base-games"}


@pytest.mark.rule("bonus-cards.granada", "magical-buildings.base-games", "medina.base-games")
def test_bonus_cards_magical_buildings_and_medinas_belong_to_the_alhambra() -> None:
    rules = ruleset(Config(box="combined", modules=("bonus_cards", "magical_buildings", "medina")))
    shown = [rules.tiles[rules.tile_number[card.extra]] for card in rules.cards if card.sort == "bonus"]
    assert {tile.city for tile in shown} == {0}
    assert len(shown) == 10
    assert {tile.city for tile in rules.tiles if tile.sort in ("magical", "medina")} == {0}


@pytest.mark.rule("bazaars.combined.price")
def test_a_bazaar_costs_what_the_tile_of_the_alhambra_costs() -> None:
    bazaar = {"bazaars": {"offered": ["bazaar-florin-a"]}}
    t = buyer("florin7", "florin7", "florin8", modules=("bazaars",), slices=bazaar)
    assert "buy-bazaar bazaar-florin-a florin7" in t.options()
    assert t.refused("buy-bazaar bazaar-florin-a florin8") == {"bazaars.payment.exact-only"}
    t.play("buy pavilion-7-E florin7")
    assert t.market()[:2] == ["", "hostel-8-E"]
    assert t.refused("buy-bazaar bazaar-florin-a florin8") == {"bazaars.price.empty-slot"}


@pytest.mark.rule("bazaars.combined.price")
def test_a_bazaar_counts_neighbours_of_the_alhambra() -> None:
    rules = ruleset(Config(box="combined", modules=("bazaars",)))
    tile = next(tile for tile in rules.tiles if tile.sort == "bazaar" and rules.kinds.index("garden") in tile.extra[1])
    palace = {"1,0": "garden-8-NE", "1,1": tile.key, "2,0": "arena-8-W"}
    assert both("bazaars", A={"palace": palace}).points(3, 0, "bazaars") == 1


# ---------------------------------------------------------------- building


@pytest.mark.rule("camps.granada", "camps.scoring.what-counts")
def test_camps_touch_no_tile_of_granada_which_ends_their_rows() -> None:
    rules = ruleset(Config(box="combined", modules=("camps",)))
    camp = next(tile for tile in rules.tiles if tile.sort == "camp" and tile.shape.bastions == [3])
    own = {"palace": {"1,0": "garden-8-NE"}, "gained": [camp.key]}
    t = both("camps", A=own, at="place")
    assert f"place {camp.key} 2,0" in t.options()
    beside = {"palace": {"1,0": "garden-8-NE", "1,-1": "library-8-S", "2,-1": "park-12"}, "gained": [camp.key]}
    t = both("camps", A=beside, at="place")
    assert t.refused(f"place {camp.key} 2,0") == {"camps.place.complete-edge-table"}


@pytest.mark.rule("city-gates.granada")
def test_a_gate_joins_two_tiles_of_one_city() -> None:
    palace = {"1,0": "garden-8-NE", "2,0": "arena-8-W", "3,0": "hostel-8-E"}
    own = {"palace": palace, "hand": ["gate"], "gained": ["park-8-W"]}
    t = both("city_gates", A=own, at="place")
    assert t.refused("place park-8-W 4,0") == {"combined.place.on-foot-separately"}
    assert "place-gate park-8-W 4,0 W N" in t.options()
    t.play("place-gate park-8-W 4,0 W N")
    assert t.palace("A")["4,0"] == "park-8-W"
    t = both("city_gates", A={"palace": {"1,0": "garden-8-NE"}, "hand": ["gate"], "gained": ["arena-8-W"]}, at="place")
    assert "place-gate" not in t.verbs()
    assert "city-gates.use.only-when-needed" in t.refused("place-gate arena-8-W 2,0 W N")


@pytest.mark.rule("city-walls.granada", "city-walls.build.which-tiles")
def test_wooden_walls_stand_on_the_alhambra_and_take_moats() -> None:
    own = {"palace": {"1,0": "garden-11"}, "reserve": ["school-10-W"]}
    t = both("city_walls", slices={"city_walls": {"shown": ["wall-E"]}}, A=own, display=["denar1", "denar2"])
    assert {text for text in t.options() if text.startswith("build-wall")} == {"build-wall wall-E garden-11"}
    assert t.refused("build-wall wall-E school-10-W")
    assert "build school-10-W 2,0" not in t.options()
    t.play("build-wall wall-E garden-11", "take denar1", "take denar2")
    assert t.decider == "A"
    t.play("build school-10-W 2,0")
    assert t.points(1, 0, "combined.score.joint-stretch") == 2


@pytest.mark.rule("invaders.granada")
def test_both_cities_are_attacked_and_scouts_go_with_the_alhambra() -> None:
    slices: dict[str, Any] = {
        "invaders": {"deck": ["invasion-N", "invasion-E"], "scouts": ["scout-pavilion"], "seen": [[]] * 3}
    }
    t = both("invaders", slices=slices, A={"palace": BOTH, "score": 50}, pile=["scoring1"], at="refill",
             display=["denar1", "denar2", "denar3"])  # fmt: skip
    # The start and library-12 lie open to the north, and so does library-8-S; the wall of garden-8-NE does not.
    scored = 2 + 5 + 2 + 1 + 2 + 4
    assert t.state.scores[0] == 50 + scored - 3
    t = buyer("florin8", "florin7", modules=("invaders",), slices=slices).play("buy hostel-8-E florin8")
    assert t.told("scouted") == []
    assert t.play("buy pavilion-7-E florin7").told("scouted")


# ---------------------------------------------------------------- buying and characters


@pytest.mark.rule("vizier.granada.details")
@pytest.mark.parametrize(("tile", "card", "after"), [("pavilion-7-E", "florin7", 1), ("hostel-8-E", "florin8", 0)])
def test_the_vizier_buys_a_tile_of_either_city(tile: str, card: str, after: int) -> None:
    t = both("vizier", market=YARD, display=["denar1"], B={"hand": ["florin7", "florin8"]}).play("take denar1")
    t.play(f"special-move buy {tile} {card}", f"reserve {tile}")
    assert parity(t) == after


@pytest.mark.rule("currency-exchange.granada.allowed")
def test_an_exchange_card_covers_one_tile() -> None:
    hand = ["exchange-dirham-florin", "dirham3", "florin4", "dirham4"]
    t = buyer(*hand, modules=("currency_exchange",))
    assert "buy pavilion-7-E florin4 dirham3 exchange-dirham-florin" in t.options()
    t.play("buy pavilion-7-E florin4 dirham3 exchange-dirham-florin")
    assert t.hand("A") == ["dirham4"]
    assert t.refused("buy hostel-8-E dirham4 florin4") != set()


@pytest.mark.rule("characters.granada")
def test_the_city_watch_counts_wall_and_moat_each_by_itself_and_not_both_together() -> None:
    owned = {"characters": {"owned": [["city-watch", 0]]}}
    palace = {"1,0": "tower-8-NES", "2,0": "arena-8-W", "3,0": "arena-10-E", "3,1": "hostel-4-ES"}
    t = both("characters", slices=owned, A={"palace": palace})
    lines = [line for line in flow.score(t.state, 1) if line.rule == "characters.city-watch.effect"]
    assert [(line.args["line"], line.args["length"], line.points) for line in lines] == [("wall", 3, 1), ("moat", 3, 1)]


@pytest.mark.rule("characters.granada")
@pytest.mark.parametrize(("old", "space", "new"), [("tower-13-E", 2, "garden-10"), ("library-12", 3, "hospital-3-NSW")])
def test_the_dancer_swaps_within_a_city(old: str, space: int, new: str) -> None:
    slices = {"characters": {"owned": [["dancer", 0]]}}
    supply = ["school-2-NSW", "garden-10"]
    t = both("characters", slices=slices, market=YARD, supply=supply, at="turn").play(f"dance {old}")
    assert t.market()[space] == new
    assert parity(t) == 1


@pytest.mark.rule("characters.wise-man.kinds")
def test_the_wise_man_may_name_any_of_fifteen_kinds() -> None:
    slices = {"characters": {"owned": [["wise-man", 0]]}}
    t = both("characters", slices=slices, pile=["scoring1"], display=["denar1", "denar2", "denar3"], at="refill",
             A={"palace": BOTH})  # fmt: skip
    assert t.options() == {"name-kind garden", "name-kind arena", "name-kind library"}


@pytest.mark.rule("exchange-certificates.base-games")
def test_credit_is_kept_of_a_tile_of_granada() -> None:
    t = buyer("florin9", modules=("exchange_certificates",)).play("buy hostel-8-E florin9")
    assert "store denar" in t.options()
