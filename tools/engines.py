"""The rules of all games as WebAssembly, built into their folders: for `make`, and for a wheel (hatch_build.py).

    python tools/engines.py [GAME ...]   build those of them (or of all) whose sources have changed since
    python tools/engines.py boards       of the games whose boards cannot do without

It takes Numba and `ziglang` (the extra `wasm`), and Binaryen, which is among the page's packages.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import page

SOURCES = page.ROOT / "src" / "astroport"
GAMES = SOURCES / "games"
COMMON = ("core", "bots", "wasm")  # what the files of all games are made from, besides their own
FILE, MADE_FROM = "engine.wasm", "engine.made-from"  # in a game's folder: the file, and the hash of its sources
AT_ONCE = 2
NEEDED = ["numba>=0.61", "numpy>=2.0", "ziglang>=0.15"]


def games() -> list[str]:
    """The games of the house, by the names of their folders."""
    return sorted(folder.parent.name for folder in GAMES.glob("*/__init__.py"))


def is_built(game: str) -> bool:
    """Whether the file of a game is there, made from the sources as they are."""
    made_from = GAMES / game / MADE_FROM
    there = (GAMES / game / FILE).is_file() and made_from.is_file()
    return there and made_from.read_text() == sources_hash(game)


def with_boards() -> list[str]:
    """The games whose boards read the records of their states."""
    return [game for game in games() if (page.WEB / "src" / "games" / game / "state.ts").is_file()]


def build(asked: list[str] | None = None) -> None:
    """Build the files whose sources have changed, of these games or of all, two at a time."""
    wanted = [game for game in asked or games() if not is_built(game)]
    if not wanted:
        return
    page.install_packages()
    print(f"Building the rules for the page ({', '.join(wanted)}) ...", flush=True)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        for _ in pool.map(_build_one, wanted):
            pass


def _build_one(game: str) -> None:
    before = sources_hash(game)
    environment = page.with_node() | {"PYTHONPATH": os.pathsep.join([str(SOURCES.parent), *filter(None, sys.path)])}
    command = [sys.executable, "-m", "astroport.wasm.build", f"astroport.games.{game}"]
    if subprocess.run(command, env=environment, check=False).returncode:
        raise page.PageError(f"the rules of {game} could not be built for the page (the messages are above)")
    (GAMES / game / MADE_FROM).write_text(before)


def needs() -> list[str]:
    """What pip must install before they can be built."""
    return [] if all(map(is_built, games())) else [*NEEDED, *page.needs_node()]


def sources_hash(game: str) -> str:
    """One number for all files from which the file of a game is made."""
    digest = hashlib.sha256()
    for file in sorted(_sources(game)):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(SOURCES).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def _sources(game: str) -> Iterator[Path]:
    for folder in (*COMMON, f"games/{game}"):
        yield from (path for path in (SOURCES / folder).rglob("*") if path.suffix in (".py", ".toml", ".c"))


if __name__ == "__main__":
    try:
        build(with_boards() if sys.argv[1:] == ["boards"] else sys.argv[1:])
    except page.PageError as error:
        sys.exit(str(error))
