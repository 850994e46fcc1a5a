"""What goes wrong has a name: one hierarchy, which programs can also catch by the built-in errors."""

import pickle
import re
from pathlib import Path

import pytest

import astroport
from astroport.core import errors
from astroport.core.errors import AstroportError, FileError, InvalidRecordError, RefusedError, StaleError

SOURCES = sorted(Path(astroport.__file__).parent.rglob("*.py"))
KINDS = [each for each in vars(errors).values() if isinstance(each, type) and issubclass(each, AstroportError)]


def found(pattern: str, sources: list[Path]) -> list[str]:
    lines = [(path, line) for path in sources for line in path.read_text(encoding="utf-8").splitlines()]
    return [f"{path}: {line.strip()}" for path, line in lines if re.search(pattern, line)]


def test_nothing_is_just_an_error() -> None:
    assert found(r"(?<!class )\bAstroportError\(|\braise AstroportError\b", SOURCES) == []


@pytest.mark.parametrize("kind", [each for each in KINDS if each is not AstroportError], ids=lambda each: each.__name__)
def test_every_error_is_also_a_built_in_one(kind: type[AstroportError]) -> None:
    assert kind.__mro__[2].__module__ == "builtins"
    assert kind.__mro__[2] is not Exception


@pytest.mark.parametrize("error", [InvalidRecordError("luck", "is odd"), StaleError(3), FileError("x is not there")])
def test_an_error_comes_back_from_another_process(error: AstroportError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))


def test_production_code_has_no_mock() -> None:
    assert found(r"\bmock\b", [path for path in SOURCES if "testing" not in path.parts]) == []


def test_a_refusal_says_why_and_can_be_caught_as_a_value_error() -> None:
    match = astroport.start("sputnik", seats=2, seed=1)
    with pytest.raises(ValueError, match=r"SP-2\.1") as caught:
        match.play("take d1")
    error = caught.value
    assert isinstance(error, RefusedError)
    assert (error.refusal.code, error.refusal.rule, error.refusal.action) == ("rule", "SP-2.1", "take d1")
