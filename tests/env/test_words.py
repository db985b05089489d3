"""Actions word by word: every option can be said, in one way, whatever else is allowed."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from sabika.core import flow
from sabika.core.actions import KIND_MASK, Move
from sabika.core.errors import SabikaError
from sabika.core.ruleset import Config
from sabika.core.view import determinize, view
from sabika.env.words import RADIUS, Sentence, Words
from sabika.palace.grid import cell_code
from sabika.rules.boxes import fitting, ruleset

from .support import MIXES, name, positions, questions


def sayable(words: Words, moves: list[Move], said: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], Move]]:
    """Every sentence that the allowed words lead to, with its move."""
    sentence, move = Sentence(words, moves), None
    for word in said:
        move = sentence.say(word)
    if move is not None:
        yield said, move
        return
    for word in sorted(sentence.allowed):
        yield from sayable(words, moves, (*said, word))


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_every_option_of_every_decision_can_be_said_in_exactly_one_way(config: Config) -> None:
    words = Words(ruleset(config))
    for s in positions(config):
        moves = flow.moves(s)
        found = list(sayable(words, moves))
        assert sorted(move for _, move in found) == sorted(set(moves))
        assert len({sentence for sentence, _ in found}) == len(found)


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_a_sentence_means_the_same_without_the_options_among_which_it_was_said(config: Config) -> None:
    words = Words(ruleset(config))
    for s in positions(config):
        for move in flow.moves(s):
            assert words.move(words.sentences[move]) == move


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_a_sentence_is_the_line_of_notation(config: Config) -> None:
    words, met = Words(ruleset(config)), 0
    for s in positions(config):
        for move in flow.moves(s):
            said = [words.names[word] for word in words.sentences[move]]
            if not any(name.startswith("+") for name in said):
                met += 1
                assert " ".join(name for name in said if name != ".") == s.rules.codec.text(move)
    assert met > 100


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_what_may_be_said_depends_on_nothing_that_the_deciding_seat_cannot_see(config: Config) -> None:
    words, rng = Words(ruleset(config)), random.Random(1)
    for s, decider in questions(config):
        world = determinize(view(s, decider), rng)
        assert sorted(sayable(words, flow.moves(world))) == sorted(sayable(words, flow.moves(s)))


def test_cells_beyond_the_window_are_spelled() -> None:
    rules = ruleset(Config(players=3))
    words = Words(rules)
    near = rules.codec.move("place", 0, cell_code(RADIUS, -RADIUS))
    assert [words.names[word] for word in words.sentences[near]] == ["place", rules.tile_keys[0], f"{RADIUS},-{RADIUS}"]
    for x, y in ((RADIUS + 1, 0), (0, -RADIUS - 1), (-20, 300), (500, -500)):
        move = rules.codec.move("build", 3, cell_code(x, y))
        said = [words.names[word] for word in words.sentences[move]]
        assert said[2] == "far"
        high, low, high_y, low_y = map(int, said[3:])
        assert (high + low - 512, high_y + low_y - 512) == (x, y)
        assert words.move(words.sentences[move]) == move


def test_far_and_near_cells_can_be_offered_together() -> None:
    rules = ruleset(Config(players=3))
    words = Words(rules)
    cells = [(0, 1), (RADIUS + 1, 2), (RADIUS + 1, 3), (-RADIUS - 40, 2)]
    moves = [rules.codec.move("place", 7, cell_code(*cell)) for cell in cells]
    assert sorted(move for _, move in sayable(words, moves)) == sorted(moves)


def test_numbers_have_two_digits() -> None:
    rules = ruleset(Config(players=3, modules=("characters",)))
    words = Words(rules)
    moves = [rules.codec.move("bid", amount) for amount in range(1024)]
    said = [[words.names[word] for word in words.sentences[move]] for move in moves]
    assert said[45] == ["bid", "+32", "13"]
    assert [int(high) + int(low) for _, high, low in said] == [*range(1024)]
    assert sorted(move for _, move in sayable(words, moves)) == sorted(moves)


def test_cards_of_a_payment_are_said_in_the_order_of_their_table() -> None:
    rules = ruleset(Config(players=3))
    words = Words(rules)
    bag = rules.bags.of([rules.card_number[card] for card in ("denar9", "denar1", "denar1")])
    said = [words.names[word] for word in words.sentences[rules.codec.move("take", bag)]]
    assert said == ["take", "denar1", "denar1", "denar9", "."]


@pytest.mark.parametrize(
    "sentence",
    [(), (10_000,), ("take",), ("take", "denar1"), ("place", "denar1", "0,0"), ("take", "0,0", "."), ("pass", "pass")],
)
def test_what_is_no_sentence_is_refused(sentence: tuple[str | int, ...]) -> None:
    words = Words(ruleset(Config(players=3)))
    numbers = [word if isinstance(word, int) else words.names.index(word) for word in sentence]
    with pytest.raises(SabikaError):
        words.move(numbers)


@pytest.mark.parametrize("config", MIXES, ids=name)
def test_the_words_are_fixed_by_the_mix(config: Config) -> None:
    first, second = Words(ruleset(config)), Words(ruleset(config))
    assert first.names == second.names
    assert first.fingerprint == second.fingerprint
    assert sum(len(part) for part in first.parts.values()) == len(first) < 1000
    assert [first.names[verb] for verb in first.parts["verb"]] == [kind.name for kind in ruleset(config).codec.kinds]


def test_the_words_of_the_base_game_never_change() -> None:
    """What was learned with one version is worth something with the next; a change here is a decision."""
    words = Words(ruleset(Config(players=3)))
    assert (len(words), words.fingerprint) == (391, "abc75630fd6fa06f")
    assert words.names[:8] == ["pass", "take", "buy", "build", "remove", "exchange", "place", "reserve"]


def test_other_mixes_have_other_words() -> None:
    found = {Words(ruleset(Config(players=3, modules=(module,)))).fingerprint for module in fitting("alhambra")}
    assert len(found) > 15


def test_only_the_first_word_is_asked_before_the_verb_is_known() -> None:
    s = positions(MIXES[1])[1]
    sentence = Sentence(Words(s.rules), flow.moves(s))
    assert sentence.allowed == {move & KIND_MASK for move in flow.moves(s)}
    assert sentence.said == []
