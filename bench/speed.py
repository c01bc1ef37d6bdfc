"""Measure this engine and its peers side by side and print the tables: `make bench`.

Every measurement is a process of its own, pinned to one core, so that neither environments nor engine forms mix. The measurements
take turns round after round (A B C, A B C, …). A ratio is taken inside each round, where both sides met the same machine; the tables
show medians over the rounds. `bench/clock.py` says what is timed, `bench/peers.py` and `bench/engine.py` what is measured.
"""

from __future__ import annotations

import argparse
import datetime as dt
import hashlib
import itertools
import json
import os
import platform
import statistics
import subprocess
import sys
import venv
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from bench.clock import Figure

ROOT: Final = Path(__file__).resolve().parent.parent
PEERS_LIST: Final = ROOT / "bench" / "peers.txt"
PEERS_ENVIRONMENT: Final = ROOT / ".bench-venv"
PAGE: Final = ROOT / "docs" / "speed.md"
BEGIN_TABLES: Final = "<!-- tables: written by `make bench` with `--page`, do not edit -->"
END_TABLES: Final = "<!-- end of tables -->"

Form = Literal["interpreted", "compiled", "peer"]
Measure = Literal["uniform", "sensible", "checked", "inside", "inside-sensible", "copy"]


class Subject(NamedTuple):
    """Something that is measured: a game, in one engine form, for a number of players."""

    label: str
    game: str
    form: Form
    players: int
    measures: tuple[Measure, ...]

    @property
    def ours(self) -> bool:
        """Return whether this is our engine."""
        return self.form != "peer"


class Key(NamedTuple):
    """The name of a series of figures."""

    game: str
    form: Form
    players: int
    measure: Measure


class Table(NamedTuple):
    """A table before it is drawn: for the terminal or for the page."""

    title: str
    heads: tuple[str, ...]
    rows: list[tuple[str, ...]]
    words: int
    """How many columns from the left hold words; the rest are numbers and stand at the right."""


class Options(argparse.Namespace):
    """The command line."""

    seconds: float
    rounds: int
    core: int | None
    json: Path | None
    page: bool
    only: str
    without_peers: bool


TUSCANY: Final = "The Castles of Tuscany"
VIRTU: Final = "Virtù"
CATANATRON: Final = "catanatron"
OPENSPIEL: Final = "OpenSpiel "
_PEER: Final[tuple[Measure, ...]] = ("uniform", "copy")
_SPIEL: Final[tuple[Measure, ...]] = ("uniform", "inside", "copy")
PEERS: Final = (
    *(Subject(CATANATRON, "catanatron", "peer", players, ("uniform", "checked", "copy")) for players in (2, 3, 4)),
    *(Subject(OPENSPIEL + game, game, "peer", 2, _SPIEL) for game in ("backgammon", "gin_rummy", "chess", "hive", "quoridor")),
    *(Subject(OPENSPIEL + "crazy_eights", "crazy_eights", "peer", players, _SPIEL) for players in (2, 4)),
    Subject(OPENSPIEL + "hearts", "hearts", "peer", 4, _SPIEL),
    Subject(OPENSPIEL + "python_team_dominoes", "python_team_dominoes", "peer", 4, _PEER),
)
_DRIVEN: Final[tuple[Measure, ...]] = ("uniform", "sensible", "checked", "copy")
_INSIDE: Final[tuple[Measure, ...]] = ("inside", "inside-sensible")
_FORMS: Final[tuple[tuple[Form, tuple[Measure, ...]], ...]] = (("interpreted", _DRIVEN), ("compiled", (*_DRIVEN, *_INSIDE)))
OURS: Final = tuple(
    Subject(label, game, form, players, measures)
    for label, game, fewest_and_most in ((TUSCANY, "tuscany", (2, 4)), (VIRTU, "virtu", (3, 5)))
    for form, measures in _FORMS
    for players in fewest_and_most
)
MEASURE_WORDS: Final[dict[Measure, str]] = {
    "uniform": "uniformly random, from Python",
    "sensible": "sensibly random, from Python",
    "checked": "the same, every move checked",
    "inside": "uniformly random, inside",
    "inside-sensible": "sensibly random, inside",
    "copy": "copies",
}


