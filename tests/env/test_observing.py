"""Observations: what they say is so, they say it from the viewer's place, and nothing hidden gets into them."""

from __future__ import annotations

import ast
import random
from itertools import islice
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import numpy as np
import pytest

import sabika.env
from sabika.core import flow
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.core.view import Hidden, Part, determinize, view
from sabika.env.meaning import Meanings
from sabika.env.observing import Board, Layout, Observer
from sabika.env.words import RADIUS, Words
from sabika.palace.grid import cell_code, code_cell
from sabika.palace.palace import START_PIECE
from sabika.palace.shapes import EDGES
from sabika.rules.boxes import BOXES, MODULES, fitting, ruleset
from tests.core.support import decisions
from tests.views.test_views import rearranged

from .support import MIXES, name, positions, questions, table


def fresh(s: State, seat: int, layout: Layout, *, memory: bool = False) -> Any:
    """The observation of somebody who has seen nothing before."""
    seen, board = view(s, seat, memory=memory), Board(layout)
    board.see(seen)
    observer = Observer(layout, seat, board)
    observer.see(seen)
    return observer.observation([])


def layout_of(config: Config, *, memory: bool = False) -> Layout:
    rules = ruleset(config)
    return Layout(rules, Words(rules), memory=memory)


# ---------------------------------------------------------------- nothing hidden


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("config", MIXES, ids=name)
def test_worlds_that_a_seat_cannot_tell_apart_are_observed_alike(config: Config, memory: bool) -> None:
    rng, layout, differ = random.Random(3), layout_of(config, memory=memory), 0
    for s in positions(config):
        for seat in range(config.players):
            seen = fresh(s, seat, layout, memory=memory)
            world = determinize(view(s, seat, memory=memory), rng)
            differ += world.supply != s.supply[s.taken :]
            assert np.array_equal(fresh(world, seat, layout, memory=memory), seen)
    assert differ > 5


@pytest.mark.parametrize("config", MIXES[:8], ids=name)
def test_no_observation_depends_on_the_order_of_pile_and_supply_or_on_the_hands_of_others(config: Config) -> None:
    rng = random.Random(4)
    one, other = table(config), table(config)
    for s in positions(config):
        for seat in range(config.players):
            one.take_up(s)
            other.take_up(rearranged(s, seat, rng))
            mine, same = one.observe(seat), other.observe(seat)
            assert np.array_equal(mine["observation"], same["observation"])
            if seat == s.decider:
                assert np.array_equal(mine["action_mask"], same["action_mask"])


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_others_do_not_hear_what_is_being_said(config: Config) -> None:
    asked = table(config)
    for s, decider in questions(config):
        asked.take_up(s.clone())
        others = [seat for seat in range(config.players) if seat != decider]
        before = [asked.observe(seat)["observation"] for seat in others]
        word = min(asked.sentence.allowed)
        if not asked.say(word):
            own = asked.layout.split(asked.observe(decider)["observation"])["said"]
            assert own.nonzero()[0].tolist() == [word]
            for seat, seen in zip(others, before, strict=True):
                assert np.array_equal(asked.observe(seat)["observation"], seen)
        for seat in others:
            assert asked.decider == seat or not asked.observe(seat)["action_mask"].any()


@pytest.mark.parametrize("file", ["observing.py", "meaning.py"])
def test_what_writes_observations_has_never_heard_of_a_state(file: str) -> None:
    tree = ast.parse((Path(sabika.env.__file__).parent / file).read_text("utf-8"))
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert not (names | imported) & {"State", "view", "determinize", "Chance"}


