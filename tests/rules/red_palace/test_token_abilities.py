"""Swap token and redraw token."""

from __future__ import annotations

from collections import Counter

import pytest

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.rules.red_palace.tokens import bag
from tests.rules.red_palace.support import drain, red
from tests.table import Table

FOUR = ["denar2", "denar3", "ducat6", "ducat7"]
YARD = ["garden-10-a", "tower-7-E", "chambers-8", "garden-9-S"]
AHEAD = {"buying": {"ahead": ["pavilion-9-a", "arcades-5-SW", "tower-12"]}}
HAND = ["florin9", "florin1", "dirham1", "dirham2", "denar8", "denar4"]


def shop(*laid: str, hand: list[str] | None = None, score: int = 9, **position: object) -> Table:
    own = {"hand": hand or HAND, "score": score}
    return red(*laid, display=FOUR, market=YARD, A=own, slices=AHEAD, **position)


# ---------------------------------------------------------------- swap token


@pytest.mark.rule("red-palace.ability-swap-token.effect", "red-palace.ability-swap-token.cost")
def test_tokens_are_swapped_and_the_terrain_stays() -> None:
    t = shop("swap-token").play("buy garden-10-a florin9 florin1", "use swap-token")
    assert t.state.scores[0] == 8
    t.play("swap-token garden-10-a tower-7-E dirham2")
    assert t.state.rules.tile_names(t.state.gained[0]) == ["tower-10-a"]
    assert t.market() == ["", "garden-7-E", "chambers-8", "garden-9-S"]
    assert "dirham2" not in t.hand("A")
    assert (t.frame, sum(bag(t.state))) == ("Act", 54 - 7)


@pytest.mark.rule("red-palace.ability-swap-token.cost", "red-palace.ability-swap-token.partner")
def test_the_card_has_the_currency_of_the_other_token() -> None:
    t = shop("swap-token").play("buy garden-10-a florin9 florin1", "use swap-token")
    assert t.options() == {
        "swap-token garden-10-a tower-7-E dirham1", "swap-token garden-10-a tower-7-E dirham2",
        "swap-token garden-10-a chambers-8 denar4", "swap-token garden-10-a chambers-8 denar8",
    }  # fmt: skip
    for wrong in ("tower-7-E denar4", "garden-9-S dirham1", "tower-12 dirham1", "tower-7-E dirham9"):
        assert t.refused(f"swap-token garden-10-a {wrong}") == {"red-palace.ability-swap-token.partner"}


@pytest.mark.rule("red-palace.ability-swap-token.partner")
def test_any_building_bought_in_this_turn_can_swap_also_one_of_the_overview() -> None:
    hand = ["florin9", "florin3", "ducat1", "dirham1", "denar8", "ducat9"]
    t = shop("swap-token", "buy-from-overview", hand=hand)
    t.play("use buy-from-overview", "give-card ducat9", "buy-ahead tower-12 florin9 florin3", "buy chambers-8 denar8")
    t.play("use swap-token")
    assert {text.split()[1] for text in t.options()} == {"tower-12", "chambers-8"}
    assert t.refused("swap-token tower-12 pavilion-9-a dirham1") == {"red-palace.ability-swap-token.partner"}


@pytest.mark.rule("red-palace.ability-swap-token.partner", "red-palace.modules.tokens-and-abilities")
def test_what_has_no_token_swaps_with_nothing() -> None:
    own = {"hand": ["florin2", "dirham1", "denar1"], "gained": ["plaza-1", "camp-3-N"], "score": 9}
    market = ["medina-2-SW", "camp-4-E", "garden-9-a", ""]
    t = red("swap-token", modules=("medina", "camps"), display=FOUR, market=market, A=own)
    assert t.refused("use swap-token") == {"red-palace.ability-swap-token.effect"}
    t.play("buy medina-2-SW florin2")
    assert t.refused("use swap-token") == {"red-palace.ability-swap-token.effect"}
    own = {"hand": ["denar9", "dirham1", "florin1", "denar1"], "score": 9}
    t = red("swap-token", modules=("medina", "camps"), display=FOUR, market=market, A=own).play("buy garden-9-a denar9")
    assert t.refused("use swap-token") == {"red-palace.ability-swap-token.cost"}


@pytest.mark.rule("red-palace.ability-swap-token.when", "red-palace.ability-swap-token.effect")
def test_a_swap_may_wait_until_placing_begins() -> None:
    t = shop("swap-token")
    assert t.refused("use swap-token") == {"red-palace.ability-swap-token.effect"}
    t.play("buy garden-10-a florin9 florin1", "take ducat7")
    assert t.frame == "BeforePlacing"
    t.play("use swap-token", "swap-token garden-10-a tower-7-E dirham1")
    assert t.frame == "Placing"
    assert "place tower-10-a 1,0" in t.options()


