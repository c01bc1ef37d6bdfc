"""How the reconstructed components of Virtù were changed to bring the game to its length and its families to equal chances.

Only values whose provenance says `reconstructed` are changed. `bench.virtu_balance` applies and measures them.
"""

from __future__ import annotations

from typing import NamedTuple

from signoria.game import Json


class Change(NamedTuple):
    """One value of one table: what it was, what it is, and the reason, a key of `NOTES`.

    Of `roads` the id is the side of the map, the key the two cities, and the values say whether there is a road.
    """

    table: str
    id: str
    key: str
    before: Json
    after: Json
    reason: str


NOTES: dict[str, str] = {
    "resilience": "balance: one less, for with 2 the neutral cities lasted twice as many years as the rulebook expects",
    "pirates": "balance: resilience 1 and two seas, for nobody sailed against pirate ports and games did not end",
    "tokens": "balance: 3 florins more and an arrow, for money was short and games lasted twice as long as the rulebook expects",
    "pirate-tokens": "balance: more florins, two ships and a crown make the pirate ports worth a war",
    "start-tokens": "balance: 1 florin more in every start city but those of the Medici, who have the nearest neutral cities",
    "crosses": "balance: no cross, for one on a family card was worth more than 10 points of win share",
    "ships": "balance: more ships or florins, so that there are ships for the pirate ports and for Trade",
    "nobles": "balance: cheaper or with a symbol more, for it was hardly ever bought",
    "prestige": "balance: one less, for winners had more than the 15 prestige the rulebook speaks of",
    "patronage": "balance: points one step earlier, for hardly anybody began with Patronage",
    "roads": "balance: Genoa-Pisa (3/4 side) left out and Parma-Pisa (2/5 side) added, for the Medici were hemmed in",
}

