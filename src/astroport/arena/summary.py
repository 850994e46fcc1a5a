"""The results in a terminal, and the words for them that the report uses too."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import astroport
from astroport import bots
from astroport.arena.ratings import Estimate
from astroport.arena.results import Results, Row, mean
from astroport.core.words import Lang, Words

LETTERS = "ABCDEFGHIJKLMNOP"
TITLE = Words(en="Arena: {game}", fr="Arène : {game}")
STANDINGS = Words(en="Standings", fr="Classement")
EACH_OTHER = Words(en="Against each other", fr="Les uns contre les autres")
RANK = Words(en="rank", fr="rang")
BOT = Words(en="bot", fr="robot")
RATING = Words(en="rating", fr="niveau")
INTERVAL = Words(en="95% interval", fr="intervalle à 95 %")
SCORE = Words(en="score", fr="score")
MATCHES = Words(en="matches", fr="parties")
MATCH = Words(en="match", fr="partie")
PER_TURN = Words(en="ms per turn", fr="ms par tour")
PER_TURN_SHORT = Words(en="ms/turn", fr="ms/tour")
LONGEST = Words(en="longest", fr="le plus long")
COLUMN_BEATEN = Words(en="↓ against →", fr="↓ contre →")
ELO = Words(
    en="Elo by maximum likelihood around a mean of 1500, with one drawn match more of each pair; 95% intervals.",
    fr="Elo par maximum de vraisemblance autour de 1500, avec une partie nulle de plus par paire ; intervalles à 95 %.",
)
PLACKETT_LUCE = Words(
    en="Plackett-Luce by openskill: it begins at 25; intervals of 1.96 standard deviations.",
    fr="Plackett-Luce par openskill, à partir de 25 ; intervalles de 1,96 écart-type.",
)
SHARES_OF_TWO = Words(
    en="Scores are each row’s share of the points against each column, with Wilson’s 95% interval.",
    fr="Les scores sont la part des points de chaque ligne contre chaque colonne, avec l’intervalle de Wilson à 95 %.",
)
SHARES_OF_SEVERAL = Words(
    en="Scores say how often each row finishes above each column, a tie as half, with Wilson’s 95% interval.",
    fr="Les scores disent combien de fois chaque ligne finit devant chaque colonne, une égalité pour moitié, "
    "avec l’intervalle de Wilson à 95 %.",
)
ALLIED = Words(en="Allies are one and the same bot.", fr="Des alliés sont un seul et même robot.")
PLAYED = Words(
    en="{finished} matches of {game}, {seats} seats, {each} of each line-up, seed {seed}, in {seconds} s",
    fr="{game}, {finished} parties à {seats} places, {each} de chaque tablée, graine {seed}, en {seconds} s",
)
ROUNDED = Words(
    en="{each} matches of each line-up instead of {asked}, so that everybody sits everywhere equally often",
    fr="{each} parties de chaque tablée au lieu de {asked}, pour que chacun occupe chaque place aussi souvent",
)
PARTIAL = Words(
    en="Partial: {why}. {finished} of {planned} matches are counted.",
    fr="Partiel : {why}. {finished} parties sur {planned} sont comptées.",
)
BROKE_DOWN = Words(
    en="match {number}: {bot} broke down on seat {seat} at ply {ply}: {why}",
    fr="partie {number} : {bot} est tombé en panne à la place {seat}, coup {ply} : {why}",
)
NOT_COUNTED = Words(
    en="matches not counted because a bot broke down: {count}",
    fr="parties non comptées parce qu’un robot est tombé en panne : {count}",
)
NOTHING = Words(en="No match was finished.", fr="Aucune partie n’a été terminée.")
PERCENT = Words(en="%", fr="\N{NO-BREAK SPACE}%")
SHOWN_BREAKDOWNS = 10
LOOK: Any = {"box": box.SIMPLE_HEAD, "title_justify": "left", "title_style": "bold", "collapse_padding": True}


def show(console: Console, results: Results, lang: Lang) -> None:
    """Print the results and the scores of every pair."""
    if not results.finished:
        console.print(NOTHING.to(lang))
        return
    ranking = Table(title=game_title(results, lang), **LOOK)
    for heading in ("#", BOT, RATING, f"95{PERCENT.to(lang)}", SCORE, MATCHES, PER_TURN_SHORT, "max"):
        shown = heading.to(lang) if isinstance(heading, Words) else heading
        ranking.add_column(shown, justify="left" if heading is BOT else "right", no_wrap=heading is not BOT)
    for row in results.rows:
        ranking.add_row(*cells(row, results, lang))
    console.print(ranking)
    console.print(_matrix(results, lang))
    for note in notes(results, lang):
        console.print(note, style="dim")


def game_title(results: Results, lang: Lang) -> str:
    """What was played."""
    return TITLE.fill(game=astroport.game(results.contest.game).name).to(lang)


def notes(results: Results, lang: Lang) -> list[str]:
    """What the figures are, in sentences."""
    contest = results.contest
    two, allied = contest.seats == 2, len(contest.sides) < contest.seats
    shares = (SHARES_OF_TWO if two else SHARES_OF_SEVERAL).to(lang)
    return [
        PLAYED.fill(
            finished=len(results.finished),
            game=astroport.game(contest.game).name,
            seats=contest.seats,
            each=results.each,
            seed=results.seed,
            seconds=decimal(results.seconds, 1, lang),
        ).to(lang),
        (ELO if two else PLACKETT_LUCE).to(lang),
        f"{shares} {ALLIED.to(lang)}" if allied else shares,
    ]


def troubles(results: Results, lang: Lang) -> list[str]:
    """What went wrong, in sentences: matches not played, bots that broke down."""
    said = []
    if results.cut:
        parts = {"finished": len(results.finished), "planned": results.planned}
        said.append(PARTIAL.fill(why=results.cut, **parts).to(lang))
    for number, broken in results.breakdowns[:SHOWN_BREAKDOWNS]:
        words = BROKE_DOWN.fill(
            number=number, bot=broken.bot, seat=LETTERS[broken.seat], ply=broken.ply, why=broken.why
        )
        said.append(words.to(lang))
    if results.breakdowns:
        said.append(NOT_COUNTED.fill(count=len(results.breakdowns)).to(lang))
    return said


def cells(row: Row, results: Results, lang: Lang) -> tuple[str, ...]:
    """A bot's line of the results, as text."""
    return (
        str(row.rank),
        called(row.bot, lang),
        rated(row.rating.value, results, lang),
        f"{rated(row.rating.low, results, lang)} – {rated(row.rating.high, results, lang)}",
        "–" if row.score is None else percent(row.score, lang),
        str(row.matches),
        milliseconds(mean(row.thought), lang),
        milliseconds(row.thought.longest, lang),
    )


