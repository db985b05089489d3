"""Module 01, The Vizier's Favour."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.bots.bot import decide, make_bot
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import view
from sabika.game import Game
from sabika.rules.boxes import BOXES, MODULES, ruleset
from sabika.rules.register import register
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-4-ES", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin9", "denar4", "ducat6"]
PAVILION = "special-move buy pavilion-4-ES florin4"


def pause(*asleep: int, more: tuple[str, ...] = (), **position: Any) -> Table:
    """A pause after A's turn in which these viziers sleep."""
    slices = {"vizier": {"asleep": list(asleep)}, **position.pop("slices", {})}
    position = {"market": MARKET, "display": DISPLAY, "at": "refill", **position}
    return table(["vizier", *more], slices=slices, **position)


def hand(*cards: str) -> dict[str, Any]:
    return {"hand": list(cards)}


def moves(t: Table) -> set[str]:
    return {text.removeprefix("special-move ") for text in t.options() if text.startswith("special-move")}


def asleep(t: Table) -> tuple[int, ...]:
    return tuple(t.slice("vizier").asleep)


# ---------------------------------------------------------------- the token


@pytest.mark.rule("vizier.setup.one-awake-token-each", "vizier.hidden.all-public")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_everybody_begins_with_an_awake_vizier_for_all_to_see(players: int) -> None:
    game = Game(Config(players=players, modules=("vizier",)), seed="vizier")
    module: Any = game.rules.modules["vizier"]
    for seat in (0, 1, None):
        shown = list(module.items(view(game.state, seat)))
        assert [(item.owner, item.hidden, item.note) for item in shown] == [
            (owner, False, "note-vizier") for owner in range(players)
        ]
    t = pause(1, B=hand(), at="act")
    module = t.state.rules.modules["vizier"]
    sleeping = [item.owner for item in module.items(view(t.state, 2)) if item.note == "note-vizier-asleep"]
    assert sleeping == [1]
    assert view(t.state, 2).of("vizier") == t.slice("vizier")


def test_wrong_components_are_rejected() -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("vizier",)), {"vizier": {"tokens": {"value": 5}}})


@pytest.mark.rule("vizier.wake.action", "vizier.wake.only-when-asleep")
def test_waking_is_an_action_for_a_sleeping_vizier_only() -> None:
    t = pause(0, at="act", A=hand("florin4"))
    assert "wake-vizier" in t.options()
    t.play("wake-vizier")
    assert asleep(t) == ()
    assert t.told("vizier-woken") == [{}]
    assert pause(at="act").refused("wake-vizier") == {"vizier.wake.only-when-asleep"}
    # Also as the action earned by an exact payment, after which there is no other.
    t = pause(0, at="act", A=hand("florin4")).play("buy pavilion-4-ES florin4", "wake-vizier")
    assert (t.decider, t.frame) == ("A", "Placing")


@pytest.mark.rule("vizier.wake.usable-from-then-on")
def test_a_woken_vizier_can_be_used_after_the_same_turn() -> None:
    t = pause(0, at="act", A=hand("florin4")).play("wake-vizier")
    assert (t.decider, t.frame) == ("A", "Pause")
    assert PAVILION in t.options()


# ---------------------------------------------------------------- the special move


@pytest.mark.rule(
    "vizier.special-move.when", "vizier.special-move.falls-asleep", "vizier.special-move.place-at-once",
    "vizier.special-move.market-refilled", "vizier.special-move.order-of-play-kept", "vizier.priority.turn-order",
    "vizier.priority.others-decide-again", "vizier.special-move.no-bonus-action",
)  # fmt: skip
def test_a_pause_with_two_special_moves() -> None:
    assert check_file(SCENARIOS / "vizier_pause.toml") is None


