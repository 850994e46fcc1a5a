"""From an object file to a file that browsers run: linked, made small, with its description at the end.

The linker and the C compiler are those of Zig (`ziglang` from PyPI). `wasm-opt` is Binaryen's (`binaryen` from npm); it
also turns addresses of 64 bits into those of 32 that every browser knows.
"""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

from astroport.core.errors import AstroportError

RUNTIME = Path(__file__).with_name("runtime.c")
SOURCES = Path(__file__).parents[3]  # where there are any
ZIG = [sys.executable, "-m", "ziglang"]
# What the code uses, one by one: all that Binaryen knows would be more than engines do.
FEATURES = (
    "memory64",
    "bulk-memory",
    "bulk-memory-opt",
    "nontrapping-float-to-int",
    "sign-ext",
    "mutable-globals",
)


class ToolError(AstroportError):
    """A tool is not there, or it failed; the message says which and how."""


def link(code: Path, exported: list[str], folder: Path) -> bytes:
    """The file of an object file, without its description; what comes in between lies in a folder."""
    runtime, linked, small = folder / "runtime.o", folder / "linked.wasm", folder / "small.wasm"
    if importlib.util.find_spec("ziglang") is None:
        raise ToolError("ziglang is missing: pip install 'astroport[wasm]'")
    run(*ZIG, "cc", "-target", "wasm64-freestanding", "-O2", "-c", str(RUNTIME), "-o", str(runtime))
    names = [f"--export={name}" for name in exported]
    flags = ["-mwasm64", "--no-entry", "--gc-sections", "--strip-all", *names]
    run(*ZIG, "wasm-ld", *flags, str(code), str(runtime), "-o", str(linked))
    features = [f"--enable-{feature}" for feature in FEATURES]
    run(*wasm_opt(), "-mvp", *features, "--memory64-lowering", "-O3", str(linked), "-o", str(small))
    return small.read_bytes()


def wasm_opt() -> list[str]:
    """How Binaryen is called: the machine's own, or the one among the page's packages."""
    found = shutil.which("wasm-opt", path=str(SOURCES / "web" / "node_modules" / ".bin")) or shutil.which("wasm-opt")
    if found is None:
        raise ToolError("wasm-opt is missing: in the sources `npm ci` in web/, elsewhere `npm install -g binaryen`")
    return [found]


def run(*command: str) -> None:
    """Run a tool."""
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise ToolError(f"{' '.join(command)} failed: {ended.stderr or ended.stdout}")
