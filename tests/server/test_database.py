"""The database as a file: one server at a time, restored and checked, readable by its owner alone, upgraded with games going on."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from signoria.chance import Dice
from signoria.server import storage
from signoria.server.check import check
from signoria.server.lock import DatabaseInUse
from signoria.server.restore import restore
from signoria.server.storage import DatabaseProblem, Storage
from tests.server.browser import COMMAND, Browser, Server, play_out, running
from tests.server.test_operating import free_port, play_by_one_command
from tests.waiting import PATIENCE, wait_for

VERSION_2 = Path(__file__).with_name("version2.sql")


def signoria(*arguments: str, db: Path, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Run a command on a database."""
    command = [*COMMAND, *arguments, "--db", f"sqlite:///{db}", "--lang", lang]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


def with_games(db: Path) -> tuple[dict[str, str], str, int]:
    """Run a server for a while, kill it, and return the cookies of its visitor, a table, and the last move acknowledged there."""
    server = Server(db).start()
    with Browser(server, "Ada") as ada:
        name = ada.table("me", "same:Jan")["table"]["id"]
        with ada.live(name) as live:
            n = play_out({0: live, 1: live}, Dice(4), most=12)
        cookies = dict(ada.http.cookies)
    server.kill()
    return cookies, name, n


# One server at a time


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    with running(db) as server:
        assert server.process is not None
        (tmp_path / "link.db").symlink_to(db)
        for path, lang, words in (
            (db, "en", "in use by another server"),
            (tmp_path / "link.db", "de", "von einem anderen Server"),
        ):
            second = signoria("serve", "--port", "0", db=path, lang=lang)
            assert second.returncode == 1
            assert words in second.stderr and str(server.process.pid) in second.stderr
            assert "Traceback" not in second.stderr
        with Browser(server, "Ada") as ada:
            ada.table("me", "bot:random")
        server.kill()
    with running(db), pytest.raises(DatabaseInUse):  # a killed server leaves no lock behind
        Storage(str(db))


@pytest.mark.parametrize("gone", ["signoria.db", "signoria.db.lock"])
def test_a_server_whose_files_are_removed_writes_nothing_more_and_says_so(tmp_path: Path, gone: str) -> None:
    with running(tmp_path / "signoria.db") as server, Browser(server, "Ada") as ada:
        (tmp_path / gone).unlink()
        assert ada.put("/api/me", {"name": "Eve"}, 503)["key"] == "server-storage"
        assert ada.http.get("/health").status_code == 503


