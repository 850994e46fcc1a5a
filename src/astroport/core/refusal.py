"""Why not? The answer to whatever is refused: by a rule of the game, by the house, a table or a server."""

from __future__ import annotations

from dataclasses import dataclass

from astroport.core.words import Lang, Words, preferred_language

# What the house refuses before any game is asked. Rule numbers of games begin at 101 (rule 1.1).
NOT_YOUR_TURN = 1
NO_SUCH_ACTION = 2
OVER = 3
WHICH_SEAT = 4
TOO_LONG = 5

HOUSE: dict[int, tuple[str, Words, Words]] = {
    NOT_YOUR_TURN: (
        "house.turn",
        Words(en="Not your turn", fr="Ce n’est pas votre tour"),
        Words(
            en="Somebody else is to act now.",
            fr="C’est à quelqu’un d’autre d’agir.",
        ),
    ),
    NO_SUCH_ACTION: (
        "house.action",
        Words(en="No such action", fr="Cette action n’existe pas"),
        Words(
            en="This match, with its options, has no such action.",
            fr="Cette partie, avec ses options, ne connaît pas cette action.",
        ),
    ),
    OVER: (
        "house.over",
        Words(en="The match is over", fr="La partie est terminée"),
        Words(en="Nothing can be played any more.", fr="On ne peut plus rien jouer."),
    ),
    WHICH_SEAT: (
        "house.seat",
        Words(en="Which seat?", fr="Quelle place ?"),
        Words(
            en="Several seats may act now; say for which one this is.",
            fr="Plusieurs places peuvent agir ; dites pour laquelle.",
        ),
    ),
    TOO_LONG: (
        "house.length",
        Words(en="Too long a match", fr="Partie trop longue"),
        Words(
            en="The match has as many actions as its game declares that it can have.",
            fr="La partie compte autant d’actions que son jeu en annonce au plus.",
        ),
    ),
}


@dataclass(frozen=True)
class Refusal:
    """Why something is refused, in both languages: by a rule of the game, by the house, a table or a server."""

    code: str  # "rule", or what the house, a table or a server has words for
    title: Words
    text: Words
    rule: str | None = None  # the game's, if it is one
    action: str | None = None  # that was refused, if it is one

    def to(self, lang: Lang) -> str:
        """Title and words, for a person."""
        title = self.title.to(lang)
        stop = "" if title.endswith("?") else "."
        rule = f" ({self.rule})" if self.rule else ""
        return f"{title}{stop} {self.text.to(lang)}{rule}"

    def __str__(self) -> str:
        said = self.to(preferred_language())
        return f"{self.action}: {said}" if self.action else said
