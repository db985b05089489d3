"""Tests run side by side (``-n auto``)."""

from __future__ import annotations

import gc
import os

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: a test that waits for a browser or a server leaves its core to another."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """Thousands of tests, and games that many of them look at, stay to the end: garbage is looked for rarely."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
