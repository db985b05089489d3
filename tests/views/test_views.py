"""Views: nobody sees what is hidden, whatever the mix."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from sabika.bots.bot import RandomBot
from sabika.core import flow, snapshot
from sabika.core.chance import Chance
from sabika.core.ruleset import Config
from sabika.core.state import NO_TILE, Frame, Nobody, Owner, Public, Slice, State
from sabika.core.view import Hidden, View, determinize, redact, view
from sabika.palace.palace import Palace
from sabika.rules.boxes import MODULES
from tests.core.support import ALL, decisions, random_config

GAMES = 8


@cache
def some_states(number: int) -> tuple[State, ...]:
    """States from all over a random game: its beginning and end, and each sort of decision that was met in it."""
    config = random_config(random.Random(f"views {number}")) if number else Config(players=3, modules=ALL)
    states = list(decisions(config, f"views {number}"))
    rng, moments = random.Random(number), {}
    for s in rng.sample(states, len(states)):
        moments.setdefault(type(s.stack[-1]), []).append(s)
    met = [s for found in moments.values() for s in found[:2]]
    return (*states[:6], *met, *rng.sample(states, 8), *states[-4:])


def viewers(s: State) -> list[int | None]:
    return [None, *range(s.rules.players)]


def plain(v: View) -> bytes:
    """Everything a view tells, as JSON."""
    told = {name: getattr(v, name) for name in v.__struct_fields__ if name != "rules"}
    told["palaces"] = [sorted(palace.layout().items()) for palace in v.palaces]
    return msgspec.json.encode(msgspec.to_builtins(told), order="deterministic")


def shown(s: State) -> bool:
    """Whether hands are open, since the end has begun."""
    return s.over or any(getattr(frame, "sequence", "") == "end" for frame in s.stack)


# ---------------------------------------------------------------- non-interference


def rearranged(s: State, seat: int | None, rng: random.Random) -> State:
    """The same table with pile and supply in another order (within the stacked parts) and other cards in the hands that
    the seat cannot see. Written without ``determinize``."""
    other, bags = s.clone(), s.rules.bags
    pile = list(s.pile)
    money = [at for at in range(s.drawn, len(pile)) if s.rules.cards[pile[at]].sort == "money"]
    hidden = [] if shown(s) else [owner for owner in range(s.rules.players) if owner != seat]
    coined = bags.mask(range(s.rules.money_types))
    cards = [card for owner in hidden for card in bags.cards(s.hands[owner] & coined)] + [pile[at] for at in money]
    rng.shuffle(cards)
    for owner in hidden:
        kept = s.hands[owner] & ~coined
        other.hands[owner] = kept + bags.of(cards.pop() for _ in range(bags.size(s.hands[owner] & coined)))
    for at in money:
        pile[at] = cards.pop()
    for start, end in pairwise([s.drawn, *(cut for cut in s.cuts if cut > s.drawn)]):
        part = pile[start:end]
        rng.shuffle(part)
        pile[start:end] = part
    rest = list(s.supply[s.taken :])
    rng.shuffle(rest)
    other.pile, other.supply = tuple(pile), s.supply[: s.taken] + tuple(rest)
    other.chance = Chance(rng.randbytes(32))
    return other


@pytest.mark.parametrize("number", range(GAMES))
def test_no_view_depends_on_the_order_of_pile_and_supply_or_on_the_hands_of_others(number: int) -> None:
    rng, changed = random.Random(f"rearranged {number}"), 0
    for s in some_states(number):
        for seat in viewers(s):
            other = rearranged(s, seat, rng)
            assert view(other, seat) == view(s, seat)
            assert plain(view(other, seat)) == plain(view(s, seat))
            changed += other.pile != s.pile and other.supply != s.supply
    assert changed > 20


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("number", range(GAMES))
def test_all_worlds_a_viewer_thinks_possible_look_to_it_like_the_true_one(number: int, memory: bool) -> None:
    rng = random.Random(f"worlds {number} {memory}")
    for s in some_states(number):
        for seat in viewers(s):
            seen = view(s, seat, memory=memory)
            for _ in range(2):
                world = determinize(seen, random.Random(rng.random()))
                assert view(world, seat, memory=memory) == seen
                assert plain(view(world, seat, memory=memory)) == plain(seen)


def secrets_of(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat must not see, by name."""
    found: dict[str, Any] = {"pile": s.pile[s.drawn :], "supply": s.supply[s.taken :]}
    if not shown(s):
        found["hands"] = [hand for owner, hand in enumerate(s.hands) if owner != seat]
    for key, module in s.rules.modules.items():
        part = s.slices[module.slot]
        if key == "street_trader":
            found["chosen"] = [each for owner, each in enumerate(part.chosen) if owner != seat and each]
        elif key == "building_sites":
            found["backs"] = [each for owner, each in enumerate(part.backs) if owner != seat]
            found["drawn"] = [each for owner, each in enumerate(part.drawn) if owner != seat and each]
        elif key == "characters":
            found["surplus"] = part.surplus
    return found


