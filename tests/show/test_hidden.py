"""Nothing hidden gets into what is sent, whatever the mix."""

from __future__ import annotations

import random

import msgspec

from sabika.core.view import determinize
from sabika.server import show
from sabika.server.wire import Preview, Table, WhyNot
from tests.show.support import choices_of, desk, every_moment, in_world, plain, played, viewers
from tests.views.test_views import rearranged, shown


def test_no_table_changes_when_what_its_viewer_cannot_see_is_another() -> None:
    rng, changed = random.Random("tables"), 0
    for game in every_moment(2):
        for seat in viewers(game):
            told = plain(show.table(game, seat, "en", desk(game, memory=False)))
            for world in (determinize(game.view(seat), rng), rearranged(game.state, seat, rng)):
                changed += world.hands != game.state.hands or world.supply != game.state.supply
                assert plain(show.table(in_world(game, world), seat, "en", desk(game))) == told
    assert changed > 200


def test_neither_previews_nor_reasons_change_either() -> None:
    rng = random.Random("previews")
    for game in every_moment(2):
        seat = game.decider
        if seat is None:
            continue
        other = in_world(game, determinize(game.view(seat), rng))
        for move in rng.sample(choices_of(game), min(6, len(choices_of(game)))):
            wish = Preview(id=1, move=move)
            assert show.preview(other, seat, wish, "de") == show.preview(game, seat, wish, "de")
        for _ in range(6):
            piece = rng.choice([*game.rules.tile_keys, *game.rules.card_keys])
            touch = WhyNot(id=1, piece=piece)
            assert show.why_not(other, seat, touch, "de") == show.why_not(game, seat, touch, "de")


def test_no_card_of_another_hand_is_named_in_a_table() -> None:
    for game in every_moment():
        for seat in viewers(game):
            table = msgspec.json.decode(plain(show.table(game, seat, "en", desk(game))), type=Table)
            for owner in table.seats:
                open_hand = owner.kind != "dirk" and (owner.seat == seat or shown(game.state))
                assert (owner.hand is not None) == open_hand
                if owner.kind != "dirk":
                    assert owner.hand_size == game.rules.bags.size(game.state.hands[owner.seat])


def test_neither_the_seed_nor_secret_choices_are_told_before_the_end() -> None:
    secrets = 0
    for number in (0, 1, 4, 5):
        game = played(number).as_of(len(played(number).played) // 2)
        assert not game.over
        seed = played(number).seed
        assert seed is not None
        for seat in viewers(game):
            told = show.history(game, seat, "en")
            assert seed not in plain(told).decode() + plain(show.table(game, seat, "en", desk(game))).decode()
            for entry, mine in zip(told[1:], game.played, strict=True):
                kind = game.rules.codec.kind(mine.text.split()[0])
                hidden = kind.secret and mine.seat != seat
                secrets += hidden
                assert entry.move == (kind.name if hidden else mine.text)
    assert secrets


def test_secret_parts_of_events_reach_their_seat_alone() -> None:
    met = 0
    for number in range(6):
        game = played(number).as_of(len(played(number).played) * 3 // 4)
        for seat in viewers(game):
            for events, entry in zip(game.events, show.history(game, seat, "fr"), strict=True):
                for event, told in zip(events, entry.events, strict=True):
                    secret = set(event.secret or ()) - set(event.args)
                    met += bool(secret)
                    mine = seat is not None and event.seat == seat
                    assert secret <= set(told.args) if mine else not secret & set(told.args)
    assert met
