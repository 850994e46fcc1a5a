"""Mutants run in the interpreter."""

from __future__ import annotations

from collections.abc import Iterator

import numba
import pytest


@pytest.fixture
def interpreted() -> Iterator[None]:
    """There is nothing to compile twice."""
    numba.config.DISABLE_JIT = True  # type: ignore[attr-defined]
    yield
    numba.config.DISABLE_JIT = False  # type: ignore[attr-defined]
