# compiled
"""Drawing anew what a seat may not know: the other hands and, while regions are assembled, the other boards (T10.1).

Decks and piles keep no order, so nothing in them is hidden but what lies in the other hands. A discarded card is taken to say no more
about its owner's hand than that it was there: every card not seen is equally likely to be in every place not seen. As long as no
discards were shuffled into a new deck, that is a plain redeal of all cards not seen.

After a reshuffle more is known: the whole old deck had been drawn, so the hands held exactly what had not been discarded, and the cards
drawn since come from the new deck. Only which of two equal cards a player discarded later, the older or the newer, stays open.
`Sources` draws that for every discard from its exact conditional probability, one after the other and several times over (Gibbs
sampling).
"""

from __future__ import annotations

from typing import Final

from signoria.chance import Chance, lane_at
from signoria.ints import i64
from signoria.tuscany.kinds import CARD_LANE, CASTLE, COLOURS, card, cards_in, cards_total
from signoria.tuscany.placing import fill_space
from signoria.tuscany.player import Player
from signoria.tuscany.position import ASSEMBLE, CARDS, PAID, RESHUFFLED, Memory, Position
from signoria.tuscany.region import ARRANGEMENTS, SPACES

SWEEPS: Final = 6
ATTEMPTS: Final = 40
FINE: Final = 1 << 30


def redraw_hidden(table: Position, seat: i64, chance: Chance) -> None:
    """Draw anew everything `seat` may not know, with the probability the shuffles and what was seen give it."""
    for number, player in enumerate(table.players):
        if number != seat:
            player.draws = None
    if table.step == ASSEMBLE:
        redraw_boards(table, seat, chance)
    if table.reshuffles:
        sources = Sources(table, seat)
        if sources.usable and sources.begin(chance):
            for _ in range(SWEEPS):
                sources.sweep(chance)
            sources.deal(table, chance)
            return
    redeal_hands(table, seat, chance)


def draw_from(pool: i64, number: i64, chance: Chance) -> i64:
    """Return cards drawn at random from a pack of cards."""
    drawn: i64 = 0
    left = cards_total(pool)
    for _ in range(number):
        one = card(lane_at(pool, CARD_LANE, chance.below(CARDS, left)))
        pool -= one
        left -= 1
        drawn += one
    return drawn


def draws_of(player: Player) -> list[i64]:
    """Return the packs a player drew, oldest first."""
    packs: list[i64] = []
    draws = player.draws
    while draws is not None:
        packs.append(draws.cards)
        draws = draws.before
    packs.reverse()
    return packs


def redeal_hands(table: Position, seat: i64, chance: Chance) -> None:
    """Deal all cards the seat has not seen to the other hands and the deck."""
    pool = table.deck
    for number, player in enumerate(table.players):
        if number != seat:
            pool += player.hand
    for number, player in enumerate(table.players):
        if number != seat:
            player.hand = draw_from(pool, cards_total(player.hand), chance)
            pool -= player.hand
    table.deck = pool


def redraw_boards(table: Position, seat: i64, chance: Chance) -> None:
    """Deal the other boards anew; who is ready gets an arrangement and a castle space, all equally likely (T2.6, T2.7)."""
    own = table.players[seat].boards
    for letter in range(i64(3)):
        left: list[i64] = [board for board in range(i64(4)) if board != (own >> (2 * letter)) & 3]
        for number, player in enumerate(table.players):
            if number != seat:
                board = left.pop(chance.below(0, len(left)))
                player.boards = (player.boards & ~(3 << (2 * letter))) | (board << (2 * letter))
    for number, player in enumerate(table.players):
        if number != seat:
            assemble_at_random(table, player, chance)


def assemble_at_random(table: Position, player: Player, chance: Chance) -> None:
    """Give a player who is ready some region and castle space; one who is not keeps choosing."""
    ready = player.ready()
    player.region = None
    player.filled = 0
    player.frontier = 0
    player.open = 0
    if ready:
        region = table.components.region(player.boards, chance.below(0, ARRANGEMENTS))
        player.region = region
        castles: list[i64] = [space for space in range(i64(SPACES)) if region.colours[space] == CASTLE]
        player.castle = castles[chance.below(0, len(castles))]
        fill_space(player, player.castle)


class Discard:
    """One card another player discarded: whose, which colour, and how many cards of each deck they had drawn by then."""

    def __init__(self, owner: i64, colour: i64, drawn: list[int]) -> None:
        self.owner: i64 = owner
        self.colour: i64 = colour
        self.drawn: list[int] = drawn
        self.deck: i64 = -1
        """The deck (0 for the first, 1 after one reshuffle …) the card is taken to come from; -1 while undecided."""


