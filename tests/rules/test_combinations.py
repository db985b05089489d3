"""Mixes of modules (combinations.*): any subset can be played, and together they keep one order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Annotated, Any, get_origin, get_type_hints

import pytest

from sabika.core import flow, snapshot
from sabika.core.chance import Chance
from sabika.core.log import SEATS
from sabika.core.ruleset import Config, Ruleset
from sabika.core.state import State
from sabika.core.view import Hidden, view
from sabika.game import Game
from sabika.rules.alhambra.scoring import POINT_RULES, building_counts
from sabika.rules.alhambra.two_players import DIRK
from sabika.rules.boxes import MODULES, ruleset
from tests.table import Table, table

ALL = list(MODULES)
SAMPLES = random.Random("subsets")
SUBSETS = [
    (),
    *combinations(ALL, 1),
    *(tuple(sorted(SAMPLES.sample(ALL, SAMPLES.randint(2, len(ALL) - 2)), key=ALL.index)) for _ in range(30)),
    *combinations(ALL, len(ALL) - 1),
    tuple(ALL),
]
"""None, each alone, some of them, all but one, all; ``tests/mixes`` plays every pair."""
MARKET = ["pavilion-7-E", "tower-13-E", "garden-8-NE", "arcades-8-N"]
DISPLAY = ["florin1", "florin2", "dirham1", "dirham2"]
IN_SUPPLY = (
    ("camps", "camp", 8),
    ("bazaars", "bazaar", 8),
    ("magical_buildings", "magical", 6),
    ("medina", "medina", 9),
)
ADDED = {sort: number for module, sort, number in IN_SUPPLY if module in MODULES}
"""By sort the tiles that modules shuffle into the supply."""
DIRK_RANKS = ("treasure-chamber.scoring.majority", "medina.scoring.table", "medina.scoring.none-extra")
"""Rules that rank Dirk beside the majorities of the six kinds."""
OPEN = ("bazaars", "sultan", "watchtowers", "squares", "treasure_chamber", "new_score_cards", "art_of_the_moors")
"""Modules that keep nothing secret."""


def random_game(modules: tuple[str, ...], players: int, seed: str) -> Iterator[State]:
    """Every position of a random game, the last one included."""
    s, rng = flow.start(ruleset(Config(players=players, modules=modules)), Chance.from_text(seed)), random.Random(seed)
    while not s.over:
        yield s
        choices = flow.moves(s)
        flow.play_move(s, choices[int(rng.random() * len(choices))])
    yield s


def full_table(*modules: str, **position: Any) -> Table:
    """A position in the mix of these modules, or of all."""
    return table(list(modules) or ALL, **{"market": MARKET, "display": DISPLAY, **position})


def site_of(seat: int, tile: str) -> dict[str, Any]:
    """A slice with one site, to be completed in denar."""
    backs: list[Any] = [[], [], []]
    backs[seat] = [["denar", "florin"]]
    return {"established": [[tile, seat]], "backs": backs, "drawn": [[], [], []]}


def sorts(rules: Ruleset, cards: tuple[int, ...]) -> dict[str, int]:
    """How many cards of each sort there are, money left out."""
    found = [rules.cards[card].sort for card in cards]
    return {sort: found.count(sort) for sort in sorted(set(found)) if sort != "money"}


# ---------------------------------------------------------------- which modules go together


@pytest.mark.rule("combinations.any-subset", "combinations.no-exclusions")
@pytest.mark.parametrize("subset", SUBSETS, ids="+".join)
def test_any_modules_can_be_played_together(subset: tuple[str, ...]) -> None:
    players = 2 + SUBSETS.index(subset) % 5
    *_, last = random_game(subset, players, f"subset {subset}")
    assert last.over
    assert last.scored == 3
    assert set(last.rules.config.modules) == set(subset)


@pytest.mark.rule("combinations.no-exclusions")
def test_where_modules_meet_single_purchases_are_limited_not_the_modules() -> None:
    slices = {"bazaars": {"offered": ["bazaar-florin-a"]}}
    t = full_table(slices=slices, A={"hand": ["florin7", "florin9", "florin4"]})
    assert t.refused("buy-bazaar bazaar-florin-a florin7") == set()
    assert "watchtowers.excluded.purchases" in t.refused("buy-with-tower bazaar-florin-a florin9 florin4")
    assert "building-sites.camps-bazaars" in t.refused("establish bazaar-florin-a florin7")
    assert t.refused("buy-with-tower pavilion-7-E florin9 florin4") == set()


# ---------------------------------------------------------------- the global orders

BASE_ORDER = {
    "setup": [
        "supply base.setup.supply-shuffled",
        "market base.setup.market",
        "deal base.deal.until-twenty",
        "starting_player base.start.fewest-cards",
        "display base.setup.display",
        "piles base.setup.five-piles",
        "first_turn base.turn.clockwise",
    ],
    "turn": [
        "act base.turn.one-of-three",
        "place base.place.end-of-turn",
        "refill_display base.refill.money-first",
        "refill_market base.refill.sequence",
        "score base.score.when",
        "next base.turn.clockwise",
    ],
    "scoring": ["tally base.score.two-parts"],
    "score": ["wall base.edition.scoring-order", "majorities base.edition.scoring-order"],
    "end": [
        "leftovers base.end.leftovers",
        "place_leftovers base.end.leftover-build",
        "third_scoring base.end.third-scoring",
        "finish base.end.winner",
    ],
}
FULL_ORDER = {
    "setup": [
        "supply base.setup.supply-shuffled",
        "squares squares.setup.stacks",
        "chests treasure-chamber.setup.chests",
        "invaders invaders.setup.invasion-deck",
        "score_cards new-score-cards.setup.three-open",
        "bonus_cards bonus-cards.setup.deal",
        "thieves thieves.setup.deal",
        "builders master-builders.setup.deal-two",
        "citizens street-trader.setup.simultaneous",
        "market base.setup.market",
        "dirk base.dirk.setup-order",
        "deal base.deal.until-twenty",
        "starting_player base.start.fewest-cards",
        "display base.setup.display",
        "piles base.setup.five-piles",
        "first_turn base.turn.clockwise",
    ],
    "turn": [
        "dancer characters.start-of-turn.order",
        "beggar characters.start-of-turn.order",
        "caravanserai caravanserai.move.timing",
        "act base.turn.one-of-three",
        "change_money characters.moneychanger.details",
        "place base.place.end-of-turn",
        "extra_redesign characters.master-builder.effect",
        "place_chests treasure-chamber.place.timing",
        "trader_back street-trader.replace.once-per-turn",
        "culture art-of-the-moors.take.two-same-price",
        "refill_display base.refill.money-first",
        "refill_market base.refill.sequence",
        "pause combinations.window-before-scoring",
        "score base.score.when",
        "next base.turn.clockwise",
    ],
    "scoring": [
        "bonus_cards bonus-cards.play.wise-man-order",
        "wise_man characters.wise-man.timing",
        "tally base.score.two-parts",
        "medina_floor medina.scoring.below-zero",
        "wise_man_rests characters.wise-man.timing",
        "invasion invaders.timing.after-scoring",
        "dirk_draws base.dirk.draw-timing",
    ],
    "score": [
        "wall base.edition.scoring-order",
        "watchtowers watchtowers.scoring.bonus",
        "city_watch characters.city-watch.rounding",
        "majorities base.edition.scoring-order",
        "camps camps.scoring.line",
        "citizens street-trader.scoring.sets",
        "chests treasure-chamber.scoring.majority",
        "culture art-of-the-moors.scoring.gem",
        "falcons falconers.scoring.sets",
        "bazaars bazaars.scoring.third-only",
        "entertainer characters.entertainer.points",
        "medinas medina.scoring.last",
    ],
    "end": [
        "reveal_sites building-sites.end.reveal",
        "leftovers base.end.leftovers",
        "place_leftovers base.end.leftover-build",
        "third_scoring base.end.third-scoring",
        "finish base.end.winner",
    ],
}


@pytest.mark.rule("combinations.setup.order", "combinations.order.money-before-tiles")
@pytest.mark.parametrize(
    ("config", "order"),
    [(Config(players=3), BASE_ORDER), (Config(players=2, modules=tuple(ALL)), FULL_ORDER)],
    ids=["base", "all"],
)
def test_the_steps_of_every_sequence_and_the_rules_that_place_them(config: Config, order: dict[str, Any]) -> None:
    compiled = ruleset(config).step_names
    assert {name: [" ".join(step) for step in steps] for name, steps in compiled.items()} == order


@pytest.mark.rule("combinations.setup.order")
def test_citizens_are_chosen_before_any_tile_or_money_appears() -> None:
    game = Game(Config(players=2, modules=tuple(ALL)), seed="order")
    for seat in (0, 1):
        assert game.decider == seat
        assert set(game.state.market) == {-1}
        assert (game.state.taken, game.state.pile, game.state.known) == (0, (), [0, 0])
        assert not any(hand & game.rules.whole_money for hand in game.state.hands)
        events = game.play("choose-citizens N garden tower pavilion")
    told = list(dict.fromkeys(event.kind for event in events if event.kind != "bazaar-offered"))
    assert told == ["citizens-chosen", "citizens-revealed", "offered", "dirk-drew", "dealt", "starts", "displayed"]
    assert game.state.turns == 1


@pytest.mark.rule("combinations.setup.order", "combinations.supply-size")
def test_bazaars_among_the_first_tiles_lie_beside_a_full_market() -> None:
    beside = 0
    for seed in range(12):
        s = flow.start(ruleset(Config(players=2, modules=("bazaars",))), Chance.from_text(f"first {seed}"))
        offered, dirk = (s.slices[s.rules.modules[key].slot] for key in ("bazaars", "two_players"))
        assert [s.rules.tiles[tile].sort for tile in s.market] == ["building"] * 4
        first, six = s.supply[: s.taken - 6], s.supply[s.taken - 6 : s.taken]
        assert tuple(tile for tile in first if tile not in offered.offered) == tuple(s.market)
        assert dirk.tiles == six
        beside += len(offered.offered)
    assert beside > 0


@pytest.mark.rule("combinations.order.money-before-tiles")
def test_money_is_replaced_before_tiles_whatever_is_drawn() -> None:
    pile = ["sultan-denar-a", "dancer", "denar5"]
    position = {"pile": pile, "display": DISPLAY[:3], "A": {"hand": ["florin9"]}, "B": {"hand": ["ducat1"]}}
    t = full_table("characters", "sultan", **position)
    t.play("buy pavilion-7-E florin9", "reserve pavilion-7-E")
    assert [event.kind for event in t.events][-2:] == ["sultan-offered", "auction"]
    assert t.frame == "Auction"
    assert t.market()[0] == ""
    t.play("bid 0")
    kinds = [event.kind for event in t.events]
    assert kinds.index("displayed") < kinds.index("offered")


@pytest.mark.rule("combinations.order.scoring-before-next-turn")
def test_a_scoring_comes_after_the_refill_and_before_the_next_player_does_anything() -> None:
    slices = {"characters": {"owned": [["dancer", 1]]}}
    position = {"pile": ["scoring1", "denar5"], "display": DISPLAY[:3], "slices": slices}
    t = full_table("characters", "sultan", **position, A={"hand": ["florin9"]}, B={"palace": {"1,0": "garden-11"}})
    t.play("buy pavilion-7-E florin9", "reserve pavilion-7-E")
    told = [event.kind for event in t.events if event.kind in ("scoring-card", "displayed", "offered", "scored")]
    assert told == ["scoring-card", "displayed", "offered", "scored"]
    assert (t.decider, t.frame) == ("B", "MayDance")


# ---------------------------------------------------------------- what may be done with a tile gained out of turn


def claimed(palace: dict[str, str] | None = None, **more: Any) -> Table:
    """A's turn is over, and B has claimed a garden with a sultan card."""
    slices = {
        "sultan": {"owned": [[1, "sultan-denar-a", "garden"]]},
        "street_trader": {
            "cells": ["0,-1", "0,1", "0,-1"],
            "traders": [["tower"] * 3, ["garden", "tower", "tower"], ["tower"] * 3],
            "supply": [7] * 6,
        },
        "building_sites": site_of(1, "tower-11"),
    }
    market = ["", *MARKET[1:]]
    b = {"hand": ["denar9", "denar2", "dirham9", "dirham5"], "palace": palace or {"1,0": "tower-11"}}
    t = full_table(market=market, supply=["garden-10"], slices=slices, at="refill", B=b, **more)
    return t.play("claim garden-10")


