"""Sieges, field battles and retreats, turn order and the city track (V13, V14)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.virtu.table import Table, table


def siege(seats: int = 3, **more: Any) -> Table:  # noqa: ANN401
    return table(seats, phase="sieges", **more)


@pytest.mark.rule("V13.1")
def test_each_player_resolves_sieges_in_turn_order_and_in_an_order_of_choice() -> None:
    t = siege(order=(1, 0, 2), p0={"armies": "siena siena"}, p1={"armies": "terracina terracina bari bari"})
    assert t.asked() == "1 sieges"
    t.refuses("1: siege siena", "V13.1", "no-siege")
    t.play("1: siege bari")
    assert [args["city"] for args in t.happened("conquest")] == [f"@virtu-city-{city}" for city in ("bari", "terracina", "siena")]


@pytest.mark.rule("V13.3", "V13.5")
def test_worked_example_parma_falls_to_four_against_two() -> None:
    t = siege(4, p1={"armies": "parma parma parma", "war_tokens": 1}, p0={"domain": "milan genoa parma", "armies": "parma"})
    t.play("1: token")
    assert t.happened("war-bonus")[-1] == {"strength": 1, "attack": 4, "defence": 2}
    assert "parma" in t.cities(1)
    assert t.armies(1) == ["parma", "parma"]
    assert t.armies(0) == []


@pytest.mark.rule("V13.3", "V13.5")
def test_worked_example_ravenna_falls_to_four_against_three_and_costs_two_armies() -> None:
    t = siege(
        p0={"armies": "ravenna ravenna ravenna", "war_tokens": 1, "agents": ["ravenna"], "ready_agents": 1},
        p1={"domain": "naples palermo ravenna", "armies": "ravenna", "treasury": 1, "courtiers": {1: "gonfalonier"}},
    )
    t.play("0: token", "1: rally 1 1")
    assert t.happened("war-bonus")[-1] == {"strength": 1, "attack": 4, "defence": 3}
    assert t.token(0, "ravenna") == "used"
    assert t.armies(0) == ["ravenna"]


@pytest.mark.rule("V13.3", "V13.6")
def test_worked_example_benevento_withstands_two_armies_with_anothers_agent_in_it() -> None:
    t = siege(p0={"armies": "benevento benevento"}, p2={"agents": ["benevento"], "ready_agents": 1})
    # One army is lost, the other has nowhere to retreat to.
    assert t.armies(0) == []
    assert t.cities(0) == {"florence", "pisa"}


@pytest.mark.rule("V13.3")
def test_worked_example_an_agent_in_an_owned_city_helps_its_owner_only_as_attacker() -> None:
    held = {"domain": "florence pisa siena"}
    t = siege(order=(2, 0, 1), p0=held, p2={"armies": "siena", "agents": ["siena"], "ready_agents": 1})
    assert "siena" in t.cities(2)
    t = siege(order=(1, 0, 2), p0=held, p1={"armies": "siena"}, p2={"agents": ["siena"], "ready_agents": 1})
    assert "siena" in t.cities(0)


@pytest.mark.rule("V13.4")
def test_bonuses_are_declared_in_turn_one_at_a_time_until_both_pass() -> None:
    t = siege(
        p0={"armies": "siena siena", "war_tokens": 2},
        p1={"domain": "naples palermo siena", "treasury": 3, "courtiers": {1: "condottiere"}},
    )
    assert t.asked() == "0 war-bonus"
    t.play("0: pass", "1: rally 1 2", "0: token", "0: token")
    assert t.happened("war-bonus")[-1] == {"strength": 1, "attack": 4, "defence": 3}
    assert t.player(1).treasury == 1
    assert "siena" in t.cities(0)


@pytest.mark.rule("V13.4")
def test_a_courtier_is_one_declaration_with_as_many_symbols_as_are_paid_for() -> None:
    t = siege(p0={"armies": "ravenna ravenna", "treasury": 1, "courtiers": {2: "condottiere"}})
    t.refuses("0: rally 2 2", "V13.4", "cannot-pay")
    t.refuses("0: rally 1 1", "V13.4", "courtier-without-war")
    t.play("0: rally 2 1")
    assert t.courtier(0, 2) == "condottiere*"
    assert t.cities(0) == {"florence", "pisa", "ravenna"}


@pytest.mark.rule("V13.4")
def test_tokens_serve_the_attacker_only() -> None:
    t = siege(p0={"armies": "naples"}, p1={"war_tokens": 1, "treasury": 1, "bonuses": ["leonardo"]})
    t.refuses("1: token", "V13.4", "tokens-attack-only")


@pytest.mark.rule("V13.4", "V8.3")
def test_leonardo_artillery_and_france_serve_once() -> None:
    t = siege(
        p0={"armies": "tunis", "treasury": 5, "bonuses": ["leonardo", "artillery"], "domain": "florence pisa artillery"},
        allies={"france": "0"},
    )
    t.play("0: call leonardo")
    t.refuses("0: call leonardo", "V13.4", "once-per-siege")
    t.play("0: call artillery")
    t.refuses("0: call artillery", "V13.4", "bonus-not-yours")
    assert t.player(0).treasury == 3
    assert t.token(0, "artillery") == "used"
    t.play("0: call france")
    assert t.player(0).treasury == 3
    assert t.happened("war-bonus")[-1] == {"strength": 2, "attack": 6, "defence": 3}
    assert "tunis" in t.cities(0)
    assert t.armies(0) == []


@pytest.mark.rule("V8.3", "V13.4")
def test_leonardo_serves_again_in_the_next_siege() -> None:
    t = siege(p0={"armies": "siena pisa bologna", "treasury": 5, "bonuses": ["leonardo"]})
    t.play("0: siege siena", "0: call leonardo", "0: call leonardo")
    assert [args["strength"] for args in t.happened("war-bonus")] == [1, 1]


@pytest.mark.rule("V8.3", "V13.3")
def test_bastions_add_two_to_every_defence() -> None:
    t = siege(p0={"armies": "siena siena siena"}, p1={"domain": "naples palermo siena", "bonuses": ["bastions"]})
    assert "siena" in t.cities(1)


@pytest.mark.rule("V13.5", "V14.1")
def test_a_conquered_city_comes_used_with_its_cathedral_and_a_trophy() -> None:
    t = siege(
        p0={"armies": "naples naples naples naples", "disc": 1},
        p1={"domain": "naples palermo cathedral-1", "armies": "palermo", "disc": 2},
        cathedrals=["naples"],
    )
    assert (t.token(0, "naples"), t.token(0, "cathedral-1"), t.token(1, "cathedral-1")) == ("used", "used", "none")
    assert t.armies(0) == ["naples", "naples", "naples"]
    assert t.standing().sources[0]["trophies"] == 2
    assert t.player(0).stamp > t.player(1).stamp


@pytest.mark.rule("V13.5")
def test_the_city_is_won_even_if_no_army_is_left_and_a_second_trophy_of_a_player_brings_nothing() -> None:
    t = siege(p0={"armies": "siena siena siena", "trophies": [1]}, p1={"domain": "naples palermo siena", "armies": "siena"})
    assert "siena" in t.cities(0)
    assert t.standing().sources[0]["trophies"] == 2
    t = siege(p0={"armies": "palermo", "war_tokens": 3}, p1={"armies": "naples"})
    t.play("0: token", "0: token", "0: token")
    assert "palermo" in t.cities(0)
    assert t.armies(0) == []


@pytest.mark.rule("V13.6", "V13.7")
def test_worked_example_two_armies_fail_before_spoleto_and_one_retreats_to_florence() -> None:
    t = siege(4, p1={"armies": "spoleto spoleto"})
    assert t.asked() == "1 retreat"
    t.play("1: retreat florence")
    assert t.armies(1) == ["florence"]


@pytest.mark.rule("V13.7")
def test_worked_example_from_ancona_to_venice_each_army_pays_a_ship() -> None:
    t = table(phase="retreats", p2={"armies": "ancona ancona", "retreats": ["ancona"], "domain": "venice corfu*"})
    t.refuses("2: retreat venice", "V13.7", "no-road")
    t.refuses("2: retreat venice by sea", "V13.7", "ships")
    t.play("2: use venice ship", "2: retreat venice by sea", "2: retreat venice by sea")
    assert t.armies(2) == ["venice", "venice"]


@pytest.mark.rule("V13.7")
def test_armies_that_cannot_or_will_not_retreat_are_lost() -> None:
    t = table(phase="retreats", p0={"armies": "benevento", "retreats": ["benevento"]})
    assert t.armies(0) == []
    t = table(phase="retreats", p0={"armies": "siena siena", "retreats": ["siena"]})
    t.play("0: abandon", "0: retreat pisa")
    assert t.armies(0) == ["pisa"]


@pytest.mark.rule("V13.7", "V12.4")
def test_the_ottoman_bonus_pays_for_retreats_and_each_army_chooses_for_itself() -> None:
    t = table(
        phase="retreats",
        p0={"armies": "ancona ancona", "retreats": ["ancona"], "domain": "ravenna* bari* venice*"},
        allies={"ottoman": "0"},
    )
    t.refuses("0: retreat bari by sea", "V13.7", "road-is-free")
    t.play("0: retreat bari", "0: use ottoman ship", "0: retreat venice by sea")
    assert t.armies(0) == ["bari", "venice"]


@pytest.mark.rule("V13.2", "V13.8")
def test_armies_of_two_players_before_a_city_fight_before_the_siege() -> None:
    t = siege(p0={"armies": "siena siena siena"}, p1={"armies": "siena"})
    assert t.asked() == "0 battle-won"
    assert (t.armies(0), t.armies(1)) == (["siena", "siena"], [])
    t.play("0: besiege")
    assert "siena" in t.cities(0)
    assert t.standing().sources[0]["trophies"] == 0


@pytest.mark.rule("V13.2")
def test_the_owners_armies_take_no_part_in_a_battle_before_the_city() -> None:
    t = siege(p0={"armies": "siena siena siena"}, p1={"armies": "siena"}, p2={"domain": "venice corfu siena", "armies": "siena"})
    assert t.armies(2) == ["siena"]
    assert t.asked() == "0 battle-won"


@pytest.mark.rule("V13.8")
def test_the_winner_may_retreat_without_a_further_loss() -> None:
    t = siege(p0={"armies": "siena siena siena"}, p1={"armies": "siena"})
    t.play("0: withdraw", "0: retreat pisa", "0: retreat florence")
    assert t.armies(0) == ["florence", "pisa"]


@pytest.mark.rule("V13.8")
def test_equal_strength_costs_each_an_army_and_both_retreat() -> None:
    t = siege(p0={"armies": "rome rome", "domain": "florence pisa siena"}, p1={"armies": "rome rome", "domain": "naples palermo terracina"})
    t.play("0: retreat siena", "1: retreat terracina")
    assert (t.armies(0), t.armies(1)) == (["siena"], ["terracina"])


@pytest.mark.rule("V13.8", "V13.4")
def test_both_sides_use_tokens_in_a_battle_and_leonardo_serves_battle_and_siege_once() -> None:
    t = siege(
        p0={"armies": "siena siena siena", "treasury": 3, "bonuses": ["leonardo"]},
        p1={"armies": "siena siena", "war_tokens": 1},
    )
    t.play("0: call leonardo", "1: token")
    assert t.happened("battle-won")
    t.play("0: besiege")
    # With Leonardo the one army left would have taken Siena.
    assert t.happened("siege-failed")
    assert t.player(0).treasury == 2


@pytest.mark.rule("V13.8")
def test_a_winner_who_is_not_first_in_turn_order_keeps_the_siege_for_the_own_turn() -> None:
    t = siege(p0={"armies": "siena bologna bologna bologna"}, p1={"armies": "siena siena siena"}, p2={})
    t.play("0: siege siena")
    assert [args["city"] for args in t.happened("conquest")] == ["@virtu-city-bologna"]
    assert t.asked() == "1 battle-won"
    t.play("1: besiege")
    assert "siena" in t.cities(1)


@pytest.mark.rule("V13.8")
def test_of_three_the_first_two_fight_and_then_the_winner_and_the_next() -> None:
    t = siege(p0={"armies": "siena"}, p1={"armies": "siena siena siena"}, p2={"armies": "siena"})
    assert (t.armies(0), t.armies(1), t.armies(2)) == ([], ["siena"], [])
    assert t.asked() == "1 battle-won"


@pytest.mark.rule("V13.8")
def test_a_siege_needs_an_army_left_after_the_battle() -> None:
    t = siege(p0={"armies": "siena", "war_tokens": 1}, p1={"armies": "siena"})
    t.play("0: token")
    assert (t.armies(0), t.armies(1)) == ([], [])
    assert "siena" not in t.cities(0)
    assert t.asked() == "0 palace"


@pytest.mark.rule("V14.1")
def test_more_cities_go_first_and_with_equal_cities_the_upper_disc() -> None:
    t = siege(p0={"disc": 1}, p1={"domain": "naples palermo bari", "disc": 2}, p2={"disc": 3})
    assert list(t.state.position.order) == [1, 2, 0]
    t = siege(p0={"disc": 1, "armies": "siena siena"}, p1={"domain": "naples palermo bari", "disc": 2}, p2={"disc": 3})
    assert list(t.state.position.order) == [0, 1, 2]


@pytest.mark.rule("V14.1")
def test_the_last_space_is_for_eight_and_more_but_the_true_number_counts_for_the_order() -> None:
    eight = "florence pisa siena bologna ravenna spoleto rome ancona"
    nine = "naples palermo bari otranto syracuse terracina benevento tunis corfu"
    t = siege(p0={"domain": eight, "disc": 5}, p1={"domain": nine}, p2={"domain": "venice"})
    assert list(t.state.position.order) == [1, 0, 2]
    assert [sources["cities"] for sources in t.standing().sources] == [7, 7, 0]


@pytest.mark.rule("V14.1")
def test_a_disc_that_does_not_change_its_space_stays_where_it_lies() -> None:
    t = siege(
        p0={"domain": "florence pisa bologna ravenna spoleto rome ancona tunis", "armies": "siena siena", "disc": 1},
        p1={"disc": 2},
        p2={"disc": 3},
    )
    assert "siena" in t.cities(0)
    assert t.player(0).stamp == 1


FULL_COURT = {1: "merchant", 2: "bishop", 3: "banker", 5: "advisor*"}


@pytest.mark.rule("V14.2")
def test_five_cities_open_a_space_and_falling_below_a_shaded_one_is_lost_at_once() -> None:
    t = siege(p0={"domain": "florence pisa siena bologna ravenna", "courtiers": FULL_COURT}, p1={"armies": "siena siena"})
    assert t.asked() == "0 space"
    t.refuses("0: discard 1", "V14.2", "lost-space")
    t.play("0: discard 5")
    assert t.courtier(0, 5) == ""
    assert "siena" in t.cities(1)


@pytest.mark.rule("V14.2")
def test_a_card_on_a_lost_space_may_move_and_keeps_its_side() -> None:
    court = {1: "merchant", 2: "bishop", 5: "advisor*"}
    t = siege(p0={"domain": "florence pisa siena bologna ravenna", "courtiers": court}, p1={"armies": "siena siena"})
    t.play("0: move 5 courtier 3")
    assert t.courtier(0, 3) == "advisor*"


@pytest.mark.rule("V14.2")
def test_an_empty_shaded_space_is_lost_without_a_decision() -> None:
    t = siege(p0={"domain": "florence pisa siena bologna ravenna", "courtiers": {1: "merchant"}}, p1={"armies": "siena siena"})
    assert t.state.view(0)["phase"] == "winter"
    assert t.courtier(0, 1) == "merchant"
