"""Module 15, Invaders."""

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
from sabika.core.view import Hidden, determinize, view
from sabika.palace.walls import open_sides
from sabika.rules.boxes import MODULES, ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-7-E", "tower-13-E", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "dirham1", "denar1"]
DECK = ["invasion-N", "invasion-E", "invasion-S", "invasion-W"]
SCOUTS = ["scout-pavilion", "scout-garden"]
EXAMPLE = {"1,0": "garden-10", "-1,0": "tower-11", "0,1": "arcades-8-E"}


def invaders(*hand: str, more: tuple[str, ...] = (), players: int = 3, **position: Any) -> Table:
    """A position with scouts for pavilions and gardens; A is to act and the first attack comes from the north."""
    part = {"deck": DECK, "seen": [[]] * players, "scouts": SCOUTS, **position.pop("part", {})}
    slices = {"invaders": part, **position.pop("slices", {})}
    position = {"market": MARKET, "display": DISPLAY, "A": {"hand": list(hand)}, **position}
    return table(["invaders", *more], players=players, slices=slices, **position)


def invaded(scoring: int, more: tuple[str, ...] = (), **position: Any) -> list[int]:
    """The scores after an invasion without what the scoring before it gave."""
    pile = {1: ["scoring1"], 2: ["scoring2"]}.get(scoring, [])
    market = [""] * 4 if scoring == 3 else MARKET
    at = "end" if scoring == 3 else "refill"
    t = invaders(more=more, pile=pile, at=at, scored=scoring - 1, **{"market": market, **position})
    after, plain = t.state.scores[:3], Table(t.state.clone())
    gained = [sum(line.points for line in flow.score(plain.state, scoring) if line.seat == seat) for seat in range(3)]
    return [total - points for total, points in zip(after, gained, strict=True)]


def known(t: Table) -> list[list[str]]:
    return [[t.state.rules.card_keys[card] for card in own] for own in t.slice("invaders").seen]


def scouts(t: Table) -> list[str]:
    return [t.state.rules.card_keys[card] for card in t.slice("invaders").scouts]


# ---------------------------------------------------------------- components and setting up


@pytest.mark.rule("invaders.components.cards", "invaders.setup.invasion-deck", "invaders.setup.scouts")
def test_four_invasions_and_six_scouts_of_which_two_are_open() -> None:
    seen = set()
    for seed in range(12):
        t = table(["invaders"], setup=True, seed=str(seed))
        part, cards = t.slice("invaders"), t.state.rules.cards
        assert sorted(cards[card].key for card in part.deck) == sorted(DECK)
        assert (len(part.scouts), len(part.hidden), part.next, part.gone) == (2, 4, (), ())
        assert sorted(cards[card].extra for card in (*part.scouts, *part.hidden)) == list(range(6))
        seen.add((part.deck, part.scouts))
    assert len(seen) > 8


@pytest.mark.rule("invaders.components.cards")
@pytest.mark.parametrize("wrong", [{"kinds": ["garden"] * 6}, {"shown": 3}, {"kinds": ["a", "b", "c", "d", "e", "f"]}])
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("invaders",)), {"invaders": {"scouts": wrong}})


# ---------------------------------------------------------------- attacks


@pytest.mark.rule("invaders.timing.after-scoring", "invaders.example.layout")
def test_the_printed_example() -> None:
    assert check_file(SCENARIOS / "invaders_example.toml") is None


@pytest.mark.rule(
    "invaders.scoring.first", "invaders.scoring.second", "invaders.scoring.third", "invaders.example.layout",
    "invaders.scoring.start-tile", "invaders.side.definition", "invaders.direction.roofs-north",
    "invaders.order.with-other-scoring",
)  # fmt: skip
@pytest.mark.parametrize(("scoring", "lost"), [(1, 3), (2, 6), (3, 12)])
def test_what_open_sides_cost_after_each_scoring(scoring: int, lost: int) -> None:
    start = {1: 1, 2: 2, 3: 5}[scoring]
    seats: dict[str, Any] = {"A": {"palace": EXAMPLE, "score": 50}, "B": {"score": 50}, "C": {"score": 50}}
    assert invaded(scoring, **seats) == [50 - lost, 50 - start, 50 - start]


