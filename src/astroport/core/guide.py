"""How to play: a game's illustrated guide, Markdown with figures that are drawn from records.

A game's folder has `guide.en.md`, the same in other languages and, in `guide/`, the records that the figures show:

    # How to play Sputnik

    A sentence or two before the first heading.

    ## Your turn

    A paragraph or two.

    ![What is to be seen, for who does not see it](turn 3-5 seat=0 at=c4;d5,d6)
    - What happened in the first picture, in the second, and so on: as many lines as there are pictures, or none.

Below a heading stands text, then figures. In brackets: the record (`guide/turn.json`), the plies to show (`3`, `3-5`,
`1,4,7-9`), and in any order

    seat=0            seen from that seat, whose player is "you"; otherwise seen by a spectator
    at=c4,d5          the places to point at; with `;` between them, those of each picture in turn
    around=c4,d5      only that part of the board, with what lies around it
    with=hand,status  what else of the game's parts is shown; otherwise the board alone
    lit               what the seat can do is lit, as at the table; `lit=fly,take`: only actions of these kinds

All languages have the same headings and the same figures, each in its own words; where there is no guide in one, it is
the English.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path

from astroport.core.contract import Game
from astroport.core.errors import AstroportError, InvalidRecordError
from astroport.core.match import Match
from astroport.core.record import load
from astroport.core.rulebook import HEADING, blocks
from astroport.core.words import FALLBACK, LANGUAGES, Lang

FIGURE = re.compile(r"^!\[(?P<alt>.+)\]\((?P<record>[a-z0-9_-]+) (?P<plies>[0-9,-]+)(?P<more>(?: [^ )]+)*)\)$")
PARTS = ("hand", "status")
MOST_PICTURES = 8  # of a figure


class InvalidGuideError(AstroportError, ValueError):
    """A guide that does not keep the format; the message names file and line."""


@dataclass(frozen=True)
class Figure:
    """Positions of a record, shown one after another."""

    alt: str
    record: str
    plies: tuple[int, ...]
    seat: int | None = None
    at: tuple[tuple[str, ...], ...] = ()  # the places to point at, for each of the plies
    around: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    lit: tuple[str, ...] | None = None  # the kinds of actions that are lit, of all if there are none
    captions: tuple[str, ...] = ()

    @property
    def shown(self) -> Figure:
        """What it shows, without the words: the same in every language."""
        return replace(self, alt="", captions=())


@dataclass(frozen=True)
class Section:
    """What stands below a heading of a guide."""

    title: str
    text: str
    figures: tuple[Figure, ...]


@dataclass(frozen=True)
class Guide:
    """A guide in one language."""

    lang: Lang
    title: str
    text: str
    sections: tuple[Section, ...]

    @property
    def figures(self) -> tuple[Figure, ...]:
        """All figures in their order."""
        return tuple(figure for section in self.sections for figure in section.figures)

    @property
    def texts(self) -> Iterator[str]:
        """Everything that is read on the page, but for what is said of pictures to who does not see them."""
        yield from (self.title, self.text)
        for section in self.sections:
            yield from (section.title, section.text)
            yield from (line for figure in section.figures for line in figure.captions)

    @property
    def words(self) -> int:
        """How many words there are to read."""
        return sum(any(sign.isalnum() for sign in word) for text in self.texts for word in text.split())


@dataclass(frozen=True)
class Guides:
    """A game's guide in every language, and the matches that its figures are of."""

    by_language: dict[Lang, Guide]
    matches: dict[str, Match]


def has_guide(game: Game) -> bool:
    """Whether a game has a guide, in one language at least."""
    return any(game.folder.glob("guide.*.md"))


def guides(game: Game) -> Guides | None:
    """A game's guide, checked as a whole; None where it has none."""
    if not has_guide(game):
        return None
    found = read_all(game.folder)
    matches: dict[str, Match] = {}
    for figure in found[FALLBACK].figures:
        path = game.folder / "guide" / f"{figure.record}.json"
        if figure.record not in matches:
            try:
                matches[figure.record] = load(path, game)
            except InvalidRecordError as error:
                raise InvalidGuideError(f"{game.slug}: guide/{path.name}: {error}") from None
        match = matches[figure.record]
        if figure.plies[-1] > match.ply:
            raise InvalidGuideError(f"{game.slug}: guide/{path.name} has {match.ply} plies, no {figure.plies[-1]}")
        if figure.seat is not None and figure.seat >= match.seats:
            raise InvalidGuideError(f"{game.slug}: guide/{path.name} has {match.seats} seats, no {figure.seat}")
        unknown = set(figure.lit or ()) - set(game.codec.kinds)
        if unknown:
            raise InvalidGuideError(f"{game.slug}: {min(unknown)!r} is no kind of action that could be lit")
    return Guides(found, matches)


