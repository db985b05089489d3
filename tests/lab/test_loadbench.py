"""The bench of the server."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sabika.lab import loadbench

INTERRUPTS = """           CPU0       CPU1
 36:          7    2590060 PCI-MSIX-0000:00:02.0   1-edge      virtio1-req.0
 39:   99999999          0 PCI-MSIX-0000:00:03.0   2-edge      virtio2-output.0
"""


def test_moves_and_echoes_are_counted_and_timed() -> None:
    command = [sys.executable, "-m", "sabika.cli.app", "bench-server"]
    answer = subprocess.run(
        [*command, "--rounds", "1", "--seconds", "0.5", "--tables", "60", "--json"],
        capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    found = json.loads(answer.stdout)
    assert (found["tables"], found["sockets"], found["rounds"]) == (60, 120, 1)
    assert 0 < found["moves_ratio"] < 1
    assert 0 < found["acknowledged_ratio"] < found["moves_ratio"]
    assert found["paced_acknowledged_per_second"] == pytest.approx(loadbench.PACE * loadbench.PERSONS, rel=0.5)
    assert found["paced_p99_ms"] >= found["paced_p50_ms"] > 0


@pytest.mark.parametrize(("cores", "core"), [(2, 1), (1, 0)])
def test_the_server_is_where_the_disk_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cores: int, core: int
) -> None:
    file = tmp_path / "interrupts"
    file.write_text(INTERRUPTS, "utf-8")
    monkeypatch.setattr(loadbench, "INTERRUPTS", file)
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert loadbench._disk_core.__wrapped__() == core