@pytest.mark.rule("vizier.special-move.exact-only", "vizier.special-move.tiles-on-offer", "vizier.flow.decision-points")
def test_a_tile_of_the_market_is_paid_exactly() -> None:
    t = pause(B=hand("florin4", "florin5", "dirham9", "denar3", "denar5"))
    assert moves(t) == {
        "buy pavilion-4-ES florin4", "buy tower-9-NE dirham9", "buy garden-8-NE denar3 denar5",
    }  # fmt: skip
    assert t.refused("special-move buy pavilion-4-ES florin5") == {"vizier.special-move.exact-only"}
    assert t.refused("special-move buy pavilion-4-ES denar3") == {"base.buy.currency", "base.buy.at-least-price"}
    assert t.refused("special-move buy tower-12 dirham9") == {"vizier.special-move.tiles-on-offer"}
    assert t.refused("buy pavilion-4-ES florin4") == {"base.turn.one-of-three"}


@pytest.mark.rule("vizier.special-move.awake-required", "vizier.special-move.falls-asleep")
def test_a_sleeping_vizier_buys_nothing() -> None:
    own = hand("florin4", "dirham9")
    t = pause(1, B=own, C=own)
    assert t.decider == "C"
    t.play(PAVILION, "reserve pavilion-4-ES")
    assert asleep(t) == (1, 2)
    assert (t.decider, t.frame) == ("B", "Act")
    both = table(["vizier", "thieves"], slices={"vizier": {"asleep": [2]}, "thieves": {"hands": [[], [], ["florin"]]}},
                 market=MARKET, display=DISPLAY, at="refill", C=own)  # fmt: skip
    assert both.refused(PAVILION) == {"vizier.special-move.awake-required"}


@pytest.mark.rule(
    "vizier.special-move.no-bonus-action", "vizier.special-move.not-a-turn", "vizier.special-move.place-at-once"
)
def test_a_special_move_is_one_purchase_and_no_turn() -> None:
    own = {"hand": ["florin4", "dirham9"], "reserve": ["garden-10"], "palace": {"1,0": "tower-11"}}
    t = pause(C=own)
    assert t.verbs() == {"special-move", "skip-pause"}
    for text in ("take florin1", "build garden-10 2,0", "remove tower-11", "wake-vizier", "pass"):
        assert t.refused(text) == {"base.turn.one-of-three"}
    t.play(PAVILION)
    assert (t.decider, t.frame) == ("C", "Placing")
    assert t.verbs() == {"place", "reserve"}
    t.play("place pavilion-4-ES 2,0")
    assert t.palace("C") == {"1,0": "tower-11", "2,0": "pavilion-4-ES"}
    assert (t.decider, t.frame, t.state.turns) == ("B", "Act", 2)


@pytest.mark.rule("vizier.special-move.market-refilled", "vizier.special-move.no-cards-drawn")
def test_the_market_is_filled_and_no_card_is_drawn() -> None:
    t = pause(C=hand("florin4"), pile=["scoring1", "denar1"], supply=["garden-10"])
    t.play(PAVILION)
    assert t.market()[0] == ""
    t.play("reserve pavilion-4-ES")
    assert t.market() == ["garden-10", *MARKET[1:]]
    assert t.display() == sorted(DISPLAY, key=t.state.rules.card_number.__getitem__)
    assert t.state.drawn == 0
    assert t.state.rules.card_names(t.state.discard) == ["florin4"]


@pytest.mark.rule("vizier.hidden.all-public", "vizier.window.polling")
def test_who_has_unseen_cards_is_asked_and_who_has_none_only_if_they_pay() -> None:
    t = pause(B=hand("florin1"), C=hand("florin2"))
    assert (t.decider, t.frame) == ("B", "Act")
    state = pause(B=hand("florin1"), C=hand("florin2"), at="act", display=["ducat1"], pile=["ducat2"]).state
    state.known[2] = 0
    t = Table(state).play("take ducat1")
    assert (t.decider, t.options()) == ("C", {"skip-pause"})
    t.play("skip-pause")
    assert (t.decider, t.frame) == ("B", "Act")
    bought = pause(C=hand("florin4", "ducat1")).play(PAVILION)
    assert bought.hand("C") == ["ducat1"]
    assert bought.told("bought")[0]["cards"] == ["florin4"]


