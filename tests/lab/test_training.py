"""Training: the slopes are right, it learns, and an interruption changes nothing."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from signoria.game import BadInput
from signoria.games import game_named
from signoria.lab import training
from signoria.lab.network import Kind, Network, Weights, packed, read_arrays
from signoria.lab.selfplay import Plan as Games
from signoria.lab.selfplay import Positions, Stored, read_shard, read_stored, selfplay
from signoria.lab.training import Plan, Training, slopes_of
from signoria.processes import Ended

GAMES = Games("tuscany", 2, 24, ("greedy", "greedy"), "t", "arrays", 6, 0.1, 1.0, {})
PLAN = Plan(hidden=16, epochs=3, batch=256, rate=0.003, seed=1)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    list(selfplay(GAMES, folder))
    return folder


def test_slopes_are_those_of_the_loss(games: Path) -> None:
    network = Network.new(Kind.of(game_named("tuscany"), 2), 6, seed=3)
    network.weights = {name: value.astype(np.float64) for name, value in network.weights.items()}
    batch = read_shard(games / "shard-00000.npz").chosen(np.arange(0, 300, 10))
    slopes, _ = slopes_of(network, batch)
    rng = np.random.default_rng(1)
    tiny = 1e-5
    for name, slope in slopes.items():
        strong = np.argsort(np.abs(slope), axis=None)[-40:]
        for place in rng.choice(strong, min(4, slope.size), replace=False):
            at = np.unravel_index(place, slope.shape)
            kept = network.weights[name][at]
            network.weights[name][at] = kept + tiny
            above = slopes_of(network, batch)[1]
            network.weights[name][at] = kept - tiny
            below = slopes_of(network, batch)[1]
            network.weights[name][at] = kept
            assert slope[at] == pytest.approx((above - below) / (2 * tiny), rel=2e-3, abs=1e-6), name


def test_it_learns(games: Path, tmp_path: Path) -> None:
    plan = PLAN._replace(hidden=32, epochs=10, batch=128)
    run = Training(plan, [games], tmp_path / "net.npz")
    before = run.check()
    made = [progress.made for progress in run.run()]
    assert made[-1] == run.steps == len(set(made))
    assert run.curve[-1].policy_loss < before.policy_loss * 0.8
    assert run.curve[-1].agrees > before.agrees + 0.15
    network = Network.load(tmp_path / "net.npz")
    assert network.kind == Kind.of(game_named("tuscany"), 2)
    assert not run.partial.exists()
    again = Training(plan, [games], tmp_path / "net.npz")
    assert (again.made, again.curve, list(again.run())) == (run.steps, run.curve, [])


def test_an_interruption_changes_nothing(games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PATIENCE", 0.0)
    monkeypatch.setattr(training, "HEAP", 1500)
    list(Training(PLAN, [games], tmp_path / "whole.npz").run())
    run = Training(PLAN, [games], tmp_path / "broken.npz").run()
    for _ in range(9):
        next(run)
    run.close()
    assert not (tmp_path / "broken.npz").exists()
    rest = Training(PLAN, [games], tmp_path / "broken.npz")
    assert 0 < rest.made <= 9
    list(rest.run())
    whole, broken = Network.load(tmp_path / "whole.npz"), Network.load(tmp_path / "broken.npz")
    assert all(np.array_equal(whole.weights[name], broken.weights[name]) for name in whole.weights)


@pytest.mark.parametrize("how", [KeyboardInterrupt, Ended])
def test_stopped_in_the_middle_of_a_heap_it_goes_on_with_the_next_batch(games: Path, tmp_path: Path, how: type[BaseException]) -> None:
    """Closed, and by Ctrl-C or SIGTERM while it works: what is kept is a whole number of steps; the rest gives the same weights."""
    list(Training(PLAN, [games], tmp_path / "whole.npz").run())
    run = Training(PLAN, [games], tmp_path / "broken.npz").run()
    made = [next(run).made for _ in range(4)]
    run.close()
    calls = 0

    def pressed(network: Network, batch: Positions) -> tuple[Weights, float]:
        nonlocal calls
        calls += 1
        if calls == 4:
            raise how
        return slopes_of(network, batch)

    more = Training(PLAN, [games], tmp_path / "broken.npz", pressed)
    assert (more.made, more.batch, more.heap, more.epoch) == (made[-1], 4, 0, 0)
    with pytest.raises(how):
        list(more.run())
    rest = Training(PLAN, [games], tmp_path / "broken.npz")
    assert rest.made == 7
    list(rest.run())
    whole, broken = Network.load(tmp_path / "whole.npz"), Network.load(tmp_path / "broken.npz")
    assert all(np.array_equal(whole.weights[name], broken.weights[name]) for name in whole.weights)
    assert whole.about["training"] == broken.about["training"]


def test_a_checkpoint_is_written_in_the_middle_of_a_heap(games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "PATIENCE", 0.0)
    run = Training(PLAN, [games], tmp_path / "net.npz")
    steps = run.run()
    for _ in range(3):
        next(steps)
        assert Training(PLAN, [games], tmp_path / "net.npz").made == run.made > 0
    steps.close()


def test_a_damaged_checkpoint_says_what_to_do(games: Path, tmp_path: Path) -> None:
    run = Training(PLAN, [games], tmp_path / "net.npz").run()
    next(run)
    run.close()
    partial = tmp_path / "net.npz.partial"
    whole = partial.read_bytes()
    for contents in (b"", whole[: len(whole) // 2], whole[:-1]):
        partial.write_bytes(contents)
        with pytest.raises(BadInput, match="lab-no-checkpoint") as refused:
            Training(PLAN, [games], tmp_path / "net.npz")
        assert refused.value.args_of_text["file"] == str(partial)
    partial.write_bytes(whole)
    arrays = read_arrays(partial)
    del arrays["m0w1"]
    partial.write_bytes(packed(arrays))
    with pytest.raises(BadInput, match="lab-no-checkpoint"):
        Training(PLAN, [games], tmp_path / "net.npz")


@pytest.mark.parametrize("out", ["file/net.npz", "folder", ""])
def test_what_cannot_be_written_is_noticed_before_training(games: Path, tmp_path: Path, out: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_bytes(b"")
    Path("folder").mkdir()
    with pytest.raises(BadInput, match="lab-cannot-write" if out else "lab-no-out"):
        Training(PLAN, [games], Path(out))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file", "folder"]


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_a_loss_that_is_no_number_ends_training(games: Path, tmp_path: Path) -> None:
    def lost(network: Network, batch: Positions) -> tuple[Weights, float]:
        slopes, loss = slopes_of(network, batch)
        return slopes, np.nan if np.abs(network.weights["bv"]).max() > 0 else loss

    with pytest.raises(BadInput, match="lab-diverged") as refused:
        list(Training(PLAN, [games], tmp_path / "net.npz", lost).run())
    assert refused.value.args_of_text["made"] == 2
    with pytest.raises(BadInput, match="lab-diverged"):
        list(Training(PLAN._replace(rate=1e38), [games], tmp_path / "wild.npz").run())
    assert not list(tmp_path.glob("*.npz"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_of_every_twelve_games_one_is_kept_and_all_seatings_come_in_turn(players: int) -> None:
    numbers = np.arange(12 * 12)
    nothing = np.zeros(0)
    stored = Stored(Kind.of(game_named("tuscany"), players), nothing, nothing, nothing, nothing, nothing, nothing, numbers)
    kept = numbers[training.kept_of(stored)]
    assert (kept // 12).tolist() == list(range(12))
    assert [np.count_nonzero(kept % players == seating) for seating in range(players)] == [12 // players] * players


def test_where_no_game_is_kept_it_says_so(games: Path, tmp_path: Path) -> None:
    assert Training(PLAN, [games], tmp_path / "net.npz").keeps
    few = Training(PLAN._replace(epochs=1), [games / "shard-00000.npz"], tmp_path / "few.npz")
    assert not few.keeps
    list(few.run())
    assert few.curve[0].policy_loss > 0


def test_a_heap_holds_shards_from_anywhere_and_each_is_in_one(games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(Training(PLAN, [games], tmp_path / "net.npz")._heaps) == 1
    monkeypatch.setattr(training, "HEAP", 2000)
    run = Training(PLAN, [games], tmp_path / "net.npz")
    assert len(run._heaps) > 1
    assert sorted(number for heap in run._heaps for number in heap) == [0, 1, 2, 3]
    for number, heap in enumerate(run._heaps):
        batches = list(run._batches(number))
        assert sum(len(batch.games) for batch in batches) == sum(run._taught[shard] for shard in heap)
        assert not {11, 22} & {game for batch in batches for game in batch.games.tolist()}
        assert len(set(batches[0].games.tolist())) > 5, "a batch has positions of all games"


def test_shards_put_together_are_what_they_were_alone(games: Path) -> None:
    files = sorted(games.glob("shard-*.npz"))[:2]
    first, second = (read_shard(file) for file in files)
    both = read_stored(files)
    rows = np.array([len(first.games) + 3, 5, len(first.games), 0])
    for name, array in both.chosen(rows)._asdict().items():
        assert np.array_equal(array, np.concatenate([getattr(first, name), getattr(second, name)])[rows]), name


def test_a_file_of_another_training_is_left_alone(games: Path, tmp_path: Path) -> None:
    list(Training(PLAN._replace(epochs=1), [games], tmp_path / "net.npz").run())
    with pytest.raises(BadInput, match="lab-other-training"):
        Training(PLAN, [games], tmp_path / "net.npz")


def test_data_sets_must_fit_together(games: Path, tmp_path: Path) -> None:
    three = GAMES._replace(players=3, bots=("random",) * 3, games=1)
    list(selfplay(three, tmp_path / "three"))
    with pytest.raises(BadInput, match="lab-mixed"):
        Training(PLAN, [games, tmp_path / "three"], tmp_path / "net.npz")
    with pytest.raises(BadInput, match="lab-no-shards"):
        Training(PLAN, [tmp_path], tmp_path / "net.npz")
