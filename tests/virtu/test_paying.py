"""Cards, tokens and paying (V3)."""

from __future__ import annotations

import pytest

from signoria.chance import Dice
from signoria.virtu.paying import payable, sources_at_hand
from signoria.virtu.symbols import CROSS, CROWN, FLORIN, LANE
from tests.virtu.table import table

# Medici's rooms: 1 Patronage, 2 Govern, 3 Diplomacy, 4 Intrigue, 5 War.


@pytest.mark.rule("V3.1")
def test_courtiers_and_tokens_turn_when_used_and_room_cards_never() -> None:
    t = table(p0={"marker": 1, "rooms": {2: "cardinal"}, "courtiers": {1: "ambassador"}})
    t.play("0: step", "0: stop", "0: govern", "0: use card crown", "0: use courtier 1 crown", "0: use florence crown")
    assert t.courtier(0, 1) == "ambassador*"
    assert t.token(0, "florence") == "used"
    assert t.room(0, 2) == "cardinal"
    t.refuses("0: use florence florin", "V3.1", "used")
    t.refuses("0: use courtier 1 ship", "V3.1", "used")


@pytest.mark.rule("V3.2", "V3.3", "V7.1")
def test_worked_example_cardinal_bishop_and_ambassador_pay_two_crowns_and_a_cross() -> None:
    t = table(
        4,
        order=(0, 1, 2, 3),
        p0={"marker": 5, "rooms": {1: "cardinal + bishop"}, "courtiers": {2: "ambassador"}, "domain": "milan* genoa* parma*"},
    )
    t.play("0: step", "0: stop", "0: govern", "0: use card crown", "0: use upgrade cross", "0: use courtier 2 crown")
    assert t.courtier(0, 2) == "ambassador*"
    assert t.room(0, 1) == "cardinal + bishop"
    t.play("0: done")
    t.play("0: turn milan", "0: turn genoa", "0: turn parma")
    assert all(t.token(0, city) == "available" for city in ("milan", "genoa", "parma"))


@pytest.mark.rule("V3.2")
def test_one_card_gives_one_kind_of_symbol_only() -> None:
    t = table(p0={"marker": 1, "rooms": {2: "cardinal"}})
    t.play("0: step", "0: stop", "0: govern", "0: use card crown")
    t.refuses("0: use card cross", "V3.2", "one-kind")
    t.refuses("0: use upgrade cross", "V3.3", "not-in-room")


@pytest.mark.rule("V3.2")
def test_symbols_left_over_are_lost() -> None:
    t = table(p0={"marker": 2, "treasury": 1, "courtiers": {1: "machiavelli", 2: "machiavelli"}, "domain": "florence* pisa*"})
    t.play("0: step", "0: stop", "0: diplomacy", "0: annex siena", "0: use courtier 1 crown")
    assert "siena" in t.cities(0)
    t = table(p0={"marker": 2, "courtiers": {1: "machiavelli", 2: "machiavelli"}, "domain": "florence* pisa*"})
    t.play("0: step", "0: stop", "0: diplomacy", "0: annex ravenna", "0: use courtier 1 crown", "0: use courtier 2 crown")
    assert "ravenna" in t.cities(0)
    assert t.courtier(0, 2) == "machiavelli*"


@pytest.mark.rule("V3.2")
def test_a_step_that_would_leave_the_price_unpayable_is_refused() -> None:
    t = table(p0={"marker": 2, "courtiers": {1: "ambassador", 2: "bishop"}, "domain": "florence pisa*"})
    t.play("0: step", "0: stop", "0: diplomacy", "0: annex ravenna")
    t.refuses("0: use florence florin", "V3.2", "would-fall-short")
    t.refuses("0: use indulgence florin", "V6.1", "indulgence-not-for-this")
    t.play("0: use courtier 2 florin", "0: use courtier 1 crown", "0: use florence crown", "0: use indulgence crown")
    assert t.player(0).treasury == 1
    assert "ravenna" in t.cities(0)


def price(florins: int, crowns: int, crosses: int) -> int:
    return florins << (LANE * FLORIN) | crowns << (LANE * CROWN) | crosses << (LANE * CROSS)


