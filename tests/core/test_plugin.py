"""`--rules`: the table rule → tests fails when a rule has no test or a test names no rule."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from astroport import catalogue

TEST = """
from astroport.testing import rule

@rule({ids})
def test_something():
    pass
"""


SPUTNIK = list(catalogue()["sputnik"].rulebooks["en"].rules)


def run(folder: Path, ids: list[str], *more: str) -> subprocess.CompletedProcess[str]:
    (folder / "test_x.py").write_text(TEST.format(ids=", ".join(map(repr, ids))))
    call = [sys.executable, "-m", "pytest", "-p", "astroport.testing.plugin", "--rules", *more, str(folder)]
    call += ["-c", "/dev/null"]
    alone = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(call, capture_output=True, text=True, check=False, cwd=folder, env=alone)


def test_table(tmp_path: Path) -> None:
    every = [rule for game in catalogue().values() for rule in game.rulebooks["en"].rules]
    complete = run(tmp_path, every)
    assert complete.returncode == 0, complete.stdout
    assert "SP-2.7" in complete.stdout
    assert "AC-7.4" in complete.stdout
    assert run(tmp_path, SPUTNIK).returncode == 1, "four games are without tests"


def test_table_of_one_game(tmp_path: Path) -> None:
    assert run(tmp_path, SPUTNIK, "--rules-of", "sputnik").returncode == 0
    lacking = run(tmp_path, [*SPUTNIK[1:], "SP-9.9"], "--rules-of", "sputnik")
    assert lacking.returncode == 1
    assert "NO TEST" in lacking.stdout
    assert "SP-9.9   is no rule" in lacking.stdout


def test_a_file_that_cannot_be_read_is_no_success(tmp_path: Path) -> None:
    (tmp_path / "test_y.py").write_text("import no_such_module\n")
    failed = run(tmp_path, SPUTNIK, "--rules-of", "sputnik")
    assert failed.returncode == 2
    assert "no_such_module" in failed.stdout
