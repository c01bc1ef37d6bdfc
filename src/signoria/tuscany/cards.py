# compiled
"""Region cards: drawing, discarding and the new deck (T4)."""

from __future__ import annotations

from signoria.chance import Chance
from signoria.ints import i64
from signoria.tuscany.kinds import CARD_BONUS, CARD_LANE, COLOUR_LETTERS, card, cards_in, cards_total, tiles_in
from signoria.tuscany.player import Draws
from signoria.tuscany.position import CARDS, DREW, PAID, RESHUFFLED, Memory, Position


def letters(pack: int) -> str:
    """Return the cards of a pack as colour letters, such as "OOL"."""
    return "".join(letter * int(cards_in(pack, colour)) for colour, letter in enumerate(COLOUR_LETTERS))


def draw_cards(table: Position, seat: i64, number: i64, chance: Chance) -> i64:
    """Draw cards onto a hand and return how many came. The discards become a new deck when a card is needed and none is left (T4.2)."""
    player = table.players[seat]
    before = player.hand
    drawn: i64 = 0
    segment: i64 = 0
    left = cards_total(table.deck)
    while drawn < number:
        if left == 0:
            if table.discards == 0:
                break
            remember_draw(table, seat, segment)
            segment = 0
            table.deck = table.discards
            table.discards = 0
            left = cards_total(table.deck)
            table.memory = Memory(table.memory, RESHUFFLED, 0, 0)
            table.reshuffles += 1
            if table.events is not None:
                table.tell("tuscany-log-reshuffle", None, {"count": int(left)})
        one = card(chance.pick(CARDS, table.deck, CARD_LANE, left))
        table.deck -= one
        left -= 1
        segment += one
        player.hand += one
        drawn += 1
    remember_draw(table, seat, segment)
    if table.events is not None:
        if drawn:
            table.tell("tuscany-log-draw", int(seat), {"count": int(drawn)}, {"cards": letters(player.hand - before)})
        else:
            table.tell("tuscany-log-draw-nothing", int(seat), {})
    return drawn


def remember_draw(table: Position, seat: i64, cards: i64) -> None:
    """Remember that cards were drawn, and for their owner alone which ones."""
    if cards:
        player = table.players[seat]
        player.draws = Draws(player.draws, cards)
        table.memory = Memory(table.memory, DREW, seat, cards_total(cards))


def discard(table: Position, seat: i64, cards: i64) -> None:
    """Put cards of a hand on the discard pile."""
    table.players[seat].hand -= cards
    table.discards += cards
    table.memory = Memory(table.memory, PAID, seat, cards)


def draw_action(table: Position, seat: i64, chance: Chance) -> None:
    """Draw 3 cards (option: 2), and one more for each +1 region card tile (T4.1)."""
    number = table.draw_option + tiles_in(table.players[seat].bonus, CARD_BONUS)
    if draw_cards(table, seat, number, chance):
        table.stirred = True
