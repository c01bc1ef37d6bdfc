# compiled
"""Drawing anew what a seat may not know: the other hands and, while regions are assembled, the other boards (T10.1).

Decks and piles keep no order, so nothing in them is hidden but what lies in the other hands. A discarded card is taken to say no more
about its owner's hand than that it was there: every card not seen is equally likely to be in every place not seen. As long as no
discards were shuffled into a new deck, that is a plain redeal of all cards not seen.

After a reshuffle more is known: the whole old deck had been drawn, so the hands held exactly what had not been discarded, and the cards
drawn since come from the new deck. Only from which deck a card came that a player discarded later, when they had drawn from several, stays
open. `Sources` draws that for all such discards from its exact conditional distribution (Gibbs sampling): one after the other given all
others, and in pairs that exchange their decks, several times over.
"""

from __future__ import annotations

from typing import Final

from signoria.chance import Chance, lane_at
from signoria.ints import i64
from signoria.tuscany.kinds import CARD_LANE, CASTLE, COLOURS, card, cards_in, cards_total
from signoria.tuscany.paying import can_pay, cards_of, payments
from signoria.tuscany.placing import fill_space
from signoria.tuscany.player import Player
from signoria.tuscany.position import ASSEMBLE, CARDS, PAID, PAYMENT, RESHUFFLED, Memory, Position
from signoria.tuscany.region import ARRANGEMENTS, SPACES

SWEEPS: Final = 6
"""How often the decks of all open discards are drawn anew before a choice counts as one at random."""
DRIFT: Final = 4
"""The decks of how many open discards are drawn anew between two imagined games of a search."""
PATIENCE: Final = 40
FINE: Final = 1 << 30


def redraw_hidden(table: Position, seat: i64, chance: Chance) -> None:
    """Draw anew everything `seat` may not know, with the probability the shuffles and what was seen give it."""
    redraw(table, seat, sources_of(table, seat, chance), chance)


def sources_of(table: Position, seat: i64, chance: Chance) -> Sources | None:
    """Return from which decks the discards may have come, or None where nothing is to be learnt from that."""
    if not table.reshuffles:
        return None
    sources = Sources(table, seat)
    if not sources.usable or not sources.begin(chance):
        return None
    for _ in range(SWEEPS):
        sources.sweep(chance)
    return sources


def redraw(table: Position, seat: i64, sources: Sources | None, chance: Chance) -> None:
    """Draw anew everything `seat` may not know, given from which decks the discards came."""
    for number, player in enumerate(table.players):
        if number != seat:
            player.draws = None
    if table.step == ASSEMBLE:
        redraw_boards(table, seat, chance)
    for _ in range(PATIENCE * PATIENCE):
        if sources is not None:
            sources.deal(table, chance)
        else:
            redeal_hands(table, seat, chance)
        if table.step != PAYMENT or table.current == seat or current_can_pay(table):
            return
        if sources is not None:
            sources.sweep(chance)
    let_pay(table, chance)


def current_can_pay(table: Position) -> bool:
    """Return whether the player who has chosen a tile and a space can pay for it. Everybody knows that they can."""
    player = table.players[table.current]
    return can_pay(player.hand, player.workers, player.assembled().colours[table.pending_place])


