"""Setting up (base.setup.*, base.deal.*, base.start.*, base.deck.pile-sizes)."""

from __future__ import annotations

from collections import Counter

import pytest

from sabika.core import flow, log
from sabika.core.chance import Chance
from sabika.core.errors import LogError, SetupError
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.core.view import Hidden, view
from sabika.game import Game, replay
from sabika.palace.palace import NEW_PALACE
from sabika.rules.boxes import ruleset
from tests.rules.alhambra.support import dealt, set_up, set_ups, whole_game, whole_games

TIED = "florin9 florin9 florin2 denar9 denar9 denar2 ducat9 ducat9 ducat2"
"""Three hands of three cards worth 20."""


def sizes(s: State) -> list[int]:
    """The money cards of the five piles."""
    starts = (0, *s.cuts[:-1])
    piles = [s.pile[at:end] for at, end in zip(starts, s.cuts, strict=True)]
    return [sum(s.rules.cards[card].sort == "money" for card in pile) for pile in piles]


def position(s: State, card: str) -> int:
    """Where a card lies in the pile, counted from the top."""
    return s.pile.index(s.rules.card_number[card]) + 1


def cards_dealt(s: State) -> int:
    return sum(s.rules.bags.size(hand) for hand in s.hands)


# ---------------------------------------------------------------- tiles


@pytest.mark.rule("base.setup.start-tile")
def test_everybody_begins_with_the_starting_tile_alone() -> None:
    for s in set_ups():
        assert all(palace == NEW_PALACE for palace in s.palaces)
        assert set(s.reserves) == set(s.gained) == {()}
        assert set(s.scores) == {0}
    assert set(NEW_PALACE.layout()) == {(0, 0)}


@pytest.mark.rule("base.setup.supply-shuffled")
def test_the_supply_is_all_54_tiles_in_a_random_order() -> None:
    orders = [s.supply for s in set_ups() if s.rules.players == 3]
    assert all(sorted(order) == list(range(54)) for order in orders)
    assert len(set(orders)) == len(orders)
    assert len({order[0] for order in orders}) > 20


@pytest.mark.rule("base.edition.supply-container")
def test_tiles_are_drawn_in_the_order_fixed_at_the_set_up() -> None:
    for game in whole_games(2):
        assert {s.supply for s in game} == {game[0].supply}
        assert [s.taken for s in game] == sorted(s.taken for s in game)
        for s in game:
            left = set(s.supply[s.taken :])
            seen = {piece for palace in s.palaces for _, piece in palace.pieces()}.union(*s.reserves, s.market)
            assert not seen & left


@pytest.mark.rule("base.setup.market")
def test_the_first_four_tiles_lie_on_spaces_1_to_4() -> None:
    for s in set_ups():
        assert list(s.market) == list(s.supply[:4])
        if s.rules.players > 2:
            assert len(s.supply) - s.taken == 50


# ---------------------------------------------------------------- the deal


@pytest.mark.rule("base.deal.until-twenty", "base.deal.first-dealt")
def test_each_seat_in_turn_is_dealt_cards_until_they_are_worth_twenty() -> None:
    first, second = ["florin9", "denar4", "ducat6", "denar1"], ["florin9", "ducat9", "dirham2"]
    s, events = dealt(" ".join([*first, *second]))
    told = [(event.seat, event.args["cards"]) for event in events if event.kind == "dealt"]
    assert told[:2] == [(0, first), (1, second)]
    assert [seat for seat, _ in told] == [0, 1, 2]
    assert s.rules.card_names(s.hands[1]) == sorted(second, key=s.rules.card_number.__getitem__)


@pytest.mark.rule("base.deal.until-twenty", "base.deal.bounds")
def test_every_starting_hand_is_worth_20_to_28() -> None:
    for s in set_ups():
        assert all(20 <= s.rules.bags.total(hand) <= 28 for hand in s.hands)
    most, _ = dealt("florin9 denar9 ducat1 dirham9")
    assert most.rules.bags.total(most.hands[0]) == 28
    for seed in range(60):
        s, events = set_up(4, f"bounds {seed}")
        for event in events:
            if event.kind == "dealt":
                values = [s.rules.cards[s.rules.card_number[name]].value for name in event.args["cards"]]
                assert sum(values[:-1]) < 20 <= sum(values)


