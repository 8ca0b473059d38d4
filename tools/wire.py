"""Write down the wire from the Python types: a test fails when what is written is stale.

docs/wire.json   OpenAPI 3.1, with the messages of the socket among its schemas
docs/socket.md   the messages of the socket, to read
web/src/wire.ts  all of it as TypeScript types, for the page
web/src/games/GAME/view.ts  what the view of each game looks like, for its board
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from toque.games import game, slugs
from toque.server.app import create_app
from toque.server.config import Settings
from toque.server.messages import ClientMessage, ServerMessage
from toque.server.openapi import REFERENCE, openapi_document

ROOT = Path(__file__).resolve().parent.parent
WIRE = ROOT / "docs" / "wire.json"
SOCKET = ROOT / "docs" / "socket.md"
TYPES = ROOT / "web" / "src" / "wire.ts"
BOARDS = ROOT / "web" / "src" / "games"


def wire() -> dict[str, Any]:
    """Everything that is said over HTTP and over the socket."""
    with tempfile.TemporaryDirectory() as folder:
        document = openapi_document(create_app(Settings(database=f"{folder}/wire.db")))
    unions = [ClientMessage, ServerMessage]
    found, components = msgspec.json.schema_components(unions, ref_template=REFERENCE)
    schemas = document["components"]["schemas"]
    schemas.update(components)
    schemas["ClientMessage"], schemas["ServerMessage"] = found
    document["components"]["schemas"] = dict(sorted(schemas.items()))
    return document


def socket_page() -> str:
    lines = [
        "# The socket, message by message",
        "",
        "Written by `python tools/wire.py` from `src/toque/server/messages.py`.",
        "Every message is one JSON object; `type` says which. How to use them: [api.md](api.md).",
    ]
    for title, union in (("From the client", ClientMessage), ("From the server", ServerMessage)):
        lines += ["", f"## {title}"]
        for message in get_args(union):
            lines += ["", *_section(message)]
    return "\n".join(lines) + "\n"


def _section(message: type[msgspec.Struct]) -> list[str]:
    said = (message.__doc__ or "").strip() if "Struct" not in (message.__doc__ or "") else ""
    told = " ".join(line.strip() for line in said.splitlines())
    lines = [f"### `{message.__struct_config__.tag}`"]
    if told:
        lines += ["", told]
    fields = msgspec.structs.fields(message)
    if fields:
        schema = msgspec.json.schema(message)
        shape = schema["$defs"][message.__name__]["properties"]
        lines += ["", "| field | shape | |", "|---|---|---|"]
        for field in fields:
            optional = "" if field.required else "optional"
            lines.append(f"| `{field.name}` | {_shape(shape[field.name])} | {optional} |")
    return lines


def _shape(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return f"`{schema['$ref'].rsplit('/', 1)[-1]}`"
    if "anyOf" in schema:
        return " or ".join(_shape(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    kind = str(schema.get("type", "any JSON"))
    if kind == "array":
        return f"list of {_shape(schema.get('items', {}))}"
    if kind == "object" and "additionalProperties" in schema:
        return f"object of {_shape(schema['additionalProperties'])}"
    return kind


def typescript(document: dict[str, Any]) -> str:
    """Every schema as a type; what has a default is always there when it comes from the server."""
    return _types(document["components"]["schemas"])


def views() -> dict[Path, str]:
    """By file: the types of what a game shows of its matches. To `Game.view` any struct is good."""
    written = {}
    for slug in slugs():
        shown = get_type_hints(type(game(slug)).view)["return"]
        _, schemas = msgspec.json.schema_components([shown], ref_template=REFERENCE)
        written[BOARDS / slug / "view.ts"] = _types(
            dict(sorted(schemas.items())), "// biome-ignore-all format: written."
        )
    return written


def _types(schemas: dict[str, Any], *head: str) -> str:
    lines = ["// Written by `python tools/wire.py` from the Python types. Do not edit.", *head]
    for name, schema in schemas.items():
        lines.append("")
        if "description" in schema:
            lines.append(f"/** {' '.join(schema['description'].split())} */")
        lines.append(f"export type {name} = {_typescript(schema)};")
    return "\n".join(lines) + "\n"


def _typescript(schema: dict[str, Any], depth: int = 0) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(_typescript(one, depth) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"], ensure_ascii=False)
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            parts = ", ".join(_typescript(one, depth) for one in schema["prefixItems"])
            return f"readonly [{parts}]"
        return f"readonly ({_typescript(schema.get('items') or {}, depth)})[]"
    if kind == "object" and "properties" in schema:
        pad = "  " * (depth + 1)
        required = set(schema.get("required", ()))
        fields = [
            f"{pad}readonly {json.dumps(name) if '-' in name else name}"
            f"{'' if name in required else '?'}: {_typescript(field, depth + 1)};"
            for name, field in schema["properties"].items()
        ]
        return "\n".join(["{", *fields, "  " * depth + "}"])
    if kind == "object":
        values = schema.get("additionalProperties")
        inner = _typescript(values, depth) if isinstance(values, dict) else "unknown"
        return f"{{ readonly [key: string]: {inner} }}"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
    return "null" if kind == "null" else plain.get(str(kind), "unknown")


def main() -> None:
    document = wire()
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(typescript(document), "utf-8")
    for path, types in views().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(types, "utf-8")
    WIRE.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", "utf-8")
    SOCKET.write_text(socket_page(), "utf-8")


if __name__ == "__main__":
    main()
