"""Tables: what is there, what can be chosen, and how fast it is made."""

from __future__ import annotations

import time
from itertools import chain

import msgspec
import pytest

from sabika import Config
from sabika.core import flow
from sabika.core.module import uses
from sabika.core.view import view
from sabika.palace.palace import NEW_PALACE, Palace
from sabika.palace.walls import longest_wall, segments, wall_length
from sabika.rules.alhambra.scoring import contending, majority, point_table, strengths
from sabika.rules.boxes import BOXES, MODULES
from sabika.server import show
from sabika.server.show.palaces import palace_info
from sabika.server.show.standing import certain_lines, totals
from sabika.server.show.words import Words
from sabika.server.wire import Segment, Table
from tests.core.support import random_game
from tests.show.support import LANGUAGES, desk, every_moment, moments, played, viewers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_of_every_viewer_can_be_sent(language: str) -> None:
    for game in every_moment():
        for seat in viewers(game):
            table = show.table(game, seat, language, desk(game, memory=True))
            sent = msgspec.json.encode(table)
            assert msgspec.json.encode(msgspec.json.decode(sent, type=Table)) == sent
            assert table.you == seat
            assert table.at == len(game.played)


def test_every_choice_is_offered_to_the_deciding_seat_alone_and_is_accepted() -> None:
    for game in every_moment():
        for seat in viewers(game):
            decision = show.table(game, seat, "en", desk(game)).decision
            if decision is None:
                assert game.over
                continue
            assert decision.seat == game.decider
            if seat != game.decider:
                assert decision.choices == []
                assert decision.decline is None
                continue
            assert [choice.move for choice in decision.choices] == [option.text for option in game.options()]
            for choice in decision.choices:
                assert game.why_not(choice.move, seat) is None
                assert choice.label
                assert {*choice.pieces} <= {*game.rules.tile_keys, *game.rules.card_keys}


def test_exact_payments_are_marked_where_the_seat_would_act_again() -> None:
    met = set()
    for game in every_moment(6):
        decision = show.table(game, game.decider, "en", desk(game)).decision
        for choice in decision.choices if decision else ():
            if choice.verb.startswith(("buy", "complete", "establish")):
                _, events = flow.play(game.state, choice.move)
                assert choice.exact == any(event.args.get("exact", False) for event in events), choice.move
                met.add((choice.verb, choice.exact))
            else:
                assert not choice.exact
    assert {("buy", True), ("buy", False), ("establish", False)} <= met


NO = {
    "auction": {"bid"}, "before-placing": {"go-on"}, "claim": {"let-go"}, "entertained": {"entertainer"},
    "extra-redesign": {"skip-redesign", ""},
    "making-way": {"keep-citizens"}, "marking": {"keep-mark", ""}, "may-beg": {"skip-character"},
    "may-change": {"skip-character"}, "may-dance": {"skip-character"}, "may-hoard": {"skip-character"},
    "may-move": {"keep-markers"}, "may-redesign": {"skip-redesign"}, "more-falcons": {"stop-falcons"},
    "pause": {"skip-pause"}, "placing-chests": {"pass-chests", ""}, "revealing": {"keep-bonus"},
    "storing": {"store-nothing"},
}  # fmt: skip
"""By sort of decision the action with which one declines; an empty one where something must be done."""


def test_the_move_that_says_no_is_named() -> None:
    met = set()
    for game in every_moment():
        decision, asked = show.table(game, game.decider, "en", desk(game)).decision, show.asked(game)
        assert (decision is None) == (asked is None) == game.over
        if decision is None or asked is None:
            continue
        assert (asked.seat, asked.frame, asked.decline) == (decision.seat, decision.frame, decision.decline)
        assert asked.choices == len(decision.choices)
        met.add(decision.frame)
        assert (decision.decline or "").partition(" ")[0] in NO.get(decision.frame, {""})
        assert decision.frame != "auction" or decision.decline == "bid 0"
    assert {"act", "placing", "pay-bid", "trader-back", *NO} <= met


