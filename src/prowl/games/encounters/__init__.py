"""Deck-building games of one family: a core without theme, and a folder for each game with what is particular."""
