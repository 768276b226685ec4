"""Whom to write to about a server: a mail address or a page, as its host has given it."""

from __future__ import annotations

import re
from urllib.parse import quote, urlsplit

from prowl.kernel.errors import ProwlError

MOST = 200
MAIL = re.compile(r"[^@\s:/?#<>\"\\]+@[^@\s:/?#<>\"\\]+")


class BadContact(ProwlError):
    """It is neither a mail address nor the address of a page."""


def checked(contact: str) -> str:
    """The contact without spaces around it; empty if there is none."""
    text = contact.strip()
    if text and (len(text) > MOST or not (_is_mail(text) or _is_page(text))):
        raise BadContact("bad-contact", contact=contact[:MOST])
    return text


def link_to(contact: str) -> str:
    """Where a press on it leads."""
    return f"mailto:{quote(contact, safe='@')}" if _is_mail(contact) else contact


def _is_mail(text: str) -> bool:
    return MAIL.fullmatch(text) is not None


def _is_page(text: str) -> bool:
    if any(letter.isspace() or letter in '<>"\\' for letter in text):
        return False
    try:
        found = urlsplit(text)
        return found.scheme in ("http", "https") and bool(found.hostname)
    except ValueError:
        return False
