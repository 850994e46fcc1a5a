"""The plots of a report: drawn by matplotlib, as SVG to be put into a page."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from typing import Any

import numpy as np

from astroport.arena.results import Results, mean
from astroport.arena.summary import called, percent, rated, spread
from astroport.bots import level
from astroport.core.words import Lang, house

# The house's colours; its mint means "you can" and is not used here.
INK, SOFT, LINE, PANEL, RAISED = "#f2f4ff", "#aab4e4", "#2c3772", "#11173b", "#263170"
COLOURS = ("#E69F00", "#56B4E9", "#F06BB0", "#F0E442", "#1FC99A", "#D55E00", "#A78BFA", "#FFFFFF")
NIGHT = "#080b1c"
LIGHT = (0.2126, 0.7152, 0.0722)  # how bright red, green and blue are to the eye
LOSES, WINS = "#D55E00", "#56B4E9"
MOST_NUMBERS = 9  # bots, up to which a heat map has room for intervals
STYLE: Any = {
    "svg.fonttype": "none",
    "svg.hashsalt": "astroport",
    "font.family": "sans-serif",
    "font.sans-serif": ["system-ui", "Segoe UI", "Roboto", "Noto Sans", "Helvetica Neue", "DejaVu Sans"],
    "font.size": 12,
    "text.color": INK,
    "axes.labelcolor": SOFT,
    "axes.edgecolor": LINE,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "xtick.color": SOFT,
    "ytick.color": INK,
    "ytick.major.size": 0,
    "grid.color": LINE,
}


def ratings(results: Results, lang: Lang) -> str:
    """Each bot's rating with its interval."""
    rows = results.rows
    with _axes("ratings", len(rows)) as (axes, drawn):
        for place, row in enumerate(rows):
            colour = colour_of(results, row.bot)
            axes.plot([row.rating.low, row.rating.high], [place, place], color=colour, lw=3, solid_capstyle="round")
            axes.plot([row.rating.value], [place], "o", ms=10, color=colour, mec=PANEL, mew=2)
            label = rated(row.rating.value, results, lang)
            axes.annotate(label, (row.rating.value, place), (0, 11), textcoords="offset points", ha="center")
        _name_rows(axes, [called(row.bot, lang) for row in rows])
        axes.set_xlabel(house("report-points").to(lang))
        axes.grid(axis="x")
        _speak(axes.xaxis, lang)
    return drawn[0]


def heat_map(results: Results, lang: Lang) -> str:
    """The score of each bot against each other."""
    from matplotlib.colors import LinearSegmentedColormap

    order = [row.bot for row in results.rows]
    shares = np.full((len(order), len(order)), np.nan)
    shades = LinearSegmentedColormap.from_list("shares", [LOSES, RAISED, WINS])
    roomy = len(order) <= MOST_NUMBERS
    with _axes("pairs", len(order) * 1.35 + 0.4) as (axes, drawn):
        for (i, bot), (j, other) in product(enumerate(order), repeat=2):
            duel = results.duels.get((bot, other))
            if duel is None or not duel.matches:
                continue
            share = shares[i, j] = duel.score.value
            ink = NIGHT if np.dot(LIGHT, np.power(shades(share)[:3], 2.2)) > 0.18 else INK
            text = {"ha": "center", "va": "center", "color": ink}
            axes.text(j, i - 0.12 * roomy, percent(share, lang), weight="bold", **text)
            if roomy:
                axes.text(j, i + 0.2, spread(duel.score), size=10, **text)
        edges = np.arange(len(order) + 1) - 0.5
        axes.pcolormesh(
            edges, edges, np.ma.masked_invalid(shares), cmap=shades, vmin=0, vmax=1, edgecolors=PANEL, linewidth=3
        )
        _name_rows(axes, [called(bot, lang) for bot in order])
        axes.set_xticks(range(len(order)), [level(bot).title.to(lang) for bot in order], color=INK)
        axes.xaxis.tick_top()
        axes.tick_params(length=0)
        axes.spines[:].set_visible(False)
    return drawn[0]


def lengths(results: Results, lang: Lang) -> str:
    """How long matches were."""
    found = results.lengths
    with _axes("lengths", 4) as (axes, drawn):
        low, high = min(found), max(found)
        width = max(1, -(-(high - low + 1) // 30))
        axes.hist(found, bins=np.arange(low, high + width + 1, width) - 0.5, color=COLOURS[6], edgecolor=PANEL)
        axes.set_xlabel(house("report-actions").to(lang))
        axes.set_ylabel(house("arena-matches").to(lang))
        axes.grid(axis="y")
        axes.yaxis.get_major_locator().set_params(integer=True)
        axes.xaxis.get_major_locator().set_params(integer=True)
    return drawn[0]


def times(results: Results, lang: Lang) -> str:
    """How long each bot thought over a turn."""
    rows = results.rows
    with _axes("times", len(rows)) as (axes, drawn):
        axes.set_xscale("log")
        means = [max(1e-3, 1000 * mean(row.thought)) for row in rows]
        most = [max(1e-3, 1000 * row.thought.longest) for row in rows]
        start = 10 ** np.floor(np.log10(min(means)) - 0.2)
        for place, row in enumerate(rows):
            colour = colour_of(results, row.bot)
            axes.barh(place, means[place] - start, left=start, height=0.42, color=colour)
            axes.plot([most[place]], [place], "o", ms=8, color=colour, mec=INK, mew=1)
        axes.set_xlim(start, max(most) * 2)
        _name_rows(axes, [called(row.bot, lang) for row in rows])
        axes.set_xlabel(house("report-milliseconds").to(lang))
        axes.grid(axis="x")
        _speak(axes.xaxis, lang)
        axes.xaxis.set_minor_formatter(lambda _value, _place: "")
    return drawn[0]


def colour_of(results: Results, bot: str) -> str:
    """A bot's colour, the same in all plots."""
    return COLOURS[results.contest.bots.index(bot) % len(COLOURS)]


@contextmanager
def _axes(name: str, rows: float) -> Iterator[tuple[Any, list[str]]]:
    """A figure with room for so many rows; its SVG is there when it has been drawn."""
    import matplotlib
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(8.4, 1.1 + 0.62 * rows), layout="constrained")
        drawn: list[str] = []
        yield figure.add_subplot(), drawn
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
        drawn.append(_inline(out.getvalue(), name))


def _inline(svg: str, name: str) -> str:
    """A drawing as part of a page: without its own prologue, with names that no other drawing has."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'\b(id="|href="#|url\(#)', rf"\g<1>{name}-", svg)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    return svg.replace("<svg", '<svg aria-hidden="true"', 1)


def _name_rows(axes: Any, names: list[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.spines["left"].set_visible(False)


def _speak(axis: Any, lang: Lang) -> None:
    """Write the numbers of an axis as the language does."""
    point = house("number-decimal").to(lang)
    axis.set_major_formatter(lambda value, _place: f"{value:.10g}".replace(".", point))
