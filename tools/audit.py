"""Ask the database of open-source vulnerabilities (osv.dev) about every pinned dependency.

Without a network nothing is asked, which is said and is no failure: pins have hashes and do not change
by themselves. `TOQUE_AUDIT_URL` is another address to ask.
"""

from __future__ import annotations

import json
import os
import re
import sys
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parent.parent
URL: Final = "https://api.osv.dev/v1/querybatch"
PATIENCE: Final = 15.0
AT_ONCE: Final = 500
PINNED: Final = re.compile(r"^([A-Za-z0-9][A-Za-z0-9._-]*)==([^\s;\\]+)", re.MULTILINE)


class Package(NamedTuple):
    ecosystem: str
    name: str
    version: str


def from_requirements(text: str) -> set[Package]:
    """
    >>> from_requirements("anyio==4.9.0 \\\\\\n    --hash=sha256:67\\n    # via litestar\\n")
    {Package(ecosystem='PyPI', name='anyio', version='4.9.0')}
    """
    return {Package("PyPI", name, version) for name, version in PINNED.findall(text)}


def from_npm(text: str) -> set[Package]:
    """
    >>> from_npm('{"packages": {"": {}, "node_modules/@a/b": {"version": "1.2.3"}}}')
    {Package(ecosystem='npm', name='@a/b', version='1.2.3')}
    """
    packages = json.loads(text)["packages"]
    return {
        Package("npm", path.rpartition("node_modules/")[2], one["version"])
        for path, one in packages.items()
        if path and "version" in one
    }


def pinned() -> list[Package]:
    found = from_npm((ROOT / "web" / "package-lock.json").read_text())
    for lock in ("requirements.lock", "requirements-dev.lock"):
        found |= from_requirements((ROOT / lock).read_text())
    return sorted(found)


def known_faults(packages: list[Package], url: str) -> list[tuple[Package, list[str]]]:
    """The packages of which something bad is known, with the names of it."""
    found = []
    for start in range(0, len(packages), AT_ONCE):
        some = packages[start : start + AT_ONCE]
        queries = [
            {"version": one.version, "package": {"name": one.name, "ecosystem": one.ecosystem}}
            for one in some
        ]
        request = urllib.request.Request(
            url,
            json.dumps({"queries": queries}).encode(),
            {"content-type": "application/json"},
        )
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            results = json.load(answer)["results"]
        for package, result in zip(some, results, strict=True):
            if result.get("vulns"):
                found.append((package, [fault["id"] for fault in result["vulns"]]))
    return found


def main() -> int:
    packages = pinned()
    try:
        faults = known_faults(packages, os.environ.get("TOQUE_AUDIT_URL", URL))
    except (urllib.error.URLError, TimeoutError, OSError) as away:
        print(f"The dependencies were not audited: {away}", file=sys.stderr)
        return 0
    for package, names in faults:
        print(f"{package.name} {package.version} ({package.ecosystem}): {', '.join(names)}")
    print(f"{len(packages)} pinned dependencies audited, {len(faults)} with known faults.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
