"""The games on the shelf, in the messages of the protocol: what each is, its rules, and what can be chosen of it."""

from __future__ import annotations

from collections.abc import Mapping

from astroport import bots
from astroport.core.contract import Game, Value
from astroport.core.rulebook import Rulebook
from astroport.server import messages as m
from astroport.server.messages import text
from astroport.server.render import problem
from astroport.table import opening, setting


def game_info(game: Game) -> m.GameInfo:
    """A game on the shelf."""
    return m.GameInfo(
        slug=game.slug,
        name=text(game.name),
        about=text(game.about),
        feel=text(game.feel),
        least=game.seats[0],
        most=game.seats[-1],
        seats=list(game.usual_seats),
        minutes=list(game.minutes),
        options=[
            m.OptionInfo(
                o.name,
                list(o.values),
                [text(o.name_of(value)) for value in o.values],
                o.default,
                text(o.label),
                text(o.meaning),
                [text(effect) for effect in o.effects],
            )
            for o in game.options
        ],
        secrets=bool(game.secrets),
        levels=[m.LevelInfo(each.name, text(each.title), text(each.about)) for each in bots.levels()],
        usual=bots.USUAL,
        answers=min((question.seconds for question in game.answers), default=None),
    )


def settled(game: Game, now: setting.Setting) -> m.Settled:
    """A setting that can be played, and all that could be chosen next."""

    def offer(each: setting.Offer) -> m.Offer:
        seats, options = _parted(each.brings)
        why = None if each.rule is None else problem(opening.against(game, each.rule))
        return m.Offer(each.value, seats, options, why)

    seats, options = _parted(now)
    assert seats is not None
    return m.Settled(
        seats, options, {name: [offer(each) for each in some] for name, some in setting.offers(game, now).items()}
    )


def _parted(choices: Mapping[str, Value]) -> tuple[int | None, dict[str, Value]]:
    """The number of seats among choices, if it is there, and the options."""
    seats = choices.get(setting.SEATS)
    return None if seats is None else int(seats), {k: v for k, v in choices.items() if k != setting.SEATS}


def rulebooks(game: Game) -> m.Rulebooks:
    """A game's rulebook in both languages."""
    return m.Rulebooks(en=_book(game.rulebooks["en"]), fr=_book(game.rulebooks["fr"]))


def _book(book: Rulebook) -> m.BookInfo:
    return m.BookInfo(
        book.title,
        book.text,
        [
            m.SectionInfo(
                section.title,
                section.text,
                [m.RuleInfo(rule.id, rule.title, rule.text, rule.mark, rule.ruling) for rule in section.rules],
            )
            for section in book.sections
        ],
    )
