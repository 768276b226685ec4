"""The cards, read from the tables in `data/`."""
