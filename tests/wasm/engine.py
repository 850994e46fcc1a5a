"""The page's engine under Node: jobs go in, answers come out (jobs.mjs does them)."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from astroport.core.contract import Game, Variant

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "web" / "node_modules" / ".bin"
SOURCES = [ROOT / "web/src/lib" / path for path in ("engine/engine.ts", "engine/search.ts", "rules/at-work.ts")]


def ask(file: Path, work: str, **job: Any) -> Any:
    """What Node answers to a job that it does with the file of a game."""
    assert file.exists(), "make wasm builds what is tested here"
    command = ["node", str(Path(__file__).with_name("jobs.mjs")), str(of_the_page()), str(file), work]
    ended = subprocess.run(command, input=json.dumps(job), capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return json.loads(ended.stdout)


@cache
def of_the_page() -> Path:
    """A folder with the page's own loader, and what reads the rules' answers, as JavaScript."""
    folder = Path(tempfile.mkdtemp(prefix="astroport-"))
    found = shutil.which("rolldown", path=str(PACKAGES))
    assert found, "make page installs what is needed here"
    for source in SOURCES:
        target = folder / f"{source.stem}.mjs"
        subprocess.run([found, str(source), "--format", "esm", "--file", str(target)], capture_output=True, check=True)
    return folder


def options_of(game: Game, variant: Variant) -> dict[str, int]:
    """Seats and options as compiled code sees them."""
    return {name: int(variant.layout[0][name]) for name in game.options_dtype.names or () if name != "filler"}
