"""Galactica, GA-6, from the text: command cards after the flight."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import BEGIN, CARDS, Board

FORCE_B = {"force B h3", "force B q8", "force B l17", "force B c12"}
NO_EVASIONS = {"A": 0, "B": 0, "C": 0, "D": 0}


def flown(cards: str, **jets: str) -> Board:
    """A has flown and may play its cards; nobody can evade."""
    given = {"A": "e9", "B": "home"} | jets
    return Board(given, cards={"A": cards}, evasions=NO_EVASIONS, phase=CARDS)


# GA-6.1


@rule("GA-6.1")
def test_after_flying_the_face_up_cards_may_be_played() -> None:
    board = Board({"A": "e9", "B": "home"}, cards={"A": "overdrive laser"}, spun=1).play("fly e8")
    assert (board.phase, board.asked) == ("cards", "A")
    assert board.allowed() == {"overdrive", "laser", "done"}
    assert flown("force laser").allowed() == FORCE_B | {"laser", "done"}
    assert flown("overdrive force").allowed() == FORCE_B | {"overdrive", "done"}


@rule("GA-6.1")
def test_cards_that_are_not_face_up_are_refused() -> None:
    board = Board({"A": "e9", "B": "home"}, cards={"A": "laser", "B": "overdrive"}, decks={"A": "force"}, phase=CARDS)
    assert board.rule("overdrive") == board.rule("force B h3") == "GA-6.1"
    assert flown("overdrive").rule("laser") == "GA-6.1"


@rule("GA-6.1")
def test_none_need_be_played() -> None:
    board = flown("overdrive laser").play("done")
    assert (board.turn, board.phase, board.cards["A"]) == ("B", "spinning", "overdrive laser")


@rule("GA-6.1")
@pytest.mark.parametrize("order", [("overdrive", "laser"), ("laser", "overdrive")])
def test_both_in_any_order(order: tuple[str, str]) -> None:
    follow = {"overdrive": ("spin 1", "fly e8"), "laser": ("spin 1", "quarter se")}
    board = flown("overdrive laser")
    board.play(order[0], *follow[order[0]])
    assert (board.phase, board.asked, board.allowed()) == ("cards", "A", {order[1], "done"})
    assert board.rule(order[0]) == "GA-6.1"
    board.play(order[1], *follow[order[1]])
    assert (board.turn, board.cards["A"]) == ("B", "")  # nothing left to ask


@rule("GA-6.1")
def test_one_card_and_no_more() -> None:
    board = flown("overdrive laser").play("laser", "spin 1", "quarter ne", "done")
    assert (board.turn, board.cards["A"]) == ("B", "overdrive")


@rule("GA-6.1")
def test_a_card_of_which_two_are_face_up_is_played_twice() -> None:
    board = flown("laser laser").play("laser", "spin 1", "quarter ne")
    assert board.allowed() == {"laser", "done"}
    board.play("laser", "spin 1", "quarter ne")
    assert board.turn == "B"


@rule("GA-6.1")
def test_without_a_card_nobody_is_asked() -> None:
    board = Board({"A": "e9", "B": "home"}, spun=1).play("fly e8")
    assert (board.turn, board.phase) == ("B", "spinning")


@rule("GA-6.1", "GA-2.1")
def test_a_played_card_is_replaced_only_when_the_next_turn_begins() -> None:
    decks = {"A": "force force overdrive"}
    cards = {"A": "laser overdrive", "B": "laser laser"}
    board = Board({"A": "e9", "B": "home"}, cards=cards, decks=decks, phase=CARDS)
    board.play("overdrive", "spin 1")
    assert board.cards["A"] == "laser"  # not during the extra move either
    board.play("fly e8")
    assert board.allowed() == {"laser", "done"}
    board.play("done")
    assert (board.turn, board.phase, board.cards["A"]) == ("B", "spinning", "laser")
    board.play("spin 1", "fly p17", "done")
    assert (board.turn, board.phase) == ("A", "replacing")
    assert board.allowed() == {"card force-1", "card force-2", "card overdrive-1"}
    board.play("card force-2")
    assert (board.phase, board.cards["A"]) == ("spinning", "force laser")


@rule("GA-6.1")
def test_a_played_card_is_out_of_the_game() -> None:
    board = Board({"A": "e9", "B": "home"}, cards={"A": "laser"}, decks={"A": "force"}, phase=CARDS)
    board.play("laser", "spin 1", "quarter ne")
    assert board.picture()["decks"][0] == {"overdrive": 0, "force": 1, "laser": 0}
    assert board.cards["A"] == ""


@rule("GA-6.1", "GA-2.1")
def test_with_an_exhausted_deck_turns_go_on_without_cards() -> None:
    board = Board({"A": "e9", "B": "home"}, phase=BEGIN)
    assert board.phase == "spinning"
    board.play("spin 1", "fly e8")
    assert (board.turn, board.phase) == ("B", "spinning")


@rule("GA-6.1", "GA-7.1")
def test_what_is_no_card_is_not_played() -> None:
    board = flown("overdrive laser")
    assert board.rule("send h3") in ("GA-6.1", "GA-4.5")
    assert board.rule("evade") == board.rule("accept") == "GA-7.1"


# GA-6.2


@rule("GA-6.2")
def test_without_an_overdrive_there_is_no_second_flight() -> None:
    assert flown("laser force").rule("fly e8") == "GA-6.2"
    assert flown("overdrive").rule("fly e8") == "GA-6.2"  # play it, and spin first


@rule("GA-6.2")
def test_an_overdrive_spins_and_flies_again() -> None:
    board = flown("overdrive laser").play("overdrive")
    assert (board.phase, board.asked, board.turn) == ("spinning", "chance", "A")
    assert board.allowed() == {f"spin {n}" for n in range(1, 7)}
    board.play("spin 2")
    assert board.rule("fly e9") == "GA-2.3"
    assert board.rule("fly e8") == "GA-2.2"
    board.play("fly e7")
    assert (board.phase, board.jets["A"], board.allowed()) == ("cards", "e7", {"laser", "done"})


@rule("GA-6.2")
def test_two_overdrives() -> None:
    board = flown("overdrive overdrive").play("overdrive", "spin 1", "fly e8", "overdrive", "spin 1", "fly e7")
    assert (board.jets["A"], board.turn) == ("e7", "B")


@rule("GA-6.2", "GA-4.1", "GA-4.2")
def test_an_overdrive_may_capture_and_then_there_is_another_spin() -> None:
    board = flown("overdrive laser", A="j8").play("overdrive", "spin 5", "fly j10")
    assert (board.carrier, board.phase) == ("A", "spinning")
    board.play("spin 1", "fly j9")
    assert (board.phase, board.allowed()) == ("cards", {"laser", "done"})


@rule("GA-6.2", "GA-4.4")
def test_an_overdrive_may_challenge() -> None:
    jets = {"A": "j6", "B": "j8"}
    board = Board(jets, carrier="B", cards={"A": "overdrive laser"}, phase=CARDS).play("overdrive", "spin 1", "fly j7")
    assert board.phase == "battle"
    board.play("spin 1", "spin 6", "spin 1", "fly j9", "send h3")
    assert (board.phase, board.asked, board.allowed()) == ("cards", "A", {"laser", "done"})


@rule("GA-6.2", "GA-5.1")
def test_an_overdrive_may_lead_home() -> None:
    board = Board({"A": "e2", "B": "home"}, carrier="A", cards={"A": "overdrive"}, phase=CARDS)
    assert board.play("overdrive", "spin 6", "fly home").won == "A"


# GA-6.3


@rule("GA-6.3")
def test_a_force_field_sends_an_opponent_to_a_free_planet() -> None:
    board = flown("force laser", B="p9").play("force B l17")
    assert (board.jets, board.phase, board.turn) == ({"A": "e9", "B": "l17"}, "cards", "A")
    assert board.allowed() == {"laser", "done"}


@rule("GA-6.3")
def test_any_opponent_not_oneself() -> None:
    board = flown("force", C="m3", D="m12")
    expected = {f"force {whom} {planet}" for whom in "BCD" for planet in ("h3", "q8", "l17", "c12")}
    assert board.allowed() == expected | {"done"}
    assert board.rule("force A h3") == "GA-6.3"


@rule("GA-6.3")
def test_an_opponent_in_its_station_too() -> None:
    board = flown("force").play("force B c12")
    assert board.jets["B"] == "c12"


@rule("GA-6.3")
def test_an_opponent_on_another_planet_too_but_not_to_where_it_is() -> None:
    board = flown("force", B="h3")
    assert board.allowed() == FORCE_B - {"force B h3"} | {"done"}
    assert board.rule("force B h3") == "GA-6.3"
    assert board.play("force B q8").jets["B"] == "q8"


@rule("GA-6.3")
def test_planets_with_a_jet_are_not_free() -> None:
    board = flown("force", A="h3", C="q8")
    assert board.free_planets == {"l17", "c12"}
    for action in ("force B h3", "force B q8", "force C h3", "force C q8"):
        assert board.rule(action) == "GA-6.3"
    assert board.allowed() == {"force B l17", "force B c12", "force C l17", "force C c12", "done"}


@rule("GA-6.3")
def test_a_planet_with_the_free_derelict_is_not_free() -> None:
    board = Board({"A": "e9", "B": "home"}, derelict="l17", cards={"A": "force"}, phase=CARDS)
    assert board.rule("force B l17") == "GA-6.3"
    assert board.allowed() == FORCE_B - {"force B l17"} | {"done"}


@rule("GA-6.3")
def test_all_planets_but_one_are_taken() -> None:
    board = flown("force", B="h3", C="q8", D="c12")
    assert board.allowed() == {"force B l17", "force C l17", "force D l17", "done"}
    board.play("force B l17")
    assert (board.free_planets, board.jets["B"]) == ({"h3"}, "l17")


@rule("GA-6.3")
def test_with_no_planet_free_it_cannot_be_played() -> None:
    jets = {"A": "h3", "B": "q8", "C": "c12"}
    board = Board(jets, derelict="l17", cards={"A": "force laser"}, phase=CARDS)
    assert board.allowed() == {"laser", "done"}
    for planet in ("h3", "q8", "l17", "c12"):
        assert board.rule(f"force B {planet}") == "GA-6.3"


@rule("GA-6.3", "GA-6.1")
def test_with_no_other_card_the_turn_ends_without_a_question() -> None:
    jets = {"A": "h4", "B": "q8", "C": "l17", "D": "c12"}
    board = Board(jets, cards={"A": "force force"}, spun=1).play("fly h3")
    assert (board.turn, board.phase, board.cards["A"]) == ("B", "spinning", "force force")
    beside = Board(jets, cards={"A": "force"}, spun=1).play("fly h5")
    assert (beside.phase, beside.asked) == ("cards", "A")


@rule("GA-6.3", "GA-6.1")
def test_nor_is_one_put_when_the_last_planet_is_taken_by_a_force_field() -> None:
    board = flown("force force", A="h3", B="home", C="q8", D="l17").play("force B c12")
    assert (board.free_planets, board.turn, board.cards["A"]) == (set(), "B", "force")


@rule("GA-6.3")
def test_the_derelict_of_a_carrier_stays_free_on_its_square() -> None:
    jets = {"A": "e9", "B": "m12"}
    board = Board(jets, carrier="B", cards={"A": "force"}, evasions=NO_EVASIONS, phase=CARDS).play("force B h3")
    assert (board.jets["B"], board.derelict, board.carrier) == ("h3", "m12", None)
    assert board.turn == "B"


@rule("GA-6.3")
def test_a_derelict_left_on_a_planet_keeps_it_taken() -> None:
    jets = {"A": "e9", "B": "q8"}
    board = Board(jets, carrier="B", cards={"A": "force force"}, evasions=NO_EVASIONS, phase=CARDS)
    board.play("force B h3")
    assert (board.derelict, board.carrier, board.free_planets) == ("q8", None, {"l17", "c12"})
    assert board.rule("force B q8") == "GA-6.3"


@rule("GA-6.3", "GA-4.1")
def test_a_derelict_left_on_a_hole_is_captured_there() -> None:
    jets = {"A": "f5", "B": "f14"}
    board = Board(jets, carrier="B", cards={"A": "force overdrive"}, evasions=NO_EVASIONS, phase=CARDS)
    board.play("force B h3", "overdrive", "spin 1", "fly f6")
    assert "jump f14" in board.allowed()
    board.play("jump f14")
    assert board.carrier == "A"


@rule("GA-6.3")
def test_who_does_not_carry_leaves_the_carrier_alone() -> None:
    jets = {"A": "e9", "B": "m12", "C": "m3"}
    board = Board(jets, carrier="B", cards={"A": "force"}, evasions=NO_EVASIONS, phase=CARDS).play("force C h3")
    assert (board.carrier, board.derelict) == ("B", "m12")


@rule("GA-6.3")
def test_a_carrier_may_play_it_and_keeps_the_derelict() -> None:
    board = Board({"A": "e9", "B": "m12"}, carrier="A", cards={"A": "force"}, evasions=NO_EVASIONS, phase=CARDS)
    board.play("force B h3")
    assert (board.carrier, board.derelict) == ("A", "e9")


@rule("GA-6.3", "GA-3.1")
def test_a_jet_sent_away_does_nothing_by_it() -> None:
    """Planets are no holes, and nobody flies: the turn of who played the card goes on."""
    board = flown("force overdrive").play("force B h3")
    assert (board.phase, board.asked) == ("cards", "A")


# GA-6.4


@rule("GA-6.4")
def test_a_laser_spins_for_shots_then_a_quarter_for_each() -> None:
    board = flown("laser overdrive").play("laser")
    assert (board.phase, board.asked) == ("shots", "chance")
    board.play("spin 3")
    for _ in range(3):
        assert board.phase == "aiming"
        board.play("quarter ne")
    assert (board.phase, board.asked, board.allowed()) == ("cards", "A", {"overdrive", "done"})


@rule("GA-6.4")
@pytest.mark.parametrize("shots", range(1, 7))
def test_all_shots_are_spun_even_with_nobody_to_hit(shots: int) -> None:
    board = flown("laser").play("laser", f"spin {shots}")
    for left in range(shots, 0, -1):
        assert board.picture()["laser"]["left"] == left
        board.play("quarter se")
    assert (board.turn, board.phase) == ("B", "spinning")


@rule("GA-6.4")
def test_every_opponent_in_the_quarter_goes_home() -> None:
    board = flown("laser", B="m3", C="p8", D="m12").play("laser", "spin 1", "quarter ne")
    assert board.jets == {"A": "e9", "B": "home", "C": "home", "D": "m12"}


@rule("GA-6.4")
def test_nobody_in_another_quarter() -> None:
    board = flown("laser", B="m3").play("laser", "spin 3", "quarter se", "quarter sw", "quarter nw")
    assert board.jets == {"A": "e9", "B": "m3"}


@rule("GA-6.4")
def test_never_ones_own_jet() -> None:
    for at in ("e9", "j10"):
        board = Board({"A": at, "B": "home"}, derelict="a4", cards={"A": "laser"}, phase=CARDS)
        board.play("laser", "spin 4", "quarter nw", "quarter ne", "quarter se", "quarter sw")
        assert board.jets["A"] == at


@rule("GA-6.4")
def test_shots_into_ones_own_quarter_have_no_consequences_later() -> None:
    cards = {"A": "laser", "B": "laser"}
    board = Board({"A": "e9", "B": "m12"}, cards=cards, evasions=NO_EVASIONS, phase=CARDS)
    board.play("laser", "spin 1", "quarter nw", "spin 1", "fly m11", "laser", "spin 1", "quarter ne")
    assert (board.jets, board.turn) == ({"A": "e9", "B": "m11"}, "A")


@rule("GA-6.4")
def test_nor_the_derelict_of_the_shooter() -> None:
    board = Board({"A": "e9", "B": "f9"}, carrier="A", cards={"A": "laser"}, evasions=NO_EVASIONS, phase=CARDS)
    board.play("laser", "spin 1", "quarter nw")
    assert (board.jets, board.carrier, board.derelict) == ({"A": "e9", "B": "home"}, "A", "e9")


@rule("GA-6.4")
def test_a_jet_in_its_station_is_not_hit() -> None:
    board = Board({"A": "e9", "B": "home"}, cards={"A": "laser"}, phase=CARDS)
    board.play("laser", "spin 1", "quarter se")  # B is not even asked whether it evades
    assert (board.jets["B"], board.turn, board.evasions["B"]) == ("home", "B", 3)


@rule("GA-6.4")
def test_who_was_hit_is_in_its_station_for_the_next_shot() -> None:
    board = flown("laser", B="p18").play("laser", "spin 2", "quarter se", "quarter se")
    assert (board.jets["B"], board.turn) == ("home", "B")


@rule("GA-6.4")
@pytest.mark.parametrize("at", ["m12", "j10", "j4", "n14"])
def test_the_derelict_of_a_carrier_that_is_hit_stays(at: str) -> None:
    quarter = {"m12": "se", "j10": "sw", "j4": "ne", "n14": "se"}[at]
    jets = {"A": "e9", "B": at}
    board = Board(jets, carrier="B", cards={"A": "laser"}, evasions=NO_EVASIONS, phase=CARDS)
    board.play("laser", "spin 1", f"quarter {quarter}")
    assert (board.jets["B"], board.derelict, board.carrier) == ("home", at, None)


@rule("GA-6.4", "GA-4.1")
def test_a_derelict_left_on_a_planet_or_a_line_can_be_captured() -> None:
    for at, near, quarter in (("q8", "q7", "ne"), ("j4", "i4", "nw")):
        board = Board(
            {"A": near, "B": at}, carrier="B", cards={"A": "laser overdrive"}, evasions=NO_EVASIONS, phase=CARDS
        ).play("laser", "spin 1", f"quarter {quarter}")
        assert at not in board.free_planets
        board.play("overdrive", "spin 1", f"fly {at}")
        assert board.carrier == "A"


@rule("GA-6.4", "GA-7.1")
def test_those_hit_answer_clockwise_from_the_shooter() -> None:
    jets = {"A": "m3", "B": "m4", "C": "m5", "D": "m6"}
    board = Board(jets, cards={"C": "laser"}, turn="C", phase=CARDS).play("laser", "spin 1", "quarter ne")
    order = []
    while board.phase == "evading":
        order.append(board.asked)
        board.play("accept")
    assert order == ["D", "A", "B"]
    assert board.jets == {"A": "home", "B": "home", "C": "m5", "D": "home"}
    assert board.turn == "D"


@rule("GA-6.4")
def test_each_shot_is_dealt_with_before_the_next() -> None:
    board = Board({"A": "e9", "B": "m3"}, cards={"A": "laser"}, phase=CARDS).play("laser", "spin 2", "quarter ne")
    assert (board.phase, board.asked) == ("evading", "B")
    board.play("accept")
    assert (board.phase, board.asked, board.jets["B"]) == ("aiming", "chance", "home")


@rule("GA-6.4", "GA-6.1")
def test_nothing_else_comes_between_shots() -> None:
    board = flown("laser overdrive").play("laser", "spin 2", "quarter ne")
    assert board.asked == "chance"
    assert board.rule("spin 1") == "GA-6.4"
