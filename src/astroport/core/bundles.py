"""Fluent bundles: the messages of the house, or of a game, in one language, and the functions they may call.

LIST($a, $b, type: "or")   one, two, or more things in a row; "and" if no type is given; an argument may be a list
DE($name)                  French: "de", and "d’" before a vowel or a silent h
COUNT($n)                  a whole number, its thousands set apart
PERCENT($x)                a share from 0 to 1; only what is certain is 0 or 100 %
CAPITAL($words)            the words as a sentence begins

How a language joins and counts is in core/words.<lang>.ftl (`join-…`, `number-…`). The page has the same functions,
and a test compares the bytes of what both make of every message.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from astroport.core.errors import AstroportError
from astroport.core.words import FALLBACK, HOUSE, Lang, files, percent

ELIDES = re.compile(r"[aeiouhœæ]|y(?![aeiou])")  # "Yves", but not "Yann"


class InvalidWordsError(AstroportError, ValueError):
    """A sentence that cannot be said; the message names its bundle, its language, and what is missing."""


class Bundle:
    """All messages of the house, or of one game, in one language."""

    def __init__(self, of: str, lang: Lang, sources: Mapping[str, str]) -> None:
        self.of, self.lang = of, lang
        self.entries: dict[str, ast.Message | ast.Term] = {}
        self._fluent = FluentBundle([lang], _functions(lang), use_isolating=False)
        self._patterns: dict[str, Pattern] = {}
        for name, source in sources.items():
            self._fluent.add_resource(self._read(name, source))

    def _read(self, name: str, source: str) -> ast.Resource:
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                line = source.count("\n", 0, entry.span.start) + 1 if entry.span else "?"
                raise InvalidWordsError(f"{name}:{line}: {entry.annotations[0].message}")
            if isinstance(entry, ast.Message | ast.Term):
                called = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
                if called in self.entries:
                    raise InvalidWordsError(f"{name}: {called!r} is there twice")
                self.entries[called] = entry
        return resource

    def format(self, key: str, args: Mapping[str, str | int | float | list[str]]) -> str:
        """A message, or an attribute of one (`id.attribute`), with its arguments."""
        pattern, errors = self._pattern(key), list[Exception]()
        try:
            given = {name: _given(arg) for name, arg in args.items()}
            said = pattern(ResolverEnvironment(self._fluent, errors, current=CurrentEnvironment(given)))
        except ValueError as error:
            errors.append(error)
        if errors:
            raise InvalidWordsError(f"{self.of}, {self.lang}: {key!r}: {errors[0]}")
        return str(said)

    def _pattern(self, key: str) -> Pattern:
        if key not in self._patterns:
            of, _, attribute = key.partition(".")
            try:
                message = self._fluent.get_message(of)
                found = message.attributes[attribute] if attribute else message.value
            except LookupError:
                found = None
            if found is None:
                raise InvalidWordsError(f"{self.of}, {self.lang}: there is no {key!r}")
            self._patterns[key] = found
        return self._patterns[key]


@cache
def bundle(of: str, lang: Lang) -> Bundle:
    """What the house, or a game, says in a language; in English where it has no words in that."""
    found = list(files(of, lang))
    if not found and lang != FALLBACK:
        return bundle(of, FALLBACK)
    if not found:
        raise InvalidWordsError(f"{of} has no words.{lang}.ftl")
    return Bundle(of, lang, {str(path): path.read_text(encoding="utf-8") for path in found})


# What messages say of


class Whole(int, FluentType):
    """A whole number, printed as it is."""

    def format(self, locale: object) -> str:
        """Its figures."""
        return int.__repr__(self)


class Share(float, FluentType):
    """A number that is not whole: only a function can print it."""

    def format(self, locale: object) -> str:
        """No figures: how many there should be is not known."""
        raise ValueError(f"only PERCENT can print {float(self)}")


class Row(list[str], FluentType):
    """Several things: only a function can join them."""

    def format(self, locale: object) -> str:
        """No words: how they are joined is not known."""
        raise ValueError(f"only LIST can print {list(self)}")


def _given(arg: str | int | float | list[str]) -> str | FluentType:
    match arg:
        case str():
            return arg
        case int():
            return Whole(arg)
        case float():
            return Share(arg)
        case list():
            return Row(arg)
    raise ValueError(f"nothing can be said of {arg!r}")


# What messages call


def de(name: str) -> str:
    """French for "of".

    >>> de("Ben"), de("Élodie"), de("Hélène"), de("Yann")
    ('de Ben', 'd’Élodie', 'd’Hélène', 'de Yann')
    """
    plain = unicodedata.normalize("NFD", name.lower())
    return f"d’{name}" if ELIDES.match(plain) else f"de {name}"


def _functions(lang: Lang) -> dict[str, Callable[..., Any]]:
    def house(key: str, **args: str | int) -> str:
        return bundle(HOUSE, lang).format(key, args)

    def joined(*parts: str | Row, type: str = "and") -> str:
        things = [thing for part in parts for thing in (part if isinstance(part, Row) else [str(part)])]
        *most, last = things or [""]
        return house(f"join-{type}", most=house("join-comma").join(most), last=last) if most else last

    def count(n: Whole) -> str:
        return f"{n:,}".replace(",", house("number-thousands"))

    return {
        "LIST": joined,
        "DE": de,
        "COUNT": count,
        "PERCENT": lambda share: house("number-percent", n=percent(share)),
        "CAPITAL": lambda words: words[:1].upper() + words[1:],
    }
