"""The rules of The X-Files, a chapter a file."""
