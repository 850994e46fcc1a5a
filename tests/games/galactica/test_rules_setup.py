"""Galactica, GA-1, from the text: the field, what everybody has, corners, who begins, the spinner."""

from __future__ import annotations

import pytest

from astroport import Match
from astroport.games.galactica import GAME
from astroport.games.galactica.state import LETTERS
from astroport.testing import rule

from .board import BEGIN, CARDS, Board, Opening, squares

ALL_HOME = dict.fromkeys(LETTERS, "home")
BESIDE = {
    "A": squares("d1 d2 d3 a4 b4 c4"),
    "B": squares("p1 p2 p3 q4 r4 s4"),
    "C": squares("p17 p18 p19 q16 r16 s16"),
    "D": squares("d17 d18 d19 a16 b16 c16"),
}
HOLE_OF = {"A": "f6", "B": "n6", "C": "n14", "D": "f14"}


# The field


@rule("GA-1.1")
def test_nineteen_by_nineteen_without_the_corners() -> None:
    names = {action.fields["to"] for action in Match(GAME, 4).lexicon if action.kind == "fly"}
    corner = [f"{column}{row}" for column in "abcqrs" for row in (1, 2, 3, 17, 18, 19)]
    everywhere = {f"{column}{row}" for column in "abcdefghijklmnopqrs" for row in range(1, 20)}
    assert names == everywhere - set(corner) | {"home"}
    assert len(names) == 325 + 1


@rule("GA-1.1")
@pytest.mark.parametrize("seat", LETTERS)
def test_a_station_touches_six_squares(seat: str) -> None:
    assert Board(ALL_HOME, turn=seat, spun=1).ends() == BESIDE[seat]


@rule("GA-1.1", "GA-2.2")
def test_a_station_is_one_place() -> None:
    """From it the second step leads on from any of the six squares, also to another one of them."""
    two_steps = BESIDE["A"] | squares("e1 e2 e3 d4 c5 b5 a5")
    assert Board(ALL_HOME, spun=2).ends() == two_steps


@rule("GA-1.1", "GA-5.1")
@pytest.mark.parametrize(("seat", "beside"), [(seat, square) for seat in LETTERS for square in sorted(BESIDE[seat])])
def test_a_station_is_entered_from_the_same_six(seat: str, beside: str) -> None:
    board = Board(ALL_HOME | {seat: beside}, carrier=seat, turn=seat, spun=1)
    assert "home" in board.ends()


@rule("GA-1.1", "GA-5.1")
@pytest.mark.parametrize("square", ["d4", "e1", "a5", "d5", "e3", "c5"])
def test_a_station_is_not_entered_from_other_squares(square: str) -> None:
    board = Board(ALL_HOME | {"A": square}, carrier="A", spun=1)
    assert "home" not in board.ends()
    assert board.rule("fly home") == "GA-2.2"


@rule("GA-1.1")
@pytest.mark.parametrize(
    ("at", "ends"), [("a10", "a9 b10 a11"), ("j1", "i1 k1 j2"), ("j19", "i19 k19 j18"), ("s10", "s9 r10 s11")]
)
def test_the_field_has_edges(at: str, ends: str) -> None:
    assert Board({"A": at, "B": "home"}, derelict="e9", spun=1).ends() == squares(ends)


@rule("GA-1.2")
@pytest.mark.parametrize(
    ("at", "spun", "on", "over"), [("i9", 2, "j10 j8 i11 h10", "k9"), ("d9", 2, "e10 c10", "d11"), ("i4", 1, "j4", "")]
)
def test_yellow_lines_may_be_stood_on_and_crossed(at: str, spun: int, on: str, over: str) -> None:
    board = Board({"A": at, "B": "home"}, derelict="s5", spun=spun)
    assert squares(on) | squares(over) <= board.ends()


@rule("GA-1.2", "GA-6.4")
@pytest.mark.parametrize(
    ("at", "hit_from"),
    [
        ("i9", "nw"),
        ("k9", "ne"),
        ("k11", "se"),
        ("i11", "sw"),
        ("d1", "nw"),
        ("p19", "se"),
        ("j4", "nw ne"),
        ("j16", "se sw"),
        ("d10", "nw sw"),
        ("s10", "ne se"),
        ("j10", "nw ne se sw"),
    ],
)
def test_lines_part_four_quarters_and_belong_to_both_sides(at: str, hit_from: str) -> None:
    for quarter in ("nw", "ne", "se", "sw"):
        jets = {"A": "home", "B": at}
        board = Board(jets, derelict="f6", cards={"A": "laser"}, evasions={"B": 0}, phase=CARDS)
        board.play("laser", "spin 1", f"quarter {quarter}")
        assert (board.jets["B"] == "home") == (quarter in hit_from.split())


