"""EP-7: the barrier, the final turns, and when a match is over."""

from __future__ import annotations

from itertools import combinations

import pytest

from astroport.testing import rule

from .board import Board, words

LAND = "use embark commander"
BARRIERS = ["4 5 6", "4 8 6", "4 8 9", "7 8 6", "7 8 9", "7 10 9"]


def lands_at(sectors: tuple[str, ...]) -> Board:
    """A lands somebody in r1, and the last of these sectors explodes; B is at 12, beyond any barrier of 4 to 10."""
    return Board(
        pods={"mini-1": "11 Ac", "mini-2": "12 Bs"},
        refuges={"r1": "Be Be"},
        debris=" ".join(sectors[:-1]),
        row=sectors[-1],
    ).play(LAND, "disembark mini-1.1 r1")


def is_barrier(sectors: tuple[str, ...]) -> bool:
    board = lands_at(sectors)
    assert board.asked == "chance"  # first the next card is turned up
    board.play(min(board.allowed()))
    assert (board.phase, board.turn, board.picture()["final"]) == ("turn", "A", False)
    return bool(board.picture()["barrier"])


def barrier_of_a(pods: dict[str, str], *, seats: int = 3, refuges: dict[str, str] | None = None) -> Board:
    """A's next member in r1 makes the barrier 7-8-9: 10 to 13 are beyond."""
    at_home = {"r1": "Be Be Ae Ae"} | (refuges or {})
    return Board(seats=seats, pods=pods, refuges=at_home, debris="7 8", row="9")


# The barrier


@rule("EP-7.1")
def test_with_the_cards_4_to_10_exactly_six_triples_are_barriers() -> None:
    cards = [str(card) for card in range(4, 11)]
    lines = [set(three) for three in combinations(cards, 3) if is_barrier(three)]
    assert len(lines) == len(BARRIERS)
    assert all(words(line) in lines for line in BARRIERS)
    assert not any(is_barrier(two) for two in combinations(cards, 2))


@rule("EP-7.1")
def test_a_barrier_is_noticed_whichever_of_its_sectors_explodes_last() -> None:
    for line in BARRIERS:
        a, b, c = line.split()
        assert is_barrier((b, c, a))
        assert is_barrier((a, c, b))


@rule("EP-7.1")
def test_four_sectors_without_such_a_line_are_none() -> None:
    board = Board(pods={"mini-1": "11 Ac", "mini-2": "12 Bs"}, refuges={"r1": "Be Be"}, debris="4 6 7", row="9")
    board.play(LAND, "disembark mini-1.1 r1", "card 10")
    assert not board.picture()["barrier"]
    assert board.debris == words("4 6 7 9")


# Final turns


@rule("EP-7.2")
def test_the_active_player_finishes_its_turn() -> None:
    board = barrier_of_a({"duo-1": "11 Ac As", "mini-1": "10 Bc", "mini-2": "2 As"})
    board.play(LAND, "disembark duo-1.1 r1", "card 4")
    assert (board.phase, board.turn, board.actions) == ("turn", "A", 1)
    assert {"embark", "accelerate", "minipod", "program"} <= board.uses
    board.play("use accelerate commander", "move mini-2 1")
    assert (board.turn, board.picture()["final"]) == ("A", False)
    board.play("end")
    assert (board.turn, board.actions, board.picture()["final"]) == ("B", 2, True)


@rule("EP-7.2")
def test_final_turns_go_round_once_and_end_with_who_was_active() -> None:
    board = barrier_of_a({"duo-1": "11 Ac As", "trio": "10 Bc Cs", "mini-2": "12 Ds"}, seats=4)
    board.play(LAND, "disembark duo-1.1 r1", "card 4", "end")
    order = []
    while board.phase == "turn":
        order.append(board.turn)
        board.play("end")
    assert order == ["B", "C", "D", "A"]
    assert board.picture()["turn"] is None


@rule("EP-7.2")
def test_they_begin_after_who_was_active_not_with_the_first_player() -> None:
    board = Board(
        seats=4,
        pods={"duo-1": "11 Ac Cs", "trio": "10 Bc Ds"},
        refuges={"r1": "Be Be Ae Ae"},
        debris="7 8",
        row="9",
        turn="C",
    ).play("use embark commander", "disembark duo-1.1 r1", "card 4", "end")
    order = []
    while board.phase == "turn":
        order.append(board.turn)
        board.play("end")
    assert order == ["D", "B", "C"]  # A has nobody in a pod any more


@rule("EP-7.2")
def test_who_has_no_crew_beyond_is_skipped() -> None:
    """B's only pod is on the wrong side, C has none at all; A's is beyond."""
    board = barrier_of_a({"duo-1": "11 Ac As", "mini-1": "6 Bc"})
    board.play(LAND, "disembark duo-1.1 r1", "card 4", "end")
    assert (board.turn, board.picture()["final"]) == ("A", True)
    board.play("end")
    assert board.picture()["turn"] is None


