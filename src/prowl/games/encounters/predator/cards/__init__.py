"""The cards: starters, roles and officers, the barracks, strikes, enemies."""
