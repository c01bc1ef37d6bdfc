"""War, Intrigue and alliances (V11, V12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.virtu.table import Table, table

# Medici's rooms: 1 Patronage, 2 Govern, 3 Diplomacy, 4 Intrigue, 5 War.


def at_war(**medici: Any) -> Table:  # noqa: ANN401
    t = table(p0={"marker": 4, "armies": "florence pisa", **medici})
    return t.play("0: step", "0: stop", "0: war")


@pytest.mark.rule("V11.1")
def test_a_cavalry_moves_an_army_along_a_road() -> None:
    t = at_war()
    t.refuses("0: march florence ravenna", "V11.1", "cavalry")
    t.play("0: use room cavalry")
    t.refuses("0: march florence rome", "V11.1", "no-road")
    t.refuses("0: march siena florence", "V11.1", "no-army")
    t.play("0: march florence pisa")
    assert t.armies(0) == ["pisa", "pisa"]
    t.refuses("0: march pisa florence", "V11.1", "cavalry")


@pytest.mark.rule("V11.1")
def test_ships_move_an_army_from_port_to_port_without_landing_in_between() -> None:
    t = at_war(courtiers={1: "merchant"})
    t.play("0: use courtier 1 ship")
    t.refuses("0: sail florence terracina", "V11.1", "no-sea-way")
    t.refuses("0: sail pisa syracuse", "V11.1", "ships")
    t.play("0: sail pisa terracina")
    assert t.armies(0) == ["florence", "terracina"]


@pytest.mark.rule("V11.1")
def test_an_army_may_move_several_times_and_any_number_may_move() -> None:
    t = at_war(courtiers={1: "condottiere", 2: "merchant"})
    t.play("0: use room cavalry", "0: use courtier 1 cavalry", "0: use courtier 2 ship")
    t.play("0: march florence pisa", "0: sail pisa terracina", "0: march pisa florence", "0: march florence siena", "0: done")
    assert t.armies(0) == ["siena", "terracina"]


@pytest.mark.rule("V11.2")
def test_an_army_entering_a_foreign_city_stops_and_besieges_it() -> None:
    t = at_war(courtiers={1: "condottiere"})
    t.play("0: use courtier 1 cavalry", "0: march florence siena")
    t.refuses("0: march siena florence", "V11.2", "army-besieges")
    t.play("0: march pisa florence", "0: march florence ravenna")
    assert len(t.happened("besiege")) == 2


@pytest.mark.rule("V11.2", "V13.3")
def test_armies_in_a_besieged_city_of_ones_own_defend_it() -> None:
    t = table(phase="sieges", p0={"armies": "florence florence", "domain": "florence pisa"}, p1={"armies": "florence florence florence"})
    assert "florence" in t.cities(0)
    assert t.armies(0) == ["florence", "florence"]


@pytest.mark.rule("V11.3")
def test_war_symbols_of_room_cards_become_tokens_for_a_florin_each() -> None:
    t = at_war(rooms={5: "condottiere"}, treasury=3)
    t.play("0: arm card 2")
    assert (t.player(0).war_tokens, t.player(0).treasury) == (2, 1)
    t.refuses("0: use card cavalry", "V3.2", "one-kind")
    t.refuses("0: arm card 1", "V11.3", "one-kind")


@pytest.mark.rule("V11.3")
def test_cavalry_and_war_of_one_card_exclude_each_other_and_symbols_are_limited() -> None:
    t = at_war(rooms={5: "condottiere + gonfalonier"}, treasury=9)
    t.play("0: use card cavalry")
    t.refuses("0: arm card 1", "V11.3", "one-kind")
    t.refuses("0: arm upgrade 2", "V11.3", "no-war-symbol")
    t.play("0: arm upgrade 1")
    t = table(p0={"marker": 4, "rooms": {5: "condottiere"}, "treasury": 9}, p1={"war_tokens": 10})
    t.play("0: step", "0: stop", "0: war")
    t.refuses("0: arm card 2", "V11.3", "no-war-token-left")
    t.play("0: arm card 1")


@pytest.mark.rule("V11.3", "V3.4")
def test_florins_of_the_rooms_cards_pay_for_war_tokens() -> None:
    t = at_war(rooms={5: "gonfalonier + merchant"}, domain="florence* pisa*")
    t.refuses("0: arm card 1", "V11.3", "cannot-pay")
    t.play("0: use upgrade florin", "0: arm card 1")
    assert (t.player(0).war_tokens, t.player(0).treasury) == (1, 0)


@pytest.mark.rule("V11.3")
def test_tokens_left_when_all_sieges_are_resolved_are_discarded() -> None:
    t = table(phase="sieges", p0={"war_tokens": 2, "armies": "florence"})
    assert t.player(0).war_tokens == 0


def plotting(masks: int = 2, options: dict[str, bool] | None = None, **others: Any) -> Table:  # noqa: ANN401
    medici = {"marker": 3, "courtiers": {1: "assassin", 2: "machiavelli"}, "ready_agents": 2, **others.pop("p0", {})}
    t = table(p0=medici, options=dict(options or {}), **others)
    t.play("0: step", "0: stop", "0: intrigue")
    if masks >= 2:
        t.play("0: use courtier 1 mask")
    if masks >= 4:
        t.play("0: use courtier 2 mask")
    return t


@pytest.mark.rule("V11.4")
def test_a_mask_places_a_ready_agent_in_a_city_a_room_or_an_alliance() -> None:
    t = plotting(4)
    t.play("0: agent ancona", "0: agent palace 2 room 3")
    assert t.seen(0)["agents"] == ["ancona", "palace 2 room 3"]
    t.refuses("0: agent france", "V11.4", "no-agent-ready")
    t.play("0: lift ancona", "0: agent france", "0: done")
    assert t.seen(0)["agents"] == ["palace 2 room 3", "france"]
    t = plotting(0)
    t.refuses("0: agent ancona", "V11.4", "masks")


@pytest.mark.rule("V11.4")
def test_two_masks_remove_an_opponents_agent_which_returns_ready() -> None:
    t = plotting(2, p1={"agents": ["ancona"], "ready_agents": 2})
    t.refuses("0: remove siena", "V11.4", "no-enemy-agent")
    t.play("0: remove ancona", "0: done")
    assert (t.player(1).ready_agents, t.player(1).agents) == (3, 0)


@pytest.mark.rule("V11.4", "V11.5")
def test_worked_example_an_agent_must_be_removed_before_another_takes_its_place() -> None:
    t = plotting(4, p2={"agents": ["palace 3 room 2"], "ready_agents": 1})
    t.refuses("0: agent palace 3 room 2", "V11.5", "agent-there")
    t.play("0: remove palace 3 room 2", "0: agent palace 3 room 2")
    assert t.seen(0)["agents"] == ["palace 3 room 2"]


@pytest.mark.rule("V11.5")
def test_worked_example_an_own_agent_protects_a_city_and_changes_no_resilience() -> None:
    t = plotting(2, p1={"agents": ["naples"], "ready_agents": 2})
    t.refuses("0: agent naples", "V11.5", "agent-there")


@pytest.mark.rule("V11.5")
def test_an_agent_stays_when_a_city_changes_hands() -> None:
    t = table(
        phase="sieges", p0={"armies": "siena siena"}, p1={"domain": "naples palermo siena"}, p2={"agents": ["siena"], "ready_agents": 1}
    )
    assert "siena" in t.cities(0)
    assert t.seen(2)["agents"] == ["siena"]


@pytest.mark.rule("V11.6")
def test_in_a_room_with_intrigue_the_first_two_masks_may_remove_the_enemy_agent() -> None:
    t = plotting(0, p1={"agents": ["palace 1 room 4"], "ready_agents": 2})
    t.refuses("0: done", "V11.6", "remove-first")
    t.play("0: use room mask")
    t.refuses("0: agent ancona", "V11.6", "remove-first")
    t.play("0: use courtier 1 mask", "0: remove palace 1 room 4", "0: agent palace 1 room 4", "0: done")
    assert t.player(1).ready_agents == 3


@pytest.mark.rule("V11.6")
def test_without_two_masks_or_with_an_indulgence_the_intrigue_stays_blocked() -> None:
    t = table(p0={"marker": 3}, p1={"agents": ["palace 1 room 4"], "ready_agents": 2})
    t.play("0: step", "0: stop")
    assert t.asked() == "1 marker"
    t = table(p0={"marker": 3, "courtiers": {1: "assassin"}, "indulgences": [4]}, p1={"agents": ["palace 1 room 4"], "ready_agents": 2})
    t.play("0: step", "0: stop")
    assert t.asked() == "1 marker"


@pytest.mark.rule("V11.6")
def test_the_masks_that_must_remove_the_agent_cannot_be_cashed_away() -> None:
    t = table(p0={"marker": 3, "courtiers": {1: "advisor"}}, p1={"agents": ["palace 1 room 4"], "ready_agents": 2})
    t.play("0: step", "0: stop", "0: intrigue")
    t.refuses("0: use courtier 1 florin", "V11.6", "masks-first")


@pytest.mark.rule("V11.7")
def test_a_table_may_allow_one_enemy_agent_per_palace_only() -> None:
    enemy = {"agents": ["palace 3 room 1"], "ready_agents": 2}
    t = plotting(2, {"one_enemy_agent": True}, p1=enemy)
    t.refuses("0: agent palace 3 room 2", "V11.7", "one-enemy-agent")
    assert t.offers("0: agent palace 2 room 2")
    assert plotting(2, {"one_enemy_agent": False}, p1=enemy).offers("0: agent palace 3 room 2")


@pytest.mark.rule("V8.3")
def test_the_prince_keeps_others_agents_out_but_those_there_stay() -> None:
    prince = {"bonuses": ["prince"]}
    t = plotting(4, p1=prince, p0={"agents": ["naples"], "ready_agents": 1})
    for place in ("palermo", "palace 2 room 1"):
        t.refuses(f"0: agent {place}", "V8.3", "prince")
    assert t.seen(0)["agents"] == ["naples"]
    t.play("0: lift naples", "0: agent palace 3 room 1")
    t.refuses("0: lift naples", "V11.4", "no-own-agent")


COURT = {1: "condottiere", 2: "machiavelli", 3: "cardinal"}


def winter_with(allies: dict[str, str] | None = None, **players: Any) -> Table:  # noqa: ANN401
    return table(phase="winter", step=4, allies=allies, **players)


@pytest.mark.rule("V12.1", "V12.2")
def test_a_free_alliance_is_formed_for_its_cost_once_a_winter_and_its_bonus_starts_available() -> None:
    t = winter_with(p0={"courtiers": COURT, "domain": "florence pisa bologna"})
    t.play("0: ally france", "0: use courtier 1 cavalry", "0: use courtier 2 crown")
    assert t.asked() == "1 palace"
    p = t.state.position
    assert (p.allies & 63, p.active & 1) == (1, 1)


@pytest.mark.rule("V12.1")
def test_each_power_is_allied_to_one_player_at_most() -> None:
    t = winter_with({"france": "1"}, p0={"courtiers": COURT, "domain": "florence pisa bologna"})
    t.refuses("0: ally france", "V12.2", "agent-needed")
    t = winter_with({"france": "0"}, p0={"courtiers": COURT, "domain": "florence pisa bologna"})
    t.refuses("0: ally france", "V12.1", "already-allied")


@pytest.mark.rule("V12.2", "V12.4")
def test_worked_example_the_ottomans_cost_a_crown_and_three_ships_and_one_symbol_less_with_an_agent() -> None:
    doges = {"domain": "venice corfu*", "courtiers": {1: "merchant", 2: "ambassador", 3: "ambassador"}}
    t = table(phase="winter", step=4, order=(2, 0, 1), p2=doges)
    t.play("2: ally ottoman", "2: use courtier 1 ship", "2: use courtier 2 ship", "2: use courtier 3 crown")
    t = table(phase="winter", step=4, order=(2, 0, 1), p2={**doges, "agents": ["ottoman"], "ready_agents": 1})
    t.refuses("2: ally ottoman", "V12.2", "name-the-symbol")
    t.play("2: ally ottoman less ship", "2: use venice ship", "2: use courtier 3 crown")
    assert t.courtier(2, 1) == "merchant"
    assert t.seen(2)["agents"] == ["ottoman"]


@pytest.mark.rule("V12.2")
def test_anothers_agent_does_not_hinder_forming_a_free_alliance() -> None:
    t = winter_with(p0={"courtiers": COURT, "domain": "florence pisa bologna"}, p1={"agents": ["france"], "ready_agents": 2})
    t.play("0: ally france", "0: use courtier 1 cavalry", "0: use courtier 2 crown")
    assert t.seen(1)["agents"] == ["france"]


@pytest.mark.rule("V12.2", "V11.5")
def test_worked_example_only_the_owner_of_the_agent_may_take_an_alliance_over_at_full_price() -> None:
    medici = {"courtiers": COURT, "domain": "florence pisa bologna", "agents": ["france"], "ready_agents": 1}
    t = winter_with({"france": "1*"}, p0=medici)
    t.refuses("0: ally france less crown", "V12.2", "full-price")
    t.play("0: ally france", "0: use courtier 1 cavalry", "0: use courtier 2 crown")
    assert t.happened("takeover")
    assert t.state.position.active & 1
    assert t.seen(0)["agents"] == ["france"]


@pytest.mark.rule("V12.3")
def test_worked_example_an_enemy_agent_on_an_alliance_blocks_bonus_and_prestige() -> None:
    t = table(
        order=(2, 0, 1),
        p0={"agents": ["ottoman"], "ready_agents": 1},
        p2={"marker": 5, "rooms": {1: "merchant"}},
        allies={"ottoman": "2"},
    )
    assert t.standing().sources[2]["alliances"] == 0
    t.play("2: step", "2: stop", "2: trade")
    t.refuses("2: use ottoman ship", "V12.3", "bonus-blocked")
    assert table(allies={"ottoman": "2"}).standing().sources[2]["alliances"] == 1


@pytest.mark.rule("V12.4")
def test_worked_example_the_ottoman_bonus_gives_two_ships_once() -> None:
    t = table(order=(2, 0, 1), p2={"marker": 5, "rooms": {1: "merchant"}}, allies={"ottoman": "2"})
    t.play("2: step", "2: stop", "2: trade", "2: use ottoman ship")
    assert t.player(2).treasury == 4
    t.refuses("2: use ottoman ship", "V12.4", "bonus-used")


@pytest.mark.rule("V12.4")
def test_the_empires_cross_pays_for_actions_and_purchases_but_not_for_alliances() -> None:
    t = table(phase="winter", step=2, p0={"treasury": 3, "domain": "florence* pisa*"}, allies={"empire": "0"})
    t.play("0: buy cardinal", "0: use empire cross")
    t = winter_with({"empire": "0"}, p0={"courtiers": COURT, "domain": "florence pisa bologna"})
    t.play("0: ally france")
    t.refuses("0: use empire cross", "V12.4", "bonus-not-for-this")
