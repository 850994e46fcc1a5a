"""The cache of compiled code tells the truth: what changed is compiled anew, what did not is found again."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

from astroport.core import compiling
from astroport.core.compiled_game import CompileQueue
from astroport.core.contract import record_dtype

COUNT = """
import sys; sys.path.insert(0, {path!r})
import pack.upper as upper
result = upper.twice(20)
print(result, sum(upper.twice.stats.cache_hits.values()))
"""


def run(folder: Path) -> str:
    env = {**os.environ, "ASTROPORT_CACHE": str(folder / "cache")}
    call = [sys.executable, "-c", COUNT.format(path=str(folder))]
    return subprocess.run(call, env=env, capture_output=True, text=True, check=True).stdout.strip()


def test_a_change_in_another_file_is_noticed(tmp_path: Path) -> None:
    """Numba alone would go on running the old code here: only the file of `twice` itself would count."""
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "__init__.py").touch()
    head = "from astroport.core.compiling import njit\n"
    (pack / "upper.py").write_text(head + "from pack.lower import once\n@njit\ndef twice(x):\n    return once(x) * 2\n")
    (pack / "lower.py").write_text(head + "@njit\ndef once(x):\n    return x + 1\n")
    assert run(tmp_path) == "42 0"
    assert run(tmp_path) == "42 1"
    (pack / "lower.py").write_text(head + "@njit\ndef once(x):\n    return x + 2\n")
    assert run(tmp_path) == "44 0"
    (pack / "boards").mkdir()
    (pack / "boards" / "a.toml").write_text("x = 1\n")
    assert run(tmp_path) == "44 0"
    assert run(tmp_path) == "44 1"
    (tmp_path / "__init__.py").touch()  # a package around it: its files count too
    assert run(tmp_path) == "44 0"
    (tmp_path / "components.toml").write_text("x = 1\n")
    assert run(tmp_path) == "44 0"
    assert run(tmp_path) == "44 1"


def test_folders_not_used_for_long_go_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTROPORT_CACHE", str(tmp_path / "cache"))
    compiling._cache_root.cache_clear()
    compiling.cache_folder.cache_clear()
    try:
        old, young = tmp_path / "cache" / "old", tmp_path / "cache" / "young"
        for folder in (old, young):
            folder.mkdir(parents=True)
        os.utime(old, (0, time.time() - 40 * 86400))
        kept = compiling.cache_folder(tmp_path)
        assert kept.exists()
        assert young.exists()
        assert not old.exists()
    finally:
        compiling._cache_root.cache_clear()
        compiling.cache_folder.cache_clear()


def test_a_cache_that_cannot_be_written_is_no_obstacle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.touch()
    monkeypatch.setenv("ASTROPORT_CACHE", str(blocked / "inside"))
    compiling._cache_root.cache_clear()
    try:
        assert compiling._cache_root().is_dir()
    finally:
        compiling._cache_root.cache_clear()


def test_plain_functions_call_plain_functions() -> None:
    from astroport.core.dice import draw

    slowly = compiling.plain(draw)
    assert not compiling.compiled(slowly)
    assert not compiling.compiled(slowly.__globals__["next_bits"])
    assert compiling.plain(len) is len


def test_many_threads_at_once(tmp_path: Path) -> None:
    """Several threads that all need a game for the first time get one engine and play alike; it is announced once."""
    code = """
from concurrent.futures import ThreadPoolExecutor
import astroport
def play(_):
    match = astroport.start("sputnik", seats=3, seed=7)
    while not match.over:
        match.play(match.actions()[0])
    return match.state.tobytes()
with ThreadPoolExecutor(8) as pool:
    print(len(set(pool.map(play, range(16)))))
"""
    env = {**os.environ, "ASTROPORT_CACHE": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    assert done.stdout == "1\n", done.stderr
    assert done.stderr.count("Compiling") == 1
    assert "Compiling Sputnik (rules) for this machine; this happens only once" in done.stderr


def test_who_is_in_no_hurry_lets_others_compile_first() -> None:
    queue = CompileQueue()
    order: list[str] = []
    waiting = threading.Event()

    def patiently() -> None:
        with queue.without_hurry(), queue.taken():
            waiting.set()
            queue.give_way()
            order.append("patient")

    background = threading.Thread(target=patiently)
    with queue.taken():
        background.start()
        waiting.wait()
        queue.give_way()  # nobody who is in a hurry waits
        with queue.taken():
            order.append("hurried")
        background.join(0.05)
        order.append("still hurried")
    background.join()
    assert order == ["hurried", "still hurried", "patient"]


def test_state_layouts() -> None:
    state = record_dtype([("wide", "i8"), ("narrow", "u1", (3,))])
    assert state.itemsize == 16
    assert state.names == ("wide", "narrow", "filler")
    assert np.zeros(1, state)[0].narrow.tolist() == [0, 0, 0]
    with pytest.raises(ValueError, match="from wide to narrow"):
        record_dtype([("narrow", "u1"), ("wide", "i8")])
    with pytest.raises(ValueError, match=r"'size' is a name of np\.recarray's own"):
        record_dtype([("size", "u1")])
