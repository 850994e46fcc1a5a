"""How to play a game, with the positions that its guide shows: made once, then kept as it goes over the wire."""

from __future__ import annotations

import asyncio
from typing import cast

from astroport.core.contract import SPECTATOR, Game
from astroport.core.guide import Figure, Guide, guides
from astroport.core.match import Match
from astroport.core.sentences import Reader
from astroport.core.words import FALLBACK
from astroport.server import messages as m
from astroport.server.render import choice
from astroport.server.replay import Reel, Wanted
from astroport.table.log_lines import Listener
from astroport.table.state import LETTERS, teams_of


class GuideShelf:
    """The guides of a house that were asked for."""

    def __init__(self) -> None:
        self._made: dict[str, bytes | None] = {}
        self._making = asyncio.Lock()

    async def of(self, game: Game) -> bytes | None:
        """A game's guide; None where it has none. Others are not kept waiting while it is made."""
        async with self._making:
            if game.slug not in self._made:
                self._made[game.slug] = await asyncio.to_thread(encoded, game)
            return self._made[game.slug]


def encoded(game: Game) -> bytes | None:
    """A game's guide as it goes over the wire."""
    made = guide_of(game)
    return None if made is None else m.encoder.encode(made)


def guide_of(game: Game) -> m.Guides | None:
    """A game's guide with its figures drawn."""
    found = guides(game)
    if found is None:
        return None
    figures = [_figure(figure, found.matches[figure.record]) for figure in found.by_language[FALLBACK].figures]
    return m.Guides(game.slug, figures, {lang: _words(guide) for lang, guide in found.by_language.items()})


def _words(guide: Guide) -> m.GuideInfo:
    numbers = iter(range(len(guide.figures)))
    return m.GuideInfo(
        guide.title,
        guide.text,
        [
            m.GuideSection(
                section.title,
                section.text,
                [m.FigureWords(next(numbers), figure.alt, list(figure.captions)) for figure in section.figures],
            )
            for section in guide.sections
        ],
    )


def _figure(figure: Figure, match: Match) -> m.FigureInfo:
    teams = teams_of(match)
    own = () if figure.seat is None else (figure.seat,)
    to = Listener(SPECTATOR if figure.seat is None else figure.seat, own)
    names = tuple(player.name for player in match.players)
    reel = Reel(Wanted("", 0, to, names, figure.plies[0], figure.plies[-1]), match, teams)
    frames: list[m.Frame] = []
    choices: list[list[m.Choice]] = []
    since = figure.plies[0]
    for ply in figure.plies:
        standing = match.fork(ply, deal=False)
        frames.append(reel.frame(standing, [(step, told) for _, step, told in reel.told(since, ply)]))
        choices.append(_choices(standing, figure))
        since = ply
    return m.FigureInfo(
        seat=figure.seat,
        seats=[
            m.SeatInfo(
                seat=seat,
                letter=LETTERS[seat],
                name=player.name,
                who="person",
                level=None,
                away=False,
                online=True,
                yours=seat == figure.seat,
                team=teams[seat],
                left=None,
                ticking=False,
            )
            for seat, player in enumerate(match.players)
        ],
        options=dict(match.options),
        frames=frames,
        choices=choices,
        at=[list(places) for places in figure.at],
        around=list(figure.around),
        parts=cast("list[m.PartName]", list(figure.parts)),
    )


def _choices(match: Match, figure: Figure) -> list[m.Choice]:
    """What the seat can do in a position, if it is to be lit."""
    if figure.lit is None or figure.seat is None:
        return []
    seen = match.view(figure.seat)
    lit = [a for a in seen.actions if not figure.lit or a.kind in figure.lit]
    reader = Reader([player.name for player in match.players], figure.seat, figure.seat)
    return [choice(seen, action, reader) for action in lit]
