"""A contest written up: one HTML file that needs nothing else, with plots and with every number as text."""

from __future__ import annotations

import os
import statistics
import tempfile
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

import astroport
from astroport.arena import need, plots, summary
from astroport.arena.results import Results
from astroport.bots import level
from astroport.core.errors import FileError
from astroport.core.words import Lang, Words

MARK = '<meta name="generator" content="astroport arena">'
LOOKED_AT = 4000  # characters of a file, in which the mark is found if it is ours

STANDINGS = summary.STANDINGS
LEADS = Words(
    en="{first} comes first, ahead of {second}: the 95% intervals of their ratings do not touch.",
    fr="{first} est en tête, devant {second} : les intervalles à 95 % de leurs niveaux ne se touchent pas.",
)
CLOSE = Words(
    en="{first} comes first, but {second} is too close to tell: the 95% intervals of their ratings overlap.",
    fr="{first} est en tête, mais {second} est trop près pour trancher : les intervalles à 95 % se recouvrent.",
)
LENGTHS = Words(en="Length of matches", fr="Durée des parties")
TIMES = Words(en="Time per turn", fr="Temps par tour")
HOW = Words(en="How this was made", fr="Comment c’est fait")
TROUBLES = Words(en="What went wrong", fr="Ce qui a mal tourné")
COMMAND = Words(en="command", fr="commande")
SEED = Words(en="seed", fr="graine")
VERSIONS = Words(en="versions", fr="versions")
VERSION = Words(
    en="Astroport {house}, rules of {game} version {rules}", fr="Astroport {house}, règles de {game} version {rules}"
)
DATE = Words(en="date", fr="date")
SEATS = Words(en="seats", fr="places")
OPTIONS = Words(en="options", fr="options")
IS = Words(en="{option}: {value}", fr="{option} : {value}")
BUDGET = Words(en="thought per turn", fr="réflexion par tour")
DEFAULT = Words(en="each bot’s own habit", fr="l’habitude de chaque robot")
SECONDS = Words(en="{n} s", fr="{n} s")
SIMULATIONS = Words(en="{n} simulations", fr="{n} simulations")
SHORTEST = Words(en="shortest", fr="la plus courte")
MEDIAN = Words(en="median", fr="médiane")
MEAN = Words(en="mean", fr="moyenne")
LONGEST = Words(en="longest", fr="la plus longue")
TURNS = Words(en="turns", fr="tours")
SAT = Words(en="in {n} matches", fr="en {n} parties")
SHARED_LUCK = Words(
    en="Every line-up plays once from every seat with the same luck, so that neither favours anyone.",
    fr="Chaque tablée joue une fois depuis chaque place avec le même hasard : ni l’un ni l’autre n’avantage personne.",
)

CSS = """
:root{color-scheme:dark;--ink:#f2f4ff;--soft:#aab4e4;--line:#2c3772;--panel:#11173b;--sunken:#0b1030;--no:#ff7a8a;
--no-ground:#2f1530;--link:#8fb7ff}
*{box-sizing:border-box}
body{margin:0;background:radial-gradient(120% 60rem at 42% 0,#1a2350,#080b1c 75%) #080b1c no-repeat;color:var(--ink);
font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Helvetica Neue',sans-serif;
font-variant-numeric:tabular-nums}
main{max-width:64rem;margin:0 auto;padding:clamp(1rem,4vw,3rem) clamp(.75rem,3vw,2rem)}
h1{font-size:clamp(1.8rem,1.3rem + 2vw,2.6rem);line-height:1.15;letter-spacing:-.015em;margin:.2rem 0 .6rem}
h2{font-size:1.25rem;margin:0 0 .8rem}
p{margin:0 0 .6rem}
.house{letter-spacing:.09em;text-transform:uppercase;font-size:.8rem;font-weight:600;color:var(--soft);margin:0}
.lead{font-size:1.15rem}
.soft,caption,figcaption{color:var(--soft);font-size:.9rem}
section{background:rgb(17 23 59/85%);border:1px solid var(--line);border-radius:14px;margin:1.5rem 0 0;
padding:clamp(.9rem,2.5vw,1.6rem)}
section.no{background:var(--no-ground);border-color:var(--no)}
section.no h2{color:var(--no)}
figure{margin:0 0 1.2rem}
figcaption{margin-top:.6rem}
figure svg{display:block;width:100%;height:auto;max-width:56rem}
.scroll{overflow-x:auto}
.scroll:focus-visible{outline:2px solid #fff;outline-offset:2px}
table{border-collapse:collapse;width:100%;font-size:.95rem}
caption{text-align:left;padding:0 0 .4rem}
th,td{padding:.45rem .7rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap;vertical-align:top}
thead th{color:var(--soft);font-weight:600}
tbody tr:last-child>*{border-bottom:0}
th[scope=row],th.left,td.left{text-align:left}
td small{display:block;color:var(--soft);font-size:.8rem}
.dot{display:inline-block;width:.7em;height:.7em;border-radius:50%;margin-right:.5em}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.4rem 1.2rem;margin:0}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
code{font:.9em ui-monospace,'Cascadia Mono',Menlo,monospace}
@media(max-width:36rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.6rem}}
"""


