### What Virtù says to the players: what to do, whom to wait for, what happened, and why a move is refused.
### $player is a player's name. $other and $owner are names of families; $city, $from, $to, $token, $card, $source, $symbol, $thing, $alliance,
### $bonus, $action, $place (in the log of agents and family cards), $side and $step are names from the glossary or from below, ready to be read.
### $room, $place and $space elsewhere are numbers of rooms and courtier spaces.

virtu-seats = Virtù is for 3 to 5 players, not { $seats }.
virtu-two-players = Virtù for two players (“Italian Wars”) has its own rulebook, which is not available here. Choose 3, 4 or 5 players ({ $rule }).

## Component files
## $table, $key: where in the file; $expected: what would have been right, or one of the texts below

virtu-bad-json = The component file is not valid JSON: { $problem }.
virtu-bad-table = Components, { $table }, { $key }: expected here: { $expected }.
virtu-bad-outcome = No shuffle of this game brings “{ $kind }” out of “{ $deck }”.
virtu-expect-entry = an entry with this id
virtu-expect-equal-copies = the same values on all copies
virtu-expect-list = a list
virtu-expect-neighbours = two rooms next to each other, clockwise, counted from 0
virtu-expect-object = a table with keys and values
virtu-expect-one-token = one token for each city and number of players
virtu-expect-open-city = a city that is open for this number of players
virtu-expect-own-cities = start cities that belong to no other family
virtu-expect-two-cities = the ids of two different cities

## Table options

virtu-option-families = Families
    .help = “by-seat”: each seat has its family. “random”: the families are drawn (V1.1).

## Decisions, as names

virtu-step-placing = family cards
virtu-step-marker = marker
virtu-step-action = action
virtu-step-govern = Govern, paying
virtu-step-turn = Govern, turning tokens
virtu-step-trade = Trade
virtu-step-war = War
virtu-step-intrigue = Intrigue
virtu-step-agent = moving an agent
virtu-step-payment = payment
virtu-step-bonus = patronage bonus
virtu-step-arrival = new card
virtu-step-space = lost courtier space
virtu-step-diplomacy = Diplomacy
virtu-step-sieges = order of sieges
virtu-step-war-bonus = war bonuses
virtu-step-battle-won = after the battle
virtu-step-retreat = retreat
virtu-step-wages = wages
virtu-step-palace = palace
virtu-step-purchases = purchases
virtu-step-hiring = hiring
virtu-step-alliance = alliance
virtu-side-right = right
virtu-side-left = left

## What to do

virtu-prompt-placing = Place your family cards: in a room, under a card in a room, or on an open courtier space. The others do not see them yet.
virtu-prompt-first-room = First Spring: put your marker in any room.
virtu-prompt-marker = Move your marker clockwise, room by room, then stop.
virtu-prompt-action = Take the action of your room, { $action }, or decline it.
virtu-prompt-govern = { $symbols ->
    [0] Govern: choose crowns and crosses to pay.
    [one] Govern: { $symbols } symbol paid. Pay more, or go on to turning.
   *[other] Govern: { $symbols } symbols paid. Pay more, or go on to turning.
}
virtu-prompt-turn = { $tokens ->
    [one] Govern: turn { $tokens } more token.
   *[other] Govern: turn up to { $tokens } more tokens. An alliance bonus counts as two.
}
virtu-prompt-trade = Trade: choose ships to sell.
virtu-prompt-war = War: you can move armies with { $cavalry } cavalry and { $ships } { $ships ->
        [one] ship
       *[other] ships
    }. Choose more, move armies, or finish.
