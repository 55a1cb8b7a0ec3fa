"""Measures the engine, beside a plain-Python version of the same rules."""