@pytest.mark.rule("invaders.scoring.third")
def test_the_opposite_direction_costs_nothing() -> None:
    # To the south open: one side of the start's two neighbours each, none of the start, one of the arcades.
    palace = table(["invaders"], A={"palace": EXAMPLE}).state.palaces[0]
    assert [open_sides(palace, side) for side in range(4)] == [3, 1, 3, 2]
    seats: dict[str, Any] = {"A": {"palace": EXAMPLE, "score": 50}}
    assert invaded(3, part={"deck": ["invasion-E"]}, **seats)[0] == 50 - (3 * 1 + 3 + 3)


@pytest.mark.rule("invaders.side.definition")
def test_a_side_into_a_bay_counts() -> None:
    # The tile below the bay looks north at an empty cell, though another one lies further out.
    palace = {"1,0": "garden-10", "1,-1": "tower-11", "1,-2": "garden-11", "0,-2": "tower-12"}
    t = invaders(A={"palace": palace})
    assert open_sides(t.state.palaces[0], 0) == 3


@pytest.mark.rule("invaders.scoring.floor-zero")
def test_a_score_stops_at_zero() -> None:
    t = invaders(pile=["scoring1"], at="refill", A={"palace": EXAMPLE, "score": 0}, B={"score": 0}, C={"score": 2})
    assert t.state.scores == [12, 0, 1]


@pytest.mark.rule(
    "invaders.floor.already-negative", "medina.scoring.below-zero", "combinations.scoring.order-irrelevance"
)
def test_an_invasion_takes_nothing_from_a_negative_score() -> None:
    t = invaders(more=("medina",), pile=["scoring1"], at="refill", A={"palace": {"0,1": "medina-10"}})
    # B and C pay 3 each for having no medina and are then attacked; A has nothing to lose.
    assert t.state.scores == [0, -3, -3]


@pytest.mark.rule("invaders.side.which-tiles", "squares.interaction.invaders", "medina.tile.yes")
def test_all_tiles_of_a_palace_but_none_of_the_reserve_are_attacked() -> None:
    more = ("bazaars", "medina", "magical_buildings", "building_sites")
    palace = {"1,0": "bazaar-florin-a", "-1,0": "medina-10", "2,0": "magical-pavilion S"}
    own = {"palace": palace, "reserve": ["garden-11"], "score": 50}
    assert invaded(1, more=more, A=own)[0] == 50 - 4


@pytest.mark.rule("invaders.side.watchtower")
def test_watchtowers_are_open_at_their_short_edges_only() -> None:
    def north(towers: dict[str, str]) -> int:
        t = invaders(more=("watchtowers",), A={"palace": {"1,0": "garden-10", **towers}})
        return open_sides(t.state.palaces[0], 0)

    assert north({}) == 2
    assert north({"1,-1": "watchtower-garden SE"}) == 1  # The short edge lies on the garden, the long one is a wall.
    assert north({"2,0": "watchtower-garden NW"}) == 3  # The other short edge looks north.
    assert north({"2,0": "watchtower-garden SW"}) == 2


@pytest.mark.rule("invaders.side.trader")
def test_a_trader_does_not_protect() -> None:
    slices = {"street_trader": {"cells": ["0,-1", "0,-1", "0,-1"], "traders": [["garden"] * 3] * 3, "supply": [7] * 6}}
    assert invaded(1, more=("street_trader",), slices=slices, A={"score": 9})[0] == 8