@pytest.mark.rule("V3.2")
def test_each_source_is_split_between_kinds_as_the_price_needs_it() -> None:
    t = table(p0={"courtiers": {1: "cardinal", 2: "bishop", 3: "podesta"}, "domain": "florence bologna ravenna"})
    p = t.state.position
    mask = sources_at_hand(p, 0, 0)
    assert payable(p, 0, price(0, 4, 2), mask, 0)
    assert not payable(p, 0, price(0, 4, 3), mask, 0)
    assert payable(p, 0, price(3, 3, 2), mask, 0)
    assert not payable(p, 0, price(4, 3, 2), mask, 0)
    assert payable(p, 0, price(4, 3, 2), mask, 1)
    assert payable(p, 0, price(8, 0, 0), mask, 0)
    assert not payable(p, 0, price(9, 0, 0), mask, 0)


@pytest.mark.rule("V3.3")
def test_an_uncovered_room_gives_its_printed_symbol_and_a_card_covers_it() -> None:
    t = table(p0={"marker": 1})
    t.play("0: step", "0: stop", "0: govern")
    assert t.offers("0: use room crown")
    t = table(p0={"marker": 1, "rooms": {2: "podesta"}})
    t.play("0: step", "0: stop", "0: govern")
    assert not t.offers("0: use room crown")
    assert t.offers("0: use card crown")


@pytest.mark.rule("V3.3")
def test_nobody_is_made_to_use_a_symbol() -> None:
    t = table(p0={"marker": 1})
    t.play("0: step", "0: stop", "0: govern", "0: done")
    assert t.asked() == "1 marker"


@pytest.mark.rule("V3.4")
def test_florins_on_courtiers_and_tokens_are_cashed_at_any_own_decision() -> None:
    t = table(p0={"courtiers": {1: "banker"}})
    t.play("0: use courtier 1 florin", "0: use florence florin")
    assert t.player(0).treasury == 6
    t.refuses("1: use naples florin", "V4.1", "not-your-turn")


@pytest.mark.rule("V3.4", "V13.4")
def test_the_defender_of_a_siege_may_cash_florins() -> None:
    t = table(phase="sieges", p0={"armies": "siena siena"}, p1={"domain": "naples palermo siena", "courtiers": {1: "gonfalonier"}})
    assert t.asked() == "1 war-bonus"
    assert not t.offers("1: rally 1 1")
    t.play("1: use siena florin", "1: rally 1 1")
    assert t.player(1).treasury == 0


@pytest.mark.rule("V3.4")
def test_florins_of_room_cards_pay_for_that_action_only_and_the_rest_is_lost() -> None:
    t = table(p0={"marker": 5, "treasury": 2, "rooms": {1: "banker"}, "domain": "florence* pisa*", "courtiers": {1: "ambassador"}})
    t.play("0: step", "0: stop", "0: patronage", "0: use courtier 1 crown", "0: use card florin")
    assert t.player(0).treasury == 2
    assert t.player(0).patronage == 1
    t = table(p0={"marker": 1, "rooms": {2: "podesta"}})
    t.play("0: step", "0: stop", "0: govern")
    t.refuses("0: use card florin", "V3.4", "room-florins")


@pytest.mark.rule("V3.5")
def test_symbols_other_than_florins_are_never_kept() -> None:
    t = table(p0={"marker": 3})
    t.play("0: step", "0: stop", "0: intrigue", "0: use room mask", "0: done")
    assert t.asked() == "1 marker"
    stored = t.seen(0)
    assert "mask" not in str(stored)


@pytest.mark.rule("V3.6")
def test_symbols_of_rooms_serve_neither_winter_nor_sieges_nor_retreats() -> None:
    t = table(phase="winter", step=2, p0={"treasury": 9, "marker": 2, "rooms": {2: "cardinal"}, "domain": "florence pisa*"})
    t.play("0: buy podesta")
    t.refuses("0: use card crown", "V3.6", "room-only")
    t.play("0: use florence crown")
    t = table(
        phase="sieges", p0={"armies": "siena", "treasury": 5, "marker": 5, "rooms": {5: "gonfalonier"}, "courtiers": {1: "condottiere"}}
    )
    assert t.offered(0, "rally") == ["1 1", "1 2"]


def test_a_complete_payment_is_always_suggested() -> None:
    t = table(p0={"marker": 5, "treasury": 1, "courtiers": {1: "cardinal", 2: "banker"}, "domain": "florence pisa"})
    t.play("0: step", "0: stop", "0: patronage")
    moves = t.state.suggested(0)
    view = t.state.view(0)
    assert view["suggested"] == moves[0]
    for move in moves:
        t.state.play(0, move, Dice(1))
    assert t.player(0).patronage == 1
