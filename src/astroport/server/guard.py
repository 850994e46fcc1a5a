"""What every answer carries and every request must pass: security headers, and the Origin check."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from astroport.server.excuses import excuse
from astroport.server.http import refusal

POLICY = "; ".join(
    (
        "default-src 'self'",
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

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what comes from another site's page; put the headers on what goes out."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        safe = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        if not safe and not same_origin(Headers(scope=scope)):
            await refuse(scope, receive, send)
            return

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


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    """Say that it comes from another site, or hang up."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
    else:
        await refusal(excuse("origin"))(scope, receive, send)
