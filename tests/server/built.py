"""The built browser client, for tests of what is packed and handed on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "prowl" / "server" / "static" / "index.html"

# On a machine of a developer it may be missing; where everything is tested it may not.
needs_client = pytest.mark.skipif(
    not CLIENT.exists() and "CI" not in os.environ, reason="the browser client is not built: make web"
)
