"""Escape Pods, EP-3, from the text: Embark, Disembark, Accelerate, Spy, Minipod."""

from __future__ import annotations

from typing import Any

import pytest

from astroport.core.contract import SPECTATOR
from astroport.testing import rule

from .board import Board, words

ROLES = ("commander", "scientist", "engineer")


def _embarking(**position: Any) -> Board:
    return Board(**position).play("use embark commander")


# EP-3.1: Embark from the reserve


@rule("EP-3.1")
@pytest.mark.parametrize(("pod", "sector"), [("duo-1", "1"), ("trio", "2"), ("duo-2", "3")])
@pytest.mark.parametrize("role", ROLES)
def test_a_pod_boarded_in_its_hangar_launches(pod: str, sector: str, role: str) -> None:
    board = _embarking(seats=3).play(f"embark {role} {pod}")
    assert board.pods[pod] == f"{sector} A{role[0]}"
    assert board.hangars[sector] is None
    assert len(board.reserves["A"]) == 7
    assert board.phase == "turn"


@rule("EP-3.1", "EP-4.4")
def test_a_duo_launches_from_the_hangar_it_is_in() -> None:
    board = _embarking(pods={"duo-1": "hangar-3", "duo-2": "9 Bc"}).play("embark engineer duo-1")
    assert board.flying == {"duo-1": "3", "duo-2": "9"}


@rule("EP-3.1")
@pytest.mark.parametrize("sector", ["1", "2", "3"])
@pytest.mark.parametrize("pod", ["duo-1", "trio", "duo-2"])
def test_from_the_reserve_into_a_pod_by_the_ship(pod: str, sector: str) -> None:
    """Whoever's crew is in it, and it stays there."""
    board = _embarking(seats=3, pods={pod: f"{sector} Bc"})
    assert {f"{role} {pod}" for role in ROLES} <= board.choices("embark")
    board.play(f"embark scientist {pod}")
    assert board.pods[pod] == f"{sector} Bc As"


@rule("EP-3.1")
@pytest.mark.parametrize("sector", [str(sector) for sector in range(4, 14)])
def test_nobody_of_the_reserve_gets_farther(sector: str) -> None:
    board = _embarking(pods={"duo-1": f"{sector} Ac"})
    assert board.choices("embark") == {f"{role} duo-2" for role in ROLES}
    assert board.rule("embark commander duo-1") == "EP-3.1"


@rule("EP-3.1")
@pytest.mark.parametrize(
    ("pods", "seated"),
    [
        ({"trio": "2 Bc"}, "2 Bc As"),
        ({"trio": "2 . Bc"}, "2 As Bc"),
        ({"trio": "2 Bc . Ce"}, "2 Bc As Ce"),
        ({"trio": "2 Bc Be"}, "2 Bc Be As"),
    ],
)
def test_it_takes_the_first_free_seat(pods: dict[str, str], seated: str) -> None:
    board = _embarking(seats=3, pods=pods).play("embark scientist trio")
    assert board.pods["trio"] == seated


@rule("EP-3.1")
@pytest.mark.parametrize(("pod", "crew"), [("duo-1", "1 Ac Bc"), ("duo-1", "1 Bs Bc"), ("trio", "2 Ac Bc Cc")])
def test_a_full_pod(pod: str, crew: str) -> None:
    board = _embarking(seats=3, pods={pod: crew})
    assert f"scientist {pod}" not in board.choices("embark")
    assert board.rule(f"embark scientist {pod}") == "EP-3.1"


@rule("EP-3.1")
def test_only_roles_of_the_reserve_embark() -> None:
    board = Board(refuges={"r1": "Ac Ac Ac"}).play("use embark engineer")
    assert board.choices("embark") == {
        f"{role} {pod}" for role in ("scientist", "engineer") for pod in ("duo-1", "duo-2")
    }
    assert board.rule("embark commander duo-1") == "EP-3.1"


@rule("EP-3.1", "EP-3.5")
def test_minipods_are_not_embarked() -> None:
    board = _embarking(pods={"mini-1": "1 Ac", "mini-2": "4 Ac"})
    assert not any("mini" in choice.split()[1] for choice in board.choices("embark"))


