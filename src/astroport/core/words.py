"""What people read, in every language that has the files for it.

A sentence is a message of a Fluent file, `words.<lang>.ftl`: those beside the house's own code make one bundle
together, `house`; those of a game are its own, under its slug. Nothing lists the languages: one is there when its
files are, and where a game has none in it, it speaks English.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from typing import NamedTuple, TypeAlias

Lang: TypeAlias = str
FALLBACK: Lang = "en"
HOUSE = "house"
PACKAGE = Path(__file__).parents[1]
DOUBT = 0.0005  # less is none: 0 or 100 %; what is in doubt shows as 1 to 99 %
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

    `key` is the message's id, or that and the name of an attribute: `refusal-no-seat.text`. An argument `seat_is` is
    the file's `$seat-is`.

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
Name: TypeAlias = str | Text  # of a seat: a person's is the same in every language
Part: TypeAlias = str | int | float | Text
Arg: TypeAlias = Part | Sequence[Part]


def house(key: str, /, **args: Arg) -> Sentence:
    """A sentence of the house."""
    return Sentence(HOUSE, key, **args)


def together(sentences: Iterable[Text]) -> Text:
    """Sentences one after another.

    >>> together([house("refusal-house-turn.text"), house("outcome-draw")]).to("en")
    'It is somebody else’s turn. A draw.'
    """
    return reduce(lambda first, then: house("join-sentences", first=first, then=then), sentences)


def pair(*, en: tuple[str, str], fr: tuple[str, str]) -> tuple[Words, Words]:
    """Two sentences that belong together: a title and its text, what others read and what one reads oneself.

    >>> pair(en=("{who} wins", "You win"), fr=("{who} gagne", "Vous gagnez"))[1].fr
    'Vous gagnez'
    """
    return Words(en[0], fr[0]), Words(en[1], fr[1])


def percent(share: float) -> int:
    """A share from 0 to 1 in hundredths; only what is certain is 0 or 100.

    >>> percent(0.615), percent(0.998), percent(1.0)
    (62, 99, 100)
    """
    if DOUBT < share < 1 - DOUBT:
        return min(99, max(1, int(100 * share + 0.5)))
    return 0 if share <= DOUBT else 100


def files(of: str, lang: Lang) -> Iterator[Path]:
    """The files of a bundle in a language: beside the code of the house, or in the folder of a game."""
    if of == HOUSE:
        folders = [PACKAGE, *sorted(path for path in PACKAGE.iterdir() if path.is_dir())]
    else:
        from astroport.core.contract import DECLARED  # a game has words, and what a game is says so in words
        from astroport.core.registry import game

        folders = [(DECLARED.get(of) or game(of)).folder]
    yield from (path for folder in folders if (path := folder / f"words.{lang}.ftl").is_file())


def decimal(value: float, places: int, lang: Lang) -> str:
    """A number as the language writes it.

    >>> decimal(1.25, 1, "fr")
    '1,2'
    """
    return f"{value:.{places}f}".replace(".", house("number-decimal").to(lang))


def preferred_language() -> Lang:
    """The language of this user's environment, if it is one of ours; English otherwise."""
    spoken = (
        os.environ.get("ASTROPORT_LANG")
        or os.environ.get("LC_ALL")
        or os.environ.get("LC_MESSAGES")
        or os.environ.get("LANG")
    )
    lang = re.split(r"[^a-z]", (spoken or locale.getlocale()[0] or "").lower())[0]  # of de_DE.UTF-8: de
    return lang if lang in LANGUAGES else FALLBACK


def in_language(lang: Lang, name: Name) -> str:
    """A name as it is in one language."""
    return name if isinstance(name, str) else name.to(lang)


def _in(lang: Lang, arg: Arg) -> str | int | float | list[str]:
    """What a sentence says of, in its language."""
    if isinstance(arg, Words | Sentence):
        return arg.to(lang)
    if isinstance(arg, str | int | float):
        return arg
    return [str(_in(lang, each)) for each in arg]
