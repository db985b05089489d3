"""A finished or saved game as one self-contained document that needs no Sabika to be refereed."""

from __future__ import annotations

from typing import Any

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.state import State
from sabika.game import Game


def record(game: Game) -> dict[str, Any]:
    """The set-up with every order, every action with what happened, every reshuffle and every score line.

    Orders, market, display and hands are those of the first turn, which comes after ``setup_actions`` actions."""
    rules, found = game.rules, game.log(reveal=True)
    assert found.seed is not None
    first, setup_actions = _first_turn(game, found.seed)
    return {
        "format": "sabika record 1",
        "box": game.config.box,
        "players": list(game.names),
        "modules": list(game.config.modules),
        "options": rules.table_options,
        "rules_version": found.rules_version,
        "commitment": found.commitment,
        "seed": found.seed,
        "components": {"tiles": _tiles(game), "cards": _cards(game), "currencies": list(rules.currencies)},
        "supply": [rules.tile_keys[tile] for tile in first.supply],
        "supply_drawn_at_setup": first.taken,
        "market": [rules.tile_keys[tile] if tile >= 0 else None for tile in first.market],
        "pile": [rules.card_keys[card] for card in first.pile],
        "display": rules.card_names(first.display),
        "hands": [rules.card_names(hand) for hand in first.hands],
        "setup": [_event(event) for event in game.events[0]],
        "setup_actions": setup_actions,
        "actions": _actions(game),
        "scores": list(game.scores),
        "winners": game.winners if game.over else None,
    }


def _first_turn(game: Game, seed: str) -> tuple[State, int]:
    """The table at the start of the first turn (or as far as the set-up got), and the actions that led there."""
    s, actions = flow.start(game.rules, Chance.from_text(seed)), 0
    for entry in game.log(reveal=True).entries:
        if s.turns:
            break
        flow.play_in_place(s, entry.text)
        actions += 1
    return s, actions


def _tiles(game: Game) -> list[dict[str, Any]]:
    rules = game.rules
    return [
        {
            "name": tile.key,
            "sort": tile.sort,
            "kind": rules.kinds[tile.kind] if tile.kind >= 0 else None,
            "price": tile.price,
            "walls": tile.shape.name,
            "copies": tile.copies,
        }
        for tile in rules.tiles
    ]


def _cards(game: Game) -> list[dict[str, Any]]:
    currencies = game.rules.all_currencies
    return [
        {
            "name": card.key,
            "sort": card.sort,
            "currency": currencies[card.currency] if card.currency >= 0 else None,
            "value": card.value,
            "copies": card.copies,
        }
        for card in game.rules.cards
    ]


def _event(event: Any) -> dict[str, Any]:
    return {"event": event.kind, "seat": event.seat, **event.args, **(event.secret or {})}


def _actions(game: Game) -> list[dict[str, Any]]:
    codec, rows = game.rules.codec, []
    for number, (entry, events) in enumerate(zip(game.log(reveal=True).entries, game.events[1:], strict=True), 1):
        row: dict[str, Any] = {"number": number, "seat": entry.seat, "text": entry.text}
        row["action"] = codec.action(codec.read(entry.text)).to_json()
        row["events"] = [_event(event) for event in events]
        row["hash"] = entry.hash
        rows.append(row)
    return rows