# EP-3.1: Embark from a touching pod


@rule("EP-3.1")
def test_from_a_touching_pod() -> None:
    board = _embarking(pods={"duo-1": "5 Ac Bs", "duo-2": "8 Be"})
    assert board.choices("embark") == {"duo-1.1 duo-2"}
    board.play("embark duo-1.1 duo-2")
    assert (board.pods["duo-1"], board.pods["duo-2"]) == ("5 . Bs", "8 Be Ac")
    assert len(board.reserves["A"]) == 7


@rule("EP-3.1")
@pytest.mark.parametrize(
    ("source", "target", "allowed"),
    [
        ("1", "4", True),  # from a pod by the ship
        ("1", "5", True),
        ("2", "5", True),
        ("4", "1", False),  # to one there they come from the reserve
        ("5", "2", False),
        ("1", "2", False),
        ("4", "6", False),  # not touching
        ("4", "9", False),
        ("11", "13", False),
        ("11", "12", True),
        ("8", "10", True),
    ],
)
def test_only_a_pod_away_from_the_ship_and_only_a_touching_one(source: str, target: str, allowed: bool) -> None:
    board = _embarking(pods={"mini-1": f"{source} Ac", "duo-1": f"{target} Bc"})
    assert ("mini-1.1 duo-1" in board.choices("embark")) == allowed
    assert board.rule("embark mini-1.1 duo-1") == (None if allowed else "EP-3.1")


@rule("EP-3.1")
def test_only_ones_own_step_over() -> None:
    board = _embarking(pods={"duo-1": "5 Ac Bs", "duo-2": "8 Be"})
    assert board.rule("embark duo-1.2 duo-2") == "EP-3.1"
    assert board.rule("embark duo-2.1 duo-1") == "EP-3.1"  # somebody else's, and no seat
    assert board.rule("embark mini-1.1 duo-2") == "EP-3.1"  # nobody


@rule("EP-3.1")
def test_nobody_steps_over_into_a_full_pod_its_own_or_a_hangar() -> None:
    board = _embarking(seats=3, pods={"mini-1": "1 Ac", "duo-1": "4 Bs Bc", "trio": "8 As"})
    assert board.rule("embark mini-1.1 duo-1") == "EP-3.1"
    assert board.rule("embark trio.1 trio") == "EP-3.1"
    assert board.rule("embark mini-1.1 duo-2") == "EP-3.1"


@rule("EP-3.1", "EP-4.4")
def test_the_last_leaves_an_empty_pod() -> None:
    board = _embarking(pods={"mini-1": "5 As", "duo-2": "8 Be"}).play("embark mini-1.1 duo-2")
    assert board.pods["mini-1"] == "ship"
    assert board.pods["duo-2"] == "8 Be As"


# EP-3.1: launches


@rule("EP-3.1", "EP-4.2")
@pytest.mark.parametrize(
    ("pod", "there"),
    [("duo-1", {"duo-2": "1 Bc"}), ("duo-1", {"trio": "1 Bc Cc"}), ("duo-2", {"trio": "3 Bc"})],
)
def test_no_launch_where_a_pod_of_its_size_is(pod: str, there: dict[str, str]) -> None:
    board = _embarking(seats=3, pods=there)
    assert board.rule(f"embark scientist {pod}") == "EP-4.2"


@rule("EP-3.1", "EP-4.1")
@pytest.mark.parametrize(("pod", "sector"), [("duo-1", "1"), ("trio", "2"), ("duo-2", "3")])
def test_no_launch_into_debris(pod: str, sector: str) -> None:
    """Only in solo there are such cards."""
    board = _embarking(seats=1, debris=sector)
    assert {choice.split()[1] for choice in board.choices("embark")} == words("duo-1 trio duo-2") - {pod}
    assert board.rule(f"embark scientist {pod}") == "EP-4.1"


