"""Who does the work: this process, all cores, or the machines of a cluster. The results are the same and in order."""

from __future__ import annotations

import gc
import itertools
import signal
import warnings
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, Protocol, TypeVar

import joblib
import msgspec

from sabika.core.errors import SabikaError, SetupError

T = TypeVar("T")
R = TypeVar("R")

FEW: Final = 10
"""So few pieces of work are done right here, sooner than others could begin, unless somebody asks for others."""
SHARE: Final = 50
"""Pieces of work per worker of a cluster that cannot hand back results one by one."""
CLUSTERS: Final = ("ray", "dask")


class MissingError(SabikaError):
    """Something that has to be installed first."""


class Crew(msgspec.Struct, frozen=True):
    """How many workers (None: as many as there are cores) and on which cluster: ``ray`` or ``dask``, with its address
    after a colon, or without one for a cluster of this machine alone."""

    workers: int | None = None
    cluster: str = ""


ALL_CORES: Final = Crew()


class Stoppable(Protocol):
    """A report that says why it is not complete."""

    stopped: str


def relax_gc() -> None:
    """For a process that does nothing but play: states hold no reference cycles, so let the collector look rarely."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000, 20, 100)


def need(*packages: str, extra: str) -> None:
    """Raises ``MissingError`` unless these packages are there."""
    for package in packages:
        try:
            import_module(package)
        except ImportError:
            raise MissingError(f"{package} is not installed", remedy=f"pip install 'sabika[{extra}]'") from None


def work(task: Callable[[T], R], todo: Iterable[T], count: int, crew: Crew) -> Iterator[R]:
    """The results of a task in the order of what is to be done, as they come."""
    if crew.workers == 1 or (crew == ALL_CORES and count <= FEW):
        yield from map(task, todo)
        return
    with _joblib(crew.cluster) as streams:
        calls = (joblib.delayed(task)(one) for one in todo)
        workers = crew.workers or -1
        if streams:
            yield from _closed(joblib.Parallel(n_jobs=workers, return_as="generator")(calls))
        else:
            with joblib.Parallel(n_jobs=workers) as parallel:
                while share := list(itertools.islice(calls, SHARE * joblib.effective_n_jobs(workers))):
                    yield from parallel(share)


@contextmanager
def stoppable(report: Stoppable) -> Iterator[None]:
    """Work that may be interrupted, or lose a worker: the report says so, and keeps what was done before."""
    try:
        yield
    except KeyboardInterrupt:
        report.stopped = "interrupted"
    except BrokenProcessPool:
        report.stopped = "a worker was killed, perhaps for want of memory; try fewer --workers"


def _closed(results: Any) -> Iterator[Any]:
    """Results whose makers are sent home when nobody wants any more of them."""
    try:
        yield from results
    finally:
        with warnings.catch_warnings(action="ignore"):
            results.close()


@contextmanager
def _joblib(cluster: str) -> Iterator[bool]:
    """Tells joblib where to work; whether results come back one by one."""
    kind, _, address = cluster.partition(":")
    if not cluster:
        with joblib.parallel_config("loky", initializer=_begin):
            yield True
    elif kind == "ray":
        need("ray", extra="ray")
        ray, joining = import_module("ray"), import_module("ray.util.joblib")
        ray.init(address=address or None, ignore_reinit_error=True, log_to_driver=False)
        joining.register_ray()
        with joblib.parallel_config("ray"):
            yield False
    elif kind == "dask":
        need("distributed", extra="dask")
        with import_module("distributed").Client(address or None, set_as_default=True), joblib.parallel_config("dask"):
            yield True
    else:
        raise SetupError(f"unknown cluster {cluster!r}", remedy="ray, dask, ray:ADDRESS or dask:ADDRESS")


def _begin() -> None:
    """A worker leaves it to its parent to be interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    relax_gc()
