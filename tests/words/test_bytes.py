"""What the page makes of a message, Python makes of it too: the same bytes in every language."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from astroport import catalogue
from astroport.core.bundles import Bundle, bundle
from astroport.core.words import FALLBACK, HOUSE, PACKAGE, files
from astroport.testing.words import keys, samples

WEB = Path(__file__).parents[2] / "web"
# Reads lines {"of", "key", "args", "lang"} and prints for each what it says, as a JSON string.
FORMATTER = WEB / "scripts" / "format-words.mjs"
NOT_ON_THE_PAGE = {PACKAGE, PACKAGE / "arena", PACKAGE / "research"}  # whose sentences only Python says
GAMES = [slug for slug, game in catalogue().items() if any(game.folder.glob("words.*.ftl"))]


@pytest.mark.skipif(not FORMATTER.exists() or shutil.which("node") is None, reason="there is no page, or no Node")
@pytest.mark.parametrize("of", [HOUSE, *GAMES])
def test_page_and_python_say_the_same(of: str, tmp_path: Path) -> None:
    reach = set(keys(bundle(of, FALLBACK))) - (only_in_python() if of == HOUSE else set())
    ours = [sample for sample in samples(of) if sample["key"] in reach]
    asked = tmp_path / "asked.jsonl"
    asked.write_text("".join(json.dumps({k: v for k, v in sample.items() if k != "text"}) + "\n" for sample in ours))
    with asked.open() as lines:
        run = subprocess.run(["node", FORMATTER], cwd=WEB, stdin=lines, capture_output=True, text=True, check=True)
    theirs = [json.loads(line) for line in run.stdout.splitlines()]
    assert len(theirs) == len(ours)
    for sample, text in zip(ours, theirs, strict=True):
        assert text == sample["text"], sample


def only_in_python() -> set[str]:
    """What the house says in a terminal, and nowhere else."""
    sources = {str(file): file.read_text() for file in files(HOUSE, FALLBACK) if file.parent in NOT_ON_THE_PAGE}
    return set(keys(Bundle(HOUSE, FALLBACK, sources)))