virtu-prompt-intrigue = { $symbols ->
    [one] Intrigue: { $symbols } mask to use. One places or moves an agent, two remove an enemy agent.
   *[other] Intrigue: { $symbols } masks to use. One places or moves an agent, two remove an enemy agent.
}
virtu-prompt-agent = Where does your agent go?
virtu-prompt-payment-absolution = Pay off the indulgence.
virtu-prompt-payment-patronage = Pay for step { $step } of patronage.
virtu-prompt-payment-city = Pay for { $city }.
virtu-prompt-payment-purchase = Pay for this: { $thing }.
virtu-prompt-payment-alliance = Pay for the alliance.
virtu-prompt-bonus = Choose a patronage bonus.
virtu-prompt-arrival = Choose a courtier space for { $card }.
virtu-prompt-space = You have lost a courtier space. Move or discard a card on a shaded space.
virtu-prompt-diplomacy = Diplomacy: choose a city.
virtu-prompt-sieges = Which of your sieges is resolved next?
virtu-prompt-war-bonus-attack = { $city }: you attack with { $attack } against { $defence }. Declare a bonus, or pass.
virtu-prompt-war-bonus-defence = { $city }: you defend with { $defence } against { $attack }. Declare a bonus, or pass.
virtu-prompt-war-bonus-battle = Battle outside { $city }: { $attack } against { $defence }. Declare a bonus, or pass.
virtu-prompt-battle-won = You have won the battle. Besiege the city, or withdraw.
virtu-prompt-retreat = { $symbols ->
    [0] Your army outside { $city } must retreat. Choose where to, or give it up.
    [one] Your army outside { $city } must retreat. Choose where to, or give it up. { $symbols } ship is ready.
   *[other] Your army outside { $city } must retreat. Choose where to, or give it up. { $symbols } ships are ready.
}
virtu-prompt-wages = { $florins ->
    [one] Pay { $florins } florin in wages, or dismiss armies.
   *[other] Pay { $florins } florins in wages, or dismiss armies.
}
virtu-prompt-palace = Rearrange your palace, or go on.
virtu-prompt-purchases = { $treasury ->
    [one] Buy cards and tokens, or go on. Your treasury: { $treasury } florin.
   *[other] Buy cards and tokens, or go on. Your treasury: { $treasury } florins.
}
virtu-prompt-hiring = Hire armies, or go on.
virtu-prompt-alliance = Form an alliance or take one over, or end your Winter.
virtu-prompt-over = The game is over.

## Whom to wait for

virtu-wait = Waiting for { $player }: { $step }.
virtu-wait-placing = { $count ->
    [one] { $count } player is still placing family cards.
   *[other] { $count } players are still placing family cards.
}

## What happened: the year

virtu-log-placed = { $player } places a family card.
virtu-log-placed-own = You place { $card } ({ $place }).
virtu-log-ready = { $player } is ready.
virtu-log-spring = Year { $year }, Spring.
virtu-log-sieges = The sieges are resolved.
virtu-log-winter = Year { $year }, Winter.
virtu-log-ending = This is the last year.
virtu-log-over = The game is over.

## What happened: marker and action

virtu-log-marker = { $player }’s marker stops in room { $room }.
virtu-log-extra-room = { $florins ->
    [one] { $player } pays { $florins } florin to go one room further.
   *[other] { $player } pays { $florins } florins to go one room further.
}
virtu-log-refresh = { $player }’s courtiers on this side are available again: { $side }.
virtu-log-absolved = { $player } pays off the indulgence in room { $room }.
virtu-log-blocked-by-indulgence = An indulgence in room { $room } keeps { $player } from acting.
virtu-log-blocked-by-agent = An enemy agent in room { $room } keeps { $player } from acting.
virtu-log-action = { $player }: { $action }.
virtu-log-decline = { $player } declines the action.
virtu-log-use = { $player } uses { $source }: { $amount } × { $symbol }.
virtu-log-cash = { $amount ->
    [one] { $player } cashes in { $amount } florin: { $source }.
   *[other] { $player } cashes in { $amount } florins: { $source }.
}
virtu-log-indulgence = { $player } takes an indulgence: { $amount } × { $symbol }.
virtu-log-turn = { $player } turns a token: { $token }.
virtu-log-renew = { $player } reactivates an alliance bonus: { $alliance }.
virtu-log-patronage = { $player } reaches step { $step } of patronage.
virtu-log-bonus = { $player } chooses a bonus: { $bonus }.
virtu-log-trade = { $ships ->
    [one] { $player } sells { $ships } ship for { $florins } florins.
   *[other] { $player } sells { $ships } ships for { $florins } florins.
}
virtu-log-annex = { $player } wins { $city } through Diplomacy.
virtu-log-agent = { $player } sends an agent: { $place }.
virtu-log-agent-removed = { $player } removes an agent of { $owner }: { $place }.
virtu-log-new-agent = { $player } has one more agent ready.

## What happened: war

virtu-log-army = { $player } moves an army from { $from } to { $to }.
virtu-log-besiege = { $player } besieges { $to } with an army from { $from }.
virtu-log-arm =
    { $player } takes { $tokens ->
        [one] { $tokens } “+1 war” token
       *[other] { $tokens } “+1 war” tokens
    }{ $florins ->
        [0] .
        [one] {" "}for { $florins } florin.
       *[other] {" "}for { $florins } florins.
    }
