"""What the page knows of a game is what its state.py and its rules say: tried on the tiny game and the hardest too."""

from __future__ import annotations

import json
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import comets
import pytest

import astroport
from astroport.core.contract import Game
from astroport.wasm import typed
from tests.wasm.engine import PACKAGES, ROOT

SPUTNIK, PODS = astroport.game("sputnik"), astroport.game("escape_pods")
each_game = pytest.mark.parametrize("game", [SPUTNIK, PODS, comets.GAME], ids=lambda game: game.slug)


@pytest.mark.parametrize(
    ("path", "content"), typed.files().items(), ids=lambda x: x.parent.name if isinstance(x, Path) else ""
)
def test_what_is_checked_in_is_what_is_made(path: Path, content: str) -> None:
    assert path.read_text(encoding="utf-8") == content, "run `make protocol`"


def type_errors(games: list[Game], folder: Path) -> str:
    """What the compiler says of what is made for these games, with the settings of the page."""
    (folder / "lib").symlink_to(ROOT / "web" / "src" / "lib")
    for game in games:
        file = folder / "games" / game.slug / "state.ts"
        file.parent.mkdir(parents=True)
        file.write_text(typed.typescript(game), encoding="utf-8")
    settings = {"extends": str(ROOT / "web" / "tsconfig.json"), "include": ["games"], "compilerOptions": {"types": []}}
    (folder / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    command = [str(PACKAGES / "tsc"), "--project", str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def test_it_is_typescript_that_fits_to_the_page(tmp_path: Path) -> None:
    assert type_errors([PODS, comets.GAME], tmp_path) == ""


def test_what_does_not_fit_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typed, "_read", lambda _field: "this.u3(0)")
    assert "Property 'u3' does not exist on type 'CometsState'" in type_errors([comets.GAME], tmp_path)


@each_game
def test_every_field_is_read_where_it_lies(game: Game) -> None:
    made = typed.typescript(game)
    for name, (dtype, at) in (game.state.STATE.fields or {}).items():
        if name == "filler":
            continue
        read = re.search(rf"get {name}\(\) {{\n    return (.+)\n", made)
        assert read, name
        rows = re.search(r"this\.rowsOf\((\d+), .+ row \* (\d+), (\d+)\)\)$", read[1])
        assert re.search(rf"this\.{dtype.base.str[1:]}s?\({at}\b", read[1])
        assert len(dtype.shape) < 2 or rows
        if rows:
            assert [int(number) for number in rows.groups()] == [
                dtype.shape[0],
                dtype.base.itemsize * dtype.shape[1],
                dtype.shape[1],
            ]


def test_fields_are_told_of_as_in_python() -> None:
    assert "/** How many galaxies lie on each cell (SP-1.3). */\n  get height()" in typed.typescript(SPUTNIK)


def test_numbers_that_have_a_name_keep_it() -> None:
    made = typed.typescript(SPUTNIK)
    assert "/** Of `rocket` and `base_at`: off the board. */\nexport const NOWHERE = 255" in made
    assert "export const TAKING = 2" in made
    assert "UNTOLD" not in made
    assert "MOST_EVENTS" not in made


@each_game
def test_its_rules_are_those_that_can_refuse_something(game: Game) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in (game.folder / "rules").rglob("*.py"))
    written = {int(number) for number in re.findall(rf"^{game.prefix}_\d+_\d+ = (\d+)$", source, re.MULTILINE)}
    made = "\n".join(typed.rules(game))
    assert {int(number): rule for number, rule in re.findall(r"(\d+): '(.+?)'", made)} == {
        number: game.rule_id(number) for number in written
    }


@each_game
def test_things_are_called_as_in_python(game: Game) -> None:
    named = typed.names(game)
    for seats, options in game.variants():
        called = {"seat": "ABCDEFGH"[:seats], **game.state.names(seats, options)}
        assert {thing for thing in named if " " not in thing} == set(called)
        for thing, labels in called.items():
            assert told(named, thing, seats, options) == list(labels)


def told(named: dict[str, typed.Naming], thing: str, seats: int, options: dict[str, bool | int | str]) -> list[str]:
    """What things are called in a variant, as the page looks it up."""
    by, called = named[thing]
    given = {"seats": seats, **options}
    return list(called[tuple(str(given[option]) for option in by)])


@each_game
def test_the_fields_of_actions_are_of_things_that_are_called_so(game: Game) -> None:
    named, cases = typed.names(game), list(typed._cases(game))
    for kind in game.codec.kinds.values():
        for field in kind.fields:
            thing = typed._thing(cases, kind, field)
            for seats, options in game.variants():
                lexicon = game.state.lexicon(seats, options)
                assert told(named, thing, seats, options)[: field.values] == lexicon.labels(kind.name, field.name)


def test_a_field_of_nothing_that_has_a_name_is_told_apart_from_things() -> None:
    own = {thing for thing in typed.names(PODS) if " " in thing}
    assert own == {"embark who", "swap who", "spy on", "hangar hangar"}
    assert typed.names(PODS)["hangar"] == ((), {(): ("1", "2", "3")})
    assert "{ name: 'into', of: 'pod', values: 3 }" in typed.typescript(PODS)


def test_what_things_are_called_depends_on_as_few_options_as_possible() -> None:
    named = typed.names(SPUTNIK)
    assert {thing: by for thing, (by, _) in named.items()} == {
        "cell": ("layout",),
        "rocket": ("rockets",),
        "seat": ("seats",),
    }
    assert list(named["cell"][1]["pyramid",][:4]) == ["a1", "a2", "a3", "b1"]


def test_a_name_of_several_words_cannot_be_told(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(comets.GAME)
    monkeypatch.setattr(game.state, "names", lambda *_: {"comet": ["Halley", "Hale Bopp"]})
    with pytest.raises(ValueError, match="Hale Bopp"):
        typed.typescript(game)
