"""Module 03, Bonus Cards."""

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
from sabika.palace.shapes import BARE
from sabika.rules.alhambra.scoring import contending
from sabika.rules.boxes import ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-7-E", "tower-13-E", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin2", "dirham1", "dirham2"]
CARDS = [
    "bonus-pavilion-8", "bonus-seraglio-9", "bonus-arcades-9", "bonus-arcades-10", "bonus-chambers-10",
    "bonus-chambers-11", "bonus-garden-10", "bonus-garden-11", "bonus-tower-11", "bonus-tower-12",
]  # fmt: skip
GARDEN = {"palace": {"1,0": "garden-10"}}


def bonus(
    *more: str,
    hands: tuple[tuple[str, ...], ...] = (("bonus-garden-10",), (), ()),
    played: tuple[tuple[str, ...], ...] = ((), (), ()),
    returned: tuple[tuple[str, ...], ...] = ((), (), ()),
    **position: Any,
) -> Table:
    """A position with bonus cards in hands and on the table, the others aside; A is to act."""
    players = position.get("players", 3)
    dealt = [name for cards in (*hands, *played, *returned) for name in cards]
    own = {
        "hands": hands[:players],
        "played": played[:players],
        "returned": returned[:players],
        "aside": [name for name in CARDS if name not in dealt],
    }
    slices = {"bonus_cards": own, **position.pop("slices", {})}
    return table(["bonus_cards", *more], **{"market": MARKET, "display": DISPLAY, "slices": slices, **position})


def cards(t: Table, field: str, seat: int = 0) -> list[str]:
    return [t.state.rules.card_keys[card] for card in getattr(t.slice("bonus_cards"), field)[seat]]


def counted(t: Table, kind: str, seat: int = 0) -> float:
    """How many buildings of a kind a seat has in a scoring."""
    return contending(t.state, 1)[seat][t.state.rules.kinds.index(kind)] / 2


def scoring(*more: str, **position: Any) -> Table:
    """The first scoring is about to begin after A's turn."""
    return bonus(*more, at="score", waiting=[1], **position)


# ---------------------------------------------------------------- cards and dealing


@pytest.mark.rule("bonus-cards.setup.ten-cards", "bonus-cards.components.list")
def test_ten_cards_show_the_tiles_without_walls() -> None:
    rules = ruleset(Config(modules=("bonus_cards", "bazaars")))
    found = [card for card in rules.cards if card.sort == "bonus"]
    assert [card.key for card in found] == CARDS
    for card in found:
        tile = rules.tiles[rules.tile_number[card.extra]]
        assert (tile.sort, tile.shape) == ("building", BARE)


@pytest.mark.rule("bonus-cards.setup.ten-cards")
@pytest.mark.parametrize(
    "wrong",
    [{"bonus_cards": {"deal": {"numbers": [3, 3, 3, 2, 1]}}}, {"base": {"tiles": {"garden-10": {"walls": "E"}}}}],
)
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("bonus_cards",)), wrong)


@pytest.mark.rule("bonus-cards.setup.deal", "bonus-cards.setup.rest-aside", "bonus-cards.two-player.dirk")
@pytest.mark.parametrize(("players", "each", "rest"), [(2, 3, 4), (3, 3, 1), (4, 2, 2), (5, 2, 0), (6, 1, 4)])
def test_so_many_cards_are_dealt_and_the_rest_lies_aside(players: int, each: int, rest: int) -> None:
    t = table(["bonus_cards"], players=players, setup=True)
    part = t.slice("bonus_cards")
    assert [len(hand) for hand in part.hands] == [each] * players
    assert len(part.aside) == rest
    everything = sorted(card for cards in (*part.hands, part.aside) for card in cards)
    assert [t.state.rules.card_keys[card] for card in everything] == CARDS
    assert (
        len({table(["bonus_cards"], setup=True, seed=str(seed)).slice("bonus_cards").hands for seed in range(5)}) == 5
    )


@pytest.mark.rule("bonus-cards.hidden.hand")
def test_only_their_owner_knows_the_cards_but_their_number_is_open() -> None:
    t = table(["bonus_cards"], setup=True)
    part = t.slice("bonus_cards")
    for seat in (0, 1, 2):
        seen = view(t.state, seat).of("bonus_cards")
        assert seen.hands == tuple(part.hands[s] if s == seat else Hidden(3) for s in range(3))
        assert seen.aside == Hidden(1)
    assert view(t.state, None).of("bonus_cards").hands == (Hidden(3),) * 3


