"""The cards of the Alien films."""
