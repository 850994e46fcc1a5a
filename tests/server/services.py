"""A PostgreSQL and a Redis of a test's own, gone when it ends. A missing program is an error: nothing is skipped."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

PATIENCE = 120.0  # seconds for a service to start or stop
NEEDED = "tools/system-packages.sh installs what the tests need"


class ServiceError(RuntimeError):
    """A service that cannot be started."""


@dataclass
class Postgres:
    """A running PostgreSQL; each `database()` is a new, empty one."""

    programs: Path
    folder: Path
    port: int
    _made: int = field(default=0)

    def database(self) -> str:
        """The address of a new database."""
        self._made += 1
        name = f"test{self._made}"
        self.sql(f"CREATE DATABASE {name}", database="postgres")
        return f"postgresql://astroport:secret@localhost:{self.port}/{name}"

    def sql(self, statement: str, database: str) -> str:
        """Run a statement as the superuser."""
        where = ["--host", str(self.folder), "--port", str(self.port), "--username", "astroport", "--dbname", database]
        command = [str(self.programs / "psql"), "--quiet", "--no-psqlrc", "--tuples-only", "--no-align", *where]
        return _done([*command, "--command", statement]).strip()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        # Programs are killed here, not machines: what the system was given is there again, also if no disk has it yet.
        settings = f"-c listen_addresses=localhost -c port={self.port} -c fsync=off -c max_connections=100"
        sockets = f"-c unix_socket_directories='{self.folder}'"
        self._control("start", "--log", str(self.folder / "log"), "--options", f"{settings} {sockets}")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it; `immediate` is like a crash."""
        self._control("stop", "--mode", mode)

    def _control(self, *words: str) -> None:
        pg_ctl = [str(self.programs / "pg_ctl"), "--pgdata", str(self.folder / "data"), "--wait", "--silent"]
        _done([*_as_postgres(), *pg_ctl, *words])


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Start a new PostgreSQL in a folder of its own."""
    programs = _postgres_programs()
    with tempfile.TemporaryDirectory(prefix="pg-", dir="/tmp") as name:  # short: a socket's path has its limits
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        password = folder / "password"
        password.write_text("secret")
        password.chmod(0o644)
        initdb = [str(programs / "initdb"), "--pgdata", str(folder / "data"), "--encoding", "UTF8", "--locale", "C"]
        who = [
            "--username",
            "astroport",
            "--pwfile",
            str(password),
            "--auth-local",
            "trust",
            "--auth-host",
            "scram-sha-256",
        ]
        _done([*_as_postgres(), *initdb, *who, "--no-sync"])
        service = Postgres(programs, folder, _free_port())
        service.start()
        try:
            yield service
        finally:
            service.stop()


@dataclass
class Redis:
    """A running Redis or Valkey."""

    program: str
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://localhost:{self.port}/0"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        settings = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([self.program, *settings], stdout=subprocess.DEVNULL)
        _wait_until(self._answers, f"{self.program} does not answer")

    def stop(self) -> None:
        """Kill it, as a crash would."""
        if self.process:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None

    def _answers(self) -> bool:
        if self.process and self.process.poll() is not None:
            raise ServiceError(f"{self.program} ended with {self.process.returncode}")
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as asked:
            asked.sendall(b"PING\r\n")
            return asked.recv(16).startswith(b"+PONG")
        return False


@contextmanager
def redis() -> Iterator[Redis]:
    """Start a new Redis (or Valkey) that keeps nothing."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        raise ServiceError(f"redis-server or valkey-server is missing; {NEEDED}")
    service = Redis(program, _free_port())
    service.start()
    try:
        yield service
    finally:
        service.stop()


def _postgres_programs() -> Path:
    """Debian keeps a folder per version, out of the PATH."""
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    for initdb in sorted(debian, key=lambda path: float(path.parts[4]), reverse=True):
        return initdb.parent
    found = shutil.which("initdb")
    if found is None:
        raise ServiceError(f"PostgreSQL's initdb is missing; {NEEDED}")
    return Path(found).resolve().parent


def _as_postgres() -> list[str]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return []
    try:
        pwd.getpwnam("postgres")
    except KeyError:
        raise ServiceError(f"PostgreSQL does not run as root, and there is no user postgres; {NEEDED}") from None
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


def _done(command: list[str]) -> str:
    """Run a program. Its output goes through files: a service started by it would keep a pipe open for ever."""
    with tempfile.TemporaryFile() as output:
        ended = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, timeout=PATIENCE, cwd="/"
        )
        output.seek(0)
        said = output.read().decode(errors="replace")
    if ended.returncode:
        raise ServiceError(f"{' '.join(command)}: {said}")
    return said


def _wait_until(true: Callable[[], bool], otherwise: str) -> None:
    until = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > until:
            raise ServiceError(otherwise)
        time.sleep(0.02)


def _free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])
