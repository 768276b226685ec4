"""The chapters of the rulebook that are particular to Hunters."""
