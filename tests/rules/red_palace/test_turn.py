"""The turn: actions, money, purchases and redesigns."""

from __future__ import annotations

import pytest

from tests.rules.red_palace.support import guards, manned, overview, posted, red, rules, whole_games

YARD = ["garden-10-a", "tower-7-E", "chambers-8", "seraglio-9-S"]
AHEAD = {"buying": {"ahead": ["pavilion-9-a", "arcades-5-SW", "tower-12"]}}
FOUR = ["denar2", "denar3", "ducat6", "ducat7"]

# ---------------------------------------------------------------- flow


@pytest.mark.rule("red-palace.flow.turn-order")
def test_turns_go_clockwise_from_the_first_player() -> None:
    for states in whole_games():
        players = states[0].rules.players
        first = states[0].active
        assert {(s.turns, s.active) for s in states if s.turns and not s.ending} <= {
            (turn, (first + turn - 1) % players) for turn in range(1, 2000)
        }


@pytest.mark.rule("red-palace.flow.one-action", "red-palace.base.inherits")
def test_one_of_three_actions_has_to_be_taken() -> None:
    t = red(display=FOUR, market=YARD, A={"hand": ["florin9", "florin2"], "palace": {"1,0": "garden-9-a"}})
    assert t.verbs() == {"take", "buy", "remove"}
    assert t.refused("pass") == {"base.turn.pass"}
    assert t.refused("go-on") == {"base.turn.one-of-three"}
    for action in ("take ducat7", "buy garden-10-a florin9 florin2", "remove garden-9-a"):
        assert red(display=FOUR, market=YARD, A={"hand": ["florin9", "florin2"], "palace": {"1,0": "garden-9-a"}}).play(
            action
        ).frame in ("Act", "Placing")


@pytest.mark.rule("red-palace.base.inherits")
def test_what_is_taken_over_from_the_alhambra_and_what_is_not() -> None:
    steps = rules().step_names
    setup, turn = ([name for name, _ in steps[sequence]] for sequence in ("setup", "turn"))
    assert "starting_player" not in setup
    assert turn.index("refill_yard") < turn.index("refill_display")
    assert "refill_market" not in turn
    t = red(market=YARD, A={"hand": ["florin9"]})
    assert t.refused("take denar9") == {"base.money.take-one"}
    assert t.refused("buy garden-10-a florin9") == {"base.buy.at-least-price"}
    assert t.refused("buy garden-9-a florin9") == {"base.buy.one-tile"}


@pytest.mark.rule("red-palace.flow.extra-action", "red-palace.flow.extra-action-mandatory")
def test_every_exact_payment_brings_another_action_of_any_sort() -> None:
    own = {"hand": ["florin9", "florin1", "dirham7", "denar8"], "palace": {"1,0": "garden-9-a"}}
    t = red(display=FOUR, market=YARD, A=own).play("buy garden-10-a florin9 florin1")
    assert t.verbs() == {"take", "buy", "remove"}
    assert t.refused("pass") == {"base.turn.extra-mandatory"}
    t.play("buy tower-7-E dirham7", "buy chambers-8 denar8")
    assert (t.frame, t.decider) == ("Act", "A")
    assert t.play("take ducat7").frame == "Placing"
    free = red(display=FOUR, market=YARD, A=own, options={"extra_action": "optional"})
    assert free.play("buy garden-10-a florin9 florin1", "pass").frame == "Placing"


@pytest.mark.rule("red-palace.flow.extra-action-mandatory")
def test_abilities_may_be_used_before_the_further_action() -> None:
    t = red("plaza", display=FOUR, market=YARD, A={"hand": ["florin9", "florin1"], "score": 5})
    t.play("buy garden-10-a florin9 florin1", "use plaza")
    assert t.frame == "Act"
    assert t.refused("pass") == {"base.turn.extra-mandatory"}


