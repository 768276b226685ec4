"""Addresses of this machine: which are its own, and by which one others on its network find it."""

from __future__ import annotations

import socket
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
LOOPBACK_NAMES = {"localhost", LOOPBACK, "::1"}
# Kept for documentation, so that nobody lives there. Nothing is sent: the system only says which way it would go.
ELSEWHERE = {socket.AF_INET: "198.51.100.1", socket.AF_INET6: "2001:db8::1"}
DISCARD = 9
# Of an address of IPv6 the part that a household gives to its devices.
HOST_BITS = 64

Address = IPv4Address | IPv6Address
Find = Callable[[int], str]


def address_of(host: str) -> Address | None:
    """The address that is written here; none for a name."""
    try:
        found = ip_address(host)
    except ValueError:
        return None
    # A socket for both kinds writes IPv4 as a part of IPv6.
    return (found.ipv4_mapped if isinstance(found, IPv6Address) else None) or found


def household(host: str) -> str:
    """Where somebody comes from, for counting: a household has one address of IPv4, or all that begin alike in IPv6."""
    found = address_of(host)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((int(found) >> HOST_BITS << HOST_BITS, 128 - HOST_BITS)))
    return str(found) if found is not None else host


def is_everywhere(host: str) -> bool:
    found = address_of(host)
    return found is not None and found.is_unspecified


def is_own(host: str, connected: str) -> bool:
    """Whether a browser that asks for `host` can mean no other machine; `connected`: where its connection arrived."""
    found = address_of(host)
    return host in LOOPBACK_NAMES or (found is not None and found == address_of(connected))


def page_at(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def on_this_machine(host: str) -> str:
    """What to open here where a server listens on `host`."""
    if not is_everywhere(host):
        return host
    return "::1" if ":" in host else LOOPBACK


def on_the_network(listening: socket.socket, find: Find) -> str:
    """The address by which others reach this socket; empty where there is no network."""
    host: str = listening.getsockname()[0]
    if not is_everywhere(host):
        return host
    return next((found for family in _families(listening) if (found := find(family))), "")


def is_loopback(listening: socket.socket) -> bool:
    found = address_of(listening.getsockname()[0])
    return found is not None and found.is_loopback


def _families(listening: socket.socket) -> tuple[int, ...]:
    """The kinds of addresses that reach it. Those of IPv4 are shorter, and no device lacks them at home."""
    if listening.family == socket.AF_INET:
        return (socket.AF_INET,)
    both = not listening.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    return (socket.AF_INET, socket.AF_INET6) if both else (socket.AF_INET6,)


def lan_address(family: int) -> str:
    """The address of the interface that leads out of this machine; empty where none does."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((ELSEWHERE[socket.AddressFamily(family)], DISCARD))
            host: str = asked.getsockname()[0]
    except OSError:
        return ""
    found = address_of(host)
    # No browser opens a link-local address of IPv6.
    useless = found is None or found.is_loopback or found.is_unspecified or (found.version == 6 and found.is_link_local)
    return "" if useless else host
