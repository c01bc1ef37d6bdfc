"""Nothing acknowledged is lost: killed servers, expiry, backups, databases of other versions."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
from pathlib import Path

import pytest

from signoria.chance import Dice
from signoria.game import BadInput
from signoria.server import storage
from signoria.server.settings import database_file
from tests.server.browser import COMMAND, Browser, Server, play_out, running, wait_for
from tests.server.killing import rounds_of_killing
from tests.waiting import PATIENCE


def test_lists_begin_with_an_index(tmp_path: Path) -> None:
    with contextlib.closing(storage.open_database(str(tmp_path / "signoria.db"))) as connection:
        for name, ids in storage.LISTS.items():
            plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {ids}", {"me": "x", "before": 1, "listed": 50})]
            assert not [step for step in plan if step.startswith("SCAN") and step.removeprefix("SCAN ") in ("tables", "seats")], (
                name,
                plan,
            )


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
            assert server.stop() == 0
            assert live.closed() in (1001, 1012)
        assert [line["event"] for line in server.lines()][-1] == "stopped"


def test_bot_workers_end_with_the_server_however_it_ends(tmp_path: Path) -> None:
    server = Server(tmp_path / "signoria.db", "--bot-workers", "2").start()
    assert server.process is not None
    children = ["ps", "-o", "pid=", "--ppid", str(server.process.pid)]
    group: list[str] = []

    def started() -> bool:
        group[:] = subprocess.run(children, capture_output=True, text=True, check=True).stdout.split()
        return len(group) >= 2

    wait_for(started)
    server.kill()
    wait_for(lambda: subprocess.run(["ps", "-p", ",".join(group)], capture_output=True, check=False).returncode != 0)


def test_tables_nobody_visits_expire_and_finished_ones_are_kept(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    with running(db) as server, Browser(server, "Ada") as ada:
        waiting, playing, finished, fresh = (
            ada.table("me", kind)["table"]["id"] for kind in ("friend", "same:Jan", "bot:random", "bot:random")
        )
        ada.post(f"/api/tables/{finished}/resign")

    def age(column: str, days: float) -> None:
        with contextlib.closing(sqlite3.connect(db)) as connection, connection:
            ago = storage.now() - round(days * 24 * 3600 * 1000)
            connection.execute(f"UPDATE tables SET {column} = ? WHERE id IN (?, ?)", (ago, waiting, playing))

    def mine() -> set[str]:
        return {line["id"] for line in ada.get("/api/tables")["mine"]}

    age("visited", 10)
    with running(db, "--expire-days", "20") as server:
        ada.moved(server)
        assert mine() == {waiting, playing, fresh}
    with running(db, SIGNORIA_EXPIRE_DAYS="9.5") as server:
        ada.moved(server)
        wait_for(lambda: mine() == {fresh})
        assert ada.get(f"/api/tables/{waiting}")["status"] == "waiting", "hidden first"
    age("removed", 10)
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
    return subprocess.run([*COMMAND, *arguments, "--lang", "en"], capture_output=True, text=True, check=False, timeout=PATIENCE)


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
            assert again.returncode == 1 and "already exists" in again.stderr
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
