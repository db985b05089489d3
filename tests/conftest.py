"""Tests run side by side (``-n auto``)."""

from __future__ import annotations

import os

import pytest


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: a test that waits for a browser or a server leaves its core to another."""
    return (os.cpu_count() or 1) + 1
