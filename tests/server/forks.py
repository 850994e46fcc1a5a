"""Processes that have everything loaded when they begin.

A server that starts imports for seconds before it does anything. Here a process that has all imported and all games at
hand forks off each of them: the same command, from where its own work begins.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import forkserver
from multiprocessing.context import ForkServerContext
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).parent.parent.parent


class Running(Protocol):
    """A process that has been started, as `subprocess` has them."""

    pid: int

    def poll(self) -> int | None:
        """Its exit status, once it has ended."""

    def wait(self, timeout: float) -> int:
        """Until it has ended; its exit status."""

    def send_signal(self, which: signal.Signals) -> None:
        """Nothing happens to one that has ended."""


def plainly(words: Sequence[str], log: Path, environment: Mapping[str, str]) -> Running:
    """The command as anybody starts it, with all that it loads."""
    with log.open("ab") as said:
        return subprocess.Popen(
            [sys.executable, "-m", "astroport", *words], stdout=said, stderr=said, env=dict(environment)
        )


class Fork:
    """The same as a fork of the process that has loaded it."""

    def __init__(self, words: Sequence[str], log: Path, environment: Mapping[str, str]) -> None:
        self._words = list(words)
        self._process = _loaded().Process(target=_command, args=(self._words, str(log), dict(environment)), daemon=True)
        self._process.start()
        self.pid = self._process.pid or 0

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float) -> int:
        self._process.join(timeout)
        status = self._process.exitcode
        if status is None:
            raise subprocess.TimeoutExpired(self._words, timeout)
        return status

    def send_signal(self, which: signal.Signals) -> None:
        if self._process.exitcode is None:
            os.kill(self.pid, which)


@cache
def _loaded() -> ForkServerContext:
    """The process that forks, for all tests of this one."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.loaded"])
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), *filter(None, [before])])
    try:
        forkserver.ensure_running()
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
    return context


def _command(words: list[str], log: str, environment: dict[str, str]) -> None:
    said = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(said, 1)
    os.dup2(said, 2)
    sys.stdin.close()
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["astroport", *words]
    from astroport.__main__ import main

    main()
