"""Tremble, Humans!, rule by rule."""