def test_imagined_worlds_really_differ_in_everything_that_is_hidden() -> None:
    """Without this the two tests above would prove nothing."""
    rng, met, differ = random.Random("differ"), set(), set()
    for number in range(GAMES):
        for s in some_states(number):
            for seat in viewers(s):
                world = secrets_of(determinize(view(s, seat), rng), seat)
                for name, secret in secrets_of(s, seat).items():
                    met.add(name)
                    if secret != world[name]:
                        differ.add(name)
    assert met == differ == {"pile", "supply", "hands", "chosen", "backs", "drawn", "surplus"}


@pytest.mark.rule("base.setup.scoring-card-piles")
@pytest.mark.parametrize("box", ["alhambra", "granada", "combined", "red_palace"])
def test_everybody_knows_which_scoring_card_comes_first(box: str) -> None:
    s = next(s for s in decisions(Config(box=box, players=3), "scoring cards") if s.turns)
    truth = [card for card in s.pile if s.rules.cards[card].sort == "scoring"]
    assert truth == sorted(truth)
    assert len(truth) == (1 if box == "combined" else 2)
    for number in range(20):
        world = determinize(view(s, 1), random.Random(number))
        assert [card for card in world.pile if world.rules.cards[card].sort == "scoring"] == truth


@pytest.mark.rule("base.score.card-never-drawn", "combined.deck.second-never")
@pytest.mark.parametrize(("box", "scored"), [("alhambra", 0), ("alhambra", 1), ("combined", 0)])
def test_a_game_that_ended_before_a_scoring_card_was_drawn_can_be_looked_at(box: str, scored: int) -> None:
    s = next(decisions(Config(box=box, players=3), "never drawn"))
    while s.scored < scored:
        flow.play_move(s, RandomBot(random.Random(s.turns)).pick(flow.moves(s)))
    s.supply, s.market = s.supply[: s.taken], [NO_TILE] * len(s.market)
    while not s.over:
        flow.play_move(s, RandomBot(random.Random(s.turns)).pick(flow.moves(s)))
    assert s.scored == 3
    assert "scoring" in {sort for part in view(s, None).pile for sort in part.special}
    world = determinize(view(s, None), random.Random(1))
    assert view(world, None).pile == view(s, None).pile
    assert {card for card in world.pile if card >= s.rules.money_types} == set(s.pile[s.drawn :]) - set(
        s.rules.all_money
    )


def test_a_world_imagined_with_memory_keeps_every_card_that_was_seen() -> None:
    rng = random.Random("memory")
    for s in some_states(0):
        for seat in viewers(s):
            world = determinize(view(s, seat, memory=True), rng)
            for owner in range(s.rules.players):
                assert s.rules.bags.holds(world.hands[owner], s.known[owner])
            assert world.known == s.known


# ---------------------------------------------------------------- nothing hidden inside


class Tainted(int):
    """A number that must not get into a view."""


class TaintedTuple(tuple[Any, ...]):
    """A sequence that must not get into a view."""

    __slots__ = ()


def taint(value: Any) -> Any:
    if isinstance(value, tuple):
        return TaintedTuple(taint(each) for each in value)
    return Tainted(value)


def tainted(s: State, seat: int | None) -> State:
    """The same state with everything marked that the seat must not see."""
    other = s.clone()
    other.chance = SecretChance(b"\xabsecret seed\xcd" * 2)
    other.pile, other.supply = taint(s.pile), taint(s.supply)
    if not shown(s):
        other.hands = [hand if owner == seat else Tainted(hand) for owner, hand in enumerate(s.hands)]
    slices = list(s.slices)
    for key, names in SECRET_FIELDS.items():
        if key in s.rules.modules:
            slot = s.rules.modules[key].slot
            changes = {}
            for name, owned in names.items():
                held = getattr(slices[slot], name)
                mine = tuple(each if owner == seat else taint(each) for owner, each in enumerate(held))
                changes[name] = mine if owned else taint(held)
            slices[slot] = msgspec.structs.replace(slices[slot], **changes)
    other.slices = tuple(slices)
    return other