virtu-log-siege = { $player } attacks { $city }, held by { $other }: { $attack } against { $defence }.
virtu-log-siege-neutral = { $player } attacks { $city }: { $attack } against { $defence }.
virtu-log-battle = { $player } and { $other } fight outside { $city }: { $attack } against { $defence }.
virtu-log-war-bonus = { $player } declares +{ $strength }: { $attack } against { $defence }.
virtu-log-armies-lost = { $armies ->
    [one] { $player } loses { $armies } army at { $city }.
   *[other] { $player } loses { $armies } armies at { $city }.
}
virtu-log-conquest = { $player } takes { $city }.
virtu-log-trophy = { $player } takes a trophy from { $other }.
virtu-log-siege-failed = { $player } fails to take { $city }.
virtu-log-battle-won = { $player } beats { $other } outside { $city }.
virtu-log-battle-drawn = Neither { $player } nor { $other } wins outside { $city }.
virtu-log-withdraw = { $player } withdraws from { $city }.
virtu-log-retreat = { $player } retreats from { $from } to { $to }.
virtu-log-retreat-sea = { $player } retreats by sea from { $from } to { $to }.

## What happened: Winter

virtu-log-wages = { $florins ->
    [one] { $player } pays { $florins } florin in wages.
   *[other] { $player } pays { $florins } florins in wages.
}
virtu-log-dismiss = { $player } dismisses an army at { $city }.
virtu-log-card-to-room = { $player } moves { $card } into room { $place }.
virtu-log-card-to-space = { $player } moves { $card } to courtier space { $place }.
virtu-log-card-leaves = { $card } leaves { $player }’s room { $place }.
virtu-log-discard = { $player } discards { $card }.
virtu-log-buy = { $player } buys: { $thing }.
virtu-log-arrives = { $card } joins { $player }’s court on courtier space { $place }.
virtu-log-hire = { $player } hires an army in { $city }.
virtu-log-alliance = { $player } forms an alliance: { $alliance }.
virtu-log-takeover = { $player } takes over an alliance from { $other }: { $alliance }.

## Why not: whose turn and which step

virtu-refuse-over = The game is over.
virtu-refuse-no-such-move = There is no such move.
virtu-refuse-ready = You have already placed all your cards.
virtu-refuse-not-your-turn = It is not your decision now.
virtu-refuse-wrong-step = Something else is being decided now: { $step }.

## Why not: paying

virtu-refuse-token-not-yours = This token is not in your domain: { $token }.
virtu-refuse-no-courtier = There is no card on courtier space { $place }.
virtu-refuse-used = This card or token is already used: { $source }.
virtu-refuse-not-in-room = The room under your marker has no such card or symbol.
virtu-refuse-no-symbol = This symbol is not there: { $symbol }, { $source }.
virtu-refuse-room-only = Symbols in a room pay only for that room’s action.
virtu-refuse-one-kind = Each card gives only one kind of symbol, and this one has already given one: { $source }.
virtu-refuse-not-needed = You do not need this symbol here: { $symbol }.
virtu-refuse-room-florins = Florins on cards in a room pay only for that room’s action.
virtu-refuse-would-fall-short = Then you could not pay the rest of the price ({ $source }, { $symbol }).
virtu-refuse-cannot-pay = You cannot pay for that.
virtu-refuse-not-paid-yet = Not everything is paid yet.
virtu-refuse-florins = { $florins ->
    [one] That costs { $florins } florin; your treasury has { $treasury }.
   *[other] That costs { $florins } florins; your treasury has { $treasury }.
}
virtu-refuse-not-your-ally = You do not have this alliance: { $alliance }.
virtu-refuse-bonus-used = The bonus of this alliance is already used: { $alliance }.
virtu-refuse-bonus-blocked = An enemy agent blocks the bonus of this alliance: { $alliance }.
virtu-refuse-bonus-not-for-this = The bonus of this alliance does not help here: { $alliance }.
virtu-refuse-indulgence-not-now = You may take one indulgence a year, between the end of your marker’s move and the end of your Winter.
virtu-refuse-indulgence-there = There is already an indulgence in the room of your marker.
virtu-refuse-no-indulgence-left = There are no indulgences left.
virtu-refuse-indulgence-not-for-this = The crown of an indulgence does not help here.

## Why not: placing, marker and action

virtu-refuse-already-placed = You have already placed this card.
virtu-refuse-space-shaded = You may not use this shaded courtier space.
virtu-refuse-space-taken = This courtier space already holds a card.
virtu-refuse-room-full = Room { $room } already has an action card and an upgrade.
virtu-refuse-card-without-action = A card without an action can only be an upgrade: { $card }.
virtu-refuse-room-by-room = The marker moves clockwise, room by room.
virtu-refuse-choose-room = In the first Spring, choose any room.
virtu-refuse-must-move = The marker must move at least one room.
virtu-refuse-full-circle = The marker has already gone full circle.
virtu-refuse-needs-arrow = Each further room costs an arrow.
virtu-refuse-free-first = The first rooms are free. You do not need florins yet.
virtu-refuse-once-per-spring = Florins pay for only one extra room each Spring.
virtu-refuse-no-indulgence = There is no indulgence in room { $room }.
virtu-refuse-not-passed = Your marker has not entered room { $room } this Spring.
virtu-refuse-other-action = This room has a different action: { $action }.

