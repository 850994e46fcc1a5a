"""A package of somebody else adds a game by an entry point, without touching ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

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
    assert "100 matches of Comets" in played.stdout
    shown = astroport("play", "comets", "--seats", "3", "--seat", "none", "--bot", "random", site=tmp_path)
    assert "Result" in shown.stdout
    assert "astroport" not in astroport("rules", "comets", "--lang", "fr", site=tmp_path).stdout.lower()


def test_an_entry_point_that_leads_nowhere_good_is_named(tmp_path: Path) -> None:
    about = tmp_path / "wrong-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: wrong\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text("[astroport.games]\nwrong = comets:__doc__\n")
    failed = astroport("rules", "wrong", site=tmp_path)
    assert failed.returncode == 2
    assert "'wrong' does not lead to a declared game" in failed.stderr
