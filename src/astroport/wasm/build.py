"""A game's file, built: compiled, linked, described.

    python -m astroport.wasm.build PACKAGE

builds that of a game which need not be installed, into its own folder, where a server looks for it.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from astroport.core.contract import Game
from astroport.wasm.describe import section
from astroport.wasm.emit import UNOPTIMISED
from astroport.wasm.exports import exports_of
from astroport.wasm.link import ToolError, link

AT_ONCE = 2  # files that are built at the same time, each by a process of its own


def build(game: Game) -> bytes:
    """The file of a game."""
    with tempfile.TemporaryDirectory(prefix="astroport-wasm-") as name:
        folder = Path(name)
        code = folder / "rules.o"
        compile_apart(game, code, folder)
        return link(code, [export.name for export in exports_of(game)], folder) + section(game)


def build_all(targets: Mapping[Game, Path], built: Callable[[], object] = lambda: None) -> None:
    """The files of some games, several at once."""

    def build_one(game: Game) -> None:
        targets[game].write_bytes(build(game))
        built()

    with ThreadPoolExecutor(AT_ONCE) as pool:
        for _ in pool.map(build_one, targets):
            pass


def compile_apart(game: Game, target: Path, folder: Path) -> None:
    """Compile a game in a process of its own, with a cache of its own: what is in it is for no other machine."""
    environment = {**os.environ, **UNOPTIMISED, "ASTROPORT_CACHE": str(folder / "cache")}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    command = [sys.executable, "-m", "astroport.wasm.emit", game.package, str(target)]
    ended = subprocess.run(command, env=environment, stderr=subprocess.PIPE, text=True, check=False)
    if ended.returncode:
        raise ToolError(f"the rules of {game.slug} could not be compiled for WebAssembly: {ended.stderr}")


def main(package: str) -> None:
    """The command line."""
    game: Game = importlib.import_module(package).GAME
    game.engine_file.write_bytes(build(game))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except ToolError as error:
        sys.exit(str(error))
