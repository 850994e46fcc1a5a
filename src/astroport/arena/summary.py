"""The results in a terminal, and what the report says of them too."""

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
from astroport.core.words import Lang, decimal, house, in_language, together

LETTERS = "ABCDEFGHIJKLMNOP"
SHOWN_BREAKDOWNS = 10
LOOK: Any = {"box": box.SIMPLE_HEAD, "title_justify": "left", "title_style": "bold", "collapse_padding": True}


def show(console: Console, results: Results, lang: Lang) -> None:
    """Print the results and the scores of every pair."""
    if not results.finished:
        console.print(house("arena-nothing").to(lang))
        return
    ranking = Table(title=game_title(results, lang), **LOOK)
    bot, rating, score, matches = (house(f"arena-{each}") for each in ("bot", "rating", "score", "matches"))
    interval, per_turn = house("number-percent", n=95), house("arena-per-turn.short")
    for heading in ("#", bot, rating, interval, score, matches, per_turn, "max"):
        shown = in_language(lang, heading)
        ranking.add_column(shown, justify="left" if heading is bot else "right", no_wrap=heading is not bot)
    for row in results.rows:
        ranking.add_row(*cells(row, results, lang))
    console.print(ranking)
    console.print(_matrix(results, lang))
    for note in notes(results, lang):
        console.print(note, style="dim")


def game_title(results: Results, lang: Lang) -> str:
    """What was played."""
    return house("arena-title", game=astroport.game(results.contest.game).name).to(lang)


def notes(results: Results, lang: Lang) -> list[str]:
    """What the figures are, in sentences."""
    contest = results.contest
    two, allied = contest.seats == 2, len(contest.sides) < contest.seats
    shares = house("arena-shares-of-two" if two else "arena-shares-of-several")
    return [
        house(
            "arena-played",
            finished=len(results.finished),
            game=astroport.game(contest.game).name,
            seats=contest.seats,
            each=results.each,
            seed=results.seed,
            seconds=decimal(results.seconds, 1, lang),
        ).to(lang),
        house("arena-elo" if two else "arena-plackett-luce").to(lang),
        (together([shares, house("arena-allied")]) if allied else shares).to(lang),
    ]


def troubles(results: Results, lang: Lang) -> list[str]:
    """What went wrong, in sentences: matches not played, bots that broke down."""
    said = []
    if results.cut:
        parts = {"finished": len(results.finished), "planned": results.planned}
        said.append(house("arena-partial", why=results.cut, **parts).to(lang))
    for number, broken in results.breakdowns[:SHOWN_BREAKDOWNS]:
        words = house(
            "arena-broke-down", number=number, bot=broken.bot, seat=LETTERS[broken.seat], ply=broken.ply, why=broken.why
        )
        said.append(words.to(lang))
    if results.breakdowns:
        said.append(house("arena-not-counted", count=len(results.breakdowns)).to(lang))
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


def percent(share: float, lang: Lang) -> str:
    """A share of 1 in percent, so that only a whole shows as such.

    >>> percent(0.625, "en"), percent(0.9999, "en"), percent(1, "en")
    ('62.5%', '99.9%', '100%')
    """
    shown = f"{100 * share:.0f}" if share in (0, 1) else decimal(min(99.9, max(0.1, 100 * share)), 1, lang)
    return house("number-percent", n=shown).to(lang)


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
    matrix = Table(title=house("arena-each-other").to(lang), **LOOK)
    matrix.add_column(house("arena-beaten").to(lang), no_wrap=True)
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
