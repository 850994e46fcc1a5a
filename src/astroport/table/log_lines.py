"""What happened at a table, in words, for one person."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from astroport.core.contract import SPECTATOR, Game
from astroport.core.events import noted
from astroport.core.sentences import Line, Reader
from astroport.core.words import Words
from astroport.table import entries
from astroport.table.past import Event, Names


@dataclass(frozen=True)
class Listener:
    """Who is told: from which seat the person looks (or SPECTATOR), and which seats are the person's."""

    seat: int = SPECTATOR
    own: tuple[int, ...] = ()

    def reader(self, names: Names) -> Reader:
        """The same, who reads: somebody with one seat is spoken to, several people on one screen are not."""
        return Reader(names, self.seat, self.own[0] if len(self.own) == 1 else None)


Pair = tuple[Words, Words]  # of others, to oneself

TOLD: dict[str, Pair] = {
    "sat": (
        Words(en="{who} sits down", fr="{who} prend place"),
        Words(en="You sit down", fr="Vous prenez place"),
    ),
    "left": (
        Words(en="{who} leaves the table", fr="{who} quitte la table"),
        Words(en="You leave the table", fr="Vous quittez la table"),
    ),
    "timedout": (
        Words(en="{who} is out of time: a bot stands in", fr="{who} n’a plus de temps : un robot joue à sa place"),
        Words(en="You are out of time: a bot stands in", fr="Vous n’avez plus de temps : un robot joue à votre place"),
    ),
    "unanswered": (
        Words(en="{who} did not answer in time", fr="{who} n’a pas répondu à temps"),
        Words(en="You did not answer in time", fr="Vous n’avez pas répondu à temps"),
    ),
    "late": (
        Words(
            en="{who} is out of time: the plan is played as it stands",
            fr="{who} n’a plus de temps : son plan est joué tel quel",
        ),
        Words(
            en="Your time is up: your plan is played as it stands",
            fr="Votre temps est écoulé : votre plan est joué tel quel",
        ),
    ),
    "replanned": (
        Words(en="{who} takes the plan back", fr="{who} reprend son plan"),
        Words(en="You take your plan back", fr="Vous reprenez votre plan"),
    ),
    "back": (
        Words(en="{who} is back", fr="{who} est de retour"),
        Words(en="You are back", fr="Vous êtes de retour"),
    ),
    "stoodin": (
        Words(en="{who} is gone: a bot stands in", fr="{who} n’est plus là : un robot joue à sa place"),
        Words(en="You were gone: a bot stands in", fr="Vous n’étiez plus là : un robot joue à votre place"),
    ),
    "nudged": (
        Words(en="{who} is awaited", fr="On attend {who}"),
        Words(en="You are awaited: it is your turn", fr="On vous attend : c’est à vous"),
    ),
    "resigned": (
        Words(en="{who} resigns", fr="{who} abandonne"),
        Words(en="You resign", fr="Vous abandonnez"),
    ),
    "claimed": (
        Words(
            en="{who} claims the win: the other did not come back",
            fr="{who} réclame la victoire : l’autre n’est pas revenu",
        ),
        Words(
            en="You claim the win: the other did not come back",
            fr="Vous réclamez la victoire : l’autre n’est pas revenu",
        ),
    ),
    "drawn": (
        Words(
            en="{who} calls it a draw: the other did not come back",
            fr="{who} déclare la partie nulle : l’autre n’est pas revenu",
        ),
        Words(
            en="You call it a draw: the other did not come back",
            fr="Vous déclarez la partie nulle : l’autre n’est pas revenu",
        ),
    ),
    "wished": (
        Words(en="{who} would like a rematch", fr="{who} voudrait une revanche"),
        Words(en="You would like a rematch", fr="Vous voudriez une revanche"),
    ),
    "unwished": (
        Words(en="{who} does not want a rematch", fr="{who} ne veut pas de revanche"),
        Words(en="You do not want a rematch", fr="Vous ne voulez pas de revanche"),
    ),
    "asked": (
        Words(en="{who} would like to take a move back", fr="{who} voudrait reprendre un coup"),
        Words(en="You ask to take your move back", fr="Vous demandez à reprendre votre coup"),
    ),
    "agreed": (
        Words(en="{who} agrees", fr="{who} accepte"),
        Words(en="You agree", fr="Vous acceptez"),
    ),
    "refused": (
        Words(en="{who} does not agree", fr="{who} refuse"),
        Words(en="You do not agree", fr="Vous refusez"),
    ),
    "undone": (
        Words(en="{who} takes a move back", fr="{who} reprend un coup"),
        Words(en="You take your move back", fr="Vous reprenez votre coup"),
    ),
}
OPENED = Words(en="The table is open", fr="La table est ouverte")
BROUGHT = Words(en="A recorded match", fr="Une partie enregistrée")
BEGAN = Words(en="Play begins", fr="La partie commence")
REMATCH = Words(en="They play again, at another table", fr="On rejoue, à une autre table")
PAUSED = Words(en="Nobody is there: the clocks stop", fr="Plus personne : les pendules s’arrêtent")
GOES_ON = Words(en="Play goes on, and so do the clocks", fr="La partie reprend, et les pendules aussi")
CLOSED = Words(
    en="The house was closed; clocks did not count, and stand still until people are back",
    fr="La maison était fermée ; les pendules n’ont pas tourné et attendent le retour des joueurs",
)
RESUMED = Words(
    en="The house is open again; clocks did not count meanwhile", fr="La maison rouvre ; les pendules étaient arrêtées"
)


