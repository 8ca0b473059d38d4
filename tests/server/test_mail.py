"""Mails: what they look like, that nobody can slip a header in, and a real talk with a mail server."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import email
import logging
from collections.abc import AsyncIterator
from email.message import EmailMessage
from email.policy import default
from email.utils import parsedate_to_datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.parcels import parcel
from toque.engine.refusal import Refusal
from toque.engine.text import Text
from toque.server.mail import MailSender, SmtpSettings, compose, is_address, parse_smtp
from toque.server.sender import NotSent
from toque.texts import LANGUAGES, Speaker

pytestmark = pytest.mark.anyio
HOME = "https://toque.example"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class PostOffice:
    """As much of an SMTP server as a client needs, with answers of the test's choice."""

    def __init__(self) -> None:
        self.commands: list[str] = []
        self.mails: list[EmailMessage] = []
        self.answers: dict[str, str] = {}
        """By command: what is said instead of yes."""
        self.offers = ["8BITMIME"]
        self.port = 0

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}?from=Toque <toque@example.org>"

    def sender(self, url: str = "") -> MailSender:
        settings = parse_smtp(url or self.url)
        assert settings is not None
        return MailSender(settings, HOME)

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            writer.write(b"220 office\r\n")
            while line := await reader.readline():
                command = line.decode().rstrip("\r\n")
                self.commands.append(command)
                writer.write((await self.answer(command, reader, writer)).encode() + b"\r\n")
                if command.upper() == "QUIT":
                    break
        finally:
            writer.close()

    async def answer(
        self, command: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> str:
        verb = command.split()[0].upper()
        if verb in self.answers:
            return self.answers[verb]
        if verb == "EHLO":
            return "\r\n".join([f"250-{offer}" for offer in ["office", *self.offers]] + ["250 OK"])
        if verb == "AUTH":
            return "235 welcome"
        if verb == "DATA":
            writer.write(b"354 go on\r\n")
            text = (await reader.readuntil(b"\r\n.\r\n"))[:-3].replace(b"\r\n..", b"\r\n.")
            mail = email.message_from_bytes(text, policy=default)
            assert isinstance(mail, EmailMessage)
            self.mails.append(mail)
            return self.answers.get("END", "250 taken")
        return "221 bye" if verb == "QUIT" else "250 OK"


@contextlib.asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    office = PostOffice()
    server = await asyncio.start_server(office.talk, "127.0.0.1", 0)
    office.port = server.sockets[0].getsockname()[1]
    try:
        yield office
    finally:
        server.close()


async def test_a_mail_arrives_as_it_was_written() -> None:
    body = "Hallo Jürgen,\n\nein Tisch wartet auf dich\u202f:\nhttps://toque.example/table/t1\n.\nEnde\n"
    subject = "Pièces Montées\u202f: à vous de jouer"
    async with post_office() as office:
        await office.sender().send(parcel("p7", subject=subject, body=body))
    (mail,) = office.mails
    assert mail["From"] == "Toque <toque@example.org>"
    assert mail["To"] == "anna@example.org"
    assert mail["Subject"] == subject
    assert mail["Message-ID"] == "<p7@example.org>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] == f"<{HOME}/settings>"
    assert parsedate_to_datetime(mail["Date"]).year >= 2024
    assert mail.get_content_type() == "text/plain"
    assert mail.get_content().replace("\r\n", "\n") == body
    assert any(command.startswith("MAIL FROM:<toque@example.org>") for command in office.commands)
    assert any(command.startswith("RCPT TO:<anna@example.org>") for command in office.commands)


EVIL_ADDRESSES = [
    "",
    "anna",
    "@example.org",
    "anna@",
    "anna@example.org\r\nBcc: all@example.org",
    "anna@example.org\nBcc: all@example.org",
    "anna@example.org\r\nRCPT TO:<all@example.org>",
    "anna@example.org, all@example.org",
    "anna@example.org;all@example.org",
    "Anna <anna@example.org>",
    "<anna@example.org>",
    '"anna\r\nX: y"@example.org',
    "anna @example.org",
    "anna@exam ple.org",
    "anna@example.org\0",
    "anna@example..org",
    "an..na@example.org",
    ".anna@example.org",
    "anna@[127.0.0.1]",
    "änna@example.org",
    "anna@exämple.org",
    "anna(comment)@example.org",
    "anna@example.org\u2028Bcc: all@example.org",
    "a" * 65 + "@example.org",
    "anna@" + "a." * 130 + "org",
]


@pytest.mark.parametrize("address", EVIL_ADDRESSES)
async def test_an_address_that_is_none_is_not_written_to(address: str) -> None:
    assert not is_address(address)
    async with post_office() as office:
        with pytest.raises(NotSent) as failure:
            await office.sender().send(parcel(address=address))
    assert not failure.value.again
    assert not office.commands


@pytest.mark.parametrize(
    "address",
    ["anna@example.org", "anna.b+toque@mail.example.org", "o'neil@localhost", "a_b@x-y.de"],
)
def test_usual_addresses_are_addresses(address: str) -> None:
    assert is_address(address)


SMTP = SmtpSettings("mail.example", 25, "", "", False, None, "toque@example.org", "Toque")
HEADERS = {
    "From",
    "To",
    "Subject",
    "Date",
    "Message-ID",
    "List-Unsubscribe",
    "Auto-Submitted",
    "X-Auto-Response-Suppress",
    "Content-Type",
    "Content-Transfer-Encoding",
    "MIME-Version",
}


@pytest.mark.parametrize(
    "subject",
    [
        "turn\r\nBcc: all@example.org",
        "turn\nBcc: all@example.org",
        "turn\rBcc: all@example.org",
        "turn\r\n\r\nanother body",
        "turn\u2028Bcc: all@example.org",
        "turn\x85Bcc: all@example.org",
        "turn\x0b\x0c\x1c\x1d\x1eBcc: all@example.org",
        "x" * 5000,
        "é" * 5000,
        "=?utf-8?q?turn=0D=0ABcc:_all@example.org?=",
        "==??utf-8?q?turn=0D=0ABcc:_all@example.org?=",
        "=\r?utf-8?q?turn=0D=0ABcc:_all@example.org?=",
    ],
)
def test_no_header_slips_in_by_the_subject(subject: str) -> None:
    check_headers(subject, "Hello.\r\nBcc: all@example.org\r\n.\r\nQUIT")


@given(st.text(max_size=300), st.text(max_size=300))
def test_no_header_slips_in_by_anything(subject: str, body: str) -> None:
    check_headers(subject, body)


def check_headers(subject: str, body: str) -> None:
    raw = compose(parcel(subject=subject, body=body), SMTP, HOME).as_bytes()
    head, _, _ = raw.partition(b"\r\n\r\n")
    lines = head.split(b"\r\n")
    assert not any(b"\r" in line or b"\n" in line for line in lines)
    names = {line.split(b":")[0].decode() for line in lines if not line.startswith((b" ", b"\t"))}
    assert names == HEADERS
    assert all(len(line) <= 998 for line in raw.split(b"\r\n"))


async def test_a_password_is_given_where_the_server_asks() -> None:
    async with post_office() as office:
        office.offers = ["AUTH PLAIN"]
        url = f"smtp://toque%40x:s%3Acret@127.0.0.1:{office.port}?starttls=0&from=t@example.org"
        await office.sender(url).send(parcel())
    (auth,) = [command for command in office.commands if command.startswith("AUTH")]
    assert base64.b64decode(auth.split()[-1]) == b"\0toque@x\0s:cret"
    assert len(office.mails) == 1


async def test_a_password_does_not_travel_in_the_clear_by_mistake() -> None:
    async with post_office() as office:
        office.offers = ["AUTH PLAIN"]
        url = f"smtp://toque:secret@127.0.0.1:{office.port}?from=t@example.org"
        with pytest.raises(NotSent) as failure:
            await office.sender(url).send(parcel())
    assert failure.value.again
    assert not any(command.startswith("AUTH") for command in office.commands)
    assert not office.mails


@pytest.mark.parametrize(
    ("verb", "answer", "again"),
    [
        ("RCPT", "550 no anna@example.org here", False),
        ("RCPT", "450 anna@example.org is busy", True),
        ("MAIL", "451 later", True),
        ("MAIL", "550 we do not know you", True),
        ("END", "554 anna@example.org takes no spam", False),
        ("END", "452 full", True),
        ("EHLO", "421 closing", True),
    ],
)
async def test_what_the_server_refuses_comes_again_if_that_helps(
    verb: str, answer: str, again: bool
) -> None:
    async with post_office() as office:
        office.answers[verb] = answer
        if verb == "EHLO":
            office.answers["HELO"] = answer
        with pytest.raises(NotSent) as failure:
            await office.sender().send(parcel())
    assert failure.value.again is again
    assert "anna" not in failure.value.why


async def test_a_server_that_is_not_there_may_come_back(caplog: pytest.LogCaptureFixture) -> None:
    async with post_office() as office:
        pass
    caplog.set_level(logging.DEBUG)
    with pytest.raises(NotSent) as failure:
        await office.sender().send(parcel())
    assert failure.value.again
    assert "anna" not in caplog.text + failure.value.why


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("smtp://h?from=t@x.org", ("h", 25, "", "", False, None)),
        ("smtp://h:2525?from=t@x.org&starttls=0", ("h", 2525, "", "", False, False)),
        ("smtp://h?from=t@x.org&starttls=1", ("h", 587, "", "", False, True)),
        ("smtp://u:p%40q@h?from=t@x.org", ("h", 587, "u", "p@q", False, True)),
        ("smtps://u:p@h?from=t@x.org", ("h", 465, "u", "p", True, False)),
        ("smtp://[::1]:25?from=t@x.org", ("::1", 25, "", "", False, None)),
    ],
)
def test_settings_are_read(url: str, expected: tuple[object, ...]) -> None:
    found = parse_smtp(url)
    assert found is not None
    assert (
        found.host,
        found.port,
        found.user,
        found.password,
        found.tls,
        found.starttls,
    ) == expected
    assert (found.sender, found.sender_name) == ("t@x.org", "Toque")
    assert "p@q" not in repr(found)