@rule("EP-3.1", "EP-4.3")
@pytest.mark.parametrize(
    ("pod", "there", "ways"),
    [
        ("duo-1", {"mini-1": "1 Bc"}, "2 4 5"),
        ("duo-2", {"mini-1": "3 Bc"}, "2 5 6"),
        ("trio", {"mini-1": "2 Bc"}, "1 3 5"),
        ("trio", {"duo-1": "2 Bc Bs"}, "1 3 5"),
        ("trio", {"duo-1": "2 Bc Bs", "mini-2": "1 Ce"}, "1 3 5"),  # a chain
        ("trio", {"mini-1": "2 Bc", "mini-2": "1 Ce"}, "3 5"),
        ("trio", {"duo-2": "2 Ac", "duo-1": "5 Ce"}, "1 3"),
    ],
)
def test_a_launch_pushes(pod: str, there: dict[str, str], ways: str) -> None:
    pushed = next(iter(there))
    board = _embarking(seats=3, pods=there).play(f"embark scientist {pod}")
    assert (board.asked, board.phase) == ("A", "push")
    assert board.choices("push") == words(ways)
    assert board.picture()["push"]["pod"] == pushed
    board.play(f"push {ways[0]}")
    assert board.pods[pod] == f"{there[pushed][0]} As"
    assert board.flying[pushed] == ways[0]


@rule("EP-3.1", "EP-4.3")
def test_a_launch_pushes_the_only_way() -> None:
    board = _embarking(seats=3, pods={"mini-1": "1 Bc", "trio": "2 Bs", "mini-2": "5 Ce"})
    board.play("embark scientist duo-1")
    assert board.phase == "turn"
    assert (board.flying["duo-1"], board.flying["mini-1"]) == ("1", "4")


@rule("EP-3.1", "EP-4.3")
@pytest.mark.parametrize(
    ("pod", "there", "debris"),
    [
        ("duo-1", {"mini-1": "1 Bc", "trio": "2 Bs", "mini-2": "5 Ce", "duo-2": "4 Ce"}, ""),
        ("duo-1", {"mini-1": "1 Bc", "trio": "2 Bs"}, "4 5"),
        ("trio", {"mini-1": "2 Bc", "mini-2": "1 Bs", "mini-3": "3 Bs"}, "5"),
        (
            "trio",
            {"duo-1": "2 Bc", "duo-2": "5 Bs", "mini-1": "1 Ac", "mini-2": "4 As", "mini-3": "3 Ae"},
            "6",
        ),  # a chain
    ],
)
def test_no_launch_if_the_pod_there_can_go_nowhere(pod: str, there: dict[str, str], debris: str) -> None:
    board = _embarking(seats=3, pods=there, debris=debris, refuges={"r1": "Cc"})
    assert f"scientist {pod}" not in board.choices("embark")
    assert board.rule(f"embark scientist {pod}") == "EP-4.3"


@rule("EP-3.1", "EP-4.3")
def test_a_launch_pushes_a_chain_the_only_way() -> None:
    """As before, but there is no debris in 6."""
    there = {"duo-1": "2 Bc", "duo-2": "5 Bs", "mini-1": "1 Ac", "mini-2": "4 As", "mini-3": "3 Ae"}
    board = _embarking(seats=3, pods=there).play("embark scientist trio")
    assert board.phase == "turn"
    assert board.flying == {"trio": "2", "duo-1": "3", "mini-3": "6", "duo-2": "5", "mini-1": "1", "mini-2": "4"}


@rule("EP-2.3", "EP-3.1", "EP-4.2")
def test_no_launch_at_all_no_action() -> None:
    board = Board(pods={"duo-1": "3 Bc Bs"})
    assert "embark" not in board.uses
    assert board.rule("use embark commander") in ("EP-2.3", "EP-3.1")


# EP-3.2: Disembark


@rule("EP-3.2")
def test_one_of_any_colour_disembarks() -> None:
    board = _embarking(seats=3, pods={"trio": "12 Ac Bs Ce"})
    assert board.choices("disembark") == {f"trio.{seat} {refuge}" for seat in "123" for refuge in ("r2", "r3")}
    board.play("disembark trio.2 r3")
    assert board.refuges == {"r1": "", "r2": "", "r3": "Bs", "r4": ""}
    assert board.pods["trio"] == "12 Ac . Ce"
    assert board.asked == "A"


