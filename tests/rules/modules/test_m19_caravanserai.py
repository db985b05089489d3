"""Module 19, Caravanserai."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import view
from sabika.rules.boxes import MODULES, ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
MARKET = ["pavilion-7-E", "tower-13-E", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "dirham1", "denar1", "ducat1"]
ROW = ["seraglio-9", "arcades-9", "garden-10", "tower-11", "chambers-10", "pavilion-8"]
SITE = {"established": [["tower-11", 0]], "backs": [[["denar", "florin"]], [], []], "drawn": [[]] * 3}
DENAR, DUCAT = "caravanserai-denar-a", "caravanserai-ducat-a"


def palace(kinds: int) -> dict[str, str]:
    """A palace with so many kinds of buildings."""
    return {f"0,{at}": tile for at, tile in enumerate(ROW[:kinds], 1)}


def caravans(
    *hand: str, owned: list[Any] | None = None, kinds: int = 0, more: tuple[str, ...] = (), slices: Any = None,
    own: Any = None, **position: Any,
) -> Table:  # fmt: skip
    """A position in which A is to act; ``owned`` are A's cards with their spaces."""
    part = {"owned": [[0, card, space] for card, space in owned or []]}
    a = {"hand": list(hand), "palace": palace(kinds), **(own or {})}
    position = {"market": MARKET, "display": DISPLAY, "A": a, **position}
    return table(["caravanserai", *more], slices={"caravanserai": part, **(slices or {})}, **position)


def spaces(t: Table) -> dict[str, int]:
    """Every owned card with the space of its marker."""
    return {t.state.rules.card_keys[card]: space for _, card, space in t.slice("caravanserai").owned}


def bought(t: Table) -> set[str]:
    return {text for text in t.options() if text.startswith("buy-caravanserai")}


# ---------------------------------------------------------------- components


@pytest.mark.rule("caravanserai.components.cards", "caravanserai.graph.branch-levels", "caravanserai.two-player")
@pytest.mark.parametrize("players", [2, 3])
def test_two_cards_per_currency_each_with_a_branch_to_every_other(players: int) -> None:
    rules = ruleset(Config(players=players, modules=("caravanserai",)))
    cards = [card for card in rules.cards if card.sort == "caravanserai"]
    assert Counter(card.currency for card in cards) == {0: 2, 1: 2, 2: 2, 3: 2}
    for card in cards:
        assert card.extra[:6] == (card.currency,) * 6
        assert {card.currency, *card.extra[6:]} == {0, 1, 2, 3}
    for level in (6, 7, 8):
        assert Counter(card.extra[level] for card in cards) == {0: 2, 1: 2, 2: 2, 3: 2}
    t = table(["caravanserai"], players=players, setup=True)
    assert len(t.state.pile) == len(rules.all_money) + 2 - sum(map(len, map(rules.bags.cards, t.state.hands))) - 4


@pytest.mark.rule("caravanserai.graph.branch-levels")
@pytest.mark.parametrize(
    "wrong",
    [
        {"cards": {DENAR: {"main": "ducat"}}}, {"cards": {DENAR: {"branches": ["denar", "ducat", "florin"]}}},
        {"kinds": {"values": [4, 4]}}, {"prices": {"values": [8, 4]}}, {"prices": {"values": [8, 4, 0]}},
    ],
)  # fmt: skip
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("caravanserai",)), {"caravanserai": wrong})


@pytest.mark.rule("caravanserai.hidden.none")
def test_everything_is_seen_by_all() -> None:
    t = caravans(owned=[(DENAR, 3)])
    for seat in (0, 1, 2, None):
        seen = view(t.state, seat)
        assert seen.of("caravanserai") == t.slice("caravanserai")
        shown = list(seen.rules.modules["caravanserai"].items(seen))
        assert [item.owner for item in shown] == [None] * 7 + [0]
        assert shown[-1].args["amount"] == 3


# ---------------------------------------------------------------- buying


@pytest.mark.rule("caravanserai.buy.requirement", "caravanserai.buy.price")
@pytest.mark.parametrize(("kinds", "price"), [(3, 0), (4, 8), (5, 4), (6, 2)])
def test_the_first_card_by_the_number_of_kinds(kinds: int, price: int) -> None:
    t = caravans("denar2", "denar4", "denar8", kinds=kinds)
    exact = {text for text in bought(t) if text == f"buy-caravanserai {DUCAT} denar{price}"}
    assert bool(exact) is (price > 0)
    if not price:
        assert t.refused(f"buy-caravanserai {DUCAT} denar8") == {"caravanserai.buy.requirement"}


