### What The Castles of Tuscany says to the players: what to do, whom to wait for, what happened, and why a move is refused.
### $player is a player's name. $tile, $colour, $there, $bonus, $reward, $card and $cards are names from the glossary, ready to be read.
### $space and $castle are spaces of a region (c4); $place is a place of the display (1 to 8), at the end of the game a place in the result.

tuscany-seats = The Castles of Tuscany is for 2 to 4 players, not for { $seats }.

## What to do

tuscany-prompt-assemble = Build your region: choose the order of your three boards, which of them to turn, and how to shift them.
tuscany-prompt-castle-space = Put your starting castle on a dark green space of your region.
tuscany-prompt-draft = Take a bonus tile.
tuscany-prompt-action = Choose an action: draw region cards, take a tile or place a tile.
tuscany-prompt-take-fitting = Take a tile from the display that can be placed in your region.
tuscany-prompt-refresh-again = Still no tile on the display can be placed in your region. Choose the next kind to be replaced.
tuscany-prompt-make-room = Your storage is full. Choose what to remove to make room for the new tile: { $tile }.
tuscany-prompt-payment = Your tile for { $space }: { $tile }. Pay two { $colour } cards; a worker or a pair of another colour can stand in for each of them.
tuscany-prompt-castle = Castle: place a tile from the display free of charge, or decline.
tuscany-prompt-city = City: take a bonus tile, or decline.
tuscany-prompt-one-more = Pay 1 marble for one more action, or end your turn.
tuscany-prompt-over = The game is over.

## Whom to wait for

tuscany-wait-assemble = { $count ->
    [one] { $count } player is still building a region.
   *[other] { $count } players are still building their regions.
}
tuscany-wait-draft = { $player } is choosing a bonus tile.
tuscany-wait-action = { $player } is choosing an action.
tuscany-wait-take-fitting = { $player } must take a tile that can be placed.
tuscany-wait-refresh-again = { $player } is choosing the next kind to be replaced on the display.
tuscany-wait-make-room = { $player } is making room in storage for a new tile: { $tile }.
tuscany-wait-payment = { $player } is paying for a tile on { $space }: { $tile }.
tuscany-wait-castle = { $player } may place a tile from the display free of charge.
tuscany-wait-city = { $player } may take a bonus tile.
tuscany-wait-one-more = { $player } is deciding whether to pay 1 marble for one more action.

## What happened: set-up, turns and rounds

tuscany-log-region = { $player } has built a region; the starting castle stands on { $castle }.
tuscany-log-round = Round { $round } begins.
tuscany-log-turn = It is { $player }’s turn.
tuscany-log-pay-marble = { $player } pays 1 marble for one more action.
tuscany-log-extra-turns = Round 3 draws to a close: everybody takes one more turn.
tuscany-log-standstill = Nothing was drawn, taken or placed in a whole cycle: the game stops here.

## What happened: cards

tuscany-log-draw = { $count ->
    [one] { $player } draws { $count } region card.
   *[other] { $player } draws { $count } region cards.
}
tuscany-log-draw-own = You draw: { $cards }.
tuscany-log-draw-nothing = { $player } draws, but no card is left.
tuscany-log-reshuffle = { $count ->
    [one] The region deck is empty: the discard pile becomes a new deck of { $count } card.
   *[other] The region deck is empty: the discard pile becomes a new deck of { $count } cards.
}

## What happened: display and storage

tuscany-log-take = { $player } takes the tile on place { $place } of the display: { $tile }.
tuscany-log-remove = { $player } removes from storage: { $tile }.
tuscany-log-refill = { $player } refills place { $place } from a pile: { $tile }.
tuscany-log-pile-empty = { $player } has emptied pile { $pile }!
tuscany-log-neutral = Neutral tile on place { $place } of the display: { $tile }.
tuscany-log-neutral-reshuffle = { $count ->
    [one] The neutral piles are empty: { $count } removed tile comes back.
   *[other] The neutral piles are empty: { $count } removed tiles are shuffled and come back.
}
tuscany-log-gap = There are no neutral tiles left: place { $place } of the display stays empty.
tuscany-log-limit = Colour limit ({ $colour }): all tiles of this kind leave the display.
tuscany-log-refresh = { $player } can place nothing from the display and has one kind replaced: { $colour }.

## What happened: placing a tile
## $workers (number): 0, 1 or 2; with two workers no card is paid

tuscany-log-pay = { $workers ->
    [0] { $player } pays with cards: { $cards }.
    [1] { $player } pays with 1 worker and cards: { $cards }.
   *[other] { $player } pays with { $workers } workers.
}
tuscany-log-place = { $player } places a tile on { $space }: { $tile }.
tuscany-log-area =
    { $player } fills an area of { $size ->
        [one] { $size } space
       *[other] { $size } spaces
    } and scores { $points ->
        [one] { $points } green point
       *[other] { $points } green points
    }.
tuscany-log-colour-bonus =
    { $player } is the { $side ->
        [1] first
       *[other] second
    } to fill all { $colour } spaces and scores { $points ->
        [one] { $points } green point
       *[other] { $points } green points
    }.
