"""A table that was opened under older rules goes on by them: real records of version 1 of Escape Pods."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from astroport import load, verify
from astroport.core.contract import CHANCE
from astroport.core.errors import InvalidRecordError
from astroport.games.escape_pods import GAME
from astroport.games.escape_pods.present import picture
from astroport.table import entries, opening
from astroport.table.entries import Chair
from astroport.table.table import Table
from astroport.testing import Golden
from tests.table.party import ANN, Party

RECORDS = Path(__file__).parents[1] / "games" / "escape_pods" / "golden_v1"
BY_THEIRS = {"seats2-refuges_usual": [10, 6], "seats5-refuges_usual": [13, 16, 3, 2, 5]}
NOW_OTHERWISE = {"seats2-refuges_usual": [10, 7], "seats5-refuges_usual": [13, 16, 6, 2, 5]}
REAL = pytest.mark.parametrize("name", BY_THEIRS)


def written(name: str) -> dict[str, Any]:
    """A record as it was written by version 1."""
    record = dict(Golden.read(RECORDS / f"{name}.json").record)
    assert record["rules_version"] == 1
    assert "specials" not in record["options"]
    return record


def points(state: Any) -> list[int]:
    return [score["points"] for score in picture(state, 0)["result"]["scores"]]


@REAL
def test_a_record_of_version_1_is_one_with_specials_assigned(name: str) -> None:
    record = written(name)
    match = load(record)
    assert match.options["specials"] == "assigned"
    assert points(match.state[0]) == BY_THEIRS[name]
    assert verify(record).match.result == tuple(record["result"])
    now = match.record()
    assert (now["rules_version"], now["options"]["specials"]) == (2, "assigned")
    assert points(load(now).state[0]) == BY_THEIRS[name]
    by_the_letter = load(now | {"options": now["options"] | {"specials": "all"}})
    assert points(by_the_letter.state[0]) == NOW_OTHERWISE[name]


def test_version_1_had_no_such_option() -> None:
    record = written("seats2-refuges_usual")
    with pytest.raises(InvalidRecordError, match="no option 'specials' in version 1"):
        load(record | {"options": record["options"] | {"specials": "all"}})
    with pytest.raises(InvalidRecordError, match=r"options\.specials"):
        load(record | {"rules_version": 2})


@REAL
def test_a_running_table_of_version_1_goes_on_by_its_rules(name: str) -> None:
    """As a house has stored it: everything but the last choice of the record was played there."""
    record = written(name)
    moves = [(CHANCE if seat == "chance" else seat, action) for seat, action in record["actions"]]
    chairs = [Chair([ANN], f"Ann {seat}") for seat in range(len(record["seats"]))]
    first = opening.opened(GAME, chairs, record["options"], opener=ANN, moves=moves[:-1])
    stored = entries.encode(msgspec.structs.replace(first, rules_version=1, options=record["options"]))
    at = Party(entries.decode(stored))  # type: ignore[arg-type]
    assert at.table.state.match.options["specials"] == "assigned"
    seat, action = moves[-1]
    at.act(action, seat)
    assert at.table.state.match.over
    assert points(at.table.state.match.state[0]) == BY_THEIRS[name]
    exported = at.table.state.record()
    assert (exported["rules_version"], exported["options"]["specials"]) == (2, "assigned")
    assert load(exported).result == at.table.state.match.result
    assert opening.again(at.table.state).options["specials"] == "assigned", "a rematch is by the same rules"
    on = opening.forked(at.table.state, 40, chairs, opener=ANN)
    assert (on.rules_version, on.options["specials"]) == (2, "assigned")


def test_a_record_of_version_1_that_is_brought_along_is_looked_at_by_its_rules() -> None:
    record = written("seats2-refuges_usual")
    table = Table("party0000000", opening.brought(record, ANN))
    assert points(table.state.match.state[0]) == BY_THEIRS["seats2-refuges_usual"]
    assert verify(table.state.record()).rolls > 0
