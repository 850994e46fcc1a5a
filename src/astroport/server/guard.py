"""What every answer carries and every request must pass: security headers, the Origin check, and behind a
proxy how much one address may have open at once (without one, `connections` counts)."""

from __future__ import annotations

from collections import Counter
from functools import partial
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from astroport.core.refusal import refusal
from astroport.server.connections import SOCKET
from astroport.server.http import answer_refusal
from astroport.server.limits import neighbourhood
from astroport.server.metrics import METRICS

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # which lets a page run WebAssembly, and nothing else besides
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, by_address: int = 0) -> None:
        self.app = app
        self.open: Counter[str] = Counter()  # requests and sockets by address
        self.by_address = by_address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what comes from another site's page; put the headers on what goes out."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not safe and not same_origin(Headers(scope=scope)):
            await refuse("origin", scope, receive, send)
            return
        address = neighbourhood((scope.get("client") or ("",))[0])
        if self.by_address and self.open[address] >= self.by_address:
            METRICS.turned_away.labels("address").inc()
            await refuse("crowded", scope, receive, send)
            return
        self.open[address] += 1
        try:
            await self._pass(scope, receive, send)
        finally:
            connection = scope.get("extensions", {}).get(SOCKET)
            if connection and connection.line:
                connection.line.when_lost(partial(self._leave, address))
            else:
                self._leave(address)

    def _leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]

    async def _pass(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers)


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of ours, or from no page at all: browsers always say from which."""
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


async def refuse(code: str, scope: Scope, receive: Receive, send: Send) -> None:
    """Say why not: that it comes from another site, or that too many come from there. Sockets are not accepted."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
    else:
        await answer_refusal(refusal(code))(scope, receive, send)
