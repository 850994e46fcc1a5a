"""The commands of a host: open the house, copy its matches and put them back, look after them."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from astroport.core.errors import FileError, InvalidArgumentError, UnavailableError
from astroport.core.words import house, preferred_language

if TYPE_CHECKING:
    from astroport.server.store import Row, Store

T = TypeVar("T")


def default_data() -> Path:
    """Where matches are kept unless somebody says otherwise: the user's data folder."""
    given = os.environ.get("ASTROPORT_DATA")
    if given:
        return Path(given)
    base = os.environ.get("XDG_DATA_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return (Path(base) if base else Path.home() / ".local" / "share") / "astroport"


Data = Annotated[
    Path | None,
    typer.Option(help="the folder of the house: one SQLite file and its key (ASTROPORT_DATA, else the user's own)"),
]
Database = Annotated[
    str | None,
    typer.Option(help="a PostgreSQL address instead of the file in the data folder", envvar="ASTROPORT_DATABASE"),
]

SHOWN = 50  # matches of a list


def add_commands(app: typer.Typer) -> None:
    """Make the host's commands known to the command line."""
    for command in (serve, backup, restore, export, doctor, prune):
        app.command()(command)


def serve(
    address: Annotated[
        str, typer.Option("--host", help="0.0.0.0: also for other machines of the network")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0: any free one")] = 8000,
    data: Data = None,
    database: Database = None,
    bus: Annotated[
        str | None,
        typer.Option(help="a Redis or Valkey address, where several servers share a database", envvar="ASTROPORT_BUS"),
    ] = None,
    openings: Annotated[
        int,
        typer.Option(
            min=0, help="tables that one address may open in a minute; 0: no limit", envvar="ASTROPORT_OPENINGS"
        ),
    ] = 120,
    thinking: Annotated[
        float | None,
        typer.Option(
            min=0.05,
            help="seconds that a bot, or a hint, thinks at most; without it as the levels say",
            envvar="ASTROPORT_THINKING",
        ),
    ] = None,
    behind_proxy: Annotated[bool, typer.Option(help="believe a proxy's X-Forwarded headers")] = False,
    disk: Annotated[
        int, typer.Option(min=0, help="megabytes that the house keeps; 0: no limit", envvar="ASTROPORT_DISK")
    ] = 10_000,
    disk_by_person: Annotated[
        int, typer.Option(min=0, help="megabytes for one person; 0: no limit", envvar="ASTROPORT_DISK_BY_PERSON")
    ] = 200,
    disk_by_address: Annotated[
        int,
        typer.Option(min=0, help="megabytes a day from one address; 0: no limit", envvar="ASTROPORT_DISK_BY_ADDRESS"),
    ] = 500,
    connections: Annotated[
        int | None,
        typer.Option(
            min=1,
            help="connections at once, in all; without it as many as the limit of open files allows",
            envvar="ASTROPORT_CONNECTIONS",
        ),
    ] = None,
    connections_by_address: Annotated[
        int,
        typer.Option(
            min=0, help="connections at once from one address; 0: no limit", envvar="ASTROPORT_CONNECTIONS_BY_ADDRESS"
        ),
    ] = 300,
) -> None:
    """Open the house: the games in the browser, for this machine or for everybody."""
    from astroport.server.serve import Settings
    from astroport.server.serve import serve as run

    lang, folder = preferred_language(), data or default_data()

    def ready(where: str, key: str) -> None:
        print(house("host-open", address=where).to(lang))
        print(house("host-own", address=where, key=key).to(lang))
        print(house("host-stop", data=str(folder)).to(lang), flush=True)

    settings = Settings(
        address,
        port,
        folder,
        database=database,
        bus=bus,
        openings=openings,
        thinking=thinking,
        behind_proxy=behind_proxy,
        disk=disk,
        disk_by_person=disk_by_person,
        disk_by_address=disk_by_address,
        connections=connections,
        connections_by_address=connections_by_address,
    )
    run(settings, ready)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a new file to copy everything to")], data: Data = None
) -> None:
    """Copy all matches into one file, also while the server runs."""
    from astroport.server.backup import backup_file

    if os.environ.get("ASTROPORT_DATABASE"):
        raise UnavailableError(
            "ASTROPORT_DATABASE names a PostgreSQL: copy it with pg_dump, put it back with pg_restore"
        )
    folder = data or default_data()
    backup_file(folder, file)
    print(house("host-copied", data=str(folder), file=str(file)).to(preferred_language()))


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="a file that `astroport backup` made")], data: Data = None
) -> None:
    """Put the matches of a backup back in place; the server must be stopped."""
    from astroport.server.backup import restore_file

    folder, lang = data or default_data(), preferred_language()
    former = restore_file(file, folder)
    print(house("host-put-back", file=str(file), data=str(folder)).to(lang))
    if former:
        print(house("host-kept", file=str(former)).to(lang))


