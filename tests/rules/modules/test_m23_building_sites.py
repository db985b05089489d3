"""Module 23, Building Sites."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.actions import KIND_MASK
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError, NotationError
from sabika.core.ruleset import Config
from sabika.core.view import Hidden, determinize, view
from sabika.game import Game, replay
from sabika.rules.alhambra.scoring import building_counts, finished_kind
from sabika.rules.boxes import MODULES, ruleset

MARKET = ["pavilion-7-E", "tower-13-E", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin2", "dirham1", "dirham2"]
CURRENCIES = ["florin", "dirham", "denar", "ducat"]


def needs(*modules: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not set(modules) <= set(MODULES), reason="module not there yet")


def sites(*rows: tuple[int, str, str, str], players: int = 3) -> dict[str, Any]:
    """Slices with sites in the order they were set up: (seat, tile, currency on its back, currency put back)."""
    backs = [[[kept, other] for owner, _, kept, other in rows if owner == seat] for seat in range(players)]
    established = [[tile, seat] for seat, tile, _, _ in rows]
    return {"building_sites": {"established": established, "backs": backs, "drawn": [[]] * players}}


def acting(*rows: tuple[int, str, str, str], modules: tuple[str, ...] = (), **more: Any) -> Table:
    position: dict[str, Any] = {"market": MARKET, "display": DISPLAY, **more}
    position["slices"] = sites(*rows, players=position.get("players", 3)) | position.get("slices", {})
    return table(["building_sites", *modules], **position)


def full_stack_but_one() -> list[tuple[int, str, str, str]]:
    """Seven sites of B, so that a single site tile (ducat) is left."""
    tiles = ["garden-10", "garden-11", "tower-11", "tower-12", "chambers-10", "chambers-11", "arcades-9"]
    backs = [c for c in CURRENCIES for _ in range(2)][:7]
    return [(1, tile, kept, "ducat") for tile, kept in zip(tiles, backs, strict=True)]


def kept(t: Table, seat: int) -> list[str]:
    """The currencies on a seat's sites."""
    return [CURRENCIES[back] for back, _ in t.slice("building_sites").backs[seat]]


# ---------------------------------------------------------------- establishing


@pytest.mark.rule("building-sites.components.tiles")
def test_there_are_two_site_tiles_per_currency_in_one_stack() -> None:
    drawn: Counter[str] = Counter()
    for number in range(60):
        t = acting(seed=f"stack {number}", A={"hand": ["florin3"]}).play("establish pavilion-7-E florin3")
        two = [CURRENCIES[c] for c in t.slice("building_sites").drawn[0]]
        assert len(two) == 2
        drawn += Counter(["alike" if two[0] == two[1] else "different", *two])
    assert set(drawn) == {"alike", "different", *CURRENCIES}
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("building_sites",)), {"building_sites": {"copies": {"value": 3}}})


@pytest.mark.rule("building-sites.establish.half-price")
def test_a_site_costs_half_the_price_rounded_down_in_the_currency_of_the_space() -> None:
    t = acting(A={"hand": ["florin2", "florin3", "dirham5", "dirham6", "denar9"]})
    assert t.refused("establish pavilion-7-E florin2") == {"base.buy.at-least-price"}
    assert t.refused("establish tower-13-E dirham5") == {"base.buy.at-least-price"}
    assert t.refused("establish pavilion-7-E denar9") == {"base.buy.currency", "base.buy.at-least-price"}
    assert {"establish pavilion-7-E florin3", "establish tower-13-E dirham6"} <= t.options()
    cheap = acting(market=["pavilion-2-NEW", *MARKET[1:]], A={"hand": ["florin1"]})
    assert "establish pavilion-2-NEW florin1" in cheap.options()


