"""What must hold after every action of every game in every mix.

What cannot change need not be looked at twice: palaces are values, so each is judged and restored once in its life, and
a move reads back in one game as in another.
"""

from __future__ import annotations

import random
from functools import lru_cache
from operator import attrgetter
from typing import Final

import msgspec

from sabika.bots.bot import Bot, decide
from sabika.core import flow, snapshot
from sabika.core.actions import Move
from sabika.core.pieces import Bags
from sabika.core.state import NO_TILE, SCORINGS, State
from sabika.core.view import determinize, unseen_specials, view
from sabika.palace.faults import faults
from sabika.palace.palace import NEW_PALACE, PIECE_SHIFT, Palace

ENDLESS: Final = 20_000
"""A game with so many decisions does not end."""
MANY: Final = 200_000
"""How many moves of a mix are remembered to read back."""
_values: Final = attrgetter(*(name for name in State.__slots__ if name not in ("rules", "chance", "sink")))
"""Everything in a state that makes it what it is."""


def checked_game(s: State, bot: Bot, rng: random.Random) -> tuple[int, list[str]]:
    """A bot plays all seats to the end, and every state is checked; the decisions made and what was broken first."""
    for decisions in range(ENDLESS):
        try:
            choices = flow.moves(s)
            found = broken(s, choices, rng)
            if found or s.over:
                return decisions, found
            found = _played(s, decide(bot, s))
        except Exception as error:
            found = [f"{type(error).__name__}: {error}"]
        if found:
            return decisions, found
    return ENDLESS, ["the game does not end"]


def broken(s: State, choices: list[Move], rng: random.Random) -> list[str]:
    """Every invariant that does not hold in a state, in words; empty when all is well. Pieces that are not where they
    should be are told alone: nothing else can be right then."""
    lost = [*_cards(s), *_tiles(s)]
    return lost or [*_moves(s, choices), *_palaces(s), *_restored(s), *_views(s, choices, rng)]


def _played(s: State, move: Move) -> list[str]:
    """Play a move in place. A clone is independent of the original, and listening to what happens changes nothing."""
    before = [value[:] if type(value) is list else value for value in _values(s)]
    built = [palace.held.copy() for palace in s.palaces]
    clone = s.clone()
    clone.sink = []
    flow.play_move(clone, move)
    msgspec.json.encode(clone.sink)
    if [*_values(s)] != before or [palace.held for palace in s.palaces] != built:
        return ["playing on a clone changed the original"]
    flow.play_move(s, move)
    return [] if _values(s) == _values(clone) else ["a clone was played to another state"]


def _scoring_cards(s: State) -> list[int]:
    """Those to come, in their order, which everybody knows (base.setup.scoring-card-piles)."""
    return [card for card in s.pile[s.drawn :] if s.rules.cards[card].sort == "scoring"]


def _cards(s: State) -> list[str]:
    """Cards are conserved. Before the first turn the money still lies in the box."""
    rules, bags = s.rules, s.rules.bags
    if min(s.display, s.discard, *s.hands, *s.known) < 0:
        return ["cards were taken from where they did not lie"]
    left = s.pile[s.drawn :]
    found = []
    lie = [*left, *_in_bag(bags, s.display), *_in_bag(bags, s.discard)]
    for elsewhere in rules.money_elsewhere:
        lie += _in_bag(bags, elsewhere(s))
    for seat, (hand, known) in enumerate(zip(s.hands, s.known, strict=True)):
        lie += _in_bag(bags, hand)
        if known != hand and bags.common(known, hand) != known:
            found.append(f"everybody has seen cards in the hand of seat {seat} that it does not hold")
    if s.turns and sorted([card for card in lie if card < rules.money_types]) != rules.all_money:
        found.append("money cards are lost or doubled")
    special = [card for card in left if card >= rules.money_types]
    unseen = [card for cards in unseen_specials(s).values() for card in cards]
    if s.turns and s.scored < SCORINGS and sorted(special) != sorted(unseen):
        found.append("special cards are lost, or in the pile and elsewhere")
    return found


@lru_cache(10_000)
def _in_bag(bags: Bags, bag: int) -> tuple[int, ...]:
    return bags.cards(bag)


def _tiles(s: State) -> list[str]:
    """Tiles are conserved; of those that are not in the supply there are never more than in the box."""
    tiles = s.rules.tiles
    lie = [*s.supply[s.taken :], *(tile for tile in s.market if tile != NO_TILE)]
    for palace in s.palaces:
        lie += [held >> PIECE_SHIFT for held in palace.held.values() if held >= 0]
    for zone in (*s.reserves, *s.gained):
        lie += zone
    for elsewhere in s.rules.tiles_elsewhere:
        lie += elsewhere(s)
    if s.rules.faces:
        lie = [s.rules.body_of[tile] for tile in lie]
    lie.sort()
    others = [tile for tile in lie if not tiles[tile].supply]
    if others:
        lie = [tile for tile in lie if tiles[tile].supply]
    if lie != s.rules.all_supply or any(others.count(tile) > tiles[tile].copies for tile in set(others)):
        return ["tiles are lost or doubled"]
    return []


def _moves(s: State, choices: list[Move]) -> list[str]:
    """Options and refusals agree; every move has a text and a JSON form that lead back to it."""
    codec = s.rules.codec
    known: set[Move] = s.rules.memo.setdefault("moves that read back", set())
    found = []
    if not choices and not s.over:
        found.append("nobody can move but the game is not over")
    if len(set(choices)) != len(choices):
        found.append("an option is offered twice")
    for move in choices:
        if flow.why_not_move(s, move) is not None:
            found.append(f"{codec.text(move)} is offered and refused")
        if move not in known:
            if codec.read(codec.text(move)) != move or codec.read(codec.action(move).to_json()) != move:
                found.append(f"{codec.text(move)} does not read back")
            known.add(move)
    if len(known) > MANY:
        known.clear()
    return found


def _new(palace: Palace) -> bool:
    return "checked" not in palace.memo()


def _palaces(s: State) -> list[str]:
    """Every palace keeps the building rules."""
    judged = [(seat, faults(palace)) for seat, palace in enumerate(s.palaces) if _new(palace)]
    return [f"palace of seat {seat}: {fault}" for seat, found in judged for fault in found]


def _restored(s: State) -> list[str]:
    """A state survives being saved; palaces that have done so before are left out."""
    saved = s.clone()
    saved.palaces = [palace if _new(palace) else NEW_PALACE for palace in s.palaces]
    data = msgspec.json.decode(msgspec.json.encode(snapshot.to_data(saved)))
    if _values(snapshot.from_data(s.rules, s.chance, data)) != _values(saved):
        return ["a saved state is not restored as it was"]
    for palace in s.palaces:
        palace.memo()["checked"] = True
    return []


def _views(s: State, choices: list[Move], rng: random.Random) -> list[str]:
    """What a seat or a spectator may imagine looks exactly like the truth, and leaves the seat the same options."""
    seat = rng.choice([None, *range(s.rules.players)])
    memory = rng.random() < 0.5
    seen = view(s, seat, memory=memory)
    imagined = determinize(seen, rng)
    if view(imagined, seat, memory=memory) != seen:
        return [f"seat {seat} could tell an imagined state from the true one"]
    if _scoring_cards(imagined) != _scoring_cards(s):
        return [f"seat {seat} imagines the scoring cards in another order"]
    if seat is not None and seat == s.decider:
        if flow.moves(imagined) != choices:
            return [f"the options of seat {seat} depend on what it cannot see"]
        flow.play_move(imagined, rng.choice(choices))
    return []
