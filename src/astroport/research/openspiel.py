"""The games for OpenSpiel: any game of ours as one of its own, so that its algorithms play it.

Importing this module makes every installed game known to OpenSpiel, with the number of seats and each option as
parameters; a game that is not installed is made known by `register`. Needs the package `open_spiel`.

>>> import pyspiel
>>> from astroport.research import openspiel
>>> state = pyspiel.load_game("astroport_sputnik(seats=3,layout=pyramid)").new_initial_state()
>>> state.chance_outcomes()
[(259, 0.3333333333333333), (260, 0.3333333333333333), (261, 0.3333333333333333)]
>>> state.apply_action(259)
>>> [state.action_to_string(action) for action in state.legal_actions()]
['fly b4', 'fly c4', 'fly d4']

- Luck is OpenSpiel's chance player, each of its outcomes equally likely.
- Seats that choose at the same time are asked one after another and do not see each other's choice.
- A result from 0 to 1 is a utility from -1 to 1: OpenSpiel's search takes 0 for what is not decided yet.
- The information state is all that a seat saw and did, as a number, and what it sees now; the observation is what it
  sees now. Both are the record of the state with blanks. The tensor of an observation is that record byte by byte.
- `resample_from_infostate` is our `redeal`. The world it returns begins there: its history is empty.

OpenSpiel 2.0 lets games in Python down in two places. `pyspiel.MCTSBot.step` ends in a segmentation fault, as it does
with OpenSpiel's own games in Python (it copies states without holding the interpreter's lock): call
`mcts_search(state).best_child().action` instead. And `pyspiel.ISMCTSBot` never asks a game in Python to resample: the
one in `open_spiel.python.algorithms.ismcts` does.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from astroport.core import registry
from astroport.core.compiled_game import NumbaTypes, compile_once, compiled_game, specialise_for
from astroport.core.contract import SPECTATOR, Game
from astroport.core.errors import RefusedError
from astroport.core.match import UNPACK
from astroport.core.seeds import generators
from astroport.core.view import View
from astroport.core.words import house

OPENSPIEL = house("part-openspiel")
ENDED = -4  # OpenSpiel's number for nobody, when the match is over
HEAD = struct.Struct("2q").unpack_from  # reads who decides, and how many choices it has
LIST: Mapping[int, Callable[..., tuple[int, ...]]] = UNPACK  # by n: reads n actions


def game(played: Game | str, seats: int = 2, options: Mapping[str, object] | None = None) -> pyspiel.Game:
    """A game of ours as OpenSpiel's, with these seats and options.

    >>> game("sputnik", seats=4, options={"teams": True}).num_players()
    4
    """
    if isinstance(played, str):
        played = registry.game(played)
    return pyspiel.load_game(register(played), {"seats": seats, **played.settle(seats, options)})


def state(view: View, seed: int = 0) -> pyspiel.State:
    """OpenSpiel's state for a view, to be decided by the view's seat; its history begins here.

    What the seat cannot know is dealt at random.
    """
    begun = game(view.game, view.seats, view.options).new_initial_state()
    here, world = begun.turn.rules, view.state.copy()
    here.fill(world, view.seat, generators(seed)[0])
    asked: tuple[Any, ...] = (here.ask, world, view.seat) if view.seat in view.awaited else (here.enter, world)
    begun.turn = Turn.begun(here, *asked)
    return begun


_registered: dict[str, Game] = {}


def register(played: Game) -> str:
    """Make a game known to OpenSpiel; the name it has there."""
    name = f"astroport_{played.slug}"
    if _registered.get(name) is not played:
        # A class of its own: OpenSpiel lets go of it after Python has ended, which only a class survives.
        pyspiel.register_game(_type_of(played), type(name, (OpenSpielGame,), {"played": played}))
        _registered[name] = played
    return name


def _type_of(played: Game) -> pyspiel.GameType:
    kind = pyspiel.GameType
    return kind(
        short_name=f"astroport_{played.slug}",
        long_name=played.name.to("en"),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if played.secrets else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,  # the contract promises no more
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=played.seats[-1],
        min_num_players=played.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": played.seats[0], **{o.name: o.default for o in played.options}},
    )


class Rules:
    """The compiled side of a game for this module."""

    begin: Callable[[Any, Any], None]
    ask: Callable[[Any, Any, int], None]
    enter: Callable[[Any, Any], None]
    advance: Callable[[Any, int], int]
    see: Callable[[Any, int, Any], None]
    fill: Callable[[Any, int, Any], None]
    imagine: Callable[[Any, int, Any, Any], None]
    recall: Callable[[Any, Any, int, int, Any, Any], int]
    play_on: Callable[[Any, Any, Any, Any, Any], None]

    def __init__(self, played: Game) -> None:
        engine = compiled_game(played)
        source, given = Path(__file__).with_name("kernels") / "sequential.py", {"lowest": engine.module.lowest}
        module = specialise_for(played, source, "astroport.research", playout=engine.module.playout, **given)
        self.game, self.record = played, module.TURN
        self.payoffs = engine.payoffs
        self.offset_of_legal: int = module.TURN.fields["legal"][1]
        types = NumbaTypes(played, module.TURN)
        turns, states, number, numbers = types.buffers, types.states, types.number, types.numbers
        entries = {
            "begin": (turns, types.layout),
            "ask": (turns, states, number),
            "enter": (turns, states),
            "advance": (turns, number),
            "see": (turns, number, states),
            "fill": (states, number, numbers),
            "imagine": (turns, number, numbers, states),
            "recall": (turns, numbers, number, number, states, numbers),
            "play_on": (turns, states, numbers, types.actions, types.reals),
        }
        for name, entry in compile_once(played, OPENSPIEL, module, entries).items():
            setattr(self, name, entry)

    def states(self) -> NDArray[Any]:
        """Room for one state."""
        return np.zeros(1, self.game.state.STATE)


@cache
def rules_of(played: Game) -> Rules:
    """The compiled side of a game, compiled once."""
    return Rules(played)


class Turn:
    """Where a match is: the state, who decides and between what. OpenSpiel copies it at every simulation."""

    __slots__ = ("buffer", "octets", "player", "remembered", "rules", "since")

    def __init__(self, rules: Rules, octets: NDArray[np.uint8], since: bytes, remembered: Mapping[int, int]) -> None:
        self.rules = rules
        self.octets = memoryview(octets)  # type: ignore[arg-type]
        self.buffer = octets.view(rules.record)
        self.since = since  # where the history begins
        self.remembered = remembered  # by seat: a number for what it saw and did before
        self.player: int = HEAD(self.octets)[0]

    @classmethod
    def begun(
        cls, rules: Rules, lay: Callable[..., None], *given: Any, remembered: Mapping[int, int] | None = None
    ) -> Turn:
        """Where a match begins, or is taken up in the middle: as one of the rules' functions lays it out."""
        octets = np.zeros(rules.record.itemsize, np.uint8)
        lay(octets.view(rules.record), *given)
        return cls(rules, octets, octets.tobytes(), remembered or {})

    def copy(self) -> Turn:
        """The same again."""
        return Turn(self.rules, np.array(self.octets), self.since, self.remembered)

    def __deepcopy__(self, _memo: object) -> Turn:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Turn], tuple[object, ...]]:
        return _restored, (self.rules.game.slug, self.octets.tobytes(), self.since, dict(self.remembered))

    def legal(self) -> tuple[int, ...]:
        """What may be done, in ascending order."""
        return LIST[HEAD(self.octets)[1]](self.octets, self.rules.offset_of_legal)

    def play(self, action: int) -> None:
        """Play an action of who decides."""
        rule = self.rules.advance(self.buffer, action)
        if rule:
            raise RefusedError(self.rules.game.refusal(rule, str(action)))
        self.player = HEAD(self.octets)[0]

    def seen_by(self, seat: int) -> NDArray[Any]:
        """The state as a seat, or a spectator, sees it."""
        seen = self.rules.states()
        self.rules.see(self.buffer, seat, seen)
        return seen

    def memory_of(self, seat: int, history: list[int]) -> int:
        """A number for all that a seat saw and did, given what was played since the history begins."""
        seen, begin = self.rules.states(), np.frombuffer(bytearray(self.since), self.rules.record)
        actions = np.array(history, np.int64)
        return self.rules.recall(begin, actions, seat, self.remembered.get(seat, 0), seen, seen.view(np.int64))

    def results(self) -> NDArray[np.float64]:
        """Each seat's result, of a match that is over."""
        out = np.zeros(self.rules.game.seats[-1])
        self.rules.payoffs(self.world(), out)
        return out

    def random_results(self, rng: NDArray[np.int64]) -> NDArray[np.float64]:
        """Each seat's result after random play from here, in compiled code."""
        out, listed = np.zeros(self.rules.game.seats[-1]), np.empty(self.rules.game.codec.count, np.int16)
        self.rules.play_on(self.buffer, self.rules.states(), rng, listed, out)
        return out

    def world(self) -> NDArray[Any]:
        """A copy of the state."""
        return np.array([self.buffer[0].state], self.rules.game.state.STATE)


