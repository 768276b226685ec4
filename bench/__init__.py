"""Measurements: speed against other engines (`python -m bench`), strength of the bots (`python -m bench.arena`)."""
