"""EP-6: arrivals, the explosion token, and what explodes."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import Board, words

LAND = "use embark commander"


def at_the_token(**pods: str) -> Board:
    """A's next member in r1 sets off the explosion of 8."""
    flying = {name.replace("_", "-"): signs for name, signs in pods.items()}
    return Board(pods={"mini-1": "11 Ac"} | flying, refuges={"r1": "Be Be"}, row="8")


# Arriving


@rule("EP-6.1")
def test_arrivals_fill_the_spaces_in_order() -> None:
    board = Board(seats=5, pods={"trio": "11 Ac Bs Ce"}, refuges={"r1": "De"})
    board.play(LAND, "disembark trio.2 r1", LAND, "disembark trio.1 r1")
    assert board.refuges["r1"] == "De Bs Ac"
    assert board.pods["trio"] == "11 . . Ce"
    assert board.debris == set()
    assert board.row == "10"


@rule("EP-6.1")
def test_before_the_token_nothing_explodes() -> None:
    board = Board(pods={"duo-1": "11 Ac As"}, refuges={"r1": "Be"})
    assert board.tokens["r1"] == 3
    board.play(LAND, "disembark duo-1.1 r1")
    assert board.phase == "turn"
    assert (board.tokens["r1"], board.debris) == (3, set())


@rule("EP-6.1")
def test_at_the_token_it_moves_one_space_and_the_card_explodes() -> None:
    board = at_the_token().play(LAND, "disembark mini-1.1 r1")
    assert board.refuges["r1"] == "Be Be Ac"
    assert board.tokens["r1"] == 4
    assert board.debris == words("8")
    assert board.asked == "chance"  # the card is gone, another one is turned up
    assert board.allowed() == {f"card {card}" for card in (4, 5, 6, 7, 9, 10)}
    board.play("card 5")
    assert (board.row, board.phase, board.turn) == ("5", "turn", "A")
    assert board.unseen == words("4 6 7 9 10")
    assert board.picture()["gone"] == ["8"]


@rule("EP-6.1")
def test_other_refuges_keep_their_tokens() -> None:
    board = at_the_token()
    before = board.tokens
    board.play(LAND, "disembark mini-1.1 r1")
    assert board.tokens == before | {"r1": 4}


@rule("EP-6.1")
def test_with_the_token_ahead_of_it_every_arrival_explodes() -> None:
    board = Board(pods={"duo-1": "11 Ac As"}, refuges={"r1": "Be Be"}, row="8")
    board.play(LAND, "disembark duo-1.1 r1", "card 5", LAND, "disembark duo-1.2 r1", "card 4")
    assert (board.tokens["r1"], board.debris) == (5, words("5 8"))


@rule("EP-6.1")
def test_from_the_last_space_the_token_leaves_the_game() -> None:
    board = Board(pods={"mini-1": "11 Ac"}, refuges={"r1": "Be Be As As"}, row="8")
    assert board.tokens["r1"] == 5
    board.play(LAND, "disembark mini-1.1 r1")
    assert board.tokens["r1"] is None
    assert board.debris == words("8")
    board.play("card 4")
    assert board.picture()["refuges"][0]["token"] is None


@rule("EP-6.1")
def test_debris_keeps_pods_out() -> None:
    board = at_the_token(duo_2="7 As").play(LAND, "disembark mini-1.1 r1", "card 5", "use accelerate commander")
    assert board.choices("move") == {"duo-2 4", "duo-2 10", "duo-2 11"}
    assert board.rule("move duo-2 8") == "EP-4.1"


# A pod in the explosion


@rule("EP-6.1", "EP-4.4")
def test_a_minipod_in_the_explosion_is_back_in_the_ship() -> None:
    board = at_the_token(mini_2="8 Bc").play(LAND, "disembark mini-1.1 r1")
    assert board.pods["mini-2"] == "ship"
    assert board.reserves == {"A": "cssseee", "B": "cccssse"}
    assert board.asked == "chance"


@rule("EP-6.1", "EP-4.4")
@pytest.mark.parametrize("hangar", ["1", "3"])
def test_a_duo_in_the_explosion_goes_to_the_hangar_that_the_active_player_chooses(hangar: str) -> None:
    pods = {"mini-1": "11 Ac", "duo-1": "9 As", "duo-2": "8 Bc Ae"}
    board = Board(pods=pods, refuges={"r1": "Be Be"}, row="8").play(LAND, "disembark mini-1.1 r1")
    assert (board.phase, board.asked) == ("hangar", "A")
    assert board.debris == words("8")
    assert board.allowed() == {"hangar 1", "hangar 3"}
    assert board.reserves == {"A": "csseee", "B": "cccssse"}  # at once; a commander is on the panel
    board.play(f"hangar {hangar}")
    assert board.pods["duo-2"] == f"hangar-{hangar}"
    assert board.asked == "chance"  # only then a card is turned up


@rule("EP-6.1", "EP-4.4")
def test_a_duo_in_the_explosion_goes_to_the_only_free_hangar_by_itself() -> None:
    board = at_the_token(duo_2="8 Bc").play(LAND, "disembark mini-1.1 r1")
    assert board.pods["duo-2"] == "hangar-3"
    assert board.asked == "chance"
    other = Board(
        pods={"mini-1": "11 Ac", "duo-1": "8 Bc", "duo-2": "hangar-1"}, refuges={"r1": "Be Be"}, row="8"
    ).play(LAND, "disembark mini-1.1 r1")
    assert other.pods["duo-1"] == "hangar-3"


