"""What is wrong with a sentence as it is printed, by the rules of its language."""

from __future__ import annotations

import re

NARROW = "\u202f"
"""The narrow no-break space of French, before ; : ! ? and inside « »."""

_ANYWHERE = {
    "a brace": r"[{}]",
    # Text of several lines may be laid out in columns.
    "two spaces in a row": r"\A.*\S[^\S\n]{2}.*\Z",
    "a space before a comma or a full stop": r"\s[,.](?!\w)",
    "a space at an end": r"^\s|\s$",
    "a straight quote": r"['\"]",
    "two full stops": r"(?<!\.)\.\.(?!\.)",
    "a bracket of a selector": r"->|\*\[",
}
_BY_LANGUAGE = {
    "en": {"a foreign quote": "[„«»]", "a space before an ellipsis": r"\w …\Z"},
    "de": {"a foreign quote": "[”«»]"},
    "fr": {
        "a foreign quote": "[„“”]",
        "a space before an ellipsis": r"\w …\Z",
        "no narrow space before ; : ! ? »": rf"(?<!{NARROW})(?<![;:!?])(?:[;:!?](?=[\s)»]|$)|»)",
        "no narrow space after «": rf"«(?!{NARROW})",
    },
}
_PAIRS = {"en": ["“", "”"], "de": ["„", "“"], "fr": ["«", "»"]}


def flaws(language: str, said: str) -> list[str]:
    """
    >>> flaws("fr", "« Mot » : non.")
    ['no narrow space before ; : ! ? »', 'no narrow space after «']
    >>> flaws("de", "„Wort“ fehlt .")
    ['a space before a comma or a full stop']
    >>> flaws("en", "Thinking …")
    ['a space before an ellipsis']
    >>> flaws("en", "red cream 2 is missing.")
    ['a sentence that begins small']
    """
    found = [
        flaw
        for flaw, pattern in {**_ANYWHERE, **_BY_LANGUAGE[language]}.items()
        if re.search(pattern, said)
    ]
    pair = _PAIRS[language]
    quotes = [letter for letter in said if letter in pair]
    if quotes != pair * (len(quotes) // 2):
        found.append("quotes that do not pair")
    if said.endswith(".") and re.match(r"[a-zà-öø-ÿœ]", said):
        found.append("a sentence that begins small")
    if not said:
        found.append("nothing said")
    return found
