# Everything happens in .venv; nothing is installed outside this folder.
# `make` alone lists the targets.

PYTHON ?= python3
ARGS ?=
UV_VERSION = 0.13.7

PY = .venv/bin/python
UV = .venv/bin/uv
# The slowest are named, so that whoever adds one sees what it costs.
PYTEST = $(PY) -m pytest -q -rsR -n 2 --dist loadgroup --durations=12 --durations-min=3
INSTALL = $(UV) pip install -q --python $(PY)
COMPILE_LOCK = $(UV) pip compile -q --universal --generate-hashes --no-header

# Compiled once: servers and commands that tests start load a thousand modules each.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX = $(CURDIR)/build/pycache

export UV_HTTP_RETRIES = 8
export UV_NO_PROGRESS = 1
export UV_PYTHON_DOWNLOADS = never

.PHONY: help setup play page match wire test coverage test-page test-pure test-random test-compiled test-long test-cluster system screenshots audit lint format build pure bench bench-search bench-server bench-page chaos soak test-browser lock clean
.NOTPARALLEL:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

setup: .venv/.stamp-play page ## make .venv and the page: all that playing needs
	@echo "Ready: make play"

play: .venv/.stamp-play page ## start the table on this machine and open it (options in ARGS="...")
	@$(PY) tools/play.py $(ARGS)

# Without node the server shows a plain page that says how to play all the same.
page: .venv/.stamp-play ## build the page, if anything of it changed
	@$(PY) tools/page.py build || { code=$$?; [ $$code -eq 3 ] && exit 0; exit $$code; }

match: .venv/.stamp-play ## play in the terminal (options in ARGS="...")
	@.venv/bin/toque play $(ARGS)

test: system lint test-page test-pure test-random test-browser test-compiled ## lint, then all tests: plain, in a browser, compiled

system: ## install what the tests need of the system: Chromium, PostgreSQL and Redis
	@tools/system.sh

test-page: .venv/.stamp-dev page ## types, style and unit tests of the page
	@echo "Testing the page ..."
	@$(PY) tools/page.py check || { code=$$?; [ $$code -eq 3 ] && exit 0; exit $$code; }

test-pure: .venv/.stamp-dev page ## all tests but random play on plain Python
	@$(PY) tools/compile.py pure
	@echo "Testing plain Python ..."
	@$(PYTEST) -m "not browser and not property" $(ARGS)

# Of games only: duels of bots and whole matches read aloud take minutes, and are played on the compiled build.
test-random: .venv/.stamp-dev ## a few matches of random play on plain Python
	@$(PY) tools/compile.py pure
	@echo "Playing at random on plain Python ..."
	@$(PYTEST) -m property $(ARGS) tests/games

# No part of make test: it makes rules four times slower, and random play tells nothing that the rules' own tests do not.
coverage: .venv/.stamp-dev page ## which lines the tests on plain Python run
	@$(PY) tools/compile.py pure
	@$(PYTEST) --cov --cov-report=html:build/coverage -m "not browser and not property" $(ARGS)
	@echo "Covered: $$($(PY) -m coverage report --format=total) % (line by line in build/coverage/index.html)"

# A run of its own: the browser's driver and the event loops of other tests do not share a process. In three
# processes: of each, browser, server and test wait for one another most of the time. The page is what is tried
# here, so rules and bots are compiled where they can be: of two processors they leave more to the browser.
test-browser: .venv/.stamp-dev page ## the page in a real browser
	@echo "Testing in the browser ..."
	@tools/compiled.sh $(PYTEST) -n 3 -m browser $(ARGS) tests/browser

# Of all tests those in which compiled code does the work, and random play in many configurations, which
# without a C compiler takes its time on plain Python. The rules' own tests are run on both builds: here they take
# little of the time, and name the rule in which the builds differ.
RULES = $(wildcard $(addprefix tests/,engine mechanics games bots arena)) tests/texts/test_said.py \
  tests/server/test_state.py tests/server/test_bot_runner.py tests/test_folders.py

test-compiled: .venv/.stamp-dev ## rules, bots and much random play on the compiled build
	@TOQUE_TEST_EXTENT=usual tools/compiled.sh $(PYTEST) $(ARGS) -m "not browser" $(RULES)

# Everything once more, at length: every two options together, matches by the hundred, fifty kills in the middle
# of play, the server too on the compiled build, and the page in all themes, widths and modes.
test-long: .venv/.stamp-dev page system ## at length what make test tries briefly (CONTRIBUTING.md)
	@TOQUE_TEST_EXTENT=long tools/compiled.sh $(PYTEST) $(ARGS) -m "not browser" tests
	@TOQUE_TEST_EXTENT=long $(PYTEST) -n 3 $(ARGS) -m browser tests/browser

