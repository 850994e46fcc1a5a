"""Compiling rules with Numba, and keeping what was compiled on disk under a key that tells the truth.

Numba's own cache notices a change in the file of a function, not in a file that function calls into, nor in a table
it has frozen. So each compiled module keeps its cache in a folder named after a hash of all it may depend on: core,
its own folder, the files beside that folder in its package (code and components), and the versions of Python, Numba and
NumPy. Stale folders go away by themselves.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numba
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

CORE = Path(__file__).parent
KEPT_DAYS = 30
one_at_a_time = threading.RLock()  # modules are loaded and compiled by one thread at a time
_in_use: set[Path] = set()
SEVERAL = "__depends_on__"  # global of a specialised module: the folders it was made from
EDITION = "EDITION"  # and which of several it is that were made from them: Numba does not tell them apart by itself


def njit(function: F) -> F:
    """Compile a rule: no Python objects, no GIL, kept on disk.

    With `NUMBA_DISABLE_JIT=1` the function stays as it is.
    """
    # Siblings made by one function differ in what they close over. Numba tells them apart by a count of its own, which
    # begins anew in each process: what two of them have kept on disk would be linked to the wrong sibling.
    for cell in function.__closure__ or ():
        function.__qualname__ += f"_{cell.cell_contents}"
    with _caching_in(_cache_for(function.__globals__)):
        return cast("F", numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def cache_of(module: ModuleType) -> Path:
    """Where the compiled functions of a module are kept."""
    return _cache_for(vars(module))


def _cache_for(names: Mapping[str, Any]) -> Path:
    return cache_folder(Path(names["__file__"]).parent, *names.get(SEVERAL, ())) / str(names.get(EDITION, ""))


def compiled(function: Any) -> bool:
    """Whether this is a function compiled by Numba (and not merely interpreted)."""
    return hasattr(function, "py_func")


def plain(function: F, table: type[np.ndarray[Any, Any]] = np.ndarray) -> F:
    """The same function for the interpreter, every function it calls made plain too, and its tables of this type."""
    return cast("F", _plain(function, table, {}))


def _plain(function: Any, table: type[np.ndarray[Any, Any]], done: dict[Any, Any]) -> Any:
    source = function.py_func if compiled(function) else function
    if not isinstance(source, FunctionType):
        return source
    if source not in done:
        names = dict(source.__globals__)
        done[source] = FunctionType(source.__code__, names, source.__name__, source.__defaults__, source.__closure__)
        for name in names.keys() & source.__code__.co_names:
            value = names[name]
            names[name] = value.view(table) if isinstance(value, np.ndarray) else _plain(value, table, done)
    return done[source]


def specialise(source: Path, package: str, name: str, given: Mapping[str, Any], folder: Path) -> ModuleType:
    """Load a module that is generic over games once more, for one game.

    `given` becomes the module's globals before it runs, so its compiled code calls that game's functions directly;
    the name of its own is what lets Numba find the result again on disk.
    """
    full_name = f"{package}.{source.stem}__{name}"
    with one_at_a_time:
        loaded = sys.modules.get(full_name)
        if loaded is None:
            return _load(source, full_name, given, folder)
        if any(vars(loaded)[key] != value for key, value in given.items()):
            raise ValueError(f"{full_name} was loaded for another game of the same name")
        return loaded


def _load(source: Path, full_name: str, given: Mapping[str, Any], folder: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(full_name, source)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    vars(module).update(given, **{SEVERAL: (folder,)})
    sys.modules[full_name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[full_name]
        raise
    return module


@cache
def cache_folder(*folders: Path) -> Path:
    """Where compiled code that depends on core and on these folders is kept."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for file in sorted(set(_sources(CORE)).union(*map(_sources, folders))):
        digest.update(f"{file}\0{file.stat().st_size}\0".encode())
        digest.update(file.read_bytes())
    folder = _cache_root() / digest.hexdigest()[:16]
    fresh = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    _in_use.add(folder)
    if fresh:
        _forget_unused(folder.parent)
    return folder


def _sources(folder: Path) -> Iterator[Path]:
    """Everything compiled code of a folder may depend on: what is in it, and the files beside it in its package."""
    beside = folder.parent.glob("*") if (folder.parent / "__init__.py").exists() else ()
    for file in (*folder.rglob("*"), *beside):
        if file.is_file() and file.suffix not in (".md", ".ftl", ".pyc", ".wasm", ".made-from"):
            yield file


@cache
def _cache_root() -> Path:
    """The user's cache folder, or a temporary one where that cannot be written to."""
    chosen = os.environ.get("ASTROPORT_CACHE")
    if chosen:
        root = Path(chosen)
    elif sys.platform == "win32":
        root = Path(os.environ.get("LOCALAPPDATA", Path.home())) / "astroport" / "cache"
    elif sys.platform == "darwin":
        root = Path.home() / "Library" / "Caches" / "astroport"
    else:
        root = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "astroport"
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        return Path(tempfile.mkdtemp(prefix="astroport-"))


def _forget_unused(root: Path) -> None:
    oldest = time.time() - KEPT_DAYS * 86400
    for folder in root.iterdir():
        if folder.is_dir() and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


def forget_all() -> None:
    """Drop what is kept on disk for this process: whatever is damaged there will be compiled anew."""
    for folder in _in_use:
        for kept in list(folder.rglob("*.nb[ic]")):
            kept.unlink(missing_ok=True)


@contextmanager
def _caching_in(folder: Path) -> Iterator[None]:
    config: Any = numba.config
    with one_at_a_time:
        before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
        try:
            yield
        finally:
            config.CACHE_DIR = before