@pytest.mark.rule("building-sites.establish.never-exact", "building-sites.establish.overpay")
@pytest.mark.parametrize("payment", ["florin3", "florin7", "florin9"])
def test_establishing_ends_the_actions_whatever_is_paid(payment: str) -> None:
    t = acting(A={"hand": [payment, "dirham9"]}).play(f"establish pavilion-7-E {payment}")
    assert t.told("established")[0]["exact"] is False
    t.play(min(t.options()))
    assert (t.decider, t.frame) == ("A", "Placing")
    assert t.state.rules.card_names(t.state.discard) == [payment]


@pytest.mark.rule("building-sites.establish.choose-tile", "building-sites.flow.decisions")
def test_the_buyer_keeps_one_of_two_site_tiles() -> None:
    for number in range(12):
        t = acting(seed=f"choose {number}", A={"hand": ["florin3"]}).play("establish pavilion-7-E florin3")
        two = [CURRENCIES[c] for c in t.slice("building_sites").drawn[0]]
        assert t.options() == {f"choose-site {currency}" for currency in two}
        for currency in set(CURRENCIES) - set(two):
            assert t.refused(f"choose-site {currency}") == {"building-sites.establish.choose-tile"}
        t.play(f"choose-site {two[1]}")
        assert t.slice("building_sites").backs[0] == ((CURRENCIES.index(two[1]), CURRENCIES.index(two[0])),)
        assert t.slice("building_sites").drawn == ((), (), ())


@pytest.mark.rule("building-sites.establish.choose-tile", "building-sites.establish.supply")
def test_the_last_site_tile_must_be_taken_and_then_no_site_can_be_established() -> None:
    t = acting(*full_stack_but_one(), A={"hand": ["florin3"]}, B={"hand": ["dirham6"]}, turn="A")
    t.play("establish pavilion-7-E florin3")
    assert (t.frame, kept(t, 0)) == ("Placing", ["ducat"])
    t.play("reserve pavilion-7-E")
    assert t.decider == "B"
    assert not any(text.startswith("establish") for text in t.options())
    assert t.refused("establish tower-13-E dirham6") == {"building-sites.establish.supply"}


@pytest.mark.rule("building-sites.establish.supply", "building-sites.complete.action")
def test_a_completed_site_tile_never_returns_to_the_stack() -> None:
    rows = full_stack_but_one()
    slices = sites(*rows)
    slices["building_sites"]["finished"] = ["garden-10"]
    slices["building_sites"]["shown"] = [["garden-10", "florin"]]
    t = acting(slices=slices, A={"hand": ["florin3"]}).play("establish pavilion-7-E florin3")
    assert kept(t, 0) == ["ducat"]


@pytest.mark.rule("building-sites.establish.eligible", "building-sites.camps-bazaars")
def test_only_building_tiles_on_the_market_become_sites() -> None:
    slices = {
        "bazaars": {"offered": ["bazaar-florin-a"]},
        "sultan": {"offered": [["sultan-denar-a", "tower"]]},
    }
    a = {"hand": ["florin7", "denar9"], "reserve": ["garden-10"]}
    t = acting(modules=("bazaars", "sultan"), slices=slices, A=a)
    assert t.refused("establish bazaar-florin-a florin7") == {"building-sites.camps-bazaars", "base.buy.one-tile"}
    assert t.refused("establish garden-10 florin7") == {"base.buy.one-tile"}
    with pytest.raises(NotationError):
        t.refused("establish sultan-denar-a denar9")
    found = {text.split()[1] for text in t.options() if text.startswith("establish")}
    assert found == {"pavilion-7-E", "garden-8-NE"}


@pytest.mark.rule("building-sites.establish.eligible")
def test_a_tile_received_free_cannot_become_a_site() -> None:
    slices = {"sultan": {"owned": [[1, "sultan-denar-a", "garden"]]}}
    market = ["", *MARKET[1:]]
    more = {"supply": ["garden-10", "tower-11"], "B": {"hand": ["florin9"]}}
    t = acting(modules=("sultan",), slices=slices, market=market, at="refill", **more)
    t.play("claim garden-10")
    assert t.verbs() == {"place", "reserve"}
    assert t.refused("establish garden-10 florin9")


