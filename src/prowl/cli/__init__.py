"""The command `prowl`."""
