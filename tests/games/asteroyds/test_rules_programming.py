"""Asteroyds, AC-2, from the text: dice, programs, rounds and modes, who sees them."""

from __future__ import annotations

from typing import Any

import pytest

from astroport.core.errors import InvalidActionError
from astroport.games.asteroyds import GAME
from astroport.testing import rule

from .board import Board, Opening, steps, words

FACES = {f"die {face}" for face in range(1, 7)}
BASIC = words("empty shoot forward right left about")
LINE = words("none 1 2 3 4 5 6")

# The dice


@rule("AC-2.1")
@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_a_turn_begins_with_the_dice_of_red_and_white(seats: int) -> None:
    board = Opening(seats)
    assert (board.phase, board.awaited, board.allowed("chance")) == ("roll", ["chance"], FACES)
    board.play("chance", "die 3")
    assert [team["die"] for team in board.position["teams"]] == [3, None]
    board.play("chance", "die 6")
    assert [team["die"] for team in board.position["teams"]] == [3, 6]
    assert board.phase == "program"


@rule("AC-2.1", "AC-7.2", "AC-7.4")
@pytest.mark.parametrize(("seats", "options"), [(6, {"teams": 3}), (4, {"rocks": 2}), (5, {"rocks": 4})])
def test_the_blue_die_is_for_a_third_team_or_rocks(seats: int, options: dict[str, Any]) -> None:
    board = Opening(seats, **options)
    if "rocks" in options:
        board.play("chance", "compass W")
    board.play("chance", "die 1", "die 2")
    assert board.phase == "roll"
    board.play("chance", "die 5")
    assert board.phase == "program"
    shown = board.position
    assert (shown["drift"] if "rocks" in options else shown["teams"][2]["die"]) == 5


@rule("AC-2.1")
@pytest.mark.parametrize("action", ["column forward", "round 1", "mode shoot", "resolve", "drift", "face E"])
def test_nothing_else_comes_before_the_dice(action: str) -> None:
    assert Opening().rule("chance", action) == "AC-2.1"


@rule("AC-2.1", "AC-6.1")
def test_every_turn_has_its_own_dice() -> None:
    board = Board(dice="2 3", turrets={"e5": "red E"}).end_turn()
    assert (board.phase, board.awaited) == ("roll", ["chance"])
    assert [team["die"] for team in board.position["teams"]] == [None, None]
    board.play("chance", "die 6", "die 4")
    assert [team["die"] for team in board.position["teams"]] == [6, 4]
    assert board.program().resolve().beams == {"e5": "e1"}  # opposite the 1


@rule("AC-2.1", "AC-7.3")
@pytest.mark.parametrize("chrono", [40, 30, 20, 0])
def test_the_clock(chrono: int) -> None:
    """20 to 40 seconds by option, or no limit; double in the match of one against one."""
    plan = GAME.plan
    assert plan is not None
    for seats in (4, 5, 6):
        assert plan.seconds(seats, GAME.settle(seats, {"chrono": chrono})) == chrono
    assert plan.seconds(2, GAME.settle(2, {"chrono": chrono})) == 2 * chrono


# Columns


@rule("AC-2.2")
@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_all_program_at_the_same_time(seats: int) -> None:
    board = Board(seats=seats)
    assert board.awaited == list("ABCDEF"[:seats])
    for who in board.awaited:
        assert board.choices(who, "column") == BASIC
        assert board.allowed(who) == board.allowed(who, "column")


@rule("AC-2.2")
def test_in_any_order() -> None:
    board = Board()
    board.play("D", "column forward").play("B", "column shoot", "column left").play("D", "column about")
    board.play("A", *steps("S S S S S S"))
    assert board.awaited == ["B", "C", "D"]
    shown = {ship["name"]: ship["program"] for ship in board.position["ships"]}
    assert shown == {"A": ["shoot"] * 6, "B": ["shoot", "left"], "C": [], "D": ["forward", "about"]}


@rule("AC-2.2")
@pytest.mark.parametrize("token", sorted(BASIC))
def test_each_of_six_columns_may_hold_the_same(token: str) -> None:
    board = Board()
    for _ in range(6):
        assert board.choices("A", "column") == BASIC
        board.play("A", f"column {token}")
    assert board.allowed("A", "column") == set()
    assert board.position["ships"][0]["program"] == [token] * 6


