"""What the page tells, and whom: on a shared screen, of what happened long ago, of what it waits for."""

from __future__ import annotations

import json
import random

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.hands import act, prompt
from tests.web.test_asteroyds import ME, open_table, put

# Plays with all seats of a table, each move taken back at once, until so many things have happened.
LONG_AGO = """([table, things]) => new Promise((done, failed) => {
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`)
  let [sent, last] = [0, null]
  const say = message => line.send(JSON.stringify(message))
  const go = ({ number, view: { version, seat, undo, awaited } }) => {
    if (number >= things) return done(line.close())
    if (undo.how !== 'free' && !awaited.includes(seat)) return say({ type: 'look', seat: awaited[0] })
    const told = { id: `long-${++sent}`, seat }
    say(undo.how === 'free' ? { type: 'undo', version, ...told } : { type: 'choices', ...told })
  }
  const choose = ({ seat, version, choices: [{ action }] }) =>
    say({ type: 'do', id: `long-${++sent}`, seat, version, action })
  line.onopen = () => say({ type: 'hello', last_seen: 0, seat: 0 })
  line.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'news') go((last = message))
    else if (message.type === 'choices_are') choose(message)
    else if (message.refusal?.code === 'too_fast') setTimeout(go, 300, last)
    else if (message.type === 'refused') failed(new Error(data))
  }
})"""


def lines(page: Page) -> list[int]:
    """The numbers of what the log tells."""
    return [int(n) for n in page.get_by_test_id("log-line").evaluate_all("all => all.map(line => line.dataset.number)")]


def test_the_next_one_at_the_screen_is_not_told_a_plan(visit: Visit) -> None:
    page = visit()
    page.goto(f"/t/{open_table(page, ME, {'who': 'me', 'name': 'Ben'})}")
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("Ann")
    curtain.get_by_role("button").click()
    put(page, "left", "about", "left", "about", "left", "about")
    page.get_by_test_id("ready").click()
    page.get_by_test_id("doubts-play").click()
    expect(curtain).to_contain_text("Ben")
    assert lines(page) == [], "nothing is told while the screen is handed over"
    assert page.locator("[data-token]").count() == 0
    curtain.get_by_role("button").click()
    expect(page.get_by_test_id("control-panel")).to_be_visible()
    expect(page.get_by_test_id("log-line").first).to_be_visible()
    told = page.get_by_test_id("log-line").all_inner_texts()
    assert not any(word in line for line in told for word in ("left", "about")), told
    tokens = page.locator("[data-testid^=column-]").evaluate_all("all => all.map(one => one.dataset.token)")
    assert set(tokens) == {"empty"}, "Ben begins with a plan of his own"


def test_what_happened_long_ago_comes_when_asked_for(visit: Visit) -> None:
    page = visit()
    seats = [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Ben"}]
    opened = page.request.post("/api/tables", data={"game": "sputnik", "seats": seats})
    table = opened.json()["table"]
    page.evaluate(LONG_AGO, [table, 75])
    page.goto(f"/t/{table}")
    expect(page.get_by_test_id("log-line").last).to_be_visible()
    late = lines(page)
    assert min(late) > 1, "the last stretch first"
    earlier = page.get_by_test_id("log").get_by_test_id("earlier")
    earlier.dispatch_event("click")  # a real one scrolls first, and near its top the log goes on by itself
    expect(earlier).to_be_hidden()
    assert min(lines(page)) == 1
    assert set(late) <= set(lines(page))
    expect(page.get_by_test_id("log-line").first).to_contain_text("The table is open")


def test_what_one_waits_for_is_said_with_its_progress(visit: Visit) -> None:
    """The page's own parts, told by a server that has everything compiled that it has not."""
    page = visit("/new/sputnik")
    asked: list[Route] = []
    page.route("**/api/games/sputnik/preparing", lambda route: route.fulfill(json={"done": 1, "steps": 4}))
    page.route("**/api/tables", lambda route: asked.append(route))
    page.get_by_test_id("open-table").click()
    expect(page.get_by_test_id("preparing")).to_contain_text("Preparing Sputnik (2 of 4)")
    page.unroute("**/api/tables")
    asked[0].continue_()
    expect(page.get_by_test_id("room")).to_be_visible()

    line = SlowBot(page)
    page.goto("/")
    page.get_by_test_id("play-sputnik").click()
    waits, luck = page.get_by_test_id("bot-preparing"), random.Random(1)
    while not line.held:
        expect(waits.or_(page.locator('[data-lit]:not([data-lit=""])')).first).to_be_visible()
        if not line.held:
            act(page, luck)
    expect(waits).to_contain_text("Preparing Sputnik (1 of 4)")
    line.go_on()
    expect(waits).to_be_hidden()
    expect(prompt(page)).to_have_attribute("data-your-turn", "true")


class SlowBot:
    """Stands between the page and a server whose bot is not ready yet."""

    def __init__(self, page: Page) -> None:
        self.held: list[str | bytes] = []
        self._ready = False
        page.route_web_socket("**/socket", self._between)

    def go_on(self) -> None:
        """It is ready: what was said meanwhile arrives."""
        self._ready = True
        self._prepared(4)
        for message in self.held:
            self._line.send(message)

    def _between(self, line: WebSocketRoute) -> None:
        self._line = line
        line.connect_to_server().on_message(self._pass)

    def _pass(self, message: str | bytes) -> None:
        told = json.loads(message)
        if self.held and not self._ready:
            self.held.append(message)
            return
        self._line.send(message)
        if told["type"] == "news" and told["stage"] == "playing" and told["view"]["awaited"] == [1] and not self._ready:
            self._prepared(0)
            self.held.append(message)

    def _prepared(self, done: int) -> None:
        self._line.send(json.dumps({"type": "preparing", "done": done, "steps": 4}))
