"""The cards: places, Hunt cards, Survival cards."""
