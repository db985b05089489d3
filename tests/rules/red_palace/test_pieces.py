"""The pieces of the Red Palace."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import seen_tiles
from sabika.palace.shapes import BARE
from sabika.rules.boxes import config_problems, ruleset
from sabika.rules.red_palace.guards import count_towers, guards_left
from sabika.rules.red_palace.tokens import bag
from tests.rules.red_palace.support import BOX, red, rules, set_up, whole_games

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
NINE = {
    "swap-token", "buy-from-overview", "wall-section", "take-money", "plaza", "count-as-exact", "redraw-token",
    "move-guard", "half-building",
}  # fmt: skip


@pytest.mark.rule("red-palace.components.players")
@pytest.mark.parametrize("players", range(8))
def test_two_to_six_can_play(players: int) -> None:
    problems = list(config_problems(Config(box=BOX, players=players)))
    assert [problem.key for problem in problems] == ([] if 2 <= players <= 6 else ["players"])


@pytest.mark.rule("red-palace.components.terrain-tiles", "red-palace.setup.tower-shuffle")
def test_54_terrain_tiles_of_no_kind_are_in_the_tower() -> None:
    r = rules()
    bodies = [tile for tile in r.tiles if tile.sort == "terrain" and not tile.face_of]
    assert len(bodies) == 54
    assert sorted(r.all_supply) == sorted(r.tile_number[tile.key] for tile in bodies)
    assert {tile.kind for tile in bodies} == {-1}
    assert {len(tile.shape.walls) for tile in bodies} == {0, 1, 2, 3}
    assert {len(tile.extra) for tile in bodies} == {0, 1, 2}
    assert all(tile.price > 0 and set(tile.extra) <= set(tile.shape.walls) for tile in bodies)
    assert len({set_up(3, str(seed))[0].supply for seed in range(5)}) == 5


@pytest.mark.rule("red-palace.components.terrain-set")
def test_prices_and_walls_are_those_of_the_classic_tiles_and_towers_are_32() -> None:
    bodies = [tile for tile in rules().tiles if tile.sort == "terrain" and not tile.face_of]
    classic = ruleset(Config()).tiles
    assert Counter((t.price, t.shape) for t in bodies) == Counter((t.price, t.shape) for t in classic)
    assert Counter(len(tile.extra) for tile in bodies) == {0: 26, 1: 24, 2: 4}
    assert sum(len(tile.extra) for tile in bodies) == 32
    assert {4, 5, 9, 10, 12} <= {tile.price for tile in bodies}


@pytest.mark.rule("red-palace.components.building-is-a-pair", "red-palace.placement.orientation")
def test_a_terrain_tile_becomes_a_building_of_any_kind_by_what_stands_on_it() -> None:
    r = rules()
    assert r.kinds == KINDS
    for body in r.all_supply:
        faces = [tile for tile in r.tiles if tile.face_of == r.tile_keys[body]]
        assert [face.kind for face in faces] == list(range(6))
        for face in faces:
            same = (face.price, face.shape, face.extra, face.turns)
            assert same == (r.prices[body], r.shapes[body], r.tiles[body].extra, False)
            assert r.body_of[r.tile_number[face.key]] == body
    assert {"terrain-7-NEW", "garden-7-NEW", "tower-5-NW-a", "tower-5-NW-b", "arcades-11-c"} <= set(r.tile_keys)


@pytest.mark.rule("red-palace.components.building-tokens", "red-palace.components.wooden-buildings")
def test_nine_buildings_of_each_kind_take_part() -> None:
    for states in whole_games():
        start, end = states[0], states[-1]
        for s in (start, end):
            out = Counter(s.rules.kind_of[piece] for piece in seen_tiles(s))
            assert [out[kind] + left for kind, left in enumerate(bag(s))] == [9] * 6
        assert sum(bag(end)) < 10


@pytest.mark.rule("red-palace.components.guards", "red-palace.setup.guard-supply")
def test_all_32_guards_begin_in_the_supply() -> None:
    assert guards_left(set_up(4, "guards")[0]) == 32


@pytest.mark.rule("red-palace.components.placement-tiles", "red-palace.components.ability-tiles")
def test_eleven_placement_tiles_and_nine_abilities() -> None:
    data = rules().modules["guards"].data
    assert len(data.placement) == 11
    assert min(row.squares for row in data.placement.values()) >= 1
    assert set(data.abilities) == NINE
    costs = {name: (row.guards, row.cards) for name, row in data.abilities.items()}
    dearer = {"swap-token": (1, 1), "buy-from-overview": (1, 1), "half-building": (2, 0)}
    assert costs == {name: dearer.get(name, (1, 0)) for name in NINE}


@pytest.mark.rule("red-palace.components.plazas")
def test_six_plazas_without_price_walls_and_building() -> None:
    r = rules()
    plazas = [tile for tile in r.tiles if tile.sort == "plaza"]
    assert [tile.key for tile in plazas] == [f"plaza-{number}" for number in range(1, 7)]
    assert {(tile.price, tile.shape, tile.kind, tile.supply) for tile in plazas} == {(0, BARE, -1, False)}


@pytest.mark.rule("red-palace.components.half-buildings")
def test_one_half_building_for_each_kind() -> None:
    t = red("half-building", A={"score": 5}, display=["denar1"]).play("use half-building")
    assert t.options() == {f"take-half {kind}" for kind in KINDS}


@pytest.mark.rule("red-palace.components.wall-sections")
def test_six_wall_sections_each_for_one_side() -> None:
    t = red("wall-section", A={"gained": ["garden-10-a"], "score": 5}, display=["denar1"])
    t.play("use wall-section", "take denar1")
    t.play("attach-wall garden-10-a E")
    assert t.slice("abilities").wooden == ((t.state.rules.tile_number["garden-10-a"], 2),)
    assert t.state.rules.modules["abilities"].data.wall_sections.value == 6


@pytest.mark.rule("red-palace.components.score-tiles")
def test_eighteen_score_tiles_with_different_orders_for_three_slots() -> None:
    s, _ = set_up(3, "tiles")
    orders = [card.extra for card in s.rules.cards if card.sort == "score-card"]
    assert len(orders) == len(set(orders)) == 18
    assert all(sorted(order) == list(range(6)) for order in orders)
    assert len(s.slices[s.rules.modules["score_tiles"].slot].laid) == 3


@pytest.mark.rule("red-palace.components.money", "red-palace.two-player.money-deck")
@pytest.mark.parametrize(("players", "copies"), [(2, 2), (3, 3), (6, 3)])
def test_the_money_deck(players: int, copies: int) -> None:
    money = [card for card in rules(players).cards if card.sort == "money"]
    assert len(money) * copies == {2: 72, 3: 108}[copies]
    assert Counter((card.currency, card.value) for card in money) == {(c, v): 1 for c in range(4) for v in range(1, 10)}
    assert {card.copies for card in money} == {copies}


@pytest.mark.rule("red-palace.components.scoring-cards")
def test_scoring_cards_only_announce_a_scoring() -> None:
    """With another order on the score tile the points of the card do not count."""
    cards = [card.key for card in rules().cards if card.sort == "scoring"]
    assert cards == ["scoring1", "scoring2"]
    palace = {"palace": {"1,0": "pavilion-10-a"}}
    t = red(A=palace, slices={"score_tiles": {"laid": ["scorecard4", "scorecard4", "scorecard4"]}})
    assert t.points(1, 0, "base.score.first") == 6
    assert red(A=palace, options={"scoring": "classic"}).points(1, 0, "base.score.first") == 1


@pytest.mark.rule("red-palace.components.yard-currencies")
def test_the_spaces_of_the_yard_and_their_currencies() -> None:
    r = rules()
    assert [r.currencies[space.currency] for space in r.spaces] == ["florin", "dirham", "denar", "ducat"]
    t = red(market=["garden-10-a"] + [""] * 3, A={"hand": ["florin9", "florin1", "denar9", "denar1"]})
    assert t.refused("buy garden-10-a florin9 florin1") == set()
    assert t.refused("buy garden-10-a denar9 denar1") == {"base.buy.currency", "base.buy.at-least-price"}


@pytest.mark.rule("red-palace.modules.no-towers")
def test_tiles_of_modules_have_no_towers() -> None:
    s, _ = set_up(3, "towers", "medina", "bazaars", "camps")
    others = [number for number, tile in enumerate(s.rules.tiles) if tile.sort in ("medina", "bazaar", "camp")]
    assert len(others) == 9 + 8 + 8
    assert count_towers(s, others) == 0
    assert count_towers(s, s.rules.all_supply) == 32


@pytest.mark.rule("red-palace.components.terrain-tiles", "red-palace.guards.supply-empty")
@pytest.mark.parametrize(
    ("table", "row", "wrong"),
    [
        ("terrain", "terrain-01", {"walls": "NESW"}),
        ("terrain", "terrain-01", {"towers": "S"}),
        ("terrain", "terrain-01", {"towers": "NEW"}),
        ("terrain", "terrain-01", {"price": 1}),
        ("terrain", "terrain-08", {"towers": "N"}),
        ("placement", "placement-01", {"squares": 0}),
        ("first_game", "squares", [1]),
        ("first_game", "abilities", ["plaza", "plaza", "take-money", "wall-section"]),
        ("guard_points", "points", [1, 2, 3, 4, 4, 5, 6, 7]),
        ("guards", "value", 31),
        ("tokens", "value", 8),
        ("plazas", "value", 7),
    ],
)
def test_wrong_components_are_rejected(table: str, row: str, wrong: Any) -> None:
    """Among them one tower more than there are guards: a shortage cannot arise."""
    with pytest.raises(ComponentError):
        ruleset(Config(box=BOX), {"red_palace": {table: {row: wrong}}})
