"""Data sets: what is in them, and that an interrupted run ends as one that was not."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest

from signoria.chance import Dice
from signoria.game import BadInput, State
from signoria.games import game_named
from signoria.lab import observer_of
from signoria.lab.network import Kind, Network, network_bot, packed, read_arrays
from signoria.lab.observing import size_of
from signoria.lab.seating import networks_of
from signoria.lab.selfplay import Plan, played_game, played_shard, read_shard, selfplay
from signoria.record import Record

PLAN = Plan("tuscany", 2, 5, ("adept", "random"), "s", "arrays", 2, 0.1, 1.0, {})


def contents(folder: Path) -> dict[str, dict[str, list[object]]]:
    return {file.name: {name: array.tolist() for name, array in read_arrays(file).items()} for file in sorted(folder.glob("*.npz"))}


def test_a_shard_holds_every_decision_in_which_there_was_a_choice(tmp_path: Path) -> None:
    assert list(selfplay(PLAN, tmp_path)) == [0, 2, 4, 5]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["plan.json", *(f"shard-0000{number}.npz" for number in range(3))]
    shard, arrays = read_shard(tmp_path / "shard-00001.npz"), read_arrays(tmp_path / "shard-00001.npz")
    decisions = [decision for number in (2, 3) for decision in played_game(PLAN, number, {})[0]]
    assert len(decisions) == len(shard.games) > 50
    for row, decision in enumerate(decisions):
        assert shard.observations[row].tobytes() == decision.seen
        assert np.flatnonzero(shard.masks[row]).tolist() == decision.moves
        assert {int(move): shard.policy[row, move] for move in np.flatnonzero(shard.policy[row])} == decision.policy
        assert set(decision.policy) <= set(decision.moves)
        assert arrays["played"][row] == decision.played
        assert arrays["seats"][row] == decision.seat
    assert shard.games.tolist() == sorted(shard.games.tolist())
    for number in (2, 3):
        result = played_game(PLAN, number, {})[1].standing()
        for seat in (0, 1):
            rows = (shard.games == number) & (arrays["seats"] == seat)
            won = 0.0 if result.places == [1, 1] else 1.0 if result.places[seat] == 1 else -1.0
            assert set(shard.returns[rows].tolist()) == {won}
            assert set(arrays["margins"][rows].tolist()) == {float(result.scores[seat] - result.scores[1 - seat])}


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_are_kept_as_well(tmp_path: Path, players: int) -> None:
    plan = PLAN._replace(players=players, bots=("random",) * players, games=1)
    list(selfplay(plan, tmp_path))
    shard = read_shard(tmp_path / "shard-00000.npz")
    assert shard.observations.shape[1] == size_of(observer_of(game_named("tuscany")), players)
    assert len(set(shard.returns.tolist())) == 2


def test_slips_change_what_is_played_but_not_what_is_kept(tmp_path: Path) -> None:
    list(selfplay(PLAN._replace(slips=1.0, bots=("adept", "adept"), games=2), tmp_path))
    arrays = read_arrays(tmp_path / "shard-00000.npz")
    assert 0 < np.mean(arrays["played"] == arrays["policy_moves"]) < 0.6


def test_an_interrupted_run_ends_with_the_same_files(tmp_path: Path) -> None:
    list(selfplay(PLAN, tmp_path / "whole"))
    run = selfplay(PLAN, tmp_path / "broken")
    assert [next(run), next(run)] == [0, 2]
    run.close()
    (tmp_path / "broken" / "shard-00001.npz.new").write_bytes(b"half a file")
    assert list(selfplay(PLAN, tmp_path / "broken")) == [2, 4, 5]
    assert contents(tmp_path / "whole") == contents(tmp_path / "broken")
    assert list(selfplay(PLAN, tmp_path / "broken")) == [5]


@pytest.mark.slow
def test_several_jobs_write_the_same_files(tmp_path: Path) -> None:
    list(selfplay(PLAN, tmp_path / "one"))
    assert max(selfplay(PLAN, tmp_path / "two", jobs=2)) == 5
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_a_folder_of_another_plan_is_left_alone(tmp_path: Path) -> None:
    list(selfplay(PLAN._replace(games=2), tmp_path))
    with pytest.raises(BadInput) as refused:
        list(selfplay(PLAN._replace(seed="other", slips=0.0), tmp_path))
    assert refused.value.args_of_text["differs"] == "seed, slips"
    assert list(selfplay(PLAN._replace(games=4), tmp_path)) == [2, 4]
    with pytest.raises(BadInput, match="lab-other-plan"):
        list(selfplay(PLAN._replace(games=2), tmp_path))
    assert json.loads((tmp_path / "plan.json").read_text(encoding="utf-8"))["games"] == 4


@pytest.mark.parametrize("form", ["arrays", "records"])
def test_more_games_can_be_added_to_a_last_shard_of_few(tmp_path: Path, form: str) -> None:
    few, many = PLAN._replace(games=3, form=form), PLAN._replace(games=8, form=form, bots=PLAN.bots)
    list(selfplay(few, tmp_path / "grown"))
    run = selfplay(many, tmp_path / "grown")
    assert next(run) == 2
    run.close()
    assert list(selfplay(many, tmp_path / "grown")) == [2, 4, 6, 8], "a stop right after the plan was changed loses nothing"
    list(selfplay(many, tmp_path / "whole"))
    grown, whole = ({file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("grown", "whole"))
    assert grown == whole


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "{}", '{"games": "many"}', '{"games": null}', '{"games": 0}', "\udcff"])
def test_a_damaged_plan_is_told_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "plan.json"
    file.write_bytes(text.encode(errors="surrogateescape"))
    before = file.read_bytes()
    with pytest.raises(BadInput, match="lab-bad-plan"):
        list(selfplay(PLAN, tmp_path))
    assert [(found.name, found.read_bytes()) for found in tmp_path.iterdir()] == [("plan.json", before)]


def test_a_plan_that_stays_is_not_written_again(tmp_path: Path) -> None:
    plan = PLAN._replace(games=2)
    list(selfplay(plan, tmp_path))
    file = tmp_path / "plan.json"
    before = file.stat()
    list(selfplay(plan, tmp_path))
    assert (file.stat().st_mtime_ns, file.stat().st_ino) == (before.st_mtime_ns, before.st_ino)


def test_a_data_set_does_not_go_on_with_a_changed_network(tmp_path: Path) -> None:
    file, kind = tmp_path / "net.npz", Kind.of(game_named("tuscany"), 2)
    Network.new(kind, 4, seed=1).save(file)
    plan = PLAN._replace(bots=(f"net:{file}", "random"), games=2)
    list(selfplay(plan, tmp_path / "set"))
    Network.new(kind, 4, seed=1).save(file)
    assert list(selfplay(plan._replace(games=4), tmp_path / "set")) == [2, 4], "the same weights are the same network"
    Network.new(kind, 4, seed=2).save(file)
    with pytest.raises(BadInput, match="lab-other-plan") as refused:
        list(selfplay(plan._replace(games=6), tmp_path / "set"))
    assert refused.value.args_of_text["differs"] == "networks"


OWN = """
class First:
    def choose(self, imagined, seat, dice):
        return imagined.moves(seat)[0]