# ---------------------------------------------------------------- the order of asking


@pytest.mark.rule("vizier.priority.turn-order", "vizier.window.polling", "vizier.special-move.when")
def test_the_next_player_is_asked_first_and_the_last_one_last() -> None:
    own = hand("florin4")
    t = pause(A=own, B=own, C=own)
    asked = []
    while t.frame == "Pause":
        asked.append(t.decider)
        t.play("skip-pause")
    assert asked == ["B", "C", "A"]
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule(
    "vizier.priority.others-decide-again", "vizier.window.polling", "vizier.window.only-after-normal-turns"
)
def test_after_a_special_move_all_are_asked_again_in_the_same_pause() -> None:
    t = pause(A=hand("florin4"), B=hand("dirham9"), C=hand("dirham9"), supply=["pavilion-6-N", "tower-12"])
    t.play("skip-pause", "skip-pause")
    assert t.decider == "A"
    t.play(PAVILION, "reserve pavilion-4-ES")
    assert t.decider == "B"
    t.play("special-move buy tower-9-NE dirham9", "reserve tower-9-NE")
    # C cannot pay for the new tower, and the others sleep: play goes on.
    assert (t.decider, t.frame, t.state.turns) == ("B", "Act", 2)


@pytest.mark.rule("vizier.window.only-after-normal-turns")
def test_there_is_no_pause_before_the_first_turn_and_one_after_several_actions() -> None:
    game = Game(Config(players=4, modules=("vizier",)), seed="first")
    assert type(game.state.stack[-1]).__name__ == "Act"
    t = pause(at="act", A=hand("florin4", "dirham9"), C=hand("denar8")).play("buy pavilion-4-ES florin4")
    assert (t.decider, t.frame) == ("A", "Act")
    t.play("buy tower-9-NE dirham9", "take florin1", "reserve pavilion-4-ES", "reserve tower-9-NE")
    assert (t.decider, t.frame) == ("C", "Pause")


# ---------------------------------------------------------------- scoring and the end


@pytest.mark.rule(
    "vizier.window.before-scoring", "vizier.window.turn-end-pipeline", "combinations.window-before-scoring"
)
def test_a_tile_bought_in_the_pause_counts_in_a_waiting_scoring() -> None:
    position = {"pile": ["scoring1", "denar1"], "display": DISPLAY[:3], "C": hand("florin4")}
    t = pause(**position)
    assert (t.frame, t.state.waiting) == ("Pause", (1,))
    t.play(PAVILION, "place pavilion-4-ES 0,1")
    assert t.state.scored == 1
    assert t.state.scores[2] >= 1
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule("vizier.window.before-scoring")
def test_a_table_may_hold_the_scoring_first() -> None:
    position = {"pile": ["scoring1", "denar1"], "display": DISPLAY[:3], "C": hand("florin4")}
    t = pause(**position, options={"special_moves": "after_scoring"})
    assert (t.frame, t.state.scored, t.state.waiting) == ("Pause", 1, ())
    t.play(PAVILION, "place pavilion-4-ES 0,1")
    assert t.state.scores[2] == 0
    # A scoring card that a thief brings up in the pause is scored when the pause is over.
    both = table(["vizier", "thieves"], options={"special_moves": "after_scoring"}, market=MARKET, display=DISPLAY,
                 pile=["scoring1", "denar1"], slices={"thieves": {"hands": [[], [], ["florin"]]}},
                 at="refill")  # fmt: skip
    assert both.play("steal florin9").state.scored == 1


@pytest.mark.rule(
    "vizier.window.not-after-end-trigger", "vizier.end.not-in-final-distribution", "vizier.end.state-has-no-value"
)
def test_there_is_no_special_move_once_the_end_is_fixed() -> None:
    position = {"market": ["", *MARKET[1:]], "supply": [], "supply_rest": False}
    t = pause(**position, C=hand("dirham9"), waiting=[1])
    assert t.state.ending
    assert t.state.scored == 1
    assert (t.decider, t.frame) == ("C", "Placing")
    assert t.state.rules.tile_names(t.state.gained[2]) == ["tower-9-NE"]
    one, two = pause(0, at="end", market=[""] * 4), pause(1, 2, at="end", market=[""] * 4)
    assert one.state.scores == two.state.scores == [0, 0, 0]


