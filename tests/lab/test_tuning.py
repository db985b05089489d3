"""Tuning: what is learned explains games, is the same again, and makes a better player."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from sabika.bots.judgement import FEATURES, Sight, look, weights
from sabika.cli.app import app
from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import SabikaError, SetupError
from sabika.core.ruleset import Config
from sabika.lab.tuning import Lesson, Row, fit, learn, read_weights, write_weights
from sabika.rules.boxes import BOXES, ruleset

COUNT = len(FEATURES)


def made_up(games: int, noise: float) -> tuple[list[list[Row]], np.ndarray]:
    """Games in which the lead at the end follows from made-up weights of what was counted after the second scoring, and
    in which positions before it foretell those."""
    rng = random.Random(1)
    truth = np.array([rng.uniform(-2, 2) for _ in range(2 * COUNT)])
    found = []
    for _ in range(games):
        rows = []
        end = 0
        for phase in (0, 1, 2):
            for _ in range(12):
                sight = Sight(phase, rng.random(), [1.0, *(rng.uniform(-3, 3) for _ in range(COUNT - 1))])
                row = Row(0, sight, rng.randrange(9), 0)
                end = row.lead + round(float(row.terms @ truth) + rng.gauss(0, noise))
                rows.append(row._replace(end=end))
        found.append(rows)
    return found, truth


def test_known_weights_are_found_again() -> None:
    games, truth = made_up(300, noise=1.0)
    found = fit(games)
    assert found.explained[2] > 0.95
    learned = np.array([*found.weights.now[2], *found.weights.timed[2]])
    assert learned == pytest.approx(truth, abs=0.25)


def test_the_parts_of_a_game_before_the_last_are_fitted_to_what_the_next_one_promises() -> None:
    """The lead at the end of these games is mere noise; what the next part promised is not."""
    rng, games = random.Random(2), []
    for _ in range(400):
        luck = rng.gauss(0, 200)
        strong = rng.uniform(-5, 5)
        early = Row(0, Sight(1, 0.5, [1.0, strong, *[0.0] * (COUNT - 2)]), 0, round(luck))
        late = Row(0, Sight(2, 0.5, [1.0, 3 * strong, *[0.0] * (COUNT - 2)]), 0, round(6 * strong))
        first = Row(0, Sight(0, 0.5, [1.0, *[0.0] * (COUNT - 1)]), 0, 0)
        games.append([first, early, late])
    weights = fit(games).weights
    assert weights.now[2][1] + weights.timed[2][1] / 2 == pytest.approx(2, abs=0.1)
    assert weights.now[1][1] + weights.timed[1][1] / 2 == pytest.approx(6, abs=0.3)


@pytest.mark.parametrize("box", BOXES)
def test_a_lesson_is_the_same_again_and_has_rows_of_every_part(box: str) -> None:
    lesson = Lesson(Config(box=box, players=3), None, "again")
    rows = learn(lesson)
    assert rows == learn(lesson)
    assert {row.sight.phase for row in rows} == {0, 1, 2}
    assert {len(row.sight.features) for row in rows} == {COUNT}
    assert {row.seat for row in rows} == {0, 1, 2}


def test_later_rounds_are_played_by_what_was_learned() -> None:
    config = Config(players=2)
    by = weights(ruleset(config))
    assert learn(Lesson(config, by, "later")) == learn(Lesson(config, by, "later"))
    assert learn(Lesson(config, by, "later")) != learn(Lesson(config, None, "later"))


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_there_are_weights_for_every_box_and_number_of_players(box: str, players: int) -> None:
    rules = ruleset(Config(box=box, players=players))
    found = weights(rules)
    assert [len(part) for part in (*found.now, *found.timed)] == [COUNT] * 6
    s = flow.start(rules, Chance.from_text("weights"))
    assert len(look(s, 0).features) == COUNT


def test_the_command_writes_weights_beside_others(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    kept = weights(ruleset(Config(players=2)))
    write_weights(path, {"granada": {4: kept}})
    args = ["tune", "--games", "20", "--rounds", "2", "--players", "2", "--seed", "t", "--out", str(path), "--json"]
    result = CliRunner().invoke(app, args)
    assert result.exit_code == 0, result.output
    fits = json.loads(result.stdout)
    assert len(fits) == 2
    written = read_weights(path)
    assert written["granada"][4] == kept
    assert written["alhambra"][2].now[2] == tuple(fits[1]["weights"]["now"][2])


def test_files_and_tables_that_are_none_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    path.write_text("{}}")
    with pytest.raises(SabikaError, match="no weights"):
        read_weights(path)
    result = CliRunner().invoke(app, ["tune", "--players", "9", "--out", str(path)])
    assert isinstance(result.exception, SetupError)
