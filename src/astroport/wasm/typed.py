"""A game in TypeScript, as its rules have it: the position, field by field, and the kinds of everything that is said.

`web/src/games/<slug>/state.ts` is made from a game's state.py for the page, where the same rules run over the same
bytes; what stands beside a field or a number in state.py stands above it there. `python -m astroport.wasm.typed`
writes these files anew; a test compares them with what is checked in.
"""

from __future__ import annotations

import ast
import inspect
import io
import sys
import textwrap
import tokenize
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from astroport.core import layout
from astroport.core.codec import Field, Kind, Lexicon
from astroport.core.contract import Game
from astroport.core.events import SEAT, Kinds, Numbered
from astroport.core.registry import catalogue
from astroport.core.sentences import LETTERS, messages_of_things

WEB = Path(__file__).parents[3] / "web/src/games"
WIDTH = 110  # of a line
SHORT = 40  # what is longer stands on a line of its own
TIED = "\0"  # a space at which no line breaks
ESCAPED = str.maketrans({"'": r"\'", "\\": r"\\"})
OF_THE_HOUSE = {"SECRETS", "UNTOLD", "MOST_EVENTS"}  # what state.py says to the house, not to boards

Texts = Sequence[str]


def files() -> dict[Path, str]:
    """Everything that is made: for each game whose board reads the records of its states."""
    return {WEB / game.slug / "state.ts": typescript(game) for game in catalogue().values() if game.board}


def typescript(game: Game) -> str:
    """The file of a game."""
    prefix = game.slug.title().replace("_", "")
    parts = [
        [
            f"// {game.name.to('en')} as its rules have it: the position, the actions, what happens.",
            f"// Made from {game.package}.state by `make protocol`; do not edit.",
        ],
        [
            "import { Kinds, type Declared } from '../../lib/rules/declared'",
            "import { Position } from '../../lib/rules/position'",
        ],
        constants(game),
        state(game, f"{prefix}State"),
        *(table(name, rows) for name, rows in getattr(game.state, "DRAWN", {}).items()),
        *kinds("What happens", f"{prefix}Event", "EVENTS", game.state.EVENTS),
        *kinds("What is asked, and what is said to who is not", f"{prefix}Prompt", "PROMPTS", game.state.PROMPTS),
        *kinds("An action as a choice", f"{prefix}Choice", "CHOICES", game.state.CHOICES),
        rules(game),
        declared(game, prefix),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts if lines) + "\n"


# Constants and fields


def constants(game: Game) -> list[str]:
    """The numbers that state.py gives a name, and rows of names."""
    lines: list[str] = []
    for names, about in _named(game):
        values = [getattr(game.state, name) for name in names]
        if about:
            lines.append(f"/** {_sentence(about)} */")
        lines += [
            f"export const {name} = {_literal(value)}{' as const' * isinstance(value, tuple)}"
            for name, value in zip(names, values, strict=True)
        ]
    return lines


def _named(game: Game) -> Iterator[tuple[list[str], str]]:
    """What is assigned in state.py: names of whole numbers, or of rows of words, and what is said of them."""
    source = inspect.getsource(game.state)
    said = _comments(source)
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            names = _targets(node)
            if all(_is_told(name, getattr(game.state, name, None)) for name in names):
                yield names, said.get(node.end_lineno or 0, "")


def _targets(node: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]


def _is_told(name: str, value: object) -> bool:
    words = isinstance(value, tuple) and bool(value) and all(isinstance(each, str) for each in value)
    number = isinstance(value, int | np.integer) and not isinstance(value, bool)
    return name.isupper() and name not in OF_THE_HOUSE and (words or number)


