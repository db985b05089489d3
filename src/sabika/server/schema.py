"""The JSON Schema of the wire, from which the browser's types are generated."""

from __future__ import annotations

import inspect
from typing import Any, Final

import msgspec

from sabika.server.wire import after, founding, frames, rules, tables

PARTS: Final = (founding, tables, frames, after, rules)


def structs() -> list[type[msgspec.Struct]]:
    """Every type that crosses the wire."""
    named = [kind for part in PARTS for kind in vars(part).values() if getattr(kind, "__module__", "") == part.__name__]
    return [kind for kind in named if inspect.isclass(kind) and issubclass(kind, msgspec.Struct)]


def schema() -> dict[str, Any]:
    """Every type that crosses the wire, by name."""
    _, definitions = msgspec.json.schema_components(structs(), ref_template="#/$defs/{name}")
    for name, union in (("ClientFrame", frames.ClientFrame), ("ServerFrame", frames.ServerFrame)):
        definitions[name] = {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in union.__args__]}
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
