"""The application: routes, the page, health, metrics."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute
from starlette.routing import Route as HttpRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from astroport.core.refusal import refusal
from astroport.server import engines
from astroport.server.guard import Guard
from astroport.server.http import Api, answer_refusal, handled
from astroport.server.identity import new_token, person_at, remember
from astroport.server.logs import log
from astroport.server.metrics import CONTENT_TYPE, METRICS
from astroport.server.routes import ROUTES, SOCKET
from astroport.server.sockets import attend
from astroport.server.tables import Tables

PAGE = Path(__file__).parent / "page"
PAGES = ("/", "/new/{slug}", "/t/{table}", "/how/{slug}", "/rules/{slug}", "/host")
NOT_BUILT = "The page is not built: `make page` in the sources, or install the package with pip.\n"
DAY_S = 24 * 3600


class Assets(StaticFiles):
    """Files whose names change with their content: kept for ever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or 404."""
        return kept(await super().get_response(path, scope))


def kept(response: Response) -> Response:
    """An answer that nobody needs to ask for again."""
    response.headers["Cache-Control"] = f"public, max-age={365 * DAY_S}, immutable"
    return response


def application(
    tables: Tables, host_key: str, *, openings_a_minute: int = 120, by_address: int = 0, page: Path = PAGE
) -> Starlette:
    """The server as an ASGI application. Behind a proxy it counts itself what is open `by_address`."""
    api = Api(tables, host_key, openings_a_minute)

    async def index(request: Request) -> Response:
        if not (page / "index.html").exists():
            return PlainTextResponse(NOT_BUILT, 503)
        response = FileResponse(page / "index.html", headers={"Cache-Control": "no-store"})
        if person_at(request) is None:
            remember(response, new_token(), request.url.scheme == "https")
        return response

    async def engine(request: Request) -> Response:
        return kept(await engines.answer(request.url.path))

    async def healthz(_request: Request) -> Response:
        if not await tables.health.stores():
            return PlainTextResponse("nothing can be stored\n", 503)
        return PlainTextResponse("ok\n")

    async def metrics(_request: Request) -> Response:
        return Response(METRICS.shown(), media_type=CONTENT_TYPE)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await tables.open()
        try:
            yield
        finally:
            await tables.close()
            log("server stops")

    routes: list[BaseRoute] = [
        HttpRoute(route.path.partition("?")[0], handled(api, route.name), methods=[route.method]) for route in ROUTES
    ]
    routes += [
        WebSocketRoute(SOCKET, partial(attend, tables=tables)),
        HttpRoute("/healthz", healthz),
        HttpRoute("/metrics", metrics),
        *(HttpRoute(path, index) for path in PAGES),
        HttpRoute(f"{engines.FOLDER}{{name}}", engine),
        Mount("/assets", Assets(directory=page / "assets", check_dir=False)),
    ]

    async def nothing_here(request: Request, _error: Exception) -> Response:
        """The page itself says so, in the reader's language; programs get a Refusal."""
        if request.url.path.startswith(("/api/", "/assets/", engines.FOLDER)) or not (page / "index.html").exists():
            return answer_refusal(refusal("nothing_here"))
        return FileResponse(page / "index.html", 404, headers={"Cache-Control": "no-store"})

    middleware = [Middleware(Guard, by_address=by_address), Middleware(GZipMiddleware, minimum_size=1000)]
    lost = {404: nothing_here, 405: nothing_here}
    return Starlette(routes=routes, middleware=middleware, lifespan=lifespan, exception_handlers=lost)
