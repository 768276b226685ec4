# Everything a newcomer needs is a target here; `make help` lists them.
#
#   PYTHON=python3.12 make play     another Python
#   VENV=/some/place make test      another virtual environment
#   LAN=1 make play                 friends on the local network can join

PYTHON ?= python3
VENV ?= .venv
JOBS ?= 2
BIN := $(VENV)/bin
STATIC := src/prowl/server/static
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play serve deps web kit test test-quick test-more test-full check check-python check-web test-web
.PHONY: browser rules cards
.PHONY: bench fmt lock wheel wheel-fast one-file clean
.PHONY: test-compiled

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# ------------------------------------------------------------------------------------------------ environment
# Stamps live in the virtual environment: a target runs again only when the files it is made from are newer.

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Prowl needs Python 3.11 or newer; '$(PYTHON)' is $$($(PYTHON) -V 2>/dev/null || echo missing). Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { \
	  echo "Python cannot make a virtual environment here (on Debian: apt-get install python3-venv)." >&2; rm -rf $(VENV); exit 1; }

$(VENV)/.stamp-base: requirements/base.txt | $(BIN)/python
	@echo "Installing what Prowl needs into $(VENV)"
	@$(PIP) --require-hashes -r requirements/base.txt
	@touch $@

$(VENV)/.stamp-package: pyproject.toml $(VENV)/.stamp-base
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# One after another: two installations at once would get into each other's way.
$(VENV)/.stamp-dev: requirements/dev.txt $(VENV)/.stamp-package
	@echo "Installing what developing Prowl needs into $(VENV)"
	@$(PIP) --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.stamp-bench: requirements/bench.txt $(VENV)/.stamp-dev
	@echo "Installing the engines to compare with into $(VENV)"
	@$(PIP) --require-hashes -r requirements/bench.txt
	@touch $@

deps: $(VENV)/.stamp-dev ## everything for development, at the locked versions

# ------------------------------------------------------------------------------------------------ browser client

ifneq ($(wildcard web/package.json),)
WEB := web
WEB_FILES := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/dist*' -not -path 'web/recorded/*' 2>/dev/null)

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { \
	  echo "The browser client is built with Node.js 20.19 or newer (with npm), and it is not installed." >&2; exit 1; }
	@echo "Installing what the browser client needs"
	@cd web && npm ci --no-audit --no-fund --loglevel=error || { \
	  echo "npm ci failed. If it says that package.json and package-lock.json are not in sync, see CONTRIBUTING.md." >&2; exit 1; }
	@touch $@

$(STATIC)/index.html: web/node_modules/.package-lock.json $(WEB_FILES)
	@echo "Building the browser client"
	@cd web && npm run --silent build
	@if [ -f web/dist/index.html ]; then rm -rf $(STATIC) && mkdir -p $(STATIC) && cp -R web/dist/. $(STATIC)/; fi
	@test -f $@ || { echo "The build of web/ left no web/dist/index.html." >&2; exit 1; }
	@touch $@

web: $(STATIC)/index.html ## build the browser client into the package

# The same client over recorded moments: what the browser tests look at without a server.
web/dist-kit/index.html: web/node_modules/.package-lock.json $(WEB_FILES)
	@echo "Building the gallery"
	@cd web && npm run --silent build-kit
	@touch $@

kit: web/dist-kit/index.html

check-web: web/node_modules/.package-lock.json
	cd web && npm run --silent check

test-web: web/node_modules/.package-lock.json
	cd web && npm run --silent test
else
web kit check-web test-web:
	@echo "There is no web/ yet: nothing to do for the browser client."
endif

# ------------------------------------------------------------------------------------------------ using it

play: $(VENV)/.stamp-package $(if $(WEB),web) ## play: install, build, open a table in the browser; LAN=1 lets friends on your network join
	@if [ -f src/prowl/server/__init__.py ]; then exec $(BIN)/prowl serve $(if $(filter-out 0,$(LAN)),--lan) $(ARGS); else exec $(BIN)/prowl play not_alone $(ARGS); fi

serve: play

cards: $(VENV)/.stamp-package ## the card catalogue in both languages: make cards GAME=not_alone
	@$(BIN)/prowl cards $(GAME)

rules: $(VENV)/.stamp-package ## every numbered rule with its tests; fails if a rule has none
	@$(BIN)/prowl rules --all --check

# ------------------------------------------------------------------------------------------------ developing it

check: check-python check-web ## style, types, who imports whom

check-python: deps
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src
	$(BIN)/lint-imports

# The checks run side by side, and each says what it has to say in one piece where make can do that.
SIDE_BY_SIDE := --no-print-directory --jobs=$(JOBS) $(if $(filter output-sync,$(.FEATURES)),--output-sync)

# A module of browser tests stays in one process (loadgroup), and shares what it has made; the rest is dealt out.
PYTEST_RUN = $(BIN)/python -m pytest -n $(JOBS) --dist loadgroup $(PYTEST)

test: $(BIN)/python ## what a change has to pass: checks, every test, one cell a game of large matrices
	@$(MAKE) $(SIDE_BY_SIDE) check test-web browser $(if $(WEB),web kit)
	$(PYTEST_RUN) -m "not full"

test-quick: deps ## without a browser, in two minutes: while you work
	$(BIN)/ruff check .
	$(PYTEST_RUN) -m "not full and not browser"

test-full: test test-more ## everything: whole matrices, long forms

test-more: deps browser $(if $(WEB),web kit) ## only what test-full adds to test
	$(PYTEST_RUN) -m full

browser:
	@if [ -d tests/browser ]; then scripts/system-packages; fi

fmt: deps ## put the code into the house style
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	@if [ -n "$(WEB)" ]; then $(MAKE) --no-print-directory web/node_modules/.package-lock.json && cd web && npm run --silent format; fi

# Compiled in place from a copy of the source, for tests and measurements.
FAST := build/fast
FAST_FILES := $(shell find src scripts/fast -name '*.py' 2>/dev/null) scripts/wheel-fast

$(FAST)/.stamp: $(FAST_FILES) | deps
	VENV=$(VENV) scripts/wheel-fast --in-place
	@touch $@

test-compiled: $(FAST)/.stamp ## kernel, games, golden games and bots on the compiled build
	PYTHONPATH=$(FAST)/src $(BIN)/python -m pytest -n $(JOBS) tests/fast tests/kernel tests/games tests/golden tests/bots $(PYTEST)

bench: deps $(VENV)/.stamp-bench $(FAST)/.stamp ## decisions a second, clones a second, against other engines, pure and compiled
	$(BIN)/python -m bench $(ARGS)
	PYTHONPATH=$(FAST)/src $(BIN)/python -m bench $(ARGS)

lock: deps ## make requirements/*.txt again from pyproject.toml (ARGS=--upgrade for the newest versions)
	VENV=$(VENV) scripts/lock $(ARGS)

wheel: deps $(if $(WEB),web) ## a pure wheel and a source archive in dist/
	$(BIN)/python -m build --no-isolation --outdir dist .

wheel-fast: deps $(if $(WEB),web) ## the same wheel with kernel and games compiled by mypyc
	VENV=$(VENV) scripts/wheel-fast

one-file: deps $(if $(WEB),web) ## Prowl in one file, dist/prowl.pyz, for every system that has Python
	$(BIN)/python scripts/one-file $(ARGS)

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) build dist $(STATIC) web/dist web/dist-kit web/recorded web/node_modules htmlcov .coverage
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