def utilities(results: NDArray[np.float64], seats: int) -> list[float]:
    """Results from 0 to 1 as OpenSpiel reckons them, from -1 to 1."""
    found: list[float] = (2 * results[:seats] - 1).tolist()
    return found


def _restored(slug: str, octets: bytes, since: bytes, remembered: Mapping[int, int]) -> Turn:
    rules = rules_of(_registered[f"astroport_{slug}"])
    return Turn(rules, np.array(bytearray(octets), np.uint8), since, remembered)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its seats and options settled, for OpenSpiel."""

    played: Game  # by subclass

    def __init__(self, parameters: Mapping[str, object]) -> None:
        options, played = dict(parameters), self.played
        seats = options.pop("seats")
        assert isinstance(seats, int)
        self.variant = played.variant(seats, options)
        self.seats, self.rules = seats, rules_of(played)
        self.opening = Turn.begun(self.rules, self.rules.begin, self.variant.layout)
        info = pyspiel.GameInfo(
            num_distinct_actions=played.codec.count,
            max_chance_outcomes=played.codec.count,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=played.max_plies,
        )
        super().__init__(_type_of(played), info, {"seats": seats, **self.variant.options})

    def new_initial_state(self) -> OpenSpielState:
        """A match that begins; chance comes first if the game says so."""
        return OpenSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No match has more actions of any kind."""
        return self.played.max_plies

    def make_py_observer(self, kind: pyspiel.IIGObservationType | None = None, _parameters: object = None) -> Observer:
        """What a seat sees, or all that it saw."""
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A match as OpenSpiel steps through it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.turn = game.opening.copy()

    def current_player(self) -> int:
        """Who decides: a seat, or OpenSpiel's numbers for chance and for the end."""
        return self.turn.player

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.turn.player == ENDED

    def _legal_actions(self, _player: int) -> tuple[int, ...]:
        return self.turn.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may do, each equally likely."""
        outcomes = self.turn.legal()
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.turn.play(action)

    def returns(self) -> list[float]:
        """From -1 to 1 for each seat; 0 before the end."""
        seats = self.num_players()
        if self.turn.player != ENDED:
            return [0.0] * seats
        return utilities(self.turn.results(), seats)

    def resample_from_infostate(self, player: int, luck: Callable[[], float]) -> OpenSpielState:
        """A match that this player cannot tell from the real one; its history begins here."""
        other: OpenSpielState = self.get_game().new_initial_state()
        world, rules = self.turn.rules.states(), self.turn.rules
        rules.imagine(self.turn.buffer, player, generators(int(luck() * 2**53))[0], world)
        decides = self.turn.player
        asked: tuple[Any, ...] = (rules.ask, world, decides) if decides >= 0 else (rules.enter, world)
        remembered = {player: self.turn.memory_of(player, self.history())}
        other.turn = Turn.begun(rules, *asked, remembered=remembered)
        return other

    def _action_to_string(self, _player: int, action: int) -> str:
        known = self.get_game().variant.lexicon.table[action]
        return known.text if known else f"({action})"

    def __str__(self) -> str:
        return self.turn.rules.game.draw(self.turn.world()[0])


class Observer:
    """What a seat sees, and with perfect recall all that it saw and did."""

    def __init__(self, game: OpenSpielGame, kind: pyspiel.IIGObservationType) -> None:
        self._recall = kind.perfect_recall
        self._private = kind.private_info
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self._recall:
            self.tensor = np.zeros(game.played.state.STATE.itemsize, np.float32)
            self.dict["view"] = self.tensor

    def _seen(self, state: OpenSpielState, player: int) -> NDArray[Any]:
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return state.turn.world()
        return state.turn.seen_by(player if self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER else SPECTATOR)

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Put what is seen into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = self._seen(state, player).view(np.uint8)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """What is seen as text."""
        seen = self._seen(state, player).tobytes().hex()
        if not self._recall:
            return seen
        return f"{player} {state.turn.memory_of(player, state.history()):016x} {seen}"


for _each in registry.catalogue().values():
    register(_each)
