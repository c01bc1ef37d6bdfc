"""Nothing acknowledged is lost: killed servers, expiry, backups, databases of other versions."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import subprocess
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import WebSocketException

from signoria.chance import Dice
from signoria.game import BadInput
from signoria.server import storage
from signoria.server.settings import database_file
from tests.server.browser import COMMAND, Browser, Server, play_out, running, wait_for


def play_until_killed(browser: Browser, name: str, acknowledged: list[int], seed: int) -> None:
    """Play random moves as fast as possible and note what was acknowledged, until the server is gone."""
    dice = Dice(seed)
    with contextlib.suppress(WebSocketException, OSError, EOFError, httpx.HTTPError, TimeoutError), browser.live(name) as live:
        while not live.view()["over"]:
            while 0 not in live.view()["actors"]:
                live.until_type("state")
            moves = live.view()["moves"]
            answer = live.play(0, moves[dice.number(len(moves))]["id"])
            if answer["type"] == "done":
                acknowledged.append(answer["n"])


def rounds_of_killing(folder: Path, times: int, tables: int = 3) -> int:
    """Kill the server in the middle of games again and again; return how many acknowledged moves were looked for and found."""
    server = Server(folder / "signoria.db")
    found = 0
    chance = random.Random(times)
    browsers: list[Browser] = []
    names: list[str] = []
    for number in range(times):
        server.start()
        try:
            if not browsers:
                browsers = [Browser(server, f"P{seat}") for seat in range(tables)]
                names = [browser.table("me", "bot:random")["table"]["id"] for browser in browsers]
            for at, browser in enumerate(browsers):
                browser.moved(server)
                if browser.get(f"/api/tables/{names[at]}")["status"] == "finished":
                    names[at] = browser.table("me", "bot:random")["table"]["id"]
            before = [browser.get(f"/api/tables/{name}")["n"] for browser, name in zip(browsers, names, strict=True)]
            acknowledged: list[list[int]] = [[] for _ in browsers]
            players = [
                threading.Thread(target=play_until_killed, args=(browser, name, heard, number * 100 + at))
                for at, (browser, name, heard) in enumerate(zip(browsers, names, acknowledged, strict=True))
            ]
            for player in players:
                player.start()
            time.sleep(chance.uniform(0.05, 0.6))
        finally:
            server.kill()
        for player in players:
            player.join()
        # What is on disk is read by a server that knows nothing but the file.
        server.start()
        try:
            for browser, name, heard, earlier in zip(browsers, names, acknowledged, before, strict=True):
                browser.moved(server)
                table = browser.get(f"/api/tables/{name}")
                assert table["n"] >= max([earlier, *heard]), "an acknowledged move is lost"
                log = browser.get(f"/api/tables/{name}/log?as=0")["entries"]
                own = {entry["n"] for entry in log if entry["seat"] == 0}
                assert own >= set(heard), "an acknowledged move is lost"
                assert browser.get(f"/api/tables/{name}/moments/latest?as=0")["view"]["players"]
                found += len(heard)
        finally:
            server.kill()
    for browser in browsers:
        browser.http.close()
    return found


def test_a_killed_server_loses_nothing_acknowledged(tmp_path: Path) -> None:
    assert rounds_of_killing(tmp_path, 3) > 5


@pytest.mark.slow
def test_a_server_killed_thirty_times_loses_nothing_acknowledged(tmp_path: Path) -> None:
    assert rounds_of_killing(tmp_path, 30) > 100


def test_games_go_on_after_a_restart(tmp_path: Path) -> None:
    with Browser(server := Server(tmp_path / "signoria.db").start(), "Ada") as ada:
        name = ada.table("me", "bot:greedy")["table"]["id"]
        with ada.live(name) as live:
            play_out({0: live}, Dice(3), most=12)
            state = live.state
        assert server.stop() == 0, "an orderly end"
        ada.moved(server.start())
        with ada.live(name, since=state["n"]) as live:
            play_out({0: live}, Dice(4))
        assert ada.get(f"/api/tables/{name}/verify")["verdict"] == "fair"
        server.stop()


def test_a_stopping_server_says_goodbye(tmp_path: Path) -> None:
    with Browser(server := Server(tmp_path / "signoria.db").start(), "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            began = time.monotonic()
            assert server.stop() == 0
            assert live.closed() in (1001, 1012)
            assert time.monotonic() - began < 10
        assert [line["event"] for line in server.lines()][-1] == "stopped"


def test_bot_workers_end_with_the_server_however_it_ends(tmp_path: Path) -> None:
    server = Server(tmp_path / "signoria.db", "--bot-workers", "2").start()
    assert server.process is not None
    group = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True, check=True
    ).stdout.split()
    wait_for(lambda: len(group) >= 2)
    server.kill()
    wait_for(lambda: subprocess.run(["ps", "-p", ",".join(group)], capture_output=True, check=False).returncode != 0)


def test_tables_nobody_visits_expire_and_finished_ones_are_kept(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    with running(db) as server, Browser(server, "Ada") as ada:
        waiting, playing, finished, fresh = (
            ada.table("me", kind)["table"]["id"] for kind in ("friend", "bot:random", "bot:random", "bot:random")
        )
        ada.post(f"/api/tables/{finished}/resign")
    with contextlib.closing(sqlite3.connect(db)) as connection, connection:
        ten_days_ago = storage.now() - 10 * 24 * 3600 * 1000
        connection.execute("UPDATE tables SET visited = ? WHERE id != ?", (ten_days_ago, fresh))
    with running(db, "--expire-days", "20") as server:
        ada.moved(server)
        assert ada.get(f"/api/tables/{playing}")["status"] == "playing"
    with running(db, SIGNORIA_EXPIRE_DAYS="9.5") as server:
        ada.moved(server)
        wait_for(lambda: ada.http.get(f"/api/tables/{waiting}").status_code == 404)
        assert ada.get(f"/api/tables/{playing}", 404)["key"] == "server-no-table"
        assert ada.get(f"/api/tables/{finished}")["status"] == "finished"
        assert ada.get(f"/api/tables/{fresh}")["status"] == "playing"
    ada.http.close()
    with contextlib.closing(sqlite3.connect(db)) as connection:
        left = {
            row[0]
            for row in connection.execute("SELECT DISTINCT at FROM seats UNION SELECT DISTINCT at FROM entries UNION SELECT at FROM keys")
        }
        assert left <= {finished, fresh}


def signoria(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command."""
    return subprocess.run([*COMMAND, *arguments, "--lang", "en"], capture_output=True, text=True, check=False, timeout=60)