class SecretChance(Chance):
    __slots__ = ()


SECRET_FIELDS = {
    "characters": {"surplus": False},
    "bonus_cards": {"hands": True, "aside": False},
    "thieves": {"hands": True, "aside": False},
    "master_builders": {"aside": False},
    "invaders": {"deck": False, "seen": True, "hidden": False},
    "street_trader": {"chosen": True},
    "building_sites": {"backs": True, "drawn": True},
}
"""By module what is hidden, and whether each seat sees its own entry. Written down here, not read off the marks."""


def walk(value: Any, seen: set[int]) -> Iterator[Any]:
    """Everything that can be reached from a value through containers and attributes."""
    if id(value) in seen:
        return
    seen.add(id(value))
    yield value
    if isinstance(value, (str, bytes, int, float, type)) or value is None:
        return
    parts: list[Any] = []
    if isinstance(value, dict):
        parts = [*value.keys(), *value.values()]
    elif isinstance(value, (list, tuple, set, frozenset)):
        parts = list(value)
    for name in (*getattr(type(value), "__struct_fields__", ()), *slots(type(value)), *getattr(value, "__dict__", ())):
        parts.append(getattr(value, name, None))
    parts.append(getattr(value, "__self__", None))
    for part in parts:
        yield from walk(part, seen)


def slots(kind: type) -> list[str]:
    return [name for base in kind.__mro__ for name in getattr(base, "__slots__", ()) if not name.startswith("__")]


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("number", range(GAMES))
def test_nothing_hidden_can_be_reached_from_a_view(number: int, memory: bool) -> None:
    for s in some_states(number)[::2]:
        for seat in viewers(s):
            hidden = tainted(s, seat)
            seen = view(hidden, seat, memory=memory)
            ruleset: set[int] = {id(seen.rules)}
            for part in walk(seen, ruleset):
                assert not isinstance(part, (Tainted, TaintedTuple, Chance, State)), part


def test_neither_a_state_nor_a_chance_hangs_on_the_ruleset_of_a_view() -> None:
    s = some_states(0)[10]
    for part in walk(view(s, 0).rules, set()):
        assert not isinstance(part, (Chance, State))


def test_the_walk_would_find_what_it_looks_for() -> None:
    s = some_states(0)[10]
    hidden = tainted(s, 0)
    found = list(walk({"deep": [(hidden,)]}, {id(hidden.rules)}))
    for kind in (State, Chance, Tainted, TaintedTuple):
        assert any(isinstance(part, kind) for part in found), kind


@pytest.mark.parametrize("number", range(GAMES))
def test_neither_seed_nor_orders_nor_hands_are_written_into_a_view(number: int) -> None:
    for s in some_states(number):
        for seat in viewers(s):
            text = plain(view(s, seat)).decode()
            assert s.chance.reveal() not in text
            assert s.chance.commitment() not in text
            for order in (s.pile[s.drawn :], s.supply[s.taken :]):
                if len(order) >= 4:
                    assert msgspec.json.encode(order[:4]).decode()[1:-1] not in text
            for owner, hand in enumerate(s.hands):
                if owner != seat and not shown(s) and s.rules.bags.size(hand) > 4:
                    assert str(hand) not in text


def test_every_seat_sees_its_own_secrets_and_no_others_before_they_are_revealed() -> None:
    met = set()
    for number in range(GAMES):
        for s in some_states(number):
            for seat in viewers(s):
                for key, names in SECRET_FIELDS.items():
                    if key not in s.rules.modules:
                        continue
                    true, seen = s.slices[s.rules.modules[key].slot], view(s, seat).of(key)
                    for name, owned in names.items():
                        held, told = getattr(true, name), getattr(seen, name)
                        if not owned:
                            assert told == Hidden(len(held))
                            continue
                        met.add(name)
                        for owner, each in enumerate(held):
                            assert told[owner] == (each if owner == seat else Hidden(len(each)))
    assert met >= {"chosen", "backs", "drawn", "hands"}


def test_hands_are_open_to_all_only_when_the_end_has_begun() -> None:
    for number in range(GAMES):
        for s in some_states(number):
            for seat in viewers(s):
                hands = view(s, seat).hands
                for owner, hand in enumerate(s.hands):
                    if owner == seat or shown(s):
                        assert hands[owner] == hand
                    else:
                        assert hands[owner] == Hidden(s.rules.bags.size(hand))


def test_memory_is_told_only_to_those_who_have_agreed_to_it() -> None:
    s = some_states(0)[12]
    assert view(s, 0).memory is None
    assert view(s, 0, memory=True).memory == tuple(s.known)