class Measured:
    """All figures of a run, one list per series with one figure per round."""

    def __init__(self) -> None:
        self.series: dict[Key, list[Figure]] = {}

    def add(self, key: Key, figure: Figure) -> None:
        """Keep a figure of the current round."""
        self.series.setdefault(key, []).append(figure)

    def moves_per_game(self, key: Key) -> float:
        """Return the mean length of the games of a series."""
        if key.form == "peer" and key.measure == "inside":
            key = key._replace(measure="uniform")
        figures = self.series[key]
        return sum(figure["moves"] for figure in figures) / sum(figure["games"] for figure in figures)

    def games_per_second(self, key: Key) -> list[float]:
        """Return the games per second of each round."""
        return [figure["games"] / figure["seconds"] for figure in self.series.get(key, [])]

    def moves_per_second(self, key: Key) -> list[float]:
        """Return the moves per second of each round; where a peer does not count them, from the mean length of its games."""
        if key.form == "peer" and key.measure == "inside":
            if key not in self.series:
                return []
            length = self.moves_per_game(key)
            return [games * length for games in self.games_per_second(key)]
        return [figure["moves"] / figure["seconds"] for figure in self.series.get(key, [])]

    def copy_cost(self, key: Key) -> list[float]:
        """Return the microseconds per copy of each round."""
        return [1e6 * figure["seconds"] / figure["copies"] for figure in self.series.get(key._replace(measure="copy"), [])]

    def moves_ratio(self, key: Key, yardstick: Key) -> float | None:
        """Return how many times as many moves per second `key` makes as `yardstick`."""
        return _ratio(self.moves_per_second(key), self.moves_per_second(yardstick))

    def copy_ratio(self, key: Key, yardstick: Key) -> float | None:
        """Return how many times as fast `key` is copied as `yardstick`."""
        return _ratio(self.copy_cost(yardstick), self.copy_cost(key))

    def largest_spread(self) -> float:
        """Return how far, as a share of their median, half of the rounds may lie from it in the least steady series."""
        spreads: list[float] = []
        for key in self.series:
            values = self.copy_cost(key) if key.measure == "copy" else self.games_per_second(key)
            middle = statistics.median(values)
            spreads.append(statistics.median(abs(value - middle) for value in values) / middle)
        return max(spreads)


def _ratio(above: list[float], below: list[float]) -> float | None:
    ratios = [a / b for a, b in zip(above, below, strict=False) if b]
    return statistics.median(ratios) if ratios else None


def _median(values: list[float]) -> float | None:
    return statistics.median(values) if values else None


def catanatron_for(players: int) -> Key:
    """Return the yardstick for a number of players; catanatron seats at most four."""
    return Key("catanatron", "peer", min(players, 4), "uniform")


def say(line: str) -> None:
    """Print a line of progress at once, apart from the tables."""
    print(line, file=sys.stderr, flush=True)


def environment_python(environment: Path) -> Path:
    """Return the interpreter of an environment."""
    return environment / "bin" / "python"


def install_peers() -> None:
    """Create the environment of the peers, or leave it alone if it holds what `peers.txt` asks for."""
    stamp = PEERS_ENVIRONMENT / "installed"
    wanted = hashlib.sha256(PEERS_LIST.read_bytes() + platform.python_version().encode()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say(f"creating {PEERS_ENVIRONMENT.name} …")
    venv.create(PEERS_ENVIRONMENT, with_pip=True, clear=True)
    wheels = ", ".join(line for line in PEERS_LIST.read_text().splitlines() if line and not line.startswith("#"))
    say(f"installing {wheels} (about 330 MB on disk, half a minute) …")
    command = [
        str(environment_python(PEERS_ENVIRONMENT)),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "-r",
        str(PEERS_LIST),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        say(done.stderr.strip())
        raise SystemExit("The peers could not be installed. `--without-peers` measures this engine alone.")
    stamp.write_text(wanted)


def worker(subject: Subject, measure: str, options: Options, seed: int) -> subprocess.CompletedProcess[str]:
    """Run one measurement in a process of its own."""
    # A virtual environment's interpreter is told apart by its path, so the path must not be resolved.
    python = Path(sys.executable) if subject.ours else environment_python(PEERS_ENVIRONMENT)
    surroundings = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "SIGNORIA_PURE")}
    if subject.form == "interpreted":
        surroundings["SIGNORIA_PURE"] = "1"
    module = "bench.engine" if subject.ours else "bench.peers"
    command = [str(python), "-m", module, subject.game, str(subject.players), measure]
    command += ["--seconds", str(options.seconds), "--core", str(options.core), "--seed", str(seed)]
    return subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)


