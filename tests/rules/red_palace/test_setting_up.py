"""Setting up the Red Palace, and what is hidden."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from sabika.core import flow
from sabika.core.state import State
from sabika.core.view import Hidden, determinize, view
from sabika.palace.palace import NEW_PALACE
from sabika.rules.alhambra.market import draw_tile
from sabika.rules.red_palace.frames import ChoosePile
from sabika.rules.red_palace.guards import guards_left
from sabika.rules.red_palace.overview import ahead
from sabika.rules.red_palace.tokens import bag
from tests.rules.red_palace.support import SQUARES, red, rules, set_up, whole_games

NUMBERS = pytest.mark.parametrize("players", range(2, 7))


def part(s: State, key: str) -> Any:
    return s.slices[s.rules.modules[key].slot]


def begun(players: int, seed: str, **options: str) -> State:
    """A game in which everybody has chosen the first pile on offer."""
    s, _ = set_up(players, seed, **options)
    while isinstance(s.stack[-1], ChoosePile):
        flow.play_move(s, flow.moves(s)[0])
    return s


# ---------------------------------------------------------------- tower, yard, overview, bag


@pytest.mark.rule("red-palace.setup.yard-fill", "red-palace.setup.overview-fill", "red-palace.setup.tokens-on-tiles")
@NUMBERS
def test_yard_and_overview_get_seven_tiles_and_as_many_tokens(players: int) -> None:
    s, events = set_up(players, "yard")
    bodies = [s.rules.body_of[tile] for tile in (*s.market, *ahead(s))]
    assert tuple(bodies) == s.supply[:7]
    assert all(s.rules.kind_of[tile] >= 0 for tile in (*s.market, *ahead(s)))
    laid = [(e.kind, e.args["space"]) for e in events if e.kind in ("offered", "seen-ahead")]
    assert laid == [*(("offered", space) for space in range(1, 5)), *(("seen-ahead", space) for space in range(1, 4))]


@pytest.mark.rule("red-palace.setup.tokens-on-tiles")
def test_tokens_are_drawn_at_random() -> None:
    kinds = Counter(s.rules.kind_of[tile] for n in range(60) for s in [set_up(3, f"t {n}")[0]] for tile in s.market)
    assert set(kinds) == set(range(6))
    assert max(kinds.values()) < 2 * min(kinds.values())


@pytest.mark.rule("red-palace.setup.bag-matches-tower")
def test_the_bag_always_holds_as_many_tokens_as_the_tower_holds_tiles() -> None:
    assert sum(bag(set_up(3, "bag")[0])) == 47
    assert sum(bag(set_up(2, "bag")[0])) == 41
    for states in whole_games():
        for s in states:
            assert sum(bag(s)) == len(s.supply) - s.taken


# ---------------------------------------------------------------- guard board, supplies, score tiles


@pytest.mark.rule("red-palace.setup.placement-tiles-random", "red-palace.setup.placement-tile-unlimited")
def test_seven_of_eleven_fronts_lie_before_a_tile_for_any_number() -> None:
    fronts = Counter(row.squares for row in rules().modules["guards"].data.placement.values())
    seen = set()
    for seed in range(30):
        squares = part(set_up(3, str(seed))[0], "guards").squares
        assert len(squares) == 7
        assert not Counter(squares) - fronts
        seen.add(squares)
    assert len(seen) > 20
    t = red(slices={"guards": {"spent": 32}})
    assert t.points(3, 0, "red-palace") == 0
    assert t.state.rules.modules["guards"].data.guard_points.points == (1, 2, 3, 4, 5, 6, 7, 8)


@pytest.mark.rule("red-palace.setup.ability-tiles-random")
def test_four_of_nine_abilities_are_drawn() -> None:
    drawn = [part(set_up(3, str(seed))[0], "abilities").laid for seed in range(60)]
    assert all(len(laid) == len(set(laid)) == 4 for laid in drawn)
    often = Counter(name for laid in drawn for name in laid)
    assert len(often) == 9
    assert min(often.values()) > 10
    t = red("plaza", A={"score": 5}, display=["denar1"])
    assert t.refused("use take-money") == {"red-palace.setup.ability-tiles-random"}


@pytest.mark.rule(
    "red-palace.setup.guard-board-first-game", "red-palace.setup.first-game-layout",
    "red-palace.setup.option-guard-board", "red-palace.two-player.guard-board-free",
)  # fmt: skip
@NUMBERS
def test_the_printed_side_of_the_guard_board(players: int) -> None:
    for seed in ("a", "b"):
        s, _ = set_up(players, seed, guard_board="first_game")
        assert list(part(s, "guards").squares) == SQUARES
        assert part(s, "abilities").laid == ("take-money", "plaza", "wall-section", "count-as-exact")
    assert rules(players).option("guard_board") == "random"


@pytest.mark.rule("red-palace.setup.supplies", "red-palace.setup.guard-supply")
def test_everything_begins_in_the_supply_for_all_to_see() -> None:
    s, _ = set_up(4, "supplies")
    for seat in (None, 0, 1, 2, 3):
        seen = view(s, seat)
        shown = [item for module in s.rules.modules.values() for item in module.items(seen)]
        counts = {item.key: item.count for item in shown if item.owner is None}
        assert (counts["plaza"], counts["wall-section"], counts["guard"]) == (6, 6, 32)
        assert sorted(item.kind or 0 for item in shown if item.key == "half-building") == list(range(6))
        assert sum(item.count for item in shown if item.key == "token") == 47
    assert guards_left(s) == 32


@pytest.mark.rule("red-palace.setup.score-tiles-random")
def test_three_different_score_tiles_are_laid() -> None:
    laid = [part(set_up(3, str(seed))[0], "score_tiles").laid for seed in range(20)]
    assert all(len(set(three)) == 3 for three in laid)
    assert len(set(laid)) > 15


# ---------------------------------------------------------------- players and money


@pytest.mark.rule("red-palace.setup.start-tile", "red-palace.setup.start-score")
@NUMBERS
def test_everybody_begins_with_a_starting_tile_and_five_points(players: int) -> None:
    s, _ = set_up(players, "start")
    assert s.palaces == [NEW_PALACE] * players
    assert s.reserves == [()] * players
    assert s.scores[:players] == [5] * players


@pytest.mark.rule("red-palace.setup.first-player")
def test_the_first_player_is_found_by_lot_before_money_is_dealt() -> None:
    firsts = Counter(set_up(4, str(seed))[0].active for seed in range(80))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 8
    _, events = set_up(4, "order")
    kinds = [event.kind for event in events]
    assert kinds.index("starts") < kinds.index("money-pile")
    assert begun(4, "order").active == set_up(4, "order")[0].active


@pytest.mark.rule("red-palace.setup.start-money-piles", "red-palace.setup.scoring-cards-aside")
@NUMBERS
def test_as_many_piles_as_players_each_just_worth_twenty(players: int) -> None:
    s, events = set_up(players, "piles")
    values = s.rules.values
    dealt = [event.args["cards"] for event in events if event.kind == "money-pile"]
    assert len(dealt) == players
    for names in dealt:
        coins = [values[s.rules.card_number[name]] for name in names]
        assert sum(coins) >= 20 > sum(coins[:-1])
    assert all(card < s.rules.money_types for card in s.pile)
    assert s.hands == [0] * players


@pytest.mark.rule("red-palace.setup.start-money-choice", "red-palace.hidden.hands")
@NUMBERS
def test_piles_are_chosen_against_the_order_of_play(players: int) -> None:
    s, _ = set_up(players, "choice")
    first, chose = s.active, []
    while isinstance(s.stack[-1], ChoosePile):
        assert s.decider is not None
        chose.append(s.decider)
        options = flow.moves(s)
        assert len(options) == players - len(chose) + 1
        flow.play_move(s, options[-1])
    assert chose == [(first - step) % players for step in range(1, players)]
    assert all(s.rules.bags.total(hand) >= 20 for hand in s.hands)
    assert s.known == s.hands
    assert (s.decider, s.turns) == (first, 1)
    seen = view(s, 0)
    assert seen.hands[0] == s.hands[0]
    assert seen.hands[1] == Hidden(s.rules.bags.size(s.hands[1]))
    assert view(s, 0, memory=True).memory == tuple(s.hands)


@pytest.mark.rule("red-palace.setup.start-money-choice")
def test_what_is_no_pile_cannot_be_chosen() -> None:
    s, _ = set_up(3, "choice")
    refusal = flow.why_not(s, "choose-pile denar1")
    assert refusal is not None
    assert refusal.rules == ("red-palace.setup.start-money-choice",)


@pytest.mark.rule(
    "red-palace.setup.money-display", "red-palace.setup.money-deck-build", "red-palace.setup.pile-sizes",
    "red-palace.setup.scoring-cards-aside",
)  # fmt: skip
@NUMBERS
def test_display_and_five_stacked_piles(players: int) -> None:
    s, number = begun(players, "deck"), rules(players).card_number
    assert s.rules.bags.size(s.display) == 4
    left = len(s.rules.all_money) - sum(s.rules.bags.size(hand) for hand in s.hands) - 4
    assert len(s.pile) == left + 2
    sizes = [after - before for before, after in zip((0, *s.cuts), s.cuts, strict=False)]
    money = [size - special for size, special in zip(sizes, (0, 1, 0, 1, 0), strict=True)]
    assert money == sorted(money, reverse=True)
    assert money[0] - money[-1] <= 1
    assert s.cuts[0] <= s.pile.index(number["scoring1"]) < s.cuts[1]
    assert s.cuts[2] <= s.pile.index(number["scoring2"]) < s.cuts[3]


@pytest.mark.rule("red-palace.setup.score-track-lap")
@pytest.mark.parametrize("score", [68, 138])
def test_scores_go_on_after_a_lap(score: int) -> None:
    """The track has 70 spaces; a token counts the laps."""
    t = red(
        A={"palace": {"0,-1": "garden-7-NEW"}, "score": score}, at="score", waiting=[1], options={"scoring": "classic"}
    )
    assert t.state.scores[0] == score + 3 + 5
    assert divmod(t.state.scores[0], 70) == (score // 70 + 1, score % 70 + 8 - 70)


# ---------------------------------------------------------------- what is hidden


@pytest.mark.rule("red-palace.hidden.tower-and-bag")
def test_seven_buildings_are_seen_ahead_and_nothing_of_tower_and_bag() -> None:
    s = begun(3, "hidden")
    assert view(s, 0).supply == Hidden(47)
    worlds = [determinize(view(s, 0), random.Random(seed)) for seed in range(20)]
    for world in worlds:
        assert (world.market, ahead(world)) == (s.market, ahead(s))
        assert bag(world) == bag(s)
    assert len({world.supply for world in worlds}) > 15
    assert len({next_in_tower(world) for world in worlds}) > 10
    assert len({s.rules.kind_of[next_in_tower(world)] for world in worlds}) > 3


def next_in_tower(s: State) -> int:
    """The next tile of the tower with the token it will get."""
    after = s.clone()
    tile = draw_tile(after, 0)
    assert tile is not None
    return tile


@pytest.mark.rule("red-palace.hidden.score-tiles-open")
def test_score_tiles_abilities_guards_and_scores_are_open() -> None:
    for states in whole_games():
        for s in states[::40]:
            for seat in (None, *range(s.rules.players)):
                seen = view(s, seat)
                for key in ("score_tiles", "abilities", "guards", "buying", "tokens", "setting_up"):
                    assert seen.of(key) == part(s, key)
                assert list(seen.scores) == s.scores
