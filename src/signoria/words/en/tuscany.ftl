### What The Castles of Tuscany says to the players: what to do, whom to wait for, what happened, and why a move is refused.
### $player is a player's name. $tile, $colour, $there, $bonus, $reward, $card and $cards are names from the glossary, ready to be read.
### $space and $castle are spaces of a region (c4); $place is a place of the display (1 to 8), at the end of the game a place in the result.

tuscany-seats = The Castles of Tuscany is for 2 to 4 players, not { $seats }.

## What to do

tuscany-prompt-assemble = Build your region: choose the order of your three boards, rotate them and shift them.
tuscany-prompt-castle-space = Put your starting castle on a dark green space of your region.
tuscany-prompt-draft = Take a bonus tile.
tuscany-prompt-action = Choose an action: draw region cards, take a tile or place a tile.
tuscany-prompt-take-fitting = Take a tile from the display that you can place in your region.
tuscany-prompt-refresh-again = Still nothing on the display fits your region. Choose the next kind to replace.
tuscany-prompt-make-room = Your storage is full. Choose what to remove to make room for { $a_tile }.
tuscany-prompt-payment = Pay for { $a_tile } on { $space }: two { $colour } cards. A worker or a pair of another colour can replace each of them.
tuscany-prompt-castle = Castle: place a tile from the display for free, or decline.
tuscany-prompt-city = City: take a bonus tile, or decline.
tuscany-prompt-one-more = Pay 1 marble for one more action, or end your turn.
tuscany-prompt-over = The game is over.

## Whom to wait for

tuscany-wait-assemble = { $count ->
    [one] { $count } player is still building.
   *[other] { $count } players are still building.
}
tuscany-wait-draft = { $player } is choosing a bonus tile.
tuscany-wait-action = { $player } is choosing an action.
tuscany-wait-take-fitting = { $player } has to take a tile that fits.
tuscany-wait-refresh-again = { $player } is choosing the next kind to replace on the display.
tuscany-wait-make-room = { $player } is making room for { $a_tile }.
tuscany-wait-payment = { $player } is paying for { $a_tile } on { $space }.
tuscany-wait-castle = { $player } may place a tile from the display for free.
tuscany-wait-city = { $player } may take a bonus tile.
tuscany-wait-one-more = { $player } is deciding whether to pay 1 marble for one more action.

## What happened: set-up, turns and rounds

tuscany-log-region = { $player } builds a region, with the starting castle on { $castle }.
tuscany-log-round = Round { $round } begins.
tuscany-log-turn = { $player }’s turn.
tuscany-log-pay-marble = { $player } pays 1 marble for one more action.
tuscany-log-extra-turns = Round 3 is ending: everyone takes one more turn.
tuscany-log-standstill = Nobody drew, took or placed anything for a whole cycle, so the game ends.

## What happened: cards

tuscany-log-draw = { $count ->
    [one] { $player } draws { $count } region card.
   *[other] { $player } draws { $count } region cards.
}
tuscany-log-draw-own = You draw { $cards }.
tuscany-log-draw-nothing = { $player } draws, but there are no cards left.
tuscany-log-reshuffle = { $count ->
    [one] The region deck is empty: the discard pile becomes a new deck of { $count } card.
   *[other] The region deck is empty: the discard pile is shuffled into a new deck of { $count } cards.
}

## What happened: display and storage

tuscany-log-take = { $player } takes { $a_tile }.
tuscany-log-remove = { $player } removes { $a_tile } from storage.
tuscany-log-refill = { $player } adds { $a_tile } to the display.
tuscany-log-pile-empty = { $player } empties pile { $pile }!
tuscany-log-neutral = A neutral tile joins the display: { $tile }.
tuscany-log-neutral-reshuffle = { $count ->
    [one] The neutral piles are empty: { $count } removed tile comes back.
   *[other] The neutral piles are empty: { $count } removed tiles are shuffled back in.
}
tuscany-log-gap = There are no neutral tiles left: slot { $place } of the display stays empty.
tuscany-log-limit = Colour limit: all { $colour } tiles leave the display.
tuscany-log-refresh = Nothing on the display fits { $player }’s region. { $player } replaces all { $colour } tiles.

## What happened: placing a tile
## $workers (number): 0, 1 or 2; with two workers no card is paid