@needs("characters")
@pytest.mark.rule("building-sites.establish.not-exact-with-guard")
def test_the_rich_patron_pays_neither_for_establishing_nor_for_completing() -> None:
    slices = {"characters": {"owned": [["rich-patron", 0]]}}
    rows = [(0, "garden-10", "denar", "ducat")]
    t = acting(*rows, modules=("characters",), slices=slices, A={"palace": {"1,0": "garden-10"}})
    assert "buy pavilion-7-E patron" in t.options()
    for text in ("establish pavilion-7-E patron", "complete garden-10 patron"):
        assert text not in t.options()
        assert t.refused(text) == {"characters.rich-patron.scope"}


@pytest.mark.rule("building-sites.placement.where", "building-sites.flow.decisions")
def test_a_site_is_placed_at_the_end_of_the_turn_like_any_tile() -> None:
    t = acting(A={"hand": ["florin3"]}).play("establish pavilion-7-E florin3")
    t.play(min(t.options()))
    assert t.verbs() == {"place", "reserve"}
    plain = table(market=MARKET, A={"hand": ["florin9"]}).play("buy pavilion-7-E florin9")
    assert t.options() == plain.options()
    t.play("place pavilion-7-E 1,0")
    assert t.palace("A") == {"1,0": "pavilion-7-E"}


# ---------------------------------------------------------------- what a site is


@pytest.mark.rule("building-sites.scoring.walls-only", "building-sites.status.general")
def test_the_walls_of_a_site_score_but_not_its_building() -> None:
    palace = {"1,0": "garden-8-NE", "0,1": "garden-10"}
    done = table(A={"palace": palace}, B={"palace": {"1,0": "garden-11"}})
    seats = {"A": {"palace": palace}, "B": {"palace": {"1,0": "garden-11"}}}
    t = acting((0, "garden-8-NE", "denar", "ducat"), market=["", "", "", ""], **seats)
    assert [done.points(1, 0, rule) for rule in ("base.score.wall-longest", "base.score.first")] == [2, 5]
    assert [t.points(1, 0, rule) for rule in ("base.score.wall-longest", "base.score.first")] == [2, 2]
    assert t.points(1, 1, "base.score.first") == 2
    garden = t.state.rules.kinds.index("garden")
    assert [building_counts(t.state, seat)[garden] for seat in (0, 1)] == [2, 2]
    t.state.sink = []
    lines = [line for line in flow.score(t.state, 1) if line.key == "score-majority" and line.seat == 0]
    assert [line.pieces for line in lines] == [("garden-10",)]


@pytest.mark.rule("building-sites.status.general")
def test_a_site_is_a_tile_for_joining_and_walking() -> None:
    a = {"palace": {"1,0": "garden-10"}, "gained": ["tower-11"]}
    t = acting((0, "garden-10", "denar", "ducat"), at="place", A=a)
    assert {"place tower-11 2,0", "place tower-11 1,1"} <= t.options()
    assert t.refused("place tower-11 1,0") == {"base.place.occupied"}


@pytest.mark.rule("building-sites.status.general")
def test_a_bazaar_does_not_count_a_site() -> None:
    palace = {"0,1": "bazaar-florin-a", "1,1": "tower-11", "1,0": "arcades-9", "-1,1": "seraglio-9"}
    t = acting((0, "tower-11", "denar", "ducat"), modules=("bazaars",), A={"palace": palace})
    assert t.points(3, 0, "bazaars.scoring.formula") == 2 * 2
    slices = sites((0, "tower-11", "denar", "ducat"))
    slices["building_sites"]["finished"] = ["tower-11"]
    done = acting(modules=("bazaars",), slices=slices, A={"palace": palace})
    assert done.points(3, 0, "bazaars.scoring.formula") == 3 * 3