@rule("EP-3.2")
@pytest.mark.parametrize(("at", "refuge"), [("11", "r1"), ("12", "r2"), ("12", "r3"), ("13", "r4")])
def test_somebody_elses_crew_of_a_pod_without_ones_own(at: str, refuge: str) -> None:
    board = _embarking(pods={"duo-1": f"{at} Bs Be"}).play(f"disembark duo-1.2 {refuge}")
    assert board.refuges[refuge] == "Be"
    assert board.pods["duo-1"] == f"{at} Bs"
    assert board.reserves["B"] == "cccssee"


@rule("EP-3.2", "EP-4.4")
def test_somebody_elses_last_one() -> None:
    board = _embarking(pods={"mini-2": "13 Bs", "duo-1": "8 Ac"}).play("disembark mini-2.1 r4")
    assert board.refuges["r4"] == "Bs"
    assert board.pods["mini-2"] == "ship"


@rule("EP-3.2", "EP-6.2")
def test_a_refuge_needs_a_free_space() -> None:
    board = _embarking(pods={"duo-1": "12 As Bs"}, refuges={"r2": "Ac Bc As Bc Ae", "r3": "Bc Bs As Ae"})
    assert board.choices("disembark") == {"duo-1.1 r3", "duo-1.2 r3"}
    assert board.rule("disembark duo-1.1 r2") == "EP-6.2"
    board.play("disembark duo-1.1 r3")
    assert board.phase == "cards"  # the token was there
    board.play("card 4")
    assert board.refuges["r3"] == "Bc Bs As Ae As"


@rule("EP-3.2")
def test_only_who_is_in_a_pod_there() -> None:
    board = _embarking(pods={"duo-1": "12 . Bs", "duo-2": "10 Ac"})
    assert board.choices("disembark") == {"duo-1.2 r2", "duo-1.2 r3"}
    for other in ("duo-1.1 r2", "duo-1.2 r1", "duo-1.2 r4", "duo-2.1 r2", "mini-1.1 r2"):
        assert board.rule(f"disembark {other}") == "EP-3.2"


# EP-3.3: Accelerate


@rule("EP-3.3")
def test_a_pod_with_ones_own_crew_moves_one_sector() -> None:
    board = Board(pods={"duo-1": "5 Bc As", "mini-1": "10 Ac", "duo-2": "13 Bs"}).play("use accelerate commander")
    assert board.choices("move") == {
        *(f"duo-1 {to}" for to in words("1 2 3 4 6 8")),
        *(f"mini-1 {to}" for to in words("7 8 9 11 12")),
    }
    board.play("move duo-1 8")
    assert board.pods["duo-1"] == "8 Bc As"
    assert board.phase == "turn"


@rule("EP-3.3")
@pytest.mark.parametrize(
    "move",
    [
        "duo-2 12",  # nobody of one's own
        "duo-1 7",  # not touching
        "duo-1 5",  # where it is
        "mini-2 1",  # in the ship
    ],
)
def test_other_pods_and_sectors(move: str) -> None:
    board = Board(pods={"duo-1": "5 Bc As", "duo-2": "13 Bs"}).play("use accelerate commander")
    assert board.rule(f"move {move}") == "EP-3.3"


@rule("EP-3.3", "EP-1.2")
def test_no_pod_moves_out_of_a_hangar() -> None:
    board = Board(pods={"duo-1": "5 Bc As"}).play("use accelerate commander")
    assert board.rule("move duo-2 3") == "EP-3.3"


# EP-3.4: Spy


def _roles(board: Board, viewer: int, pod: str) -> list[str | None]:
    crew = next(shown["crew"] for shown in board.picture(viewer)["pods"] if shown["name"] == pod)
    return [member and member["role"] for member in crew]


def _arrived(board: Board, viewer: int, refuge: int) -> list[str | None]:
    return [member and member["role"] for member in board.picture(viewer)["refuges"][refuge]["arrivals"]]


