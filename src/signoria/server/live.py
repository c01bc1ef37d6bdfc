"""Live tables: one WebSocket for each tab, which hears of every change and asks for moves."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from signoria.game import Refused
from signoria.server import playing, wire
from signoria.server.house import House
from signoria.server.limits import Bucket
from signoria.server.people import Visitor
from signoria.server.problem import Problem
from signoria.server.table import Table

JOURNAL = logging.getLogger("signoria.server.live")
MOST_WAITING = 200
"""Messages that may wait for a client that does not read."""
HELLO_SECONDS = 10.0
MESSAGES_PER_SECOND = 20
CLOSE_CODES = {403: 4403, 404: 4404, 429: 4429, 503: 1011}


class Connection:
    """A tab at a table."""

    def __init__(self, socket: WebSocket, device: bytes | None, player: str | None, language: str, address: str) -> None:
        self.socket = socket
        self.address = address
        self.device = device
        self.player = player
        self.language = language
        self.sent: int | None = None
        """The moment of the last state sent; None: all entries since the player's last own one are new."""
        self.dismissed = False
        self.known: dict[int | None, int] | None = None
        """The numbers of the views sent last, if the client wants only what changes."""
        self.suggesting: asyncio.Task[None] | None = None
        self._waiting: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._closing = False

    def tell(self, message: bytes) -> None:
        """Send a message when the client is ready for it, unless the connection is about to end."""
        if self._closing:
            return
        if self._waiting.qsize() >= MOST_WAITING:
            self.close(4413)
        else:
            self._waiting.put_nowait(message)

    def say(self, message: wire.Told) -> None:
        """Send one message to this tab alone."""
        self.tell(wire.ENCODER.encode(message))

    def has(self, table: Table) -> None:
        """Take note that this tab was sent the game as it is now."""
        self.sent = table.n
        if self.known is not None:
            self.known = table.numbers(self.player)

    def close(self, code: int) -> None:
        """Send what waits, then end the connection."""
        if not self._closing:
            self._closing = True
            self._waiting.put_nowait(code)

    def dismiss(self, problem: Problem, code: int = 4401) -> None:
        """Say why this tab has to go, and end the connection. What it still sends does not count."""
        self.dismissed = True
        self.fail(problem, None)
        self.close(code)

    async def write(self) -> None:
        """Send what waits, until the connection ends."""
        while True:
            message = await self._waiting.get()
            try:
                if isinstance(message, int):
                    await self.socket.close(message)
                    return
                await self.socket.send_text(message.decode())
            except (WebSocketDisconnect, RuntimeError, OSError):
                return

    def fail(self, problem: Problem, message: str | None) -> None:
        """Say why something cannot be done."""
        said = msgspec.convert(problem.said(self.language), wire.Said)
        self.say(wire.ErrorMessage(message, said))


async def attend(house: House, socket: WebSocket, visitor: Visitor, address: str, allowed: Callable[[], bool]) -> None:
    """Serve one connection from hello to its end. Who may connect at all was checked before.

    `allowed` counts a message and says whether its address may send it.
    """
    await socket.accept()
    connection = Connection(socket, visitor.device, None, visitor.language, address)
    house.connections.add(connection)
    writing = asyncio.create_task(connection.write())
    table: Table | None = None
    try:
        player = await house.people.player(visitor)
        connection.player = None if player is None else player.id
        table = await _welcome(house, connection, visitor, socket.path_params["table"])
        if table is not None:
            await _converse(house, connection, table, allowed)
    except WebSocketDisconnect:
        pass
    except sqlite3.Error:
        connection.fail(Problem(503, "server-unreadable"), None)
        connection.close(1011)
    finally:
        house.connections.discard(connection)
        if connection.suggesting is not None:
            connection.suggesting.cancel()
        if table is not None:
            house.left(table, connection)
        if socket.application_state is not WebSocketState.DISCONNECTED and socket.client_state is not WebSocketState.DISCONNECTED:
            # What was said last (why it ends) must still arrive.
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(writing), 5)
        writing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await writing
    if table is not None:
        with contextlib.suppress(Problem):  # everybody at the table was told
            await house.return_unopposed(table)


async def _receive(connection: Connection, allowed: Callable[[], bool] = lambda: True) -> Any:  # noqa: ANN401 - one of wire.Asked
    """Return the next message. Raises `Problem` if it is not one or one too many, `WebSocketDisconnect` at the end."""
    event = await connection.socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code") or 1005)
    # Counted before it is decoded: what cannot be read costs as much.
    if not allowed():
        raise Problem(429, "server-too-many")
    text = event.get("text")
    if text is None:
        raise Problem(400, "server-not-text")
    if len(text) > wire.LARGEST_MESSAGE:
        raise Problem(413, "server-too-large", {"most": wire.LARGEST_MESSAGE})
    try:
        return wire.ASKED.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Problem(422, "server-bad-message", {"problem": str(error)[:200]}) from error


