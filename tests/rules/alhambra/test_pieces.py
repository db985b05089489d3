"""The pieces (base.players.*, base.tiles.*, base.money.cards)."""

from __future__ import annotations

from collections import Counter

import pytest

from sabika.core.errors import ComponentError, SetupError
from sabika.core.ruleset import Config
from sabika.rules.boxes import ruleset
from tests.rules.alhambra.support import set_up, whole_games
from tests.table import table

KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")


@pytest.mark.rule("base.players.count")
def test_two_to_six_can_play_and_two_play_with_dirk() -> None:
    for players in range(2, 7):
        s, _ = set_up(players, "count")
        assert len(s.hands) == len(s.palaces) == players
        assert s.rules.has("two_players") == (players == 2)
    for players in (0, 1, 7):
        with pytest.raises(SetupError):
            ruleset(Config(players=players))


@pytest.mark.rule("base.tiles.count")
def test_there_are_54_buildings_of_six_kinds() -> None:
    rules = ruleset(Config())
    assert rules.kinds == KINDS
    found = Counter(rules.kinds[kind] for kind in rules.kind_of[:-1])
    assert found == dict(zip(KINDS, (7, 7, 9, 9, 11, 11), strict=True))
    assert all(tile.copies == 1 and tile.supply for tile in rules.tiles)


@pytest.mark.rule("base.tiles.prices")
def test_every_kind_has_its_range_of_prices() -> None:
    rules = ruleset(Config())
    for kind, cheapest in zip(KINDS, range(2, 8), strict=True):
        prices = {tile.price for tile in rules.tiles if rules.kinds[tile.kind] == kind}
        assert prices == set(range(cheapest, cheapest + 7))


@pytest.mark.rule("base.tiles.walls")
def test_a_building_has_at_most_three_walls() -> None:
    rules = ruleset(Config())
    assert {sum(edge == 1 for edge in tile.shape.edges) for tile in rules.tiles} == {0, 1, 2, 3}
    with pytest.raises(ComponentError):
        ruleset(Config(), {"base": {"tiles": {"pavilion-2-NEW": {"walls": "NESW"}}}})


@pytest.mark.rule("base.tiles.start-open")
def test_the_starting_tile_is_open_on_every_side_and_must_be_matched() -> None:
    t = table(at="place", A={"gained": ["pavilion-8", "pavilion-2-NEW"]})
    assert {text for text in t.options() if text.startswith("place")} == {
        "place pavilion-8 0,-1",
        "place pavilion-8 1,0",
        "place pavilion-8 0,1",
        "place pavilion-8 -1,0",
        "place pavilion-2-NEW 0,-1",
    }
    assert "base.place.matching-sides" in t.refused("place pavilion-2-NEW 0,1")


@pytest.mark.rule("base.money.cards")
def test_the_money_deck_has_three_copies_of_each_of_36_cards() -> None:
    rules = ruleset(Config())
    money = [card for card in rules.cards if card.sort == "money"]
    faces = {(rules.currencies[card.currency], card.value): card.copies for card in money}
    assert faces == {(name, value): 3 for name in ("denar", "dirham", "ducat", "florin") for value in range(1, 10)}
    assert sum(card.copies for card in money) == 108


@pytest.mark.rule("base.money.scoring-cards")
def test_there_are_two_scoring_cards_and_none_for_the_third_scoring() -> None:
    others = [card for card in ruleset(Config()).cards if card.sort != "money"]
    assert [(card.sort, card.value, card.copies) for card in others] == [("scoring", 1, 1), ("scoring", 2, 1)]


@pytest.mark.rule("base.setup.market-currencies", "base.edition.currency-names")
def test_spaces_1_to_4_stand_for_florin_dirham_denar_and_ducat_all_game_long() -> None:
    currencies = ("florin", "dirham", "denar", "ducat")
    tiles = ["pavilion-8", "seraglio-8-S", "arcades-8-E", "garden-8-NE"]
    t = table(market=tiles, A={"hand": [f"{currency}8" for currency in currencies]})
    for tile, currency in zip(tiles, currencies, strict=True):
        assert [o for o in t.options() if o.startswith(f"buy {tile} ")] == [f"buy {tile} {currency}8"]
    for game in whole_games(1):
        assert all(s.rules.currencies == currencies and len(s.market) == 4 for s in game)


@pytest.mark.rule("base.edition.precedence")
def test_one_rule_set_stands_for_all_editions() -> None:
    assert set(ruleset(Config()).table_options) == {"edition", "extra_action", "reshuffle"}
    with pytest.raises(SetupError):
        ruleset(Config(options={"edition": "2003"}))