def let_pay(table: Position, chance: Chance) -> None:
    """Give the player who must pay some payment out of hand and deck, when in many deals there was none."""
    player = table.players[table.current]
    pool = table.deck + player.hand
    size = cards_total(player.hand)
    fitting: list[int] = []
    for payment in payments(pool, player.workers, player.assembled().colours[table.pending_place]):
        if cards_total(cards_of(payment)) <= size:
            fitting.append(payment)
    if fitting:
        paid = cards_of(fitting[chance.below(CARDS, len(fitting))])
        player.hand = paid + draw_from(pool - paid, size - cards_total(paid), chance)
        table.deck = pool - player.hand


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
    """From which deck each discarded card of the others came, drawn at random given what one seat has seen.

    Any choice of decks that fits has a weight: the number of shuffles and of ways to discard that lead to what was seen. `begin` finds
    one choice, `sweep` changes it step by step so that in the long run each comes as often as its weight says.
    """

    def __init__(self, table: Position, seat: i64) -> None:
        self.usable: bool = True
        self.seat: i64 = seat
        self.open: list[Discard] = []
        """The discarded cards that may come from several decks."""
        self.of_player: list[list[Discard]] = []
        """The same for each player, oldest first; empty for the seat itself."""
        self.pools: list[i64] = [table.components.cards]
        """For each deck the cards not seen that are not taken to be discarded."""
        self.drawn: list[list[int]] = []
        """For each player how many cards they drew from each deck."""
        self.spent: list[list[int]] = []
        """For each player how many of them were discarded before there was another deck to draw from."""
        decks = int(table.reshuffles) + 1
        for _ in table.players:
            self.of_player.append([])
            self.drawn.append([0] * decks)
            self.spent.append([0] * decks)
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
        drawn = self.drawn[entry.seat]
        decks = 0
        only: i64 = 0
        for deck in range(len(drawn)):
            if drawn[deck]:
                decks += 1
                only = deck
        if decks == 1:
            self.spent[entry.seat][only] += cards_total(entry.cards)
            self.pools[only] -= entry.cards
            return
        by_then = list(drawn)
        for colour in range(i64(COLOURS)):
            for _ in range(cards_in(entry.cards, colour)):
                item = Discard(entry.seat, colour, by_then)
                self.open.append(item)
                self.of_player[entry.seat].append(item)

    def weight(self, item: Discard, deck: i64) -> float:
        """Return the factor by which taking an undecided discard from a deck multiplies the weight of the choice."""
        drawn: i64 = item.drawn[deck]
        pool = self.pools[deck]
        of_colour = cards_in(pool, item.colour)
        if drawn == 0 or of_colour == 0:
            return 0.0
        result = float(of_colour) / float(cards_total(pool))
        used: i64 = self.spent[item.owner][deck]
        passed = False
        for other in self.of_player[item.owner]:
            if other is item:
                if drawn <= used:
                    return 0.0
                result *= float(drawn - used)
                passed = True
            elif other.deck == deck:
                if passed:
                    free: i64 = other.drawn[deck] - used
                    if free <= 1:
                        return 0.0
                    result *= float(free - 1) / float(free)
                used += 1
        return result

    def _draw(self, item: Discard, chance: Chance) -> bool:
        """Decide the deck of an undecided discard at random; return whether any was possible."""
        weights: list[float] = []
        total = 0.0
        for deck in range(len(self.pools)):
            weight = self.weight(item, deck)
            weights.append(weight)
            total += weight
        if total <= 0.0:
            return False
        rest = total * float(chance.below(CARDS, FINE)) / float(FINE)
        chosen: i64 = 0
        for deck in range(len(weights)):
            if weights[deck] > 0.0:
                chosen = deck
                rest -= weights[deck]
                if rest < 0.0:
                    break
        item.deck = chosen
        self.pools[chosen] -= card(item.colour)
        return True

    def _release(self, item: Discard) -> None:
        if item.deck >= 0:
            self.pools[item.deck] += card(item.colour)
            item.deck = -1

    def begin(self, chance: Chance) -> bool:
        """Find a first choice that fits. Where nothing fits, some other discard makes room; return False if that goes on for too long."""
        waiting = list(self.open)
        waiting.reverse()
        steps = PATIENCE * len(waiting)
        while waiting:
            item = waiting[len(waiting) - 1]
            if self._draw(item, chance):
                waiting.pop()
                continue
            steps -= 1
            if steps < 0:
                return False
            in_the_way: list[Discard] = []
            for other in self.open:
                if other.deck >= 0 and (other.owner == item.owner or other.colour == item.colour):
                    in_the_way.append(other)
            if not in_the_way:
                return False
            other = in_the_way[chance.below(CARDS, len(in_the_way))]
            self._release(other)
            waiting.insert(chance.below(CARDS, len(waiting)), other)
        return True

    def sweep(self, chance: Chance) -> None:
        """Draw the deck of every open discard anew given all others."""
        for item in self.open:
            self._step(item, chance)

    def drift(self, chance: Chance) -> None:
        """Draw the decks of a few open discards anew: the next of many choices, each a little other than the one before."""
        if self.open:
            for _ in range(DRIFT):
                self._step(self._any(chance), chance)

    def _step(self, item: Discard, chance: Chance) -> None:
        """Draw the deck of a discard anew given all others; let it exchange decks with another one, and two pairs at once."""
        self._release(item)
        self._draw(item, chance)
        self._exchange([item, self._any(chance)], chance)
        self._exchange([item, self._any(chance), self._any(chance), self._any(chance)], chance)

    def _any(self, chance: Chance) -> Discard:
        return self.open[chance.below(CARDS, len(self.open))]

    def _exchange(self, items: list[Discard], chance: Chance) -> None:
        """Let pairs of discards exchange their decks with the probability that keeps the distribution (Metropolis)."""
        decks: list[i64] = []
        for number, item in enumerate(items):
            if item.deck == items[number ^ 1].deck or item in items[:number]:
                return
            decks.append(item.deck)
        before = self._weight_of(items, decks)
        swapped: list[i64] = []
        for number in range(len(decks)):
            swapped.append(decks[number ^ 1])
        after = self._weight_of(items, swapped)
        if float(chance.below(CARDS, FINE)) * before >= after * float(FINE):
            self._weight_of(items, decks)

    def _weight_of(self, items: list[Discard], decks: list[i64]) -> float:
        """Take discards from decks, if they all fit, and return the weight of that; 0 if not."""
        for item in items:
            self._release(item)
        result = 1.0
        for number, item in enumerate(items):
            deck = decks[number]
            weight = self.weight(item, deck)
            if weight <= 0.0:
                return 0.0
            item.deck = deck
            self.pools[deck] -= card(item.colour)
            result *= weight
        return result

    def deal(self, table: Position, chance: Chance) -> None:
        """Deal what is left of every deck to those who hold cards of it; the rest of the last deck is the deck."""
        for number in range(len(table.players)):
            if number != self.seat:
                table.players[number].hand = 0
        for deck in range(len(self.pools)):
            pool = self.pools[deck]
            for number in range(len(table.players)):
                if number != self.seat:
                    kept: i64 = self.drawn[number][deck] - self.spent[number][deck]
                    for item in self.of_player[number]:
                        if item.deck == deck:
                            kept -= 1
                    cards = draw_from(pool, kept, chance)
                    pool -= cards
                    table.players[number].hand += cards
            table.deck = pool