@pytest.mark.rule("magical-buildings.invaders")
def test_a_magical_building_is_attacked_as_it_lies() -> None:
    seats = {"A": {"palace": {"0,-1": "magical-pavilion"}, "score": 9}, "B": {"palace": {"0,1": "magical-garden E"}}}
    assert invaded(1, more=("magical_buildings",), **seats)[0] == 9


@pytest.mark.rule("invaders.two-player.dirk")
def test_dirk_is_not_attacked_and_draws_afterwards() -> None:
    t = invaders(players=2, pile=["scoring1"], at="refill", A={"score": 5}, B={"score": 5}, Dirk={"score": 5})
    assert t.state.scores == [4, 4, 5]
    order = [name for name, _ in t.state.rules.step_names["scoring"]]
    assert order.index("tally") < order.index("invasion") < order.index("dirk_draws")


# ---------------------------------------------------------------- scouts


@pytest.mark.rule("invaders.scouts.gain", "invaders.scouts.compulsory", "invaders.hidden.top-card")
def test_an_exact_purchase_of_its_kind_wins_a_scout() -> None:
    t = invaders("florin7", "florin9").play("buy pavilion-7-E florin7")
    assert (known(t), scouts(t)) == ([["invasion-N"], [], []], ["scout-garden"])
    assert t.told("scouted") == [{"kind": "pavilion", "card": "invasion-N"}]
    assert [event.args["card"] for event in t.events if event.kind == "scouted"] == ["unseen"]
    assert len(t.slice("invaders").deck) == 4
    assert (t.decider, t.frame) == ("A", "Act")


@pytest.mark.rule("invaders.scouts.gain", "invaders.scouts.no-trigger")
@pytest.mark.parametrize("text", ["buy pavilion-7-E florin9", "buy arcades-8-N ducat8"])
def test_no_scout_for_too_much_money_or_another_kind(text: str) -> None:
    t = invaders("florin9", "ducat8").play(text)
    assert (known(t), scouts(t)) == ([[], [], []], SCOUTS)


@pytest.mark.rule("invaders.scouts.dirk")
def test_what_is_given_to_dirk_wins_a_scout_too() -> None:
    t = invaders("florin7", players=2, display=[]).play("buy pavilion-7-E florin7")
    assert known(t) == [["invasion-N"], []]


@pytest.mark.rule("invaders.scouts.refresh", "invaders.timing.after-scoring")
def test_after_the_first_two_scorings_two_new_scouts_come() -> None:
    hidden = ["scout-tower", "scout-arcades", "scout-chambers", "scout-seraglio"]
    for scoring in (1, 2):
        t = invaders(pile=[f"scoring{scoring}"], at="refill", scored=scoring - 1, part={"hidden": hidden})
        assert scouts(t) == ["scout-tower", "scout-arcades"]
        assert len(t.slice("invaders").gone) == 2
        assert known(t) == [[], [], []]


@pytest.mark.rule("invaders.hidden.top-card")
def test_only_the_winner_knows_the_next_card() -> None:
    t = invaders("florin7").play("buy pavilion-7-E florin7")
    seen = view(t.state, 0).of("invaders")
    assert (seen.deck, seen.hidden) == (Hidden(4), Hidden(0))
    assert seen.seen == (t.slice("invaders").seen[0], Hidden(0), Hidden(0))
    assert view(t.state, 1).of("invaders").seen[0] == Hidden(1)
    rng, top = random.Random(1), t.slice("invaders").deck[0]
    mine = {determinize(view(t.state, 0), rng).slices[t.state.rules.modules["invaders"].slot].deck[0] for _ in range(9)}
    others = [determinize(view(t.state, 1), rng).slices[t.state.rules.modules["invaders"].slot] for _ in range(40)]
    assert mine == {top}
    assert len({part.deck[0] for part in others}) == 4
    assert all(part.seen[0] == part.deck[:1] for part in others)


