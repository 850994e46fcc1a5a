"""Galactica, GA-4, from the text: capturing the derelict, challenging its carrier, and what becomes of who loses."""

from __future__ import annotations

import pytest

from astroport import CHANCE
from astroport.games.galactica.state import PLACE_NAMES
from astroport.testing import rule

from .board import CARDS, Board

A_WINS, B_WINS = ("spin 5", "spin 2"), ("spin 2", "spin 5")
PLANETS = {"send h3", "send q8", "send l17", "send c12"}


def challenge(*spins: str, cards: dict[str, str] | None = None, **more: str) -> Board:
    """A flies from j6 to j7, next to B on j8 with the derelict."""
    board = Board({"A": "j6", "B": "j8"} | more, carrier="B", cards=cards, spun=1)
    return board.play("fly j7", *spins)


# GA-4.1, GA-4.2


@rule("GA-4.1")
@pytest.mark.parametrize("spun", [2, 3, 4, 5, 6])
def test_stopping_on_the_free_derelict_captures_it(spun: int) -> None:
    board = Board({"A": "j8", "B": "home"}, spun=spun).play("fly j10")
    assert (board.carrier, board.derelict, board.jets["A"]) == ("A", "j10", "j10")


@rule("GA-4.1")
@pytest.mark.parametrize(
    ("derelict", "start"), [("f6", "f5"), ("h3", "h4"), ("j4", "i4"), ("d10", "d9"), ("d1", "d2"), ("s16", "s15")]
)
def test_on_a_black_hole_a_planet_a_line_or_anywhere(derelict: str, start: str) -> None:
    board = Board({"A": start, "B": "home"}, derelict=derelict, spun=1).play(f"fly {derelict}")
    assert (board.carrier, board.phase) == ("A", "spinning")


@rule("GA-4.1")
def test_out_of_the_station_too() -> None:
    board = Board({"A": "home", "B": "home"}, derelict="d2", spun=6).play("fly d2")
    assert board.carrier == "A"


@rule("GA-4.1", "GA-3.1")
@pytest.mark.parametrize("hole", ["n6", "f14", "n14"])
def test_on_a_black_hole_by_a_jump(hole: str) -> None:
    board = Board({"A": "f5", "B": "home"}, derelict=hole, spun=1).play("fly f6", f"jump {hole}")
    assert (board.carrier, board.derelict, board.phase) == ("A", hole, "spinning")


@rule("GA-4.1")
def test_stopping_next_to_the_free_derelict_does_nothing() -> None:
    board = Board({"A": "j7", "B": "home"}, spun=2).play("fly j9")
    assert (board.carrier, board.phase, board.turn) == (None, "spinning", "B")


@rule("GA-4.2")
def test_captured_and_on_at_once() -> None:
    board = Board({"A": "j8", "B": "home"}, cards={"A": "overdrive laser"}, spun=2).play("fly j10")
    assert (board.phase, board.asked, board.turn) == ("spinning", "chance", "A")
    assert board.allowed() == {f"spin {n}" for n in range(1, 7)}
    board.play("spin 3")
    assert (board.phase, board.asked) == ("flying", "A")
    assert board.rule("laser") == board.rule("done") == "GA-6.1"
    board.play("fly j7")
    assert (board.carrier, board.derelict, board.jets["A"]) == ("A", "j7", "j7")
    assert (board.phase, board.asked) == ("cards", "A")


@rule("GA-4.2")
def test_without_cards_the_turn_is_over_then() -> None:
    board = Board({"A": "j8", "B": "home"}, spun=2).play("fly j10", "spin 3", "fly j7")
    assert (board.turn, board.phase, board.carrier) == ("B", "spinning", "A")


@rule("GA-4.2")
def test_a_carrier_takes_it_along_in_every_move() -> None:
    board = Board({"A": "j7", "B": "home"}, carrier="A", spun=3).play("fly k9")
    assert (board.derelict, board.carrier, board.turn) == ("k9", "A", "B")


