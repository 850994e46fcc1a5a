"""The command `astroport`."""

from __future__ import annotations

import io
import itertools
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import astroport
from astroport import bots, host, terminal
from astroport.core.contract import Game
from astroport.core.errors import AstroportError, InvalidArgumentError
from astroport.core.record import read
from astroport.core.registry import unusable
from astroport.core.words import LANGUAGES, Lang, decimal, house, preferred_language

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Space board games, open day and night.",
)
host.add_commands(app)
console = Console(highlight=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="a game, as `astroport list` names it")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="the record of a match, JSON")]
Seats = Annotated[int | None, typer.Option(help="how many players; the fewest there can be if not given")]
Options = Annotated[list[str] | None, typer.Option("--option", help="name=value; repeat it for more options")]
Seed = Annotated[int | None, typer.Option(help="repeatable luck, from this number")]
SaveAs = Annotated[Path | None, typer.Option(help="keep the record of the match in this new file")]
SPOKEN = ", ".join(LANGUAGES)
Language = Annotated[str | None, typer.Option("--lang", help=f"{SPOKEN}; your environment's if not given")]
BotName = Annotated[str, typer.Option(help=f"who plays the other seats: {', '.join(bots.names())}")]
People = Annotated[str, typer.Option("--seat", help="your seat, a letter; several for several people; none to watch")]


