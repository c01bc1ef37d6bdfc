### The table of Virtù in the terminal. Marks: ƒ florin, ♛ crown, † cross, ♞ cavalry, ⎈ ship, ☻ mask, ⚔ war, ↻ arrow.
### $symbols, $price, $gives and $need are such marks with numbers ("2♛ 3ƒ").

cli-virtu-hint = Type a number or a move. Also: map, odds CITY, supply, prestige, winter, help, why MOVE, undo, rules V13, view NAME, save, quit
cli-virtu-legend =
    Brackets: used. M▲2 two armies of the family with this letter, ●M its agent, ‡ cathedral, ⚔M▲1 besieges, ☠ pirate port, number: resilience.
    ◆ marker, § indulgence, ↻ right: leaving this room turns the courtiers on the right side. Players: ƒ treasury, ▲ armies, ● agents ready + placed.
    map: all cities with roads and seas · odds: the fights that stand · odds CITY 3: a siege with 3 armies · supply: what there is to buy ·
    prestige: points by source · tracks: both tracks · winter: the steps of your Winter and what they cost. Enter alone pays a whole price.

## The table

cli-virtu-year = Year { $year }, { $season }
cli-virtu-last-year = the last year
cli-virtu-neutral = Neutral cities { $count }
cli-virtu-gathered = Ready to use: { $symbols }
cli-virtu-order = Turn order
cli-virtu-alliances = Alliances
cli-virtu-blocked = blocked
cli-virtu-short-city = city
cli-virtu-short-step = step
cli-virtu-short-cities = cit
cli-virtu-short-patronage = pat
cli-virtu-short-cards = card
cli-virtu-short-religion = rel
cli-virtu-short-trophies = tro
cli-virtu-short-alliances = all
cli-virtu-short-indulgences = ind

## The map

cli-virtu-region-north = North
cli-virtu-region-centre = Centre
cli-virtu-region-south = South
cli-virtu-region-overseas = Overseas
cli-virtu-sea-ligurian = Lig
cli-virtu-sea-tyrrhenian = Tyr
cli-virtu-sea-ionian = Ion
cli-virtu-sea-adriatic = Adr
cli-virtu-map-city = City
cli-virtu-map-resilience = Res
cli-virtu-map-owner = Who
cli-virtu-map-token = Token
cli-virtu-map-sea = Sea
cli-virtu-map-roads = Roads

## A player

cli-virtu-treasury = Treasury { $florins }ƒ
cli-virtu-at-hand = at hand { $symbols }
cli-virtu-armies = Armies { $here }/{ $most }
cli-virtu-agents = Agents { $ready } ready, { $placed } placed
cli-virtu-trophies = Trophies: { $families }
cli-virtu-may-request = indulgence possible
cli-virtu-placing = is placing family cards
cli-virtu-ready = is ready
cli-virtu-court = Court
cli-virtu-court-right = Right
cli-virtu-court-left = Left
cli-virtu-passes-right = right
cli-virtu-passes-left = left
cli-virtu-closed = closed

## Fights

cli-virtu-part-armies = { $armies ->
    [one] army
   *[other] armies
}
cli-virtu-part-declared = declared
cli-virtu-fight-attack = Attack
cli-virtu-fight-defence = Defence
cli-virtu-fight-most = up to { $most } with
cli-virtu-fight-certain = { $losses ->
    [0] The attacker is certain to win and loses no army.
    [one] The attacker is certain to win and loses { $losses } army.
   *[other] The attacker is certain to win and loses { $losses } armies.
}
cli-virtu-fight-won = { $losses ->
    [0] As things stand, the attacker wins and loses no army; the defence can rise to { $most }.
    [one] As things stand, the attacker wins and loses { $losses } army; the defence can rise to { $most }.
   *[other] As things stand, the attacker wins and loses { $losses } armies; the defence can rise to { $most }.
}
cli-virtu-fight-possible = As things stand, the siege fails; { $needed } more would win it, and that is possible.
cli-virtu-fight-lost = The siege fails: it needs { $needed } more.
cli-virtu-battle-won = As things stand, { $winner } beat { $other }.
cli-virtu-battle-lost = As things stand, { $other } beat { $winner }.
cli-virtu-battle-drawn = As things stand, nobody wins: { $winner } and { $other } lose one army each and retreat.
cli-virtu-no-fight = No city is besieged.
cli-virtu-how-odds = Type a city that is not yours, and how many armies if you like: odds siena 3

## Winter

cli-virtu-florins-left = treasury { $florins }ƒ, with everything you can cash in { $reach }ƒ
cli-virtu-wages = { $armies ->
    [one] { $armies } army: { $florins }ƒ
   *[other] { $armies } armies: { $florins }ƒ
}
cli-virtu-spaces = courtier spaces free { $free } of { $spaces }
cli-virtu-left-over = left over { $symbols }
cli-virtu-hiring = { $start }ƒ in { $cities }; { $other }ƒ elsewhere; armies { $armies }/{ $most }
cli-virtu-one-less = { $alliance } { $symbols }, one symbol less
cli-virtu-supply-thing = Supply
cli-virtu-supply-left = left
cli-virtu-supply-price = costs
cli-virtu-supply-gives = gives
cli-virtu-supply-action = action
cli-virtu-supply-rest = Indulgences { $indulgences }, “+1 war” tokens { $tokens }
cli-virtu-supply-bonuses = Patronage bonuses: { $bonuses }
cli-virtu-gives-agent = 1 agent
cli-virtu-gives-space = 1 courtier space
cli-virtu-gives-prestige = { $prestige } prestige

## Moves

cli-virtu-to-pay = To pay: { $need }. Enter: { $steps }
cli-virtu-move-room = room { $room }: { $action }
cli-virtu-move-cash = { $source }: { $symbols } to the treasury
cli-virtu-move-indulgence = indulgence: { $symbols }, { $prestige } prestige
cli-virtu-move-decline = do nothing
cli-virtu-move-pay = { $florins }ƒ from the treasury
cli-virtu-move-pass = no bonus
cli-virtu-move-price = { $name }: { $price } → { $gives }
cli-virtu-move-arm = { $card }: +{ $tokens } war for { $florins }ƒ
cli-virtu-move-besiege = continue to the siege
cli-virtu-move-withdraw = leave the city and retreat
cli-virtu-move-by-road = { $city }, free
cli-virtu-move-by-sea = { $city }, { $symbols }
cli-virtu-move-abandon = lose the army
cli-virtu-done-govern = continue to turning
cli-virtu-done-turn = enough
cli-virtu-done-trade = end the action
cli-virtu-done-war = end the action
cli-virtu-done-intrigue = end the action
cli-virtu-done-palace = continue to purchases
cli-virtu-done-purchases = continue to hiring
cli-virtu-done-hiring = continue to the alliance
cli-virtu-done-alliance = end your Winter

## What patronage bonuses do

cli-virtu-bonus-leonardo = +{ $war } war for { $florins }ƒ in every siege
cli-virtu-bonus-copernicus = { $spaces } more courtier space
cli-virtu-bonus-michelangelo = { $crowns }♛ free for every step of patronage
cli-virtu-bonus-machiavelli = a courtier with { $symbols }
cli-virtu-bonus-bastions = +{ $defence } defence in every siege against you
cli-virtu-bonus-prince = { $spaces } more courtier space, { $agents } agent, and no more enemy agents
cli-virtu-bonus-duomo = { $crosses }† for religion
cli-virtu-bonus-sistine = { $crosses }† for religion
cli-virtu-bonus-artillery = a token: +{ $war } war for { $florins }ƒ
