"""Module 10, Thieves, and the pause between two turns."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.bots.bot import decide, make_bot
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import Hidden, determinize, view
from sabika.game import Game
from sabika.rules.boxes import MODULES, ruleset
from sabika.rules.register import register
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-4-ES", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin9", "denar4", "ducat6"]
PILE = ["dirham2", "dirham3", "dirham4", "dirham5", "dirham6"]


def thieves(*hands: list[str], more: tuple[str, ...] = (), **position: Any) -> Table:
    """A pause after A's turn in which everybody has these thieves."""
    slices = {"thieves": {"hands": list(hands)}, **position.pop("slices", {})}
    position = {"market": MARKET, "display": DISPLAY, "pile": PILE, "at": "refill", **position}
    return table(["thieves", *more], players=len(hands), slices=slices, **position)


def steals(t: Table) -> set[str]:
    return {text for text in t.options() if text.startswith("steal")}


# ---------------------------------------------------------------- components and set-up


@pytest.mark.rule("thieves.setup.deal", "thieves.setup.rest-removed", "thieves.text.picked-up")
@pytest.mark.parametrize(("players", "each", "removed"), [(2, 4, 4), (3, 4, 0), (4, 3, 0), (5, 2, 2), (6, 2, 0)])
def test_twelve_thieves_are_dealt_and_the_rest_is_removed(players: int, each: int, removed: int) -> None:
    s = flow.start(ruleset(Config(players=players, modules=("thieves",))), Chance.from_text("thieves"))
    part = s.slices[s.rules.modules["thieves"].slot]
    assert [len(own) for own in part.hands] == [each] * players
    assert len(part.aside) == removed
    assert Counter(thief for own in (*part.hands, part.aside) for thief in own) == dict.fromkeys(range(4), 3)
    assert {s.rules.cards[card].sort for card in s.pile} == {"money", "scoring"}


@pytest.mark.rule("thieves.setup.deal")
@pytest.mark.parametrize(
    "wrong",
    [{"copies": {"value": 4}}, {"dealt": {"numbers": [7, 4, 3, 2, 2]}}, {"dealt": {"numbers": [4, 4, 3, 2, 0]}}],
)
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("thieves",)), {"thieves": wrong})


@pytest.mark.rule("thieves.hidden.hand")
def test_thieves_are_known_to_their_owner_and_counted_by_all() -> None:
    game = Game(Config(players=5, modules=("thieves",)), seed="hidden")
    module = game.rules.modules["thieves"]
    truth = game.state.slices[module.slot]
    for seat in (0, 3, None):
        seen = view(game.state, seat)
        part = seen.of("thieves")
        assert part.aside == Hidden(2)
        for owner, own in enumerate(part.hands):
            assert own == (truth.hands[owner] if owner == seat else Hidden(2))
        shown = list(module.items(seen))
        assert {item.owner for item in shown if item.hidden} == {0, 1, 2, 3, 4} - {seat}
        assert sum(item.count for item in shown) == 10
        for number in range(20):
            imagined = determinize(seen, random.Random(number))
            guessed = imagined.slices[module.slot]
            assert view(imagined, seat) == seen
            everything = Counter(thief for own in (*guessed.hands, guessed.aside) for thief in own)
            assert everything == dict.fromkeys(range(4), 3)


# ---------------------------------------------------------------- playing a thief


@pytest.mark.rule(
    "thieves.use.special-turn", "thieves.use.removed", "thieves.use.several", "thieves.use.not-before-own-turn",
    "thieves.use.finished-player-vizier-only", "thieves.priority.turn-order", "thieves.flow.decision-points",
)  # fmt: skip
def test_a_pause_with_several_thieves() -> None:
    assert check_file(SCENARIOS / "thieves_pause.toml") is None


@pytest.mark.rule("thieves.use.special-turn", "thieves.hidden.hand")
def test_a_stolen_card_goes_to_the_hand_for_all_to_see() -> None:
    t = thieves([], [], ["florin", "denar"])
    assert (t.decider, t.frame) == ("C", "Pause")
    assert steals(t) == {"steal florin1", "steal florin9", "steal denar4"}
    t.play("steal florin9")
    assert t.hand("C") == ["florin9"]
    assert t.state.known[2] == t.state.hands[2]
    assert t.told("stole") == [{"card": "florin9"}]
    assert t.slice("thieves").hands[2] == (2,)
    assert t.slice("thieves").played == (0,)


@pytest.mark.rule("thieves.use.one-card-each", "thieves.use.no-target", "thieves.use.special-turn")
def test_a_thief_takes_one_card_of_its_currency_that_is_displayed() -> None:
    t = thieves([], [], ["florin", "dirham"])
    assert t.refused("steal florin2") == {"thieves.use.no-target"}
    assert t.refused("steal ducat6") == {"thieves.use.special-turn"}
    assert t.refused("steal dirham2") == {"thieves.use.no-target"}
    assert t.refused("take florin1") == {"base.turn.one-of-three"}
    t.play("steal florin9")
    assert t.display() == ["florin1", "dirham2", "denar4", "ducat6"]
    assert steals(t) == {"steal dirham2"}


