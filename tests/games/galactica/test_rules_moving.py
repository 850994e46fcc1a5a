"""Galactica, GA-2, from the text: how far a jet flies, what is in its way, where it may stop early."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .board import BEGIN, Board, squares

FIELD = {
    f"{column}{row}"
    for column in "abcdefghijklmnopqrs"
    for row in range(1, 20)
    if not (column in "abcqrs" and row in (1, 2, 3, 17, 18, 19))
}
FAR = "s10"  # a derelict that is out of the way


def apart(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1:]) - int(other[1:]))


def at_distance(of: str, *distances: int) -> set[str]:
    return {square for square in FIELD if apart(of, square) in distances}


def alone(at: str, spun: int) -> Board:
    return Board({"A": at, "B": "home"}, derelict=FAR, spun=spun)


# GA-2.1


@rule("GA-2.1")
def test_first_cards_are_replaced_then_the_player_spins_then_flies() -> None:
    decks = {"A": "laser force force"}
    board = Board({"A": "home", "B": "home"}, cards={"A": "laser"}, decks=decks, phase=BEGIN)
    assert (board.phase, board.asked) == ("replacing", "chance")
    assert board.allowed() == {"card laser-1", "card force-1", "card force-2"}
    assert board.rule("spin 2") == board.rule("card overdrive-1") == board.rule("card laser-2") == "GA-2.1"
    board.play("card force-1")
    assert (board.phase, board.cards["A"]) == ("spinning", "force laser")
    board.play("spin 2")
    assert (board.phase, board.asked) == ("flying", "A")


@rule("GA-2.1")
def test_two_cards_are_missing() -> None:
    board = Board({"A": "home", "B": "home"}, decks={"A": "laser force force"}, phase=BEGIN).play("card force-2")
    assert board.phase == "replacing"
    board.play("card force-1")
    assert (board.phase, board.cards["A"]) == ("spinning", "force force")


@rule("GA-2.1")
def test_nothing_is_replaced_with_two_face_up_or_no_deck() -> None:
    for cards, deck in (("laser laser", "force"), ("laser", ""), ("", "")):
        board = Board({"A": "home", "B": "home"}, cards={"A": cards}, decks={"A": deck}, phase=BEGIN)
        assert board.phase == "spinning"


@rule("GA-2.1")
def test_the_last_card_of_a_deck_leaves_one_place_empty() -> None:
    board = Board({"A": "home", "B": "home"}, decks={"A": "laser"}, phase=BEGIN).play("card laser-1")
    assert (board.phase, board.cards["A"]) == ("spinning", "laser")


@rule("GA-2.1", "GA-6.1")
@pytest.mark.parametrize("action", ["overdrive", "laser", "force B h3", "done"])
def test_flying_comes_before_cards(action: str) -> None:
    board = Board({"A": "home", "B": "home"}, cards={"A": "overdrive laser"}, spun=3)
    assert board.rule(action) == "GA-6.1"


# GA-2.2


@rule("GA-2.2")
@pytest.mark.parametrize(
    ("spun", "distances", "many"), [(1, [1], 4), (2, [2], 8), (3, [1, 3], 16), (4, [2, 4], 24), (5, [1, 3, 5], 35)]
)
def test_exactly_the_number_spun_with_any_turns(spun: int, distances: list[int], many: int) -> None:
    ends = alone("j5", spun).ends()
    assert ends == at_distance("j5", *distances)
    assert len(ends) == many


@rule("GA-2.2", "GA-2.6")
def test_six_steps_and_two_black_holes_on_the_way() -> None:
    assert alone("j5", 6).ends() == at_distance("j5", 2, 4, 6) | {"f6", "n6"}


@rule("GA-2.2")
@pytest.mark.parametrize(("spun", "to"), [(2, "j6"), (2, "j8"), (1, "k6"), (1, "i4"), (4, "j8"), (6, "e7"), (3, "k6")])
def test_no_more_no_fewer_never_diagonally(spun: int, to: str) -> None:
    assert alone("j5", spun).rule(f"fly {to}") == "GA-2.2"


@rule("GA-2.2", "GA-1.1")
def test_leaving_the_station_is_a_step() -> None:
    three = "f1 f2 f3 e1 e2 e3 e4 d1 d3 d4 d5 c4 c5 c6 b5 b6 a4 a5 a6"
    assert alone("home", 3).ends() == squares(three)
    four = alone("home", 4)
    assert squares("g1 g3 f4 d6 a7 d2 b4") <= four.ends()
    assert four.rule("fly e6") == four.rule("fly h1") == "GA-2.2"


# GA-2.3


@rule("GA-2.3")
@pytest.mark.parametrize("spun", [2, 4, 6])
def test_a_move_cannot_end_where_it_began(spun: int) -> None:
    assert alone("j5", spun).rule("fly j5") == "GA-2.3"


@rule("GA-2.3")
def test_no_way_back_over_ones_own_squares() -> None:
    """From d2 there is only one way: d1, e1, f1."""
    jets = {"A": "d2", "B": "e2", "C": "d3"}
    assert [Board(jets, spun=spun).ends() for spun in (1, 2, 3)] == [{"d1"}, {"e1"}, {"f1"}]
    assert Board(jets, spun=4).ends() == {"f2", "g1"}


@rule("GA-2.3")
def test_detours_may_use_up_steps_where_no_square_is_used_twice() -> None:
    assert "e1" in alone("d1", 3).ends()
    jets = {"A": "d1", "B": "e2"}
    board = Board(jets, spun=3)
    assert "e1" not in board.ends()  # but for B: d2, e2, e1
    assert board.rule("fly e1") == "GA-2.4"


# GA-2.4


@rule("GA-2.4")
def test_never_onto_a_jet() -> None:
    board = Board({"A": "j5", "B": "j7"}, derelict=FAR, spun=2)
    assert board.ends() == at_distance("j5", 2) - {"j7"}
    assert board.rule("fly j7") == "GA-2.4"


@rule("GA-2.4")
def test_not_across_a_jet_but_around_it() -> None:
    board = Board({"A": "j5", "B": "j6"}, derelict=FAR, spun=2)
    assert board.ends() == at_distance("j5", 2) - {"j7"}
    assert board.rule("fly j7") == "GA-2.4"
    assert "j7" in Board({"A": "j5", "B": "j6"}, derelict=FAR, spun=4).ends()


@rule("GA-2.4")
def test_a_jet_beside_the_station_is_in_the_way_out() -> None:
    board = Board({"A": "home", "B": "d2", "C": "b4"}, spun=1)
    assert board.ends() == squares("d1 d3 a4 c4")
    assert board.rule("fly d2") == "GA-2.4"
    # d1 can now be left only by e1; e2 is reached from e1 or e3 only.
    two = Board({"A": "home", "B": "d2", "C": "b4"}, spun=2)
    assert two.ends() == squares("e1 e3 d4 c5 a5")
    three = Board({"A": "home", "B": "d2", "C": "b4"}, spun=3)
    assert three.ends() == squares("f1 e2 f3 e4 d5 d3 c4 c6 b5 a6")


@rule("GA-2.4")
def test_stations_bar_the_way() -> None:
    assert alone("d4", 2).ends() == squares("d2 e3 f4 e5 d6 c5 b4")
    assert alone("d1", 1).ends() == squares("e1 d2")
    assert "c4" not in alone("d3", 1).ends()
    assert "c4" not in alone("d1", 3).ends()


@rule("GA-2.4", "GA-5.1")
def test_nobody_flies_into_a_station_without_the_derelict() -> None:
    assert alone("d2", 1).rule("fly home") == "GA-5.1"
    assert alone("d2", 1).ends() == squares("d1 d3 e2")


@rule("GA-2.4")
def test_jets_in_stations_are_not_in_the_way() -> None:
    board = Board({"A": "home", "B": "home", "C": "home", "D": "home"}, spun=1)
    assert len(board.ends()) == 6


@rule("GA-2.4")
@pytest.mark.parametrize(
    ("jets", "spun", "to"),
    [
        ({"A": "home", "B": "d2"}, 2, "e2"),
        ({"A": "f4", "B": "f5"}, 3, "f6"),
        ({"A": "j8", "B": "j9"}, 3, "j10"),
    ],
)
def test_what_could_be_reached_but_for_a_jet_is_refused_because_of_it(jets: dict[str, str], spun: int, to: str) -> None:
    """Out of the station, and where one could have stopped early."""
    assert to in Board(jets | {"B": "home"}, spun=spun).ends()
    assert Board(jets, spun=spun).rule(f"fly {to}") == "GA-2.4"


# GA-2.5


@rule("GA-2.5")
@pytest.mark.parametrize("spun", [1, 2, 6])
def test_the_longest_move_is_made_if_no_other_exists(spun: int) -> None:
    board = Board({"A": "d1", "B": "e1", "C": "e2", "D": "d3"}, spun=spun)
    assert board.ends() == {"d2"}
    if spun > 1:
        assert board.rule("fly f2") == "GA-2.5"


@rule("GA-2.5")
def test_a_shorter_move_than_the_longest_is_refused() -> None:
    """d1, d2 and e1 are closed in; from d2 two steps can be made."""
    jets = {"A": "d2", "B": "d3", "C": "e2", "D": "f1"}
    assert Board(jets, spun=1).ends() == {"d1"}
    for spun in (2, 3, 5):
        board = Board(jets, spun=spun)
        assert board.ends() == {"e1"}
        assert board.rule("fly d1") == ("GA-2.2" if spun == 2 else "GA-2.5")


@rule("GA-2.5")
def test_from_the_middle_of_a_pocket_both_ends_are_as_long() -> None:
    assert Board({"A": "d1", "B": "d3", "C": "e2", "D": "f1"}, spun=4).ends() == squares("d2 e1")


@rule("GA-2.5", "GA-2.6")
def test_early_stops_remain_where_the_longest_move_is_short() -> None:
    jets = {"A": "d2", "B": "d3", "C": "e2", "D": "f1"}
    assert Board(jets, derelict="d1", spun=5).ends() == squares("d1 e1")
    assert Board(jets, derelict="e1", spun=5).ends() == {"e1"}


@rule("GA-2.5", "GA-5.1")
def test_a_carrier_in_a_pocket_has_the_way_home() -> None:
    jets = {"A": "d1", "B": "e1", "C": "d2"}
    for spun in (1, 3, 6):
        assert Board(jets, carrier="A", spun=spun).ends() == {"home"}


@rule("GA-2.5", "GA-2.2")
def test_home_with_exactly_the_number_is_a_move_of_the_full_length() -> None:
    """d2 is the only square: then home are two steps, so one step is not the longest move."""
    jets = {"A": "d1", "B": "e1", "C": "e2", "D": "d3"}
    assert Board(jets, carrier="A", spun=1).ends() == squares("d2 home")
    two = Board(jets, carrier="A", spun=2)
    assert two.ends() == {"home"}
    assert two.rule("fly d2") == "GA-2.2"
    assert Board(jets, carrier="A", spun=5).ends() == {"home"}


@rule("GA-2.5")
def test_who_cannot_make_a_step_stays_and_the_turn_goes_on() -> None:
    jets = {"A": "d1", "B": "e1", "C": "d2"}
    board = Board(jets, cards={"A": "laser"}, spun=4)
    assert (board.phase, board.asked, board.jets) == ("cards", "A", jets)
    without = Board(jets, spun=4)
    assert (without.phase, without.turn, without.jets) == ("spinning", "B", jets)


@rule("GA-2.5")
def test_so_it_is_beside_a_closed_station() -> None:
    board = Board({"A": "d19", "B": "e19", "C": "d18"}, spun=1)
    assert (board.turn, board.jets["A"]) == ("B", "d19")


@rule("GA-2.5", "GA-4.4")
def test_who_stays_has_not_arrived_next_to_a_carrier() -> None:
    board = Board({"A": "d1", "B": "e1", "C": "d2"}, carrier="B", spun=2)
    assert (board.phase, board.turn, board.carrier) == ("spinning", "B", "B")


@rule("GA-2.5", "GA-6.2")
def test_an_overdrive_may_lead_nowhere() -> None:
    board = Board({"A": "d1", "B": "e1", "C": "d2"}, cards={"A": "overdrive laser"}, spun=2)
    board.play("overdrive", "spin 6")
    assert (board.phase, board.turn, board.cards["A"], board.jets["A"]) == ("cards", "A", "laser", "d1")


# GA-2.6


@rule("GA-2.6", "GA-3.1")
@pytest.mark.parametrize(("spun", "reached"), [(1, ""), (3, ""), (4, "f6 n6"), (5, "f6 n6"), (6, "f6 n6")])
def test_a_move_may_end_early_on_a_black_hole(spun: int, reached: str) -> None:
    board = alone("j6", spun)
    assert board.ends() & squares("f6 n6 f14 n14") == squares(reached)
    if not reached:
        assert board.rule("fly f6") == "GA-2.2"


@rule("GA-2.6", "GA-4.1")
@pytest.mark.parametrize(("spun", "reached"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, True)])
def test_a_move_may_end_early_on_the_free_derelict(spun: int, reached: bool) -> None:
    board = Board({"A": "j7", "B": "home"}, spun=spun)
    assert ("j10" in board.ends()) == reached


@rule("GA-2.6", "GA-4.4")
@pytest.mark.parametrize(
    ("spun", "reached"),
    [
        (1, ""),
        (2, "j7"),
        (3, "j7 i7 k7"),
        (4, "j7 i7 k7 i8 k8"),
        (5, "j7 i7 k7 i8 k8 i9 k9"),
        (6, "j7 i7 k7 i8 k8 i9 k9 j9"),
    ],
)
def test_a_move_may_end_early_on_the_eight_squares_around_the_carrier(spun: int, reached: str) -> None:
    board = Board({"A": "j5", "B": "j8"}, carrier="B", spun=spun)
    around = squares("i7 j7 k7 i8 k8 i9 j9 k9")
    assert board.ends() & around == squares(reached)
    elsewhere = board.ends() - around - squares("f6 n6")
    assert elsewhere <= at_distance("j5", *range(spun, 0, -2))


@rule("GA-2.6", "GA-4.3")
def test_around_the_carrier_other_jets_are_in_the_way_and_the_carrier_itself() -> None:
    board = Board({"A": "j5", "B": "j8", "C": "j7"}, carrier="B", spun=5)
    assert "j7" not in board.ends()
    assert board.rule("fly j7") == "GA-2.4"
    assert board.rule("fly j8") == "GA-4.3"


@rule("GA-2.6")
def test_a_jet_that_carries_nothing_is_no_reason_to_stop() -> None:
    board = Board({"A": "j5", "B": "j8"}, derelict=FAR, spun=3)
    assert board.ends() == at_distance("j5", 1, 3) - {"j8"}


@rule("GA-2.6")
def test_a_carrier_stops_early_neither_by_itself_nor_by_others() -> None:
    board = Board({"A": "j5", "B": "j8"}, carrier="A", spun=4)
    assert board.ends() == at_distance("j5", 2, 4) - {"j9"}  # that is right behind B


@rule("GA-2.6")
def test_a_carrier_may_stop_early_on_a_black_hole() -> None:
    assert squares("f6 n6") <= Board({"A": "j6", "B": "home"}, carrier="A", spun=5).ends()


@rule("GA-2.6", "GA-5.1")
@pytest.mark.parametrize(("spun", "reached"), [(1, False), (2, False), (3, True), (4, True), (6, True)])
def test_a_carrier_may_end_early_at_home(spun: int, reached: bool) -> None:
    board = Board({"A": "f2", "B": "home"}, carrier="A", spun=spun)
    assert ("home" in board.ends()) == reached
    if not reached:
        assert board.rule("fly home") == "GA-2.2"


@rule("GA-2.6")
def test_an_early_stop_takes_at_least_one_step() -> None:
    on_hole = alone("f6", 4)
    assert on_hole.rule("fly f6") == "GA-2.3"
    beside_carrier = Board({"A": "j7", "B": "j8"}, carrier="B", spun=4)
    assert beside_carrier.rule("fly j7") == "GA-2.3"


@rule("GA-2.6", "GA-4.1")
def test_the_free_derelict_may_be_flown_over() -> None:
    """d1 can be left over d2 only."""
    board = Board({"A": "d1", "B": "e1"}, derelict="d2", spun=2)
    assert board.ends() == squares("d2 d3 e2")
    board.play("fly d3")
    assert (board.carrier, board.derelict, board.turn) == (None, "d2", "B")


@rule("GA-2.6", "GA-3.1")
def test_a_black_hole_may_be_flown_over() -> None:
    jets = {"A": "f5", "B": "e5", "C": "g5", "D": "f4"}
    board = Board(jets, spun=2)
    assert board.ends() == squares("f6 e6 f7 g6")
    board.play("fly f7")
    assert (board.phase, board.turn) == ("spinning", "B")


@rule("GA-2.6")
def test_any_such_square_not_only_the_first_by_the_carrier() -> None:
    """From d1 to g3 in five steps only along d2 e2 f2 g2: three squares where one could have stopped."""
    board = Board({"A": "d1", "B": "e1", "C": "f3"}, carrier="C", spun=6)
    assert squares("e2 f2 g2 g3 e3 e4 f4") <= board.ends()
    board.play("fly g3")
    assert (board.phase, board.jets["A"]) == ("battle", "g3")


@rule("GA-2.6")
def test_any_such_square_not_only_the_first_over_the_derelict_to_a_hole() -> None:
    jets = {"A": "f3", "B": "e3", "C": "g3", "D": "f2"}
    board = Board(jets, derelict="f4", spun=4)  # the only way out is over the derelict
    assert squares("f4 f6") <= board.ends()
    board.play("fly f6")
    assert (board.phase, board.carrier) == ("jumping", None)


@rule("GA-2.6")
def test_any_such_square_not_only_the_first_over_a_hole_to_the_derelict() -> None:
    jets = {"A": "f5", "B": "e5", "C": "g5", "D": "f4"}
    board = Board(jets, derelict="f8", spun=4)
    assert squares("f6 f8") <= board.ends()
    board.play("fly f8")
    assert board.carrier == "A"


@rule("GA-2.6")
def test_a_square_with_two_reasons_to_stop_is_one_choice() -> None:
    on_hole = Board({"A": "f4", "B": "home"}, derelict="f6", spun=3)
    assert "f6" in on_hole.ends()
    assert on_hole.play("fly f6").carrier == "A"
    by_carrier = Board({"A": "f4", "B": "g7"}, carrier="B", spun=3)
    assert "f6" in by_carrier.ends()
    assert by_carrier.play("fly f6").phase == "jumping"


@rule("GA-2.6")
def test_other_squares_are_no_early_stops() -> None:
    board = alone("j5", 6)
    for square in ("j6", "j10", "h4", "k5", "j2"):
        assert board.rule(f"fly {square}") == "GA-2.2"
    assert Board({"A": "q6", "B": "home"}, spun=3).rule("fly q8") == "GA-2.2"
