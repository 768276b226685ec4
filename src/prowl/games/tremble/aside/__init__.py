"""What Tremble, Humans! says aside, made of what one pair of eyes sees."""

from __future__ import annotations

from prowl.kernel.aside import Aside

from .figures import figures, own
from .reasons import reasons

ASIDE = Aside(figures=figures, own=own, reasons=reasons)
