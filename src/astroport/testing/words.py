"""Sentences held to what they promise: the same messages in every language, and each of them can be said.

`python -m astroport.testing.words [OF …]` prints every message of the house (or of those games) over sampled
arguments, in every language: a line of JSON each, {"of", "key", "args", "lang", "text"}. Who formats the same lines
elsewhere, as the page does, must come to the same text.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

from fluent.syntax import ast

from astroport.core.bundles import Bundle, InvalidWordsError, bundle
from astroport.core.words import FALLBACK, HOUSE, LANGUAGES, Lang, files

PLURALS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 5, 1000, 12345)
SHARES = (0.0, 0.004, 0.5, 0.615, 0.998, 1.0)
NAMES = ("Ann", "Ben", "Élodie", "Hélène", "Œdipe", "yves", "Yann", "9")
LISTS = tuple(list(NAMES[:n]) for n in (1, 2, 3, 4))
PRINTED, CHOSEN = "printed", "chosen by "  # what is done with an argument, besides being given to a function

Uses = dict[str, set[str]]


def spoken(of: str) -> list[Lang]:
    """The languages in which the house, or a game, has words."""
    return [lang for lang in LANGUAGES if next(files(of, lang), None)]


def keys(of: Bundle) -> dict[str, ast.Pattern]:
    """Everything that can be asked for: messages by their id, attributes by `id.attribute`."""
    found: dict[str, ast.Pattern] = {}
    for name, entry in of.entries.items():
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[name] = entry.value
            found |= {f"{name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
    return found


def uses(of: Bundle, key: str) -> Uses:
    """The arguments of a message, and what it does with each: prints it, chooses by it, gives it to a function."""
    found: Uses = defaultdict(set)

    def look(node: Any, by: str) -> None:
        if isinstance(node, ast.VariableReference):
            found[node.id.name].add(by)
        elif isinstance(node, ast.FunctionReference):
            for each in node.arguments.positional:
                look(each, node.id.name)
        elif isinstance(node, ast.SelectExpression):
            for variant in node.variants:
                name = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                look(node.selector, CHOSEN + name)
                look(variant.value, PRINTED)
        elif isinstance(node, ast.MessageReference):
            there = f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
            look(keys(of)[there], by)
        elif isinstance(node, ast.Pattern):
            for element in node.elements:
                look(element, PRINTED)
        elif isinstance(node, ast.Placeable):
            look(node.expression, by)

    look(keys(of)[key], PRINTED)
    return dict(found)


def asked_for(of: Bundle, by_code: Iterable[str]) -> set[str]:
    """What code asks for, and all that those messages say in their words."""
    found, left = set[str](), list(by_code)
    while left:
        key = left.pop()
        if key not in found:
            found.add(key)
            left += _mentioned(keys(of)[key])
    return found


def _mentioned(node: Any) -> Iterator[str]:
    """The messages that a pattern says."""
    if isinstance(node, ast.MessageReference):
        yield f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name
    elif isinstance(node, ast.BaseNode):
        yield from _mentioned(list(vars(node).values()))
    elif isinstance(node, list):
        yield from (key for each in node for key in _mentioned(each))


def check_words(of: str) -> None:
    """All languages have the same messages with the same attributes and arguments, and each can be said."""
    english = bundle(of, FALLBACK)
    for lang in spoken(of):
        other = bundle(of, lang)
        differing = keys(english).keys() ^ keys(other).keys()
        if differing:
            raise InvalidWordsError(f"{of}: {FALLBACK} and {lang} differ in {', '.join(sorted(differing))}")
        for key in keys(english):
            ours, theirs = set(uses(english, key)), set(uses(other, key))
            if ours != theirs:
                arguments = ", ".join(f"${name}" for name in sorted(ours ^ theirs))
                raise InvalidWordsError(f"{of}: {FALLBACK} and {lang} differ in the arguments of {key}: {arguments}")
    for _ in samples(of):
        pass


def samples(of: str) -> Iterator[dict[str, Any]]:
    """Every message in every language, with arguments such that each of its variants is said."""
    bundles = {lang: bundle(of, lang) for lang in spoken(of)}
    for key in keys(bundles[FALLBACK]):
        used: Uses = defaultdict(set)
        for each in bundles.values():
            for name, by in uses(each, key).items():
                used[name] |= by
        for args in _arguments(used):
            for lang, each in bundles.items():
                yield {"of": of, "key": key, "args": args, "lang": lang, "text": each.format(key, args)}


def _arguments(used: Uses) -> Iterator[dict[str, Any]]:
    """All that is chosen by in every combination; of the rest each value once."""
    tried = {name: _tried(by) for name, by in used.items()}
    plain = {name: values[0] for name, values in tried.items()}
    choosing = [name for name, by in used.items() if any(each.startswith(CHOSEN) for each in by)]
    for values in product(*(tried[name] for name in choosing)):
        yield plain | dict(zip(choosing, values, strict=True))
    for name in used.keys() - choosing:
        yield from (plain | {name: value} for value in tried[name][1:])


def _tried(by: set[str]) -> tuple[Any, ...]:
    variants = {each.removeprefix(CHOSEN) for each in by if each.startswith(CHOSEN)}
    if "LIST" in by:
        return LISTS
    if "PERCENT" in by:
        return SHARES
    if "COUNT" in by or any(variant in PLURALS or variant.isdecimal() for variant in variants):
        return NUMBERS
    if variants:
        return tuple(sorted(variants))
    return NAMES if by - {PRINTED} else (*NAMES, 1000)


if __name__ == "__main__":
    for which in sys.argv[1:] or [HOUSE]:
        for sample in samples(which):
            print(json.dumps(sample, ensure_ascii=False))