tuscany-log-pay = { $workers ->
    [0] { $player } pays { $cards }.
    [1] { $player } pays 1 worker and { $cards }.
   *[other] { $player } pays { $workers } workers.
}
tuscany-log-place = { $player } places { $a_tile } on { $space }.
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
    [0] { $player } scores nothing for farms: the area already has them.
    [one] { $player } scores { $points } green point for farms.
   *[other] { $player } scores { $points } green points for farms.
}
tuscany-log-castle-lost = Nothing on the display fits { $player }’s region: the castle’s effect is lost.
tuscany-log-city-lost = There are no bonus tiles left: { $player } gets nothing for the city.
tuscany-log-decline = { $player } declines the tile’s effect.
tuscany-log-bonus = { $player } takes a bonus tile: { $bonus }.
tuscany-log-hex = { $player } gets an inn hex.
tuscany-log-overflow = { $points ->
    [one] { $player } has no room for an inn hex and scores { $points } red point instead.
   *[other] { $player } has no room for an inn hex and scores { $points } red points instead.
}
tuscany-log-marble = { $player } gets { $count } marble.
tuscany-log-worker = { $count ->
    [one] { $player } gets { $count } worker.
   *[other] { $player } gets { $count } workers.
}
tuscany-log-yield = { $player } reveals a yield card: { $reward }.
tuscany-log-yield-reshuffle = { $count ->
    [one] The yield deck is empty: its discard pile becomes a new deck of { $count } card.
   *[other] The yield deck is empty: its discard pile is shuffled into a new deck of { $count } cards.
}

## What happened: scoring

tuscany-log-scoring =
    Scoring of round { $round }: { $player } adds { $green ->
        [one] { $green } green point
       *[other] { $green } green points
    } and now has { $red } red.
tuscany-log-leftovers = { $points ->
    [0] { $player } has no goods left to score: { $red } red points in all.
    [one] { $player } scores { $points } red point for goods left over: { $red } in all.
   *[other] { $player } scores { $points } red points for goods left over: { $red } in all.
}
tuscany-log-place-final = { $red ->
    [one] No. { $place }: { $player }, { $red } red point.
   *[other] No. { $place }: { $player }, { $red } red points.
}

## Why not: turns

tuscany-refuse-over = The game is over.
tuscany-refuse-not-your-turn = It is not your turn. Wait for { $player }.
tuscany-refuse-no-passing = You cannot pass: draw cards, take a tile or place a tile. You can always draw.
tuscany-refuse-marble-first = You pay marble after an action, and only once per turn. Take an action first.
tuscany-refuse-one-more = You have taken your action. Pay 1 marble for one more, or end your turn.

## Why not: set-up

tuscany-refuse-assemble-first = Build your region first: order, rotate and shift your three boards.
tuscany-refuse-castle-first = Your region is built. Now put your starting castle on one of its dark green spaces.
tuscany-refuse-castle-space = { $space } is not a dark green space. The starting castle goes on a dark green one.
tuscany-refuse-ready = Your region is ready. Wait for the others.
tuscany-refuse-setup-over = The regions are built. Boards and starting castles stay where they are.

## Why not: bonus tiles

tuscany-refuse-bonus-first = Choose a bonus tile first. You may decline only the one from a city.
tuscany-refuse-bonus-gone = There is no “{ $bonus }” tile left. Choose another one.
tuscany-refuse-no-city = Only a city gives you a bonus tile. Place a city first.

## Why not: taking a tile

tuscany-refuse-gap = Slot { $place } of the display is empty for the rest of the game. Choose another one.
tuscany-refuse-remove = You remove something from storage only to make room for a new tile. Choose the new tile first.
tuscany-refuse-room-first = Your storage is full. First choose what to remove.
tuscany-refuse-not-in-storage = This is not in your storage: { $tile }. Choose something that is there.
tuscany-refuse-something-fits = A tile on the display fits your region, so nothing is replaced. Take any tile.
tuscany-refuse-nothing-fits = No tile fits your region, and replacing would not help. Draw cards, or place a tile from storage.
tuscany-refuse-refresh-first = Nothing on the display fits your region. First choose a kind to replace.
tuscany-refuse-refresh-on = Still nothing on the display fits your region. Choose the next kind to replace.
tuscany-refuse-not-shown = There is no { $colour } tile on the display. Choose a kind that is there.
tuscany-refuse-take-fitting = You have to take a tile that fits: one with an empty space of its colour next to your tiles.

## Why not: placing and paying

tuscany-refuse-fresh-hex = You got this inn hex this turn. Place it in a later turn.
tuscany-refuse-space-filled = { $space } is already filled. Choose an empty space.
tuscany-refuse-space-colour = { $space } is for { $a_there }, not for { $a_colour }.
tuscany-refuse-space-apart = { $space } does not touch any of your tiles. Choose a space that shares an edge with one.
tuscany-refuse-cannot-pay = You cannot pay: you need two { $colour } cards, and a worker or a pair of another colour can replace each of them.
tuscany-refuse-nothing-to-pay = There is nothing to pay for. First choose a tile from storage and a space for it.
tuscany-refuse-pay-first = First pay for the tile you are placing.
tuscany-refuse-no-cards = You do not have that many { $colour } cards. Pay with what is in your hand.
tuscany-refuse-no-workers = You do not have that many workers. Choose another payment.
tuscany-refuse-inexact = This payment does not fit. You pay two { $colour } cards, and a pair of another colour or a worker replaces one of them.
tuscany-refuse-castle = Finish the castle’s effect first: place a tile from the display for free, or decline.
tuscany-refuse-no-castle = Only a castle lets you place a tile straight from the display. Take the tile into storage, or place a castle first.