@pytest.mark.rule("bonus-cards.hidden.hand", "bonus-cards.play.no-retraction")
def test_a_guess_keeps_what_is_known() -> None:
    hands = (("bonus-garden-10",), ("bonus-tower-11",), ("bonus-tower-12",))
    t = bonus(hands=hands, played=(("bonus-arcades-9",), (), ()), returned=((), ("bonus-garden-11",), ()))
    seen = set()
    for seed in range(40):
        imagined = determinize(view(t.state, 0), random.Random(seed))
        part = imagined.slices[t.state.rules.modules["bonus_cards"].slot]
        assert part.hands[0] == t.slice("bonus_cards").hands[0]
        assert (part.played, part.returned) == (t.slice("bonus_cards").played, t.slice("bonus_cards").returned)
        assert len({card for cards in (*part.hands, part.aside) for card in cards}) == 8
        seen |= {*part.hands[1], *part.hands[2]}
    assert len(seen) == 7


@pytest.mark.rule("bonus-cards.hidden.hand")
def test_open_cards_lie_on_the_table_and_hidden_ones_as_stacks() -> None:
    t = bonus(played=((), ("bonus-tower-11",), ()), returned=((), (), ("bonus-tower-12",)))
    (items,) = t.state.rules.items
    for seat, own in ((0, ["bonus-garden-10"]), (1, []), (None, [])):
        shown = list(items(view(t.state, seat)))
        assert [item.key for item in shown if item.card is not None] == [*own, "bonus-tower-11", "bonus-tower-12"]
    assert [(item.owner, item.count) for item in shown if item.hidden] == [(0, 1), (None, 7)]


# ---------------------------------------------------------------- playing


@pytest.mark.rule(
    "bonus-cards.scoring.extra-building", "bonus-cards.play.condition", "bonus-cards.play.any-time",
    "bonus-cards.remove.card-back-to-hand", "bonus-cards.match.tile-identity",
)  # fmt: skip
def test_the_printed_example_makes_two_gardens() -> None:
    assert check_file(SCENARIOS / "bonus_cards_garden.toml") is None


@pytest.mark.rule("bonus-cards.play.any-time", "bonus-cards.play.windows", "bonus-cards.flow.decision-points")
def test_playing_a_card_is_no_action_and_may_be_left() -> None:
    t = bonus(A={**GARDEN, "hand": ["florin7"]})
    assert "play-bonus bonus-garden-10" in t.options()
    t.play("play-bonus bonus-garden-10")
    assert (t.decider, t.frame, t.state.turns) == ("A", "Act", 1)
    assert {"take florin1", "buy pavilion-7-E florin7"} <= t.options()
    # Also after an exact payment, and it may be held back.
    t = bonus(A={**GARDEN, "hand": ["florin7"]}).play("buy pavilion-7-E florin7")
    assert "play-bonus bonus-garden-10" in t.options()
    t.play("take florin1", "reserve pavilion-7-E")
    assert (t.decider, cards(t, "hands")) == ("B", ["bonus-garden-10"])


@pytest.mark.rule("bonus-cards.play.any-time")
def test_a_card_that_could_be_played_does_not_keep_anybody_from_passing() -> None:
    # The watchtower stays, and with it the only garden at its short edges.
    palace = {"0,-1": "garden-10", "1,-1": "watchtower-garden NW"}
    t = bonus("watchtowers", A={"palace": palace}, market=["", "", "", ""], display=[])
    assert t.options() == {"pass", "play-bonus bonus-garden-10"}
    assert t.refused("pass") == set()


@pytest.mark.rule("bonus-cards.play.condition", "bonus-cards.match.tile-identity")
@pytest.mark.parametrize(
    "own", [{"reserve": ["garden-10"]}, {"palace": {"1,0": "garden-10-N"}}, {"gained": ["garden-10"]}, {}]
)
def test_the_very_tile_must_stand_in_the_alhambra(own: dict[str, Any]) -> None:
    t = bonus(A=own)
    assert not any("bonus" in text for text in t.options())
    assert t.refused("play-bonus bonus-garden-10") == {"bonus-cards.play.condition"}