@pytest.mark.rule("thieves.use.several", "thieves.use.removed")
def test_one_thief_after_another_until_none_is_left() -> None:
    t = thieves([], [], ["florin", "florin"]).play("steal florin1")
    assert (t.decider, len(t.display())) == ("C", 4)
    t.play("steal florin9")
    assert (t.decider, t.frame, t.state.turns) == ("B", "Act", 2)
    assert t.hand("C") == ["florin1", "florin9"]
    assert not t.state.discard


@pytest.mark.rule(
    "thieves.use.not-before-own-turn", "thieves.use.finished-player-vizier-only", "thieves.use.who-may-play"
)
def test_neither_the_next_player_nor_the_last_one_steals() -> None:
    everything = ["florin", "denar", "ducat", "dirham"]
    t = thieves(everything, everything, ["florin"], ["florin"])
    assert t.decider == "C"
    t.play("skip-pause")
    assert t.decider == "D"
    t.play("skip-pause")
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule("thieves.use.who-may-play")
def test_with_two_players_only_the_one_whose_turn_is_over_steals() -> None:
    t = thieves(["florin"], ["florin"])
    assert (t.decider, t.frame) == ("A", "Pause")
    t.play("steal florin9")
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule("thieves.use.who-may-play")
@pytest.mark.parametrize(
    ("chosen", "players", "asked"), [("always", 3, "A"), ("never", 3, ""), ("always", 2, "A"), ("never", 2, "")]
)
def test_a_table_may_choose_who_steals_after_the_own_turn(chosen: str, players: int, asked: str) -> None:
    options = {"thieves_by_finished_player": chosen}
    t = thieves(*[["florin"], ["florin"], []][:players], options=options)
    assert (t.decider, t.frame) == ((asked, "Pause") if asked else ("B", "Act"))


@pytest.mark.rule("thieves.priority.turn-order", "thieves.window.polling")
def test_the_seat_after_the_next_player_comes_first_and_all_are_asked_again() -> None:
    t = thieves([], [], ["denar"], ["florin", "ducat"])
    assert t.decider == "C"
    t.play("skip-pause")
    assert t.decider == "D"
    t.play("steal florin9")
    assert t.decider == "C"
    t.play("skip-pause", "skip-pause")
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule("thieves.flow.decision-points", "thieves.hidden.hand")
def test_who_has_a_thief_is_asked_even_if_it_does_not_fit() -> None:
    t = thieves([], [], ["dirham"])
    assert (t.decider, t.options()) == ("C", {"skip-pause"})
    t = thieves([], [], ["dirham"], display=["florin1"], pile=[])
    assert t.decider == "C"
    # All thieves that could fit have been played, as everybody knows.
    played = {"hands": [[], [], ["dirham"]], "played": ["florin"] * 3}
    t = thieves([], [], [], display=["florin1"], pile=[], slices={"thieves": played})
    assert (t.decider, t.frame) == ("B", "Act")
    t = thieves([], [], ["dirham"], display=[], pile=[])
    assert (t.decider, t.frame) == ("B", "Act")


# ---------------------------------------------------------------- the place of the pause


@pytest.mark.rule("thieves.window.place-in-pipeline", "combinations.window-before-scoring")
def test_the_pause_comes_after_both_refills_and_before_the_scoring() -> None:
    t = thieves([], [], ["denar"], pile=["scoring1", "denar7", "denar8"], display=DISPLAY[:3], supply=["garden-10"])
    assert (t.frame, t.state.waiting, t.state.scored) == ("Pause", (1,), 0)
    assert "" not in t.market()
    t.play("steal denar7")
    assert [event.kind for event in t.events][-1] == "scored"
    assert (t.state.scored, t.decider, t.frame) == (1, "B", "Act")


@pytest.mark.rule("thieves.end.not-after-end-trigger", "thieves.window.place-in-pipeline")
def test_there_is_no_pause_once_the_end_is_fixed() -> None:
    position = {"market": ["", *MARKET[1:]], "supply": [], "supply_rest": False}
    t = thieves([], [], ["dirham"], **position, C={"hand": ["denar1"]}, B={"hand": ["denar2"]})
    assert t.state.ending
    assert (t.decider, t.frame) == ("B", "Placing")
    assert t.slice("thieves").hands[2] == (1,)
    assert not [line for line in flow.score(t.state, 3) if line.rule.startswith("thieves")]


@pytest.mark.rule("thieves.refill.pile-empty")
def test_with_no_cards_left_the_display_stays_short() -> None:
    t = thieves([], [], ["florin", "denar"], pile=[]).play("steal florin9")
    assert t.display() == ["florin1", "denar4", "ducat6"]
    assert (t.decider, steals(t)) == ("C", {"steal denar4"})


