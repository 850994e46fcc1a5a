"""What houses have stored is read and written as ever, whatever things are called in the code."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from astroport.table import entries

STORED = (Path(__file__).parent / "stored.jsonl").read_bytes().splitlines()  # one entry of each kind, as it is stored


def test_entries_keep_their_bytes() -> None:
    assert [entries.encode(entries.decode(line)) for line in STORED] == STORED


def test_every_kind_is_there() -> None:
    assert [type(entries.decode(line)) for line in STORED] == list(get_args(entries.AnyEntry))