def test_dirk_sits_at_the_table_of_two_with_his_tiles() -> None:
    for game in moments(0):
        seats = show.table(game, 0, "de", desk(game)).seats
        assert [seat.kind for seat in seats] == ["person", "person", "dirk"]
        assert seats[2].palace is None
        assert seats[2].reserve == game.rules.tile_names(game.view(0).of("two_players").tiles)
    assert len(show.table(played(2), 0, "de", desk(played(2))).seats) == 3


LINES = {"alhambra": ["wall"], "granada": ["moat"], "combined": ["wall", "moat", "joint"], "red_palace": ["wall"]}


def test_a_palace_shows_tiles_walls_and_the_lines_that_count() -> None:
    for game in every_moment():
        for palace in game.state.palaces:
            shown = palace_info(game.rules, palace, {}, Words("en"))
            wall = shown.outlines[0]
            assert len(shown.tiles) == len(palace.held)
            assert [line.key for line in shown.outlines] == LINES[game.config.box]
            assert wall.length == wall_length(palace)
            assert all(line.length == len(line.segments) for line in shown.outlines)
            assert {_edge(s) for s in wall.segments} == {
                _side(palace, *s) for s in segments(palace, longest_wall(palace))
            }
            for built in shown.tiles:
                piece, shape = palace.layout()[built.x, built.y]
                assert built.tile == ("start" if piece < 0 else game.rules.tile_keys[piece])
                if shape.startswith(("camp", "moat")):
                    assert built.walls == ""
                    continue
                walls = "".join(side.lower() if f"wood-{side}" in built.marks else side for side in built.walls)
                assert shape == (walls if built.corner is None else f"half-{built.corner}")
    assert palace_info(played(2).rules, NEW_PALACE, {}, Words("en")).outlines[0].segments == []


def _edge(segment: Segment) -> frozenset[tuple[int, int]]:
    return frozenset({segment.start, segment.end})


def _side(palace: Palace, cell: tuple[int, int], side: str) -> frozenset[tuple[int, int]]:
    """The two corners of a side of a cell, or of a half tile's long edge."""
    (x, y), corners = cell, {"N": ((0, 0), (1, 0)), "S": ((0, 1), (1, 1)), "W": ((0, 0), (0, 1)), "E": ((1, 0), (1, 1))}
    if side == "-":
        shape = palace.layout()[cell][1]
        corners["-"] = ((0, 1), (1, 0)) if shape in ("half-NW", "half-SE") else ((0, 0), (1, 1))
    return frozenset((x + dx, y + dy) for dx, dy in corners[side])


def test_pieces_of_modules_lie_where_the_rules_put_them() -> None:
    met = set()
    for game in every_moment(8):
        table, rules = show.table(game, None, "fr", desk(game)), game.rules
        for item in chain(table.items, *(seat.items for seat in table.seats)):
            met.add((item.module, item.key.partition("-")[0]))
            assert item.name
            assert item.count >= 1
        if rules.has("bazaars"):
            offered = game.view(None).of("bazaars").offered
            assert [i.tile for i in table.items if i.module == "bazaars"] == rules.tile_names(offered)
        if rules.has("street_trader") and game.view(None).of("street_trader").cells:
            homes = [b.tile for s in table.seats if s.palace for b in s.palace.tiles if "citizen" in b.marks]
            assert sorted(homes) == sorted(rules.tile_names(game.view(None).of("street_trader").homes))
            traders = [i for seat in table.seats for i in seat.items if i.key == "trader-tile"]
            assert len(traders) == rules.players
    modules = {module for module, _ in met}
    chapters = [chapter for box in LINES for chapter in BOXES[box].chapters]
    assert modules == {module.key for module in (*chapters, *MODULES.values()) if uses(module, "items")}
    assert {("street_trader", "trader"), ("street_trader", "citizen"), ("building_sites", "site")} <= met


