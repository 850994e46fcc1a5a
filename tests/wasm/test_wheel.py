"""What is installed has all that is played with: the page, the rules that run in it, words, rulebooks, guides."""

from __future__ import annotations

import tarfile
import zipfile
from pathlib import Path

import pytest
from hatch_build import PageHook
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

import astroport
import engines
import page
from tests.wasm.engine import ROOT

PACKAGE = ROOT / "src" / "astroport"


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the hook has built: all of it lies there already."""
    did: list[str] = []
    monkeypatch.setattr(page, "build", lambda: did.append("page"))
    monkeypatch.setattr(engines, "build", lambda: did.append("rules"))
    return did


def wheel(folder: Path) -> set[str]:
    """The names of what is in the wheel."""
    (file,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    return set(zipfile.ZipFile(file).namelist())


def test_a_wheel_has_the_page_the_rules_for_it_and_all_files_of_the_package(built: list[str], tmp_path: Path) -> None:
    names = wheel(tmp_path)
    assert built == ["page", "rules"]
    assert {"astroport/server/page/index.html", "astroport/words.fr.ftl", "astroport/wasm/runtime.c"} <= names
    assert any(name.startswith("astroport/server/page/assets/") for name in names)
    for game in astroport.catalogue():
        files = ("engine.wasm", "components.toml", "rulebook.en.md", "guide.fr.md", "guide/match.json")
        assert {f"astroport/games/{game}/{file}" for file in files} <= names, (
            "make page and make wasm build what is here"
        )
    here = {path.relative_to(PACKAGE.parent).as_posix() for path in PACKAGE.rglob("*") if path.is_file()}
    assert {name for name in here if "__pycache__" not in name} == {n for n in names if n.startswith("astroport/")}


def test_from_an_sdist_it_can_be_built_without_building_the_page(built: list[str], tmp_path: Path) -> None:
    (file,) = SdistBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    assert built == ["page", "rules"]
    with tarfile.open(file) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"hatch_build.py", "tools/page.py", "tools/engines.py", "src/astroport/server/page/index.html"} <= names
    assert {f"src/astroport/games/{game}/engine.wasm" for game in astroport.catalogue()} <= names


def test_an_editable_install_builds_nothing(built: list[str], tmp_path: Path) -> None:
    builder = WheelBuilder(str(ROOT))
    hook = PageHook(str(ROOT), {}, builder.config, builder.metadata, str(tmp_path), "wheel", builder.app)
    hook.initialize("editable", {})
    assert built == []


def test_what_cannot_be_built_is_said_and_nothing_is_packed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise page.PageError("no Node, and none to be had")

    monkeypatch.setattr(page, "build", fail)
    with pytest.raises(SystemExit):
        wheel(tmp_path)
    assert "could not be built: no Node, and none to be had" in capsys.readouterr().err
    assert not list(tmp_path.glob("*.whl"))
