"""The files of sentences: what code asks for is there, nothing else is, and all languages say the same things."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from astroport import catalogue
from astroport.core.bundles import bundle
from astroport.core.words import FALLBACK, HOUSE, LANGUAGES, PACKAGE, files
from astroport.testing.events import spare_words
from astroport.testing.words import asked_for, check_words, keys, spoken

GAMES = [slug for slug, game in catalogue().items() if any(game.folder.glob("words.*.ftl"))]
# How code asks for a sentence of the house: these calls' first words are ids, or what an id ends with.
ASKS = {"house": "{}", "words": "{}", "refused": "refusal-{}", "refusal": "refusal-{}"}
BOARDS = PACKAGE.parents[1] / "web" / "src" / "games"
ANYTHING = re.escape("…")
UNTYPESET = {"fr": re.compile(r" [;:!?»%]|« |[A-Za-zÀ-ÿ]'[A-Za-zÀ-ÿ]"), "de": re.compile(r" %|\d%|\"\S")}


@pytest.mark.parametrize("of", [HOUSE, *GAMES])
def test_all_languages_say_the_same_things(of: str) -> None:
    check_words(of)


def test_the_house_speaks_every_language() -> None:
    """A language is one when core has it; then every part of the house has it too."""
    assert LANGUAGES[0] == FALLBACK
    assert spoken(HOUSE) == list(LANGUAGES)
    folders = {lang: [file.parent for file in files(HOUSE, lang)] for lang in LANGUAGES}
    assert all(found == folders[FALLBACK] for found in folders.values())


def asked() -> Iterator[tuple[Path, str]]:
    """Every id that code asks the house for; … stands for what is only known when it is asked."""
    for file in PACKAGE.rglob("*.py"):
        if file.is_relative_to(PACKAGE / "games"):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                for given in _texts(node.args[0]) if called in ASKS else ():
                    yield file, ASKS[called].format(given.replace("_", "-"))


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*_texts(node.body), *_texts(node.orelse))
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value


def test_code_asks_for_what_is_there_and_for_all_of_it() -> None:
    there = set(keys(bundle(HOUSE, FALLBACK)))
    code = [file for file in PACKAGE.rglob("*.py") if not file.is_relative_to(PACKAGE / "games")]
    named = {
        re.sub("[_.]", "-", name) for file in code for name in re.findall(r"[\"']([\w.-]+)[\"']", file.read_text())
    }
    found: set[str] = set()
    for file, key in asked():
        pattern = re.compile(re.escape(key).replace(ANYTHING, "(.+?)"))
        fits = {each: hit for each in there if (hit := pattern.fullmatch(each))}
        assert fits, f"{file.relative_to(PACKAGE)} asks for {key}, which no words.{FALLBACK}.ftl has"
        found |= {each for each, hit in fits.items() if set(hit.groups()) <= named}
    found |= {f"{key}.text" for key in found if key.startswith("refusal-")}
    said_by_others = {name for key in there for name in _referred(key)}
    assert there - found - said_by_others == set(), "nobody asks for these"


def _referred(key: str) -> Iterator[str]:
    source = "\n".join(file.read_text(encoding="utf-8") for file in files(HOUSE, FALLBACK))
    yield from (name for name in re.findall(r"\{ ([a-z][\w.-]*) \}", source) if name == key)


@pytest.mark.skipif(not BOARDS.exists(), reason="there is no page")
@pytest.mark.parametrize("slug", [slug for slug, game in catalogue().items() if game.board])
def test_what_no_rule_says_the_board_does(slug: str) -> None:
    """The kit knows what is declared and refused; the rest of its words its page asks for, literally or in part."""
    files = (file for end in ("ts", "svelte") for file in (BOARDS / slug).rglob(f"*.{end}"))
    code = "\n".join(file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)
    spare, begun = spare_words(catalogue()[slug]), tuple(re.findall(r"`([a-z][a-z-]*-)\$\{", code))
    asked = {key for key in spare if f"'{key}'" in code or key.startswith(begun)}
    assert set(spare) - asked_for(bundle(slug, FALLBACK), asked) == set(), "nobody asks for these"


@pytest.mark.parametrize("lang", UNTYPESET)
def test_signs_stay_with_their_words(lang: str) -> None:
    """French has a space that does not break before its high signs, German one before %; neither is straight."""
    for of in (HOUSE, *GAMES):
        for file in files(of, lang):
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                said = re.sub(r"\{[^{}]*\}|^#.*", "", line)
                assert not UNTYPESET[lang].search(said), f"{file}:{number}: {line.strip()}"
