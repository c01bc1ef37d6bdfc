"""The year and Winter: wages, palace, purchases, hiring (V4, V15)."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.virtu.notation import NOBLE_NAMES
from signoria.virtu.palace import noble_supply, usable_shaded
from signoria.virtu.winter import MOST_SPACE_MOVES
from tests.virtu.table import Table, table


def winter(step: int = 0, **players: Any) -> Table:  # noqa: ANN401
    return table(phase="winter", step=step, **players)


WAGES, PALACE, PURCHASES, HIRING, ALLIANCE = range(5)


@pytest.mark.rule("V4.1")
def test_a_year_is_spring_in_turn_order_then_sieges_then_winter_player_by_player() -> None:
    court = {1: "condottiere", 2: "machiavelli"}
    medici = {"marker": 1, "treasury": 9, "courtiers": court, "armies": "florence florence florence"}
    t = table(order=(1, 0, 2), p0=medici, p1={"marker": 1}, p2={"marker": 1})
    asked = []
    for seat in (1, 0, 2):
        asked.append(t.asked())
        t.play(f"{seat}: step", f"{seat}: stop", f"{seat}: decline")
    assert asked == ["1 marker", "0 marker", "2 marker"]
    assert t.asked() == "1 palace"
    t.rest(1)
    steps = [t.asked()]
    t.play("0: pay")
    steps.append(t.asked())
    t.play("0: done")
    steps.append(t.asked())
    t.play("0: done")
    steps.append(t.asked())
    t.play("0: done")
    steps.append(t.asked())
    t.play("0: done")
    assert steps == ["0 wages", "0 palace", "0 purchases", "0 hiring", "0 alliance"]
    assert t.asked() == "2 palace"
    t.rest(2)
    assert t.asked() == "1 marker"
    assert t.state.position.year == 3


@pytest.mark.rule("V15.1")
@pytest.mark.parametrize(("armies", "wages"), [(2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_wages_depend_on_the_armies_on_the_map(armies: int, wages: int) -> None:
    t = winter(p0={"treasury": 5, "armies": "florence " * armies})
    if wages:
        t.play("0: pay")
    assert t.asked() == "0 palace"
    assert t.player(0).treasury == 5 - wages


@pytest.mark.rule("V15.1")
def test_whoever_cannot_or_will_not_pay_removes_armies_until_the_rest_is_paid_for() -> None:
    t = winter(p0={"treasury": 1, "armies": "florence florence florence pisa pisa", "domain": "florence* pisa*"})
    t.refuses("0: pay", "V15.1", "not-paid-yet")
    t.refuses("0: dismiss siena", "V15.1", "no-army")
    t.play("0: dismiss pisa", "0: pay")
    assert (t.armies(0), t.player(0).treasury) == (["florence", "florence", "florence", "pisa"], 0)
    t = winter(p0={"treasury": 5, "armies": "florence florence pisa"})
    t.play("0: dismiss florence")
    assert t.asked() == "0 palace"


@pytest.mark.rule("V15.2")
def test_worked_example_the_yellow_player_rearranges_a_full_palace() -> None:
    aragon = {
        "marker": 3,
        "indulgences": [5],
        "rooms": {1: "gonfalonier", 2: "alfonso + ambassador", 4: "cardinal"},
        "courtiers": {1: "ferdinand2", 2: "montefeltro*", 3: "merchant"},
    }
    t = table(phase="winter", step=PALACE, order=(1, 0, 2), p1=aragon)
    t.refuses("1: leave upgrade 2 courtier 1", "V15.2", "space-taken")
    t.play("1: move 1 room 1", "1: move 3 courtier 1", "1: leave upgrade 2 courtier 3")
    assert t.room(1, 1) == "gonfalonier + ferdinand2"
    assert (t.courtier(1, 1), t.courtier(1, 3)) == ("merchant", "ambassador*")
    t.refuses("1: move 2 room 4", "V15.2", "used")
    t.refuses("1: move 1 room 3", "V15.2", "room-closed")
    t.refuses("1: move 1 room 5", "V15.2", "room-closed")
    t.refuses("1: move 3 room 4", "V15.2", "used")


@pytest.mark.rule("V15.2")
def test_an_enemy_agent_keeps_cards_in_and_out_of_a_room() -> None:
    t = winter(PALACE, p0={"rooms": {2: "podesta"}, "courtiers": {1: "bishop"}}, p1={"agents": ["palace 1 room 2"], "ready_agents": 2})
    t.refuses("0: leave 2 courtier 2", "V15.2", "room-closed")
    t.refuses("0: move 1 room 2", "V15.2", "room-closed")


@pytest.mark.rule("V15.2")
def test_a_card_without_an_action_is_never_alone_in_a_room() -> None:
    t = winter(PALACE, p0={"marker": 5, "rooms": {2: "podesta + bishop", 3: "merchant + advisor"}, "courtiers": {1: "bishop"}})
    t.refuses("0: move 1 room 1", "V15.2", "card-without-action")
    t.refuses("0: leave 2 courtier 2", "V15.2", "card-without-action")
    t.refuses("0: leave 1 courtier 2", "V15.2", "room-empty")
    t.refuses("0: move 1 room 2", "V15.2", "room-full")
    t.play("0: leave 3 courtier 2")
    assert (t.room(0, 3), t.courtier(0, 2)) == ("advisor", "merchant*")
    t.play("0: leave upgrade 2 courtier 3")
    t.refuses("0: leave 2 courtier 3", "V15.2", "space-taken")


@pytest.mark.rule("V15.2")
def test_a_card_goes_under_an_action_card_and_none_from_room_to_room() -> None:
    t = winter(PALACE, p0={"marker": 5, "rooms": {2: "podesta"}, "courtiers": {1: "merchant"}})
    t.play("0: move 1 room 2")
    assert t.room(0, 2) == "podesta + merchant"
    t.play("0: leave 2 courtier 1")
    assert t.room(0, 2) == "merchant"
    t.refuses("0: move 1 room 3", "V15.2", "used")


@pytest.mark.rule("V15.2")
def test_any_courtier_may_be_discarded_nobles_to_the_supply_family_out_of_the_game() -> None:
    t = winter(PURCHASES, p0={"courtiers": {1: "merchant*", 2: "lorenzo"}})
    t.refuses("0: discard 3", "V15.2", "no-courtier")
    merchant = NOBLE_NAMES.index("merchant")
    left = noble_supply(t.state.position, merchant)
    t.play("0: discard 1", "0: discard 2")
    assert noble_supply(t.state.position, merchant) == left + 1
    assert "lorenzo" in t.state.dump()["gone"]  # type: ignore[operator]


@pytest.mark.rule("V15.2")
def test_courtiers_change_places_only_so_often_that_winter_ends() -> None:
    t = winter(PALACE, p0={"courtiers": {1: "merchant"}})
    for number in range(MOST_SPACE_MOVES):
        t.play(f"0: move {number % 2 + 1} courtier {(number + 1) % 2 + 1}")
    t.refuses("0: move 1 courtier 2", "V15.2", "moves-enough")
    t.refuses("0: move 2 courtier 1", "V15.2", "no-courtier")


def usable(t: Table) -> int:
    return usable_shaded(t.state.position.components, t.player(0), t.player(0).domain)


@pytest.mark.rule("V15.3")
def test_titles_used_or_not_copernicus_prince_and_five_cities_open_shaded_spaces() -> None:
    court = {1: "merchant", 2: "bishop", 3: "banker", 4: "advisor"}
    assert usable(winter(PALACE, p0={"courtiers": court, "domain": "florence pisa duchy*"})) == 1
    everything = {"bonuses": ["copernicus", "prince"], "domain": "florence pisa siena bologna ravenna duchy kingdom", "courtiers": court}
    t = winter(PALACE, p0=everything)
    assert usable(t) == 3
    t.play("0: move 4 courtier 6")
    t = winter(PALACE, p0={"courtiers": {1: "merchant", 4: "advisor"}, "domain": "florence pisa duchy"})
    t.refuses("0: move 1 courtier 5", "V15.3", "space-shaded")
    t.play("0: move 4 courtier 5")


@pytest.mark.rule("V15.4", "V3.2")
def test_all_purchases_of_a_winter_are_one_payment_and_arrive_when_all_is_paid() -> None:
    t = winter(PURCHASES, p0={"treasury": 6, "courtiers": {1: "machiavelli"}, "domain": "florence* pisa*"})
    t.play("0: buy podesta", "0: use courtier 1 crown")
    assert t.courtier(0, 2) == ""
    assert t.player(0).treasury == 4
    t.play("0: buy bishop")
    assert t.player(0).treasury == 2
    t.refuses("0: buy bishop", "V15.4", "bought-already")
    t.play("0: done", "0: settle 2", "0: settle 3")
    assert (t.courtier(0, 2), t.courtier(0, 3)) == ("podesta", "bishop")


@pytest.mark.rule("V15.4")
def test_what_was_bought_does_not_pay_for_purchases_but_for_hiring_and_the_alliance() -> None:
    t = winter(PURCHASES, p0={"treasury": 3, "domain": "florence* pisa*", "armies": "pisa"})
    t.play("0: buy banker")
    t.refuses("0: buy ambassador", "V3.2", "cannot-pay")
    t.play("0: done", "0: settle 1")
    assert t.asked() == "0 hiring"
    t.play("0: use courtier 1 florin", "0: hire florence")
    assert t.player(0).treasury == 2


@pytest.mark.rule("V15.4")
def test_courtiers_are_discarded_to_make_room_and_a_card_without_a_space_cannot_be_bought() -> None:
    t = winter(PURCHASES, p0={"treasury": 20, "courtiers": {1: "merchant*", 2: "bishop", 3: "lorenzo"}, "domain": "florence* pisa*"})
    t.play("0: buy ambassador", "0: buy gonfalonier", "0: buy banker")
    t.refuses("0: buy merchant", "V15.4", "no-space")
    t.play("0: done")
    t.refuses("0: settle 1", "V15.4", "space-taken")
    t.play("0: discard 1", "0: settle 1", "0: discard 2", "0: discard 3", "0: settle 2", "0: settle 3")
    assert {t.courtier(0, space) for space in (1, 2, 3)} == {"ambassador", "gonfalonier", "banker"}


@pytest.mark.rule("V15.4")
def test_tokens_arrive_available_and_a_title_bought_with_a_card_gives_it_a_space() -> None:
    t = winter(PURCHASES, p0={"treasury": 20, "courtiers": {1: "merchant", 2: "bishop", 3: "machiavelli"}, "domain": "florence* pisa*"})
    t.play("0: buy duchy", "0: use courtier 3 crown", "0: buy guild", "0: buy ambassador", "0: done", "0: settle 5")
    assert (t.token(0, "duchy"), t.token(0, "guild"), t.courtier(0, 5)) == ("available", "available", "ambassador")


@pytest.mark.rule("V15.5")
def test_cardinal_guild_and_titles_are_owned_once() -> None:
    owner = {"treasury": 30, "courtiers": {1: "machiavelli", 2: "machiavelli", 3: "bishop"}, "rooms": {2: "cardinal"}}
    t = winter(PURCHASES, p0={**owner, "domain": "florence pisa guild duchy kingdom"})
    for thing in ("cardinal", "guild", "duchy", "kingdom"):
        t.refuses(f"0: buy {thing}", "V15.5", "only-one")
    t.refuses("0: buy republic", "V15.5", "excluded")
    t.play("0: buy principality")


@pytest.mark.rule("V15.5")
def test_of_kingdom_and_republic_there_are_two_each() -> None:
    rich = {"treasury": 30, "courtiers": {1: "machiavelli", 2: "machiavelli"}}
    t = winter(PURCHASES, p0=rich, p1={"domain": "naples palermo kingdom"}, p2={"domain": "venice corfu kingdom"})
    t.refuses("0: buy kingdom", "V15.5", "none-left")
    t.play("0: buy republic", "0: use courtier 1 crown")
    t.refuses("0: buy kingdom", "V15.5", "excluded")


@pytest.mark.rule("V15.6", "V15.4")
def test_worked_example_a_cathedral_may_be_built_in_palermo_and_arrives_used() -> None:
    aragon = {"treasury": 9, "courtiers": {1: "cardinal", 2: "machiavelli"}, "domain": "naples palermo benevento"}
    t = table(phase="winter", step=PURCHASES, order=(1, 0, 2), p1=aragon, cathedrals=[])
    t.refuses("1: buy cathedral benevento", "V15.6", "resilience-too-low")
    t.refuses("1: buy cathedral venice", "V15.6", "not-your-city")
    t.play("1: buy cathedral palermo", "1: use courtier 1 cross", "1: use courtier 2 crown", "1: done")
    assert t.token(1, "cathedral-1") == "used"
    assert t.standing().sources[1]["cards"] == 2


@pytest.mark.rule("V15.6")
def test_one_cathedral_for_each_city() -> None:
    aragon = {"treasury": 9, "courtiers": {1: "cardinal", 2: "machiavelli"}, "domain": "naples palermo cathedral-1"}
    t = table(phase="winter", step=PURCHASES, order=(1, 0, 2), p1=aragon, cathedrals=["palermo"])
    t.refuses("1: buy cathedral palermo", "V15.6", "cathedral-there")
    t.play("1: buy cathedral naples")


@pytest.mark.rule("V15.7")
def test_a_card_with_an_agent_makes_one_ready_five_at_most_and_discarding_it_takes_none_back() -> None:
    t = winter(PURCHASES, p0={"treasury": 9, "ready_agents": 2, "domain": "florence* pisa*"})
    t.play("0: buy assassin", "0: done", "0: settle 1")
    assert t.player(0).ready_agents == 3
    t.play("0: discard 1")
    assert t.player(0).ready_agents == 3
    t = winter(PURCHASES, p0={"treasury": 9, "ready_agents": 3, "agents": ["ancona", "siena"], "domain": "florence* pisa*"})
    t.play("0: buy assassin", "0: done", "0: settle 1")
    assert t.player(0).ready_agents == 3


@pytest.mark.rule("V15.8")
def test_an_army_costs_one_florin_in_a_start_city_and_three_elsewhere_six_at_most() -> None:
    t = winter(HIRING, p0={"treasury": 6, "domain": "florence naples*", "armies": ""})
    t.refuses("0: hire pisa", "V15.8", "not-your-city")
    t.play("0: hire florence", "0: hire naples")
    assert t.player(0).treasury == 2
    assert t.armies(0) == ["florence", "naples"]
    t.refuses("0: hire naples", "V15.8", "cannot-pay")
    t = winter(HIRING, p0={"treasury": 6, "armies": "florence " * 5})
    t.play("0: hire florence")
    assert t.asked() == "1 palace"


@pytest.mark.rule("V15.9", "V6.1")
def test_an_indulgence_may_be_taken_at_any_moment_of_ones_winter() -> None:
    for step in (WAGES, PALACE, PURCHASES, HIRING):
        t = winter(step, p0={"may_request": True, "armies": "florence florence florence", "marker": 3})
        t.play("0: use indulgence florin")
        assert t.player(0).treasury == 3
        assert t.seen(0)["rooms"][2]["indulgence"]


@pytest.mark.rule("V15.9", "V12.1")
def test_one_alliance_closes_the_winter_turn() -> None:
    t = winter(ALLIANCE, p0={"courtiers": {1: "condottiere", 2: "machiavelli", 3: "machiavelli"}, "domain": "florence pisa bologna"})
    t.play("0: ally france", "0: use courtier 1 cavalry", "0: use courtier 2 crown")
    assert t.asked() == "1 palace"
