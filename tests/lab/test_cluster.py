"""Self-play and training on a Ray cluster of this machine: what comes out is what comes out without."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import numpy as np
import pytest

from signoria.cluster import Cluster
from signoria.game import BadInput
from signoria.games import game_named
from signoria.lab import training
from signoria.lab.network import Kind, Network
from signoria.lab.selfplay import Plan as Games
from signoria.lab.selfplay import read_shard, selfplay
from signoria.lab.training import Plan, Training, over_cluster, slopes_of

Done = TypeVar("Done")

GAMES = Games("tuscany", 2, 8, ("greedy", "random"), "cluster", "arrays", 2, 0.1, 1.0, {})
PLAN = Plan(hidden=8, epochs=2, batch=128, rate=0.003, seed=1)


class Here(Cluster):
    """Does the work of three workers itself, without Ray."""

    def __init__(self) -> None:
        self.calls = 0

    @property
    def workers(self) -> int:
        return 3

    def shared(self, value: object) -> object:
        return value

    def together(self, work: Callable[..., Done], calls: Iterable[tuple[object, ...]]) -> list[Done]:
        done = [work(*call) for call in calls]
        self.calls += len(done)
        return done


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    list(selfplay(GAMES, folder))
    return folder


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster(2) as cluster:
        yield cluster


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def near(one: Path, other: Path) -> bool:
    first, second = Network.load(one).weights, Network.load(other).weights
    return all(np.allclose(first[name], second[name], rtol=0.01, atol=2e-4) for name in first)


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:1", "nowhere.invalid:6379", "127.0.0.1:99999"])
def test_a_wrong_address_is_told_at_once(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    """Stands before the tests that share a cluster: who has one already looks for no other."""
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("RAY_ADDRESS", address)
    if ":" in address:  # Ray itself would try for minutes
        monkeypatch.setattr(ray, "init", lambda **_: pytest.fail("Ray was asked"))
    with pytest.raises(BadInput, match="no-cluster") as refused, Cluster():
        pass
    assert refused.value.args_of_text["address"] == address


@pytest.mark.parametrize("positions", [30, 31, 2])
def test_the_slopes_of_a_divided_batch_are_those_of_the_whole(games: Path, positions: int) -> None:
    network = Network.new(Kind.of(game_named("tuscany"), 2), 6, seed=3)
    batch = read_shard(games / "shard-00000.npz").chosen(np.arange(positions))
    here = Here()
    slopes, loss = over_cluster(here)(network, batch)
    whole, whole_loss = slopes_of(network, batch)
    assert here.calls == min(3, positions)
    assert loss == pytest.approx(whole_loss, rel=1e-5)
    for name, slope in whole.items():
        assert slopes[name].dtype == np.float32
        assert np.allclose(slopes[name], slope, rtol=1e-4, atol=1e-6), name


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_writes_the_same_data_set_and_goes_on_with_one(games: Path, tmp_path: Path, cluster: Cluster) -> None:
    run = selfplay(GAMES, tmp_path, cluster=cluster)
    assert [next(run), next(run)] == [0, 2]
    run.close()
    assert len(list(tmp_path.glob("shard-*.npz"))) == 1
    assert list(selfplay(GAMES, tmp_path, cluster=cluster)) == [2, 4, 6, 8]
    assert files(tmp_path) == files(games)


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_network_goes_to_the_workers_and_need_not_lie_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cluster: Cluster) -> None:
    monkeypatch.chdir(tmp_path)
    Network.new(Kind.of(game_named("tuscany"), 2), 4, seed=1).save(Path("net.npz"))
    plan = GAMES._replace(bots=("net:net.npz", "random"), games=2)
    list(selfplay(plan, Path("here")))
    list(selfplay(plan, Path("there"), cluster=cluster))
    assert files(Path("here")) == files(Path("there"))


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_trains_nearly_the_same_network(games: Path, tmp_path: Path, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PATIENCE", 0.0)
    monkeypatch.setattr(training, "HEAP", 500)
    list(Training(PLAN, [games], tmp_path / "here.npz").run())
    begun = Training(PLAN, [games], tmp_path / "there.npz", over_cluster(cluster)).run()
    for _ in range(9):
        next(begun)
    begun.close()
    rest = Training(PLAN, [games], tmp_path / "there.npz", over_cluster(cluster))
    assert 0 < rest.made < rest.steps
    list(rest.run())
    assert near(tmp_path / "here.npz", tmp_path / "there.npz")


def test_without_ray_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match="no-ray"):
        Cluster()
