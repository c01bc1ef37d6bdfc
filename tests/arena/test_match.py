"""Who sits where, and what happens to bots that fail."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from signoria.arena import Plan, plan_match, play_game
from signoria.bots import bot
from signoria.bots.bot import RandomBot
from signoria.chance import Dice
from signoria.game import BadInput, State
from signoria.games import game_named
from signoria.lab.network import Kind, Network

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "external_bot.py"


def leave() -> None:
    """End the program instead of making a bot."""
    sys.exit(9)


def program(text: str) -> str:
    """Return the entry of a program that is some lines of Python."""
    return "exec:" + shlex.join([sys.executable, "-c", "import sys, time\n" + text])


def test_a_set_of_games_has_one_deal_and_everybody_on_every_seat() -> None:
    plan = plan_match("tuscany", ["adept", "greedy", "random"], 6, "s")
    assert plan.players == 3
    assert [plan.seating(number) for number in range(3)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]
    assert len({plan.deal(number) for number in range(3)}) == 1
    assert plan.deal(3) != plan.deal(2)


def test_more_bots_than_seats_play_a_round_robin() -> None:
    plan = plan_match("tuscany", ["adept", "greedy", "random"], 2, "s", players=2)
    assert plan.tables() == [(0, 1), (0, 2), (1, 2)]
    assert plan.total() == 6
    assert [sorted(plan.seating(number)) for number in range(6)] == [[0, 1], [0, 2], [1, 2]] * 2
    assert plan.seating(3) == [1, 0]
    assert len({plan.deal(number) for number in range(6)}) == 1


def test_the_first_of_two_plays_alone_against_a_table_of_the_second() -> None:
    plan = plan_match("virtu", ["greedy", "random"], 5, "s", players=5)
    assert plan.tables() == [(0, 1, 1, 1, 1)]
    assert [plan.seating(number).index(0) for number in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("game", ["tuscany", "virtu"])
def test_the_same_plan_gives_the_same_game(game: str) -> None:
    plan = plan_match(game, ["greedy", "random"], 2, "again")
    one, other = play_game(plan, 0), play_game(plan, 0)
    assert one._replace(seconds=[]) == other._replace(seconds=[])
    assert one.failure is None
    assert min(one.moves) > 0


@pytest.mark.parametrize(
    ("bots", "key"),
    [
        (["greedy", "greedy"], "arena-twice"),
        (["greedy", "nobody"], "unknown-bot"),
        (["greedy", "exec: "], "unknown-bot"),
        (["greedy", "exec:/nowhere/bot"], "bot-not-started"),
        (["greedy", "exec:bot 'of mine"], "bot-not-started"),
        (["greedy", "class:nowhere:Bot"], "arena-no-class"),
        (["greedy", "class:signoria.chance:Dice"], "arena-no-class"),
        (["greedy", "class:signoria.bots.bot:RandomBot:x"], "arena-no-class"),
        (["greedy", "class:signoria.bots.own:CLASS"], "arena-no-class"),
        (["greedy", "class:tests.arena.test_match:leave"], "arena-no-class"),
    ],
)
def test_who_cannot_be_entered_is_named(bots: list[str], key: str) -> None:
    with pytest.raises(BadInput) as bad:
        plan_match("tuscany", bots, 2, "s")
    assert bad.value.key == key


def test_a_number_of_players_the_game_is_not_for_is_refused() -> None:
    with pytest.raises(BadInput):
        plan_match("tuscany", ["greedy", "random"], 2, "s", players=5)


def test_a_program_plays_a_whole_game() -> None:
    played = play_game(plan_match("tuscany", ["exec:" + shlex.join([sys.executable, str(EXAMPLE)]), "random"], 2, "s", seconds=20), 0)
    assert played.failure is None
    assert min(played.places) == 1
    assert played.seconds[0] > 0


@pytest.mark.parametrize(
    ("text", "seconds", "key"),
    [
        ("sys.exit(3)", 20, "bot-ended"),
        ("sys.stdin.readline(); time.sleep(3600)", 0.5, "bot-hung"),
        ("sys.stdin.readline(); print('castle', flush=True)", 20, "bot-not-json"),
        ('sys.stdin.readline(); print(\'{"move": "draw"}\', flush=True)', 20, "bot-illegal"),
        ("for line in sys.stdin: print('{\"move\": 7}', flush=True)", 20, "bot-illegal"),
    ],
    ids=["crashes", "hangs", "babbles", "plays what is not legal", "stops playing what is legal"],
)
def test_a_program_that_fails_loses_the_game_and_nothing_else_happens(text: str, seconds: float, key: str) -> None:
    plan = plan_match("tuscany", ["greedy", "random", program(text)], 3, "s", seconds=seconds)
    played = play_game(plan, 1)
    seat = played.entries.index(2)
    assert played.failure is not None
    assert (played.failure.seat, played.failure.key) == (seat, key)
    assert played.places[seat] == 3
    assert sorted(played.places) == [1, 1, 3]


def test_a_program_that_is_not_there_loses() -> None:
    played = play_game(plan_match("tuscany", ["exec:true", "random"], 2, "s")._replace(bots=("exec:/nowhere/bot", "random")), 0)
    assert played.failure is not None and played.failure.key == "bot-not-started"
    assert played.places == [2, 1]


def test_who_fails_loses_on_all_its_seats() -> None:
    played = play_game(plan_match("virtu", ["random", program("sys.exit(3)")], 3, "s"), 0)
    assert played.entries == [0, 1, 1]
    assert played.places == [1, 3, 3]


class Leaver(RandomBot):
    """Ends the program instead of playing."""

    name = "leaver"

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        sys.exit(5)


class Speechless(RandomBot):
    """Fails and cannot say why."""

    name = "speechless"

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        class Unspeakable(Exception):
            def __str__(self) -> str:
                raise ValueError

        raise Unspeakable


class Clumsy(RandomBot):
    """Fails in the middle of a game."""

    name = "clumsy"

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        if not imagined.hidden_step():
            raise ZeroDivisionError("one over nothing")
        return super().choose(imagined, seat, dice)


class Cheat(RandomBot):
    """Plays a move that is not legal."""

    name = "cheat"

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        return 10**6


@pytest.mark.parametrize(
    ("failing", "key"), [(Clumsy, "arena-failed"), (Cheat, "bot-illegal"), (Leaver, "arena-failed"), (Speechless, "arena-failed")]
)
def test_a_bot_of_the_house_that_fails_loses_too(monkeypatch: pytest.MonkeyPatch, failing: type[RandomBot], key: str) -> None:
    monkeypatch.setattr(bot, "_bots_of", lambda _: {"random": RandomBot, failing.name: failing})
    played = play_game(plan_match("tuscany", ["random", failing.name], 2, "s"), 0)
    assert played.failure is not None
    assert (played.failure.seat, played.failure.key) == (1, key)
    assert played.places == [1, 2]


class Keeper(RandomBot):
    """Keeps the dice it is given."""

    name = "keeper"
    kept: dict[int, set[int]] = {}  # noqa: RUF012 - what all of them were given

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        self.kept.setdefault(seat, set()).add(id(dice))
        return super().choose(imagined, seat, dice)


def test_nobody_sees_the_dice_of_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "_bots_of", lambda _: {"keeper": Keeper})
    play_game(plan_match("tuscany", ["keeper"], 1, "s", players=3), 0)
    assert [len(Keeper.kept[seat]) for seat in range(3)] == [1, 1, 1]
    assert len(set.union(*Keeper.kept.values())) == 3


class Thinker(RandomBot):
    """Says how long it may think."""

    name = "thinker"
    seconds = 2.0
    given: list[float] = []  # noqa: RUF012 - what all of them were given

    def choose(self, imagined: State, seat: int, dice: Dice) -> int:
        self.given.append(self.seconds)
        return super().choose(imagined, seat, dice)


def test_bots_that_search_get_a_share_of_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot, "_bots_of", lambda _: {"random": RandomBot, "thinker": Thinker})
    play_game(plan_match("tuscany", ["random", "thinker"], 2, "s", share=0.05), 0)
    assert set(Thinker.given) == {0.1}
    assert Thinker.seconds == 2.0


def test_a_class_of_ones_own_can_be_entered() -> None:
    plan = plan_match("tuscany", ["class:signoria.bots.bot:RandomBot", "random"], 2, "s")
    assert play_game(plan, 0).failure is None


def test_a_class_is_found_in_the_folder_the_arena_was_started_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_bots.py").write_text("from signoria.bots.bot import RandomBot as Mine\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if place])
    assert plan_match("tuscany", ["class:my_own_bots:Mine", "random"], 2, "s").bots[0] == "class:my_own_bots:Mine"


def test_what_follows_a_class_is_its_argument(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    Network.new(Kind.of(game_named("tuscany"), 2), 4, seed=1).save(file)
    plan = plan_match("tuscany", [f"class:signoria.lab.network:network_bot:{file}", "random"], 2, "s")
    assert play_game(plan, 0).failure is None


def test_a_plan_travels_between_processes() -> None:
    import pickle

    plan = plan_match("virtu", ["greedy", "random"], 2, "s")
    assert isinstance(pickle.loads(pickle.dumps(plan)), Plan)
