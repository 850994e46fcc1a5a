"""Rulebooks: Markdown in which every rule has its id, the same ids in every language.

A rule is a list item that opens with its id and a title in bold and ends with a mark of its source:

    - **SP-2.3 Nothing to land on.** A rocket cannot fly to an empty cell. [T]

T: the game's text says it; F: a fact of the published game; D: a ruling of ours. Marks may be combined: [T/D]. People
never see them: a page and a terminal show them as footnotes, in words (`Rulebook.notes`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from astroport.core.errors import AstroportError
from astroport.core.words import FALLBACK, LANGUAGES, Lang, Words, house

HEADING = re.compile(r"^(#{1,2}) +(.+?)\s*$")
RULE = re.compile(r"^- \*\*(?P<id>[A-Z]{2}-\d+\.\d+) (?P<title>.+?)\*\*\s*(?P<rest>.*)$")
MARK = re.compile(r"\s*\[(?P<mark>[TFD](?:/[TFD])*)\]$")

# What a mark says to people: where a rule comes from.
SOURCES = {
    "T": house("rules-from-text"),
    "F": house("rules-from-game"),
    "T/F": house("rules-from-text-and-game"),
    "T/D": house("rules-from-text-and-us"),
    "F/D": house("rules-from-game-and-us"),
    "T/F/D": house("rules-from-all"),
    "D": house("rules-from-us"),
}
NOTES = house("rules-sources")
RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


class InvalidRulebookError(AstroportError, ValueError):
    """A rulebook that does not keep the format; the message names file and line."""


@dataclass(frozen=True)
class Rule:
    """One rule in one language."""

    id: str
    title: str
    text: str
    mark: str

    @property
    def ruling(self) -> bool:
        """Whether any of it is a ruling of ours, which a table may dispute."""
        return "D" in self.mark


@dataclass(frozen=True)
class Note:
    """A footnote: one source in words, and the rules that come from there."""

    number: int
    text: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Section:
    """A headed part of a rulebook."""

    title: str
    text: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in one language."""

    lang: Lang
    title: str
    text: str
    sections: tuple[Section, ...]

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """Every rule under its id, in the order of the book."""
        return {rule.id: rule for section in self.sections for rule in section.rules}

    @property
    def rulings(self) -> tuple[Rule, ...]:
        """The rules that are, in part at least, rulings of ours."""
        return tuple(rule for rule in self.rules.values() if rule.ruling)

    @cached_property
    def notes(self) -> dict[str, Note]:
        """The footnotes under the marks they stand for, numbered as the book comes to them."""
        marked: dict[str, list[Rule]] = {}
        for rule in self.rules.values():
            marked.setdefault(rule.mark, []).append(rule)
        return {
            mark: Note(number, SOURCES[mark].to(self.lang), tuple(rules))
            for number, (mark, rules) in enumerate(marked.items(), 1)
        }

    def markdown(self) -> str:
        """The book to be read in a terminal: marks are raised numbers, and the footnotes stand at the end."""
        blocks = [f"# {self.title}", self.text]
        for section in self.sections:
            rules = [
                f"- **{rule.id} {rule.title}{'' if rule.title.endswith('?') else '.'}** {rule.text}"
                f" {str(self.notes[rule.mark].number).translate(RAISED)}"
                for rule in section.rules
            ]
            blocks += [f"## {section.title}", section.text, "\n".join(rules)]
        blocks.append(f"## {NOTES.to(self.lang)}")
        for note in self.notes.values():
            blocks.append(f"{note.number}. {note.text} {', '.join(rule.id for rule in note.rules)}")
        return "\n\n".join(filter(None, blocks)) + "\n"


def read(path: Path, lang: Lang) -> Rulebook:
    """Read one rulebook, or say in which line it breaks the format."""
    markdown = path.read_text(encoding="utf-8")
    title, opening = "", [""]
    sections: list[tuple[str, list[str], list[Rule]]] = []
    seen: set[str] = set()
    for number, block in blocks(markdown):
        where = f"{path.name}:{number}"
        heading, item = HEADING.match(block), RULE.match(block)
        if heading and len(heading[1]) == 1:
            title = heading[2]
        elif heading:
            sections.append((heading[2], [], []))
        elif item:
            mark = MARK.search(item["rest"])
            if not mark:
                raise InvalidRulebookError(f"{where}: rule {item['id']} has no mark of its source at the end")
            if mark["mark"] not in SOURCES:
                raise InvalidRulebookError(
                    f"{where}: rule {item['id']} has the mark {mark['mark']}; there are {', '.join(SOURCES)}"
                )
            if item["id"] in seen:
                raise InvalidRulebookError(f"{where}: rule {item['id']} stands here twice")
            if not sections:
                raise InvalidRulebookError(f"{where}: rule {item['id']} stands before the first section")
            seen.add(item["id"])
            text = item["rest"][: mark.start()]
            sections[-1][2].append(Rule(item["id"], item["title"].rstrip("."), text, mark["mark"]))
        elif block.startswith("- **"):
            raise InvalidRulebookError(f"{where}: a rule opens with its id and a title in bold")
        else:
            (sections[-1][1] if sections else opening).append(block)
    return Rulebook(
        lang,
        title,
        "\n\n".join(filter(None, opening)),
        tuple(Section(head, "\n\n".join(text), tuple(rules)) for head, text, rules in sections),
    )


def read_all(folder: Path) -> dict[Lang, Rulebook]:
    """A game's rulebook in every language, in English where there is none in one.

    All must have the same rules, in the same order, with the same marks.
    """
    english = read(folder / f"rulebook.{FALLBACK}.md", FALLBACK)
    paths = {lang: folder / f"rulebook.{lang}.md" for lang in LANGUAGES}
    books = {
        lang: english if lang == FALLBACK or not path.exists() else read(path, lang) for lang, path in paths.items()
    }
    rules = [(rule.id, rule.mark) for rule in english.rules.values()]
    for lang, book in books.items():
        others = [(rule.id, rule.mark) for rule in book.rules.values()]
        if others != rules:
            differing = ", ".join(sorted({i for i, _ in set(rules) ^ set(others)})) or "their order"
            raise InvalidRulebookError(f"{folder.name}: the rulebooks in {FALLBACK} and {lang} differ in {differing}")
    return books


def words_of(books: dict[Lang, Rulebook], rule_id: str) -> tuple[Words, Words]:
    """Title and text of a rule: what a game whose sentences are not in files yet says of a refusal."""
    rules = [books[lang].rules[rule_id] for lang in Words._fields]
    return Words(*(rule.title for rule in rules)), Words(*(rule.text for rule in rules))


def blocks(markdown: str) -> list[tuple[int, str]]:
    """Paragraphs, headings and list items, each on one line, with the number of their first line."""
    blocks: list[tuple[int, str]] = []
    open_block = False
    for number, line in enumerate(markdown.splitlines(), 1):
        starts = line.startswith(("#", "- "))
        if not line.strip():
            open_block = False
        elif open_block and not starts:
            first, text = blocks[-1]
            blocks[-1] = (first, f"{text} {line.strip()}")
        else:
            blocks.append((number, line.strip()))
            open_block = not line.startswith("#")
    return blocks
