"""The OpenAPI document: routes as Litestar knows them, shapes as msgspec reads and writes them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Litestar, Request
from litestar._openapi.schema_generation import SchemaCreator
from litestar.enums import MediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Schema, SecurityScheme
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from toque import __version__
from toque.server import answers, bodies
from toque.server.problem import ErrorBody
from toque.server.sessions import COOKIE

REFERENCE: Final = "#/components/schemas/{name}"


def _structs() -> list[type[msgspec.Struct]]:
    found = [
        thing
        for module in (bodies, answers)
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct)
    ]
    return [*dict.fromkeys(found), ErrorBody]


def exact(document: dict[str, Any]) -> dict[str, Any]:
    """The document with the schemas by which bodies are really checked, defaults and limits included."""
    _, components = msgspec.json.schema_components(_structs(), ref_template=REFERENCE)
    schemas = document.setdefault("components", {}).setdefault("schemas", {})
    schemas.update(components)
    for item in document["paths"].values():
        for operation in item.values():
            # Litestar would say that nothing is a null in JSON.
            operation["responses"].get("204", {}).pop("content", None)
    return document


def openapi_document(app: Litestar) -> dict[str, Any]:
    """For the page's types and for tests."""
    return exact(app.openapi_schema.to_schema())


class NamesOnly(OpenAPISchemaPlugin):
    """Litestar does not have to look into our structs: `exact` puts in what msgspec says of them."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(msgspec.Struct)

    def to_openapi_schema(
        self, field_definition: FieldDefinition, schema_creator: SchemaCreator
    ) -> Schema:
        return schema_creator.create_component_schema(
            field_definition, required=[], property_fields={}
        )


class ExactJson(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, exact(openapi_schema))


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Toque",
        version=__version__,
        summary="Tables where people, bots and automas play.",
        description=(
            "Everything that changes something needs the header `X-Toque: 1`. "
            "Play itself goes over the WebSocket at /api/socket."
        ),
        path="/api/schema",
        render_plugins=[ExactJson(path=["/", "/openapi.json"], media_type=MediaType.JSON)],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "session": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                "page": SecurityScheme(
                    type="apiKey",
                    name="X-Toque",
                    security_scheme_in="header",
                    description="Always 1: other sites cannot send it.",
                ),
            }
        ),
    )
