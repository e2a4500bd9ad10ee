# `make demo` and `make test` set everything up by themselves in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: demo test lint bench clean

$(READY): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $(READY)

demo: $(READY)
	@$(BIN)/rulewright check
	@for pack in tic-tac-toe connect-four akropolis "tekhenu --players 2" "tekhenu --players 1"; do \
		echo; $(BIN)/rulewright play $$pack --auto --board --seat 1=greedy --seed 1 || exit 1; done

test: $(READY)
	$(BIN)/python -m pytest -n auto
	$(BIN)/rulewright test

lint: $(READY)
	$(BIN)/ruff check interpreter tests benchmarks
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/python benchmarks/playouts.py

clean:
	rm -rf $(VENV) build dist
