"""Reasons in words: what was played and the best alternatives, the line as far as it can be followed, no secrets."""

from __future__ import annotations

import astroport
from astroport.core.sentences import Reader
from astroport.core.words import in_language
from astroport.table import entries, reasoning
from astroport.table.entries import Chair
from tests.table.party import ANN, Party, party


def against_a_bot(game: str = "sputnik", bots: int = 1) -> Party:
    """Ann against bots; hers are the moves until a bot is to act."""
    at = party(Chair([ANN], "Ann"), *[Chair(level="greedy")] * bots, game=astroport.game(game))
    while at.table.state.awaited[0] == 0:
        at.act()
    return at


def bot_plays(at: Party, line: list[tuple[int, str]], played: int = 0) -> entries.Reasons:
    """The bot plays one of the first five actions, which it has weighed."""
    table = at.table
    (seat,) = table.state.awaited
    actions = [action.text for action in table.state.match.actions(seat)][:5]
    shares = [0.6 - i / 20 for i in range(len(actions))]
    expected = [[1 - s if i != seat else s for i in range(len(table.state.chairs))] for s in shares]
    weighed = [entries.Weighed(*each) for each in zip(actions, expected, strict=True)]
    public = [1 / len(table.state.chairs)] * len(table.state.chairs) if table.state.game.secrets else []
    why = entries.Reasons("greedy", weighed, line, simulations=1000, public=public)
    at.put(table.bot_acts(seat, table.state.version(seat), actions[played], why))
    return why


def test_what_it_played_comes_first_then_the_three_best_others() -> None:
    at = against_a_bot("asteroid_escape")
    why = bot_plays(at, [], played=2)
    found = reasoning.account(at.table.state.match, at.events[-1], True)
    assert found is not None
    assert [each.action for each in found.weighed] == [why.weighed[i].action for i in (2, 0, 1, 3)]
    assert found.sentence.to("en").startswith("A slip: “start at ")
    assert found.simulations == 1000


def line_of(at: Party, plies: int) -> list[tuple[int, str]]:
    """How play could go on after the first action of who is to move."""
    trial = at.table.state.match.fork()
    line: list[tuple[int, str]] = []
    trial.play(trial.actions()[0])
    while len(line) < plies and trial.to_move is not None:
        line.append((trial.to_move, trial.actions()[0].text))
        trial.play(trial.actions()[0])
    return line


def test_a_line_is_told_as_things_would_stand() -> None:
    at = against_a_bot()
    line = line_of(at, 3)
    bot_plays(at, line)
    found = reasoning.account(at.table.state.match, at.events[-1], True)
    assert found is not None
    assert [(reply.seat, reply.action) for reply in found.line] == line
    assert all(reply.said.to("en") and reply.said.to("fr") for reply in found.line)
    assert "to answer “" in found.sentence.to("en")
    assert "I expect Ann to answer “fly to" in found.sentence.to("en")


def test_a_line_that_cannot_be_followed_stops_there() -> None:
    at = against_a_bot()
    line = line_of(at, 1)
    bot_plays(at, [*line, (1, "take d4"), (0, "fly d4")])
    found = reasoning.account(at.table.state.match, at.events[-1], True)
    assert found is not None
    assert [(reply.seat, reply.action) for reply in found.line] == line


def test_it_is_made_once() -> None:
    at = against_a_bot()
    bot_plays(at, [])
    assert reasoning.account(at.table.state.match, at.events[-1], True) is reasoning.account(
        at.table.state.match, at.events[-1], True
    )
    assert reasoning.account(at.table.state.match, at.events[0], True) is None


def test_in_public_only_what_it_played_and_expects() -> None:
    at = against_a_bot("asteroid_escape", bots=2)
    (seat,) = at.table.state.awaited
    bot_plays(at, line_of(at, 3))
    found = reasoning.account(at.table.state.match, at.events[-1], False)
    assert found is not None
    (played,) = found.weighed
    assert (played.action, found.line) == ("", [])
    assert played.said.to("en").startswith(in_language("en", at.table.state.name(seat)))
    assert played.expected == [1 / 3] * 3  # and not what the bot itself expects, which tells of its hand
    assert found.sentence.to("en").startswith("I think it is even.")
    assert "“" not in found.sentence.to("en")
    assert "«" not in found.sentence.to("fr")


def remarked(game: str, share: float, hidden: float, moves: int = 12) -> list[str]:
    """What a bot remarks with each of its moves that it expects, or everybody expects, the same of all the time.

    Where there are secrets it expects something else for itself, which is hidden.
    """
    at = against_a_bot(game)
    said = list[str]()
    while len(said) < moves and at.table.state.stage == "playing":
        (seat,) = at.table.state.awaited
        if seat == 0:
            at.act()
            continue
        actions = [action.text for action in at.table.state.match.actions(seat)][:2]
        own = hidden if at.table.state.game.secrets else share
        weighed = [entries.Weighed(text, [1 - own, own]) for text in actions]
        public = [1 - share, share] if at.table.state.game.secrets else []
        at.put(
            at.table.bot_acts(
                seat, at.table.state.version(seat), actions[0], entries.Reasons("greedy", weighed, public=public)
            )
        )
        (acted,) = [entry for entry in [at.events[-1].entry] if isinstance(entry, entries.Acted)]
        assert acted.reasons is not None
        said.append(acted.reasons.remark)
        found = reasoning.account(at.table.state.match, at.events[-1], not at.table.state.game.secrets)
        assert found is not None
        assert (found.remark is not None) == bool(acted.reasons.remark)
    return said


def test_a_bot_remarks_seldom_and_only_what_has_changed() -> None:
    assert remarked("sputnik", 0.5, 0.5) == [""] * 12
    assert remarked("sputnik", 0.8, 0.8) == [*[""] * 6, "good", *[""] * 5]
    assert remarked("sputnik", 0.98, 0.98)[:2] == ["won", ""]


def test_what_a_bot_remarks_comes_of_what_everybody_may_know() -> None:
    first = remarked("asteroid_escape", 0.8, 0.1)
    assert set(first) <= {"", "good"}
    other = remarked("asteroid_escape", 0.8, 0.99)
    both = min(len(first), len(other))  # luck may end one of them sooner
    assert both
    assert first[:both] == other[:both]
    assert set(remarked("asteroid_escape", 0.5, 0.99)) == {""}


def test_a_line_in_a_game_with_secrets_needs_no_true_hand() -> None:
    """The same line is told whatever the others really hold: it is followed in worlds that could be."""
    at = against_a_bot("asteroid_escape")
    match = at.table.state.match
    seat = at.table.state.awaited[0]
    state = match.view(seat).state
    line = [(seat, match.actions(seat)[0])]
    first = reasoning.follow(match, state, Reader(["Ann", "Ben"], seat), line)
    assert [reply.action for reply in first] == [line[0][1].text]


def test_hints_are_kept_by_rematch_and_fork() -> None:
    from astroport.table import opening

    at = party(hints=False)
    assert entries.decode(entries.encode(at.table.state.opened)) == at.table.state.opened
    assert not opening.forked(at.table.state, 0, [Chair([ANN]), Chair()], opener=ANN).hints
    assert not opening.again(at.table.state).hints