@rule("GA-1.3")
def test_black_holes() -> None:
    assert Opening(2).picture()["holes"] == ["f6", "n6", "f14", "n14"]
    for seat, hole in HOLE_OF.items():
        board = Board(ALL_HOME, turn=seat, spun=6).play(f"fly {hole}")
        assert (board.phase, board.asked) == ("jumping", seat)


@rule("GA-1.3", "GA-2.2")
@pytest.mark.parametrize("seat", LETTERS)
def test_a_black_hole_is_six_steps_from_its_station(seat: str) -> None:
    board = Board(ALL_HOME, turn=seat, spun=5)
    assert board.rule(f"fly {HOLE_OF[seat]}") == "GA-2.2"


@rule("GA-1.4")
def test_purple_planets() -> None:
    board = Opening(2)
    assert board.picture()["planets"] == board.picture()["free"] == ["h3", "q8", "l17", "c12"]


@rule("GA-1.4", "GA-2.6")
def test_to_who_flies_by_a_planet_is_a_square_like_any_other() -> None:
    board = Board({"A": "h5", "B": "home"}, spun=2)
    assert "h3" in board.ends()
    assert Board({"A": "h5", "B": "home"}, spun=3).rule("fly h3") == "GA-2.2"
    board.play("fly h3")
    assert (board.turn, board.phase) == ("B", "spinning")


@rule("GA-1.5")
def test_the_derelict_starts_in_the_centre_and_is_nobodys() -> None:
    for seats in (2, 3, 4):
        board = Opening(seats)
        assert (board.derelict, board.carrier) == ("j10", None)


# What each player has


@rule("GA-1.6")
def test_jets_in_their_stations_three_evasions_whole_decks() -> None:
    board = Opening(4)
    assert board.jets == ALL_HOME
    assert board.evasions == dict.fromkeys(LETTERS, 3)
    assert board.picture()["decks"] == [{"overdrive": 3, "force": 3, "laser": 3}] * 4
    assert board.picture()["cards"] == [[]] * 4


@rule("GA-1.6")
def test_two_cards_each_are_turned_up_one_player_after_another() -> None:
    board = Opening(3)
    nine = {f"card {kind}-{n}" for kind in ("overdrive", "force", "laser") for n in (1, 2, 3)}
    assert board.allowed() == nine
    board.play("card laser-3")
    assert board.cards == {"A": "laser", "B": "", "C": ""}
    assert board.allowed() == nine - {"card laser-3"}
    assert board.rule("card laser-3") == "GA-1.6"
    board.play("card laser-1")
    assert board.allowed() == nine  # B's own deck
    board.play("card force-2", "card overdrive-2", "card laser-1")
    assert board.phase == "dealing"
    board.play("card overdrive-3")
    assert board.cards == {"A": "laser laser", "B": "overdrive force", "C": "overdrive laser"}
    assert board.picture()["decks"][1] == {"overdrive": 2, "force": 2, "laser": 3}
    assert board.phase == "lots"


@rule("GA-1.6")
def test_nothing_else_happens_while_cards_are_dealt() -> None:
    board = Opening(2)
    for action in ("spin 3", "quarter nw"):
        assert board.rule(action) == "GA-1.6"


@rule("GA-1.6")
def test_a_third_copy_is_gone_after_three() -> None:
    board = Board({"A": "home", "B": "home"}, cards={"A": "laser"}, decks={"A": "laser overdrive force"}, phase=BEGIN)
    assert board.allowed() == {"card laser-1", "card overdrive-1", "card force-1"}
    board.play("card laser-1")
    assert board.phase == "spinning"


# Corners, and who begins


