"""What Escape Pods spares the search: of actions that come to the same alone, one is left."""

from __future__ import annotations

import numpy as np

from astroport.games.escape_pods import GAME
from astroport.games.escape_pods.bot import sift

from .board import Board


def sifted(board: Board) -> list[str]:
    """What the seat to move would search."""
    actions = board.match.actions()
    out = np.array([action.number for action in actions], np.int16)
    kept = sift(board.match.state[0], 0, out, len(out))  # type: ignore[no-untyped-call]
    lexicon = GAME.variant(board.match.seats, board.match.options).lexicon
    return [lexicon[int(number)].text for number in out[:kept]]


def test_alone_one_role_pays() -> None:
    board = Board(seats=1, pods={"duo-1": "4 Ac Ac"}, row="7 3")
    uses = [text.split()[1:] for text in sifted(board) if text.startswith("use ")]
    assert [what for what, _ in uses] == ["embark", "accelerate", "minipod", "program"]
    assert {"commander"}.isdisjoint(who for _, who in uses), "one is left, and three of each other role"


def test_alone_nobody_is_spied_nobody_refreshes_and_no_action_is_left_over() -> None:
    board = Board(seats=1, pods={"duo-1": "4 Ac Ac"}, row="7 3", panels={"A": "program:s"})
    every = {action.text for action in board.match.actions()}
    assert {"use spy engineer", "use refresh engineer", "use pilot engineer", "end"} <= every
    left = {text.split()[1] for text in sifted(board) if text.startswith("use ")}
    assert left == {"embark", "accelerate", "minipod"}
    assert "end" not in sifted(board)


def test_alone_the_second_move_of_a_turn_is_the_pilots() -> None:
    board = Board(seats=1, pods={"duo-1": "4 Ac Ac"}, row="7 3", panels={"A": "accelerate:s"}, actions=1)
    assert "pilot" in {text.split()[1] for text in sifted(board) if text.startswith("use ")}


def test_alone_crossings_by_beacon_and_the_end_stay_when_no_action_is_left() -> None:
    board = Board(seats=1, pods={"duo-1": "4 Ac Ac"}, beacons={"AB": "4-7"}, row="5 3", actions=0)
    assert sifted(board) == [action.text for action in board.match.actions()]
    assert {"move duo-1 7", "end"} <= set(sifted(board))


def test_alone_of_two_alike_in_a_pod_one_goes_ashore() -> None:
    board = Board(seats=1, pods={"trio": "12 Ac As Ac"}, row="7 3")
    board.play("use embark engineer")
    landings = [text for text in sifted(board) if text.startswith("disembark")]
    assert landings == ["disembark trio.1 r2", "disembark trio.1 r3", "disembark trio.2 r2", "disembark trio.2 r3"]


def test_alone_one_beacon_of_the_reserve_stands_for_all() -> None:
    board = Board(seats=1, beacons={"AC": "4-5"}, row="7 3")
    board.play("use program engineer")
    assert {action.text for action in board.match.actions()} >= {"beacon AB", "beacon AC", "beacon AD", "beacon AE"}
    assert [text for text in sifted(board) if text.startswith("beacon")] == ["beacon AB", "beacon AC"]
    assert {"delay 7", "delay 3"} <= set(sifted(board))


def test_with_others_everything_is_searched() -> None:
    board = Board(seats=2)
    assert sifted(board) == [action.text for action in board.match.actions()]
