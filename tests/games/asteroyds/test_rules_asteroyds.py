"""Asteroyds, AC-5, from the text: carrying, picking up, going home, scoring, winning."""

from __future__ import annotations

import pytest

from astroport.testing import rule

from .arena import bases
from .board import Board, words

HOME = {"red": "g2", "white": "g13"}
RED_ZONE = words("g5 h4 h3 g3 f3 f4")
WHITE_ZONE = words("g10 h10 h11 g12 f11 f10")

# Carrying


@rule("AC-5.1")
def test_a_carried_asteroyd_moves_with_its_carrier() -> None:
    board = Board(ships={"A": "e5 E +white"}).program(A="F R L A . F")
    at = [board.resolve().asteroyds["white"] for _ in range(6)]
    assert at == ["e6", "f6", "f7", "f7", "f7", "f6"]
    assert board["A"] == "f6 W +white"
    assert board.asteroyds["red"] == "g2"


@rule("AC-5.1", "AC-6.1")
def test_it_stays_aboard_from_turn_to_turn() -> None:
    board = Board(ships={"A": "e5 E +white"}).fly(A="F").next_turn().fly(A="F")
    assert board["A"] == "e7 E +white"


@rule("AC-5.1")
@pytest.mark.parametrize("at", ["g2", "e6"])
def test_no_ship_carries_its_own_colour(at: str) -> None:
    board = Board(ships={"A": f"{at} E", "C": f"{at} E"}, asteroyds={"red": at}).fly(A="F", C=".")
    assert board["A"].split()[2:] == board["C"].split()[2:] == []
    assert board.asteroyds == HOME


@rule("AC-5.1")
def test_a_carried_asteroyd_is_not_free() -> None:
    """Neither a ship of its colour nor a friend of the carrier can do anything about it."""
    board = Board(ships={"A": "e5 E +white", "B": "e7 W", "C": "e6 E"}).fly(A="F", B="F", C=".")
    assert board["A"] == "e6 E +white"
    assert board["B"] == "e6 W"
    assert board["C"] == "e6 E"
    assert board.asteroyds["white"] == "e6"


# Picking up


@rule("AC-5.2")
@pytest.mark.parametrize("at", ["g13", "e6"])
def test_one_ship_of_another_colour_picks_it_up(at: str) -> None:
    west = f"{at[0]}{int(at[1:]) - 1}"
    board = Board(ships={"A": f"{west} E"}, asteroyds={"white": at}).fly(A="F")
    assert board["A"] == f"{at} E +white"
    assert board.position["teams"][1]["carrier"] == 0


@rule("AC-5.2")
def test_whites_pick_up_the_red_one() -> None:
    board = Board(ships={"B": "g3 W"}).fly(B="F F")
    assert board["B"] == "g1 W +red"
    assert board.asteroyds["red"] == "g1"


@rule("AC-5.2")
@pytest.mark.parametrize("owners", ["B", "B D"])
def test_the_enemy_has_priority_over_ships_of_its_colour(owners: str) -> None:
    ships = {"A": "e5 E"} | dict.fromkeys(owners.split(), "e7 W")
    board = Board(ships=ships, asteroyds={"white": "e6"}).fly(A="F", **dict.fromkeys(owners.split(), "F"))
    assert board["A"] == "e6 E +white"
    assert board.asteroyds["white"] == "e6"


@rule("AC-5.2")
@pytest.mark.parametrize("at", ["g13", "e6"])
@pytest.mark.parametrize("owner", [False, True])
def test_two_enemies_leave_it_where_it_is(at: str, owner: bool) -> None:
    west, east = (f"{at[0]}{int(at[1:]) + by}" for by in (-1, 1))
    ships = {"A": f"{west} E", "C": f"{east} W"} | ({"B": f"{west} E"} if owner else {})
    programs = {"A": "F", "C": "F"} | ({"B": "F"} if owner else {})
    board = Board(ships=ships, asteroyds={"white": at}).fly(**programs)
    assert (board["A"], board["C"]) == (f"{at} E", f"{at} W")
    assert board.asteroyds["white"] == at
    assert board.position["teams"][1]["carrier"] is None


