"""What happened at a table, in words, for one person."""

from __future__ import annotations

from dataclasses import dataclass

from astroport.core.contract import CHANCE, SPECTATOR, Event, Game
from astroport.core.words import Words
from astroport.table import facts
from astroport.table.past import Change, Step


@dataclass(frozen=True)
class Listener:
    """Who is told: from which seat the person looks (or SPECTATOR), and which seats are the person's."""

    seat: int = SPECTATOR
    own: tuple[int, ...] = ()


Line = tuple[int | None, Words]  # whose doing it was, and the sentence
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
    """The sentences about a change: about the change itself, then about each of its steps."""

    itself: list[Line]
    steps: list[list[Line]]

    @property
    def lines(self) -> list[Line]:
        """All of them; none if it is nothing to this person."""
        return [*self.itself, *(line for step in self.steps for line in step)]


def tell(game: Game, change: Change, to: Listener) -> Told:
    """A change in words, for somebody."""
    return Told(_itself(change, to), [_step(game, step, change, to) for step in change.steps])


def _itself(change: Change, to: Listener) -> list[Line]:
    fact = change.fact
    match fact:
        case facts.Opened():
            return [(None, BROUGHT if fact.record else OPENED)]
        case facts.Began():
            return [(None, BEGAN)]
        case facts.Answered():
            return [_said(TOLD["agreed" if fact.yes else "refused"], fact.seat, change, to)]
        case facts.Claimed():
            return [_said(TOLD["drawn" if fact.draw else "claimed"], fact.seat, change, to)]
        case facts.Wished():
            return [_said(TOLD["wished" if fact.yes else "unwished"], fact.seat, change, to)]
        case facts.Rematch():
            return [(None, REMATCH)]
        case facts.Paused():
            return [(None, CLOSED if fact.lost else PAUSED)]
        case facts.Resumed():
            return [(None, RESUMED if fact.lost else GOES_ON)]
        case facts.Acted() if fact.unanswered:
            return [_said(TOLD["unanswered"], fact.seat, change, to)]
        case facts.Acted() if fact.late:
            return [_said(TOLD["late"], fact.seat, change, to)]
        case facts.Undone() if fact.alone:
            return [_said(TOLD["replanned"], fact.seat, change, to)]
        case facts.Acted() | facts.Admitted() | facts.Drafted() | facts.Said():
            return []
        case _:
            return [_said(TOLD[facts.kind_of(fact)], fact.seat, change, to)]


def _step(game: Game, step: Step, change: Change, to: Listener) -> list[Line]:
    told = game.present.tell(step.before[0], step.move.seat, step.move.action, step.after[0], to.seat)
    return [_event(event, change, to) for event in told]


def _event(event: Event, change: Change, to: Listener) -> Line:
    if event.seat == CHANCE:
        return None, event.they
    return _said((event.they, event.you), event.seat, change, to)


def _said(words: Pair, seat: int, change: Change, to: Listener) -> Line:
    """Somebody with one seat is spoken to; several people on one screen are called by their names."""
    they, you = words
    return seat, (you if to.own == (seat,) else they.fill(who=change.names[seat]))
