"""Connections below the application: how many an address may have, how long a request may take to arrive, and every frame counted.

uvicorn has no such limits of its own. Its protocol classes are extended here, and know nothing of tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import resource
from pathlib import Path
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame
from websockets.protocol import State
from websockets.server import ServerProtocol

from signoria.server.limits import Bucket, ConnectionLimit

JOURNAL = logging.getLogger("signoria.server.transport")
HEADER_SECONDS = 10.0
"""How long the headers of a request may take, from the connection or the request's first byte."""
REQUEST_SECONDS = 60.0
"""How long a request may take with its body."""
UNREAD_SECONDS = 60.0
"""How long an answer or a live message may wait for a client that does not read it."""
CLOSE_SECONDS = 2.0
"""How long a live connection stays open for the client's answer after the server has closed it: it is counted by no limit any more."""
MOST_UNREAD = 4
"""Messages of a client that may wait for the application before no more are read."""
FRAMES_PER_SECOND = 50
TOO_MANY_FRAMES = 4429
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
MOST_FILES = 65_536
BACKLOG = 256
"""Connections that may wait to be accepted. When that fails, asyncio tries and logs as often before it pauses."""


class UnreadLimit(asyncio.Protocol):
    """Ends the connection of a client that stops reading. `close` would wait for it."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stop_unread()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_unread()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_unread()
        super().connection_lost(exc)

    def _stop_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class HttpProtocol(UnreadLimit, H11Protocol):
    """HTTP with limits. `app_state["http_connections"]` is the `ConnectionLimit`."""

    def __init__(self, *args: Any, **named: Any) -> None:  # noqa: ANN401 - as uvicorn calls it
        super().__init__(*args, **named)
        self._limit: ConnectionLimit = self.app_state["http_connections"]
        self._peer: str | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        super().connection_made(transport)
        peer = self.client[0] if self.client else "?"
        if self._limit.enter(peer):
            self._peer = peer
            self._await_request(HEADER_SECONDS)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        before = self.conn.their_state
        super().data_received(data)
        if self._peer is None:
            return  # refused, or a WebSocket by now
        after = self.conn.their_state
        if after is h11.IDLE and self._deadline is None:
            self._await_request(HEADER_SECONDS)
        elif after is h11.SEND_BODY and before is not h11.SEND_BODY:
            self._await_request(REQUEST_SECONDS)
        elif after not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        # From here on it is the live protocol that hears of what is read.
        self._stop_unread()
        self._leave()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _await_request(self, seconds: float) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, self._late)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _late(self) -> None:
        """End a connection whose request did not arrive in time."""
        unanswered = self.conn.their_state is h11.SEND_BODY and not self.cycle.response_started
        if unanswered or self.conn.trailing_data[0]:
            self.transport.write(LATE)
        self.transport.close()

    def _leave(self) -> None:
        self._stop_waiting()
        if self._peer is not None:
            self._limit.leave(self._peer)
            self._peer = None


class CountedFrames(ServerProtocol):
    """Counts every frame as soon as its header is read: texts, pings, pongs and fragments alike."""

    def __init__(self, **named: Any) -> None:  # noqa: ANN401 - as in websockets
        super().__init__(**named)
        self._allowance = Bucket(FRAMES_PER_SECOND, FRAMES_PER_SECOND * 5)

    def recv_frame(self, frame: Frame) -> None:
        if not self._allowance.take():
            self.fail(TOO_MANY_FRAMES, "too many frames")
            # Ends the parser; the close code was already sent.
            raise ProtocolError("too many frames")
        super().recv_frame(frame)


class LiveProtocol(UnreadLimit, WebSocketsSansIOProtocol):
    """WebSockets with limits on frames and on what is not read."""

    def __init__(self, *args: Any, **named: Any) -> None:  # noqa: ANN401 - as uvicorn calls it
        super().__init__(*args, **named)
        self.conn = CountedFrames(max_size=self.config.ws_max_size, logger=logging.getLogger("uvicorn.error"))
        self.close_timeout = CLOSE_SECONDS
        self._flushing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # Whatever waits counts as unread, however little: also a ping or the close code.
        self.transport.set_write_buffer_limits(0)
        if self.transport.get_write_buffer_size():
            self.pause_writing()  # an answer to an earlier request waits: the transport told only the HTTP protocol

    async def send(self, message: Any) -> None:  # noqa: ANN401 - as uvicorn calls it
        text = message.get("text")
        if text is None or not self.handshake_complete or self.close_sent:
            await super().send(message)
            return
        await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        # What is sent before the event loop goes on leaves in one write: a move and its answer cost one system call.
        self.conn.send_text(text.encode())
        if not self._flushing:
            self._flushing = True
            self.loop.call_soon(self._flush)

    def send_receive_event_to_app(self) -> None:
        # uvicorn stops reading after every message until the application has taken it: two system calls for each move.
        if self.curr_msg_data_type == "text" and not self.close_sent and self.queue.qsize() < MOST_UNREAD:
            with contextlib.suppress(UnicodeDecodeError):  # uvicorn knows what to say
                self.queue.put_nowait({"type": "websocket.receive", "text": b"".join(self.frames).decode()})
                self.frames = []
                return
        super().send_receive_event_to_app()

    def _flush(self) -> None:
        self._flushing = False
        if waiting := self.conn.data_to_send():
            self.transport.write(b"".join(waiting))

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # uvicorn would leave a connection open whose handshake cannot be read.
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()


def raise_file_limit() -> None:
    """Let the process open as many files and connections as it may, and no fewer than before."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):  # macOS allows fewer than it says
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def file_gauges() -> dict[str, tuple[str, float]]:
    """Return how many files and connections are open and how many may be, where the system tells (Linux)."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    try:
        count = sum(1 for _ in Path("/proc/self/fd").iterdir())
    except OSError as error:
        if error.errno != errno.EMFILE:
            return {}
        count = most
    return {
        "open_files": ("Open files and connections.", count),
        "open_files_limit": ("How many files and connections may be open.", most),
    }


def log_loop_error(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log an error of the event loop: as one line what comes from the network, with its trace what is a fault of the program."""
    error = context.get("exception")
    if error is None or isinstance(error, OSError):
        JOURNAL.error(context["message"], extra={"problem": str(error or "")})
    else:
        JOURNAL.error(context["message"], exc_info=error)
