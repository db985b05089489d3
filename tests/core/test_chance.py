"""Shuffles anyone can check: a verifier of a few lines that shares no code with the engine."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any, TypeVar

import msgspec
import pytest

from sabika.core import flow, log
from sabika.core.chance import Chance, commitment_of
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.game import Game
from sabika.lab.record import record
from sabika.rules.boxes import ruleset
from tests.core.support import ALL, SIX, finished_game

T = TypeVar("T")

MIXES = [(), ("characters", "sultan"), ("bazaars", "watchtowers", "building_sites")]
MIXES += [(*SIX, "currency_exchange", "magical_buildings", "medina")]
ADDED = {"bazaars": 8, "magical_buildings": 6, "medina": 9}
"""Tiles that are shuffled into the supply."""


def shuffled(seed: bytes, label: str, items: Sequence[T]) -> list[T]:
    """The verifier: Fisher-Yates with the bytes of HMAC-SHA-256(seed, label/0), HMAC-SHA-256(seed, label/1), ..."""
    order, stream, block = list(items), b"", 0
    for last in range(len(order) - 1, 0, -1):
        byte = 256
        while byte >= 256 // (last + 1) * (last + 1):
            if not stream:
                stream, block = hmac.new(seed, f"{label}/{block}".encode(), hashlib.sha256).digest(), block + 1
            byte, stream = stream[0], stream[1:]
        pick = byte % (last + 1)
        order[last], order[pick] = order[pick], order[last]
    return order


def exported(players: int, modules: tuple[str, ...], seed: str) -> dict[str, Any]:
    """What is published about a finished game, as plain JSON."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(record(finished_game(players, modules, seed))))
    return found


