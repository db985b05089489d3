"""Actions as moves, text and JSON."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sabika.core import flow
from sabika.core.actions import (
    KIND_BITS,
    KIND_MASK,
    Action,
    ActionKind,
    CardsField,
    CellField,
    Codec,
    Field,
    KindsField,
    Name,
    Number,
    cards,
    cell,
    tile,
)
from sabika.core.errors import NotationError
from sabika.core.ruleset import Config
from sabika.palace.grid import cell_code
from sabika.rules.boxes import ruleset
from tests.core.support import ALL, decisions

RULES = ruleset(Config(players=2, modules=ALL))
CODEC = RULES.codec
KINDS = [kind.name for kind in CODEC.kinds]

GOOD: dict[str, str] = {
    "amount": "17",
    "answer": "exchange",
    "built": "garden-10",
    "by": "buy",
    "card": "denar9",
    "cards": "denar9 denar9 florin1",
    "cell": "-3,12",
    "citizen": "tower",
    "corner": "SE",
    "currency": "ducat",
    "facing": "S",
    "follower": "garden",
    "gate": "E",
    "given": "ducat4",
    "kinds": "pavilion garden tower",
    "piece": "denar9",
    "room": "2",
    "side": "W",
    "tile": "tower-12",
    "type": "arcades",
    "wanted": "pavilion",
    "way": "sideways",
}
"""For every field a value in text."""


def kind_of(name: str) -> ActionKind:
    return CODEC.kinds[CODEC.number[name]]


def random_value(field: Field, rng: random.Random) -> int:
    """Any packed value of a field."""
    if isinstance(field, Name):
        return rng.randrange(len(field.table(RULES)))
    if isinstance(field, CellField):
        far = rng.choice((2, 16, 17, 500))
        return cell_code(rng.randint(-far, far), rng.randint(-far, far))
    if isinstance(field, CardsField):
        bag = [card for card, row in enumerate(RULES.cards) for _ in range(row.copies)]
        return RULES.bags.of(rng.sample(bag, rng.randint(0, 12)))
    if isinstance(field, KindsField):
        return rng.randrange(1 << len(RULES.kinds))
    assert isinstance(field, Number)
    return rng.choice((0, 1, 9, 1023, rng.randrange(1024)))


def whole(name: str) -> str:
    """A complete line of a kind."""
    return " ".join([name, *(GOOD[field.name] for field in kind_of(name).fields)])


@pytest.mark.parametrize("name", KINDS)
def test_every_move_reads_back_from_its_text_its_action_and_its_json(name: str) -> None:
    kind, rng = kind_of(name), random.Random(name)
    for _ in range(120 if kind.fields else 1):
        values = tuple(random_value(field, rng) for field in kind.fields)
        move = CODEC.move(name, *values)
        assert move & KIND_MASK == CODEC.number[name]
        assert kind.unpack(move >> KIND_BITS) == values
        action = CODEC.action(move)
        assert action.kind == name
        assert [field for field, _ in action.args] == [field.name for field in kind.fields]
        assert CODEC.read(action) == move
        assert CODEC.read(CODEC.text(move)) == move
        assert CODEC.read(json.loads(json.dumps(action.to_json()))) == move


@pytest.mark.parametrize("name", [name for name in KINDS if kind_of(name).fields])
def test_different_values_are_different_moves(name: str) -> None:
    kind, rng = kind_of(name), random.Random(name)
    values = {tuple(random_value(field, rng) for field in kind.fields) for _ in range(200)}
    assert len({CODEC.move(name, *each) for each in values}) == len(values)


@pytest.mark.parametrize("name", KINDS)
def test_what_carries_out_an_action_is_called_with_its_single_values(name: str) -> None:
    kind, rng = kind_of(name), random.Random(name)
    values = tuple(random_value(field, rng) for field in kind.fields)
    called: list[tuple[Any, ...]] = []
    kind.packed(lambda s, frame, *rest: called.append((s, frame, *rest)))("state", "frame", kind.pack(values))
    assert called == [("state", "frame", *values)]


def test_the_kinds_of_a_whole_mix_are_all_met_in_random_games() -> None:
    """So the round trips above speak of what is really played."""
    met = set()
    for players, seed in ((2, "kinds 1"), (3, "kinds 2"), (2, "kinds 3"), (4, "kinds 4"), (2, "kinds 5")):
        for s in decisions(Config(players=players, modules=ALL, options={"sites_to_dirk": "yes"}), seed):
            for move in flow.moves(s):
                met.add(s.rules.codec.action(move).kind)
                assert s.rules.codec.read(s.rules.codec.text(move)) == move
    assert set(KINDS) - met <= {"pass"}


def test_an_action_reads_like_a_sentence() -> None:
    assert CODEC.text(CODEC.read("  place   tower-12  1,-2 ")) == "place tower-12 1,-2"
    action = CODEC.action(CODEC.read("buy garden-10 denar9 denar1"))
    assert action["tile"] == "garden-10"
    assert sorted(action["cards"]) == ["denar1", "denar9"]
    assert CODEC.action(CODEC.read("place tower-12 1,-2")).to_json() == {
        "action": "place", "tile": "tower-12", "cell": [1, -2],
    }  # fmt: skip


# ---------------------------------------------------------------- what is no action


def complaint(source: Any) -> NotationError:
    with pytest.raises(NotationError) as caught:
        CODEC.read(source)
    assert caught.value.cause
    assert caught.value.remedy
    assert caught.value.remedy in str(caught.value)
    return caught.value


FIELDS = [(name, at) for name in KINDS for at in range(len(kind_of(name).fields))]


@pytest.mark.parametrize(("name", "at"), FIELDS)
def test_a_field_that_cannot_be_understood_is_named_with_a_remedy(name: str, at: int) -> None:
    words = [GOOD[field.name] for field in kind_of(name).fields]
    words[at] = "qqqqq"
    error = complaint(" ".join([name, *words]))
    field = kind_of(name).fields[at]
    what = {CardsField: "card", KindsField: "kind"}.get(type(field), field.name)
    assert error.cause == f"{what} 'qqqqq' is not understood"


@pytest.mark.parametrize(("name", "at"), FIELDS)
@pytest.mark.parametrize("wrong", [None, True, 1.5, -1, 1 << 70, "", [], {}, [[]], ["x", "y"], [0.5, 1], [True, 1]])
def test_a_field_of_the_wrong_json_type_is_named_with_a_remedy(name: str, at: int, wrong: Any) -> None:
    field = kind_of(name).fields[at]
    if field.many and wrong == []:
        return
    values = CODEC.action(CODEC.read(whole(name))).to_json()
    values[field.name] = wrong
    assert complaint(values).cause


@pytest.mark.parametrize(("name", "at"), FIELDS)
def test_a_missing_field_is_named_together_with_the_whole_form(name: str, at: int) -> None:
    field = kind_of(name).fields[at]
    values = CODEC.action(CODEC.read(whole(name))).to_json()
    del values[field.name]
    error = complaint(values)
    assert error.cause == f"{name}: {field.name} is missing"
    assert f"write {name} " in error.remedy
    assert field.name.upper() in error.remedy
    if not field.many:
        words = [GOOD[field.name] for field in kind_of(name).fields[:at]]
        assert f"{name}: {field.name} is missing" in str(complaint(" ".join([name, *words])))


@pytest.mark.parametrize("name", KINDS)
def test_what_is_too_much_is_named(name: str) -> None:
    if not any(field.many for field in kind_of(name).fields):
        assert complaint(whole(name) + " more").cause == "'more' is too much"
    values = CODEC.action(CODEC.read(whole(name))).to_json()
    assert complaint({**values, "colour": 1}).cause == f"{name}: 'colour' is unknown"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("plaze tower-12 1,0", "place"),
        ("choose-citizen W garden", "choose-citizens"),
        ("place towre-12 1,0", "tower-12"),
        ("take denr9", "denar9"),
        ("mark gardn", "garden"),
        ("entertainer kep", "keep"),
        ("choose-site duct", "ducat"),
    ],
)
def test_a_slip_of_the_pen_is_answered_with_what_was_meant(typed: str, meant: str) -> None:
    assert meant in complaint(typed).remedy


@pytest.mark.parametrize("source", ["", "   ", "qqqqq", {}, {"action": None}, {"action": ["qqqqq"]}, Action("qqqqq")])
def test_an_unknown_verb_is_answered_with_the_known_ones(source: Any) -> None:
    error = complaint(source)
    assert "is no action of this game" in error.cause
    assert "take" in error.remedy
    assert "place" in error.remedy


@pytest.mark.parametrize("source", [None, 7, 1.5, ["take", "denar9"], b"take denar9", {"take"}])
def test_what_is_neither_text_nor_object_is_no_action(source: Any) -> None:
    assert "is no action" in complaint(source).cause


def test_no_card_is_named_more_often_than_it_is_there() -> None:
    assert "there are only 2 of this card" in complaint("take denar9 denar9 denar9").remedy
    three = ruleset(Config(players=3)).codec
    assert three.read("take denar9 denar9 denar9")
    with pytest.raises(NotationError, match="there are only 3"):
        three.read("take denar9 denar9 denar9 denar9")


def test_no_kind_is_named_twice() -> None:
    assert complaint("choose-citizens N garden garden tower").remedy == "name each kind once"


@pytest.mark.parametrize("where", ["501,0", "0,-501", "1", "1,2,3", "1.5,2", "--1,2", "1,", "x,y", "٣,٣", "9999999,1"])
def test_a_cell_is_two_whole_numbers_within_reach(where: str) -> None:
    assert "x,y" in complaint(f"place tower-12 {where}").remedy


@pytest.mark.parametrize("amount", ["-1", "1024", "1e3", "9" * 50, "²", "٣", "1_0"])
def test_a_bid_is_a_small_number(amount: str) -> None:
    assert complaint(f"bid {amount}").remedy == "expected a number from 0 to 1023"


def test_an_endless_line_is_refused_at_once() -> None:
    assert "1000 characters" in complaint("take " + "denar9 " * 200).cause


def test_a_long_value_is_quoted_only_in_part() -> None:
    assert len(complaint({"action": "take", "cards": ["x" * 100_000]}).cause) < 120


def test_a_mix_knows_only_its_own_actions() -> None:
    plain = ruleset(Config(players=3)).codec
    for name in set(KINDS) - set(plain.number):
        with pytest.raises(NotationError, match="is no action of this game"):
            plain.read(whole(name))
    foreign = {"bid", "choose-citizens", "buy-bazaar", "buy-sultan", "place-tower", "establish", "give"}
    assert foreign <= set(KINDS) - set(plain.number)


# ---------------------------------------------------------------- declarations


def test_values_beyond_their_bits_do_not_fit() -> None:
    kind = ActionKind("try", tile(), cell(), cards())
    assert kind.fits([511, (1 << 22) - 1, 1 << 500])
    assert not kind.fits([512, 0, 0])
    assert not kind.fits([0, 1 << 22, 0])


def test_more_kinds_than_a_move_can_number_are_refused() -> None:
    many = [ActionKind(f"kind-{n}") for n in range(129)]
    assert len(Codec(RULES, many[:128]).kinds) == 128
    with pytest.raises(ValueError, match="more action kinds"):
        Codec(RULES, many)
