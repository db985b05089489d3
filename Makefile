# Two commands are all a user needs: `make play` and `make test`. Everything is set up on the way.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH_READY := $(VENV)/.bench-ready
NODE_READY := $(VENV)/.node-ready
BROWSER_READY := $(VENV)/.browser-ready
WEB_READY := web/node_modules/.ready
CLIENT := src/sabika/server/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts src/sabika/text/locales -type f 2>/dev/null)
# A Node.js in .venv comes first; there is one only where the machine has none that will do.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web

# The modules that strain the contract most are checked most.
SIX := characters,street_trader,bazaars,sultan,watchtowers,building_sites

.DEFAULT_GOAL := help
.PHONY: help play test lint web dev coverage bench pace shots mixes games statistics clean

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

$(NODE_READY): $(READY) requirements-node.txt
	@if command -v npm >/dev/null && node -e 'process.exit(+process.versions.node.split(".")[0] < 20)'; then :; else \
		echo "There is no Node.js 20 or newer; getting one into $(VENV) ..."; \
		$(BIN)/python -m pip install --disable-pip-version-check -r requirements-node.txt; fi
	@touch $@

$(WEB_READY): $(NODE_READY) web/package.json web/package-lock.json
	@echo "Getting what the browser client is built with (once; takes a minute) ..."
	$(NPM) install --no-audit --no-fund --no-save
	@touch $@

$(CLIENT): $(WEB_READY) $(CLIENT_SOURCES)
	@echo "Building the browser client ..."
	$(NPM) run --silent build

$(BROWSER_READY): $(READY)
	@command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || { \
		echo "Getting Debian's Chromium for the browser tests ..."; \
		as_root=$$(test "$$(id -u)" = 0 || echo sudo); $$as_root apt-get update -q; \
		$$as_root apt-get install -y -q chromium-headless-shell || $$as_root apt-get install -y -q chromium; } || \
		{ echo "Chromium is missing and could not be installed; put a chromium on the path"; exit 2; }
	@touch $@

play: $(READY) $(CLIENT) ## Set up, start the server and open the table in the browser
	@$(BIN)/sabika serve --open

test: $(READY) $(CLIENT) $(BROWSER_READY) ## Set up and run every check and test, the browser ones included
	@echo "== style";   $(BIN)/ruff check src tests examples && $(BIN)/ruff format --check src tests examples
	@echo "== types";   $(BIN)/mypy
	@echo "== client";  $(NPM) run --silent check && $(NPM) run --silent test && $(NPM) run --silent budget
	@echo "== tests";   $(BIN)/python -m pytest -n auto --dist worksteal
	@echo "== rules";   $(BIN)/sabika rules coverage

lint: $(READY) $(WEB_READY) ## Style and types only
	$(BIN)/ruff check src tests examples && $(BIN)/ruff format --check src tests examples
	$(BIN)/mypy
	$(NPM) run --silent check

web: $(CLIENT) ## Build the browser client

dev: $(WEB_READY) ## Serve the browser client with hot reload, beside `sabika serve`
	$(NPM) run dev

coverage: $(READY) ## Which rules of the register no test covers
	@$(BIN)/sabika rules coverage

$(BENCH_READY): $(READY) requirements-bench.txt
	$(BIN)/python -m pip install --disable-pip-version-check -r requirements-bench.txt
	@touch $@

bench: $(BENCH_READY) ## Measure the engine beside catanatron, environments beside PettingZoo's games, the server beside an echo
	@$(BIN)/sabika bench
	@$(BIN)/sabika bench-server

pace: $(READY) $(CLIENT) $(BROWSER_READY) ## How soon the client answers touches and keys
	$(BIN)/python -m tests.web.pace

shots: $(READY) $(CLIENT) $(BROWSER_READY) ## Screenshots of every screen, into build/shots
	$(BIN)/python -m tests.web.shots

mixes: $(READY) ## The long run: checked random games in many mixes
	$(BIN)/sabika check --games 2000 --players 2-6
	$(BIN)/sabika check --modules each --games 300 --players 2-6
	$(BIN)/sabika check --modules pairs:$(SIX) --modules $(SIX) --games 300 --players 2-6
	$(BIN)/sabika check --modules pairs --games 20 --players 2-6
	$(BIN)/sabika check --modules random:3-26 --games 2000 --players 2-6
	$(BIN)/sabika check --modules all --games 200 --players 2-6
	for box in granada combined red_palace; do \
		$(BIN)/sabika check --box $$box --games 1000 --players 2-6 && \
		$(BIN)/sabika check --box $$box --modules each --modules all --games 20 --players 2-6 || exit; done
	$(BIN)/sabika check --box granada --modules random:2-11 --games 200 --players 2-6
	$(BIN)/sabika check --box combined --modules random:2-26 --games 200 --players 2-6

games: $(READY) ## Record the games in tests/games again
	$(BIN)/python -m tests.games.make

statistics: $(READY) ## Play the games of docs/statistics.md again, and draw their pictures
	@mkdir -p build/statistics
	for players in 2 3 4 5 6; do $(BIN)/sabika simulate --bot sensible --players $$players --games 1000 \
		--out build/statistics/players-$$players.parquet || exit 1; done
	$(BIN)/sabika simulate --bot sensible --modules random:1 --games 2600 --out build/statistics/modules.parquet
	$(BIN)/sabika statistics build/statistics/*.parquet --page docs/statistics.md --plots docs/plots

clean: ## Remove everything that was set up
	rm -rf $(VENV) web/node_modules $(dir $(CLIENT)) .pytest_cache .mypy_cache .ruff_cache .hypothesis
