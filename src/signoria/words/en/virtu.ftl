### What Virtù says to the players: what to do, whom to wait for, what happened, and why a move is refused.
### $player is a player's name. $other and $owner are names of families; $city, $from, $to, $token, $card, $source, $symbol, $thing, $alliance,
### $bonus, $action, $place (in the log of agents and family cards), $side and $step are names from the glossary or from below, ready to be read.
### $room, $place and $space elsewhere are numbers of rooms and courtier spaces.

virtu-seats = Virtù is for 3 to 5 players, not for { $seats }.
virtu-two-players = Virtù for two players (“Italian Wars”) has its own rulebook, which is not available here: choose 3, 4 or 5 players ({ $rule }).

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

virtu-prompt-placing = Place your family cards: into a room, under a card in a room, or on an open courtier space. The others do not see it yet.
virtu-prompt-first-room = The first Spring: put your marker into any room.
virtu-prompt-marker = Move your marker clockwise, room by room, and stop.
virtu-prompt-action = Take the action of your room: { $action }. Or decline it.
virtu-prompt-govern = { $symbols ->
    [0] Govern: choose crowns and crosses to pay.
    [one] Govern: { $symbols } symbol paid. Pay more, or go on to turning.
   *[other] Govern: { $symbols } symbols paid. Pay more, or go on to turning.
}
virtu-prompt-turn = { $tokens ->
    [one] Govern: turn { $tokens } more token.
   *[other] Govern: turn up to { $tokens } more tokens; an alliance bonus takes the place of two.
}
virtu-prompt-trade = Trade: choose ships to sell.
virtu-prompt-war = War: { $cavalry } cavalry and { $ships } { $ships ->
        [one] ship
       *[other] ships
    } to move armies with. Choose more, move armies, or finish.
