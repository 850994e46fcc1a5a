# Two commands do everything: `make play` and `make test`. A machine needs Python 3.11 or newer and make; Node is taken
# from the machine or, where there is none, from PyPI. The tests also need two browsers, PostgreSQL and Redis: they are
# installed if that is possible.
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3; do \
	command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
BIN := $(VENV)/bin
GAMES := $(patsubst src/astroport/games/%/__init__.py,%,$(wildcard src/astroport/games/*/__init__.py))
PORT ?= 8000
# What Python makes of a source file is kept, whatever the environment says: the tests start some hundred processes.
export PYTHONDONTWRITEBYTECODE =

# Things of one thread each, two at a time; the output of each command stays together.
ABREAST = $(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=line)

.PHONY: play test test-all quick check check-code check-page test-page rules rule packages page wasm protocol bench setup golden clean

play: $(VENV)/play.done  ## open the house: prints the link
	@$(BIN)/python tools/engines.py boards
	@$(BIN)/astroport serve --port $(PORT)

test:  ## everything that must hold
	@$(ABREAST) setup packages check-page $(GAMES:%=compiled-%) $(GAMES:%=wasm-%) check-code rules test-page
	$(BIN)/pytest -n 3 --dist worksteal --durations=25 --durations-min=5

test-all: setup  ## besides, the largest tests in full: every match beside its oracle, every size (an hour)
	$(MAKE) test
	ASTROPORT_TESTS=all $(BIN)/pytest -n 2 --dist worksteal tests/contract tests/games tests/server/test_faults.py \
		tests/web/test_layout.py tests/web/test_guide.py tests/web/test_reasons.py tests/web/test_at_table.py

quick:  ## in a minute, after `make setup`: lint, types, unit tests, the kit on one game; no browser, no database, no page
	@test -e $(VENV)/dev.done || $(MAKE) --no-print-directory setup
	@$(ABREAST) quick-code quick-tests

quick-code:
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

quick-tests:
	$(BIN)/pytest -q @tests/quick.txt

packages:  ## the programs that the tests need: two browsers, PostgreSQL, Redis
	@tools/system-packages.sh

page: $(VENV)/bin/python  ## build the page, if its sources have changed
	@$(BIN)/python tools/page.py

wasm:  ## build the rules for the page, those whose sources have changed: two games at a time
	@$(ABREAST) $(GAMES:%=wasm-%)

wasm-%: setup
	@$(BIN)/python tools/engines.py $*

protocol: setup  ## write what is made from Python: the protocol’s page and schema, the client’s types, the games’ states
	$(BIN)/python -m astroport.server.protocol
	$(BIN)/python -m astroport.wasm.typed

check: check-code check-page  ## format, lint, types, layers; the page's too

check-code: setup
	@$(MAKE) --no-print-directory quick-code

check-page: page
	$(BIN)/python tools/page.py npm run check

test-page: page $(GAMES:%=wasm-%)
	$(BIN)/python tools/page.py npm test

compiled-%: setup  ## a game, before several tests at once would each compile it
	$(BIN)/python -m tests.compiled $*

rule:  ## where a rule is, make rule ID=SP-2.7: its words, its code, its tests, the boards and guides that name it
	@test -n "$(ID)" || { echo "which rule? make rule ID=SP-2.7"; exit 1; }
	@git grep -nFwi -e '$(ID)' -e '$(subst .,_,$(subst -,_,$(ID)))' -- src tests web/src docs ':!*/golden*' \
		|| { echo "nothing names a rule $(ID)"; exit 1; }

rules: setup  ## which rule is shown by which test; fails if one is not
	$(BIN)/pytest -q --rules tests/games

bench: $(VENV)/bench.done wasm  ## our figures beside the peers'
	$(BIN)/python -m bench.run
	$(BIN)/python -m bench.games
	$(BIN)/python -m bench.bots
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.load
	$(BIN)/python -m bench.questions
	$(BIN)/python -m bench.thinking

golden: setup  ## write the golden records anew (only when rules have changed)
	for game in $(GAMES); do $(BIN)/python -m astroport.testing $$game tests/games/$$game/golden || exit 1; done

setup: $(VENV)/dev.done  ## install everything that working on Astroport needs

$(VENV)/play.done: EXTRA = [wasm]
$(VENV)/dev.done: EXTRA = [dev]
$(VENV)/bench.done: EXTRA = [bench]

$(VENV)/%.done: $(VENV)/bin/python pyproject.toml hatch_build.py | page
	@echo "Installing what is needed, once (a minute or two) ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --editable '.$(EXTRA)'
	@touch $@

$(VENV)/bin/python:
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer is needed (python3-venv too, on Debian)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) && $(VENV)/bin/python -m pip --version >/dev/null || { rm -rf $(VENV); \
		echo "A virtual environment could not be made (on Debian: apt install python3-venv)"; exit 1; }

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis build dist web/node_modules src/astroport/server/page src/astroport/games/*/engine.*
