"""The same matches on other machines: shares of them as tasks of a Ray cluster."""

from __future__ import annotations

import importlib
import logging
import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from astroport.arena.lineups import Fixture
from astroport.arena.playing import Contest, Played, WorkerLostError, play_all, shares
from astroport.core.errors import InvalidArgumentError, UnavailableError

PATIENCE = 5.0  # seconds until a cluster must have answered
LOCAL = "local"  # a cluster of this machine alone, for as long as it is needed


def play_on(address: str, contest: Contest, fixtures: Sequence[Fixture]) -> Iterator[list[Played]]:
    """Play the matches on a Ray cluster; they come as they are finished, and are those that would be played here."""
    with _cluster(address) as ray:
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        task = ray.remote(play_all)
        waiting: list[Any] = [task.remote(contest, share) for share in shares(fixtures, workers)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for each in done:
                yield _brought(ray, each)


def _brought(ray: Any, reference: Any) -> list[Played]:
    try:
        played: list[Played] = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise UnavailableError(f"on the cluster: {error.cause}") from error
    except ray.exceptions.RayError as error:
        raise WorkerLostError from error
    return played


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    """A cluster joined for a while; a local one is started and stopped."""
    _call_at(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray: Any = importlib.import_module("ray")  # takes its time to load
    alone: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {}
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **alone)
    except Exception as error:  # what Ray raises depends on the kind of address
        why = next((line for line in str(error).splitlines() if line.strip()), type(error).__name__)
        raise UnavailableError(f"--ray {address}: {why}") from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _call_at(address: str) -> None:
    """Make sure that somebody is there: Ray itself goes on trying for minutes."""
    if address in (LOCAL, "auto"):
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        raise InvalidArgumentError(f"--ray {address}: say local, auto, HOST:PORT or ray://HOST:PORT")
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise UnavailableError(f"--ray {address}: nobody answers there ({error})") from error