@pytest.mark.rule("caravanserai.buy.requirement", "caravanserai.buy.price")
@pytest.mark.parametrize(("kinds", "price"), [(4, 0), (5, 4), (6, 2)])
def test_the_second_card_needs_one_kind_more(kinds: int, price: int) -> None:
    t = caravans("florin9", kinds=kinds, owned=[(DENAR, 0)])
    assert bool(bought(t)) is (price > 0)
    if price:
        t = caravans(f"florin{price}", kinds=kinds, owned=[(DENAR, 0)]).play(f"buy-caravanserai {DUCAT} florin{price}")
        assert t.frame == "Act"
    else:
        assert t.refused(f"buy-caravanserai {DUCAT} florin9") == {"caravanserai.buy.requirement"}


@pytest.mark.rule("caravanserai.buy.limit", "caravanserai.buy.pick-any")
def test_two_cards_each_while_there_are_any() -> None:
    t = caravans("florin9", kinds=6, owned=[(DENAR, 0), (DUCAT, 0)])
    assert bought(t) == set()
    assert t.refused("buy-caravanserai caravanserai-denar-b florin9") == {"caravanserai.buy.limit"}
    everything = [[1 + at % 2, f"caravanserai-{name}-{letter}", 0] for at, name in enumerate(
        ("florin", "dirham", "denar", "ducat")) for letter in "ab"]  # fmt: skip
    gone = caravans("florin9", kinds=6, slices={"caravanserai": {"owned": everything}})
    assert bought(gone) == set()
    assert gone.refused(f"buy-caravanserai {DENAR} florin9") == {"caravanserai.buy.pick-any"}


@pytest.mark.rule(
    "caravanserai.buy.choose", "caravanserai.buy.pick-any", "caravanserai.buy.price", "caravanserai.flow.decisions"
)
def test_any_card_in_any_single_currency() -> None:
    t = caravans("florin4", "denar3", "denar2", "ducat1", kinds=5)
    cards = [f"caravanserai-{name}-{letter}" for name in ("florin", "dirham", "denar", "ducat") for letter in "ab"]
    assert bought(t) == {f"buy-caravanserai {c} {paid}" for c in cards for paid in ("florin4", "denar2 denar3")}
    assert t.refused(f"buy-caravanserai {DENAR} denar3 ducat1") == {"base.pay.no-mixing", "base.buy.at-least-price"}
    assert t.refused(f"buy-caravanserai {DENAR} ducat1") == {"base.buy.at-least-price"}
    t.play(f"buy-caravanserai {DENAR} florin4")
    assert (t.frame, spaces(t)) == ("Act", {DENAR: 0})
    assert t.refused(f"buy-caravanserai {DENAR} denar2 denar3") >= {"caravanserai.buy.pick-any"}
    over = caravans("denar3", "denar2", kinds=5).play(f"buy-caravanserai {DENAR} denar3 denar2")
    assert over.decider == "B"


@pytest.mark.rule("caravanserai.buy.type-count", "bazaars.types.not-counted")
def test_only_finished_buildings_of_the_palace_count() -> None:
    own = {"palace": {**palace(3), "0,4": "bazaar-florin-a"}, "reserve": ["chambers-10"], "gained": ["pavilion-8"]}
    t = caravans("denar8", own=own, more=("bazaars",))
    assert bought(t) == set()
    site = caravans("denar8", kinds=4, more=("building_sites",), slices={"building_sites": SITE})
    assert site.refused(f"buy-caravanserai {DENAR} denar8") == {"caravanserai.buy.requirement"}
    tower = {**palace(3), "1,1": "watchtower-seraglio SW"}
    assert bought(caravans("denar8", own={"palace": tower}, more=("watchtowers",))) == set()
    wise = {"characters": {"owned": [["wise-man", 0]], "half": "tower"}}
    assert bought(caravans("denar8", kinds=3, more=("characters",), slices=wise)) == set()
    kept = caravans(kinds=0, owned=[(DENAR, 2)], at="turn").play(f"move-marker {DENAR} forward")
    assert spaces(kept) == {DENAR: 3}


# ---------------------------------------------------------------- moving


@pytest.mark.rule(
    "caravanserai.value.current", "caravanserai.graph.example", "caravanserai.move.one-step",
    "caravanserai.move.one-marker",
)  # fmt: skip
def test_the_printed_example() -> None:
    assert check_file(SCENARIOS / "caravanserai_example.toml") is None


