"""The rules of Dead of Winter, chapter by chapter."""
