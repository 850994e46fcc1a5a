"""Escape Pods, EP-4, from the text: debris, collisions, chains of pushes, the fallback, empty pods."""

from __future__ import annotations

from typing import Any

import pytest

from astroport.testing import rule

from .board import Board, words


def _accelerated(move: str, **position: Any) -> Board:
    return Board(**position).play("use accelerate commander", f"move {move}")


# EP-4.1: debris


@rule("EP-4.1")
@pytest.mark.parametrize("use", ["accelerate", "pilot"])
@pytest.mark.parametrize("pod", ["mini-1", "duo-1", "trio"])
def test_no_pod_moves_into_debris(use: str, pod: str) -> None:
    board = Board(seats=3, pods={pod: "8 Ac"}, debris="7 9").play(f"use {use} commander")
    assert board.choices("move") == {f"{pod} {to}" for to in words("4 5 6 10")}
    assert board.rule(f"move {pod} 7") == "EP-4.1"
    assert board.rule(f"move {pod} 9") == "EP-4.1"


@rule("EP-4.1", "EP-5.4")
def test_nor_by_beacon() -> None:
    board = Board(pods={"duo-1": "8 Ac"}, debris="7", beacons={"AB": "7-8"})
    assert board.rule("move duo-1 7") == "EP-4.1"


@rule("EP-4.1", "EP-4.3")
def test_no_pod_is_pushed_into_debris() -> None:
    board = _accelerated("duo-1 8", pods={"duo-1": "5 Ac", "mini-1": "8 Bc"}, debris="7 9")
    assert board.choices("push") == words("4 6 10")
    assert board.rule("push 7") == "EP-4.1"
    assert board.rule("push 9") == "EP-4.1"


# EP-4.2: as large or larger


@rule("EP-4.2")
@pytest.mark.parametrize("use", ["accelerate", "pilot", "beacon"])
@pytest.mark.parametrize(
    ("mover", "there"),
    [
        ("mini-1", "mini-2"),
        ("mini-1", "duo-1"),
        ("mini-1", "trio"),
        ("duo-1", "duo-2"),
        ("duo-2", "duo-1"),
        ("duo-1", "trio"),
    ],
)
def test_no_pod_enters_where_one_as_large_is(use: str, mover: str, there: str) -> None:
    pods, beacons = {mover: "8 Ac", there: "10 Bc"}, {"AC": "8-10"}
    board = Board(seats=3, pods=pods, beacons=beacons)
    if use != "beacon":
        board.play(f"use {use} commander")
    assert f"{mover} 10" not in board.choices("move")
    assert board.rule(f"move {mover} 10") == "EP-4.2"


@rule("EP-4.2", "EP-4.3")
@pytest.mark.parametrize("use", ["accelerate", "pilot", "beacon"])
@pytest.mark.parametrize(
    ("mover", "there"),
    [("duo-1", "mini-1"), ("duo-2", "mini-3"), ("trio", "mini-2"), ("trio", "duo-1"), ("trio", "duo-2")],
)
def test_a_smaller_one_is_pushed(use: str, mover: str, there: str) -> None:
    """Capacity counts, not who is aboard; the active player chooses for others' pods too."""
    pods, beacons = {mover: "8 Ac", there: "10 Bc"}, {"AC": "8-10"}
    board = Board(seats=3, pods=pods, beacons=beacons)
    if use != "beacon":
        board.play(f"use {use} commander")
    board.play(f"move {mover} 10")
    assert (board.asked, board.phase) == ("A", "push")
    assert board.picture()["push"] == {"pod": there, "at": "10", "to": ["7", "9", "11", "12", "13"]}
    board.play("push 12")
    assert board.pods[mover] == "10 Ac"
    assert board.pods[there] == "12 Bc"
    assert (board.asked, board.phase) == ("A", "turn")


@rule("EP-4.2")
def test_an_emptier_pod_is_no_smaller() -> None:
    board = Board(pods={"duo-1": "8 Ac As", "duo-2": "10 Bc"}).play("use accelerate commander")
    assert board.rule("move duo-1 10") == "EP-4.2"


# EP-4.3: where a pushed pod goes


@rule("EP-4.3")
def test_not_back_nor_onto_pods_as_large_nor_far_away() -> None:
    pods = {"duo-1": "5 Ac", "mini-1": "8 Bc", "mini-2": "4 As", "duo-2": "10 Bs"}
    board = _accelerated("duo-1 8", pods=pods, debris="7")
    assert board.choices("push") == words("6 9")
    why = {"5": "EP-4.3", "4": "EP-4.2", "10": "EP-4.2", "7": "EP-4.1", "8": "EP-4.3", "11": "EP-4.3", "1": "EP-4.3"}
    assert {to: board.rule(f"push {to}") for to in why} == why


