"""Write down the wire: docs/wire.json (OpenAPI 3.1 with the socket's messages) and docs/socket.md.

Both come from the Python types alone; a test fails when they are stale.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, get_args

import msgspec

from toque.server.app import create_app
from toque.server.config import Settings
from toque.server.messages import ClientMessage, ServerMessage
from toque.server.openapi import REFERENCE, openapi_document

ROOT = Path(__file__).resolve().parent.parent
WIRE = ROOT / "docs" / "wire.json"
SOCKET = ROOT / "docs" / "socket.md"


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


def main() -> None:
    WIRE.write_text(json.dumps(wire(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    SOCKET.write_text(socket_page(), "utf-8")


if __name__ == "__main__":
    main()
