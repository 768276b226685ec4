"""The balance lab: many games of several configurations, watched closely, and what they tell a designer."""

from .report import Report, balance

__all__ = ["Report", "balance"]
