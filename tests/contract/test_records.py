"""Golden records show all that rules can say: an event, a blank or a question that is in none of them is noticed."""

from __future__ import annotations

import shutil
from pathlib import Path

import comets
import pytest

from astroport.testing import BrokenGameError, check_golden
from astroport.testing.purpose import write_golden
from tests.contract.mutants import mutant


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Golden records of the tiny game, as its author has them written."""
    folder = tmp_path_factory.mktemp("golden")
    write_golden(comets.GAME, folder)
    return folder


def test_the_records_of_the_tiny_game_show_everything(records: Path) -> None:
    assert check_golden(comets.GAME, records) > 1


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize(
    ("name", "old", "new", "missing"),
    [
        ("nobody_passes", "note(notes, s, PASSES, seat)", "pass", r"\['event passes'\]"),
        ("all_know", "comet, knows=1 << seat)", "comet)", r"\['event is-dealt without comet'\]"),
        ("nobody_waits", "PEEK if seat == s.turn else WAIT_FOR_PEEK", "PEEK", r"\['prompt wait-for-peek'\]"),
    ],
)
def test_what_is_declared_and_in_no_record_is_noticed(
    name: str, old: str, new: str, missing: str, records: Path, tmp_path: Path
) -> None:
    game = mutant(name, old, new, tmp_path)
    folder = shutil.copytree(records, tmp_path / "golden")
    for path in folder.iterdir():
        path.write_text(path.read_text(encoding="utf-8").replace('"comets"', f'"{game.slug}"'), encoding="utf-8")
    with pytest.raises(BrokenGameError, match=f"in no golden record, or not expected: {missing}"):
        check_golden(game, folder)
