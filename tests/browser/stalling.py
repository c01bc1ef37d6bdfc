"""A connection that stalls: everything stays open, and nothing arrives any more."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class Proxy:
    """Pass on what comes to a port of its own, unless told to hold it back."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._flowing = threading.Event()
        self._flowing.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._sockets = [self._listener]
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def stall(self) -> None:
        """Hold everything back from now on."""
        self._flowing.clear()

    def flow(self) -> None:
        """Pass on what was held back, and all that comes."""
        self._flowing.set()

    def close(self) -> None:
        """End all connections."""
        self._flowing.set()
        for one in self._sockets:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                self._sockets += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while received := source.recv(65536):
                self._flowing.wait()
                target.sendall(received)
            target.shutdown(socket.SHUT_WR)


@contextmanager
def stalling(address: str) -> Iterator[Proxy]:
    """Run such a proxy before a server."""
    proxy = Proxy(int(address.rsplit(":", 1)[1]))
    try:
        yield proxy
    finally:
        proxy.close()