class Wrong:
    def choose(self, imagined, seat, dice):
        return 1000

class Weary(First):
    def choose(self, imagined, seat, dice):
        raise RuntimeError("no more")
"""


def test_bots_of_ones_own_play_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ownlab.py").write_text(OWN, encoding="utf-8")
    plan = PLAN._replace(bots=("class:ownlab:First", "random"), games=1, slips=0.0)
    list(selfplay(plan, tmp_path / "set"))
    shard, seats = read_shard(tmp_path / "set" / "shard-00000.npz"), read_arrays(tmp_path / "set" / "shard-00000.npz")["seats"]
    assert (shard.policy[seats == 0].argmax(axis=1) == shard.masks[seats == 0].argmax(axis=1)).all()
    list(selfplay(plan._replace(form="records"), tmp_path / "records"))
    with pytest.raises(BadInput, match="arena-no-class"):
        list(selfplay(plan._replace(bots=("class:ownlab:Nobody", "random")), tmp_path / "none"))
    for name in ("Wrong", "Weary"):
        with pytest.raises(BadInput, match="arena-failed") as refused:
            list(selfplay(plan._replace(bots=(f"class:ownlab:{name}", "random")), tmp_path / name))
        assert refused.value.args_of_text["bot"] == f"class:ownlab:{name}"


@pytest.mark.parametrize(("game", "players"), [("tuscany", 3), ("virtu", 3)])
def test_a_network_does_not_play_at_a_table_it_is_not_for(tmp_path: Path, game: str, players: int) -> None:
    Network.new(Kind.of(game_named("tuscany"), 2), 4, seed=1).save(tmp_path / "net.npz")
    bot, dice = network_bot(str(tmp_path / "net.npz")), Dice("other table")
    state = game_named(game).start(players, {}, dice)
    with pytest.raises(BadInput, match="lab-network-for"):
        bot.choose(state, state.actors()[0], dice)


@pytest.mark.parametrize(("game", "players"), [("tuscany", 2), ("virtu", 3)])
def test_records_of_every_game_can_be_verified(tmp_path: Path, game: str, players: int) -> None:
    plan = PLAN._replace(game=game, players=players, bots=("random",) * players, form="records", games=2, slips=0.0)
    assert list(selfplay(plan, tmp_path)) == [0, 2]
    for file in sorted(tmp_path.glob("game-*.txt")):
        record = Record.parse(file.read_text(encoding="utf-8"))
        assert record.verify() == "seed"
        assert record.state.result() is not None
        assert record.names == [f"random {seat + 1}" for seat in range(players)]


def test_a_game_without_an_observer_has_no_arrays(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="lab-no-observer"):
        list(selfplay(PLAN._replace(game="virtu", players=3, bots=("random",) * 3), tmp_path))
    assert not list(tmp_path.iterdir())


def test_a_network_plays_like_a_bot_and_its_weights_are_the_policy(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    Network.new(Kind.of(game_named("tuscany"), 2), 8, seed=1).save(file)
    plan = PLAN._replace(bots=(f"net:{file}", "random"), games=1)
    list(selfplay(plan, tmp_path / "set"))
    shard = read_shard(tmp_path / "set" / "shard-00000.npz")
    seats = read_arrays(tmp_path / "set" / "shard-00000.npz")["seats"]
    assert shard.policy.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert (np.count_nonzero(shard.policy[seats == 0], axis=1) > 1).all()
    assert (np.count_nonzero(shard.policy[seats == 1], axis=1) == 1).all()
    with pytest.raises(BadInput, match="lab-network-for"):
        list(selfplay(plan._replace(players=3, bots=(*plan.bots, "random")), tmp_path / "three"))


def test_bots_are_asked_about_imagined_states(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot gets is never the true position, and agrees with it in all that its seat may know."""
    game = game_named("tuscany")
    observe = observer_of(game).observe
    asked: list[tuple[bytes, str]] = []

    class Listening:
        name = "listening"

        def choose(self, imagined: State, seat: int, dice: Dice) -> int:
            asked.append((observe(imagined, seat), json.dumps(imagined.dump())))
            return imagined.moves(seat)[0]

    monkeypatch.setattr("signoria.lab.selfplay.seated", lambda *_: Listening())
    true: list[str] = []
    decisions, _ = played_game(PLAN._replace(slips=0.0), 0, {})
    chance = Dice("s game 0")
    state = game.start(2, {}, chance)
    for decision in decisions:
        while len(moves := state.moves(state.actors()[0])) == 1:
            state.apply(state.actors()[0], moves[0], chance)
        true.append(json.dumps(state.dump()))
        state.apply(decision.seat, decision.played, chance)
    assert [seen for seen, _ in asked] == [decision.seen for decision in decisions]
    assert sum(one != other for one, (_, other) in zip(true, asked, strict=True)) > len(true) // 2


