"""Virtù in the terminal: its table, its moves in words, the siege calculator, Winter, and whole games."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import StringIO
from pathlib import Path
from typing import cast

import pytest
from rich.console import Console, RenderableType
from rich.text import Text as Line

from scripts.golden_virtu import FOLDER, games
from signoria.chance import Dice, Replayed
from signoria.cli.drawing import drawing_of
from signoria.cli.seats import bots_by_seat
from signoria.cli.terminal import Table
from signoria.cli.virtu import COMMANDS, VirtuDrawing
from signoria.cli.virtu_map import REGIONS, cities_by_region, city_meant
from signoria.cli.virtu_moves import Meaning
from signoria.cli.virtu_siege import bonuses_of, fight_at_hand, fights_to_come, forecast, most_added
from signoria.cli.virtu_sight import GLYPHS, Sight, flow, symbols
from signoria.cli.virtu_winter import THINGS, added, bought
from signoria.game import JsonObject
from signoria.record import Record
from signoria.virtu import GAME
from signoria.virtu.domain import owner_of
from signoria.virtu.moves import CALL_LEONARDO, MOST_SYMBOLS, RALLY, RETREAT, TOKEN
from signoria.virtu.notation import CITY_NAMES, move_of
from signoria.virtu.playout import choose_sensibly
from signoria.virtu.position import FRAME_NAMES, WAR_BONUS
from signoria.virtu.sieges import offer_war_bonuses, open_battle, open_siege
from signoria.virtu.state import VirtuState
from signoria.virtu.symbols import LANE, SYMBOL_NAMES
from signoria.virtu.turns import frame_of
from signoria.virtu.view import VirtuView
from signoria.words import Words, languages
from tests.cli.conftest import Call, Run

NAMES = ["Anna", "greedy", "Katarzyna Wielka", "x", "Olaf"]
UNSAID = re.compile(r"cli-|virtu-|@|None|\{")


def printed(drawn: RenderableType, width: int) -> str:
    console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
    console.print(drawn)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def sight_of(state: VirtuState, seat: int | None, language: str = "en") -> Sight:
    return Sight(cast("VirtuView", state.view(seat)), Words(language, NAMES, GAME))


def asked(state: VirtuState) -> str:
    return FRAME_NAMES[state.position.top().kind]


def sensibly(state: VirtuState, dice: Dice) -> int:
    """Play one sensible move and return who made it."""
    seat = state.actors()[-1]
    frame = frame_of(state.position, seat)
    assert frame is not None
    state.play(seat, int(choose_sensibly(state.position, frame, state.moves(seat), dice)), dice)
    return seat


def positions_of(name: str) -> Iterator[VirtuState]:
    """Yield every position of a golden record."""
    record = Record.parse((FOLDER / name).read_text(encoding="utf-8"))
    state = GAME.start(len(record.names), record.options, Replayed(record.start_outcomes), record.tables)
    for entry in record.moves_made():
        yield state
        assert entry.move is not None
        state.apply(entry.seat, entry.move, Replayed(entry.outcomes))
    yield state


def showing(name: str) -> str:
    """Return the golden record that is kept for something."""
    return next(game.file for game in games() if name in game.shows)


RECORDS = sorted(path.name for path in FOLDER.glob("*.txt"))


# The table


@cache
def chosen_positions() -> dict[str, list[VirtuState]]:
    """Return two positions of the golden records for every kind of decision, by its name."""
    found: dict[str, list[VirtuState]] = {name: [] for name in (*FRAME_NAMES, "over")}
    met = dict.fromkeys(found, 0)
    for name in RECORDS:
        for state in positions_of(name):
            step = asked(state) if state.actors() else "over"
            met[step] += 1
            # The first is early and often poor; the hundredth has more to draw.
            if len(found[step]) < 2 and (met[step] == 1 or met[step] % 100 == 0 or step in ("space", "battle-won", "over")):
                found[step].append(state.copy())
    return found


@pytest.mark.parametrize("language", languages())
def test_every_kind_of_decision_can_be_drawn_in_every_language(language: str) -> None:
    drawing = drawing_of(GAME)
    assert isinstance(drawing, VirtuDrawing)
    for step, states in chosen_positions().items():
        assert states, step
        for state in states:
            draw_everything(drawing, state, Words(language, NAMES, GAME))


def draw_everything(drawing: VirtuDrawing, state: VirtuState, words: Words) -> None:
    actors = state.actors()
    seat = actors[-1] if actors else None
    view = state.view(seat)
    for width in (80, 100, 120):
        for large in (None, 0):
            text = printed(drawing.table(view, words, width, large), width)
            assert not UNSAID.search(text), text
            assert max(len(line.rstrip()) for line in text.splitlines()) <= width
    assert printed(drawing.table(state.view(None), words, 80), 80)
    for line in (*COMMANDS, "odds siena", "odds venice 3", "odds nowhere"):
        answer = drawing.answer(view, words, 80, line)
        assert answer is not None and answer.shown is not None
        text = printed(answer.shown, 80)
        assert text.strip() and not UNSAID.search(text), text
    hint = drawing.hint(view, words)
    assert hint is not None and not UNSAID.search(hint)
    for choice in drawing.choices(view, words):
        assert seat is not None and GAME.move_of(choice.notation) in state.moves(seat)
        assert choice.meaning and not UNSAID.search(choice.meaning), choice


def test_the_map_has_every_city_of_the_game_once() -> None:
    assert sorted(name for names in REGIONS.values() for name in names) == sorted(CITY_NAMES)
    for seats, count in ((3, 20), (4, 28), (5, 30)):
        sight = sight_of(GAME.start(seats, {}, Dice(1)), 0)
        shown = [city["city"] for _, cities in cities_by_region(sight) for city in cities]
        assert len(shown) == len(set(shown)) == len(sight.view["cities"]) == count


def test_the_map_tells_who_is_where() -> None:
    state, dice = GAME.start(3, {}, Dice(2)), Dice(2)
    while not fights_to_come(sight_of(state, None)):
        sensibly(state, dice)
    sight = sight_of(state, None)
    fight = fights_to_come(sight)[0]
    for width in (80, 120):
        text = printed(VirtuDrawing().table(cast("JsonObject", sight.view), sight.words, width), width)
        assert re.search(rf"{sight.city(fight.city)} +\d☠? .*⚔{sight.letter(fight.attacker).plain}▲{fight.attack}", text)


def test_roads_and_seas_are_listed() -> None:
    sight = sight_of(GAME.start(4, {}, Dice(1)), 0)
    answer = VirtuDrawing().answer(cast("JsonObject", sight.view), sight.words, 120, "map")
    assert answer is not None and answer.shown is not None
    lines = {line.split()[0]: line for line in printed(answer.shown, 120).splitlines() if line.strip()}
    florence = next(city for city in sight.view["cities"] if city["city"] == "florence")
    for other in florence["roads"]:
        assert sight.city(other) in lines["Florence"]
    assert "Adr" in lines["Venice"] and "Tyr" in lines["Naples"]


@pytest.mark.parametrize(
    ("typed", "city"), [("siena", "siena"), ("SIE", "siena"), ("Florenz", "florence"), ("s", None), ("", None), ("paris", None)]
)
def test_a_city_is_found_by_its_notation_and_by_its_name(typed: str, city: str | None) -> None:
    assert city_meant(sight_of(GAME.start(3, {}, Dice(1)), 0, "de"), typed) == city


def test_symbols_are_marks_with_numbers() -> None:
    pack = sum(number << (LANE * SYMBOL_NAMES.index(kind)) for kind, number in {"florin": 3, "crown": 2, "mask": 1}.items())
    assert symbols(pack) == "2♛ 1☻ 3ƒ"
    assert symbols(0) == "–"
    assert len(set(GLYPHS)) == len(SYMBOL_NAMES)
    assert added([pack, pack]) == 2 * pack


def test_lines_break_between_parts_and_inside_long_ones() -> None:
    lines = flow(["one", "two", "three four five six seven eight"], 14).plain.splitlines()
    assert lines == ["one · two", "  three four", "    five six", "    seven", "    eight"]
    assert all(len(line) <= 14 for line in lines)


def test_what_is_used_stands_in_brackets() -> None:
    state, dice = GAME.start(3, {}, Dice(1)), Dice(2)
    while all(token["available"] for token in sight_of(state, 0).player(0)["domain"]):
        sensibly(state, dice)
    sight = sight_of(state, 0)
    text = printed(VirtuDrawing().table(cast("JsonObject", sight.view), sight.words, 80), 80)
    for token in sight.player(0)["domain"]:
        assert (f"({sight.token(token['token'])} {sight.token_symbols(0, token['token'])})" in text) == (not token["available"])


# The siege calculator


@pytest.mark.parametrize("shown", ["bonus-courtier", "bonus-france", "bonus-artillery", "bonus-leonardo", "bonus-bastions"])
@pytest.mark.rule("V13.3", "V13.4", "V13.8")
def test_the_siege_calculator_counts_as_the_engine_does(shown: str) -> None:
    compared = 0
    for number, state in enumerate(positions_of(showing(shown))):
        if not state.actors():
            break
        if state.position.siege is not None:
            fight = fight_at_hand(sight_of(state, None))
            assert fight is not None
            assert (fight.attack, fight.defence) == (state.position.siege.attack, state.position.siege.defence)
            compared += 1
        elif number % 90 == 1:
            for seat in range(len(state.position.players)):
                compared += compare_sieges(state, seat)
    assert compared > 20


def compare_sieges(state: VirtuState, seat: int) -> int:
    """Compare the forecast of every siege a seat could lead with the siege the engine opens; return how many there were."""
    sight, compared = sight_of(state, seat), 0
    for seen in sight.view["cities"]:
        city = CITY_NAMES.index(seen["city"])
        if seen["owner"] == seat or state.position.phase == 0:
            continue
        p = state.position.copy()
        open_siege(p, city, seat)
        siege, fight = p.siege, forecast(sight, seen["city"], seat)
        assert siege is not None
        assert (fight.attack, fight.defence) == (siege.attack, siege.defence)
        assert fight.defender == (None if owner_of(p, city) < 0 else owner_of(p, city))
        p.players[seat].treasury = 60
        p.top().seat = seat
        offered: list[int] = []
        offer_war_bonuses(p, p.top(), siege, offered)
        strongest = strengths(p.players[seat].war_tokens, offered, sight)
        assert sum(bonus.strength for bonus in bonuses_of(sight.position, seat, siege)) == strongest
        compared += 1
    return compared


def strengths(tokens: int, offered: list[int], sight: Sight) -> int:
    """Return what all bonuses on offer come to."""
    c = sight.components
    calls = {CALL_LEONARDO: c.bonus_war[0], CALL_LEONARDO + 1: c.bonus_war[9], CALL_LEONARDO + 2: c.france_war}
    total = tokens if TOKEN in offered else 0
    rallies: dict[int, int] = {}
    for move in offered:
        if RALLY <= move < CALL_LEONARDO:
            space, strength = divmod(move - RALLY, MOST_SYMBOLS)
            rallies[space] = max(rallies.get(space, 0), strength + 1)
        elif CALL_LEONARDO <= move < RETREAT:
            total += int(calls[move])
    return total + sum(rallies.values())


@pytest.mark.rule("V13.2", "V13.8")
def test_where_two_besiege_a_city_the_battle_is_foreseen() -> None:
    seen = 0
    for shown in ("battle-of-three", "battle-drawn"):
        for state in positions_of(showing(shown)):
            if not state.actors() or state.position.siege is not None:
                continue
            for fight in fights_to_come(sight_of(state, None)):
                if fight.battle and fight.defender is not None:
                    p = state.position.copy()
                    open_battle(p, CITY_NAMES.index(fight.city), fight.attacker, fight.defender)
                    assert p.siege is not None and p.top().kind == WAR_BONUS
                    assert (fight.attack, fight.defence) == (p.siege.attack, p.siege.defence)
                    seen += 1
            if seen > 5:
                return
    assert seen


def test_the_most_that_florins_can_add() -> None:
    from signoria.cli.virtu_siege import Bonus

    artillery, courtier, token = Bonus("a", 2, 1, False), Bonus("c", 3, 1, True), Bonus("t", 2, 0, True)
    assert most_added([artillery, courtier, token], 0) == 2
    assert most_added([artillery, courtier, token], 1) == 4
    assert most_added([artillery, courtier, token], 2) == 5
    assert most_added([artillery, courtier, token], 9) == 7


@pytest.mark.parametrize("language", languages())
def test_a_fight_says_what_comes_of_it(language: str) -> None:
    drawing, words = VirtuDrawing(), Words(language, NAMES, GAME)
    state = GAME.start(3, {}, Dice(3))
    said = set()
    for armies in range(1, 7):
        answer = drawing.answer(state.view(0), words, 100, f"odds siena {armies}")
        assert answer is not None and answer.shown is not None
        said.add(printed(answer.shown, 100).splitlines()[-1])
    assert len(said) >= 2


# Winter


def winter_state(step: str) -> tuple[VirtuState, int]:
    """Return a game in which a seat is at a step of its Winter."""
    state, dice = GAME.start(3, {}, Dice(8)), Dice(5)
    while not (state.actors() and asked(state) == step):
        sensibly(state, dice)
    return state, state.actors()[0]


@pytest.mark.rule("V15.4")
def test_winter_is_a_checklist_with_the_running_cost() -> None:
    state, seat = winter_state("purchases")
    buying = next(move for move in state.moves(seat) if GAME.move_text(move).startswith("buy "))
    state.play(seat, buying, Dice(1))
    while asked(state) == "payment":
        state.play(seat, state.suggested(seat)[0], Dice(1))
    sight = sight_of(state, seat)
    assert bought(state.position.frames[-1]) == [buying]
    text = printed(VirtuDrawing().table(cast("JsonObject", sight.view), sight.words, 100), 100)
    listed = next(line for line in text.splitlines() if "▸" in line and "purchases" in line)
    assert " = " in listed and "ƒ" in listed
    assert re.search(r"✓ +wages", text) and re.search(r"· +hiring", text) and re.search(r"· +alliance", text)
    assert f"treasury {sight.player(seat)['treasury']}ƒ" in text


def test_the_supply_lists_everything_there_is_to_buy() -> None:
    state, seat = winter_state("purchases")
    sight = sight_of(state, seat)
    answer = VirtuDrawing().answer(cast("JsonObject", sight.view), sight.words, 100, "supply")
    assert answer is not None and answer.shown is not None
    lines = printed(answer.shown, 100).splitlines()
    assert len([line for line in lines if "ƒ" in line]) >= len(THINGS) - 1
    offered = {choice.notation for choice in VirtuDrawing().choices(cast("JsonObject", sight.view), sight.words)}
    assert {GAME.move_text(move) for move in state.moves(seat)} == offered


def test_prices_in_the_list_are_those_that_are_asked() -> None:
    state, seat = winter_state("purchases")
    sight = sight_of(state, seat)
    for move in state.moves(seat):
        if GAME.move_text(move).startswith("buy "):
            after = state.copy()
            after.play(seat, move, Dice(1))
            payment = cast("VirtuView", after.view(seat))["payment"]
            if payment is not None:
                for kind, number in payment["need"].items():
                    assert f"{number}{GLYPHS[SYMBOL_NAMES.index(kind)]}" in Meaning(sight, seat).of(move)


# Lines that are typed


class Typist(Table):
    """A table whose persons type random legal moves, by notation or by number, or take what is suggested."""

    def __init__(self, names: list[str], seed: str, language: str = "en", width: int = 80) -> None:
        console = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
        super().__init__(Record.new(GAME, names, seed=seed), bots_by_seat(GAME, names), Words(language), console)
        self.lines: list[str] = []
        self.chosen = Dice(seed)

    def ask(self, prompt: Line) -> str:
        self.lines.append(self.line())
        self.console.print(prompt)
        return self.lines[-1]

    def line(self) -> str:
        state, seat = cast("VirtuState", self.record.state), self.watching
        if seat is None or seat not in state.actors():
            return ""
        if state.view(seat)["suggested"] is not None and self.chosen.number(2):
            return ""
        frame = frame_of(state.position, seat)
        assert frame is not None
        moves = state.moves(seat)
        move = int(choose_sensibly(state.position, frame, moves, self.chosen))
        return str(moves.index(move) + 1) if self.chosen.number(2) else GAME.move_text(move).upper()

    def printed(self) -> str:
        assert isinstance(self.console.file, StringIO)
        return self.console.file.getvalue()


@pytest.mark.parametrize(("language", "width"), [("en", 80), ("ru", 100)])
def test_a_whole_game_of_three_is_played(language: str, width: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    table = Typist(["Anna", "random", "random 2"], "3", language, width)
    table.run()
    result = table.record.state.result()
    assert result is not None
    # The last lines name the file, which is called after the game.
    text, _, _ = table.printed().rpartition(table.words("cli-saved", file="").strip())
    assert text and not UNSAID.search(text)
    assert max(len(line.rstrip()) for line in text.splitlines()) <= width
    (saved,) = (tmp_path / "share" / "signoria" / "games").iterdir()
    record = Record.parse(saved.read_text(encoding="utf-8"))
    assert record.verify() == "seed"
    assert record.state.result() == result


def test_a_whole_game_typed_into_a_process(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "typed"))
    table = Typist(["Anna", "random", "random 2"], "4")
    table.run()
    typed = "\n".join(table.lines) + "\n"
    arguments = ["--seat", "Anna", "--seat", "random", "--seat", "random", "--seed", "4"]
    result = run("play", "--terminal", "virtu", *arguments, typed=typed.encode())
    assert result.returncode == 0, result.stderr
    assert result.stderr == b""
    (saved,) = (tmp_path / "share" / "signoria" / "games").iterdir()
    assert saved.read_text(encoding="utf-8") == table.record.text()
    assert "Points from" in result.stdout.decode()


@pytest.mark.rule("V2.3", "V17.1")
def test_family_cards_are_hidden_while_they_are_placed_and_nothing_afterwards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    table = Typist(["Anna", "Jan", "Ola"], "5")
    seen: list[tuple[int | None, VirtuView]] = []
    real = table.drawing.table

    def note(view: JsonObject, words: Words, width: int, of: int | None = None) -> RenderableType:
        seen.append((table.watching, cast("VirtuView", view)))
        if view["year"] == 2:
            raise KeyboardInterrupt
        return real(view, words, width, of)

    monkeypatch.setattr(table.drawing, "table", note)
    with pytest.raises(KeyboardInterrupt):
        table.run()
    for watching, view in seen:
        assert watching == view["seat"]
        if view["phase"] == "placing":
            for seat, player in enumerate(view["players"]):
                assert (player["unplaced"] is None) == (seat != watching)
                assert seat == watching or not any(room["card"] for room in player["rooms"])
    text = " ".join(table.printed().split())
    assert text.count("Press Enter when nobody else is looking.") == 3
    placing, _, later = text.partition("Year 1, Spring.")
    assert "Jan>" in later and "Anna>" in later and "You place" in placing


def test_enter_pays_a_whole_price() -> None:
    table = Typist(["Anna", "random", "random 2"], "7")
    for _ in range(3000):
        state = cast("VirtuState", table.record.state)
        seat = state.actors()[0]
        payment = cast("VirtuView", state.view(seat))["payment"]
        if payment is not None and len(payment["suggested"]) > 1:
            break
        frame = frame_of(state.position, seat)
        assert frame is not None
        table.play(seat, int(choose_sensibly(state.position, frame, state.moves(seat), table.chosen)))
    assert payment is not None
    before = len(table.record.moves_made())
    table.offer(table.record.state.view(seat))
    assert "⏎" in table.printed() and "To pay: " in table.printed()
    assert table.obey(seat, "")
    made = [GAME.move_text(entry.move) for entry in table.record.moves_made()[before:] if entry.move is not None]
    assert made == [step["text"] for step in payment["suggested"]]


def test_what_is_typed_at_the_table(call: Call) -> None:
    placed = "place 1 room 1\nplace 2 room 2\nplace 3 courtier 1\n"
    typed = (
        placed
        + "why march florence pisa\nwhy\nrules V13.8\nmap\nodds siena 3\nodds\nodds florence\nsupply\nprestige\ntracks\nwinter\nhelp\n"
    )
    typed += "view 2\nroom 9\nr 3\nundo\nroom 2\nquit\nno\n"
    result = call("play", "--terminal", "virtu", "--seat", "Anna", "--seat", "random", "--seat", "random", "--seed", "1", typed=typed)
    assert result.exit_code == 0
    for shown in (
        "Not allowed (V11.1): ",
        "Say which move, such as: why room 5",
        "V13.8  ",
        "Siege: Siena",
        "No city is besieged.",
        "Type a city that is not yours",
        "Patronage bonuses: ",
        "City track",
        "Cards and tokens",
        "rules V1",
        "View: random",
        "“room 9” is not a move",
    ):
        assert shown in result.output, shown


@pytest.mark.rule("V18.1")
@pytest.mark.parametrize("language", languages())
def test_two_players_are_told_why_not(call: Call, language: str) -> None:
    for arguments in (["play", "--terminal", "virtu", "--players", "2"], ["simulate", "virtu", "--players", "2"]):
        result = call("--lang", language, *arguments)
        assert result.exit_code == 2
        assert Words(language)("virtu-two-players", rule="V18.1") in result.stderr
    assert Words(language)("virtu-seats", seats=6) in call("--lang", language, "play", "--terminal", "virtu", "--players", "6").stderr


def test_save_resume_replay_verify_and_simulate(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    seats = ["--seat", "Anna", "--seat", "random", "--seat", "random", "--seed", "2"]
    call(
        "play",
        "--terminal",
        "virtu",
        *seats,
        typed=f"place 1 room 1\nundo\nplace 1 room 2\nplace 2 room 3\nplace 3 courtier 1\nsave {file}\nquit\n",
    )
    assert file.read_text(encoding="utf-8").count("0: undo") == 1
    assert call("play", "--terminal", "--resume", str(file), typed="room 1\ndecline\n\nsave\nquit\n").exit_code == 0
    assert "0: room 1\n" in file.read_text(encoding="utf-8")
    shown = call("replay", str(file), "--at", "9")
    assert "Turn order" in shown.output and "After move 9 of" in shown.output
    assert "Anna: You place" in call("replay", str(file)).output
    verified = call("verify", str(file))
    assert verified.exit_code == 0 and "Seeded" in verified.output
    simulated = call("simulate", "virtu", "--players", "4", "--games", "2", "--bots", "random", "--seed", "1")
    assert simulated.exit_code == 0 and "Religion" in simulated.output


def test_the_rules_are_read_in_every_language(call: Call) -> None:
    for language in languages():
        result = call("--lang", language, "rules", "V13")
        assert result.exit_code == 0
        assert "V13.1" in result.output and "V13.8" in result.output


def test_moves_cut_short_are_understood() -> None:
    table = Typist(["Anna", "random", "random 2"], "1")
    while asked(cast("VirtuState", table.record.state)) == "placing":
        seat = table.record.state.actors()[0]
        table.play(seat, table.record.state.moves(seat)[0])
    seat = table.record.state.actors()[0]
    assert table.meant(seat, "ro 3") == move_of("room 3")
    assert table.meant(seat, "2") == table.record.state.moves(seat)[1]
