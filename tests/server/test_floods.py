"""Nobody wears the server down: everything that comes in is counted, and what comes halfway does not stay."""

from __future__ import annotations

import resource
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from signoria.server import house, transport
from signoria.server.limits import ConnectionLimit
from signoria.server.live import MOST_WAITING, Connection
from signoria.server.settings import Settings
from tests.server.browser import Browser, Server, running, wait_for
from tests.server.test_operating import InThread, in_thread
from tests.waiting import PATIENCE

HALF = b"GET /api/me HTTP/1.1\r\nHost: x\r\n"
UPGRADE = (
    b"Host: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
SHORT = 0.3


def frames(opcode: Opcode, data: bytes = b"", *, fin: bool = True, count: int = 1000) -> bytes:
    """Return frames as a client sends them."""
    return Frame(opcode, data, fin=fin).serialize(mask=True) * count


@contextmanager
def raw(address: str, sent: bytes = b"") -> Iterator[socket.socket]:
    """Open a connection and send something."""
    host, _, port = address.removeprefix("http://").rpartition(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as connection:
        connection.sendall(sent)
        yield connection


def everything(connection: socket.socket) -> bytes:
    """Return what comes until the server closes the connection."""
    found = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(65536):
            found += more
    return found


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[InThread]:
    """Run a server whose time limits are short."""
    for name in ("HEADER_SECONDS", "REQUEST_SECONDS", "UNREAD_SECONDS"):
        monkeypatch.setattr(transport, name, SHORT)
    with in_thread(Settings(db=f"sqlite:///{tmp_path}/signoria.db", rate=0, connections=0)) as server:
        yield server


@pytest.mark.parametrize(
    "flood",
    [
        frames(Opcode.PING),
        frames(Opcode.PONG),
        frames(Opcode.TEXT, b"{"),
        frames(Opcode.TEXT, b"[]"),
        frames(Opcode.TEXT, b"", fin=False, count=1) + frames(Opcode.CONT, b"", fin=False),
    ],
    ids=["pings", "pongs", "malformed", "wrong", "fragments"],
)
def test_every_frame_counts(server: Server, flood: bytes) -> None:
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            with suppress(OSError, ConnectionClosed):
                live.socket.socket.sendall(flood)
            assert live.closed() == 4429
        with ada.live(name) as live:
            live.send(type="ping")
            assert live.until_type("pong"), "the next connection is served"


def test_handshakes_count_against_the_allowance_of_the_address(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db", "--rate", "3") as server, Browser(server, "Ada") as ada, ExitStack() as tabs:

        def refused() -> bool:
            try:
                tabs.enter_context(ada.live("unknown", hello=False))
            except InvalidStatus as status:
                return status.response.status_code == 429
            return False

        wait_for(refused)
        wait_for(lambda: ada.http.get("/api/me").status_code == 200)


def test_messages_count_against_the_allowance_of_the_address(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db", "--rate", "3") as server, Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as one, ada.live(name) as two:
            # Each tab stays below its own limit; together they are above that of the address.
            for tab in (one, two):
                tab.socket.socket.sendall(frames(Opcode.TEXT, b'{"type": "ping"}', count=95))
            with suppress(ConnectionClosed):
                for _ in range(95):
                    one.until_type("pong")
            assert two.closed() == 4429


@pytest.mark.parametrize("start", [HALF, b"G", HALF + b"X-Slow: ", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{"])
def test_a_request_that_stays_unfinished_is_ended(hasty: InThread, start: bytes) -> None:
    with raw(hasty.address, start) as connection:
        assert everything(connection).startswith(b"HTTP/1.1 408 ")
    wait_for(lambda: not hasty.web.http_connections._open)


def test_a_connection_that_says_nothing_is_ended(hasty: InThread) -> None:
    with raw(hasty.address) as connection:
        assert everything(connection) == b""


def test_a_byte_now_and_then_does_not_make_the_time_longer(hasty: InThread) -> None:
    with raw(hasty.address, HALF + b"X: ") as connection:
        with suppress(OSError):
            while not select.select([connection], [], [], 0.02)[0]:
                connection.sendall(b"x")
        everything(connection)


def test_the_second_request_of_a_connection_has_the_same_limit(hasty: InThread) -> None:
    with raw(hasty.address, HALF + b"\r\n") as connection:
        assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
        connection.sendall(HALF)
        assert b"HTTP/1.1 408 " in everything(connection)


def test_a_body_that_nobody_reads_does_not_keep_a_connection_open(hasty: InThread) -> None:
    with raw(hasty.address, HALF + b"Content-Length: 1000\r\n\r\nx") as connection:
        assert everything(connection).startswith(b"HTTP/1.1 200 ")


def test_an_answer_that_nobody_reads_does_not_keep_a_connection_open(hasty: InThread) -> None:
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", int(hasty.address.rpartition(":")[2])))
        connection.sendall(b"GET /words/ru.ftl HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
        wait_for(lambda: hasty.web.http_connections._open)
        wait_for(lambda: not hasty.web.http_connections._open)


def test_a_live_client_that_does_not_read_is_ended(hasty: InThread) -> None:
    with Browser(hasty, "Ada") as ada:  # type: ignore[arg-type]
        name = ada.table("me", "bot:random", public=True)["table"]["id"]
    hasty.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", int(hasty.address.rpartition(":")[2])))
        connection.sendall(f"GET /api/tables/{name}/live HTTP/1.1\r\nOrigin: http://x\r\n".encode() + UPGRADE + b"\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 101 ")
        # The states that come are more than fits, and less than a transport keeps before it says so.
        connection.sendall(frames(Opcode.TEXT, b'{"type": "hello"}', count=1))
        wait_for(lambda: not any(isinstance(one, transport.LiveProtocol) for one in list(hasty.server.server_state.connections)))


def test_a_tab_that_is_closed_gets_nothing_more() -> None:
    tab = Connection(None, None, None, "en", "")  # type: ignore[arg-type]  # it is never written to
    for _ in range(3 * MOST_WAITING):
        tab.tell(b"{}")
    tab.close(1000)
    assert tab._waiting.qsize() == MOST_WAITING + 1


def test_an_address_without_cookies_cannot_fill_the_queue_of_look_backs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "STUDIES_PER_VISITOR", 2)
    with ExitStack() as stack:
        server = stack.enter_context(in_thread(Settings(db=f"sqlite:///{tmp_path}/signoria.db", rate=0, trusted_proxies=("127.0.0.1",))))
        ada = stack.enter_context(Browser(server, "Ada"))  # type: ignore[arg-type]
        name = ada.table("me", "bot:random", public=True)["table"]["id"]
        with ada.live(name) as tab:
            tab.play(0, tab.view(0)["moves"][0]["id"])
        queue = server.house.studies
        with monkeypatch.context() as patch:
            patch.setattr(queue, "_dispatch", lambda: None)
            request = f"GET /api/tables/{name}/moments/0 HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n".encode()
            for _ in range(2):
                stack.enter_context(raw(server.address, request))
            wait_for(lambda: len(queue.waiting()) == 2)
            assert {job.visitor for job in queue.waiting()} == {"192.0.2.7"}
            assert len({job.table for job in queue.waiting()}) == 2, "devices of an address take turns too"
            with raw(server.address, request) as third:
                assert third.recv(65536).startswith(b"HTTP/1.1 429 ")
            other = stack.enter_context(raw(server.address, request.replace(b"192.0.2.7", b"192.0.2.8")))
            wait_for(lambda: len(queue.waiting()) == 3)
        server.house._chores[0].get_loop().call_soon_threadsafe(queue._dispatch)
        assert other.recv(65536).startswith(b"HTTP/1.1 200 ")


def test_connections_of_an_ipv6_network_count_together_and_proxies_are_known_by_their_address() -> None:
    limit = ConnectionLimit(1, lambda address: address == "2001:db8::9")
    assert limit.enter("2001:db8::1")
    assert not limit.enter("2001:db8::2")
    assert limit.enter("2001:db8::9")
    assert limit.enter("2001:db8:0:1::1")
    for address in ("2001:db8::1", "2001:db8::9", "2001:db8:0:1::1"):
        limit.leave(address)
    assert not limit._open


def test_live_connections_outlast_the_limits_of_requests(hasty: InThread) -> None:
    with Browser(hasty, "Ada") as ada:  # type: ignore[arg-type]
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            for _ in range(2):
                with raw(hasty.address, HALF) as later:
                    assert everything(later)
            live.send(type="ping")
            assert live.until_type("pong")


def test_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db", "--connections", "3") as server, ExitStack() as kept:
        three = [kept.enter_context(raw(server.address, HALF)) for _ in range(3)]
        for connection in three:
            connection.sendall(b"\r\n")
            assert connection.recv(65536).startswith(b"HTTP/1.1 200 ")
        for connection in three:
            connection.sendall(HALF)  # not idle any more, so they stay for a while
        with raw(server.address) as fourth:
            assert everything(fourth) == b""
        three[0].close()

        def served() -> bool:
            with raw(server.address) as fifth, suppress(OSError):
                fifth.sendall(HALF + b"\r\n")
                return fifth.recv(65536).startswith(b"HTTP/1.1 200 ")
            return False

        wait_for(served)


def test_a_full_table_of_file_descriptors_does_not_fill_the_log_and_passes(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db") as server:
        assert server.process is not None
        # A worker that cannot start for want of files is a line of its own.
        wait_for(lambda: "signoria_workers_starting 0\n" in httpx.get(f"{server.address}/metrics").text)
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert soft == min(hard, transport.MOST_FILES)
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (60, hard))
        files = Path(f"/proc/{server.process.pid}/fd")
        before = len(server.lines())
        with ExitStack() as kept:
            for _ in range(100):
                with suppress(OSError):  # libuv closes those it has no room for, asyncio lets them wait
                    kept.enter_context(raw(server.address, HALF))
            wait_for(lambda: len(list(files.iterdir())) >= 59)

        def answers() -> bool:
            with suppress(OSError, httpx.TransportError):
                return "signoria_open_files_limit 60\n" in httpx.get(f"{server.address}/metrics", timeout=PATIENCE).text
            return False

        wait_for(answers)
        assert len(server.lines()) <= before + 1
    assert "trace" not in server.log.read_text()


def test_bad_requests_and_frames_are_a_line_and_no_traceback(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db") as server, Browser(server, "Ada") as ada:
        for bad in (
            b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
            b"GET / HTTP/9.9\r\n\r\n",
            b"GET / HTTP/1.1\r\nbad header\r\n\r\n",
            b"POST /api/tables/x/live HTTP/1.1\r\n" + UPGRADE + b"\r\n",
            b"GET /api/tables/x/live HTTP/1.1\r\n" + UPGRADE + b"X: " + b"x" * 20_000 + b"\r\n\r\n",
            b"GET /api/tables/x/live HTTP/1.1\r\n" + UPGRADE.replace(b"13", b"99") + b"\r\n",
        ) * 3:
            with raw(server.address, bad) as connection:
                assert not everything(connection).startswith(b"HTTP/1.1 500")
        name = ada.table("me", "bot:random")["table"]["id"]
        for bad, code in ((b"\x81\x82\x00\x00\x00\x00\xff\xfe", 1007), (b"\x83\x80\x00\x00\x00\x00", 1002), (b"\x81\x02ab", 1002)) * 3:
            with ada.live(name) as live:
                live.socket.socket.sendall(bad)
                assert live.closed() == code
    lines = server.lines()
    assert not [line for line in lines if "trace" in line]
    assert len(lines) < 10


def test_health_writes_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db") as server, Browser(server, "Ada") as ada:

        def commits() -> str:
            return next(line for line in ada.http.get("/metrics").text.splitlines() if line.startswith("signoria_commits "))

        before = commits()
        for _ in range(10):
            assert ada.get("/health")["status"] == "ok"
        assert commits() == before