CHANGES: tuple[Change, ...] = (
    Change("cities", "nice", "resilience", 2, 1, "resilience"),
    Change("cities", "turin", "resilience", 2, 1, "resilience"),
    Change("cities", "bologna", "resilience", 2, 1, "resilience"),
    Change("cities", "ancona", "resilience", 2, 1, "resilience"),
    Change("cities", "otranto", "resilience", 2, 1, "resilience"),
    Change("cities", "syracuse", "resilience", 2, 1, "resilience"),
    Change("cities", "ragusa", "resilience", 2, 1, "pirates"),
    Change("cities", "ragusa", "ports", ["adriatic"], ["adriatic", "ionian"], "pirates"),
    Change("cities", "ajaccio", "resilience", 2, 1, "pirates"),
    Change("cities", "cagliari", "resilience", 2, 1, "pirates"),
    Change("cities", "cagliari", "ports", ["tyrrhenian"], ["tyrrhenian", "ligurian"], "pirates"),
    Change("cities", "tunis", "resilience", 3, 1, "pirates"),
    Change(
        "city_tokens",
        "nice",
        "symbols",
        {"ship": 1, "cavalry": 1, "florin": 2},
        {"cavalry": 1, "ship": 1, "arrow": 1, "florin": 5},
        "tokens",
    ),
    Change("city_tokens", "turin", "symbols", {"cavalry": 2, "florin": 1}, {"cavalry": 2, "arrow": 1, "florin": 4}, "tokens"),
    Change(
        "city_tokens", "milan", "symbols", {"crown": 1, "cavalry": 2, "florin": 2}, {"crown": 1, "cavalry": 2, "florin": 3}, "start-tokens"
    ),
    Change("city_tokens", "genoa", "symbols", {"ship": 1, "florin": 1}, {"ship": 1, "florin": 2}, "start-tokens"),
    Change("city_tokens", "parma", "symbols", {"florin": 2, "arrow": 1}, {"arrow": 1, "florin": 5}, "tokens"),
    Change("city_tokens", "verona", "symbols", {"cavalry": 1, "florin": 1}, {"cavalry": 1, "arrow": 1, "florin": 4}, "tokens"),
    Change("city_tokens", "venice", "symbols", {"crown": 1, "ship": 2, "florin": 2}, {"crown": 1, "ship": 2, "florin": 3}, "start-tokens"),
    Change(
        "city_tokens",
        "bologna",
        "symbols",
        {"crown": 1, "cross": 1, "florin": 1},
        {"crown": 1, "cross": 1, "arrow": 1, "florin": 4},
        "tokens",
    ),
    Change("city_tokens", "ravenna", "symbols", {"cross": 1, "florin": 2}, {"cross": 1, "arrow": 1, "florin": 5}, "tokens"),
    Change("city_tokens", "siena", "symbols", {"florin": 1, "mask": 1}, {"mask": 1, "arrow": 1, "florin": 4}, "tokens"),
    Change(
        "city_tokens", "ancona", "symbols", {"crown": 1, "ship": 1, "florin": 1}, {"crown": 1, "ship": 1, "arrow": 1, "florin": 4}, "tokens"
    ),
    Change(
        "city_tokens",
        "perugia",
        "symbols",
        {"cavalry": 1, "arrow": 1, "florin": 1},
        {"crown": 1, "cavalry": 1, "arrow": 1, "florin": 4},
        "tokens",
    ),
    Change(
        "city_tokens",
        "spoleto",
        "symbols",
        {"crown": 1, "cavalry": 1, "florin": 1},
        {"crown": 1, "cavalry": 1, "arrow": 1, "florin": 4},
        "tokens",
    ),
    Change(
        "city_tokens",
        "rome_neutral",
        "symbols",
        {"cross": 2, "crown": 1, "florin": 2},
        {"crown": 1, "cross": 2, "arrow": 1, "florin": 5},
        "tokens",
    ),
    Change(
        "city_tokens",
        "rome_borgia",
        "symbols",
        {"crown": 1, "cross": 1, "florin": 2},
        {"crown": 1, "cross": 1, "florin": 3},
        "start-tokens",
    ),
    Change("city_tokens", "civitavecchia", "symbols", {"ship": 1, "florin": 1}, {"ship": 1, "florin": 2}, "start-tokens"),
    Change("city_tokens", "terracina", "symbols", {"ship": 1, "arrow": 1, "florin": 1}, {"ship": 1, "arrow": 1, "florin": 4}, "tokens"),
    Change(
        "city_tokens",
        "naples",
        "symbols",
        {"crown": 1, "cavalry": 1, "mask": 1, "florin": 2},
        {"crown": 1, "cavalry": 1, "mask": 1, "florin": 3},
        "start-tokens",
    ),
    Change(
        "city_tokens",
        "benevento",
        "symbols",
        {"cross": 1, "cavalry": 1, "florin": 2},
        {"cross": 1, "cavalry": 1, "arrow": 1, "florin": 5},
        "tokens",
    ),
    Change("city_tokens", "bari", "symbols", {"ship": 1, "florin": 1}, {"ship": 1, "arrow": 1, "florin": 4}, "tokens"),
    Change(
        "city_tokens",
        "otranto",
        "symbols",
        {"crown": 1, "ship": 1, "florin": 1},
        {"crown": 1, "ship": 1, "arrow": 1, "florin": 4},
        "tokens",
    ),
    Change(
        "city_tokens", "reggio", "symbols", {"ship": 1, "mask": 1, "florin": 1}, {"ship": 1, "mask": 1, "arrow": 1, "florin": 4}, "tokens"
    ),
    Change(
        "city_tokens",
        "syracuse",
        "symbols",
        {"crown": 1, "ship": 1, "florin": 1},
        {"crown": 1, "ship": 1, "arrow": 1, "florin": 4},
        "tokens",
    ),
    Change("city_tokens", "palermo", "symbols", {"ship": 1, "cross": 1, "florin": 1}, {"cross": 1, "ship": 1, "florin": 2}, "start-tokens"),
    Change("city_tokens", "corfu", "symbols", {"ship": 1, "florin": 1}, {"ship": 1, "florin": 2}, "start-tokens"),
    Change("city_tokens", "ragusa", "symbols", {"ship": 2, "florin": 1}, {"crown": 1, "ship": 2, "arrow": 1, "florin": 4}, "pirate-tokens"),
    Change(
        "city_tokens",
        "ajaccio",
        "symbols",
        {"ship": 1, "mask": 1, "arrow": 1},
        {"crown": 1, "ship": 2, "mask": 1, "arrow": 1, "florin": 3},
        "pirate-tokens",
    ),
    Change(
        "city_tokens", "cagliari", "symbols", {"ship": 1, "florin": 2}, {"crown": 1, "ship": 2, "arrow": 1, "florin": 4}, "pirate-tokens"
    ),
    Change("city_tokens", "tunis", "symbols", {"ship": 2, "florin": 3}, {"crown": 1, "ship": 2, "arrow": 1, "florin": 4}, "pirate-tokens"),
    Change("family_cards", "doge", "symbols", {"crown": 1, "cross": 1, "florin": 1}, {"crown": 1, "florin": 1}, "crosses"),
    Change("family_cards", "alexander6", "symbols", {"cross": 1, "crown": 1, "florin": 1}, {"crown": 1, "florin": 1}, "crosses"),
    Change("nobles", "advisor", "cost", {"florin": 1, "crown": 1}, {"florin": 1}, "nobles"),
    Change("nobles", "gonfalonier", "symbols", {"cavalry": 2, "war": 1}, {"cavalry": 3, "war": 1}, "nobles"),
    Change("nobles", "merchant", "symbols", {"ship": 2, "florin": 1}, {"ship": 3, "florin": 1}, "ships"),
    Change("nobles", "admiral", "cost", {"florin": 3, "crown": 1}, {"florin": 3}, "ships"),
    Change("nobles", "admiral", "symbols", {"ship": 2, "war": 1}, {"ship": 3, "war": 1}, "ships"),
    Change("nobles", "banker", "cost", {"florin": 3}, {"florin": 2}, "nobles"),
    Change("nobles", "banker", "symbols", {"florin": 3}, {"crown": 1, "florin": 3}, "nobles"),
    Change("nobles", "pope", "prestige", 2, 1, "prestige"),
    Change("titles", "principality_aragon", "prestige", 1, 0, "prestige"),
    Change("titles", "principality_sforza", "prestige", 1, 0, "prestige"),
    Change("titles", "principality_medici", "prestige", 1, 0, "prestige"),
    Change("titles", "principality_doges", "prestige", 1, 0, "prestige"),
    Change("titles", "principality_borgia", "prestige", 1, 0, "prestige"),
    Change("titles", "kingdom_1", "prestige", 2, 1, "prestige"),
    Change("titles", "republic_1", "prestige", 2, 1, "prestige"),
    Change("titles", "kingdom_2", "prestige", 2, 1, "prestige"),
    Change("titles", "republic_2", "prestige", 2, 1, "prestige"),
    Change("guild", "", "symbols", {"ship": 2, "florin": 2}, {"ship": 2, "florin": 3}, "ships"),
    Change("patronage_track", "", "points_by_step", [0, 0, 1, 1, 2, 3], [0, 1, 1, 2, 2, 3], "patronage"),
    Change("patronage_bonuses", "michelangelo", "prestige", 1, 0, "prestige"),
    Change("patronage_bonuses", "duomo", "prestige", 1, 0, "prestige"),
    Change("roads", "34", "genoa pisa", True, False, "roads"),
    Change("roads", "25", "parma pisa", False, True, "roads"),
)