def main() -> NoReturn:
    """Run the command; whatever is wrong is one line on stderr, and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a sign shows another
    try:
        sys.exit(app(standalone_mode=False) or 0)
    except AstroportError as error:
        _fail(str(error))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    except OSError as error:
        _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except Exception as error:
        explain = getattr(error, "format_message", None)  # what Typer says about a wrong call
        if explain is None:
            raise
        if not explain():  # the help was shown
            sys.exit(0)
        _fail(explain())


def _fail(why: str) -> NoReturn:
    print(f"astroport: {' '.join(why.split())}", file=sys.stderr)
    sys.exit(2)


@app.callback(invoke_without_command=True)
def version(
    context: typer.Context, show: Annotated[bool, typer.Option("--version", help="print the version")] = False
) -> None:
    """Space board games, open day and night."""
    if show:
        print(f"astroport {astroport.__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())
    else:
        return
    raise typer.Exit


@app.command("list")
def list_games(lang: Language = None) -> None:
    """The games there are, with their options."""
    spoken = _language(lang)
    for game in astroport.catalogue().values():
        seats = house("cli-seats", low=game.seats[0], high=game.seats[-1]).to(spoken)
        console.print(f"[bold]{game.slug}[/bold]  {game.name.to(spoken)}, {seats}\n  {game.about.to(spoken)}")
        for option in game.options:
            values = "|".join(str(value).lower() for value in option.values)
            console.print(f"  --option {option.name}={values}", style="bold", markup=False)
            usual = option.name_of(option.default)
            said = house("cli-option", label=option.label, value=usual, meaning=option.meaning)
            console.print(f"    {said.to(spoken)}")
    for why in unusable().values():
        print(f"astroport: {why}", file=sys.stderr)


@app.command()
def rules(game: GameName, lang: Language = None) -> None:
    """The rulebook of a game, every rule with its id."""
    spoken = _language(lang)
    text = astroport.game(game).rulebooks[spoken].markdown()
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        print(text, end="")


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    option: Options = None,
    bot: BotName = bots.DEFAULT_LEVEL,
    people: People = "A",
    seed: Seed = None,
    lang: Language = None,
    save: SaveAs = None,
) -> None:
    """Play a game in the terminal, against bots."""
    spoken = _language(lang)
    chosen = astroport.game(game)
    count = _seats(chosen, seats)
    match = terminal.table_for(chosen, count, _options(option), people=people, bot=bot, seed=seed)
    _play(match, spoken, seed or 0, save)


@app.command()
def resume(file: RecordFile, lang: Language = None, save: SaveAs = None) -> None:
    """Play on in a match that was saved before its end."""
    spoken = _language(lang)
    _play(terminal.taken_up(read(file)), spoken, 0, save)


def _play(match: astroport.Match, lang: Lang, seed: int, save: Path | None) -> None:
    if save is not None:
        terminal.save(match, str(save), lang)  # now, so that a match is not lost on a name that does not work
    try:
        terminal.play(console, match, lang, seed)
    finally:
        if save is not None:
            save.write_text(astroport.dumps(match.record()), encoding="utf-8")
            print(house("terminal-saved", file=str(save)).to(lang))


@app.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    matches: Annotated[int, typer.Option(min=1, help="how many matches")] = 10_000,
    seed: Annotated[int, typer.Option(help="the same number, the same matches")] = 0,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the figures as JSON")] = False,
    lang: Language = None,
) -> None:
    """Play many random matches, fast, and tell how they came out."""
    from astroport.research.simulate import simulate as run

    spoken = _language(lang)
    chosen = astroport.game(game)
    wanted = _seats(chosen, seats)
    settled = chosen.settle(wanted, _options(option))
    run(chosen, wanted, settled, 1, seed)  # compiled now, if it never was
    begin = time.perf_counter()
    with _progress(house("cli-random-matches").to(spoken), matches, quiet=as_json) as advance:
        outcome = run(chosen, wanted, settled, matches, seed, advance)
    seconds = time.perf_counter() - begin
    mean = outcome.actions / matches
    if as_json:
        length = {"mean": mean, "shortest": outcome.shortest, "longest": outcome.longest}
        about = {"game": chosen.slug, "seats": wanted, "options": settled, "seed": seed, "matches": matches}
        print(json.dumps(about | {"actions": outcome.actions, "length": length, "results": outcome.results}))
        return
    figures = {"matches": matches, "actions": outcome.actions, "pace": round(outcome.actions / seconds)}
    print(house("cli-simulated", game=chosen.name, seconds=decimal(seconds, 2, spoken), **figures).to(spoken))
    low, high = outcome.shortest, outcome.longest
    print(house("cli-length", mean=decimal(mean, 1, spoken), low=low, high=high).to(spoken))
    for letter, result in zip(terminal.LETTERS, outcome.results, strict=False):
        print(house("cli-mean-result", seat=letter, result=decimal(result, 4, spoken)).to(spoken))


@app.command()
def arena(
    game: GameName,
    bot_names: Annotated[str, typer.Option("--bots", help=f"who plays, with commas: {', '.join(bots.names())}")],
    matches: Annotated[int, typer.Option(min=1, help="so many of each line-up: of each pair, if there are two seats")],
    jobs: Annotated[
        int | None, typer.Option(min=1, help="matches played at once; as many as cores if not given")
    ] = None,
    seats: Seats = None,
    option: Options = None,
    seconds: Annotated[float | None, typer.Option(help="time for a turn, the same for everybody")] = None,
    simulations: Annotated[int | None, typer.Option(min=1, help="simulations for a turn, for everybody")] = None,
    seed: Annotated[int, typer.Option(help="the same number, the same matches")] = 0,
    report: Annotated[Path | None, typer.Option(help="write it up in this HTML file, with plots")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print everything as JSON")] = False,
    lang: Language = None,
    ray: Annotated[str | None, typer.Option(help="play on a Ray cluster: its address, auto or local")] = None,
) -> None:
    """Let bots play each other, and rate them; exit code 1 if one broke down."""
    from astroport.arena import contest_of, planned, run, summary
    from astroport.arena.report import check_file, write

    spoken, settled = _language(lang), _options(option)
    names = [name.strip() for name in bot_names.split(",") if name.strip()]
    each, total = planned(contest_of(game, names, seats, settled, seconds, simulations), matches)
    if report is not None:
        check_file(report)  # now, so that no tournament is lost on a name that does not work
    if each != matches:
        print(house("arena-rounded", each=each, asked=matches).to(spoken), file=sys.stderr)
    with _progress(house("arena-matches").to(spoken), total, quiet=as_json) as advance:
        results = run(
            game,
            bots=names,
            matches=matches,
            seats=seats,
            options=settled,
            seconds=seconds,
            simulations=simulations,
            seed=seed,
            jobs=jobs,
            ray=ray,
            advance=advance,
        )
    if as_json:
        print(json.dumps(results.to_json()))
    else:
        summary.show(console, results, spoken)
    for trouble in summary.troubles(results, spoken):
        print(trouble, file=sys.stderr)
    if report is not None and results.finished:
        write(report, results, spoken)
        print(house("terminal-saved", file=str(report)).to(spoken), file=sys.stderr)
    if results.cut or results.breakdowns:
        raise typer.Exit(130 if results.interrupted else 1)


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=1, max=30, help="count up to so many actions")],
    seats: Seats = None,
    option: Options = None,
    after: Annotated[str, typer.Option(help="count on from there: actions played before, chance included")] = "",
) -> None:
    """Count the ways in which a match can begin, by number of actions (chance included)."""
    from astroport.research.simulate import perft as count

    chosen = astroport.game(game)
    wanted = _seats(chosen, seats)
    played = [action for action in after.split(",") if action.strip()]
    for plies in range(1, depth + 1):
        print(f"{plies:3} {count(chosen, wanted, _options(option), plies, played)}", flush=True)


@app.command()
def wasm(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="a game; all of them if not given")] = None,
    out: Annotated[
        Path | None, typer.Option("--output", "-o", help="the file to write; in the game's own folder if not given")
    ] = None,
    lang: Language = None,
) -> None:
    """Build the rules and the search of a game as a WebAssembly file, for pages."""
    from astroport.wasm.build import build_all

    spoken = _language(lang)
    if out is not None and game is None:
        raise InvalidArgumentError("--output names the file of one game: say which")
    games = astroport.catalogue().values() if game is None else [astroport.game(game)]
    with _progress(house("cli-built").to(spoken), len(games), quiet=False) as advance:
        count = itertools.count(1)
        build_all({each: out or each.engine_file for each in games}, lambda: advance(next(count)))


@app.command()
def replay(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option(min=0, help="stop after so many actions")] = None,
    lang: Language = None,
) -> None:
    """Tell a recorded match move by move, and show its last position."""
    terminal.replay(console, read(file), ply, _language(lang))


@app.command()
def verify(
    file: RecordFile,
    shown: Annotated[str | None, typer.Option("--hash", help="the hash shown when the match started")] = None,
    lang: Language = None,
) -> None:
    """Check every roll of a finished match against the published hash."""
    spoken = _language(lang)
    checked = astroport.verify(file, shown)
    print(f"{file}: {house('cli-checked', rolls=checked.rolls).to(spoken)}")
    if checked.unchecked:
        print(house("cli-unchecked", rolls=checked.unchecked).to(spoken))
    if checked.hash is None:
        print(house("cli-from-seed").to(spoken))
    elif shown is None:
        print(house("cli-compare", hash=checked.hash).to(spoken))
    else:
        print(house("cli-as-shown").to(spoken))


def _seats(game: Game, seats: int | None) -> int:
    return game.seats[0] if seats is None else seats


def _options(given: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise InvalidArgumentError(f"--option {text!r}: say name=value")
        if name in options:
            raise InvalidArgumentError(f"--option {name}: given twice")
        options[name] = value
    return options


def _language(given: str | None) -> Lang:
    if given is None:
        return preferred_language()
    if given not in LANGUAGES:
        raise InvalidArgumentError(f"--lang {given!r}: one of {SPOKEN}")
    os.environ["ASTROPORT_LANG"] = given  # for whatever else speaks in this process
    return given


@contextmanager
def _progress(what: str, total: int, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on stderr while something long runs; none when quiet."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
