"""The page as it is built for development: there Svelte says in the console whatever it finds amiss.

A browser is given it instead of the page that is served, which keeps most of that to itself.
"""

from __future__ import annotations

import fcntl
import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, Route

ROOT = Path(__file__).resolve().parents[2]
PAGE_TOOL = ROOT / "tools" / "page.py"
MADE = ROOT / "build" / "page-for-development"
SERVED = ROOT / "src" / "astroport" / "server" / "page"


def built() -> Path:
    """Build it, unless it is there, made from the same sources as the page that is served."""
    MADE.parent.mkdir(exist_ok=True)
    with (MADE.parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # another worker may want it too
        made_from, wanted = MADE / ".made-from", (SERVED / ".made-from").read_text()
        if not made_from.is_file() or made_from.read_text() != wanted:
            command = [sys.executable, str(PAGE_TOOL), "npm", "run", "build", "--"]
            where = ["--mode", "development", "--outDir", str(MADE), "--minify", "false"]
            environment = {**os.environ, "NODE_ENV": "development"}
            subprocess.run([*command, *where], env=environment, check=True, capture_output=True)
            made_from.write_text(wanted)
    return MADE


def give(page: Page) -> None:
    """From now on this browser gets it."""
    folder = built()
    entry = _entry(folder / "index.html")
    instead_of = _entry(SERVED / "index.html")

    def answer(route: Route) -> None:
        wanted = route.request.url.partition("/assets/")[2]
        if wanted == instead_of:
            route.fulfill(body=f"import '/assets/{entry}'", content_type="text/javascript")
        elif (folder / "assets" / wanted).is_file():
            route.fulfill(path=folder / "assets" / wanted)
        else:
            route.continue_()

    page.route("**/assets/*", answer)


def _entry(index: Path) -> str:
    """The script with which a page begins."""
    found = re.search(r'src="/assets/([^"]+)"', index.read_text())
    assert found, f"no script in {index}"
    return found[1]
