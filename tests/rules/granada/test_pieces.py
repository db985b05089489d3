"""Granada: tiles, set-up, and what is as in the base game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import Hidden, view
from sabika.palace.palace import NEW_PALACE
from sabika.rules.boxes import BOXES, ruleset
from sabika.rules.granada.pieces import KINDS, PRICES, other_faces
from sabika.server import show
from tests.rules.granada.support import buyer, city
from tests.table import table

RULES = ruleset(Config(box="granada"))
EVEN = [number for number, tile in enumerate(RULES.tiles) if not tile.face_of]


@pytest.mark.rule("granada.tiles.count", "granada.tiles.prices", "granada.tiles.unique-face")
def test_every_kind_has_every_price_on_one_face() -> None:
    assert len(EVEN) == 54
    assert RULES.kinds == KINDS
    faces = Counter((RULES.kinds[tile.kind], tile.price) for tile in RULES.tiles)
    assert faces == Counter((kind, price) for kind in KINDS for price in PRICES)
    assert len(faces) == 108


@pytest.mark.rule("granada.tiles.two-kinds", "granada.tiles.even-odd", "granada.tiles.moat-of-tile")
def test_the_two_faces_of_a_tile() -> None:
    for number in EVEN:
        front, back = RULES.tiles[number], RULES.tiles[other_faces(RULES)[number]]
        assert front.kind != back.kind
        assert front.price % 2 == 0
        assert back.price == front.price + 1
        assert front.shape is back.shape
        assert front.key == RULES.tile_keys[RULES.body_of[other_faces(RULES)[number]]]


@pytest.mark.rule("granada.tiles.moats")
def test_a_tile_has_at_most_three_moats() -> None:
    found = Counter(len(RULES.shapes[number].walls) for number in EVEN)
    assert found == {0: 10, 1: 16, 2: 20, 3: 8}


@pytest.mark.rule(
    "granada.tiles.unique-face", "granada.tiles.even-odd", "granada.tiles.two-kinds", "granada.tiles.moats"
)
@pytest.mark.parametrize(
    "wrong",
    [{"kind": "park"}, {"kind": "tower"}, {"reverse": "arena"}, {"price": 3}, {"price": 14}, {"moats": "NESW"},
     {"moats": "NN"}],
)  # fmt: skip
def test_wrong_tiles_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(box="granada"), {"granada": {"tiles": {"arena-2": wrong}}})


@pytest.mark.rule("granada.tiles.start", "granada.tiles.start-moats")
def test_each_city_grows_from_an_open_start_that_stays() -> None:
    s = flow.start(RULES, Chance.from_text("start"))
    assert s.palaces == [NEW_PALACE] * 3
    assert len(NEW_PALACE.legal(RULES.shapes[RULES.tile_number["library-12"]])) == 4
    t = buyer(A={"reserve": ["library-12"], "palace": {"1,0": "park-12"}}, market=[""] * 4)
    assert {text for text in t.options() if text.startswith(("remove", "exchange"))} == {
        "remove park-12", "exchange library-12 park-12",
    }  # fmt: skip


@pytest.mark.rule("granada.tiles.reverse-mark", "granada.tiles.hidden-face")
def test_both_faces_of_a_tile_in_sight_are_known_to_all() -> None:
    printed = show.pieces(RULES, "en").tiles["arena-2-ESW"].extra
    assert printed.items() >= {"moats": "ESW", "back": "hostel", "back_price": 3, "back_tile": "hostel-3-ESW"}.items()
    t = city(A={"reserve": ["hostel-3-ESW"]}, B={"palace": {"1,0": "park-12"}})
    for seat in (0, 1, 2, None):
        seen = view(t.state, seat)
        assert (seen.market, seen.reserves, seen.palaces) == (
            tuple(t.state.market), tuple(t.state.reserves), tuple(t.state.palaces),
        )  # fmt: skip
        assert seen.supply == Hidden(54 - 6)


@pytest.mark.rule("granada.setup.yard", "granada.setup.marker", "granada.refill.face")
def test_the_first_yard_is_even_and_the_first_refill_odd() -> None:
    for seed in "abc":
        s = flow.start(RULES, Chance.from_text(seed))
        assert [RULES.prices[tile] % 2 for tile in s.market] == [0] * 4
        assert s.slices[RULES.modules["marker"].slot].parity == 1
    t = buyer("florin8", supply=["school-2-NSW"]).play("buy hostel-8-E florin8", "pass", "reserve hostel-8-E")
    assert t.market()[0] == "hospital-3-NSW"


@pytest.mark.rule("granada.setup.money", "granada.base.inherits")
@pytest.mark.parametrize("players", [3, 6])
def test_everything_else_is_set_up_as_in_the_base_game(players: int) -> None:
    rules = ruleset(Config(box="granada", players=players))
    s, base = (flow.start(ruleset(Config(box=box, players=players)), Chance.from_text("same")) for box in
               ("granada", "alhambra"))  # fmt: skip
    assert len(rules.all_money) == 108
    assert [rules.card_names(hand) for hand in s.hands] == [base.rules.card_names(hand) for hand in base.hands]
    assert (s.active, s.cuts) == (base.active, base.cuts)
    assert rules.card_names(s.display) == base.rules.card_names(base.display)
    piles = list(zip((0, *s.cuts), s.cuts, strict=False))
    where = {rules.card_keys[card]: pile for pile, (at, end) in enumerate(piles, 1) for card in s.pile[at:end]}
    assert (where["scoring1"], where["scoring2"]) == (2, 4)


@pytest.mark.rule("granada.base.inherits")
def test_what_is_not_changed_is_the_chapter_of_the_base_game() -> None:
    shared = {chapter.key for chapter in BOXES["granada"].chapters} & {c.key for c in BOXES["alhambra"].chapters}
    assert shared == {
        "money_cards", "setting_up", "turn", "money", "buying", "redesigning", "placing", "scoring", "ending",
    }  # fmt: skip


@pytest.mark.rule("granada.turn.actions", "granada.turn.max-actions")
def test_four_exact_purchases_and_one_more_action() -> None:
    hand = ["florin8", "dirham9", "dirham3", "denar9", "denar1", "ducat4"]
    t = buyer(*hand, display=["florin1"])
    assert {"take", "buy"} <= t.verbs()
    t.play("buy hostel-8-E florin8", "buy library-12 dirham3 dirham9", "buy market-10-S denar1 denar9")
    t.play("buy park-4-SW ducat4")
    assert (t.frame, t.options(), t.market()) == ("Act", {"take florin1"}, [""] * 4)
    assert t.play("take florin1").frame == "Placing"


@pytest.mark.rule("granada.money.same")
def test_money_is_taken_as_in_the_base_game() -> None:
    shown = ["florin9", "denar2", "denar3", "ducat1"]
    t, base = city(display=shown), table(display=shown)
    taken = {text for text in t.options() if text.startswith("take")}
    assert taken == {text for text in base.options() if text.startswith("take")}
    assert "take denar2 denar3" in taken
    assert t.refused("take denar2 denar3 ducat1") == {"base.money.take-several"}


@pytest.mark.rule("granada.buy.visible-face")
def test_a_tile_costs_what_its_visible_face_says() -> None:
    t = buyer("florin8", "florin9")
    assert {"buy hostel-8-E florin8", "buy hostel-8-E florin9"} <= t.options()
    assert t.refused("buy park-9-E florin9") == {"base.buy.one-tile"}
    t = buyer("florin9", market=["park-9-E", "", "", ""]).play("buy park-9-E florin9")
    assert t.frame == "Act"