@pytest.mark.rule("combinations.out-of-turn-acquisition")
def test_a_tile_taken_out_of_turn_is_placed_or_reserved_and_nothing_else() -> None:
    t = claimed()
    assert (t.decider, t.frame, t.state.active) == ("B", "Placing", 0)
    assert t.verbs() == {"place", "reserve"}
    for text in (
        "remove tower-11",
        "complete tower-11 denar9 denar2",
        "buy tower-13-E dirham9 dirham5",
        "buy-with-tower garden-8-NE denar9 denar2",
        "establish garden-8-NE denar9",
        "take florin1",
        "take-square square-garden-N",
        "buy-chests 1",
        "develop",
    ):
        assert t.refused(text) == {"base.turn.one-of-three"}
    t.play("reserve garden-10")
    assert t.reserve("B") == ["garden-10"]


@pytest.mark.rule("combinations.out-of-turn-acquisition")
def test_citizens_move_in_out_of_turn_and_the_trader_is_put_back_at_once() -> None:
    t = claimed().play("place garden-10 0,1")
    assert (t.decider, t.frame) == ("B", "MakingWay")
    t.play("move-in pavilion")
    assert t.state.rules.tile_names(t.slice("street_trader").homes) == ["garden-10"]
    assert (t.decider, t.frame) == ("B", "TraderBack")
    t.play("place-trader 0,-1")
    assert "" not in t.market()
    assert (t.decider, t.frame) == ("B", "Act")