def test_a_shard_played_twice_is_the_same() -> None:
    once = played_shard(PLAN, 2, {})
    assert (once.games, list(once.files)) == (1, ["shard-00002.npz"])
    assert played_shard(PLAN, 2, {}) == once


def test_what_is_no_shard_or_network_says_so(tmp_path: Path) -> None:
    file = tmp_path / "x.npz"
    file.write_bytes(b"no arrays")
    with pytest.raises(BadInput, match="lab-no-arrays"):
        read_shard(file)
    with pytest.raises(BadInput, match="lab-no-network"):
        Network.load(file)
    np.savez(file, w1=np.zeros(3))
    with pytest.raises(BadInput, match="lab-no-arrays"):
        read_shard(file)
    with pytest.raises(BadInput, match="lab-no-network"):
        Network.load(file)
    network = Network.new(Kind.of(game_named("tuscany"), 2), 4, seed=1)
    network.kind = network.kind._replace(observer=0)
    network.save(file)
    with pytest.raises(BadInput, match="lab-other-version"):
        networks_of(game_named("tuscany"), 2, [f"net:{file}", "random"])


def test_the_visits_of_a_search_are_its_policy(tmp_path: Path) -> None:
    plan = PLAN._replace(bots=("expert", "random"), games=1, slips=0.0, share=0.004)
    list(selfplay(plan, tmp_path))
    shard, arrays = read_shard(tmp_path / "shard-00000.npz"), read_arrays(tmp_path / "shard-00000.npz")
    expert = (arrays["seats"] == 0) & (shard.observations[:, 0] == 0)  # the first byte says that regions are being assembled
    assert shard.policy.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert (np.count_nonzero(shard.policy[expert], axis=1) > 1).mean() > 0.3
    assert (shard.masks | (shard.policy == 0)).all()
    assert shard.policy[np.arange(len(shard.games)), arrays["played"]].min() > 0