@rule("AC-5.2")
def test_three_enemies_leave_it_too() -> None:
    ships = {"A": "e5 E", "C": "e5 E", "E": "e5 E"}
    board = Board(seats=6, ships=ships, asteroyds={"white": "e6"}).fly(A="F", C="F", E="F")
    assert board.asteroyds["white"] == "e6"
    assert [ship for ship in board.ships.values() if "+" in ship] == []


@rule("AC-5.2")
def test_who_was_there_before_counts() -> None:
    """Of two, the one that stays picks it up when the other flies on."""
    board = Board(ships={"A": "e5 E", "C": "e7 W"}, asteroyds={"white": "e6"}).program(A="F .", C="F F").resolve(2)
    assert (board["A"], board["C"]) == ("e6 E +white", "e5 W")


@rule("AC-5.2")
def test_who_stays_keeps_another_from_it() -> None:
    board = Board(ships={"A": "e5 E", "C": "e6 W"}, asteroyds={"white": "e6"}).fly(A="F")
    assert board.asteroyds["white"] == "e6"
    assert (board["A"], board["C"]) == ("e6 E", "e6 W")


@rule("AC-5.2", "AC-3.5")
def test_of_two_the_one_that_is_not_hit_picks_it_up() -> None:
    """Lasers come first: only one of them arrives."""
    ships = {"A": "d5 SE", "C": "e7 W", "B": "e11 W"}
    board = Board(ships=ships, asteroyds={"white": "e6"}).fly(A="F", C="F", B="S")
    assert board["C"] == "g4 E off"
    assert board["A"] == "e6 SE +white"


@rule("AC-5.2")
def test_beside_it_is_not_on_it() -> None:
    board = Board(ships={"A": "e5 E"}, asteroyds={"white": "e6"}).fly(A="R")
    assert (board["A"], board.asteroyds["white"]) == ("f5 SE", "e6")


# Going home


@rule("AC-5.3")
@pytest.mark.parametrize("friends", ["B", "B D"])
def test_it_goes_home_by_a_friends_touch(friends: str) -> None:
    ships = dict.fromkeys(friends.split(), "e7 W")
    board = Board(ships=ships, asteroyds={"white": "e6"}).fly(**dict.fromkeys(friends.split(), "F"))
    assert board.asteroyds["white"] == "g13"
    assert board["B"] == "e6 W"


@rule("AC-5.3")
def test_at_home_nothing_happens() -> None:
    board = Board(ships={"B": "g14 W"}).fly(B="F F")
    assert board.asteroyds == HOME
    assert board["B"] == "g12 W"


@rule("AC-5.3")
def test_without_a_ship_it_lies_where_it_is() -> None:
    board = Board(asteroyds={"white": "e6", "red": "i9"}).end_turn()
    assert board.asteroyds == {"white": "e6", "red": "i9"}


@rule("AC-5.3", "AC-5.2")
def test_what_went_home_is_not_picked_up_in_the_same_round() -> None:
    ships = {"A": "g13 E", "B": "e7 W"}
    board = Board(ships=ships, asteroyds={"white": "e6"}).program(B="F").resolve()
    assert board.asteroyds["white"] == "g13"
    assert board["A"] == "g13 E"
    assert board.resolve()["A"] == "g13 E +white"  # but in the next one, since it is there


@rule("AC-5.3", "AC-5.2")
def test_the_same_for_the_other_team() -> None:
    """Whichever asteroyd is looked after first."""
    board = Board(ships={"B": "g2 W", "A": "e7 W"}, asteroyds={"red": "e6"}).program(A="F").resolve()
    assert board.asteroyds["red"] == "g2"
    assert board["B"] == "g2 W"
    assert board.resolve()["B"] == "g2 W +red"