@pytest.mark.rule("red-palace.flow.place-all-at-end", "red-palace.buy.wait-beside-alhambra")
def test_what_is_bought_waits_and_is_placed_after_the_last_action() -> None:
    t = red(display=FOUR, market=YARD, A={"hand": ["florin9", "florin1", "dirham7"]})
    t.play("buy garden-10-a florin9 florin1", "buy tower-7-E dirham7")
    assert (t.palace("A"), t.reserve("A")) == ({}, [])
    assert t.state.rules.tile_names(t.state.gained[0]) == ["garden-10-a", "tower-7-E"]
    assert t.refused("place garden-10-a 1,0") == {"base.turn.one-of-three"}
    t.play("take ducat7", "place tower-7-E 1,0", "reserve garden-10-a")
    assert (t.palace("A"), t.reserve("A"), t.decider) == ({"1,0": "tower-7-E"}, ["garden-10-a"], "B")


@pytest.mark.rule("red-palace.flow.no-refill-during-turn", "red-palace.refill.money-to-four")
def test_gaps_stay_open_until_the_end_of_the_turn() -> None:
    own = {"hand": ["florin9", "florin1", "dirham7"], "score": 5}
    t = red("take-money", display=FOUR, market=YARD, A=own, pile_rest=True, slices=AHEAD)
    t.play("buy garden-10-a florin9 florin1", "use take-money", "take-card ducat6", "buy tower-7-E dirham7")
    assert t.market() == ["", "", "chambers-8", "seraglio-9-S"]
    assert overview(t) == ["pavilion-9-a", "arcades-5-SW", "tower-12"]
    assert t.display() == ["denar2", "denar3", "ducat7"]
    t.play("take ducat7")
    assert len(t.display()) == 2
    t.play("reserve garden-10-a", "reserve tower-7-E")
    assert t.market() == ["tower-12", "arcades-5-SW", "chambers-8", "seraglio-9-S"]
    assert overview(t)[2] == "pavilion-9-a"
    assert "" not in overview(t)
    assert len(t.display()) == 4


@pytest.mark.rule("red-palace.flow.end-of-turn-order", "red-palace.abilities.flip", "red-palace.refill.scoring-card")
def test_the_end_of_a_turn_step_by_step() -> None:
    own = {"hand": ["dirham7"], "score": 5}
    t = red("plaza", display=FOUR, market=YARD, A=own, pile=["scoring1"], pile_rest=True, slices=AHEAD)
    t.play("use plaza", "buy tower-7-E dirham7", "take ducat7", "reserve plaza-1")
    assert t.slice("abilities").used == ("plaza",)
    t.play("place tower-7-E 0,1")
    kinds = [event.kind for event in t.events]
    wanted = ["placed", "guards-set", "offered", "seen-ahead", "scoring-card", "displayed", "scored"]
    assert kinds == wanted
    assert t.slice("abilities").used == ()
    assert (t.decider, t.state.turns, t.state.scored) == ("B", 2, 1)


@pytest.mark.rule("red-palace.flow.new-buildings-not-redesignable")
def test_a_building_just_bought_cannot_be_redesigned() -> None:
    t = red(display=FOUR, market=YARD, A={"hand": ["florin9", "florin1"], "palace": {"1,0": "garden-9-a"}})
    t.play("buy garden-10-a florin9 florin1")
    assert t.refused("exchange garden-10-a garden-9-a") == {"base.redesign.reserve-only"}
    assert "base.redesign.reserve-only" in t.refused("build garden-10-a 2,0")
    assert t.refused("remove garden-10-a") == {"base.redesign.remove"}


@pytest.mark.rule("red-palace.flow.no-legal-action")
def test_who_can_do_nothing_passes_but_may_use_abilities_first() -> None:
    t = red("plaza", "take-money", market=YARD, A={"hand": ["florin9"], "score": 5})
    assert t.options() == {"use plaza", "pass"}
    t.play("use plaza")
    assert t.options() == {"pass"}
    t.play("pass", "reserve plaza-1")
    assert t.decider == "B"
    assert red(market=YARD, A={"hand": ["florin9"]}, display=["denar9"]).refused("pass") == {"base.turn.pass"}


