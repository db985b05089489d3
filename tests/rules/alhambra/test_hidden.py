"""Open and hidden information (base.hidden.*)."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest

from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.core.view import Hidden, View, view
from sabika.game import Game
from tests.rules.alhambra.support import set_up, whole_games
from tests.table import table


def disguised(s: State, seat: int | None, rng: random.Random) -> State:
    """The same table with everything changed that a seat must not see."""
    bags, other = s.rules.bags, s.clone()
    hidden = [owner for owner in range(s.rules.players) if owner != seat]
    pile, cuts = list(s.pile), [cut for cut in s.cuts if cut > s.drawn]
    money = [at for at in range(s.drawn, len(pile)) if s.rules.cards[pile[at]].sort == "money"]
    cards = [card for owner in hidden for card in bags.cards(s.hands[owner])] + [pile[at] for at in money]
    rng.shuffle(cards)
    other.hands = list(s.hands)
    for owner in hidden:
        other.hands[owner] = bags.of(cards.pop() for _ in range(bags.size(s.hands[owner])))
    for at in money:
        pile[at] = cards.pop()
    for start, end in pairwise([s.drawn, *cuts]):
        part = pile[start:end]
        rng.shuffle(part)
        pile[start:end] = part
    rest = list(s.supply[s.taken :])
    rng.shuffle(rest)
    other.pile, other.supply = tuple(pile), s.supply[: s.taken] + tuple(rest)
    return other


def plain(v: View) -> bytes:
    """Everything a view tells, as bytes."""
    told = {name: getattr(v, name) for name in v.__struct_fields__ if name != "rules"}
    told["palaces"] = [sorted(palace.layout().items()) for palace in v.palaces]
    return msgspec.json.encode(told, order="deterministic")


@pytest.mark.rule("base.hidden.hands", "base.hidden.stacks", "base.hidden.counts", "base.hidden.public-events")
def test_tables_that_differ_only_in_what_is_hidden_look_the_same() -> None:
    rng, looked = random.Random(5), 0
    for game in whole_games(2):
        for s in game[:-1:25]:
            if s.ending:
                continue
            for seat in (*range(s.rules.players), None):
                assert plain(view(s, seat)) == plain(view(disguised(s, seat, rng), seat))
                looked += 1
    assert looked > 200


@pytest.mark.rule("base.hidden.hands", "base.hidden.hand-size")
def test_a_player_sees_the_own_hand_and_how_many_cards_the_others_hold() -> None:
    t = table(A={"hand": ["florin9", "denar1"]}, B={"hand": ["ducat4"]})
    assert list(view(t.state, 0).hands) == [t.state.hands[0], Hidden(1), Hidden(0)]
    assert list(view(t.state, 1).hands) == [Hidden(2), t.state.hands[1], Hidden(0)]
    assert list(view(t.state, None).hands) == [Hidden(2), Hidden(1), Hidden(0)]


@pytest.mark.rule("base.hidden.stacks", "base.hidden.counts")
def test_pile_and_supply_show_their_sizes_only() -> None:
    s, _ = set_up(3, "stacks")
    v = view(s, 0)
    assert v.supply == Hidden(50)
    assert sum(part.size for part in v.pile) == len(s.pile)
    assert [part.special for part in v.pile] == [{}, {"scoring": 1}, {}, {"scoring": 1}, {}]


@pytest.mark.rule("base.hidden.open", "base.hidden.discard")
def test_everything_that_lies_open_is_in_every_view() -> None:
    t = table(
        market=["pavilion-8", "seraglio-9", "arcades-9", "garden-10"],
        display=["florin9"],
        discard=["denar1", "ducat2"],
        A={"palace": {"1,0": "tower-12"}, "reserve": ["tower-11"], "score": 7},
    )
    for seat in (0, 1, 2, None):
        v = view(t.state, seat)
        assert (v.display, v.discard) == (t.state.display, t.state.discard)
        assert list(v.market) == list(t.state.market)
        assert list(v.palaces) == list(t.state.palaces)
        assert list(v.reserves) == list(t.state.reserves)
        assert list(v.scores) == [7, 0, 0]


@pytest.mark.rule("base.hidden.public-events", "base.hidden.discard")
def test_hands_and_discard_follow_from_the_public_events() -> None:
    game, rng = Game(Config(players=3), seed="public"), random.Random(8)
    rules = game.rules
    hands, discard = [0, 0, 0], 0
    for _ in range(150):
        for event in game.events[-1]:
            told = event.seen_by(None)
            bag = rules.bags.of(rules.card_number[name] for name in told.args["cards"]) if told.kind in _OPEN else 0
            if told.seat is not None:
                hands[told.seat] += -bag if told.kind == "bought" else bag
            discard += bag if told.kind == "bought" else 0
            discard = 0 if told.kind == "reshuffled" else discard
        assert list(game.state.hands) == hands
        assert game.view(None).discard == discard
        if game.over:
            break
        game.play(rng.choice(game.options()).action)


_OPEN = ("dealt", "took", "bought")


@pytest.mark.rule("base.hidden.stacks", "base.refill.reshuffle")
def test_nobody_learns_the_order_of_a_reshuffled_pile() -> None:
    t = table(display=["florin8", "dirham8", "denar8", "ducat8"], pile=["florin9"], discard=["denar1", "denar2"])
    t.play("take florin8")
    (event,) = [event for event in t.events if event.kind == "reshuffled"]
    for seat in (0, 1, 2, None):
        assert event.seen_by(seat).secret is None
    assert event.args == {"cards": 2}
