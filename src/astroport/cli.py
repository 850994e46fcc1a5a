"""The command `astroport`."""

from __future__ import annotations

import json
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
from rich.table import Table

import astroport
from astroport import bots, terminal
from astroport.core.contract import Game
from astroport.core.errors import AstroportError
from astroport.core.words import LANGUAGES, Lang, Words, preferred_language

app = typer.Typer(no_args_is_help=True, add_completion=False, help="Five space board games, open day and night.")
console = Console(highlight=False)

RULINGS = Words(en="Rulings of ours, in whole or in part", fr="Nos décisions, en tout ou en partie")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="a game, as `astroport list` names it")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="the record of a match, JSON")]
Seats = Annotated[int | None, typer.Option(help="how many players; the fewest there can be if not given")]
Options = Annotated[list[str] | None, typer.Option("--option", help="name=value; repeat it for more options")]
Seed = Annotated[int | None, typer.Option(help="repeatable luck, from this number")]
Language = Annotated[str | None, typer.Option("--lang", help="fr or en; your environment's if not given")]
BotName = Annotated[str, typer.Option(help=f"who plays the other seats: {', '.join(bots.names())}")]
People = Annotated[str, typer.Option("--seat", help="your seat, a letter; several for several people; none to watch")]


def main() -> NoReturn:
    """Run the command; whatever is wrong is one line on stderr, and exit code 2."""
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
        _fail(explain())


def _fail(why: str) -> NoReturn:
    print(f"astroport: {' '.join(why.split())}", file=sys.stderr)
    sys.exit(2)


@app.command("list")
def list_games(lang: Language = None) -> None:
    """The games there are."""
    spoken = _language(lang)
    table = Table(box=None, pad_edge=False)
    for column in ("game", "name", "seats", "options", ""):
        table.add_column(column, no_wrap=column != "")
    for game in astroport.catalogue().values():
        options = [f"{o.name}={'|'.join(str(v).lower() for v in o.values)}" for o in game.options]
        seats = f"{game.seats[0]}–{game.seats[-1]}"
        table.add_row(game.slug, game.name.to(spoken), seats, "\n".join(options), game.about.to(spoken))
    console.print(table)


@app.command()
def rules(game: GameName, lang: Language = None) -> None:
    """The rulebook of a game, every rule with its id."""
    spoken = _language(lang)
    book = astroport.game(game).rulebooks[spoken]
    rulings = "".join(f"- {rule.id} {rule.title}\n" for rule in book.rulings)
    text = f"{book.markdown}\n## {RULINGS.to(spoken)}\n\n{rulings}"
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        print(text, end="")


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    option: Options = None,
    bot: BotName = "greedy",
    people: People = "A",
    seed: Seed = None,
    lang: Language = None,
    save: Annotated[Path | None, typer.Option(help="write the record of the match here at the end")] = None,
) -> None:
    """Play a game in the terminal, against bots."""
    chosen = astroport.game(game)
    count = _seats(chosen, seats)
    match = terminal.table_for(chosen, count, _options(option), people=people, bot=bot, seed=seed)
    try:
        terminal.play(console, match, _language(lang), seed or 0)
    finally:
        if save is not None:
            save.write_text(astroport.dumps(match.record()), encoding="utf-8")


@app.command()
def simulate(
    game: GameName,
    seats: Seats = None,
    matches: Annotated[int, typer.Option(min=1, help="how many matches")] = 10_000,
    seed: Annotated[int, typer.Option(help="the same number, the same matches")] = 0,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="print the figures as JSON")] = False,
) -> None:
    """Play many random matches, fast, and tell how they came out."""
    from astroport.research.simulate import simulate as run

    chosen = astroport.game(game)
    wanted = _seats(chosen, seats)
    settled = chosen.settle(wanted, _options(option))
    begin = time.perf_counter()
    with _progress("random matches", matches, quiet=as_json) as advance:
        outcome = run(chosen, wanted, settled, matches, seed, advance)
    seconds = time.perf_counter() - begin
    mean = outcome.actions / matches
    if as_json:
        length = {"mean": mean, "shortest": outcome.shortest, "longest": outcome.longest}
        about = {"game": chosen.slug, "seats": wanted, "options": settled, "seed": seed, "matches": matches}
        print(json.dumps(about | {"actions": outcome.actions, "length": length, "results": outcome.results}))
        return
    print(f"{matches} matches of {chosen.name.en}, {outcome.actions} actions in {seconds:.2f} s")
    print(f"length: {mean:.1f} actions on average, {outcome.shortest} to {outcome.longest}")
    for letter, result in zip(terminal.LETTERS, outcome.results, strict=False):
        print(f"seat {letter}: mean result {result:.4f}")


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Option(min=1, max=30, help="count up to so many actions")],
    seats: Seats = None,
    option: Options = None,
) -> None:
    """Count the ways in which a match can begin, by number of actions (chance included)."""
    from astroport.research.simulate import perft as count

    chosen = astroport.game(game)
    wanted = _seats(chosen, seats)
    for plies in range(1, depth + 1):
        print(f"{plies:3} {count(chosen, wanted, _options(option), plies)}", flush=True)


@app.command()
def replay(
    file: RecordFile,
    ply: Annotated[int | None, typer.Option(min=0, help="stop after so many actions")] = None,
    lang: Language = None,
) -> None:
    """Tell a recorded match move by move, and show its last position."""
    terminal.replay(console, astroport.load(file), ply, _language(lang))


@app.command()
def verify(
    file: RecordFile,
    shown: Annotated[str | None, typer.Option("--hash", help="the hash shown when the match started")] = None,
) -> None:
    """Check every roll of a finished match against the published hash."""
    checked = astroport.verify(file, shown)
    rolls = f"{checked.rolls} {'roll' if checked.rolls == 1 else 'rolls'} of chance checked, all as dealt"
    if checked.hash:
        print(f"{file}: {rolls}; the secret has the hash {checked.hash}")
    else:
        print(f"{file}: {rolls} from the seed. No hash was published, so nobody knows who chose the seed.")


def _seats(game: Game, seats: int | None) -> int:
    return game.seats[0] if seats is None else seats


def _options(given: list[str] | None) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise AstroportError(f"--option {text!r}: say name=value")
        if name in options:
            raise AstroportError(f"--option {name}: given twice")
        options[name] = value
    return options


def _language(given: str | None) -> Lang:
    if given is None:
        return preferred_language()
    for lang in LANGUAGES:
        if given == lang:
            return lang
    raise AstroportError(f"--lang {given!r}: fr or en")


@contextmanager
def _progress(what: str, total: int, *, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on stderr while something long runs; none when quiet."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=quiet) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.update(task, completed=done)
