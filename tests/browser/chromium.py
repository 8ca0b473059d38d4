"""The browser of all tests, pictures and measurements."""

from __future__ import annotations

import shutil

# Without the frame of a window, which nobody sees here, a match takes two thirds of the time.
_PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser")
CHROMIUM = next(filter(None, map(shutil.which, _PROGRAMS)), "")
MISSING = "Chromium is missing (on Debian: apt-get install chromium-headless-shell)"
