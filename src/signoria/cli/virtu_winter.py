"""Winter in Virtù: its steps as a checklist with what they cost, and the supply with prices (V15)."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from signoria.cli.virtu_sight import Sight, headed, symbols
from signoria.virtu.alliances import alliance_cost
from signoria.virtu.domain import ally_of, armies_on_map, controlled, indulgences_left, war_tokens_left
from signoria.virtu.moves import (
    ALLIANCES,
    BONUS_NAMES,
    BUY_CARD,
    BUY_CATHEDRAL,
    BUY_GUILD,
    BUY_TITLE,
    FIRST_NOBLE,
    NOBLES,
    TITLES,
)
from signoria.virtu.notation import CITY_NAMES, move_text
from signoria.virtu.palace import capacity, free_spaces
from signoria.virtu.paying import florins_within_reach, may_request
from signoria.virtu.position import PURCHASES, Frame
from signoria.virtu.purchases import cost_of, payable_purchase
from signoria.virtu.symbols import ACTION_NAMES, SYMBOLS, count, lane, with_lane
from signoria.virtu.winter import hire_cost, wages_due

STEPS: Final = ("wages", "rearranging", "purchases", "hiring", "alliance")
"""The steps of a Winter turn, as the glossary names them."""
THINGS: Final = (*range(BUY_CARD, BUY_CARD + NOBLES), *range(BUY_TITLE, BUY_TITLE + TITLES), BUY_GUILD, BUY_CATHEDRAL)
"""The moves that buy each kind of thing; a cathedral stands for those of all cities."""


def winter_seat(sight: Sight) -> int | None:
    """Return whose Winter turn it is, if it is Winter."""
    view = sight.view
    if view["phase"] != "winter" or view["over"]:
        return None
    return view["order"][view["turn"]]


def basket(sight: Sight) -> Frame | None:
    """Return the purchases being made."""
    for frame in sight.position.frames:
        if frame.kind == PURCHASES:
            return frame
    return None


def bought(frame: Frame) -> list[int]:
    """Return the moves that bought what waits to arrive."""
    moves = [BUY_CARD + noble for noble in range(NOBLES) if frame.place >> noble & 1]
    moves += [BUY_TITLE + title for title in range(TITLES) if frame.tally >> title & 1]
    if frame.tally >> TITLES & 1:
        moves.append(BUY_GUILD)
    return [*moves, BUY_CATHEDRAL + int(frame.purpose) - 1] if frame.purpose else moves


def thing(sight: Sight, move: int) -> str:
    """Return the name of what a move buys."""
    if move < BUY_TITLE:
        return sight.card(sight.components.card_names[FIRST_NOBLE + move - BUY_CARD])
    if move < BUY_CATHEDRAL:
        return sight.words("virtu-token-" + move_text(move).removeprefix("buy "))
    return f"{sight.words('virtu-cathedral')} ({sight.city(CITY_NAMES[move - BUY_CATHEDRAL])})"


def added(packs: list[int]) -> int:
    """Return packs of symbols put together."""
    total = 0
    for pack in packs:
        for kind in range(SYMBOLS):
            total = int(with_lane(total, kind, lane(total, kind) + lane(pack, kind)))
    return total


def checklist(sight: Sight, seat: int) -> RenderableType:
    """Draw the steps of a player's Winter turn: done, at hand, to come; with what each costs."""
    words, view, p = sight.words, sight.view, sight.position
    at = view["step"] - 1 if winter_seat(sight) == seat else -1
    florins, reach = view["players"][seat]["treasury"], int(florins_within_reach(p, seat))
    table = Table.grid(padding=(0, 2, 0, 0))
    for number, step in enumerate(STEPS):
        mark = "✓" if number < at else "▸" if number == at else "·"
        style = "dim" if number < at else "bold" if number == at else ""
        table.add_row(Line(f"  {mark}", style=style), Line(words(f"virtu-phase-{step}"), style=style), detail(sight, seat, step, at))
    left = words("cli-virtu-florins-left", florins=florins, reach=reach)
    if may_request(p, seat):
        left += " · " + words("cli-virtu-may-request")
    title = Line(words("virtu-phase-winter"), style="bold").append(f"  {words.names[seat]} · {left}")
    return Group(title, table)


def detail(sight: Sight, seat: int, step: str, at: int) -> Line:
    """Return what a step of Winter is about and what it costs."""
    words, p, c = sight.words, sight.position, sight.components
    player = p.players[seat]
    armies, most = int(armies_on_map(player)), int(c.max_armies)
    if step == "wages":
        # After hiring the armies on the map are no longer those that were paid.
        return Line() if at > STEPS.index("hiring") else Line(words("cli-virtu-wages", armies=armies, florins=int(wages_due(p, seat))))
    if step == "rearranging":
        free = int(count(free_spaces(c, player)))
        return Line(words("cli-virtu-spaces", free=free, spaces=int(capacity(c, player, player.domain))))
    if step == "purchases":
        frame = basket(sight)
        if frame is None or not bought(frame):
            return Line()
        prices = [int(cost_of(p, seat, move)) for move in bought(frame)]
        line = Line(", ".join(f"{thing(sight, move)} {symbols(price)}" for move, price in zip(bought(frame), prices, strict=True)))
        line.append(" = " + symbols(added(prices)), "bold")
        if frame.pool:
            line.append(" · " + words("cli-virtu-left-over", symbols=symbols(int(frame.pool))), "dim")
        return line
    if step == "hiring":
        cheap = [
            name for city, name in enumerate(CITY_NAMES) if controlled(player) >> city & 1 and hire_cost(p, seat, city) == c.hire_start
        ]
        where = ", ".join(sight.city(name) for name in cheap) or "–"
        return Line(words("cli-virtu-hiring", armies=armies, most=most, start=int(c.hire_start), other=int(c.hire_other), cities=where))
    return alliances_to_have(sight, seat)


