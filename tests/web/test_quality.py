"""No page breaks a rule of accessibility, none is heavy, and the first move comes soon."""

from __future__ import annotations

import gzip
import random
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.server.faults import ServerProcess
from tests.web.conftest import Visit
from tests.web.hands import act, lit, place, play_against_bot, wait_for_turn, wait_until

HEAVIEST = 120 * 1024  # bytes of scripts and styles, compressed
FIRST_MOVE_S = 3.0


def check(page: Page) -> None:
    """axe-core finds nothing; what is right it need not write down."""
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    told = [f"{v['id']}: {v['help']} {[n['html'][:120] for n in v['nodes'][:3]]}" for v in found.response["violations"]]
    assert told == []


@pytest.mark.parametrize(("theme", "phone"), [("dark", True), ("light", False)], ids=["dark-phone", "light-desktop"])
def test_axe_finds_nothing_on_any_page(visit: Visit, house: ServerProcess, theme: str, phone: bool) -> None:
    page = visit("/", phone=phone)
    expect(page.get_by_test_id("play-sputnik")).to_be_visible()
    if theme == "light":
        page.get_by_test_id("theme").click()
    check(page)
    for path in ("/new/sputnik", "/how/sputnik", "/rules/sputnik", "/t/nosuchtable0"):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        check(page)
    page.goto(f"/host#key={(house.data / 'host.key').read_text().strip()}")
    page.wait_for_load_state("networkidle")
    check(page)
    page.goto("/")
    play_against_bot(page)
    check(page)
    place(page, "d4").click()
    expect(page.get_by_test_id("refusal")).to_be_visible()
    check(page)
    page.get_by_test_id("refusal-rule").first.click()
    expect(page.get_by_test_id("rules-panel")).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    luck = random.Random(1)
    while wait_for_turn(page):
        act(page, luck)
    check(page)
    page.get_by_test_id("result-replay").click()
    expect(page.get_by_test_id("replay-bar")).to_be_visible()
    page.wait_for_load_state("networkidle")
    check(page)


def test_a_games_page_is_light(visit: Visit) -> None:
    page = visit()
    files: set[str] = set()
    page.on("request", lambda asked: files.add(asked.url) if asked.url.endswith((".js", ".css")) else None)
    page.goto("/")
    play_against_bot(page)
    page.get_by_test_id("sound").click(click_count=2)  # what makes sounds comes with the first one, and counts
    page.wait_for_load_state("networkidle")
    wait_until(page, "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/speaker'))")
    page.wait_for_load_state("networkidle")
    assert {"speaker", "worker", "base"} <= {url.rpartition("/")[2].partition("-")[0] for url in files}
    weight = sum(len(gzip.compress(page.request.get(url).body(), 9)) for url in files)
    assert weight <= HEAVIEST, f"{weight} bytes"


def test_the_first_move_comes_soon(visit: Visit) -> None:
    """From opening the page to a lit place, on a server that is warm; the best of three, for machines are busy."""
    page = visit()
    play_against_bot(page)
    best = 60.0
    for _ in range(3):
        page.goto("about:blank")
        started = time.monotonic()
        page.goto("/")
        page.get_by_test_id("play-sputnik").click()
        wait_for_turn(page)
        assert lit(page)
        best = min(best, time.monotonic() - started)
    assert best < FIRST_MOVE_S


def test_colour_is_never_the_only_sign(visit: Visit) -> None:
    """Every seat is named by its letter, at the board and beside it; what is lit says so in its name."""
    page = visit()
    play_against_bot(page)
    for seat, letter in enumerate("AB"):
        assert letter in page.get_by_test_id(f"table-seat-{seat}").text_content().split()  # type: ignore[union-attr]
    name = place(page, lit(page)[0]).get_attribute("aria-label")
    assert name
    assert "you can" in name
