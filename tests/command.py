"""The command `astroport`, as tests give it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from unittest import mock

import pytest
from rich.console import Console

from astroport import cli

CALL = [sys.executable, "-c", "from astroport.cli import main; main()"]


def run(*words: str, say: str = "", locale: str = "C.UTF-8") -> subprocess.CompletedProcess[str]:
    """In this process, which has everything in memory already."""
    argv, out, err = ["astroport", *words], io.StringIO(), io.StringIO()
    streams = mock.patch.multiple(sys, argv=argv, stdin=io.StringIO(say), stdout=out, stderr=err)
    wide = mock.patch.object(cli, "console", Console(highlight=False, width=200))
    with streams, wide, mock.patch.dict(os.environ, LC_ALL=locale), pytest.raises(SystemExit) as end:
        cli.main()
    return subprocess.CompletedProcess(argv, int(end.value.code or 0), out.getvalue(), err.getvalue())


def run_apart(*words: str, say: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """In a process and an environment of its own."""
    env = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "200", **environment}
    call = [*CALL, *words]
    return subprocess.run(call, input=say, env=env, capture_output=True, text=True, errors="replace", check=False)