@rule("AC-2.2")
def test_columns_come_first() -> None:
    board = Board()
    for _ in range(6):
        for action in ("round 1", "round none", "mode shield", "mode none"):
            assert board.rule("A", action) == "AC-2.2"
        board.play("A", "column empty")
    assert board.rule("A", "round 1") is None


@rule("AC-2.2", "AC-7.1")
@pytest.mark.parametrize("power", ["double", "turnabout", "back", "wide-right", "pivot-left", "spin-right"])
def test_without_pilots_there_are_no_powers(power: str) -> None:
    with pytest.raises(InvalidActionError):
        Board().rule("A", f"column {power}")


@rule("AC-2.2", "AC-4.1")
@pytest.mark.parametrize(
    ("token", "there"),
    [("F", "e6 E"), ("R", "f5 SE"), ("L", "d5 NE"), ("A", "e5 W"), ("S", "e5 E"), (".", "e5 E")],
)
def test_what_each_action_does(token: str, there: str) -> None:
    assert Board(ships={"A": "e5 E"}).fly(A=token)["A"] == there


@rule("AC-2.2")
@pytest.mark.parametrize(
    ("heading", "right", "left"),
    [
        ("E", "i9 SE", "g9 NE"),
        ("SE", "i8 SW", "h9 E"),
        ("SW", "h7 W", "i9 SE"),
        ("W", "g8 NW", "i8 SW"),
        ("NW", "g9 NE", "h7 W"),
        ("NE", "h9 E", "g8 NW"),
    ],
)
def test_to_turn_by_60_degrees_is_to_advance_in_the_new_direction(heading: str, right: str, left: str) -> None:
    ships = {"A": f"h8 {heading}", "C": f"h8 {heading}"}
    board = Board(ships=ships).fly(A="R", C="L")
    assert (board["A"], board["C"]) == (right, left)


@rule("AC-2.2")
def test_columns_are_carried_out_one_a_round() -> None:
    board = Board(ships={"A": "e5 E"}).program(A="F R . L A F")
    flown = [board.resolve()["A"] for _ in range(6)]
    assert flown == ["e6 E", "f6 SE", "f6 SE", "f7 E", "f7 W", "f6 W"]


@rule("AC-2.2")
def test_programs_are_secret() -> None:
    board = Board().play("A", "column forward", "column shoot").play("B", "column left")
    assert board.seen_by("A")["A"]["program"] == ["forward", "shoot"]
    assert board.seen_by("B")["A"]["program"] is None
    assert board.seen_by("D")["A"]["program"] is None
    assert board.seen_by("A")["B"]["program"] is None
    board.play("A", *["column empty"] * 4, "round 2", "mode shield")
    assert board.seen_by("B")["A"]["rounds"] == []
    assert board.seen_by("B")["A"]["mode"] is None
    assert board.seen_by("B")["A"]["done"] is True


@rule("AC-2.2")
def test_when_all_are_in_they_are_carried_out_and_open_to_all() -> None:
    board = Board().program(A="F", B="S F | 2 shield")
    assert (board.phase, board.awaited) == ("resolve", ["chance"])
    assert board.seen_by("A")["B"]["program"] == ["shoot", "forward", *["empty"] * 4]
    assert (board.seen_by("A")["B"]["rounds"], board.seen_by("A")["B"]["mode"]) == ([2], "shield")
    assert board.rule("chance", "column forward") == "AC-2.2"


# Rounds and modes


@rule("AC-2.3")
@pytest.mark.parametrize("mode", ["none", "shoot", "shield"])
@pytest.mark.parametrize("at", range(1, 7))
def test_a_round_and_a_mode(at: int, mode: str) -> None:
    board = Board().play("A", *["column empty"] * 6)
    assert board.allowed("A") == {f"round {choice}" for choice in LINE}
    board.play("A", f"round {at}")
    assert board.allowed("A") == words_of("mode", "none shoot shield")
    board.play("A", f"mode {mode}")
    assert "A" not in board.awaited
    ship = board.position["ships"][0]
    assert (ship["rounds"], ship["mode"], ship["done"]) == ([at], None if mode == "none" else mode, True)