@rule("GA-4.2", "GA-5.1")
def test_flying_on_may_lead_straight_home() -> None:
    board = Board({"A": "f3", "B": "home"}, derelict="e2", spun=3).play("fly e2", "spin 2", "fly home")
    assert (board.won, board.result) == ("A", (1, 0))


# GA-4.3


@rule("GA-4.3")
def test_a_carried_derelict_cannot_be_flown_onto() -> None:
    board = Board({"A": "j7", "B": "j8"}, carrier="B", spun=1)
    assert board.rule("fly j8") == "GA-4.3"
    assert Board({"A": "j7", "B": "j8"}, carrier="B", spun=3).rule("fly j8") == "GA-4.3"


@rule("GA-4.3", "GA-2.4")
def test_nor_across() -> None:
    board = Board({"A": "j6", "B": "j7"}, carrier="B", spun=2)
    assert board.rule("fly j8") == "GA-2.4"


# GA-4.4


@rule("GA-4.4")
@pytest.mark.parametrize(
    ("start", "to"),
    [
        ("h7", "i7"),
        ("j6", "j7"),
        ("l7", "k7"),
        ("h8", "i8"),
        ("l8", "k8"),
        ("h9", "i9"),
        ("j10", "j9"),
        ("l9", "k9"),
        ("j9", "k9"),
    ],
)
def test_who_stops_on_one_of_the_eight_squares_challenges(start: str, to: str) -> None:
    board = Board({"A": start, "B": "j8"}, carrier="B", spun=1).play(f"fly {to}")
    assert (board.phase, board.asked, board.turn) == ("battle", "chance", "A")
    assert board.allowed() == {f"spin {n}" for n in range(1, 7)}
    assert (board.carrier, board.derelict) == ("B", "j8")


@rule("GA-4.4")
@pytest.mark.parametrize(("start", "to"), [("j5", "j6"), ("h7", "h6"), ("l9", "l10"), ("j11", "j10"), ("h7", "h8")])
def test_two_squares_away_is_no_challenge(start: str, to: str) -> None:
    board = Board({"A": start, "B": "j8"}, carrier="B", spun=1).play(f"fly {to}")
    assert (board.phase, board.turn) == ("spinning", "B")


@rule("GA-4.4")
def test_across_the_edge_or_a_corner_of_the_field_nothing_touches() -> None:
    board = Board({"A": "r10", "B": "a11"}, carrier="B", spun=1).play("fly s10")
    assert (board.phase, board.turn) == ("spinning", "B")
    assert Board({"A": "d2", "B": "c4"}, carrier="B", spun=1).play("fly d3").phase == "battle"


@rule("GA-4.4", "GA-2.6")
def test_an_early_stop_challenges_passing_by_does_not() -> None:
    stop = Board({"A": "i5", "B": "j8"}, carrier="B", spun=6).play("fly i8")
    assert stop.phase == "battle"
    passing = Board({"A": "i5", "B": "j8"}, carrier="B", spun=6).play("fly i11")
    assert (passing.phase, passing.turn, passing.carrier) == ("spinning", "B", "B")


@rule("GA-4.4")
def test_a_jet_without_the_derelict_is_not_challenged() -> None:
    board = Board({"A": "j6", "B": "j8"}, derelict="a10", spun=1).play("fly j7")
    assert (board.phase, board.turn) == ("spinning", "B")
    third = Board({"A": "j6", "B": "j8", "C": "a10"}, carrier="C", spun=1).play("fly j7")
    assert (third.phase, third.turn) == ("spinning", "B")


@rule("GA-4.4")
def test_a_carrier_who_comes_near_does_not_challenge() -> None:
    board = Board({"A": "j6", "B": "j8"}, carrier="A", spun=1).play("fly j7")
    assert (board.phase, board.turn, board.carrier) == ("spinning", "B", "A")


