"""Who does the work: this process, all cores, or the machines of a cluster. The results are the same and in order."""

from __future__ import annotations

import gc
import itertools
import signal
import threading
import warnings
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, TypeVar

import joblib
import msgspec

from sabika.core.errors import SabikaError, SetupError

T = TypeVar("T")
R = TypeVar("R")

FEW: Final = 10
"""So few pieces of work are done right here, sooner than others could begin, unless somebody asks for others."""
SHARE: Final = 50
"""Pieces of work per worker of a cluster that cannot hand back results one by one."""

CLUSTERS: Final = {"ray": "ray", "dask": "distributed"}
"""Kinds of cluster, with the package that each takes."""


class MissingError(SabikaError):
    """Something that has to be installed first."""


class Crew(msgspec.Struct, frozen=True):
    """How many workers (None: as many as there are cores) and on which cluster: ``ray`` or ``dask``, with its address
    after a colon, or without one for a cluster of this machine alone."""

    workers: int | None = None
    cluster: str = ""

    def __post_init__(self) -> None:
        """Raises ``SetupError`` for an unknown cluster and ``MissingError`` where what it takes is not installed."""
        if self.cluster and self.kind not in CLUSTERS:
            raise SetupError(f"unknown cluster {self.cluster!r}", remedy="ray, dask, ray:ADDRESS or dask:ADDRESS")
        if self.cluster:
            need(CLUSTERS[self.kind], extra=self.kind)

    @property
    def kind(self) -> str:
        return self.cluster.partition(":")[0]

    @property
    def address(self) -> str | None:
        return self.cluster.partition(":")[2] or None


ALL_CORES: Final = Crew()


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


def work(task: Callable[[T], R], todo: Iterable[T], count: int, crew: Crew) -> Generator[R]:
    """The results of a task in the order of what is to be done, as they come."""
    if not crew.cluster and (crew.workers == 1 or (crew.workers is None and count <= FEW)):
        yield from map(task, todo)
        return
    with _joblib(crew) as streams:
        calls = (joblib.delayed(task)(one) for one in todo)
        workers = crew.workers or -1
        if streams:
            yield from _closed(joblib.Parallel(n_jobs=workers, return_as="generator")(calls))
        else:
            with joblib.Parallel(n_jobs=workers) as parallel:
                while share := list(itertools.islice(calls, SHARE * joblib.effective_n_jobs(workers))):
                    yield from parallel(share)


def _closed(results: Any) -> Iterator[Any]:
    """Results whose makers are sent home, without a word, when nobody wants any more of them."""
    with _hasty_end():
        try:
            for result in results:  # noqa: UP028 - "yield from" would close them before the warning is silenced
                yield result
        finally:
            with warnings.catch_warnings(action="ignore"):
                results.close()


@contextmanager
def _hasty_end() -> Iterator[None]:
    """loky's manager may stumble over a job that is gone when workers are sent home; nobody needs to know."""
    hook = threading.excepthook

    def quieter(told: threading.ExceptHookArgs) -> None:
        if not (told.exc_type is KeyError and told.thread and told.thread.name == "ExecutorManagerThread"):
            hook(told)

    threading.excepthook = quieter
    try:
        yield
    finally:
        threading.excepthook = hook


@contextmanager
def _joblib(crew: Crew) -> Iterator[bool]:
    """Tells joblib where to work; whether results come back one by one."""
    if crew.kind == "ray":
        ray, joining = import_module("ray"), import_module("ray.util.joblib")
        ray.init(address=crew.address, ignore_reinit_error=True, log_to_driver=False)
        joining.register_ray()
        with joblib.parallel_config("ray"):
            yield False
    elif crew.kind == "dask":
        with import_module("distributed").Client(crew.address), joblib.parallel_config("dask"):
            yield True
    else:
        with joblib.parallel_config("loky", initializer=_begin), warnings.catch_warnings():
            # A worker that has grown by 300 MB is replaced: judgements of many mixes are remembered, nothing is wrong.
            warnings.filterwarnings("ignore", "A worker stopped", UserWarning)
            yield True


def _begin() -> None:
    """A worker leaves it to its parent to be interrupted."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    relax_gc()
