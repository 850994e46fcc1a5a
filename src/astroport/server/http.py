"""What is asked for over HTTP, one handler a route."""

from __future__ import annotations

import asyncio
import hmac
import json
import time
import traceback
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

import astroport
from astroport.core.errors import RefusedError
from astroport.core.guide import has_guide
from astroport.core.record import dumps
from astroport.core.refusal import Refusal, refusal, refused
from astroport.core.verify import AlteredLuckError, verify
from astroport.core.words import FALLBACK, LANGUAGES, files, house, together
from astroport.server import choices, guide, render, replay
from astroport.server import messages as m
from astroport.server.identity import network_of, new_token, person_at, person_of, remember
from astroport.server.limits import Buckets
from astroport.server.live import LiveTable
from astroport.server.logs import log
from astroport.server.metrics import METRICS
from astroport.server.reading import record_in, understood
from astroport.server.store import StoreError
from astroport.server.tables import Tables
from astroport.server.workshop import FOR_BOTS, FOR_TABLES
from astroport.table import entries, opening, setting
from astroport.table.state import TableState
from astroport.table.table import Table

LONGEST_BODY = 64 * 1024
LONGEST_RECORD = 256 * 1024
BODY_WITHIN_S = 20
UNHEARD = ("too_big", "too_slow")
LOOKS_BACK_A_MINUTE = 60  # through a match of so many plies, or less:
PLIES_OF_A_LOOK = 100
PAGE, KEPT_PAGE = replay.MOST_FRAMES / PLIES_OF_A_LOOK, 0.1  # looks that a page of a replay counts for
HIDDEN, MOST_HIDDEN = "hidden:", 200  # notes of the house: by person, the tables taken off their list
DAY_MS = 24 * 3600 * 1000
STATUS = {
    "no_table": 404, "no_game": 404, "no_guide": 404, "no_words": 404, "nothing_here": 404, "no_key": 403,
    "wrong_key": 403, "no_spectators": 403, "not_your_seat": 403, "secret": 403, "host_key": 403, "origin": 403,
    "full": 403, "too_big": 413, "too_fast": 429, "openings": 429, "tables": 429, "tables_here": 429,
    "malformed": 400, "unfit": 409, "not_over": 409, "no_layout": 409, "not_stored": 503, "our_fault": 500,
    "too_slow": 408,
    "person_full": 403, "address_full": 429, "house_full": 507, "table_full": 409, "crowded": 503,
}  # fmt: skip
MOST_TABLES = 40  # of one person that are not over and at which something happened within a day
MOST_TABLES_OF_A_NETWORK = 200  # of one address that are not over and in memory

T = TypeVar("T")


