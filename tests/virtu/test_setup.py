"""Families, map and set-up (V1, V2, V18)."""

from __future__ import annotations

import json

import pytest

from signoria.chance import Dice
from signoria.game import BadInput
from signoria.virtu import GAME
from signoria.virtu.moves import CITIES
from signoria.virtu.notation import CITY_NAMES
from signoria.virtu.stored import names_in
from signoria.virtu.symbols import ACTION_NAMES, SYMBOL_NAMES
from signoria.virtu.tables import components
from tests.virtu.table import TABLES, Table, table

CLOSED = {"nice", "turin", "milan", "genoa", "parma", "ragusa", "cagliari", "reggio"}


def start(seats: int, seed: int = 1) -> Table:
    return Table(GAME.start(seats, {}, Dice(seed), TABLES))


@pytest.mark.rule("V1.1")
@pytest.mark.parametrize(
    ("seats", "families"),
    [
        (3, {"medici", "aragon", "doges"}),
        (4, {"sforza", "medici", "aragon", "doges"}),
        (5, {"sforza", "medici", "aragon", "doges", "borgia"}),
    ],
)
def test_each_number_of_players_has_its_families(seats: int, families: set[str]) -> None:
    t = start(seats)
    assert {t.seen(seat)["family"] for seat in range(seats)} == families


@pytest.mark.rule("V1.1")
def test_families_can_be_drawn_at_random() -> None:
    seen = set()
    for seed in range(40):
        t = Table(GAME.start(3, {"families": "random"}, Dice(seed), TABLES))
        families = tuple(t.seen(seat)["family"] for seat in range(3))
        assert sorted(families) == ["aragon", "doges", "medici"]
        seen.add(families)
    assert len(seen) == 6


@pytest.mark.rule("V1.2")
def test_three_players_leave_eight_cities_closed_and_rome_is_neutral() -> None:
    c = components(3, TABLES)
    assert set(CITY_NAMES) - set(names_in(c.open_cities, CITY_NAMES)) == CLOSED | {"perugia", "civitavecchia"}
    rome = CITY_NAMES.index("rome")
    assert all(not player.domain >> rome & 1 for player in start(3).state.position.players)


@pytest.mark.rule("V1.2")
def test_perugia_and_civitavecchia_exist_with_five_players_only() -> None:
    four, five = (set(names_in(components(seats, TABLES).open_cities, CITY_NAMES)) for seats in (4, 5))
    assert five - four == {"perugia", "civitavecchia"}
    assert len(four) == 28


@pytest.mark.rule("V1.2")
def test_rome_is_borgias_start_city_with_five_and_has_its_own_token() -> None:
    assert start(5).cities(4) == {"rome", "civitavecchia"}
    rome = CITY_NAMES.index("rome")
    assert components(5, TABLES).token_symbols[rome] != components(4, TABLES).token_symbols[rome]


@pytest.mark.rule("V1.3")
def test_cities_have_resilience_roads_and_seas_and_four_are_pirate_ports() -> None:
    c = components(5, TABLES)
    assert all(1 <= c.resilience[city] <= 4 for city in range(CITIES))
    assert set(names_in(c.pirates, CITY_NAMES)) == {"ragusa", "ajaccio", "cagliari", "tunis"}
    florence, spoleto, pisa, terracina, ancona, venice = (
        CITY_NAMES.index(name) for name in ("florence", "spoleto", "pisa", "terracina", "ancona", "venice")
    )
    assert components(4, TABLES).roads[florence] >> spoleto & 1
    assert c.sea_ways[pisa * CITIES + terracina] == c.sea_ways[terracina * CITIES + pisa] == 2
    assert c.sea_ways[ancona * CITIES + venice] == 1
    assert c.sea_ways[florence * CITIES + venice] == 0


@pytest.mark.rule("V1.4")
def test_there_are_eight_symbols_and_six_actions() -> None:
    assert SYMBOL_NAMES == ("florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow")
    assert ACTION_NAMES == ("govern", "patronage", "trade", "diplomacy", "war", "intrigue")


@pytest.mark.rule("V2.1")
def test_the_supply_is_as_printed() -> None:
    state = start(4).state
    nobles = state.dump()["nobles"]
    assert isinstance(nobles, dict)
    assert nobles.pop("pope") == 1
    assert len(nobles) == 11
    assert set(nobles.values()) == {5}
    c = state.position.components
    assert (c.cathedrals, c.guilds, c.indulgences, c.war_tokens) == (5, 5, 10, 11)
    assert sum(c.title_copies) == 14