@needs("watchtowers")
@pytest.mark.rule("building-sites.status.general", "building-sites.watchtowers")
def test_a_site_anchors_no_watchtower() -> None:
    a = {"palace": {"1,0": "garden-10"}, "gained": ["watchtower-garden"]}
    assert acting(modules=("watchtowers",), at="place", A=a).verbs() == {"place-tower"}
    t = acting((0, "garden-10", "denar", "ducat"), modules=("watchtowers",), at="place", A=a)
    assert t.options() == {"return-tower watchtower-garden"}
    assert t.refused("place-tower watchtower-garden 2,0 NW") == {"watchtowers.placement.anchor"}


@needs("watchtowers")
@pytest.mark.rule("building-sites.watchtowers")
def test_no_watchtower_comes_with_a_site() -> None:
    t = acting(modules=("watchtowers",), A={"hand": ["florin9", "florin5"]})
    assert t.refused("buy-with-tower pavilion-7-E florin5") == {"base.buy.at-least-price"}
    t.play("establish pavilion-7-E florin9")
    t.play(min(t.options()))
    assert t.state.rules.tile_names(t.state.gained[0]) == ["pavilion-7-E"]


@needs("street_trader")
@pytest.mark.rule("building-sites.citizens-chests", "building-sites.trader", "building-sites.complete.no-side-effects")
def test_no_citizen_moves_into_a_site_even_when_it_is_completed() -> None:
    trader = {
        "cells": ["1,0", "0,1", "0,1"],
        "traders": [["garden", "tower", "tower"], ["tower"] * 3, ["tower"] * 3],
        "supply": [1, 0, 0, 0, 0, 0],
    }
    slices = {"street_trader": trader}
    rows = [(0, "garden-10", "denar", "ducat")]
    position: dict[str, Any] = {"modules": ("street_trader",), "slices": slices, "at": "place"}
    assert "move-in pavilion" in acting(**position, A={"gained": ["garden-10"]}).play("place garden-10 1,0").options()
    t = acting(*rows, **position, A={"gained": ["garden-10"], "hand": ["denar9", "denar1"]})
    t.play("place garden-10 1,0")
    assert t.options() == {"swap-citizen garden pavilion", "swap-citizen tower pavilion", "keep-citizens"}
    assert t.refused("move-in pavilion") == {"street-trader.displace.which-tiles"}
    t.play("keep-citizens", "place-trader 2,0")
    while t.decider != "A":
        t.play(next(text for text in sorted(t.options()) if text.startswith(("take", "pass"))))
    t.play("complete garden-10 denar1 denar9")
    assert (t.frame, t.slice("street_trader").homes) == ("Act", ())


# ---------------------------------------------------------------- completing


@pytest.mark.rule("building-sites.complete.action", "building-sites.payment.means")
def test_completing_costs_the_full_price_in_the_currency_on_the_back() -> None:
    rows = [(0, "garden-10", "denar", "ducat"), (1, "garden-11", "florin", "ducat")]
    hand = ["denar4", "denar5", "denar6", "dirham9", "florin9"]
    t = acting(*rows, A={"hand": hand, "palace": {"1,0": "garden-10"}}, B={"palace": {"1,0": "garden-11"}})
    assert t.refused("complete garden-10 denar5") == {"base.buy.at-least-price"}
    assert t.refused("complete garden-10 dirham9") == {"base.buy.currency", "base.buy.at-least-price"}
    assert t.refused("complete garden-10 denar4 denar5 dirham9") == {"base.pay.no-mixing", "base.buy.at-least-price"}
    assert t.refused("complete garden-11 florin9") == {"building-sites.complete.action"}
    assert t.refused("complete tower-13-E dirham9") == {"building-sites.complete.action"}
    found = {text for text in t.options() if text.startswith("complete")}
    assert found == {"complete garden-10 denar4 denar6", "complete garden-10 denar5 denar6"}
    t.play("complete garden-10 denar5 denar6")
    assert t.slice("building_sites").finished == (t.state.rules.tile_number["garden-10"],)
    assert finished_kind(t.state, t.state.rules.tile_number["garden-10"]) == t.state.rules.kinds.index("garden")
    assert t.points(1, 0, "base.score.first") == 5
    assert t.decider == "B"