@pytest.mark.rule("vizier.special-move.refill-fails", "combinations.end-after-special-move")
def test_the_game_ends_when_the_market_cannot_be_filled_after_a_special_move() -> None:
    t = pause(supply=[], supply_rest=False, waiting=[1], B=hand("florin4"), C=hand("dirham9"), A=hand("denar8"))
    t.play("special-move buy pavilion-4-ES florin4")
    assert not t.state.ending
    t.play("place pavilion-4-ES 0,1")
    assert t.state.ending
    assert t.state.scored == 1
    assert (t.decider, t.frame) == ("C", "Placing")
    t.play("reserve tower-9-NE", "reserve garden-8-NE")
    assert t.state.over
    assert t.state.turns == 1


# ---------------------------------------------------------------- two players


@pytest.mark.rule("vizier.two-player.dirk")
def test_with_two_players_the_tile_may_be_given_to_dirk() -> None:
    t = pause(players=2, A=hand("florin4"), B=hand("florin4"))
    assert t.decider == "B"
    t.play("skip-pause")
    assert t.decider == "A"
    t.play(PAVILION, "give pavilion-4-ES")
    assert t.state.rules.tile_names(t.slice("two_players").tiles) == ["pavilion-4-ES"]
    assert {item.owner for item in t.state.rules.modules["vizier"].items(view(t.state, 0))} == {0, 1}


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule("vizier.special-move.payment-instruments")
def test_diamonds_and_exchange_cards_pay_exactly() -> None:
    t = pause(more=("diamonds",), C=hand("diamond4", "diamond9", "florin1"))
    assert moves(t) == {"buy pavilion-4-ES diamond4", "buy tower-9-NE diamond9"}
    assert "vizier.special-move.exact-only" in t.refused("special-move buy pavilion-4-ES diamond9")
    t = pause(more=("currency_exchange",), C=hand("exchange-denar-florin", "florin1", "denar3"))
    assert moves(t) == {"buy pavilion-4-ES florin1 denar3 exchange-denar-florin"}


@pytest.mark.rule(
    "vizier.interaction.no-characters", "characters.interaction.vizier", "vizier.special-move.character-ban-scope",
    "vizier.special-move.payment-instruments", "characters.auction.not-after-vizier",
)  # fmt: skip
def test_no_character_helps_in_a_special_move() -> None:
    market = ["pavilion-4-ES", "tower-13-E", *MARKET[2:]]
    owned = {"characters": {"owned": [["rich-patron", 1], ["miser", 1], ["moneychanger", 1]]}}
    t = pause(
        more=("characters",), market=market, slices=owned, B=hand("florin4", "dirham9", "dirham4"), pile=["dancer"]
    )
    assert moves(t) == {"buy pavilion-4-ES florin4", "buy tower-13-E dirham4 dirham9"}
    assert t.refused("special-move buy pavilion-4-ES patron") == {"characters.interaction.vizier"}
    t.play("special-move buy tower-13-E dirham9 dirham4")
    assert t.frame == "Placing"
    t.play("reserve tower-13-E")
    # In the turn that follows they are there again.
    assert (t.decider, t.frame) == ("B", "Act")
    assert {"buy pavilion-4-ES patron", "change-money florin4 florin1"} <= t.options()


