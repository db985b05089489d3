"""A game at a table: playing, refusing, taking back, and the record another program can referee."""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from sabika.core import flow, snapshot
from sabika.core.actions import KIND_MASK, Move
from sabika.core.chance import Chance
from sabika.core.errors import NotationError, SetupError
from sabika.core.events import Event
from sabika.core.refusal import IllegalAction
from sabika.core.ruleset import Config
from sabika.core.state import State
from sabika.core.view import View, determinize, redact, view
from sabika.game import Game
from sabika.lab.record import record
from sabika.rules.boxes import ruleset
from tests.core.support import ALL, SIX, random_config, random_game
from tests.core.test_chance import shuffled
from tests.table import table

# ---------------------------------------------------------------- playing


def test_a_refused_or_unreadable_action_changes_nothing() -> None:
    game = random_game(Config(players=3, modules=ALL), "unchanged", 60)
    state, before = game.state, snapshot.digest(game.state)
    for wrong in ("pass", "place tower-12 0,0", "bid 1000"):
        with pytest.raises(IllegalAction) as caught:
            game.play(wrong)
        assert caught.value.refusal.rules
    with pytest.raises(NotationError):
        game.play("plaice tower-12 0,0")
    assert game.state is state
    assert snapshot.digest(game.state) == before
    assert len(game.log().entries) == 60


def test_only_the_deciding_seat_may_play() -> None:
    game = random_game(Config(players=3), "seats", 10)
    text, decider = game.options()[0].text, game.decider
    assert decider is not None
    for seat in {0, 1, 2} - {decider}:
        refusal = game.why_not(text, seat)
        assert refusal is not None
        assert refusal.rules == ("base.turn.clockwise",)
        with pytest.raises(IllegalAction, match=r"base\.turn\.clockwise"):
            game.play(text, seat)
    assert game.why_not(text, decider) is None
    game.play(text, decider)


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = random_game(Config(players=2), "over")
    assert game.over
    assert game.options() == []
    assert game.decider is None
    assert game.winners
    for text in ("pass", "take denar1", "place tower-12 1,0"):
        refusal = game.why_not(text)
        assert refusal is not None
        assert refusal.rules == ("base.end.no-extra-turns",)


def test_every_action_can_be_given_as_text_as_an_object_or_as_an_action() -> None:
    games = [Game(Config(players=3, modules=ALL), seed="three ways") for _ in range(3)]
    rng = random.Random("three ways")
    for _ in range(120):
        move = rng.choice(flow.moves(games[0].state))
        action = games[0].rules.codec.action(move)
        games[0].play(action)
        games[1].play(games[1].rules.codec.text(move))
        games[2].play(json.loads(json.dumps(action.to_json())))
    assert len({snapshot.digest(game.state) for game in games}) == 1
    assert games[0].log() == games[1].log() == games[2].log()


@pytest.mark.parametrize("names", [["A"], ["A", "B", "C", "D"]])
def test_every_player_needs_exactly_one_name(names: list[str]) -> None:
    with pytest.raises(SetupError, match=f"{len(names)} names for 3 players"):
        Game(Config(players=3), names=names)


@pytest.mark.parametrize(
    "config",
    [
        Config(players=1),
        Config(players=7),
        Config(box="palace"),
        Config(box="granada", modules=("bazaars",)),
        Config(modules=("treasury",)),
        Config(modules=("bazaars", "bazaars")),
        Config(ages=(0, 0)),
        Config(ages=(3,)),
        Config(options={"extra_action": "sometimes"}),
        Config(options={"sites_to_dirk": "no"}),
    ],
)
def test_a_table_that_cannot_be_set_up_says_why_and_what_to_do(config: Config) -> None:
    with pytest.raises(SetupError) as caught:
        Game(config)
    assert caught.value.cause
    assert caught.value.remedy