def measured_once(subject: Subject, measure: Measure, options: Options, seed: int) -> Figure:
    """Return the figure of one measurement. Ends the run with the reason if it fails: a table with holes would mislead."""
    done = worker(subject, measure, options, seed)
    if done.returncode != 0:
        raise SystemExit(f"{subject.label}, {subject.players} players, {subject.form}, {measure}:\n{done.stderr[-3000:]}")
    return cast("Figure", json.loads(done.stdout.splitlines()[-1]))


def playable(subjects: list[Subject], options: Options) -> Iterator[Subject]:
    """Yield the subjects that can be measured here, and say which can not: a form that was not built, a game that is not there."""
    for (label, form), group in itertools.groupby(subjects, key=lambda subject: (subject.label, subject.form)):
        members = list(group)
        if members[0].ours:
            done = worker(members[0], "form", options, 1)
            if done.returncode != 0:
                say(f"left out: {label}, {form}: {(done.stderr.strip().splitlines() or ['no reason given'])[-1]}")
                continue
            found = done.stdout.strip()
            if found != form:
                say(f"left out: {label}, {form}: this environment has only the {found} form")
                continue
        yield from members


def measure_all(subjects: list[Subject], options: Options) -> Measured:
    """Take all measurements in turn, as many rounds as asked for."""
    measured = Measured()
    orders = [(subject, measure) for subject in subjects for measure in subject.measures]
    say(
        f"{len(orders)} measurements of {options.seconds:g} s in {options.rounds} rounds on core {options.core}: "
        f"about {len(orders) * options.rounds * (options.seconds + 0.5) / 60:.0f} minutes"
    )
    for number in range(1, options.rounds + 1):
        for place, (subject, measure) in enumerate(orders, 1):
            figure = measured_once(subject, measure, options, seed=number)
            measured.add(Key(subject.game, subject.form, subject.players, measure), figure)
            if sys.stderr.isatty():
                words = f"round {number}/{options.rounds}  {place}/{len(orders)}  {subject.label}, {subject.players} players, {measure}"
                print(f"\r\x1b[K{words}", end="", file=sys.stderr, flush=True)
        if sys.stderr.isatty():
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
        say(f"round {number}/{options.rounds} done")
    return measured


def number_text(value: float | None) -> str:
    """Write a number with about three significant digits."""
    if value is None:
        return "–"
    if value >= 100:
        return f"{float(f'{value:.3g}'):,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}"


def ratio_text(value: float | None) -> str:
    """Write a ratio, one digit behind the point unless it is large."""
    if value is None:
        return "–"
    return f"{value:.0f}×" if value >= 100 else f"{value:.1f}×" if value >= 1 else f"{value:.2f}×"


def speed_table(subjects: list[Subject], measured: Measured) -> Table:
    """Lay out games, moves and copies of everything, with ratios to catanatron at the same number of players."""
    rows: list[tuple[str, ...]] = []
    for subject in subjects:
        key = Key(subject.game, subject.form, subject.players, "uniform")
        yardstick = catanatron_for(subject.players)
        for measure in subject.measures:
            if measure == "copy":
                continue
            key = key._replace(measure=measure)
            first = measure == subject.measures[0]
            rows.append(
                (
                    subject.label + ("" if subject.form == "peer" else f", {subject.form}") if first else "",
                    str(subject.players) if first else "",
                    MEASURE_WORDS[measure],
                    number_text(_median(measured.games_per_second(key))),
                    number_text(measured.moves_per_game(key)),
                    number_text(_median(measured.moves_per_second(key))),
                    ratio_text(measured.moves_ratio(key, yardstick)),
                    number_text(_median(measured.copy_cost(key))) if first else "",
                    ratio_text(measured.copy_ratio(key, yardstick)) if first else "",
                )
            )
    heads = ("", "players", "moves", "games/s", "moves/game", "moves/s", "to catanatron", "µs/copy", "to catanatron")
    return Table("Speed, one core", heads, rows, 3)


