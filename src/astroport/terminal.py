"""Playing and replaying in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import structs
from rich.console import Console
from rich.text import Text

from astroport import bots
from astroport.bots.remarks import Silence
from astroport.core.codec import Action
from astroport.core.contract import SPECTATOR, Game
from astroport.core.errors import (
    AstroportError,
    FileError,
    InvalidActionError,
    InvalidArgumentError,
    NoSuchSeatError,
    UnavailableError,
)
from astroport.core.luck import FairLuck, SealedLuck, SeededLuck
from astroport.core.match import Match, Player
from astroport.core.record import dumps, load
from astroport.core.sentences import Line, Reader, legend
from astroport.core.words import LANGUAGES, Lang, Sentence, Words, house
from astroport.table.entries import Reasons
from astroport.table.outcome import how_it_ended, who_won
from astroport.table.reasoning import Account, advice, expectation, noted, remark

CAN = "#7CF5C6"  # what can be done
REFUSED = "#FF7A8A"
SEATS = ("#E69F00", "#56B4E9", "#F06BB0", "#F0E442", "#1FC99A", "#D55E00", "#A78BFA", "#FFFFFF")
LETTERS = "ABCDEFGHIJKLMNOP"

COMMANDS = ("help", "why", "rule", "undo", "hint", "save", "quit")  # what can be typed besides actions


def table_for(
    game: Game, seats: int, options: Mapping[str, object], *, people: str, bot: str, seed: int | None
) -> Match:
    """A new match with people on the seats named by letter and bots on the others."""
    game.settle(seats, options)
    taken = [letter for letter in people.upper() if letter not in ", "] if people.lower() != "none" else []
    wrong = [letter for letter in taken if letter not in LETTERS[:seats]]
    if wrong:
        raise NoSuchSeatError(f"--seat {people!r}: there is no seat {wrong[0]}, only {LETTERS[:seats]}")
    bots.named(bot)
    players = [Player(c) if c in taken else Player(f"{c} ({bot})", bot) for c in LETTERS[:seats]]
    return Match(game, seats, options, FairLuck.fresh() if seed is None else SeededLuck(seed), players)


def taken_up(record: Mapping[str, Any]) -> Match:
    """A recorded match to be played on; where its luck is sealed, with a luck of its own from here on."""
    match = load(record)
    for player in match.players:
        if player.bot is not None:
            bots.named(player.bot)
    if match.over or "ended" in record:
        raise UnavailableError("the match is over; astroport replay tells it")
    return match.fork(luck=FairLuck.fresh()) if isinstance(match.luck, SealedLuck) else match


def play(console: Console, match: Match, lang: Lang, seed: int = 0) -> None:
    """Play a match in the terminal until it is over or the people leave."""
    machines = {s: bots.named(p.bot, seed + s) for s, p in enumerate(match.players) if p.bot is not None}
    table = Table(console, match, frozenset(range(match.seats)) - frozenset(machines), lang)
    table.open()
    try:
        while True:
            while not match.over:
                table.tell_news()
                # Where several choose at once the bots do so first, all from the same position: nobody has acted yet.
                if thinking := [seat for seat in match.awaited if seat in machines]:
                    table.let_play({seat: machines[seat] for seat in thinking})
                else:
                    table.ask(match.awaited[0])
            table.tell_end()
            if not table.mine or not table.ask_at_the_end():
                return
    except (EOFError, KeyboardInterrupt):
        if not match.over:
            console.print("\n" + house("terminal-left").to(lang))


def replay(console: Console, record: Mapping[str, Any], ply: int | None, lang: Lang) -> None:
    """Tell a recorded match up to a ply, and show the position there."""
    match = load(record)
    if ply is not None:
        Table(console, match.fork(ply), frozenset(), lang).tell_end()
        return
    Table(console, match, frozenset(), lang, record.get("ended")).tell_end(record["result"])


def save(match: Match, path: str, lang: Lang) -> str:
    """Write the record of a match to a new file; what to say about it."""
    try:
        with Path(path).open("x", encoding="utf-8") as file:
            file.write(dumps(match.record()))
    except FileExistsError:
        raise FileError(house("terminal-there-already", file=path).to(lang)) from None
    except OSError as error:
        raise FileError(f"{path}: {error.strerror}") from None
    return house("terminal-saved", file=path).to(lang)


class Table:
    """What the people at this terminal see of a match."""

    def __init__(
        self,
        console: Console,
        match: Match,
        mine: frozenset[int],
        lang: Lang,
        ended: Mapping[str, Any] | None = None,
    ) -> None:
        self.console = console
        self.ended = ended  # how, if it was not played to its end
        self.match = match
        self.mine = mine
        self.lang: Lang = lang
        self._told = 0
        self._silences: dict[int, Silence] = {}  # of bots
        self._looking: int | None = None  # who has the screen, where several people share it

    # Telling

    def open(self) -> None:
        """What is said before the first move."""
        if isinstance(self.match.luck, FairLuck):
            self._aside(house("terminal-sealed", hash=self.match.luck.hash))
        if self.mine:
            self._aside(legend(self.match.game))
            self._aside(house("terminal-help"))

    def tell_news(self) -> None:
        """Print what happened since the last time."""
        events = self._events()
        for seat, text in events[self._told :]:
            bullet = Text("· ") if seat is None else self._bullet(seat)
            self.console.print(bullet.append(text.to(self.lang), "default"))
        self._told = len(events)

    def _reader(self, seat: int) -> Reader:
        return Reader([player.name for player in self.match.players], seat, seat)

    @staticmethod
    def _bullet(seat: int) -> Text:
        return Text("● ", SEATS[seat % len(SEATS)])

    def _events(self) -> list[Line]:
        only = next(iter(self.mine)) if len(self.mine) == 1 else SPECTATOR
        return list(self.match.story(only))

    def tell_end(self, result: Sequence[float] | None = None) -> None:
        """Print the rest, the position, and if it is over how it ended."""
        self.tell_news()
        self.show(SPECTATOR)
        result = self.match.result or result
        if result is not None:
            names = [player.name for player in self.match.players]
            if self.ended:
                how = how_it_ended(self.ended["how"], self.ended["seat"], names, self.mine)
                self.console.print(how.to(self.lang), markup=False)
            self.console.print(who_won(result, names, self.mine).to(self.lang), style="bold", markup=False)
            shown = "  ".join(f"{name} {value:g}" for name, value in zip(names, result, strict=True))
            self.console.print(house("terminal-result", shown=shown).to(self.lang), markup=False)
            if isinstance(self.match.luck, FairLuck):
                self._aside(house("terminal-unsealed", secret=self.match.luck.secret.hex()))

    def show(self, seat: int) -> None:
        """Print the position as a seat sees it, with what it can do lit."""
        drawing = Text(self.match.view(seat).draw())
        drawing.highlight_regex(r"<[^>]+>", f"bold {CAN}")
        for colour, letter in zip(SEATS * 2, LETTERS[: self.match.seats], strict=False):
            drawing.highlight_regex(rf"[(\[]{letter}[^)\]]*[)\]]|\[{letter.lower()}\d?\]", f"bold {colour}")
        self.console.print()
        self.console.print(drawing, no_wrap=True, overflow="ellipsis")
        self.console.print()

    def _aside(self, words: Words | Sentence, indent: str = "") -> None:
        self.console.print(indent + words.to(self.lang), style="dim", markup=False)

    def _refuse(self, why: str) -> None:
        self.console.print(why, style=REFUSED, markup=False)

    # Bots

    def let_play(self, machines: Mapping[int, bots.Bot]) -> None:
        """Let bots play; now and then they remark something, unless that would show what they hold."""
        choices = {seat: self._thought(bot, seat) for seat, bot in machines.items()}
        for seat, choice in choices.items():
            said = self._remark(machines[seat], seat, choice)
            self.match.play(choice.action, seat)
            if said is not None:
                self.tell_news()
                self._aside(said, indent="  ")

    def _remark(self, bot: bots.Bot, seat: int, choice: bots.Choice) -> Words | Sentence | None:
        if self.match.game.secrets:
            return None
        why, action = noted(bot.name, choice), choice.action.text
        silence = self._silences.get(seat, Silence())
        kind = remark(self.match.game, seat, action, why, silence)
        expected = expectation(self.match.game, action, why)
        self._silences[seat] = silence.after(kind, expected[seat] if expected else None)
        return self._because(seat, choice, structs.replace(why, remark=kind), hint=False).remark

    def _hint(self, seat: int) -> None:
        """What the strongest bot would do on a seat, from what its player knows."""
        adviser = bots.named(bots.STRONGEST, self.match.ply)
        choice = self._thought(adviser, seat)
        said = self._because(seat, choice, noted(adviser.name, choice), hint=True).sentence
        self.console.print(Text(f"  {choice.action.text:<14}", CAN).append(said.to(self.lang), "default"))

    def _thought(self, bot: bots.Bot, seat: int) -> bots.Choice:
        with self.console.status(house("terminal-thinking", level=bots.level(bot.name).title).to(self.lang)):
            return bot.choose(self.match.view(seat))

    def _because(self, seat: int, choice: bots.Choice, why: Reasons, *, hint: bool) -> Account:
        names = [player.name for player in self.match.players]
        return advice(self.match, seat, choice.action.text, why, names, hint=hint)

    # Asking

    def ask(self, seat: int) -> None:
        """Ask a seat until it has played an action."""
        self._pass_on(seat)
        view = self.match.view(seat)
        self.show(seat)
        name = f"{self.match.players[seat].name}. " if len(self.mine) > 1 else ""
        asked = view.sentences.prompt(view.state, seat, view.actions, self._reader(seat))
        self.console.print(self._bullet(seat).append(name + asked.to(self.lang), "bold default"))
        while True:
            try:
                if self._obey(seat, self._input()):
                    return
            except AstroportError as error:
                self._refuse(str(error))

    def ask_at_the_end(self) -> bool:
        """Once the match is over it can still be saved, or taken back; whether it goes on."""
        self._aside(house("terminal-at-the-end"))
        while True:
            command, rest = self._command(self._input())
            try:
                if command == "undo":
                    self._undo()
                    self._reseal()
                    return True
                if command != "save":
                    return False
                self._save(rest)
            except AstroportError as error:
                self._refuse(str(error))

    def _input(self) -> str:
        if sys.stdin is None:
            raise EOFError
        return self.console.input("> ").strip()

    def _pass_on(self, seat: int) -> None:
        """Where several people share the screen and something is hidden, let the next one take it first."""
        hidden = self.match.view(seat).state.tobytes() != self.match.state.tobytes()
        if len(self.mine) > 1 and hidden and seat != self._looking:
            self.console.clear()
            self._aside(house("terminal-pass-on", seat=self.match.players[seat].name))
            self._input()
        self._looking = seat

    @staticmethod
    def _command(line: str) -> tuple[str | None, str]:
        word, _, rest = line.partition(" ")
        return spellings().get(word.lower()), rest.strip()

    def _obey(self, seat: int, line: str) -> bool:
        """Do what was typed; whether the match has moved."""
        command, rest = self._command(line)
        if command == "quit":
            raise EOFError
        if command == "undo" and not rest:
            return self._undo()
        if command == "help":
            self._help(seat)
        elif command == "why":
            answer = self.match.why_not(self._meant(seat, rest), seat) or house("terminal-allowed")
            self.console.print(answer.to(self.lang), markup=False)
        elif command == "hint":
            self._hint(seat)
        elif command == "rule":
            self._rule(rest)
        elif command == "save":
            self._save(rest)
        else:
            return self._try(seat, self._meant(seat, line))
        return False

    def _try(self, seat: int, action: Action) -> bool:
        refusal = self.match.why_not(action, seat)
        if refusal:
            self._refuse(refusal.to(self.lang))
            return False
        self.match.play(action, seat)
        return True

    def _meant(self, seat: int, typed: str) -> Action:
        """The action somebody means by its text, or by a part of it that fits one legal action only."""
        legal = self.match.actions(seat)
        named = self._named(typed)
        if named in legal:
            return named
        words = typed.lower().split()
        fitting = [action for action in legal if words and fits(words, action)]
        if len(fitting) > 1:
            raise InvalidActionError(house("terminal-several", which=", ".join(map(str, fitting))).to(self.lang))
        # Nothing legal fits: what it names is refused with its rule, also without the verb that is asked for now.
        meant = fitting[0] if fitting else named or self._named(f"{legal[0].kind} {typed}")
        if meant is None:
            raise InvalidActionError(house("terminal-unclear", typed=typed).to(self.lang))
        return meant

    def _named(self, typed: str) -> Action | None:
        try:
            return self.match.action(typed)
        except InvalidActionError:
            return None

    def _help(self, seat: int) -> None:
        view = self.match.view(seat)
        for action in view.actions:
            said = view.sentences.choice(view.state, seat, action, self._reader(seat)).to(self.lang)
            self.console.print(Text(f"  {action.text:<14}", CAN).append(said, "default"))
        self._aside(legend(self.match.game))
        self._aside(house("terminal-help"))

    def _rule(self, typed: str) -> None:
        """A rule by its id, or by its number alone."""
        game = self.match.game
        rules = game.rulebooks[self.lang].rules
        number = typed.upper().removeprefix(game.prefix).strip(" -")
        rule = rules.get(f"{game.prefix}-{number}")
        if rule is None:
            raise InvalidArgumentError(house("terminal-which-rule", example=next(iter(rules))).to(self.lang))
        self.console.print(f"{rule.id} {rule.title}. {rule.text}", markup=False)

    def _save(self, path: str) -> None:
        if not path:
            raise InvalidArgumentError(house("terminal-where").to(self.lang))
        self.console.print(save(self.match, path, self.lang), markup=False)

    def _reseal(self) -> None:
        """The secret was shown: from here on luck comes from another."""
        if isinstance(self.match.luck, FairLuck):
            self.match.luck = replace(FairLuck.fresh(), since=self.match.ply)
            self._aside(house("terminal-sealed", hash=self.match.luck.hash))

    def _undo(self) -> bool:
        """Take back the last action of the people here, and all that came after it."""
        decided = [move.seat in self.mine for move in self.match.log if move.seat < self.match.seats]
        if True not in decided:
            raise UnavailableError(house("terminal-no-undo").to(self.lang))
        self.match.undo(decided[::-1].index(True) + 1)
        self._told = len(self._events())
        return True


@cache
def spellings() -> dict[str, str]:
    """What can be typed besides actions, in any language, and the command it means."""
    typed = {word: c for c in COMMANDS for lang in LANGUAGES for word in house(f"terminal-type-{c}").to(lang).split()}
    return {"": "help"} | typed


def fits(words: list[str], action: Action) -> bool:
    """Whether words are the beginning of an action's full text, with or without its verb.

    >>> import astroport
    >>> fits(["d6"], astroport.start("sputnik", seed=1).action("fly d6"))
    True
    """
    full = [action.kind.lower(), *(value.lower() for value in action.fields.values())]
    return words in (full[: len(words)], full[1 : len(words) + 1])
