"""The outbox: one worker that carries parcels out, as often as it takes.

Parcels wait in the store, so a restart loses none. One is sent at least once: only a crash between its
arrival and the note in the store sends it again, and then with the same id.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Mapping
from typing import Final

import msgspec
import structlog

from toque.server.clock import Clock, real_time
from toque.server.config import Settings
from toque.server.mail import MailSender, parse_smtp
from toque.server.push import PushSender
from toque.server.rows import Parcel
from toque.server.sender import NotSent, Sender
from toque.server.store.port import Store
from toque.server.webhook import WebhookSender

log = structlog.get_logger()

LOOK_EVERY: Final = 5.0
"""Seconds between two looks at the store."""
AT_ONCE: Final = 10
"""This many parcels are under way together: a slow receiver does not hold up the others."""
GRACE: Final = 10.0
"""Seconds that parcels under way have to arrive when the server stops."""
LEASE: Final = 5 * 60_000
"""Milliseconds for which a parcel belongs to the worker that took it; then it is due again."""
MOST_TRIES: Final = 8
SHORTEST_WAIT: Final = 60_000
LONGEST_WAIT: Final = 6 * 3_600_000


def wait_before_try(failures: int, chance: float) -> int:
    """Milliseconds to wait after some failures: three times longer each time, spread by `chance` (0..1).

    >>> [wait_before_try(failures, 0.5) // 60_000 for failures in range(1, 8)]
    [1, 3, 9, 27, 81, 243, 360]
    """
    wait = SHORTEST_WAIT * 3 ** (failures - 1) * (0.8 + 0.4 * chance)
    return int(max(SHORTEST_WAIT, min(LONGEST_WAIT, wait)))


class _Outcome(msgspec.Struct, frozen=True):
    """What became of a parcel: it arrived, or is due again, or (0) was given up."""

    arrived: int = 0
    due: int = 0
    why: str = ""


def senders_by(store: Store, settings: Settings, clock: Clock) -> dict[str, Sender]:
    """The senders that the settings allow; without a mail server there is none for mails."""
    senders: dict[str, Sender] = {
        "webhook": WebhookSender(store),
        "push": PushSender(store, settings, clock),
    }
    smtp = parse_smtp(settings.smtp_url, settings.mail_from)
    if smtp is not None:
        senders["mail"] = MailSender(smtp, settings.public_url or settings.local_url)
    return senders


class Outbox:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        senders: Mapping[str, Sender] | None = None,
        clock: Clock = real_time,
        look_every: float = LOOK_EVERY,
    ) -> None:
        self._store = store
        self._senders = senders_by(store, settings, clock) if senders is None else senders
        self._clock = clock
        self._look_every = look_every
        self._awake = asyncio.Event()
        self._stopping = False
        self._worker: asyncio.Task[None] | None = None
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._outcomes: dict[str, _Outcome] = {}
        """Not noted in the store yet. Until then their parcels look due, and must not go again."""
        # When to try again is no secret, and matches are dealt elsewhere.
        self._chance = random.Random()

    @property
    def mail_enabled(self) -> bool:
        """Whether mails can be sent at all; if not, none need be put into the outbox."""
        return "mail" in self._senders

    async def start(self) -> None:
        if self._worker is None:
            self._stopping = False
            self._worker = asyncio.create_task(self._work(), name="outbox")

    async def stop(self, grace: float = GRACE) -> None:
        """What is under way may arrive; what is not stays in the store for the next start."""
        self._stopping = True
        self.poke()
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker
        under_way = list(self._under_way.values())
        if under_way:
            _, late = await asyncio.wait(under_way, timeout=grace)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        try:
            await self._note_outcomes()
        except Exception as error:
            log.error("outbox-not-noted", parcels=len(self._outcomes), why=type(error).__name__)

    def poke(self) -> None:
        """There may be something to do."""
        self._awake.set()

    async def _work(self) -> None:
        while not self._stopping:
            self._awake.clear()
            try:
                await self._note_outcomes()
                await self._send_due()
            except Exception as error:
                # The store does not answer: parcels wait in it, and so do we.
                log.warning("outbox-store-failed", why=type(error).__name__)
                await self._sleep_unless_stopped()
                continue
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._look_every):
                    await self._awake.wait()

    async def _sleep_unless_stopped(self) -> None:
        """For a while no poke counts, or a store that fails would be asked without a pause."""
        end = time.monotonic() + self._look_every
        while not self._stopping and (left := end - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self._awake.wait()
            self._awake.clear()

    async def _send_due(self) -> None:
        free = AT_ONCE - len(self._under_way)
        if free <= 0:
            return
        # Those under way are still due in the store: room for them and for as many new ones.
        for parcel in await self._store.due_parcels(self._clock(), limit=2 * AT_ONCE):
            if self._stopping or free <= 0:
                return
            if parcel.id in self._under_way or parcel.id in self._outcomes:
                continue
            free -= 1
            self._under_way[parcel.id] = asyncio.create_task(self._carry(parcel))

    async def _carry(self, parcel: Parcel) -> None:
        mine = msgspec.structs.replace(parcel, due=self._clock() + LEASE)
        try:
            # Another process may serve the same store and have its own outbox.
            if await self._store.claim_parcel(parcel, mine.due):
                self._outcomes[parcel.id] = await self._outcome_of(parcel)
        except asyncio.CancelledError:
            # Stopped on the way: the next worker may try at once.
            await self._store.claim_parcel(mine, parcel.due)
            raise
        except Exception:
            log.exception("parcel could not be claimed", parcel=parcel.id)
        finally:
            del self._under_way[parcel.id]
            self.poke()

    async def _outcome_of(self, parcel: Parcel) -> _Outcome:
        try:
            sender = self._senders.get(parcel.kind)
            if sender is None:
                raise NotSent("nobody carries this kind", again=False)
            await sender.send(parcel)
        except NotSent as failure:
            return self._failed(parcel, failure.why, failure.again)
        except Exception as error:
            # Its message may hold an address; its kind does not.
            return self._failed(parcel, type(error).__name__, again=True)
        log.info("parcel-sent", parcel=parcel.id, kind=parcel.kind, tries=parcel.tries + 1)
        return _Outcome(arrived=self._clock())

    def _failed(self, parcel: Parcel, why: str, again: bool) -> _Outcome:
        tries = parcel.tries + 1
        due = 0
        if again and tries < MOST_TRIES:
            due = self._clock() + wait_before_try(tries, self._chance.random())
        log.warning(
            "parcel-failed",
            parcel=parcel.id,
            kind=parcel.kind,
            person=parcel.person,
            tries=tries,
            why=why,
            given_up=due == 0,
        )
        return _Outcome(due=due, why=why)

    async def _note_outcomes(self) -> None:
        for id, outcome in list(self._outcomes.items()):
            if outcome.arrived:
                await self._store.parcel_sent(id, outcome.arrived)
            else:
                await self._store.parcel_failed(id, outcome.due, outcome.why)
            del self._outcomes[id]