@pytest.mark.rule("V2.2")
def test_every_player_begins_with_two_cities_two_armies_agents_and_a_florin() -> None:
    t = start(3)
    assert [t.cities(seat) for seat in range(3)] == [{"florence", "pisa"}, {"naples", "palermo"}, {"venice", "corfu"}]
    assert [t.armies(seat) for seat in range(3)] == [["florence", "pisa"], ["naples", "palermo"], ["corfu", "venice"]]
    assert [t.player(seat).ready_agents for seat in range(3)] == [2, 3, 2]
    assert all(t.player(seat).treasury == 1 for seat in range(3))
    assert all(t.token(0, city) == "available" for city in ("florence", "pisa"))
    assert start(5).player(4).ready_agents == 3


@pytest.mark.rule("V2.2")
def test_of_six_courtier_spaces_two_right_and_one_left_are_open() -> None:
    c = components(3, TABLES)
    assert (c.open_spaces, c.right_spaces) == (0b000111, 0b001011)


@pytest.mark.rule("V2.2", "V15.7")
def test_the_agent_of_a_family_card_is_not_counted_again() -> None:
    t = start(3)
    t.play("1: place 3 courtier 1")
    assert t.player(1).ready_agents == 3


@pytest.mark.rule("V2.3")
def test_family_cards_go_into_rooms_under_cards_or_on_open_spaces() -> None:
    t = start(3)
    t.refuses("0: place 3 room 1", "V2.3", "card-without-action")
    t.play("0: place 1 room 1", "0: place 3 room 1", "0: place 2 courtier 3")
    assert t.room(0, 1) == "lorenzo + giovanni"
    assert t.courtier(0, 3) == "piero"
    t.refuses("0: place 1 room 2", "V2.3", "ready")


@pytest.mark.rule("V2.3")
def test_a_room_takes_one_upgrade_and_shaded_spaces_none() -> None:
    t = start(3)
    t.refuses("0: place 1 courtier 4", "V2.3", "space-shaded")
    t.play("0: place 1 room 2", "0: place 2 room 2")
    t.refuses("0: place 3 room 2", "V2.3", "room-full")
    t.refuses("0: place 1 room 3", "V2.3", "already-placed")
    t.play("1: place 1 courtier 1")
    t.refuses("1: place 2 courtier 1", "V2.3", "space-taken")


@pytest.mark.rule("V2.3")
def test_all_place_at_the_same_time_and_nobody_sees_it_before_all_are_ready() -> None:
    t = start(3)
    assert t.state.actors() == [0, 1, 2]
    assert t.state.hidden_step()
    before = json.dumps(t.state.view(1))
    t.play("0: place 1 room 1")
    assert json.dumps(t.state.view(1)) == before
    t.play("0: place 2 room 2", "0: place 3 courtier 1")
    assert t.state.actors() == [1, 2]
    other = start(3)
    other.play("0: place 1 courtier 1", "0: place 2 courtier 2", "0: place 3 courtier 3")
    assert json.dumps(other.state.view(1)) == json.dumps(t.state.view(1))
    assert json.dumps(other.state.view(None)) == json.dumps(t.state.view(None))
    assert json.dumps(other.state.view(0)) != json.dumps(t.state.view(0))
    for seat in (1, 2):
        t.play(f"{seat}: place 1 courtier 1", f"{seat}: place 2 courtier 2", f"{seat}: place 3 courtier 3")
    assert not t.state.hidden_step()
    assert "lorenzo" in json.dumps(t.state.view(1)["players"])


@pytest.mark.rule("V2.4")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    orders = {tuple(start(3, seed).state.position.order) for seed in range(30)}
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
    p = start(4).state.position
    stamps = [p.players[seat].stamp for seat in p.order]
    assert stamps == sorted(stamps, reverse=True)
    assert all(player.patronage == 0 for player in p.players)


@pytest.mark.rule("V18.1")
def test_two_players_are_told_that_their_rules_are_not_at_hand() -> None:
    with pytest.raises(BadInput) as caught:
        GAME.start(2, {}, Dice(1))
    assert caught.value.key == "virtu-two-players"
    for seats in (1, 6):
        with pytest.raises(BadInput):
            GAME.start(seats, {}, Dice(1))


def test_unknown_options_and_values_are_refused() -> None:
    for options in ({"colour": 1}, {"one_enemy_agent": 1}, {"families": "all"}):
        with pytest.raises(BadInput):
            GAME.start(3, options, Dice(1))


def test_the_first_player_and_drawn_families_are_written_in_records() -> None:
    assert GAME.outcome_text(0, 2) == ("first", "2")
    for outcome in ((0, 2), (1, 4)):
        assert GAME.outcome_of(*GAME.outcome_text(*outcome)) == outcome
    with pytest.raises(BadInput):
        GAME.outcome_of("first", "5")
    assert table().asked() == "0 marker"
