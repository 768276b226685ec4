"""Prowl: a digital table for board games of hunter and hunted."""

__version__ = "0.1.0"