def growth_table(subjects: list[Subject], measured: Measured) -> Table:
    """Lay out how the cost of a game, a move and a copy grows with the number of players."""
    rows: list[tuple[str, ...]] = []
    for (label, form), group in itertools.groupby(subjects, key=lambda subject: (subject.label, subject.form)):
        members = list(group)
        if len(members) < 2:
            continue
        few, many = members[0], members[-1]
        for measure in few.measures:
            if measure == "copy":
                continue
            small = Key(few.game, few.form, few.players, measure)
            large = small._replace(players=many.players)
            rows.append(
                (
                    label + ("" if form == "peer" else f", {form}") if measure == few.measures[0] else "",
                    f"{few.players} → {many.players}",
                    MEASURE_WORDS[measure],
                    ratio_text(_ratio(measured.games_per_second(small), measured.games_per_second(large))),
                    ratio_text(measured.moves_per_game(large) / measured.moves_per_game(small)),
                    ratio_text(measured.moves_ratio(small, large)),
                    ratio_text(measured.copy_ratio(small, large)) if measure == few.measures[0] else "",
                )
            )
    heads = ("", "players", "moves", "cost of a game", "moves in a game", "cost of a move", "cost of a copy")
    return Table("How cost grows with the players", heads, rows, 3)


class Bar(NamedTuple):
    """A speed that is asked for, and how to read it off what was measured."""

    words: str
    players: int
    asked: float
    reached: float | None


def bars(measured: Measured) -> list[Bar]:
    """Return all bars with what was measured. Of uniformly and sensibly random moves, the slower counts."""

    def slower(game: str, form: Form, players: int, measures: tuple[Measure, ...], to: Callable[[Key], float | None]) -> float | None:
        ratios = [to(Key(game, form, players, measure)) for measure in measures]
        return min((ratio for ratio in ratios if ratio is not None), default=None)

    def driven(game: str, form: Form, players: int, to: Callable[[Key], float | None]) -> float | None:
        return slower(game, form, players, ("uniform", "sensible"), to)

    def inside(game: str, players: int) -> float | None:
        return slower(game, "compiled", players, ("inside", "inside-sensible"), to_catanatron)

    def to_catanatron(key: Key) -> float | None:
        return measured.moves_ratio(key, catanatron_for(key.players))

    def to_spiel(key: Key) -> float | None:
        ratios = [measured.moves_ratio(key, Key(game, "peer", 2, "uniform")) for game in ("backgammon", "gin_rummy", "chess")]
        return min((ratio for ratio in ratios if ratio is not None), default=None)

    found: list[Bar] = []
    for players in (2, 4):
        copies = Key("tuscany", "compiled", players, "copy")
        found += [
            Bar(f"{TUSCANY}, interpreted, moves/s to catanatron's", players, 4, driven("tuscany", "interpreted", players, to_catanatron)),
            Bar(
                f"{TUSCANY}, compiled, from Python, moves/s to catanatron's",
                players,
                15,
                driven("tuscany", "compiled", players, to_catanatron),
            ),
            Bar(
                f"{TUSCANY}, compiled, from Python, moves/s to the fastest of OpenSpiel's backgammon, gin rummy and chess",
                players,
                1,
                driven("tuscany", "compiled", players, to_spiel),
            ),
            Bar(f"{TUSCANY}, compiled, whole games inside, moves/s to catanatron's", players, 30, inside("tuscany", players)),
            Bar(f"{TUSCANY}, compiled, copies/s to catanatron's", players, 20, measured.copy_ratio(copies, catanatron_for(players))),
        ]
    for players in (3, 5):
        found += [
            Bar(
                f"{VIRTU}, compiled, from Python, moves/s to catanatron's", players, 5, driven("virtu", "compiled", players, to_catanatron)
            ),
            Bar(
                f"{VIRTU}, compiled, whole games inside, moves/s to catanatron's",
                players,
                10,
                inside("virtu", players),
            ),
        ]
    return found


def bars_table(found: list[Bar]) -> Table:
    """Lay out the bars that could be measured."""
    rows: list[tuple[str, ...]] = [
        (bar.words, str(bar.players), "yes" if bar.reached >= bar.asked else "no", f"{bar.asked:g}×", ratio_text(bar.reached))
        for bar in found
        if bar.reached is not None
    ]
    return Table("Bars", ("", "players", "reached", "asked", "measured"), rows, 3)


def machine() -> str:
    """Return the kind of machine and interpreter, without a name that tells which one it is."""
    model = platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.is_file():
        names = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, {platform.python_implementation()} {platform.python_version()}"


