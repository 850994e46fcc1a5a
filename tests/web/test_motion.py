"""With motion on, in every game: the last moves of a match are watched to its end, the match is opened again and its
beginning looked back at. All of it with the page for development, which complains of more."""

from __future__ import annotations

import json
import random

import pytest
from playwright.sync_api import Page, expect

import astroport
from astroport import catalogue
from astroport.core.match import Match
from astroport.core.record import dumps
from tests.web import development
from tests.web.conftest import Visit

LAST = 2  # so many decisions are left to watch
STEPS = 10  # so many are looked back at
OPTIONS = {"asteroyds": {"turns": 20}}


# Who opened a table may let it begin with bots alone: said on a second line to it.
START = """table => {
    const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`)
    const say = message => line.send(JSON.stringify(message))
    line.onopen = () => {
        say({ type: 'hello', last_seen: 0, seat: null })
        say({ type: 'start', id: 'start', level: 'cadet' })
    }
}"""


# What is said beside the board before the board itself has said who won.
WATCH = """() => {
    const beside = ['prompt', 'log', 'result', 'live', 'finale-live', 'seat-strip']
    const find = (name) => document.querySelector(`[data-testid=${name}]`)
    window.toldBefore = []
    new MutationObserver(() => {
        if (find('winner')?.checkVisibility({ visibilityProperty: true })) return
        const now = beside.map((name) => find(name)?.textContent ?? '').join('\\n')
        if (now !== window.toldBefore.at(-1)) window.toldBefore.push(now)
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
}"""


def near_the_end(slug: str) -> tuple[Match, int]:
    """A whole match by chance, and the ply from which the last decisions follow."""
    luck = random.Random(5)
    match = astroport.start(slug, seats=catalogue()[slug].seats[0], seed=5, options=OPTIONS.get(slug, {}))
    decided: list[int] = []
    while not match.over:
        decided.append(match.ply)
        seat = match.awaited[0]
        match.play(luck.choice(match.actions(seat)), seat)
    return match, decided[-LAST:][0]


def watched(page: Page, match: Match, ply: int) -> str:
    """A table at which bots play on from there as soon as one wants them to."""
    headers = {"Origin": page.evaluate("location.origin"), "Content-Type": "application/json"}
    brought = page.request.post("/api/records", data=dumps(match.record()), headers=headers)
    assert brought.ok, brought.text()
    wanted = {"ply": ply, "seats": [{"who": "open"}] * match.seats}
    forked = page.request.post(f"/api/tables/{brought.json()['table']}/fork", data=json.dumps(wanted), headers=headers)
    assert forked.ok, forked.text()
    return str(forked.json()["table"])


@pytest.mark.parametrize("slug", sorted(catalogue()))
def test_the_last_moves_and_the_end_again(visit: Visit, slug: str) -> None:
    """Whatever the page complains of fails the test (see `visit`); and a board stands there at every time."""
    page = visit(motion=True)
    development.give(page)
    table = watched(page, *near_the_end(slug))
    page.goto(f"/t/{table}")
    room, board = page.get_by_test_id("room"), page.get_by_test_id("board-area").locator("svg").first
    expect(board).to_be_visible(timeout=60_000)
    page.evaluate(WATCH)
    page.evaluate(START, table)
    if slug == "asteroyds":
        expect(page.get_by_test_id("film")).to_be_visible(timeout=60_000)
    expect(room).to_have_attribute("data-stage", "over", timeout=120_000)
    expect(board).to_be_visible()
    expect(page.get_by_test_id("result")).to_be_visible()
    told = page.evaluate("window.toldBefore")
    assert told, "something was told on the way"
    for judged in (
        page.get_by_test_id("winner").locator("span").last,
        page.locator("[data-testid=log-line] .line").last,
    ):
        words = judged.inner_text().strip()
        assert words
        assert not any(words in one for one in told), f"{words!r} is said before the board says it"
    page.reload()
    expect(board).to_be_visible()
    page.get_by_test_id("result-replay").click()
    expect(page.get_by_test_id("replay-bar")).to_be_visible()
    page.keyboard.press("Home")
    expect(page.get_by_test_id("replay-bar")).to_have_attribute("data-index", "0")
    for _ in range(STEPS):
        page.keyboard.press("ArrowRight")
    told = page.request.get(f"/api/tables/{table}/replay").json()["frames"]
    expect(page.get_by_test_id("replay-bar")).to_have_attribute("data-index", str(told[STEPS]["ply"]))
    expect(board).to_be_visible()
