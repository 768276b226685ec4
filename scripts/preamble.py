"""The first thing that prowl.pyz does: on a machine it was not made for it says so, instead of failing somewhere."""

import os
import sys
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

try:
    import msgspec
except ImportError:
    msgspec = None

if sys.version_info < (3, 11) or msgspec is None:
    language = os.environ.get("PROWL_LANG") or os.environ.get("LANG") or ""
    chosen = "ru" if language.startswith("ru") else "en"
    # Nothing of Prowl may be imported here but its words.
    texts = next(Path(place, "prowl", "cli", "text") for place in sys.path if Path(place, "prowl").is_dir())
    bundle = FluentBundle([chosen], use_isolating=False)
    bundle.add_resource(FluentResource((texts / f"{chosen}.ftl").read_text("utf-8")))
    python = ".".join(map(str, sys.version_info[:2]))
    said, _ = bundle.format_pattern(bundle.get_message("error-unfit-machine").value, {"python": python})
    sys.exit(said)
