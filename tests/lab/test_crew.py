"""Who does the work does not matter."""

from __future__ import annotations

import os
from typing import Any

import pytest

from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.lab import crew, games
from sabika.lab.crew import Crew, MissingError, need, work
from sabika.lab.games import Run, play_all
from sabika.lab.simulate import Simulation, simulate


def who(number: int) -> tuple[int, int]:
    return number, os.getpid()


def die(number: int) -> int:
    os._exit(3)


def test_results_come_in_order_from_several_processes() -> None:
    found = list(work(who, iter(range(40)), 40, Crew(workers=2)))
    assert [number for number, _ in found] == list(range(40))
    assert os.getpid() not in {process for _, process in found}


@pytest.mark.parametrize(("count", "workers"), [(crew.FEW, None), (40, 1)])
def test_a_little_is_done_right_here(count: int, workers: int | None) -> None:
    found = list(work(who, range(count), count, Crew(workers)))
    assert {process for _, process in found} == {os.getpid()}


def test_whoever_has_enough_may_stop() -> None:
    results = work(who, range(100_000), 100_000, Crew(workers=2))
    assert next(results)[0] == 0
    results.close()


def test_a_worker_that_is_killed_ends_the_run_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "play_game", die)
    run = Run()
    play_all([1, 2, 3], 3, run, [], crew=Crew(workers=2))  # type: ignore[list-item]
    assert "a worker was killed" in run.stopped
    assert run.games == 0


def test_what_is_missing_is_named_with_the_remedy() -> None:
    need("json", extra="lab")
    with pytest.raises(MissingError, match=r"no_such_thing is not installed \(pip install 'sabika\[lab\]'\)"):
        need("json", "no_such_thing", extra="lab")


@pytest.mark.parametrize("cluster", list(crew.CLUSTERS))
def test_a_cluster_plays_the_same_games(cluster: str) -> None:
    """Dask is always there; Ray, which is large, where somebody has installed it."""
    if cluster != "dask":
        pytest.importorskip(crew.CLUSTERS[cluster])
    simulation = Simulation(config=Config(players=3), modules="random:3", seed="cluster")

    def scores(crew: Crew) -> list[tuple[int, ...]]:
        found = list[tuple[int, ...]]()
        simulate(simulation, range(24), crew=crew, keep=lambda outcome: found.append(tuple(outcome.scores)))
        return found

    alone = scores(Crew(workers=1))
    assert len(alone) == 24
    assert scores(Crew(workers=2, cluster=cluster)) == alone


@pytest.mark.parametrize("cluster", ["ray", "dask", "dask:tcp://example.org:8786"])
def test_a_cluster_takes_what_is_not_installed(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(crew, "import_module", missing)
    with pytest.raises(MissingError, match=rf"pip install 'sabika\[{cluster[:4].rstrip(':')}\]'"):
        Crew(cluster=cluster)


def test_there_is_no_other_cluster() -> None:
    with pytest.raises(SetupError, match="ray, dask, ray:ADDRESS or dask:ADDRESS"):
        Crew(cluster="spark")
