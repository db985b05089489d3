"""The JSON Schema of the wire, from which the browser's types are generated."""

from __future__ import annotations

import inspect
from typing import Any

import msgspec

from sabika.server import wire


def structs() -> list[type[msgspec.Struct]]:
    """Every type that crosses the wire."""
    return [
        kind
        for kind in vars(wire).values()
        if inspect.isclass(kind) and issubclass(kind, msgspec.Struct) and kind not in (wire.Wire, wire.Request)
    ]


def schema() -> dict[str, Any]:
    """Every type that crosses the wire, by name."""
    _, definitions = msgspec.json.schema_components(structs(), ref_template="#/$defs/{name}")
    frames = {
        "ClientFrame": [kind.__name__ for kind in wire.ClientFrame.__args__],
        "ServerFrame": [kind.__name__ for kind in wire.ServerFrame.__args__],
    }
    for name, members in frames.items():
        definitions[name] = {"anyOf": [{"$ref": f"#/$defs/{member}"} for member in members]}
    for definition in definitions.values():
        _all_present(definition)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Schema", "$defs": definitions}


def _all_present(definition: dict[str, Any]) -> None:
    """The server writes every field, and clients fill in every field, so none is optional in the generated types."""
    if "properties" in definition:
        definition["required"] = list(definition["properties"])
        for field in definition["properties"].values():
            field.pop("default", None)


def text() -> str:
    """The schema as the file that the generator of the browser's types reads."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n"
