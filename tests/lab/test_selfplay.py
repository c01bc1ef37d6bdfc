"""Data sets: what is in them, and that an interrupted run ends as one that was not."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from signoria.chance import Dice
from signoria.game import BadInput, State
from signoria.games import game_named
from signoria.lab import observer_of
from signoria.lab.network import Kind, Network, read_arrays
from signoria.lab.observing import size_of
from signoria.lab.selfplay import Plan, networks_of, played_game, played_shard, read_shard, selfplay
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
    assert list(selfplay(PLAN._replace(games=4), tmp_path)) == [2, 4], "more games go on where whole shards end"
    with pytest.raises(BadInput, match="lab-other-plan"):
        list(selfplay(PLAN._replace(games=2), tmp_path))
    assert json.loads((tmp_path / "plan.json").read_text(encoding="utf-8"))["games"] == 4


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
    with pytest.raises(BadInput, match="lab-no-arrays"):
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
        networks_of(PLAN._replace(bots=(f"net:{file}", "random")))


def test_the_visits_of_a_search_are_its_policy(tmp_path: Path) -> None:
    plan = PLAN._replace(bots=("expert", "random"), games=1, slips=0.0, share=0.004)
    list(selfplay(plan, tmp_path))
    shard, arrays = read_shard(tmp_path / "shard-00000.npz"), read_arrays(tmp_path / "shard-00000.npz")
    expert = (arrays["seats"] == 0) & (shard.observations[:, 0] == 0)  # the first byte says that regions are being assembled
    assert shard.policy.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert (np.count_nonzero(shard.policy[expert], axis=1) > 1).mean() > 0.3
    assert (shard.masks | (shard.policy == 0)).all()
    assert shard.policy[np.arange(len(shard.games)), arrays["played"]].min() > 0
