"""Passwords and recovery codes: hashed with argon2, a few at a time, away from the event loop."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE: Final = 2
"""How many are hashed at the same time: each takes 64 MiB."""
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that are mistaken for each other when a code is written down."""


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._room = asyncio.Semaphore(AT_ONCE)
        self._nobody = self._hasher.hash(secrets.token_urlsafe())

    async def hash(self, password: str) -> str:
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, password: str, hashed: str) -> bool:
        """Whether a password is the right one. Without a hash the answer is no, but takes as long:
        nobody learns from the time whether a name exists."""
        async with self._room:
            fits = await asyncio.to_thread(self._verify, password, hashed or self._nobody)
        return fits and bool(hashed)

    def _verify(self, password: str, hashed: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


def fresh_code() -> str:
    """A recovery code to write down: five groups of five, 125 bits."""
    letters = [secrets.choice(CODE_LETTERS) for _ in range(25)]
    return "-".join("".join(letters[at : at + 5]) for at in range(0, 25, 5))


def plain_code(code: str) -> str:
    """As typed, without what does not matter: dashes, spaces, small letters."""
    return "".join(sign for sign in code.upper() if sign in CODE_LETTERS)
