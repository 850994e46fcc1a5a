"""EP-9: the game for one. And the barrier where all thirteen sectors can explode (EP-7.1)."""

from __future__ import annotations

from itertools import combinations

import pytest

from astroport.games.escape_pods.tally import ask
from astroport.testing import rule

from .board import Board, Opening, words

LAND = "use embark commander"
TOUCHED = (
    "2 4 5; 1 3 5; 2 5 6; 1 5 7 8; 1 2 3 4 6 8; 3 5 8 9; 4 8 10 11; 4 5 6 7 9 10; 6 8 10 13; 7 8 9 11 12 13; 7 10 12"
)
TOUCHING = {
    sector: [int(to) for to in beside.split()]
    for sector, beside in enumerate(f"{TOUCHED}; 10 11 13; 9 10 12".split(";"), 1)
}


def alone(**pods: str) -> Board:
    """7 is the farther card, 3 the nearer one."""
    flying = {name.replace("_", "-"): signs for name, signs in pods.items()}
    return Board(seats=1, pods=flying, row="7 3")


# Setup


@rule("EP-9.1")
def test_all_pods_all_cards_and_two_of_them_face_up() -> None:
    board = Opening(1).lay_refuges()
    assert board.allowed() == {f"card {sector}" for sector in range(1, 14)}
    assert set(board.pods) == words("duo-1 trio duo-2 mini-1 mini-2 mini-3")
    board.play("card 7")
    assert board.asked == "chance"
    board.play("card 3")
    assert board.row == "7 3"  # the first one drawn lies farther
    assert (board.phase, board.turn, board.picture()["solo"]) == ("turn", "A", True)
    assert board.actions == 2  # already in the first turn


# The end of a turn


@rule("EP-9.1")
def test_at_the_end_of_a_turn_the_farther_card_acts_and_the_other_moves_up() -> None:
    board = alone().play("end")
    assert board.debris == words("7")
    assert (board.row, board.asked) == ("3", "chance")
    assert "card 7" not in board.allowed()
    assert "card 3" not in board.allowed()
    board.play("card 12")
    assert (board.row, board.phase, board.turn, board.actions) == ("3 12", "turn", "A", 2)
    board.play("end", "card 1")
    assert (board.debris, board.row) == (words("3 7"), "12 1")


@rule("EP-9.1")
def test_no_token_moves_at_the_end_of_a_turn() -> None:
    board = Board(seats=1, refuges={"r1": "Ac As"}, row="7 3")
    before = board.tokens
    assert board.play("end", "card 1").tokens == before


@rule("EP-9.1", "EP-6.1")
def test_a_pod_in_the_sector_of_the_farther_card_loses_its_crew() -> None:
    board = alone(trio="7 Ac As Ae", duo_1="3 Ac").play("end")
    assert board.pods["trio"] == "hangar-2"
    assert board.pods["duo-1"] == "3 Ac"
    assert board.reserves["A"] == "ccssseee"


@rule("EP-9.1", "EP-4.4")
def test_a_hangar_is_chosen_at_the_end_of_a_turn_before_the_next_card() -> None:
    board = alone(duo_1="7 Ac", duo_2="8 As").play("end")
    assert (board.phase, board.asked, board.debris) == ("hangar", "A", words("7"))
    board.play("hangar 3")
    assert (board.asked, board.pods["duo-1"]) == ("chance", "hangar-3")
    board.play("card 5")
    assert (board.phase, board.row, board.actions) == ("turn", "3 5", 2)


@rule("EP-9.2")
def test_all_crew_comes_back_from_both_panels() -> None:
    board = Board(seats=1, pods={"duo-1": "5 Ac"}, panels={"A": "embark:c pilot:s refresh:e"}, row="7 3")
    assert board.reserves["A"] == "cssee"
    board.play("end")
    assert board.panels["A"] == ""
    assert board.reserves["A"] == "ccssseee"


@rule("EP-9.2")
def test_the_advanced_actions_can_be_used_every_turn() -> None:
    board = alone(duo_1="5 Ac")
    for to, card in (("8", "1"), ("9", "2")):
        board.play("use pilot commander", f"move duo-1 {to}", "use program scientist", "beacon AB")
        board.play(f"border {'1-2' if to == '8' else '2-3'}", "end", f"card {card}")
    assert board.uses >= words("pilot program")


# Arrivals


