"""The cards of Hunters."""