@rule("EP-4.3", "EP-2.3")
def test_nothing_else_is_done_before_the_push() -> None:
    board = _accelerated("duo-1 8", pods={"duo-1": "5 Ac", "mini-1": "8 Bc"}, beacons={"AB": "8-10"})
    for other in ("end", "use spy engineer", "move duo-1 10", "hangar 1"):
        assert board.rule(other) == "EP-4.3"


@rule("EP-4.3")
def test_the_only_way_is_gone_by_itself() -> None:
    board = _accelerated("duo-1 11", pods={"duo-1": "7 Ac", "mini-1": "11 Bc"}, debris="10")
    assert board.flying == {"duo-1": "11", "mini-1": "12"}
    assert board.phase == "turn"


@rule("EP-4.3")
@pytest.mark.parametrize("use", ["accelerate", "pilot", "beacon"])
@pytest.mark.parametrize(
    ("others", "debris"),
    [({"duo-2": "12 Bs"}, "10"), ({"mini-2": "12 Bs"}, "10"), ({"mini-3": "10 Bs", "duo-2": "12 Ac"}, "")],
)
def test_who_can_go_nowhere_takes_the_sector_of_the_mover(use: str, others: dict[str, str], debris: str) -> None:
    board = Board(pods={"duo-1": "7 Ac", "mini-1": "11 Bc", **others}, debris=debris, beacons={"AB": "7-11"})
    if use != "beacon":
        board.play(f"use {use} engineer")
    board.play("move duo-1 11")
    assert (board.flying["duo-1"], board.flying["mini-1"]) == ("11", "7")
    assert board.phase == "turn"


@rule("EP-4.3")
def test_the_fallback_is_taken_even_by_a_duo() -> None:
    board = _accelerated("trio 11", seats=3, pods={"trio": "7 Ac", "duo-1": "11 Bc", "duo-2": "12 Bs"}, debris="10")
    assert (board.flying["trio"], board.flying["duo-1"], board.flying["duo-2"]) == ("11", "7", "12")


@rule("EP-4.3")
def test_no_fallback_while_there_is_a_way() -> None:
    board = _accelerated("duo-1 11", pods={"duo-1": "7 Ac", "mini-1": "11 Bc", "duo-2": "10 Bs"})
    assert (board.flying["duo-1"], board.flying["mini-1"]) == ("11", "12")


@rule("EP-4.3")
def test_a_chain_of_pushes() -> None:
    board = _accelerated("trio 4", seats=3, pods={"trio": "5 Ac", "duo-1": "4 Bc", "mini-1": "7 Ce"})
    assert board.choices("push") == words("1 7 8")
    board.play("push 7")
    assert (board.asked, board.phase) == ("A", "push")
    assert board.picture()["push"] == {"pod": "mini-1", "at": "7", "to": ["8", "10", "11"]}
    assert board.rule("push 4") == "EP-4.3"
    board.play("push 10")
    assert board.flying == {"trio": "4", "duo-1": "7", "mini-1": "10"}
    assert board.phase == "turn"


@rule("EP-4.3")
def test_a_chain_that_ends_by_itself() -> None:
    pods = {"trio": "5 Ac", "duo-1": "4 Bc", "mini-1": "7 Ce", "mini-2": "8 Be"}
    board = _accelerated("trio 4", seats=3, pods=pods, debris="10")
    board.play("push 7")
    assert board.flying == {"trio": "4", "duo-1": "7", "mini-1": "11", "mini-2": "8"}
    assert board.phase == "turn"


@rule("EP-4.3")
def test_the_last_of_a_chain_may_go_where_the_first_came_from() -> None:
    board = _accelerated("trio 7", seats=3, pods={"trio": "8 Ac", "duo-1": "7 Bc", "mini-1": "4 Ce"})
    assert board.choices("push") == words("4 10 11")
    board.play("push 4")
    assert board.choices("push") == words("1 5 8")
    board.play("push 8")
    assert board.flying == {"trio": "7", "duo-1": "4", "mini-1": "8"}


@rule("EP-4.3")
def test_it_may_be_the_only_way_there() -> None:
    """The minipod in 4 has but 8, which the trio has left; so the duo can be pushed to 4."""
    pods = {"trio": "8 Ac", "duo-1": "7 Bc", "mini-1": "4 Ce", "mini-2": "1 Ae", "duo-2": "5 Bs"}
    board = _accelerated("trio 7", seats=3, pods=pods)
    assert board.choices("push") == words("4 10 11")
    board.play("push 4")
    assert board.flying == {"trio": "7", "duo-1": "4", "mini-1": "8", "mini-2": "1", "duo-2": "5"}


CORNERED = {"trio": "8 Ac", "duo-1": "7 Bc", "mini-1": "11 Ce", "duo-2": "12 Bs"}  # with debris in 10