tuscany-log-agriculture = { $points ->
    [0] { $player } scores nothing for farms: there is no new kind in the area.
    [one] { $player } scores { $points } green point for farms.
   *[other] { $player } scores { $points } green points for farms.
}
tuscany-log-castle-lost = { $player } can place no tile from the display: the castle’s effect is lost.
tuscany-log-city-lost = There are no bonus tiles left for { $player }: the city’s effect is lost.
tuscany-log-decline = { $player } declines the tile’s effect.
tuscany-log-bonus = { $player } takes a bonus tile: { $bonus }.
tuscany-log-hex = { $player } puts an inn hex into storage.
tuscany-log-overflow = { $points ->
    [one] { $player } has no room for an inn hex and scores { $points } red point instead.
   *[other] { $player } has no room for an inn hex and scores { $points } red points instead.
}
tuscany-log-marble = { $count ->
    [one] { $player } takes { $count } block of marble.
   *[other] { $player } takes { $count } blocks of marble.
}
tuscany-log-worker = { $count ->
    [one] { $player } takes { $count } worker.
   *[other] { $player } takes { $count } workers.
}
tuscany-log-yield = { $player } reveals a yield card: { $reward }.
tuscany-log-yield-reshuffle = { $count ->
    [one] The yield deck is empty: its discard pile becomes a new deck of { $count } card.
   *[other] The yield deck is empty: its discard pile becomes a new deck of { $count } cards.
}

## What happened: scoring

tuscany-log-scoring =
    Scoring of round { $round }: { $player } adds { $green ->
        [one] { $green } green point
       *[other] { $green } green points
    } and now has { $red } red.
tuscany-log-leftovers = { $points ->
    [0] { $player } scores nothing for what is left: { $red } red points in all.
    [one] { $player } scores { $points } red point for what is left: { $red } in all.
   *[other] { $player } scores { $points } red points for what is left: { $red } in all.
}
tuscany-log-place-final = { $red ->
    [one] Place { $place }: { $player } with { $red } red point.
   *[other] Place { $place }: { $player } with { $red } red points.
}

## Why not: turns

tuscany-refuse-over = The game is over: no more moves can be made.
tuscany-refuse-not-your-turn = It is not your turn: wait for { $player }.
tuscany-refuse-no-passing = You cannot pass: draw cards, take a tile or place a tile; drawing is always possible.
tuscany-refuse-marble-first = Marble is paid after an action, and only once in a turn: take an action now.
tuscany-refuse-one-more = You have taken your action: pay 1 marble for one more, or end your turn.

## Why not: set-up

tuscany-refuse-assemble-first = Build your region first: choose the order, the turns and the shifts of your three boards.
tuscany-refuse-castle-first = Your region is built: now put your starting castle on one of its dark green spaces.
tuscany-refuse-castle-space = Space { $space } is not dark green: the starting castle goes on a dark green space.
tuscany-refuse-ready = Your region is ready: wait for the others.
tuscany-refuse-setup-over = The regions are built: boards and starting castles stay where they are.

## Why not: bonus tiles

tuscany-refuse-bonus-first = Choose a bonus tile first; only the one from a city may be declined.
tuscany-refuse-bonus-gone = No bonus tile “{ $bonus }” is left: choose another sort.
tuscany-refuse-no-city = Only a city gives you a bonus tile: place a city first.

## Why not: taking a tile

tuscany-refuse-gap = Place { $place } of the display is empty for the rest of the game: choose another one.
tuscany-refuse-remove = Something leaves your storage only when you take a tile and have no free storage space: choose the new tile first.
tuscany-refuse-room-first = Your storage is full: first choose what to remove from it.
tuscany-refuse-not-in-storage = You have no “{ $tile }” in storage: choose something that lies there.
tuscany-refuse-something-fits = A tile on the display can be placed in your region, so nothing is replaced: take any tile.
tuscany-refuse-nothing-fits = No tile on the display can be placed in your region, and replacing tiles could not help: draw cards, or place a tile from storage.
tuscany-refuse-refresh-first = No tile on the display can be placed in your region: first choose a kind to be replaced.
tuscany-refuse-refresh-on = Still no tile on the display can be placed in your region: choose the next kind to be replaced.
tuscany-refuse-not-shown = There is no tile of this kind on the display ({ $colour }): choose a kind that lies there.
tuscany-refuse-take-fitting = You must now take a tile that can be placed: one for whose colour you have an empty space next to your tiles.

## Why not: placing and paying

tuscany-refuse-fresh-hex = This inn hex came to you in this turn: place it in a later one.
tuscany-refuse-space-filled = Space { $space } is already filled: choose an empty one.
tuscany-refuse-space-colour = Space { $space } is meant for “{ $there }”, not for “{ $colour }”: choose a space of the tile’s colour.
tuscany-refuse-space-apart = Space { $space } is not next to any of your tiles: choose one that shares an edge with a tile of yours.
tuscany-refuse-cannot-pay = You cannot pay for “{ $colour }”: you need two such cards, or for each of them a worker or a pair of another colour.
tuscany-refuse-nothing-to-pay = There is nothing to pay for: first choose a tile from storage and a space for it.
tuscany-refuse-pay-first = First pay for the tile you are placing: choose what to pay with.
tuscany-refuse-no-cards = You do not have that many { $colour } cards: pay with what is in your hand.
tuscany-refuse-no-workers = You do not have that many workers: choose another payment.
tuscany-refuse-inexact = This does not pay exactly for “{ $colour }”: it takes two parts, each of them one such card, a pair of another colour or a worker.
tuscany-refuse-castle = Finish the castle’s effect first: place a tile from the display free of charge, or decline.
tuscany-refuse-no-castle = Only a castle lets you place a tile straight from the display: take the tile into storage, or place a castle first.