@pytest.mark.rule("combinations.out-of-turn-acquisition", "combinations.dirk.summary")
def test_a_leftover_is_placed_or_reserved_and_its_citizen_moves_in() -> None:
    slices = {
        "street_trader": {"cells": ["1,0", "0,-1"], "traders": [["pavilion"] * 3, ["tower"] * 3], "supply": [7] * 6}
    }
    market = ["pavilion-6-N", "", "", ""]
    t = full_table(players=2, at="end", market=market, slices=slices, A={"hand": ["florin9"], "reserve": ["garden-11"]})
    assert (t.decider, t.frame) == ("A", "Placing")
    assert t.verbs() == {"place", "reserve"}
    assert t.refused("give pavilion-6-N") == {"base.dirk.leftovers"}
    assert t.refused("build garden-11 1,0") == {"base.turn.one-of-three"}
    t.play("place pavilion-6-N 1,0")
    assert t.frame == "MakingWay"
    t.play("move-in garden", "place-trader 2,0")
    assert t.decider == ""
    assert t.state.rules.tile_names(t.slice("street_trader").homes) == ["pavilion-6-N"]


# ---------------------------------------------------------------- purchases


def shopping(*hand: str) -> Table:
    """A has a site in its palace; a bazaar and a sultan card are on offer."""
    slices = {
        "bazaars": {"offered": ["bazaar-florin-a"]},
        "sultan": {"offered": [["sultan-florin-a", "garden"]]},
        "building_sites": site_of(0, "tower-11"),
    }
    return full_table(slices=slices, A={"hand": list(hand), "palace": {"1,0": "tower-11"}}, B={"hand": ["ducat1"]})