@dataclass(frozen=True)
class Told:
    """What is told of an event: sentences about the event itself, then what happened in each of its steps.

    That is told in sentences too; in rows of the game's own kinds, if its board reads those.
    """

    itself: list[Line]
    steps: list[list[Line]]
    notes: list[list[Any]]

    @property
    def lines(self) -> list[Line]:
        """All sentences."""
        return [*self.itself, *(line for step in self.steps for line in step)]

    def __bool__(self) -> bool:
        """Whether it is anything to this person."""
        return bool(self.itself) or any(self.steps) or any(self.notes)


def tell(game: Game, event: Event, to: Listener) -> Told:
    """An event, for somebody."""
    itself = _itself(event, to)
    if game.board:
        return Told(itself, [], [noted(step.notes, to.seat) for step in event.steps])
    reader = to.reader(event.names)
    return Told(itself, [step.match.sentences.lines(step, reader) for step in event.steps], [])


def _itself(event: Event, to: Listener) -> list[Line]:
    entry = event.entry
    match entry:
        case entries.Opened():
            return [Line(None, BROUGHT if entry.record else OPENED)]
        case entries.Began():
            return [Line(None, BEGAN)]
        case entries.Answered():
            return [_said(TOLD["agreed" if entry.yes else "refused"], entry.seat, event, to)]
        case entries.Claimed():
            return [_said(TOLD["drawn" if entry.draw else "claimed"], entry.seat, event, to)]
        case entries.Wished():
            return [_said(TOLD["wished" if entry.yes else "unwished"], entry.seat, event, to)]
        case entries.Rematch():
            return [Line(None, REMATCH)]
        case entries.Paused():
            return [Line(None, CLOSED if entry.lost else PAUSED)]
        case entries.Resumed():
            return [Line(None, RESUMED if entry.lost else GOES_ON)]
        case entries.Acted() if entry.unanswered:
            return [_said(TOLD["unanswered"], entry.seat, event, to)]
        case entries.Acted() if entry.late:
            return [_said(TOLD["late"], entry.seat, event, to)]
        case entries.Undone() if entry.alone:
            return [_said(TOLD["replanned"], entry.seat, event, to)]
        case entries.Acted() | entries.Admitted() | entries.Drafted() | entries.Said():
            return []
        case _:
            return [_said(TOLD[entries.kind_of(entry)], entry.seat, event, to)]


def _said(words: Pair, seat: int, event: Event, to: Listener) -> Line:
    """Somebody with one seat is spoken to; several people on one screen are called by their names."""
    they, you = words
    return Line(seat, you if to.own == (seat,) else they.fill(who=event.names[seat]))
