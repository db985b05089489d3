"""Logs: written, read back, replayed, and every kind of tampering found."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from sabika.core import flow, snapshot
from sabika.core.errors import LogError, SabikaError
from sabika.core.log import Entry, GameLog, read, write
from sabika.core.ruleset import Config
from sabika.game import Game, replay
from sabika.rules.boxes import RULES_VERSION
from tests.core.support import ALL, finished_game, random_config, random_game


@cache
def recorded() -> str:
    """The log of a finished two-player game with some modules."""
    return write(finished_game(2, ("characters", "building_sites"), "tampering").log())


def lines() -> list[str]:
    return recorded().split("\n")


def entry_lines() -> list[int]:
    return [at for at, line in enumerate(lines()) if re.match(r"\d+\. ", line)]


# ---------------------------------------------------------------- round trips


@pytest.mark.parametrize("number", range(12))
def test_a_log_reads_back_as_it_was_written_and_replays_to_the_same_end(number: int) -> None:
    rng = random.Random(f"round trip {number}")
    game = random_game(random_config(rng), f"round trip {number}")
    record = game.log()
    assert read(write(record)) == record
    again = replay(read(write(record)))
    assert again.log() == record
    assert snapshot.digest(again.state) == snapshot.digest(game.state)
    assert (again.scores, again.winners) == (game.scores, game.winners)
    assert again.events == game.events


def test_a_log_says_everything_a_reader_needs() -> None:
    game = random_game(Config(players=3, modules=("sultan", "bazaars")), "needs", 5)
    head, body, foot = write(game.log(reveal=True)).split("\n\n")
    assert [line.partition(":")[0] for line in head.split("\n")] == [
        "Sabika game 1", "box", "players", "modules", "options", "rules", "components", "commitment",
    ]  # fmt: skip
    assert f"rules: {RULES_VERSION}" in head
    assert "modules: bazaars sultan" in head
    assert [line.split(" ")[0] for line in body.strip().split("\n")] == ["1.", "2.", "3.", "4.", "5."]
    assert all(re.fullmatch(r"\d\. [A-C] .+ #[0-9a-f]{12}", line) for line in body.strip().split("\n"))
    assert foot.startswith("seed: ")


def test_the_log_of_a_running_game_does_not_tell_what_was_chosen_secretly() -> None:
    game = random_game(Config(players=3, modules=("street_trader", "building_sites")), "secretly", 150)
    assert not game.over
    shown, true = game.log().entries, game.log(reveal=True).entries
    secret = {"choose-citizens", "choose-site"}
    assert {entry.text.split()[0] for entry in true} >= secret
    for told, entry in zip(shown, true, strict=True):
        verb = entry.text.split()[0]
        assert (told.seat, told.text) == (entry.seat, verb if verb in secret else entry.text)


def test_the_log_of_a_running_game_has_neither_seed_nor_hashes_to_try_guesses_against() -> None:
    text = write(random_game(Config(players=3), "running", 5).log())
    assert "seed" not in text
    assert "#" not in text


@pytest.mark.parametrize(
    "names",
    [
        ["Amina", "Boabdil"],
        ["", " "],
        ['"quoted"', "back\\slash"],
        ["new\nline", "tab\t; # : 1. A take"],
        ["\u2028 \x85 \x0c \x1c", "سبيكة 🏰"],
    ],
)
def test_any_name_survives_the_log(names: list[str]) -> None:
    record = Game(Config(players=2), names=names, seed="names").log(reveal=True)
    assert read(write(record)).names == tuple(names)
    assert replay(read(write(record))).names == tuple(names)


def test_ages_and_options_survive_the_log() -> None:
    config = Config(players=4, ages=(3, 1), options={"reshuffle": "when_needed", "extra_action": "optional"})
    record = Game(config, seed="ages").log(reveal=True)
    assert read(write(record)) == record
    assert read(write(record)).config.ages == (3, 1)
    assert replay(read(write(record))).config == config


def test_comments_empty_lines_and_windows_line_ends_mean_nothing() -> None:
    record = read(recorded())
    noisy = "\n\n".join(f"  {line} \r\n; a comment: {n}" for n, line in enumerate(lines()))
    assert read(noisy) == record


def test_hashes_may_be_left_out() -> None:
    bare = re.sub(r" #[0-9a-f]{12}", "", recorded())
    assert "#" not in bare
    assert replay(read(bare)).log() == read(recorded())


# ---------------------------------------------------------------- unfinished games


def test_a_game_that_is_not_over_keeps_its_seed_and_cannot_be_replayed() -> None:
    record = random_game(Config(players=3), "unfinished", 20).log()
    assert (record.seed, record.scores, record.winners) == (None, None, None)
    assert read(write(record)) == record
    with pytest.raises(LogError, match="seed is not revealed"):
        replay(record)


@pytest.mark.parametrize("played", [0, 1, 50])
def test_a_saved_game_goes_on_where_it_stopped(played: int) -> None:
    game = random_game(Config(players=3, modules=ALL), "saved", played)
    record = game.log(reveal=True)
    assert record.seed is not None
    assert record.scores is None
    again = replay(read(write(record)))
    assert snapshot.digest(again.state) == snapshot.digest(game.state)
    text = game.options()[-1].text
    game.play(text)
    again.play(text)
    assert again.log(reveal=True) == game.log(reveal=True)


# ---------------------------------------------------------------- tampering


def found_out(text: str, expected: str) -> SabikaError:
    """Reading or replaying it must fail with a place, a cause and a remedy."""
    assert text != recorded()
    with pytest.raises(LogError, match=expected) as caught:
        replay(read(text))
    assert caught.value.place
    assert caught.value.remedy
    return caught.value


def with_line(name: str, value: str) -> str:
    return re.sub(rf"^{name}:.*$", f"{name}: {value}", recorded(), flags=re.M)


def value_of(name: str) -> str:
    return next(line for line in lines() if line.startswith(f"{name}:")).partition(": ")[2]


def other_digit(text: str, at: int) -> str:
    return text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]


@pytest.mark.parametrize("at", [0, 31, 63])
def test_another_seed_does_not_belong_to_the_commitment(at: int) -> None:
    found_out(with_line("seed", other_digit(value_of("seed"), at)), "does not belong to the commitment")


@pytest.mark.parametrize("at", [0, 31, 63])
def test_another_commitment_does_not_belong_to_the_seed(at: int) -> None:
    found_out(with_line("commitment", other_digit(value_of("commitment"), at)), "does not belong to the commitment")


def test_another_seed_with_its_own_commitment_deals_another_game() -> None:
    other = random_game(Config(players=2), "another", 0).log(reveal=True)
    assert other.seed is not None
    record = msgspec.structs.replace(read(recorded()), seed=other.seed, commitment=other.commitment)
    with pytest.raises(LogError, match="action 1"):
        replay(record)


def test_a_changed_hash_is_found_at_its_action() -> None:
    for line in entry_lines()[::17]:
        changed = lines()
        changed[line] = changed[line][:-1] + ("0" if changed[line][-1] != "0" else "1")
        error = found_out("\n".join(changed), "the position after it differs")
        assert error.place == f"action {changed[line].partition('.')[0]}"


def test_a_legal_action_in_place_of_another_is_found_at_once() -> None:
    record, tried = read(recorded()), 0
    game = Game(record.config, names=record.names, seed=record.seed)
    for number, entry in enumerate(record.entries):
        others = [option.text for option in game.options() if option.text != entry.text]
        if others and number % 11 == 0:
            changed = Entry(entry.seat, others[number % len(others)], entry.hash)
            entries = (*record.entries[:number], changed, *record.entries[number + 1 :])
            with pytest.raises(LogError, match=f"action {number + 1}: the position after it differs"):
                replay(msgspec.structs.replace(record, entries=entries))
            tried += 1
        game.play(entry.text)
    assert tried > 20


def test_an_illegal_action_is_found_with_the_rules_that_refuse_it() -> None:
    record = read(recorded())
    first = record.entries[0]
    entries = (Entry(first.seat, "pass"), *record.entries[1:])
    with pytest.raises(LogError, match=r"action 1: .*refused by base\.turn\.pass"):
        replay(msgspec.structs.replace(record, entries=entries))


def test_what_is_no_action_is_found_with_its_remedy() -> None:
    changed = lines()
    changed[entry_lines()[4]] = re.sub(r" #.*", "x #0123456789ab", changed[entry_lines()[4]])
    assert found_out("\n".join(changed), "action 5").place == "action 5"


def test_an_action_of_another_seat_is_found() -> None:
    for line in entry_lines()[::25]:
        changed = lines()
        changed[line] = changed[line].translate({ord("A"): "B", ord("B"): "A"})
        number = changed[line].partition(".")[0]
        assert found_out("\n".join(changed), "is not to decide").place == f"action {number}"


@pytest.mark.parametrize("more", [1, -1, 100])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_other_scores_are_found(seat: int, more: int) -> None:
    scores = [int(word) for word in value_of("scores").split()]
    scores[seat] += more
    assert found_out(with_line("scores", " ".join(map(str, scores))), "recorded").place == "scores"


def test_other_winners_are_found() -> None:
    for wrong in {"A", "B", "A B", "B A", ""} - {value_of("winners")}:
        assert found_out(with_line("winners", wrong), "recorded").place == "winners"


@pytest.mark.parametrize("wrong", ["AB", "a", "G", "0", "A,B"])
def test_winners_that_are_no_seats_are_found(wrong: str) -> None:
    found_out(with_line("winners", wrong), "a header cannot be read")


@pytest.mark.parametrize("kept", ["scores", "winners"])
def test_half_a_result_is_none(kept: str) -> None:
    gone = {"scores": "winners", "winners": "scores"}[kept]
    found_out(re.sub(rf"^{gone}:.*\n", "", recorded(), flags=re.M), "half of the result")


def test_another_version_of_the_rules_is_found() -> None:
    for version in (RULES_VERSION + 1, RULES_VERSION - 1, -1):
        assert found_out(with_line("rules", str(version)), "rules version").place == "rules"


def test_other_component_data_is_found() -> None:
    wrong = other_digit(value_of("components"), 3)
    assert found_out(with_line("components", wrong), "other component data").place == "components"


def test_component_data_that_was_overridden_is_needed_for_the_replay() -> None:
    overrides = {"base": {"tiles": {"arcades-8-E": {"walls": "W"}}}}
    record = Game(Config(players=3), seed="overridden", overrides=overrides).log(reveal=True)
    with pytest.raises(LogError, match="pass the override file"):
        replay(record)
    assert replay(record, overrides=overrides).log(reveal=True) == record


HEADERS = ["box", "players", "modules", "options", "rules", "components", "commitment"]


@pytest.mark.parametrize("name", HEADERS)
def test_a_missing_header_is_named(name: str) -> None:
    found_out(re.sub(rf"^{name}:.*\n", "", recorded(), flags=re.M), f"the line '{name}' is missing")


@pytest.mark.parametrize("name", [*HEADERS, "seed", "scores", "winners"])
def test_a_line_that_stands_twice_is_named_with_its_number(name: str) -> None:
    (line,) = [line for line in lines() if line.startswith(f"{name}:")]
    doubled = recorded().replace(line, f"{line}\n{line}")
    number = doubled.split("\n").index(line) + 2
    assert found_out(doubled, f"'{name}' stands here twice").place == f"line {number}"


@pytest.mark.parametrize("name", HEADERS)
def test_a_header_below_the_actions_is_out_of_order(name: str) -> None:
    (line,) = [line for line in lines() if line.startswith(f"{name}:")]
    found_out(recorded().replace(f"{line}\n", "") + line, f"'{name}' comes after the actions")


@pytest.mark.parametrize("name", ["seed", "scores", "winners"])
def test_an_action_below_the_result_is_out_of_order(name: str) -> None:
    (line,) = [line for line in lines() if line.startswith(f"{name}:")]
    found_out(recorded().replace(f"{line}\n", "").replace("\n\n", f"\n{line}\n\n", 1), f"an action after '{name}'")


def test_missing_doubled_and_swapped_actions_are_found_by_their_numbers() -> None:
    first, second = entry_lines()[10:12]
    changed = lines()
    del changed[first]
    assert found_out("\n".join(changed), "action 12 where 11 is expected").place == f"line {first + 1}"
    changed = lines()
    changed.insert(first, changed[first])
    found_out("\n".join(changed), "action 11 where 12 is expected")
    changed = lines()
    changed[first], changed[second] = changed[second], changed[first]
    found_out("\n".join(changed), "action 12 where 11 is expected")


def test_a_result_without_the_last_action_is_found() -> None:
    changed = lines()
    del changed[entry_lines()[-1]]
    assert found_out("\n".join(changed), "the game is not over").place == "scores"


def test_an_action_after_the_end_is_found() -> None:
    changed, last = lines(), entry_lines()[-1]
    number = len(entry_lines()) + 1
    changed.insert(last + 1, f"{number}. A pass")
    assert found_out("\n".join(changed), "is not to decide").place == f"action {number}"


@pytest.mark.parametrize(
    ("name", "wrong", "expected"),
    [
        ("box", "alhambro", "unknown box"),
        ("players", '["A"]', "1 players"),
        ("players", '["A","B","C"]', "action 1"),
        ("modules", "characters", "another mix"),
        ("modules", "characters characters", "named twice"),
        ("modules", "building_sites character", "unknown module"),
        ("options", "sites_to_dirk=perhaps", "table option"),
        ("options", "sites=no", "table option"),
    ],
)
def test_another_set_up_is_found(name: str, wrong: str, expected: str) -> None:
    with pytest.raises(SabikaError, match=expected) as caught:
        replay(read(with_line(name, wrong)))
    assert caught.value.remedy


@pytest.mark.parametrize(
    ("name", "wrong", "expected"),
    [
        ("players", "Amina, Boabdil", "a header cannot be read"),
        ("players", '{"a": 1}', "a header cannot be read"),
        ("players", '["A", 2]', "a header cannot be read"),
        ("options", "reshuffle", "option 'reshuffle' has no value"),
        ("rules", "one", "a header cannot be read"),
        ("rules", "9" * 5000, "a header cannot be read"),
        ("seed", "abc", "seed is not 64 hexadecimal digits"),
        ("seed", "Z" * 64, "seed is not 64 hexadecimal digits"),
        ("commitment", "", "commitment is not 64 hexadecimal digits"),
        ("scores", "1 2 x", "a header cannot be read"),
        ("colour", "red", ""),
    ],
)
def test_a_line_that_cannot_be_read_is_named(name: str, wrong: str, expected: str) -> None:
    text = with_line(name, wrong)
    if name == "colour":
        text, expected = recorded().replace("box:", "colour: red\nbox:"), "line 2: not understood"
    found_out(text, expected)


@pytest.mark.parametrize("text", ["", "\n\n", "; only a comment", "Sabika game 2\n", "box: alhambra", "\x00", "{}"])
def test_what_is_no_log_is_refused_at_its_first_line(text: str) -> None:
    with pytest.raises(LogError, match="line 1: this is no Sabika log"):
        read(text)


def essence(record: GameLog) -> tuple[object, ...]:
    """What a log claims, but for the names and for hashes that may be left out."""
    actions = [(entry.seat, entry.text) for entry in record.entries]
    return record.config, record.commitment, record.seed, record.components, record.scores, record.winners, actions


CHANGES: list[Callable[[str, int, random.Random], str]] = [
    lambda text, at, rng: text[:at] + text[at + 1 :],
    lambda text, at, rng: text[:at] + rng.choice("0123456789abcdefABCDEF:.# ,-") + text[at + 1 :],
    lambda text, at, rng: text[:at] + rng.choice("0123456789abcdefABCDEF:.# ,-") + text[at:],
    lambda text, at, rng: text[:at] + text[at : at + 2][::-1] + text[at + 2 :],
    lambda text, at, rng: text[:at] + text[at + rng.randrange(2, 200) :],
]


def test_a_log_that_verifies_after_any_small_change_still_claims_the_same_game() -> None:
    rng, kept = random.Random("small changes"), 0
    truth = essence(read(recorded()))
    errors: list[SabikaError] = []
    for _ in range(160):
        changed = rng.choice(CHANGES)(recorded(), rng.randrange(len(recorded())), rng)
        try:
            game = replay(read(changed))
        except SabikaError as error:
            errors.append(error)
        else:
            assert essence(game.log()) == truth
            kept += 1
    assert len(errors) > 120
    assert kept > 0
    assert all(error.cause and error.remedy for error in errors)


def test_without_verification_only_what_cannot_be_played_is_found() -> None:
    wrong = with_line("commitment", "0" * 64).replace(value_of("components"), "0" * 16)
    wrong = re.sub(r"#[0-9a-f]{12}", "#000000000000", wrong)
    assert replay(read(wrong), verify=False).log() == read(recorded())
    changed = lines()
    del changed[entry_lines()[-1]]
    assert not replay(read("\n".join(changed)), verify=False).over


def test_the_log_of_a_game_is_not_changed_by_what_is_played_later() -> None:
    game = random_game(Config(players=3), "later", 3)
    before = game.log()
    text = write(before)
    game.play(game.rules.codec.action(flow.moves(game.state)[0]))
    assert write(before) == text
    assert len(game.log().entries) == 4