def draw(table: Table) -> None:
    """Print a table for the terminal; without rich, as it stands on the page."""
    try:
        from rich.console import Console
        from rich.table import Table as RichTable
    except ImportError:
        print(f"\n{table.title}\n\n{markdown(table)}")
        return
    drawn = RichTable(title=table.title, title_justify="left")
    for column, head in enumerate(table.heads):
        drawn.add_column(head, justify="left" if column < table.words else "right", no_wrap=column >= table.words)
    for row in table.rows:
        drawn.add_row(*row)
    # A pipe has no width of its own: give the table the room it needs instead of folding its numbers.
    console = Console() if sys.stdout.isatty() else Console(width=160)
    console.print(drawn)


def markdown(table: Table) -> str:
    """Return a table in Markdown."""
    rule = ["---" if column < table.words else "---:" for column in range(len(table.heads))]
    return "\n".join("| " + " | ".join(row) + " |" for row in (table.heads, tuple(rule), *table.rows))


def split_page() -> tuple[str, str]:
    """Return what stands before and after the tables of `docs/speed.md`. Ends the run if it is not there or has lost its marks."""
    before, mark, rest = (PAGE.read_text() if PAGE.is_file() else "").partition(BEGIN_TABLES)
    _, end, after = rest.partition(END_TABLES)
    if not mark or not end:
        raise SystemExit(f"docs/{PAGE.name} is missing, or the marks between which the tables stand are")
    return before + mark, end + after


def write_page(tables: list[Table], about: str) -> None:
    """Put the tables into `docs/speed.md` between their marks."""
    before, after = split_page()
    drawn = "\n\n".join(f"### {table.title}\n\n{markdown(table)}" for table in tables)
    PAGE.write_text(f"{before}\n\n{about}\n\n{drawn}\n\n{after}")


def as_json(measured: Measured, found: list[Bar], options: Options, day: str) -> str:
    """Return everything that was measured, round by round."""
    series = [{**key._asdict(), "rounds": figures} for key, figures in measured.series.items()]
    whole = {
        "date": day,
        "machine": machine(),
        "seconds": options.seconds,
        "peers": [line for line in PEERS_LIST.read_text().splitlines() if "==" in line],
        "bars": [bar._asdict() for bar in found if bar.reached is not None],
        "series": series,
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def read_options() -> Options:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="make bench", description="Measure this engine and its peers side by side on one core.")
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time of each measurement in each round (0.5)")
    parser.add_argument("--rounds", type=int, default=7, help="how often every measurement is taken; the tables show medians (7)")
    parser.add_argument("--core", type=int, help="the core to run on (the last one this process may use)")
    parser.add_argument(
        "--only", default="", help="comma-separated: measure only games whose name contains one of these; catanatron always"
    )
    parser.add_argument("--without-peers", action="store_true", help="measure this engine alone, without ratios")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure of every round to FILE")
    parser.add_argument("--page", action="store_true", help="put the tables into docs/speed.md")
    options = parser.parse_args(namespace=Options())
    if options.seconds <= 0 or options.rounds < 1:
        parser.error("--seconds and --rounds must be positive")
    if options.core is None:
        options.core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else -1
    return options


def main() -> None:
    """Install the peers, measure, print the tables."""
    options = read_options()
    if options.page:
        split_page()
    chosen = [*OURS] if options.without_peers else [*PEERS, *OURS]
    if options.only:
        names = options.only.split(",")
        chosen = [subject for subject in chosen if subject.game == CATANATRON or any(name in subject.game for name in names)]
    if not options.without_peers:
        install_peers()
    subjects = list(playable(chosen, options))
    if not subjects:
        raise SystemExit("There is nothing to measure.")
    measured = measure_all(subjects, options)
    day = dt.datetime.now(tz=dt.UTC).date().isoformat()
    about = f"{day}; {machine()}; {options.rounds} rounds of {options.seconds:g} s for each measurement."
    if options.rounds > 1:
        about += f" Half of the rounds lie within ±{measured.largest_spread():.0%} of their median even in the least steady series."
    found = bars(measured)
    tables = [speed_table(subjects, measured), growth_table(subjects, measured), bars_table(found)]
    tables = [table for table in tables if table.rows]
    print(about)
    for table in tables:
        draw(table)
    if options.json is not None:
        options.json.write_text(as_json(measured, found, options, day))
    if options.page:
        write_page(tables, about)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("\ninterrupted; nothing was written") from None
