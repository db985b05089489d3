"""Games in a Parquet file, one row per game and seat. ``docs/laboratory.md`` explains every column."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from sabika.core.errors import SabikaError
from sabika.lab.games import Outcome
from sabika.rules.boxes import RULES_VERSION

SCHEMA: Final = pa.schema(
    {
        "box": pa.string(),
        "players": pa.int8(),
        "modules": pa.list_(pa.string()),
        "options": pa.map_(pa.string(), pa.string()),
        "line_up": pa.string(),
        "game": pa.int64(),
        "seed": pa.string(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "starts": pa.bool_(),
        "score": pa.int32(),
        "rank": pa.int8(),
        "winner": pa.bool_(),
        "points": pa.map_(pa.string(), pa.int32()),
        "turns": pa.int32(),
        "rounds": pa.float32(),
        "decisions": pa.int32(),
    },
    metadata={"sabika rules": str(RULES_VERSION)},
)
TOGETHER: Final = 10_000
"""Rows that are written, and read, at once; no more are held in memory."""


class ArchiveError(SabikaError):
    """A file that holds no games."""


class Archive:
    """A file that games are written to while they are played."""

    def __init__(self, path: Path) -> None:
        self._writer = pq.ParquetWriter(path, SCHEMA, compression="zstd")
        self._rows: list[dict[str, Any]] = []

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._write()
        self._writer.close()

    def add(self, outcome: Outcome) -> None:
        self._rows += rows(outcome)
        if len(self._rows) >= TOGETHER:
            self._write()

    def _write(self) -> None:
        ready, self._rows = self._rows, []
        if ready:
            self._writer.write_table(pa.Table.from_pylist(ready, SCHEMA))


def rows(outcome: Outcome) -> Iterator[dict[str, Any]]:
    """The rows of a game, seat by seat."""
    play = outcome.play
    for seat, score in enumerate(outcome.scores):
        yield {
            "box": play.config.box,
            "players": play.config.players,
            "modules": play.config.modules,
            "options": sorted(outcome.options.items()),
            "line_up": play.line_up,
            "game": play.number,
            "seed": play.seed,
            "seat": seat,
            "bot": play.bots[seat],
            "starts": seat == outcome.starts,
            "score": score,
            "rank": 1 + sum(other > score for other in outcome.scores),
            "winner": seat in outcome.winners,
            "points": list(outcome.points[seat].items()),
            "turns": outcome.turns,
            "rounds": outcome.turns / play.config.players,
            "decisions": outcome.decisions,
        }


def read_games(path: Path, columns: Sequence[str]) -> Iterator[list[dict[str, Any]]]:
    """The games of a file, each as its rows; ``players`` must be among the columns."""
    try:
        file = pq.ParquetFile(path)
    except pa.ArrowInvalid:
        raise ArchiveError("this is no Parquet file", place=str(path), remedy=_REMEDY) from None
    if missing := [name for name in SCHEMA.names if name not in file.schema_arrow.names]:
        raise ArchiveError(f"there is no column {missing[0]!r}", place=str(path), remedy=_REMEDY)
    game: list[dict[str, Any]] = []
    for batch in file.iter_batches(TOGETHER, columns=list(columns)):
        for row in batch.to_pylist():
            game.append(row)
            if len(game) == row["players"]:
                yield game
                game = []


_REMEDY: Final = "give a file that sabika simulate --out or sabika arena --out has written"
