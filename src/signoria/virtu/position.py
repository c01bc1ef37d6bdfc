# compiled
"""The records a game consists of: players, what is being decided, the siege being resolved, and the position that holds them all."""

from __future__ import annotations

from typing import Final

from signoria.game import Event, JsonObject
from signoria.ints import i64
from signoria.virtu.components import Components

PLACING: Final = 0
SPRING: Final = 1
SIEGES: Final = 2
RETREATS: Final = 3
WINTER: Final = 4
OVER: Final = 5
PHASE_NAMES: Final = ("placing", "spring", "sieges", "retreats", "winter", "over")

# What a frame on the stack decides.
FAMILY_PLACING: Final = 0
MARKER: Final = 1
ACTING: Final = 2
GOVERNING: Final = 3
TURNING: Final = 4
TRADING: Final = 5
CAMPAIGN: Final = 6
SCHEMING: Final = 7
AGENT_MOVE: Final = 8
PAYMENT: Final = 9
BONUS_CHOICE: Final = 10
ARRIVAL: Final = 11
LOST_SPACE: Final = 12
EMBASSY: Final = 13
SIEGE_CHOICE: Final = 14
WAR_BONUS: Final = 15
AFTER_BATTLE: Final = 16
RETREATING: Final = 17
WAGES: Final = 18
PALACE: Final = 19
PURCHASES: Final = 20
HIRING: Final = 21
ALLIANCE: Final = 22
FRAME_NAMES: Final = (
    "placing", "marker", "action", "govern", "turn", "trade", "war", "intrigue", "agent", "payment", "bonus", "arrival", "space",
    "diplomacy", "sieges", "war-bonus", "battle-won", "retreat", "wages", "palace", "purchases", "hiring", "alliance",
)  # fmt: skip

# What a payment is for.
FOR_NOTHING: Final = 0
FOR_ABSOLUTION: Final = 1
FOR_PATRONAGE: Final = 2
FOR_CITY: Final = 3
FOR_PURCHASE: Final = 4
FOR_ALLIANCE: Final = 5
PURPOSE_NAMES: Final = ("nothing", "absolution", "patronage", "city", "purchase", "alliance")


