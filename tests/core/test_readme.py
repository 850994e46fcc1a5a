"""What the README shows is true: its lines of Python run, its files are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_lines_of_python_run(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.*?)```", README, re.S)
    assert code is not None
    exec(code[1], {})
    result = re.search(r"print\(match\.result\) +# (.*)", README)
    assert result is not None
    assert capsys.readouterr().out.startswith(result[1] + "\n")


def test_the_files_are_there() -> None:
    for page in [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]:
        prose = re.sub(r"^ {8}.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)  # but for what is quoted
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", prose):
            assert (page.parent / link).exists(), f"{page.name} leads to {link}"


def test_it_is_one_page() -> None:
    assert len(README.splitlines()) <= 80
