"""Recorded games: one for every way each game can end."""