def test_the_same_seed_and_actions_make_the_same_game() -> None:
    games = [random_game(Config(players=3, modules=ALL), "same") for _ in range(2)]
    assert games[0].log() == games[1].log()
    assert games[0].events == games[1].events


# ---------------------------------------------------------------- taking back


class Hearing(msgspec.Struct, frozen=True):
    """What a viewer sees and has been told after an action."""

    view: View
    told: list[Event]


def hearing(s: State, viewer: int | None, move: Move) -> Hearing:
    after = s.clone()
    events: list[Event] = []
    after.sink = events
    flow.play_move(after, move)
    return Hearing(view(after, viewer, memory=True), [event.seen_by(viewer) for event in events])


def learns(s: State, viewer: int | None, move: Move, rng: random.Random) -> bool:
    """Whether a move shows a viewer anything: in some world that it could not tell from the true one before the move,
    the move (or, if its content is secret, any of its kind) cannot be made or looks different afterwards."""
    truth = hearing(s, viewer, move)
    imagined = determinize(view(s, viewer, memory=True), rng)
    assert view(imagined, viewer, memory=True) == view(s, viewer, memory=True)
    alike = [move] if flow.why_not_move(imagined, move) is None else []
    alike += [other for other in flow.moves(imagined) if other & KIND_MASK == move & KIND_MASK and other != move]
    return not any(hearing(imagined, viewer, other) == truth for other in alike)


def hidden_things(s: State) -> tuple[Any, ...]:
    """Everything that nobody, or not everybody, sees, and what has been turned up of it so far."""
    unknown = [hand - known for hand, known in zip(s.hands, s.known, strict=True)]
    secret = [part for part in s.slices if part is not None and redact(part, None) != part]
    counters = [getattr(part, name, 0) for part in s.slices for name in ("draws", "extra_draws", "dances", "shown")]
    return s.pile, s.drawn, s.supply, s.taken, unknown, secret, counters, s.ending, s.over


UNDO_GAMES = 10


@pytest.mark.parametrize("number", range(UNDO_GAMES))
def test_nothing_can_be_taken_back_once_anybody_has_learned_anything(number: int) -> None:
    rng = random.Random(f"learned {number}")
    config = random_config(rng) if number else Config(players=3, modules=ALL)
    game = Game(config, seed=f"learned {number}")
    while not game.over:
        before = game.state
        move = rng.choice(flow.moves(before))
        game.play(game.rules.codec.action(move))
        if not game.can_undo():
            continue
        for viewer in rng.sample([None, *range(config.players)], 2):
            assert not learns(before, viewer, move, rng), (viewer, game.rules.codec.text(move), len(game.events))


@pytest.mark.parametrize("number", range(UNDO_GAMES))
def test_everything_can_be_taken_back_while_nothing_hidden_has_stirred(number: int) -> None:
    rng = random.Random(f"stirred {number}")
    game = Game(random_config(rng), seed=f"stirred {number}")
    free = bound = 0
    while not game.over:
        before = game.state
        move = rng.choice(flow.moves(before))
        text = game.rules.codec.text(move)
        game.play(text)
        proves = text.startswith(("bid ", "buy-chests ")) and text != "bid 0"  # What the hand can pay.
        if hidden_things(before) == hidden_things(game.state) and not proves and not game.over:
            assert game.can_undo(), text
            free += 1
        else:
            bound += not game.can_undo()
    assert free > 10
    assert bound > 10


@pytest.mark.parametrize("number", range(UNDO_GAMES))
def test_undo_goes_back_step_by_step_to_exactly_where_it_was(number: int) -> None:
    rng = random.Random(f"undo {number}")
    game = Game(random_config(rng), seed=f"undo {number}")
    past = [(game.state, snapshot.digest(game.state), list(game.played), list(game.events))]
    back = 0
    while not game.over:
        game.play(game.rules.codec.action(rng.choice(flow.moves(game.state))))
        past.append((game.state, snapshot.digest(game.state), list(game.played), list(game.events)))
        if rng.random() < 0.2:
            while game.can_undo():
                text = past.pop()[2][-1].text
                assert game.undo() == text
                back += 1
                state, digest, played, events = past[-1]
                assert game.state is state
                assert snapshot.digest(game.state) == digest
                assert game.played == played
                assert game.events == events
            # Here somebody has learned something, or the game has just begun or is over.
            with pytest.raises(SetupError, match="nothing can be taken back"):
                game.undo()
            assert game.state is past[-1][0]
    assert [entry.hash for entry in game.log(reveal=True).entries] == [digest for _, digest, _, _ in past[1:]]
    assert back > 5


