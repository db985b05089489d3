"""Module 07, Characters: the ten abilities."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.view import determinize, unseen_specials, unseen_tiles, view
from sabika.rules.boxes import MODULES, ruleset

MARKET = ["pavilion-4-ES", "tower-9-NE", "garden-8-NE", "arcades-8-N"]
DEAR = ["garden-10", "tower-11", "chambers-10", "arcades-10"]
DISPLAY = ["florin1", "dirham4", "denar6", "ducat9"]
WALL_OF_EIGHT = {
    "0,-1": "pavilion-2-NEW",
    "-1,0": "chambers-9-W",
    "1,0": "tower-8-NES",
    "-1,1": "arcades-6-SW",
    "0,1": "garden-10",
    "1,1": "arcades-6-NE",
    "0,2": "arcades-9",
    "1,2": "seraglio-6-ES",
}


def needs(*modules: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not set(modules) <= set(MODULES), reason="module not there yet")


def owning(*characters: str, modules: tuple[str, ...] = (), slices: dict[str, Any] | None = None, **more: Any) -> Table:
    """A position in which A owns characters."""
    own = {"characters": {"owned": [[character, 0] for character in characters]}, **(slices or {})}
    position = {"market": MARKET, "display": DISPLAY, "slices": own, **more}
    return table(["characters", *modules], **position)


def owned(t: Table) -> dict[str, str]:
    """Character -> seat."""
    return {t.state.rules.card_keys[card]: "ABCDEF"[seat] for card, seat in t.slice("characters").owned if seat >= 0}


def verbs(t: Table, verb: str) -> set[str]:
    return {text for text in t.options() if text.split()[0] == verb}


# ---------------------------------------------------------------- Rich Patron


@pytest.mark.rule("characters.rich-patron.effect", "characters.use.symbols", "characters.flow.decision-points")
def test_the_rich_patron_pays_any_price_exactly_and_leaves_the_game() -> None:
    t = owning("rich-patron", A={"hand": ["dirham9", "florin5"]}, pile=["ducat1"])
    assert {f"buy {tile} patron" for tile in MARKET} <= t.options()
    assert t.refused("buy tower-9-NE patron dirham9") == {"characters.rich-patron.effect"}
    t.play("buy tower-9-NE patron")
    assert t.told("bought")[0]["exact"]
    assert owned(t) == {}
    assert sorted(t.hand("A")) == ["dirham9", "florin5"]
    assert t.state.discard == 0
    assert (t.decider, t.frame) == ("A", "Act"), "an extra action"
    assert "buy garden-8-NE patron" not in t.options()
    assert t.refused("buy garden-8-NE patron") == {"characters.rich-patron.effect"}
    assert t.state.rules.card_number["rich-patron"] not in unseen_specials(t.state)["character"], "out of the game"


@pytest.mark.rule("characters.rich-patron.effect", "characters.symbol.round-means-own-turn")
def test_a_patron_of_somebody_else_does_not_pay() -> None:
    t = table(["characters"], market=MARKET, slices={"characters": {"owned": [["rich-patron", 1]]}})
    assert t.options() == {"pass"}
    assert t.refused("buy tower-9-NE patron") == {"characters.rich-patron.effect"}


@pytest.mark.rule("characters.interaction.patron-bazaar", "characters.rich-patron.scope")
def test_the_rich_patron_pays_for_a_bazaar() -> None:
    t = owning("rich-patron", modules=("bazaars",), slices={"bazaars": {"offered": ["bazaar-florin-a"]}})
    t.play("buy-bazaar bazaar-florin-a patron")
    assert (t.decider, t.frame) == ("A", "Act")
    assert owned(t) == {}
    empty = owning(
        "rich-patron",
        modules=("bazaars",),
        slices={"bazaars": {"offered": ["bazaar-florin-a"]}},
        market=["", *MARKET[1:]],
    )
    assert empty.refused("buy-bazaar bazaar-florin-a patron") == {"bazaars.price.empty-slot"}


@needs("watchtowers")
@pytest.mark.rule("characters.rich-patron.scope")
def test_the_rich_patron_pays_for_building_and_watchtower_together() -> None:
    t = owning("rich-patron", modules=("watchtowers",))
    t.play("buy-with-tower tower-9-NE patron")
    assert t.state.rules.tile_names(t.state.gained[0]) == ["tower-9-NE", "watchtower-tower"]
    assert (t.decider, t.frame) == ("A", "Act")


@needs("sultan", "building_sites")
@pytest.mark.rule("characters.rich-patron.scope")
def test_the_rich_patron_pays_for_no_sultan_card_and_no_site() -> None:
    slices = {"sultan": {"offered": [["sultan-denar-a", "tower"]]}}
    t = owning("rich-patron", modules=("sultan", "building_sites"), slices=slices)
    assert t.refused("buy-sultan sultan-denar-a patron") == {"characters.rich-patron.scope"}
    assert t.refused("establish tower-9-NE patron") == {"characters.rich-patron.scope"}
    assert {text.split()[0] for text in t.options() if "patron" in text} == {"buy"}


# ---------------------------------------------------------------- Miser


@pytest.mark.rule("characters.miser.effect", "characters.miser.what-and-when", "characters.miser.price-meaning")
def test_the_miser_takes_a_display_card_after_a_purchase_of_10_or_more() -> None:
    t = owning("miser", market=DEAR, A={"hand": ["florin9", "florin2", "dirham7", "dirham9", "denar9", "ducat2"]})
    t.play("buy garden-10 florin9 florin2")
    assert (t.decider, t.frame) == ("A", "MayHoard")
    assert t.options() == {*(f"hoard {card}" for card in DISPLAY), "skip-character"}
    assert t.refused("hoard ducat1") == {"characters.miser.what-and-when"}
    t.play("hoard ducat9")
    assert "ducat9" in t.hand("A")
    assert t.told("displayed") == [], "no refill before the end of the turn"
    assert t.display() == DISPLAY[:3]
    assert t.frame == "Placing"


@pytest.mark.rule("characters.miser.effect", "characters.miser.price-meaning")
def test_the_miser_ignores_a_building_that_costs_less_than_10() -> None:
    t = owning("miser", A={"hand": ["dirham9", "dirham8"]}).play("buy tower-9-NE dirham9 dirham8")
    assert t.frame == "Placing", "17 were paid, but the price is 9"


@pytest.mark.rule("characters.miser.what-and-when", "characters.symbol.round-means-own-turn")
def test_the_miser_is_used_once_per_turn_and_his_card_may_be_spent_at_once() -> None:
    hand = ["florin4", "florin6", "dirham9", "dirham2", "ducat1"]
    t = owning("miser", market=DEAR, A={"hand": hand})
    t.play("buy garden-10 florin4 florin6", "hoard ducat9")
    assert (t.decider, t.frame) == ("A", "Act")
    t.play("buy arcades-10 ducat1 ducat9")
    assert t.frame == "Act", "used in this turn"
    declined = owning("miser", market=DEAR, A={"hand": hand})
    declined.play("buy garden-10 florin4 florin6", "skip-character", "buy tower-11 dirham9 dirham2")
    assert declined.frame == "MayHoard", "not used yet"


@pytest.mark.rule("characters.rich-patron.with-miser")
def test_a_purchase_with_the_rich_patron_moves_the_miser() -> None:
    t = owning("miser", "rich-patron", market=DEAR).play("buy tower-11 patron")
    assert t.frame == "MayHoard"
    t.play("hoard denar6")
    assert (t.hand("A"), t.frame) == (["denar6"], "Act")


@pytest.mark.rule("characters.miser.price-meaning")
def test_the_price_of_a_bazaar_counts_for_the_miser() -> None:
    offered = {"bazaars": {"offered": ["bazaar-florin-a", "bazaar-denar-b"]}}
    more = {"modules": ("bazaars",), "slices": offered, "A": {"hand": ["florin4", "florin6", "denar8"]}}
    assert owning("miser", market=DEAR, **more).play("buy-bazaar bazaar-florin-a florin4 florin6").frame == "MayHoard"
    assert owning("miser", market=MARKET, **more).play("buy-bazaar bazaar-denar-b denar8").frame == "Act"


@needs("watchtowers", "building_sites", "sultan")
@pytest.mark.rule("characters.miser.price-meaning")
def test_watchtowers_sites_and_sultan_cards_do_not_move_the_miser() -> None:
    hand = {"hand": ["dirham8", "dirham9", "denar7"]}
    slices = {"sultan": {"offered": [["sultan-denar-a", "tower"]]}}
    modules = ("watchtowers", "building_sites", "sultan")
    t = owning("miser", modules=modules, slices=slices, A=hand)
    assert Table(t.state).play("buy-with-tower tower-9-NE dirham8 dirham9").frame == "Placing", "9 without surcharge"
    for action in ("establish tower-9-NE dirham8", "buy-sultan sultan-denar-a denar7"):
        assert "MayHoard" not in [type(frame).__name__ for frame in Table(t.state).play(action).state.stack]
    dear = owning("miser", modules=modules, slices=slices, market=DEAR, A={"hand": ["dirham8", "dirham9"]})
    assert dear.play("buy-with-tower tower-11 dirham8 dirham9").frame == "MayHoard"


@pytest.mark.rule("characters.use.symbols")
def test_a_character_with_another_symbol_follows_it() -> None:
    t = owning("miser", market=DEAR, A={"hand": ["florin4", "florin6"]})
    rules = ruleset(t.state.rules.config, {"characters": {"cards": {"miser": {"timing": "one_use"}}}})
    t.state.rules = rules
    t.play("buy garden-10 florin4 florin6", "hoard ducat9")
    assert owned(t) == {}


# ---------------------------------------------------------------- Master Builder


@pytest.mark.rule("characters.master-builder.effect", "characters.master-builder.details")
def test_the_master_builder_grants_a_redesign_after_placing() -> None:
    palace = {"1,0": "arcades-9", "0,1": "garden-11"}
    t = owning("master-builder", A={"hand": ["dirham9", "dirham1"], "palace": palace, "reserve": ["chambers-11"]})
    t.play("buy tower-9-NE dirham9 dirham1", "reserve tower-9-NE")
    assert (t.decider, t.frame) == ("A", "ExtraRedesign")
    assert t.verbs() == {"build", "remove", "exchange", "skip-redesign"}
    assert any(text.startswith("build tower-9-NE") for text in t.options()), "also with what was just bought"
    done = Table(t.state).play("exchange chambers-11 arcades-9")
    assert done.palace("A")["1,0"] == "chambers-11"
    assert done.state.active == 1, "one redesign only"
    assert t.play("skip-redesign").state.active == 1


@pytest.mark.rule("characters.master-builder.details", "characters.symbol.round-means-own-turn")
def test_the_master_builder_works_after_any_action_but_only_in_the_owners_turn() -> None:
    palace = {"palace": {"1,0": "arcades-9", "0,1": "garden-11"}}
    assert owning("master-builder", A=palace).play("take ducat9").frame == "ExtraRedesign"
    assert owning("master-builder", A=palace).play("remove garden-11").frame == "ExtraRedesign"
    other = owning("master-builder", turn="B", A=palace, B={"palace": {"1,0": "arcades-10"}}).play("take ducat9")
    assert (other.state.active, other.frame) == (2, "Act")
    nothing = owning("master-builder").play("take ducat9")
    assert nothing.state.active == 1, "nothing to redesign, nothing asked"


@pytest.mark.rule("characters.master-builder.details")
def test_the_master_builder_may_move_a_bazaar() -> None:
    t = owning("master-builder", modules=("bazaars",), A={"palace": {"1,0": "bazaar-denar-a"}})
    assert "remove bazaar-denar-a" in t.play("take ducat9").options()


# ---------------------------------------------------------------- Trader


@pytest.mark.rule("characters.trader.effect", "characters.trader.details")
def test_the_trader_takes_several_cards_worth_up_to_7() -> None:
    display = ["florin3", "dirham4", "denar1", "ducat9"]
    t = owning("trader", display=display)
    assert {"take florin3 dirham4", "take ducat9"} <= t.options()
    assert t.refused("take florin3 dirham4 denar1") == {"base.money.take-several"}
    assert t.refused("take florin3 ducat9") == {"base.money.take-several"}
    other = owning("trader", turn="B", display=display)
    assert other.refused("take florin3 dirham4") == {"base.money.take-several"}
    assert t.play("take florin3 dirham4").hand("A") == ["florin3", "dirham4"]


@pytest.mark.rule("characters.trader.effect")
def test_another_limit_of_the_trader_is_his_alone() -> None:
    changed = ruleset(Config(modules=("characters",)), {"characters": {"trader_limit": {"value": 13}}})
    found = []
    for turn, display in (("B", ["florin1", "dirham9", "denar4"]), ("A", ["dirham9", "denar4"])):
        t = owning("trader", turn=turn, display=display)
        t.state.rules = changed
        found.append(verbs(t, "take"))
    assert found == [
        {"take florin1", "take dirham9", "take denar4", "take florin1 denar4"},
        {"take dirham9", "take denar4", "take dirham9 denar4"},
    ]


@pytest.mark.rule("characters.trader.details")
def test_the_trader_does_not_help_miser_and_moneychanger() -> None:
    display = ["florin3", "dirham3", "denar1"]
    t = owning("trader", "miser", "moneychanger", market=DEAR, display=display, A={"hand": ["florin4", "florin6"]})
    assert t.refused("change-money florin4 florin3") == set()
    both = {"characters.moneychanger.effect", "characters.moneychanger.details"}
    assert t.refused("change-money florin4 dirham7") == both
    t.play("buy garden-10 florin4 florin6")
    assert verbs(t, "hoard") == {"hoard florin3", "hoard dirham3", "hoard denar1"}, "one card, no sums"


# ---------------------------------------------------------------- Wise Man


def wise(palaces: dict[str, dict[str, str]], **more: Any) -> Table:
    """A scoring is due; A has the Wise Man."""
    seats = {seat: {"palace": palace} for seat, palace in palaces.items()}
    return owning("wise-man", **{"at": "score", "waiting": [1], **seats, **more})


@pytest.mark.rule("characters.wise-man.effect", "characters.wise-man.timing", "characters.wise-man.kinds")
def test_the_wise_man_adds_half_a_building_of_a_kind_named_in_each_scoring() -> None:
    palaces = {
        "A": {"1,0": "arcades-9", "0,1": "garden-11"},
        "B": {"1,0": "arcades-10", "0,1": "garden-10"},
    }
    t = wise(palaces, scored=0)
    assert (t.decider, t.frame) == ("A", "NameKind")
    assert t.options() == {"name-kind arcades", "name-kind garden"}
    garden = Table(t.state).play("name-kind garden")
    assert garden.told("named-kind") == [{"kind": "garden"}]
    assert list(garden.state.scores) == [6, 1, 0], "garden 5 alone, arcades 3 shared"
    arcades = Table(t.state).play("name-kind arcades")
    assert list(arcades.state.scores) == [5, 2, 0], "arcades 3 alone, garden 5 shared"
    again = wise(palaces, scored=1)
    assert again.decider == "A", "chosen anew"


@pytest.mark.rule("characters.wise-man.needs-a-building", "characters.wise-man.kinds")
def test_the_half_building_breaks_ties_upwards_and_needs_a_building() -> None:
    two = {"1,0": "garden-10", "0,1": "garden-11"}
    three = {"1,0": "garden-9-E", "0,1": "garden-12-S", "-1,0": "garden-10-N"}
    fewer = wise({"A": two, "B": three}, scored=1, waiting=[2])
    assert fewer.frame == "Act", "a single kind needs no choice"
    assert list(fewer.state.scores) == [5, 12 + 1, 0], "2.5 loses to 3; B has a wall of 1"
    equal = {"1,0": "garden-9-E", "0,1": "garden-12-S"}
    tied = wise({"A": two, "B": equal}, scored=1, waiting=[2])
    assert list(tied.state.scores) == [12, 5 + 1, 0], "2.5 beats 2"
    choice = wise({"A": {"1,0": "arcades-9", "0,1": "garden-11"}})
    assert choice.refused("name-kind tower") == {"characters.wise-man.needs-a-building"}
    nothing = wise({"B": two})
    assert (nothing.decider, nothing.frame) == ("B", "Act")


@pytest.mark.rule("characters.wise-man.needs-a-building")
def test_table_option_the_half_building_counts_alone() -> None:
    option = {"half_building_alone": "yes"}
    t = wise({"B": {"1,0": "garden-10"}}, options=option)
    assert len(t.options()) == 6
    t.play("name-kind tower")
    assert list(t.state.scores) == [6, 5, 0], "0.5 towers are more than none"
    t = wise({"B": {"1,0": "garden-10"}}, options=option).play("name-kind garden")
    assert list(t.state.scores) == [0, 5, 0], "0.5 loses to 1"


@pytest.mark.rule("characters.wise-man.timing", "characters.wise-man.effect")
def test_outside_a_scoring_the_half_helps_where_it_gives_the_most() -> None:
    t = owning(
        "wise-man",
        A={"palace": {"1,0": "arcades-9", "0,1": "garden-11"}},
        B={"palace": {"1,0": "arcades-10", "0,1": "garden-10"}},
    )
    assert t.points(1, 0, "base.score.first") == 6
    assert t.points(1, 1, "base.score.first") == 1


@pytest.mark.rule("characters.wise-man.timing")
def test_a_forecast_names_the_kind_that_helps_most_in_that_scoring() -> None:
    t = owning(
        "wise-man",
        players=4,
        A={"palace": {"1,0": "pavilion-8", "0,1": "tower-11"}},
        B={"palace": {"1,0": "pavilion-7-E", "0,1": "tower-12", "-1,0": "tower-10-W"}},
        C={"palace": {"0,1": "tower-9-ES"}},
        D={"palace": {"0,1": "tower-11-S"}},
    )
    assert t.points(1, 0, "base.score.first") == 1, "the pavilion: alone before B"
    assert t.points(3, 0, "base.score.third") == (16 + 8) // 2 + 13, "the tower: second before C and D"


@pytest.mark.rule("characters.wise-man.timing")
def test_the_named_kind_is_forgotten_when_the_scoring_is_over() -> None:
    seats = {
        "A": {"palace": {"1,0": "arcades-9", "0,1": "garden-11"}, "hand": ["dirham9"]},
        "B": {"palace": {"1,0": "arcades-10", "0,1": "garden-10"}},
        "C": {"palace": {"0,1": "garden-12-S"}},
    }
    t = owning("wise-man", at="refill", waiting=[1], market=["", "tower-11", "", ""], supply_rest=False, **seats)
    t.play("name-kind arcades")
    assert (t.decider, t.frame, t.state.scored) == ("A", "Placing", 1), "the game ends after this scoring"
    assert t.points(3, 0, "base.score.third") == (18 + 10) // 2 + 20, "now the garden would help more"


@pytest.mark.rule("characters.wise-man.timing", "base.score.card-leaves")
def test_the_scoring_card_lies_open_while_the_kind_is_chosen() -> None:
    palace = {"1,0": "arcades-9", "0,1": "garden-11"}
    t = wise({"A": palace}, pile=["scoring2", "denar1", "denar2"])
    assert t.frame == "NameKind"
    assert t.state.waiting == (1,)
    for number in range(20):
        guess = determinize(view(t.state, 1), Random(number))
        special = [guess.rules.card_keys[card] for card in guess.pile if guess.rules.cards[card].sort == "scoring"]
        assert special == ["scoring2"]
    assert t.play("name-kind garden").state.waiting == ()


@needs("building_sites")
@pytest.mark.rule("characters.wise-man.needs-a-building")
def test_an_unfinished_building_is_none_for_the_wise_man() -> None:
    t = owning(
        "wise-man",
        modules=("building_sites",),
        at="act",
        A={"hand": ["dirham4"], "palace": {"1,0": "arcades-9"}},
    )
    t.play("establish tower-9-NE dirham4")
    t.play(sorted(t.options())[0])
    t.play(sorted(verbs(t, "place"))[0])
    assert "tower-9-NE" in t.palace("A").values()
    module: Any = t.state.rules.modules["characters"]
    assert module._open_kinds(t.state, 0) == [t.state.rules.kinds.index("arcades")]


@pytest.mark.rule("characters.wise-man.kinds")
def test_bazaars_are_no_kind_for_the_wise_man() -> None:
    t = wise({"A": {"1,0": "bazaar-denar-a", "0,1": "garden-11", "-1,0": "arcades-9"}}, modules=("bazaars",))
    assert t.options() == {"name-kind arcades", "name-kind garden"}


# ---------------------------------------------------------------- Dancer


@pytest.mark.rule("characters.dancer.effect", "characters.dancer.procedure", "characters.dancer.targets")
def test_the_dancer_replaces_a_market_tile_before_the_turn() -> None:
    t = owning("dancer", at="turn", supply=["garden-10", "tower-11", "seraglio-9"], supply_rest=False)
    assert (t.decider, t.frame) == ("A", "MayDance")
    assert t.options() == {*(f"dance {tile}" for tile in MARKET), "skip-character"}
    assert t.refused("dance garden-10") == {"characters.dancer.targets"}
    t.play("dance tower-9-NE")
    assert t.market() == ["pavilion-4-ES", "garden-10", "garden-8-NE", "arcades-8-N"]
    left = t.state.rules.tile_names(t.state.supply[t.state.taken :])
    assert sorted(left) == ["seraglio-9", "tower-11", "tower-9-NE"]
    assert [tile for tile in left if tile != "tower-9-NE"] == ["tower-11", "seraglio-9"]
    assert (t.decider, t.frame) == ("A", "Act"), "once per turn"


@pytest.mark.rule("characters.dancer.procedure", "characters.dancer.effect")
def test_the_old_tile_comes_back_anywhere_in_the_supply() -> None:
    places = set()
    supply = ["garden-10", "tower-11", "seraglio-9"]
    for seed in range(40):
        t = owning("dancer", at="turn", supply=supply, supply_rest=False, seed=f"{seed}")
        t.play("dance tower-9-NE")
        places.add(t.state.rules.tile_names(t.state.supply[t.state.taken :]).index("tower-9-NE"))
    assert places == {0, 1, 2}


@pytest.mark.rule("characters.dancer.procedure", "characters.dancer.targets")
def test_a_bazaar_drawn_by_the_dancer_goes_beside_the_market() -> None:
    offered = {"bazaars": {"offered": ["bazaar-denar-b"]}}
    more = {"modules": ("bazaars",), "slices": offered, "at": "turn", "supply_rest": False}
    t = owning("dancer", supply=["bazaar-denar-a", "garden-10"], **more)
    assert t.refused("dance bazaar-denar-b") == {"characters.dancer.targets"}
    t.play("dance tower-9-NE")
    assert t.market()[1] == "garden-10"
    assert t.state.rules.tile_names(t.slice("bazaars").offered) == ["bazaar-denar-b", "bazaar-denar-a"]
    only = owning("dancer", supply=["bazaar-denar-a"], **more).play("dance tower-9-NE")
    assert only.market() == MARKET, "no tile for the space: the old one stays"
    assert unseen_tiles(only.state).count(only.state.rules.tile_number["tower-9-NE"]) == 0


@pytest.mark.rule("characters.dancer.procedure", "characters.dancer.no-end-trigger")
def test_the_dancer_needs_a_tile_in_the_supply_and_never_ends_the_game() -> None:
    empty = owning("dancer", at="turn", supply=[], supply_rest=False)
    assert (empty.decider, empty.frame) == ("A", "Act")
    t = owning("dancer", at="turn", supply=["garden-10"], supply_rest=False)
    t.play("dance tower-9-NE", "take ducat9")
    assert not t.state.ending
    assert t.state.active == 1
    only = {"modules": ("bazaars",), "at": "turn", "supply": ["bazaar-denar-a"], "supply_rest": False}
    t = owning("dancer", **only).play("dance tower-9-NE")
    assert not t.state.ending


@needs("sultan")
@pytest.mark.rule("characters.interaction.dancer-sultan", "characters.dancer.procedure")
def test_the_dancers_tile_may_be_claimed_by_sultan_cards_from_her_owner_on() -> None:
    cards = {"sultan": {"owned": [[1, "sultan-denar-a", "garden"], [0, "sultan-denar-b", "garden"]]}}
    supply = ["garden-10", "garden-11", "seraglio-9"]
    t = owning("dancer", modules=("sultan",), slices=cards, at="turn", supply=supply, supply_rest=False)
    t.play("dance tower-9-NE")
    assert (t.decider, t.frame) == ("A", "Claim")
    tower = t.state.rules.tile_number["tower-9-NE"]
    assert tower not in unseen_tiles(t.state), "the old tile is not in the supply yet"
    t.play("let-go garden-10")
    assert t.decider == "B"
    t.play("claim garden-10", "reserve garden-10")
    assert (t.decider, t.frame) == ("A", "Claim"), "drawing continues"
    t.play("claim garden-11", "reserve garden-11")
    assert t.market()[1] == "seraglio-9"
    assert t.state.rules.tile_names(t.state.supply[t.state.taken :]) == ["tower-9-NE"]
    assert (t.decider, t.frame) == ("A", "Act")
    t = owning("dancer", modules=("sultan",), slices=cards, at="turn", supply=["garden-10"], supply_rest=False)
    t.play("dance tower-9-NE", "claim garden-10", "reserve garden-10")
    assert t.market() == MARKET, "the last tile was claimed: the old one stays"


# ---------------------------------------------------------------- Moneychanger


@pytest.mark.rule("characters.moneychanger.effect", "characters.moneychanger.details")
def test_the_moneychanger_gives_a_display_card_of_the_same_or_lower_value() -> None:
    t = owning("moneychanger", A={"hand": ["denar4", "ducat1"]}, pile=["florin9", "florin8"])
    assert verbs(t, "change-money") == {
        "change-money denar4 florin1",
        "change-money denar4 dirham4",
        "change-money ducat1 florin1",
    }
    assert t.refused("change-money denar4 denar6") == {"characters.moneychanger.effect"}
    assert t.refused("change-money ducat9 dirham4") == {"characters.moneychanger.details"}
    assert t.refused("change-money denar4 florin2") == {"characters.moneychanger.details"}
    t.play("change-money denar4 dirham4")
    assert sorted(t.hand("A")) == ["dirham4", "ducat1"]
    assert t.state.rules.card_names(t.state.discard) == ["denar4"]
    assert t.display() == ["florin1", "denar6", "ducat9"], "no refill yet"
    assert (t.decider, t.frame) == ("A", "Act"), "no action"
    assert verbs(t, "change-money") == set(), "once per turn"
    assert t.refused("change-money ducat1 florin1") == {"characters.symbol.round-means-own-turn"}
    t.play("take ducat9")
    assert (t.state.active, len(t.display())) == (1, 4)
    assert t.slice("characters").used == (), "a new turn"


@pytest.mark.rule("characters.moneychanger.details", "characters.symbol.round-means-own-turn")
def test_the_moneychanger_can_still_be_used_between_the_last_action_and_the_placement() -> None:
    t = owning("moneychanger", A={"hand": ["dirham9", "dirham1", "denar4"]})
    t.play("buy tower-9-NE dirham9 dirham1")
    assert (t.decider, t.frame) == ("A", "MayChange")
    assert t.options() == {"change-money denar4 florin1", "change-money denar4 dirham4", "skip-character"}
    t.play("change-money denar4 dirham4")
    assert t.frame == "Placing"
    assert t.refused("change-money dirham4 florin1") == {"base.turn.one-of-three"}
    slices = {"characters": {"owned": [["moneychanger", 1]]}}
    other = table(["characters"], display=DISPLAY, slices=slices, A={"hand": ["denar9"]})
    assert other.refused("change-money denar9 florin1") == {"characters.moneychanger.effect"}


# ---------------------------------------------------------------- Beggar


@pytest.mark.rule("characters.beggar.effect", "characters.beggar.count", "characters.flow.decision-points")
@pytest.mark.parametrize("hand", [[], ["denar1"], ["denar1", "denar1"], ["denar1", "denar2", "denar3"]])
def test_the_beggar_draws_with_two_cards_or_fewer(hand: list[str]) -> None:
    t = owning("beggar", at="turn", A={"hand": hand}, pile=["ducat7", "ducat8"])
    if len(hand) > 2:
        assert (t.decider, t.frame) == ("A", "Act")
        return
    assert t.options() == {"beg", "skip-character"}
    assert Table(t.state).play("skip-character").hand("A") == hand
    t.play("beg")
    assert sorted(t.hand("A")) == [*hand, "ducat7"]
    assert (t.decider, t.frame) == ("A", "Act")


@pytest.mark.rule("characters.beggar.draw-hidden")
def test_the_beggars_money_card_is_seen_by_its_owner_only() -> None:
    t = owning("beggar", at="turn", pile=["ducat7", "ducat8"]).play("beg")
    told = next(event for event in t.events if event.kind == "begged")
    assert told.seen_by(0).secret == {"card": "ducat7"}
    assert told.seen_by(1).secret is told.seen_by(None).secret is None
    seen = view(t.state, 1, memory=True)
    assert seen.memory is not None
    assert seen.memory[0] == 0, "nobody else knows the card"


@pytest.mark.rule("characters.beggar.non-money", "characters.beggar.resolving-others", "characters.end.pending-scoring")
def test_a_scoring_card_drawn_for_the_beggar_waits_until_the_turn_is_over() -> None:
    pile = ["scoring1", "ducat7", "ducat8"]
    t = owning("beggar", at="turn", pile=pile, A={"palace": {"1,0": "garden-10"}}).play("beg")
    assert t.hand("A") == ["ducat7"], "drawn again"
    assert (t.state.waiting, t.state.scored, t.frame) == ((1,), 0, "Act")
    t.play("take ducat9")
    assert (t.state.active, t.state.scored, t.state.scores[0]) == (1, 1, 5)
    ends = owning(
        "beggar", at="turn", pile=pile, market=["", *MARKET[1:]], supply_rest=False, A={"palace": {"1,0": "garden-10"}}
    )
    ends.play("beg", "take ducat9")
    assert ends.told("scored")[0]["scoring"] == 1, "held before the end of the game"
    assert ends.state.ending


@pytest.mark.rule(
    "characters.beggar.non-money",
    "characters.beggar.resolving-others",
    "characters.auction.who-is-next",
    "characters.symbol.newly-won",
)
def test_a_character_drawn_for_the_beggar_is_auctioned_by_its_owner() -> None:
    hands = {"A": {"hand": ["ducat4", "ducat5"]}, "B": {"hand": ["denar1"]}, "C": {"hand": ["denar2"]}}
    t = owning("beggar", at="turn", pile=["trader", "ducat7", "ducat8"], **hands).play("beg")
    assert (t.decider, t.frame) == ("A", "Auction")
    t.play("bid 2", "bid 0")
    assert t.decider == "C"
    t.play("bid 0", "pay-bid ducat4")
    assert t.hand("A") == ["ducat5", "ducat7"], "then drawn again"
    assert (t.decider, t.frame) == ("A", "Act")
    assert "take florin1 denar6" in t.options(), "the Trader works in this turn"
    late = owning("beggar", at="turn", pile=["dancer", "ducat7", "ducat8"], **hands)
    late.play("beg", "bid 2", "bid 0", "bid 0", "pay-bid ducat4")
    assert late.frame == "Act", "too late for the Dancer"
    lost = owning("beggar", at="turn", pile=["dancer", "ducat7", "ducat8"], **hands)
    lost.play("beg", "bid 0", "bid 1", "bid 0", "pay-bid denar1", "take ducat9")
    assert (lost.decider, lost.frame) == ("B", "MayDance"), "the new owner waits for the next own turn"


@needs("sultan")
@pytest.mark.rule("characters.beggar.resolving-others")
def test_a_sultan_card_drawn_for_the_beggar_is_on_offer_in_the_same_turn() -> None:
    t = owning("beggar", modules=("sultan",), at="turn", pile=["sultan-denar-a", "denar7", "ducat8"]).play("beg")
    assert "buy-sultan sultan-denar-a denar7" in t.options()


@pytest.mark.rule("characters.beggar.empty-pile")
def test_the_beggar_draws_from_the_reshuffled_discard_or_not_at_all() -> None:
    t = owning("beggar", at="turn", discard=["ducat7"]).play("beg")
    assert t.hand("A") == ["ducat7"]
    assert [told["cards"] for told in t.told("reshuffled")] == [1]
    nothing = owning("beggar", at="turn")
    assert (nothing.decider, nothing.frame) == ("A", "Act")
    last = owning("beggar", at="turn", pile=["scoring1"]).play("beg")
    assert (last.hand("A"), last.frame) == ([], "Act")


@pytest.mark.rule("characters.start-of-turn.order")
def test_the_dancer_comes_before_the_beggar_and_both_may_be_used() -> None:
    t = owning("beggar", "dancer", at="turn", supply=["garden-10"], pile=["ducat7", "ducat8"])
    assert t.frame == "MayDance"
    t.play("dance tower-9-NE")
    assert t.frame == "MayBeg"
    t.play("beg")
    assert (t.frame, t.hand("A")) == ("Act", ["ducat7"])
    assert len(t.slice("characters").used) == 2


@pytest.mark.rule("characters.symbol.round-means-own-turn")
def test_several_characters_may_be_used_in_one_turn_and_again_in_the_next() -> None:
    t = owning(
        "beggar", "dancer", "moneychanger", "master-builder", "trader",
        at="turn", players=2, pile_rest=True, A={"palace": {"1,0": "garden-10"}, "hand": ["denar9", "denar8"]},
    )  # fmt: skip
    for _ in range(2):
        t.play(sorted(verbs(t, "dance"))[0])
        if t.frame == "MayBeg":
            t.play("beg")
        t.play(sorted(verbs(t, "change-money"))[0])
        t.play(sorted(verbs(t, "take"))[0])
        assert t.frame == "ExtraRedesign"
        t.play("skip-redesign")
        assert t.decider == "B"
        assert t.slice("characters").used == ()
        t.play(sorted(verbs(t, "take"))[0])


# ---------------------------------------------------------------- City Watch


@pytest.mark.rule("characters.city-watch.effect", "characters.city-watch.rounding")
@pytest.mark.parametrize("scoring", [1, 2, 3])
def test_the_city_watch_adds_a_point_for_every_three_wall_segments(scoring: int) -> None:
    t = owning("city-watch", A={"palace": WALL_OF_EIGHT}, B={"palace": {"1,0": "tower-9-ES"}})
    assert t.points(scoring, 0, "base.score.wall-longest") == 8
    assert t.points(scoring, 0, "characters.city-watch.effect") == 2
    assert t.points(scoring, 1, "characters.") == 0
    short = owning("city-watch", A={"palace": {"1,0": "tower-9-ES"}})
    assert short.points(scoring, 0, "base.score.wall-longest") == 2
    assert short.points(scoring, 0, "characters.") == 0


@needs("watchtowers")
@pytest.mark.rule("characters.city-watch.rounding")
def test_the_city_watch_does_not_count_the_extra_points_of_watchtowers() -> None:
    palace = {"0,1": "garden-12-S", "1,1": "watchtower-garden NW"}
    t = owning("city-watch", modules=("watchtowers",), A={"palace": palace})
    assert t.points(1, 0, "base.score.wall-longest") == 2
    assert t.points(1, 0, "watchtowers.scoring.bonus") == 2
    assert t.points(1, 0, "characters.") == 0, "2 + 2 are not 3 for walls"


# ---------------------------------------------------------------- whole games


@pytest.mark.rule("characters.flow.decision-points")
def test_random_games_use_every_decision() -> None:
    seen: Counter[str] = Counter()
    for number in range(10):
        rng = Random(number)
        rules = ruleset(Config(players=2 + number % 5, modules=("characters", "bazaars")))
        s = flow.start(rules, Chance.from_text(f"characters {number}"))
        while not s.over:
            found = flow.moves(s)
            eager = [move for move in found if rules.codec.text(move).startswith("buy")]
            move = rng.choice(eager or found)
            assert flow.why_not_move(s, move) is None
            seen[rules.codec.text(move).split()[0]] += 1
            seen["patron"] += "patron" in rules.codec.text(move)
            flow.play_move(s, move)
    used = {word for word, count in seen.items() if count}
    assert {"bid", "pay-bid", "entertainer", "dance", "beg", "change-money", "hoard", "name-kind", "patron"} <= used
    assert {"skip-character", "skip-redesign"} <= used
