"""The example in ``examples/train.py``: a tiny training already beats the random bot."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sabika.core.ruleset import Config

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


@pytest.fixture(scope="module")
def example() -> Any:
    sys.path.insert(0, str(EXAMPLE.parent))
    try:
        import train
    finally:
        sys.path.remove(str(EXAMPLE.parent))
    return train


def test_a_little_training_is_enough_to_beat_the_random_bot(example: Any, capsys: pytest.CaptureFixture[str]) -> None:
    config = Config(players=2)
    untrained = example.Agent(example.table(config, "random").unwrapped)
    before, _, _ = example.evaluate(config, untrained, "random", 30)
    agent = example.train(config, "random", games=120, workers=1)
    share, low, high = example.evaluate(config, agent, "random", 30)
    assert low <= share <= high
    assert low > 0.5 > before
    assert "120 games" in capsys.readouterr().out


def test_the_interval_is_wilsons(example: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    results = iter([True] * 8 + [False] * 2)
    game = example.Game([], [], [], [], [], [], False)
    monkeypatch.setattr(example, "play", lambda *_: game._replace(won=next(results)))
    share, low, high = example.evaluate(Config(players=2), None, "random", 10)
    assert (share, round(low, 4), round(high, 4)) == (0.8, 0.4902, 0.9433)


def test_the_example_is_a_program(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Any) -> None:
    saved = tmp_path / "agent.npz"
    words = ["train.py", "--players", "2", "--games", "2", "--workers", "1", "--evaluate", "2", "--save", str(saved)]
    monkeypatch.setattr(sys, "argv", words)
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert "by chance 50.0%" in capsys.readouterr().out
    kept = np.load(saved)
    assert kept["weights"].shape[0] == 392
