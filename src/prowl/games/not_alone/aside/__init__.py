"""What Not Alone says aside, made of what one pair of eyes sees."""

from __future__ import annotations

from prowl.kernel.aside import Aside

from .figures import figures
from .reasons import reasons

ASIDE = Aside(reasons=reasons, figures=figures)
