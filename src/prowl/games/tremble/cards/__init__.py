"""The cards: ships, cities and armies, missions."""
