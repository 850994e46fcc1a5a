"""Guides: the format, what is checked, and that every game's guide is short, the same in both languages, and true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import astroport
from astroport import catalogue
from astroport.core.guide import Guides, InvalidGuideError, guides, has_guide, read, read_all
from astroport.core.record import dumps
from astroport.core.words import LANGUAGES

MOST_WORDS = 400
GUIDED = [game.slug for game in catalogue().values() if has_guide(game)]
GUIDE = """# How to play

A word
before.

## Your turn

Two steps:

- **Fly** on.
- Take one.

That is all.

![A rocket flies](turn 1-3 seat=0 at=d4;;c1,c2 around=d4 with=hand,status lit=fly)
- One.
- Two.
- Three.

![A still](turn 2,4)

## The end

Over.
"""


def write(folder: Path, text: str = GUIDE, lang: str = "en") -> Path:
    file = folder / f"guide.{lang}.md"
    file.write_text(text, encoding="utf-8")
    return file


def test_reading(tmp_path: Path) -> None:
    guide = read(write(tmp_path), "en")
    assert (guide.title, guide.text) == ("How to play", "A word before.")
    assert [section.title for section in guide.sections] == ["Your turn", "The end"]
    assert guide.sections[0].text == "Two steps:\n\n- **Fly** on.\n- Take one.\n\nThat is all."
    moving, still = guide.figures
    assert (moving.alt, moving.record, moving.plies, moving.seat) == ("A rocket flies", "turn", (1, 2, 3), 0)
    assert moving.at == (("d4",), (), ("c1", "c2"))
    assert (moving.around, moving.parts, moving.lit) == (("d4",), ("hand", "status"), ("fly",))
    assert moving.captions == ("One.", "Two.", "Three.")
    assert (still.plies, still.seat, still.at, still.lit, still.captions) == ((2, 4), None, ((), ()), None, ())
    assert guide.words == 3 + 3 + 2 + 2 + 2 + 2 + 3 + 3 + 2 + 1


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("turn 1-3", "turn 3-1", "guide.en.md:15: '3-1' is not one to 8 plies in their order"),
        ("turn 1-3", "turn 1-", "guide.en.md:15: '1-' is no ply"),
        ("turn 1-3", "turn", "guide.en.md:15: a figure is"),
        (" seat=0", " chair=0", "guide.en.md:15: 'chair=0' says nothing"),
        (" seat=0", "", "guide.en.md:15: only what a seat can do is lit"),
        ("at=d4;;c1,c2", "at=d4;c1", "guide.en.md:15: places to point at are given for 2 of 3 pictures"),
        ("- Three.\n", "", "guide.en.md: 2 lines below the 3 pictures of “A rocket flies”"),
        ("![A still](turn 2,4)", "More.", "guide.en.md:20: text stands above the figures"),
        ("## Your turn", "", "guide.en.md:15: a figure stands before the first heading"),
    ],
)
def test_broken_guides_are_named_by_line(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(InvalidGuideError) as error:
        read(write(tmp_path, GUIDE.replace(old, new)), "en")
    assert complaint in str(error.value)


def test_all_languages_show_the_same(tmp_path: Path) -> None:
    write(tmp_path, GUIDE.replace("A rocket flies", "Une fusée vole"), "fr")
    with pytest.raises(InvalidGuideError, match=r"there is no guide\.en\.md"):
        read_all(tmp_path)
    write(tmp_path)
    found = read_all(tmp_path)
    assert found["fr"].figures[0].alt == "Une fusée vole"
    assert found["de"] is found["en"]
    write(tmp_path, GUIDE.replace("turn 2,4", "turn 2"), "fr")
    with pytest.raises(InvalidGuideError, match="differ in the figures below heading 1"):
        read_all(tmp_path)
    write(tmp_path, GUIDE.replace("## The end", ""), "fr")
    with pytest.raises(InvalidGuideError):
        read_all(tmp_path)


@pytest.mark.parametrize(
    ("figure", "complaint"),
    [
        ("nothing 1", "guide/nothing.json: .*No such file"),
        ("turn 3", "guide/turn.json has 2 plies, no 3"),
        ("turn 1 seat=2", "guide/turn.json has 2 seats, no 2"),
        ("turn 1 seat=0 lit=jump", "'jump' is no kind of action"),
    ],
)
def test_what_a_figure_shows_must_be_there(
    figure: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = astroport.start("sputnik", seats=2, seed=1)
    match.play(match.actions()[0])
    (tmp_path / "guide").mkdir()
    (tmp_path / "guide" / "turn.json").write_text(dumps(match.record()), encoding="utf-8")
    sputnik = astroport.game("sputnik")
    monkeypatch.setitem(vars(sputnik), "folder", tmp_path)
    for lang in LANGUAGES:
        write(tmp_path, f"# Title\n\n## Heading\n\nText.\n\n![alt]({figure})\n", lang)
    with pytest.raises(InvalidGuideError, match=complaint):
        guides(sputnik)


def guides_of(slug: str) -> Guides:
    found = guides(astroport.game(slug))
    assert found is not None
    return found


def test_sputnik_has_a_guide() -> None:
    assert "sputnik" in GUIDED


@pytest.mark.parametrize("slug", GUIDED)
def test_a_guide_is_short_and_shows_what_it_says(slug: str) -> None:
    for guide in guides_of(slug).by_language.values():
        assert guide.words <= MOST_WORDS, f"{guide.words} words in {guide.lang}"
        assert guide.title
        assert all(section.title and section.text for section in guide.sections)
        assert sum(bool(section.figures) for section in guide.sections) >= len(guide.sections) - 1
        assert any(len(figure.plies) > 1 for figure in guide.figures), "nothing moves"


@pytest.mark.parametrize("slug", GUIDED)
def test_a_guide_names_no_coordinates_rules_files_or_seats(slug: str) -> None:
    game = astroport.game(slug)
    found = guides_of(slug)
    values = {value for match in found.matches.values() for action in match.lexicon for value in action.fields.values()}
    places = {value for value in values if re.search(r"\d", value) and re.search(r"[A-Za-z/-]", value)}
    for guide in found.by_language.values():
        for text in (*guide.texts, *(figure.alt for figure in guide.figures)):
            words = set(re.findall(r"[\w/.-]*\w", text))
            assert not words & places, text
            assert not re.search(rf"\b{game.prefix}-\d|\.(json|md)\b|\b(player|seat|joueur|place) [A-H]\b", text), text


@pytest.mark.parametrize("slug", GUIDED)
def test_every_record_of_a_guide_is_shown(slug: str) -> None:
    stored = {file.stem for file in (astroport.game(slug).folder / "guide").iterdir()}
    assert stored == set(guides_of(slug).matches)
