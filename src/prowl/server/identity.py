"""Guests: a name and a signed cookie. No account, no password, nothing kept about them."""

from __future__ import annotations

import secrets
import unicodedata
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import Response

from prowl.store import hashed

from .addresses import household, is_own
from .config import Config
from .problems import Denied

COOKIE = "prowl_guest"
YEAR = 365 * 24 * 3600
LONGEST_COOKIE = 512
LONGEST_NAME = 24
# Letters by their category, of which nothing is seen.
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
# What pages come by, and the ports that browsers leave out of an address.
PORTS = {"http": 80, "https": 443}


class Guest(Struct, frozen=True):
    """Somebody with a name. The secret is in the cookie of this one browser and nowhere else; the id is its hash."""

    id: str
    name: str
    secret: str = ""

    @classmethod
    def by(cls, secret: str, name: str) -> Guest:
        return cls(hashed(secret), name, secret)


class Identity:
    """Knows guests by their cookies, and browsers' own pages from others'."""

    def __init__(self, config: Config, secret: str) -> None:
        self.config = config
        self.signer = URLSafeSerializer(secret, salt="guest")
        told = (config.public_url, config.invite, *config.origins)
        self.origins = {origin_of(each) for each in told if each}

    def guest(self, connection: HTTPConnection) -> Guest | None:
        """Who this is; a cookie that is not ours is no cookie."""
        # Other programs of this host have cookies too, and not all of them are well formed.
        token = connection.cookies.get(COOKIE, "")
        if not token or len(token) > LONGEST_COOKIE:
            return None
        try:
            secret, name = self.signer.loads(token)
        except (BadSignature, ValueError, TypeError):
            return None
        return Guest.by(str(secret), str(name))

    def who(self, connection: HTTPConnection) -> str:
        """By whom requests are counted: the guest, or where somebody comes from who has not said a name yet."""
        guest = self.guest(connection)
        return guest.id if guest else address(connection)

    def known(self, connection: HTTPConnection) -> Guest:
        guest = self.guest(connection)
        if guest is None:
            raise Denied("who-are-you", 401)
        return guest

    def welcome(self, name: str, guest: Guest | None) -> Guest:
        """A guest by this name: the one who is there, or a new one."""
        # Some letters are several when they are tidied: the cookie would become too long to be read again.
        return Guest.by(guest.secret if guest else secrets.token_urlsafe(18), tidy(name)[:LONGEST_NAME])

    def remember(self, response: Response, guest: Guest) -> None:
        token = self.signer.dumps([guest.secret, guest.name])
        response.set_cookie(
            COOKIE, str(token), max_age=YEAR, httponly=True, samesite="lax", secure=self.config.secure, path="/"
        )

    def check_origin(self, connection: HTTPConnection) -> None:
        """A page of somebody else may not speak for its visitor. Programs that are no browsers send no origin."""
        origin = connection.headers.get("origin")
        if origin is None:
            if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
                raise Denied("foreign-origin", 403)
            return
        found = origin_of(origin)
        if found and found in self.origins:
            return
        if not found or found not in _asked_for(connection):
            raise Denied("foreign-origin", 403)
        if self.config.public_url or not _is_ours(found, connection):
            raise Denied("unknown-address", 403, address=found)


def _asked_for(connection: HTTPConnection) -> set[str]:
    """The address by which the browser has found us, or believes to have found somebody else."""
    host = connection.headers.get("host", "")
    return {origin_of(f"{scheme}://{host}") for scheme in PORTS}


def _is_ours(origin: str, connection: HTTPConnection) -> bool:
    """Loopback, or the very address at which the connection arrived; any other name must have been told.

    Anybody can let a name of theirs lead to this machine (DNS rebinding), and their page would pass for ours.
    """
    server = connection.scope.get("server") or ("",)
    return is_own(urlsplit(origin).hostname or "", server[0])


def origin_of(url: str) -> str:
    """Scheme, host and port as browsers write them; nothing where there is no sense in it."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
        host = host if host.isascii() else host.encode("idna").decode()
    except ValueError:
        return ""
    if parts.scheme not in PORTS or not host:
        return ""
    shown = "" if port in (None, PORTS[parts.scheme]) else f":{port}"
    return f"{parts.scheme}://{f'[{host}]' if ':' in host else host}{shown}"


def address(client: HTTPConnection) -> str:
    """Where a request comes from, as far as requests are counted by it."""
    return household(client.client.host) if client.client else "unknown"


def tidy(text: str) -> str:
    """The text without control characters and needless space."""
    kept = "".join(letter if _shows(letter) else " " for letter in unicodedata.normalize("NFC", text))
    tidied = " ".join(kept.split())
    # Marks show only over or under a letter.
    if all(letter == " " or unicodedata.category(letter).startswith("M") for letter in tidied):
        raise Denied("empty-text")
    return tidied


def _shows(letter: str) -> bool:
    return letter.isprintable() and letter not in BLANK
