"""The browser's types are those of the server; drift fails here."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from sabika.server import schema

WEB = Path(__file__).parents[2] / "web"


def test_the_exported_schema_is_that_of_the_wire() -> None:
    exported = (WEB / "schema.json").read_text("utf-8")
    assert exported == schema.text(), "run `sabika schema > web/schema.json` and `npm --prefix web run types`"


def test_every_type_of_the_wire_is_exported_with_all_its_fields() -> None:
    definitions = schema.schema()["$defs"]
    for kind in schema.structs():
        fields = set(kind.__struct_encode_fields__) | ({"type"} if kind.__struct_config__.tag else set())
        assert set(definitions[kind.__name__]["required"]) == fields


@pytest.mark.skipif(
    shutil.which("node") is None or not (WEB / "node_modules").exists(), reason="the browser client is not set up"
)
def test_the_generated_types_are_those_of_the_schema() -> None:
    """The generator writes relative to its folder, so the fresh types go beside the old ones and away again."""
    fresh = WEB / "wire.fresh.ts"
    try:
        subprocess.run(["node", "tools/types.js", fresh.name], cwd=WEB, check=True, timeout=120)
        assert fresh.read_text("utf-8") == (WEB / "src/lib/wire.ts").read_text("utf-8"), "run `npm run types` in web/"
    finally:
        fresh.unlink(missing_ok=True)