class Frame:
    """One pending decision. What the fields hold depends on the kind and is said where the kind is handled."""

    def __init__(self, kind: i64, seat: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.purpose: i64 = 0
        self.place: i64 = 0
        self.need: i64 = 0
        self.pool: i64 = 0
        self.spent: i64 = 0
        self.tally: i64 = 0

    def copy(self) -> Frame:
        """Return an independent copy."""
        new = Frame(self.kind, self.seat)
        new.purpose = self.purpose
        new.place = self.place
        new.need = self.need
        new.pool = self.pool
        new.spent = self.spent
        new.tally = self.tally
        return new


class Siege:
    """The siege or field battle being resolved (V13). In a battle the defender is the other besieger."""

    def __init__(self, city: i64, attacker: i64, defender: i64, battle: bool) -> None:
        self.city: i64 = city
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        """-1: the city is neutral and nobody defends it."""
        self.battle: bool = battle
        self.attack: i64 = 0
        self.defence: i64 = 0
        """Both count the bonuses declared so far."""
        self.passes: i64 = 0

    def copy(self) -> Siege:
        """Return an independent copy."""
        new = Siege(self.city, self.attacker, self.defender, self.battle)
        new.attack = self.attack
        new.defence = self.defence
        new.passes = self.passes
        return new


class Player:
    """Everything that belongs to one seat."""

    def __init__(self, family: i64) -> None:
        self.family: i64 = family
        self.treasury: i64 = 0
        self.marker: i64 = -1
        self.unplaced: i64 = 0
        """Family cards not yet placed (V2.3), as bits 0–2."""
        self.rooms: i64 = 0
        """Ten lanes: the action cards of the five rooms, then their upgrades."""
        self.court: i64 = 0
        """Six lanes: the cards on the courtier spaces."""
        self.fresh: i64 = 0
        """Courtier spaces whose card is available."""
        self.indulgences: i64 = 0
        self.domain: i64 = 0
        self.ready: i64 = 0
        """Tokens of the domain that are available."""
        self.armies: i64 = 0
        """Six lanes, sorted: city + 1 for each army on the map, 0 for each in reserve."""
        self.agents: i64 = 0
        """Places that hold an agent of this player."""
        self.ready_agents: i64 = 0
        self.bonuses: i64 = 0
        self.patronage: i64 = 0
        self.trophies: i64 = 0
        self.war_tokens: i64 = 0
        self.stamp: i64 = 0
        """When the disc arrived on its space of the city track; later is higher in the stack (V14.1)."""
        self.may_request: bool = False
        """Whether the window for this year's indulgence is open (V6.1)."""
        self.retreats: i64 = 0
        """Cities before which this player's armies wait to retreat (V13.7)."""
        self.battles_won: i64 = 0
        self.leonardo_used: i64 = 0
        """Cities where a battle of this Spring was won, and where Leonardo has served (V13.8)."""

    def copy(self) -> Player:
        """Return an independent copy."""
        new = Player(self.family)
        new.treasury = self.treasury
        new.marker = self.marker
        new.unplaced = self.unplaced
        new.rooms = self.rooms
        new.court = self.court
        new.fresh = self.fresh
        new.indulgences = self.indulgences
        new.domain = self.domain
        new.ready = self.ready
        new.armies = self.armies
        new.agents = self.agents
        new.ready_agents = self.ready_agents
        new.bonuses = self.bonuses
        new.patronage = self.patronage
        new.trophies = self.trophies
        new.war_tokens = self.war_tokens
        new.stamp = self.stamp
        new.may_request = self.may_request
        new.retreats = self.retreats
        new.battles_won = self.battles_won
        new.leonardo_used = self.leonardo_used
        return new


class Position:
    """A game in progress."""

    def __init__(self, components: Components) -> None:
        self.components: Components = components
        self.players: list[Player] = []
        self.order: list[i64] = []
        self.year: i64 = 1
        self.phase: i64 = PLACING
        self.turn: i64 = 0
        """Whose turn in the phase, as an index into the order."""
        self.step: i64 = 0
        """The step of the Winter turn that comes next."""
        self.ending: bool = False
        self.nobles: i64 = 0
        """The supply of noble cards: twelve lanes of four bits."""
        self.cathedral_at: i64 = 0
        """Five lanes: city + 1 where the cathedral stands, 0 in the supply."""
        self.allies: i64 = 0
        """Three lanes: seat + 1 of the ally, 0 while an alliance is free."""
        self.active: i64 = 0
        """Alliances whose bonus is available."""
        self.gone: i64 = 0
        """Cards that left the game, as bits."""
        self.clock: i64 = 0
        self.frames: list[Frame] = []
        self.siege: Siege | None = None
        self.one_enemy_agent: bool = False
        self.events: list[Event] | None = None

    def copy(self) -> Position:
        """Return an independent copy, to which nobody listens."""
        new = Position(self.components)
        for player in self.players:
            new.players.append(player.copy())
        new.order = self.order[:]
        new.year = self.year
        new.phase = self.phase
        new.turn = self.turn
        new.step = self.step
        new.ending = self.ending
        new.nobles = self.nobles
        new.cathedral_at = self.cathedral_at
        new.allies = self.allies
        new.active = self.active
        new.gone = self.gone
        new.clock = self.clock
        for frame in self.frames:
            new.frames.append(frame.copy())
        if self.siege is not None:
            new.siege = self.siege.copy()
        new.one_enemy_agent = self.one_enemy_agent
        return new

    def top(self) -> Frame:
        """Return the decision that is asked for now."""
        return self.frames[len(self.frames) - 1]

    def pop(self) -> None:
        """Take the current decision off the stack: it is made."""
        self.frames.pop()

    def push(self, frame: Frame) -> None:
        """Put a decision on the stack: it is asked for next."""
        self.frames.append(frame)

    def family_key(self, seat: i64) -> str:
        """Return the key of the words for the family of a seat."""
        return "@virtu-family-" + self.components.family_names[self.players[seat].family]

    def tell(self, key: str, seat: i64, args: JsonObject) -> None:
        """Report what happened to whoever listens. Callers ask first whether somebody does, to save the arguments."""
        if self.events is not None:
            self.events.append(Event(key, seat, args, {}))
