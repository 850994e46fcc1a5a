"""Matches of every game, kept in the repository, replay to the same bytes for ever, and show all that can happen."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import comets
import pytest

from astroport import catalogue
from astroport.core.contract import Game
from astroport.games.sputnik import GAME
from astroport.testing import BrokenGameError, Golden, check_golden, check_record
from astroport.testing.purpose import write_golden

HERE = Path(__file__).parent
FOLDER = HERE / "sputnik" / "golden"
NAME = "seats2.json"
HEIGHT = (GAME.state.STATE.fields or {})["height"][1] + 3  # where a state has the galaxies on the fourth cell
MOST_LINES = 8000


KEPT = [(game, HERE / slug / "golden") for slug, game in catalogue().items()]
KEPT.append((comets.GAME, HERE.parents[1] / "examples" / "comets" / "golden"))


@pytest.mark.parametrize(("game", "folder"), KEPT, ids=[game.slug for game, _ in KEPT])
def test_golden_records_replay_and_show_all_that_can_happen(game: Game, folder: Path) -> None:
    assert check_golden(game, folder) > 1


OLDER = [(slug, version) for slug, game in catalogue().items() for version in game.older]


@pytest.mark.parametrize(("slug", "version"), OLDER)
def test_records_of_older_rules_play_by_theirs(slug: str, version: int) -> None:
    """As they were played then, to the same states and results: not one byte of these files changes any more."""
    paths = sorted((HERE / slug / f"golden_v{version}").glob("*.json"))
    assert len(paths) > 1
    for path in paths:
        check_record(catalogue()[slug], path)


def test_all_golden_records_can_be_read() -> None:
    lines = [line for path in HERE.glob("*/golden*/*") for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(lines) <= MOST_LINES
    assert max(map(len, lines)) < 1000


def altered(folder: Path, of: str, to: str) -> Path:
    """A golden record of Sputnik with something else in one place."""
    text = (FOLDER / NAME).read_text(encoding="utf-8")
    assert re.search(of, text)
    (folder / NAME).write_text(re.sub(of, to, text, count=1), encoding="utf-8")
    return folder / NAME


def test_a_break_names_its_ply_and_shows_both_positions(tmp_path: Path) -> None:
    golden = Golden.read(FOLDER / NAME)
    ply = 20
    path = altered(tmp_path, f'"{golden.hashes[ply]}", "', f'"00000000", "{HEIGHT}:07 ')
    with pytest.raises(BrokenGameError) as broken:
        check_record(GAME, path)
    said = str(broken.value)
    played = " ".join(map(str, golden.record["actions"][ply - 1]))
    assert f"{NAME.removesuffix('.json')}, ply {ply} ({played}): another position than before" in said
    expected, now = re.findall(r"(?:expected|now):\n(.+?)\n\n", said, re.DOTALL)
    assert now == GAME.draw(golden.state(GAME, ply)[0])
    assert expected != now
    assert re.search(r"\n\w+: .+, now ", said)


def test_other_choices_in_the_same_state_are_noticed(tmp_path: Path) -> None:
    golden = Golden.read(FOLDER / NAME)
    with pytest.raises(BrokenGameError, match=r"ply 8 .+\n(.*\n)+the same state, with other choices; now \{\d: \['"):
        check_record(GAME, altered(tmp_path, golden.hashes[8], "00000000"))


def test_what_cannot_be_played_any_more_is_named(tmp_path: Path) -> None:
    number = len(Golden.read(FOLDER / NAME).record["actions"])
    path = altered(tmp_path, r'"take (\w+)"(.+\n  \])', r'"take z9"\2')
    with pytest.raises(BrokenGameError, match=rf"ply {number - 1}: \d cannot play 'take z9'"):
        check_record(GAME, path)


def test_a_kind_of_thing_that_does_not_happen_is_noticed(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "golden")
    (tmp_path / "golden" / NAME).unlink()
    with pytest.raises(BrokenGameError, match="2 seats by default"):
        check_golden(GAME, tmp_path / "golden")


def test_golden_records_are_played_the_same_again(tmp_path: Path) -> None:
    write_golden(GAME, tmp_path)
    kept = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == kept


def test_staged_records_are_played_as_they_were_and_what_they_show_is_not_sought_again(tmp_path: Path) -> None:
    path = tmp_path / "staged-two.json"
    shutil.copy(FOLDER / NAME, path)
    write_golden(GAME, tmp_path)
    assert path.read_text(encoding="utf-8") == (FOLDER / NAME).read_text(encoding="utf-8")
    assert not (tmp_path / NAME).exists()
    check_golden(GAME, tmp_path)