def test_an_action_played_again_after_undo_leads_to_the_same_position() -> None:
    game, rng, again = Game(Config(players=3, modules=ALL), seed="again"), random.Random("again"), 0
    while not game.over:
        game.play(game.rules.codec.action(rng.choice(flow.moves(game.state))))
        if game.can_undo():
            digest = snapshot.digest(game.state)
            game.play(game.undo())
            assert snapshot.digest(game.state) == digest
            again += 1
    assert again > 100


def test_the_reasons_why_nothing_can_be_taken_back_are_told_apart() -> None:
    game = Game(Config(players=3), seed="reasons")
    with pytest.raises(SetupError, match="nothing has been played yet"):
        game.undo()
    game.play(next(option.action for option in game.options() if option.text.startswith("take")))
    with pytest.raises(SetupError, match="something hidden has been shown since"):
        game.undo()


def test_nothing_is_taken_back_once_the_game_is_over() -> None:
    """The seed has been published by then."""
    game, rng = Game(Config(players=3), seed="end 0"), random.Random(0)
    while not game.over:
        game.play(game.rules.codec.action(rng.choice(flow.moves(game.state))))
    assert game.state_at(len(game.played) - 1).learned == game.state.learned, "choose another seed"
    assert not game.can_undo()
    with pytest.raises(SetupError, match="the game is over"):
        game.undo()


DEAR = ["tower-11", "tower-12", "garden-11", "chambers-11"]


@pytest.mark.parametrize("seen", [True, False])
def test_passing_shows_only_what_an_unseen_card_cannot_buy(seen: bool) -> None:
    t = table(market=DEAR, A={"hand": ["ducat1"]})
    t.state.known[0] = t.state.hands[0] if seen else 0
    assert t.options() == {"pass"}
    before = t.state.learned
    t.play("pass")
    assert (t.state.learned == before) == seen


@pytest.mark.parametrize(("seen", "asked"), [(True, False), (False, True)])
def test_the_moneychangers_owner_is_asked_wherever_silence_would_show_an_unseen_card(seen: bool, asked: bool) -> None:
    rules = ruleset(Config(modules=("characters",)))
    slices = {"characters": {"owned": [[rules.card_number["moneychanger"], 0]]}}
    own = {"hand": ["ducat1"], "palace": {"0,1": "garden-10"}}
    t = table(["characters"], market=DEAR, display=["denar8", "denar9"], slices=slices, A=own)
    t.state.known[0] = t.state.hands[0] if seen else 0
    t.play("remove garden-10")
    assert (t.frame == "MayChange") == asked
    assert not asked or t.options() == {"skip-character"}


@pytest.mark.parametrize(("bid", "shows"), [("bid 0", False), ("bid 5", True)])
def test_a_bid_shows_what_an_unseen_card_is_worth_but_a_pass_does_not(bid: str, shows: bool) -> None:
    pile = ["miser", "denar1", "denar2"]
    t = table(
        ["characters"], market=DEAR, display=["florin1"], pile=pile, B={"hand": ["ducat9"]}, C={"hand": ["ducat8"]}
    )
    t.state.known[1] = 0
    t.play("take florin1")
    assert (t.frame, t.decider) == ("Auction", "B")
    before = t.state.learned
    t.play(bid)
    assert (t.state.learned > before) == shows


# ---------------------------------------------------------------- a referee who knows only the record