@rule("EP-6.1", "EP-4.4")
def test_a_trio_in_the_explosion_loses_all_its_crew_to_their_owners() -> None:
    pods = {"mini-1": "11 Ac", "trio": "8 Bc Ae Cs"}
    board = Board(seats=3, pods=pods, refuges={"r1": "Be Be"}, row="8").play(LAND, "disembark mini-1.1 r1")
    assert board.pods["trio"] == "hangar-2"
    assert board.reserves == {"A": "cssseee", "B": "cccssse", "C": "cccssseee"}
    assert board.asked == "chance"


@rule("EP-6.1")
def test_only_the_pod_in_that_sector_is_lost() -> None:
    pods = {"mini-1": "11 Ac", "duo-1": "7 As", "duo-2": "9 Bc", "mini-2": "10 Bs"}
    board = Board(pods=pods, refuges={"r1": "Be Be"}, row="8").play(LAND, "disembark mini-1.1 r1", "card 4")
    assert board.flying == {"duo-1": "7", "duo-2": "9", "mini-2": "10"}


@rule("EP-6.1", "EP-3.2")
def test_two_hangar_questions_one_after_the_other() -> None:
    """Both duos are left empty: the one that brought the last member first, then the one that exploded."""
    pods = {"duo-1": "11 Ac", "duo-2": "8 Bc"}
    board = Board(pods=pods, refuges={"r1": "Be Be"}, row="8").play(LAND, "disembark duo-1.1 r1")
    assert board.picture()["hangar"] == {"pod": "duo-1", "to": ["1", "3"]}
    assert board.refuges["r1"] == "Be Be"  # it arrives only then
    assert board.debris == set()
    board.play("hangar 3")
    assert board.refuges["r1"] == "Be Be Ac"
    assert board.hangars == {"1": "duo-2", "3": "duo-1"}
    assert board.asked == "chance"


@rule("EP-6.1")
def test_crew_that_lost_its_pod_can_embark_again_in_the_same_turn() -> None:
    board = at_the_token(duo_2="8 As").play(LAND, "disembark mini-1.1 r1", "card 5", LAND)
    assert "scientist duo-2" in board.choices("embark")


# Cards


@rule("EP-6.1", "EP-5.3")
def test_the_last_unseen_card_is_turned_up_by_chance_and_then_those_under_the_deck() -> None:
    board = Board(pods={"duo-1": "11 Ac As"}, refuges={"r1": "Be Be"}, debris="4 5", row="7", under="8 6 9")
    board.play(LAND, "disembark duo-1.1 r1")
    assert board.allowed() == {"card 10"}
    board.play("card 10", LAND, "disembark duo-1.2 r1")
    assert board.phase == "turn"
    assert (board.row, board.under) == ("8", "6 9")


@rule("EP-6.1")
def test_when_the_last_card_explodes_none_is_face_up() -> None:
    pods = {"mini-1": "11 Ac", "mini-2": "12 As", "mini-3": "7 Bs"}
    board = Board(pods=pods, refuges={"r1": "Be Be"}, debris="4 5 6 8 9 10", row="7", barrier="B", final=True)
    board.play(LAND, "disembark mini-1.1 r1")
    assert (board.phase, board.row, board.under, board.unseen) == ("turn", "", "", set())
    assert board.debris == words("4 5 6 7 8 9 10")
    assert board.pods["mini-3"] == "ship"


@rule("EP-6.1")
def test_with_no_card_left_only_the_token_moves() -> None:
    """All seven sectors have exploded: the last turn of A, beyond the barrier."""
    board = Board(
        pods={"duo-1": "11 Ac As"}, refuges={"r1": "Be Be"}, debris="4 5 6 7 8 9 10", row="", barrier="B", final=True
    )
    before = board.reserves["A"]
    board.play(LAND, "disembark duo-1.1 r1")
    assert (board.phase, board.turn) == ("turn", "A")
    assert (board.tokens["r1"], board.debris) == (4, words("4 5 6 7 8 9 10"))
    assert board.reserves["A"] == before.replace("c", "", 1)
    board.play(LAND, "disembark duo-1.2 r1")
    assert board.refuges["r1"] == "Be Be Ac As"


# Full refuges


@rule("EP-6.2")
def test_a_full_refuge_takes_nobody() -> None:
    board = Board(pods={"duo-1": "12 Ac Bs"}, refuges={"r2": "Bc Be Be As As"}).play(LAND)
    assert board.choices("disembark") == {"duo-1.1 r3", "duo-1.2 r3"}
    assert board.rule("disembark duo-1.1 r2") == "EP-6.2"
    assert board.rule("disembark duo-1.1 r1") == "EP-3.2"


@rule("EP-6.2", "EP-2.3")
def test_beside_a_full_refuge_there_may_be_nothing_to_pay_for() -> None:
    full = {"r1": "Bc Bs Bs Be Be"}
    pods = {"mini-1": "11 Ac", "duo-1": "1 Bc As", "duo-2": "2 As Ae"}
    board = Board(pods=pods, refuges=full)
    assert "embark" not in board.uses
    assert board.rule(LAND) == "EP-3.1"
    assert "embark" in Board(pods=pods, refuges={"r1": "Bc Bs Bs Be"}).uses


@rule("EP-6.2")
def test_the_fifth_space_is_the_last() -> None:
    board = Board(pods={"duo-1": "11 Ac As"}, refuges={"r1": "Bc Be Be Ae"}, tokens={"r1": 0})
    board.play(LAND, "disembark duo-1.1 r1")
    assert board.phase == "turn"
    assert board.refuges["r1"] == "Bc Be Be Ae Ac"
    assert "disembark duo-1.2 r1" not in board.allowed()
