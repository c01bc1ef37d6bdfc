"""The web application: who may ask, how much, in what form; and where each request goes."""

from __future__ import annotations

import contextlib
import logging
import re
import sqlite3
import time
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

import signoria
from signoria.server import live, orders, transport, wire
from signoria.server.api import ENDPOINTS, Ask, Endpoint
from signoria.server.house import House
from signoria.server.identity import COOKIE, device_key, hash_of, new_key, signed
from signoria.server.limits import ConnectionLimit, Sides
from signoria.server.openapi import MAY_BE_EMPTY, description
from signoria.server.opponents import TOO_LONG
from signoria.server.pages import ASK_AGAIN, FOR_EVER, POLICY, Pages
from signoria.server.people import Visitor
from signoria.server.problem import Problem, language_of
from signoria.server.proxies import Proxies, is_allowed, limit_key
from signoria.words import Words

JOURNAL = logging.getLogger("signoria.server.web")
UNREADABLE = logging.getLogger("signoria.server.web.database")
"""For what every request notices while the database cannot be read."""
LARGEST_BODY = 64 * 1024
YEAR = 365 * 24 * 3600
BURST_SECONDS = 6
MESSAGES = 4
"""How many live messages an address may send for each request it may make: they cost less."""
HOUSEHOLD = 4
"""How many times the tables of one device an address may open: several people share it."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def own_origin(headers: Headers, origins: tuple[str, ...], *, required: bool) -> bool:
    """Return whether a request comes from one of the server's own pages, as far as the browser tells."""
    origin = headers.get("origin")
    if origin is None:
        return not required and headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    try:
        asked = urlsplit(origin)
    except ValueError:
        return False
    return origin in origins or (asked.scheme in ("http", "https") and bool(asked.netloc) and asked.netloc == headers.get("host"))


def visitor_of(house: House, connection: Request | WebSocket) -> tuple[Visitor, str | None]:
    """Return who is asking, and the key of a device that has none yet."""
    language = language_of(connection.headers.get("accept-language", ""))
    agent = connection.headers.get("user-agent", "")[:500]
    address = address_of(connection)
    key = device_key(house.storage.cookie_secret, connection.cookies.get(COOKIE, ""))
    if key is not None:
        return Visitor(hash_of(key), language, agent, address), None
    if isinstance(connection, WebSocket):
        return Visitor(None, language, agent, address), None
    fresh = new_key()
    return Visitor(hash_of(fresh), language, agent, address), fresh


def set_cookie(house: House, request: Request, response: Response, key: str) -> None:
    """Give a device its key."""
    secure = request.url.scheme == "https"
    value = signed(house.storage.cookie_secret, key)
    path = f"{house.settings.root_path}/"
    response.set_cookie(COOKIE, value, max_age=5 * YEAR, httponly=True, samesite="lax", secure=secure, path=path)


