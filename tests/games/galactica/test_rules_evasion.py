"""Galactica, GA-7, from the text: evasion cards against force fields and lasers."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import CARDS, Board


def forced(evasions: int = 3, carrier: str = "") -> Board:
    """A turns a force field on B, on m12, towards h3."""
    board = Board(
        {"A": "e9", "B": "m12"}, carrier=carrier, cards={"A": "force laser"}, evasions={"B": evasions}, phase=CARDS
    )
    return board.play("force B h3")


def fired(shots: int, evasions: int = 3, carrier: str = "") -> Board:
    """A fires; B is on m12, to the south-east."""
    board = Board({"A": "e9", "B": "m12"}, carrier=carrier, cards={"A": "laser"}, evasions={"B": evasions}, phase=CARDS)
    return board.play("laser", f"spin {shots}")


@rule("GA-7.1")
def test_who_is_about_to_be_moved_is_asked() -> None:
    board = forced()
    assert (board.phase, board.asked, board.turn) == ("evading", "B", "A")
    assert board.allowed() == {"evade", "accept"}
    assert board.jets["B"] == "m12"
    for action in ("overdrive", "fly m11", "done", "send q8", "force A q8"):
        assert board.rule(action) == "GA-7.1"


@rule("GA-7.1", "GA-6.3")
def test_an_evaded_force_field_does_not_move_and_is_spent() -> None:
    board = forced().play("evade")
    assert (board.jets["B"], board.evasions["B"]) == ("m12", 2)
    assert (board.phase, board.asked, board.allowed()) == ("cards", "A", {"laser", "done"})


@rule("GA-7.1")
def test_one_may_let_it_happen_and_keep_the_card() -> None:
    board = forced().play("accept")
    assert (board.jets["B"], board.evasions["B"], board.asked) == ("h3", 3, "A")


@rule("GA-7.1")
def test_without_a_card_nobody_is_asked() -> None:
    board = forced(evasions=0)
    assert (board.phase, board.asked, board.jets["B"]) == ("cards", "A", "h3")


@rule("GA-7.1")
def test_in_the_station_one_may_evade_a_force_field_too() -> None:
    board = Board({"A": "e9", "B": "home"}, cards={"A": "force laser"}, phase=CARDS).play("force B h3")
    assert board.asked == "B"
    assert board.play("evade").jets["B"] == "home"


@rule("GA-7.1", "GA-6.3")
def test_a_carrier_that_evades_keeps_the_derelict() -> None:
    board = forced(carrier="B").play("evade")
    assert (board.carrier, board.derelict, board.jets["B"]) == ("B", "m12", "m12")
    lost = forced(carrier="B").play("accept")
    assert (lost.carrier, lost.derelict, lost.jets["B"]) == (None, "m12", "h3")


@rule("GA-7.1", "GA-6.4")
def test_a_carrier_that_evades_a_laser_keeps_the_derelict() -> None:
    board = fired(2, carrier="B").play("quarter se", "evade")
    assert (board.carrier, board.jets["B"], board.phase) == ("B", "m12", "aiming")
    board.play("quarter se", "accept")
    assert (board.carrier, board.derelict, board.jets["B"]) == (None, "m12", "home")


@rule("GA-7.1")
def test_each_shot_takes_a_card_of_its_own() -> None:
    board = fired(4).play("quarter se", "evade", "quarter se", "evade", "quarter nw", "quarter se")
    assert (board.asked, board.evasions["B"], board.jets["B"]) == ("B", 1, "m12")
    board.play("evade")
    assert (board.evasions["B"], board.jets["B"], board.turn) == (0, "m12", "B")


@rule("GA-7.1", "GA-7.2")
def test_when_the_last_card_is_spent_the_next_shot_hits() -> None:
    board = fired(3, evasions=1).play("quarter se", "evade")
    assert (board.phase, board.evasions["B"]) == ("aiming", 0)
    board.play("quarter se")
    assert (board.jets["B"], board.phase, board.asked) == ("home", "aiming", "chance")


@rule("GA-7.1")
def test_one_may_evade_the_first_shot_and_accept_the_second() -> None:
    board = fired(3).play("quarter se", "evade", "quarter se", "accept")
    assert (board.jets["B"], board.evasions["B"]) == ("home", 2)
    board.play("quarter se")
    assert (board.turn, board.evasions["B"]) == ("B", 2)


@rule("GA-7.1", "GA-6.4")
def test_each_of_several_decides_for_itself() -> None:
    jets = {"A": "e9", "B": "m3", "C": "m4", "D": "m5"}
    board = Board(jets, cards={"A": "laser"}, evasions={"B": 0}, phase=CARDS).play("laser", "spin 1", "quarter ne")
    assert (board.jets["B"], board.asked) == ("home", "C")
    board.play("evade")
    assert board.asked == "D"
    board.play("accept")
    assert board.jets == {"A": "e9", "B": "home", "C": "m4", "D": "home"}
    assert board.evasions == {"A": 3, "B": 0, "C": 2, "D": 3}


@rule("GA-7.1", "GA-6.4")
def test_those_without_a_card_between_others_are_hit_in_passing() -> None:
    jets = {"A": "e9", "B": "m3", "C": "m4", "D": "m5"}
    board = Board(jets, cards={"A": "laser"}, evasions={"C": 0}, phase=CARDS).play("laser", "spin 1", "quarter ne")
    assert (board.asked, board.jets["C"]) == ("B", "m4")
    board.play("evade")
    assert (board.asked, board.jets["C"]) == ("D", "home")
    board.play("evade")
    assert board.jets == {"A": "e9", "B": "m3", "C": "home", "D": "m5"}


@rule("GA-7.1")
def test_two_lasers_one_after_another() -> None:
    jets = {"A": "e9", "B": "m12"}
    board = Board(jets, cards={"A": "laser laser"}, phase=CARDS).play("laser", "spin 1", "quarter se", "evade")
    assert board.allowed() == {"laser", "done"}
    board.play("laser", "spin 1", "quarter se")
    assert (board.asked, board.evasions["B"]) == ("B", 2)


@rule("GA-7.1")
def test_a_force_field_after_a_laser_and_the_other_way_round() -> None:
    jets = {"A": "e9", "B": "m12"}
    for first, second in (("laser", "force B h3"), ("force B h3", "laser")):
        board = Board(jets, cards={"A": "force laser"}, phase=CARDS)
        for card in (first, second):
            board.play(card)
            if card == "laser":
                board.play("spin 2", "quarter nw", "quarter se")
            board.play("evade")
        assert (board.evasions["B"], board.jets["B"], board.turn) == (1, "m12", "B")


@rule("GA-7.1")
@pytest.mark.parametrize("action", ["evade", "accept"])
def test_who_is_not_hit_has_nothing_to_evade(action: str) -> None:
    flying = Board({"A": "e9", "B": "home"}, spun=2)
    assert flying.rule(action) == "GA-7.1"


@rule("GA-7.2")
def test_evasion_cards_are_never_replaced() -> None:
    cards, decks = {"A": "laser laser", "B": "laser laser"}, {"A": "force", "B": "force"}
    board = Board({"A": "e9", "B": "m12"}, cards=cards, decks=decks, evasions={"B": 1}, phase=CARDS)
    board.play("laser", "spin 1", "quarter se", "evade", "done")
    assert (board.turn, board.evasions["B"]) == ("B", 0)
    board.play("spin 1", "fly m11", "done", "card force-1", "spin 1", "fly e8", "laser", "spin 1", "quarter se")
    assert (board.jets["B"], board.evasions) == ("home", {"A": 3, "B": 0})
