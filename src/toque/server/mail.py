"""Mails over SMTP, in plain text."""

from __future__ import annotations

import re
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from typing import Final
from urllib.parse import parse_qsl, unquote, urlsplit

import aiosmtplib
import msgspec

from toque.engine.refusal import Refusal
from toque.engine.text import Text
from toque.server.rows import Parcel
from toque.server.sender import NotSent

PATIENCE: Final = 15.0
"""Seconds for each step of the conversation with the mail server."""
LONGEST_ADDRESS: Final = 254
LONGEST_SUBJECT: Final = 200

# Stricter than the standard: nothing that could end a header, a command or an address in it.
_ADDRESS: Final = re.compile(
    r"(?P<user>[A-Za-z0-9!#$%&*+/=?^_`{|}~'.-]{1,64})@(?P<domain>[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*)"
)
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def is_address(text: str) -> bool:
    """
    >>> is_address("anna@example.org"), is_address("anna@example.org\\nBcc: all@example.org")
    (True, False)
    """
    found = _ADDRESS.fullmatch(text)
    return found is not None and len(text) <= LONGEST_ADDRESS and _dots_are_well(found["user"])


def _dots_are_well(user: str) -> bool:
    return not (user.startswith(".") or user.endswith(".") or ".." in user)


class SmtpSettings(msgspec.Struct, frozen=True):
    """A mail server, and who writes: `smtp://user:password@host:587?starttls=1&from=NAME <ADDRESS>`."""

    host: str
    port: int
    user: str
    password: str
    tls: bool
    """TLS from the first byte (`smtps://`)."""
    starttls: bool | None
    """Whether STARTTLS is used: yes, no, or (`None`) if the server offers it."""
    sender: str
    sender_name: str

    def __repr__(self) -> str:
        # Settings get printed; the password does not.
        return f"SmtpSettings({self.host}:{self.port})"


def parse_smtp(url: str, mail_from: str = "") -> SmtpSettings | None:
    """The mail server of the settings; `None` if there is none and no mails are sent.

    `mail_from` is who writes where the address itself does not say so.

    >>> parse_smtp("smtp://127.0.0.1?from=toque@example.org")
    SmtpSettings(127.0.0.1:25)
    """
    if not url.strip():
        return None
    try:
        parts = urlsplit(url.strip())
        host, port = parts.hostname, parts.port
        options = dict(parse_qsl(parts.query, strict_parsing=bool(parts.query)))
    except ValueError:
        raise Refusal("mail-bad-smtp", reason=Text("mail-smtp-form")) from None
    if parts.scheme not in ("smtp", "smtps") or not host or parts.path.strip("/"):
        raise Refusal("mail-bad-smtp", reason=Text("mail-smtp-form"))
    if not options.keys() <= {"from", "starttls"} or options.get("starttls", "1") not in ("0", "1"):
        raise Refusal("mail-bad-smtp", reason=Text("mail-smtp-option"))
    writer = options.get("from", mail_from)
    name, sender = parseaddr(writer)
    if not is_address(sender) or _CONTROL.search(writer):
        raise Refusal("mail-bad-smtp", reason=Text("mail-smtp-from"))
    tls = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    starttls = _starttls(options.get("starttls"), tls, bool(user))
    usual = 465 if tls else 587 if starttls else 25
    return SmtpSettings(
        host=host,
        port=port or usual,
        user=user,
        password=password,
        tls=tls,
        starttls=starttls,
        sender=sender,
        sender_name=_one_line(name) or "Toque",
    )


def _starttls(asked: str | None, tls: bool, password: bool) -> bool | None:
    if tls:
        return False
    if asked is not None:
        return asked == "1"
    # A password crosses the net in the clear only where somebody has asked for that.
    return True if password else None


def _one_line(text: str) -> str:
    """Whatever could begin a new header becomes a space.

    `=?` begins an encoded word: setting a header decodes it, line ends and all.
    """
    plain = _CONTROL.sub(" ", text).replace("=?", "= ?")
    # Not `split()`: that would take the narrow spaces of French for spaces like any other.
    return re.sub(" {2,}", " ", plain).strip(" ")


def compose(parcel: Parcel, settings: SmtpSettings, public_url: str) -> EmailMessage:
    """The mail of a parcel; `NotSent` if its address is not valid."""
    if not is_address(parcel.address):
        raise NotSent("bad address", again=False)
    domain = settings.sender.rpartition("@")[2]
    mail = EmailMessage(policy=SMTP)
    mail["From"] = Address(settings.sender_name, addr_spec=settings.sender)
    mail["To"] = Address(addr_spec=parcel.address)
    mail["Subject"] = _one_line(parcel.subject)[:LONGEST_SUBJECT]
    mail["Date"] = formatdate(usegmt=True)
    # The same parcel sent twice is one mail for programs that compare ids.
    mail["Message-ID"] = f"<{parcel.id}@{domain}>"
    mail["List-Unsubscribe"] = f"<{public_url.rstrip('/')}/settings>"
    # So that automatic replies, such as holiday notices, do not answer.
    mail["Auto-Submitted"] = "auto-generated"
    mail["X-Auto-Response-Suppress"] = "All"
    mail.set_content(parcel.body, charset="utf-8", cte="quoted-printable")
    return mail


class MailSender:
    def __init__(self, settings: SmtpSettings, public_url: str) -> None:
        self._settings = settings
        self._public_url = public_url

    async def send(self, parcel: Parcel) -> None:
        settings = self._settings
        mail = compose(parcel, settings, self._public_url)
        # What the server says may repeat the address: only its number is kept.
        try:
            await aiosmtplib.send(
                mail,
                sender=settings.sender,
                recipients=[parcel.address],
                hostname=settings.host,
                port=settings.port,
                username=settings.user or None,
                password=settings.password if settings.user else None,
                use_tls=settings.tls,
                start_tls=settings.starttls,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            code = refused.recipients[0].code
            raise NotSent(f"smtp {code} recipient", again=code < 500) from None
        except aiosmtplib.SMTPDataError as refused:
            raise NotSent(f"smtp {refused.code} data", again=refused.code < 500) from None
        except aiosmtplib.SMTPResponseException as refused:
            # Of the sender or the password: the operator's to mend, and the mail need not be lost.
            raise NotSent(f"smtp {refused.code}") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from None