@pytest.mark.rule("base.deal.then-secret")
def test_hands_are_dealt_openly_and_then_secret() -> None:
    s, events = set_up(3, "secret")
    shown = {event.seat: event.seen_by(None).args["cards"] for event in events if event.kind == "dealt"}
    for seat in range(3):
        assert sorted(shown[seat]) == sorted(s.rules.card_names(s.hands[seat]))
        assert [isinstance(hand, Hidden) for hand in view(s, seat).hands] == [other != seat for other in range(3)]
    assert all(isinstance(hand, Hidden) for hand in view(s, None).hands)


@pytest.mark.rule("base.setup.scoring-cards-aside", "base.deck.initial-display")
def test_no_scoring_card_is_dealt_or_displayed_at_the_start() -> None:
    for s in set_ups():
        for card in s.rules.bags.cards(sum((*s.hands, s.display))):
            assert s.rules.cards[card].sort == "money"
        assert (s.waiting, s.scored) == ((), 0)


# ---------------------------------------------------------------- the starting player


@pytest.mark.rule("base.start.fewest-cards")
def test_whoever_was_dealt_the_fewest_cards_starts() -> None:
    s, _ = dealt("florin9 denar9 ducat1 dirham1 denar9 denar9 ducat4 florin8 florin8 florin1 dirham9")
    assert [s.rules.bags.size(hand) for hand in s.hands] == [4, 3, 4]
    assert s.active == s.decider == 1


@pytest.mark.rule("base.start.lowest-total", "base.start.fewest-cards")
def test_among_those_with_the_fewest_cards_the_lowest_total_starts() -> None:
    s, events = dealt("florin9 denar9 ducat3 florin9 denar9 ducat2 florin8 denar8 ducat3 dirham1")
    hands = [(s.rules.bags.size(hand), s.rules.bags.total(hand)) for hand in s.hands]
    assert hands == [(3, 21), (3, 20), (4, 20)]
    assert s.active == 1
    assert [event.args["tied"] for event in events if event.kind == "starts"] == [[1]]


@pytest.mark.rule("base.start.fewest-cards", "base.start.lowest-total")
def test_nobody_has_fewer_cards_or_as_many_worth_less_than_the_starting_player() -> None:
    for s in set_ups():
        hands = [(s.rules.bags.size(hand), s.rules.bags.total(hand)) for hand in s.hands]
        assert hands[s.active] == min(hands)


@pytest.mark.rule("base.start.youngest", "base.start.youngest-input")
def test_the_youngest_of_the_tied_starts() -> None:
    assert dealt(TIED, ages=(2, 0, 1))[0].active == 2
    assert dealt(TIED, ages=(1, 0, 2))[0].active == 1
    assert dealt(TIED, ages=(1,))[0].active == 1
    only_a_and_b = "florin9 florin9 florin2 denar9 denar9 denar2 ducat9 ducat9 ducat3"
    assert dealt(only_a_and_b, ages=(2, 1, 0))[0].active == 1


@pytest.mark.rule("base.start.youngest-input")
def test_without_ages_the_start_is_drawn_by_lot_and_told_to_all() -> None:
    chosen = Counter[int]()
    for seed in range(300):
        s, events = dealt(TIED, seed=f"lot {seed}")
        chosen[s.active] += 1
        (told,) = [event for event in events if event.kind == "starts"]
        assert (told.seat, told.args["tied"], told.secret) == (s.active, [0, 1, 2], None)
    assert min(chosen[seat] for seat in range(3)) > 60
    assert dealt(TIED, seed="lot 7")[0].active == dealt(TIED, seed="lot 7")[0].active


@pytest.mark.rule("base.start.youngest-input")
@pytest.mark.parametrize("ages", [(0, 0), (3,), (-1, 0)])
def test_an_order_of_ages_names_seats_of_the_table_at_most_once(ages: tuple[int, ...]) -> None:
    with pytest.raises(SetupError):
        ruleset(Config(players=3, ages=ages))


@pytest.mark.rule("base.start.youngest-input")
def test_the_log_carries_the_ages() -> None:
    game = Game(Config(players=3, ages=(2, 0, 1)), seed="ages")
    text = log.write(game.log(reveal=True))
    assert "\nages: C A B\n" in text
    record = log.read(text)
    assert record.config.ages == (2, 0, 1)
    assert replay(record).state.active == game.state.active
    assert "ages" not in log.write(Game(Config(players=3), seed="ages").log(reveal=True))
    with pytest.raises(LogError):
        log.read(text.replace("ages: C A B", "ages: C A X"))


