# The commands of the project. `make play` and `make test` set everything up themselves; a second run starts at once.

# The first Python that is new enough; if there is none, scripts/install.py says so.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
BIN := .venv/bin
PYTEST := $(BIN)/pytest -n 2 --dist loadgroup

.DEFAULT_GOAL := help
.PHONY: help install play lint types check test bench ladder format lock audit clean

help: ## say what can be made
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

install: ## set up .venv with the package, its tools, the compiled engine and the client
	@command -v $(or $(PYTHON),python3) >/dev/null || { echo "signoria needs Python 3.11 or newer (Debian: apt-get install python3 python3-venv)"; exit 1; }
	@$(or $(PYTHON),python3) scripts/install.py

play: install ## play
	@SIGNORIA_LAN_COMMAND='make play ARGS=--lan' $(BIN)/signoria play $(ARGS)

lint: install
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: install
	$(BIN)/mypy

check: lint types ## lint, types and the fast tests
	$(PYTEST) -m "not slow"

test: lint types ## everything; the tests of the engine in both forms, the client in a real browser
	@$(BIN)/python -m scripts.find_browser
	@$(BIN)/python -m scripts.find_proxies
	SIGNORIA_PURE=1 $(PYTEST) -m engine
	$(PYTEST)

bench: install ## measure the engine side by side with others
	@$(BIN)/python -m bench.speed $(ARGS)

ladder: install ## measure the bots against each other and write docs/ladder.md (takes hours)
	@$(BIN)/python -m bench.ladder $(ARGS)

format: install ## put the sources into the house's format
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: install ## write the hashed locks in requirements/ anew (ARGS=--upgrade takes newer versions)
	@$(BIN)/python -m scripts.lock $(ARGS)

audit: install ## look up known vulnerabilities of everything that is locked
	@$(BIN)/python -m scripts.audit

clean: ## remove everything that was built or installed here
	rm -rf client/node_modules src/signoria/server/static
	rm -rf .venv .bench-venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src -name '*.so' -delete -o -name _compiled.json -delete
	find src tests scripts bench -name __pycache__ -prune -exec rm -rf {} +
