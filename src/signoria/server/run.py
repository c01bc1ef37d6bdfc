"""Running a server: from the settings to a socket that listens, and back to an orderly end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

import signoria
from signoria.game import BadInput
from signoria.server import journal, network, transport, wire
from signoria.server.app import Web
from signoria.server.house import House
from signoria.server.settings import Settings

JOURNAL = logging.getLogger("signoria.server")
STOP_SECONDS = 5
SWITCH_SECONDS = 0.002
"""How long another thread may keep the interpreter from the event loop."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens. Raises `BadInput` with the reason if that is not possible."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as error:
        raise BadInput("server-host", {"host": host, "problem": str(error)}) from error
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            # All addresses are those of both kinds.
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(address)
        listening.listen(transport.BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise BadInput("server-port-taken", {"host": host, "port": port}) from error
        if error.errno == errno.EACCES:
            raise BadInput("server-port-forbidden", {"host": host, "port": port}) from error
        raise BadInput("server-host", {"host": host, "problem": str(error)}) from error
    return listening


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(transport.log_loop_error)
        await super().startup(sockets)
        if self.started:
            self._ready()


def config_of(web: Web) -> uvicorn.Config:
    """Return how uvicorn runs the application."""
    return uvicorn.Config(
        web.app(),
        http=transport.HttpProtocol,
        ws=transport.LiveProtocol,
        backlog=transport.BACKLOG,
        log_config=None,
        access_log=False,
        server_header=False,
        # `proxies` does this, for live connections and with a warning.
        proxy_headers=False,
        ws_max_size=wire.LARGEST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # Views are small; a compressor for each connection is not.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        lifespan="on",
    )


def serve(settings: Settings, ready: Callable[[str, list[str]], None] = lambda *_: None) -> None:
    """Run a server until it is told to stop. Raises `BadInput` if it cannot start.

    `ready` gets its address on this machine, and those that other devices can use.
    """
    journal.begin(settings.log_level)
    transport.raise_file_limit()
    # Whatever the server creates is for its user alone: the database holds the secrets of running games.
    os.umask(0o077)
    with contextlib.closing(listen(settings.host, settings.port)) as listening:
        house = House(settings)
        web = Web(house)
        host, port = house.listens = listening.getsockname()[:2]
        address = network.on_this_machine(host, port)

        def say_ready() -> None:
            house.storage.lock.tell(address)
            JOURNAL.info("ready", extra={"address": address, "version": signoria.__version__, "db": settings.db})
            ready(address, network.for_others(host, port))

        sys.setswitchinterval(SWITCH_SECONDS)
        gc.collect()
        gc.freeze()
        # uvicorn raises the signal again after an orderly end; that end is what was asked for.
        for stop in (signal.SIGINT, signal.SIGTERM):
            signal.signal(stop, lambda *_: None)
        _Server(config_of(web), say_ready).run(sockets=[listening])
    JOURNAL.info("stopped")
