"""Moving the marker, buying off, and whether the action is possible (V5)."""

from __future__ import annotations

import pytest

from tests.virtu.table import table

# Medici's rooms: 1 Patronage, 2 Govern, 3 Diplomacy, 4 Intrigue, 5 War. The right side is passed from 2 to 3, the left from 4 to 5.


@pytest.mark.rule("V5.1")
def test_in_the_first_spring_the_marker_goes_to_any_room() -> None:
    t = table(year=1)
    assert t.offered(0, "room") == ["1", "2", "3", "4", "5"]
    t.play("0: room 4")
    assert t.seen(0)["marker"] == 4
    assert t.asked() == "0 action"


@pytest.mark.rule("V5.1")
def test_later_it_moves_clockwise_one_or_two_rooms_for_free() -> None:
    t = table(p0={"marker": 5})
    t.refuses("0: stop", "V5.1", "must-move")
    t.refuses("0: room 3", "V5.1", "room-by-room")
    t.play("0: step")
    assert t.seen(0)["marker"] == 1
    assert t.offers("0: stop")
    t.play("0: step")
    assert t.seen(0)["marker"] == 2
    t.refuses("0: step", "V5.2", "needs-arrow")


@pytest.mark.rule("V5.2")
def test_two_florins_buy_one_more_room_once_per_spring() -> None:
    t = table(p0={"treasury": 5})
    t.refuses("0: step florins", "V5.2", "free-first")
    t.play("0: step", "0: step", "0: step florins")
    assert t.player(0).treasury == 3
    assert t.seen(0)["marker"] == 4
    t.refuses("0: step florins", "V5.2", "once-per-spring")
    t = table(p0={"treasury": 1})
    t.play("0: step", "0: step")
    t.refuses("0: step florins", "V5.2", "florins")


@pytest.mark.rule("V5.2")
def test_each_arrow_buys_a_further_room_and_five_rooms_are_the_most() -> None:
    t = table(p0={"treasury": 9, "domain": "florence pisa terracina duchy ajaccio"})
    t.play("0: step", "0: step", "0: use terracina arrow", "0: step", "0: use duchy arrow", "0: step", "0: step florins")
    assert t.seen(0)["marker"] == 1
    assert t.token(0, "terracina") == "used"
    t.refuses("0: use ajaccio arrow", "V3.3", "not-needed")
    t.refuses("0: step", "V5.2", "full-circle")
    t.play("0: stop")


@pytest.mark.rule("V5.3", "V5.2")
def test_passing_an_arrow_turns_the_courtiers_of_that_side_to_available() -> None:
    t = table(p0={"marker": 2, "courtiers": {1: "merchant*", 2: "bishop*", 3: "banker*", 4: "advisor*", 5: "podesta*"}})
    t.play("0: step")
    assert [t.courtier(0, space) for space in (1, 2, 3, 4, 5)] == ["merchant", "bishop", "banker*", "advisor", "podesta*"]
    t.play("0: step", "0: use courtier 1 florin", "0: use courtier 2 florin")
    assert t.courtier(0, 1) == "merchant*"
    t.play("0: step florins")
    assert [t.courtier(0, space) for space in (1, 3, 5)] == ["merchant*", "banker", "podesta"]


@pytest.mark.rule("V5.4")
def test_an_indulgence_on_the_way_is_bought_off_for_a_cross_or_two_crowns() -> None:
    t = table(p0={"indulgences": [1, 2, 3], "domain": "florence ravenna bologna", "courtiers": {1: "ambassador"}})
    t.refuses("0: absolve 2 cross", "V5.4", "not-passed")
    t.refuses("0: absolve 4 cross", "V5.4", "no-indulgence")
    t.play("0: step")
    t.refuses("0: absolve 1 cross", "V5.4", "not-passed")
    t.play("0: absolve 2 cross", "0: use ravenna cross")
    assert [room["indulgence"] for room in t.seen(0)["rooms"]] == [True, False, True, False, False]
    t.play("0: step", "0: absolve 3 crowns", "0: use florence crown", "0: use courtier 1 crown")
    assert [room["indulgence"] for room in t.seen(0)["rooms"]] == [True, False, False, False, False]
    t.play("0: stop")
    assert t.asked() != "0 marker"


@pytest.mark.rule("V5.4")
def test_courtiers_just_refreshed_and_the_empires_bonus_may_pay_for_it() -> None:
    t = table(p0={"marker": 2, "indulgences": [3], "domain": "florence* pisa*", "courtiers": {1: "bishop*"}})
    t.play("0: step", "0: absolve 3 cross", "0: use courtier 1 cross")
    t = table(p0={"marker": 2, "indulgences": [3], "domain": "florence* pisa*"}, allies={"empire": "0"})
    t.play("0: step", "0: absolve 3 cross", "0: use empire cross")
    assert t.player(0).indulgences == 0
    t = table(p0={"marker": 2, "indulgences": [3], "domain": "florence* pisa*"})
    t.play("0: step")
    t.refuses("0: absolve 3 cross", "V5.4", "cannot-pay")


@pytest.mark.rule("V5.4", "V6.1")
def test_the_crown_of_an_indulgence_does_not_buy_another_off() -> None:
    t = table(p0={"marker": 2, "indulgences": [3], "domain": "florence pisa*", "may_request": True})
    t.play("0: step")
    t.refuses("0: absolve 3 crowns", "V5.4", "cannot-pay")


@pytest.mark.rule("V5.5")
def test_the_action_is_that_of_the_card_in_the_room_else_the_printed_one() -> None:
    t = table(p0={"marker": 1, "rooms": {2: "merchant"}})
    t.play("0: step", "0: stop")
    t.refuses("0: govern", "V5.5", "other-action")
    assert t.offers("0: trade")
    t = table(p0={"marker": 1})
    t.play("0: step", "0: stop", "0: govern")


@pytest.mark.rule("V5.5")
def test_the_action_may_be_declined() -> None:
    t = table(p0={"marker": 1})
    t.play("0: step", "0: stop", "0: decline")
    assert t.asked() == "1 marker"


@pytest.mark.rule("V5.5", "V6.3")
def test_an_indulgence_in_the_room_makes_the_action_impossible() -> None:
    t = table(p0={"marker": 1, "indulgences": [2]})
    t.play("0: step", "0: stop")
    assert t.asked() == "1 marker"
    assert t.happened("blocked-by-indulgence")


@pytest.mark.rule("V5.5")
def test_worked_example_an_enemy_agent_in_the_room_makes_the_action_impossible() -> None:
    t = table(p0={"marker": 1}, p1={"agents": ["palace 1 room 2"], "ready_agents": 2})
    t.play("0: step", "0: stop")
    assert t.asked() == "1 marker"
    t = table(p0={"marker": 1, "agents": ["palace 1 room 2"], "ready_agents": 1})
    t.play("0: step", "0: stop", "0: govern")


@pytest.mark.rule("V5.5", "V6.1")
def test_an_indulgence_requested_this_year_does_not_block_the_action_it_pays_for() -> None:
    t = table(p0={"marker": 1, "domain": "florence* pisa*"})
    t.play("0: step", "0: stop", "0: govern", "0: use indulgence crown", "0: use room crown", "0: done", "0: turn florence")
    assert t.token(0, "florence") == "available"
    assert t.seen(0)["rooms"][1]["indulgence"]
