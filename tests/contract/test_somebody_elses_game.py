"""A package of somebody else adds a game by an entry point, without touching ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMETS = Path(__file__).parents[2] / "examples" / "comets"


def astroport(*words: str, site: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(COMETS / "src")])}
    call = [sys.executable, "-c", "from astroport.cli import main; main()", *words]
    return subprocess.run(call, env=environment, capture_output=True, text=True, check=False)


def test_found_by_its_entry_point(tmp_path: Path) -> None:
    about = tmp_path / "comets-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: comets\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text("[astroport.games]\ncomets = comets:GAME\n")
    assert "comets" in astroport("list", site=tmp_path).stdout
    played = astroport("simulate", "comets", "--seats", "3", "--matches", "100", site=tmp_path)
    assert played.returncode == 0, played.stderr
    assert "matches of Comets: 100" in played.stdout
    shown = astroport("play", "comets", "--seats", "3", "--seat", "none", "--bot", "random", site=tmp_path)
    assert "Result" in shown.stdout
    assert "astroport" not in astroport("rules", "comets", "--lang", "fr", site=tmp_path).stdout.lower()


@pytest.mark.parametrize(
    ("slug", "leads_to", "complaint"),
    [
        ("wrong", "comets:__doc__", "'wrong' does not lead to a declared game"),
        ("wrong", "comets:GAME", "leads to a game that calls itself 'comets'"),
        ("wrong", "comets:NOTHING", "the game 'wrong' cannot be loaded: AttributeError"),
        ("wrong", "no.such.module:GAME", "the game 'wrong' cannot be loaded: ModuleNotFoundError"),
        ("sputnik", "comets:GAME", "several packages call a game 'sputnik'"),
    ],
)
def test_an_entry_point_that_leads_nowhere_good_is_named(
    slug: str, leads_to: str, complaint: str, tmp_path: Path
) -> None:
    about = tmp_path / "wrong-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: wrong\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text(f"[astroport.games]\n{slug} = {leads_to}\nfine = comets:GAME\n")
    failed = astroport("rules", slug, site=tmp_path)
    assert failed.returncode == 2
    assert complaint in failed.stderr
    listed = astroport("list", site=tmp_path)  # one broken game does not hide the others
    assert listed.returncode == 0
    assert complaint in listed.stderr
    if slug != "sputnik":
        assert "--option layout=classic|pyramid" in listed.stdout
