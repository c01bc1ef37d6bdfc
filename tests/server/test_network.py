"""Where a server can be reached, and what is said about it."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
from pathlib import Path

import httpx
import pytest

from signoria.server import network
from tests.server.browser import Browser, Server, running
from tests.server.test_operating import free_port, play_by_one_command
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]


def test_a_server_for_this_machine_has_no_address_for_others(server: Server) -> None:
    with Browser(server) as ada:
        assert ada.get("/api/welcome")["reach"] == {"local_only": True, "addresses": [], "command": "signoria serve --host 0.0.0.0"}
    for host in ("127.0.0.1", "127.0.0.2", "::1"):
        assert network.listens_locally(host)
        assert network.for_others(host, 8765) == []


def test_a_server_on_one_address_of_the_network_is_reached_there() -> None:
    assert not network.listens_locally("192.168.1.20")
    assert network.for_others("192.168.1.20", 8765) == ["http://192.168.1.20:8765"]
    assert network.for_others("2001:db8::7", 8765) == ["http://[2001:db8::7]:8765"]


def test_only_addresses_that_others_can_use_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {
        socket.AF_INET: ["192.168.1.20", "127.0.0.1", "192.168.1.20", "169.254.7.7", "10.0.0.3"],
        socket.AF_INET6: ["::1", "fe80::1", "2001:db8::7"],
    }
    monkeypatch.setattr(network, "_own", lambda family: iter(own[family]))
    assert network.for_others("0.0.0.0", 80) == ["http://192.168.1.20:80", "http://10.0.0.3:80"]
    assert network.for_others("::", 80) == ["http://192.168.1.20:80", "http://10.0.0.3:80", "http://[2001:db8::7]:80"]
    assert network.on_this_machine("0.0.0.0", 80) == "http://127.0.0.1:80"
    assert network.on_this_machine("::", 80) == "http://[::1]:80"


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_for_everybody_answers_at_all_the_addresses_it_names(tmp_path: Path, host: str) -> None:
    if host == "::" and not socket.has_dualstack_ipv6():
        pytest.skip("no IPv6 here")
    with running(tmp_path / "signoria.db", "--host", host) as server, Browser(server) as ada:
        reach = ada.get("/api/welcome")["reach"]
        assert not reach["local_only"]
        port = server.address.rsplit(":", 1)[1]
        for address in reach["addresses"]:
            assert address.endswith(f":{port}")
            assert httpx.get(f"{address}/health").json()["status"] == "ok"
        if reach["addresses"]:
            assert server.process is not None and server.process.stdout is not None
            assert ", ".join(reach["addresses"]) in server.process.stdout.readline()


def test_play_opens_the_table_to_the_network_when_asked(tmp_path: Path) -> None:
    port = free_port()
    with play_by_one_command(port, tmp_path, "--lan") as playing:
        try:
            assert playing.stdout
            assert playing.stdout.readline() == f"Open http://127.0.0.1:{port} in a browser. Stop with Ctrl-C.\n"
            assert not httpx.get(f"http://127.0.0.1:{port}/api/welcome").json()["reach"]["local_only"]
        finally:
            playing.send_signal(signal.SIGINT)
            playing.communicate(timeout=PATIENCE)


def test_play_says_when_a_table_for_this_machine_stands_in_the_way(tmp_path: Path) -> None:
    port = free_port()
    with play_by_one_command(port, tmp_path) as local:
        try:
            assert local.stdout and local.stdout.readline()
            assert httpx.get(f"http://127.0.0.1:{port}/api/welcome").json()["reach"]["command"] == "signoria play --lan"
            with play_by_one_command(port, tmp_path, "--lan") as wide:
                said = wide.communicate(timeout=PATIENCE)[1]
            assert wide.returncode == 1
            assert "for this computer only" in said
        finally:
            local.send_signal(signal.SIGINT)
            local.communicate(timeout=PATIENCE)


def test_make_play_names_its_own_command(tmp_path: Path) -> None:
    said = subprocess.run(["make", "-n", "play"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    setting = re.search(r"SIGNORIA_LAN_COMMAND='(.*?)' \S+/signoria play", said)
    assert setting
    with running(tmp_path / "signoria.db", SIGNORIA_LAN_COMMAND=setting[1]) as server, Browser(server) as ada:
        assert ada.get("/api/welcome")["reach"]["command"] == "make play ARGS=--lan"


def test_the_terminal_knows_no_network(tmp_path: Path) -> None:
    with play_by_one_command(free_port(), tmp_path, "--terminal", "--lan") as wrong:
        assert "leave out --terminal" in wrong.communicate(timeout=PATIENCE)[1]
    assert wrong.returncode == 2