def check_file(file: Path) -> None:
    """Make sure that a report can be drawn, and written there without destroying anything else."""
    need("matplotlib", "arena")
    if file.is_dir() or not file.parent.is_dir():
        raise FileError(f"{file}: no place for a report")
    if file.exists():
        with file.open(encoding="utf-8", errors="replace") as there:
            if MARK not in there.read(LOOKED_AT):
                raise FileError(f"{file} is there already, and no report of an arena; choose another name")
    if not os.access(file.parent, os.W_OK):
        raise FileError(f"{file.parent}: may not be written to")


def write(file: Path, results: Results, lang: Lang) -> None:
    """Write the report, all of it or nothing."""
    check_file(file)
    text = page(results, lang)
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    try:
        with open(handle, "w", encoding="utf-8") as out:
            out.write(text)
        os.chmod(name, 0o644)
        os.replace(name, file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def page(results: Results, lang: Lang) -> str:
    """The report as HTML."""
    title = escape(summary.game_title(results, lang))
    said = summary.notes(results, lang)
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{MARK}
<title>{title} – Astroport</title>
<style>{CSS}</style>
</head>
<body><main>
<p class="house">Astroport</p>
<h1>{title}</h1>
<p class="lead">{escape(_lead(results, lang))}</p>
<p class="soft">{escape(said[0])}. {escape(SHARED_LUCK.to(lang))}</p>
{_troubles(results, lang)}
{_section(STANDINGS.to(lang), plots.ratings(results, lang), _ranking(results, lang), said[1])}
{_section(summary.EACH_OTHER.to(lang), plots.heat_map(results, lang), _matrix(results, lang), said[2])}
{_section(TIMES.to(lang), plots.times(results, lang), _times(results, lang))}
{_section(LENGTHS.to(lang), plots.lengths(results, lang), _lengths(results, lang))}
<section><h2>{escape(HOW.to(lang))}</h2>{_how(results, lang)}</section>
</main></body>
</html>
"""


def _lead(results: Results, lang: Lang) -> str:
    first, second = results.rows[:2]
    words = LEADS if first.rating.low > second.rating.high else CLOSE
    return words.fill(first=summary.called(first.bot, lang), second=summary.called(second.bot, lang)).to(lang)


def _section(title: str, plot: str, table: str, note: str = "") -> str:
    caption = f"<figcaption>{escape(note)}</figcaption>" if note else ""
    return f"<section><h2>{escape(title)}</h2><figure>{plot}{caption}</figure>{table}</section>"


def _troubles(results: Results, lang: Lang) -> str:
    said = summary.troubles(results, lang)
    if not said:
        return ""
    lines = "".join(f"<p>{escape(each)}</p>" for each in said)
    return f'<section class="no"><h2>{escape(TROUBLES.to(lang))}</h2>{lines}</section>'


def _table(name: str, headings: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose first column names the rows; the cells are HTML."""
    head = "".join(
        f'<th scope="col"{" class=left" if not place else ""}>{escape(heading)}</th>'
        for place, heading in enumerate(headings)
    )
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>' for first, *rest in rows
    )
    return (
        f'<div class="scroll" tabindex="0" role="group" aria-label="{escape(name)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _ranking(results: Results, lang: Lang) -> str:
    headings = (summary.BOT, summary.RANK, summary.RATING, summary.INTERVAL, summary.SCORE, summary.MATCHES)
    rows = []
    for row in results.rows:
        rank, _, *rest = summary.cells(row, results, lang)[:6]
        rows.append([_named(results, row.bot, lang), rank, *rest])
    return _table(STANDINGS.to(lang), [each.to(lang) for each in headings], rows)


def _matrix(results: Results, lang: Lang) -> str:
    order = [row.bot for row in results.rows]
    rows = []
    for bot in order:
        line = [_named(results, bot, lang)]
        for other in order:
            duel = results.duels.get((bot, other))
            if duel is None or not duel.matches:
                line.append("·")
                continue
            low, high = (summary.decimal(100 * edge, 1, lang) for edge in duel.score[1:])
            met = SAT.fill(n=duel.matches).to(lang)
            share = summary.percent(duel.score.value, lang)
            line.append(f"{share}<small>{low} – {high}</small><small>{met}</small>")
        rows.append(line)
    headings = [summary.COLUMN_BEATEN.to(lang), *(level(bot).title.to(lang) for bot in order)]
    return _table(summary.EACH_OTHER.to(lang), headings, rows)


def _times(results: Results, lang: Lang) -> str:
    rows = []
    for row in results.rows:
        *_, per_turn, longest = summary.cells(row, results, lang)
        rows.append([_named(results, row.bot, lang), str(row.thought.choices), per_turn, longest])
    headings = (summary.BOT, TURNS, summary.PER_TURN, summary.LONGEST)
    return _table(TIMES.to(lang), [each.to(lang) for each in headings], rows)


def _lengths(results: Results, lang: Lang) -> str:
    found = results.lengths
    rows = (
        (SHORTEST, str(min(found))),
        (MEDIAN, summary.decimal(statistics.median(found), 1, lang)),
        (MEAN, summary.decimal(statistics.mean(found), 1, lang)),
        (LONGEST, str(max(found))),
    )
    cells = [(escape(what.to(lang)), figure) for what, figure in rows]
    return _table(LENGTHS.to(lang), [summary.MATCH.to(lang), plots.LENGTH.to(lang)], cells)


def _how(results: Results, lang: Lang) -> str:
    contest = results.contest
    game = astroport.game(contest.game)
    options = [
        IS.fill(option=game.option(name).label, value=game.option(name).name_of(value)).to(lang)
        for name, value in contest.options
    ]
    thought = []
    if contest.budget.seconds is not None:
        thought.append(SECONDS.fill(n=summary.decimal(contest.budget.seconds, 2, lang)).to(lang))
    if contest.budget.simulations is not None:
        thought.append(SIMULATIONS.fill(n=contest.budget.simulations).to(lang))
    versions = VERSION.fill(house=astroport.__version__, game=game.name, rules=contest.rules_version)
    facts = (
        (COMMAND, f"<code>{escape(results.command)}</code>"),
        (SEATS, str(contest.seats)),
        (OPTIONS, escape(", ".join(options)) or "–"),
        (BUDGET, escape(", ".join(thought) or DEFAULT.to(lang))),
        (SEED, str(results.seed)),
        (VERSIONS, escape(versions.to(lang))),
        (DATE, f'<time datetime="{results.at.isoformat()}">{results.at:%Y-%m-%d %H:%M} UTC</time>'),
    )
    return "<dl>" + "".join(f"<dt>{escape(what.to(lang))}</dt><dd>{value}</dd>" for what, value in facts) + "</dl>"


def _named(results: Results, bot: str, lang: Lang) -> str:
    colour = plots.colour_of(results, bot)
    return f'<span class="dot" style="background:{colour}"></span>{escape(summary.called(bot, lang))}'
