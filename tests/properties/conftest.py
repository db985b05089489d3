"""What the tests of this folder share: a clock that counts."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace

import pytest

from sabika.bots import expert


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that moves on with every look at it: the expert thinks for so many looks ahead, however long they take,
    since there is one before each."""
    clock = count()
    monkeypatch.setattr(expert, "time", SimpleNamespace(thread_time=lambda: next(clock)))
