"""What a person does at the page: look, click, press keys."""

from __future__ import annotations

import json
import random
from typing import Literal

from playwright.sync_api import Locator, Page, expect

from astroport.core.match import Match
from astroport.core.record import dumps


def prompt(page: Page) -> Locator:
    """The line that says who must do what."""
    return page.get_by_test_id("prompt")


def place(page: Page, name: str) -> Locator:
    """A cell of the board."""
    return page.locator(f'[data-place="{name}"]')


def resize(page: Page, width: int, height: int) -> None:
    """Make the window so large, and wait until all is drawn in it."""
    page.set_viewport_size({"width": width, "height": height})
    settle(page)


def settle(page: Page) -> None:
    """Until what has changed is drawn: nothing lies elsewhere a frame later, nor after another one."""
    page.evaluate(
        """async () => {
            const parts = () => [...document.querySelectorAll('[data-part], [data-part] svg')]
            const lie = () => JSON.stringify(parts().map(part => part.getBoundingClientRect()))
            const frame = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
            let before
            do {
                before = lie()
                await frame()
            } while (lie() !== before)
        }"""
    )


def wait_until(page: Page, so: str, arg: object = None) -> None:
    """Until something is so, in JavaScript: asked now and then, for a page that is asked at each frame draws each."""
    page.wait_for_function(so, arg=arg, polling=50)


def version(page: Page) -> str:
    """The position that is shown, by its number."""
    return str(page.get_by_test_id("room").get_attribute("data-version"))


def until_changed(page: Page, before: str) -> None:
    """Until another position is shown."""
    wait_until(page, "before => document.querySelector('[data-version]').dataset.version !== before", before)


def lit(page: Page) -> list[str]:
    """The places where something can be done."""
    cells = page.locator('[data-place][data-lit]:not([data-lit=""])')
    return [str(name) for name in cells.evaluate_all("cells => cells.map(cell => cell.dataset.place)")]


def wait_for_turn(page: Page) -> bool:
    """Until one can act, or the match is over; whether one can act."""
    room = page.get_by_test_id("room")
    expect(room).to_be_visible()
    wait_until(
        page,
        """() => document.querySelector('[data-testid=room]')?.dataset.stage === 'over'
              || document.querySelector('[data-place][data-lit]:not([data-lit=""]), [data-testid=evade]')
              || document.querySelector('[data-testid=ready]')""",
    )
    return room.get_attribute("data-stage") != "over"


def last_event(page: Page) -> int:
    """The number of the last thing in the log."""
    lines = page.get_by_test_id("log-line")
    return max((int(n) for n in lines.evaluate_all("lines => lines.map(l => l.dataset.number)")), default=0)


def act(page: Page, luck: random.Random) -> None:
    """Click any lit place, and wait until something came of it."""
    before = version(page)
    place(page, luck.choice(lit(page))).click()
    until_changed(page, before)


def tap(page: Page, name: str) -> None:
    """A finger on a place; where others are as near it chooses in the loupe, whose code comes with the first finger."""
    place(page, name).tap()
    wait_until(
        page,
        """() => {
            const come = performance.getEntriesByType('resource').map(({ name }) => name)
            const [code, style] = [/[/]loupe-.*js$/, /[/]loupe-.*css$/].map(one => come.find(name => one.test(name)))
            return code && style && import(code).then(() => true)
        }""",
    )
    settle(page)
    large = page.get_by_test_id(f"loupe-{name}")
    if large.count():
        large.tap()


def join(page: Page, host: Page, table: str, seat: int) -> None:
    """Sit down on an open seat of a table that somebody else has opened."""
    key = host.request.get(f"/api/tables/{table.removeprefix('/t/')}/links").json()["join"]
    page.goto(f"{table}#join={key}")
    page.get_by_test_id(f"sit-{seat}").click()


def play_against_bot(page: Page, game: str = "sputnik") -> None:
    """From the landing page to a match, in one click."""
    if not page.get_by_test_id(f"play-{game}").count():
        page.goto("/")
    page.get_by_test_id(f"play-{game}").click()
    expect(page.get_by_test_id("room")).to_be_visible()
    wait_for_turn(page)


def play_on(page: Page, match: Match, others: Literal["bot", "open"] = "bot") -> None:
    """Sit down where a match stands: who is to act is oneself, the others are bots or still to come."""
    headers = {"Content-Type": "application/json"}
    brought = page.request.post("/api/records", data=dumps(match.record()), headers=headers)
    assert brought.ok, brought.text()
    other = {"who": "bot", "level": "captain"} if others == "bot" else {"who": "open"}
    me = {"who": "me", "name": ""}
    wanted = {"ply": match.ply, "seats": [me if seat in match.awaited[:1] else other for seat in range(match.seats)]}
    forked = page.request.post(f"/api/tables/{brought.json()['table']}/fork", data=json.dumps(wanted), headers=headers)
    assert forked.ok, forked.text()
    page.goto(f"/t/{forked.json()['table']}")


def unfold(page: Page, part: Literal["seats", "options", "table"]) -> None:
    """On the page of a new table: show what is folded away."""
    if not page.get_by_test_id(f"fold-{part}").evaluate("fold => fold.open"):
        page.get_by_test_id(f"fold-{part}").locator("summary").click()


def open_table(page: Page, seats: int, preset: str = "alone", switched_on: str = "") -> None:
    """On the page of a new table: so many seats, perhaps an option, then open it."""
    page.get_by_test_id(f"preset-{preset}").click()
    if switched_on:
        unfold(page, "options")
        page.get_by_test_id(f"option-{switched_on}").get_by_role("radio").last.check()
    page.get_by_test_id("count").locator(f'input[value="{seats}"]').check()
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("room")).to_be_visible()