def alliances_to_have(sight: Sight, seat: int) -> Line:
    """Return the alliances a player may form or take over, with their prices; one symbol less with an agent (V12.2)."""
    p, words, parts = sight.position, sight.words, list[str]()
    for alliance in range(ALLIANCES):
        name = words("virtu-alliance-" + sight.components.alliance_names[alliance])
        cost = int(alliance_cost(p, seat, alliance, -1))
        if cost >= 0:
            parts.append(f"{name} {symbols(cost)}")
        elif ally_of(p, alliance) < 0:
            parts.append(words("cli-virtu-one-less", alliance=name, symbols=symbols(int(sight.components.alliance_cost[alliance]))))
    return Line(" · ".join(parts) or "–")


def supply(sight: Sight, seat: int | None) -> RenderableType:
    """Draw the supply: what can be bought, its price, what it gives; what the player cannot pay now is dim."""
    words, p = sight.words, sight.position
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for name in ("thing", "left", "price", "gives", "action"):
        table.add_column(words(f"cli-virtu-supply-{name}"), justify="right" if name == "left" else "left", no_wrap=True)
    buyer = 0 if seat is None else seat
    frame = basket(sight) or Frame(PURCHASES, buyer)
    for move in THINGS:
        payable = seat is not None and frame.seat == seat and payable_purchase(p, frame, move)
        style = "" if payable else "dim"
        cost = symbols(int(cost_of(p, buyer, move)))
        name = words("virtu-cathedral") if move == BUY_CATHEDRAL else thing(sight, move)
        table.add_row(
            *(Line(text, style=style) for text in (name, left_of(sight, move), cost, gives(sight, move, buyer), act(sight, move)))
        )
    open_bonuses = [
        words(f"virtu-bonus-{name}") for name in BONUS_NAMES if not any(name in player["bonuses"] for player in sight.view["players"])
    ]
    rest = words("cli-virtu-supply-rest", indulgences=int(indulgences_left(p)), tokens=int(war_tokens_left(p)))
    bonuses = words("cli-virtu-supply-bonuses", bonuses=", ".join(open_bonuses) or "–")
    return Group(table, Line(rest, style="dim"), Line(bonuses, style="dim"))


def short_supply(sight: Sight, seat: int, width: int) -> RenderableType:
    """Draw the supply in a few lines: number, name and price; what the player cannot pay now is dim."""
    frame = basket(sight) or Frame(PURCHASES, seat)
    parts: list[Line | str] = []
    for move in THINGS:
        name = sight.words("virtu-cathedral") if move == BUY_CATHEDRAL else thing(sight, move)
        text = f"{left_of(sight, move)}×{name} {symbols(int(cost_of(sight.position, seat, move)))}"
        parts.append(Line(text, style="" if payable_purchase(sight.position, frame, move) else "dim"))
    return headed(sight.words("virtu-supply").capitalize(), parts, width)


def left_of(sight: Sight, move: int) -> str:
    """Return how many of a thing are left to buy; of a title with a crest there is one for each family."""
    view, c = sight.view, sight.components
    tokens = [token["token"] for player in view["players"] for token in player["domain"]]
    if move < BUY_TITLE:
        return str(list(view["nobles"].values())[move - BUY_CARD])
    if move < BUY_GUILD:
        title = move - BUY_TITLE
        return "1" if title < 2 else str(int(c.title_copies[title]) - tokens.count(move_text(move).removeprefix("buy ")))
    if move == BUY_GUILD:
        return str(int(c.guilds) - tokens.count("guild"))
    return str(int(c.cathedrals) - sum(city is not None for city in view["cathedrals"]))


def gives(sight: Sight, move: int, seat: int) -> str:
    """Return what a thing gives: symbols, prestige, agents, courtier spaces."""
    c, words = sight.components, sight.words
    family = sight.position.players[seat].family
    spaces = 0
    if move < BUY_TITLE:
        card = FIRST_NOBLE + move - BUY_CARD
        given, prestige, agents = sight.card_symbols(c.card_names[card]), int(c.card_prestige[card]), int(c.card_agents[card])
    else:
        name = "cathedral-1" if move >= BUY_CATHEDRAL else move_text(move).removeprefix("buy ")
        token = c.token_names.index(name)
        given, prestige, agents = sight.token_symbols(seat, name), int(c.token_prestige[family * len(c.token_names) + token]), 0
        if move < BUY_GUILD:
            spaces = int(c.title_spaces[family * TITLES + move - BUY_TITLE])
    more = [words("cli-virtu-gives-agent")] * agents + [words("cli-virtu-gives-space")] * spaces
    if prestige:
        more.append(words("cli-virtu-gives-prestige", prestige=prestige))
    return ", ".join([given, *more])


def act(sight: Sight, move: int) -> str:
    """Return the action of a card, if it has one."""
    if move >= BUY_TITLE:
        return ""
    action = sight.components.card_action[FIRST_NOBLE + move - BUY_CARD]
    return sight.words("virtu-action-" + ACTION_NAMES[action]) if action >= 0 else ""
