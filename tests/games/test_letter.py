"""Where the rulebooks go beyond the texts they say so, in both languages: a ruling is marked, and told as one."""

from __future__ import annotations

import pytest

from astroport import catalogue

OURS = [
    ("galactica", "GA-2.3", "we take it as advice", "nous y voyons un conseil"),
    ("galactica", "GA-6.1", "you are not asked", "on ne vous demande rien"),
    ("asteroid_escape", "AE-5.3", "is our reading", "est notre lecture"),
    ("asteroyds", "AC-2.3", "a mode without a round, has no effect", "un mode sans round, reste sans effet"),
    (
        "asteroyds",
        "AC-5.3",
        "A cell flown over in a double move counts",
        "Une case survolée dans un double déplacement compte",
    ),
    ("escape_pods", "EP-8.2", "every member in it, assigned or not", "chaque membre qui s’y trouve, assigné ou non"),
]


@pytest.mark.parametrize(("slug", "rule", "en", "fr"), OURS)
def test_what_is_ours_is_said_to_be(slug: str, rule: str, en: str, fr: str) -> None:
    books = catalogue()[slug].rulebooks
    for lang, words in (("en", en), ("fr", fr)):
        written = books[lang].rules[rule]
        assert words in written.text
        assert written.ruling
        assert written in books[lang].rulings
