"""A game's functions compiled for WebAssembly: Numba does what it always does, and LLVM aims at another machine.

    NUMBA_OPT=0 python -m astroport.wasm.emit PACKAGE OBJECT_FILE

A process of its own: Numba must not optimise for the machine it runs on, and decides that when it is imported. Each
export becomes a function over plain addresses and numbers, which calls the compiled one. Numba's code has addresses of
64 bits; `link` makes them what browsers have.
"""

from __future__ import annotations

import gc
import importlib
import re
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba import types
from numba.core.errors import NumbaWarning

from astroport.core.contract import Game
from astroport.wasm.exports import TUPLES, WORD, Export, Region, exports_of, function_of, regions_of

UNOPTIMISED = {"NUMBA_OPT": "0"}  # the environment of this process
TRIPLE = "wasm64-unknown-unknown"
DATA_LAYOUT = "e-m:e-p:64:64-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
ADDRESSES = "numba.dynamic.globals"  # how Numba calls the addresses in this process that compiled code has in it
FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+nontrapping-fptoint,+sign-ext"


def emit(game: Game) -> bytes:
    """An object file with all exports of a game."""
    regions = regions_of(game)
    modules = [lowered(entry(export, function_of(game, export), regions), export.name) for export in exports_of(game)]
    whole = modules[0]
    for module in modules[1:]:
        whole.link_in(module)
    keep_inside(whole, {export.name for export in exports_of(game)})
    return optimised(whole)


def entry(export: Export, function: Callable[..., Any], regions: dict[str, Region]) -> Any:
    """A function over addresses and numbers that calls the compiled one, compiled by Numba."""
    taken: dict[str, Any] = {}  # what comes in, by name: its type

    def given(word: re.Match[str]) -> str:
        """What the compiled function gets for a word of the call."""
        name, whole = word.groups()
        if name not in regions:
            taken[name] = types.int32
            return f"np.int64({name})"
        region = regions[name]
        taken[name] = types.CPointer(numba.from_dtype(region.dtype))
        if None in region.shape:
            taken[f"{name}_count"] = types.int32
        shape = ", ".join(f"{name}_count" if length is None else str(length) for length in region.shape)
        return f"carray({name}, ({shape},)){'[0]' if region.is_record and not whole else ''}"

    call = f"function({WORD.sub(given, export.call)})"
    body = f"return np.int32({call})" if export.returns else call
    names = {"function": function, "carray": numba.carray, "np": np, **TUPLES}
    exec(f"def {export.name}({', '.join(taken)}):\n    {body}", names)
    result = types.int32 if export.returns else types.void
    return numba.cfunc(result(*taken.values()), error_model="numpy")(names[export.name])


def lowered(compiled: Any, name: str) -> llvm.ModuleRef:
    """What Numba made, before it is made for any machine; the function has its plain name."""
    text = str(compiled._library._final_module)
    text = re.sub(r'^target triple = ".*"$', f'target triple = "{TRIPLE}"', text, flags=re.MULTILINE)
    text = re.sub(r'^target datalayout = ".*"$', f'target datalayout = "{DATA_LAYOUT}"', text, flags=re.MULTILINE)
    module = llvm.parse_assembly(text)
    module.get_function(compiled.native_name).name = name
    return module


def keep_inside(module: llvm.ModuleRef, exported: set[str]) -> None:
    """Let nothing but the exports be seen from outside: what is not called goes away, the rest may be inlined."""
    for each in (*module.functions, *module.global_variables):
        if not each.is_declaration and each.name not in exported:
            each.linkage = "internal"


def optimised(module: llvm.ModuleRef) -> bytes:
    """Machine code for WebAssembly."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(opt=3, features=FEATURES, reloc="static", codemodel="default")
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    fixed = [each.name for each in module.global_variables if each.name.startswith(ADDRESSES)]
    if fixed:
        raise ValueError(f"addresses of this process are compiled in: {', '.join(fixed)}")
    code: bytes = machine.emit_object(module)
    return code


def main(package: str, target: str) -> None:
    """The command line."""
    gc.disable()  # the process is over before it would pay
    warnings.simplefilter("ignore", NumbaWarning)  # that it is too early to keep anything for another time
    Path(target).write_bytes(emit(importlib.import_module(package).GAME))


if __name__ == "__main__":
    main(*sys.argv[1:])
