"""The kernels of a game as PTX: what a GPU would run, on a machine that need not have one."""

from __future__ import annotations

import re
from unittest import mock

from astroport.core.contract import Game
from astroport.research.gpu import cuda_of_numba, kernels

CONSTANT_MEMORY = 65_536  # bytes that a GPU has for the tables compiled code takes in


def ptx(game: Game, compute_capability: tuple[int, int] = (9, 0), optimised: bool = True) -> dict[str, str]:
    """The kernels of a game as PTX for a GPU that need not be there; together they call the rules' eight functions."""
    import numba

    cuda, lanes = cuda_of_numba(), kernels(game)
    states = numba.from_dtype(game.state.STATE)[::1]
    layout = numba.from_dtype(game.options_dtype)[::1]
    rngs, actions, results = numba.int64[:, ::1], numba.int64[::1], numba.float64[:, ::1]
    signatures = {
        "play_lane": (states, layout, rngs, numba.int64, actions, results),
        "consult_lane": (states, rngs, numba.int64[:, ::1]),
    }
    device = mock.Mock(compute_capability=compute_capability)
    with (
        mock.patch("numba.cuda.compiler.get_current_device", return_value=device),
        mock.patch("numba.cuda.dispatcher.get_current_device", return_value=device),
    ):
        return {
            name: str(cuda.compile_ptx(getattr(lanes, name), signature, cc=compute_capability, opt=optimised)[0])
            for name, signature in signatures.items()
        }


def constants(code: str) -> int:
    """How many bytes of tables a kernel takes in; a function compiled for other types brings them once more.

    >>> constants(".const .align 8 .b8 rows[240] = {1, 2};")
    240
    """
    return sum(int(size) for size in re.findall(r"\.const[^\[\n]*\[(\d+)\]", code))
