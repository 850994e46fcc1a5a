"""How a match ended, in words: who won, and how if it was not played to its end."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from astroport.core.words import Name, Text, house


def who_won(result: Sequence[float], names: Sequence[Name], mine: Collection[int] = ()) -> Text:
    """Who did best; somebody who has one seat is spoken to.

    >>> who_won([0.5, 0.0, 0.5], ["Ann", "Ben", "Cat"]).to("fr")
    'Ann et Cat gagnent.'
    >>> who_won([0.5, 0.0, 0.5], ["Ann", "Ben", "Cat"], [2]).to("en")
    'You win, with Ann!'
    """
    won = [seat for seat, share in enumerate(result) if share == max(result)]
    if len(result) == 1:
        return house("outcome-over")
    if len(won) == len(result):
        return house("outcome-draw")
    others = [names[seat] for seat in won if not (len(mine) == 1 and seat in mine)]
    if len(others) == len(won):
        return house("outcome-wins", names=others, count=len(won))
    return house("outcome-you-win-with", names=others) if others else house("outcome-you-win")


def how_it_ended(how: str, seat: int, names: Sequence[Name], mine: Collection[int] = ()) -> Text:
    """How a match ended that was not played to its end, at the wish of a seat.

    >>> how_it_ended("resigned", 0, ["Ann", "Ben"], [0]).to("en")
    'You resigned.'
    """
    return house(f"outcome-{how}", seat=names[seat], seat_is="you" if list(mine) == [seat] else "other")