@rule("EP-7.2")
def test_crew_in_a_refuge_gives_no_final_turn() -> None:
    board = barrier_of_a({"duo-1": "11 Ac Cs"}, refuges={"r4": "Cc Ac"})
    board.play(LAND, "disembark duo-1.1 r1", "card 4", "end")
    assert board.turn == "C"
    board.play("end")
    assert board.picture()["turn"] is None


@rule("EP-7.2")
def test_it_is_looked_at_when_the_turn_comes() -> None:
    """When the barrier arises B is beyond; then A brings B's last one ashore."""
    board = Board(
        seats=3,
        pods={"duo-1": "11 Ac Cs", "mini-1": "12 Bs"},
        refuges={"r1": "Be Be Ae Ae"},
        debris="7 8",
        row="9",
        turn="A",
    ).play(LAND, "disembark duo-1.1 r1", "card 4", "use embark scientist", "disembark mini-1.1 r2", "end")
    assert board.turn == "C"


@rule("EP-7.2")
def test_who_has_left_its_last_pod_before_its_turn_has_none() -> None:
    """B brings C's last member ashore in its own final turn."""
    board = Board(
        seats=3,
        pods={"duo-1": "11 Bc Be", "mini-1": "12 Cs", "mini-2": "13 Ac"},
        debris="7 8 9",
        barrier="A",
        final=True,
        turn="B",
    ).play("use embark commander", "disembark mini-1.1 r2")
    assert board.turn == "B"
    board.play("end")
    assert board.turn == "A"


@rule("EP-7.2")
@pytest.mark.parametrize(("at", "beyond"), [("10", True), ("13", True), ("6", False), ("4", False)])
def test_beyond_is_where_the_refuges_can_be_reached_from(at: str, beyond: bool) -> None:
    board = barrier_of_a({"duo-1": "11 Ac As", "mini-1": f"{at} Bc"})
    board.play(LAND, "disembark duo-1.1 r1", "card 5", "end")
    assert board.turn == ("B" if beyond else "A")


@rule("EP-7.2")
def test_the_picture_shows_what_is_beyond() -> None:
    """4, 6 and 8 have exploded: B in 5 is on the side of the ship."""
    board = Board(
        seats=2,
        pods={"mini-1": "5 Bs", "mini-2": "11 Ac", "duo-1": "12 As"},
        refuges={"r1": "Be Be"},
        debris="4 8",
        row="6",
    ).play(LAND, "disembark mini-2.1 r1", "card 7")
    sectors = {sector["name"] for sector in board.picture()["sectors"] if sector["beyond"]}
    assert sectors == words("7 9 10 11 12 13")
    board.play("end")
    assert board.turn == "A"


@rule("EP-7.2")
def test_in_a_final_turn_the_usual_rules_hold() -> None:
    board = Board(pods={"duo-1": "10 Bc As"}, debris="7 8 9", row="10", barrier="A", final=True, turn="B", actions=2)
    board.play("use accelerate commander", "move duo-1 12", "use embark commander", "disembark duo-1.1 r2", "end")
    assert (board.turn, board.actions, board.picture()["final"]) == ("A", 2, True)
    board.play("use embark commander", "disembark duo-1.2 r2", "card 4")
    assert board.picture()["turn"] is None  # nobody is beyond any more
    assert board.refuges["r2"] == "Bc As"


@rule("EP-7.2")
def test_a_second_barrier_changes_nothing() -> None:
    """The final turns go on in the same order when more debris falls."""
    board = Board(
        seats=3,
        pods={"duo-1": "11 Bc Be", "duo-2": "12 Cs Ac"},
        refuges={"r1": "Be Be"},
        debris="4 5 6",
        row="7",
        barrier="A",
        final=True,
        turn="B",
    ).play("use embark commander", "disembark duo-1.1 r1", "card 8", "end")
    assert board.turn == "C"
    board.play("end")
    assert board.turn == "A"
    board.play("end")
    assert board.picture()["turn"] is None


# The end


@rule("EP-7.3")
def test_over_when_the_final_turns_are_played() -> None:
    board = Board(pods={"duo-1": "10 Bc As"}, debris="7 8 9", barrier="A", final=True, turn="A").play("end")
    assert board.phase == "over"


@rule("EP-7.3")
def test_over_at_once_when_all_twenty_spaces_are_taken() -> None:
    """In the middle of A's turn, with a pod still flying."""
    board = Board(
        seats=5,
        pods={"duo-1": "11 Ac Bc"},
        refuges={"r1": "Bc Bs Bs Be", "r2": "Cc Cs Cs Ce Ce", "r3": "Dc Ds Ds De De", "r4": "Ec Es Es Ee Ee"},
        tokens={"r1": 0},
    )
    assert board.turn == "A"
    board.play(LAND, "disembark duo-1.1 r1")
    assert board.picture()["turn"] is None
    assert (board.phase, board.actions) == ("assign", 1)


@rule("EP-7.3")
def test_with_nineteen_taken_the_match_goes_on() -> None:
    board = Board(
        seats=5,
        pods={"duo-1": "11 Ac Bc"},
        refuges={"r1": "Bc Bs Be", "r2": "Cc Cs Cs Ce Ce", "r3": "Dc Ds Ds De De", "r4": "Ec Es Es Ee Ee"},
        tokens={"r1": 0},
    ).play(LAND, "disembark duo-1.1 r1")
    assert (board.phase, board.turn) == ("turn", "A")


