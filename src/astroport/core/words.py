"""A sentence in both languages, side by side, so that neither can be forgotten."""

from __future__ import annotations

import locale
import os
from typing import Literal, NamedTuple

Lang = Literal["en", "fr"]
LANGUAGES: tuple[Lang, ...] = ("en", "fr")


class Words(NamedTuple):
    """The same words in English and in French.

    >>> Words(en="fly to {to}", fr="voler vers {to}").fill(to="d4").to("fr")
    'voler vers d4'
    """

    en: str
    fr: str

    def to(self, lang: Lang) -> str:
        """The words in one language."""
        return self.fr if lang == "fr" else self.en

    def fill(self, **parts: Words | str | int) -> Words:
        """The words with their {blanks} filled, each language from its own parts."""
        if any(isinstance(part, Words) for part in parts.values()):
            english = {name: part.en if isinstance(part, Words) else part for name, part in parts.items()}
            french = {name: part.fr if isinstance(part, Words) else part for name, part in parts.items()}
            return Words(self.en.format(**english), self.fr.format(**french))
        return Words(self.en.format(**parts), self.fr.format(**parts))


def pair(*, en: tuple[str, str], fr: tuple[str, str]) -> tuple[Words, Words]:
    """Two sentences that belong together: a title and its text, what others read and what one reads oneself.

    >>> pair(en=("{who} wins", "You win"), fr=("{who} gagne", "Vous gagnez"))[1].fr
    'Vous gagnez'
    """
    return Words(en[0], fr[0]), Words(en[1], fr[1])


def preferred_language() -> Lang:
    """The language of this user's environment: French if it says so, English otherwise."""
    spoken = (
        os.environ.get("ASTROPORT_LANG")
        or os.environ.get("LC_ALL")
        or os.environ.get("LC_MESSAGES")
        or os.environ.get("LANG")
    )
    return "fr" if (spoken or locale.getlocale()[0] or "").lower().startswith("fr") else "en"
