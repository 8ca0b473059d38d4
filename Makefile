# Everything happens in .venv; nothing is installed outside this folder.
# `make` alone lists the targets.

PYTHON ?= python3
ARGS ?=
UV_VERSION = 0.13.7

PY = .venv/bin/python
UV = .venv/bin/uv
PYTEST = $(PY) -m pytest -q -n 2
INSTALL = $(UV) pip install -q --python $(PY)
COMPILE_LOCK = $(UV) pip compile -q --universal --generate-hashes --no-header

export UV_HTTP_RETRIES = 8
export UV_NO_PROGRESS = 1
export UV_PYTHON_DOWNLOADS = never

.PHONY: help setup play match wire test test-pure test-compiled lint format build pure bench bench-server lock clean
.NOTPARALLEL:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

setup: .venv/.stamp-play ## make .venv with all that playing needs
	@echo "Ready: make play"

play: .venv/.stamp-play ## start the table on this machine and open it (options in ARGS="...")
	@.venv/bin/toque serve --open $(ARGS)

match: .venv/.stamp-play ## play in the terminal (options in ARGS="...")
	@.venv/bin/toque play $(ARGS)

test: lint test-pure test-compiled ## lint, then all tests on plain Python and on the compiled build

test-pure: .venv/.stamp-dev ## all tests on plain Python, with coverage
	@$(PY) tools/compile.py pure
	@echo "Testing plain Python ..."
	@$(PYTEST) --cov --cov-report=term $(ARGS)

# Doctests of src are left to the plain run: pytest loads them from the .py files.
# Afterwards src is plain again, or the next edit would be hidden by compiled files.
test-compiled: .venv/.stamp-dev ## the same tests on the compiled build
	@trap 'exit 130' INT TERM; \
	$(PY) tools/compile.py build || { code=$$?; [ $$code -eq 3 ] && exit 0; exit $$code; }; \
	trap '$(PY) tools/compile.py pure' EXIT; \
	echo "Testing the compiled build ..."; \
	TOQUE_EXPECT_COMPILED=1 $(PYTEST) $(ARGS) -m "not slow" tests

lint: .venv/.stamp-dev ## ruff and mypy
	@echo "Checking style and types ..."
	@$(PY) -m ruff check -q .
	@$(PY) -m ruff format -q --check . || { echo "Run: make format"; exit 1; }
	@$(PY) -m mypy

format: .venv/.stamp-dev ## put the code in shape
	@$(PY) -m ruff check -q --fix-only .
	@$(PY) -m ruff format .

build: .venv/.stamp-dev ## compile rules and bots with mypyc (make pure undoes it)
	@$(PY) tools/compile.py build

pure: .venv/.stamp-play ## remove the compiled files
	@$(PY) tools/compile.py pure

wire: .venv/.stamp-dev ## write down the types of the wire anew
	@$(PY) tools/wire.py

bench: .venv/.stamp-dev .venv-bench/.stamp ## measure speed beside peers (options in ARGS="...")
	@$(PY) bench/run.py $(ARGS)

bench-server: .venv/.stamp-dev ## measure the server under load, on the compiled build
	@$(PY) tools/compile.py build
	@trap '$(PY) tools/compile.py pure' EXIT; $(PY) bench/server.py $(ARGS)

lock: $(UV) ## pin all dependencies anew (ARGS=--upgrade takes newer versions)
	@echo "Resolving dependencies ..."
	@$(COMPILE_LOCK) $(ARGS) pyproject.toml -o requirements.lock
	@$(COMPILE_LOCK) $(ARGS) pyproject.toml --extra dev -c requirements.lock -o requirements-dev.lock
	@$(COMPILE_LOCK) $(ARGS) --python-version 3.11 bench/requirements.in -o bench/requirements.lock

clean: ## remove all that was made, except .venv and .venv-bench
	@rm -rf build dist htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
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
