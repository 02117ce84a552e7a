# Every target sets up what it needs: a machine with Python 3.11+ and make is enough.
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip install -qq --disable-pip-version-check --constraint constraints.txt
RUNTIME := $(VENV)/.runtime-ready
DEV := $(VENV)/.dev-ready
BROWSER := $(VENV)/.browser-ready
CODE := src tests tools docs/conf.py $(wildcard benchmarks) $(wildcard examples/market)
GAMES := wonders dice
LANES = $(shell grep -rl --include='test_*.py' 'mark\.lane' tests)
CORES := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
SIDE_BY_SIDE = $(MAKE) --no-print-directory --jobs=$(CORES) $(if $(filter output-sync,$(.FEATURES)),--output-sync)

.DEFAULT_GOAL := help
.PHONY: help play web quick docs dist notes renew test lanes uncompiled boundscheck quicktest $(GAMES:%=compile-%) check webcheck bench webbench soak screenshots format golden kernels clean
.DELETE_ON_ERROR:

help: ## show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' Makefile

play: $(PY) ## play in the browser: builds the web table, starts a server, opens it
	@$(MAKE) --no-print-directory --jobs=2 $(RUNTIME) web
	@$(VENV)/bin/heptapolis serve --open

web: $(PY) ## build the web table (with the machine's Node, or one from PyPI)
	@$(PY) web/build.py

quick: $(DEV) ## a minute: the checks, and every test that needs no compiled kernel, process or browser
	@$(SIDE_BY_SIDE) check quicktest

quicktest: $(DEV)
	$(PY) -m pytest --quick -n auto --dist worksteal --durations=10 --durations-min=1

# First, side by side, everything that uses one core; then the suite on all of them.
test: $(DEV) ## run the checks, the kernels in their other modes, then every test
	@$(SIDE_BY_SIDE) uncompiled boundscheck check $(GAMES:%=compile-%) webcheck $(BROWSER)
	$(PY) -m pytest -n auto --dist worksteal --durations=20

lanes: uncompiled boundscheck ## the kernels as plain Python (with branch coverage), and with every index checked

uncompiled: $(DEV)  # as plain Python, with branch coverage
	NUMBA_DISABLE_JIT=1 $(PY) -m pytest -q -m lane --cov --cov-report=term $(LANES)

boundscheck: $(DEV)  # with every index checked; less optimised, to compile faster
	NUMBA_BOUNDSCHECK=1 NUMBA_OPT=1 HEPTAPOLIS_CACHE=$(VENV)/boundscheck $(PY) -m pytest -q -m lane $(LANES)

$(GAMES:%=compile-%): compile-%: $(DEV)
	@echo "compiling the kernel of $* ..."
	@$(VENV)/bin/heptapolis warm $* > /dev/null

check: $(DEV) ## lint, formatting, types and the direction of imports
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(PY) -m mypy $(CODE)
	@$(VENV)/bin/pyright --project tests/typing
	$(VENV)/bin/lint-imports

webcheck: $(DEV) web ## the web table: Prettier, ESLint, types against the server's own document, unit tests
	@$(PY) -m heptapolis.server.openapi > web/openapi.json
	@$(PY) -m tests.golden.played > web/played.json
	@$(PY) -m tests.web.scored 16 1 > web/scored.json
	@$(PY) -m heptapolis.i18n.message_ids > web/src/api/message-ids.d.ts
	@$(PY) -m heptapolis.i18n.samples > web/rendered.json
	@$(PY) web/build.py all-checks

bench: $(DEV) ## measure the speed of the engines, and the server under load
	@$(PIP) --editable '.[dev,bench]'
	-@test -e build/base || $(PY) -m benchmarks.compare install  # where git has the base: to compare with it
	$(PY) -m benchmarks

webbench: $(BROWSER) web ## measure the web table: from click to drawn result, and Lighthouse (fetched with npx)
	@$(PY) -m tests.browser.measure --lighthouse

soak: $(BROWSER) web ## the long tests that `make test` leaves out
	$(PIP) --editable '.[cluster,rllib,train,libraries,plots]'
	@$(PY) -m tests.browser.install firefox webkit
	$(PY) -m pytest -n auto -m soak --hypothesis-profile=soak

docs: $(DEV) ## build the documentation into build/docs; strict: a warning is an error
	$(PY) -m sphinx --fail-on-warning --keep-going -q -b html -c docs -d build/doctrees . build/docs
	@echo "open build/docs/index.html"

dist: $(DEV) ## build the packages into dist: source archive, and wheel with the page inside
	rm -rf dist
	$(PY) -m hatchling build --target sdist --target wheel

notes: $(PY) ## print the release notes of this version, from the changelog
	@$(PY) -m tools.release_notes

renew: $(PY) ## renew constraints.txt: the newest versions that pyproject.toml allows
	@$(PY) -m tools.renew_constraints

screenshots: $(BROWSER) web ## retake the pictures of every screen in docs/screenshots
	HEPTAPOLIS_SCREENSHOTS=1 $(PY) -m pytest tests/browser/test_screens.py tests/browser/test_words.py
	$(PY) -m tests.browser.films

format: $(DEV) ## format the code and fix what can be fixed
	$(VENV)/bin/ruff check --fix .
	$(VENV)/bin/ruff format .
	@$(PY) web/build.py format

golden: $(DEV) ## regenerate the golden playthroughs (read the diff before committing)
	$(PY) -m tests.golden.regenerate

kernels: $(DEV) ## regenerate the kernel modules that the games share from their templates
	$(PY) -m heptapolis.kernel.generate

clean: ## remove the virtual environment, caches and builds
	rm -rf $(VENV) web/node_modules src/heptapolis/server/web build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests $(wildcard benchmarks) -name __pycache__ -type d -prune -exec rm -rf {} +

# The first interpreter that is new enough; PYTHON=/path/to/python overrides the search.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; done)

$(PY):
	@test -n "$(PYTHON)" || { echo "Heptapolis needs Python 3.11 or newer; none was found on the PATH." \
		"Install one, or name it: make PYTHON=/path/to/python3" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Heptapolis needs Python 3.11 or newer; $(PYTHON) is not." >&2; exit 1; }
	@echo "setting up $(VENV) (once) ..."
	@"$(PYTHON)" -m venv $(VENV) || { rm -rf $(VENV); \
		echo "$(PYTHON) could not create a virtual environment (on Debian and Ubuntu: install python3-venv)." >&2; exit 1; }

$(RUNTIME): pyproject.toml constraints.txt | $(PY)
	@echo "installing heptapolis ..."
	@$(PIP) --editable '.[server]'
	@touch $@

$(DEV): pyproject.toml constraints.txt | $(PY)
	@echo "installing heptapolis and the development tools ..."
	@$(PIP) --editable '.[dev]'
	@touch $(RUNTIME) $@

$(BROWSER): $(DEV)
	@$(PY) -m tests.browser.install
	@$(PY) -m tests.deploy.install
	@touch $@
