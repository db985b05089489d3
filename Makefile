# Two commands are all a user needs: `make play` and `make test`. Everything is set up on the way.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready

.DEFAULT_GOAL := help
.PHONY: help play test lint check coverage bench mixes games clean

help: ## Show what there is to do
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1|/' | column -t -s '|'

$(READY): requirements.txt pyproject.toml
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Sabika needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 2; }
	@echo "Setting up $(VENV) (once; takes a minute) ..."
	@test -x $(BIN)/python || "$(PYTHON)" -m venv $(VENV) || \
		{ echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 2; }
	$(BIN)/python -m pip install --disable-pip-version-check -r requirements.txt
	$(BIN)/python -m pip install --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

play: $(READY) ## Set up and play at the terminal against bots
	@$(BIN)/sabika play

test: $(READY) ## Set up and run every check and test
	@echo "== style";  $(BIN)/ruff check src tests
	@echo "== types";  $(BIN)/mypy
	@echo "== tests";  $(BIN)/python -m pytest -n auto
	@echo "== rules";  $(BIN)/sabika rules coverage

lint: $(READY) ## Style and types only
	$(BIN)/ruff check src tests
	$(BIN)/mypy

coverage: $(READY) ## Which rules of the register no test covers
	@$(BIN)/sabika rules coverage

$(BENCH_READY): $(READY)
	$(BIN)/python -m pip install --disable-pip-version-check -r requirements-bench.txt
	@touch $@

bench: $(BENCH_READY) ## Measure the engine beside catanatron on one core
	@$(BIN)/sabika bench

mixes: $(READY) ## The long run: checked random games in many mixes
	$(BIN)/sabika check --games 2000 --players 2-6
	$(BIN)/sabika check --modules each --games 300 --players 2-6
	$(BIN)/sabika check --modules pairs --games 300 --players 2-6
	$(BIN)/sabika check --modules all --games 300 --players 2-6

games: $(READY) ## Record the games in tests/games again
	$(BIN)/python -m tests.games.make

clean: ## Remove everything that was set up
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
