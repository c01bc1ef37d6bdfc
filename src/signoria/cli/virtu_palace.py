"""What belongs to a player of Virtù: palace, domain and treasury, drawn large or in short; and all players side by side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text as Line

from signoria.cli.virtu_sight import AGENT, ARMY, GLYPHS, INDULGENCE, MARKER, Sight, flow, headed, sided, symbols
from signoria.virtu.domain import agent_at, armies_on_map
from signoria.virtu.moves import ALLIANCE_PLACES, ROOMS, SPACES
from signoria.virtu.palace import agent_in_room, room_is_closed
from signoria.virtu.paying import may_request
from signoria.virtu.prestige import SOURCE_NAMES

WIDE: Final = 100
"""From this width on there is room for names of families beside those of players."""
LONGEST_NAME: Final = 14


def palace(sight: Sight, seat: int, width: int) -> list[RenderableType]:
    """Draw a palace: rooms with their cards, marker, indulgences and agents; courtiers by the side of the palace."""
    player = sight.player(seat)
    rows: list[RenderableType] = [_title(sight, seat, width)]
    if player["unplaced"] is None and sight.view["phase"] == "placing":
        return [*rows, Line("  " + sight.words("cli-virtu-placing"), style="dim")]
    rows += [room_line(sight, seat, room, width) for room in range(ROOMS)]
    rows += list(court_lines(sight, seat, width))
    return rows


def _title(sight: Sight, seat: int, width: int) -> Line:
    words, player = sight.words, sight.player(seat)
    p = sight.position
    title = Line(sight.family(seat), style=f"bold {sight.ink(seat)}").append(f" ({words.names[seat]})", "bold")
    parts: list[Line | str] = [title, words("cli-virtu-treasury", florins=player["treasury"])]
    if at_hand := sight.at_hand(seat):
        parts.append(words("cli-virtu-at-hand", symbols=at_hand))
    parts.append(words("cli-virtu-armies", here=int(armies_on_map(p.players[seat])), most=int(p.components.max_armies)))
    parts.append(words("cli-virtu-agents", ready=player["ready_agents"], placed=len(player["agents"])))
    if player["war_tokens"]:
        parts.append(f"{words('virtu-war-token')} ×{player['war_tokens']}")
    parts += [words(f"virtu-bonus-{bonus}") for bonus in player["bonuses"]]
    if player["trophies"]:
        parts.append(words("cli-virtu-trophies", families=", ".join(sight.family(other) for other in player["trophies"])))
    if may_request(p, seat):
        parts.append(Line(words("cli-virtu-may-request"), style="dim"))
    return flow(parts, width)


def room_line(sight: Sight, seat: int, room: int, width: int) -> Line:
    """Draw a room: its number and action, its cards, and what stands in it."""
    words, player, c = sight.words, sight.player(seat), sight.components
    family = sight.position.players[seat].family
    held = player["rooms"][room]
    marker = player["marker"] == room + 1
    head = Line(f" {MARKER}" if marker else "  ", style="bold bright_cyan").append(f"{room + 1} ", "bold" if marker else "")
    parts: list[Line | str] = [head.append(sight.room_action(seat, room), "bold")]
    if held["card"] is not None:
        parts.append(f"{sight.card(held['card'])} {sight.card_symbols(held['card'])}")
    elif printed := c.room_symbols[c.printed_actions[family * ROOMS + room]]:
        parts.append(Line(symbols(printed), style="dim"))
    if held["upgrade"] is not None:
        parts.append(f"+ {sight.card(held['upgrade'])} {sight.card_symbols(held['upgrade'])}")
    if held["indulgence"]:
        parts.append(Line(f"{INDULGENCE} {words('virtu-indulgence')}", style="yellow"))
    agent = int(agent_in_room(sight.position, seat, room))
    if agent >= 0:
        parts.append(Line(AGENT).append_text(sight.letter(agent)))
    for side, passes in (("right", c.passes_right), ("left", c.passes_left)):
        if passes[family] >> room & 1:
            parts.append(Line("↻ " + words(f"cli-virtu-passes-{side}"), style="dim"))
    if sight.view["phase"] == "winter" and room_is_closed(sight.position, seat, room):
        parts.append(Line(words("cli-virtu-closed"), style="dim"))
    return flow(parts, width, 6, "  ")


def court_lines(sight: Sight, seat: int, width: int) -> Iterator[Line]:
    """Draw the courtiers of the right and of the left side; shaded spaces that may not be used are left out."""
    player, c = sight.player(seat), sight.components
    usable = sight.view["palaces"][seat]["usable_shaded"]
    taken = sum(1 for space in range(SPACES) if player["courtiers"][space] and not c.open_spaces >> space & 1)
    for side in ("right", "left"):
        parts: list[Line | str] = []
        for space in range(SPACES):
            shaded = not c.open_spaces >> space & 1
            if (side == "right") != bool(c.right_spaces >> space & 1):
                continue
            held = player["courtiers"][space]
            if held is not None:
                text = f"{space + 1} {sight.card(held['card'])} {sight.card_symbols(held['card'])}"
                parts.append(sided(text, held["available"]))
            elif not shaded or taken < usable:
                parts.append(Line(f"{space + 1} [ ]", style="dim"))
        yield headed(Line("  " + sight.words(f"cli-virtu-court-{side}"), style="bold"), parts, width, 4)


def domain(sight: Sight, seat: int, width: int) -> Line:
    """Draw the tokens of a domain with their symbols; used ones in brackets."""
    player = sight.player(seat)
    parts: list[Line | str] = [
        sided(f"{sight.token(token['token'])} {sight.token_symbols(seat, token['token'])}", token["available"])
        for token in player["domain"]
    ]
    return headed("  " + sight.words("virtu-domain").capitalize(), parts, width, 4)


def in_short(sight: Sight, seat: int, width: int) -> RenderableType:
    """Draw another player in a few lines: rooms, courtiers, domain and bonuses by name."""
    words, player = sight.words, sight.player(seat)
    name = Line(sight.family(seat), style=f"bold {sight.ink(seat)}").append(f" ({words.names[seat]})", "bold")
    if sight.view["phase"] == "placing":
        key = "cli-virtu-ready" if player["ready"] else "cli-virtu-placing"
        return name.append("  ").append(words(key), "dim")
    rooms: list[Line | str] = []
    for room, held in enumerate(player["rooms"]):
        part = Line(f"{MARKER if player['marker'] == room + 1 else ''}{room + 1} ")
        cards = " + ".join(sight.card(card) for card in (held["card"], held["upgrade"]) if card is not None)
        part.append(sight.room_action(seat, room)).append(f" ({cards})" if cards else "", "dim")
        part.append(f" {INDULGENCE}" if held["indulgence"] else "", "yellow")
        agent = int(agent_in_room(sight.position, seat, room))
        if agent >= 0:
            part.append(f" {AGENT}").append_text(sight.letter(agent))
        rooms.append(part)
    held_cards = [sided(sight.card(held["card"]), held["available"]) for held in player["courtiers"] if held is not None]
    tokens = [sided(sight.token(token["token"]), token["available"]) for token in player["domain"]]
    more = [words(f"virtu-bonus-{bonus}") for bonus in player["bonuses"]]
    if player["war_tokens"]:
        more.append(f"{words('virtu-war-token')} ×{player['war_tokens']}")
    if at_hand := sight.at_hand(seat):
        more.append(words("cli-virtu-at-hand", symbols=at_hand))
    return Group(
        headed(name, rooms, width),
        headed("  " + words("cli-virtu-court"), held_cards or ["–"], width, 4),
        headed("  " + words("virtu-domain").capitalize(), [*tokens, *more], width, 4),
    )


def players(sight: Sight, width: int) -> RenderableType:
    """Draw all players in turn order: what they have, and their prestige if the game ended now, by source."""
    words, view = sight.words, sight.view
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words("cli-virtu-order"), no_wrap=True)
    for mark in (GLYPHS[0], ARMY, AGENT, GLYPHS[1], GLYPHS[2], words("cli-virtu-short-city"), words("cli-virtu-short-step")):
        table.add_column(mark, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for source in SOURCE_NAMES:
        table.add_column(words(f"cli-virtu-short-{source}"), justify="right", no_wrap=True)
    table.add_column(words("virtu-prestige").capitalize() if width >= WIDE else "=", justify="right", no_wrap=True)
    for number, seat in enumerate(view["order"], 1):
        player, palace_view = view["players"][seat], view["palaces"][seat]
        who = Line("▸" if seat in view["actors"] else " ").append(f"{number} ").append_text(sight.letter(seat)).append(" ")
        name = words.names[seat]
        shown = name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"
        who.append(escape(shown), "bold" if seat == view["seat"] else "")
        if width >= WIDE:
            who.append(f" ({sight.family(seat)})", "dim")
        standing = view["standing"]
        table.add_row(
            who,
            str(player["treasury"]),
            str(len(player["armies"])),
            f"{player['ready_agents']}+{len(player['agents'])}",
            str(palace_view["crowns"]),
            str(palace_view["crosses"]),
            str(palace_view["cities"]),
            str(player["patronage"]),
            Line("│", style="dim"),
            *(Line(str(standing["sources"][seat][source]), style="dim") for source in SOURCE_NAMES),
            Line.assemble((str(standing["scores"][seat]), "bold"), f" ({standing['places'][seat]}.)"),
        )
    return table


def tracks(sight: Sight, width: int) -> RenderableType:
    """Draw the city track and the patronage track; of discs on one space the upper one comes first (V14.1)."""
    words, view, c = sight.words, sight.view, sight.components
    seats = sorted(range(view["seats"]), key=lambda seat: -view["players"][seat]["disc"])
    rows: list[Line] = []
    for key, spaces, points, at in (
        ("virtu-city-track", int(c.last_space) + 1, c.city_points, [sight.track(seat) for seat in range(view["seats"])]),
        ("virtu-patronage-track", int(c.patronage_steps) + 1, c.patronage_points, [p["patronage"] for p in view["players"]]),
    ):
        parts: list[Line | str] = []
        for space in range(spaces):
            last = key == "virtu-city-track" and space == spaces - 1
            part = Line(f"{space}{'+' if last else ''}").append(f"={points[space]}", "dim")
            here = [seat for seat in seats if at[seat] == space]
            for seat in here:
                part.append(" ").append_text(sight.letter(seat))
            parts.append(part)
        rows.append(headed(words(key).capitalize(), parts, width))
    return Group(*rows)


def alliances(sight: Sight, width: int) -> Line:
    """Draw the three alliances: with whom, whether the bonus is available, whose agent is there; free ones with their price."""
    words, parts = sight.words, list[Line | str]()
    for number, alliance in enumerate(sight.view["alliances"]):
        power = alliance["power"]
        part = Line(words(f"virtu-alliance-{power}") + " ")
        if alliance["ally"] is None:
            part.append(symbols(int(sight.components.alliance_cost[number])), "dim")
        else:
            part.append_text(sight.letter(alliance["ally"])).append(" ")
            agent = int(agent_at(sight.position, ALLIANCE_PLACES + number))
            blocked = agent not in (-1, alliance["ally"])
            key = "virtu-used" if not alliance["active"] else "cli-virtu-blocked" if blocked else "virtu-available"
            part.append(words(key), "" if key == "virtu-available" else "dim")
        for seat, player in enumerate(sight.view["players"]):
            if power in player["agents"]:
                part.append(f" {AGENT}").append_text(sight.letter(seat))
        parts.append(part)
    return headed(words("cli-virtu-alliances"), parts, width)


def prestige(sight: Sight) -> RenderableType:
    """Draw everybody's prestige if the game ended now, source by source (V16.2)."""
    words, standing = sight.words, sight.view["standing"]
    order = sorted(range(sight.view["seats"]), key=lambda seat: (standing["places"][seat], seat))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(words("virtu-prestige").capitalize())
    for seat in order:
        table.add_column(escape(f"{standing['places'][seat]}. {words.names[seat]}"), justify="right")
    for source in SOURCE_NAMES:
        table.add_row(words(f"virtu-source-{source}"), *(str(standing["sources"][seat][source]) for seat in order))
    table.add_row(Line(words("cli-result-total"), style="bold"), *(Line(str(standing["scores"][seat]), style="bold") for seat in order))
    crowns = [str(sight.view["palaces"][seat]["crowns"]) for seat in order]
    crosses = [str(sight.view["palaces"][seat]["crosses"]) for seat in order]
    table.add_row(Line(f"{GLYPHS[2]} {words('virtu-symbol-cross')}", style="dim"), *(Line(text, style="dim") for text in crosses))
    table.add_row(Line(f"{GLYPHS[1]} {words('virtu-symbol-crown')}", style="dim"), *(Line(text, style="dim") for text in crowns))
    return table
