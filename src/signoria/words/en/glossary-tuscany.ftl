### The names of things in The Castles of Tuscany.
### Names start with a small letter so that they fit into a sentence; sources and options are labels.
### The attribute “a” is the name as the object of a sentence, with its article: “takes an inn” is said with $a_tile.

tuscany-title = The Castles of Tuscany

## Kinds of tiles

tuscany-kind-castle = castle
    .a = a castle
tuscany-kind-city = city
    .a = a city
tuscany-kind-inn = inn
    .a = an inn
tuscany-kind-agriculture = agriculture
    .a = an agriculture tile
tuscany-kind-quarry = quarry
    .a = a quarry
tuscany-kind-village = village
    .a = a village
tuscany-kind-monastery = monastery
    .a = a monastery
tuscany-kind-wagon = wagon
    .a = a wagon
tuscany-kind-hex = inn hex
    .a = an inn hex

## Their colours

tuscany-colour-castle = dark green
tuscany-colour-city = red
tuscany-colour-inn = blue
tuscany-colour-agriculture = light green
tuscany-colour-quarry = grey
tuscany-colour-village = orange
tuscany-colour-monastery = yellow
tuscany-colour-wagon = beige

## Kinds of farms on agriculture tiles

tuscany-farm-V = vineyard
tuscany-farm-H = hogs
tuscany-farm-O = olives
tuscany-farm-W = wheat

## Bonus tiles

tuscany-bonus-card = +1 region card
tuscany-bonus-storage = +1 storage space
tuscany-bonus-marble = +1 marble
tuscany-bonus-worker = +1 worker
tuscany-bonus-yield = +1 yield card

## What a yield card gives
## $amount (number): how many

tuscany-yield-red = { $amount ->
    [one] { $amount } red point
   *[other] { $amount } red points
}
tuscany-yield-green = { $amount ->
    [one] { $amount } green point
   *[other] { $amount } green points
}
tuscany-yield-cards = { $amount ->
    [one] { $amount } region card
   *[other] { $amount } region cards
}
tuscany-yield-worker = { $amount ->
    [one] { $amount } worker
   *[other] { $amount } workers
}
tuscany-yield-marble = { $amount ->
    [one] { $amount } block of marble
   *[other] { $amount } blocks of marble
}
tuscany-yield-hex = { $amount ->
    [one] { $amount } inn hex
   *[other] { $amount } inn hexes
}

## Things on the table

tuscany-region = region
tuscany-space = space
tuscany-area = area
tuscany-display = display
tuscany-pile = pile
tuscany-storage = storage
tuscany-hand = hand
tuscany-deck = region deck
tuscany-discards = discard pile
tuscany-yield-deck = yield deck
tuscany-marble = marble
tuscany-worker = worker
tuscany-green-points = green points
tuscany-red-points = red points
tuscany-projected = projected score
tuscany-round = round
tuscany-starting-castle = starting castle
tuscany-colour-bonus = colour bonus
tuscany-neutral = neutral tiles

## Where points came from

tuscany-source-areas = Filled areas
tuscany-source-agriculture = Farms
tuscany-source-colour-bonus = Colour bonuses
tuscany-source-storage = Storage space tiles
tuscany-source-yield = Yield cards
tuscany-source-overflow = Inn hexes without room
tuscany-source-leftovers = Goods left at the end

## Table options

tuscany-option-draw = Cards per draw action
    .help = How many region cards the draw action gives before bonus tiles: 3, or 2 as in the first printing (T4.1).
tuscany-option-inn_hex_same_turn = Inn hex in the same turn
    .help = An inn hex may be placed with a later action of the turn in which it was gained. Otherwise it waits for a later turn (T8.3).