def test_a_mix_without_interruptions_has_no_pause() -> None:
    assert "pause" in dict(ruleset(Config(modules=("thieves",))).step_names["turn"])
    for key in ("bazaars", "characters"):
        rules = ruleset(Config(modules=(key,)))
        assert "pause" not in dict(rules.step_names["turn"])
        assert "skip-pause" not in rules.codec.number


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule(
    "thieves.refill.interrupts", "thieves.refill.auction-inside-window", "thieves.use.stolen-card-usable-at-once"
)
def test_a_character_drawn_after_a_theft_is_auctioned_inside_the_pause() -> None:
    pile = ["dancer", "denar7"]
    t = thieves([], [], ["florin", "denar"], more=("characters",), pile=pile, B={"hand": ["ducat2"]})
    t.play("steal florin9")
    assert (t.decider, t.frame) == ("B", "Auction")
    t.play("bid 2")
    assert (t.decider, "bid 9" in t.options()) == ("C", True)
    t.play("bid 9", "bid 0")
    assert t.frame == "PayBid"
    t.play("pay-bid florin9")
    assert (t.decider, t.frame, t.state.active) == ("C", "Pause", 0)
    t.play("steal denar7")
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule("thieves.refill.interrupts", "thieves.window.place-in-pipeline")
def test_a_sultan_card_drawn_after_a_theft_is_laid_out() -> None:
    t = thieves([], [], ["florin"], more=("sultan",), pile=["sultan-denar-a", "denar7"]).play("steal florin9")
    assert t.slice("sultan").offered[0][0] == t.state.rules.card_number["sultan-denar-a"]
    assert len(t.display()) == 4
    claimed = thieves(
        [], [], ["florin"], more=("sultan",), market=["", *MARKET[1:]], supply=["garden-10"],
        slices={"sultan": {"owned": [[2, "sultan-denar-a", "garden"]]}},
    )  # fmt: skip
    assert claimed.frame == "Claim"
    assert claimed.play("claim garden-10", "reserve garden-10").frame == "Pause"


@pytest.mark.rule("thieves.use.what-can-be-stolen")
def test_diamonds_and_cards_beside_the_market_are_safe() -> None:
    assert "diamonds" in MODULES
    everything = ["florin", "denar", "ducat", "dirham"]
    t = thieves([], [], everything, more=("diamonds", "sultan"), display=["diamond5", "florin1"], pile=[],
                slices={"sultan": {"offered": [["sultan-denar-a", "garden"]]}})  # fmt: skip
    assert t.options() == {"steal florin1", "skip-pause"}
    assert t.refused("steal diamond5") == {"thieves.use.what-can-be-stolen"}
    assert t.refused("steal sultan-denar-a") == {"thieves.use.no-target"}
    alone = thieves([], [], everything, more=("diamonds",), display=["diamond5"], pile=[])
    assert (alone.decider, alone.frame) == ("B", "Act")


@pytest.mark.rule("thieves.interaction.characters")
def test_characters_do_not_change_thieves() -> None:
    owned = [["trader", 2], ["miser", 2], ["moneychanger", 2], ["beggar", 1]]
    t = thieves([], ["florin"] * 3, ["florin"], more=("characters",), slices={"characters": {"owned": owned}},
                B={"hand": ["denar1", "denar2"]})  # fmt: skip
    assert t.verbs() == {"steal", "skip-pause"}
    t.play("steal florin1")
    # Three thieves and two money cards: the Beggar still helps.
    assert (t.decider, t.frame) == ("B", "MayBeg")


@pytest.mark.rule("thieves.interaction.not-money")
def test_thieves_are_no_money() -> None:
    t = thieves(["florin"] * 3, [], [], at="act")
    assert not {text for text in t.options() if text.startswith("buy")}
    site = {"established": [["tower-11", 0]], "backs": [[["florin", "denar"]], [], []], "drawn": [[], [], []]}
    t = thieves(["florin"], [], [], more=("building_sites",), at="end", market=["", "", "", ""],
                slices={"building_sites": site}, A={"hand": ["florin5"], "palace": {"1,0": "tower-11"}})  # fmt: skip
    assert t.state.over
    assert t.hand("A") == []
    assert t.slice("thieves").hands[0] == (0,)


@pytest.mark.rule("thieves.interaction.none")
@pytest.mark.parametrize("key", sorted(set(register()["thieves.interaction.none"].with_) & set(MODULES)))
def test_with_other_modules_both_rules_apply_unchanged(key: str) -> None:
    game, rng = Game(Config(players=4, modules=("thieves", key)), seed=f"both {key}"), random.Random(key)
    while not game.over:
        game.play(rng.choice(game.options()).action)
    assert "steal" in {entry.text.split()[0] for entry in game.log().entries}


# ---------------------------------------------------------------- bots


def test_a_bot_steals_what_is_worth_a_thief() -> None:
    bot = make_bot("sensible", random.Random(1))
    for display, verb in ((["florin9"], "steal"), (["florin1"], "skip-pause")):
        t = thieves([], [], ["florin"], display=display, pile=[])
        move = decide(bot, t.state)
        assert t.state.rules.codec.text(move).split()[0] == verb
