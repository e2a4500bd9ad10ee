# `make demo` and `make test` set everything up by themselves in .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
# Each core has its part of the tests, slow ones first; whoever is ready takes over half of what another has left.
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

.PHONY: demo test thorough quick lint bench soak soak-fuzz soak-kill soak-games clean

$(READY): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	touch $(READY)

demo: $(READY)
	@$(BIN)/rulewright check
	@for pack in tic-tac-toe connect-four akropolis "tekhenu --players 2" "tekhenu --players 1" "teotihuacan --players 2" "teotihuacan --players 1"; do \
		echo; $(BIN)/rulewright play $$pack --auto --board --seat 1=greedy --seed 1 || exit 1; done
	@echo; echo "Play one of them in a browser, alone or with friends:"
	@echo "  $(BIN)/rulewright serve akropolis        (open the link that it prints)"
	@echo "or here:"
	@echo "  $(BIN)/rulewright play tekhenu"

# Everything that is tested, and every scenario of every pack. There is no `rulewright test` behind it: one test for each pack
# plays its scenarios, once, and asks whether all pass, cite every rule and leave nothing untried (tests/packs/test_scenarios.py).
test: $(READY)
	$(PYTEST)

# The same tests, with more games, packs and mutants: half an hour and more.
thorough: $(READY)
	RULEWRIGHT_EFFORT=thorough $(PYTEST) --timeout 7200

# The same without what takes long.
quick: $(READY)
	$(PYTEST) -m "not slow"

lint: $(READY)
	$(BIN)/ruff check interpreter tests benchmarks tools
	$(BIN)/ruff format --check interpreter tests benchmarks tools
	$(BIN)/mypy

bench: $(READY)
	$(BIN)/python benchmarks/playouts.py

# An hour of hostile input, kills and games, side by side; each tool says what it tried and found in one line of JSON.
SOAK ?= 60
SEED ?= 1000
soak: $(READY)
	$(MAKE) --jobs 3 soak-fuzz soak-kill soak-games

soak-fuzz soak-games: soak-%: $(READY)
	$(BIN)/python tools/$*.py --minutes $(SOAK) --seed $(SEED)

# Some thousand kills are enough, and each is a program that is started: the others go first.
soak-kill: $(READY)
	nice -n 10 $(BIN)/python tools/kill.py --minutes $(SOAK) --seed $(SEED)

clean:
	rm -rf $(VENV) build dist