def export(
    match: Annotated[str, typer.Argument(metavar="MATCH", help="the id of a table, as in its address")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Print the record of a match (of one still played: with everybody's secrets, but not its luck)."""
    from astroport.core.record import dumps
    from astroport.server.live import follow

    async def exported(store: Store) -> str:
        stored = await store.load(match)
        if not stored:
            raise FileError(f"there is no match {match!r} in {store.shown}")
        return dumps(follow(match, stored).state.record())

    sys.stdout.write(_with_store(_database(data, database), exported))


def doctor(data: Data = None, database: Database = None) -> None:
    """Replay every running match under the current rules, and name those that no longer fit; exit code 1 if any."""
    from astroport.server.checkup import checkup

    lang = preferred_language()
    found = _with_store(_database(data, database), checkup)
    for match, was, current in found.older:
        print(house("host-older", match=match, was=was, now=current).to(lang))
    for match, why in found.misfits:
        print(f"{match}: {why}")
    if found.misfits:
        print(house("host-misfits", matches=found.matches, misfits=len(found.misfits)).to(lang))
        raise typer.Exit(1)
    print(house("host-fits", matches=found.matches).to(lang))


def prune(
    older_than: Annotated[int, typer.Option(min=1, help="days for which nobody has touched a match")] = 90,
    only: Annotated[
        list[str] | None, typer.Option(help="finished, unbegun or records; repeat it for several; all if not given")
    ] = None,
    down_to: Annotated[
        int | None, typer.Option(min=0, help="megabytes: the oldest go first, until matches take no more than this")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="do it, instead of showing what would be done")] = False,
    data: Data = None,
    database: Database = None,
) -> None:
    """Show which old matches could be thrown away, and with --yes do it; never one that is being played."""
    from astroport.server import prune as pruning
    from astroport.server.disk import MEGA, shown_size

    kinds = [kind for kind in pruning.KINDS if only is None or kind in only]
    if only is not None and len(kinds) < len(set(only)):
        raise InvalidArgumentError(f"--only takes {', '.join(pruning.KINDS)}")
    before = int(time.time() * 1000) - older_than * 24 * 3600 * 1000

    async def pruned(store: Store) -> tuple[list[Row], int, Path | None]:
        rows = await pruning.prunable(store, before, kinds, None if down_to is None else down_to * MEGA)
        return rows, await pruning.prune(store, rows, before) if yes else 0, store.file

    lang = preferred_language()
    rows, gone, file = _with_store(_database(data, database), pruned)
    for row in rows[:SHOWN]:
        day = time.strftime("%Y-%m-%d", time.gmtime(row.touched_at / 1000))
        kind = house(f"host-kind-{pruning.kind_of(row)}").to(lang)
        print(f"{row.id}  {kind}  {row.game}  {day}  {shown_size(row.bytes)}")
    if len(rows) > SHOWN:
        print(house("host-and-more", more=len(rows) - SHOWN).to(lang))
    size = shown_size(sum(row.bytes for row in rows))
    if not yes:
        print(house("host-would-go", matches=len(rows), size=size).to(lang))
        return
    print(house("host-gone", matches=gone, size=size).to(lang))
    if gone and file is not None and not pruning.give_back(file):
        print(house("host-given-back-later").to(lang))


def _database(data: Path | None, database: str | None) -> str:
    from astroport.server.backup import database_of

    folder = data or default_data()
    if database is None and not (folder / "astroport.db").exists():
        raise FileError(f"there are no matches in {folder}")
    return database or database_of(folder)


def _with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with a store that may be in use."""
    from astroport.server.store import Store

    async def worked() -> T:
        store = Store(url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(worked())
