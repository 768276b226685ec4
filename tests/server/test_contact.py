"""Whom to write to about a server."""

from __future__ import annotations

import asyncio

import pytest

from prowl.cli.main import main
from prowl.server.contact import BadContact, checked, link_to

from .kit import house


@pytest.mark.parametrize(
    ("contact", "link"),
    [
        ("host@example.org", "mailto:host@example.org"),
        (" host+prowl@example.org ", "mailto:host%2Bprowl@example.org"),
        ("https://example.org/help?about=prowl", "https://example.org/help?about=prowl"),
        ("http://192.168.0.7:8000/", "http://192.168.0.7:8000/"),
    ],
)
def test_a_contact_is_a_mail_address_or_a_page(contact, link):
    assert checked(contact) == contact.strip()
    assert link_to(checked(contact)) == link


@pytest.mark.parametrize(
    "contact",
    [
        *("the host", "host@", "a@b@c", "mailto:host@example.org", "javascript:alert(1)", "ftp://example.org/"),
        *("https://", "https://a b", "http://[", "x" * 300),
    ],
)
def test_anything_else_is_refused_before_the_server_starts(contact, tmp_path, capsys):
    with pytest.raises(BadContact):
        checked(contact)
    assert main(["serve", "--lang", "en", "--port", "0", "--db", str(tmp_path / "t.db"), "--contact", contact]) != 0
    assert "is no contact" in capsys.readouterr().err


@pytest.mark.parametrize("contact", ["", "host@example.org"])
def test_everybody_may_ask_whom_to_write_to(tmp_path, contact):
    async def story():
        async with house(tmp_path, contact=contact) as place:
            told = await (await place.guest("Ann")).get("/api/house")
            assert told["contact"] == contact
            assert told["link"] == (f"mailto:{contact}" if contact else "")
            assert told["version"]

    asyncio.run(story())
