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
from astroport.core.words import Arg, Lang, decimal, house

MARK = '<meta name="generator" content="astroport arena">'
LOOKED_AT = 4000  # characters of a file, in which the mark is found if it is ours


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
<p class="soft">{escape(said[0])}. {escape(words("report-shared-luck", lang))}</p>
{_troubles(results, lang)}
{_section(words("arena-standings", lang), plots.ratings(results, lang), _ranking(results, lang), said[1])}
{_section(words("arena-each-other", lang), plots.heat_map(results, lang), _matrix(results, lang), said[2])}
{_section(words("report-times", lang), plots.times(results, lang), _times(results, lang))}
{_section(words("report-lengths", lang), plots.lengths(results, lang), _lengths(results, lang))}
<section><h2>{escape(words("report-how", lang))}</h2>{_how(results, lang)}</section>
</main></body>
</html>
"""


def _lead(results: Results, lang: Lang) -> str:
    first, second = results.rows[:2]
    called = {"first": summary.called(first.bot, lang), "second": summary.called(second.bot, lang)}
    return words("report-leads" if first.rating.low > second.rating.high else "report-close", lang, **called)


def _section(title: str, plot: str, table: str, note: str = "") -> str:
    caption = f"<figcaption>{escape(note)}</figcaption>" if note else ""
    return f"<section><h2>{escape(title)}</h2><figure>{plot}{caption}</figure>{table}</section>"


def _troubles(results: Results, lang: Lang) -> str:
    said = summary.troubles(results, lang)
    if not said:
        return ""
    lines = "".join(f"<p>{escape(each)}</p>" for each in said)
    return f'<section class="no"><h2>{escape(words("report-troubles", lang))}</h2>{lines}</section>'


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
    headings = [words(f"arena-{each}", lang) for each in ("bot", "rank", "rating", "interval", "score", "matches")]
    rows = []
    for row in results.rows:
        rank, _, *rest = summary.cells(row, results, lang)[:6]
        rows.append([_named(results, row.bot, lang), rank, *rest])
    return _table(words("arena-standings", lang), headings, rows)


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
            low, high = (decimal(100 * edge, 1, lang) for edge in duel.score[1:])
            met = words("report-met", lang, n=duel.matches)
            share = summary.percent(duel.score.value, lang)
            line.append(f"{share}<small>{low} – {high}</small><small>{met}</small>")
        rows.append(line)
    headings = [words("arena-beaten", lang), *(level(bot).title.to(lang) for bot in order)]
    return _table(words("arena-each-other", lang), headings, rows)


def _times(results: Results, lang: Lang) -> str:
    rows = []
    for row in results.rows:
        *_, per_turn, longest = summary.cells(row, results, lang)
        rows.append([_named(results, row.bot, lang), str(row.thought.choices), per_turn, longest])
    bot, turns = words("arena-bot", lang), words("report-turns", lang)
    headings = [bot, turns, words("arena-per-turn", lang), words("arena-longest", lang)]
    return _table(words("report-times", lang), headings, rows)


def _lengths(results: Results, lang: Lang) -> str:
    found = results.lengths
    rows = (
        ("shortest", str(min(found))),
        ("median", decimal(statistics.median(found), 1, lang)),
        ("mean", decimal(statistics.mean(found), 1, lang)),
        ("longest", str(max(found))),
    )
    cells = [(escape(words(f"report-{what}", lang)), figure) for what, figure in rows]
    headings = [words("arena-match", lang), words("report-actions", lang)]
    return _table(words("report-lengths", lang), headings, cells)


def _how(results: Results, lang: Lang) -> str:
    contest = results.contest
    game = astroport.game(contest.game)
    options = [
        words("report-option", lang, option=game.option(name).label, value=game.option(name).name_of(value))
        for name, value in contest.options
    ]
    thought = []
    if contest.budget.seconds is not None:
        thought.append(words("report-seconds", lang, n=decimal(contest.budget.seconds, 2, lang)))
    if contest.budget.simulations is not None:
        thought.append(words("report-simulations", lang, n=contest.budget.simulations))
    versions: dict[str, Arg] = {"house": astroport.__version__, "game": game.name, "rules": contest.rules_version}
    facts = (
        ("command", f"<code>{escape(results.command)}</code>"),
        ("seats", str(contest.seats)),
        ("options", escape(", ".join(options)) or "–"),
        ("budget", escape(", ".join(thought) or words("report-habit", lang))),
        ("seed", str(results.seed)),
        ("versions", escape(words("report-version", lang, **versions))),
        ("date", f'<time datetime="{results.at.isoformat()}">{results.at:%Y-%m-%d %H:%M} UTC</time>'),
    )
    shown = ((escape(words(f"report-{what}", lang)), value) for what, value in facts)
    return "<dl>" + "".join(f"<dt>{what}</dt><dd>{value}</dd>" for what, value in shown) + "</dl>"


def _named(results: Results, bot: str, lang: Lang) -> str:
    colour = plots.colour_of(results, bot)
    return f'<span class="dot" style="background:{colour}"></span>{escape(summary.called(bot, lang))}'


def words(key: str, lang: Lang, **args: Arg) -> str:
    """A sentence of the house, as text."""
    return house(key, **args).to(lang)