virtu-prompt-intrigue = { $symbols ->
    [one] Intrigue: { $symbols } mask to use. One places or moves an agent, two remove an enemy's.
   *[other] Intrigue: { $symbols } masks to use. One places or moves an agent, two remove an enemy's.
}
virtu-prompt-agent = Where does your agent go?
virtu-prompt-payment-absolution = Pay to buy the indulgence off.
virtu-prompt-payment-patronage = Pay for step { $step } of patronage.
virtu-prompt-payment-city = Pay for { $city }.
virtu-prompt-payment-purchase = Pay for: { $thing }.
virtu-prompt-payment-alliance = Pay for the alliance.
virtu-prompt-bonus = Choose a patronage bonus.
virtu-prompt-arrival = Choose a courtier space for { $card }.
virtu-prompt-space = You have lost a courtier space: move or discard a card on a shaded space.
virtu-prompt-diplomacy = Diplomacy: choose a city.
virtu-prompt-sieges = Which of your sieges is resolved next?
virtu-prompt-war-bonus-attack = { $city }: you attack with { $attack } against { $defence }. Declare a bonus or pass.
virtu-prompt-war-bonus-defence = { $city }: you defend with { $defence } against { $attack }. Declare a bonus or pass.
virtu-prompt-war-bonus-battle = Battle before { $city }: { $attack } against { $defence }. Declare a bonus or pass.
virtu-prompt-battle-won = You have won the battle: besiege the city, or withdraw.
virtu-prompt-retreat = { $symbols ->
    [0] Your army before { $city } retreats: choose where to, or give it up.
    [one] Your army before { $city } retreats: choose where to, or give it up. { $symbols } ship is ready.
   *[other] Your army before { $city } retreats: choose where to, or give it up. { $symbols } ships are ready.
}
virtu-prompt-wages = { $florins ->
    [one] Pay { $florins } florin of wages, or dismiss armies.
   *[other] Pay { $florins } florins of wages, or dismiss armies.
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
virtu-log-placed-own = You place { $card }: { $place }.
virtu-log-ready = { $player } is ready.
virtu-log-spring = Year { $year }, Spring.
virtu-log-sieges = The sieges are resolved.
virtu-log-winter = Year { $year }, Winter.
virtu-log-ending = This is the last year.
virtu-log-over = The game is over.

## What happened: marker and action

virtu-log-marker = { $player }'s marker stops in room { $room }.
virtu-log-extra-room = { $florins ->
    [one] { $player } pays { $florins } florin to go one room further.
   *[other] { $player } pays { $florins } florins to go one room further.
}
virtu-log-refresh = { $player }'s courtiers on this side are available again: { $side }.
virtu-log-absolved = { $player } buys off the indulgence in room { $room }.
virtu-log-blocked-by-indulgence = An indulgence in room { $room } keeps { $player } from acting.
virtu-log-blocked-by-agent = An enemy agent in room { $room } keeps { $player } from acting.
virtu-log-action = { $player }: { $action }.
virtu-log-decline = { $player } declines the action.
virtu-log-use = { $player } uses { $source }: { $amount } × { $symbol }.
virtu-log-cash = { $amount ->
    [one] { $player } cashes { $amount } florin: { $source }.
   *[other] { $player } cashes { $amount } florins: { $source }.
}
virtu-log-indulgence = { $player } takes an indulgence: { $amount } × { $symbol }.
virtu-log-turn = { $player } turns a token: { $token }.
virtu-log-renew = { $player } reactivates the bonus of an alliance: { $alliance }.
virtu-log-patronage = { $player } takes step { $step } of patronage.
virtu-log-bonus = { $player } chooses a bonus: { $bonus }.
virtu-log-trade = { $ships ->
    [one] { $player } sells { $ships } ship for { $florins } florins.
   *[other] { $player } sells { $ships } ships for { $florins } florins.
}
virtu-log-annex = { $player } wins { $city } by Diplomacy.
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
virtu-log-battle = { $player } and { $other } fight before { $city }: { $attack } against { $defence }.
virtu-log-war-bonus = { $player } declares +{ $strength }: { $attack } against { $defence }.
virtu-log-armies-lost = { $armies ->
    [one] { $player } loses { $armies } army at { $city }.
   *[other] { $player } loses { $armies } armies at { $city }.
}
virtu-log-conquest = { $player } takes { $city }.
virtu-log-trophy = { $player } takes a trophy from { $other }.
virtu-log-siege-failed = { $player } fails before { $city }.
virtu-log-battle-won = { $player } beats { $other } before { $city }.
virtu-log-battle-drawn = Neither { $player } nor { $other } wins before { $city }.
virtu-log-withdraw = { $player } withdraws from { $city }.
virtu-log-retreat = { $player } retreats from { $from } to { $to }.
virtu-log-retreat-sea = { $player } retreats by sea from { $from } to { $to }.

## What happened: Winter

virtu-log-wages = { $florins ->
    [one] { $player } pays { $florins } florin of wages.
   *[other] { $player } pays { $florins } florins of wages.
}
virtu-log-dismiss = { $player } dismisses an army at { $city }.
virtu-log-card-to-room = { $player } moves { $card } into room { $place }.
virtu-log-card-to-space = { $player } moves { $card } to courtier space { $place }.
virtu-log-card-leaves = { $card } leaves room { $place } of { $player }.
virtu-log-discard = { $player } discards { $card }.
virtu-log-buy = { $player } buys: { $thing }.
virtu-log-arrives = { $card } joins the court of { $player }, on courtier space { $place }.
virtu-log-hire = { $player } hires an army in { $city }.
virtu-log-alliance = { $player } forms an alliance: { $alliance }.
virtu-log-takeover = { $player } takes an alliance over from { $other }: { $alliance }.

## Why not: whose turn and which step

virtu-refuse-over = The game is over.
virtu-refuse-no-such-move = There is no such move.
virtu-refuse-ready = You have placed all your cards.
virtu-refuse-not-your-turn = It is not your decision now.
virtu-refuse-wrong-step = That is not what is being decided now. Now: { $step }.

## Why not: paying

virtu-refuse-token-not-yours = This token is not in your domain: { $token }.
virtu-refuse-no-courtier = There is no card on courtier space { $place }.
virtu-refuse-used = This card or token is used: { $source }.
virtu-refuse-not-in-room = The room under your marker has no such card or symbol.
virtu-refuse-no-symbol = This symbol is not there: { $symbol }, { $source }.
virtu-refuse-room-only = Symbols in rooms pay only for the action of that room.
virtu-refuse-one-kind = Only one kind of symbol may be used from each card, and this one has been used: { $source }.
virtu-refuse-not-needed = This symbol is of no use here: { $symbol }.
virtu-refuse-room-florins = Florins of cards in rooms can only pay for the action of that room.
virtu-refuse-would-fall-short = Then the rest of the price could not be paid ({ $source }, { $symbol }).
virtu-refuse-cannot-pay = You cannot pay for that.
virtu-refuse-not-paid-yet = Not everything is paid yet.
virtu-refuse-florins = { $florins ->
    [one] That costs { $florins } florin; your treasury has { $treasury }.
   *[other] That costs { $florins } florins; your treasury has { $treasury }.
}
virtu-refuse-not-your-ally = You have no alliance with: { $alliance }.
virtu-refuse-bonus-used = The bonus of this alliance has been used: { $alliance }.
virtu-refuse-bonus-blocked = An enemy agent blocks the bonus of this alliance: { $alliance }.
virtu-refuse-bonus-not-for-this = The bonus of this alliance is not for this: { $alliance }.
virtu-refuse-indulgence-not-now = You may take an indulgence once a year, from the end of your marker's move to the end of your Winter.
virtu-refuse-indulgence-there = The room under your marker holds an indulgence already.
virtu-refuse-no-indulgence-left = No indulgence is left.
virtu-refuse-indulgence-not-for-this = The crown of an indulgence is not for this.

## Why not: placing, marker and action

virtu-refuse-already-placed = This card has been placed.
virtu-refuse-space-shaded = This shaded courtier space may not be used.
virtu-refuse-space-taken = There is a card on this courtier space.
virtu-refuse-room-full = Room { $room } has an action card and an upgrade.
virtu-refuse-card-without-action = A card without an action can only be an upgrade: { $card }.
virtu-refuse-room-by-room = The marker moves clockwise, room by room.
virtu-refuse-choose-room = In the first Spring, choose any room.
virtu-refuse-must-move = The marker must move at least one room.
virtu-refuse-full-circle = The marker has gone full circle.
virtu-refuse-needs-arrow = Each further room costs an arrow.
virtu-refuse-free-first = The first rooms are free: no florins are needed yet.
virtu-refuse-once-per-spring = Florins pay for one further room in a Spring.
virtu-refuse-no-indulgence = There is no indulgence in room { $room }.
virtu-refuse-not-passed = Your marker has not entered room { $room } this Spring.
virtu-refuse-other-action = The action of this room is another: { $action }.

## Why not: Govern, Patronage and Diplomacy

virtu-refuse-token-available = This token is available already: { $token }.
virtu-refuse-paid-with-it = What paid for this action cannot be turned by it: { $token }.
virtu-refuse-bonus-available = The bonus of this alliance is available already: { $alliance }.
virtu-refuse-whole-symbol = An alliance bonus takes a whole symbol.
virtu-refuse-bonus-taken = This bonus has been taken.
virtu-refuse-bonus-of-that-kind = Each player may have one creator and one creation.
virtu-refuse-city-closed = This city takes no part in this game: { $city }.
virtu-refuse-pirates = Pirate ports cannot be won by Diplomacy: { $city }.
virtu-refuse-not-neutral = This city is not neutral: { $city }.
virtu-refuse-not-connected = No road or sea leads from your cities to { $city }.

## Why not: War and Intrigue

virtu-refuse-no-army = You have no army at { $city }.
virtu-refuse-army-besieges = Your army besieges { $city } and stays there.
virtu-refuse-no-road = No road leads from { $from } to { $to }.
virtu-refuse-no-sea-way = No ship goes from { $from } to { $to }.
virtu-refuse-cavalry = A march takes 1 cavalry; you have { $found } ready.
virtu-refuse-ships = { $ships ->
    [one] That takes { $ships } ship; you have { $found } ready.
   *[other] That takes { $ships } ships; you have { $found } ready.
}
virtu-refuse-no-war-symbol = There are not so many war symbols on this card.
virtu-refuse-no-war-token-left = There are not so many “+1 war” tokens left.
virtu-refuse-remove-first = Your first masks must remove the enemy agent in this room.
virtu-refuse-masks-first = These masks are needed to remove the enemy agent in this room.
virtu-refuse-masks = { $masks ->
    [one] That takes { $masks } mask; you have { $found } ready.
   *[other] That takes { $masks } masks; you have { $found } ready.
}
virtu-refuse-no-agent-ready = You have no agent ready.
virtu-refuse-agent-there = There is an agent already.
virtu-refuse-prince = The Prince keeps your agents out of the cities, rooms and alliances of { $other }.
virtu-refuse-one-enemy-agent = At this table each palace holds at most one enemy agent.
virtu-refuse-no-such-place = No agent can go there.
virtu-refuse-no-own-agent = You have no agent there.
virtu-refuse-no-enemy-agent = There is no enemy agent there.

## Why not: sieges and retreats

virtu-refuse-no-siege = You do not besiege { $city }.
virtu-refuse-tokens-attack-only = In a siege “+1 war” tokens serve the attacker only.
virtu-refuse-no-war-token = You have no “+1 war” token.
virtu-refuse-courtier-without-war = There is no available courtier with so many war symbols on this space.
virtu-refuse-once-per-siege = Leonardo serves once in every siege.
virtu-refuse-bonus-not-yours = You do not have this bonus, or it has been used.
virtu-refuse-not-your-city = You do not control { $city }.
virtu-refuse-road-is-free = A road leads to { $city }: no ships are needed.

## Why not: Winter

virtu-refuse-armies-enough = You have as many armies on the map as you may have.
virtu-refuse-room-closed = Your marker, an indulgence or an enemy agent keeps cards in and out of room { $room }.
virtu-refuse-room-empty = There is no action card in room { $room }.
virtu-refuse-no-upgrade = There is no upgrade in room { $room }.
virtu-refuse-moves-enough = Courtiers have changed places { $most } times this Winter: that is enough.
virtu-refuse-lost-space = Choose a card on a shaded space.
virtu-refuse-space-free = A courtier is discarded only when no space is free.
virtu-refuse-bought-already = Only one of each kind may be bought in a Winter: { $thing }.
virtu-refuse-none-left = None is left: { $thing }.
virtu-refuse-only-one = You may own only one: { $thing }.
virtu-refuse-excluded = You have something that excludes it: { $thing }.
virtu-refuse-no-space = There would be no courtier space for one more card.
virtu-refuse-resilience-too-low = The base resilience is too low for a cathedral: { $city }.
virtu-refuse-cathedral-there = There is a cathedral already: { $city }.
virtu-refuse-already-allied = You have this alliance already: { $alliance }.
virtu-refuse-agent-needed = Taking an alliance over needs an agent of yours on it: { $alliance }.
virtu-refuse-name-the-symbol = With your agent on a free alliance one symbol is saved: say which one ({ $alliance }).
virtu-refuse-full-price = This alliance costs its full price: { $alliance }.
