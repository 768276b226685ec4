"""Addresses of this machine: which are its own."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address

LOOPBACK_NAMES = {"localhost", "127.0.0.1", "::1"}

Address = IPv4Address | IPv6Address


def address_of(host: str) -> Address | None:
    """The address that is written here; none for a name."""
    try:
        found = ip_address(host)
    except ValueError:
        return None
    # A socket for both kinds writes IPv4 as a part of IPv6.
    return (found.ipv4_mapped if isinstance(found, IPv6Address) else None) or found


def is_own(host: str, connected: str) -> bool:
    """Whether a browser that asks for `host` can mean no other machine; `connected`: where its connection arrived."""
    found = address_of(host)
    return host in LOOPBACK_NAMES or (found is not None and found == address_of(connected))
