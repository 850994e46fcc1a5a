"""The protocol written out: its JSON Schema, the page's TypeScript types, and docs/protocol.md.

`python -m astroport.server.protocol` writes them anew; a test compares them with what is checked in.
"""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from astroport.server import messages
from astroport.server.routes import ROUTES

ROOT = Path(__file__).parents[3]
CLIENT = get_args(messages.FromClient)
SERVER = get_args(messages.FromServer)
TYPES: tuple[type[msgspec.Struct], ...] = tuple(
    found
    for _, found in inspect.getmembers(messages, inspect.isclass)
    if issubclass(found, msgspec.Struct) and found.__module__ == messages.__name__ and not found.__subclasses__()
)
MADE = "made from src/astroport/server/messages.py by `make protocol`; do not edit"


def schema() -> dict[str, Any]:
    """All messages as one JSON Schema."""
    _, parts = msgspec.json.schema_components(TYPES, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Astroport's messages",
        "description": MADE,
        "$defs": dict(sorted(parts.items())),
    }


def typescript() -> str:
    """The page's types."""
    parts = schema()["$defs"]
    lines = [f"// {MADE[0].upper()}{MADE[1:]}.", ""]
    for name, part in parts.items():
        lines += [f"/** {' '.join(part.get('description', name).split())} */", f"export interface {name} {{"]
        for field, kind in part["properties"].items():
            # What the server sends is whole, but for texts; what a client sends may leave out what has a default.
            optional = "?" if field not in part.get("required", ()) and name in PARTIAL else ""
            lines.append(f"  {field}{optional}: {_typescript(kind)}")
        lines += ["}", ""]
    lines.append("export type FromClient = " + " | ".join(kind.__name__ for kind in CLIENT))
    lines.append("export type FromServer = " + " | ".join(kind.__name__ for kind in SERVER))
    return "\n".join(lines) + "\n"


PARTIAL = {kind.__name__ for kind in CLIENT} | {
    "NewTable",
    "Place",
    "Fork",
    "Setting",
    "Enter",
    "Clock",
    "Note",
    "Text",
}


def _typescript(kind: Mapping[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(_typescript(each) for each in kind["anyOf"]))
    if "enum" in kind:
        return " | ".join(json.dumps(value) for value in kind["enum"])
    if kind.get("type") == "array":
        return f"({_typescript(kind['items'])})[]"
    if kind.get("type") == "object":
        more = kind.get("additionalProperties")
        return f"Record<string, {_typescript(more) if isinstance(more, dict) and more else 'any'}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}[
        kind["type"]
    ]


def document() -> str:
    """docs/protocol.md."""
    parts = schema()["$defs"]

    def described(kinds: Iterable[type]) -> list[str]:
        lines = []
        for kind in kinds:
            part = parts[kind.__name__]
            tag = part["properties"].get("type", {}).get("enum", [None])[0]
            lines += [f"### {f'`{tag}` ' if tag else ''}{kind.__name__}", "", inspect.getdoc(kind) or "", ""]
            fields = [(f, k) for f, k in part["properties"].items() if f != "type"]
            if fields:
                lines += ["| field | type | |", "|---|---|---|"]
                for field, of in fields:
                    given = "" if field in part.get("required", ()) else f"default `{json.dumps(of.get('default'))}`"
                    shape = _typescript(of).replace("|", "\\|")
                    lines.append(f"| `{field}` | `{shape}` | {given} |")
                lines.append("")
        return lines

    rest = [kind for kind in TYPES if kind not in CLIENT and kind not in SERVER]
    head = (ROOT / "docs/protocol.head.md").read_text(encoding="utf-8")
    routes = ["| | | takes | gives |", "|---|---|---|---|"]
    for route in ROUTES:
        takes = f"`{route.takes.__name__}`" if route.takes else ""
        routes.append(f"| `{route.method} {route.path}` | {route.about} | {takes} | {route.gives} |")
    return "\n".join(
        [
            f"<!-- {MADE} -->",
            head,
            "## Over HTTP",
            "",
            *routes,
            "",
            "## Over the socket, from the client",
            "",
            *described(CLIENT),
            "## Over the socket, from the server",
            "",
            *described(SERVER),
            "## What they are made of",
            "",
            *described(rest),
        ]
    )


def files() -> dict[Path, str]:
    """Everything that is made from the messages."""
    return {
        ROOT / "web/src/lib/messages.ts": typescript(),
        ROOT / "docs/protocol.schema.json": json.dumps(schema(), indent=1) + "\n",
        ROOT / "docs/protocol.md": document(),
    }


if __name__ == "__main__":
    for path, content in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
        print(path.relative_to(ROOT), file=sys.stderr)
