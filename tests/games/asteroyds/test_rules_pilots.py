"""Asteroyds, AC-7.1, from the text: pilots, each with a power once in a match, and the shield pilot."""

from __future__ import annotations

from typing import Any

import pytest

from astroport.testing import rule

from .board import Board, Opening, free_line, steps, words

RED, WHITE = "g4 E off", "g11 W off"
BASIC = words("empty shoot forward right left about")
POWERS = {
    "double": words("double"),
    "turnabout": words("turnabout"),
    "back": words("back"),
    "wide": words("wide-right wide-left"),
    "pivot": words("pivot-right pivot-left spin-right spin-left"),
    "shield": set(),
}
ALL = set().union(*POWERS.values())
LINE = words("none 1 2 3 4 5 6")


def flown_by(pilot: str, at: str = "e5 E", **setting: Any) -> Board:
    """A has this pilot."""
    ships = {"A": at} | setting.pop("ships", {})
    return Board(ships=ships, pilots={"A": pilot}, **setting)


# Who has which


@rule("AC-7.1")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (2, {"ships": 3}), (4, {}), (5, {}), (6, {"teams": 3})])
def test_every_ship_gets_a_pilot_by_lot_none_twice(seats: int, options: dict[str, Any]) -> None:
    board, left = Opening(seats, pilots=True, **options), list(POWERS)
    for number in range(len(board.names)):
        assert (board.phase, board.awaited) == ("deal", ["chance"])
        assert board.choices("chance", "pilot") == set(left)
        pilot = left.pop(len(left) // 2)
        board.play("chance", f"pilot {pilot}")
        assert board.position["ships"][number]["pilot"] == pilot
        if board.phase == "deal":
            assert board.rule("chance", f"pilot {pilot}") == "AC-7.1"
            assert board.rule("chance", "die 1") == "AC-7.1"
    assert board.phase == "roll"


@rule("AC-7.1")
def test_without_the_option_nobody_has_one() -> None:
    assert {ship["pilot"] for ship in Opening().begin().position["ships"]} == {None}


@rule("AC-7.1", "AC-2.2")
@pytest.mark.parametrize("pilot", POWERS)
def test_each_has_its_own_power_in_any_column(pilot: str) -> None:
    board = flown_by(pilot)
    assert set(board.position["ships"][0]["powers"]) == POWERS[pilot]
    for _ in range(6):
        assert board.choices("A", "column") == BASIC | POWERS[pilot]
        for other in sorted(ALL - POWERS[pilot]):
            assert board.rule("A", f"column {other}") == "AC-7.1"
        board.play("A", "column empty")


# What they do


@rule("AC-7.1")
@pytest.mark.parametrize(
    ("pilot", "power", "there"),
    [
        ("double", "double", "e7 E"),
        ("turnabout", "turnabout", "e4 W"),
        ("back", "back", "e4 E"),
        ("wide", "wide-right", "f4 SW"),
        ("wide", "wide-left", "d4 NW"),
        ("pivot", "pivot-right", "e5 SE"),
        ("pivot", "pivot-left", "e5 NE"),
        ("pivot", "spin-right", "e5 SW"),
        ("pivot", "spin-left", "e5 NW"),
    ],
)
def test_what_a_power_does(pilot: str, power: str, there: str) -> None:
    board = flown_by(pilot).fly(A=power)
    assert board["A"] == there
    assert board.spent == words("A")


@rule("AC-7.1")
@pytest.mark.parametrize(
    ("pilot", "power", "there"),
    [
        ("double", "double", "g9 NE"),
        ("turnabout", "turnabout", "j7 SW"),
        ("back", "back", "j7 NE"),
        ("wide", "wide-right", "j8 SE"),
        ("wide", "wide-left", "i7 W"),
        ("pivot", "pivot-right", "i8 E"),
        ("pivot", "pivot-left", "i8 NW"),
        ("pivot", "spin-right", "i8 SE"),
        ("pivot", "spin-left", "i8 W"),
    ],
)
def test_with_another_heading(pilot: str, power: str, there: str) -> None:
    assert flown_by(pilot, "i8 NE").fly(A=power)["A"] == there


@rule("AC-7.1", "AC-4.2")
@pytest.mark.parametrize(
    ("pilot", "power", "pod", "dropped"),
    [
        ("double", "double", "e6", "e5"),
        ("double", "double", "e7", "e6"),
        ("turnabout", "turnabout", "e4", "e5"),
        ("back", "back", "e4", "e5"),
        ("wide", "wide-right", "f4", "e5"),
        ("wide", "wide-left", "d4", "e5"),
    ],
)
def test_a_power_may_end_in_a_crash(pilot: str, power: str, pod: str, dropped: str) -> None:
    """What was carried stays on the last cell that the ship really was on."""
    board = flown_by(pilot, "e5 E +white", pods=pod).fly(A=power)
    assert board["A"] == RED
    assert board.asteroyds["white"] == dropped
    assert board.spent == words("A")


@rule("AC-7.1")
@pytest.mark.parametrize("power", sorted(POWERS["pivot"]))
def test_to_turn_in_place_is_not_to_crash(power: str) -> None:
    board = flown_by("pivot", pods="e6 f5 f4 e4 d4 d5").fly(A=power)
    assert board["A"].startswith("e5")


@rule("AC-7.1")
def test_a_power_takes_what_is_carried_along() -> None:
    for pilot, power, cell in (("double", "double", "e7"), ("back", "back", "e4"), ("pivot", "spin-left", "e5")):
        assert flown_by(pilot, "e5 E +white").fly(A=power).asteroyds["white"] == cell


# Once in a match


@rule("AC-7.1")
@pytest.mark.parametrize("power", sorted(ALL))
def test_a_program_has_one_power_at_most(power: str) -> None:
    pilot = next(pilot for pilot, powers in POWERS.items() if power in powers)
    board = flown_by(pilot).play("A", f"column {power}")
    for column in range(5):
        assert board.choices("A", "column") == BASIC
        for other in sorted(POWERS[pilot]):
            assert board.rule("A", f"column {other}") == "AC-7.1"
        board.play("A", f"column {['forward', 'empty'][column % 2]}")


@rule("AC-7.1")
def test_once_carried_out_it_is_spent_for_good() -> None:
    board = flown_by("back").fly(A="back").next_turn()
    assert board.spent == words("A")
    assert board.position["ships"][0]["powers"] == []
    assert board.choices("A", "column") == BASIC
    assert board.rule("A", "column back") == "AC-7.1"
    board.next_turn()
    assert board.rule("A", "column back") == "AC-7.1"


@rule("AC-7.1")
def test_of_several_ways_only_one_may_be_used() -> None:
    board = flown_by("pivot spent")
    for power in sorted(POWERS["pivot"]):
        assert board.rule("A", f"column {power}") == "AC-7.1"


@rule("AC-7.1")
def test_it_is_spent_in_the_round_of_its_column() -> None:
    board = flown_by("double").program(A=". F double")
    assert [board.resolve().spent for _ in range(3)] == [set(), set(), words("A")]


@rule("AC-7.1")
@pytest.mark.parametrize(
    ("program", "enemy"),
    [
        (". double", "S"),  # hit in the round before
        ("double", "S"),  # hit in the same round: lasers come first
    ],
)
def test_who_is_hit_before_keeps_the_power(program: str, enemy: str) -> None:
    board = flown_by("double", ships={"B": "e9 W"}).fly(A=program, B=enemy)
    assert board["A"] == RED
    assert board.next_turn().spent == set()
    assert board.choices("A", "column") == BASIC | {"double"}
    assert board.fly(A="double")["A"] == "g6 E"


@rule("AC-7.1")
def test_who_crashes_before_keeps_the_power() -> None:
    board = flown_by("back", pods="e6").fly(A="F back")
    assert board["A"] == RED
    assert board.spent == set()


@rule("AC-7.1")
def test_who_leaves_it_out_keeps_the_power() -> None:
    board = flown_by("wide").next_turn()
    assert board.spent == set()
    assert board.rule("A", "column wide-left") is None


# The double move


@rule("AC-7.1", "AC-5.2")
@pytest.mark.parametrize("at", ["e6", "e7"])
def test_a_double_move_picks_up_what_it_passes_over(at: str) -> None:
    board = flown_by("double", asteroyds={"white": at}).fly(A="double")
    assert board["A"] == "e7 E +white"
    assert board.asteroyds["white"] == "e7"


@rule("AC-7.1", "AC-5.2")
def test_two_of_another_colour_one_passing_over_it() -> None:
    board = flown_by("double", asteroyds={"white": "e6"}, ships={"C": "d6 SW"}).fly(A="double", C="F")
    assert (board["A"], board["C"]) == ("e7 E", "e6 SW")
    assert board.asteroyds["white"] == "e6"


@rule("AC-7.1", "AC-5.2")
def test_an_owner_on_the_cell_does_not_keep_it() -> None:
    board = flown_by("double", asteroyds={"white": "e6"}, ships={"B": "d6 SW"}).fly(A="double", B="F")
    assert board["A"] == "e7 E +white"


@rule("AC-7.1", "AC-5.3")
def test_a_friend_that_passes_over_it_sends_it_home() -> None:
    board = flown_by("double", asteroyds={"red": "e6"}).fly(A="double")
    assert (board["A"], board.asteroyds["red"]) == ("e7 E", "g2")


@rule("AC-7.1", "AC-5.3", "AC-5.2")
def test_a_friend_that_passes_over_it_does_not_when_another_colour_is_there() -> None:
    board = flown_by("double", asteroyds={"red": "e6"}, ships={"B": "d6 SW"}).fly(A="double", B="F")
    assert (board["A"], board["B"], board.asteroyds["red"]) == ("e7 E", "e6 SW +red", "e6")


@rule("AC-7.1", "AC-5.3")
def test_a_friend_that_passes_beside_it_does_not() -> None:
    board = flown_by("double", asteroyds={"red": "d6"}).fly(A="double")
    assert (board["A"], board.asteroyds["red"]) == ("e7 E", "d6")


@rule("AC-7.1", "AC-5.4")
def test_what_was_picked_up_on_the_way_scores_in_the_zone() -> None:
    board = flown_by("double", "g7 W", asteroyds={"white": "g6"}).fly(A="double")
    assert (board["A"], board.scores["red"]) == ("g5 W", 1)
    assert board.asteroyds["white"] == "g13"


@rule("AC-7.1", "AC-4.2", "AC-5.4")
def test_a_double_move_too_far_ends_on_the_own_platform() -> None:
    """Through the zone into the platform: a crash, and no point; the asteroyd lies in the zone."""
    board = flown_by("double", "g6 W +white").fly(A="double")
    assert board["A"] == RED
    assert board.scores == {"red": 0, "white": 0}
    assert board.asteroyds["white"] == "g5"


@rule("AC-7.1", "AC-4.2")
def test_who_crashes_on_the_way_on_has_picked_nothing_up() -> None:
    board = flown_by("double", pods="e7", asteroyds={"white": "e6"}).fly(A="double")
    assert (board["A"], board.asteroyds["white"]) == (RED, "e6")


@rule("AC-7.1", "AC-4.3")
def test_a_double_move_jumps_over_nothing() -> None:
    board = flown_by("double", turrets={"e6": "red NE"}).fly(A="double")
    assert board["A"] == RED
    assert board.off == words("A e6")


@rule("AC-7.1", "AC-5.2")
def test_what_falls_later_on_the_cell_passed_over_is_not_picked_up() -> None:
    ships = {"A": "d5 SE", "B": "f6 NW", "C": "e5 E +white"}
    board = Board(ships=ships, pilots={"A": "double"}).program(A="double", B=". S", C="F .").resolve()
    assert (board["A"], board["C"]) == ("f6 SE", "e6 E +white")
    board.resolve()
    assert (board["A"], board["C"], board.asteroyds["white"]) == ("f6 SE", RED, "e6")


@rule("AC-7.1", "AC-7.2")
def test_a_double_move_may_pick_up_two() -> None:
    first, over, last = free_line("three_teams", 3)
    asteroyds = {"white": over, "blue": last}
    board = Board(seats=6, teams=3, ships={"A": f"{first} E"}, asteroyds=asteroyds, pilots={"A": "double"})
    assert board.fly(A="double")["A"] == f"{last} E +white +blue"
    assert board.asteroyds["white"] == board.asteroyds["blue"] == last


# The shield pilot


@rule("AC-7.1")
def test_the_shield_pilot_has_two_rounds_and_no_mode() -> None:
    board = flown_by("shield").play("A", *["column empty"] * 6)
    assert board.allowed("A") == {f"round {choice}" for choice in LINE}
    for mode in ("none", "shoot", "shield"):
        assert board.rule("A", f"mode {mode}") == "AC-7.1"
    assert board.rule("A", "column shoot") == "AC-2.3"
    board.play("A", "round 2")
    assert board.allowed("A") == {f"round {choice}" for choice in LINE - {"2"}}
    assert board.rule("A", "round 2") == "AC-7.1"
    assert board.rule("A", "mode shoot") == "AC-7.1"
    board.play("A", "round 5")
    ship = board.position["ships"][0]
    assert (ship["rounds"], ship["mode"], ship["done"]) == ([2, 5], "shield", True)
    assert "A" not in board.awaited


@rule("AC-7.1")
@pytest.mark.parametrize(("line", "rounds"), [("", []), ("| 4", [4]), ("| 6 1", [1, 6])])
def test_it_may_have_fewer(line: str, rounds: list[int]) -> None:
    board = flown_by("shield").play("A", *steps(line, shield_pilot=True))
    assert board.position["ships"][0]["rounds"] == rounds
    assert "A" not in board.awaited


@rule("AC-7.1")
def test_none_means_none() -> None:
    board = flown_by("shield").play("A", *["column empty"] * 6, "round none")
    assert board.allowed("A") == {"round none"}
    assert board.rule("A", "round 3") == "AC-7.1"


@rule("AC-7.1", "AC-2.3")
def test_other_pilots_have_one_round() -> None:
    board = flown_by("back").play("A", *["column empty"] * 6, "round 2")
    assert board.rule("A", "round 5") == "AC-2.3"
    assert board.allowed("A") == {"mode none", "mode shoot", "mode shield"}


@rule("AC-7.1", "AC-3.8")
@pytest.mark.parametrize(("line", "hit"), [("", 1), ("| 1", 2), ("| 1 2", 3), ("| 1 3", 2), ("| 2 3", 1)])
def test_its_shield_is_up_in_both_rounds_and_no_others(line: str, hit: int) -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W"}, pilots={"B": "shield"}).program(A="S S S S", B=line)
    for number in range(1, 5):
        assert (board.resolve()["B"] == WHITE) == (number >= hit)


@rule("AC-7.1")
def test_every_turn_anew() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W"}, pilots={"B": "shield"})
    for _ in range(3):
        board.fly(A="S S", B=". . | 1 2")
        assert board["B"] == "e8 W"
        assert board.spent == set()
        board.next_turn()


@rule("AC-7.1", "AC-3.9")
def test_a_shot_that_no_shield_stops_hits_the_shield_pilot_too() -> None:
    board = Board(ships={"A": "e5 E", "B": "e8 W"}, pilots={"B": "shield"}).fly(A="S | 1 shoot", B=". | 1")
    assert board["B"] == WHITE


@rule("AC-7.1", "AC-3.9")
def test_the_shield_pilot_has_no_such_shot() -> None:
    board = flown_by("shield", ships={"B": "e8 W"}).fly(A="S | 1", B=". | 1 shield")
    assert board["B"] == "e8 W"