@rule("GA-1.7")
@pytest.mark.parametrize(("seats", "corners"), [(2, [0, None, 1, None]), (3, [0, 1, 2, None]), (4, [0, 1, 2, 3])])
def test_corners(seats: int, corners: list[int | None]) -> None:
    stations = Opening(seats).picture()["stations"]
    assert [station["corner"] for station in stations] == ["nw", "ne", "se", "sw"]
    assert [station["seat"] for station in stations] == corners


@rule("GA-1.7")
@pytest.mark.parametrize(("seats", "seat", "corner"), [(2, "B", "C"), (3, "B", "B"), (3, "C", "C")])
def test_jets_start_from_their_corners(seats: int, seat: str, corner: str) -> None:
    jets = dict.fromkeys(LETTERS[:seats], "home")
    assert Board(jets, turn=seat, spun=1).ends() == BESIDE[corner]
    homeward = Board(jets | {seat: min(BESIDE[corner])}, carrier=seat, turn=seat, spun=4)
    assert "home" in homeward.ends()


@rule("GA-1.7", "GA-2.4")
@pytest.mark.parametrize(("at", "ends"), [("p2", "p1 p3 o2"), ("c16", "c15 b16 d16"), ("p17", "p16 o17 p18")])
def test_a_closed_station_and_that_of_another_bar_the_way(at: str, ends: str) -> None:
    board = Board({"A": at, "B": "home"}, carrier="A", spun=1)
    assert board.ends() == squares(ends)


@rule("GA-1.7")
def test_the_highest_spin_begins() -> None:
    board = Opening(3).deal()
    assert (board.phase, board.asked, board.turn) == ("lots", "chance", None)
    assert board.allowed() == {f"spin {n}" for n in range(1, 7)}
    board.play("spin 2", "spin 5", "spin 4")
    assert (board.phase, board.turn) == ("spinning", "B")


@rule("GA-1.7")
def test_only_those_who_share_the_highest_spin_again() -> None:
    board = Opening(4).deal().play("spin 3", "spin 5", "spin 2", "spin 5")
    assert (board.phase, board.turn) == ("lots", None)
    board.play("spin 1")
    assert board.phase == "lots"
    board.play("spin 2")
    assert (board.phase, board.turn) == ("spinning", "D")


@rule("GA-1.7")
def test_several_ties_one_after_another() -> None:
    board = Opening(3).deal().play("spin 4", "spin 4", "spin 4")
    board.play("spin 1", "spin 6", "spin 6")
    board.play("spin 2", "spin 2")  # B and C
    assert board.phase == "lots"
    board.play("spin 1", "spin 3")
    assert (board.phase, board.turn) == ("spinning", "C")


@rule("GA-1.7")
def test_a_tie_below_the_highest_does_not_matter() -> None:
    board = Opening(3).deal().play("spin 4", "spin 5", "spin 4")
    assert (board.phase, board.turn) == ("spinning", "B")


@rule("GA-1.7")
def test_turns_go_clockwise() -> None:
    jets = {"A": "d1", "B": "p1", "C": "p19", "D": "d19"}
    board = Board(jets, turn="C", first="C")
    seen = []
    for end in ("o19", "e19", "e1", "o1"):
        seen.append(board.turn)
        board.play("spin 1", f"fly {end}")
    assert seen == ["C", "D", "A", "B"]
    assert board.turn == "C"


@rule("GA-1.7", "GA-1.8")
def test_nothing_else_happens_while_lots_are_drawn() -> None:
    board = Opening(2).deal()
    assert board.rule("quarter nw") == board.rule("card force-1") == "GA-1.8"


# The spinner


@rule("GA-1.8")
def test_the_spinner_gives_one_to_six_each_as_likely() -> None:
    numbers = {f"spin {n}" for n in range(1, 7)}
    board = Board({"A": "home", "B": "home"})
    assert (board.asked, board.allowed()) == ("chance", numbers)
    assert board.rule("quarter se") == "GA-1.8"


@rule("GA-1.8", "GA-6.4")
def test_pointed_at_the_field_it_gives_a_quarter() -> None:
    board = Board({"A": "home", "B": "home"}, cards={"A": "laser"}, phase=CARDS).play("laser")
    assert board.allowed() == {f"spin {n}" for n in range(1, 7)}
    assert board.rule("quarter se") == "GA-1.8"
    board.play("spin 1")
    assert board.allowed() == {"quarter nw", "quarter ne", "quarter se", "quarter sw"}
    assert board.rule("spin 1") == "GA-6.4"