class Api:
    """Answers requests over HTTP."""

    def __init__(self, tables: Tables, host_key: str, openings_a_minute: int) -> None:
        self.tables = tables
        self.host_key = host_key
        self.openings = Buckets(openings_a_minute)
        self.entrances = Buckets(openings_a_minute)
        self.replays = replay.Replays()
        self.guides = guide.GuideShelf()
        self.looks_back = Buckets(LOOKS_BACK_A_MINUTE if openings_a_minute else 0)

    # The shelf

    async def games(self, _request: Request) -> Response:
        """The games on the shelf."""
        return answer([render.game_info(game) for game in astroport.catalogue().values()])

    async def rulebook(self, request: Request) -> Response:
        """A game's rules."""
        return answer(render.rulebooks(opening.known_game(request.path_params["slug"])))

    async def words(self, request: Request) -> Response:
        """A game's sentences, in English where it has none in a language."""
        slug, lang = opening.known_game(request.path_params["slug"]).slug, request.path_params["lang"]
        known = ((each, file) for each in (lang, FALLBACK) if each in LANGUAGES for file in files(slug, each))
        spoken, file = next(known, (FALLBACK, None))
        if file is None:
            raise refused("no_words")
        said = {"Content-Language": spoken}
        return Response(file.read_bytes(), media_type="text/plain; charset=utf-8", headers=said)

    async def guide(self, request: Request) -> Response:
        """How to play a game: made once, and kept."""
        game = opening.known_game(request.path_params["slug"])
        if has_guide(game):
            await self.tables.thinkers.workshop.ready(game.slug, FOR_TABLES)
        found = await self.guides.of(game)
        if found is None:
            raise refused("no_guide")
        return Response(found, media_type="application/json", headers={"Cache-Control": "no-store"})

    async def preparing(self, request: Request) -> Response:
        """How far a game is compiled."""
        slug = opening.known_game(request.path_params["slug"]).slug
        return answer(m.Preparing(self.tables.thinkers.workshop.done(slug), FOR_BOTS))

    async def check(self, request: Request) -> Response:
        """The setting nearest to somebody's choices that can be played, and what could be chosen next."""
        wanted = await read(request, m.Setting)
        game = opening.known_game(request.path_params["slug"])
        chosen = setting.read(game, wanted.seats, wanted.options)
        return answer(choices.settled(game, setting.settled(game, chosen, wanted.last)))

    # Tables

    async def my_tables(self, request: Request) -> Response:
        """The tables that somebody opened or sits at."""
        person = person_at(request)
        if person is None:
            return answer([])
        hidden = await self._hidden(person)
        rows = await self.tables.store.matches_of(person, 30 + len(hidden))
        found: list[m.MyTable] = []
        for row in (row for row in rows if row.id not in hidden):
            try:
                found.append(_mine((await self.tables.table(row.id)), person))
            except RefusedError as error:
                log("table not listed", table=row.id, why=error.refusal.code)
        return answer(sorted(found, key=lambda table: -table.at))

    async def open_table(self, request: Request) -> Response:
        """Open a table."""
        wanted = await read(request, m.NewTable)
        person, token = self._somebody(request)
        game = opening.known_game(wanted.game)
        first = opening.opened(
            game,
            _chairs(wanted.seats, person),
            wanted.options,
            opener=person,
            clock=entries.ClockRule(wanted.clock.kind, wanted.clock.seconds),
            spectators=wanted.spectators,
            stand_in=wanted.stand_in,
            hints=wanted.hints,
            answers=wanted.answers,
            strangers=wanted.strangers,
        )
        return await self._opened(first, request, token)

    async def fork(self, request: Request) -> Response:
        """Play from a position, at a table of its own."""
        wanted = await read(request, m.Fork)
        live, person = await self._at_table(request)
        _check_open(live)
        first = opening.forked(
            live.state,
            wanted.ply,
            _chairs(wanted.seats, person),
            opener=person,
            clock=entries.ClockRule(wanted.clock.kind, wanted.clock.seconds),
            spectators=wanted.spectators,
            stand_in=wanted.stand_in,
        )
        return await self._opened(first, request, None)

    async def bring(self, request: Request) -> Response:
        """Look at a recorded match."""
        body = await body_of(request, LONGEST_RECORD)
        record = record_in(body)
        person, token = self._somebody(request)
        first = await asyncio.to_thread(opening.brought, record, person)
        return await self._opened(first, request, token)

    async def _opened(self, first: entries.Opened, request: Request, token: str | None) -> Response:
        network = network_of(request)
        if not self.openings.take(network):
            raise refused("openings")
        if self.openings.per_minute:
            await self._check_open_tables(first.opener, network)
        live = await self.tables.open_table(first, network)
        live.opened_from = network
        response = answer(m.Opened(live.state.id), 201)
        if token is not None:
            remember(response, token, request.url.scheme == "https")
        return response

    async def _check_open_tables(self, person: str, network: str) -> None:
        """Nobody has more tables at once than anybody can play at; who makes up persons, not many more."""
        if await self.tables.store.count_open(person, self.tables.hours.now() - DAY_MS) >= MOST_TABLES:
            raise refused("tables", most=MOST_TABLES)
        here = sum(live.opened_from == network and live.state.stage != "over" for live in self.tables.live)
        if here >= MOST_TABLES_OF_A_NETWORK:
            raise refused("tables_here", most=MOST_TABLES_OF_A_NETWORK)

    def _somebody(self, request: Request) -> tuple[str, str | None]:
        """Who asks, and a cookie if that is somebody new."""
        person = person_at(request)
        if person is not None:
            return person, None
        token = new_token()
        return person_of(token), token

    async def enter(self, request: Request) -> Response:
        """Come with the key of a link."""
        wanted = await read(request, m.Enter)
        person, token = self._somebody(request)
        if not self.entrances.take(network_of(request)):
            raise refused("too_fast")
        live = await self.tables.table(request.path_params["table"])

        opened: list[entries.Admitted] = []

        def decide(table: Table) -> list[entries.Entry]:
            admitted = table.enter(person, wanted.key)
            opened.append(admitted)
            return [] if table.knows(admitted) else [admitted]

        await live.submit(decide)
        admitted = opened[-1]
        role = {"seat": "seat", "join": "player", "watch": "spectator"}[admitted.role]
        response = answer({"role": role, "seat": admitted.seat})
        if token is not None:
            remember(response, token, request.url.scheme == "https")
        return response

    async def links(self, request: Request) -> Response:
        """The keys to share."""
        live, person = await self._at_table(request)
        table = live.state
        if table.role(person) != "player":
            raise refused("not_your_seat")
        return answer(
            m.Links(
                join=None if table.review else table.key("join"),
                watch=table.key("watch") if table.opened.spectators else None,
                seats={str(seat): table.key("seat", seat) for seat in table.seats_of(person)},
            )
        )

    async def forget(self, request: Request) -> Response:
        """Take a table off one's list; nothing changes at the table."""
        live, person = await self._at_table(request)
        hidden = [*await self._hidden(person), live.state.id]
        await self.tables.store.put(HIDDEN + person, json.dumps(hidden[-MOST_HIDDEN:]))
        return Response(status_code=204)

    async def _hidden(self, person: str) -> list[str]:
        """The tables that somebody has taken off the list."""
        found: list[str] = json.loads(await self.tables.store.get(HIDDEN + person) or "[]")
        return found

    # Looking back

    async def _looked_back_at(self, request: Request) -> tuple[LiveTable, str]:
        """A table whose match is gone through for somebody: a longer one counts as more."""
        live, person = await self._at_table(request)
        if not self.looks_back.take(person, max(1, live.state.match.ply / PLIES_OF_A_LOOK)):
            raise refused("too_fast")
        return live, person

    async def replay(self, request: Request) -> Response:
        """A page of the match."""
        live, person = await self._at_table(request)
        table = live.state
        seat, since = _seat_in(request, table), _ply_in(request, table)
        if seat is not None and table.stage != "over" and seat not in table.seats_of(person):
            raise refused("secret")
        wanted = replay.wanted(table, person, seat, since)
        if not self.looks_back.take(person, KEPT_PAGE if wanted in self.replays else PAGE):
            raise refused("too_fast")
        page = await self.replays.page(wanted, table)
        return answer(replay.answer(table, person, seat, page, live.hours.now()))

    async def moves(self, request: Request) -> Response:
        """The actions of a finished match."""
        live, person = await self._at_table(request)
        if not live.state.game.board:
            raise refused("no_layout")
        if live.state.stage != "over":
            raise refused("not_over")
        return answer(replay.moves(live.state, person, live.hours.now()))

    async def evaluations(self, request: Request) -> Response:
        """What each seat could expect at every ply, and where that turned."""
        live, _ = await self._looked_back_at(request)
        _check_over(live)
        return answer(await live.evaluations())

    async def record(self, request: Request) -> Response:
        """The record of the match as a file."""
        live, _ = await self._looked_back_at(request)
        _check_open(live)
        name = f'attachment; filename="astroport-{live.state.game.slug}-{live.state.id}.json"'
        return Response(
            dumps(live.state.record()), media_type="application/json", headers={"Content-Disposition": name}
        )

    async def verify(self, request: Request) -> Response:
        """Whether the luck was touched."""
        live, _ = await self._looked_back_at(request)
        _check_over(live)
        record = live.state.record()
        if not live.state.game.knows(record["rules_version"]):
            record = record | {"rules_version": live.state.game.rules_version}  # it went on by the rules as they are
        luck = record["luck"]
        if luck["kind"] == "fair" and luck["secret"] is None:
            return answer(m.VerifiedInfo(False, 0, luck["hash"], None, m.text(house("luck-unknown"))))
        try:
            checked = await asyncio.to_thread(verify, record)
        except AlteredLuckError as error:
            return answer(
                m.VerifiedInfo(False, 0, luck.get("hash"), None, m.text(house("luck-touched", what=str(error))))
            )
        said = [house("luck-untouched" if checked.hash else "luck-from-seed", rolls=checked.rolls)]
        if checked.unchecked:
            said.append(house("luck-before-fork", rolls=checked.unchecked))
        return answer(m.VerifiedInfo(True, checked.rolls, checked.hash, luck.get("secret"), m.text(together(said))))

    async def host(self, request: Request) -> Response:
        """How the house is doing."""
        given = request.headers.get("authorization", "")
        if not hmac.compare_digest(given.encode(), f"Bearer {self.host_key}".encode()):
            raise refused("host_key")
        shown, disk = [_for_host(live) for live in self.tables.live], self.tables.disk
        await disk.count()
        await disk.sort()
        return answer(
            m.HostInfo(
                version=astroport.__version__,
                up=int(time.monotonic() - self.tables.started),
                tables=sorted(shown, key=lambda table: -table.at),
                online=sum(len(live.presence.viewers) for live in self.tables.live),
                bots_thinking=self.tables.thinkers.thinking,
                bots_waiting=self.tables.thinkers.waiting,
                moves=int(METRICS.entries.labels("acted")._value.get()),
                database=self.tables.store.shown,
                notices=[m.Notice(code, m.text(words)) for code, words in await self.tables.health.notices(disk.full)],
                disk=m.DiskInfo(
                    disk.used, disk.free, disk.most, [m.DiskPart(k.kind, k.matches, k.bytes) for k in disk.kept]
                ),
            )
        )

    async def _at_table(self, request: Request) -> tuple[LiveTable, str]:
        """The table that is asked about, by somebody who may see it."""
        live = await self.tables.fresh(request.path_params["table"])
        person = person_at(request)
        if person is None or live.state.role(person) is None:
            raise refused("no_key")
        return live, person


