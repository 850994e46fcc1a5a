"""How a match ended, in words: who won, and how if it was not played to its end."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from astroport.core.words import Words

YOU_WIN = Words(en="You win!", fr="Vous gagnez !")
YOU_WIN_WITH = Words(en="You win, with {who}!", fr="Vous gagnez, avec {who} !")
WINS = Words(en="{who} wins.", fr="{who} gagne.")
WIN = Words(en="{who} win.", fr="{who} gagnent.")
DRAW = Words(en="A draw.", fr="Match nul.")
OVER = Words(en="The match is over.", fr="La partie est terminée.")
BEFORE_ITS_END = {
    "resigned": Words(en="{who} resigned.", fr="{who} : abandon."),
    "claimed": Words(
        en="Claimed by {who}: the other did not come back.",
        fr="Victoire réclamée par {who} : l’autre n’est pas revenu.",
    ),
    "drawn": Words(
        en="Called a draw by {who}: the other did not come back.",
        fr="Déclarée nulle par {who} : l’autre n’est pas revenu.",
    ),
}


def who_won(result: Sequence[float], names: Sequence[str], mine: Collection[int] = ()) -> Words:
    """Who did best; somebody who has one seat is spoken to.

    >>> who_won([0.5, 0.0, 0.5], ["Ann", "Ben", "Cat"]).fr
    'Ann et Cat gagnent.'
    >>> who_won([0.5, 0.0, 0.5], ["Ann", "Ben", "Cat"], [2]).en
    'You win, with Ann!'
    """
    won = [seat for seat, share in enumerate(result) if share == max(result)]
    if len(result) == 1:
        return OVER
    if len(won) == len(result):
        return DRAW
    others = [names[seat] for seat in won if not (len(mine) == 1 and seat in mine)]
    if len(others) == len(won):
        return (WINS if len(won) == 1 else WIN).fill(who=_all_of(others))
    return YOU_WIN_WITH.fill(who=_all_of(others)) if others else YOU_WIN


def how_it_ended(ended: Mapping[str, Any] | None, names: Sequence[str]) -> Words | None:
    """What the record of a match says that was not played to its end; None: it was, or it is not over."""
    return None if ended is None else BEFORE_ITS_END[ended["how"]].fill(who=names[ended["seat"]])


def _all_of(names: Sequence[str]) -> Words:
    *first, last = names
    together = ", ".join(first)
    return Words(f"{together} and {last}", f"{together} et {last}") if first else Words(last, last)