@rule("EP-4.3")
def test_a_push_that_would_need_a_fallback_is_not_available() -> None:
    """The minipod in 11 can go nowhere: not to 7, where it would be run into from."""
    board = Board(seats=3, pods={**CORNERED, "mini-2": "4 Be"}, debris="10")
    board.play("use accelerate commander", "move trio 7")
    assert (board.flying["duo-1"], board.flying["mini-1"]) == ("4", "11")
    assert board.picture()["push"] == {"pod": "mini-2", "at": "4", "to": ["1", "5", "8"]}


@rule("EP-4.3")
def test_such_a_push_cannot_be_chosen() -> None:
    board = _accelerated("trio 7", seats=3, pods={**CORNERED, "duo-2": "10 Bs", "mini-2": "12 As"})
    assert board.flying["duo-1"] == "4"  # by itself: 10 is held, and 11 has no way out
    other = _accelerated(
        "trio 8", seats=3, pods={"trio": "5 Ac", "duo-1": "8 Bc", "mini-1": "4 Ce", "mini-2": "1 Be"}, debris="7"
    )
    assert other.choices("push") == words("4 6 9 10")  # the minipod could go to 5
    stuck = {"trio": "9 Ac", "duo-1": "8 Bc", "mini-1": "4 Ce", "mini-2": "1 Be", "duo-2": "5 Bs"}
    board = _accelerated("trio 8", seats=3, pods=stuck, debris="7")
    assert board.choices("push") == words("6 10")
    assert board.rule("push 4") == "EP-4.3"


@rule("EP-4.3")
def test_then_the_first_pushed_pod_falls_back() -> None:
    board = _accelerated("trio 7", seats=3, pods=CORNERED, debris="4 10")
    assert board.flying == {"trio": "7", "duo-1": "8", "mini-1": "11", "duo-2": "12"}
    assert board.phase == "turn"


@rule("EP-4.3")
def test_a_pushed_pod_pushes_with_its_own_size() -> None:
    """A minipod pushed by the trio pushes nobody; a duo pushed by it does not push the other duo."""
    board = _accelerated("trio 8", seats=3, pods={"trio": "5 Ac", "mini-1": "8 Bc", "mini-2": "4 Bs", "duo-1": "7 Be"})
    assert board.choices("push") == words("6 9 10")
    board = _accelerated("trio 8", seats=3, pods={"trio": "5 Ac", "duo-2": "8 Bc", "mini-2": "4 Bs", "duo-1": "7 Be"})
    assert board.choices("push") == words("4 6 9 10")


@rule("EP-4.3", "EP-3.1")
def test_after_a_launch_nothing_is_barred_as_the_way_back() -> None:
    board = Board(seats=3, pods={"duo-1": "2 Bc", "mini-1": "1 Be"}).play(
        "use embark commander", "embark commander trio"
    )
    board.play("push 1")
    assert board.choices("push") == words("4 5")
    assert board.rule("push 2") in ("EP-4.2", "EP-4.3")


@rule("EP-4.3")
def test_pushed_crew_stays_aboard() -> None:
    board = _accelerated("trio 8", seats=3, pods={"trio": "5 Ac . Ce", "duo-1": "8 . Bc:A"}).play("push 10")
    assert (board.pods["trio"], board.pods["duo-1"]) == ("8 Ac . Ce", "10 . Bc:A")


# EP-4.4: empty pods


@rule("EP-4.4")
@pytest.mark.parametrize("hangar", ["1", "3"])
@pytest.mark.parametrize("pod", ["duo-1", "duo-2"])
def test_the_active_player_chooses_the_hangar_of_a_duo(pod: str, hangar: str) -> None:
    other = {"duo-1": "duo-2", "duo-2": "duo-1"}[pod]
    board = Board(pods={pod: "11 Bc", other: "8 Bs"}).play("use embark commander", f"disembark {pod}.1 r1")
    assert (board.asked, board.phase) == ("A", "hangar")
    assert board.choices("hangar") == {"1", "3"}
    assert board.picture()["hangar"] == {"pod": pod, "to": ["1", "3"]}
    board.play(f"hangar {hangar}")
    assert board.hangars == {"1": None, "3": None} | {hangar: pod}
    assert board.pods[pod] == f"hangar-{hangar}"
    assert board.phase == "turn"


@rule("EP-4.4")
def test_the_pod_is_away_before_its_last_member_arrives() -> None:
    board = Board(pods={"duo-1": "11 Bc", "duo-2": "8 Bs"}).play("use embark commander", "disembark duo-1.1 r1")
    assert board.flying == {"duo-2": "8"}
    assert board.refuges["r1"] == ""
    board.play("hangar 1")
    assert board.refuges["r1"] == "Bc"


