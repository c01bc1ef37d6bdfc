"""Where a server can be reached: the addresses of this machine that other devices can use. Nothing is sent to find them."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
from collections.abc import Iterator

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses of nobody, in the ranges for examples. The system says by which own address it would go there."""
SIOCGIFADDR = 0x8915
VIRTUAL = ("docker", "br-", "veth", "virbr")
"""What the names of networks inside this machine begin with."""


def listens_locally(host: str) -> bool:
    """Return whether nobody else can reach an address that is listened on."""
    return ipaddress.ip_address(host.partition("%")[0]).is_loopback


def on_this_machine(host: str, port: int) -> str:
    """Return the address for a browser on this machine."""
    return _url({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def for_others(host: str, port: int) -> list[str]:
    """Return the addresses for other devices, the likeliest first. `host`: the address that is listened on."""
    if listens_locally(host):
        return []
    if not ipaddress.ip_address(host.partition("%")[0]).is_unspecified:
        return [_url(host, port)]
    families = (socket.AF_INET,) if host == "0.0.0.0" else (socket.AF_INET, socket.AF_INET6)
    found = (address for family in families for address in _own(family))
    return [_url(address, port) for address in dict.fromkeys(found) if _usable(address)]


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _usable(address: str) -> bool:
    found = ipaddress.ip_address(address)
    return not (found.is_loopback or found.is_link_local or found.is_unspecified or found.is_multicast)


def _own(family: socket.AddressFamily) -> Iterator[str]:
    """Yield addresses of this machine."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as towards:
        # Connecting a datagram socket chooses a way and sends nothing.
        towards.connect((ELSEWHERE[family], 9))
        yield str(towards.getsockname()[0])
    if sys.platform == "linux" and family == socket.AF_INET:
        yield from _of_interfaces()
        return
    with contextlib.suppress(OSError):
        for *_, address in socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_DGRAM):
            yield str(address[0])


def _of_interfaces() -> Iterator[str]:
    """Yield the IPv4 address of every network of this machine, as Linux tells it."""
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            if name.startswith(VIRTUAL):
                continue
            with contextlib.suppress(OSError):  # it has none
                answer = fcntl.ioctl(asking.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(answer[20:24])
