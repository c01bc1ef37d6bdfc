"""Indulgences and the peaceful actions: Govern, Patronage, Trade, Diplomacy (V6–V10)."""

from __future__ import annotations

from typing import Any

import pytest

from signoria.virtu.domain import resilience
from signoria.virtu.notation import CITY_NAMES
from signoria.virtu.palace import usable_shaded
from tests.virtu.table import Table, table

# Medici's rooms: 1 Patronage, 2 Govern, 3 Diplomacy, 4 Intrigue, 5 War.


def indulgences(t: Table, seat: int) -> int:
    return sum(room["indulgence"] for room in t.seen(seat)["rooms"])


@pytest.mark.rule("V6.1")
def test_an_indulgence_gives_three_florins_once_a_year_after_the_marker_has_moved() -> None:
    t = table(p0={"marker": 1})
    t.refuses("0: use indulgence florin", "V6.1", "indulgence-not-now")
    t.play("0: step", "0: stop", "0: use indulgence florin")
    assert t.player(0).treasury == 3
    assert t.seen(0)["rooms"][1]["indulgence"]
    t.refuses("0: use indulgence florin", "V6.1", "indulgence-not-now")


@pytest.mark.rule("V6.1")
def test_the_crown_of_an_indulgence_serves_the_action_purchases_and_alliances_at_once() -> None:
    t = table(phase="winter", step=2, p0={"treasury": 2, "may_request": True, "domain": "florence* pisa*"})
    t.refuses("0: use indulgence crown", "V6.1", "indulgence-not-for-this")
    t.play("0: buy podesta", "0: use indulgence crown", "0: done", "0: settle 1")
    assert indulgences(t, 0) == 1
    t = table(
        phase="winter", step=4, p0={"may_request": True, "domain": "florence* pisa*", "courtiers": {1: "condottiere", 2: "ambassador"}}
    )
    t.play("0: ally france", "0: use courtier 1 cavalry", "0: use courtier 2 crown", "0: use indulgence crown")
    assert t.happened("alliance")


@pytest.mark.rule("V6.1")
def test_it_may_be_requested_to_the_end_of_the_winter_turn_but_not_for_retreats() -> None:
    t = table(
        phase="winter", step=4, p0={"may_request": True, "domain": "florence pisa", "courtiers": {1: "condottiere", 2: "machiavelli"}}
    )
    assert t.offers("0: use indulgence florin")
    t.play("0: done")
    assert not t.player(0).may_request
    t = table(
        phase="retreats",
        p2={"armies": "ancona", "retreats": ["ancona"], "may_request": True, "domain": "venice* corfu*", "courtiers": {1: "merchant"}},
    )
    t.refuses("2: use indulgence crown", "V6.1", "indulgence-not-for-this")


@pytest.mark.rule("V6.2", "V16.2")
def test_ten_indulgences_are_all_there_are_and_each_left_costs_a_prestige() -> None:
    t = table(p0={"marker": 1}, p1={"indulgences": [1, 2, 3, 4, 5]}, p2={"indulgences": [1, 2, 3, 4, 5]})
    t.play("0: step", "0: stop")
    t.refuses("0: use indulgence florin", "V6.2", "no-indulgence-left")
    assert t.standing().sources[1]["indulgences"] == -5


@pytest.mark.rule("V6.3", "V6.1")
def test_stopping_on_an_indulgence_rules_out_another_this_year() -> None:
    t = table(p0={"marker": 1, "indulgences": [2]}, p1={"marker": 1}, p2={"marker": 1})
    t.play("0: step", "0: stop", "1: step", "1: stop", "1: decline", "2: step", "2: stop", "2: decline")
    assert t.asked() == "0 palace"
    t.refuses("0: use indulgence florin", "V6.3", "indulgence-there")


@pytest.mark.rule("V7.1")
def test_each_crown_or_cross_turns_two_tokens_or_renews_an_alliance() -> None:
    t = table(p0={"marker": 1, "domain": "florence* pisa* siena* bologna", "courtiers": {1: "bishop"}}, allies={"ottoman": "0*"})
    t.play("0: step", "0: stop", "0: govern", "0: use room crown", "0: use courtier 1 cross", "0: done")
    t.play("0: turn florence", "0: turn pisa", "0: renew ottoman")
    assert t.asked() == "1 marker"
    assert t.state.position.active >> 1 & 1
    assert t.token(0, "siena") == "used"


