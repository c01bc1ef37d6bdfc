# compiled
"""What is printed on the components, laid out for the rules: numbers and bit masks. `tables` reads them from a file and checks them."""

from __future__ import annotations

from signoria.ints import i64
from signoria.virtu.moves import ALLIANCES, BONUSES, CARDS, CITIES, FAMILIES, ROOMS, SPACES, TITLES, TOKENS


class Components:
    """The printed values for one number of players. Never changed once built; every position of a game shares one."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        # The map (V1.2, V1.3).
        self.open_cities: i64 = 0
        self.ports: i64 = 0
        self.pirates: i64 = 0
        self.cathedral_cities: i64 = 0
        self.resilience: list[i64] = [0] * CITIES
        self.roads: list[i64] = [0] * CITIES
        self.sea_ways: list[i64] = [0] * (CITIES * CITIES)
        """Ships from port to port; 0 where no ship goes."""
        # Families and palaces (V1.1, V2.2).
        self.families: list[i64] = []
        self.family_cards: list[i64] = [0] * (FAMILIES * 3)
        self.start_cities: list[i64] = [0] * FAMILIES
        self.start_agents: list[i64] = [0] * FAMILIES
        self.printed_actions: list[i64] = [0] * (FAMILIES * ROOMS)
        self.room_symbols: list[i64] = [0] * 6
        self.passes_right: list[i64] = [0] * FAMILIES
        self.passes_left: list[i64] = [0] * FAMILIES
        """Rooms from which a step passes the arrow on that side of the palace (V5.3)."""
        self.open_spaces: i64 = 0
        self.right_spaces: i64 = 0
        self.start_florins: i64 = 0
        self.start_armies: i64 = 0
        # Cards; card 0 is no card.
        self.card_symbols: list[i64] = [0] * CARDS
        self.card_action: list[i64] = [-1] * CARDS
        self.card_agents: list[i64] = [0] * CARDS
        self.card_war_cost: list[i64] = [0] * CARDS
        self.card_prestige: list[i64] = [0] * CARDS
        self.card_cost: list[i64] = [0] * CARDS
        self.card_copies: list[i64] = [0] * CARDS
        self.card_limit: list[i64] = [0] * CARDS
        """How many copies one player may own; 0: any number."""
        # Tokens, by family and token: titles with a crest may differ.
        self.token_symbols: list[i64] = [0] * (FAMILIES * TOKENS)
        self.token_prestige: list[i64] = [0] * (FAMILIES * TOKENS)
        self.token_cost: list[i64] = [0] * (FAMILIES * TOKENS)
        self.title_spaces: list[i64] = [0] * (FAMILIES * TITLES)
        self.title_excludes: list[i64] = [-1] * TITLES
        self.title_copies: list[i64] = [0] * TITLES
        self.guilds: i64 = 0
        self.cathedrals: i64 = 0
        # Tracks (V14, V8, V16).
        self.city_points: list[i64] = []
        self.last_space: i64 = 0
        self.space_at_cities: i64 = 0
        self.city_leader: i64 = 0
        self.patronage_cost: list[i64] = []
        self.patronage_points: list[i64] = []
        self.patronage_steps: i64 = 0
        self.patronage_bonus_at: i64 = 0
        self.patronage_leader: i64 = 0
        # Patronage bonuses (V8.3).
        self.creators: i64 = 0
        self.bonus_prestige: list[i64] = [0] * BONUSES
        self.bonus_spaces: list[i64] = [0] * BONUSES
        self.bonus_agents: list[i64] = [0] * BONUSES
        self.bonus_crosses: list[i64] = [0] * BONUSES
        self.bonus_war: list[i64] = [0] * BONUSES
        self.bonus_war_cost: list[i64] = [0] * BONUSES
        self.bonus_defence: list[i64] = [0] * BONUSES
        self.bonus_crowns: list[i64] = [0] * BONUSES
        # Alliances (V12).
        self.alliance_cost: list[i64] = [0] * ALLIANCES
        self.alliance_symbols: list[i64] = [0] * ALLIANCES
        self.alliance_prestige: list[i64] = [0] * ALLIANCES
        self.france_war: i64 = 0
        self.france_war_cost: i64 = 0
        # Indulgences (V6).
        self.indulgences: i64 = 0
        self.indulgence_gain: i64 = 0
        self.absolution: list[i64] = []
        """The prices of buying one off, one kind of symbol each."""
        self.indulgence_prestige: i64 = 0
        # Numbers of the rules.
        self.free_steps: i64 = 0
        self.extra_room_florins: i64 = 0
        self.trade_florins: i64 = 0
        self.govern_tokens: i64 = 0
        self.mask_place: i64 = 0
        self.mask_remove: i64 = 0
        self.hire_start: i64 = 0
        self.hire_other: i64 = 0
        self.max_armies: i64 = 0
        self.max_agents: i64 = 0
        self.war_tokens: i64 = 0
        self.wages: list[i64] = []
        self.trophy_prestige: i64 = 0
        self.religion: list[i64] = []
        # Names, for words and notation.
        self.city_names: list[str] = []
        self.city_seas: list[list[str]] = []
        self.family_names: list[str] = []
        self.card_names: list[str] = [""] * CARDS
        self.token_names: list[str] = []
        self.alliance_names: list[str] = []

    def all_spaces(self) -> i64:
        """Return the courtier spaces of a palace, open and shaded."""
        return (1 << SPACES) - 1
