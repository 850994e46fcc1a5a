"""Escape Pods, EP-5, from the text: Board, Pilot, Program, and beacons."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import Board, words

ROLES = ("commander", "scientist", "engineer")


# EP-5.1: Board


@rule("EP-5.1")
@pytest.mark.parametrize("sector", ["1", "2", "3"])
@pytest.mark.parametrize("role", ROLES)
def test_from_the_reserve_into_a_pod_by_the_ship(role: str, sector: str) -> None:
    board = Board(pods={"duo-1": f"{sector} Ac Bs"}).play("use board engineer")
    assert board.choices("swap") == {f"{own} duo-1.2" for own in ROLES}
    board.play(f"swap {role} duo-1.2")
    assert board.pods["duo-1"] == f"{sector} Ac A{role[0]}"
    assert board.reserves["B"] == "cccssseee"
    assert len(board.reserves["A"]) == 6
    assert board.phase == "turn"


@rule("EP-5.1")
@pytest.mark.parametrize("sector", [str(sector) for sector in range(4, 14)])
def test_not_from_the_reserve_farther_away(sector: str) -> None:
    board = Board(pods={"duo-1": f"{sector} Bs", "mini-1": "1 Bc"}).play("use board engineer")
    assert board.choices("swap") == {f"{own} mini-1.1" for own in ROLES}
    assert board.rule("swap commander duo-1.1") == "EP-5.1"


@rule("EP-5.1")
def test_only_roles_of_the_reserve() -> None:
    board = Board(pods={"mini-1": "1 Bc"}, refuges={"r1": "Ac Ac Ac"}).play("use board engineer")
    assert board.rule("swap commander mini-1.1") == "EP-5.1"
    assert board.rule("swap scientist mini-1.1") is None


@rule("EP-5.1")
@pytest.mark.parametrize(
    ("mine", "other"), [("8", "10"), ("10", "8"), ("1", "2"), ("2", "1"), ("4", "1"), ("12", "13")]
)
def test_between_touching_pods(mine: str, other: str) -> None:
    board = Board(seats=3, pods={"duo-1": f"{mine} Ac", "trio": f"{other} Cs . Be"}).play("use board engineer")
    assert words("duo-1.1") <= {choice.split()[0] for choice in board.choices("swap")}
    board.play("swap duo-1.1 trio.3")
    assert board.pods["duo-1"] == f"{mine} Be"
    assert board.pods["trio"] == f"{other} Cs . Ac"
    assert board.reserves == {"A": "ccsssee", "B": "cccsssee", "C": "cccsseee"}
    assert board.flying == {"duo-1": mine, "trio": other}


@rule("EP-5.1")
def test_all_pairs_in_touching_pods_and_no_others() -> None:
    pods = {"duo-1": "8 Ac Bs", "trio": "10 Ac Cs Be", "mini-1": "4 Bc", "mini-2": "13 As", "duo-2": "6 Ae"}
    board = Board(seats=3, pods=pods).play("use board engineer")
    assert board.choices("swap") == {
        *("duo-1.1 trio.2", "duo-1.1 trio.3", "duo-1.1 mini-1.1"),
        *("trio.1 duo-1.2", "mini-2.1 trio.2", "mini-2.1 trio.3", "duo-2.1 duo-1.2"),
    }


@rule("EP-5.1")
@pytest.mark.parametrize(
    "swap",
    [
        "duo-1.1 duo-1.2",  # the same pod
        "duo-1.1 trio.1",  # one's own
        "duo-1.1 mini-1.1",  # not touching
        "duo-1.2 trio.2",  # two others
        "duo-1.1 trio.3",  # nobody
        "mini-3.1 trio.2",
        "commander trio.2",  # not by the ship
    ],
)
def test_what_cannot_be_swapped(swap: str) -> None:
    pods = {"duo-1": "8 Ac Bs", "trio": "10 Ac Cs", "mini-1": "3 Bc"}
    board = Board(seats=3, pods=pods).play("use board engineer")
    assert board.rule(f"swap {swap}") == "EP-5.1"


@rule("EP-5.1")
def test_nobody_to_swap_with() -> None:
    """One's own by the ship, others out of reach."""
    board = Board(pods={"duo-1": "1 Ac As", "mini-1": "8 Bc", "mini-2": "12 Ac"})
    assert "board" not in board.uses
    assert board.rule("use board engineer") == "EP-5.1"


