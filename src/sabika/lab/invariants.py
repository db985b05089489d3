"""What must hold after every action of every game in every mix."""

from __future__ import annotations

import random

import msgspec

from sabika.core import flow, snapshot
from sabika.core.actions import Move
from sabika.core.state import State
from sabika.core.view import determinize, unseen_specials, unseen_tiles, view
from sabika.palace.palace import faults


def broken(s: State, choices: list[Move], rng: random.Random) -> list[str]:
    """Every invariant that does not hold in a state, in words; empty when all is well."""
    found = []
    found += _pieces(s)
    found += _moves(s, choices)
    for seat, palace in enumerate(s.palaces):
        found += [f"palace of seat {seat}: {fault}" for fault in faults(palace)]
    if snapshot.digest(snapshot.from_data(s.rules, s.chance, _through_json(s))) != snapshot.digest(s):
        found.append("a saved state is not restored as it was")
    found += _views(s, rng)
    return found


def _through_json(s: State) -> object:
    return msgspec.json.decode(msgspec.json.encode(snapshot.to_data(s)))


def _pieces(s: State) -> list[str]:
    """Cards and tiles are conserved."""
    rules = s.rules
    found = []
    held = s.display + s.discard + sum(s.hands)
    money = sorted([*rules.bags.cards(held), *(c for c in s.pile[s.drawn :] if rules.cards[c].sort == "money")])
    if money != rules.all_money:
        found.append("money cards are lost or doubled")
    if sorted(s.supply[s.taken :]) != sorted(unseen_tiles(s)):
        found.append("tiles are lost or doubled")
    special = {card for card in s.pile[s.drawn :] if rules.cards[card].sort != "money"}
    if special - {card for cards in unseen_specials(s).values() for card in cards}:
        found.append("a special card is in the pile and elsewhere")
    return found


def _moves(s: State, choices: list[Move]) -> list[str]:
    """Options and refusals agree; every move has a text and a JSON form that lead back to it."""
    codec = s.rules.codec
    found = []
    if not choices and not s.over:
        found.append("nobody can move but the game is not over")
    if len(set(choices)) != len(choices):
        found.append("an option is offered twice")
    for move in choices:
        if flow.why_not_move(s, move) is not None:
            found.append(f"{codec.text(move)} is offered and refused")
        if codec.read(codec.text(move)) != move or codec.read(codec.action(move).to_json()) != move:
            found.append(f"{codec.text(move)} does not read back")
    return found


def _views(s: State, rng: random.Random) -> list[str]:
    """What a seat may imagine looks to it exactly like the truth."""
    seat = rng.randrange(s.rules.players)
    seen = view(s, seat, memory=True)
    imagined = determinize(seen, rng)
    if view(imagined, seat, memory=True) != seen:
        return [f"seat {seat} could tell an imagined state from the true one"]
    return []


def checked_game(s: State, rng: random.Random, *, every: int = 1) -> tuple[int, list[str]]:
    """Play random moves to the end, checking every so many; the decisions made and what was broken."""
    decisions = 0
    while not s.over and decisions < 20_000:
        choices = flow.moves(s)
        if decisions % every == 0:
            before = snapshot.digest(s)
            copy = s.clone()
            found = broken(s, choices, rng)
            if choices:
                flow.play_move(copy, choices[0])
            if snapshot.digest(s) != before:
                found.append("playing on a clone changed the original")
            if found:
                return decisions, found
        flow.play_move(s, choices[int(rng.random() * len(choices))])
        decisions += 1
    return decisions, [] if s.over else ["the game does not end"]