def _check_over(live: LiveTable) -> None:
    if live.state.stage != "over":
        raise refused("not_over")


def _check_open(live: LiveTable) -> None:
    """Refuse what would show secrets of a match that is still played."""
    if live.state.stage != "over" and live.state.game.secrets:
        raise refused("secret")


def _seat_in(request: Request, table: TableState) -> int | None:
    """From which seat the match is looked at; None: from outside."""
    given = request.query_params.get("seat")
    known = {str(each): each for each in range(len(table.chairs))}
    if given is not None and given not in known:
        raise refused("no_seat", seats=len(table.chairs))
    return None if given is None else known[given]


def _ply_in(request: Request, table: TableState) -> int:
    """From which ply on the match is looked at."""
    given, last = request.query_params.get("from", "0"), table.match.ply
    ply = int(given) if given.isascii() and given.isdigit() and len(given) < 10 else last + 1
    if ply > last:
        raise refused("no_ply", last=last)
    return ply


def _chairs(places: Sequence[m.Place], person: str) -> list[entries.Chair]:
    def chair(place: m.Place) -> entries.Chair:
        if place.who == "me":
            return entries.Chair([person], place.name)
        return entries.Chair(level=place.level) if place.who == "bot" else entries.Chair()

    return [chair(place) for place in places]