@pytest.mark.rule("building-sites.complete.exact")
def test_completing_exactly_gives_another_action() -> None:
    rows = [(0, "garden-10", "denar", "ducat")]
    a = {"hand": ["denar4", "denar6", "denar9", "denar3"], "palace": {"1,0": "garden-10"}}
    exact = acting(*rows, A=a).play("complete garden-10 denar4 denar6")
    assert (exact.decider, exact.frame) == ("A", "Act")
    assert exact.told("completed")[0]["exact"] is True
    assert exact.refused("complete garden-10 denar3 denar9") == {"building-sites.complete.action"}
    over = acting(*rows, A=a).play("complete garden-10 denar3 denar9")
    assert over.decider == "B"


@pytest.mark.rule("building-sites.complete.in-reserve")
def test_a_site_in_reserve_can_be_completed_there() -> None:
    a = {"hand": ["denar4", "denar6"], "reserve": ["garden-10"]}
    t = acting((0, "garden-10", "denar", "ducat"), A=a).play("complete garden-10 denar4 denar6")
    assert t.reserve("A") == ["garden-10"]
    t.play("build garden-10 1,0")
    assert t.points(1, 0, "base.score.first") == 5


@pytest.mark.rule("building-sites.complete.in-reserve")
def test_a_new_site_cannot_be_completed_in_the_same_turn() -> None:
    hand = ["florin3", "florin7", "dirham7", "denar7", "ducat7"]
    t = acting(A={"hand": hand}).play("establish pavilion-7-E florin3")
    t.play(min(t.options()))
    for currency in CURRENCIES:
        assert t.refused(f"complete pavilion-7-E {currency}7")
    t.play("place pavilion-7-E 1,0")
    assert t.decider == "B"


@needs("characters", "watchtowers")
@pytest.mark.rule("building-sites.complete.no-side-effects")
def test_completing_is_no_purchase_for_miser_and_watchtowers() -> None:
    slices = {"characters": {"owned": [["miser", 0]]}}
    a = {"hand": ["denar4", "denar9"], "palace": {"1,0": "tower-13-E"}}
    market = ["pavilion-7-E", "tower-12", "garden-8-NE", "arcades-8-N"]
    rows = [(0, "tower-13-E", "denar", "ducat")]
    t = acting(*rows, modules=("characters", "watchtowers"), slices=slices, market=market, A=a)
    t.play("complete tower-13-E denar4 denar9")
    assert (t.decider, t.frame) == ("A", "Act")
    assert not t.told("bought")
    assert t.state.gained[0] == ()


@pytest.mark.rule("building-sites.redesign.marker")
def test_the_site_tile_stays_through_every_redesign() -> None:
    rows = [(0, "garden-10", "denar", "ducat")]
    tile = table(["building_sites"]).state.rules.tile_number["garden-10"]
    a = {"hand": ["denar4", "denar6"], "palace": {"1,0": "garden-10"}, "reserve": ["tower-11"]}
    for redesign, where in (("remove garden-10", "A"), ("exchange tower-11 garden-10", "A")):
        t = acting(*rows, A=a).play(redesign)
        assert "garden-10" in t.reserve(where)
        assert finished_kind(t.state, tile) == -1
        while t.decider != "A":
            t.play(next(text for text in sorted(t.options()) if text.startswith(("take", "pass"))))
        assert "complete garden-10 denar4 denar6" in t.options()
    built = acting(*rows, A={"reserve": ["garden-10"]}).play("build garden-10 1,0")
    assert built.points(1, 0, "base.score.first") == 0


@needs("characters")
@pytest.mark.rule("building-sites.redesign.marker")
def test_the_site_tile_stays_through_an_extra_redesign() -> None:
    slices = {"characters": {"owned": [["master-builder", 0]]}}
    rows = [(0, "garden-10", "denar", "ducat")]
    t = acting(*rows, modules=("characters",), slices=slices, A={"palace": {"1,0": "garden-10"}})
    t.play("take florin1")
    assert t.frame == "ExtraRedesign"
    t.play("remove garden-10")
    assert t.reserve("A") == ["garden-10"]
    assert finished_kind(t.state, t.state.rules.tile_number["garden-10"]) == -1


