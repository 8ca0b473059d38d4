"""Numbers as each language writes them.

>>> percent(0.951, "en"), percent(0.951, "de") == "95,1\\u00a0%"
('95.1%', True)
>>> decimal(1234.56, "en")
'1,234.6'
"""

from __future__ import annotations

from typing import Final

from babel.numbers import format_decimal, format_percent

_SIGN: Final = {"en": "%", "fr": "\u202f%", "de": "\u00a0%"}


def percent(share: float, language: str, places: int = 1) -> str:
    return format_percent(share, _pattern(places) + _SIGN[language], language)


def decimal(number: float, language: str, places: int = 1) -> str:
    return format_decimal(number, _pattern(places), language)


def _pattern(places: int) -> str:
    return "#,##0." + "0" * places if places else "#,##0"
