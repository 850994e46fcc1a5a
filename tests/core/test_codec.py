"""Actions by number and by name, and declarations that cannot be."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import numpy as np
import pytest

from astroport import catalogue
from astroport.core.codec import Codec, Field, Kind
from astroport.core.compiling import plain
from astroport.core.errors import InvalidActionError
from astroport.games.sputnik import GAME

GO = Codec(Kind("go", Field("row", 3), Field("seat", 2, default=1)))


def test_capitals_count_where_they_tell_values_apart() -> None:
    named = GO.lexicon(row=["a", "b", "A"], seat=["A", "B"])
    assert named.parse("go a A").fields == {"row": "a", "seat": "A"}
    assert named.parse("go A a").fields == {"row": "A", "seat": "A"}
    assert named.parse("GO B b").fields == {"row": "b", "seat": "B"}
    assert named.parse("go b") is named.parse("go b B")


def test_values_without_a_name_do_not_exist() -> None:
    one_seat = GO.lexicon(seat=["A"])
    assert len(one_seat) == 3
    with pytest.raises(InvalidActionError, match="1 values given"):
        one_seat.parse("go 1")  # the usual seat is not there
    with pytest.raises(InvalidActionError, match="no action number 1 "):
        one_seat[1]
    assert len(GO.lexicon(row=[])) == 0


def test_names_that_fit_no_field_are_refused() -> None:
    with pytest.raises(ValueError, match="no field is called 'column'"):
        GO.lexicon(column=["x"])
    with pytest.raises(ValueError, match="more names than values for 'seat'"):
        GO.lexicon(seat=["A", "B", "C"])


def test_declarations_that_do_not_fit_the_house() -> None:
    with pytest.raises(ValueError, match="40000 actions, more than 32767"):
        Codec(Kind("much", Field("x", 200), Field("y", 200)))
    with pytest.raises(ValueError, match="17 seats, more than 16"):
        replace(GAME, seats=range(2, 18))


MADE = Codec(Kind("stay"), Kind("go", Field("to", 5)), Kind("aim", Field("at", 3), Field("by", 4)), Kind("end"))
WIDE = Codec(Kind("stay"), Kind("swap", Field("whose", 2), Field("mine", 3), Field("theirs", 4)))


def test_compiled_code_takes_actions_apart() -> None:
    is_aim, encode_aim, decode_aim = MADE.compiled("aim")
    _, encode_go, decode_go = MADE.compiled("go")
    _, encode_swap, decode_swap = WIDE.compiled("swap")
    assert [is_aim(action) for action in range(MADE.count)] == [False] * 6 + [True] * 12 + [False]
    assert [decode_aim(action) for action in range(6, 18)] == list(product(range(3), range(4)))
    assert [encode_aim(at, by) for at, by in product(range(3), range(4))] == list(range(6, 18))
    assert [decode_go(encode_go(to)) for to in range(5)] == list(range(5))
    assert [decode_swap(action) for action in range(1, WIDE.count)] == list(product(range(2), range(3), range(4)))
    assert [encode_swap(*decode_swap(action)) for action in range(1, WIDE.count)] == list(range(1, WIDE.count))


def test_compiled_code_matches_neighbouring_kinds_and_lists_them() -> None:
    is_either = MADE.matcher("go", "aim")
    assert [is_either(action) for action in range(MADE.count)] == [False, *[True] * 17, False]
    assert MADE.span("go", "aim") == (1, 18)
    out = np.zeros(5, np.int16)
    assert MADE.lister("go")(3, out) == 3
    assert out.tolist() == [1, 2, 3, 0, 0]
    with pytest.raises(ValueError, match="'stay' has 0 fields"):
        MADE.compiled("stay")


@pytest.mark.parametrize("slug", catalogue())
def test_decoders_and_lexicon_agree(slug: str) -> None:
    codec = catalogue()[slug].codec
    named = codec.lexicon()
    for kind in (kind for kind in codec.kinds.values() if kind.fields):
        matches, encode, decode = (plain(made) for made in codec.compiled(kind.name))
        for action in named:
            assert matches(action.number) == (action.kind == kind.name)
            if action.kind == kind.name:
                values = decode(action.number) if len(kind.fields) > 1 else (decode(action.number),)
                assert [str(value + 1) for value in values] == list(action.fields.values())
                assert encode(*values) == action.number