@rule("AC-5.3", "AC-5.2")
def test_pick_ups_and_returns_happen_together() -> None:
    ships = {"A": "e5 E", "B": "i9 W"}
    board = Board(ships=ships, asteroyds={"white": "e6", "red": "i8"}).fly(A="F", B="F")
    assert (board["A"], board["B"]) == ("e6 E +white", "i8 W +red")


# Scoring


@rule("AC-5.4", "AC-1.2")
@pytest.mark.parametrize(
    ("ship", "cell"), [("A", cell) for cell in sorted(RED_ZONE)] + [("B", cell) for cell in sorted(WHITE_ZONE)]
)
def test_a_carrier_in_its_own_zone_scores(ship: str, cell: str) -> None:
    """From outside, in a straight line."""
    team, other = ("red", "white") if ship == "A" else ("white", "red")
    around = {"g5": "g6 W", "h4": "i5 NW", "h3": "i3 NE", "g3": "g2 E", "f3": "e3 SE", "f4": "e5 SW"}
    around |= {"g10": "g9 E", "h10": "i10 NE", "h11": "i12 NW", "g12": "g13 W", "f11": "e12 SW", "f10": "e10 SE"}
    board = Board(ships={ship: f"{around[cell]} +{other}"}).fly(**{ship: "F"})
    assert board.scores == {team: 1, other: 0}
    assert board.asteroyds == HOME
    assert board[ship] == f"{cell} {around[cell].split()[1]}"  # it flies on, with nothing aboard


@rule("AC-5.4")
@pytest.mark.parametrize("cell", sorted(WHITE_ZONE))
def test_not_in_the_enemys_zone(cell: str) -> None:
    board = Board(ships={"A": f"{cell} E +white"}).fly(A=".")
    assert board.scores == {"red": 0, "white": 0}
    assert board["A"] == f"{cell} E +white"


@rule("AC-5.4")
def test_two_cells_from_the_platform_is_not_the_zone() -> None:
    board = Board(ships={"A": "g7 W +white"}).program(A="F F").resolve()
    assert board.scores["red"] == 0
    assert board.resolve().scores["red"] == 1


@rule("AC-5.4")
def test_a_ship_without_an_asteroyd_scores_nothing() -> None:
    board = Board(ships={"A": "g6 W"}).fly(A="F . .")
    assert board.scores == {"red": 0, "white": 0}


@rule("AC-5.4")
@pytest.mark.parametrize("asteroyd", ["e9", "g10"])
def test_its_own_asteroyd_need_not_be_at_home(asteroyd: str) -> None:
    board = Board(ships={"A": "g6 W +white"}, asteroyds={"red": asteroyd}).fly(A="F")
    assert board.scores == {"red": 1, "white": 0}
    assert board.asteroyds == {"red": asteroyd, "white": "g13"}


@rule("AC-5.4")
def test_nor_free() -> None:
    board = Board(ships={"A": "g6 W +white", "B": "e9 E +red"}).fly(A="F", B="F")
    assert board.scores == {"red": 1, "white": 0}
    assert board["B"] == "e10 E +red"


@rule("AC-5.4", "AC-5.2")
def test_what_is_picked_up_in_the_zone_scores_at_once() -> None:
    board = Board(ships={"A": "g6 W"}, asteroyds={"white": "g5"}).fly(A="F")
    assert board.scores == {"red": 1, "white": 0}
    assert (board["A"], board.asteroyds["white"]) == ("g5 W", "g13")


@rule("AC-5.4", "AC-3.5")
def test_who_is_hit_before_it_arrives_does_not_score() -> None:
    board = Board(ships={"A": "e5 SW +white", "B": "e8 W"}).fly(A="F", B="S")
    assert board.scores == {"red": 0, "white": 0}
    assert board.asteroyds["white"] == "e5"