def read_all(folder: Path) -> dict[Lang, Guide]:
    """A game's guide in every language, in English where there is none in one.

    All must have as many headings, with the same figures below them.
    """
    paths = {lang: folder / f"guide.{lang}.md" for lang in LANGUAGES}
    if not paths[FALLBACK].exists():
        raise InvalidGuideError(f"{folder.name}: there is no {paths[FALLBACK].name}")
    english = read(paths[FALLBACK], FALLBACK)
    found = {
        lang: english if lang == FALLBACK or not path.exists() else read(path, lang) for lang, path in paths.items()
    }
    figures = {
        lang: [[f.shown for f in section.figures] for section in guide.sections] for lang, guide in found.items()
    }
    for lang, theirs in figures.items():
        if theirs != (ours := figures[FALLBACK]):
            where = next((i for i, both in enumerate(zip(ours, theirs, strict=False), 1) if both[0] != both[1]), None)
            what = "how many headings they have" if where is None else f"the figures below heading {where}"
            raise InvalidGuideError(f"{folder.name}: the guides in {FALLBACK} and {lang} differ in {what}")
    return found


def read(path: Path, lang: Lang) -> Guide:
    """Read one guide, or say in which line it breaks the format."""
    title, opening = "", list[str]()
    sections: list[tuple[str, list[str], list[Figure]]] = []
    for number, block in blocks(path.read_text(encoding="utf-8")):
        where = f"{path.name}:{number}"
        heading = HEADING.match(block)
        figures = sections[-1][2] if sections else []
        if heading and len(heading[1]) == 1:
            title = heading[2]
        elif heading:
            sections.append((heading[2], [], []))
        elif "![" in block:
            if not sections:
                raise InvalidGuideError(f"{where}: a figure stands before the first heading")
            figures.append(_figure(block, where))
        elif not sections:
            opening.append(block)
        elif not figures:
            sections[-1][1].append(block)
        elif block.startswith("- "):
            figures[-1] = replace(figures[-1], captions=(*figures[-1].captions, block[2:]))
        else:
            raise InvalidGuideError(f"{where}: text stands above the figures of its heading")
    found = Guide(
        lang, title, _flowing(opening), tuple(Section(head, _flowing(text), tuple(f)) for head, text, f in sections)
    )
    for figure in found.figures:
        if figure.captions and len(figure.captions) != len(figure.plies):
            told, shown = len(figure.captions), len(figure.plies)
            raise InvalidGuideError(f"{path.name}: {told} lines below the {shown} pictures of “{figure.alt}”")
    return found


def _flowing(text: list[str]) -> str:
    """Paragraphs and list items as one text: items of a list stand close together."""
    items = [block.startswith("- ") for block in text]
    gaps = ["\n" if above and below else "\n\n" for above, below in pairwise(items)]
    return "".join(map(str.__add__, text, [*gaps, ""]))


def _figure(block: str, where: str) -> Figure:
    """One line that shows something."""
    found = FIGURE.match(block)
    if not found:
        raise InvalidGuideError(f"{where}: a figure is ![what is seen](record plies …)")
    plies = _plies(found["plies"], where)
    figure = Figure(found["alt"], found["record"], plies, at=((),) * len(plies))
    for word in found["more"].split():
        name, _, value = word.partition("=")
        if name == "seat" and value.isdecimal():
            figure = replace(figure, seat=int(value))
        elif name == "at" and value:
            figure = replace(figure, at=_pointed_at(value, len(plies), where))
        elif name == "around" and value:
            figure = replace(figure, around=tuple(value.split(",")))
        elif name == "with" and set(value.split(",")) <= set(PARTS):
            figure = replace(figure, parts=tuple(value.split(",")))
        elif name == "lit" and (value or word == "lit"):
            figure = replace(figure, lit=tuple(filter(None, value.split(","))))
        else:
            raise InvalidGuideError(f"{where}: {word!r} says nothing about a figure")
    if figure.lit is not None and figure.seat is None:
        raise InvalidGuideError(f"{where}: only what a seat can do is lit")
    return figure


def _pointed_at(value: str, pictures: int, where: str) -> tuple[tuple[str, ...], ...]:
    """The places to point at in each picture."""
    each = tuple(tuple(filter(None, places.split(","))) for places in value.split(";"))
    if len(each) not in (1, pictures):
        raise InvalidGuideError(f"{where}: places to point at are given for {len(each)} of {pictures} pictures")
    return each if len(each) == pictures else each * pictures


def _plies(text: str, where: str) -> tuple[int, ...]:
    """The plies that `1,4,7-9` means."""
    plies: list[int] = []
    for stretch in text.split(","):
        first, dash, last = stretch.partition("-")
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise InvalidGuideError(f"{where}: {stretch!r} is no ply and no stretch of plies")
        plies += range(int(first), int(last or first) + 1)
    if plies != sorted(set(plies)) or not 1 <= len(plies) <= MOST_PICTURES:
        raise InvalidGuideError(f"{where}: {text!r} is not one to {MOST_PICTURES} plies in their order")
    return tuple(plies)
