"""Whole text frames of a websocket as bytes (RFC 6455, section 5.2); everything else is left to `websockets`."""

from __future__ import annotations

from struct import Struct

TEXT = 0x81
FINAL = 0x80
MASKED = 0x80

# The head of a frame of 126 bytes to 64 KiB: nearly all that are sent.
head = Struct(">BBH").pack


def payload(data: bytes) -> int:
    """Where the content begins, if the data is exactly one whole message of a client in one frame below 64 KiB."""
    if len(data) < 6 or not data[0] & FINAL or not data[0] & 15 or not data[1] & MASKED:
        return 0
    size, start = data[1] & 127, 6
    if size == 127:
        return 0
    if size == 126 and len(data) >= 8:
        size, start = data[2] << 8 | data[3], 8
    return start if len(data) == start + size else 0


def framed(text: bytes) -> bytes:
    """A text frame of a server (RFC 6455, section 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 65536:
        return head(TEXT, 126, size) + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text