@pytest.mark.rule("caravanserai.graph.track", "caravanserai.move.one-step")
@pytest.mark.parametrize(
    ("space", "ways"),
    [
        (0, {"forward": 1}), (1, {"forward": 2}), (2, {"forward": 3, "sideways": 6}),
        (3, {"forward": 4, "sideways": 7}), (4, {"forward": 5, "sideways": 8}), (5, {}), (6, {}), (7, {}), (8, {}),
    ],
)  # fmt: skip
def test_the_track_goes_forward_and_aside_but_never_back(space: int, ways: dict[str, int]) -> None:
    for way in ("forward", "sideways"):
        t = caravans(owned=[(DENAR, space), (DUCAT, 0)], at="turn")
        if way in ways:
            assert spaces(t.play(f"move-marker {DENAR} {way}"))[DENAR] == ways[way]
        else:
            assert t.refused(f"move-marker {DENAR} {way}") == {"caravanserai.move.one-step"}


@pytest.mark.rule("caravanserai.move.one-step", "caravanserai.move.one-marker", "caravanserai.flow.decisions")
def test_one_marker_moves_or_none() -> None:
    t = caravans(owned=[(DENAR, 0), (DUCAT, 1)], at="turn")
    assert t.options() == {f"move-marker {DENAR} forward", f"move-marker {DUCAT} forward", "keep-markers"}
    assert t.play("keep-markers").frame == "Act"
    assert spaces(t) == {DENAR: 0, DUCAT: 1}
    assert caravans(owned=[(DENAR, 5), (DUCAT, 7)], at="turn").frame == "Act"


@pytest.mark.rule("caravanserai.move.timing", "characters.start-of-turn.order")
def test_the_move_comes_after_dancer_and_beggar_and_before_the_actions() -> None:
    slices = {"characters": {"owned": [["dancer", 0], ["beggar", 0]]}}
    t = caravans(owned=[(DENAR, 0)], more=("characters",), slices=slices, at="turn", pile=["denar2"])
    frames = []
    for text in ("skip-character", "skip-character", "keep-markers"):
        frames.append(t.frame)
        t.play(text)
    assert [*frames, t.frame] == ["MayDance", "MayBeg", "MayMove", "Act"]


@pytest.mark.rule("caravanserai.move.timing", "caravanserai.spend.reset")
def test_a_card_bought_or_spent_moves_from_the_next_turn_on() -> None:
    t = caravans(
        "denar4", "denar5", kinds=5, owned=[(DUCAT, 1)], at="turn", players=2, pile=["denar9", "denar8", "denar7"]
    )
    t.play(f"move-marker {DUCAT} forward", f"buy-caravanserai {DENAR} denar4", "take florin1", "take dirham1")
    assert (t.decider, t.frame) == ("A", "MayMove")
    assert f"move-marker {DENAR} forward" in t.options()


# ---------------------------------------------------------------- spending


@pytest.mark.rule(
    "caravanserai.spend.reset", "caravanserai.spend.exact", "caravanserai.spend.whole", "caravanserai.flow.decisions"
)
def test_a_value_is_spent_as_a_whole_and_its_marker_goes_back() -> None:
    t = caravans("denar4", "denar5", owned=[(DENAR, 4), (DUCAT, 7)])
    assert {text for text in t.options() if text.startswith("buy")} == {
        "buy garden-8-NE denar4 denar5",
        "buy garden-8-NE denar4 caravan-denar4-denar-a",
        "buy garden-8-NE denar5 caravan-denar4-denar-a",
        "buy garden-8-NE denar5 caravan-denar3-ducat-a",
    }
    assert t.refused("buy garden-8-NE denar5 caravan-denar3-denar-a") == {"base.pay.superfluous"}
    t.play("buy garden-8-NE denar5 caravan-denar3-ducat-a")
    assert (t.frame, spaces(t), t.hand("A")) == ("Act", {DENAR: 4, DUCAT: 0}, ["denar4"])
    both = caravans("denar1", owned=[(DENAR, 4), (DUCAT, 7)])
    both.play("buy garden-8-NE denar1 caravan-denar4-denar-a caravan-denar3-ducat-a")
    assert (both.frame, spaces(both)) == ("Act", {DENAR: 0, DUCAT: 0})
    over = caravans("denar5", owned=[(DENAR, 5)]).play("buy garden-8-NE denar5 caravan-denar5-denar-a")
    assert over.frame == "Placing"