def _seen_alike(board: Board) -> None:
    """Both implementations show everybody the same."""
    for viewer in [*range(board.match.seats), SPECTATOR]:
        expected, seen = board.oracle.position(viewer), board.picture(viewer)
        assert {name: seen[name] for name in expected} == expected


@rule("EP-3.4")
def test_all_pods_and_refuges_with_crew_can_be_spied() -> None:
    board = Board(pods={"duo-1": "5 Ac", "mini-2": "8 Bs"}, refuges={"r2": "Bc", "r4": "Ae"})
    board.play("use spy commander")
    assert board.choices("spy") == words("duo-1 mini-2 r2 r4")
    for nobody in ("duo-2", "mini-1", "trio", "r1", "r3"):
        assert board.rule(f"spy {nobody}") == "EP-3.4"


@rule("EP-3.4")
def test_only_the_spy_learns_them() -> None:
    board = Board(seats=3, pods={"trio": "5 Bs Cc Be", "duo-1": "8 Bc"}).play("use spy commander", "spy trio")
    assert _roles(board, 0, "trio") == ["scientist", "commander", "engineer"]
    assert _roles(board, 0, "duo-1") == [None, None]
    assert _roles(board, 1, "trio") == ["scientist", None, "engineer"]
    assert _roles(board, 2, "trio") == [None, "commander", None]
    assert _roles(board, SPECTATOR, "trio") == [None, None, None]
    assert board.pods["trio"] == "5 Bs:A Cc:A Be:A"
    _seen_alike(board)


@rule("EP-3.4")
def test_a_refuge_is_spied() -> None:
    board = Board(seats=3, refuges={"r1": "Bs Cc", "r2": "Be"}).play("use spy commander", "spy r1")
    assert _arrived(board, 0, 0) == ["scientist", "commander", None, None, None]
    assert _arrived(board, 0, 1) == [None] * 5
    assert _arrived(board, 1, 0) == ["scientist", None, None, None, None]
    assert _arrived(board, SPECTATOR, 0) == [None] * 5
    _seen_alike(board)


@rule("EP-3.4")
def test_several_spies() -> None:
    board = Board(seats=3, pods={"duo-1": "5 Bs:C Cc"}).play("use spy commander", "spy duo-1")
    assert board.pods["duo-1"] == "5 Bs:AC Cc:A"


@rule("EP-3.4")
def test_who_comes_later_is_not_known() -> None:
    board = Board(pods={"duo-1": "1 Bs"}).play("use spy commander", "spy duo-1", "end")
    board.play("use embark commander", "embark engineer duo-1")
    assert _roles(board, 0, "duo-1") == ["scientist", None]


@rule("EP-3.4")
def test_a_spied_member_is_followed_to_a_refuge() -> None:
    board = Board(pods={"duo-1": "11 Bs:A Be"}).play("use embark commander", "disembark duo-1.2 r1")
    assert _arrived(board, 0, 0) == [None] * 5
    board.play("use embark commander", "disembark duo-1.1 r1")
    assert board.refuges["r1"] == "Be Bs:A"
    assert _arrived(board, 0, 0) == [None, "scientist", None, None, None]
    _seen_alike(board)


@rule("EP-3.4")
def test_a_spied_member_is_followed_to_another_pod() -> None:
    board = Board(pods={"duo-1": "8 Bs:A Be", "duo-2": "5 Ac"}, turn="B")
    board.play("use embark commander", "embark duo-1.1 duo-2")
    assert _roles(board, 0, "duo-2") == ["commander", "scientist"]
    assert _roles(board, 0, "duo-1") == [None, None]
    _seen_alike(board)


@rule("EP-3.4", "EP-5.1")
def test_spied_members_are_followed_when_they_are_swapped() -> None:
    board = Board(seats=3, pods={"duo-1": "8 Bs:C", "duo-2": "5 Ac:B"}).play(
        "use board engineer", "swap duo-2.1 duo-1.1"
    )
    assert (board.pods["duo-1"], board.pods["duo-2"]) == ("8 Ac:B", "5 Bs:C")
    _seen_alike(board)