@pytest.mark.rule(
    "red-palace.flow.ability-then-action", "red-palace.abilities.window", "red-palace.abilities.any-number"
)
def test_abilities_before_between_and_after_actions_but_not_while_placing() -> None:
    own = {"hand": ["florin9", "florin1"], "score": 5}
    t = red("plaza", "take-money", "wall-section", "half-building", display=FOUR, market=YARD, A=own)
    assert {"use plaza", "use take-money", "use half-building"} <= t.options()
    t.play("use plaza")
    assert t.frame == "Act"
    t.play("buy garden-10-a florin9 florin1", "use take-money", "take-card ducat7")
    assert t.frame == "Act"
    t.play("take ducat6")
    assert t.frame == "BeforePlacing"
    assert t.options() == {"use wall-section", "use half-building", "go-on"}
    t.play("use wall-section")
    assert t.options() == {"use half-building", "go-on"}
    t.play("go-on")
    assert t.frame == "Placing"
    assert t.refused("use half-building") == {"base.turn.one-of-three"}


@pytest.mark.rule("red-palace.flow.ability-then-action")
def test_nobody_is_asked_who_can_use_nothing_any_more() -> None:
    t = red("plaza", display=FOUR, A={"score": 0}).play("take ducat7")
    assert t.decider == "B"


# ---------------------------------------------------------------- money


@pytest.mark.rule("red-palace.money.take-one", "red-palace.money.take-several-up-to-five")
def test_the_printed_example_of_taking_money() -> None:
    t = red(display=FOUR)
    singles = {"take denar2", "take denar3", "take ducat6", "take ducat7"}
    assert t.options() == {*singles, "take denar2 denar3"}
    assert t.refused("take ducat6 ducat7") == {"base.money.take-several"}
    assert t.play("take denar2 denar3").hand("A") == ["denar2", "denar3"]


@pytest.mark.rule("red-palace.money.several-needs-total")
def test_even_the_whole_display_if_it_is_worth_five_or_less() -> None:
    t = red(display=["denar1", "denar1", "florin1", "dirham2"])
    assert t.refused("take denar1 denar1 florin1 dirham2") == set()
    assert t.refused("take") == {"base.money.take-none"}


@pytest.mark.rule("red-palace.money.deck-and-discard-empty")
def test_without_cards_the_display_stays_short_for_now() -> None:
    t = red(display=FOUR).play("take ducat7")
    assert t.display() == ["denar2", "denar3", "ducat6"]
    t = red(display=["denar9"], B={"hand": ["florin9", "florin1"]}, market=YARD).play("take denar9")
    assert t.display() == []
    t.play("buy garden-10-a florin9 florin1", "pass", "reserve garden-10-a")
    assert t.display() == ["florin1", "florin9"]


@pytest.mark.rule("red-palace.refill.reshuffle")
def test_an_empty_deck_is_made_of_the_discard() -> None:
    t = red(display=FOUR, discard=["florin1", "florin2", "florin3"]).play("take denar2 denar3")
    assert len(t.told("reshuffled")) == 1
    assert len(t.display()) == 4
    assert t.state.discard == 0


# ---------------------------------------------------------------- buying


@pytest.mark.rule("red-palace.buy.source-is-yard")
def test_only_the_yard_is_for_sale() -> None:
    hand = ["florin9", "florin1", "denar9", "dirham9", "ducat9", "ducat3"]
    t = red(display=FOUR, market=YARD, A={"hand": hand}, slices=AHEAD)
    assert {text.split()[1] for text in t.options() if text.startswith("buy")} == set(YARD)
    assert t.refused("buy tower-12 ducat9 ducat3") == {"base.buy.one-tile"}


@pytest.mark.rule(
    "red-palace.buy.currency-of-space", "red-palace.buy.at-least-price", "red-palace.buy.superfluous-cards"
)
def test_the_currency_of_the_space_and_at_least_the_price() -> None:
    t = red(market=YARD, A={"hand": ["florin9", "florin1", "dirham7", "dirham1"]})
    assert t.refused("buy tower-7-E florin9") == {"base.buy.currency", "base.buy.at-least-price"}
    assert t.refused("buy tower-7-E dirham7 florin9") == {"base.pay.no-mixing"}
    assert t.refused("buy garden-10-a florin9") == {"base.buy.at-least-price"}
    assert t.refused("buy tower-7-E dirham7 dirham1") == set()