# ---------------------------------------------------------------- default deny


class Unmarked(Slice, frozen=True):
    """A slice whose author forgot to say who may see what."""

    open: Public[int] = 1
    forgotten: int = 2
    forgotten_list: tuple[int, ...] = (3, 4)
    nobodys: Nobody[tuple[int, ...]] = (5, 6, 7)
    own: Owner[tuple[tuple[int, ...], ...]] = ((8,), (9, 10), ())


class UnmarkedFrame(Frame, frozen=True):
    seat: Public[int]
    secret: str


def test_a_field_without_a_mark_is_hidden_from_everybody() -> None:
    for seat in (0, 1, 2, None):
        seen = redact(Unmarked(), seat)
        assert seen.open == 1
        assert seen.forgotten == Hidden(0)
        assert seen.forgotten_list == Hidden(2)
        assert seen.nobodys == Hidden(3)
    assert redact(UnmarkedFrame(1, "abc"), 1) == UnmarkedFrame(1, Hidden(3))  # type: ignore[arg-type]


def test_an_owned_field_shows_every_seat_its_own_entry_and_the_size_of_the_others() -> None:
    assert redact(Unmarked(), 0).own == ((8,), Hidden(2), Hidden(0))
    assert redact(Unmarked(), 1).own == (Hidden(1), (9, 10), Hidden(0))
    assert redact(Unmarked(), None).own == (Hidden(1), Hidden(2), Hidden(0))


def test_a_view_has_no_field_that_is_not_meant_to_be_seen() -> None:
    assert set(State.__slots__) - set(View.__struct_fields__) <= {
        "chance", "cuts", "drawn", "known", "learned", "sink", "taken",
    }  # fmt: skip
    assert not issubclass(View, State)
    assert not isinstance(view(some_states(0)[0], 0), State)


@pytest.mark.parametrize("module", sorted(MODULES))
def test_every_field_of_every_module_slice_is_public_or_listed_as_hidden_here(module: str) -> None:
    """A new secret must be added to SECRET_FIELDS, so that the tests above look for it."""
    made = MODULES[module].slice_type
    hidden = {name for name in made.__struct_fields__ if _hidden(made, name)} if made is not None else set()
    assert hidden == set(SECRET_FIELDS.get(module, ()))


def _hidden(kind: type[Slice], name: str) -> bool:
    probe = msgspec.structs.replace(kind(), **{name: ((1,), (2,))})
    return getattr(redact(probe, None), name) != ((1,), (2,))


# ---------------------------------------------------------------- imagined worlds can be played


@pytest.mark.parametrize("number", range(GAMES))
def test_imagined_worlds_can_be_played_to_the_end(number: int) -> None:
    rng = random.Random(f"played {number}")
    for s in some_states(number)[::3]:
        for seat in rng.sample(viewers(s), 2):
            world = determinize(view(s, seat, memory=rng.random() < 0.5), rng)
            assert type(world) is State
            assert flow.moves(world) == flow.moves(s) or seat != s.decider
            whole = snapshot.digest(snapshot.from_data(s.rules, world.chance, snapshot.to_data(world)))
            assert whole == snapshot.digest(world)
            while not world.over:
                flow.play_move(world, rng.choice(flow.moves(world)))
            assert conserved(world)


def conserved(s: State) -> bool:
    """Whether all money is still there, once."""
    held = s.display + s.discard + sum(s.hands)
    cards = [*s.rules.bags.cards(held), *s.pile[s.drawn :]]
    return sorted(card for card in cards if s.rules.cards[card].sort == "money") == sorted(s.rules.all_money)


def test_an_imagined_world_has_another_chance_than_the_true_one() -> None:
    s = some_states(0)[10]
    worlds = [determinize(view(s, 0), random.Random(n)) for n in range(5)]
    assert len({world.chance.reveal() for world in worlds} | {s.chance.reveal()}) == 6


def test_the_same_view_and_generator_imagine_the_same_world() -> None:
    for s in some_states(0):
        first, second = (determinize(view(s, 1), random.Random(7)) for _ in range(2))
        assert snapshot.digest(first) == snapshot.digest(second)
        assert first.chance.reveal() == second.chance.reveal()


def test_palaces_are_shared_with_views_because_nobody_can_change_them() -> None:
    s = some_states(0)[-1]
    assert all(isinstance(palace, Palace) for palace in view(s, None).palaces)
    with pytest.raises(AttributeError):
        view(s, None).scores = ()  # type: ignore[misc]