@rule("EP-4.4")
def test_the_pod_is_away_before_its_last_member_sits_down() -> None:
    board = Board(pods={"duo-1": "10 Ac", "duo-2": "8 Bs"}).play("use embark commander", "embark duo-1.1 duo-2")
    assert (board.asked, board.phase) == ("A", "hangar")
    assert board.pods["duo-2"] == "8 Bs"
    assert "duo-1" not in board.flying
    board.play("hangar 3")
    assert (board.pods["duo-1"], board.pods["duo-2"]) == ("hangar-3", "8 Bs Ac")


@rule("EP-4.4")
def test_nothing_else_is_done_before_the_hangar_is_chosen() -> None:
    board = Board(pods={"duo-1": "11 Bc", "duo-2": "8 As"}, beacons={"AB": "8-10"})
    board.play("use embark commander", "disembark duo-1.1 r1")
    for other in ("end", "use spy engineer", "move duo-2 10", "push 4"):
        assert board.rule(other) == "EP-4.4"


@rule("EP-4.4")
@pytest.mark.parametrize(("other", "hangar"), [("hangar-1", "3"), ("hangar-3", "1")])
@pytest.mark.parametrize("pod", ["duo-1", "duo-2"])
def test_the_only_free_hangar_is_taken_by_itself(pod: str, other: str, hangar: str) -> None:
    waiting = {"duo-1": "duo-2", "duo-2": "duo-1"}[pod]
    board = Board(pods={pod: "11 Ac", waiting: other}).play("use embark commander", f"disembark {pod}.1 r1")
    assert board.phase == "turn"
    assert board.hangars == {hangar: pod, other[-1]: waiting}
    assert board.refuges["r1"] == "Ac"


@rule("EP-4.4")
@pytest.mark.parametrize("duos", [{}, {"duo-1": "5 Bc", "duo-2": "8 Bs"}])
def test_the_trio_has_one_hangar(duos: dict[str, str]) -> None:
    board = Board(seats=3, pods={"trio": "12 . Cc", **duos}).play("use embark commander", "disembark trio.2 r2")
    assert board.phase == "turn"
    assert board.pods["trio"] == "hangar-2"
    assert board.refuges["r2"] == "Cc"


@rule("EP-4.4")
@pytest.mark.parametrize("pod", ["mini-1", "mini-2", "mini-3"])
def test_a_minipod_goes_back_into_the_ship(pod: str) -> None:
    board = Board(pods={pod: "13 Ac", "duo-1": "5 Bc", "duo-2": "8 Bs"}).play("use embark commander")
    board.play(f"disembark {pod}.1 r4")
    assert board.phase == "turn"
    assert board.pods[pod] == "ship"
    assert board.refuges["r4"] == "Ac"


@rule("EP-4.4")
@pytest.mark.parametrize(("pod", "crew"), [("duo-1", "Ac Bs"), ("trio", "Ac Bs"), ("trio", "Bs Ac Ce")])
def test_a_pod_with_somebody_left_stays(pod: str, crew: str) -> None:
    board = Board(seats=3, pods={pod: f"11 {crew}"}).play("use embark commander", f"disembark {pod}.1 r1")
    assert board.flying == {pod: "11"}


@rule("EP-4.4", "EP-3.1")
def test_a_pod_that_came_home_launches_anew() -> None:
    board = Board(pods={"duo-1": "11 Bc", "duo-2": "8 Bs"}).play(
        "use embark commander", "disembark duo-1.1 r1", "hangar 3"
    )
    board.play("use embark engineer", "embark scientist duo-1")
    assert board.pods["duo-1"] == "3 As"


@rule("EP-4.4", "EP-3.5")
def test_a_minipod_that_came_home_flies_again() -> None:
    pods = {"mini-1": "4 Bc", "mini-2": "11 As", "mini-3": "8 Bs"}
    board = Board(pods=pods).play("use embark commander", "disembark mini-2.1 r1", "use minipod engineer")
    board.play("launch engineer 2")
    assert board.pods["mini-2"] == "2 Ae"


@rule("EP-4.4", "EP-6.1")
@pytest.mark.parametrize("hangar", ["1", "3"])
def test_the_active_player_chooses_for_a_pod_in_an_explosion_too(hangar: str) -> None:
    pods = {"mini-1": "11 Ac", "duo-1": "8 Bc Bs", "duo-2": "4 Be"}
    board = Board(pods=pods, tokens={"r1": 1}, row="8").play("use embark commander", "disembark mini-1.1 r1")
    assert (board.asked, board.phase) == ("A", "hangar")
    assert board.picture()["hangar"] == {"pod": "duo-1", "to": ["1", "3"]}
    board.play(f"hangar {hangar}", "card 5")
    assert board.pods["duo-1"] == f"hangar-{hangar}"
    assert board.reserves["B"] == "cccsssee"