@pytest.mark.rule("V7.1")
def test_half_a_symbol_does_not_renew_an_alliance() -> None:
    t = table(p0={"marker": 1, "domain": "florence* pisa* siena*"}, allies={"france": "0*"})
    t.play("0: step", "0: stop", "0: govern", "0: use room crown", "0: done", "0: turn florence")
    t.refuses("0: renew france", "V7.1", "whole-symbol")
    t.refuses("0: turn florence", "V7.1", "token-available")
    t.refuses("0: renew empire", "V7.1", "not-your-ally")
    t.play("0: done")


@pytest.mark.rule("V7.1")
def test_worked_example_one_crown_makes_the_ottoman_bonus_available_again() -> None:
    t = table(order=(2, 0, 1), p2={"marker": 5}, allies={"ottoman": "2*"})
    t.play("2: step", "2: stop", "2: govern", "2: use room crown", "2: done", "2: renew ottoman")
    assert t.state.position.active >> 1 & 1


@pytest.mark.rule("V7.2")
def test_what_paid_for_the_action_is_not_turned_by_it() -> None:
    t = table(p0={"marker": 1, "domain": "florence pisa* siena*"}, allies={"empire": "0"})
    t.play("0: step", "0: stop", "0: govern", "0: use florence crown", "0: use empire cross", "0: done")
    t.refuses("0: turn florence", "V7.2", "paid-with-it")
    t.refuses("0: renew empire", "V7.2", "paid-with-it")
    t.play("0: turn pisa", "0: turn siena")


@pytest.mark.rule("V7.2", "V3.4")
def test_florin_tokens_may_be_cashed_just_before_and_then_turned() -> None:
    t = table(p0={"marker": 1})
    t.play("0: step", "0: stop", "0: govern", "0: use florence florin", "0: use room crown", "0: done", "0: turn florence")
    assert t.player(0).treasury == 3
    assert t.token(0, "florence") == "available"


@pytest.mark.rule("V7.2", "V12.3")
def test_a_bonus_under_an_enemy_agent_may_be_renewed_though_not_used() -> None:
    t = table(p0={"marker": 1}, p1={"agents": ["ottoman"], "ready_agents": 2}, allies={"ottoman": "0*"})
    t.play("0: step", "0: stop", "0: govern", "0: use room crown", "0: done", "0: renew ottoman")


PATRON = {"marker": 5, "treasury": 9, "domain": "florence pisa bologna ravenna", "courtiers": {1: "cardinal", 2: "machiavelli"}}


@pytest.mark.rule("V8.1")
def test_the_first_steps_cost_two_florins_and_a_crown_or_cross() -> None:
    t = table(p0=PATRON)
    t.play("0: step", "0: stop", "0: patronage", "0: use ravenna cross")
    assert (t.player(0).patronage, t.player(0).treasury) == (1, 7)
    assert t.asked() == "1 marker"


@pytest.mark.rule("V8.1")
@pytest.mark.parametrize(
    ("step", "florins", "uses"),
    [
        (2, 3, ("ravenna cross", "courtier 1 crown")),
        (3, 3, ("florence crown", "bologna crown")),
        (4, 4, ("courtier 2 crown", "ravenna cross")),
    ],
)
def test_later_steps_cost_more(step: int, florins: int, uses: tuple[str, ...]) -> None:
    t = table(p0={**PATRON, "patronage": step})
    t.play("0: step", "0: stop", "0: patronage", *(f"0: use {use}" for use in uses))
    assert (t.player(0).patronage, t.player(0).treasury) == (step + 1, 9 - florins)


@pytest.mark.rule("V8.1")
def test_one_step_a_year_and_only_if_it_can_be_paid() -> None:
    t = table(p0={"marker": 5, "domain": "florence* pisa*"})
    t.play("0: step", "0: stop")
    assert t.asked() == "1 marker"
    t = table(p0={**PATRON, "patronage": 5})
    t.play("0: step", "0: stop")
    assert t.asked() == "1 marker"