def damaged(whole: bytes) -> Iterator[bytes]:
    """Yield a file with many kinds of damage."""
    for length in (0, 1, 3, 20, len(whole) // 4, len(whole) // 2, len(whole) - 30, len(whole) - 1):
        yield whole[:length]
    for place in range(5, len(whole), max(1, len(whole) // 40)):
        yield whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :]
    array = BytesIO()
    np.save(array, np.zeros(3))
    yield array.getvalue()


def test_a_damaged_shard_or_network_is_told_from_a_whole_one(tmp_path: Path) -> None:
    """Never anything but the error with its words: whatever the damage."""
    list(selfplay(PLAN._replace(games=1), tmp_path))
    shard, net = tmp_path / "shard-00000.npz", tmp_path / "net.npz"
    Network.new(Kind.of(game_named("tuscany"), 2), 4, seed=1).save(net)
    kinds: list[tuple[Path, str, Callable[[Path], object]]] = [(shard, "lab-no-arrays", read_shard), (net, "lab-no-network", Network.load)]
    for file, key, read in kinds:
        broken = tmp_path / "broken.npz"
        refused: list[BadInput] = []
        for contents in damaged(file.read_bytes()):
            broken.write_bytes(contents)
            try:
                read(broken)
            except BadInput as bad:
                refused.append(bad)
        assert len(refused) > 30
        assert {(bad.key, bad.args_of_text["file"]) for bad in refused} == {(key, str(broken))}


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("observations", lambda array: array[:, 1:]),
        ("observations", lambda array: array.astype(np.float32)),
        ("masks", lambda array: array[:, 1:]),
        ("masks", np.zeros_like),
        ("policy_ends", lambda array: array + 1),
        ("policy_ends", lambda array: array[::-1]),
        ("policy_moves", lambda array: array + 5000),
        ("policy_moves", lambda array: array - 5000),
        ("policy_weights", lambda array: array * np.nan),
        ("policy_weights", lambda array: -array),
        ("returns", lambda array: array * np.inf),
        ("returns", lambda array: array[1:]),
        ("games", lambda array: array[1:]),
        ("kind", lambda _: np.array("[1]")),
        ("kind", lambda _: np.array("{")),
    ],
)
def test_a_shard_with_wrong_contents_is_refused(tmp_path: Path, name: str, wrong: Callable[[np.ndarray], np.ndarray]) -> None:
    list(selfplay(PLAN._replace(games=1), tmp_path))
    file = tmp_path / "shard-00000.npz"
    arrays = read_arrays(file)
    file.write_bytes(packed({**arrays, name: wrong(arrays[name])}))
    with pytest.raises(BadInput, match="lab-no-arrays"):
        read_shard(file)


@pytest.mark.parametrize("kind", [["chess", 2, 1, 1198], ["tuscany", 5, 1, 1198], ["tuscany", 2, 99, 1198], ["tuscany", 2, 1, 7]])
def test_a_shard_of_another_version_is_refused(tmp_path: Path, kind: list[object]) -> None:
    list(selfplay(PLAN._replace(games=1), tmp_path))
    file = tmp_path / "shard-00000.npz"
    file.write_bytes(packed({**read_arrays(file), "kind": np.array(json.dumps(kind))}))
    with pytest.raises(BadInput, match="lab-shard-version"):
        read_shard(file)