@pytest.mark.rule("bonus-cards.play.condition")
def test_a_card_of_somebody_else_or_an_open_one_cannot_be_played() -> None:
    t = bonus(hands=((), ("bonus-garden-10",), ()), A=GARDEN)
    assert t.refused("play-bonus bonus-garden-10") == {"bonus-cards.play.condition"}
    t = bonus(hands=((), (), ()), played=(("bonus-garden-10",), (), ()), A=GARDEN)
    assert t.refused("play-bonus bonus-garden-10") == {"bonus-cards.play.condition"}


@pytest.mark.rule(
    "bonus-cards.remove.card-back-to-hand", "bonus-cards.remove.replayable", "bonus-cards.play.no-retraction"
)
def test_a_card_taken_back_is_known_to_all_and_can_be_played_again() -> None:
    played = (("bonus-garden-10",), (), ())
    own = {**GARDEN, "reserve": ["tower-11"]}
    t = bonus(hands=((), (), ()), played=played, A=own).play("exchange tower-11 garden-10")
    assert (cards(t, "played"), cards(t, "returned")) == ([], ["bonus-garden-10"])
    assert view(t.state, 1).of("bonus_cards").returned == t.slice("bonus_cards").returned
    assert counted(t, "garden") == 0
    t = bonus(hands=((), (), ()), returned=played, A=GARDEN)
    t.play("play-bonus bonus-garden-10")
    assert (cards(t, "played"), cards(t, "returned")) == (["bonus-garden-10"], [])
    assert counted(t, "garden") == 2


@pytest.mark.rule("bonus-cards.interaction.redesign")
def test_with_two_redesigns_a_tile_goes_out_and_in_and_its_card_is_played_again() -> None:
    owned = {"characters": {"owned": [["master-builder", 0]]}}
    t = bonus("characters", hands=((), (), ()), played=(("bonus-garden-10",), (), ()), slices=owned, A=GARDEN)
    t.play("remove garden-10")
    assert cards(t, "returned") == ["bonus-garden-10"]
    t.play("build garden-10 1,0", "take florin1", "take florin2")
    t.play("play-bonus bonus-garden-10")
    assert cards(t, "played") == ["bonus-garden-10"]


# ---------------------------------------------------------------- before a scoring


@pytest.mark.rule("bonus-cards.play.windows", "bonus-cards.flow.decision-points")
def test_before_a_scoring_all_are_asked_from_the_next_player_on_and_again_after_a_card() -> None:
    hands = (("bonus-garden-10",), ("bonus-tower-11",), ("bonus-tower-12",))
    own = {"A": GARDEN, "B": {"palace": {"1,0": "tower-11"}}, "C": {"palace": {"1,0": "tower-12"}}}
    t = scoring(hands=hands, **own)
    assert (t.decider, t.frame) == ("B", "Revealing")
    assert t.options() == {"play-bonus bonus-tower-11", "keep-bonus"}
    t.play("keep-bonus", "keep-bonus")
    assert t.decider == "A"
    t.play("play-bonus bonus-garden-10")
    # Asked anew; A has no card left.
    assert t.decider == "B"
    t.play("play-bonus bonus-tower-11")
    assert t.decider == "C"
    assert t.state.scored == 0
    t.play("keep-bonus")
    assert t.state.scored == 1
    assert t.state.scores == [5, 6, 0]


@pytest.mark.rule("bonus-cards.play.windows", "bonus-cards.hidden.hand")
def test_who_could_hold_a_fitting_card_is_asked_even_without_one() -> None:
    hands = (("bonus-garden-10",), ("bonus-tower-12",), ())
    own = {"B": {"palace": {"1,0": "tower-11"}}, "C": {"palace": {"1,0": "garden-11"}}}
    t = scoring(hands=hands, **own)
    assert (t.decider, t.options()) == ("B", {"keep-bonus"})
    t.play("keep-bonus")
    # C holds no cards and A has built no such tile.
    assert t.state.scored == 1
    # Where the only fitting card lies open elsewhere, there is nothing to hide.
    t = scoring(hands=((), ("bonus-tower-12",), ()), returned=(("bonus-tower-11",), (), ()), **own)
    assert t.state.scored == 1


@pytest.mark.rule("bonus-cards.play.windows")
def test_in_the_third_scoring_too() -> None:
    t = bonus(at="end", market=["garden-10", "", "", ""], A={"hand": ["florin1"]})
    t.play("place garden-10 1,0")
    assert (t.decider, t.frame) == ("A", "Revealing")
    t.play("play-bonus bonus-garden-10")
    assert t.state.over


