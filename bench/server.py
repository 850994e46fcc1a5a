"""A server as a process of its own, and sockets at its tables."""

from __future__ import annotations

import asyncio
import os
import resource
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

from websockets.asyncio.client import connect
from websockets.typing import Origin

from astroport.client import Person
from astroport.server.messages import Hello, encoder


class Server(ABC):
    """A server, on cores of its own if they are named (as `taskset` names them)."""

    name: str

    def __init__(self, folder: Path, cores: str = "") -> None:
        self.folder, self.cores = folder, cores
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    @abstractmethod
    def command(self) -> list[str]:
        """What starts it."""

    async def __aenter__(self) -> Self:
        log = self.folder / "server.log"
        pinned = ["taskset", "--cpu-list", self.cores] if self.cores else []
        settings = {**os.environ, "NODE_ENV": "production"}
        with log.open("wb") as out:
            self.process = subprocess.Popen([*pinned, *self.command()], stdout=out, stderr=out, env=settings)
        for _ in range(600):
            if self.process.poll() is None and await asyncio.to_thread(self._answers):
                return self
            await asyncio.sleep(0.1)
        self.process.kill()
        self.process.wait()
        raise SystemExit(f"{self.name} does not start:\n{log.read_text()[-2000:]}")

    async def __aexit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(20)

    def _answers(self) -> bool:
        """Whether it speaks HTTP, whatever it says."""
        try:
            urllib.request.urlopen(f"{self.url}/healthz", timeout=5).close()
        except urllib.error.HTTPError as error:
            error.close()
        except OSError:
            return False
        return True

    @property
    def memory(self) -> int:
        """How many bytes it has now."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * resource.getpagesize()


class Astroport(Server):
    """Ours, as anybody starts it but for these options."""

    name = "Astroport"

    def __init__(self, folder: Path, *options: str, cores: str = "") -> None:
        super().__init__(folder, cores)
        self.options = options

    def command(self) -> list[str]:
        """The command for hosts."""
        where = ["--port", str(self.port), "--data", str(self.folder / "data")]
        return [sys.executable, "-m", "astroport", "serve", *where, *self.options]


def socket_at(person: Person, table: str, headers: Mapping[str, str] | None = None, **more: Any) -> connect:
    """A socket at a table, of somebody whom the server knows."""
    address = f"{person.base_url.replace('http', 'ws')}/api/tables/{table}/socket"
    known = {"Cookie": person.cookie, **(headers or {})}
    return connect(address, origin=Origin(person.base_url), additional_headers=known, **more)


def hello(seat: int | None) -> str:
    """What a client says first."""
    return encoder.encode(Hello(seat=seat)).decode()
