"""The OpenAPI document. Litestar describes the addresses; the types are described by msgspec, which also reads them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.enums import MediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from sabika.server import wire
from sabika.server.schema import structs


class WireTypes(OpenAPISchemaPlugin):
    """Refers to the types of the wire by their names."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of((wire.Wire, wire.Request))

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Any:
        registry = schema_creator.schema_registry
        registry.get_schema_for_field_definition(field_definition)
        return registry.get_reference_for_field_definition(field_definition)


class Document(JsonRenderPlugin):
    """The whole document: what Litestar knows, and the types of the wire."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, types = msgspec.json.schema_components(structs(), ref_template="#/components/schemas/{name}")
        return msgspec.json.encode({**openapi_schema, "components": {"schemas": types}})


config: Final = OpenAPIConfig(
    title="Sabika",
    version="1",
    description="Found, play and watch games. What happens at a table is told over a WebSocket, see docs/server.md.",
    path="/api/openapi.json",
    render_plugins=[Document(path=["/", "/openapi.json"], media_type=MediaType.JSON)],
    use_handler_docstrings=True,
)
