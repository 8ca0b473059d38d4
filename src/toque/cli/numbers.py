"""Numbers as each language writes them.

>>> percent(0.951, "en"), percent(0.951, "de") == "95,1\\u00a0%"
('95.1%', True)
>>> decimal(1234.56, "en")
'1,234.6'
"""

from __future__ import annotations

from typing import Final

from babel.numbers import format_decimal, format_percent

_PERCENT: Final = {"en": "#,##0.0%", "fr": "#,##0.0\u202f%", "de": "#,##0.0\u00a0%"}


def percent(share: float, language: str) -> str:
    return format_percent(share, _PERCENT[language], language)


def decimal(number: float, language: str, places: int = 1) -> str:
    pattern = "#,##0." + "0" * places if places else "#,##0"
    return format_decimal(number, pattern, language)
