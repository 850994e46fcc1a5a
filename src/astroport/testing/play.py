"""Hypothesis plays: matches of any variant, action by action, shrunk to the shortest that breaks a property."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import given, settings
from hypothesis import strategies as st

from astroport.core.contract import Game
from astroport.testing.kit import matters, properties
from astroport.testing.position import Position

FAR = 500  # actions from the start, at most


def positions(game: Game) -> st.SearchStrategy[Position]:
    """Positions reached by playing any actions from the start of any variant."""

    @st.composite
    def reached(draw: st.DrawFn) -> Position:
        seats, options = draw(st.sampled_from(matters(game)))
        position = Position(game, seats, options)
        choices = st.integers(0, game.codec.count * game.seats[-1])
        for choice in draw(st.lists(choices, max_size=min(game.max_plies, FAR))):
            waiting = position.awaited()
            if not waiting:
                break
            seat = waiting[choice % len(waiting)]
            legal = position.legal(seat)
            position.play(seat, legal[choice // len(waiting) % len(legal)])
        return position

    return reached()


def property_test(game: Game, examples: int = 100) -> Callable[[], None]:
    """A test that all properties hold wherever Hypothesis can play."""

    @settings(max_examples=examples, deadline=None)
    @given(positions(game))
    def hold_everywhere(position: Position) -> None:
        for holds in properties(game):
            holds(position)

    return hold_everywhere
