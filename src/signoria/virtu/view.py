"""What a view of this game holds beside what every view holds. Plain JSON; the types are for those who read it."""

from __future__ import annotations

from typing import TypedDict

from signoria.game import MoveChoice, View


class CourtierView(TypedDict):
    """A card on a courtier space."""

    card: str
    available: bool


class RoomView(TypedDict):
    """A room of a palace."""

    card: str | None
    upgrade: str | None
    indulgence: bool


class TokenView(TypedDict):
    """A token of a domain."""

    token: str
    available: bool


class PlayerView(TypedDict):
    """Everything that belongs to a seat. Rooms and spaces are in the order of their numbers; room 0 of the marker is none."""

    family: str
    treasury: int
    marker: int
    ready: bool
    unplaced: list[int] | None
    family_cards: list[str]
    rooms: list[RoomView]
    courtiers: list[CourtierView | None]
    domain: list[TokenView]
    armies: list[str]
    agents: list[str]
    ready_agents: int
    bonuses: list[str]
    patronage: int
    trophies: list[int]
    war_tokens: int
    disc: int
    may_request: bool
    retreats: list[str]
    battles_won: list[str]
    leonardo_used: list[str]


class AllianceView(TypedDict):
    """An alliance: with whom, and whether its bonus is available."""

    power: str
    ally: int | None
    active: bool


class FrameView(TypedDict):
    """A pending decision, as it is stored."""

    kind: str
    seat: int
    purpose: int
    place: int
    need: int
    pool: int
    spent: int
    tally: int


class SiegeView(TypedDict):
    """The siege or field battle being resolved, with the bonuses declared so far."""

    city: str
    attacker: int
    defender: int | None
    battle: bool
    attack: int
    defence: int
    passes: int


class CityView(TypedDict):
    """A city of the map in use."""

    city: str
    base: int
    owner: int | None
    pirate: bool
    seas: list[str]
    """The seas of a port; none: no port."""
    roads: list[str]
    cathedral: bool
    agent: int | None
    against: list[int]
    """The resilience each seat has to overcome, agents counted (V10.1, V13.3)."""
    armies: dict[str, int]
    """Seats, as text, to the number of their armies."""


class PaymentView(TypedDict):
    """A price being paid: what is still needed, and a sensible way to pay it."""

    purpose: str
    need: dict[str, int]
    suggested: list[MoveChoice]


class PalaceView(TypedDict):
    """What follows from a palace and a domain: which shaded spaces may be used, what is due."""

    usable_shaded: int
    cities: int
    wages: int
    crosses: int
    crowns: int


class PrestigeView(TypedDict):
    """Prestige if the game ended now."""

    places: list[int]
    scores: list[int]
    sources: list[dict[str, int]]


class VirtuView(View):
    """Everything a seat may know of a game of Virtù."""

    year: int
    phase: str
    turn: int
    step: int
    ending: bool
    order: list[int]
    nobles: dict[str, int]
    cathedrals: list[str | None]
    alliances: list[AllianceView]
    gone: list[str]
    clock: int
    players: list[PlayerView]
    frames: list[FrameView]
    siege: SiegeView | None
    cities: list[CityView]
    palaces: list[PalaceView]
    payment: PaymentView | None
    pool: dict[str, int]
    standing: PrestigeView
