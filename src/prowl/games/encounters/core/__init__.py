"""The deck-building engine of the Encounters games: no theme, no card names."""