@rule("EP-9.1", "EP-6.1")
def test_an_arrival_sets_off_the_farther_card_too() -> None:
    board = Board(seats=1, pods={"mini-1": "11 Ac"}, refuges={"r1": "Ae Ae"}, row="7 3")
    board.play(LAND, "disembark mini-1.1 r1")
    assert (board.tokens["r1"], board.debris, board.row) == (4, words("7"), "3")
    board.play("card 9")
    assert (board.row, board.phase, board.actions) == ("3 9", "turn", 1)
    board.play("end")
    assert board.debris == words("3 7")


# The deck


@rule("EP-9.1", "EP-5.3")
@pytest.mark.parametrize(("card", "left"), [("7", "3"), ("3", "7")])
def test_program_puts_either_card_under_the_deck(card: str, left: str) -> None:
    board = alone().play("use program commander")
    assert board.choices("delay") == words("3 7")
    board.play(f"delay {card}")
    assert (board.row, board.under, board.debris) == (left, card, set())
    board.play("card 10")
    assert (board.row, board.phase) == (f"{left} 10", "turn")
    board.play("end")
    assert board.debris == {left}


@rule("EP-9.1", "EP-5.3")
def test_from_an_empty_deck_the_same_card_comes_up_again_as_the_nearer_one() -> None:
    pods = {"mini-1": "13 Ac"}
    board = Board(
        seats=1, pods=pods, debris="1 2 3 4 5 6 7 8 9 10", row="11 12", under="13", barrier="A", final=True
    ).play("use program commander", "delay 11")
    assert (board.row, board.under) == ("12 13", "11")


@rule("EP-9.1")
def test_without_unseen_cards_those_under_the_deck_come_by_themselves() -> None:
    board = Board(seats=1, debris="1 2 4", row="13 9", under="3 5 6 7 8 10 11 12").play("end")
    assert (board.phase, board.row, board.under) == ("turn", "9 3", "5 6 7 8 10 11 12")


@rule("EP-9.1")
def test_the_last_card_acts_alone() -> None:
    """Nothing can be put off for ever: with the deck empty the row gets shorter."""
    pods = {"mini-1": "11 Ac", "mini-2": "12 As"}
    board = Board(
        seats=1, pods=pods, refuges={"r1": "Ae Ae"}, debris="1 2 3 4 5 6 7 8 9 10", row="13 11",
        under="12", barrier="A",
    )  # fmt: skip
    board.play(LAND, "disembark mini-1.1 r1")
    assert board.row == "11 12"
    board.play("end")
    assert (board.row, board.turn, board.picture()["final"]) == ("12", "A", True)


# The barrier


def reached(debris: set[int]) -> set[int]:
    """From where 11, 12 or 13 can be reached over sectors without debris."""
    found: set[int] = set()
    ahead = [sector for sector in (11, 12, 13) if sector not in debris]
    while ahead:
        found.add(sector := ahead.pop())
        ahead += [to for to in TOUCHING[sector] if to not in debris | found]
    return found


def lines() -> list[set[int]]:
    """The barriers of which no sector can be spared."""
    found: list[set[int]] = []
    for n in range(1, 14):
        for sectors in map(set, combinations(TOUCHING, n)):
            if not any(line <= sectors for line in found) and reached(sectors).isdisjoint({1, 2, 3}):
                found.append(sectors)
    return found


LINES = lines()


@rule("EP-7.1")
def test_in_solo_there_are_longer_lines_too() -> None:
    assert [len(line) for line in LINES] == [3] * 14 + [4] * 4 + [5] * 2
    assert LINES[-6:-2] == [{1, 5, 8, 9}, {3, 5, 7, 8}, {4, 8, 10, 13}, {6, 8, 10, 11}]
    among_seven = [line for line in LINES if line <= set(range(4, 11))]
    assert among_seven == [{4, 5, 6}, {4, 6, 8}, {4, 8, 9}, {6, 7, 8}, {7, 8, 9}, {7, 9, 10}]


@rule("EP-7.1", "EP-7.3")
@pytest.mark.parametrize("line", LINES, ids=str)
def test_every_line_is_a_barrier_with_its_last_sector(line: set[int]) -> None:
    *gone, before, last = sorted(line)
    others = [sector for sector in TOUCHING if sector not in line]
    board = Board(seats=1, debris=" ".join(map(str, gone)), row=f"{before} {last}")
    board.play("end", f"card {others[0]}")
    assert (board.picture()["barrier"], board.phase) == (False, "turn")
    board.play("end", f"card {others[1]}")
    assert (board.picture()["barrier"], board.phase) == (True, "over")  # and no pod is beyond it