def events(published: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything that happened, set-up and all."""
    return published["setup"] + [event for action in published["actions"] for event in action["events"]]


def copies(published: dict[str, Any], table: str, sorts: tuple[str, ...]) -> list[str]:
    """The names of all pieces of some sorts, each as often as it is in the box."""
    rows = published["components"][table]
    return [row["name"] for row in rows if row["sort"] in sorts for _ in range(row["copies"])]


def special_cards(published: dict[str, Any], pile: int, seed: bytes) -> list[str]:
    """The cards that are shuffled into money pile 1 to 5."""
    found = {2: ["scoring1"], 4: ["scoring2"]}.get(pile, [])
    if "currency_exchange" in published["modules"] and 2 <= pile <= 4:
        order = shuffled(seed, "exchange-cards", copies(published, "cards", ("exchange",)))
        found = found + order[2 * pile - 4 : 2 * pile - 2]
    if "characters" in published["modules"] and 2 <= pile <= 4:
        order = shuffled(seed, "characters", CHARACTERS)
        found = found + order[2 * pile - 4 : 2 * pile - 2]
    if "sultan" in published["modules"] and pile <= 3:
        order = shuffled(seed, "sultan/piles", copies(published, "cards", ("sultan",)))
        found = found + [order[:3], order[3:5], order[5:]][pile - 1]
    return found


CHARACTERS = ["rich-patron", "miser", "master-builder", "trader", "entertainer", "wise-man", "dancer", "moneychanger"]
CHARACTERS += ["beggar", "city-watch"]

GAMES = [(2 + i % 5, modules, f"verify {i}") for i, modules in enumerate(MIXES * 2)]


@pytest.mark.parametrize(("players", "modules", "name"), GAMES)
def test_the_revealed_seed_belongs_to_the_commitment_that_was_published_first(
    players: int, modules: tuple[str, ...], name: str
) -> None:
    published = exported(players, modules, name)
    seed = bytes.fromhex(published["seed"])
    assert published["commitment"] == hashlib.sha256(b"sabika seed " + seed).hexdigest()
    assert published["commitment"] == Game(Config(players=players, modules=modules), seed=name).commitment


@pytest.mark.parametrize(("players", "modules", "name"), GAMES)
def test_the_supply_is_the_shuffle_of_all_tiles_that_the_seed_gives(
    players: int, modules: tuple[str, ...], name: str
) -> None:
    published = exported(players, modules, name)
    tiles = copies(published, "tiles", ("building", "bazaar", "magical", "medina"))
    assert len(tiles) == 54 + sum(ADDED.get(module, 0) for module in modules)
    assert published["supply"] == shuffled(bytes.fromhex(published["seed"]), "supply", tiles)


@pytest.mark.parametrize(("players", "modules", "name"), GAMES)
def test_hands_display_and_the_five_piles_follow_from_the_seed(
    players: int, modules: tuple[str, ...], name: str
) -> None:
    published = exported(players, modules, name)
    seed = bytes.fromhex(published["seed"])
    worth = {card["name"]: card["value"] for card in published["components"]["cards"]}
    deck = shuffled(seed, "money", copies(published, "cards", ("money",)))
    for hand in published["hands"]:
        dealt: list[str] = []
        while sum(worth[card] for card in dealt) < 20:
            dealt.append(deck.pop())
        assert sorted(dealt) == sorted(hand)
    assert sorted(deck.pop() for _ in range(4)) == sorted(published["display"])
    deck.reverse()
    pile: list[str] = []
    for number in range(1, 6):
        size = len(deck) // 5 + (number <= len(deck) % 5)
        start = sum(len(deck) // 5 + (n <= len(deck) % 5) for n in range(1, number))
        part, special = deck[start : start + size], special_cards(published, number, seed)
        pile += shuffled(seed, f"pile/{number}", part + special) if special else part
    assert published["pile"] == pile


@pytest.mark.parametrize(("players", "modules", "name"), GAMES)
def test_every_reshuffle_is_the_shuffle_of_the_discarded_cards_that_the_seed_gives(
    players: int, modules: tuple[str, ...], name: str
) -> None:
    published = exported(players, modules, name)
    table = copies(published, "cards", ("money", "exchange"))
    piles = [event["pile"] for event in events(published) if event["event"] == "reshuffled"]
    for number, pile in enumerate(piles, 1):
        cards = sorted(pile, key=table.index)
        assert pile == shuffled(bytes.fromhex(published["seed"]), f"discard/{number}", cards)


def test_the_verified_games_have_been_reshuffled_often_enough_to_mean_something() -> None:
    told = [event for game in GAMES for event in events(exported(*game)) if event["event"] == "reshuffled"]
    assert len(told) > 5


@pytest.mark.parametrize(("players", "modules", "name"), [game for game in GAMES if "sultan" in game[1]])
def test_every_extra_tile_of_the_sultan_is_the_one_the_seed_gives(
    players: int, modules: tuple[str, ...], name: str
) -> None:
    published = exported(players, modules, name)
    kinds = list(dict.fromkeys(tile["kind"] for tile in published["components"]["tiles"] if tile["kind"]))
    drawn = [event for event in events(published) if event["event"] in ("sultan-offered", "sultan-redrawn")]
    assert drawn
    for number, event in enumerate(drawn, 1):
        top = shuffled(bytes.fromhex(published["seed"]), f"sultan/mark/{number}", kinds)[-1]
        assert top == (event["type"] if "type" in event else event["types"][0])


@pytest.mark.parametrize("players", range(2, 7))
def test_who_starts_among_the_still_tied_is_drawn_by_the_lot_the_seed_gives(players: int) -> None:
    lots = 0
    for number in range(150):
        game = Game(Config(players=players), seed=f"tie {number}")
        (starts,) = [event for event in game.events[0] if event.kind == "starts"]
        tied = starts.args["tied"]
        seed = hashlib.sha256(f"tie {number}".encode()).digest()
        assert starts.seat == (shuffled(seed, "youngest", tied)[-1] if len(tied) > 1 else tied[0])
        lots += len(tied) > 1
    assert lots


@pytest.mark.parametrize("size", [0, 1, 2, 3, 31, 32, 33, 34, 97, 110, 128, 129, 200, 255, 256])
def test_the_engine_shuffles_exactly_as_the_verifier_does(size: int) -> None:
    for number in range(30):
        seed = hashlib.sha256(f"{size} {number}".encode()).digest()
        order = Chance(seed).shuffle(f"label {number}", range(size))
        assert order == shuffled(seed, f"label {number}", range(size))
        assert sorted(order) == list(range(size))


def test_nothing_larger_than_a_byte_can_pick_from_is_shuffled_unfairly() -> None:
    with pytest.raises(IndexError):
        Chance(b"seed").shuffle("too many", range(257))


@pytest.mark.parametrize("bound", [1, 2, 6, 100, 255, 256])
def test_a_drawn_number_lies_below_its_bound_and_reaches_both_ends(bound: int) -> None:
    found = {Chance(bytes([n % 256, n // 256])).below("number", bound) for n in range(12 * bound)}
    assert min(found) == 0
    assert max(found) == bound - 1


def test_every_order_of_four_things_is_about_equally_frequent() -> None:
    chance = Chance(b"uniform")
    counts = Counter(tuple(chance.shuffle(f"deal {n}", "abcd")) for n in range(12_000))
    # Chi-square with 23 degrees of freedom: above 60 once in 30,000 fair experiments.
    assert sum((counts[order] - 500) ** 2 / 500 for order in permutations("abcd")) < 60


def test_small_indices_are_not_favoured_where_the_bound_does_not_divide_256() -> None:
    chance = Chance(b"rejection")
    small = sum(chance.below(f"number {n}", 200) < 56 for n in range(2_000))
    # 28 % of fair draws; without the rejection of unfair bytes it would be 44 %.
    assert 480 < small < 640


def test_another_seed_and_another_label_give_another_order() -> None:
    seen = {tuple(Chance(bytes([n])).shuffle("supply", range(54))) for n in range(50)}
    seen |= {tuple(Chance(b"\0").shuffle(f"discard/{n}", range(54))) for n in range(50)}
    assert len(seen) == 100


def test_a_shuffle_does_not_depend_on_what_was_shuffled_before() -> None:
    fresh, used = Chance(b"order"), Chance(b"order")
    for n in range(20):
        used.shuffle(f"other/{n}", range(n))
    assert used.shuffle("supply", range(54)) == fresh.shuffle("supply", range(54))
    assert used.shuffle("supply", range(54)) == fresh.shuffle("supply", range(54))


def begun(*modules: str) -> State:
    """The first turn of a game; citizens are chosen without chance."""
    s = flow.start(ruleset(Config(modules=modules)), Chance.from_text("labels"))
    while not s.turns:
        flow.play_move(s, flow.moves(s)[0])
    return s


def named(s: State, part: str) -> list[Any]:
    """A part of the table in names, which mean the same in every mix."""
    cards, tiles = s.rules.card_keys, s.rules.tile_keys
    cuts = (0, *s.cuts)
    return {
        "supply": [tiles[tile] for tile in s.supply],
        "market": [tiles[tile] for tile in s.market],
        "hands": [s.rules.card_names(hand) for hand in s.hands],
        "display": s.rules.card_names(s.display),
        "piles": [[cards[card] for card in s.pile[start:end]] for start, end in zip(cuts, s.cuts, strict=False)],
        "active": [s.active],
    }[part]


TOUCHED: dict[str, set[str]] = {
    "currency_exchange": {"piles"},
    "diamonds": {"hands", "display", "piles", "active"},
    "bazaars": {"supply", "market"},
    "characters": {"piles"},
    "sultan": {"piles"},
    "camps": {"supply", "market"},
    "city_gates": {"piles"},
    "city_walls": {"piles"},
    "magical_buildings": {"supply", "market"},
    "medina": {"supply", "market"},
    "master_builders": {"hands", "piles"},
}
"""What the pieces of a module are shuffled into."""


@pytest.mark.parametrize("module", ALL)
def test_a_module_changes_no_shuffle_but_those_its_own_pieces_are_in(module: str) -> None:
    plain, mixed = begun(), begun(module)
    touched = TOUCHED.get(module, set())
    for part in {"supply", "market", "hands", "display", "piles", "active"} - touched:
        assert named(plain, part) == named(mixed, part), part
    if "piles" in touched:
        untouched = {
            "currency_exchange": (0, 4), "characters": (0, 4), "sultan": (3, 4), "master_builders": (0, 1, 3),
            "city_gates": (0, 1), "city_walls": (0,),
        }  # fmt: skip
        for pile in untouched.get(module, ()):
            assert named(plain, "piles")[pile] == named(mixed, "piles")[pile]
    for part in touched:
        assert named(plain, part) != named(mixed, part), part


def test_the_characters_are_stacked_the_same_whatever_else_is_in_the_mix() -> None:
    def characters(s: State) -> list[list[str]]:
        return [sorted(card for card in pile if card in CHARACTERS) for pile in named(s, "piles")]

    assert characters(begun("characters")) == characters(begun(*ALL))
    surplus = [[s.rules.card_keys[c] for c in s.slices[s.rules.modules["characters"].slot].surplus] for s in
               (begun("characters"), begun(*ALL))]  # fmt: skip
    assert surplus[0] == surplus[1]
    assert len(surplus[0]) == 4


def test_a_seed_of_64_hexadecimal_digits_is_taken_as_it_is_and_any_other_text_is_hashed() -> None:
    digits = hashlib.sha256(b"x").hexdigest()
    assert Chance.from_text(digits).reveal() == digits
    assert Chance.from_text("x").reveal() == digits
    assert Chance.from_text("z" * 64).reveal() == hashlib.sha256(b"z" * 64).hexdigest()


def test_secret_seeds_differ_and_stay_out_of_the_log_until_the_game_is_over() -> None:
    games = [Game(), Game()]
    assert games[0].commitment != games[1].commitment
    assert games[0].log().seed is None
    text = log.write(games[0].log())
    assert "seed:" not in text
    revealed = games[0].log(reveal=True).seed
    assert revealed is not None
    assert revealed not in text
    assert commitment_of(revealed) == games[0].commitment