# Ray is larger than all other libraries together: only who wants a cluster has it.
test-cluster: .venv/.stamp-dev ## the arena on Ray
	@$(INSTALL) --require-hashes -r requirements-cluster.lock
	@$(PYTEST) -k cluster $(ARGS) tests/arena/test_workers.py

audit: .venv/.stamp-dev ## ask whether anything bad is known of a pinned dependency
	@$(PY) tools/audit.py

lint: .venv/.stamp-dev audit ## ruff, mypy and the audit of dependencies
	@echo "Checking style and types ..."
	@$(PY) -m ruff check -q .
	@$(PY) -m ruff format -q --check . || { echo "Run: make format"; exit 1; }
	@$(PY) -m mypy

format: .venv/.stamp-dev ## put the code in shape
	@$(PY) -m ruff check -q --fix-only .
	@$(PY) -m ruff format .
	@cd web && npm run --silent format

build: .venv/.stamp-dev ## compile rules and bots with mypyc (make pure undoes it)
	@$(PY) tools/compile.py build

pure: .venv/.stamp-play ## remove the compiled files
	@$(PY) tools/compile.py pure

# Compiled functions have no annotations to read.
wire: .venv/.stamp-dev ## write the types of the wire down again
	@$(PY) tools/compile.py pure
	@$(PY) tools/wire.py

screenshots: .venv/.stamp-dev page system ## take all pictures of docs/screenshots again
	@$(PY) tools/screenshots.py $(ARGS)

bench: .venv/.stamp-dev .venv-bench/.stamp ## measure speed beside peers (options in ARGS="...")
	@$(PY) bench/run.py $(ARGS)

bench-search: .venv/.stamp-dev ## measure search, on the compiled build (options in ARGS="...")
	@$(PY) tools/compile.py build
	@trap '$(PY) tools/compile.py pure' EXIT; $(PY) bench/search.py $(ARGS)

bench-server: .venv/.stamp-dev ## measure the server under load, on the compiled build
	@$(PY) tools/compile.py build
	@trap '$(PY) tools/compile.py pure' EXIT; $(PY) bench/server.py $(ARGS)

chaos: .venv/.stamp-dev page system ## 200 faults while people play (ARGS="--faults 1000")
	@$(PY) -m tests.strain.chaos $(ARGS)

soak: .venv/.stamp-dev ## 20,000 matches through one server (ARGS="--matches 2000"), on the compiled build
	@$(PY) tools/compile.py build
	@trap '$(PY) tools/compile.py pure' EXIT; $(PY) -m tests.strain.soak $(ARGS)

bench-page: .venv/.stamp-dev page system ## measure the page in a browser
	@$(PY) bench/page.py

lock: $(UV) ## pin all dependencies again (ARGS=--upgrade takes newer versions)
	@echo "Resolving dependencies ..."
	@$(COMPILE_LOCK) $(ARGS) pyproject.toml -o requirements.lock
	@$(COMPILE_LOCK) $(ARGS) pyproject.toml --extra dev -c requirements.lock -o requirements-dev.lock
	@$(COMPILE_LOCK) $(ARGS) pyproject.toml --extra cluster -c requirements-dev.lock -o requirements-cluster.lock
	@$(PY) tools/compile.py needs | $(COMPILE_LOCK) $(ARGS) -c requirements-dev.lock - -o requirements-compile.lock
	@$(COMPILE_LOCK) $(ARGS) --python-version 3.11 bench/requirements.in -o bench/requirements.lock
	@cd web && npm install --package-lock-only --no-audit --no-fund && node ../tools/complete-lock.mjs

clean: ## remove all that was made, except .venv and .venv-bench
	@rm -rf build dist htmlcov src/toque/static .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@find src tests bench tools -name '*.so' -type f -exec rm -f {} +
	@find src tests bench tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Toque needs Python 3.11 or newer; $(PYTHON) is not: make setup PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	  { echo "$(PYTHON) lacks the venv module (on Debian: apt install python3-venv)."; exit 1; }
	@echo "First run: preparing .venv (about half a minute) ..."
	@$(PYTHON) -m venv .venv
	@$(PY) -m pip install -qq --disable-pip-version-check uv==$(UV_VERSION)

.venv/.stamp-play: requirements.lock pyproject.toml | $(UV)
	@$(INSTALL) --require-hashes -r requirements.lock
	@$(INSTALL) --no-deps -e .
	@touch $@

.venv/.stamp-dev: requirements-dev.lock .venv/.stamp-play
	@echo "Installing the development tools ..."
	@$(INSTALL) --require-hashes -r requirements-dev.lock
	@touch $@

.venv-bench/.stamp: bench/requirements.lock | $(UV)
	@echo "Installing the peers to measure against ..."
	@$(UV) venv -q --clear --python $(PY) .venv-bench
	@$(UV) pip install -q --python .venv-bench/bin/python --require-hashes -r bench/requirements.lock
	@touch $@