def _comments(source: str) -> dict[int, str]:
    """What stands behind the code of each line."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    found = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    return {line: comment for line, comment in found.items() if not comment.startswith(("fmt:", "type:"))}


def _of_fields(game: Game) -> dict[str, str]:
    """What state.py says of each field."""
    source = inspect.getsource(game.state)
    said = _comments(source)
    laid = next(node for node in ast.parse(source).body if isinstance(node, ast.Assign) and "STATE" in _targets(node))
    return {
        str(node.elts[0].value): said.get(node.end_lineno or 0, "")
        for node in ast.walk(laid)
        if isinstance(node, ast.Tuple) and node.elts and isinstance(node.elts[0], ast.Constant)
    }


def state(game: Game, name: str) -> list[str]:
    """The position, field by field."""
    said = _of_fields(game)
    laid = layout.record(game.state.STATE)
    lines = ["/** A position. What it says is read from its record. */", f"export class {name} extends Position {{"]
    lines += [f"  static readonly bytes = {laid['bytes']}", ""]
    for field in laid["fields"]:
        if field["name"] == "filler":
            continue
        if said.get(field["name"]):
            lines.append(f"  /** {_sentence(said[field['name']])} */")
        lines += [f"  get {field['name']}() {{", f"    return {_read(field)}", "  }"]
    return [*lines, "}"]


def _read(field: Mapping[str, Any]) -> str:
    of, at, shape = field["type"], field["at"], field["shape"]
    match shape:
        case []:
            return f"this.{of}({at})"
        case [count]:
            return f"this.{of}s({at}, {count})"
        case [rows, count]:
            return f"this.rowsOf({rows}, (row) => this.{of}s({at} + row * {count * np.dtype(of).itemsize}, {count}))"
    raise ValueError(f"{field['name']} has {len(shape)} axes: pages read rows of rows at most")


def table(name: str, rows: Any) -> list[str]:
    """What a board is drawn from."""
    return [f"export const {name} = {_literal(rows)}"]


# Kinds


def kinds(about: str, name: str, called: str, declared: Kinds[Any]) -> Iterator[list[str]]:
    """The kinds of one sort: the type of what is of them, and how it is read."""
    shapes = [f"  | {_shape(kind)}" for kind in declared]
    yield [f"/** {about}. */", f"export type {name} =", *shapes]
    rows = [_within(f"{_literal(row, 2)},", 2) for row in layout.kinds(declared)]
    yield [f"export const {called} = new Kinds<{name}>([", *rows, "])"]


def _shape(kind: Numbered) -> str:
    parts = [f"kind: '{kind.name}'"]
    parts += [f"{_key(number.name)}: number{' | null' if number.secret else ''}" for number in kind.numbers]
    return f"{{ {'; '.join(parts)} }}"


# Rules, actions, names


def rules(game: Game) -> list[str]:
    """The rules that refuse something, by their numbers."""
    named = {number: game.rule_id(number) for number in sorted(game.refusals)}
    return ["/** The rules by which something is refused. */", f"export const RULES = {_literal(named)} as const"]


def declared(game: Game, prefix: str) -> list[str]:
    """All of it together, as whatever plays any game takes it."""
    cases = list(_cases(game))
    actions = [
        {
            "name": kind.name,
            "start": game.codec.start(kind.name),
            "fields": [
                {
                    "name": field.name,
                    "of": _thing(cases, kind, field),
                    "values": field.values,
                    **({} if field.default is None else {"default": field.default}),
                }
                for field in kind.fields
            ],
        }
        for kind in game.codec.kinds.values()
    ]
    codes = {option.name: list(option.values) for option in game.options}
    return [
        "/** All of it, for what plays any game. */",
        f"export const declared: Declared<{prefix}State, {prefix}Event, {prefix}Prompt, {prefix}Choice> = {{",
        f"  game: '{game.slug}',",
        f"  layout: '{layout.layout_hash(game)}',",
        _within(f"options: {_literal(codes, 2)},", 2),
        f"  state: {prefix}State,",
        "  events: EVENTS,",
        "  prompts: PROMPTS,",
        "  choices: CHOICES,",
        "  rules: RULES,",
        "  actions: [",
        *(_within(f"{_literal(action, 4)},", 4) for action in actions),
        "  ],",
        _within(f"messages: {_literal(sorted(messages_of_things(game.slug)), 2)},", 2),
        "  names: {",
        *(_within(f"{_key(thing)}: {_naming(*naming)},", 4) for thing, naming in names(game).items()),
        "  },",
        "}",
    ]


Naming = tuple[tuple[str, ...], dict[tuple[str, ...], Texts]]  # by which options, and what things are called with them


class Case(NamedTuple):
    """A variant: its options as words, what things are called in it, and its actions."""

    options: dict[str, str]
    called: dict[str, tuple[str, ...]]
    lexicon: Lexicon

    def labels(self, kind: Kind, field: Field) -> tuple[str, ...]:
        """What the values of a field of an action are called."""
        return tuple(self.lexicon.labels(kind.name, field.name))


def _cases(game: Game) -> Iterator[Case]:
    for seats, options in game.variants():
        values = {"seats": str(seats), **{name: str(value) for name, value in options.items()}}
        called = {SEAT: LETTERS[:seats], **game.state.names(seats, options)}
        things = {thing: tuple(labels) for thing, labels in called.items()}
        yield Case(values, things, game.state.lexicon(seats, options))


def names(game: Game) -> dict[str, Naming]:
    """What things are called, by their numbers: those of `names` in state.py, and of fields that are of no thing."""
    cases = list(_cases(game))
    found = {thing: [case.called[thing] for case in cases] for thing in cases[0].called}
    for kind in game.codec.kinds.values():
        for field in kind.fields:
            found.setdefault(_thing(cases, kind, field), [case.labels(kind, field) for case in cases])
    return {thing: _depending([case.options for case in cases], called) for thing, called in found.items()}


def _thing(cases: Sequence[Case], kind: Kind, field: Field) -> str:
    """The thing of which a field of an action is, or of which the first are; `embark who` if it is of none.

    Of several it is that which is called as the field is, or of which there are fewest.
    """
    fitting = {
        thing: len(called)
        for thing, called in cases[0].called.items()
        if all(case.labels(kind, field) == case.called[thing][: field.values] for case in cases)
    }
    if field.name in fitting:
        return field.name
    return min(fitting, key=fitting.__getitem__, default=f"{kind.name} {field.name}")


def _depending(options: Sequence[Mapping[str, str]], called: Sequence[Texts]) -> Naming:
    """On which options names depend: on as few as possible."""
    for by in (by for size in range(len(options[0]) + 1) for by in combinations(options[0], size)):
        named: dict[tuple[str, ...], Texts] = {}
        if all(
            named.setdefault(tuple(values[o] for o in by), labels) == labels
            for values, labels in zip(options, called, strict=True)
        ):
            return by, named
    raise ValueError("the same options give other names")


def _naming(by: tuple[str, ...], named: Mapping[tuple[str, ...], Texts]) -> str:
    for label in (label for labels in named.values() for label in labels if " " in label):
        raise ValueError(f"{label!r} is several words: names are listed parted by blanks")
    called = {" ".join(key): " ".join(labels) for key, labels in named.items()}
    return _literal({"by": list(by), "called": called}, 4)


# TypeScript


def _sentence(comment: str) -> str:
    return f"{comment[0].upper()}{comment[1:].rstrip(' .…')}."


def _literal(value: Any, indent: int = 0) -> str:
    """A value as a person writes it in TypeScript: on one line if there is room for it."""
    if isinstance(value, Mapping):
        ends, parts = "{}", [f"{_key(key)}: {_literal(each, indent + 2)}" for key, each in value.items()]
    elif isinstance(value, list | tuple):
        ends, parts = "[]", [_literal(each, indent + 2) for each in value]
    elif isinstance(value, str):
        return f"'{value.translate(ESCAPED)}'"
    else:
        return str(value).lower() if isinstance(value, bool) else str(int(value))
    blank = " " if ends == "{}" else ""
    line = f"{ends[0]}{blank}{', '.join(parts)}{blank}{ends[1]}" if parts else ends
    if len(line) + indent <= WIDTH and "\n" not in line:
        return line
    return f"{ends[0]}\n{_within(_filled(parts, indent + 2), 2)}\n{ends[1]}"


def _within(text: str, indent: int) -> str:
    """Lines as they stand within others."""
    return textwrap.indent(text, " " * indent)


def _filled(parts: list[str], indent: int) -> str:
    """Short parts several on a line, long ones each on its own."""
    if max(map(len, parts)) > SHORT:
        return "\n".join(f"{part}," for part in parts)
    tied = ", ".join(part.replace(" ", TIED) for part in parts)
    return textwrap.fill(tied, WIDTH - indent, break_on_hyphens=False).replace(TIED, " ") + ","


def _key(key: object) -> str:
    return str(key) if str(key).isidentifier() or str(key).isdecimal() else f"'{key}'"


if __name__ == "__main__":
    for path, content in files().items():
        path.write_text(content, encoding="utf-8")
        print(path.relative_to(WEB.parents[2]), file=sys.stderr)
