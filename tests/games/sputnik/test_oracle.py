"""Sputnik against an independent implementation that shares no code with it (oracle.py): in step, and counted."""

from __future__ import annotations

import random
import re

import pytest

from astroport import CHANCE, Action, Match, SeededLuck
from astroport.games.sputnik import GAME
from astroport.research.simulate import perft
from astroport.testing import matters
from tests.amount import EVERYTHING, part_of
from tests.games.published import PAGE
from tests.games.published import perft as oracle_perft

from .board import galaxies_of, pieces_of
from .oracle import Move, Oracle

MATCHES = 10_000
VARIANTS = matters(GAME)


def oracle_for(seats: int, options: dict[str, object]) -> Oracle:
    return Oracle(seats, str(options["layout"]), int(str(options["rockets"])), bool(options["teams"]))


def as_move(action: Action) -> Move:
    """An action as the oracle writes it."""
    fields = action.fields
    if action.kind == "begin":
        return ("begin", "ABCDEF".index(fields["seat"]))
    if action.kind == "take":
        return ("take", fields["at"])
    return (action.kind, int(fields["rocket"]) - 1, fields["to"])


def same_position(match: Match, oracle: Oracle) -> None:
    assert galaxies_of(match) == oracle.galaxies
    assert pieces_of(match, "rocket") == oracle.rocket
    assert pieces_of(match, "base_at") == oracle.base


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_in_step(seats: int, options: dict[str, object]) -> None:
    luck = random.Random(f"{seats}{options}")
    for number in range(part_of(MATCHES) // len(VARIANTS) + 1):
        match, oracle = Match(GAME, seats, options, SeededLuck(number)), oracle_for(seats, options)
        assert oracle.to_move() == -1
        oracle.play(as_move(match.log[0].action))
        while not match.over:
            assert oracle.to_move() == match.to_move
            actions = match.actions()
            assert {as_move(action) for action in actions} == set(oracle.legal())
            action = luck.choice(actions)
            match.play(action)
            oracle.follow(as_move(action))
        assert oracle.to_move() is None
        assert list(match.result or ()) == oracle.result()
        same_position(match, oracle)
        if number % 100 == 0:
            same_position(match.fork(match.ply // 2), replayed(match, oracle_for(seats, options), match.ply // 2))


def replayed(match: Match, oracle: Oracle, plies: int) -> Oracle:
    for move in match.log[:plies]:
        oracle.play(as_move(move.action))
    return oracle


MANY = 4_000_000  # nodes take an oracle some seconds


def published() -> list[tuple[int, str, int, int]]:
    """(seats, layout, depth, nodes) of every figure of this game in docs/perft.md."""
    found = []
    section = PAGE.read_text(encoding="utf-8").split("## Sputnik\n")[1].split("\n## ")[0]
    for line in section.splitlines():
        row = re.match(r"\| (\w+) \| (\d) \|(.*)\|$", line)
        if row:
            for depth, cell in enumerate(row[3].split("|"), 1):
                if cell.strip():
                    found.append((int(row[2]), row[1], depth, int(cell.replace(" ", ""))))
    return found


def test_all_counts_are_published() -> None:
    tables = {(seats, layout) for seats, layout, _, _ in published()}
    assert tables == {(seats, layout) for seats in (2, 3, 4, 6) for layout in ("classic", "pyramid")}
    assert min(max(d for s, o, d, _ in published() if (s, o) == table) for table in tables) >= 6


@pytest.mark.parametrize(("seats", "layout", "depth", "nodes"), published())
def test_perft(seats: int, layout: str, depth: int, nodes: int) -> None:
    assert perft(GAME, seats, {"layout": layout}, depth) == nodes
    if EVERYTHING or nodes < MANY:
        assert oracle_perft(Oracle(seats, layout), depth) == nodes


def test_chance_opens_a_match() -> None:
    assert Match(GAME, 2, luck=SeededLuck(0)).log[0].seat == CHANCE