@pytest.mark.rule("red-palace.buy.no-change", "red-palace.buy.discard")
def test_overpaying_gives_neither_change_nor_action() -> None:
    t = red(display=FOUR, market=YARD, A={"hand": ["florin9", "florin3"]}).play("buy garden-10-a florin9 florin3")
    assert (t.hand("A"), t.frame) == ([], "Placing")
    assert t.state.rules.card_names(t.state.discard) == ["florin3", "florin9"]


@pytest.mark.rule("red-palace.buy.guards-later", "red-palace.guards.place-on-build")
def test_guards_of_a_purchase_come_too_late_for_this_turn() -> None:
    own = {"hand": ["dirham7"], "score": 0}
    t = red("take-money", display=FOUR, market=YARD, A=own).play("buy tower-7-E dirham7")
    assert t.refused("use take-money") == {"red-palace.abilities.vp-must-suffice"}
    t.play("take ducat7", "reserve tower-7-E")
    assert posted(t) == ["tower-7-E E"]
    t.play("take ducat6", "take denar3")
    assert t.decider == "A"
    assert "use take-money" in t.options()


# ---------------------------------------------------------------- redesigning


@pytest.mark.rule("red-palace.redesign.remove", "red-palace.redesign.add", "red-palace.redesign.exchange")
def test_the_three_redesigns() -> None:
    own = {"palace": {"1,0": "garden-9-a"}, "reserve": ["tower-10-b"]}
    assert red(A=own).play("remove garden-9-a").reserve("A") == ["tower-10-b", "garden-9-a"]
    assert red(A=own).play("build tower-10-b 2,0").palace("A") == {"1,0": "garden-9-a", "2,0": "tower-10-b"}
    t = red(A=own).play("exchange tower-10-b garden-9-a")
    assert (t.palace("A"), t.reserve("A")) == ({"1,0": "tower-10-b"}, ["garden-9-a"])


@pytest.mark.rule("red-palace.redesign.legal-afterwards", "red-palace.redesign.start-tile-fixed")
def test_a_redesign_keeps_the_placement_rules_and_the_starting_tile() -> None:
    t = red(A={"palace": {"1,0": "garden-9-a", "2,0": "tower-10-b"}, "reserve": ["chambers-7-W"]})
    assert t.refused("remove garden-9-a") == {"base.redesign.remove-connected"}
    assert t.refused("exchange chambers-7-W garden-9-a") == {"base.place.matching-sides"}
    assert t.refused("build chambers-7-W 3,0") == {"base.place.matching-sides", "base.place.on-foot"}
    assert not any("start" in text for text in t.options())


@pytest.mark.rule("red-palace.redesign.guards-stay", "red-palace.guards.spent-stay")
def test_guards_go_with_their_building_and_empty_towers_stay_empty() -> None:
    t = manned("take-money", guards=2, display=FOUR, pile_rest=True)
    t.play("use take-money", "spend tower-7-NSW N", "take-card ducat7", "remove tower-7-NSW")
    assert posted(t) == ["garden-4-NES E"]
    t = manned(guards=1, display=FOUR, pile_rest=True, slices={"guards": {"spent": 1}})
    t.play("remove garden-4-NES")
    assert (t.reserve("A"), posted(t)) == (["garden-4-NES"], ["garden-4-NES E"])
    own = {"palace": {"-1,0": "tower-7-NSW"}, "reserve": ["garden-4-NES", "arcades-3-ESW"]}
    manning = {"guards": {"posted": [["garden-4-NES", "E"]], "spent": 3}}
    for redesign in ("build garden-4-NES 1,0", "build arcades-3-ESW 0,1"):
        t = red(A=own, slices=manning).play(redesign)
        assert (posted(t), guards(t).spent) == (["garden-4-NES E"], 3)
