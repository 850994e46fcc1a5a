"""What the page knows of a game is what its state.py says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import astroport
from astroport.wasm import typed

SPUTNIK = astroport.game("sputnik")


@pytest.mark.parametrize(
    ("path", "content"), typed.files().items(), ids=lambda x: x.parent.name if isinstance(x, Path) else ""
)
def test_what_is_checked_in_is_what_is_made(path: Path, content: str) -> None:
    assert path.read_text(encoding="utf-8") == content, "run `make protocol`"


def test_every_field_is_read_where_it_lies_and_told_of_as_in_python() -> None:
    made = typed.typescript(SPUTNIK)
    for name, (_, at) in (SPUTNIK.state.STATE.fields or {}).items():
        if name != "filler":
            assert re.search(rf"get {name}\(\) {{\n    return this\.\w+\({at}\b", made)
    assert "/** How many galaxies lie on each cell (SP-1.3). */\n  get height()" in made


def test_numbers_that_have_a_name_keep_it() -> None:
    made = typed.typescript(SPUTNIK)
    assert "/** Of `rocket` and `base_at`: off the board. */\nexport const NOWHERE = 255" in made
    assert "export const TAKING = 2" in made
    assert "UNTOLD" not in made
    assert "MOST_EVENTS" not in made


def test_what_things_are_called_depends_on_as_few_options_as_possible() -> None:
    named = typed.names(SPUTNIK)
    assert {thing: by for thing, (by, _) in named.items()} == {
        "cell": ("layout",),
        "rocket": ("rockets",),
        "seat": ("seats",),
    }
    assert named["cell"][1]["pyramid",][:4] == ["a1", "a2", "a3", "b1"]