def _mine(live: LiveTable, person: str) -> m.MyTable:
    table = live.state
    own = table.seats_of(person)
    return m.MyTable(
        table=table.id,
        game=table.opened.game,
        stage=table.stage,
        names=[m.text(table.name(seat)) for seat in range(len(table.chairs))],
        yours=own,
        review=table.review,
        your_turn=any(seat in own and not table.bot_on(seat) for seat in table.awaited),
        at=max(table.hearing.last[table.team(seat)] for seat in own or (None,)),
        ended=render.ended(table),
        awaited=list(table.awaited),
        result=None if table.result is None else list(table.result),
    )


def _for_host(live: LiveTable) -> m.HostTable:
    table = live.state
    return m.HostTable(
        table=table.id,
        game=table.opened.game,
        stage=table.stage,
        people=sum(chair.who == "person" for chair in table.chairs),
        bots=sum(chair.who == "bot" for chair in table.chairs),
        online=len(live.presence.online),
        watching=live.presence.watching_here,
        events=table.number,
        at=table.at,
    )


def answer(body: Any, status: int = 200) -> Response:
    """A message as JSON, never kept by a cache."""
    return Response(
        m.encoder.encode(body), status, media_type="application/json", headers={"Cache-Control": "no-store"}
    )


def answer_refusal(why: Refusal) -> Response:
    """Why a request was refused."""
    METRICS.refused.labels(why.code).inc()
    said = answer(render.refusal(why), STATUS.get(why.code, 422))
    if why.code in UNHEARD:  # what is left of the request is not waited for
        said.headers["Connection"] = "close"
    return said


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, if it is not too long and comes in time."""
    parts, size = [], 0
    try:
        async with asyncio.timeout(BODY_WITHIN_S):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise refused("too_big", most=most)
                parts.append(part)
    except TimeoutError:
        raise refused("too_slow", seconds=BODY_WITHIN_S) from None
    return b"".join(parts)


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request as the message it should be."""
    return understood(await body_of(request, LONGEST_BODY), msgspec.json.Decoder(kind))


def handled(api: Api, name: str) -> Callable[[Request], Awaitable[Response]]:
    """A handler by name; what it refuses is answered with a Refusal."""
    handler: Callable[[Request], Awaitable[Response]] = getattr(api, name)

    async def handle(request: Request) -> Response:
        try:
            return await handler(request)
        except RefusedError as error:
            return answer_refusal(error.refusal)
        except StoreError as error:
            log("not stored", route=name, error=str(error))
            return answer_refusal(refusal("not_stored"))
        except ClientDisconnect:
            return Response(status_code=499)
        except Exception as error:
            log("request broke the server", route=name, error=repr(error), trace=traceback.format_exc())
            return answer_refusal(refusal("our_fault"))

    return handle
