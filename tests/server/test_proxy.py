"""Behind a reverse proxy: real ones, with the configurations of docs/server.md."""

from __future__ import annotations

import os
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from scripts.find_proxies import found
from signoria.game import BadInput
from signoria.server.proxies import Proxies, is_allowed, limit_key, network_of, root_path_of
from tests.server.browser import GAME, Browser, Live, Server, running, wait_for
from tests.server.test_operating import free_port
from tests.waiting import PATIENCE

DOCS = (Path(__file__).parents[2] / "docs" / "server.md").read_text()
HOST = "play.example.org"
ROOT = "/signoria"
TRUST = ("--trusted-proxy", "127.0.0.1")


def configuration(language: str, *, root: str = "") -> str:
    """Return a configuration of the documentation."""
    found_there = re.findall(rf"```{language}\n(.*?)```", DOCS, re.DOTALL)
    if language == "nginx":
        return str(found_there[0]).replace("location / {", f"location {root}/ {{")
    return str(found_there[1 if root else 0])


def program(name: str) -> str:
    """Return where a proxy is."""
    path = found(name)
    if path is None:
        message = f"there is no {name} (Debian: apt-get install nginx-light caddy)"
        if os.environ.get("CI") == "true":
            pytest.fail(message)
        pytest.skip(message)
    return path


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for nginx."""
    pem, key = folder / "proxy.pem", folder / "proxy.key"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-subj", "/CN=localhost"]
    subprocess.run([*command, "-days", "2", "-keyout", str(key), "-out", str(pem)], check=True, capture_output=True)
    return pem, key


def nginx(folder: Path, server: Server, port: int, root: str) -> list[str]:
    """Write nginx's configuration and return its command."""
    pem, key = certificate(folder)
    site = configuration("nginx", root=root).replace("listen 443", f"listen 127.0.0.1:{port}")
    site = (
        site.replace("http://127.0.0.1:8765", server.address)
        .replace(f"/etc/ssl/{HOST}.pem", str(pem))
        .replace(f"/etc/ssl/{HOST}.key", str(key))
    )
    kept = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;\n" if os.geteuid() == 0 else ""
    text = f"{user}daemon off;\nworker_processes 1;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx.log;\nevents {{}}\n"
    (folder / "nginx.conf").write_text(f"{text}http {{\naccess_log off;\n{kept}{site}\n}}\n")
    return [program("nginx"), "-e", f"{folder}/nginx.log", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, server: Server, port: int, root: str) -> list[str]:
    """Write Caddy's configuration and return its command."""
    # A name of this machine gets a certificate of Caddy's own.
    site = configuration("caddy", root=root).replace(f"{HOST} {{", f"https://localhost:{port} {{")
    site = site.replace("127.0.0.1:8765", server.address.removeprefix("http://"))
    own = "{\nadmin off\nauto_https disable_redirects\nskip_install_trust\n}\n"
    (folder / "Caddyfile").write_text(own + site)
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


PROXIES = {"nginx": nginx, "caddy": caddy}


def anybody() -> ssl.SSLContext:
    """Return what accepts any certificate."""
    trust = ssl.create_default_context()
    trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
    return trust


def answers(port: int) -> bool:
    """Return whether a proxy is ready, its certificate included."""
    try:
        with socket.create_connection(("127.0.0.1", port)) as raw, anybody().wrap_socket(raw, server_hostname="localhost"):
            return True
    except OSError:
        return False


@contextmanager
def behind(kind: str, folder: Path, server: Server, root: str = "") -> Iterator[str]:
    """Run a proxy in front of a server, and return its address."""
    port = free_port()
    command = PROXIES[kind](folder, server, port, root)
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / f"{kind}.out").open("w") as out, subprocess.Popen(command, env=environment, stdout=out, stderr=out) as proxy:
        try:
            wait_for(lambda: answers(port) or proxy.poll() is not None)
            assert proxy.poll() is None, (folder / f"{kind}.out").read_text()
            yield f"https://localhost:{port}"
        finally:
            proxy.terminate()
            proxy.wait(PATIENCE)


def visitor(address: str, comes_from: str) -> httpx.Client:
    """Return somebody who comes from an address of this machine."""
    return httpx.Client(
        base_url=address, verify=False, transport=httpx.HTTPTransport(verify=False, local_address=comes_from), timeout=PATIENCE
    )


def exhausted(client: httpx.Client, **headers: str) -> None:
    """Ask until the allowance is used up."""
    wait_for(lambda: client.get("/api/me", headers=headers).status_code == 429)


@contextmanager
def live(address: str, table: str, cookie: str, root: str = "") -> Iterator[Live]:
    """Open a tab at a table through the proxy."""
    path = f"{address.replace('https', 'wss', 1)}{root}/api/tables/{table}/live"
    with connect(
        path, origin=Origin(address), ssl=anybody(), additional_headers={"Cookie": f"signoria={cookie}"}, open_timeout=PATIENCE
    ) as socket:
        tab = Live(socket)
        tab.send(type="hello")
        tab.until_type("state")
        yield tab