@pytest.mark.rule("invaders.scouts.exact-means", "diamonds.interaction.scouts")
def test_whatever_pays_exactly_wins_a_scout() -> None:
    assert known(invaders("diamond7", more=("diamonds",)).play("buy pavilion-7-E diamond7"))[0]
    t = invaders("florin9", "florin4", more=("watchtowers",))
    assert known(t.play("buy-with-tower pavilion-7-E florin4 florin9"))[0]
    t = invaders("florin9", "florin7", more=("watchtowers",))
    assert not known(t.play("buy-with-tower pavilion-7-E florin7 florin9"))[0]
    market = ["magical-pavilion", *MARKET[1:]]
    assert known(invaders("florin9", more=("magical_buildings",), market=market).play("buy magical-pavilion florin9"))[
        0
    ]


@pytest.mark.rule("invaders.scouts.vizier-patron", "characters.interaction.patron-scout", "vizier.interaction.scout")
def test_patron_and_vizier_win_scouts() -> None:
    slices = {"characters": {"owned": [["rich-patron", 0]]}}
    t = invaders(more=("characters",), slices=slices).play("buy garden-8-NE patron")
    assert known(t)[0] == ["invasion-N"]
    t = invaders(more=("vizier",), B={"hand": ["florin7"]}, A={"hand": []})
    t.play(next(text for text in sorted(t.options()) if text.startswith("take")))
    assert t.decider == "B"
    t.play(next(text for text in t.options() if text.startswith("special-move")))
    assert known(t)[1] == ["invasion-N"]


@pytest.mark.rule("invaders.scouts.no-trigger", "building-sites.establish.never-exact")
def test_tiles_without_a_kind_and_building_sites_win_nothing() -> None:
    t = invaders("florin7", more=("bazaars",), slices={"bazaars": {"offered": ["bazaar-florin-a"]}})
    assert known(t.play("buy-bazaar bazaar-florin-a florin7")) == [[], [], []]
    t = invaders("florin3", more=("building_sites",)).play("establish pavilion-7-E florin3")
    assert known(t) == [[], [], []]
    market = ["medina-7-W", *MARKET[1:]]
    assert known(invaders("florin7", more=("medina",), market=market).play("buy medina-7-W florin7")) == [[], [], []]


# ---------------------------------------------------------------- the open game


@pytest.mark.rule("invaders.variant.open", "invaders.variant.open-refresh", "invaders.hidden.top-card")
def test_in_the_open_game_the_next_card_is_known_to_all() -> None:
    t = table(["invaders"], setup=True, options={"invasions": "open"})
    part = t.slice("invaders")
    assert (len(part.next), len(part.deck), part.scouts, part.hidden) == (1, 3, (), ())
    assert view(t.state, None).of("invaders").next == part.next
    part = {"next": DECK[:1], "deck": DECK[1:], "scouts": []}
    for scoring in (1, 2):
        t = invaders(
            options={"invasions": "open"}, pile=[f"scoring{scoring}"], at="refill", scored=scoring - 1, part=part
        )
        assert t.slice("invaders").past == (t.state.rules.card_number["invasion-N"],)
        assert t.slice("invaders").next == (t.state.rules.card_number["invasion-E"],)
    t = invaders(options={"invasions": "open"}, market=[""] * 4, at="end", scored=2, part=part)
    assert t.slice("invaders").next == ()


@pytest.mark.rule("invaders.scouts.exact-means", "invaders.order.with-other-scoring")
@pytest.mark.parametrize("other", [key for key in MODULES if key != "invaders"])
def test_games_with_invaders_and_each_other_module_end(other: str) -> None:
    config = Config(players=3, modules=("invaders", other))
    s, rng = flow.start(ruleset(config), Chance.from_text(f"invaders {other}")), random.Random(other)
    while not s.over:
        flow.play_move(s, rng.choice(flow.moves(s)))
    part = s.slices[s.rules.modules["invaders"].slot]
    assert (len(part.past), len(part.deck)) == (3, 1)
