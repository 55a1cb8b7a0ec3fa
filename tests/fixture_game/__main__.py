"""See `program.py`."""

from runpy import run_module

run_module("tests.fixture_game.program", run_name="__main__", alter_sys=True)