@pytest.mark.parametrize("kind", PROXIES)
def test_behind_a_proxy_everybody_has_an_allowance_of_their_own(tmp_path: Path, kind: str) -> None:
    with (
        running(tmp_path / "signoria.db", *TRUST, "--rate", "3") as server,
        behind(kind, tmp_path, server) as address,
        visitor(address, "127.0.0.2") as eve,
        visitor(address, "127.0.0.3") as ada,
    ):
        exhausted(eve)
        assert ada.get("/api/me").status_code == 200
        exhausted(eve, **{"X-Forwarded-For": "203.0.113.9"})
        statuses = [eve.get("/api/me", headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code for number in range(60)]
        assert statuses.count(429) > 30, "inventing addresses does not help"
        assert ada.get("/api/me").status_code == 200
    assert not [line for line in server.lines() if line["level"] == "warning"]


@pytest.mark.parametrize("root", ["", ROOT])
@pytest.mark.parametrize("kind", PROXIES)
def test_a_game_over_https_behind_a_proxy(tmp_path: Path, kind: str, root: str) -> None:
    with (
        running(tmp_path / "signoria.db", *TRUST, "--root-path", root, "--allowed-host", "localhost") as server,
        behind(kind, tmp_path, server, root) as address,
        visitor(address, "127.0.0.2") as ada,
    ):
        page = ada.get(f"{root}/t/whatever")
        assert page.headers["strict-transport-security"]
        files = re.findall(r'(?:src|href)="([^"]*)"', page.text)
        assert files
        for file in files:
            assert file.startswith(f"{root}/assets/")
            assert ada.get(file).status_code == 200
        welcome = ada.get(f"{root}/api/welcome")
        cookie = welcome.headers["set-cookie"]
        assert "; Secure" in cookie and f"Path={root}/;" in cookie
        for words in welcome.json()["languages"].values():
            assert ada.get(words).status_code == 200
        origin = {"Origin": address}
        made = ada.post(
            f"{root}/api/tables", json={"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}, headers=origin
        )
        assert made.status_code == 201
        name = made.json()["table"]["id"]
        with live(address, name, ada.cookies["signoria"], root) as tab:
            assert tab.play(0, tab.view()["moves"][0]["id"])["type"] == "done"
        for path, body in ((f"/api/tables/{name}/links", {"kind": "watch"}), ("/api/me/recovery", {})):
            assert ada.post(root + path, json=body, headers=origin).json()["path"].startswith(f"{root}/")


@pytest.mark.parametrize("root", ["", ROOT])
def test_the_root_may_be_in_the_path_or_not(tmp_path: Path, root: str) -> None:
    with running(tmp_path / "signoria.db", "--root-path", ROOT) as server, Browser(server) as ada:
        assert ada.get(f"{root}/api/me")["name"] == ""
        assert ada.get(f"{root}/health")["status"] == "ok"
        assert f'data-root="{ROOT}"' in ada.http.get(f"{root}/t/abc").text
        answer = ada.http.get(ROOT)
        assert (answer.status_code, answer.headers["location"]) == (308, f"{ROOT}/")


def test_what_others_say_about_their_address_is_ignored_and_warned_about_once(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db", "--rate", "3") as server, visitor(server.address, "127.0.0.2") as eve:
        for number in range(60):
            answer = eve.get("/api/me", headers={"X-Forwarded-For": f"203.0.113.{number}", "X-Forwarded-Proto": "https"})
            assert "strict-transport-security" not in answer.headers
            assert "Secure" not in answer.headers.get("set-cookie", "")
        exhausted(eve, **{"X-Forwarded-For": "203.0.113.200"})
    (warning,) = [line for line in server.lines() if line["level"] == "warning"]
    assert "X-Forwarded-For" in warning["event"]
    assert warning["peer"] == "127.0.0.2"


def test_a_trusted_proxy_that_tells_nothing_is_warned_about(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db", *TRUST) as server, Browser(server) as ada:
        ada.get("/api/me")
        ada.get("/api/me")
    assert [line["event"] for line in server.lines() if line["level"] == "warning"] == [
        "a trusted proxy sends no X-Forwarded-For: all visitors share one allowance"
    ]


def test_only_allowed_hosts_are_served(tmp_path: Path) -> None:
    with running(tmp_path / "signoria.db", "--allowed-host", HOST, "--allowed-host", "*.example.com") as server, Browser(server) as ada:
        for host in (HOST, f"{HOST}:8443", HOST.upper(), "a.example.com"):
            assert ada.get("/api/me", Host=host)
        for host in ("evil.example", "example.com", f"{HOST}.evil.example", "127.0.0.1"):
            assert ada.get("/api/me", 400, Host=host)["key"] == "server-wrong-host"


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("198.51.100.1, 203.0.113.7", "203.0.113.7"),
        ("198.51.100.1, 203.0.113.7, 10.0.0.2", "203.0.113.7"),
        ("203.0.113.7:1234", "203.0.113.7"),
        ("[2001:db8::7]:443", "2001:db8::7"),
        ("nonsense", "10.0.0.1"),
        ("203.0.113.7, nonsense", "10.0.0.1"),
        ("10.0.0.3", "10.0.0.3"),
        ("", "10.0.0.1"),
    ],
)
def test_the_client_is_the_last_address_that_is_no_proxy(forwarded: str, client: str) -> None:
    scope = {"type": "http", "client": ("10.0.0.1", 1), "scheme": "http", "headers": [(b"x-forwarded-for", forwarded.encode())]}
    Proxies(["10.0.0.0/8"]).resolve(scope)
    assert scope["client"][0] == client


def test_addresses_hosts_and_paths_are_read() -> None:
    assert limit_key("2001:db8::7") == limit_key("2001:db8::8") != limit_key("2001:db8:0:1::7")
    assert limit_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert is_allowed("anything", [])
    assert Proxies(["127.0.0.1"]).trusts("::ffff:127.0.0.1")
    assert root_path_of("/a/b/") == "/a/b"
    for bad in ("signoria", "/a b", "//x", '/"'):
        with pytest.raises(BadInput):
            root_path_of(bad)
    with pytest.raises(BadInput):
        network_of("localhost")