@rule("EP-5.1", "EP-9.1")
def test_alone_there_is_nobody_to_swap_with() -> None:
    board = Board(seats=1, pods={"duo-1": "1 Ac As", "mini-1": "4 Ac"})
    assert board.rule("use board engineer") == "EP-5.1"


# EP-5.2: Pilot


@rule("EP-5.2")
def test_any_pod_with_crew_moves() -> None:
    board = Board(seats=3, pods={"duo-1": "5 Ac", "trio": "11 Bc", "mini-1": "13 Cs"}).play("use pilot commander")
    assert board.choices("move") == {
        *(f"duo-1 {to}" for to in words("1 2 3 4 6 8")),
        *(f"trio {to}" for to in words("7 10 12")),
        *(f"mini-1 {to}" for to in words("9 10 12")),
    }
    board.play("move trio 12")
    assert board.pods["trio"] == "12 Bc"


@rule("EP-5.2")
@pytest.mark.parametrize("move", ["duo-2 3", "mini-2 1", "trio 2", "duo-1 7", "duo-1 5"])
def test_no_empty_pod_and_no_farther(move: str) -> None:
    board = Board(seats=3, pods={"duo-1": "5 Bc"}).play("use pilot commander")
    assert board.rule(f"move {move}") == "EP-5.2"


# EP-5.3: Program, the cards


@rule("EP-5.3")
def test_the_card_goes_under_the_deck_and_a_new_one_is_turned_up() -> None:
    board = Board(row="7").play("use program commander")
    assert {text for text in board.allowed() if text.startswith("delay")} == {"delay 7"}
    assert board.rule("delay 8") == "EP-5.3"
    board.play("delay 7")
    assert board.asked == "chance"
    assert board.choices("card") == words("4 5 6 8 9 10")
    board.play("card 4")
    assert (board.row, board.under, board.unseen) == ("4", "7", words("5 6 8 9 10"))
    assert (board.asked, board.phase) == ("A", "turn")
    assert board.debris == set()


@rule("EP-5.3")
def test_cards_under_the_deck_come_after_all_unseen_ones_in_their_order() -> None:
    board = Board(row="7", under="9 4 6 8")  # 5 and 10 are left
    board.play("use program commander", "delay 7")
    assert board.choices("card") == words("5 10")
    board.play("card 10")
    assert (board.row, board.under) == ("10", "9 4 6 8 7")
    board.play("end", "use program commander", "delay 10")
    assert board.choices("card") == {"5"}
    board.play("card 5")
    assert (board.row, board.under, board.unseen) == ("5", "9 4 6 8 7 10", set())


@rule("EP-5.3")
def test_known_cards_come_up_by_themselves() -> None:
    board = Board(row="7", under="9 4 6 8 5 10").play("use program commander", "delay 7")
    assert (board.row, board.under) == ("9", "4 6 8 5 10 7")
    assert (board.asked, board.phase) == ("A", "turn")
    board.play("end", "use program commander", "delay 9")
    assert (board.row, board.under) == ("4", "6 8 5 10 7 9")


@rule("EP-5.3")
def test_with_an_empty_deck_the_same_card_comes_up_again() -> None:
    """Six have exploded: there is a barrier."""
    board = Board(pods={"mini-1": "12 Ac"}, debris="4 5 6 7 9 10", row="8", barrier="B")
    board.play("use program commander", "delay 8")
    assert (board.row, board.under, board.unseen) == ("8", "", set())
    assert (board.asked, board.phase) == ("A", "turn")