# ---------------------------------------------------------------- hidden information


@pytest.mark.rule("building-sites.hidden.back")
def test_only_the_owner_sees_the_back_and_the_tile_put_back() -> None:
    t = acting((1, "garden-10", "denar", "ducat"), A={"hand": ["florin3"]}, B={"reserve": ["garden-10"]})
    t.play("establish pavilion-7-E florin3")
    drawn = t.slice("building_sites").drawn[0]
    assert view(t.state, 0).of("building_sites").drawn[0] == drawn
    for seat in (1, 2, None):
        assert view(t.state, seat).of("building_sites").drawn[0] == Hidden(2)
    assert t.state.learned
    t.play(f"choose-site {CURRENCIES[drawn[0]]}")
    for seat in (0, 1, 2, None):
        seen = view(t.state, seat).of("building_sites")
        assert seen.established == t.slice("building_sites").established
        for owner, back in enumerate(t.slice("building_sites").backs):
            assert seen.backs[owner] == (back if owner == seat else Hidden(len(back)))
    laid = [event for event in t.events if event.kind == "site-laid"]
    assert laid[0].secret == {"currency": CURRENCIES[drawn[0]]}
    assert laid[0].seen_by(1).secret is None


@pytest.mark.rule("building-sites.hidden.back")
def test_the_log_of_a_running_game_does_not_tell_which_site_tile_was_chosen() -> None:
    game = Game(Config(modules=("building_sites",)), seed="log")
    while game.rules.codec.number["choose-site"] not in {move & KIND_MASK for move in flow.moves(game.state)}:
        texts = [option.text for option in game.options()]
        game.play(next((text for text in texts if text.startswith("establish")), texts[0]))
    chosen = game.options()[0].text
    game.play(chosen)
    assert game.log().entries[-1].text == "choose-site"
    assert game.log(reveal=True).entries[-1].text == chosen
    assert replay(game.log(reveal=True)).state.slices == game.state.slices


@pytest.mark.rule("building-sites.hidden.back")
def test_a_completed_back_is_known_to_all() -> None:
    a = {"hand": ["denar4", "denar6"], "reserve": ["garden-10"]}
    t = acting((0, "garden-10", "denar", "ducat"), A=a).play("complete garden-10 denar4 denar6")
    denar = CURRENCIES.index("denar")
    assert view(t.state, 1).of("building_sites").shown == ((t.state.rules.tile_number["garden-10"], denar),)


@pytest.mark.rule("building-sites.hidden.back")
def test_a_guess_fits_everything_a_seat_has_seen() -> None:
    rows = [
        (1, "garden-11", "ducat", "florin"),
        (2, "tower-11", "florin", "florin"),
        (0, "garden-10", "denar", "ducat"),
        (1, "tower-12", "ducat", "dirham"),
    ]
    reserves = {"A": {"reserve": ["garden-10"]}, "B": {"reserve": ["garden-11", "tower-12"]}}
    t = acting(*rows, **reserves, C={"reserve": ["tower-11"]})
    seen = set()
    for number in range(200):
        s = determinize(view(t.state, 0), Random(number))
        part = s.slices[s.rules.modules["building_sites"].slot]
        assert view(s, 0).of("building_sites") == view(t.state, 0).of("building_sites")
        taken = [CURRENCIES[own[at][0]] for own, at in ((part.backs[1], 0), (part.backs[2], 0), (part.backs[1], 1))]
        assert max(Counter([*taken, "denar"]).values()) <= 2
        # A has put a ducat back after the first two sites: at most one of them can be a ducat.
        assert taken[:2].count("ducat") <= 1
        seen.add(tuple(taken))
    assert ("ducat", "florin", "ducat") in seen
    assert len(seen) > 20


# ---------------------------------------------------------------- the end and two players