def test_the_sender_may_be_named_apart() -> None:
    found = parse_smtp("smtp://h", "Tisch für alle <tisch@x.org>")
    assert found is not None
    assert (found.sender, found.sender_name) == ("tisch@x.org", "Tisch für alle")
    assert compose(parcel(), found, HOME)["From"] == "Tisch für alle <tisch@x.org>"


def test_without_an_address_there_are_no_mails() -> None:
    assert parse_smtp("") is None
    assert parse_smtp("  ", "toque@example.org") is None


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("mail.example:25", "mail-smtp-form"),
        ("http://h?from=t@x.org", "mail-smtp-form"),
        ("smtp://?from=t@x.org", "mail-smtp-form"),
        ("smtp://h:port?from=t@x.org", "mail-smtp-form"),
        ("smtp://h/path?from=t@x.org", "mail-smtp-form"),
        ("smtp://h?from", "mail-smtp-form"),
        ("smtp://h", "mail-smtp-from"),
        ("smtp://h?from=nobody", "mail-smtp-from"),
        ("smtp://h?from=t@x.org%0ABcc:u@x.org", "mail-smtp-from"),
        ("smtp://h?from=t@x.org&starttls=yes", "mail-smtp-option"),
        ("smtp://u:hunter2@h?from=t@x.org&tls=1", "mail-smtp-option"),
    ],
)
def test_wrong_settings_are_refused_in_words(url: str, reason: str) -> None:
    with pytest.raises(Refusal) as refusal:
        parse_smtp(url)
    assert refusal.value.text == Text("mail-bad-smtp", {"reason": Text(reason)})
    for language in LANGUAGES:
        assert "hunter2" not in Speaker(language).say(refusal.value.text)
