"""Reverse proxies: whose word counts about where a request comes from, and under which path and hosts the server is reached."""

from __future__ import annotations

import ipaddress
import logging
import re
from collections.abc import Iterable
from functools import lru_cache

from starlette.types import Scope

from signoria.game import BadInput

JOURNAL = logging.getLogger("signoria.server")
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
V6_HOME = 64
"""Bits of an IPv6 address that name a network: one visitor has all addresses in it."""


def network_of(text: str) -> Network:
    """Return the address or network of a trusted proxy. Raises `BadInput`."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError as error:
        raise BadInput("server-trusted-proxy", {"value": text[:100]}) from error


def root_path_of(text: str) -> str:
    """Return the path under which the server is reached, without a slash at its end. Raises `BadInput`."""
    path = text.rstrip("/")
    if path and re.fullmatch(r"(/[A-Za-z0-9._~-]+)+", path) is None:
        raise BadInput("server-root-path", {"value": text[:100]})
    return path


def is_allowed(host: str, allowed: Iterable[str]) -> bool:
    """Return whether a `Host` header names one of the allowed hosts. `*.example.org` are those below example.org; no hosts: all are.

    >>> is_allowed("play.example.org:8443", ["play.example.org"]), is_allowed("a.example.org", ["*.example.org"]), is_allowed("x", ["y"])
    (True, True, False)
    """
    patterns = list(allowed)
    name = re.sub(r":\d*$", "", host).lower()
    return not patterns or any(
        name == pattern.lower() or (pattern.startswith("*.") and name.endswith(pattern[1:].lower())) for pattern in patterns
    )


@lru_cache(maxsize=10_000)
def limit_key(address: str) -> str:
    """Return what counts as one client for limits: an IPv4 address, or the network of an IPv6 address.

    >>> limit_key("192.0.2.7"), limit_key("2001:db8::7"), limit_key("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, V6_HOME), strict=False))
    return str(found)


class Proxies:
    """The trusted proxies. Without any, what requests say about their origin is ignored."""

    def __init__(self, trusted: Iterable[str]) -> None:
        self._networks = [network_of(text) for text in trusted]
        self._warned: set[str] = set()
        self.trusts = lru_cache(maxsize=10_000)(self._trusts)

    def _trusts(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in network for network in self._networks)

    def resolve(self, scope: Scope) -> None:
        """Put the client's own address and scheme into the scope of a request, if they come from a trusted proxy.

        Each proxy adds to `X-Forwarded-For` the address it was connected from. So the client is the last one that is not a proxy of ours;
        what stands before it is the client's own invention.
        """
        peer = scope["client"][0] if scope.get("client") else ""
        forwarded = [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]
        scheme = [value.decode("latin-1").strip().lower() for name, value in scope["headers"] if name == b"x-forwarded-proto"]
        if not self.trusts(peer):
            if forwarded:
                self._warn("X-Forwarded-For from no trusted proxy is ignored: behind a proxy, all visitors share one allowance", peer)
            return
        for address in reversed(", ".join(forwarded).split(",")):
            host = _without_port(address.strip())
            if host is None:
                break
            scope["client"] = (host, 0)
            if not self.trusts(host):
                break
        if not forwarded:
            self._warn("a trusted proxy sends no X-Forwarded-For: all visitors share one allowance", peer)
        if scheme and scheme[-1] in ("http", "https"):
            scope["scheme"] = scheme[-1] if scope["type"] == "http" else scheme[-1].replace("http", "ws")

    def _warn(self, message: str, peer: str) -> None:
        """Warn once."""
        if message not in self._warned:
            self._warned.add(message)
            JOURNAL.warning(message, extra={"peer": peer, "option": "--trusted-proxy"})


def _without_port(text: str) -> str | None:
    """Return the address of an item of `X-Forwarded-For`, which may have a port; None if it is none."""
    bare = re.sub(r"^\[([^]]*)](:\d+)?$", r"\1", text)
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        return str(ipaddress.ip_address(bare))
    except ValueError:
        return None
