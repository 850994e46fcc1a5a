"""The sentences that a game has in its source, for games whose rules do not say themselves what happens."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType

from astroport.core.contract import SPECTATOR, Game
from astroport.core.match import Match
from astroport.core.words import Words

ALONE = re.compile(r"\{+\w+\}+")  # a {blank} of a sentence
BLANK = re.compile(r"(?:\\\{)+\w+(?:\\\})+")  # the same, after re.escape


def told(match: Match) -> set[str]:
    """The sentences, as they are in the source, that a match told anybody."""
    viewers = (*range(match.seats), SPECTATOR)
    lines = {line.text.to("en") for viewer in viewers for line in match.story(viewer)}
    return {sentence for sentence, looks in sentences(match.game).items() if any(map(looks.search, lines))}


@cache
def sentences(game: Game) -> dict[str, re.Pattern[str]]:
    """All sentences, and parts of them, with which a game tells what happened; and how each looks when it is told."""
    found = _written(sys.modules[game.present.log_lines.__module__], "log_lines", set())
    return {
        text: re.compile(BLANK.sub(".+", re.escape(text))) for text in found if re.search(r"\w", ALONE.sub("", text))
    }


def _written(module: ModuleType, name: str, seen: set[tuple[str, str]]) -> Iterator[str]:
    """The English sentences in what a name of a module stands for, and in everything that it uses."""
    value = getattr(module, name, None)
    if (module.__name__, name) in seen or value is None:
        return
    seen.add((module.__name__, name))
    yield from _english(value)
    value = inspect.unwrap(value) if callable(value) else value
    if not inspect.isfunction(value) or not value.__module__.startswith(module.__name__.rpartition(".")[0]):
        return
    home = sys.modules[value.__module__]
    for node in ast.walk(ast.parse(inspect.getsource(value))):
        if isinstance(node, ast.Name):
            yield from _written(home, node.id, seen)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Words":
            yield from (_template(word.value) for word in node.keywords if word.arg == "en")


def _template(text: ast.expr) -> str:
    """A text of the source, the parts of an f-string as blanks."""
    if isinstance(text, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{part}" for part in text.values)
    return str(text.value) if isinstance(text, ast.Constant) else ""


def _english(value: object) -> Iterator[str]:
    """The English sentences in a value, or in what it holds."""
    if isinstance(value, Words):
        yield value.en
    elif isinstance(value, dict | tuple | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from _english(part)