@rule("GA-4.4")
def test_who_is_near_at_the_start_of_its_turn_challenges_only_after_a_move() -> None:
    board = Board({"A": "j7", "B": "j8"}, carrier="B")
    assert board.phase == "spinning"
    board.play("spin 1")
    assert board.phase == "flying"
    again = board.play("fly i7")
    assert again.phase == "battle"


@rule("GA-4.4", "GA-6.3")
def test_a_jet_that_is_put_near_does_not_challenge() -> None:
    jets = {"A": "a10", "B": "g3", "C": "home"}
    board = Board(jets, carrier="B", cards={"A": "force"}, evasions={"C": 0}, phase=CARDS).play("force C h3")
    assert (board.jets["C"], board.phase, board.turn, board.carrier) == ("h3", "spinning", "B", "B")


@rule("GA-4.4", "GA-4.5")
def test_a_loser_that_is_sent_near_does_not_challenge() -> None:
    board = Board({"A": "g6", "B": "h4"}, carrier="B", spun=1).play("fly g5", *A_WINS, "spin 1", "fly g4", "send h3")
    assert (board.jets, board.phase, board.turn) == ({"A": "g4", "B": "h3"}, "spinning", "B")
    assert board.carrier == "A"


@rule("GA-4.4")
def test_the_attacker_spins_first_and_the_higher_wins() -> None:
    board = challenge("spin 5")
    assert board.picture()["battle"] == {"attacker": 0, "defender": 1, "attack": 5, "defence": None, "winner": None}
    board.play("spin 2")
    assert board.carrier == "A"
    assert challenge(*B_WINS).carrier == "B"
    assert challenge("spin 6", "spin 5").carrier == "A"
    assert challenge("spin 1", "spin 2").carrier == "B"


@rule("GA-4.4")
@pytest.mark.parametrize("number", range(1, 7))
def test_equal_numbers_are_spun_again(number: int) -> None:
    board = challenge(f"spin {number}", f"spin {number}")
    assert (board.phase, board.asked, board.carrier) == ("battle", "chance", "B")
    board.play("spin 4", "spin 4")
    assert board.phase == "battle"
    board.play("spin 3")
    assert (board.phase, board.carrier) == ("battle", "B")
    board.play("spin 1")
    assert (board.phase, board.carrier) == ("spinning", "A")


# GA-4.5


@rule("GA-4.5")
def test_the_winner_takes_the_derelict_without_moving_and_flies_on() -> None:
    board = challenge(*A_WINS)
    assert (board.carrier, board.derelict, board.jets) == ("A", "j7", {"A": "j7", "B": "j8"})
    assert (board.phase, board.asked, board.turn) == ("spinning", "chance", "A")
    board.play("spin 2")
    assert (board.phase, board.asked) == ("flying", "A")
    assert board.rule("fly j8") == "GA-2.4"  # the loser is still there
    board.play("fly j5")
    assert (board.derelict, board.jets) == ("j5", {"A": "j5", "B": "j8"})


@rule("GA-4.5")
def test_then_it_sends_the_loser_to_a_free_planet() -> None:
    board = challenge(*A_WINS, "spin 2", "fly j5")
    assert (board.phase, board.asked, board.allowed()) == ("sending", "A", PLANETS)
    board.play("send l17")
    assert (board.jets, board.carrier, board.turn) == ({"A": "j5", "B": "l17"}, "A", "B")


@rule("GA-4.5")
def test_the_loser_is_sent_after_the_flight_not_before() -> None:
    board = challenge(*A_WINS, "spin 2")
    assert board.rule("send l17") == "GA-4.5"
    board.play("fly j5")
    assert board.rule("fly j6") == board.rule("done") == board.rule("overdrive") == "GA-4.5"


@rule("GA-4.5")
def test_a_winning_defender_flies_and_sends_out_of_turn() -> None:
    board = challenge(*B_WINS)
    assert (board.carrier, board.derelict, board.turn) == ("B", "j8", "A")
    board.play("spin 3")
    assert (board.phase, board.asked, board.turn) == ("flying", "B", "A")
    board.play("fly j11")
    assert (board.derelict, board.phase, board.asked) == ("j11", "sending", "B")
    assert board.allowed() == PLANETS
    board.play("send c12")
    assert (board.jets, board.turn) == ({"A": "c12", "B": "j11"}, "B")


