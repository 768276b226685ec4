"""Makes a PNG of few colours from one of many: half the size, and to the eye nearly the same.

Where a gradient has more shades than the palette, two of them are woven into each other: no bands are seen.

Knows what Chromium writes: 8 bits a channel, no alpha or alpha to be dropped, not interlaced.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from heapq import heapify, heappop, heappush
from itertools import pairwise

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST_COLOURS = 256
# Bayer's matrix, as shades that are added to a pixel. A pattern that repeats takes half the room of one that does not.
SHADES = 12
BAYER = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
WEAVE = [[(each - 7.5) / 16 * SHADES for each in row] for row in BAYER]
CHANNELS = {2: 3, 6: 4}

Colour = tuple[int, int, int]
Box = list[tuple[Colour, int]]


def shrunk(data: bytes) -> bytes:
    """The picture with at most 256 colours."""
    width, rows = read(data)
    seen = Counter(colour for row in rows for colour in row)
    boxes = cut(list(seen.items()))
    palette = [mean(box) for box in boxes]
    lines = b"".join(b"\0" + line for line in dithered(rows, palette))
    header = struct.pack(">IIBBBBB", width, len(rows), 8, 3, 0, 0, 0)
    colours = bytes(channel for colour in palette for channel in colour)
    parts = [(b"IHDR", header), (b"PLTE", colours), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    return SIGNATURE + b"".join(chunk(kind, body) for kind, body in parts)


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


# -- reading ---------------------------------------------------------------------------


def read(data: bytes) -> tuple[int, list[list[Colour]]]:
    """The width, and the rows of colours."""
    at, packed, width, depth = len(SIGNATURE), b"", 0, 3
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, depth = struct.unpack(">I", body[:4])[0], CHANNELS[body[9]]
        elif kind == b"IDAT":
            packed += body
        at += size + 12
    return width, [list(zip(*(row[c::depth] for c in range(3)), strict=True)) for row in lines_of(packed, width, depth)]


def lines_of(packed: bytes, width: int, depth: int) -> list[bytearray]:
    """The rows of bytes with their filters taken off."""
    raw, step = zlib.decompress(packed), width * depth + 1
    found = [bytearray(width * depth)]
    for start in range(0, len(raw), step):
        row = bytearray(raw[start + 1 : start + step])
        unfilter(raw[start], row, found[-1], depth)
        found.append(row)
    return found[1:]


def unfilter(kind: int, row: bytearray, above: bytearray, depth: int) -> None:
    for i in range(len(row) if kind else 0):
        left, corner = (row[i - depth], above[i - depth]) if i >= depth else (0, 0)
        guess = (0, left, above[i], (left + above[i]) // 2, 0)[kind] if kind < 4 else paeth(left, above[i], corner)
        row[i] = (row[i] + guess) & 255


def paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    return min((left, above, corner), key=lambda each: abs(guess - each))


# -- colours ---------------------------------------------------------------------------


def cut(colours: Box) -> list[Box]:
    """Median cut: the box that is worst off is halved, until there are enough."""
    heap = [(-badness(colours), 0, colours)]
    heapify(heap)
    number = 0
    while len(heap) < MOST_COLOURS and heap[0][0] < 0:
        for half in halves(heappop(heap)[2]):
            number += 1
            heappush(heap, (-badness(half), number, half))
    return [box for _, _, box in heap]


def spread(box: Box) -> tuple[int, int]:
    """How far apart the colours of a box are, and in which channel."""
    return max((max(c[i] for c, _ in box) - min(c[i] for c, _ in box), i) for i in range(3))


def badness(box: Box) -> float:
    """A wide range is worse than many pixels: small bright things keep their colours."""
    return float(spread(box)[0]) ** 2 * sum(count for _, count in box) ** 0.5


def halves(box: Box) -> tuple[Box, Box]:
    channel = spread(box)[1]
    box.sort(key=lambda each: each[0][channel])
    total, run = sum(count for _, count in box) / 2, 0
    for at, ((_, count), _) in enumerate(pairwise(box), 1):
        run += count
        if run >= total:
            return box[:at], box[at:]
    return box[:-1], box[-1:]


def dithered(rows: list[list[Colour]], palette: list[Colour]) -> Iterator[bytes]:
    """For every row the numbers of its colours. A colour that the palette lacks is a weave of those next to it."""
    index, known = {colour: number for number, colour in enumerate(palette)}, dict[Colour, int]()
    for y, row in enumerate(rows):
        weave, line = WEAVE[y % len(WEAVE)], bytearray(len(row))
        for x, colour in enumerate(row):
            number = index.get(colour)
            if number is None:
                more = weave[x % len(weave)]
                # Neighbouring shades have the same nearest colour.
                red, green, blue = (max(0, int(channel + more)) & -2 for channel in colour)
                number = known.get((red, green, blue))
                if number is None:
                    number = known[red, green, blue] = nearest(palette, (red, green, blue))
            line[x] = number
        yield bytes(line)


def nearest(palette: list[Colour], colour: Colour) -> int:
    red, green, blue = colour
    far = [(r - red) ** 2 * 3 + (g - green) ** 2 * 6 + (b - blue) ** 2 for r, g, b in palette]
    return far.index(min(far))


def mean(box: Box) -> Colour:
    total = sum(count for _, count in box)
    red, green, blue = (round(sum(c[i] * count for c, count in box) / total) for i in range(3))
    return red, green, blue
