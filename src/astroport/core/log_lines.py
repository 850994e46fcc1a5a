"""Sentences about what happened, in pairs: of others, and to oneself."""

from __future__ import annotations

from astroport.core.contract import CHANCE, LogLine
from astroport.core.words import Words

Pair = tuple[Words, Words]  # `they`, with a {who} for the seat's name, and `you`

WINS: Pair = (Words(en="{who} wins", fr="{who} gagne"), Words(en="You win", fr="Vous gagnez"))
BEGINS: Pair = (Words(en="{who} begins", fr="{who} commence"), Words(en="You begin", fr="Vous commencez"))


def about(seat: int, pair: Pair, /, **parts: Words | str | int) -> LogLine:
    """Something that a seat did or that befell it. Where parts are filled in, {who} is written {{who}}."""
    they, you = (words.fill(**parts) if parts else words for words in pair)
    return LogLine(seat, they, you)


def nobody(words: Words) -> LogLine:
    """Something that just happened."""
    return LogLine(CHANCE, words, words)
