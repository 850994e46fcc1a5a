"""The rulebooks are for people: no marks, no names of files, nothing that only the code calls so, French in French."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

from astroport import catalogue
from astroport.core.refusal import BY_HOUSE, refusal
from astroport.core.rulebook import SOURCES
from astroport.core.words import LANGUAGES, Lang
from astroport.server import render

GAMES = sorted(catalogue())
RAW_MARK = re.compile(r"\[[TFD](/[TFD])*\]")
FILE = re.compile(r"\w+\.(toml|py|md|json|ts|svelte)\b")
CODE = re.compile(r"`|\w=\w|\b\w+_\w+\b")
# What a board prints beside its places, as the game's actions name them; all other names are printed nowhere.
PRINTED = {
    "asteroid_escape": r"[1-6m]/[1-6m]",  # rows and columns
    "asteroyds": r"$^",
    "escape_pods": r"r[1-4]|\d+-\d+",  # refuges, and the numbers of sectors
    "galactica": r"[a-s]\d+",  # columns and rows
    "sputnik": r"$^",
}
# English words of the games that are French as well.
FRENCH_TOO = {"double", "duo", "face", "force", "hangar", "laser", "mode", "pivot", "place", "refuge", "round", "trio"}
# More English words that things are called in the code and the data of the games.
ENGLISH = {"blue", "green", "red", "white", "shield", "shoot", "the", "and", "with", "squares", "crew", "wake"}


@cache
def names(slug: str) -> frozenset[str]:
    """Everything that the actions of a game name: verbs, places, pieces, cards."""
    game = catalogue()[slug]
    actions = (action for seats in game.default_seats for action in game.variant(seats).lexicon.table if action)
    return frozenset(name for action in actions for name in (action.kind, *action.fields.values()))


def unprinted(slug: str) -> list[str]:
    """Names that no board shows: cells such as d4, marks such as N8, pieces such as duo-1, seats by their letters."""
    coded = (name for name in names(slug) if re.search(r"\d|-|^[A-Z]+$", name) and not name.isdigit() and name != "A")
    return [name for name in coded if not re.fullmatch(PRINTED[slug], name)]


def english(slug: str) -> set[str]:
    """English words for what is in a game."""
    words = {word for name in names(slug) for word in name.split("-") if word.isalpha() and len(word) > 2}
    options = {value for option in catalogue()[slug].options for value in option.values if isinstance(value, str)}
    return (words | options | ENGLISH) - FRENCH_TOO


def found(words: set[str] | list[str], text: str) -> list[str]:
    return [word for word in words if re.search(rf"(?<![\w/-]){re.escape(word)}(?![\w/’-])", text)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_what_the_page_gets_is_plain(slug: str, lang: Lang) -> None:
    book = msgspec.to_builtins(render.rulebooks(catalogue()[slug]).books[lang])
    text = str(book)
    assert not RAW_MARK.search(text)
    assert not FILE.search(text)
    assert not found(unprinted(slug), text)
    assert not re.search(r"The mark after|La marque à la fin", text)
    for rule in catalogue()[slug].rulebooks[lang].rules.values():
        assert not CODE.search(rule.title + rule.text), rule.id
    assert not CODE.search(book["text"])


@pytest.mark.parametrize("slug", GAMES)
def test_french_is_french(slug: str) -> None:
    book = catalogue()[slug].rulebooks["fr"]
    texts = [book.text, *(f"{section.title} {section.text}" for section in book.sections)]
    texts += [f"{rule.title}. {rule.text}" for rule in book.rules.values()]
    for text in texts:
        assert not found(english(slug), text), text
        assert not re.search(r"[^\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}][:;?!»](\s|$)", text), text


@pytest.mark.parametrize("slug", GAMES)
def test_both_languages_have_the_same_sections(slug: str) -> None:
    numbered = [
        [(section.title.split()[0], [rule.id for rule in section.rules]) for section in book.sections]
        for book in catalogue()[slug].rulebooks.values()
    ]
    assert numbered[0] == numbered[1]
    assert [number for number, _ in numbered[0]] == [str(n + 1) for n in range(len(numbered[0]))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_has_a_footnote_in_words(slug: str, lang: Lang) -> None:
    book = render.rulebooks(catalogue()[slug]).books[lang]
    spoken = catalogue()[slug].rulebooks[lang].lang  # English, where there is none
    notes = {note.number: note for note in book.notes}
    assert list(notes) == list(range(1, len(notes) + 1))
    for section in book.sections:
        for rule in section.rules:
            mark = catalogue()[slug].rulebooks[lang].rules[rule.id].mark
            assert rule.id in notes[rule.note].rules
            assert notes[rule.note].text == SOURCES[mark].to(spoken)
    assert sum(len(note.rules) for note in book.notes) == sum(len(section.rules) for section in book.sections)


def test_the_houses_refusals_are_plain() -> None:
    for code in BY_HOUSE.values():
        for lang in LANGUAGES:
            said = refusal(code).to(lang)
            assert not RAW_MARK.search(said)
            assert not FILE.search(said)
            assert not CODE.search(said)


@pytest.mark.parametrize("slug", GAMES)
def test_the_id_of_a_rule_leads_to_its_code_and_its_tests(slug: str) -> None:
    """As `make rule` looks for it, in both spellings."""
    game = catalogue()[slug]
    for folder in (game.folder, Path(__file__).parent / slug):
        files = [path for path in folder.rglob("*") if path.suffix in (".py", ".toml")]
        text = "\n".join(path.read_text(encoding="utf-8") for path in files)
        found = {re.sub(r"^(\w\w)_(\d+)_", r"\1-\2.", rule) for rule in re.findall(r"\b[A-Z]{2}[-_]\d+[._]\d+\b", text)}
        assert set(game.rulebooks["en"].rules) <= found, folder
