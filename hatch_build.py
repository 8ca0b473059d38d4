"""A wheel carries the built page, so that installing it needs no node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        # An editable install is served by `make play`, which builds the page when its sources change;
        # an unpacked sdist carries the page already.
        if version == "editable" or not (root / "web" / "package.json").exists():
            return
        subprocess.run([sys.executable, str(root / "tools" / "page.py"), "build"], check=True)