@pytest.mark.rule("caravanserai.end.distribution", "change.end.money-total")
def test_values_count_for_leftovers() -> None:
    position: dict[str, Any] = {"market": ["", "", "garden-8-NE", ""], "at": "end", "B": {"hand": ["denar6"]}}
    assert caravans("denar4", owned=[(DENAR, 2), (DUCAT, 7)], **position).decider == "A"
    assert caravans("denar4", owned=[(DENAR, 2)], **position).decider == ""


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule(
    "caravanserai.spend.where", "bazaars.payment.means", "watchtowers.payment.means", "building-sites.payment.means",
    "sultan.payment.more-means",
)  # fmt: skip
def test_values_pay_for_whatever_is_bought_like_a_tile() -> None:
    slices = {
        "bazaars": {"offered": ["bazaar-denar-a"]},
        "sultan": {"offered": [["sultan-denar-a", "garden"]]},
        "building_sites": SITE,
    }
    more = ("bazaars", "sultan", "watchtowers", "building_sites")
    own = {"reserve": ["tower-11"], "palace": {}}
    t = caravans("denar4", "denar3", "denar7", "denar9", owned=[(DENAR, 4)], more=more, slices=slices, own=own)
    value = "caravan-denar4-denar-a"
    assert {
        f"buy-bazaar bazaar-denar-a denar4 {value}",
        f"buy-sultan sultan-denar-a denar3 {value}",
        f"buy-with-tower garden-8-NE denar3 denar7 {value}",
        f"establish garden-8-NE {value}",
        f"complete tower-11 denar7 {value}",
    } <= t.options()


@pytest.mark.rule("caravanserai.spend.where", "caravanserai.buy.payment-means")
def test_a_value_pays_for_a_second_card() -> None:
    t = caravans(kinds=5, owned=[(DENAR, 4)]).play(f"buy-caravanserai {DUCAT} caravan-denar4-denar-a")
    assert (t.frame, spaces(t)) == ("Act", {DENAR: 0, DUCAT: 0})


@pytest.mark.rule("caravanserai.spend.where", "characters.auction.means-of-payment")
def test_a_value_pays_for_a_bid() -> None:
    auction: dict[str, Any] = {
        "pile": ["dancer", "denar5", "denar6"],
        "display": DISPLAY[:3],
        "at": "refill",
        "turn": "C",
    }
    t = caravans("denar3", owned=[(DENAR, 4)], more=("characters",), **auction)
    assert t.refused("bid 8") == {"characters.auction.one-currency"}
    t.play("bid 6", "pay-bid denar3 caravan-denar4-denar-a")
    assert spaces(t) == {DENAR: 0}


@pytest.mark.rule("caravanserai.buy.payment-means", "caravanserai.spend.where")
def test_a_card_is_paid_with_coins_credit_or_diamonds_but_not_by_the_patron_or_an_exchange_card() -> None:
    more = ("change", "exchange_certificates", "diamonds", "currency_exchange", "characters")
    slices = {
        "change": {"coins": [[0, 0, 1, 0], [0] * 4, [0] * 4]},
        "exchange_certificates": {"credits": [[0, "denar", 3]]},
        "characters": {"owned": [["rich-patron", 0]]},
    }
    card = "exchange-denar-florin"
    t = caravans("diamond4", "diamond5", "florin3", card, kinds=5, more=more, slices=slices)
    paid = {text.removeprefix(f"buy-caravanserai {DUCAT} ") for text in bought(t) if f" {DUCAT} " in text}
    assert paid == {"diamond4", "diamond5", "coin-denar credit-denar3"}
    assert t.refused(f"buy-caravanserai {DUCAT} patron") == {"characters.rich-patron.scope"}
    rule = "currency-exchange.use.which-purchases"
    assert t.refused(f"buy-caravanserai {DUCAT} florin3 coin-denar {card}") == {rule}
    assert t.refused(f"buy-caravanserai {DUCAT} diamond4 coin-denar") == {"diamonds.pay.not-mixed"}
    t = caravans("denar9", kinds=5, more=more).play(f"buy-caravanserai {DUCAT} denar9")
    assert len(t.told("change-given")[0]["cards"]) == 2
    assert t.frame == "Storing"