@rule("EP-5.3", "EP-9.1")
@pytest.mark.parametrize(("delayed", "row"), [("7", "3 10"), ("3", "7 10")])
def test_in_solo_either_card_may_be_delayed(delayed: str, row: str) -> None:
    """What was nearer to the deck moves up if it has to; the new one lies next to the deck."""
    board = Board(seats=1, row="7 3").play("use program commander")
    assert {text for text in board.allowed() if text.startswith("delay")} == {"delay 7", "delay 3"}
    board.play(f"delay {delayed}", "card 10")
    assert (board.row, board.under) == (row, delayed)


# EP-5.3: Program, the beacons


@rule("EP-5.3", "EP-1.5")
def test_any_beacon_in_play_may_be_taken() -> None:
    board = Board(seats=3, beacons={"AB": "1-2", "CD": "8-10"}).play("use program commander")
    assert board.choices("beacon") == words("AB AC AD AE BC BD BE CD CE")


@rule("EP-5.3")
def test_a_beacon_of_the_reserve_comes_to_a_free_border() -> None:
    board = Board(beacons={"AB": "1-2", "BC": "8-10"}).play("use program commander", "beacon BD")
    assert (board.asked, board.phase, board.picture()["beacon"]) == ("A", "border", "BD")
    assert len(board.choices("border")) == 24
    assert board.rule("border 1-2") == "EP-5.3"
    assert board.rule("border 8-10") == "EP-5.3"
    board.play("border 12-13")
    assert board.beacons == {"AB": "1-2", "BC": "8-10", "BD": "12-13"}
    assert (board.asked, board.phase, board.actions) == ("A", "turn", 1)


@rule("EP-5.3")
def test_a_beacon_on_the_board_moves_to_another_free_border() -> None:
    board = Board(beacons={"AB": "1-2", "BC": "8-10"}).play("use program commander", "beacon BC")
    assert len(board.choices("border")) == 25
    assert board.rule("border 8-10") == "EP-5.3"
    board.play("border 4-7")
    assert board.beacons == {"AB": "1-2", "BC": "4-7"}


@rule("EP-5.3")
def test_two_beacons_on_the_board_change_places() -> None:
    board = Board(beacons={"AB": "1-2", "BC": "8-10", "AE": "5-8"})
    board.play("use program commander", "beacon BC", "border 1-2")
    assert board.beacons == {"AB": "8-10", "BC": "1-2", "AE": "5-8"}


@rule("EP-5.3")
def test_one_of_these_only() -> None:
    board = Board(beacons={"AB": "1-2"}, row="7").play("use program commander", "beacon AB")
    for other in ("delay 7", "beacon AC", "end", "use spy commander"):
        assert board.rule(other) in ("EP-5.3", "EP-2.3")
    board.play("border 2-3")
    assert board.row == "7"
    assert board.phase == "turn"


@rule("EP-5.3", "EP-2.3")
def test_there_is_always_something_to_program() -> None:
    """Even with no card face up."""
    board = Board(pods={"mini-1": "12 Ac"}, debris="4 5 6 7 8 9 10", row="", barrier="B").play("use program commander")
    assert board.allowed() == {f"beacon {name}" for name in words("AB AC AD AE BC BD BE")}


@rule("EP-5.3", "EP-5.4")
def test_a_beacon_serves_in_the_turn_in_which_it_is_placed() -> None:
    board = Board(pods={"duo-1": "5 Ac"}).play("use program commander", "beacon AB", "border 5-8", "move duo-1 8")
    assert board.flying == {"duo-1": "8"}


# EP-5.4: crossing


@rule("EP-5.4")
@pytest.mark.parametrize(("at", "to"), [("5", "8"), ("8", "5")])
def test_across_a_beacon_from_either_side(at: str, to: str) -> None:
    board = Board(pods={"duo-1": f"{at} Bc As"}, beacons={"AB": "5-8"})
    assert board.choices("move") == {f"duo-1 {to}"}
    board.play(f"move duo-1 {to}")
    assert board.pods["duo-1"] == f"{to} Bc As"
    assert len(board.reserves["A"]) == 8
    assert (board.asked, board.actions, board.panels["A"]) == ("A", 2, "")


