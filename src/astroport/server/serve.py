"""Starting the server, and saying where to click."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import secrets
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import uvicorn

import astroport
from astroport.core.compiled_game import COMPILE_QUEUE
from astroport.core.errors import UnavailableError
from astroport.server.app import application
from astroport.server.backup import alone_in, database_of
from astroport.server.bus import bus_at
from astroport.server.connections import Door, HouseConfig, most_connections, raised_file_limit
from astroport.server.disk import MEGA, Disk
from astroport.server.logs import log, take_over
from astroport.server.store import Store
from astroport.server.tables import Tables
from astroport.server.workshop import FOR_BOTS, Workshop, prepare

M_MMAP_THRESHOLD, MAPPED = -3, 2**20  # of mallopt(3): what is larger is given back when it is free
LONGEST_FRAME = 16 * 1024  # bytes over a socket; what is longer closes it


@dataclass(frozen=True)
class Settings:
    """How the server runs."""

    host: str
    port: int
    data: Path
    database: str | None = None  # elsewhere than in the data folder
    bus: str | None = None
    openings: int = 120  # tables that one address may open in a minute; 0: as many as it likes
    thinking: float | None = None  # seconds that a bot thinks at most, whatever its level
    behind_proxy: bool = False
    disk: int = 10_000  # megabytes that the house keeps at most; 0: as the disk allows
    disk_by_person: int = 200  # megabytes; 0: no limit
    disk_by_address: int = 500  # megabytes a day; 0: no limit
    connections: int | None = None  # in all, at most; without it as many as the system's limit of files allows
    connections_by_address: int = 300  # 0: as many as it likes


def host_key(data: Path) -> str:
    """The key of the host's page: made once, kept in the data folder, readable by nobody else."""
    file = data / "host.key"
    try:
        found = file.read_text(encoding="ascii").strip()
        if found:
            return found
    except FileNotFoundError:
        pass
    made = secrets.token_urlsafe(18)
    file.touch(mode=0o600)
    file.write_text(made + "\n", encoding="ascii")
    return made


def serve(settings: Settings, ready: Callable[[str, str], None]) -> None:
    """Run until it is stopped. `ready` is told the address, and the host's key, once people can come."""
    take_over()
    settings.data.mkdir(parents=True, exist_ok=True)
    key = host_key(settings.data)
    store = Store(settings.database or database_of(settings.data))
    listening = _listen(settings.host, settings.port)
    with contextlib.ExitStack() as held_meanwhile:
        held_meanwhile.callback(listening.close)
        if settings.bus is None:
            held_meanwhile.enter_context(alone_in(settings.data))
        _run(settings, store, listening, key, ready)


def _run(
    settings: Settings, store: Store, listening: socket.socket, key: str, ready: Callable[[str, str], None]
) -> None:
    port = listening.getsockname()[1]
    let_memory_go()
    quotas = (settings.disk * MEGA, settings.disk_by_person * MEGA, settings.disk_by_address * MEGA)
    tables = Tables(store, bus_at(settings.bus), settings.thinking, Disk(store, *quotas))
    warm_up(tables.thinkers.workshop)
    by_address = settings.connections_by_address
    door = Door(most_connections(raised_file_limit(), settings.connections), 0 if settings.behind_proxy else by_address)
    config = HouseConfig(
        application(
            tables, key, openings_a_minute=settings.openings, by_address=by_address if settings.behind_proxy else 0
        ),
        door,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips="*" if settings.behind_proxy else None,
        timeout_graceful_shutdown=2,
    )
    server = Announcing(config, lambda: ready(_address(settings.host, port), key))
    log("server starts", version=astroport.__version__, port=port, database=store.shown)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listening]))
    if server.failed:
        raise UnavailableError(server.failed)


def spare_the_collector() -> None:
    """Let Python look for garbage among young objects only: among all the tables of a full house it would take a tenth
    of a second, in which nobody is answered. The house looks through everything when it is quiet."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 50, 1_000_000)


def let_memory_go() -> None:
    """Have what bots kept in mind given back to the system as soon as they are done, where the C library can do that:
    by itself it keeps it, in pieces that fit nothing later."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, MAPPED)


class Announcing(uvicorn.Server):
    """Says when people can come."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self.failed = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.should_exit:
            self.failed = "the server could not start: the lines above say why"
        else:
            spare_the_collector()
            self._ready()


def warm_up(workshop: Workshop) -> None:
    """Have compiled, or find on disk, what the games and their bots need; in the background: people need not wait.

    First all that tables need to open, then the bots; what somebody waits for goes before.
    """
    workshop.open()

    def warm() -> None:
        with COMPILE_QUEUE.without_hurry():
            for game in astroport.catalogue().values():
                workshop.wait(game.slug)
                prepare(game)
            for game in astroport.catalogue().values():
                prepare(game, FOR_BOTS)

    threading.Thread(target=warm, name="astroport-warm-up", daemon=True).start()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        why = error.strerror if isinstance(error, OSError) else error
        raise UnavailableError(f"cannot listen at {host} port {port}: {why}; --port chooses another one") from None
    listening.listen(1024)
    return listening


def _address(host: str, port: int) -> str:
    """Where to click: also from other machines, if it is open to them."""
    everywhere, here = ("0.0.0.0", "::"), ("127.0.0.1", "::1")
    shown = _own_address() if host in everywhere else "localhost" if host in here else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _own_address() -> str:
    """The address under which other machines of the network know this one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of nobody: only the way there is looked up
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])
