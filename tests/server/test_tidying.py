"""When the server looks for garbage."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from sabika.server.tidying import FEW, look


class Knot:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def nobody_looks() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("nobody_looks")
def test_new_objects_are_looked_at_when_there_are_some() -> None:
    knot = weakref.ref(Knot())
    look()
    assert knot() is not None
    new = [[] for _ in range(2 * FEW)]
    look()
    assert knot() is None
    assert len(new) == 2 * FEW