class Sources:
    """From which deck each discarded card of the others came, drawn at random given what one seat has seen."""

    def __init__(self, table: Position, seat: i64) -> None:
        self.usable: bool = True
        self.seat: i64 = seat
        self.discards: list[list[Discard]] = []
        """For each player the cards they discarded, oldest first; empty for the seat itself."""
        self.pools: list[i64] = [table.components.cards]
        """For each deck the cards not seen that are not taken to be discarded."""
        self.drawn: list[list[int]] = []
        """For each player how many cards they drew from each deck."""
        decks = int(table.reshuffles) + 1
        for _ in table.players:
            self.discards.append([])
            self.drawn.append([0] * decks)
        self._remember(table)

    def _remember(self, table: Position) -> None:
        chain: list[Memory] = []
        memory = table.memory
        while memory is not None:
            chain.append(memory)
            memory = memory.before
        chain.reverse()
        own = draws_of(table.players[self.seat])
        seen = 0
        pile: i64 = 0
        for entry in chain:
            deck = len(self.pools) - 1
            if entry.what == RESHUFFLED:
                self.pools.append(pile)
                pile = 0
            elif entry.what == PAID:
                pile += entry.cards
                if entry.seat != self.seat:
                    self._remember_discard(entry)
            elif entry.seat != self.seat:
                self.drawn[entry.seat][deck] += entry.cards
            elif seen == len(own):
                self.usable = False  # a state imagined for another seat does not know this one's draws
                return
            else:
                self.pools[deck] -= own[seen]
                seen += 1
        self.usable = seen == len(own)

    def _remember_discard(self, entry: Memory) -> None:
        for colour in range(i64(COLOURS)):
            for _ in range(cards_in(entry.cards, colour)):
                self.discards[entry.seat].append(Discard(entry.seat, colour, list(self.drawn[entry.seat])))

    def weight(self, item: Discard, deck: i64) -> float:
        """Return the factor by which taking an undecided discard from a deck multiplies the number of shuffles that fit."""
        pool = self.pools[deck]
        of_colour = cards_in(pool, item.colour)
        if of_colour == 0:
            return 0.0
        result = float(of_colour) / float(cards_total(pool))
        used: i64 = 0
        passed = False
        for other in self.discards[item.owner]:
            if other is item:
                free: i64 = item.drawn[deck] - used
                if free <= 0:
                    return 0.0
                result *= float(free)
                passed = True
            elif other.deck == deck:
                if passed:
                    free = other.drawn[deck] - used
                    if free <= 1:
                        return 0.0
                    result *= float(free - 1) / float(free)
                used += 1
        return result

    def _draw(self, item: Discard, chance: Chance) -> bool:
        """Decide the deck of an undecided discard at random; return whether any was possible."""
        weights = [self.weight(item, deck) for deck in range(len(self.pools))]
        rest = sum(weights) * float(chance.below(CARDS, FINE)) / float(FINE)
        chosen: i64 = -1
        for deck in range(len(weights)):
            if weights[deck] > 0.0:
                chosen = deck
                rest -= weights[deck]
                if rest < 0.0:
                    break
        if chosen < 0:
            return False
        item.deck = chosen
        self.pools[chosen] -= card(item.colour)
        return True

    def _release(self, item: Discard) -> None:
        if item.deck >= 0:
            self.pools[item.deck] += card(item.colour)
            item.deck = -1

    def begin(self, chance: Chance) -> bool:
        """Find a first assignment that fits; return False if none was found in several attempts."""
        for _ in range(ATTEMPTS):
            if self._attempt(chance):
                return True
        return False

    def _attempt(self, chance: Chance) -> bool:
        for items in self.discards:
            for item in items:
                self._release(item)
        for items in self.discards:
            for item in items:
                if not self._draw(item, chance):
                    return False
        return True

    def sweep(self, chance: Chance) -> None:
        """Draw the deck of every discard anew given all others, and the decks of neighbouring pairs together."""
        for items in self.discards:
            for number, item in enumerate(items):
                self._release(item)
                self._draw(item, chance)
                if number:
                    self._exchange(items[number - 1], item, chance)

    def _exchange(self, one: Discard, other: Discard, chance: Chance) -> None:
        """Let two discards exchange their decks with the probability that keeps the distribution (Metropolis)."""
        first, second = one.deck, other.deck
        if first == second:
            return
        self._release(one)
        self._release(other)
        before = self._put(one, first) * self._put(other, second)
        self._release(one)
        self._release(other)
        after = self._put(one, second) * self._put(other, first)
        if after <= 0.0 or float(chance.below(CARDS, FINE)) * before >= after * float(FINE):
            self._release(one)
            self._release(other)
            self._put(one, first)
            self._put(other, second)

    def _put(self, item: Discard, deck: i64) -> float:
        """Take a discard from a deck and return its weight; a discard that cannot come from there stays undecided."""
        weight = self.weight(item, deck)
        if weight > 0.0:
            item.deck = deck
            self.pools[deck] -= card(item.colour)
        return weight

    def deal(self, table: Position, chance: Chance) -> None:
        """Deal what is left of every deck to those who hold cards of it; the rest of the last deck is the deck."""
        for number in range(len(table.players)):
            if number != self.seat:
                table.players[number].hand = 0
        for deck in range(len(self.pools)):
            pool = self.pools[deck]
            for number in range(len(table.players)):
                if number != self.seat:
                    kept: i64 = self.drawn[number][deck]
                    for item in self.discards[number]:
                        if item.deck == deck:
                            kept -= 1
                    cards = draw_from(pool, kept, chance)
                    pool -= cards
                    table.players[number].hand += cards
            self.pools[deck] = pool
        table.deck = self.pools[len(self.pools) - 1]
