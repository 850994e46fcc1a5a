"""Actions by number and by name, and declarations that cannot be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from astroport.core.codec import Codec, Field, Kind
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