class Referee:
    """Replays the money and the tiles of a record. It reads JSON and knows nothing of Sabika."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.told = told
        self.sort = {row["name"]: row["sort"] for row in told["components"]["cards"]}
        self.money = {row["name"]: row for row in told["components"]["cards"] if row["sort"] == "money"}
        self.hands = [Counter(hand) for hand in told["hands"]]
        self.display, self.discard = Counter(told["display"]), Counter()
        self.pile = list(told["pile"])
        self.supply = told["supply"][told["supply_drawn_at_setup"] :]
        self.market = list(told["market"])
        self.aside: list[str] = []
        self.own: list[dict[str, list[str]]] = [{"gained": [], "palace": [], "reserve": []} for _ in told["hands"]]
        self.points = [0] * len(told["scores"])
        self.dances = 0
        for event in self.before_the_first_turn():
            if event["event"] in ("bazaar-offered", "dirk-drew"):
                self.aside += event["tiles"] if "tiles" in event else [event["tile"]]

    def before_the_first_turn(self) -> list[dict[str, Any]]:
        early = self.told["actions"][: self.told["setup_actions"]]
        return self.told["setup"] + [event for action in early for event in action["events"]]

    def run(self) -> None:
        for action in self.told["actions"][self.told["setup_actions"] :]:
            for event in action["events"]:
                getattr(self, "on_" + event["event"].replace("-", "_"), lambda **_: None)(**event)
                self.add_up()

    def add_up(self) -> None:
        """Every card and every tile is somewhere, once."""
        everywhere = sum(self.hands, Counter()) + self.display + self.discard + Counter(self.pile)
        everywhere = Counter({card: n for card, n in everywhere.items() if card in self.money})
        assert everywhere == Counter({card: row["copies"] for card, row in self.money.items()})
        tiles = [*self.supply, *self.aside, *(tile for tile in self.market if tile)]
        tiles += [tile for seat in self.own for zone in seat.values() for tile in zone]
        assert sorted(tile for tile in tiles if "watchtower" not in tile) == sorted(self.told["supply"])

    def draw(self, card: str) -> None:
        assert self.pile.pop(0) == card

    def pay(self, seat: int, cards: list[str]) -> None:
        cards = [card for card in cards if self.sort[card] != "means"]
        self.take_from(self.hands[seat], cards)
        self.discard.update(cards)

    def take_from(self, zone: Counter[str], cards: list[str]) -> None:
        for card in cards:
            assert zone[card] > 0
            zone[card] -= 1

    # What happened to money.

    def on_took(self, seat: int, cards: list[str], **_: Any) -> None:
        self.take_from(self.display, cards)
        self.hands[seat].update(cards)

    def on_displayed(self, cards: list[str], **_: Any) -> None:
        for card in cards:
            self.draw(card)
            self.display[card] += 1

    def on_scoring_card(self, scoring: int, **_: Any) -> None:
        self.draw(f"scoring{scoring}")

    def on_auction(self, card: str, **_: Any) -> None:
        self.draw(card)

    def on_sultan_offered(self, card: str, **_: Any) -> None:
        self.draw(card)

    def on_begged(self, seat: int, card: str, **_: Any) -> None:
        self.draw(card)
        self.hands[seat][card] += 1

    def on_reshuffled(self, pile: list[str], **_: Any) -> None:
        assert len(self.pile) <= 1  # The last card of the old pile may be on its way.
        assert Counter(pile) == +self.discard
        self.pile += pile
        self.discard = Counter()

    def on_hoarded(self, seat: int, card: str, **_: Any) -> None:
        self.on_took(seat, [card])

    def on_changed_money(self, seat: int, given: str, card: str, **_: Any) -> None:
        self.pay(seat, [given])
        self.on_took(seat, [card])

    def on_won_character(self, seat: int, cards: list[str], **_: Any) -> None:
        self.pay(seat, cards)

    def on_sites_revealed(self, seat: int, cards: list[str], **_: Any) -> None:
        self.pay(seat, cards)

    # What happened to tiles.

    def draw_tile(self, tile: str) -> None:
        assert self.supply.pop(0) == tile

    def on_offered(self, tile: str, space: int, **_: Any) -> None:
        self.draw_tile(tile)
        assert self.market[space - 1] is None
        self.market[space - 1] = tile

    def on_bazaar_offered(self, tile: str, **_: Any) -> None:
        self.draw_tile(tile)
        self.aside.append(tile)

    def on_dirk_drew(self, tiles: list[str], **_: Any) -> None:
        for tile in tiles:
            self.on_bazaar_offered(tile)

    def on_claimed(self, seat: int, tile: str, **_: Any) -> None:
        self.draw_tile(tile)
        self.own[seat]["gained"].append(tile)

    def on_danced(self, tile: str, **_: Any) -> None:
        self.market[self.market.index(tile)] = None
        self.aside.append(tile)

    def on_put_back(self, tile: str, below: int, **_: Any) -> None:
        self.check_dance(below)
        self.aside.remove(tile)
        self.supply.insert(below, tile)

    def check_dance(self, below: int) -> None:
        self.dances += 1
        seed, places = bytes.fromhex(self.told["seed"]), range(len(self.supply) + 1)
        assert below == shuffled(seed, f"dancer/{self.dances}", places)[-1]

    def on_dance_failed(self, tile: str, **_: Any) -> None:
        self.aside.remove(tile)
        self.market[self.market.index(None)] = tile

    def on_bought(self, seat: int, piece: str, cards: list[str], **_: Any) -> None:
        self.pay(seat, cards)
        if piece in self.market:
            self.market[self.market.index(piece)] = None
            self.own[seat]["gained"].append(piece)
        elif piece in self.aside:
            self.aside.remove(piece)
            self.own[seat]["gained"].append(piece)
        else:
            assert self.sort[piece] == "sultan"

    on_established = on_bought

    def on_completed(self, seat: int, cards: list[str], **_: Any) -> None:
        self.pay(seat, cards)

    def on_leftover(self, seat: int, tile: str, sums: list[int], currency: str, **_: Any) -> None:
        held = [sum(self.worth(card, currency) * n for card, n in hand.items()) for hand in self.hands]
        assert held == sums
        assert held[seat] == max(held)
        self.market[self.market.index(tile)] = None
        self.own[seat]["gained"].append(tile)

    def worth(self, card: str, currency: str) -> int:
        row = self.money[card]
        return int(row["value"]) if row["currency"] == currency else 0

    def on_tower_gained(self, seat: int, tile: str, **_: Any) -> None:
        self.own[seat]["gained"].append(tile)

    def on_tower_returned(self, seat: int, tile: str, **_: Any) -> None:
        self.own[seat]["gained"].remove(tile)

    def on_placed(self, seat: int, tile: str, **_: Any) -> None:
        """Out of what was gained, or built from the reserve."""
        zone = "gained" if tile in self.own[seat]["gained"] else "reserve"
        self.shift(seat, tile, zone, "palace")

    def on_reserved(self, seat: int, tile: str, **_: Any) -> None:
        self.shift(seat, tile, "gained", "reserve")

    def on_removed(self, seat: int, tile: str, **_: Any) -> None:
        self.shift(seat, tile, "palace", "reserve")

    def on_exchanged(self, seat: int, tile: str, built: str, **_: Any) -> None:
        self.shift(seat, tile, "reserve", "palace")
        self.shift(seat, built, "palace", "reserve")

    def on_gave(self, seat: int, tile: str, **_: Any) -> None:
        self.own[seat]["gained"].remove(tile)
        self.aside.append(tile)

    def shift(self, seat: int, tile: str, source: str, target: str) -> None:
        self.own[seat][source].remove(tile)
        self.own[seat][target].append(tile)

    # What it was worth.

    def on_scored(self, lines: list[dict[str, Any]], totals: list[int], **_: Any) -> None:
        for line in lines:
            self.points[line["seat"]] += line["points"]
        assert self.points == totals


MIXES = [(3, ()), (2, ()), (4, ("characters",)), (2, ("bazaars", "sultan")), (3, ("watchtowers", "building_sites"))]
MIXES += [(5, ("characters", "sultan", "bazaars")), (3, ("characters", "street_trader")), (2, SIX), (3, SIX), (6, SIX)]


@pytest.mark.parametrize(("players", "modules"), MIXES)
@pytest.mark.parametrize("seed", ["first", "second"])
def test_a_record_can_be_refereed_without_sabika(players: int, modules: tuple[str, ...], seed: str) -> None:
    game = random_game(Config(players=players, modules=modules), f"referee {seed}")
    referee = Referee(json.loads(msgspec.json.encode(record(game))))
    referee.run()
    names = [Counter(game.rules.card_names(hand)) for hand in game.state.hands]
    assert [+hand for hand in referee.hands] == names
    assert referee.points == referee.told["scores"] == list(game.scores)
    best = max(referee.points[:players])
    assert referee.told["winners"] == [seat for seat in range(players) if referee.points[seat] == best]
    assert [sorted(seat["reserve"]) for seat in referee.own] == [
        sorted(game.rules.tile_names(reserve)) for reserve in game.state.reserves
    ]
    for seat, palace in enumerate(game.state.palaces):
        built = [game.rules.tile_keys[piece] for _, piece in palace.pieces()]
        assert sorted(referee.own[seat]["palace"]) == sorted(built)


def test_the_refereed_games_had_dances_claims_begging_and_reshuffles() -> None:
    """So the referee above has had something to do."""
    met: Counter[str] = Counter()
    for players, modules in MIXES:
        for seed in ("first", "second"):
            for events in random_game(Config(players=players, modules=modules), f"referee {seed}").events:
                met.update(event.kind for event in events)
    wanted = {"put-back", "claimed", "begged", "reshuffled", "hoarded", "changed-money", "gave", "leftover"}
    assert wanted <= set(met)


def test_a_record_names_every_card_tile_and_action_in_plain_json() -> None:
    game = random_game(Config(players=3, modules=ALL), "plain")
    told = json.loads(msgspec.json.encode(record(game)))
    assert told["format"] == "sabika record 1"
    assert told["commitment"] == hashlib.sha256(b"sabika seed " + bytes.fromhex(told["seed"])).hexdigest()
    assert len(told["actions"]) == len(game.log().entries)
    cards = {row["name"] for row in told["components"]["cards"]}
    tiles = {row["name"] for row in told["components"]["tiles"]}
    assert {*told["pile"], *told["display"], *(card for hand in told["hands"] for card in hand)} <= cards
    assert {*told["supply"], *told["market"]} <= tiles
    for number, action in enumerate(told["actions"], 1):
        assert action["number"] == number
        assert action["action"]["action"] == action["text"].split()[0]
        assert game.rules.codec.read(action["action"]) == game.rules.codec.read(action["text"])


@pytest.mark.parametrize("played", [0, 1, 2, 3, 40])
def test_a_saved_game_has_a_record_too(played: int) -> None:
    game = random_game(Config(players=3, modules=("street_trader",)), "saved record", played)
    told = json.loads(msgspec.json.encode(record(game)))
    assert told["winners"] is None
    assert told["setup_actions"] == min(played, 3)
    assert bool(told["pile"]) == (played >= 3)
    assert len(told["actions"]) == played


def test_a_game_and_its_ruleset_can_be_started_from_the_same_chance() -> None:
    game = Game(Config(players=3, modules=ALL), seed="chance")
    s = flow.start(ruleset(Config(players=3, modules=ALL)), Chance.from_text("chance"))
    assert snapshot.digest(s) == snapshot.digest(game.state)
