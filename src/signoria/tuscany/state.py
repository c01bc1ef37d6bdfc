# compiled
"""The state of a game: who decides, what may be done, and doing it."""

from __future__ import annotations

from typing import Final, cast

from signoria.chance import Chance
from signoria.game import BadInput, JsonObject, Refused, Result
from signoria.ints import i64
from signoria.tuscany.cards import discard, draw_action, letters
from signoria.tuscany.display import any_fits, fits, may_refresh, refill, refresh
from signoria.tuscany.imagine import Sources, redraw, redraw_hidden, sources_of
from signoria.tuscany.kinds import (
    BONUS_NAMES,
    CASTLE,
    COLOUR_NAMES,
    COLOURS,
    HEX,
    KIND_NAMES,
    TILE_LANE,
    cards_in,
    colour_of,
    tile,
    tiles_in,
)
from signoria.tuscany.moves import (
    BONUS,
    DECLINE,
    DRAW,
    END,
    FREE,
    MARBLE,
    MOVES,
    PAY,
    PLACE,
    REFRESH,
    REGION,
    REMOVE,
    SLOTS,
    START,
    TAKE,
)
from signoria.tuscany.paying import can_pay, cards_of, payments, workers_of
from signoria.tuscany.placing import place_free, place_tile, take_bonus
from signoria.tuscany.player import Player
from signoria.tuscany.position import (
    ACTION,
    ASSEMBLE,
    CASTLE_EFFECT,
    CITY_EFFECT,
    DRAFT,
    GAP,
    MAKE_ROOM,
    ONE_MORE,
    OVER,
    PAYMENT,
    REFRESH_AGAIN,
    STEP_NAMES,
    TAKE_FITTING,
    Position,
)
from signoria.tuscany.region import ARRANGEMENTS, SPACE_NAMES, SPACES
from signoria.tuscany.rounds import buy_action, end_action, end_turn
from signoria.tuscany.scoring import standing
from signoria.tuscany.setup import assemble, end_draft_turn, place_starting_castle
from signoria.tuscany.stored import dump
from signoria.tuscany.view import TuscanyView, view_of

ALL_TAKES: Final = [TAKE + place for place in range(SLOTS)]


