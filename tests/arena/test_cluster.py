"""The same match on a Ray cluster of this machine."""

from __future__ import annotations

import sys

import pytest

from signoria.arena import plan_match, play_game, run
from signoria.arena.cluster import over_cluster
from signoria.game import BadInput

PLAN = plan_match("tuscany", ["greedy", "random"], 4, "cluster")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_a_cluster_plays_the_same_games() -> None:
    tally = run(PLAN, workers=2, player=over_cluster)
    assert sorted(tally.games) == [0, 1, 2, 3]
    for number, played in tally.games.items():
        assert played._replace(seconds=[]) == play_game(PLAN, number)._replace(seconds=[])


def test_without_ray_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadInput, match="no-ray"):
        run(PLAN, player=over_cluster)