@pytest.mark.rule("building-sites.end.reveal", "building-sites.end.what-is-discarded", "building-sites.end.order")
def test_at_the_end_sites_in_the_alhambra_cost_all_money_of_their_currencies() -> None:
    rows = [
        (0, "garden-10", "florin", "ducat"),
        (0, "tower-11", "florin", "ducat"),
        (1, "garden-11", "dirham", "ducat"),
        (2, "tower-12", "denar", "ducat"),
    ]
    seats = {
        "A": {"hand": ["florin9", "florin8", "dirham1"], "palace": {"1,0": "garden-10", "0,1": "tower-11"}},
        "B": {"hand": ["florin1", "dirham9", "denar2"], "palace": {"1,0": "garden-11"}},
        "C": {"hand": ["denar9", "ducat1"], "reserve": ["tower-12"]},
    }
    t = acting(*rows, at="end", **seats)
    assert [t.hand(seat) for seat in "ABC"] == [["dirham1"], ["florin1", "denar2"], ["denar9", "ducat1"]]
    waiting = [t.state.rules.tile_names(gained) for gained in t.state.gained]
    assert waiting == [["tower-13-E"], ["pavilion-7-E"], ["garden-8-NE", "arcades-8-N"]]
    # The last turn was A's, so B places first; nobody redesigns.
    assert t.decider == "B"
    assert t.verbs() == {"place", "reserve"}
    shown = [t.state.rules.tile_keys[tile] for tile, _ in t.slice("building_sites").shown]
    assert shown == ["garden-10", "tower-11", "garden-11"]
    assert isinstance(view(t.state, 0).of("building_sites").backs[2], Hidden)
    while not t.state.over:
        t.play(next(text for text in sorted(t.options()) if text.startswith("reserve")))
    assert list(t.state.scores) == [0, 0, 0]


@pytest.mark.rule("building-sites.end.reveal")
def test_the_money_is_discarded_for_all_to_see() -> None:
    a = {"hand": ["florin9", "dirham1"], "palace": {"1,0": "garden-10"}}
    t = acting((0, "garden-10", "florin", "ducat"), at="end", market=["", "", "", ""], A=a)
    assert t.state.over
    assert t.state.rules.card_names(t.state.discard) == ["florin9"]


@pytest.mark.rule("building-sites.two-player")
def test_a_site_is_not_given_to_dirk() -> None:
    t = acting(players=2, A={"hand": ["florin3"]}).play("establish pavilion-7-E florin3")
    t.play(min(t.options()))
    assert t.verbs() == {"place", "reserve"}
    assert t.refused("give pavilion-7-E") == {"building-sites.two-player"}


@pytest.mark.rule("building-sites.two-player")
def test_a_table_may_allow_it_and_the_site_tile_is_removed() -> None:
    t = acting(players=2, options={"sites_to_dirk": "yes"}, A={"hand": ["florin3"]})
    t.play("establish pavilion-7-E florin3")
    t.play(min(t.options()))
    t.play("give pavilion-7-E")
    tile = t.state.rules.tile_number["pavilion-7-E"]
    assert t.slice("two_players").tiles == (tile,)
    assert t.slice("building_sites").finished == (tile,)
    assert finished_kind(t.state, tile) == t.state.rules.kinds.index("pavilion")


@pytest.mark.rule("building-sites.flow.decisions")
def test_random_games_use_every_decision() -> None:
    seen: Counter[str] = Counter()
    for number in range(4):
        rng = Random(number)
        rules = ruleset(Config(players=2 + number, modules=("building_sites", "sultan", "bazaars")))
        s = flow.start(rules, Chance.from_text(f"sites {number}"))
        while not s.over:
            found = flow.moves(s)
            eager = [move for move in found if rules.codec.text(move).split()[0] in ("establish", "complete")]
            move = rng.choice(eager if eager and rng.random() < 0.5 else found)
            assert flow.why_not_move(s, move) is None
            seen[rules.codec.text(move).split()[0]] += 1
            flow.play_move(s, move)
    assert {"buy", "establish", "choose-site", "place", "reserve", "complete"} <= set(seen)
