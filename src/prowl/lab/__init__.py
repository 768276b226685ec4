"""Many games at once: driving, proving, simulating."""