@pytest.mark.rule("bonus-cards.play.wise-man-order", "bonus-cards.scoring.step-order")
def test_bonus_cards_come_before_the_wise_man() -> None:
    owned = {"characters": {"owned": [["wise-man", 2]]}}
    own = {"A": GARDEN, "C": {"palace": {"1,0": "garden-11", "0,1": "tower-11"}}}
    t = scoring("characters", slices=owned, **own)
    assert (t.decider, t.frame) == ("A", "Revealing")
    t.play("play-bonus bonus-garden-10")
    assert (t.decider, t.frame) == ("C", "NameKind")


@pytest.mark.rule("bonus-cards.scoring.step-order")
def test_the_order_of_a_scoring_with_all_modules() -> None:
    wanted = [
        "wall",
        "watchtowers",
        "city_watch",
        "majorities",
        "citizens",
        "chests",
        "culture",
        "bazaars",
        "entertainer",
    ]
    modules = (
        "bonus_cards", "characters", "watchtowers", "street_trader", "treasure_chamber", "art_of_the_moors", "bazaars",
    )  # fmt: skip
    names = ruleset(Config(players=2, modules=modules)).step_names
    assert [name for name, _ in names["score"]] == wanted
    assert [name for name, _ in names["scoring"]] == [
        "bonus_cards",
        "wise_man",
        "tally",
        "wise_man_rests",
        "dirk_draws",
    ]


# ---------------------------------------------------------------- what a card counts for


@pytest.mark.rule("bonus-cards.scoring.extra-building")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_open_card_counts_in_every_scoring(number: int) -> None:
    t = bonus(hands=((), (), ()), played=(("bonus-garden-10",), (), ()), A=GARDEN, B={"palace": {"1,0": "garden-11"}})
    ranks = [(line.seat, line.args["place"]) for line in flow.score(t.state, number) if line.key == "score-majority"]
    assert ranks[0] == (0, 1)
    assert counted(t, "garden") == 2


@pytest.mark.rule("bonus-cards.scoring.only-majorities", "squares.scoring.what-is-a-building-of-the-colour")
def test_a_card_counts_for_majorities_and_nothing_else() -> None:
    more = (
        "squares",
        "bazaars",
        "street_trader",
        "treasure_chamber",
        "art_of_the_moors",
        "watchtowers",
        "new_score_cards",
    )
    palace = {"0,1": "garden-10", "0,2": "square-garden-S", "1,1": "bazaar-dirham-a"}
    trader = {"cells": ["0,-1"] * 3, "traders": [["tower"] * 3] * 3, "supply": [7] * 6, "homes": ["garden-10"]}
    slices = {
        "street_trader": trader,
        "treasure_chamber": {"chests": ["garden-10"]},
        "new_score_cards": {"laid": ["scorecard5", "scorecard9", "scorecard3"]},
    }
    lines = []
    for played in ((), ("bonus-garden-10",)):
        t = bonus(*more, hands=((), (), ()), played=(played, (), ()), slices=slices, A={"palace": palace})
        lines.append([(x.rule, x.points) for x in flow.score(t.state, 3) if x.key != "score-majority"])
        # The square counts the garden once more, the card adds one.
        assert counted(t, "garden") == 2 + len(played)
        t.play("take florin1")
        assert t.slice("art_of_the_moors").counters == ()
    assert lines[0] == lines[1]
    assert {"bazaars.scoring.formula", "street-trader.scoring.sets"} < {rule for rule, _ in lines[0]}


@pytest.mark.rule("bonus-cards.scoring.only-majorities")
def test_with_new_score_cards_the_values_in_force_are_paid() -> None:
    slices = {"new_score_cards": {"laid": ["scorecard5", "scorecard9", "scorecard3"]}}
    own = {"A": GARDEN, "B": {"palace": {"1,0": "garden-11"}}}
    t = bonus("new_score_cards", hands=((), (), ()), played=(("bonus-garden-10",), (), ()), slices=slices, **own)
    assert [t.points(3, seat, "base.score") for seat in (0, 1)] == [17, 9]


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule("bonus-cards.interaction.building-site")
def test_a_site_makes_no_card_playable_until_it_is_completed() -> None:
    site = {"established": [["garden-10", 0]], "backs": [[["denar", "florin"]], [], []], "drawn": [[], [], []]}
    t = bonus("building_sites", slices={"building_sites": site}, A={**GARDEN, "hand": ["denar9", "denar1"]})
    assert t.refused("play-bonus bonus-garden-10") == {"bonus-cards.play.condition"}
    t.play("complete garden-10 denar1 denar9")
    assert t.frame == "Act"
    t.play("play-bonus bonus-garden-10")
    assert counted(t, "garden") == 2