# ---------------------------------------------------------------- what they say


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_what_changes_bit_by_bit_is_as_if_seen_for_the_first_time(config: Config) -> None:
    memory = config.players == 3
    layout, watched, rng = layout_of(config, memory=memory), table(config, memory=memory), random.Random(5)
    first, *states = islice(decisions(config, "bits"), 1500)
    watched.take_up(first.clone())
    for number, s in enumerate(states):
        for seat in rng.sample(range(config.players), rng.randint(0, 2)):
            watched.observe(seat)
        watched.state = s.clone()
        watched._ask()
        if number % 40 == 0 or s.over:
            for seat in range(config.players):
                assert np.array_equal(watched.observe(seat)["observation"], fresh(s, seat, layout, memory=memory))


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_cards_tiles_and_scores_are_where_the_layout_says(config: Config) -> None:
    layout = layout_of(config)
    rules = layout.rules
    for s in positions(config):
        for seat in range(config.players):
            seen, v = layout.split(fresh(s, seat, layout)), view(s, seat)
            order = [(seat + place) % config.players for place in range(config.players)]
            for field, bag in (("hand", v.hands[seat]), ("display", v.display), ("discard", v.discard)):
                assert np.repeat(np.arange(len(rules.cards)), seen[field]).tolist() == rules.bags.unpack(bag), field
            assert [seen["turns"][0], seen["scored"][0]] == [min(v.turns, 255), v.scored]
            assert seen["decider"].ravel().tolist() == [int(owner == v.decider) for owner in order]
            assert seen["active"].ravel().tolist() == [int(owner == v.active) for owner in order]
            points = seen["score"].astype(int) @ [-1, 1, 1]
            assert points.tolist() == [v.scores[owner] for owner in order]
            sizes = [hand.count if isinstance(hand, Hidden) else rules.bags.size(hand) for hand in v.hands]
            assert seen["cards"].ravel().tolist() == [sizes[owner] for owner in order]
            for space, tile in enumerate(v.market):
                assert seen["market"][space].nonzero()[0].tolist() == ([tile] if tile >= 0 else [])
                price = rules.prices[tile] if tile >= 0 else 0
                assert seen["faces"][space][len(rules.kinds)] == price
            for field, lying in (("reserve", v.reserves), ("gained", v.gained)):
                for place, owner in enumerate(order):
                    found = np.repeat(np.arange(len(rules.tiles)), seen[field][place])
                    assert found.tolist() == sorted(lying[owner]), field
            assert sum(seen["pile"][:, 0]) == sum(part.size for part in v.pile)
            assert seen["moment"].sum() == (not v.over)


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_palaces_are_drawn_as_they_are_built(config: Config) -> None:
    layout = layout_of(config)
    rules, met = layout.rules, 0
    for s in positions(config):
        seen = layout.split(fresh(s, 0, layout))
        for seat, palace in enumerate(s.palaces):
            built = [piece for _, piece in palace.pieces()]
            assert np.repeat(np.arange(len(rules.tiles)), seen["built"][seat]).tolist() == sorted(built)
            cells = {code_cell(palace.code(k)): k for k in palace.held}
            near = {cell: k for cell, k in cells.items() if max(map(abs, cell)) <= RADIUS}
            drawn = {(int(x) - RADIUS, int(y) - RADIUS) for y, x in np.argwhere(seen["palace"][seat][..., 0])}
            assert drawn == set(near)
            gates = {cell for code, _ in palace.gateways() for cell in [code_cell(code)]}
            for (x, y), k in near.items():
                what, price, *sides = seen["palace"][seat][y + RADIUS, x + RADIUS].tolist()
                piece, shape = palace.piece_at(palace.code(k)), palace.shape_at(palace.code(k))
                assert (what == 1) == (piece == START_PIECE)
                if piece != START_PIECE:
                    assert (what, price) == (layout.look(piece), rules.prices[piece])
                shown = [side - 1 for side in sides]
                assert all(a == b or (a == EDGES and b != a) for a, b in zip(shown, shape.edges, strict=True))
                met += 1
                if (x, y) in gates:
                    assert EDGES in shown
    assert met > 50


def test_a_tile_beyond_the_window_is_counted_though_not_drawn() -> None:
    rules = ruleset(Config(players=3))
    layout = layout_of(Config(players=3))
    s = positions(Config(players=3))[0].clone()
    tile = next(number for number, row in enumerate(rules.tiles) if row.shape.name == "")
    for x in range(1, 15):
        s.palaces[1] = s.palaces[1].place(cell_code(x, 0), tile, rules.shapes[tile])
    seen = layout.split(fresh(s, 1, layout))
    assert seen["built"][0][tile] == 14
    assert (seen["palace"][0][..., 0] > 0).sum() == 1 + RADIUS