## Why not: Govern, Patronage and Diplomacy

virtu-refuse-token-available = This token is already available: { $token }.
virtu-refuse-paid-with-it = This action cannot turn what paid for it: { $token }.
virtu-refuse-bonus-available = The bonus of this alliance is already available: { $alliance }.
virtu-refuse-whole-symbol = An alliance bonus costs a whole symbol.
virtu-refuse-bonus-taken = This bonus is already taken.
virtu-refuse-bonus-of-that-kind = Each player may have only one creator and one creation.
virtu-refuse-city-closed = This city is not part of this game: { $city }.
virtu-refuse-pirates = Pirate ports cannot be won by Diplomacy: { $city }.
virtu-refuse-not-neutral = This city is not neutral: { $city }.
virtu-refuse-not-connected = No road or sea leads from your cities to { $city }.

## Why not: War and Intrigue

virtu-refuse-no-army = You have no army at { $city }.
virtu-refuse-army-besieges = Your army is besieging { $city } and stays there.
virtu-refuse-no-road = No road leads from { $from } to { $to }.
virtu-refuse-no-sea-way = No ship sails from { $from } to { $to }.
virtu-refuse-cavalry = A march takes 1 cavalry; you have { $found } ready.
virtu-refuse-ships = { $ships ->
    [one] That takes { $ships } ship; you have { $found } ready.
   *[other] That takes { $ships } ships; you have { $found } ready.
}
virtu-refuse-no-war-symbol = This card does not have that many war symbols.
virtu-refuse-no-war-token-left = There are not that many “+1 war” tokens left.
virtu-refuse-remove-first = Your first masks must remove the enemy agent in this room.
virtu-refuse-masks-first = You need these masks to remove the enemy agent in this room.
virtu-refuse-masks = { $masks ->
    [one] That takes { $masks } mask; you have { $found } ready.
   *[other] That takes { $masks } masks; you have { $found } ready.
}
virtu-refuse-no-agent-ready = You have no agent ready.
virtu-refuse-agent-there = There is already an agent there.
virtu-refuse-prince = The Prince keeps your agents out of the cities, rooms and alliances of { $other }.
virtu-refuse-one-enemy-agent = At this table each palace may hold only one enemy agent.
virtu-refuse-no-such-place = No agent can go there.
virtu-refuse-no-own-agent = You have no agent there.
virtu-refuse-no-enemy-agent = There is no enemy agent there.

## Why not: sieges and retreats

virtu-refuse-no-siege = You are not besieging { $city }.
virtu-refuse-tokens-attack-only = In a siege, “+1 war” tokens help only the attacker.
virtu-refuse-no-war-token = You have no “+1 war” token.
virtu-refuse-courtier-without-war = There is no available courtier with that many war symbols on this space.
virtu-refuse-once-per-siege = Leonardo helps once in each siege.
virtu-refuse-bonus-not-yours = You do not have this bonus, or it is already used.
virtu-refuse-not-your-city = You do not control { $city }.
virtu-refuse-road-is-free = A road leads to { $city }. You do not need ships.

## Why not: Winter

virtu-refuse-armies-enough = You have as many armies on the map as you are allowed.
virtu-refuse-room-closed = No card can enter or leave room { $room }: your marker, an indulgence or an enemy agent is there.
virtu-refuse-room-empty = There is no action card in room { $room }.
virtu-refuse-no-upgrade = There is no upgrade in room { $room }.
virtu-refuse-moves-enough = Courtiers have already changed places { $most } times this Winter.
virtu-refuse-lost-space = Choose a card on a shaded space.
virtu-refuse-space-free = You discard a courtier only when no space is free.
virtu-refuse-bought-already = You may buy only one of each kind per Winter: { $thing }.
virtu-refuse-none-left = There are none left: { $thing }.
virtu-refuse-only-one = You may own only one: { $thing }.
virtu-refuse-excluded = You own something that excludes this: { $thing }.
virtu-refuse-no-space = There would be no courtier space for another card.
virtu-refuse-resilience-too-low = The base resilience is too low for a cathedral: { $city }.
virtu-refuse-cathedral-there = There is already a cathedral: { $city }.
virtu-refuse-already-allied = You already have this alliance: { $alliance }.
virtu-refuse-agent-needed = To take over this alliance you need an agent on it: { $alliance }.
virtu-refuse-name-the-symbol = Your agent on this free alliance saves one symbol. Say which one ({ $alliance }).
virtu-refuse-full-price = This alliance costs the full price: { $alliance }.