@pytest.mark.rule("vizier.interaction.bazaar-buyable", "bazaars.vizier.allowed", "vizier.special-move.bazaar-price")
def test_a_bazaar_can_be_bought() -> None:
    slices = {"bazaars": {"offered": ["bazaar-florin-a"]}}
    t = pause(more=("bazaars",), slices=slices, C=hand("florin4"))
    assert moves(t) == {"buy pavilion-4-ES florin4", "buy-bazaar bazaar-florin-a florin4"}
    t.play("special-move buy-bazaar bazaar-florin-a florin4", "place bazaar-florin-a 0,1")
    assert t.palace("C") == {"0,1": "bazaar-florin-a"}
    assert t.market() == MARKET
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule(
    "vizier.interaction.after-sultan", "sultan.vizier.after", "vizier.interaction.no-sultan-card",
    "sultan.vizier.no-purchase",
)  # fmt: skip
def test_sultan_cards_come_first_and_are_not_for_sale() -> None:
    sultan = {"owned": [[1, "sultan-denar-a", "garden"]], "offered": [["sultan-florin-a", "tower"]]}
    t = pause(more=("sultan",), slices={"sultan": sultan}, C=hand("florin4", "florin7"), market=["", *MARKET[1:]],
              supply=["pavilion-4-ES", "garden-10"])  # fmt: skip
    assert moves(t) == {"buy pavilion-4-ES florin4"}
    assert t.refused("buy-sultan sultan-florin-a florin7") == {"base.turn.one-of-three"}
    t.play(PAVILION, "reserve pavilion-4-ES")
    assert (t.decider, t.frame) == ("B", "Claim")
    t.play("let-go garden-10")
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule(
    "vizier.interaction.no-building-site", "building-sites.vizier.no-establish", "building-sites.vizier.no-complete",
    "vizier.special-move.tiles-on-offer",
)  # fmt: skip
def test_a_site_is_neither_set_up_nor_completed() -> None:
    site = {"established": [["tower-11", 2]], "backs": [[], [], [["denar", "florin"]]], "drawn": [[], [], []]}
    own = {"hand": ["florin2", "florin4", "denar9", "denar2"], "palace": {"1,0": "tower-11"}}
    t = pause(more=("building_sites",), slices={"building_sites": site}, C=own)
    assert moves(t) == {"buy pavilion-4-ES florin4"}
    for text in ("establish pavilion-4-ES florin2", "complete tower-11 denar9 denar2"):
        assert t.refused(text) == {"base.turn.one-of-three"}
        assert t.refused(f"special-move {text}") == {"vizier.special-move.tiles-on-offer"}


@pytest.mark.rule("vizier.interaction.no-square")
def test_a_square_cannot_be_taken() -> None:
    t = pause(more=("squares",), C=hand("florin4"))
    square = next(tile.key for tile in t.state.rules.tiles if tile.sort == "square")
    assert t.verbs() == {"special-move", "skip-pause"}
    assert t.refused(f"take-square {square}") == {"base.turn.one-of-three"}
    assert t.refused(f"special-move buy {square} florin4") == {"vizier.special-move.tiles-on-offer"}


@pytest.mark.rule("vizier.special-move.street-trader", "vizier.special-move.not-a-turn")
def test_the_trader_makes_way_and_is_put_back_before_the_market_is_filled() -> None:
    citizens = [["tower"] * 3, ["tower"] * 3, ["pavilion", "tower", "tower"]]
    trader = {"cells": ["0,-1", "0,-1", "0,1"], "traders": citizens, "supply": [7] * 6}
    t = pause(more=("street_trader",), slices={"street_trader": trader}, C=hand("florin4"))
    t.play(PAVILION, "place pavilion-4-ES 0,1")
    assert (t.decider, t.frame) == ("C", "MakingWay")
    t.play("move-in garden")
    assert (t.decider, t.frame, t.market()[0]) == ("C", "TraderBack", "")
    t.play("place-trader 0,-1")
    assert "" not in t.market()
    # Also for the player whose turn is over.
    own = {**trader, "cells": ["0,1", "0,-1", "0,-1"]}
    t = pause(more=("street_trader",), slices={"street_trader": own}, A=hand("florin4"))
    t.play(PAVILION, "place pavilion-4-ES 0,1", "swap-citizen tower garden")
    assert (t.decider, t.frame, t.market()[0]) == ("A", "TraderBack", "")


