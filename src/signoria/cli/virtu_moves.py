"""The moves of Virtù in words: what a line of the list means, with what it costs and brings."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Final

from signoria.cli.virtu_siege import defence_parts
from signoria.cli.virtu_sight import GLYPHS, Sight, symbols
from signoria.cli.virtu_winter import act, gives, thing
from signoria.virtu import moves as m
from signoria.virtu.alliances import alliance_cost
from signoria.virtu.diplomacy import city_cost
from signoria.virtu.domain import armies_at, controlled, owner_of
from signoria.virtu.notation import CITY_NAMES, PLACE_TEXTS, TOKEN_NAMES
from signoria.virtu.palace import action_card, courtier, upgrade
from signoria.virtu.paying import OWN_SOURCES
from signoria.virtu.position import Player
from signoria.virtu.purchases import cost_of
from signoria.virtu.sieges import war_symbol_cost
from signoria.virtu.symbols import ACTION_NAMES, FLORIN, SYMBOLS, lane
from signoria.virtu.tables import ALLIANCE_NAMES
from signoria.virtu.war import war_cost
from signoria.virtu.winter import hire_cost, wages_due


class Meaning:
    """Says what moves mean to the player who may make them."""

    def __init__(self, sight: Sight, seat: int) -> None:
        self.sight = sight
        self.seat = seat
        self.words = sight.words
        self.position = sight.position
        self.player: Player = sight.position.players[seat]

    def of(self, move: int) -> str:
        """Return what a move means."""
        place = bisect_right(_STARTS, move) - 1
        return _VERBS[place][1](self, move - _STARTS[place])

    # Names

    def _card(self, card: int) -> str:
        return self.sight.card(self.sight.components.card_names[card])

    def _card_with_symbols(self, card: int) -> str:
        return f"{self._card(card)} {symbols(self.sight.components.card_symbols[card])}"

    def _city(self, city: int) -> str:
        return self.sight.city(CITY_NAMES[city])

    def _room(self, room: int) -> str:
        return self.words("cli-virtu-move-room", room=room + 1, action=self.sight.room_action(self.seat, room))

    def _side(self, space: int) -> str:
        return self.words("cli-virtu-court-" + ("right" if self.sight.components.right_spaces >> space & 1 else "left"))

    def _place(self, place: int) -> str:
        if place < m.CITIES:
            owner = int(owner_of(self.position, place))
            return self._city(place) if owner < 0 else f"{self._city(place)} ({self.sight.family(owner)})"
        if place < m.ALLIANCE_PLACES:
            host, room = divmod(place - m.PALACE_PLACES, m.ROOMS)
            if host >= len(self.position.players):
                return PLACE_TEXTS[place]
            return f"{self.sight.family(host)}: {self.sight.room_action(host, room)}"
        return self.words("virtu-alliance-" + ALLIANCE_NAMES[place - m.ALLIANCE_PLACES])

    # Verbs

    def use(self, number: int) -> str:
        """Say what a source gives."""
        source, kind = divmod(number, SYMBOLS)
        given = self.sight.source_symbols(self.seat, source, kind)
        name = self.sight.source(self.seat, source)
        if source == m.INDULGENCE_SOURCE:
            lost = str(self.sight.components.indulgence_prestige).replace("-", "−")
            return self.words("cli-virtu-move-indulgence", symbols=given, prestige=lost)
        if kind == FLORIN and OWN_SOURCES >> source & 1:
            return self.words("cli-virtu-move-cash", symbols=given, source=name)
        return f"{name}: {given}"

    def place(self, number: int) -> str:
        """Say which family card goes where."""
        card, way = divmod(number, m.ROOMS + m.SPACES)
        c = self.sight.components
        placed = int(c.family_cards[self.player.family * 3 + card])
        if way >= m.ROOMS:
            return f"{self._card_with_symbols(placed)} → {self._side(way - m.ROOMS)}"
        return f"{self._card_with_symbols(placed)} → {self._into(way, placed)}"

    def _into(self, room: int, card: int) -> str:
        if action_card(self.player, room):
            return self.words("virtu-upgrade")
        return self.words("virtu-action-" + ACTION_NAMES[self.sight.components.card_action[card]])

    def room(self, room: int) -> str:
        """Say what is done in a room."""
        return self.sight.room_action(self.seat, room)

    def step(self, number: int) -> str:
        """Say where the marker goes or stops."""
        if number == 2:
            return self._room(int(self.player.marker))
        c = self.sight.components
        line = self._room((int(self.player.marker) + 1) % m.ROOMS)
        for side, passes in (("right", c.passes_right), ("left", c.passes_left)):
            if passes[self.player.family] >> self.player.marker & 1:
                line += " · ↻ " + self.words(f"cli-virtu-passes-{side}")
        return f"{int(c.extra_room_florins)}{GLYPHS[FLORIN]} · {line}" if number == 1 else line

    def absolve(self, number: int) -> str:
        """Say what buying an indulgence off costs."""
        return symbols(int(self.sight.components.absolution[number % 2]))

    def action(self, number: int) -> str:
        """Name the action."""
        return self.words("virtu-action-" + ACTION_NAMES[number])

    def decline(self, _number: int) -> str:
        """Say that nothing is done."""
        return self.words("cli-virtu-move-decline")

    def done(self, _number: int) -> str:
        """Say what ends."""
        return self.words(f"cli-virtu-done-{self.sight.step}")

    def pay(self, _number: int) -> str:
        """Say how many florins go."""
        frame = self.position.top()
        florins = int(wages_due(self.position, self.seat)) if self.sight.step == "wages" else int(lane(frame.need, FLORIN))
        return self.words("cli-virtu-move-pay", florins=florins)

    def passing(self, _number: int) -> str:
        """Say that no bonus is declared."""
        return self.words("cli-virtu-move-pass")

    def turn(self, token: int) -> str:
        """Name a token and its symbols."""
        name = TOKEN_NAMES[token]
        return f"{self.sight.token(name)} {self.sight.token_symbols(self.seat, name)}"

    def renew(self, alliance: int) -> str:
        """Name an alliance."""
        return self.words("virtu-alliance-" + ALLIANCE_NAMES[alliance])

    def annex(self, city: int) -> str:
        """Say what a city costs and what its token gives."""
        price = symbols(int(city_cost(self.position, self.seat, city)))
        return self.words("cli-virtu-move-price", name=self._city(city), price=price, gives=self.sight.city_symbols(CITY_NAMES[city]))

    def march(self, number: int) -> str:
        """Say where an army goes, and what awaits it."""
        return self._army(number, f"1{GLYPHS[3]}")

    def sail(self, number: int) -> str:
        """Say where an army sails, and what awaits it."""
        return self._army(number, f"{int(self.sight.components.sea_ways[number])}{GLYPHS[4]}")

    def _army(self, number: int, price: str) -> str:
        start, goal = divmod(number, m.CITIES)
        line = f"{self._city(start)} → {self._city(goal)} ({price})"
        if controlled(self.player) >> goal & 1:
            return line
        armies = int(armies_at(self.player, goal)) + 1
        return line + f" ⚔ {armies} : {sum(value for _, value in defence_parts(self.position, goal, self.seat))}"

    def arm(self, number: int) -> str:
        """Say how many war tokens are taken for how many florins."""
        slot, tokens = divmod(number, m.MOST_SYMBOLS)
        card = action_card(self.player, self.player.marker) if slot == 0 else upgrade(self.player, self.player.marker)
        florins = (tokens + 1) * int(war_cost(self.position, self.seat, slot))
        return self.words("cli-virtu-move-arm", card=self._card(int(card)), tokens=tokens + 1, florins=florins)

    def agent(self, place: int) -> str:
        """Name a place of agents."""
        return self._place(place)

    def remove(self, place: int) -> str:
        """Name a place of agents and whose agent it is."""
        for seat, player in enumerate(self.position.players):
            if player.agents >> place & 1:
                return f"{self._place(place)} ●{self.sight.family(seat)}"
        return self._place(place)

    def take(self, bonus: int) -> str:
        """Say what a patronage bonus does."""
        c = self.sight.components
        name = m.BONUS_NAMES[bonus]
        effects: list[str] = []
        if bonus != m.COLUMBUS:
            effects.append(
                self.words(
                    f"cli-virtu-bonus-{name}",
                    war=int(c.bonus_war[bonus]),
                    florins=int(c.bonus_war_cost[bonus]),
                    spaces=int(c.bonus_spaces[bonus]),
                    agents=int(c.bonus_agents[bonus]),
                    crosses=int(c.bonus_crosses[bonus]),
                    crowns=int(c.bonus_crowns[bonus]),
                    defence=int(c.bonus_defence[bonus]),
                    symbols=symbols(int(c.card_symbols[m.MACHIAVELLI_CARD])),
                )
            )
        if prestige := int(c.card_prestige[m.MACHIAVELLI_CARD] if bonus == m.MACHIAVELLI else c.bonus_prestige[bonus]):
            effects.append(self.words("cli-virtu-gives-prestige", prestige=prestige))
        return f"{self.words(f'virtu-bonus-{name}')}: {', '.join(effects)}"

    def siege(self, city: int) -> str:
        """Say how a siege stands."""
        defence = sum(value for _, value in defence_parts(self.position, city, self.seat))
        return f"{self._city(city)} {int(armies_at(self.player, city))} : {defence}"

    def after_battle(self, number: int) -> str:
        """Say what the winner of a battle may do, or that a war token is declared."""
        return self.words(("cli-virtu-move-besiege", "cli-virtu-move-withdraw")[number]) if number < 2 else "+1"

    def rally(self, number: int) -> str:
        """Say what a courtier adds and costs."""
        space, strength = divmod(number, m.MOST_SYMBOLS)
        florins = (strength + 1) * int(war_symbol_cost(self.position, self.player, space))
        return f"{self._card(int(courtier(self.player, space)))} +{strength + 1} ({florins}{GLYPHS[FLORIN]})"

    def call(self, number: int) -> str:
        """Say what Leonardo, Artillery or France adds and costs."""
        c = self.sight.components
        keys = ("virtu-bonus-leonardo", "virtu-bonus-artillery", "virtu-alliance-france")
        strength = (c.bonus_war[m.LEONARDO], c.bonus_war[m.ARTILLERY], c.france_war)[number]
        florins = (c.bonus_war_cost[m.LEONARDO], c.bonus_war_cost[m.ARTILLERY], c.france_war_cost)[number]
        return f"{self.words(keys[number])} +{int(strength)} ({int(florins)}{GLYPHS[FLORIN]})"

    def retreat(self, city: int) -> str:
        """Say that a retreat by road is free."""
        return self.words("cli-virtu-move-by-road", city=self._city(city))

    def retreat_by_sea(self, city: int) -> str:
        """Say what a retreat by sea costs."""
        ships = int(self.sight.components.sea_ways[int(self.position.top().place) * m.CITIES + city])
        return self.words("cli-virtu-move-by-sea", city=self._city(city), symbols=f"{ships}{GLYPHS[4]}")

    def abandon(self, _number: int) -> str:
        """Say that an army is given up."""
        return self.words("cli-virtu-move-abandon")

    def dismiss(self, city: int) -> str:
        """Name the city of an army."""
        return self._city(city)

    def hire(self, city: int) -> str:
        """Say what an army costs."""
        return f"{self._city(city)} {int(hire_cost(self.position, self.seat, city))}{GLYPHS[FLORIN]}"

    def move_room(self, number: int) -> str:
        """Say which courtier goes into a room, and as what."""
        space, room = divmod(number, m.ROOMS)
        card = int(courtier(self.player, space))
        return f"{self._card(card)} → {self._into(room, card)}"

    def move_space(self, number: int) -> str:
        """Say which courtier changes its space."""
        space, goal = divmod(number, m.SPACES)
        return f"{self._card(int(courtier(self.player, space)))} → {self._side(goal)}"

    def leave(self, number: int) -> str:
        """Say which action card leaves its room."""
        room, goal = divmod(number, m.SPACES)
        return f"{self._card(int(action_card(self.player, room)))} → {self._side(goal)}, {self.words('virtu-used')}"

    def leave_upgrade(self, number: int) -> str:
        """Say which upgrade leaves its room."""
        room, goal = divmod(number, m.SPACES)
        return f"{self._card(int(upgrade(self.player, room)))} → {self._side(goal)}, {self.words('virtu-used')}"

    def discard(self, space: int) -> str:
        """Name the courtier that goes."""
        return self._card_with_symbols(int(courtier(self.player, space)))

    def buy(self, number: int) -> str:
        """Say what a thing costs and gives."""
        move = m.BUY_CARD + number
        price = symbols(int(cost_of(self.position, self.seat, move)))
        given = gives(self.sight, move, self.seat)
        if action := act(self.sight, move):
            given += f", {action}"
        return self.words("cli-virtu-move-price", name=thing(self.sight, move), price=price, gives=given)

    def settle(self, space: int) -> str:
        """Say on which side a courtier space lies."""
        return self._side(space)

    def ally(self, alliance: int) -> str:
        """Say what an alliance costs."""
        cost = int(alliance_cost(self.position, self.seat, alliance, -1))
        return f"{self.renew(alliance)} {symbols(cost)}"

    def ally_less(self, number: int) -> str:
        """Say what an alliance costs with one symbol saved."""
        alliance, kind = divmod(number, SYMBOLS)
        return f"{self.renew(alliance)} {symbols(int(alliance_cost(self.position, self.seat, alliance, kind)))}"


_VERBS: Final[tuple[tuple[int, Callable[[Meaning, int], str]], ...]] = (
    (m.USE, Meaning.use),
    (m.PLACE, Meaning.place),
    (m.ROOM, Meaning.room),
    (m.STEP, Meaning.step),
    (m.ABSOLVE, Meaning.absolve),
    (m.ACTION, Meaning.action),
    (m.DECLINE, Meaning.decline),
    (m.DONE, Meaning.done),
    (m.PAY, Meaning.pay),
    (m.PASS, Meaning.passing),
    (m.TURN, Meaning.turn),
    (m.RENEW, Meaning.renew),
    (m.ANNEX, Meaning.annex),
    (m.MARCH, Meaning.march),
    (m.SAIL, Meaning.sail),
    (m.ARM, Meaning.arm),
    (m.AGENT, Meaning.agent),
    (m.LIFT, Meaning.agent),
    (m.REMOVE, Meaning.remove),
    (m.TAKE, Meaning.take),
    (m.SIEGE, Meaning.siege),
    (m.BESIEGE, Meaning.after_battle),
    (m.RALLY, Meaning.rally),
    (m.CALL_LEONARDO, Meaning.call),
    (m.RETREAT, Meaning.retreat),
    (m.RETREAT_SEA, Meaning.retreat_by_sea),
    (m.ABANDON, Meaning.abandon),
    (m.DISMISS, Meaning.dismiss),
    (m.HIRE, Meaning.hire),
    (m.MOVE_ROOM, Meaning.move_room),
    (m.MOVE_SPACE, Meaning.move_space),
    (m.LEAVE, Meaning.leave),
    (m.LEAVE_UPGRADE, Meaning.leave_upgrade),
    (m.DISCARD, Meaning.discard),
    (m.BUY_CARD, Meaning.buy),
    (m.SETTLE, Meaning.settle),
    (m.ALLY, Meaning.ally),
    (m.ALLY_LESS, Meaning.ally_less),
)
"""The first move of each verb, and what says its meaning; in the order of their numbers."""

_STARTS: Final = [verb[0] for verb in _VERBS]
