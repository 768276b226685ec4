"""Not Alone, rule by rule."""