@pytest.mark.rule("bonus-cards.interaction.out-of-turn-tiles")
def test_a_tile_of_the_sultan_or_the_patron_makes_its_card_playable() -> None:
    slices = {"sultan": {"owned": [[0, "sultan-denar-a", "garden"]]}}
    market = ["", *MARKET[1:]]
    t = bonus("sultan", slices=slices, market=market, supply=["garden-10"], turn="C", at="refill")
    t.play("claim garden-10", "place garden-10 1,0")
    assert (t.decider, t.frame) == ("A", "Act")
    assert t.refused("play-bonus bonus-garden-10") == set()
    owned = {"characters": {"owned": [["rich-patron", 0]]}}
    t = bonus("characters", slices=owned, market=["garden-10", *MARKET[1:]])
    t.play("buy garden-10 patron", "take florin1", "place garden-10 1,0", "take florin2", "take dirham1")
    assert t.refused("play-bonus bonus-garden-10") == set()


@pytest.mark.rule("vizier.special-move.bonus-and-chests")
def test_neither_cards_nor_chests_are_asked_for_when_a_tile_comes_out_of_turn() -> None:
    slices = {
        "sultan": {"owned": [[1, "sultan-denar-a", "garden"]]},
        "treasure_chamber": {"rooms": [["garden"] * 4, ["tower"] * 4, ["arcades"] * 4], "draws": 3},
    }
    hands = ((), ("bonus-garden-10",), ())
    position = {"market": ["", *MARKET[1:]], "supply": ["garden-10"], "at": "refill"}
    t = bonus("sultan", "treasure_chamber", hands=hands, slices=slices, **position)
    t.play("claim garden-10", "place garden-10 1,0")
    assert (t.decider, t.frame) == ("B", "Act")
    assert t.slice("treasure_chamber").chests == ()
    assert t.refused("play-bonus bonus-garden-10") == set()


@pytest.mark.rule("bonus-cards.interaction.magical")
def test_a_magical_building_matches_no_card() -> None:
    t = bonus("magical_buildings", A={"palace": {"1,0": "magical-garden"}})
    assert t.refused("play-bonus bonus-garden-10") == {"bonus-cards.play.condition"}
    assert len(CARDS) == sum(card.sort == "bonus" for card in t.state.rules.cards)


@pytest.mark.rule("bonus-cards.two-player.dirk")
def test_a_card_of_a_tile_that_dirk_owns_cannot_be_played() -> None:
    t = bonus(players=2, slices={"two_players": {"tiles": ["garden-10"]}})
    assert t.refused("play-bonus bonus-garden-10") == {"bonus-cards.play.condition"}
    assert counted(t, "garden", 2) == 1


@pytest.mark.rule("bonus-cards.interaction.not-money")
def test_bonus_cards_are_no_money() -> None:
    owned = {"characters": {"owned": [["moneychanger", 0], ["beggar", 0]]}}
    a = {**GARDEN, "hand": ["florin7", "florin1"]}
    t = bonus("characters", slices=owned, A=a, at="turn", pile=["denar5"])
    assert t.frame == "MayBeg"
    t.play("skip-character")
    assert t.refused("buy pavilion-7-E florin7 bonus-garden-10") != set()
    assert t.refused("change-money bonus-garden-10 florin1") != set()
    assert {text for text in t.options() if "bonus" in text} == {"play-bonus bonus-garden-10"}


@pytest.mark.rule("bonus-cards.flow.decision-points")
@pytest.mark.parametrize("players", [2, 6])
def test_games_with_bonus_cards_run_to_their_end(players: int) -> None:
    rules = ruleset(Config(players=players, modules=("bonus_cards",)))
    seen = set()
    for seed in range(4):
        rng, s = random.Random(seed), flow.start(rules, Chance.from_text(f"bonus {seed}"))
        while not s.over:
            move = rng.choice(flow.moves(s))
            seen.add(rules.codec.text(move).split()[0])
            flow.play_move(s, move)
    assert {"play-bonus", "keep-bonus"} <= seen
