"""What the operator of a server can choose."""

from __future__ import annotations

from dataclasses import dataclass

from signoria.game import BadInput


@dataclass(frozen=True)
class Settings:
    """How a server runs. The command line and the environment fill this in."""

    host: str = "127.0.0.1"
    port: int = 8765
    db: str = "sqlite:///signoria.db"
    bot_workers: int = 1
    bot_pause: float = 0.3
    """Seconds a bot lets pass before each move, so that people can follow."""
    expire_days: float = 60
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    root_path: str = ""
    """The path under which the server is reached, such as /signoria."""
    allowed_hosts: tuple[str, ...] = ()
    """The hosts that requests may name; none: any."""
    rate: float = 50
    connections: int = 100
    tables_per_hour: int = 60
    """Tables a device may open in an hour, uploads included; an address four times as many. 0: no limit."""
    unfinished: int = 100
    """Unfinished tables a person may have. 0: no limit."""
    uploads: int = 50
    """Uploaded records that are kept for a person. 0: no limit."""
    log_level: str = "info"
    away_seconds: float = 300
    """After how long without a connection a player counts as away and may be replaced."""
    bot_seconds: float = 20
    """After how long a bot that has not decided is given up, counted from when a worker began with it."""
    study_seconds: float = 10
    """How long looking back at a game may take, counted in the same way."""
    lan_command: str = ""
    """The command to name to people who want to open the table to other devices."""


def database_file(url: str) -> str:
    """Return the file an address such as sqlite:///signoria.db names. Three slashes: relative, four: from the root."""
    scheme, separator, path = url.partition(":///")
    if scheme != "sqlite" or not separator or not path or "\0" in path:
        raise BadInput("server-db-url", {"url": url[:200]})
    return path