def test_a_backup_of_a_running_server_can_be_restored(tmp_path: Path) -> None:
    db, copy = tmp_path / "signoria.db", tmp_path / "copy.db"
    with running(db) as server, Browser(server, "Ada") as ada:
        name = ada.table("me", "bot:random")["table"]["id"]
        with ada.live(name) as live:
            play_out({0: live}, Dice(1), most=10)
            done = signoria("backup", str(copy), "--db", f"sqlite:///{db}")
            assert done.returncode == 0, done.stderr
            assert str(copy) in done.stdout
            n = live.n
            again = signoria("backup", str(copy), "--db", f"sqlite:///{db}")
            assert again.returncode == 1 and "exists already" in again.stderr
        with running(copy) as restored:
            ada.moved(restored)
            assert ada.get(f"/api/tables/{name}")["n"] >= n - 1
    missing = signoria("backup", str(tmp_path / "x.db"), "--db", f"sqlite:///{tmp_path}/none.db")
    assert missing.returncode == 1 and "There is no database" in missing.stderr
    assert sorted(path.name for path in tmp_path.iterdir() if "unfinished" in path.name) == []


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    storage.open_database(str(db)).close()
    with contextlib.closing(sqlite3.connect(db)) as connection:
        connection.execute(f"PRAGMA user_version = {storage.VERSION + 1}")
    done = signoria("serve", "--port", "0", "--db", f"sqlite:///{db}")
    assert done.returncode == 1
    assert "newer version" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_database_of_an_older_version_is_updated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "signoria.db"
    storage.open_database(str(db)).close()
    monkeypatch.setattr(storage, "STEPS", (*storage.STEPS, "CREATE TABLE later (x INTEGER); INSERT INTO later VALUES (7)"))
    monkeypatch.setattr(storage, "VERSION", len(storage.STEPS))
    with contextlib.closing(storage.open_database(str(db))) as connection:
        assert connection.execute("SELECT x FROM later").fetchone()[0] == 7
        assert connection.execute("PRAGMA user_version").fetchone()[0] == storage.VERSION
    with contextlib.closing(storage.open_database(str(db))) as connection:
        assert connection.execute("SELECT count(*) FROM later").fetchone()[0] == 1, "once"


def test_an_update_that_fails_leaves_everything_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = tmp_path / "signoria.db"
    storage.open_database(str(db)).close()
    monkeypatch.setattr(storage, "STEPS", (*storage.STEPS, "CREATE TABLE later (x INTEGER); INSERT INTO nowhere VALUES (7)"))
    monkeypatch.setattr(storage, "VERSION", len(storage.STEPS))
    with pytest.raises(storage.DatabaseProblem):
        storage.open_database(str(db))
    with contextlib.closing(sqlite3.connect(db)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] == storage.VERSION - 1
        assert not connection.execute("SELECT name FROM sqlite_schema WHERE name = 'later'").fetchone()


def test_files_that_are_no_database_of_ours_are_refused(tmp_path: Path) -> None:
    text, foreign = tmp_path / "text.db", tmp_path / "foreign.db"
    text.write_text("This is not a database, whatever its name says.")
    with contextlib.closing(sqlite3.connect(foreign)) as connection, connection:
        connection.execute("CREATE TABLE theirs (x)")
    for path, words in ((text, "cannot be used"), (foreign, "another program"), (tmp_path / "no" / "where.db", "cannot be used")):
        done = signoria("serve", "--port", "0", "--db", f"sqlite:///{path}")
        assert done.returncode == 1
        assert words in done.stderr
    for url in ("postgres:///x", "sqlite://x", "sqlite:///", "signoria.db"):
        with pytest.raises(BadInput, match="server-db-url"):
            database_file(url)


def test_the_wal_is_synced_fully(tmp_path: Path) -> None:
    with contextlib.closing(storage.open_database(str(tmp_path / "signoria.db"))) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2
