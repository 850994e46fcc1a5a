"""A real browser, Debian's Chromium, at a real server."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests import compiled
from tests.server.faults import ServerProcess, run

FLAGS = [
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUM = ("chromium-headless-shell", "chromium", "google-chrome", "chrome")  # the first takes half the work
PATIENCE_MS = 60_000  # on a busy machine; what a test says does not depend on it
expect.set_options(timeout=PATIENCE_MS)
ASIDE = "/healthz"  # a page with nothing on it, for who goes to a table at once


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for the browsers of this folder; the games are compiled before, which is slow once on a machine."""
    compiled.ready()
    server = ServerProcess(tmp_path_factory.mktemp("page"), {"ASTROPORT_THINKING": "0.05", "ASTROPORT_OPENINGS": "0"})
    start(server)
    yield server
    server.stop()


def start(server: ServerProcess) -> None:
    """Start it from a thread of its own: in this one Playwright's event loop may be running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: run(server.start())).result()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, without its windows if it is to be had: `make test` installs it."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert found, "no Chromium here: `make packages` installs it"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield chromium
        chromium.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, house: ServerProcess) -> Iterator[Visit]:
    """Somebody opens the page in a browser of their own; any complaint in its console fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(
        path: str = ASIDE,
        *,
        lang: str = "en-GB",
        phone: bool = False,
        motion: bool = False,
        theme: Literal["dark", "light"] = "dark",
    ) -> Page:
        context = browser.new_context(
            base_url=house.url,
            locale=lang,
            viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 800},
            has_touch=phone,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    harmless = ("WebSocket connection", "Failed to load resource", "no rules at")  # where a test cuts the line
    assert [c for c in complaints if not any(h in c for h in harmless)] == []
