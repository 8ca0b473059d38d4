"""A wheel carries the built page, so that installing it needs no node, and where there is a C compiler
the compiled rules: then it is a wheel of its platform. TOQUE_COMPILE=0 leaves them out."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import compile as compiling

TYPED = ["msgspec", "mypy_extensions"]
"""What compiled modules import: the compiler looks at its types."""


class WheelHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [*compiling.tools_needed(), *TYPED] if self._compiles() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install is served by `make play`, which sees to page and compiled files itself.
        if version == "editable":
            return
        root = Path(self.root)
        # An unpacked sdist carries the page already.
        if (root / "web" / "package.json").exists():
            subprocess.run([sys.executable, str(root / "tools" / "page.py"), "build"], check=True)
        if self._compiles():
            self._folder = tempfile.TemporaryDirectory(prefix="toque-wheel-")
            self._compile(Path(self._folder.name) / "lib", build_data)

    def _compiles(self) -> bool:
        wanted = os.environ.get("TOQUE_COMPILE") != "0" and self.target_name == "wheel"
        return wanted and compiling.missing_tool() is None

    def _compile(self, target: Path, build_data: dict[str, Any]) -> None:
        """What does not compile is no reason to have no wheel: the same sources run on plain Python."""
        self.app.display_info("Compiling with mypyc; this may take a few minutes ...")
        if not compiling.run_mypyc(target):
            self.app.display_warning("mypyc failed: this wheel runs on plain Python.")
            return
        for name in compiling.compiled_files(target):
            build_data["force_include"][str(target / name)] = str(name)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
