"""On its way to the store an action's text is parsed once, and its verdict asked once."""

from collections import Counter
from typing import Any

import pytest

from astroport.core.codec import Lexicon
from astroport.core.compiled_game import CompiledGame, compiled_game
from astroport.core.contract import CHANCE
from astroport.table.entries import Chair

from .party import party

ANN = "ann"


@pytest.mark.parametrize("game", ["sputnik", "asteroid_escape"])
def test_an_action_is_parsed_once_and_judged_once(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    import astroport

    at = party(Chair([ANN], "Ann"), Chair([ANN], "Ann"), game=astroport.game(game))
    table, counted = at.table, Counter[str]()
    rules, parse = compiled_game(table.state.game), Lexicon.parse
    seat = table.state.match.awaited[0]
    text = table.state.match.actions(seat)[0].text

    def judged(name: str) -> None:
        asked = getattr(rules, name)

        def ask(buffer: Any, seat: int, action: int) -> int:
            counted["verdict"] += seat != CHANCE
            return int(asked(buffer, seat, action))

        monkeypatch.setattr(rules, name, ask)

    def parsed(lexicon: Lexicon, given: str) -> Any:
        counted["parse"] += 1
        return parse(lexicon, given)

    assert isinstance(rules, CompiledGame)
    judged("step")
    judged("verdict_for")
    monkeypatch.setattr(Lexicon, "parse", parsed)
    (acted,) = table.act(ANN, seat, table.state.version(seat), text)
    assert acted.action == text  # type: ignore[attr-defined]
    assert counted == {"parse": 1, "verdict": 1}
