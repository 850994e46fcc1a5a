"""A pytest plugin: tests marked with the rules they show, and the table rule → tests.

    pytest -p astroport.testing.plugin --rules [--rules-of GAME]

prints the table for every installed game (or the one named) and fails if a rule has no test, or a test names a rule
there is not.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import pytest

from astroport.core.registry import catalogue
from astroport.core.registry import game as find


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the ids of the rules it shows."""
    return pytest.mark.rule(*ids)


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option --rules."""
    parser.addoption("--rules", action="store_true", help="print which rule is shown by which test, and run none")
    parser.addoption("--rules-of", action="append", metavar="GAME", help="with --rules: of these games only")


def pytest_configure(config: pytest.Config) -> None:
    """Declare the mark."""
    config.addinivalue_line("markers", "rule(*ids): the rules of a game that this test shows")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """With --rules, print the table instead of running the tests; pytest itself says what could not be read."""
    if not config.getoption("--rules"):
        return
    shown: dict[str, list[str]] = defaultdict(list)
    for item in items:
        for mark in item.iter_markers("rule"):
            for rule_id in mark.args:
                shown[rule_id].append(item.nodeid)
    problems = print_table(shown, config.getoption("--rules-of"))
    items.clear()
    if session.testsfailed:
        return
    if problems:
        pytest.exit(f"{problems} rules or tests without their other half", returncode=1)
    pytest.exit("every rule has its test", returncode=0)


def print_table(shown: dict[str, list[str]], slugs: list[str] | None = None) -> int:
    """Print rule → tests for every game (or some); how many rules have no test, plus tests' rules that are none."""
    problems = 0
    known: set[str] = set()
    out = sys.__stdout__ or sys.stdout
    for game in (catalogue() if slugs is None else {slug: find(slug) for slug in slugs}).values():
        out.write(f"\n{game.name.to('en')}\n")
        for rule_id, found in game.rulebooks["en"].rules.items():
            known.add(rule_id)
            tests = shown.get(rule_id, [])
            problems += not tests
            names = ", ".join(dict.fromkeys(test.split("::")[-1].split("[")[0] for test in tests))
            out.write(f"  {rule_id:<8} {found.title:<28} {names or 'NO TEST'}\n")
    for rule_id in sorted(set(shown) - known):
        problems += 1
        out.write(f"  {rule_id:<8} is no rule; named by {', '.join(shown[rule_id])}\n")
    return problems
