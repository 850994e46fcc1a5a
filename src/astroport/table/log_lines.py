"""What happened at a table, in words, for one person."""

from __future__ import annotations

from dataclasses import dataclass

from astroport.core.contract import CHANCE, SPECTATOR, Game, LogLine
from astroport.core.log_lines import Pair
from astroport.core.match import Step
from astroport.core.words import Words, pair
from astroport.table import entries
from astroport.table.past import Event


@dataclass(frozen=True)
class Listener:
    """Who is told: from which seat the person looks (or SPECTATOR), and which seats are the person's."""

    seat: int = SPECTATOR
    own: tuple[int, ...] = ()


HeardLine = tuple[int | None, Words]  # a log line as somebody reads it: whose doing it was, and the sentence

TOLD: dict[str, Pair] = {
    "sat": pair(en=("{who} sits down", "You sit down"), fr=("{who} prend place", "Vous prenez place")),
    "left": pair(
        en=("{who} leaves the table", "You leave the table"), fr=("{who} quitte la table", "Vous quittez la table")
    ),
    "timedout": pair(
        en=("{who} is out of time: a bot stands in", "You are out of time: a bot stands in"),
        fr=(
            "{who} n’a plus de temps : un robot joue à sa place",
            "Vous n’avez plus de temps : un robot joue à votre place",
        ),
    ),
    "unanswered": pair(
        en=("{who} did not answer in time", "You did not answer in time"),
        fr=("{who} n’a pas répondu à temps", "Vous n’avez pas répondu à temps"),
    ),
    "late": pair(
        en=(
            "{who} is out of time: the plan is played as it stands",
            "Your time is up: your plan is played as it stands",
        ),
        fr=(
            "{who} n’a plus de temps : son plan est joué tel quel",
            "Votre temps est écoulé : votre plan est joué tel quel",
        ),
    ),
    "replanned": pair(
        en=("{who} takes the plan back", "You take your plan back"),
        fr=("{who} reprend son plan", "Vous reprenez votre plan"),
    ),
    "back": pair(en=("{who} is back", "You are back"), fr=("{who} est de retour", "Vous êtes de retour")),
    "stoodin": pair(
        en=("{who} is gone: a bot stands in", "You were gone: a bot stands in"),
        fr=("{who} n’est plus là : un robot joue à sa place", "Vous n’étiez plus là : un robot joue à votre place"),
    ),
    "nudged": pair(
        en=("{who} is awaited", "You are awaited: it is your turn"),
        fr=("On attend {who}", "On vous attend : c’est à vous"),
    ),
    "resigned": pair(en=("{who} resigns", "You resign"), fr=("{who} abandonne", "Vous abandonnez")),
    "claimed": pair(
        en=("{who} claims the win: the other did not come back", "You claim the win: the other did not come back"),
        fr=(
            "{who} réclame la victoire : l’autre n’est pas revenu",
            "Vous réclamez la victoire : l’autre n’est pas revenu",
        ),
    ),
    "drawn": pair(
        en=("{who} calls it a draw: the other did not come back", "You call it a draw: the other did not come back"),
        fr=(
            "{who} déclare la partie nulle : l’autre n’est pas revenu",
            "Vous déclarez la partie nulle : l’autre n’est pas revenu",
        ),
    ),
    "wished": pair(
        en=("{who} would like a rematch", "You would like a rematch"),
        fr=("{who} voudrait une revanche", "Vous voudriez une revanche"),
    ),
    "unwished": pair(
        en=("{who} does not want a rematch", "You do not want a rematch"),
        fr=("{who} ne veut pas de revanche", "Vous ne voulez pas de revanche"),
    ),
    "asked": pair(
        en=("{who} would like to take a move back", "You ask to take your move back"),
        fr=("{who} voudrait reprendre un coup", "Vous demandez à reprendre votre coup"),
    ),
    "agreed": pair(en=("{who} agrees", "You agree"), fr=("{who} accepte", "Vous acceptez")),
    "refused": pair(en=("{who} does not agree", "You do not agree"), fr=("{who} refuse", "Vous refusez")),
    "undone": pair(
        en=("{who} takes a move back", "You take your move back"),
        fr=("{who} reprend un coup", "Vous reprenez votre coup"),
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
    """The sentences about an event: about the event itself, then about each of its steps."""

    itself: list[HeardLine]
    steps: list[list[HeardLine]]

    @property
    def lines(self) -> list[HeardLine]:
        """All of them; none if it is nothing to this person."""
        return [*self.itself, *(line for step in self.steps for line in step)]


def tell(game: Game, event: Event, to: Listener) -> Told:
    """An event in words, for somebody."""
    return Told(_itself(event, to), [_step(game, step, event, to) for step in event.steps])


def _itself(event: Event, to: Listener) -> list[HeardLine]:
    entry = event.entry
    match entry:
        case entries.Opened():
            return [(None, BROUGHT if entry.record else OPENED)]
        case entries.Began():
            return [(None, BEGAN)]
        case entries.Answered():
            return [_said(TOLD["agreed" if entry.yes else "refused"], entry.seat, event, to)]
        case entries.Claimed():
            return [_said(TOLD["drawn" if entry.draw else "claimed"], entry.seat, event, to)]
        case entries.Wished():
            return [_said(TOLD["wished" if entry.yes else "unwished"], entry.seat, event, to)]
        case entries.Rematch():
            return [(None, REMATCH)]
        case entries.Paused():
            return [(None, CLOSED if entry.lost else PAUSED)]
        case entries.Resumed():
            return [(None, RESUMED if entry.lost else GOES_ON)]
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


def _step(game: Game, step: Step, event: Event, to: Listener) -> list[HeardLine]:
    told = game.present.log_lines(step.before[0], step.move.seat, step.move.action, step.after[0], to.seat)
    return [_line(line, event, to) for line in told]


def _line(line: LogLine, event: Event, to: Listener) -> HeardLine:
    if line.seat == CHANCE:
        return None, line.they
    return _said((line.they, line.you), line.seat, event, to)


def _said(words: Pair, seat: int, event: Event, to: Listener) -> HeardLine:
    """Somebody with one seat is spoken to; several people on one screen are called by their names."""
    they, you = words
    return seat, (you if to.own == (seat,) else they.fill(who=event.names[seat]))
