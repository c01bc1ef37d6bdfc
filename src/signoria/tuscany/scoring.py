# compiled
"""Points: green and red, by source, and what everything is worth at the end (T9.4, T9.6, T9.7)."""

from __future__ import annotations

from signoria.game import Result
from signoria.ints import i64
from signoria.tuscany.kinds import LEFTOVERS, SOURCE_NAMES, cards_total, points_in, source, stored_total
from signoria.tuscany.player import Player
from signoria.tuscany.position import OVER, Position
from signoria.tuscany.region import SPACES

HAND_FOR_A_POINT = 5


def score_green(player: Player, points: i64, of: i64) -> None:
    """Add green points from a source."""
    player.green += points
    player.green_by += source(points, of)


def score_red(player: Player, points: i64, of: i64) -> None:
    """Add red points from a source."""
    player.red += points
    player.red_by += source(points, of)


def score_round(table: Position) -> None:
    """Add everyone's green points to red; green is kept (T9.4)."""
    for seat, player in enumerate(table.players):
        player.red += player.green
        player.red_by += player.green_by
        if table.events is not None:
            table.tell("tuscany-log-scoring", seat, {"round": int(table.round), "green": int(player.green), "red": int(player.red)})


def leftovers(player: Player) -> i64:
    """Return the points for everything left: tiles and inn hexes in storage, marble, workers, full fives of cards (T9.6)."""
    return stored_total(player.storage) + player.marble + player.workers + cards_total(player.hand) // HAND_FOR_A_POINT


def score_leftovers(table: Position) -> None:
    """Add the final points to red (T9.6)."""
    for seat, player in enumerate(table.players):
        points = leftovers(player)
        score_red(player, points, LEFTOVERS)
        if table.events is not None:
            table.tell("tuscany-log-leftovers", seat, {"points": int(points), "red": int(player.red)})


def scorings_left(table: Position) -> i64:
    """Return how many times green will still be added to red if the game takes its course."""
    return 0 if table.step == OVER else 4 - table.round


def projected(table: Position, player: Player) -> i64:
    """Return the final score if nothing more happened: red, green for each scoring left, and what lies there now."""
    if table.step == OVER:
        return player.red
    return player.red + player.green * scorings_left(table) + leftovers(player)


def standing(table: Position) -> Result:
    """Return places, scores and points by source, projected while the game goes on. Ties: T9.7."""
    left = scorings_left(table)
    scores: list[int] = []
    sources: list[dict[str, int]] = []
    for player in table.players:
        scores.append(projected(table, player))
        by = player.red_by + player.green_by * left
        if table.step != OVER:
            by += source(leftovers(player), LEFTOVERS)
        sources.append({name: int(points_in(by, of)) for of, name in enumerate(SOURCE_NAMES)})
    keys = [
        (score, SPACES - int(player.filled).bit_count(), int(player.green)) for score, player in zip(scores, table.players, strict=True)
    ]
    places = [1 + sum(1 for other in keys if other > key) for key in keys]
    return Result(places, scores, sources)