@rule("GA-4.5", "GA-6.1")
def test_whoever_wins_the_attackers_turn_goes_on_with_its_cards() -> None:
    cards = {"A": "overdrive laser", "B": "force laser"}
    for spins, end in ((A_WINS, "j1"), (B_WINS, "j14")):
        board = challenge(*spins, "spin 6", f"fly {end}", "send c12", cards=cards)
        assert (board.phase, board.asked, board.turn) == ("cards", "A", "A")
        assert board.allowed() == {"overdrive", "laser", "done"}


@rule("GA-4.5")
def test_a_winning_defender_plays_no_cards() -> None:
    board = challenge(*B_WINS, "spin 1", "fly j9", "send c12", cards={"B": "laser force"})
    assert (board.phase, board.turn, board.asked) == ("spinning", "B", "chance")


@rule("GA-4.5", "GA-6.2")
def test_a_sent_attacker_may_go_on_with_an_overdrive() -> None:
    board = challenge(*B_WINS, "spin 1", "fly j9", "send h3", "overdrive", "spin 1", cards={"A": "overdrive laser"})
    assert (board.phase, board.asked) == ("flying", "A")
    assert board.ends() == {"g3", "i3", "h2", "h4"}


@rule("GA-4.5", "GA-6.2")
def test_two_challenges_in_one_turn() -> None:
    board = challenge(*B_WINS, "spin 5", "fly h5", "send h3", "overdrive", cards={"A": "overdrive laser"})
    board.play("spin 6", "fly h4")
    assert (board.phase, board.turn) == ("battle", "A")
    board.play(*A_WINS)
    assert (board.carrier, board.derelict) == ("A", "h4")


@rule("GA-4.5", "GA-5.1")
def test_the_winner_may_fly_straight_home_and_the_loser_is_sent_nowhere() -> None:
    board = Board({"A": "g4", "B": "f2"}, carrier="B", spun=1).play("fly g3", *A_WINS, "spin 6", "fly home")
    assert (board.phase, board.won, board.result) == ("over", "A", (1, 0))
    assert (board.jets["B"], board.asked) == ("f2", "")


@rule("GA-4.5", "GA-5.1")
def test_the_defender_too_in_the_attackers_turn() -> None:
    board = Board({"A": "o15", "B": "o17"}, carrier="B", spun=1, cards={"A": "overdrive laser"})
    board.play("fly o16", *B_WINS, "spin 2")
    assert (board.turn, board.asked) == ("A", "B")
    board.play("fly home")
    assert (board.phase, board.won, board.result, board.jets["A"]) == ("over", "B", (0, 1), "o16")


@rule("GA-4.5")
def test_planets_with_a_jet_or_the_derelict_are_not_free() -> None:
    jets = {"A": "g4", "B": "h6", "C": "q8"}
    board = Board(jets, carrier="B", spun=1).play("fly g5", *A_WINS, "spin 3", "fly h3")
    assert board.allowed() == {"send l17", "send c12"}
    assert board.rule("send h3") == board.rule("send q8") == "GA-4.5"


@rule("GA-4.5")
def test_one_free_planet_is_a_question_too() -> None:
    jets = {"A": "g4", "B": "h6", "C": "q8", "D": "l17"}
    board = Board(jets, carrier="B", spun=1).play("fly g5", *A_WINS, "spin 3", "fly h3")
    assert (board.asked, board.allowed()) == ("A", {"send c12"})