@pytest.mark.rule("V8.2")
def test_steps_two_and_four_bring_one_creator_and_one_creation() -> None:
    t = table(p0={**PATRON, "patronage": 1}, p1={"bonuses": ["columbus"]})
    t.play("0: step", "0: stop", "0: patronage", "0: use ravenna cross")
    t.refuses("0: take columbus", "V8.2", "bonus-taken")
    t.play("0: take duomo")
    t = table(p0={**PATRON, "patronage": 3, "bonuses": ["duomo"]})
    t.play("0: step", "0: stop", "0: patronage", "0: use courtier 2 crown")
    t.refuses("0: take sistine", "V8.2", "bonus-of-that-kind")
    assert t.offered(0, "take") == ["leonardo", "copernicus", "michelangelo", "columbus", "machiavelli"]
    t.play("0: take michelangelo")
    assert t.asked() == "1 marker"


def chooses(bonus: str, **more: Any) -> Table:  # noqa: ANN401
    t = table(p0={**PATRON, "patronage": 1, **more})
    return t.play("0: step", "0: stop", "0: patronage", "0: use ravenna cross", f"0: take {bonus}")


@pytest.mark.rule("V8.3")
def test_michelangelo_gives_a_crown_in_each_patronage() -> None:
    t = table(p0={**PATRON, "bonuses": ["michelangelo"]})
    t.play("0: step", "0: stop", "0: patronage")
    assert (t.player(0).patronage, t.player(0).treasury) == (1, 7)
    t = table(p0={**PATRON, "patronage": 2, "bonuses": ["michelangelo"]})
    t.play("0: step", "0: stop", "0: patronage", "0: use ravenna cross")
    assert t.player(0).patronage == 3


@pytest.mark.rule("V8.3", "V15.3", "V15.7")
def test_copernicus_opens_a_space_and_the_prince_a_space_and_an_agent() -> None:
    t = chooses("copernicus")
    assert usable_shaded(t.state.position.components, t.player(0), t.player(0).domain) == 1
    t = chooses("prince")
    assert usable_shaded(t.state.position.components, t.player(0), t.player(0).domain) == 1
    assert t.player(0).ready_agents == 3


@pytest.mark.rule("V8.3")
def test_columbus_is_worth_two_prestige() -> None:
    before = table(p0=PATRON).standing().sources[0]["cards"]
    assert table(p0={**PATRON, "bonuses": ["columbus"]}).standing().sources[0]["cards"] == before + 2


@pytest.mark.rule("V8.3")
def test_machiavelli_joins_the_court_available() -> None:
    t = chooses("machiavelli", courtiers={1: "cardinal", 2: "bishop"})
    t.refuses("0: discard 1", "V8.3", "space-free")
    t.play("0: settle 3")
    assert t.courtier(0, 3) == "machiavelli"


@pytest.mark.rule("V8.3", "V15.2")
def test_without_a_free_space_a_courtier_is_discarded_for_machiavelli() -> None:
    t = chooses("machiavelli", courtiers={1: "cardinal", 2: "bishop", 3: "lorenzo"})
    t.play("0: discard 3", "0: settle 3")
    assert t.courtier(0, 3) == "machiavelli"
    t = table(phase="winter", step=1, p0={"courtiers": {1: "machiavelli"}, "bonuses": ["machiavelli"]})
    t.play("0: discard 1")
    assert t.state.dump()["gone"][-1] == "machiavelli"  # type: ignore[index]


@pytest.mark.rule("V8.3")
def test_artillery_becomes_a_token_of_the_domain() -> None:
    assert chooses("artillery").token(0, "artillery") == "available"