@pytest.mark.rule("combinations.building-like-payment")
@pytest.mark.parametrize(
    ("exact", "over"),
    [
        ("buy pavilion-7-E florin7", "buy pavilion-7-E florin9"),
        ("buy-with-tower pavilion-7-E florin9 florin4", "buy-with-tower pavilion-7-E florin9 florin7"),
        ("buy-sultan sultan-florin-a florin7", "buy-sultan sultan-florin-a florin9"),
        ("complete tower-11 denar9 denar2", "complete tower-11 denar9 denar8"),
    ],
)
def test_an_exact_payment_like_that_for_a_building_gives_another_action(exact: str, over: str) -> None:
    for text, again in ((exact, True), (over, False)):
        t = shopping("florin7", "florin9", "florin4", "denar9", "denar2", "denar8").play(text)
        if "keep-mark" in t.verbs():
            t.play("keep-mark")
        assert ((t.decider, t.frame) == ("A", "Act")) is again


@pytest.mark.rule("combinations.building-like-payment")
def test_a_bazaar_is_paid_exactly_and_a_site_never_gives_another_action() -> None:
    t = shopping("florin7", "florin9", "florin3")
    assert t.refused("buy-bazaar bazaar-florin-a florin9") == {"bazaars.payment.exact-only"}
    assert t.play("buy-bazaar bazaar-florin-a florin7").frame == "Act"
    t = shopping("florin7", "florin9", "florin3").play("establish pavilion-7-E florin3")
    t.play(min(t.options()))
    assert (t.decider, t.frame) == ("A", "Placing")