def test_modules_are_observed_by_what_their_numbers_stand_for() -> None:
    config = Config(players=3, modules=("characters", "change", "vizier", "bazaars", "building_sites"))
    layout = layout_of(config)
    met = set()
    for s in decisions(config, "modules"):
        for seat in range(3):
            if s.turns % 5:
                continue
            seen, v = layout.split(fresh(s, seat, layout)), view(s, seat)
            for card, owner in v.of("characters").owned:
                met.add("characters")
                assert seen["characters.owned"][card] == ((owner - seat) % 3 + 1 if owner >= 0 else 0)
            for owner, coins in enumerate(v.of("change").coins):
                met.add("change")
                assert seen["change.coins"][(owner - seat) % 3].tolist()[: len(coins)] == list(coins)
            asleep = {(owner - seat) % 3 for owner in v.of("vizier").asleep}
            assert set(seen["vizier.asleep"].nonzero()[0].tolist()) == asleep
            assert set(seen["bazaars.offered"].nonzero()[0].tolist()) == set(v.of("bazaars").offered)
            for tile, owner in v.of("building_sites").established:
                met.add("sites")
                assert seen["building_sites.established"][tile] == (owner - seat) % 3 + 1
    assert met == {"characters", "change", "sites"}


def test_what_a_byte_cannot_hold_is_cut() -> None:
    layout = layout_of(Config(players=3))
    v = view(positions(Config(players=3))[3], 0)
    grown = msgspec.structs.replace(v, turns=300, supply=Hidden(300), pile=(Part(300, {}),), scores=(300, -7, 600))
    board = Board(layout)
    board.see(grown)
    observer = Observer(layout, 0, board)
    observer.see(grown)
    seen = layout.split(observer.observation([]))
    assert [int(seen[name].ravel()[0]) for name in ("turns", "supply", "pile")] == [255] * 3
    assert seen["score"].tolist() == [[0, 255, 45], [7, 0, 0], [0, 255, 255]]


def test_fields_have_names_places_and_sizes_that_do_not_overlap() -> None:
    for config in MIXES:
        layout = layout_of(config, memory=True)
        parts = layout.split(np.arange(layout.size))
        places = np.concatenate([part.ravel() for part in parts.values()])
        assert sorted(places.tolist()) == [*range(layout.size)]


UNSAID = {"street_trader.chosen"}
"""Of which only the size is observed although not everybody is denied it: what is chosen before the first turn."""


@pytest.mark.parametrize("box", BOXES)
def test_every_list_says_what_its_entries_are(box: str) -> None:
    """A new slice or frame must say it too, or be named above."""
    rules = ruleset(Config(box=box, players=2, modules=tuple(fitting(box))))
    slices = {key: module.slice_type for key, module in rules.modules.items() if module.slice_type is not None}
    unsaid = set()
    for key, kind in {**slices, **{frame.__name__: frame for frame in rules.decides}}.items():
        hints = get_type_hints(kind, include_extras=True)
        for field in kind.__struct_fields__:
            plain, marks = hints[field].__origin__, hints[field].__metadata__
            entry = get_args(plain)[0] if "owner" in marks else hints[field]
            if "nobody" not in marks and Meanings(rules).of(entry) == Meanings(rules).of(str):
                unsaid.add(f"{key}.{field}")
    assert unsaid == {name for name in UNSAID if name.partition(".")[0] in rules.modules}


def test_every_module_is_in_some_mix_above() -> None:
    assert {module for config in MIXES for module in config.modules} == set(MODULES)


def test_the_moves_of_the_deciding_seat_are_those_of_the_mask() -> None:
    asked = table(Config(players=3))
    for s, decider in questions(Config(players=3)):
        asked.take_up(s)
        mask = asked.observe(decider)["action_mask"]
        assert set(mask.nonzero()[0].tolist()) == {move & 127 for move in flow.moves(s)}
