"""What opens a seat is kept as a hash only: who reads the database has no key and no cookie."""

from __future__ import annotations

from hashlib import blake2b


def hashed(secret: str) -> str:
    # Keys and cookies have at least 144 bits of chance, so that a slow hash would protect nothing more.
    return blake2b(secret.encode(), digest_size=24).hexdigest()