# ---------------------------------------------------------------- display and piles


@pytest.mark.rule("base.setup.display")
def test_the_four_cards_after_the_deal_are_the_display() -> None:
    s, _ = dealt(f"{TIED} dirham3 dirham1 dirham4 dirham1 dirham5")
    assert s.rules.card_names(s.display) == ["dirham1", "dirham1", "dirham3", "dirham4"]
    assert s.rules.card_keys[s.pile[0]] == "dirham5"
    assert all(s.rules.bags.size(s.display) == 4 for s in set_ups())


@pytest.mark.rule("base.setup.five-piles", "base.deck.pile-sizes")
def test_the_rest_is_split_into_five_nearly_equal_piles() -> None:
    for s in set_ups():
        rest = (72 if s.rules.players == 2 else 108) - cards_dealt(s) - 4
        quotient, more = divmod(rest, 5)
        assert sizes(s) == [quotient + 1] * more + [quotient] * (5 - more)


@pytest.mark.rule("base.setup.scoring-card-piles", "base.setup.stack-order")
def test_three_players_with_13_cards_find_the_scoring_cards_at_20_to_38_and_57_to_75() -> None:
    matching = [s for s in set_ups() if s.rules.players == 3 and cards_dealt(s) == 13]
    assert len(matching) > 3
    for s in matching:
        assert sizes(s) == [19, 18, 18, 18, 18]
        assert len(s.pile) == 93
        assert 20 <= position(s, "scoring1") <= 38
        assert 57 <= position(s, "scoring2") <= 75


@pytest.mark.rule("base.setup.scoring-card-piles")
def test_the_scoring_cards_always_lie_in_piles_2_and_4() -> None:
    for s in set_ups():
        assert s.cuts[0] < position(s, "scoring1") <= s.cuts[1]
        assert s.cuts[2] < position(s, "scoring2") <= s.cuts[3]


@pytest.mark.rule("base.setup.stack-order")
def test_the_stacked_pile_is_not_shuffled_again() -> None:
    for game in whole_games(2):
        first = [s for s in game if s.reshuffles == 0]
        assert {s.pile for s in first} == {game[0].pile}
        assert [s.drawn for s in first] == sorted(s.drawn for s in first)


@pytest.mark.rule("base.edition.mix-scoring-card")
def test_a_scoring_card_is_equally_likely_everywhere_in_its_pile() -> None:
    rules = ruleset(Config(players=6))
    halves, ends = Counter[str](), Counter[str]()
    for seed in range(1200):
        s = flow.start(rules, Chance.from_text(f"mix {seed}"))
        for name, pile in (("scoring1", 1), ("scoring2", 3)):
            before, last = s.cuts[pile - 1], s.cuts[pile]
            at = position(s, name)
            halves[name] += 2 * (at - before) <= last - before
            ends[f"{name} top"] += at == before + 1
            ends[f"{name} bottom"] += at == last
    assert all(480 < halves[name] < 720 for name in ("scoring1", "scoring2"))
    assert len(ends) == 4
    assert all(30 < count < 170 for count in ends.values())


@pytest.mark.rule("base.deck.two-scoring-cards")
def test_pile_3_always_keeps_the_scoring_cards_apart() -> None:
    for s in set_ups():
        assert sizes(s)[2] >= 9
    ones, twos, threes = ([f"{name}{value}" for name in ruleset(Config()).currencies] * 2 for value in (1, 2, 3))
    smallest, _ = dealt(" ".join([*ones, *twos, *threes[:6]]), players=2)
    assert [smallest.rules.bags.size(hand) for hand in smallest.hands] == [14, 8]
    assert sizes(smallest) == [10, 9, 9, 9, 9]


@pytest.mark.rule("base.setup.seat-order")
def test_seats_are_a_circle_and_the_next_seat_plays_next() -> None:
    for game in [whole_game(players, 0) for players in range(2, 7)]:
        turns = {s.turns: s.active for s in game}
        for turn, seat in turns.items():
            if turn + 1 in turns:
                assert turns[turn + 1] == (seat + 1) % game[0].rules.players