def json_answer(answer: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """Return an answer as JSON that no cache keeps."""
    body = wire.ENCODER.encode(answer)
    return Response(body, status, {"Cache-Control": "no-store", **(headers or {})}, media_type="application/json")


def error_answer(problem: Problem, request: Request) -> Response:
    """Return the reason why something cannot be done."""
    language = language_of(request.headers.get("accept-language", ""))
    headers = {"Retry-After": str(problem.retry_seconds)} if problem.status in (429, 503) else None
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        # Somebody reads it in a browser, not the client.
        words = Words(language).say(problem.text())
        return Response(words, problem.status, {"Cache-Control": "no-store", **(headers or {})}, media_type="text/plain")
    return json_answer({"error": problem.said(language)}, problem.status, headers)


async def read_body(request: Request, most: int) -> bytes:
    """Return the body of a request. Raises `Problem` if it is too large."""
    length = request.headers.get("content-length", "")
    if length.isdigit() and int(length) > most:
        raise Problem(413, "server-too-large", {"most": most})
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Problem(413, "server-too-large", {"most": most})
    except ClientDisconnect as gone:
        raise Problem(400, "server-bad-message", {"problem": "incomplete"}) from gone
    return bytes(body)


def decoded(body: bytes, kind: Any) -> Any:  # noqa: ANN401 - the endpoint's own type
    """Return a body as its type. Raises `Problem` if it is not of that form."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Problem(422, "server-bad-message", {"problem": str(error)[:200]}) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(400, "server-bad-message", {"problem": str(error)[:200]}) from error


async def body_of(request: Request, endpoint: Endpoint) -> Any:  # noqa: ANN401 - the endpoint's own type
    """Return the body of a request, checked."""
    if endpoint.body is None:
        return None
    content = request.headers.get("content-type", "").split(";")[0].strip().lower()
    record = endpoint.body is wire.UploadText
    # A record in JSON may need six characters for one.
    body = await read_body(
        request,
        wire.LARGEST_RECORD * 6 if record and content == "application/json" else wire.LARGEST_RECORD * 2 if record else LARGEST_BODY,
    )
    if record and content == "text/plain":
        try:
            return wire.UploadText(record=body.decode())
        except UnicodeDecodeError as error:
            raise Problem(400, "server-bad-message", {"problem": "UTF-8"}) from error
    if not body and endpoint.body in MAY_BE_EMPTY:
        return endpoint.body()
    if content != "application/json":
        raise Problem(415, "server-content-type")
    found = decoded(body, endpoint.body)
    if record and (found.record is None) == (found.link is None):
        raise Problem(422, "server-record-or-link")
    return found


def query_of(request: Request, endpoint: Endpoint) -> Any:  # noqa: ANN401 - the endpoint's own type
    """Return what stands behind the question mark, checked."""
    items = request.query_params.multi_items()
    if len({name for name, _ in items}) != len(items):
        raise Problem(422, "server-bad-message", {"problem": "twice"})
    if any(value.lower() == "null" for _, value in items):
        # A text is turned into what the type wants, and this one into nothing: but what is not said is left out.
        raise Problem(422, "server-bad-message", {"problem": "null"})
    try:
        return msgspec.convert(dict(items), endpoint.query, strict=False)
    except msgspec.ValidationError as error:
        raise Problem(422, "server-bad-message", {"problem": str(error)[:200]}) from error


def path_of(request: Request) -> dict[str, str]:
    """Return the changing parts of a path, checked."""
    parts: dict[str, str] = dict(request.path_params)
    if not parts.get("table", "x").isalnum() or not parts.get("table", "x").isascii() or len(parts.get("table", "x")) > 40:
        raise Problem(404, "server-no-table")
    seat = parts.get("seat", "0")
    if not (seat.isascii() and seat.isdigit() and len(seat) == 1):
        raise Problem(422, "no-such-seat", {"seat": seat[:40], "seats": wire.MOST_SEATS})
    return parts


def key_of(headers: Headers) -> str | None:
    """Return the table key a request shows. Raises `Problem` if it cannot be one."""
    key = headers.get("table-key")
    if key is not None and re.fullmatch(r"[A-Za-z0-9_-]{1,100}", key) is None:
        raise Problem(422, "server-bad-message", {"problem": "Table-Key"})
    return key


class Web:
    """The application around a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.pages = Pages(house.settings.root_path)
        house.build = self.pages.build
        self.headers = {**HEADERS, "Signoria-Build": house.build}
        self.proxies = Proxies(house.settings.trusted_proxies)
        self.sides = Sides[str](house.settings.rate, house.settings.rate * BURST_SECONDS)
        self.messages = Sides[str](house.settings.rate * MESSAGES, house.settings.rate * MESSAGES * BURST_SECONDS)
        hourly = house.settings.tables_per_hour
        self.tables_of_devices = Sides[bytes](hourly / 3600, hourly)
        self.tables_of_addresses = Sides[str](hourly * HOUSEHOLD / 3600, hourly * HOUSEHOLD)
        self.live_connections = ConnectionLimit(house.settings.connections)
        self.http_connections = ConnectionLimit(house.settings.connections, self.proxies.trusts)
        self.description = wire.ENCODER.encode(description())

    def app(self) -> ASGIApp:
        """Return the application."""
        routes: list[BaseRoute] = []
        methods: dict[str, dict[str, Endpoint]] = {}
        for endpoint in ENDPOINTS:
            methods.setdefault(endpoint.path, {})[endpoint.method] = endpoint
        for path, of_path in methods.items():
            routes.append(Route(path, self._endpoint(of_path), methods=list(of_path)))
        routes += [
            Route("/api/openapi.json", self._described),
            WebSocketRoute("/api/tables/{table}/live", self._live),
            Route("/health", self._health),
            Route("/metrics", self._metrics),
            Route("/words/{language}.ftl", self._words),
            Route("/{path:path}", self._page),
        ]
        handlers: Any = {Problem: self._problem, sqlite3.Error: self._unreadable, HTTPException: self._http_problem, Exception: self._fault}
        starlette = Starlette(routes=routes, exception_handlers=handlers, lifespan=self._lifespan)
        return self._guarded(starlette)

    @contextlib.asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[dict[str, Any]]:
        # A page that cannot be read turns health red; whoever plays elsewhere in the database goes on.
        with contextlib.suppress(sqlite3.Error):
            await orders.load_blocked(self.house)
        self.house.open()
        yield {"http_connections": self.http_connections}  # for `transport`
        await self.house.close()

    def _guarded(self, app: ASGIApp) -> ASGIApp:
        """Return the application with its guard: headers on every answer, limits, and whether a request comes from our own pages."""

        async def guard(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] not in ("http", "websocket"):
                await app(scope, receive, send)
                return
            self.proxies.resolve(scope)
            root = self.house.settings.root_path
            # A proxy may leave the root in the path, or take it away.
            if root and scope["path"].startswith(f"{root}/"):
                scope["path"] = scope["path"][len(root) :]
            if scope["type"] == "websocket":
                handshake = WebSocket(scope, receive, send)
                problem = self._refusal(handshake)
                if problem is None:
                    await app(scope, receive, send)
                else:
                    # Refused before the handshake: a flood of them gets the shortest answer.
                    await receive()
                    await handshake.send_denial_response(Response(status_code=problem.status, headers={"Retry-After": "2"}))
                return
            began, status = time.perf_counter(), 500

            async def send_with_headers(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                    headers = MutableHeaders(scope=message)
                    headers.update(self.headers)
                    if scope["scheme"] == "https":
                        headers["Strict-Transport-Security"] = f"max-age={YEAR}"
                await send(message)

            request = Request(scope, receive)
            try:
                problem = self._refusal(request)
                if problem is None:
                    await app(scope, receive, send_with_headers)
                else:
                    await error_answer(problem, request)(scope, receive, send_with_headers)
            finally:
                route = getattr(scope.get("endpoint"), "route", None) or getattr(scope.get("route"), "path", "") or "other"
                seconds = time.perf_counter() - began
                self.house.metrics.request(request.method, route, status, seconds)
                JOURNAL.debug("request", extra={"method": request.method, "route": route, "status": status, "ms": round(seconds * 1000, 1)})

        return guard

    def _refusal(self, request: Request | WebSocket) -> Problem | None:
        # Who is blocked from a live table is told so there.
        if isinstance(request, Request) and client_of(request) in self.house.blocked:
            return Problem(403, "server-blocked")
        if not self.sides.take(address_of(request)):
            return Problem(429, "server-too-many")
        if not is_allowed(request.headers.get("host", ""), self.house.settings.allowed_hosts):
            return Problem(400, "server-wrong-host")
        if (
            isinstance(request, Request)
            and request.method not in SAFE
            and not own_origin(request.headers, self.house.settings.origins, required=False)
        ):
            return Problem(403, "server-wrong-origin")
        return None

    def _endpoint(self, methods: dict[str, Endpoint]) -> Any:  # noqa: ANN401 - what Starlette takes
        async def answer(request: Request) -> Response:
            endpoint = methods["GET" if request.method == "HEAD" else request.method]
            if endpoint.cost > 1 and not self.sides.take(address_of(request), endpoint.cost - 1):
                raise Problem(429, "server-too-many")
            path = path_of(request)
            query = query_of(request, endpoint)
            body = await body_of(request, endpoint)
            visitor, fresh = visitor_of(self.house, request)
            if endpoint.makes_table and not (
                self.tables_of_devices.take(visitor.device or b"") and self.tables_of_addresses.take(address_of(request))
            ):
                raise Problem(429, "server-too-many-tables", {"most": self.house.settings.tables_per_hour})
            found = await endpoint.act(Ask(self.house, self.pages, visitor, path, query, body, key_of(request.headers)))
            if isinstance(found, str):
                name = f"signoria-{path['table']}.txt"
                response = Response(found, media_type="text/plain")
                response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
                response.headers["Cache-Control"] = "no-store"
            else:
                response = json_answer(found, endpoint.status)
            if fresh is not None:
                set_cookie(self.house, request, response, fresh)
            return response

        return answer

    async def _live(self, socket: WebSocket) -> None:
        address = address_of(socket)
        if client_of(socket) in self.house.blocked:
            await self._turn_away(socket, Problem(403, "server-blocked"), 4403)
        elif not own_origin(socket.headers, self.house.settings.origins, required=True):
            await self._turn_away(socket, Problem(403, "server-wrong-origin"), 4403)
        elif not self.live_connections.enter(address):
            await self._turn_away(socket, Problem(429, "server-too-many"), 4429)
        else:
            try:
                visitor, _ = visitor_of(self.house, socket)
                await live.attend(self.house, socket, visitor, client_of(socket), lambda: self.messages.take(address))
            finally:
                self.live_connections.leave(address)

    @staticmethod
    async def _turn_away(socket: WebSocket, problem: Problem, code: int) -> None:
        await socket.accept()
        said = problem.said(language_of(socket.headers.get("accept-language", "")))
        await socket.send_text(wire.ENCODER.encode({"type": "error", "id": None, "error": said}).decode())
        await socket.close(code)

    async def _described(self, _request: Request) -> Response:
        return Response(self.description, media_type="application/json", headers={"Cache-Control": ASK_AGAIN})

    async def _health(self, _request: Request) -> Response:
        reason = self.house.storage.trouble
        if reason is None:
            try:
                await self.house.check()
            except Problem as problem:
                reason = problem.key
        if reason is not None:
            return json_answer(wire.Health("failing", signoria.__version__, reason), 503)
        wait = self.house.opponents.longest_wait()
        if wait > TOO_LONG + self.house.settings.bot_pause:
            waiting = f"a bot has not moved for {wait:.0f} s; {len(self.house.thinkers.workers.waiting())} bots wait for a worker"
            return json_answer(wire.Health("degraded", signoria.__version__, waiting))
        return json_answer(wire.Health("ok", signoria.__version__))

    async def _metrics(self, _request: Request) -> Response:
        gauges = self.house.gauges() | transport.file_gauges()
        return Response(self.house.metrics.text(gauges), media_type="text/plain; version=0.0.4", headers={"Cache-Control": "no-store"})

    async def _words(self, request: Request) -> Response:
        found = self.pages.words.get(request.path_params["language"])
        if found is None:
            raise Problem(404, "unknown-language", {"language": request.path_params["language"][:20], "known": ", ".join(self.pages.words)})
        cache = FOR_EVER if request.query_params.get("v") == found.tag else ASK_AGAIN
        return found.answer(request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", ""), cache)

    async def _page(self, request: Request) -> Response:
        path = request.url.path
        accepted, known = request.headers.get("accept-encoding", ""), request.headers.get("if-none-match", "")
        if path == self.house.settings.root_path:
            return Response(status_code=308, headers={"Location": f"{path}/"})
        if path in self.pages.client and path != "/index.html":
            cache = FOR_EVER if path.startswith("/assets/") else ASK_AGAIN
            return self.pages.client[path].answer(accepted, known, cache)
        if path.startswith(("/api/", "/assets/", "/words/")) or "." in path.rsplit("/", 1)[-1]:
            raise Problem(404, "server-no-page")
        return self.pages.start.answer(accepted, known, ASK_AGAIN)

    async def _problem(self, request: Request, problem: Exception) -> Response:
        assert isinstance(problem, Problem)
        return error_answer(problem, request)

    async def _unreadable(self, request: Request, error: Exception) -> Response:
        UNREADABLE.error("the database cannot be read", extra={"path": request.url.path, "problem": str(error)})
        return error_answer(Problem(503, "server-unreadable"), request)

    async def _http_problem(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        keys = {404: "server-no-page", 405: "server-method"}
        response = error_answer(Problem(error.status_code, keys.get(error.status_code, "server-bad-request")), request)
        response.headers.update(error.headers or {})
        return response

    async def _fault(self, request: Request, error: Exception) -> Response:
        JOURNAL.error("fault", extra={"path": request.url.path}, exc_info=error)
        return error_answer(Problem(500, "server-fault"), request)


def client_of(connection: Request | WebSocket) -> str:
    """Return the address a request comes from."""
    return connection.client.host if connection.client is not None else "?"


def address_of(connection: Request | WebSocket) -> str:
    """Return where a request comes from, as limits count it."""
    return limit_key(client_of(connection))
