"""Kinds of things that can happen in a game: what its golden records must show, all of it.

They are derived from the game: every number of seats and every value of an option, every kind of action, every sentence
that can be told of what happened, and every rule that can forbid something.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Any

from astroport.core.compiled_game import compiled_game
from astroport.core.contract import SPECTATOR, Game
from astroport.core.match import Match
from astroport.core.words import Words

ALONE = re.compile(r"\{+\w+\}+")  # a {blank} of a sentence
BLANK = re.compile(r"(?:\\\{)+\w+(?:\\\})+")  # the same, after re.escape


@cache
def possible(game: Game) -> frozenset[str]:
    """Everything that can happen in a game."""
    variants = list(game.variants())
    return frozenset(
        {f"{seats} seats" for seats, _ in variants}
        | {f"{name}={value}" for _, options in variants for name, value in options.items()}
        | {f"action {kind}" for kind in game.codec.kinds}
        | {by_default(game)}
        | {f"told {sentence!r}" for sentence in sentences(game)}
        | {f"refused by {game.rule_id(number)}" for number in refusals(game)}
    )


def happened(match: Match) -> set[str]:
    """What of that happened in a match."""
    game = match.game
    viewers = (*range(match.seats), SPECTATOR)
    told = {line.text.to("en") for who in viewers for line in match.story(who)}
    refused = set[int]().union(*(refused_now(game, step.before, step.move.seat) for step in match.steps()))
    return (
        {f"{match.seats} seats"}
        | ({by_default(game)} if (match.seats, match.options) == (game.seats[0], game.settle(game.seats[0])) else set())
        | {f"{name}={value}" for name, value in match.options.items()}
        | {f"action {move.action.kind}" for move in match.log}
        | {f"told {sentence!r}" for sentence, looks in sentences(game).items() if any(map(looks.search, told))}
        | {f"refused by {game.rule_id(number)}" for number in refused & refusals(game)}
    )


def by_default(game: Game) -> str:
    """The match that most people play first, with the fewest seats."""
    return f"{game.seats[0]} seats by default"


def refused_now(game: Game, state: Any, seat: int) -> set[int]:
    """The rules that forbid something to a seat that is awaited, or to chance."""
    verdict = compiled_game(game).module.verdict
    return {verdict(state[0], seat, action) for action in range(game.codec.count)}


@cache
def refusals(game: Game) -> frozenset[int]:
    """The rules that can forbid something: only those have a number in the compiled rules, SP_2_7 = 207."""
    named, package = re.compile(rf"{game.prefix}_\d+_\d+$"), game.rules.__name__.rpartition(".")[0]
    found = {
        value
        for name, module in list(sys.modules.items())
        if name.startswith(package)
        for constant, value in vars(module).items()
        if named.match(constant)
    }
    return frozenset(found)


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