# ---------------------------------------------------------------- redraw token


@pytest.mark.rule("red-palace.ability-redraw-token.effect", "red-palace.ability-redraw-token.details")
@pytest.mark.parametrize("tile", ["garden-10-a", "tower-7-E", "chambers-8", "garden-9-S"])
def test_any_token_of_the_yard_is_redrawn_also_that_of_the_building_bought(tile: str) -> None:
    t = shop("redraw-token").play("buy garden-10-a florin9 florin1")
    assert t.frame == "Bought"
    before = bag(t.state)
    t.play("use redraw-token")
    assert t.options() == {f"redraw-token {each}" for each in YARD}
    t.play(f"redraw-token {tile}")
    ((told,)) = t.told("token-redrawn")
    old, new = (t.state.rules.tile_number[name] for name in (told["tile"], told["piece"]))
    assert t.state.rules.body_of[old] == t.state.rules.body_of[new]
    assert new in (*t.state.market, *t.state.gained[0])
    kinds = t.state.rules.kind_of
    changed = [count + (kind == kinds[old]) - (kind == kinds[new]) for kind, count in enumerate(before)]
    assert bag(t.state) == changed
    assert t.frame == "Act"


@pytest.mark.rule("red-palace.ability-redraw-token.effect")
def test_the_new_token_is_random() -> None:
    start = shop("redraw-token").play("buy garden-10-a florin9 florin1", "use redraw-token").state
    drawn = Counter[str]()
    for seed in range(60):
        s = start.clone()
        s.chance = Chance.from_text(str(seed))
        flow.play_in_place(s, "redraw-token chambers-8")
        drawn[s.rules.tile_keys[s.market[2]]] += 1
    assert set(drawn) == {f"{kind}-8" for kind in s.rules.kinds}


@pytest.mark.rule("red-palace.ability-redraw-token.details")
def test_the_old_token_goes_into_the_bag_after_the_draw() -> None:
    """With one token left in the bag exactly this one is drawn."""
    t = shop("redraw-token").play("buy garden-10-a florin9 florin1", "use redraw-token")
    drain(t.state, "pavilion")
    assert bag(t.state) == [1, 0, 0, 0, 0, 0]
    t.play("redraw-token chambers-8")
    assert t.market()[2] == "pavilion-8"
    assert bag(t.state) == [0, 0, 0, 1, 0, 0]


@pytest.mark.rule("red-palace.ability-redraw-token.details")
def test_not_without_a_purchase_nor_later() -> None:
    t = shop("redraw-token", "plaza")
    assert t.refused("use redraw-token") == {"red-palace.ability-redraw-token.effect"}
    t.play("buy garden-10-a florin9 florin1")
    assert t.refused("use redraw-token") == set()
    t.play("use plaza")
    assert t.refused("use redraw-token") == {"red-palace.ability-redraw-token.effect"}
    t = shop("redraw-token").play("buy garden-10-a florin9 florin1", "take ducat7")
    assert t.frame == "Placing"
    overpaid = shop("redraw-token").play("buy chambers-8 denar8 denar4")
    assert overpaid.frame == "BeforePlacing"
    overpaid.play("use redraw-token", "redraw-token garden-10-a")
    assert overpaid.frame == "Placing"


@pytest.mark.rule("red-palace.ability-redraw-token.details")
def test_with_a_purchase_from_the_overview_only_tokens_of_the_yard() -> None:
    hand = ["florin9", "florin3", "dirham1"]
    t = shop("redraw-token", "buy-from-overview", hand=hand)
    t.play("use buy-from-overview", "give-card dirham1", "buy-ahead tower-12 florin9 florin3", "use redraw-token")
    assert t.options() == {f"redraw-token {each}" for each in YARD}
    assert t.refused("redraw-token tower-12") == {"red-palace.ability-redraw-token.details"}


@pytest.mark.rule("red-palace.ability-redraw-token.details", "red-palace.modules.tokens-and-abilities")
def test_not_with_an_empty_bag_and_not_for_tiles_without_tokens() -> None:
    market = ["medina-2-SW", "camp-4-E", "garden-9-a", ""]
    own = {"hand": ["florin2"], "score": 9}
    t = red("redraw-token", modules=("medina", "camps"), display=FOUR, market=market, A=own)
    t.play("buy medina-2-SW florin2", "use redraw-token")
    assert t.options() == {"redraw-token garden-9-a"}
    t = shop("redraw-token").play("buy garden-10-a florin9 florin1")
    drain(t.state)
    assert sum(bag(t.state)) == 0
    assert t.refused("use redraw-token") == {"red-palace.ability-redraw-token.details"}
