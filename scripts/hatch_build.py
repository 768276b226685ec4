"""Puts the list of tests of every numbered rule into the wheel, so that an installed `prowl rules` can name them."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class RulesTests(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if self.target_name != "wheel" or version == "editable" or not (root / "tests").is_dir():
            return
        spec = spec_from_file_location("tested", root / "src/prowl/cli/tested.py")
        assert spec is not None
        assert spec.loader is not None
        tested = module_from_spec(spec)
        spec.loader.exec_module(tested)
        path = Path(mkdtemp()) / tested.LIST
        path.write_text(json.dumps(tested.scan(root), indent=1) + "\n", "utf-8")
        build_data["force_include"][str(path)] = f"prowl/{tested.LIST}"