def called(bot: str, lang: Lang) -> str:
    """What people call a bot, and its name in code."""
    return f"{bots.level(bot).title.to(lang)} ({bot})"


def rated(value: float, results: Results, lang: Lang) -> str:
    """A rating as text: whole points of Elo, tenths of Plackett-Luce."""
    return decimal(value, 0 if results.contest.seats == 2 else 1, lang)


def decimal(value: float, places: int, lang: Lang) -> str:
    """A number as the language writes it.

    >>> decimal(1.25, 1, "fr")
    '1,2'
    """
    shown = f"{value:.{places}f}"
    return shown.replace(".", ",") if lang == "fr" else shown


def percent(share: float, lang: Lang) -> str:
    """A share of 1 in percent, so that only a whole shows as such.

    >>> percent(0.625, "en"), percent(0.9999, "en"), percent(1, "en")
    ('62.5%', '99.9%', '100%')
    """
    shown = f"{100 * share:.0f}" if share in (0, 1) else decimal(min(99.9, max(0.1, 100 * share)), 1, lang)
    return f"{shown}{PERCENT.to(lang)}"


def spread(score: Estimate) -> str:
    """The interval of a share, in percent.

    >>> spread(Estimate(0.5, 0.404, 0.596))
    '40–60'
    """
    return f"{100 * score.low:.0f}–{100 * score.high:.0f}"


def milliseconds(seconds: float, lang: Lang) -> str:
    """A time in milliseconds, with as many places as it needs."""
    return decimal(1000 * seconds, 0 if seconds >= 0.1 else 1 if seconds >= 0.001 else 3, lang)


def _matrix(results: Results, lang: Lang) -> Table:
    order = [row.bot for row in results.rows]
    matrix = Table(title=EACH_OTHER.to(lang), **LOOK)
    matrix.add_column(COLUMN_BEATEN.to(lang), no_wrap=True)
    for bot in order:
        matrix.add_column(bot, justify="right")
    for bot in order:
        line: list[Text | str] = [bot]
        for other in order:
            duel = results.duels.get((bot, other))
            if duel is None or not duel.matches:
                line.append("·")
            else:
                share, reach = percent(duel.score.value, lang), (spread(duel.score), "dim")
                line.append(Text.assemble(share, "\n", reach))
        matrix.add_row(*line)
    return matrix