@rule("EP-5.4")
@pytest.mark.parametrize(
    ("beacon", "users"), [("AB", "AB"), ("BC", "BC"), ("AC", "AC"), ("AD", "A"), ("BE", "B"), ("CD", "C")]
)
@pytest.mark.parametrize("turn", "ABC")
def test_a_beacon_serves_its_two_colours(beacon: str, users: str, turn: str) -> None:
    board = Board(seats=3, pods={"trio": "5 Ac Bc Cc"}, beacons={beacon: "5-8"}, turn=turn)
    assert board.choices("move") == ({"trio 8"} if turn in users else set())
    assert board.rule("move trio 8") == (None if turn in users else "EP-5.4")


@rule("EP-5.4")
def test_each_of_the_two_in_its_own_turn() -> None:
    board = Board(seats=3, pods={"trio": "5 Ac Bc Cc"}, beacons={"AC": "5-8"}).play("move trio 8", "end")
    assert board.asked == "B"
    assert board.choices("move") == set()
    board.play("end", "move trio 5", "end")
    assert board.flying == {"trio": "5"}


@rule("EP-5.4", "EP-2.2")
@pytest.mark.parametrize(
    ("move", "forbids"),
    [
        ("duo-2 10", "EP-5.4"),  # nobody of one's own
        ("duo-1 4", "EP-2.2"),  # no beacon there
        ("duo-1 10", "EP-2.2"),  # not touching
        ("duo-1 5", "EP-2.2"),  # where it is
        ("mini-1 2", "EP-2.2"),  # in the ship
    ],
)
def test_other_moves_have_to_be_paid_for(move: str, forbids: str) -> None:
    board = Board(pods={"duo-1": "5 Ac", "duo-2": "8 Bc"}, beacons={"AB": "8-10", "AC": "1-2"})
    assert board.choices("move") == set()
    assert board.rule(f"move {move}") == forbids


@rule("EP-2.1", "EP-2.2")
def test_who_has_no_action_left_is_told_so() -> None:
    board = Board(pods={"duo-1": "5 Ac"}, actions=0)
    assert board.rule("move duo-1 8") == board.rule("embark scientist trio") == "EP-2.1"


@rule("EP-5.4")
def test_several_pods_and_several_beacons() -> None:
    pods = {"duo-1": "5 Ac", "mini-1": "4 As", "mini-2": "10 Ae", "mini-3": "12 Bc"}
    board = Board(pods=pods, beacons={"AB": "5-8", "AC": "4-7", "AD": "4-8", "BC": "10-12", "AE": "10-11"})
    assert board.choices("move") == {"duo-1 8", "mini-1 7", "mini-1 8", "mini-2 11"}


@rule("EP-5.4")
def test_before_between_and_after_the_actions() -> None:
    board = Board(pods={"mini-1": "5 Ac"}, beacons={"AB": "5-8", "AC": "8-10", "AD": "10-12"})
    board.play("move mini-1 8", "use spy commander", "spy mini-1", "move mini-1 10")
    board.play("use program scientist", "beacon BC", "border 1-2")
    assert board.actions == 0
    board.play("move mini-1 12")
    assert board.flying == {"mini-1": "12"}


@rule("EP-5.4")
def test_as_often_as_wanted() -> None:
    board = Board(pods={"mini-1": "2 Ac"}, beacons={"AB": "2-5", "AC": "5-8", "AD": "8-10", "AE": "10-12"})
    board.play("move mini-1 5", "move mini-1 8", "move mini-1 10", "move mini-1 12")
    assert board.flying == {"mini-1": "12"}
    assert board.actions == 2


@rule("EP-5.4", "EP-4.2", "EP-4.3")
def test_crossing_pushes() -> None:
    board = Board(pods={"duo-1": "5 Ac", "mini-1": "8 Bc", "duo-2": "7 Bs"}, beacons={"AB": "5-8"}, debris="10")
    board.play("move duo-1 8")
    assert board.choices("push") == words("4 6 9")
    board.play("push 9")
    assert board.flying == {"duo-1": "8", "mini-1": "9", "duo-2": "7"}
    assert (board.asked, board.phase, board.actions) == ("A", "turn", 2)


# EP-5.4: and not back


