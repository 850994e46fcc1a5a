"""Sentences about what happened, in pairs: of others, and to oneself."""

from __future__ import annotations

from astroport.core.contract import CHANCE, LogLine
from astroport.core.words import Words, pair

Pair = tuple[Words, Words]  # `they`, with a {who} for the seat's name, and `you`

WINS: Pair = pair(en=("{who} wins", "You win"), fr=("{who} gagne", "Vous gagnez"))
SHARES: Pair = pair(
    en=("{who} shares the win", "You share the win"), fr=("{who} partage la victoire", "Vous partagez la victoire")
)
BEGINS: Pair = pair(en=("{who} begins", "You begin"), fr=("{who} commence", "Vous commencez"))


def about(seat: int, told: Pair, /, **parts: Words | str | int) -> LogLine:
    """Something that a seat did or that befell it. Where parts are filled in, {who} is written {{who}}."""
    they, you = (words.fill(**parts) if parts else words for words in told)
    return LogLine(seat, they, you)


def nobody(words: Words) -> LogLine:
    """Something that just happened."""
    return LogLine(CHANCE, words, words)