@pytest.mark.rule("combinations.building-like-payment")
def test_a_bid_is_no_purchase() -> None:
    position = {"pile": ["dancer", "denar5"], "display": DISPLAY[:3], "at": "refill"}
    t = full_table(**position, B={"hand": ["denar3", "denar4"]})
    t.play("bid 3", "pay-bid denar3")
    assert t.told("won-character")
    assert (t.decider, t.frame) == ("B", "MayDance")
    t.play("skip-character")
    assert (t.decider, t.frame, t.state.turns) == ("B", "Act", 2)


# ---------------------------------------------------------------- classes of tiles


def classes() -> Table:
    """In A's palace: a finished garden and arcades, an unfinished garden and a bazaar; a trader beside it."""
    slices = {
        "building_sites": site_of(0, "garden-11"),
        "street_trader": {"cells": ["2,1", "0,1", "0,1"], "traders": [["garden"] * 3] * 3, "supply": [7] * 6},
    }
    palace = {
        "1,0": "garden-10",
        "2,0": "garden-11",
        "1,1": "bazaar-dirham-a",
        "0,1": "arcades-9",
    }
    return full_table(slices=slices, A={"palace": palace, "gained": ["tower-11", "watchtower-garden"]}, at="place")


@pytest.mark.rule("combinations.tile-classes")
def test_only_finished_buildings_have_a_colour() -> None:
    t = classes()
    kinds = t.state.rules.kinds
    assert dict(zip(kinds, building_counts(t.state, 0), strict=True)) == {
        **dict.fromkeys(kinds, 0),
        "garden": 2,
        "arcades": 2,
    }
    # Beside the bazaar: garden and arcades are two buildings of two colours, the unfinished garden is none.
    assert t.points(3, 0, "bazaars.scoring.formula") == 4


@pytest.mark.rule("combinations.tile-classes")
def test_a_watchtower_is_a_half_tile_anchored_at_finished_buildings() -> None:
    t = classes()
    near = {text for text in t.options() if text.startswith("place-tower")}
    assert near == {f"place-tower watchtower-garden 1,-1 {corner}" for corner in ("SE", "SW")}
    # Here the only garden is unfinished.
    assert t.refused("place-tower watchtower-garden 2,-1 SE") == {"watchtowers.placement.anchor"}
    assert t.refused("reserve watchtower-garden") == {"watchtowers.placement.permanent"}
    before = building_counts(t.state, 0)
    t.play("place-tower watchtower-garden 1,-1 SW")
    assert building_counts(t.state, 0) == before


@pytest.mark.rule("combinations.tile-classes")
def test_a_trader_is_no_tile() -> None:
    t = classes()
    assert t.refused("place tower-11 2,1") == set()
    assert "2,1" not in t.palace("A")
    t.play("place tower-11 2,1")
    assert t.palace("A")["2,1"] == "tower-11"


# ---------------------------------------------------------------- supply and deck


@pytest.mark.rule("combinations.supply-size")
@pytest.mark.parametrize(
    ("modules", "size"),
    [([], 54), (["bazaars"], 62), (["watchtowers", "squares"], 54), (ALL, 54 + sum(ADDED.values()))],
)
def test_bazaars_are_in_the_supply_and_watchtowers_and_squares_are_not(modules: list[str], size: int) -> None:
    rules = ruleset(Config(modules=tuple(modules)))
    assert len(rules.all_supply) == size
    assert {rules.tiles[tile].sort for tile in rules.all_supply} <= {"building", *ADDED}


@pytest.mark.rule("combinations.supply-size", "combinations.dirk.summary")
def test_all_tiles_of_the_supply_count_for_dirks_third() -> None:
    supply = ["bazaar-florin-a", "garden-10", "bazaar-ducat-b", "tower-11", "tower-12", "garden-11", "bazaar-denar-a"]
    position = {"players": 2, "scored": 1, "waiting": [2], "supply": supply, "supply_rest": False, "at": "score"}
    t = table(["bazaars"], market=MARKET, display=DISPLAY, **position)
    assert t.state.rules.tile_names(t.slice("two_players").tiles) == supply[:2]
    assert t.slice("bazaars").offered == ()