@rule("EP-5.4")
def test_not_back_by_beacon() -> None:
    board = Board(pods={"duo-1": "5 Ac"}, beacons={"AB": "5-8"}).play("move duo-1 8")
    assert board.choices("move") == set()
    assert board.rule("move duo-1 5") == "EP-5.4"


@rule("EP-5.4")
def test_not_back_by_another_way_round() -> None:
    board = Board(pods={"duo-1": "1 Ac"}, beacons={"AB": "1-2", "AC": "2-5", "AD": "1-5", "AE": "5-8"})
    board.play("move duo-1 2", "move duo-1 5")
    assert board.choices("move") == {"duo-1 8"}
    assert board.rule("move duo-1 1") == "EP-5.4"
    board.play("move duo-1 8")
    assert board.rule("move duo-1 5") == "EP-5.4"


@rule("EP-5.4")
@pytest.mark.parametrize("paid", [["use spy scientist", "spy duo-1"], ["use refresh scientist"]])
def test_back_after_another_action(paid: list[str]) -> None:
    board = Board(pods={"duo-1": "5 Ac"}, panels={"A": "program:c"}, beacons={"AB": "5-8"}).play("move duo-1 8", *paid)
    board.play("move duo-1 5")
    assert board.rule("move duo-1 8") == "EP-5.4"


@rule("EP-5.4")
def test_back_in_the_next_turn() -> None:
    board = Board(pods={"duo-1": "5 Ac Bc"}, beacons={"AB": "5-8"}).play("move duo-1 8", "end", "move duo-1 5", "end")
    board.play("move duo-1 8")
    assert board.flying == {"duo-1": "8"}


@rule("EP-5.4")
def test_every_pod_for_itself() -> None:
    board = Board(pods={"mini-1": "5 Ac", "mini-2": "10 As"}, beacons={"AB": "5-8", "AC": "8-10", "AD": "7-8"})
    board.play("move mini-1 8", "move mini-1 7", "move mini-2 8", "move mini-2 5")
    assert board.flying == {"mini-1": "7", "mini-2": "5"}
    assert board.rule("move mini-1 8") == "EP-5.4"


@rule("EP-5.4", "EP-3.3")
@pytest.mark.parametrize("use", ["accelerate", "pilot"])
def test_paid_moves_are_free_of_this(use: str) -> None:
    board = Board(pods={"duo-1": "5 Ac"}, beacons={"AB": "5-8"}).play(
        "move duo-1 8", f"use {use} commander", "move duo-1 5"
    )
    assert board.flying == {"duo-1": "5"}


@rule("EP-5.4")
def test_what_a_paid_move_leaves_is_not_left_by_beacon() -> None:
    board = Board(pods={"duo-1": "5 Ac"}, beacons={"AB": "5-8"}).play("use accelerate commander", "move duo-1 8")
    board.play("move duo-1 5")
    assert board.flying == {"duo-1": "5"}


@rule("EP-5.4", "EP-4.3")
def test_pushes_are_free_of_this() -> None:
    """Pushed back to where it came from by beacon; and what it was pushed out of was not left by beacon."""
    pods = {"mini-1": "5 Ac", "duo-1": "10 As"}
    board = Board(pods=pods, beacons={"AB": "5-8", "AC": "8-10", "AD": "7-8"}).play("move mini-1 8", "move duo-1 8")
    assert "5" in board.choices("push")
    board.play("push 5", "move duo-1 7", "move mini-1 8")
    assert board.flying == {"mini-1": "8", "duo-1": "7"}
    assert board.rule("move mini-1 5") == "EP-5.4"


@rule("EP-5.4")
def test_so_a_turn_comes_to_an_end() -> None:
    """All around 10 there are beacons of A: however it crosses, a pod is soon done."""
    beacons = {"AB": "7-10", "AC": "10-11", "AD": "10-12", "AE": "7-11"}
    board = Board(pods={"mini-1": "10 Ac"}, beacons=beacons)
    crossed = 0
    while board.choices("move"):
        board.play(sorted(board.allowed("move"))[0])
        crossed += 1
        assert crossed < 13
    assert board.allowed() >= {"end"}