@rule("EP-3.4", "EP-5.1")
def test_back_in_the_reserve_it_is_unknown_again() -> None:
    board = Board(pods={"mini-1": "1 Bs:A"}).play("use board engineer", "swap commander mini-1.1")
    assert board.pods["mini-1"] == "1 Ac"
    board.play("end", "use embark commander", "embark scientist duo-2")
    assert board.pods["duo-2"] == "3 Bs"
    assert _roles(board, 0, "duo-2") == [None, None]


@rule("EP-3.4")
def test_who_takes_the_seat_of_a_spied_member_is_unknown() -> None:
    board = Board(pods={"duo-1": "8 Bs:A Be", "duo-2": "5 Ac", "mini-1": "4 Bc"}, turn="B")
    board.play("use embark commander", "embark duo-1.1 duo-2", "use embark commander", "embark mini-1.1 duo-1")
    assert board.pods["duo-1"] == "8 Bc Be"
    assert _roles(board, 0, "duo-1") == [None, None]


@rule("EP-3.4")
def test_spying_changes_nothing_on_the_board() -> None:
    board = Board(pods={"duo-1": "5 Ac Bs"}).play("use spy commander", "spy duo-1")
    assert board.flying == {"duo-1": "5"}
    assert (board.phase, board.actions) == ("turn", 1)


# EP-3.5: Minipod


@rule("EP-3.5")
@pytest.mark.parametrize("sector", ["1", "2", "3"])
def test_a_minipod_with_one_of_the_reserve(sector: str) -> None:
    board = Board().play("use minipod commander", f"launch scientist {sector}")
    assert board.pods["mini-1"] == f"{sector} As"
    assert board.reserves["A"] == "ccsseee"
    assert board.phase == "turn"


@rule("EP-3.5")
@pytest.mark.parametrize("there", [{"mini-3": "1 Bc"}, {"duo-1": "1 Ac"}, {"trio": "1 Bc"}])
def test_not_where_a_pod_is(there: dict[str, str]) -> None:
    board = Board(seats=3, pods={**there, "mini-2": "5 Bs"}).play("use minipod commander")
    assert {choice.split()[1] for choice in board.choices("launch")} == {"2", "3"}
    assert board.rule("launch scientist 1") in ("EP-3.5", "EP-4.2")


@rule("EP-3.5", "EP-4.1")
def test_not_where_debris_lies() -> None:
    board = Board(seats=1, debris="1 3").play("use minipod commander")
    assert {choice.split()[1] for choice in board.choices("launch")} == {"2"}
    assert board.rule("launch scientist 3") in ("EP-3.5", "EP-4.1")


@rule("EP-3.5")
def test_only_roles_of_the_reserve_fly_out() -> None:
    board = Board(refuges={"r1": "Ac Ac Ac"}).play("use minipod engineer")
    assert board.rule("launch commander 1") == "EP-3.5"


@rule("EP-3.5")
def test_no_minipod_left_in_the_ship() -> None:
    board = Board(pods={"mini-1": "4 Bc", "mini-2": "5 Bs", "mini-3": "8 Ac"})
    assert "minipod" not in board.uses
    assert board.rule("use minipod commander") == "EP-3.5"


@rule("EP-3.5")
@pytest.mark.parametrize(
    ("out", "next_one"), [("mini-1", "mini-2"), ("mini-2", "mini-1"), ("mini-1 mini-2", "mini-3"), ("mini-3", "mini-1")]
)
def test_another_minipod_while_there_is_one(out: str, next_one: str) -> None:
    pods = {pod: f"{at} Bc" for pod, at in zip(out.split(), (4, 5), strict=False)}
    board = Board(pods=pods).play("use minipod commander", "launch scientist 2")
    assert board.pods[next_one] == "2 As"


@rule("EP-3.5")
def test_no_free_sector_by_the_ship() -> None:
    board = Board(pods={"mini-1": "1 Bc", "duo-1": "2 Bs", "duo-2": "3 Ac"})
    assert "minipod" not in board.uses
    assert board.rule("use minipod commander") == "EP-3.5"
    solo = Board(seats=1, pods={"mini-1": "1 Ac"}, debris="2 3")
    assert solo.rule("use minipod commander") == "EP-3.5"