def test_an_unfair_record_that_somebody_uploads_is_not_damage(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    with running(db) as server, Browser(server, "Ada") as ada:
        made = ada.table("me", "same:Jan", seed="8")["table"]["id"]
        header = next(line for line in sqlite3.connect(db).execute("SELECT header FROM tables WHERE id = ?", (made,)))[0]
        cheated = header.replace("deal: seed 8", "deal: seed 9")
        assert cheated != header
        ada.post("/api/records", {"record": cheated}, 201)
    assert check(str(db)).faults == []


def test_a_damaged_list_of_blocked_addresses_does_not_keep_the_server_from_starting(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    with running(db):
        pass
    with contextlib.closing(sqlite3.connect(db)) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'blocked'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    with db.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(random.Random(1).randbytes(size))
    with running(db) as server, Browser(server) as ada:
        wait_for(lambda: ada.http.get("/health").status_code == 503)
        assert ada.get("/api/welcome")["games"]


def test_play_finds_the_table_that_is_open_on_another_port(tmp_path: Path) -> None:
    with play_by_one_command(free_port(), tmp_path) as first:
        try:
            assert first.stdout
            address = first.stdout.readline().split()[1]
            with play_by_one_command(free_port(), tmp_path) as second:
                assert second.communicate(timeout=PATIENCE)[0] == f"The table is already open at {address}.\n"
            assert second.returncode == 0
        finally:
            first.send_signal(signal.SIGINT)
        assert first.wait(timeout=PATIENCE) == 0


# Restoring


def test_a_restored_backup_has_nothing_of_the_database_it_replaces(tmp_path: Path) -> None:
    db, copy = tmp_path / "signoria.db", tmp_path / "copy.db"
    cookies, name, n = with_games(db)
    assert signoria("backup", str(copy), db=db).returncode == 0
    server = Server(db).start()
    with Browser(server) as ada:
        ada.http.cookies.update(cookies)
        with ada.live(name) as live:
            last = play_out({0: live, 1: live}, Dice(5), most=30)
    server.kill()
    assert (tmp_path / "signoria.db-wal").stat().st_size > 0, "what a copy of the file alone would be mixed with"
    done = signoria("restore", str(copy), db=db)
    assert done.returncode == 0, done.stderr
    assert {path.name for path in tmp_path.glob("signoria.db*")} >= {"signoria.db"}
    assert not (tmp_path / "signoria.db-wal").exists()
    with running(db) as server, Browser(server) as ada:
        ada.http.cookies.update(cookies)
        assert ada.get(f"/api/tables/{name}")["n"] == n
        refused = signoria("restore", str(copy), db=db)
        assert refused.returncode == 1 and "in use" in refused.stderr
    (kept,) = tmp_path.glob("signoria.db.replaced-*")
    assert kept.name in done.stdout
    with running(kept) as server, Browser(server) as ada:
        ada.http.cookies.update(cookies)
        assert ada.get(f"/api/tables/{name}")["n"] == last, "what was replaced is whole"


def test_a_damaged_backup_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    db, copy = tmp_path / "signoria.db", tmp_path / "copy.db"
    with_games(db)
    assert signoria("backup", str(copy), db=db).returncode == 0
    before = {path.name: path.read_bytes() for path in tmp_path.glob("signoria.db*") if path.suffix != ".lock"}
    with copy.open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xff" * 4096 * 2)
    assert "damaged" in signoria("restore", str(copy), db=db).stderr
    copy.write_bytes(b"no database at all")
    refusals = [(copy, "server-db-unusable"), (db, "server-restore-same"), (tmp_path / "none.db", "server-db-missing")]
    with contextlib.closing(sqlite3.connect(tmp_path / "newer.db")) as newer:
        newer.execute(f"PRAGMA application_id = {storage.APPLICATION}")
        newer.execute(f"PRAGMA user_version = {storage.VERSION + 1}")
    for backup, reason in (*refusals, (tmp_path / "newer.db", "server-db-newer")):
        with pytest.raises(DatabaseProblem, match=reason):
            restore(str(db), str(backup))
    assert {path.name: path.read_bytes() for path in tmp_path.glob("signoria.db*") if path.suffix != ".lock"} == before


def test_a_database_that_cannot_be_opened_any_more_is_set_aside_with_its_log(tmp_path: Path) -> None:
    db, copy = tmp_path / "signoria.db", tmp_path / "copy.db"
    with_games(db)
    assert signoria("backup", str(copy), db=db).returncode == 0
    db.write_bytes(b"overwritten")
    (tmp_path / "signoria.db-wal").write_bytes(b"torn")
    kept = restore(str(db), str(copy))
    assert kept is not None
    assert (Path(kept).read_bytes(), Path(f"{kept}-wal").read_bytes()) == (b"overwritten", b"torn")
    assert check(str(db)).faults == []
    shutil.copy(copy, tmp_path / "again.db")
    assert restore(str(tmp_path / "fresh.db"), str(copy)) is None, "where there was none, nothing is set aside"
    assert check(str(tmp_path / "fresh.db")).tables == 1


# Checking


def test_a_log_without_its_database_is_kept_too(tmp_path: Path) -> None:
    db, backup = tmp_path / "signoria.db", tmp_path / "backup.db"
    with_games(db)
    assert signoria("backup", str(backup), db=db).returncode == 0
    db.unlink()
    log = tmp_path / "signoria.db-wal"
    log.write_bytes(b"what was left")
    kept = restore(str(db), str(backup))
    assert kept is not None and Path(f"{kept}-wal").read_bytes() == b"what was left"
    assert not log.exists() and check(str(db)).faults == []


def test_a_sound_database_is_checked_while_a_server_uses_it(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    with running(db) as server, Browser(server, "Ada") as ada:
        name = ada.table("me", "same:Jan")["table"]["id"]
        over, given_up = (ada.table("me", "bot:random")["table"]["id"] for _ in range(2))
        with ada.live(over) as live:
            play_out({0: live}, Dice(1))
        ada.post(f"/api/tables/{given_up}/resign")
        record = ada.http.get(f"/api/tables/{over}/record").text
        ada.post("/api/records", {"record": record.rpartition("result:")[0]}, 201)
        ada.post(f"/api/tables/{over}/fork", {"n": 30, "seat": 0, "bot": "random"}, 201)
        ada.table("me", "friend")
        with ada.live(name) as live:
            play_out({0: live, 1: live}, Dice(4), most=12)
            done = signoria("check", db=db)
            assert (done.returncode, done.stderr) == (0, "")
            assert "all 6 tables" in done.stdout
            assert ada.get("/health")["status"] == "ok"


DAMAGE = {
    "a lost last entry": ("DELETE FROM entries WHERE n = (SELECT max(n) FROM entries)", "12 moves, but 11 are stored"),
    "an entry lost in the middle": ("DELETE FROM entries WHERE n = 5", "12 moves, but 11 are stored"),
    "a wrong secret": ("UPDATE tables SET secret = zeroblob(32)", "secret"),
    "no secret": ("UPDATE tables SET secret = NULL", "secret"),
    "a changed move": ("UPDATE entries SET line = '0: start a3' WHERE n = 9", "Move 9 does not replay"),
    "a lost seat": ("DELETE FROM seats WHERE seat = 1", "2 seats, but 1 are stored"),
    "a changed header": ("UPDATE tables SET header = replace(header, 'seats:', 'seats: x')", "line 6 of the record"),
    "a turn that is not JSON": ("UPDATE tables SET turn = substr(turn, 2)", "malformed"),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_damage_is_found_by_a_check_and_when_the_table_is_opened(tmp_path: Path, kind: str) -> None:
    db = tmp_path / "signoria.db"
    cookies, name, _ = with_games(db)
    statement, words = DAMAGE[kind]
    with contextlib.closing(sqlite3.connect(db)) as connection, connection:
        connection.execute(statement)
    done = signoria("check", db=db)
    assert done.returncode == 1
    assert f"Table {name}: " in done.stdout and words in done.stdout
    assert "1 problem" in done.stderr
    with running(db) as server, Browser(server) as ada:
        ada.http.cookies.update(cookies)
        if kind == "a turn that is not JSON":
            assert ada.get(f"/api/tables/{name}", 503)["key"] == "server-unreadable"
            with ada.live(name, hello=False) as live:
                live.send(type="hello")
                assert live.until_type("error")["error"]["key"] == "server-unreadable"
                assert live.closed() == 1011
            assert ada.get("/api/tables")["mine"] == [], "the others are still listed"
            assert ada.http.get("/health").status_code == 503
            return
        table = ada.get(f"/api/tables/{name}")
        assert table["frozen"]["key"] == "server-table-damaged"
        assert table["turn"] == []
        with ada.live(name) as live:
            if live.view() is not None:
                assert live.play(0, 0)["error"]["key"] == "server-table-damaged"
        assert ada.post(f"/api/tables/{name}/resign", {"seat": 0}, 409)["key"] == "server-table-damaged"
        assert ada.table("me", "bot:random")["table"]["frozen"] is None, "other tables go on"
    assert "a stored game is damaged" in {line["event"] for line in server.lines()}


def test_a_game_of_another_rules_version_can_be_looked_at_and_says_why_it_cannot_go_on(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    with running(db) as server, Browser(server, "Ada") as ada:
        going, over = (ada.table("me", "same:Jan")["table"]["id"] for _ in range(2))
        for name, most in ((going, 12), (over, 10_000)):
            with ada.live(name) as live:
                play_out({0: live, 1: live}, Dice(4), most=most)
        result = ada.get(f"/api/tables/{over}")["result"]
        record = ada.http.get(f"/api/tables/{over}/record").text
        cookies = dict(ada.http.cookies)
    with contextlib.closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("UPDATE tables SET header = replace(header, 'rules: ', 'rules: 9')")
    report = check(str(db))
    assert (report.faults, set(report.other_rules)) == ([], {going, over}), "nothing is damaged"
    with running(db) as server, Browser(server) as ada:
        ada.http.cookies.update(cookies)
        assert {line["id"] for line in ada.get("/api/tables")["mine"]} == {going}
        for name in (going, over):
            assert ada.get(f"/api/tables/{name}")["frozen"]["key"] == "server-table-other-version"
            with ada.live(name) as live:
                assert live.view() is None
                assert live.act("play", n=0, seat=0, move=0)["error"]["key"] == "server-table-other-version"
            for path in ("story", "verify", "record/link", "moments/latest"):
                assert ada.http.get(f"/api/tables/{name}/{path}").status_code == 409
        assert ada.get(f"/api/tables/{over}")["result"] == result
        assert ada.http.get(f"/api/tables/{over}/record").text == record.replace("rules: ", "rules: 9")
        assert ada.get(f"/api/tables/{going}/record", 409)["key"] == "server-not-finished"
        assert ada.post(f"/api/tables/{going}/resign", {"seat": 0}, 409)["key"] == "server-table-other-version"
        assert ada.post(f"/api/tables/{over}/rematch", {}, 409)["key"] == "server-table-other-version"
        assert ada.get("/health")["status"] == "ok"


def test_overwritten_pages_turn_health_red(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    cookies, name, _ = with_games(db)
    with contextlib.closing(sqlite3.connect(db)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode = DELETE")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'entries'").fetchone()
    with db.open("r+b") as file:
        file.seek(4096 * (page - 1))
        file.write(os.urandom(4096))
    done = signoria("check", db=db)
    assert done.returncode == 1 and "Database: " in done.stdout
    with running(db) as server, Browser(server) as ada:
        wait_for(lambda: ada.http.get("/health").status_code == 503)  # nobody has opened the table yet
        ada.http.cookies.update(cookies)
        assert ada.get(f"/api/tables/{name}", 503)["key"] == "server-unreadable"
        with ada.live(name, hello=False) as live:
            live.send(type="hello")
            assert live.until_type("error")["error"]["key"] == "server-unreadable"
            assert live.closed() == 1011
        health = ada.http.get("/health")
        assert health.status_code == 503 and "malformed" in health.json()["reason"]


def test_every_page_that_is_overwritten_is_noticed_when_the_server_starts(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    version_2(db)
    with contextlib.closing(storage.open_database(str(db))) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = db.read_bytes()
    pages = len(whole) // 4096
    assert pages > 13
    for page in range(pages):
        for suffix in ("-wal", "-shm"):
            Path(f"{db}{suffix}").unlink(missing_ok=True)
        db.write_bytes(whole[: page * 4096] + random.Random(page).randbytes(4096) + whole[(page + 1) * 4096 :])
        try:
            kept = Storage(str(db))
        except DatabaseProblem:
            continue  # it does not start, and says why
        kept.look_at_pages()
        kept.close()
        assert kept.damage is not None and kept.trouble == kept.damage, f"page {page + 1}"


# Files


def mode(path: Path) -> str:
    return oct(path.stat().st_mode & 0o777)


def test_nobody_else_can_read_the_files(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    server = Server(db)
    with server.log.open("w"):
        server.log.chmod(0o644)
    server.start()
    with Browser(server, "Ada") as ada:
        ada.table("me", "bot:random")
        assert signoria("backup", str(tmp_path / "copy.db"), db=db).returncode == 0
        files = [
            tmp_path / name for name in ("signoria.db", "signoria.db-wal", "signoria.db-shm", "signoria.db.lock", "copy.db", "server.log")
        ]
        assert {path.name: mode(path) for path in files} == {path.name: "0o600" for path in files}
    server.kill()
    for path in files:
        path.chmod(0o644)  # as earlier versions left them
    with running(db):
        assert {path.name: mode(path) for path in files if path.name != "copy.db"} == {
            path.name: "0o600" for path in files if path.name != "copy.db"
        }
    restore(str(db), str(tmp_path / "copy.db"))
    assert {mode(path) for path in tmp_path.glob("signoria.db*")} == {"0o600"}


# Upgrading


def version_2(db: Path) -> dict[str, Any]:
    """Make a database of version 2 with games going on, and return what its people know of it."""
    text = VERSION_2.read_text()
    with contextlib.closing(sqlite3.connect(db)) as connection:
        connection.executescript(text)
        connection.execute("PRAGMA journal_mode = WAL")
    known: dict[str, Any] = json.loads(text.splitlines()[1].removeprefix("-- "))
    return known


def version_1(db: Path) -> dict[str, Any]:
    """Make a database of version 1 with the same games: without the columns that version 2 added."""
    known = version_2(db.with_suffix(".2"))
    with contextlib.closing(sqlite3.connect(db)) as connection:
        connection.executescript(storage.STEPS[0])
        connection.execute("ATTACH ? AS later", (str(db.with_suffix(".2")),))
        for (table,) in connection.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall():
            columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({table})"))
            connection.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM later.{table}")
        connection.execute(f"PRAGMA application_id = {storage.APPLICATION}")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    return known


@pytest.mark.parametrize("make", [version_2, version_1])
def test_games_go_on_after_an_upgrade(tmp_path: Path, make: Any) -> None:  # noqa: ANN401 - a function
    db = tmp_path / "signoria.db"
    known = make(db)
    assert check(str(db)).faults == [], "also before it is upgraded"
    with running(db) as server, Browser(server) as ada, Browser(server) as bob, Browser(server, "Eve") as eve:
        ada.http.cookies.set("signoria", known["ada"])
        bob.http.cookies.set("signoria", known["bob"])
        mine = {line["id"] for line in ada.get("/api/tables")["mine"]}
        assert mine == {known[name] for name in ("two", "virtu", "waiting", "stood_in")}
        with ada.live(known["two"]) as first, bob.live(known["two"]) as second:
            assert first.n == known["n"][known["two"]]
            play_out({0: first, 1: second}, Dice(1))
        assert ada.get(f"/api/tables/{known['two']}/verify")["verdict"] == "fair"
        with ada.live(known["virtu"]) as live:
            play_out({0: live, 1: live, 2: live}, Dice(1), most=20)
        assert ada.get(f"/api/tables/{known['won']}/verify")["verdict"] == "seed"
        assert ada.get(f"/api/tables/{known['resigned']}")["result"]["resigned"] == [0]
        assert eve.post(f"/api/tables/{known['waiting']}/join", {"key": known["waiting_key"]})["status"] == "playing"
        assert eve.get(f"/api/tables/{known['two']}", **{"Table-Key": known["watch_key"]})["status"] == "finished"
        seat = ada.get(f"/api/tables/{known['stood_in']}")["seats"][1]
        assert seat["kind"] == "bot" and seat["name"] == "random"
        if make is version_2:
            assert seat["stands_in_for"] == "Bob"
    assert check(str(db)).faults == []
    before = Path(f"{db}.before-{storage.VERSION}")
    assert mode(before) == "0o600"
    assert check(str(before)).faults == []
    restore(str(db), str(before))
    with contextlib.closing(sqlite3.connect(db)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] < storage.VERSION, "one can go back"


KILLED_WHILE_UPGRADING = """
import contextlib, os, signal, sqlite3, sys
from signoria.server import storage

file, first = sys.argv[1], int(sys.argv[2])
connect, left = sqlite3.connect, [0]

def count(statement):
    if statement.startswith("BEGIN IMMEDIATE") or left[0]:
        left[0] += 1
    if left[0] == first:
        os.kill(os.getpid(), signal.SIGKILL)

def traced(*args, **kwargs):
    connection = connect(*args, **kwargs)
    if args[0] == file:
        connection.set_trace_callback(count)
    return connection

sqlite3.connect = traced
storage.open_database(file).close()
"""


def test_an_upgrade_that_is_killed_at_any_statement_can_be_done_again(tmp_path: Path) -> None:
    db = tmp_path / "signoria.db"
    version_2(db)
    with contextlib.closing(sqlite3.connect(db)) as connection:
        games = connection.execute("SELECT at, n, line FROM entries ORDER BY at, n").fetchall()
    killed = 0
    while True:
        done = subprocess.run([sys.executable, "-c", KILLED_WHILE_UPGRADING, str(db), str(killed + 1)], check=False, timeout=PATIENCE)
        if done.returncode == 0:
            break
        assert done.returncode == -signal.SIGKILL
        killed += 1
        with contextlib.closing(sqlite3.connect(db)) as connection:
            assert connection.execute("PRAGMA user_version").fetchone()[0] == 2
            assert connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            assert connection.execute("SELECT at, n, line FROM entries ORDER BY at, n").fetchall() == games
    assert killed >= 5
    with contextlib.closing(sqlite3.connect(db)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone()[0] == storage.VERSION
        assert connection.execute("SELECT at, n, line FROM entries ORDER BY at, n").fetchall() == games
    assert check(str(db)).faults == []