class State(Position):
    """A game of The Castles of Tuscany in progress."""

    def copy(self) -> State:
        """Return an independent copy."""
        new = State(self.components)
        self.copy_into(new)
        return new

    def actors(self) -> list[int]:
        """Return the seats that must decide now."""
        if self.step == OVER:
            return []
        if self.step == ASSEMBLE:
            return [seat for seat, player in enumerate(self.players) if not player.ready()]
        return [self.current]

    def hidden_step(self) -> bool:
        """Return whether regions are being assembled, hidden from each other (T2.6)."""
        return self.step == ASSEMBLE

    def result(self) -> Result | None:
        """Return how the game ended, or None while it goes on."""
        return standing(self) if self.step == OVER else None

    def standing(self) -> Result:
        """Return the result if the game took its course and nothing more was gained."""
        return standing(self)

    def view(self, seat: int | None, common: JsonObject | None = None) -> JsonObject:
        """Return everything `seat` may know (T10), as a `TuscanyView`; None: what everybody may know."""
        moves: list[int] = [] if seat is None else self.moves(seat)
        return cast("JsonObject", view_of(self, seat, self.actors(), moves, cast("TuscanyView | None", common)))

    def imagine_again(self, seat: i64, chance: Chance) -> State:
        """Return a copy in which everything `seat` may not know is drawn anew."""
        new = self.copy()
        redraw_hidden(new, seat, chance)
        return new

    def dump(self) -> JsonObject:
        """Return the whole state as plain JSON data, secrets included."""
        return dump(self)

    # What may be done

    def moves(self, seat: i64) -> list[int]:
        """Return all legal moves of a seat in ascending order."""
        step = self.step
        if step == ASSEMBLE:
            return self._assembly_moves(seat)
        if seat != self.current or step == OVER:
            return []
        player = self.players[seat]
        if step == ACTION:
            moves: list[int] = [DRAW]
            self._add_takes(player, moves)
            if player.storage:
                self._add_placements(player, moves)
            return moves
        if step == PAYMENT:
            colour: i64 = player.assembled().colours[self.pending_place]
            return payments(player.hand, player.workers, colour)
        if step == ONE_MORE:
            return [MARBLE, END]
        if step == CASTLE_EFFECT:
            return self._castle_moves(player)
        if step == TAKE_FITTING:
            return self._fitting_takes(player)
        if step == MAKE_ROOM:
            return self._removals(player)
        if step == REFRESH_AGAIN:
            return self._refreshes()
        bonuses: list[int] = [BONUS + bonus for bonus in range(5) if tiles_in(self.bonus_left, bonus)]
        if step == CITY_EFFECT:
            bonuses.append(DECLINE)
        return bonuses

    def _assembly_moves(self, seat: i64) -> list[int]:
        player = self.players[seat]
        if player.ready():
            return []
        region = player.region
        if region is None:
            return list(range(REGION, REGION + ARRANGEMENTS))
        return [START + space for space in range(SPACES) if region.colours[space] == CASTLE]

    def _add_takes(self, player: Player, moves: list[int]) -> None:
        """Add taking any tile if some tile fits, else refreshing if that can help (T5.1, T5.5)."""
        if any_fits(self, player):
            if self.shown % 15 == SLOTS:  # 16 leaves 1 when divided by 15: the lanes add up
                moves.extend(ALL_TAKES)
                return
            for place in range(i64(SLOTS)):
                if self.slot(place) != GAP:
                    moves.append(TAKE + place)
        elif may_refresh(self, player):
            moves.extend(self._refreshes())

    def _refreshes(self) -> list[int]:
        return [REFRESH + colour for colour in range(COLOURS) if self.shown >> (4 * colour) & 15]

    def _fitting_takes(self, player: Player) -> list[int]:
        moves: list[int] = []
        for place in range(i64(SLOTS)):
            kind = self.slot(place)
            if kind != GAP and fits(player, kind):
                moves.append(TAKE + place)
        return moves

    def _removals(self, player: Player) -> list[int]:
        storage = player.storage
        moves: list[int] = []
        kind: i64 = 0
        while storage:
            if storage & 7:
                moves.append(REMOVE + kind)
            storage >>= TILE_LANE
            kind += 1
        return moves

    def _add_placements(self, player: Player, moves: list[int]) -> None:
        """Add every tile of the storage on every space it may go to and can be paid for (T6, T7)."""
        region = player.assembled()
        storage = player.storage
        kind: i64 = 0
        while storage:
            count = storage & 7
            storage >>= TILE_LANE
            if kind == HEX and not self.hex_same_turn:
                count -= player.fresh_hexes
            if count > 0:
                if kind != HEX:
                    colour = colour_of(kind)
                    spaces = player.frontier & region.colour_masks[colour]
                    if spaces and not can_pay(player.hand, player.workers, colour):
                        spaces = 0
                else:
                    spaces = 0
                    for colour in range(i64(COLOURS)):
                        reach = player.frontier & region.colour_masks[colour]
                        if reach and can_pay(player.hand, player.workers, colour):
                            spaces |= reach
                space: i64 = 0
                base = PLACE + kind * SPACES
                while spaces:
                    if spaces & 1:
                        moves.append(base + space)
                    spaces >>= 1
                    space += 1
            kind += 1

    def _castle_moves(self, player: Player) -> list[int]:
        """Return the tiles of the display that fit, on every space they may go to, and declining (T8.1)."""
        region = player.assembled()
        moves: list[int] = [DECLINE]
        for place in range(i64(SLOTS)):
            kind = self.slot(place)
            if kind != GAP:
                spaces = player.frontier & region.colour_masks[colour_of(kind)]
                space: i64 = 0
                base = FREE + place * SPACES
                while spaces:
                    if spaces & 1:
                        moves.append(base + space)
                    spaces >>= 1
                    space += 1
        return moves

    # Doing it

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        """Check a move and carry it out."""
        self.check(seat, move)
        self.apply(seat, move, chance)

    def apply(self, seat: i64, move: i64, chance: Chance) -> None:
        """Carry out a legal move. Not checked."""
        if move >= PAY:
            self._pay(seat, move, chance)
        elif move >= PLACE:
            self.pending_kind = (move - PLACE) // SPACES
            self.pending_place = (move - PLACE) % SPACES
            self.step = PAYMENT
        elif move >= FREE:
            if not place_free(self, seat, (move - FREE) // SPACES, (move - FREE) % SPACES, chance):
                end_action(self, seat)
        elif move >= REFRESH:
            self.step = TAKE_FITTING if refresh(self, seat, move - REFRESH, chance) else REFRESH_AGAIN
        elif move >= REMOVE:
            self._make_room(seat, move - REMOVE, chance)
        elif move >= TAKE:
            self.pending_place = move - TAKE
            if self.players[seat].storage_free() > 0:
                self._take(seat, chance)
            else:
                self.step = MAKE_ROOM
        elif move == DECLINE:
            if self.events is not None:
                self.tell("tuscany-log-decline", int(seat), {})
            end_action(self, seat)
        elif move == END:
            end_turn(self, seat)
        elif move == MARBLE:
            buy_action(self, seat)
        elif move == DRAW:
            draw_action(self, seat, chance)
            end_action(self, seat)
        elif move >= BONUS:
            take_bonus(self, seat, move - BONUS)
            if self.step == DRAFT:
                end_draft_turn(self, seat)
            else:
                end_action(self, seat)
        elif move >= START:
            place_starting_castle(self, seat, move - START)
        else:
            assemble(self, seat, move)

    def _pay(self, seat: i64, payment: i64, chance: Chance) -> None:
        """Put the payment on the discard pile first, then place the tile (T6.4)."""
        player = self.players[seat]
        kind = self.pending_kind
        cards = cards_of(payment)
        workers = workers_of(payment)
        if cards:
            discard(self, seat, cards)
        player.workers -= workers
        player.storage -= tile(kind)
        if kind == HEX and player.fresh_hexes > tiles_in(player.storage, HEX):
            player.fresh_hexes -= 1  # only where the option allows it in the same turn (T8.3)
        if self.events is not None:
            self.tell("tuscany-log-pay", int(seat), {"cards": letters(cards), "workers": int(workers)})
        if not place_tile(self, seat, kind, self.pending_place, chance):
            end_action(self, seat)

    def _make_room(self, seat: i64, kind: i64, chance: Chance) -> None:
        """Remove a tile or inn hex from storage, out of the game, then take the chosen tile (T5.2)."""
        player = self.players[seat]
        player.storage -= tile(kind)
        if kind == HEX and player.fresh_hexes:
            player.fresh_hexes -= 1  # of equal inn hexes the one that cannot be placed yet goes first
        if self.events is not None:
            self.tell("tuscany-log-remove", int(seat), {"tile": KIND_NAMES[kind]})
        self._take(seat, chance)

    def _take(self, seat: i64, chance: Chance) -> None:
        """Take the chosen tile of the display onto a free storage space and refill the gap (T5.1, T5.3)."""
        kind = self.slot(self.pending_place)
        self.players[seat].storage += tile(kind)
        self.stirred = True
        if self.events is not None:
            self.tell("tuscany-log-take", int(seat), {"tile": KIND_NAMES[kind], "place": int(self.pending_place) + 1})
        refill(self, seat, self.pending_place, chance)
        end_action(self, seat)

    # Why not

    def check(self, seat: i64, move: i64) -> None:
        """Raise `Refused` with the rule if a move is not legal."""
        if not 0 <= seat < len(self.players):
            raise BadInput("no-such-seat", {"seat": int(seat), "seats": len(self.players)})
        if not 0 <= move < MOVES:
            raise BadInput("no-such-move", {"move": int(move), "count": MOVES})
        step = self.step
        player = self.players[seat]
        if step == OVER:
            raise Refused("T9.7", "tuscany-refuse-over")
        if step == ASSEMBLE:
            self._check_assembly(player, move)
        elif seat != self.current:
            raise Refused("T2.9" if step == DRAFT else "T3.1", "tuscany-refuse-not-your-turn", {"seat": int(self.current)})
        elif move < BONUS:
            raise Refused("T2.10", "tuscany-refuse-setup-over")
        elif step == ACTION:
            self._check_action(player, move)
        elif step == PAYMENT:
            self._check_payment(player, move)
        elif step == ONE_MORE:
            if move != MARBLE and move != END:
                raise Refused("T3.2", "tuscany-refuse-one-more")
        elif step == CASTLE_EFFECT:
            if FREE <= move < PLACE:
                self._check_free(player, (move - FREE) // SPACES, (move - FREE) % SPACES)
            elif move != DECLINE:
                raise Refused("T8.1", "tuscany-refuse-castle")
        elif step == MAKE_ROOM:
            self._check_room(player, move)
        elif step == TAKE_FITTING or step == REFRESH_AGAIN:
            self._check_refreshing(player, move)
        else:
            self._check_bonus(move)

    def _check_assembly(self, player: Player, move: i64) -> None:
        if player.ready():
            raise Refused("T2.6", "tuscany-refuse-ready")
        region = player.region
        if region is None:
            if move >= START:
                raise Refused("T2.6", "tuscany-refuse-assemble-first")
        elif not START <= move < BONUS:
            raise Refused("T2.7", "tuscany-refuse-castle-first")
        elif region.colours[move - START] != CASTLE:
            raise Refused("T2.7", "tuscany-refuse-castle-space", {"space": SPACE_NAMES[move - START]})

    def _check_action(self, player: Player, move: i64) -> None:
        if move == DRAW:
            return
        if move >= PAY:
            raise Refused("T7.1", "tuscany-refuse-nothing-to-pay")
        if move >= PLACE:
            self._check_place(player, (move - PLACE) // SPACES, (move - PLACE) % SPACES)
        elif move >= FREE:
            raise Refused("T8.1", "tuscany-refuse-no-castle")
        elif move >= REFRESH:
            if any_fits(self, player):
                raise Refused("T5.5", "tuscany-refuse-something-fits")
            if not may_refresh(self, player):
                raise Refused("T5.5", "tuscany-refuse-nothing-fits")
            self._check_shown(move - REFRESH)
        elif move >= REMOVE:
            raise Refused("T5.2", "tuscany-refuse-remove")
        elif move >= TAKE:
            self._check_gap(move - TAKE)
            if not any_fits(self, player):
                if may_refresh(self, player):
                    raise Refused("T5.5", "tuscany-refuse-refresh-first")
                raise Refused("T5.5", "tuscany-refuse-nothing-fits")
        elif move == MARBLE:
            raise Refused("T3.2", "tuscany-refuse-marble-first")
        elif move < DRAW:
            raise Refused("T8.2", "tuscany-refuse-no-city")
        else:
            raise Refused("T3.3", "tuscany-refuse-no-passing")

    def _check_gap(self, place: i64) -> None:
        if self.slot(place) == GAP:
            raise Refused("T5.7", "tuscany-refuse-gap", {"place": int(place) + 1})

    def _check_shown(self, colour: i64) -> None:
        if REFRESH + colour not in self._refreshes():
            raise Refused("T5.5", "tuscany-refuse-not-shown", {"colour": COLOUR_NAMES[colour]})

    def _check_place(self, player: Player, kind: i64, space: i64) -> None:
        if tiles_in(player.storage, kind) == 0:
            raise Refused("T6.1", "tuscany-refuse-not-in-storage", {"tile": KIND_NAMES[kind]})
        if kind == HEX and not self.hex_same_turn and tiles_in(player.storage, HEX) <= player.fresh_hexes:
            raise Refused("T8.3", "tuscany-refuse-fresh-hex")
        colour: i64 = player.assembled().colours[space]
        self._check_space(player, colour if kind == HEX else colour_of(kind), space)
        if not can_pay(player.hand, player.workers, colour):
            raise Refused("T7.1", "tuscany-refuse-cannot-pay", {"colour": COLOUR_NAMES[colour]})

    def _check_space(self, player: Player, colour: i64, space: i64) -> None:
        """Raise `Refused` if a tile of a colour may not go to a space (T6.2, T6.3)."""
        there: i64 = player.assembled().colours[space]
        if (player.filled >> space) & 1:
            raise Refused("T6.2", "tuscany-refuse-space-filled", {"space": SPACE_NAMES[space]})
        if there != colour:
            args: JsonObject = {"space": SPACE_NAMES[space], "there": COLOUR_NAMES[there], "colour": COLOUR_NAMES[colour]}
            raise Refused("T6.3", "tuscany-refuse-space-colour", args)
        if not (player.frontier >> space) & 1:
            raise Refused("T6.2", "tuscany-refuse-space-apart", {"space": SPACE_NAMES[space]})

    def _check_payment(self, player: Player, move: i64) -> None:
        if move < PAY:
            raise Refused("T6.1", "tuscany-refuse-pay-first")
        colour: i64 = player.assembled().colours[self.pending_place]
        if move in payments(player.hand, player.workers, colour):
            return
        cards, workers = cards_of(move), workers_of(move)
        for other in range(COLOURS):
            if cards_in(cards, other) > cards_in(player.hand, other):
                raise Refused("T7.1", "tuscany-refuse-no-cards", {"colour": COLOUR_NAMES[other]})
        if workers > player.workers:
            raise Refused("T7.3", "tuscany-refuse-no-workers")
        raise Refused("T7.4", "tuscany-refuse-inexact", {"colour": COLOUR_NAMES[colour]})

    def _check_free(self, player: Player, place: i64, space: i64) -> None:
        self._check_gap(place)
        self._check_space(player, colour_of(self.slot(place)), space)

    def _check_room(self, player: Player, move: i64) -> None:
        if not REMOVE <= move < REFRESH:
            raise Refused("T5.2", "tuscany-refuse-room-first")
        if tiles_in(player.storage, move - REMOVE) == 0:
            raise Refused("T5.2", "tuscany-refuse-not-in-storage", {"tile": KIND_NAMES[move - REMOVE]})

    def _check_refreshing(self, player: Player, move: i64) -> None:
        if self.step == REFRESH_AGAIN:
            if not REFRESH <= move < FREE:
                raise Refused("T5.5", "tuscany-refuse-refresh-on")
            self._check_shown(move - REFRESH)
            return
        if not TAKE <= move < REMOVE:
            raise Refused("T5.5", "tuscany-refuse-take-fitting")
        self._check_gap(move - TAKE)
        if move not in self._fitting_takes(player):
            raise Refused("T5.5", "tuscany-refuse-take-fitting")

    def _check_bonus(self, move: i64) -> None:
        rule = "T2.9" if self.step == DRAFT else "T8.2"
        if move == DECLINE and self.step == CITY_EFFECT:
            return
        if not BONUS <= move < DRAW:
            raise Refused(rule, "tuscany-refuse-bonus-first")
        if tiles_in(self.bonus_left, move - BONUS) == 0:
            raise Refused(rule, "tuscany-refuse-bonus-gone", {"bonus": BONUS_NAMES[move - BONUS]})

    def step_name(self) -> str:
        """Return the name of what must be decided."""
        return STEP_NAMES[self.step]


class Worlds:
    """Many imagined games of one position and seat, for who searches: what the discards tell is worked out once, not for every game."""

    def __init__(self, state: State, seat: i64, chance: Chance) -> None:
        self.state: State = state
        self.seat: i64 = seat
        self.sources: Sources | None = sources_of(state, seat, chance)

    def another(self, chance: Chance) -> State:
        """Return a copy in which everything the seat may not know is drawn anew."""
        new = self.state.copy()
        sources = self.sources
        if sources is not None:
            sources.drift(chance)
        redraw(new, self.seat, sources, chance)
        return new
