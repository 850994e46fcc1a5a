"""Escape Pods, EP-2, from the text: how many actions, what they cost, what needs an effect, who comes back."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import Board, Opening, words

ROLES = ("commander", "scientist", "engineer")
EVERYTHING = words("embark accelerate spy minipod board pilot program")  # Refresh needs somebody to fetch
BUSY = {"duo-1": "5 Ac Bs", "mini-1": "2 Bc"}  # everything has an effect
ONE_LEFT = {"r2": "Ac Ac Ac As As", "r3": "As Ae Ae"}  # an engineer is all of A's reserve
NONE_LEFT = {"r2": "Ac Ac Ac As As", "r3": "As Ae Ae Bc Bc", "r4": "Bs"}  # if one more engineer is elsewhere
PAYING = {what: f"use {what} commander" for what in (*EVERYTHING, "refresh")}


def _end(board: Board) -> Board:
    """With what chance has to do then, in solo."""
    board.play("end")
    return board.play(sorted(board.allowed("card"))[-1]) if board.phase == "cards" else board


# EP-2.1: how many


@rule("EP-2.1", "EP-9.1")
@pytest.mark.parametrize(
    ("seats", "actions"),
    [(1, [2, 2, 2]), (2, [1, 2, 2, 2]), (3, [1, 1, 2, 2, 2]), (4, [1, 1, 2, 2, 2]), (5, [1, 1, 2, 2, 2, 2, 2])],
)
@pytest.mark.parametrize("first", [0, -1])
def test_first_turns_are_shorter(seats: int, actions: list[int], first: int) -> None:
    board = Opening(seats).begin("ABCDE"[:seats][first])
    for number in actions:
        assert board.actions == number
        _end(board)


@rule("EP-2.1")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_one_action_in_the_first_turn(seats: int) -> None:
    board = Opening(seats).begin("B").play("use minipod commander", "launch scientist 1")
    assert board.asked == "B"
    assert board.allowed() == {"end"}
    assert board.rule("use spy commander") == "EP-2.1"


@rule("EP-2.1")
def test_two_actions_and_no_more() -> None:
    board = Board(pods=BUSY)
    assert board.uses == EVERYTHING
    board.play("use pilot commander", "move duo-1 8", "use accelerate engineer")
    assert board.actions == 0
    board.play("move duo-1 10")
    assert board.allowed() == {"end"}
    for paying in PAYING.values():
        assert board.rule(paying) == "EP-2.1"


@rule("EP-2.1", "EP-2.3")
@pytest.mark.parametrize("done", [0, 1, 2])
def test_up_to_two_the_player_says_when_its_turn_ends(done: int) -> None:
    board = Board(seats=3, pods=BUSY, turn="B")
    board.play(*["use spy commander", "spy duo-1", "use accelerate scientist", "move duo-1 8"][: 2 * done])
    assert board.asked == "B"
    board.play("end")
    assert (board.asked, board.actions) == ("C", 2)


@rule("EP-2.1", "EP-5.4")
def test_a_beacon_is_no_action() -> None:
    board = Board(pods=BUSY, beacons={"AB": "5-8", "AC": "8-10", "AD": "7-10"})
    board.play("move duo-1 8", "use spy commander", "spy duo-1", "move duo-1 10", "use accelerate engineer")
    board.play("move duo-1 8", "move duo-1 10", "move duo-1 7")
    assert board.asked == "A"
    assert board.actions == 0


# EP-2.2: the cost


@rule("EP-2.2")
def test_a_member_of_any_role_lies_on_the_space() -> None:
    board = Board(pods=BUSY)
    assert board.choices("use") == {f"{what} {role}" for what in EVERYTHING for role in ROLES}
    board.play("use spy scientist")
    assert board.panels == {"A": "spy:s", "B": ""}
    assert board.reserves["A"] == "ccsseee"
    assert board.actions == 1


@rule("EP-2.2")
@pytest.mark.parametrize("what", sorted(EVERYTHING))
def test_only_roles_of_the_reserve_pay(what: str) -> None:
    board = Board(pods=BUSY, refuges={"r1": "Ac Ac"})
    assert f"use {what} commander" not in board.allowed()
    assert board.rule(f"use {what} commander") == "EP-2.2"
    assert board.rule(f"use {what} engineer") is None


@rule("EP-2.2")
def test_embark_has_two_spaces_in_any_combination() -> None:
    board = Board(pods={"duo-1": "12 Ac Bs"}, refuges={"r1": "Ae"})
    board.play("use embark commander", "disembark duo-1.1 r2", "use embark scientist", "embark engineer duo-2")
    assert board.panels["A"] == "embark:c embark:s"


@rule("EP-2.2")
def test_both_spaces_taken() -> None:
    """With three actions nobody could do it a third time either."""
    board = Board(pods=BUSY, panels={"A": "embark:c embark:s"}, actions=1)
    assert board.uses == EVERYTHING - {"embark"}
    assert board.rule("use embark engineer") == "EP-2.2"


@rule("EP-2.2")
@pytest.mark.parametrize("what", sorted(EVERYTHING - {"embark"}))
def test_the_others_have_one_space(what: str) -> None:
    board = Board(pods=BUSY, panels={"A": f"{what}:c", "B": f"{what}:c"}, actions=1)
    assert what not in board.uses
    assert board.rule(f"use {what} engineer") == "EP-2.2"


@rule("EP-2.2")
@pytest.mark.parametrize("what", sorted(EVERYTHING))
def test_what_lies_on_others_spaces_does_not_matter(what: str) -> None:
    others = " ".join(f"{other}:c" for other in sorted(EVERYTHING - {what})[:3])
    board = Board(pods={"duo-1": "5 As Bs", "mini-1": "2 Be"}, panels={"A": others, "B": f"{what}:c"}, actions=1)
    assert what in board.uses


@rule("EP-2.2", "EP-2.4")
def test_an_advanced_space_stays_taken_in_the_next_turn() -> None:
    board = Board(pods=BUSY).play("use pilot commander", "move duo-1 4", "end", "end")
    assert board.asked == "A"
    assert board.rule("use pilot engineer") == "EP-2.2"
    assert board.rule("use accelerate engineer") is None


@rule("EP-2.2")
def test_no_crew_in_reserve_no_action() -> None:
    board = Board(pods={"mini-1": "5 Ae", "duo-1": "8 Bc"}, refuges=NONE_LEFT, beacons={"AB": "4-5"})
    assert board.reserves["A"] == ""
    assert board.allowed() == {"move mini-1 4", "end"}
    for paying in PAYING.values():
        assert board.rule(paying) == "EP-2.2"


# EP-2.3: paid first, with an effect, entirely


@rule("EP-2.3", "EP-3.1")
def test_who_pays_does_not_embark() -> None:
    board = Board(refuges={"r2": "Ac Ac As As As", "r3": "Ae Ae"})
    assert board.reserves["A"] == "ce"
    board.play("use embark commander")
    assert board.choices("embark") == {"engineer duo-1", "engineer duo-2"}
    assert board.rule("embark commander duo-1") == "EP-3.1"


@rule("EP-2.3", "EP-3.5")
def test_who_pays_is_not_in_the_minipod() -> None:
    board = Board(refuges={"r2": "Ac Ac As As As", "r3": "Ae Ae"}).play("use minipod engineer")
    assert board.choices("launch") == {f"commander {sector}" for sector in "123"}
    assert board.rule("launch engineer 1") == "EP-3.5"


@rule("EP-2.3", "EP-5.1")
def test_who_pays_does_not_board() -> None:
    board = Board(pods={"duo-1": "1 Bc"}, refuges={"r2": "Ac Ac As As As", "r3": "Ae Ae"}).play("use board engineer")
    assert board.choices("swap") == {"commander duo-1.1"}
    assert board.rule("swap engineer duo-1.1") == "EP-5.1"


@rule("EP-2.3", "EP-3.1", "EP-3.5", "EP-5.1")
def test_the_last_of_the_reserve_pays_for_others() -> None:
    """It could not embark any more, but there is much that needs nobody of the reserve."""
    board = Board(pods={"mini-1": "1 Bc", "mini-2": "7 Bs"}, refuges=ONE_LEFT)
    assert board.reserves["A"] == "e"
    assert board.uses == words("spy pilot program")
    for what in ("embark", "minipod", "board"):
        assert board.rule(f"use {what} engineer") == "EP-2.3"


@rule("EP-2.3", "EP-3.1", "EP-3.2", "EP-5.1")
@pytest.mark.parametrize(
    ("pods", "uses"),
    [
        ({"mini-1": "11 Bc"}, "embark spy pilot program"),  # somebody can disembark
        ({"mini-1": "4 Ae", "duo-1": "7 Bc"}, "embark accelerate spy board pilot program"),  # or step over, or swap
        ({"mini-1": "4 Ae", "duo-1": "7 Bc Bs"}, "accelerate spy board pilot program"),  # but not into a full pod
        ({"mini-1": "4 Ae", "duo-1": "10 Bc"}, "accelerate spy pilot program"),  # nor far away
        ({"mini-1": "4 Ae", "duo-1": "1 Bc"}, "accelerate spy board pilot program"),  # nor near the ship
    ],
)
def test_what_the_last_can_pay_for(pods: dict[str, str], uses: str) -> None:
    refuges = {"r2": "Ac Ac Ac As As", "r3": "As Ae"} if "mini-1" in pods and "Ae" in pods["mini-1"] else ONE_LEFT
    board = Board(pods=pods, refuges=refuges)
    assert board.reserves["A"] == "e"
    assert board.uses == words(uses)


@rule("EP-2.3", "EP-2.5", "EP-3.1", "EP-3.3", "EP-3.4", "EP-5.1", "EP-5.2", "EP-5.3")
def test_what_has_an_effect_at_the_start() -> None:
    board = Board()
    assert board.uses == words("embark minipod program")
    why = {"accelerate": "EP-3.3", "spy": "EP-3.4", "board": "EP-5.1", "pilot": "EP-5.2", "refresh": "EP-2.5"}
    assert {what: board.rule(PAYING[what]) for what in why} == why


@rule("EP-2.3", "EP-3.1")
def test_nobody_can_embark_or_disembark() -> None:
    """All pods are full and away from the refuges."""
    board = Board(pods={"duo-1": "1 Ac Bs", "duo-2": "5 As Bs"})
    assert "embark" not in board.uses
    assert board.rule("use embark commander") in ("EP-2.3", "EP-3.1")


@rule("EP-2.3", "EP-3.2", "EP-6.2")
def test_nobody_can_disembark_where_all_is_full() -> None:
    pods = {"duo-1": "11 Ac Bs", "duo-2": "5 As Bs"}
    assert "embark" in Board(pods=pods, refuges={"r1": "Ac Bc As Bc"}).uses
    full = Board(pods=pods, refuges={"r1": "Ac Bc As Bc Ae"})
    assert "embark" not in full.uses
    assert full.rule("use embark engineer") in ("EP-2.3", "EP-3.1", "EP-3.2", "EP-6.2")


@rule("EP-2.3", "EP-3.3", "EP-5.2")
def test_no_pod_can_move() -> None:
    """Each stands before debris or pods that are no smaller."""
    stuck = Board(seats=1, pods={"duo-2": "11 Ac", "duo-1": "12 Ac"}, debris="7 10 13", barrier="A")
    assert stuck.rule("use accelerate commander") in ("EP-2.3", "EP-3.3")
    assert stuck.rule("use pilot scientist") in ("EP-2.3", "EP-5.2")
    board = Board(seats=1, pods={"mini-1": "11 Ac", "duo-1": "12 Ac"}, debris="7 10 13", barrier="A")
    board.play("use accelerate commander")
    assert board.choices("move") == {"duo-1 11"}


@rule("EP-2.3", "EP-3.3", "EP-5.2")
def test_others_pods_can_move_and_ones_own_cannot() -> None:
    board = Board(pods={"mini-1": "1 Ac", "duo-1": "2 Bs"}, debris="4 5")
    assert "pilot" in board.uses
    assert board.rule("use accelerate commander") in ("EP-2.3", "EP-3.3")


@rule("EP-2.3")
@pytest.mark.parametrize("what", sorted(EVERYTHING))
def test_an_action_is_finished_before_anything_else(what: str) -> None:
    board = Board(pods=BUSY, beacons={"AB": "5-8"})
    assert "move duo-1 8" in board.allowed()
    board.play(f"use {what} commander")
    assert board.asked == "A"
    others = {"end", "use spy engineer", "use embark engineer"}
    if what not in ("accelerate", "pilot"):
        others.add("move duo-1 8")
    assert {board.rule(other) for other in others} == {"EP-2.3"}


@rule("EP-2.2", "EP-2.3")
@pytest.mark.parametrize(
    "unpaid",
    [
        *("embark commander duo-2", "embark duo-1.1 duo-2", "disembark mini-2.1 r2", "spy duo-1", "launch commander 1"),
        *("swap commander mini-1.1", "delay 10", "beacon AB", "border 1-2"),
    ],
)
def test_nothing_happens_unpaid(unpaid: str) -> None:
    board = Board(pods={**BUSY, "mini-2": "12 Bc"}, row="10")
    assert board.rule(unpaid) == "EP-2.2"


@rule("EP-2.3")
def test_other_effects_than_the_one_paid_for_are_refused() -> None:
    board = Board(pods={**BUSY, "mini-2": "12 Bc"}, row="10").play("use spy commander")
    for other in ("embark commander duo-2", "disembark mini-2.1 r2", "launch commander 1", "delay 10", "move duo-1 8"):
        assert board.rule(other) == "EP-2.3"


# EP-2.4: who comes back


@rule("EP-2.4")
def test_the_basic_panel_is_cleared_at_the_end_of_the_turn() -> None:
    board = Board(pods=BUSY, panels={"A": "minipod:c embark:s"})
    board.play("use spy scientist", "spy duo-1", "use accelerate engineer", "move duo-1 8")
    assert board.panels["A"] == "embark:s accelerate:e spy:s minipod:c"
    assert board.reserves["A"] == "csee"
    board.play("end")
    assert board.panels["A"] == ""
    assert board.reserves["A"] == "ccssseee"


@rule("EP-2.4")
@pytest.mark.parametrize("lying", ["board", "pilot", "program", "board pilot", "board program", "pilot program"])
def test_the_advanced_panel_stays_while_it_is_not_full(lying: str) -> None:
    panel = " ".join(f"{what}:e" for what in lying.split())
    board = Board(pods=BUSY, panels={"A": f"embark:c {panel}"}).play("end")
    assert board.panels["A"] == panel
    assert board.reserves["A"] == "ccsss" + "e" * (3 - len(lying.split()))
    board.play("end", "end")
    assert board.panels["A"] == panel


@rule("EP-2.4")
@pytest.mark.parametrize("last", ["board", "pilot", "program"])
def test_all_come_back_when_board_pilot_and_program_are_taken(last: str) -> None:
    others = [what for what in ("board", "pilot", "program") if what != last]
    board = Board(pods=BUSY, panels={"A": f"{others[0]}:s {others[1]}:e", "B": "pilot:c"})
    board.play(f"use {last} commander")
    board.play({"board": "swap engineer mini-1.1", "pilot": "move duo-1 8", "program": "beacon AB"}[last])
    if last == "program":
        board.play("border 1-2")
    before = board.reserves["A"]
    assert board.panels["A"].count(":") == 3
    board.play("end")
    assert board.panels == {"A": "", "B": "pilot:c"}
    assert len(board.reserves["A"]) == len(before) + 3


@rule("EP-2.4")
def test_only_the_turn_of_their_owner_ends_that() -> None:
    board = Board(pods=BUSY, panels={"A": "board:c pilot:s program:e", "B": "pilot:c"}, turn="B").play("end")
    assert board.panels["A"] == "board:c pilot:s program:e"
    board.play("end")
    assert board.panels == {"A": "", "B": "pilot:c"}


@rule("EP-2.4")
def test_they_come_back_only_at_the_end_of_the_turn() -> None:
    board = Board(pods=BUSY, panels={"A": "board:c pilot:s"}).play("use program engineer", "beacon AB", "border 1-2")
    assert board.panels["A"] == "board:c pilot:s program:e"
    assert board.rule("use pilot engineer") == "EP-2.2"


@rule("EP-2.4", "EP-9.2")
@pytest.mark.parametrize("lying", ["board:c", "pilot:s program:e", "embark:c pilot:s"])
def test_in_solo_all_come_back(lying: str) -> None:
    board = Board(seats=1, panels={"A": lying}).play("end")
    assert board.panels["A"] == ""
    assert board.reserves["A"] == "cccssseee"


# EP-2.5: Refresh


@rule("EP-2.5")
@pytest.mark.parametrize("lying", ["board:s", "pilot:s", "program:s", "board:s pilot:e", "board:s pilot:e program:c"])
def test_refresh_takes_all_back_at_once(lying: str) -> None:
    board = Board(pods=BUSY, panels={"A": lying, "B": "pilot:s"}).play("use refresh commander")
    assert board.panels == {"A": "", "B": "pilot:s"}
    assert board.reserves["A"] == "ccssseee"
    assert (board.asked, board.phase, board.actions) == ("A", "turn", 1)


@rule("EP-2.5")
def test_refresh_leaves_the_basic_panel() -> None:
    board = Board(pods=BUSY, panels={"A": "embark:c spy:s pilot:s"}, actions=1).play("use refresh engineer")
    assert board.panels["A"] == "embark:c spy:s"


@rule("EP-2.5")
def test_refresh_frees_the_spaces_for_the_same_turn() -> None:
    board = Board(pods=BUSY, panels={"A": "pilot:s"}).play("use refresh commander", "use pilot commander")
    assert board.phase == "move"


@rule("EP-2.3", "EP-2.5")
def test_refresh_needs_somebody_else_on_the_advanced_panel() -> None:
    board = Board(pods=BUSY, panels={"A": "embark:c spy:s", "B": "pilot:c"}, actions=1)
    assert "refresh" not in board.uses
    assert board.rule("use refresh engineer") in ("EP-2.3", "EP-2.5")
    again = Board(pods=BUSY, panels={"A": "pilot:c"}).play("use refresh engineer")
    assert again.rule("use refresh engineer") in ("EP-2.3", "EP-2.5")


@rule("EP-2.2", "EP-2.5")
def test_the_last_of_the_reserve_may_pay_for_refresh() -> None:
    board = Board(refuges={"r2": "Ac Ac As As As", "r3": "Ae Ae"}, panels={"A": "pilot:c"})
    assert board.reserves["A"] == "e"
    board.play("use refresh engineer")
    assert board.reserves["A"] == "ce"
