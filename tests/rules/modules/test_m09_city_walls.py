"""Module 09, City Walls."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow, snapshot
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import view
from sabika.palace.walls import open_sides
from sabika.rules.alhambra.scoring import contending
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-4-ES", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin2", "dirham1", "dirham9"]
CARDS = ["wall-N", "wall-E", "wall-S", "wall-W", "wall-NE", "wall-ES", "wall-SW", "wall-NW"]


def walls(*more: str, shown: list[str] = CARDS, **position: Any) -> Table:
    """A position in which A is to act and wall cards lie open."""
    slices = {"city_walls": {"shown": shown}, **position.pop("slices", {})}
    return table(["city_walls", *more], slices=slices, **{"market": MARKET, "display": DISPLAY, **position})


def buildable(t: Table) -> set[str]:
    return {text.removeprefix("build-wall ") for text in t.options() if text.startswith("build-wall")}


def lying(t: Table, seat: int = 0) -> dict[str, str]:
    """The walls of every tile of a palace as it lies, wooden ones in small letters."""
    keys = (*t.state.rules.tile_keys, "start")
    return {keys[piece]: shape for piece, shape in t.state.palaces[seat].layout().values()}


def around(t: Table) -> Table:
    """The turns of the two others, who take money."""
    return t.play("take florin1", "take florin2")


# ---------------------------------------------------------------- the cards


@pytest.mark.rule(
    "city-walls.components.patterns", "city-walls.setup.piles", "city-walls.setup.edition-conflict",
    "city-walls.two-player", "city-walls.hidden.none", "combinations.deck.late-cards",
)  # fmt: skip
@pytest.mark.parametrize("players", [2, 3, 6])
def test_eight_patterns_lie_in_four_piles(players: int) -> None:
    seen = set()
    for seed in range(12):
        s = flow.start(ruleset(Config(players=players, modules=("city_walls",))), Chance.from_text(f"walls {seed}"))
        cards = [s.rules.card_number[name] for name in CARDS]
        piles = [
            [card for card in s.pile[first:last] if card in cards]
            for first, last in zip((0, *s.cuts), s.cuts, strict=False)
        ]
        assert [len(pile) for pile in piles] == [0, 2, 2, 2, 2]
        assert sorted(card for pile in piles for card in pile) == sorted(cards)
        seen.add(tuple(piles[1]))
    assert len(seen) > 6


@pytest.mark.rule("city-walls.components.patterns")
@pytest.mark.parametrize(
    "wrong",
    [{"segments": {"value": 13}}, *({"cards": {"wall-NE": {"walls": walls}}} for walls in ("NS", "N", "X", "NES", ""))],
)
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("city_walls",)), {"city_walls": wrong})


@pytest.mark.rule("city-walls.draw.laid-out", "city-walls.display.not-counted", "city-walls.hidden.none")
def test_drawn_cards_lie_open_beside_the_board() -> None:
    t = walls(shown=["wall-N"], pile=["wall-E", "wall-NW", "ducat1"]).play("take florin1")
    assert t.state.rules.card_names(0) == []
    assert [t.state.rules.card_keys[card] for card in t.slice("city_walls").shown] == ["wall-N", "wall-E", "wall-NW"]
    assert t.display() == ["florin2", "dirham1", "dirham9", "ducat1"]
    assert t.told("wall-shown") == [{"card": "wall-E"}, {"card": "wall-NW"}]
    for seat in (None, 0, 2):
        seen = view(t.state, seat)
        assert seen.of("city_walls") == t.slice("city_walls")
        assert [item.key for items in t.state.rules.items for item in items(seen)] == ["wall-N", "wall-E", "wall-NW"]


# ---------------------------------------------------------------- building


@pytest.mark.rule(
    "city-walls.build.action", "city-walls.scoring.as-printed", "city-walls.card.after-use", "city-walls.card.not-held",
    "city-walls.build.no-bonus-action",
)  # fmt: skip
def test_walls_are_built_at_once_and_count_like_printed_ones() -> None:
    assert check_file(SCENARIOS / "city_walls_example.toml") is None
    t = walls(A={"palace": {"1,0": "garden-10"}, "hand": ["florin4"]})
    t.play("buy pavilion-4-ES florin4")
    assert t.frame == "Act", "walls may be the action after an exact payment"
    t.play("build-wall wall-NE garden-10")
    assert t.frame == "Placing"
    assert lying(t) == {"start": "", "garden-10": "ne"}
    assert t.points(1, 0, "base.score.wall") == 2
    assert (t.hand("A"), t.state.rules.card_names(t.state.discard)) == ([], ["florin4"])
    assert t.slice("city_walls").used == (t.state.rules.card_number["wall-NE"],)
    assert t.told("wall-built") == [{"card": "wall-NE", "tile": "garden-10"}]


@pytest.mark.rule(
    "city-walls.build.where", "city-walls.flow.decision-points", "city-walls.build.only-free-sides",
    "city-walls.build.not-over-printed", "city-walls.build.rules-afterwards", "city-walls.build.all-or-nothing",
    "city-walls.build.orientation",
)  # fmt: skip
def test_every_own_tile_that_takes_the_whole_pattern() -> None:
    own = {"palace": {"1,0": "tower-11-N"}, "reserve": ["garden-6-ESW"], "gained": ["seraglio-8-S"]}
    t = walls(shown=["wall-N", "wall-E", "wall-NE"], A=own)
    assert buildable(t) == {
        "wall-N start", "wall-E tower-11-N", "wall-N garden-6-ESW",
        "wall-N seraglio-8-S", "wall-E seraglio-8-S", "wall-NE seraglio-8-S",
    }  # fmt: skip
    assert t.refused("build-wall wall-E start") == {"city-walls.build.only-free-sides"}
    assert t.refused("build-wall wall-NE tower-11-N") == {"city-walls.build.only-free-sides"}
    assert t.refused("build-wall wall-E garden-6-ESW") == {"city-walls.build.only-free-sides"}
    assert t.refused("build-wall wall-S start") == {"city-walls.build.action"}
    assert t.refused("build-wall wall-N pavilion-4-ES") == {"city-walls.build.where"}


@pytest.mark.rule("city-walls.build.not-over-wooden", "city-walls.build.permanent")
def test_walls_stay_on_their_tile_wherever_it_goes() -> None:
    t = around(walls(A={"palace": {"1,0": "garden-10"}, "reserve": ["tower-12"]}).play("build-wall wall-E garden-10"))
    assert t.refused("build-wall wall-ES garden-10") == {"city-walls.build.only-free-sides"}
    t.play("build-wall wall-S garden-10")
    assert lying(t)["garden-10"] == "es"
    t.state.display = t.state.rules.bags.of([t.state.rules.card_number[name] for name in DISPLAY])
    around(t).play("remove garden-10")
    assert t.reserve("A") == ["tower-12", "garden-10"]
    t.state.display = t.state.rules.bags.of([t.state.rules.card_number[name] for name in DISPLAY])
    around(t)
    # In the reserve it is as it was: it does not fit to the west of the start, and nowhere north.
    cells = {text.split()[2] for text in t.options() if text.startswith("build garden-10")}
    assert cells == {"1,0", "0,1"}
    t.play("build garden-10 0,1")
    assert lying(t)["garden-10"] == "es"
    assert dict(t.slice("city_walls").wooden) == {t.state.rules.tile_number["garden-10"]: 6}


@pytest.mark.rule("city-walls.build.where", "city-walls.build.newly-bought")
def test_a_new_tile_and_one_in_reserve_are_laid_with_their_new_walls() -> None:
    t = walls(A={"hand": ["florin4"], "reserve": ["garden-10", "tower-12"], "palace": {"1,0": "tower-11"}})
    before = {text for text in t.options() if text.startswith(("build garden-10 ", "exchange garden-10"))}
    t.play("buy pavilion-4-ES florin4", "build-wall wall-N pavilion-4-ES", "place pavilion-4-ES 2,0")
    assert lying(t)["pavilion-4-ES"] == "nES"
    t = around(
        walls(A={"reserve": ["garden-10", "tower-12"], "palace": {"1,0": "tower-11"}}).play(
            "build-wall wall-W garden-10"
        )
    )
    after = {text for text in t.options() if text.startswith(("build garden-10 ", "exchange garden-10"))}
    assert "exchange garden-10 tower-11" in before
    assert "build garden-10 2,0" in before
    assert "exchange garden-10 tower-11" not in after
    assert "build garden-10 2,0" not in after
    assert "build garden-10 -1,0" in after
    assert t.refused("exchange garden-10 tower-11") == {"base.place.matching-sides"}


@pytest.mark.rule("city-walls.build.where", "city-walls.build.permanent")
def test_the_starting_tile_gets_walls_and_keeps_them() -> None:
    t = walls(A={"palace": {"1,0": "garden-10"}}).play("build-wall wall-SW start")
    assert lying(t)["start"] == "sw"
    assert t.points(1, 0, "base.score.wall") == 2
    data = snapshot.to_data(t.state)
    again = snapshot.from_data(t.state.rules, t.state.chance, data)
    assert again.palaces == t.state.palaces
    assert snapshot.digest(again) == snapshot.digest(t.state)
    around(t)
    assert not any(text.endswith(("0,1", "-1,0")) for text in t.options() if text.startswith("build "))
    assert t.refused("build-wall wall-S start") == {"city-walls.build.only-free-sides"}
    assert "build-wall wall-N start" in t.options()


@pytest.mark.rule("city-walls.end.leftover")
def test_no_walls_in_the_final_distribution() -> None:
    t = walls(at="end", market=["pavilion-4-ES", "", "", ""], A={"hand": ["florin9"]})
    assert t.verbs() == {"place", "reserve"}
    assert t.refused("build-wall wall-N pavilion-4-ES") == {"base.turn.one-of-three"}


@pytest.mark.rule("city-walls.two-player", "city-walls.build.given-to-dirk", "city-walls.build.which-tiles")
def test_a_walled_tile_may_be_given_to_dirk() -> None:
    t = walls(players=2, A={"hand": ["florin4"]}).play("buy pavilion-4-ES florin4", "build-wall wall-N pavilion-4-ES")
    t.play("give pavilion-4-ES")
    assert t.state.rules.tile_names(t.slice("two_players").tiles) == ["pavilion-4-ES"]
    assert t.decider == "B"
    assert t.refused("build-wall wall-W pavilion-4-ES") == {"city-walls.build.where"}


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule(
    "city-walls.build.which-tiles", "camps.interaction.city-walls", "city-walls.interaction.camps",
    "camps.place.starting-tile", "watchtowers.city-walls",
)  # fmt: skip
def test_no_walls_on_camps_and_watchtowers_but_camps_at_wooden_walls() -> None:
    palace = {"1,0": "garden-9-E", "2,0": "camp-6-W", "0,1": "garden-10", "-1,1": "watchtower-garden NE"}
    t = walls("camps", "watchtowers", A={"palace": palace, "reserve": ["camp-5-S"]})
    assert not any("camp" in text or "tower" in text for text in buildable(t))
    assert t.refused("build-wall wall-N camp-6-W") == {"city-walls.build.which-tiles"}
    assert t.refused("build-wall wall-N camp-5-S") == {"city-walls.build.which-tiles"}
    assert t.refused("build-wall wall-N watchtower-garden") == {"city-walls.build.which-tiles"}
    # Where a camp touches there is a wall already.
    assert t.refused("build-wall wall-E garden-9-E") == {"city-walls.build.only-free-sides"}
    assert "build camp-5-S 0,-1" not in t.options()
    t = around(t.play("build-wall wall-N start"))
    assert "build camp-5-S 0,-1" in t.options()


@pytest.mark.rule("city-walls.interaction.watchtowers", "watchtowers.city-walls", "city-walls.build.only-free-sides")
def test_walls_beside_watchtowers() -> None:
    palace = {"1,0": "garden-10", "1,1": "watchtower-garden NW", "2,0": "garden-11", "2,1": "tower-12"}
    t = walls("watchtowers", A={"palace": palace})
    # The short edge of the watchtower lies at the garden; the empty half of its cell at the tower.
    assert t.refused("build-wall wall-S garden-10") == {"city-walls.build.only-free-sides"}
    assert "build-wall wall-W tower-12" in t.options()
    before = t.points(1, 0, "base.score.wall")
    t.play("build-wall wall-W tower-12")
    assert t.points(1, 0, "base.score.wall") >= before


@pytest.mark.rule("city-walls.build.only-free-sides", "street-trader.cell.not-a-tile")
def test_a_trader_is_no_neighbour() -> None:
    trader = {"cells": ["0,-1"] * 3, "traders": [["garden"] * 3] * 3, "supply": [7, 7, 7, 7, 0, 7]}
    t = walls("street_trader", slices={"street_trader": trader})
    assert "build-wall wall-N start" in t.options()


@pytest.mark.rule(
    "city-walls.build.which-tiles", "squares.interaction.city-walls", "bazaars.tokens.pieces", "medina.tile.yes",
    "city-walls.interaction.building-sites", "building-sites.gates-walls",
)  # fmt: skip
def test_walls_on_squares_bazaars_medinas_and_sites() -> None:
    site = {"established": [["garden-10", 0]], "backs": [[["florin", "dirham"]], [], []], "drawn": [[], [], []]}
    palace = {"1,0": "square-garden-N", "0,1": "bazaar-florin-a", "-1,0": "medina-8-S", "2,0": "garden-10"}
    more = ("squares", "bazaars", "medina", "building_sites")
    slices = {"squares": {"shown": []}, "building_sites": site}
    t = walls(*more, A={"palace": palace, "reserve": ["garden-10-W"]}, slices=slices)
    tiles = {"wall-S square-garden-N", "wall-E bazaar-florin-a", "wall-W medina-8-S", "wall-N garden-10"}
    assert tiles <= buildable(t)
    # Behind a wooden wall a square counts nothing.
    lone = {"palace": {"1,0": "square-garden-N"}, "reserve": ["garden-10-N", "garden-11"]}
    t = around(walls("squares", A=lone, slices={"squares": {"shown": []}}).play("build-wall wall-S square-garden-N"))
    assert t.refused("build garden-11 1,1") >= {"base.place.matching-sides"}
    assert contending(t.state, 1)[0] == [0] * 6


@pytest.mark.rule("city-walls.magical.rotation", "magical-buildings.city-walls")
def test_walls_turn_with_a_magical_building() -> None:
    own = {"palace": {"0,-1": "tower-12", "1,0": "magical-pavilion E"}, "reserve": ["magical-seraglio"]}
    t = walls("magical_buildings", A=own).play("build-wall wall-S magical-pavilion")
    # It lies with its printed north wall in the east; the wall in the south is its east side.
    assert lying(t)["magical-pavilion"] == "Es"
    assert dict(t.slice("city_walls").wooden) == {t.state.rules.tile_number["magical-pavilion"]: 2}
    around(t).play("remove magical-pavilion")
    t.state.display = t.state.rules.bags.of([t.state.rules.card_number[name] for name in DISPLAY])
    around(t).play("build-turned magical-pavilion 0,1 S")
    assert lying(t)["magical-pavilion"] == "Sw"
    loose = around(walls("magical_buildings", A=own).play("build-wall wall-E magical-seraglio"))
    loose.play("build-turned magical-seraglio 0,1 E")
    assert lying(loose)["magical-seraglio"] == "Es"


@pytest.mark.rule("city-walls.locked-tiles", "falconers.redesign.what-counts")
def test_walls_beside_a_falcon() -> None:
    palace = {"1,0": "garden-10", "0,1": "tower-12", "1,1": "tower-11"}
    placed = {"falconers": {"placed": [["falcon-white-garden-tower", 0, "1,1"]]}}
    t = walls("falconers", A={"palace": palace}, slices=placed).play("build-wall wall-E garden-10")
    assert len(t.slice("falconers").placed) == 1


@pytest.mark.rule("city-walls.interaction.invaders", "invaders.side.city-walls")
def test_wooden_walls_protect() -> None:
    t = walls("invaders", A={"palace": {"1,0": "garden-10"}})
    assert open_sides(t.state.palaces[0], 1) == 1
    t.play("build-wall wall-E garden-10")
    assert open_sides(t.state.palaces[0], 1) == 0


@pytest.mark.rule("city-walls.interaction.city-watch", "characters.city-watch.rounding")
def test_the_city_watch_counts_wooden_walls() -> None:
    own = {"characters": {"owned": [["city-watch", 0]]}}
    t = walls("characters", A={"palace": {"1,0": "tower-11-N"}}, slices=own)
    assert t.points(1, 0, "characters.city-watch") == 0
    t.play("build-wall wall-ES tower-11-N")
    assert t.points(1, 0, "base.score.wall") == 3
    assert t.points(1, 0, "characters.city-watch") == 1


@pytest.mark.rule("city-walls.interaction.bonus-cards", "bonus-cards.interaction.city-walls")
def test_a_walled_tile_still_matches_its_bonus_card() -> None:
    cards = {"bonus_cards": {"hands": [["bonus-garden-10"], [], []], "played": [[]] * 3, "returned": [[]] * 3}}
    t = walls("bonus_cards", A={"palace": {"1,0": "garden-10"}}, slices=cards).play("build-wall wall-E garden-10")
    assert "play-bonus bonus-garden-10" in around(t).options()


@pytest.mark.rule(
    "city-walls.interaction.out-of-turn", "vizier.special-move.not-a-turn", "combinations.out-of-turn-acquisition"
)  # fmt: skip
def test_no_walls_out_of_turn() -> None:
    b = {"hand": ["florin4"], "palace": {"1,0": "garden-10"}}
    t = walls("vizier", "master_builders", pile=["ducat1", "ducat2"], B=b).play("take florin1")
    assert t.frame == "Pause"
    assert "build-wall" not in t.verbs()
    t.play("special-move buy pavilion-4-ES florin4")
    assert t.verbs() == {"place", "reserve"}
    own = {"hand": ["builder-denar"], "palace": {"1,0": "garden-10"}}
    t = walls("master_builders", pile=["ducat1"], A=own).play("take florin1", "play-builder builder-denar")
    assert "build-wall" not in t.verbs()


@pytest.mark.rule(
    "city-walls.interaction.draw-elsewhere", "city-walls.interaction.not-money", "thieves.refill.interrupts",
    "thieves.use.what-can-be-stolen",
)  # fmt: skip
def test_a_wall_card_drawn_after_a_theft_or_by_the_beggar_is_laid_out() -> None:
    thieves = {"thieves": {"hands": [[], [], ["florin"] * 2]}}
    t = walls("thieves", shown=[], slices=thieves, pile=["wall-N", "ducat1", "ducat2"], at="refill")
    t.play("steal florin1")
    assert t.slice("city_walls").shown == (t.state.rules.card_number["wall-N"],)
    assert {text for text in t.options() if text.startswith("steal")} == {"steal florin2"}
    own = {"characters": {"owned": [["beggar", 0]]}}
    t = walls("characters", shown=[], slices=own, at="turn", pile=["wall-N", "ducat7"]).play("beg")
    assert "build-wall wall-N start" in t.options()


@pytest.mark.rule("city-walls.interaction.none", "diamonds.interaction.none", "change.interaction.none")
@pytest.mark.parametrize(
    "other",
    ["diamonds", "change", "exchange_certificates", "caravanserai", "new_score_cards", "art_of_the_moors"],
)
def test_modules_that_have_nothing_to_do_with_walls(other: str) -> None:
    t = table(["city_walls", other], setup=True)
    assert t.state.rules.has(other)
    assert "build-wall" not in t.verbs()
