"""Who somebody is: the holder of a random cookie, no more. The server keeps only what is hashed from it."""

from __future__ import annotations

import hashlib
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

from astroport.server.limits import neighbourhood
from astroport.server.thinking_queue import Client

COOKIE = "astroport"
TOKEN_BYTES = 32
YEAR_S = 365 * 24 * 3600


def new_token() -> str:
    """A cookie for somebody who has none."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def person_of(token: str) -> str:
    """The id under which the holder of a cookie is known: it cannot be turned back into the cookie."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def person_at(connection: HTTPConnection) -> str | None:
    """Who asks; None without a cookie of ours."""
    token = connection.cookies.get(COOKIE, "")
    return person_of(token) if 40 <= len(token) <= 60 else None


def network_of(connection: HTTPConnection) -> str:
    """From where somebody comes: an address, or of the long ones the part that one household has."""
    return neighbourhood(connection.client.host if connection.client else "")


def client_at(connection: HTTPConnection) -> Client:
    """Who asks, and from where."""
    return Client(network_of(connection), person_at(connection) or "")


def remember(response: Response, token: str, secure: bool) -> None:
    """Give somebody a cookie: no script reads it, no other site sends it, and behind TLS no plain connection."""
    response.set_cookie(COOKIE, token, max_age=YEAR_S, httponly=True, samesite="lax", secure=secure, path="/")
