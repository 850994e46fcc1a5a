"""Rulebooks: the format, and that both languages say the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from astroport import catalogue
from astroport.core.rulebook import InvalidRulebookError, read, read_all

BOOK = """# Game

An opening
in two lines.

## 1 First

- **GA-1.1 A title.** Some words
  that go on. [T]
- **GA-1.2 Another?** More. [F/D]

A remark.
"""


def write(folder: Path, text: str = BOOK, lang: str = "en") -> Path:
    file = folder / f"rulebook.{lang}.md"
    file.write_text(text, encoding="utf-8")
    return file


def test_reading(tmp_path: Path) -> None:
    book = read(write(tmp_path), "en")
    assert book.title == "Game"
    assert book.text == "An opening in two lines."
    assert [section.title for section in book.sections] == ["1 First"]
    assert book.sections[0].text == "A remark."
    first, second = book.rules.values()
    assert (first.id, first.title, first.text, first.mark) == ("GA-1.1", "A title", "Some words that go on.", "T")
    assert not first.ruling
    assert second.ruling
    assert book.rulings == (second,)


def test_marks_are_footnotes_to_people(tmp_path: Path) -> None:
    book = read(write(tmp_path), "en")
    assert [(note.number, note.text, [rule.id for rule in note.rules]) for note in book.notes.values()] == [
        (1, "From the game’s text.", ["GA-1.1"]),
        (2, "A fact of the published game, with a ruling of ours.", ["GA-1.2"]),
    ]
    assert (
        book.markdown()
        == """# Game

An opening in two lines.

## 1 First

A remark.

- **GA-1.1 A title.** Some words that go on. ¹
- **GA-1.2 Another?** More. ²

## Where the rules come from

1. From the game’s text. GA-1.1

2. A fact of the published game, with a ruling of ours. GA-1.2
"""
    )


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (" [T]", "", "rulebook.en.md:8: rule GA-1.1 has no mark"),
        ("[T]", "[D/T]", "rulebook.en.md:8: rule GA-1.1 has the mark D/T; there are T, F, T/F"),
        ("GA-1.2", "GA-1.1", "rulebook.en.md:10: rule GA-1.1 stands here twice"),
        ("**GA-1.2 Another?**", "**Another?**", "rulebook.en.md:10: a rule opens with its id"),
        ("## 1 First", "", "rulebook.en.md:8: rule GA-1.1 stands before the first section"),
    ],
)
def test_broken_books_are_named_by_line(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(InvalidRulebookError) as error:
        read(write(tmp_path, BOOK.replace(old, new)), "en")
    assert complaint in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "differing"), [("GA-1.2", "GA-1.3", "GA-1.2, GA-1.3"), ("[F/D]", "[T]", "GA-1.2")]
)
def test_all_languages_have_the_same_rules(old: str, new: str, differing: str, tmp_path: Path) -> None:
    write(tmp_path)
    write(tmp_path, BOOK.replace(old, new), "fr")
    with pytest.raises(InvalidRulebookError, match=f"differ in {differing}"):
        read_all(tmp_path)
    (tmp_path / "rulebook.fr.md").unlink()
    assert {book.lang for book in read_all(tmp_path).values()} == {"en"}


@pytest.mark.parametrize("slug", catalogue())
def test_every_rulebook_of_the_house(slug: str) -> None:
    books = catalogue()[slug].rulebooks
    for rule_id, rule in books["en"].rules.items():
        assert rule.text != books["fr"].rules[rule_id].text
        assert rule.title
        assert rule.text.endswith(".")
        assert books["fr"].rules[rule_id].text.endswith(".")