@rule("EP-7.1", "EP-7.2")
def test_what_is_beyond_for_any_debris() -> None:
    s = Board(seats=1).s
    for bits in range(0, 1 << 13, 5):
        s.debris = bits
        assert {sector + 1 for sector in ask("beyond", s)} == reached({k + 1 for k in range(13) if bits >> k & 1})


# The final turn


@rule("EP-9.1", "EP-7.2")
def test_a_barrier_at_the_end_of_a_turn_leaves_one_final_turn_without_explosion() -> None:
    board = Board(seats=1, pods={"duo-1": "10 Ac As"}, debris="7 8", row="9 3").play("end", "card 1")
    assert (board.phase, board.turn, board.actions, board.picture()["final"]) == ("turn", "A", 2, True)
    board.play("use accelerate commander", "move duo-1 12", LAND, "disembark duo-1.1 r2", "end")
    assert board.debris == words("7 8 9")
    assert board.picture()["turn"] is None
    assert board.panels["A"] == ""


@rule("EP-9.1", "EP-7.2")
def test_a_barrier_within_a_turn_the_explosion_at_its_end_and_the_final_turn() -> None:
    board = Board(
        seats=1, pods={"duo-1": "11 Ac As"}, refuges={"r1": "Ae Ae"}, debris="7 8", row="9 3"
    ).play(LAND, "disembark duo-1.1 r1", "card 1")  # fmt: skip
    assert (board.phase, board.actions, board.picture()["barrier"], board.picture()["final"]) == (
        "turn",
        1,
        True,
        False,
    )
    board.play("end")
    assert board.debris == words("3 7 8 9")
    board.play("card 2")
    assert (board.phase, board.actions, board.picture()["final"]) == ("turn", 2, True)
    board.play("end")
    assert (board.picture()["turn"], board.debris) == (None, words("3 7 8 9"))


@rule("EP-9.1", "EP-7.3")
def test_when_the_last_pod_beyond_explodes_at_the_end_of_the_turn_there_is_no_final_turn() -> None:
    board = Board(
        seats=1, pods={"duo-1": "11 Ac As"}, refuges={"r1": "Ae Ae"}, debris="7 8", row="9 11"
    ).play(LAND, "disembark duo-1.1 r1", "card 1", "end", "card 2")  # fmt: skip
    assert board.pods["duo-1"] == "hangar-1"
    assert board.picture()["turn"] is None


@rule("EP-9.1", "EP-7.3")
def test_a_barrier_with_nobody_beyond_is_the_end() -> None:
    board = Board(seats=1, pods={"duo-1": "5 Ac As"}, debris="7 8", row="9 3").play("end", "card 1")
    assert board.phase == "over"


@rule("EP-7.4")
def test_twenty_quiet_turns() -> None:
    board = Board(seats=1, pods={"duo-1": "5 Ac"}, quiet=19, row="7 3").play("end", "card 1")
    assert (board.phase, board.debris) == ("over", words("7"))


# Grades


@rule("EP-9.3")
@pytest.mark.parametrize(
    ("r4", "choices", "points", "grade", "result"),
    [
        ("", [], 12, "survivor", 0.0),
        ("Ac", ["assign 5"], 13, "conqueror", 0.5),
        ("Ac", ["assign 2"], 15, "conqueror", 0.5),
        ("As Ac", ["assign 1", "assign 5"], 16, "master", 1.0),
    ],
)
def test_grades(r4: str, choices: list[str], points: int, grade: str, result: float) -> None:
    """Four points in each of the first three refuges."""
    board = Board(seats=1, refuges={"r1": "Ac", "r2": "As", "r3": "Ae", "r4": r4}, quiet=19, row="7 3")
    board.play("end", "card 1", "assign 1", "assign 1", "assign 1", *choices)
    shown = board.picture()["result"]
    assert (shown["scores"][0]["points"], shown["grade"], shown["winners"]) == (points, grade, [])
    assert board.result == (result,)


@rule("EP-9.3")
def test_nobody_ashore_is_a_survivor() -> None:
    board = Board(seats=1, quiet=19, row="7 3").play("end", "card 1")
    assert (board.picture()["result"]["grade"], board.result) == ("survivor", (0,))