@rule("AC-5.4")
def test_both_teams_may_score_in_the_same_round() -> None:
    board = Board(ships={"A": "g6 W +white", "B": "g9 E +red"}).fly(A="F", B="F")
    assert board.scores == {"red": 1, "white": 1}
    assert board.asteroyds == HOME


@rule("AC-5.4")
def test_what_was_scored_may_be_captured_again_in_the_same_turn() -> None:
    board = Board(ships={"A": "g6 W +white", "C": "f12 SE"}).fly(A="F", C=". F")
    assert board.scores == {"red": 1, "white": 0}
    assert board["C"] == "g13 SE +white"


@rule("AC-5.4", "AC-5.2")
def test_what_was_scored_is_not_picked_up_in_the_same_round() -> None:
    board = Board(ships={"A": "g6 W +white", "C": "g13 E"}).program(A="F").resolve()
    assert (board.scores["red"], board["C"]) == (1, "g13 E")
    assert board.resolve()["C"] == "g13 E +white"


# Winning


@rule("AC-5.5")
@pytest.mark.parametrize(("team", "ship", "at"), [("red", "A", "g6 W +white"), ("white", "B", "g9 E +red")])
def test_three_points_win_at_once(team: str, ship: str, at: str) -> None:
    board = Board(ships={ship: at}, scores={team: 2}).program(**{ship: "F"}).resolve()
    assert board.scores[team] == 3
    assert (board.phase, board.awaited, board.winners) == ("over", [], [team])
    assert board.result == ((1.0, 0.0, 1.0, 0.0) if team == "red" else (0.0, 1.0, 0.0, 1.0))


@rule("AC-5.5")
def test_two_points_do_not() -> None:
    board = Board(ships={"A": "g6 W +white"}, scores={"red": 1}).fly(A="F")
    assert (board.scores["red"], board.winners, board.phase) == (2, None, "resolve")


@rule("AC-5.5")
def test_against_two_points_three_win() -> None:
    board = Board(ships={"A": "g6 W +white"}, scores={"red": 2, "white": 2}).fly(A="F")
    assert board.winners == ["red"]


@rule("AC-5.5")
def test_both_at_three_play_on_until_one_has_more() -> None:
    ships = {"A": "g6 W +white", "B": "g9 E +red", "D": "g3 W"}
    board = Board(ships=ships, scores={"red": 2, "white": 2}).program(A="F", B="F", D=". F").resolve()
    assert board.scores == {"red": 3, "white": 3}
    assert (board.phase, board.winners) == ("resolve", None)
    board.next_turn()
    assert (board.phase, board.winners) == ("program", None)
    assert board["D"] == "g2 W +red"


@rule("AC-5.5")
@pytest.mark.parametrize("level", [3, 4])
def test_from_there_the_next_point_wins(level: int) -> None:
    board = Board(ships={"B": "g9 E +red"}, scores={"red": level, "white": level}).fly(B="F")
    assert board.scores == {"red": level, "white": level + 1}
    assert board.winners == ["white"]


@rule("AC-5.5")
def test_when_both_score_in_a_round_only_the_sum_counts() -> None:
    ships = {"A": "g6 W +white", "B": "g9 E +red"}
    board = Board(ships=ships, scores={"red": 2, "white": 1}).fly(A="F", B="F")
    assert (board.scores, board.winners) == ({"red": 3, "white": 2}, ["red"])
    board = Board(ships=ships, scores={"red": 3, "white": 3}).fly(A="F", B="F")
    assert (board.scores, board.winners) == ({"red": 4, "white": 4}, None)


@rule("AC-5.5")
def test_in_a_match_of_three_against_two_all_whites_win() -> None:
    zone = min(bases("3v2")["white"].zone)
    board = Board(seats=5, ships={"A": f"{zone} E +red"}, scores={"white": 2}).program().resolve()
    assert board.winners == ["white"]
    assert board.result == (1.0, 0.0, 1.0, 0.0, 1.0)
