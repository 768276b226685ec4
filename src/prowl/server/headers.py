"""Headers that keep a page to itself."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        # The client positions things by custom properties in style attributes; style elements stay forbidden.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'{sockets}",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

FIXED = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
)


class SafeHeaders:
    """Adds the headers to every HTTP response."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self.app = app
        self.secure = secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *safe_headers(scope, self.secure)]
            await send(message)

        await self.app(scope, receive, with_headers)


def safe_headers(scope: Scope, secure: bool) -> list[tuple[bytes, bytes]]:
    found = [*FIXED, (b"content-security-policy", _policy(scope))]
    return [*found, (b"strict-transport-security", b"max-age=31536000")] if secure else found


def _policy(scope: Scope) -> bytes:
    # Some browsers do not take 'self' for websockets of the same host.
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    plain = all(letter.isalnum() or letter in ".-:[]" for letter in host)
    sockets = f" ws://{host} wss://{host}" if host and plain else ""
    return POLICY.format(sockets=sockets).encode()
