# compiled
"""Intrigue: place, move and remove agents (V11.4–V11.7)."""

from __future__ import annotations

from signoria.bits import bit
from signoria.ints import i64
from signoria.virtu.domain import agent_at, open_places, placed_agents
from signoria.virtu.moves import AGENT, ALLIANCE_PLACES, CITIES, DONE, LIFT, PALACE_PLACES, PLACES, REMOVE, ROOMS
from signoria.virtu.position import AGENT_MOVE, Frame, Position

# A SCHEMING frame: `pool` counts masks not yet used, `spent` the sources used, `tally` is 1 while the first masks must remove the enemy
# agent in the room (V11.6). An AGENT_MOVE frame lies on top while an agent is on its way: `place` is where it came from.


def room_place(p: Position, seat: i64) -> i64:
    """Return the place of the room under a player's marker."""
    return PALACE_PLACES + seat * ROOMS + p.players[seat].marker


def offer_intrigue(p: Position, frame: Frame, out: list[int]) -> None:
    """Append what the masks at hand can do: 1 to place or move, 2 to remove (V11.4)."""
    c = p.components
    player = p.players[frame.seat]
    if frame.tally > 0:
        if frame.pool >= c.mask_remove:
            out.append(int(REMOVE + room_place(p, frame.seat)))
        return
    out.append(DONE)
    if frame.pool >= c.mask_place:
        places = open_places(p, frame.seat, 0)
        if player.ready_agents > 0:
            for place in range(PLACES):
                if places >> place & 1:
                    out.append(AGENT + place)
        for place in range(PLACES):
            if player.agents >> place & 1 and goals(p, frame.seat, place) != 0:
                out.append(LIFT + place)
    if frame.pool >= c.mask_remove:
        enemies = placed_agents(p) & ~player.agents
        for place in range(PLACES):
            if enemies >> place & 1:
                out.append(REMOVE + place)


def goals(p: Position, seat: i64, start: i64) -> i64:
    """Return where an agent may move from a place: the place itself, once left, does not count."""
    lifted: i64 = bit(start)
    return open_places(p, seat, lifted) & ~lifted


def play_intrigue(p: Position, frame: Frame, move: i64) -> None:
    """Place an agent, pick one up, or remove an opponent's (V11.4)."""
    c = p.components
    player = p.players[frame.seat]
    if move >= REMOVE:
        place = move - REMOVE
        owner = agent_at(p, place)
        frame.pool -= c.mask_remove
        frame.tally = 0
        p.players[owner].agents &= ~(bit(place))
        p.players[owner].ready_agents += 1
        if p.events is not None:
            p.tell("virtu-log-agent-removed", frame.seat, {"place": place_name(p, place), "owner": p.family_key(owner)})
    elif move >= LIFT:
        frame.pool -= c.mask_place
        player.agents &= ~(bit(move - LIFT))
        moving = Frame(AGENT_MOVE, frame.seat)
        moving.place = move - LIFT
        p.push(moving)
    else:
        frame.pool -= c.mask_place
        player.ready_agents -= 1
        put_agent(p, frame.seat, move - AGENT)


def put_agent(p: Position, seat: i64, place: i64) -> None:
    """Put an agent at a place."""
    p.players[seat].agents |= bit(place)
    if p.events is not None:
        p.tell("virtu-log-agent", seat, {"place": place_name(p, place)})


def offer_agent_move(p: Position, frame: Frame, out: list[int]) -> None:
    """Append the places where the agent on its way may go."""
    places = open_places(p, frame.seat, 0) & ~(bit(frame.place))
    for place in range(PLACES):
        if places >> place & 1:
            out.append(AGENT + place)


def play_agent_move(p: Position, frame: Frame, move: i64) -> None:
    """Put the agent on its way at its new place (V11.4)."""
    p.pop()
    put_agent(p, frame.seat, move - AGENT)


def place_name(p: Position, place: i64) -> str:
    """Return the key of the words for a place of agents."""
    c = p.components
    if place < CITIES:
        return "@virtu-city-" + c.city_names[place]
    if place < ALLIANCE_PLACES:
        host = (place - PALACE_PLACES) // ROOMS
        family = c.family_names[p.players[host].family]
        return f"@virtu-room {(place - PALACE_PLACES) % ROOMS + 1} (@virtu-family-{family})"
    return "@virtu-alliance-" + c.alliance_names[place - ALLIANCE_PLACES]
