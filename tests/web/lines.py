"""A line between the page and the server that is slow, or cut, or answers what a test wants."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute, expect

SOON = 200  # milliseconds from a click to a sign, as the page itself measures it
# When the next click comes, and when the first of these signs is there after it.
WATCH = """(signs) => {
  window.clicked = window.signed = undefined
  addEventListener('click', () => (window.clicked ??= performance.now()), { capture: true, once: true })
  const look = () => {
    if (window.clicked !== undefined && document.querySelector(signs)) window.signed ??= performance.now()
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}"""
SIGNS = "[data-testid=busy], [data-testid=skeleton], [data-testid=sending], .target.sent"


@dataclass
class SlowLine:
    """What the page asks for over HTTP or its socket is kept back until it is let go."""

    page: Page
    slow: bool = False
    cut: bool = False  # nobody answers at the other end
    said: list[dict[str, Any]] = field(default_factory=list)  # what the page has said at its socket
    _held: list[Callable[[], object]] = field(default_factory=list)
    _end: WebSocketRoute | None = None  # the page's end of the socket

    def lay(self) -> None:
        """From now on everything goes through here."""
        self.page.route("**/api/**", self.asked)
        self.page.route_web_socket("**/socket", self._socket)

    def asked(self, route: Route) -> None:
        """Something is asked for over HTTP."""
        if self.cut:
            route.abort()
        else:
            self._later(route.continue_)

    def _socket(self, page: WebSocketRoute) -> None:
        self._end = page
        if self.cut:
            return
        server = page.connect_to_server()

        def said(text: str | bytes) -> None:
            self.said.append(json.loads(text))
            self._later(lambda: server.send(text))

        page.on_message(said)

    def answer(self, **answer: object) -> None:
        """The last thing that the page asked is answered so, and the server never hears of it."""
        assert self._end
        assert self.slow
        self._held.clear()
        self._end.send(json.dumps({"id": self.said[-1]["id"], **answer}))

    def cut_off(self) -> None:
        """The line is cut, and nothing answers any more."""
        assert self._end
        self.cut = True
        self._end.close()

    def _later(self, go: Callable[[], object]) -> None:
        if self.slow:
            self._held.append(go)
        else:
            go()

    def let_go(self) -> None:
        """What was kept back arrives."""
        self.slow, held, self._held = False, self._held, []
        for go in held:
            go()

    def sign_after(self, click: Callable[[], object]) -> None:
        """A click is followed by a sign while its answer is still on the way."""
        self.slow = True
        self.page.evaluate(WATCH, SIGNS)
        click()
        expect(self.page.locator(SIGNS).first).to_be_visible()
        assert self._held, "something was asked for, and nothing has been answered"
        took: float = self.page.evaluate("window.signed - window.clicked")
        # the page's own clock, but its timers run late on a busy machine
        assert 0 <= took < 5 * SOON
        self.let_go()