@rule("EP-7.3", "EP-6.1")
def test_the_twentieth_may_set_off_an_explosion_first() -> None:
    board = Board(
        seats=5,
        pods={"mini-1": "11 Ac"},
        refuges={"r1": "Bc Bs Bs Be", "r2": "Cc Cs Cs Ce Ce", "r3": "Dc Ds Ds De De", "r4": "Ec Es Es Ee Ee"},
        row="5",
    ).play(LAND, "disembark mini-1.1 r1")
    assert board.debris == words("5")
    assert board.asked == "chance"
    board.play("card 4")
    assert board.picture()["turn"] is None


@rule("EP-7.3")
def test_over_at_once_when_the_barrier_arises_and_no_pod_is_beyond() -> None:
    board = barrier_of_a({"mini-1": "11 Ac", "duo-1": "6 Bc As", "duo-2": "1 Ac"})
    board.play(LAND, "disembark mini-1.1 r1")
    assert board.asked == "chance"
    board.play("card 4")
    assert board.picture()["turn"] is None
    assert board.picture()["barrier"]


@rule("EP-7.3")
def test_over_at_once_when_the_only_pod_beyond_explodes_with_the_barrier() -> None:
    board = Board(pods={"mini-1": "11 Ac", "duo-1": "9 Bc"}, refuges={"r1": "Be Be"}, debris="7 8", row="9")
    board.play(LAND, "disembark mini-1.1 r1", "card 4")
    assert board.picture()["turn"] is None


@rule("EP-7.3")
def test_over_at_once_when_the_last_pod_beyond_is_left_in_the_turn_of_the_barrier() -> None:
    board = barrier_of_a({"duo-1": "11 Ac .", "mini-1": "12 As"}, seats=2)
    board.play(LAND, "disembark duo-1.1 r1", "card 4")
    assert (board.phase, board.turn, board.actions) == ("turn", "A", 1)
    board.play("use embark commander", "disembark mini-1.1 r2")
    assert board.picture()["turn"] is None
    assert not board.picture()["final"]


@rule("EP-7.3")
def test_over_at_once_in_a_final_turn() -> None:
    board = Board(pods={"mini-1": "12 Bc"}, debris="7 8 9", barrier="A", final=True, turn="B")
    board.play("use embark commander", "disembark mini-1.1 r2")
    assert board.picture()["turn"] is None


@rule("EP-7.3")
def test_not_over_while_another_pod_is_beyond() -> None:
    board = Board(pods={"mini-1": "12 Bc", "duo-1": "10 As ."}, debris="7 8 9", barrier="A", final=True, turn="B")
    board.play("use embark commander", "embark mini-1.1 duo-1")
    assert (board.phase, board.turn) == ("turn", "B")


@rule("EP-7.3")
def test_without_a_barrier_a_match_goes_on_without_pods() -> None:
    board = Board(pods={"mini-1": "11 Ac"}, refuges={"r1": "Be"}).play(LAND, "disembark mini-1.1 r1")
    assert (board.phase, board.turn, board.flying) == ("turn", "A", {})


# Twenty quiet rounds


@rule("EP-7.4")
@pytest.mark.parametrize(("seats", "turns"), [(1, 20), (2, 40), (3, 60), (4, 80), (5, 100)])
def test_twenty_quiet_rounds_end_the_match(seats: int, turns: int) -> None:
    board = Board(seats=seats, quiet=turns - 2).play("end")
    if seats == 1:
        board.play("card 1")
    assert (board.phase, board.picture()["quiet"], board.picture()["quietMost"]) == ("turn", turns - 1, turns)
    board.play("end")
    if seats == 1:
        board.play("card 2")
    assert board.phase == "over"


@rule("EP-7.4")
def test_a_turn_in_which_somebody_disembarked_is_not_quiet() -> None:
    board = Board(pods={"duo-1": "11 Bc As"}, quiet=39).play(LAND, "disembark duo-1.1 r1")
    assert board.picture()["quiet"] == 0  # at once
    board.play("end")
    assert (board.phase, board.turn, board.picture()["quiet"]) == ("turn", "B", 0)
    board.play("end")
    assert board.picture()["quiet"] == 1


@rule("EP-7.4")
def test_anything_else_leaves_a_turn_quiet() -> None:
    board = Board(pods={"duo-1": "1 Bc", "duo-2": "5 As"}, quiet=39)
    board.play("use embark commander", "embark scientist duo-1", "use accelerate commander", "move duo-2 8", "end")
    assert board.phase == "over"


@rule("EP-7.4")
def test_whoever_s_member_it_is_and_whoever_brings_it_ashore_the_count_begins_anew() -> None:
    board = Board(seats=3, pods={"duo-1": "11 Bc Cs"}, quiet=58)
    board.play("use embark commander", "disembark duo-1.2 r1", "end", "end", "end")
    assert (board.phase, board.picture()["quiet"]) == ("turn", 2)