@rule("AC-2.3")
def test_the_order_is_columns_round_mode() -> None:
    board = Board().play("A", *["column empty"] * 6)
    for action in ("column forward", "mode shoot", "mode none"):
        assert board.rule("A", action) == "AC-2.3"
    board.play("A", "round 4")
    for action in ("column forward", "round 4", "round 5", "round none"):
        assert board.rule("A", action) == "AC-2.3"


@rule("AC-2.3")
@pytest.mark.parametrize("mode", ["none", "shoot", "shield"])
def test_either_may_be_left_out(mode: str) -> None:
    """A mode without a round too: every program takes eight actions, whatever is in it."""
    board = Board().play("A", *["column empty"] * 6, "round none")
    assert board.allowed("A") == words_of("mode", "none shoot shield")
    board.play("A", f"mode {mode}")
    assert board.awaited == ["B", "C", "D"]
    assert board.position["ships"][0]["mode"] == (None if mode == "none" else mode)
    assert board.position["ships"][0]["rounds"] == []


@rule("AC-2.3")
def test_what_is_left_out_has_no_effect() -> None:
    """A round without a mode is no shield, and no better shot; nor is a mode without a round."""
    ships = {"A": "e5 E", "B": "e8 W"}
    assert Board(ships=ships).fly(A="S", B=". | shield").off == words("B")
    assert Board(ships=ships).fly(A="S | shoot", B=". | 1 shield").off == set()
    assert Board(ships=ships).fly(A="S", B=". | 1").off == words("B")
    assert Board(ships=ships).fly(A="S | 1", B=". | 1 shield").off == set()
    assert Board(ships=ships).fly(A="S").off == words("B")


# Allies


@rule("AC-2.4")
@pytest.mark.parametrize(
    ("seats", "options", "who", "allies"),
    [
        (4, {}, "A", "A C"),
        (4, {}, "D", "B D"),
        (5, {}, "E", "A C E"),
        (5, {}, "B", "B D"),
        (6, {}, "F", "B D F"),
        (6, {"teams": 3}, "B", "B E"),
        (6, {"teams": 3}, "F", "C F"),
    ],
)
def test_teammates_see_each_others_programs(seats: int, options: dict[str, Any], who: str, allies: str) -> None:
    board = Board(seats=seats, **options)
    for other in board.awaited:
        board.play(other, "column shoot", "column left")
    seen = {name for name, ship in board.seen_by(who).items() if ship["program"] == ["shoot", "left"]}
    assert seen == words(allies)
    settled = GAME.settle(seats, options)
    letters = "ABCDEF"[:seats]
    assert {x for x in letters if GAME.allies(settled, letters.index(who), letters.index(x))} == words(allies)


# When time is up


@rule("AC-2.5")
@pytest.mark.parametrize(
    ("set_so_far", "columns", "rounds", "mode"),
    [
        ([], [], [], None),
        (["column forward", "column shoot"], ["forward", "shoot"], [], None),
        (["column left"] * 6, ["left"] * 6, [], None),
        (["column left"] * 6 + ["round 3"], ["left"] * 6, [3], None),
    ],
)
def test_what_is_set_stands_and_the_rest_stays_empty(
    set_so_far: list[str], columns: list[str], rounds: list[int], mode: str | None
) -> None:
    board = Board().play("A", *set_so_far)
    plan = GAME.plan
    assert plan is not None
    while "A" in board.awaited:
        board.play("A", next(action for action in plan.defaults if action in board.allowed("A")))
    ship = board.position["ships"][0]
    assert ship["program"] == [*columns, *["empty"] * (6 - len(columns))]
    assert (ship["rounds"], ship["mode"], ship["done"]) == (rounds, mode, True)


@rule("AC-2.5", "AC-7.1")
def test_when_time_is_up_a_shield_pilot_has_the_rounds_it_chose() -> None:
    board = Board(pilots={"A": "shield"}).play("A", *["column empty"] * 6, "round 5")
    plan = GAME.plan
    assert plan is not None
    while "A" in board.awaited:
        board.play("A", next(action for action in plan.defaults if action in board.allowed("A")))
    assert (board.position["ships"][0]["rounds"], board.position["ships"][0]["mode"]) == ([5], "shield")


@rule("AC-2.5")
def test_all_that_takes_time_is_a_plan() -> None:
    plan = GAME.plan
    assert plan is not None
    assert set(plan.kinds) == words("column round mode")


def words_of(kind: str, choices: str) -> set[str]:
    return {f"{kind} {choice}" for choice in choices.split()}