@pytest.mark.rule("vizier.special-move.watchtower", "watchtowers.vizier")
def test_a_watchtower_comes_along_for_the_combined_exact_price() -> None:
    t = pause(more=("watchtowers",), C=hand("florin4", "florin6"))
    assert moves(t) == {"buy pavilion-4-ES florin4", "buy-with-tower pavilion-4-ES florin4 florin6"}
    t.play("special-move buy-with-tower pavilion-4-ES florin4 florin6")
    assert t.state.rules.tile_names(t.state.gained[2]) == ["pavilion-4-ES", "watchtower-pavilion"]
    t.play("place pavilion-4-ES 0,1")
    t.play(min(text for text in t.options() if text.startswith("place-tower")))
    assert sorted(t.palace("C").values()) == ["pavilion-4-ES", "watchtower-pavilion"]
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule(
    "vizier.interaction.thief-then-vizier", "thieves.interaction.vizier-order", "thieves.window.polling",
    "thieves.use.stolen-card-usable-at-once",
)  # fmt: skip
def test_a_stolen_card_pays_for_a_special_move_in_the_same_pause() -> None:
    slices = {"thieves": {"hands": [["florin"], ["florin"], ["dirham"]]}}
    display = ["dirham9", "florin1", "florin2", "florin3"]
    t = pause(more=("thieves",), slices=slices, display=display, pile=["denar8", "denar1"], B=hand("denar8"))
    # The next player comes first, with the vizier only; then C.
    assert (t.decider, t.verbs()) == ("B", {"special-move", "skip-pause"})
    assert t.refused("steal florin1") == {"thieves.use.not-before-own-turn"}
    t.play("skip-pause")
    assert (t.decider, t.options()) == ("C", {"steal dirham9", "skip-pause"})
    t.play("steal dirham9")
    assert t.decider == "B"
    t.play("skip-pause", "special-move buy tower-9-NE dirham9", "reserve tower-9-NE")
    assert t.decider == "B"
    # Now the last player, who may use the vizier but no thief.
    last = pause(more=("thieves",), slices=slices, display=display, A=hand("denar8")).play("skip-pause")
    assert (last.decider, last.verbs()) == ("A", {"special-move", "skip-pause"})
    assert last.refused("steal florin1") == {"thieves.use.finished-player-vizier-only"}


@pytest.mark.rule("vizier.window.turn-end-pipeline")
def test_the_steps_at_the_end_of_a_turn() -> None:
    names = [name for name, _ in ruleset(Config(modules=tuple(MODULES))).step_names["turn"]]
    wanted = [
        "act",
        "place",
        "extra_redesign",
        "trader_back",
        "refill_display",
        "refill_market",
        "pause",
        "score",
        "next",
    ]
    assert [name for name in names if name in wanted] == wanted
    assert names.index("dancer") < names.index("beggar") < names.index("act")


@pytest.mark.rule("vizier.interaction.none")
@pytest.mark.parametrize("key", sorted(set(register()["vizier.interaction.none"].with_) & set(MODULES)))
def test_with_other_modules_both_rules_apply_unchanged(key: str) -> None:
    game, rng = Game(Config(players=4, modules=("vizier", key)), seed=f"both {key}"), random.Random(key)
    while not game.over:
        game.play(rng.choice(game.options()).action)
    assert "special-move" in {entry.text.split()[0] for entry in game.log().entries}


@pytest.mark.rule("combinations.granada.vizier")
@pytest.mark.parametrize("box", [box for box in BOXES if box != "red_palace"])
def test_the_vizier_can_be_chosen_in_every_box(box: str) -> None:
    assert Game(Config(box=box, modules=("vizier",))).rules.has("vizier")


# ---------------------------------------------------------------- bots


def test_a_bot_buys_what_is_worth_it_and_wakes_the_vizier_again() -> None:
    bot = make_bot("sensible", random.Random(1))
    t = pause(C=hand("florin4"))
    assert t.state.rules.codec.text(decide(bot, t.state)) == PAVILION
    t = pause(0, at="act", display=["florin1"], market=[""] * 4)
    assert t.state.rules.codec.text(decide(bot, t.state)) == "wake-vizier"