@pytest.mark.rule("combinations.deck.late-cards")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_no_special_card_is_dealt_or_displayed_at_first(players: int) -> None:
    modules = tuple(module for module in ALL if module != "street_trader")
    gates = {2: (1, 1, 0), 3: (1, 1, 1), 6: (2, 2, 2)}[players]
    for seed in range(6):
        s = flow.start(ruleset(Config(players=players, modules=modules)), Chance.from_text(f"late {seed}"))
        rules = s.rules
        for bag, special in (*((hand, {"builder": 2}) for hand in s.hands), (s.display, {})):
            assert sorts(rules, rules.bags.cards(bag)) == special
        piles = [s.pile[first:last] for first, last in zip((0, *s.cuts), s.cuts, strict=False)]
        assert [sorts(rules, pile) for pile in piles] == [
            {"sultan": 3},
            {"character": 2, "exchange": 2, "scoring": 1, "sultan": 2, "wall": 2},
            {"builder": 3, "character": 2, "exchange": 2, "gate": gates[0], "sultan": 3, "wall": 2},
            {"character": 2, "exchange": 2, "gate": gates[1], "scoring": 1, "wall": 2},
            {"builder": 1 if players == 6 else 3, **({"gate": gates[2]} if gates[2] else {}), "wall": 2},
        ]


@pytest.mark.rule("combinations.deck.late-cards")
def test_only_money_exchange_and_gate_cards_come_back_when_the_discard_is_reshuffled() -> None:
    reshuffled = 0
    for seed in range(4):
        for s in random_game(tuple(ALL), 2, f"reshuffle {seed}"):
            assert set(sorts(s.rules, s.rules.bags.cards(s.discard))) <= {"exchange", "gate"}
            if s.reshuffles:
                assert set(sorts(s.rules, s.pile)) <= {"exchange", "gate"}
        reshuffled += s.reshuffles
    assert reshuffled


# ---------------------------------------------------------------- what is hidden


def secrets(rules: Ruleset) -> dict[tuple[str, str], str]:
    """Every field of a slice or frame that not everybody sees, and who sees it."""
    slices = {key: module.slice_type for key, module in rules.modules.items() if module.slice_type is not None}
    found = {}
    for owner, kind in {**slices, **rules.frames}.items():
        hints = get_type_hints(kind, include_extras=True)
        for name in kind.__struct_fields__:
            marks = hints[name].__metadata__ if get_origin(hints[name]) is Annotated else ("nobody",)
            if "public" not in marks:
                found[owner, name] = marks[0]
    return found


@pytest.mark.rule("combinations.hidden.summary")
def test_the_list_of_all_secrets_of_the_modules() -> None:
    assert secrets(ruleset(Config(players=2, modules=tuple(ALL)))) == {
        ("bonus_cards", "hands"): "owner",
        ("bonus_cards", "aside"): "nobody",
        ("characters", "surplus"): "nobody",
        ("street_trader", "chosen"): "owner",
        ("building_sites", "backs"): "owner",
        ("building_sites", "drawn"): "owner",
        ("thieves", "hands"): "owner",
        ("thieves", "aside"): "nobody",
        ("master_builders", "aside"): "nobody",
        ("invaders", "deck"): "nobody",
        ("invaders", "hidden"): "nobody",
        ("invaders", "seen"): "owner",
    }


@pytest.mark.rule("combinations.hidden.summary")
def test_hands_backs_and_orders_are_hidden_and_nothing_else() -> None:
    seen = 0
    for s in random_game(tuple(ALL), 3, "hidden"):
        if s.turns % 7 or s.ending or s.over:
            continue
        for seat in (0, 1, 2, None):
            v = view(s, seat)
            assert [isinstance(hand, Hidden) for hand in v.hands] == [other != seat for other in range(3)]
            assert [h.count for h in v.hands if isinstance(h, Hidden)] == [
                s.rules.bags.size(hand) for other, hand in enumerate(s.hands) if other != seat
            ]
            assert v.supply == Hidden(len(s.supply) - s.taken)
            assert sum(part.size for part in v.pile) == len(s.pile) - s.drawn
            backs = v.of("building_sites").backs
            assert all(isinstance(back, Hidden) is (other != seat) for other, back in enumerate(backs))
            assert isinstance(v.of("characters").surplus, Hidden)
            bonus = v.of("bonus_cards")
            assert all(isinstance(hand, Hidden) is (other != seat) for other, hand in enumerate(bonus.hands))
            assert isinstance(bonus.aside, Hidden)
            for key in OPEN:
                assert v.of(key) == s.slices[s.rules.modules[key].slot]
            for name in ("palaces", "reserves", "gained", "scores", "market"):
                assert getattr(v, name) == tuple(getattr(s, name))
            assert (v.display, v.discard) == (s.display, s.discard)
            seen += 1
    assert seen > 40


