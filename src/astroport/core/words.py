"""What people read, in every language that has the files for it.

A sentence is a message of a Fluent file, `words.<lang>.ftl`: those beside the house's own code make one bundle
together, `house`; those of a game are its own, under its slug. Nothing lists the languages: one is there when its
files are, and where a game has none in it, it speaks English.
"""

from __future__ import annotations

import locale
import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple, TypeAlias

Lang: TypeAlias = str
FALLBACK: Lang = "en"
HOUSE = "house"
LANGUAGES: tuple[Lang, ...] = tuple(
    sorted(
        (path.name.split(".")[1] for path in Path(__file__).parent.glob("words.*.ftl")),
        key=lambda lang: (lang != FALLBACK, lang),
    )
)


class Words(NamedTuple):
    """The same words in English and in French, of games whose sentences are not in files yet.

    >>> Words(en="fly to {to}", fr="voler vers {to}").fill(to="d4").to("fr")
    'voler vers d4'
    """

    en: str
    fr: str

    def to(self, lang: Lang) -> str:
        """The words in one language."""
        return self.fr if lang == "fr" else self.en

    def fill(self, **parts: Text | str | int) -> Words:
        """The words with their {blanks} filled, each language from its own parts."""
        english, french = ({name: _in(lang, part) for name, part in parts.items()} for lang in ("en", "fr"))
        return Words(self.en.format(**english), self.fr.format(**french))


@dataclass(frozen=True, init=False, slots=True)
class Sentence:
    """A message of the house or of a game with what it says of: names, numbers, lists, other sentences.

    `key` is the message's id, or that and the name of an attribute: `refusal-turn.text`. An argument `seat_is` is the
    file's `$seat-is`.

    >>> Sentence("house", "refusal-no-seat.text", seats=4).to("en")
    'This table has 4 seats.'
    """

    of: str
    key: str
    args: dict[str, Arg] = field(hash=False)

    def __init__(self, of: str, key: str, /, **args: Arg) -> None:
        object.__setattr__(self, "of", of)
        object.__setattr__(self, "key", key)
        object.__setattr__(self, "args", {name.replace("_", "-"): arg for name, arg in args.items()})

    def to(self, lang: Lang) -> str:
        """The sentence in one language."""
        from astroport.core.bundles import bundle  # not before something is said: Fluent takes a while to load

        return bundle(self.of, lang).format(self.key, {name: _in(lang, arg) for name, arg in self.args.items()})

    def fill(self, **more: Arg) -> Sentence:
        """The sentence with more to say of."""
        return Sentence(self.of, self.key, **self.args, **more)


Text: TypeAlias = Words | Sentence
Part: TypeAlias = str | int | float | Text
Arg: TypeAlias = Part | Sequence[Part]


def house(key: str, /, **args: Arg) -> Sentence:
    """A sentence of the house."""
    return Sentence(HOUSE, key, **args)


def preferred_language() -> Lang:
    """The language of this user's environment, if it is one of ours; English otherwise."""
    spoken = (
        os.environ.get("ASTROPORT_LANG")
        or os.environ.get("LC_ALL")
        or os.environ.get("LC_MESSAGES")
        or os.environ.get("LANG")
    )
    lang = (spoken or locale.getlocale()[0] or "").lower()[:2]
    return lang if lang in LANGUAGES else FALLBACK


def _in(lang: Lang, arg: Arg) -> str | int | float | list[str]:
    """What a sentence says of, in its language."""
    if isinstance(arg, Words | Sentence):
        return arg.to(lang)
    if isinstance(arg, str | int | float):
        return arg
    return [str(_in(lang, each)) for each in arg]
