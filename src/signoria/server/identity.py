"""Keys: who is asking, who was invited. A key is random; only its hash is stored, and hashes are compared in constant time."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

COOKIE = "signoria"
KEY_BYTES = 24
COOKIE_LENGTH = 32 + 1 + 43
LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"
"""The letters of names of tables and players: nothing that looks like something else."""


def new_key() -> str:
    """Return a fresh key of 192 random bits, in letters that can stand in a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id(length: int) -> str:
    """Return a fresh random id: five bits for each letter."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def hash_of(key: str) -> bytes:
    """Return what is stored of a key. Keys are random and long, so a plain hash is enough."""
    return hashlib.sha256(b"signoria key " + key.encode("utf-8", "surrogatepass")).digest()


def watch_key(secret: bytes, table: str) -> str:
    """Return the key with which anybody may watch a table. It follows from the server's secret, so nothing is stored."""
    digest = hmac.digest(secret, b"signoria watch " + table.encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:KEY_BYTES]).decode()


def same(one: bytes, other: bytes) -> bool:
    """Compare two hashes in a time that does not depend on where they differ."""
    return hmac.compare_digest(one, other)


def _signature(secret: bytes, key: str) -> str:
    digest = hmac.digest(secret, b"signoria device " + key.encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def signed(secret: bytes, key: str) -> str:
    """Return a device key as it stands in the cookie."""
    return f"{key}.{_signature(secret, key)}"


def device_key(secret: bytes, cookie: str) -> str | None:
    """Return the device key of a cookie, or None if this server did not sign it."""
    if len(cookie) != COOKIE_LENGTH or not cookie.isascii():
        return None
    key, _, signature = cookie.partition(".")
    return key if hmac.compare_digest(signature, _signature(secret, key)) else None
