"""What the outbox asks of the senders of its parcels: `mail.py`, `webhook.py` and `push.py`."""

from __future__ import annotations

from typing import Protocol

from toque.server.rows import Parcel


class NotSent(Exception):
    """A parcel did not arrive. `why` is kept and logged, so it names no address and no secret."""

    def __init__(self, why: str, again: bool = True) -> None:
        super().__init__(why)
        self.why = why
        self.again = again
        """Whether another try may help."""


class Sender(Protocol):
    async def send(self, parcel: Parcel) -> None:
        """Return when it has arrived; otherwise raise, `NotSent` where the reason is known."""