@rule("GA-4.5")
def test_the_planet_where_the_loser_stands_is_not_free() -> None:
    board = Board({"A": "c10", "B": "c12"}, carrier="B", spun=1).play("fly c11", *A_WINS, "spin 1", "fly c10")
    assert board.allowed() == PLANETS - {"send c12"}
    assert board.rule("send c12") == "GA-4.5"
    left = Board({"A": "c10", "B": "c12"}, carrier="B", spun=1).play("fly c11", *B_WINS, "spin 1", "fly c13")
    assert left.allowed() == PLANETS  # the winner has left it


@rule("GA-4.5")
def test_with_no_planet_free_the_loser_stays() -> None:
    """In play planets are too far apart for that: the position after the challenge is made by hand."""
    board = challenge(*A_WINS, C="q8", D="l17", cards={"A": "laser"})
    board.s.jet[:2] = [PLACE_NAMES.index("h4"), PLACE_NAMES.index("c12")]
    board.s.derelict = PLACE_NAMES.index("h4")
    board.match.follow(CHANCE, board.match.action("spin 1"))
    board.match.follow(0, board.match.action("fly h3"))
    assert (board.phase, board.asked, board.jets["B"]) == ("cards", "A", "c12")
    assert board.picture()["battle"] is None


@rule("GA-4.5", "GA-2.5")
def test_a_winner_who_cannot_move_sends_the_loser_all_the_same() -> None:
    """B on d1 is closed in by A and C."""
    board = Board({"A": "f1", "B": "d1", "C": "d2"}, carrier="B", spun=1).play("fly e1", *B_WINS, "spin 4")
    assert (board.phase, board.asked, board.jets["B"]) == ("sending", "B", "d1")
    board.play("send h3")
    assert (board.jets["A"], board.carrier, board.turn) == ("h3", "B", "B")


@rule("GA-4.5", "GA-3.1")
def test_the_winners_flight_may_lead_through_a_black_hole() -> None:
    board = Board({"A": "f9", "B": "f7"}, carrier="B", spun=1).play("fly f8", *B_WINS, "spin 4", "fly f6")
    assert (board.phase, board.asked, board.turn) == ("jumping", "B", "A")
    board.play("jump n14")
    assert (board.derelict, board.phase, board.asked) == ("n14", "sending", "B")
    board.play("send q8")
    assert (board.jets["A"], board.turn) == ("q8", "B")


@rule("GA-4.5", "GA-4.4")
def test_the_winner_may_stop_next_to_the_loser_without_another_challenge() -> None:
    board = challenge(*A_WINS, "spin 1", "fly k7")
    assert board.phase == "sending"


@rule("GA-4.4", "GA-4.5")
def test_among_four_only_attacker_and_carrier_are_concerned() -> None:
    jets = {"A": "j6", "B": "j8", "C": "i9", "D": "k9"}
    board = Board(jets, carrier="B", turn="A", spun=1).play("fly j7", *A_WINS, "spin 1", "fly j6", "send q8")
    assert board.jets == {"A": "j6", "B": "q8", "C": "i9", "D": "k9"}
    assert (board.turn, board.phase) == ("B", "spinning")


@rule("GA-4.4")
def test_a_later_player_attacks_an_earlier_one() -> None:
    jets = {"A": "j8", "B": "home", "C": "j6", "D": "home"}
    board = Board(jets, carrier="A", turn="C", spun=1).play("fly j7", "spin 6", "spin 1")
    assert (board.carrier, board.derelict) == ("C", "j7")
    board.play("spin 1", "fly j6", "send h3")
    assert (board.jets["A"], board.turn) == ("h3", "D")


# GA-4.6


@rule("GA-4.6")
@pytest.mark.parametrize("spins", [A_WINS, B_WINS])
def test_evasion_cards_are_of_no_use_in_a_challenge(spins: tuple[str, ...]) -> None:
    board = challenge()
    assert board.asked == "chance"
    board.play(*spins, "spin 1")
    board.play(min(board.allowed()))
    assert (board.phase, board.rule("evade")) == ("sending", "GA-4.6")
    board.play("send h3")
    assert board.evasions == {"A": 3, "B": 3}
    assert board.phase == "spinning"