def test_only_the_owner_of_a_building_site_sees_its_currency() -> None:
    met = set()
    for game in every_moment(6):
        if not game.rules.has("building_sites") or game.over:
            continue
        public = dict(game.view(None).of("building_sites").shown)
        for seat in viewers(game):
            for owner in show.table(game, seat, "en", desk(game)).seats:
                for item in owner.items:
                    if item.key == "site":
                        known = owner.seat == seat or game.rules.tile_number[item.tile or ""] in public
                        choosing = game.rules.frames["ChooseSite"]
                        if not any(isinstance(frame, choosing) for frame in game.state.stack):
                            assert (item.currency is not None) == known == (not item.hidden)
                        met.add(known)
    assert met == {True, False}


# ---------------------------------------------------------------- the ledger


def test_the_ledger_says_what_the_next_scoring_would_give() -> None:
    for game in every_moment():
        ledger = show.table(game, None, "en", desk(game)).ledger
        if game.over:
            assert ledger is None
            continue
        assert ledger is not None
        lines = game.score()
        assert [(x.seat, x.rule, x.points, tuple(x.pieces)) for x in ledger.lines] == [
            (x.seat, x.rule, x.points, x.pieces) for x in lines
        ]
        assert ledger.totals == totals(game.state, lines)
        assert certain_lines([game.state, game.state]) == lines


def test_counts_ranks_and_pay_of_the_ledger_agree_with_its_lines() -> None:
    for game in every_moment():
        ledger = show.table(game, 0, "en", desk(game)).ledger
        if ledger is None:
            continue
        points = dict(zip(game.rules.kinds, point_table(game.state, ledger.scoring), strict=True))
        for row in ledger.rows:
            assert len(row.counts) == len(row.ranks) == game.config.players + (game.config.players == 2)
            assert all((rank == 0) == (count == 0) for rank, count in zip(row.ranks, row.counts, strict=True))
            if row.kind is None:
                assert row.pays == []
                continue
            assert tuple(row.pays) == points[row.kind]
            counts = contending(game.state, ledger.scoring)
            given = majority(tuple(row.pays), strengths(game.state, game.rules.kinds.index(row.kind), counts))
            paid = {seat: (place, share) for seat, place, _, share in given}
            for line in ledger.lines:
                if line.component == row.kind:
                    place, share = paid.pop(line.seat)
                    assert (row.ranks[line.seat], line.points) == (place, share)
            assert not paid
        wall = next(row for row in ledger.rows if row.key == LINES[game.config.box][0])
        assert wall.counts[: game.config.players] == [wall_length(palace) for palace in game.state.palaces]


# ---------------------------------------------------------------- looking back


def test_an_earlier_moment_is_shown_as_it_was_and_offers_nothing() -> None:
    game = played(3)
    for at in (0, 1, 20, len(game.played)):
        table = show.table(game, 0, "en", desk(game), at)
        assert (table.at, table.turn) == (at, game.state_at(at).turns)
        assert table.decision is None or table.decision.choices == []
        assert not table.can_undo
        assert all(seat.hand is not None for seat in table.seats if seat.kind == "person")
        assert table.seed == game.seed


def test_an_earlier_moment_of_a_running_game_keeps_hands_closed() -> None:
    game = played(3).as_of(60)
    assert not game.over
    table = show.table(game, 1, "en", desk(game), 20)
    assert [seat.hand is not None for seat in table.seats if seat.kind == "person"] == [
        seat == 1 for seat in range(game.config.players)
    ]
    assert table.seed is None
    assert view(game.state_at(20), 1) == game.as_of(20).view(1)


def test_what_everybody_has_seen_is_remembered_where_the_house_says_so() -> None:
    game = played(2).as_of(40)
    for seat in show.table(game, 0, "en", desk(game)).seats:
        assert seat.remembered is None
    table = show.table(game, 0, "en", desk(game, memory=True))
    assert [seat.remembered for seat in table.seats] == [game.rules.card_names(bag) for bag in game.state.known]


def test_a_table_is_made_within_a_few_milliseconds() -> None:
    game = random_game(Config(players=4), "fast", 90)
    show.table(game, game.decider, "en", desk(game))
    times = []
    for _ in range(15):
        begun = time.perf_counter()
        show.table(game, game.decider, "en", desk(game))
        times.append(time.perf_counter() - begun)
    assert sorted(times)[len(times) // 2] < 0.005
