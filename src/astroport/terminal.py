"""Playing and replaying in the terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

from astroport import bots
from astroport.core.codec import Action
from astroport.core.contract import SPECTATOR, Event, Game
from astroport.core.errors import AstroportError, BadAction
from astroport.core.luck import FairLuck, SeededLuck
from astroport.core.match import Match, Player
from astroport.core.record import dumps
from astroport.core.words import Lang, Words

CAN = "#7CF5C6"  # what can be done
REFUSED = "#FF7A8A"
SEATS = ("#E69F00", "#56B4E9", "#F06BB0", "#F0E442", "#1FC99A", "#D55E00", "#A78BFA", "#FFFFFF")
LETTERS = "ABCDEFGH"

HELP = Words(
    en="Type an action, or just its end (d4). Or: ? all actions · why ACTION · rule ID · undo · save FILE · quit",
    fr="Tapez une action, ou sa fin (d4). Ou : ? les actions · why ACTION · rule ID · undo · save FICHIER · quit",
)
ALLOWED = Words(en="Yes, that is allowed.", fr="Oui, c’est permis.")
NO_UNDO = Words(en="There is nothing of yours to take back.", fr="Il n’y a rien de vous à reprendre.")
SAVED = Words(en="Saved.", fr="Enregistré.")
LEFT = Words(en="You leave the table.", fr="Vous quittez la table.")
SEVERAL = Words(en="That could be: {which}", fr="Cela peut être : {which}")
NO_RULE = Words(en="There is no rule {which}.", fr="Il n’y a pas de règle {which}.")
WHERE = Words(en="Say where to save it.", fr="Dites où l’enregistrer.")
SEALED = Words(en="Luck is sealed; its hash: {hash}", fr="Le hasard est scellé ; son empreinte : {hash}")
RESULT = Words(en="Result", fr="Résultat")


class Leave(Exception):
    """The player has had enough."""


def table_for(
    game: Game, seats: int, options: Mapping[str, object], *, people: str, bot: str, seed: int | None
) -> Match:
    """A new match with people on the seats named by letter and bots on the others."""
    game.settle(seats, options)
    taken = [letter for letter in people.upper() if letter not in ", "] if people.lower() != "none" else []
    wrong = [letter for letter in taken if letter not in LETTERS[:seats]]
    if wrong:
        raise AstroportError(f"--seat {people!r}: there is no seat {wrong[0]}, only {LETTERS[:seats]}")
    bots.named(bot)
    players = [Player(c) if c in taken else Player(f"{c} ({bot})", bot) for c in LETTERS[:seats]]
    return Match(game, seats, options, FairLuck.fresh() if seed is None else SeededLuck(seed), players)


def play(console: Console, match: Match, lang: Lang, seed: int = 0) -> None:
    """Play a match in the terminal until it is over or the people leave."""
    machines = {s: bots.named(p.bot, seed + s) for s, p in enumerate(match.players) if p.bot is not None}
    mine = frozenset(range(match.seats)) - frozenset(machines)
    table = Table(console, match, mine, lang)
    if isinstance(match.luck, FairLuck):
        console.print(SEALED.fill(hash=match.luck.hash).to(lang), style="dim")
    if mine:
        console.print(HELP.to(lang), style="dim")
    try:
        while not match.over:
            table.tell_news()
            seat = next((s for s in match.awaited if s in mine), match.awaited[0])
            if seat in mine:
                table.ask(seat)
            else:
                match.play(machines[seat].choose(match.view(seat)).action, seat)
    except (Leave, EOFError, KeyboardInterrupt):
        console.print("\n" + LEFT.to(lang))
        return
    table.tell_end()


def replay(console: Console, match: Match, ply: int | None, lang: Lang) -> None:
    """Tell a match up to a ply, and show the position there."""
    shown = match if ply is None else match.fork(ply)
    table = Table(console, shown, frozenset(), lang)
    table.tell_end()


class Table:
    """What the people at this terminal see of a match."""

    def __init__(self, console: Console, match: Match, mine: frozenset[int], lang: Lang) -> None:
        self.console = console
        self.match = match
        self.mine = mine
        self.lang: Lang = lang
        self._told = 0

    def _events(self) -> list[Event]:
        only = next(iter(self.mine)) if len(self.mine) == 1 else SPECTATOR
        return list(self.match.story(only))

    def tell_news(self) -> None:
        """Print what happened since the last time."""
        events = self._events()
        for event in events[self._told :]:
            own = self.mine == {event.seat}
            words = event.you if own else event.they.fill(who=self.match.players[event.seat].name)
            self.console.print(Text("● ", SEATS[event.seat]).append(words.to(self.lang), "default"))
        self._told = len(events)

    def tell_end(self) -> None:
        """Print the rest, the position, and the result if there is one."""
        self.tell_news()
        self.show(SPECTATOR)
        if self.match.result is not None:
            pairs = zip(self.match.players, self.match.result, strict=True)
            shown = "  ".join(f"{player.name} {value:g}" for player, value in pairs)
            self.console.print(f"{RESULT.to(self.lang)}: {shown}", markup=False)

    def show(self, seat: int) -> None:
        """Print the position as a seat sees it, with what it can do lit."""
        drawing = Text(self.match.view(seat).draw())
        drawing.highlight_regex(r"<[^>]+>", f"bold {CAN}")
        for colour, letter in zip(SEATS, LETTERS[: self.match.seats], strict=False):
            drawing.highlight_regex(rf"[(\[]{letter}[^)\]]*[)\]]|\[{letter.lower()}\d?\]", f"bold {colour}")
        self.console.print(Text("\n").append(drawing).append("\n"))

    def ask(self, seat: int) -> None:
        """Ask a seat until it has played an action."""
        view = self.match.view(seat)
        self.show(seat)
        name = f"{self.match.players[seat].name}: " if len(self.mine) > 1 else ""
        self.console.print(Text("● ", SEATS[seat]).append(name + view.prompt.to(self.lang), "bold default"))
        while True:
            try:
                if self._obey(seat, self.console.input("> ").strip()):
                    return
            except (AstroportError, OSError) as error:
                self._refuse(str(error))

    def _refuse(self, why: str) -> None:
        self.console.print(why, style=REFUSED, markup=False)

    def _obey(self, seat: int, line: str) -> bool:
        """Do what was typed; whether the match has moved."""
        command, _, rest = line.partition(" ")
        if command in ("quit", "exit", "q"):
            raise Leave
        if command in ("", "?", "help"):
            self._help(seat)
        elif command == "why":
            refusal = self.match.why_not(self._meant(seat, rest), seat)
            self.console.print(refusal.to(self.lang) if refusal else ALLOWED.to(self.lang), markup=False)
        elif command == "rule":
            self._rule(rest.upper())
        elif command == "save":
            self._save(rest)
        elif command == "undo":
            return self._undo(seat)
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
        """The action somebody means: its whole text, or the end of it."""
        try:
            return self.match.action(typed)
        except BadAction:
            legal = self.match.actions(seat)
            ending = [action for action in legal if action.text.split(" ", 1)[-1] == typed]
            if len(ending) > 1:
                which = ", ".join(map(str, ending))
                raise AstroportError(SEVERAL.fill(which=which).to(self.lang)) from None
            if ending:
                return ending[0]
            # No legal action ends so: the same place with the verb now asked for, to be refused with its rule.
            if not re.fullmatch(r"\w+", typed):
                raise
            return self.match.action(f"{legal[0].kind} {typed}")

    def _help(self, seat: int) -> None:
        view = self.match.view(seat)
        for action in view.actions:
            self.console.print(Text(f"  {action.text:<14}", CAN).append(view.say(action).to(self.lang), "default"))
        self.console.print(HELP.to(self.lang), style="dim")

    def _rule(self, rule_id: str) -> None:
        rules = self.match.game.rulebooks[self.lang].rules
        if rule_id not in rules:
            raise AstroportError(NO_RULE.fill(which=rule_id or "?").to(self.lang))
        self.console.print(f"{rules[rule_id].title}. {rules[rule_id].text}", markup=False)

    def _save(self, path: str) -> None:
        if not path:
            raise AstroportError(WHERE.to(self.lang))
        Path(path).write_text(dumps(self.match.record()), encoding="utf-8")
        self.console.print(SAVED.to(self.lang))

    def _undo(self, seat: int) -> bool:
        """Take back the seat's last action, and all that came after it."""
        decided = [move.seat for move in self.match.log if move.seat < self.match.seats]
        if seat not in decided:
            raise AstroportError(NO_UNDO.to(self.lang))
        self.match.undo(decided[::-1].index(seat) + 1)
        self._told = len(self._events())
        return True
