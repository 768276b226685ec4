"""The five hundred cards of The X-Files."""