async def _welcome(house: House, connection: Connection, visitor: Visitor, name: str) -> Table | None:
    """Wait for hello, and return the table if the visitor may see it."""
    try:
        try:
            hello = await asyncio.wait_for(_receive(connection), HELLO_SECONDS)
        except TimeoutError:
            connection.fail(Problem(408, "server-no-hello"), None)
            connection.close(4408)
            return None
        if not isinstance(hello, wire.Hello):
            raise Problem(400, "server-no-hello")
        table, _ = await house.seen_table(name, visitor, hello.key)
        connection.known = {} if hello.changes else None
        connection.say(wire.Build(house.build))
        await house.came(table, connection, hello.since)
        return table
    except Problem as problem:
        connection.fail(problem, None)
        connection.close(CLOSE_CODES.get(problem.status, 4400))
        return None


async def _converse(house: House, connection: Connection, table: Table, allowed: Callable[[], bool]) -> None:
    """Answer messages until the connection ends."""
    bucket = Bucket(MESSAGES_PER_SECOND, MESSAGES_PER_SECOND * 5)

    def count() -> bool:
        house.metrics.messages.add()
        return bucket.take() and allowed()

    while True:
        message = None
        try:
            message = await _receive(connection, count)
            if connection.dismissed:
                return
            await ANSWERS[type(message)](house, connection, table, message)
        except Problem as problem:
            connection.fail(problem, getattr(message, "id", None))
            if problem.status in (400, 413, 429):
                connection.close(CLOSE_CODES.get(problem.status, 4400))
                return
        except Refused as refused:
            text = wire.SeenText(refused.key, table.game.wording(refused.args_of_text))
            connection.say(wire.RefusedMessage(getattr(message, "id", ""), refused.rule, text))


def _answered(connection: Connection, table: Table, message: wire.Play | wire.Undo, n: int | None) -> None:
    if n is None:
        connection.say(table.state(connection.player, connection.sent, "stale", connection.known))
        connection.has(table)
        connection.say(wire.Stale(message.id, table.n))
    else:
        connection.say(wire.Done(message.id, n))


async def _play(house: House, connection: Connection, table: Table, message: wire.Play) -> None:
    _answered(connection, table, message, await playing.play(house, table, connection.player, message))


async def _undo(house: House, connection: Connection, table: Table, message: wire.Undo) -> None:
    _answered(connection, table, message, await playing.undo(house, table, connection.player, message))


async def _end(house: House, connection: Connection, table: Table, message: wire.End) -> None:
    connection.say(wire.Done(message.id, await playing.end(house, table, connection.player, message)))


async def _why(_house: House, connection: Connection, table: Table, message: wire.Why) -> None:
    async with table.lock:
        refused = playing.why(table, connection.player, message)
    if refused is None:
        connection.say(wire.Because(message.id, None, None))
    else:
        text = wire.SeenText(refused.key, table.game.wording(refused.args_of_text))
        connection.say(wire.Because(message.id, refused.rule, text))


async def _suggest(house: House, connection: Connection, table: Table, message: wire.Suggest) -> None:
    """Answer when a bot has found something. Meanwhile other messages are answered."""
    if connection.suggesting is not None and not connection.suggesting.done():
        raise Problem(409, "server-suggest-again")

    async def answer() -> None:
        try:
            n, moves = await playing.suggest(house, table, connection.player, message)
            connection.say(wire.Suggested(message.id, n, message.seat, moves))
        except Problem as problem:
            connection.fail(problem, message.id)

    connection.suggesting = asyncio.create_task(answer())


async def _hurry(house: House, connection: Connection, table: Table, message: wire.Hurry) -> None:
    playing.hurry(house, table, connection.player, message)
    connection.say(wire.Done(message.id, table.n))


async def _ping(_house: House, connection: Connection, _table: Table, _message: wire.Ping) -> None:
    connection.say(wire.Pong())


async def _hello_again(_house: House, _connection: Connection, _table: Table, _message: wire.Hello) -> None:
    raise Problem(409, "server-hello-again")


ANSWERS: dict[type, Callable[[House, Connection, Table, Any], Awaitable[None]]] = {
    wire.Play: _play,
    wire.Undo: _undo,
    wire.End: _end,
    wire.Why: _why,
    wire.Suggest: _suggest,
    wire.Hurry: _hurry,
    wire.Ping: _ping,
    wire.Hello: _hello_again,
}