@pytest.mark.rule("V9.1")
def test_trade_pays_two_florins_for_each_ship() -> None:
    t = table(p0={"marker": 1, "rooms": {2: "merchant"}, "courtiers": {1: "ambassador"}}, allies={"ottoman": "0"})
    t.play(
        "0: step", "0: stop", "0: trade", "0: use card ship", "0: use courtier 1 ship", "0: use ottoman ship", "0: use pisa ship", "0: done"
    )
    assert t.player(0).treasury == 12
    assert t.courtier(0, 1) == "ambassador*"
    assert not t.state.position.active >> 1 & 1


@pytest.mark.rule("V10.1", "V10.3")
def test_worked_example_ravenna_from_florence_costs_three_crowns() -> None:
    t = table(p0={"marker": 2, "courtiers": {1: "ambassador", 2: "machiavelli"}, "domain": "florence pisa"})
    t.play("0: step", "0: stop", "0: diplomacy", "0: annex ravenna")
    view = t.state.view(0)["payment"]
    assert isinstance(view, dict)
    assert view["need"] == {"crown": 3}
    t.play("0: use courtier 1 crown", "0: use courtier 2 crown")
    assert t.token(0, "ravenna") == "available"


@pytest.mark.rule("V10.1", "V10.3")
def test_worked_example_terracina_with_an_enemy_agent_from_pisa_costs_three_crowns_and_two_ships() -> None:
    medici = {"marker": 2, "courtiers": {1: "ambassador", 2: "machiavelli", 3: "merchant"}, "domain": "florence pisa"}
    t = table(p0=medici, p2={"agents": ["terracina"], "ready_agents": 1})
    t.play("0: step", "0: stop", "0: diplomacy", "0: annex terracina")
    view = t.state.view(0)["payment"]
    assert isinstance(view, dict)
    assert view["need"] == {"crown": 3, "ship": 2}
    t.play("0: use courtier 3 ship", "0: use courtier 2 crown", "0: use florence crown")
    assert "terracina" in t.cities(0)


@pytest.mark.rule("V10.1")
def test_worked_example_agents_change_the_resilience_of_neutral_cities() -> None:
    t = table(p0={"agents": ["ancona"], "ready_agents": 1})
    ancona = CITY_NAMES.index("ancona")
    assert [resilience(t.state.position, ancona, seat) for seat in range(3)] == [1, 3, 3]


@pytest.mark.rule("V10.1")
def test_pirate_ports_taken_and_unreachable_cities_cannot_be_annexed() -> None:
    crowns = {1: "machiavelli", 2: "machiavelli", 3: "machiavelli"}
    t = table(p0={"marker": 2, "courtiers": crowns, "domain": "florence"})
    t.play("0: step", "0: stop", "0: diplomacy")
    t.refuses("0: annex ajaccio", "V10.1", "pirates")
    t.refuses("0: annex naples", "V10.1", "not-neutral")
    t.refuses("0: annex terracina", "V10.1", "not-connected")
    t.refuses("0: annex milan", "V1.2", "city-closed")
    assert t.offered(0, "annex") == ["bologna", "ravenna", "pisa", "siena", "spoleto"]


@pytest.mark.rule("V10.2", "V14.1")
def test_an_annexed_city_comes_available_and_moves_the_track() -> None:
    t = table(p0={"marker": 2, "courtiers": {1: "machiavelli"}, "domain": "florence pisa"}, p1={"disc": 9})
    t.play("0: step", "0: stop", "0: diplomacy", "0: annex siena", "0: use courtier 1 crown")
    assert t.token(0, "siena") == "available"
    assert t.player(0).stamp > t.player(2).stamp


@pytest.mark.rule("V10.2")
def test_armies_before_an_annexed_city_besiege_its_new_owner() -> None:
    t = table(
        order=(1, 0, 2),
        p0={"marker": 2, "courtiers": {1: "machiavelli"}, "domain": "florence pisa"},
        p1={"marker": 1, "domain": "naples palermo rome", "armies": "siena siena siena"},
        p2={"marker": 1},
    )
    t.play("1: step", "1: stop", "1: decline")
    t.play("0: step", "0: stop", "0: diplomacy", "0: annex siena", "0: use courtier 1 crown", "2: step", "2: stop", "2: decline")
    assert t.happened("siege")[0]["other"] == "@virtu-family-medici"
    assert "siena" in t.cities(1)
