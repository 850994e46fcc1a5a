"""What Escape Pods spares the search: of actions that come to the same alone, one is left."""

from __future__ import annotations

import numpy as np

from astroport.bots.searching import help_of
from astroport.games.escape_pods import GAME

from .board import Board


def sifted(board: Board) -> list[str]:
    """What the seat to move would search."""
    actions = board.match.actions()
    out = np.array([action.number for action in actions], np.int16)
    kept = help_of(GAME)["sift"](board.match.state[0], 0, out, len(out))
    lexicon = GAME.variant(board.match.seats, board.match.options).lexicon
    return [lexicon[int(number)].text for number in out[:kept]]


def test_alone_one_role_pays_and_everything_it_pays_for_is_left() -> None:
    board = Board(seats=1, pods={"duo-1": "4 Ac Ac"}, row="7 3")
    left = sifted(board)
    every = [action.text for action in board.match.actions()]
    uses = [text for text in left if text.startswith("use ")]
    assert {text.split()[1] for text in uses} == {text.split()[1] for text in every if text.startswith("use ")}
    assert len(uses) == len({text.split()[1] for text in uses}) > 3
    assert not any(text.endswith("commander") for text in uses), "one commander is left, and three of each other role"
    assert [text for text in left if text not in uses] == [text for text in every if not text.startswith("use ")]


def test_alone_one_beacon_of_the_reserve_stands_for_all() -> None:
    board = Board(seats=1, beacons={"AC": "4-5"}, row="7 3")
    board.play("use program engineer")
    assert {action.text for action in board.match.actions()} >= {"beacon AB", "beacon AC", "beacon AD", "beacon AE"}
    assert [text for text in sifted(board) if text.startswith("beacon")] == ["beacon AB", "beacon AC"]
    assert {"delay 7", "delay 3"} <= set(sifted(board))


def test_with_others_everything_is_searched() -> None:
    board = Board(seats=2)
    assert sifted(board) == [action.text for action in board.match.actions()]