@pytest.mark.rule(
    "caravanserai.spend.where", "exchange-certificates.money-kinds", "currency-exchange.use.with-other-money",
    "diamonds.pay.no-helpers",
)  # fmt: skip
def test_values_join_coins_and_credit_and_a_mix_but_not_diamonds() -> None:
    more = ("change", "exchange_certificates", "diamonds", "currency_exchange")
    slices = {
        "change": {"coins": [[0, 0, 1, 0], [0] * 4, [0] * 4]},
        "exchange_certificates": {"credits": [[0, "denar", 3]]},
    }
    card, value = "exchange-denar-florin", "caravan-denar4-denar-a"
    t = caravans("diamond4", "florin4", card, owned=[(DENAR, 4)], more=more, slices=slices)
    options = {text for text in t.options() if text.startswith("buy garden-8-NE")}
    assert f"buy garden-8-NE coin-denar {value} credit-denar3" in options
    assert f"buy garden-8-NE florin4 {card} coin-denar credit-denar3" in options
    assert f"buy garden-8-NE florin4 {card} {value}" in options
    assert "diamonds.pay.not-mixed" in t.refused(f"buy garden-8-NE diamond4 {value}")


@pytest.mark.rule(
    "caravanserai.characters.beggar",
    "characters.interaction.beggar-caravanserai",
    "caravanserai.characters.moneychanger",
)
def test_for_characters_it_is_no_money_card() -> None:
    def owning(card: str, **position: Any) -> Table:
        return caravans(
            owned=[(DENAR, 5)], more=("characters",), slices={"characters": {"owned": [[card, 0]]}}, **position
        )

    beggar = owning("beggar", at="turn", pile=["denar5"], own={"hand": ["denar1", "denar2"]})
    assert beggar.frame == "MayBeg"
    changer = owning("moneychanger")
    assert "characters.moneychanger.details" in changer.refused("change-money caravan-denar5-denar-a denar1")


@pytest.mark.rule(
    "caravanserai.vizier.no-purchase", "vizier.interaction.no-caravanserai-card", "caravanserai.out-of-turn.no-move",
    "vizier.interaction.caravanserai-marker-stays", "caravanserai.spend.where",
)  # fmt: skip
def test_a_vizier_spends_values_but_neither_buys_cards_nor_moves_markers() -> None:
    owned = {"caravanserai": {"owned": [[2, DENAR, 3]]}}
    buyer = {"hand": ["denar5", "florin4"], "palace": palace(5)}
    t = caravans(more=("vizier",), slices=owned, at="refill", C=buyer)
    assert (t.decider, t.frame) == ("C", "Pause")
    assert {text for text in t.options() if text.startswith("special")} == {
        "special-move buy garden-8-NE denar5 caravan-denar3-denar-a"
    }
    assert t.refused(f"buy-caravanserai {DUCAT} florin4") == {"base.turn.one-of-three"}
    t.play("special-move buy garden-8-NE denar5 caravan-denar3-denar-a")
    assert (t.frame, spaces(t)) == ("Placing", {DENAR: 0})


@pytest.mark.rule("caravanserai.out-of-turn.no-move", "sultan.caravanserai.no-move")
def test_no_marker_moves_for_a_sultan_card() -> None:
    slices = {"sultan": {"owned": [[0, "sultan-denar-a", "garden"]]}}
    position: dict[str, Any] = {"market": ["", *MARKET[1:]], "supply": ["garden-10"], "at": "refill", "turn": "B"}
    t = caravans(owned=[(DENAR, 2)], more=("sultan",), slices=slices, **position)
    assert t.decider == "A"
    t.play("claim garden-10", "reserve garden-10")
    assert (t.decider, t.frame, spaces(t)) == ("C", "Act", {DENAR: 2})


@pytest.mark.rule("caravanserai.building-sites.end", "building-sites.end.what-is-discarded")
def test_a_site_does_not_wipe_out_a_value() -> None:
    position: dict[str, Any] = {"market": ["", "", "garden-8-NE", ""], "at": "end", "B": {"hand": ["denar1"]}}
    t = caravans(
        "denar9", owned=[(DENAR, 2)], kinds=4, more=("building_sites",), slices={"building_sites": SITE}, **position
    )
    assert (t.decider, t.hand("A"), spaces(t)) == ("A", [], {DENAR: 2})


@pytest.mark.rule("caravanserai.spend.where", "caravanserai.buy.type-count")
@pytest.mark.parametrize("other", [key for key in MODULES if key != "caravanserai"])
def test_games_with_caravanserais_and_each_other_module_end(other: str) -> None:
    s = flow.start(ruleset(Config(players=3, modules=("caravanserai", other))), Chance.from_text(f"caravan {other}"))
    rng, moved = random.Random(other), 0
    while not s.over:
        move = rng.choice(flow.moves(s))
        moved += "caravan" in s.rules.codec.text(move)
        flow.play_move(s, move)
    assert moved