@pytest.mark.rule("combinations.hidden.summary")
def test_citizens_are_secret_until_all_have_chosen() -> None:
    t = table(ALL, setup=True)
    t.play("choose-citizens N garden tower pavilion", "choose-citizens S garden tower pavilion")
    chosen = view(t.state, 0).of("street_trader").chosen
    assert chosen[0] == t.slice("street_trader").chosen[0]
    assert chosen[1:] == (Hidden(4), Hidden(0))
    t.play("choose-citizens W garden tower pavilion")
    assert view(t.state, 0).of("street_trader") == t.slice("street_trader")


# ---------------------------------------------------------------- Dirk


@pytest.mark.rule("combinations.dirk.summary")
def test_dirk_competes_for_buildings_chests_and_medinas_and_in_nothing_else() -> None:
    competed = 0
    for seed in range(3):
        for s in random_game(tuple(ALL), 2, f"dirk {seed}"):
            assert s.decider in (0, 1, None)
            if s.turns % 10 == 0 or s.over:
                lines = [line for scoring in (1, 2, 3) for line in flow.score_lines(s, scoring) if line.seat == DIRK]
                assert {line.rule for line in lines} <= {*POINT_RULES, *DIRK_RANKS}
                competed += len(lines)
        sultan, characters = (s.slices[s.rules.modules[key].slot] for key in ("sultan", "characters"))
        assert DIRK not in {seat for seat, _, _ in sultan.owned} | {seat for _, seat in characters.owned}
    assert competed


@pytest.mark.rule("combinations.dirk.summary")
def test_dirks_tiles_keep_their_class() -> None:
    slices = {"two_players": {"tiles": ["bazaar-dirham-a", "garden-10", "garden-11"]}}
    t = full_table(players=2, slices=slices, A={"palace": {"1,0": "garden-12-S"}})
    lines = [line for line in flow.score(t.state, 1) if line.seat == DIRK and line.key == "score-majority"]
    assert [(line.rule, line.args["kind"]) for line in lines] == [("base.score.first", "garden")]


@pytest.mark.rule("combinations.dirk.summary")
def test_bought_and_claimed_tiles_may_be_given_to_dirk() -> None:
    slices = {"sultan": {"owned": [[1, "sultan-denar-a", "garden"]]}}
    t = full_table(players=2, slices=slices, supply=["garden-10"], A={"hand": ["florin9"]})
    t.play("buy pavilion-7-E florin9", "store-nothing", "give pavilion-7-E", "claim garden-10", "give garden-10")
    assert t.state.rules.tile_names(t.slice("two_players").tiles) == ["pavilion-7-E", "garden-10"]


@pytest.mark.rule("combinations.dirk.summary")
def test_watchtowers_and_sites_are_not_given_to_dirk() -> None:
    t = full_table(players=2, A={"hand": ["florin9", "florin8", "dirham9"]})
    t.play("buy-with-tower pavilion-7-E florin9 florin8", "store-nothing")
    assert t.refused("give watchtower-pavilion") >= {"watchtowers.two-player"}
    assert t.refused("give pavilion-7-E") == set()
    t = full_table("building_sites", players=2, A={"hand": ["dirham9"]}).play("establish tower-13-E dirham9")
    t.play(min(t.options()))
    assert t.frame == "Placing"
    assert t.refused("give tower-13-E") == {"building-sites.two-player"}


# ---------------------------------------------------------------- scoring


@pytest.mark.rule("combinations.scoring.order-irrelevance")
def test_the_order_of_counting_changes_no_total() -> None:
    rng, several = random.Random(1), 0
    for s in random_game(tuple(ALL), 3, "irrelevance"):
        if s.turns % 9 or not s.turns:
            continue
        before = snapshot.digest(s)
        for scoring in (1, 2, 3):
            orders = [list(s.rules.score), list(reversed(s.rules.score)), rng.sample(s.rules.score, len(s.rules.score))]
            totals = []
            for order in orders:
                points = dict.fromkeys(SEATS[:3], 0)
                for line in (line for lines in order for line in lines(s, scoring)):
                    points[SEATS[line.seat]] += line.points
                totals.append(points)
            assert totals[0] == totals[1] == totals[2]
            several += len({line.rule for line in flow.score_lines(s, scoring)}) > 3
        assert snapshot.digest(s) == before
    assert several
