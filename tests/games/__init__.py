"""Tests of the games, rule by rule."""
