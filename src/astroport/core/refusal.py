"""Why not? The answer to whatever is refused: by a rule of the game, by the house, a table or a server."""

from __future__ import annotations

from dataclasses import dataclass

from astroport.core.errors import RefusedError
from astroport.core.words import Arg, Lang, Text, Words, house, preferred_language

# What the house refuses before any game is asked. Rule numbers of games begin at 101 (rule 1.1).
NOT_YOUR_TURN = 1
NO_SUCH_ACTION = 2
OVER = 3
WHICH_SEAT = 4
TOO_LONG = 5

BY_HOUSE = {
    NOT_YOUR_TURN: "house.turn",
    NO_SUCH_ACTION: "house.action",
    OVER: "house.over",
    WHICH_SEAT: "house.seat",
    TOO_LONG: "house.length",
}


NO_MORE = Words("", "")  # the text of a refusal whose title says it all


@dataclass(frozen=True)
class Refusal:
    """Why something is refused: by a rule of the game, by the house, a table or a server."""

    code: str  # "rule", or what the house has words for
    title: Text
    text: Text  # more of it, if there is more to say
    rule: str | None = None  # the game's, if it is one
    action: str | None = None  # that was refused, if it is one

    def to(self, lang: Lang) -> str:
        """Title and words, for a person."""
        title = self.title.to(lang)
        stop = "" if title.endswith(("?", ".")) else "."
        rule = f"({self.rule})" if self.rule else ""
        return " ".join(filter(None, (f"{title}{stop}", self.text.to(lang), rule)))

    def __str__(self) -> str:
        said = self.to(preferred_language())
        return f"{self.action}: {said}" if self.action else said


def refusal(code: str, **args: Arg) -> Refusal:
    """What the house, a table or a server refuses, by its code: the words of `no_seat` are `refusal-no-seat`."""
    key = code.replace("_", "-").replace(".", "-")
    return Refusal(code, house(f"refusal-{key}"), house(f"refusal-{key}.text", **args))


def refused(code: str, **args: Arg) -> RefusedError:
    """The same, to be raised."""
    return RefusedError(refusal(code, **args))
