### The rules of Virtù. One message for each rule: V13-5 is the text of rule V13.5, V13 the title of its section.
### Lines end where sentences do, so a line break may be shown as it is or as a space. List items begin with "•".

V1 = Families and map
V1-1 =
    Three to five players each lead a family:
    • the Medici of Florence (red);
    • Aragon of Naples (yellow);
    • the Doges of Venice (green);
    • the Sforza of Milan (blue);
    • the Borgia of Rome (white).
    With three players, red, yellow and green take part. With four, add blue. With five, add white.
    Who plays which family is up to you: choose, or draw lots.
    Where the printed rules leave a question open, this text answers it. Such answers are marked “Ruling”.
V1-2 =
    With three or four players, use side 3/4 of the map. With five, use side 2/5.
    With three players, eight cities are closed and take no part: Nice, Turin, Milan, Genoa, Parma, Ragusa, Cagliari and Reggio.
    Perugia and Civitavecchia exist on side 2/5 only.
    Rome is a neutral city with three and four players. With five it is a start city of the Borgia and has a token of its own.
V1-3 =
    Every city has a base resilience from 1 to 4. A city that nobody controls is neutral. Roads lead from city to city.
    A port also lies on one or two seas. Four cities are pirate ports: Ragusa, Ajaccio, Cagliari and Tunis.
    They cannot be won by Diplomacy (V10.1).
V1-4 =
    There are eight symbols: florin, crown, cross, cavalry, ship, mask, war and arrow.
    There are six actions: Govern, Patronage, Trade, Diplomacy, War and Intrigue.

V2 = Set-up
V2-1 =
    The supply is open to all:
    • the noble cards, sorted by kind: eleven kinds of five cards each, and one Pope;
    • the tokens of the neutral cities;
    • 5 cathedrals, 5 guilds and 14 titles;
    • 10 patronage bonuses;
    • 10 indulgences;
    • 11 “+1 war” tokens;
    • florins.
    Florins never run out. Everything else is limited to the printed number.
    Many printed values were not known and have been reconstructed:
    most of the map, the costs and symbols of cards and tokens, and the order of the rooms in the palaces.
    If you own a box, you can put in the values printed there.
V2-2 =
    Each player begins with:
    • a palace with 5 rooms and 6 courtier spaces. Three spaces are open (2 on the right, 1 on the left), three are shaded (1 on the right, 2 on the left);
    • 3 family cards;
    • an action marker;
    • the 2 tokens of the start cities, in the domain (the area next to the palace), available side up;
    • 18 control discs, for the cities you control and for the tracks;
    • 6 armies: 1 at each start city, 4 in reserve;
    • 5 agents, of which 2 are ready. Aragon and Borgia have 3 ready: the third is the agent symbol on one of their family cards, and V15.7 does not count it again;
    • 1 florin.
V2-3 =
    All players place their 3 family cards at the same time. Each card goes to one of these places:
    • into a room, as its action card, if the card has an action;
    • under a card in a room, as its upgrade (one upgrade per room);
    • on an open courtier space, as a courtier.
    Ruling: the cards stay hidden until everyone is ready. Courtiers start available.
V2-4 =
    The first player is chosen at random; the others follow clockwise.
    Everyone starts on space 2 of the city track and on space 0 of the patronage track.
    The discs are stacked in turn order, the first player's on top.

V3 = Cards, tokens, paying
V3-1 =
    Every card and token has two sides: available and used. To use a courtier or a token in your domain, turn it from available to used.
    The cards in your rooms, upgrades included, never turn.
V3-2 =
    In one payment, each card or token gives symbols of one kind only. You may combine as many cards and tokens as you like.
    Symbols left over are lost.
    What counts as one payment:
    • a whole action, as far as the room's action card and its upgrade are concerned: each of the two gives one kind for the whole action, and each symbol counts once;
    • all your purchases of one Winter together;
    • one alliance;
    • paying off one indulgence;
    • all retreats of one player;
    • one war bonus.
    .example =
        A courtier shows 2 crowns and 1 mask. In one payment it gives crowns or the mask, not both.
        If only 1 crown is needed, the other is lost.
V3-3 =
    You pay for an action with any of these:
    • the symbol printed in the room, if no card covers it: Govern 1 crown, Intrigue 1 mask, War 1 cavalry; Diplomacy and Patronage have none;
    • if a card covers it: that action card and its upgrade;
    • available courtiers;
    • available tokens in your domain;
    • alliance bonuses (V12.4).
    Ruling: the order in which the printed rules list these is only advice. Nobody is made to use a symbol.
V3-4 =
    Florins are paid from your treasury.
    At any time you may turn available courtiers and domain tokens with florin symbols to used and put the florins in your treasury.
    Ruling: that means at any decision of your own, including when you defend in a siege.
    Florins on a room's action card or upgrade pay only for that room's action. What is left over is lost.
V3-5 = Only florins can be saved. Other symbols are never stored.
V3-6 =
    The symbols on the cards in a room serve only the action of that room. They cannot be used in Winter, in sieges or for retreats.
    (V11.3 tells how their war symbols reach a siege.)

V4 = The year
V4-1 =
    A year has a Spring and a Winter.
    Spring: in turn order, each player moves their marker and takes the action of the room (V5–V11).
    Then come the sieges (V13), the retreats (V13.7) and the new turn order (V14).
    Winter: in the new order, each player does all the steps of V15, in the order given there. Then it is the next player's turn.

V5 = Moving the marker
V5-1 = In the first Spring, put your marker in any room. In every later Spring it must move, clockwise: 1 or 2 rooms for free.
V5-2 =
    You may go further. Each further room costs 1 arrow.
    Once per Spring you may pay 2 florins for one of them instead of the arrow. You may combine both.
    Ruling: five rooms, a full circle, is the limit. You pay and move room by room, so courtiers refreshed on the way can pay for going on.
    .example = A full circle of five rooms: 2 rooms are free, the other three cost 3 arrows, or 2 florins and 2 arrows.
V5-3 = When the marker passes the arrow on the left or right side of the palace, turn all courtiers on that side to available.
V5-4 =
    When your marker passes through a room with an indulgence, or stops there, you may pay off the indulgence for 1 cross or 2 crowns.
    It returns to the supply. Pay with courtiers (also with those just refreshed), tokens or the bonus of the Holy Roman Empire.
    You can do this from the moment the marker enters the room until your action begins.
    The room the marker starts from does not count. An indulgence you took this year cannot be paid off this Spring.
V5-5 =
    Your action is that of the action card in the room. Without a card, it is the action printed there. You may decline it.
    You cannot take the action if:
    • an indulgence lay in the room when the marker stopped and you did not pay it off; or
    • an enemy agent (one of another player) stands in the room (exception: V11.6).
    An indulgence you take this year does not block the action it pays for.

V6 = Indulgences
V6-1 =
    Once per year you may take an indulgence, unless the room under your marker already holds one. It gives you one of these:
    • 1 crown, to be used at once: in Spring for your action, in Winter for purchases or an alliance. It cannot be used for paying off indulgences, in sieges or for retreats;
    • 3 florins.
    Put the indulgence in the room under your marker.
    Ruling: you may do this at any decision of your own, from the end of your marker move until the end of your Winter turn.
V6-2 = There are ten indulgences and no more. Each one still in your palace at the end costs you 1 prestige.
V6-3 = If your marker stopped on an indulgence and you did not pay it off, you cannot take another one this year.

V7 = Govern
V7-1 =
    For each crown or cross you pay, do one of these:
    • turn up to two tokens in your domain to available;
    • reactivate one of your alliance bonuses.
    Ruling: first pay all symbols, then turn the tokens.
    .example = You pay 2 crowns and 1 cross. You may turn up to six tokens, or four tokens and reactivate one alliance bonus.
V7-2 =
    Tokens and alliance bonuses used to pay for this action cannot be turned or reactivated by it.
    You may cash in tokens with florins just before (V3.4) and then turn them.
    An alliance bonus under an enemy agent may be reactivated, but it cannot be used (V12.3).

V8 = Patronage
V8-1 =
    Advance one step on the patronage track. One step per year is the limit. The costs:
    • step 1 and step 2: each 2 florins and 1 crown or cross;
    • step 3 and step 4: each 3 florins, 1 crown, and 1 more crown or cross;
    • step 5: 4 florins, 2 crowns and 1 cross.
V8-2 =
    When you reach step 2, and again at step 4, choose one of the patronage bonuses still in the supply.
    In the whole game you get one creator and one creation, in either order.
V8-3 =
    Creators:
    • Leonardo da Vinci: +1 war for 1 florin, once in every siege.
    • Copernicus: 1 more courtier space.
    • Michelangelo: one free crown in each of your Patronage actions. It also counts where the cost says “crown or cross”.
    • Columbus: 2 prestige.
    • Machiavelli: a card. It goes on a courtier space, available. Ruling: if no space is free, discard a courtier for it. It may later become an upgrade. If you discard it, it leaves the game.
    Creations:
    • Bastions: +2 defence in every siege against you.
    • The Prince: 1 more courtier space and 1 more agent. Other players may no longer place or move agents into your cities, rooms or alliances. Agents already there stay.
    • Duomo: 1 cross for religion at the end (V16.3).
    • Sistine Chapel: 2 crosses for religion at the end (V16.3).
    • Artillery: a token for your domain. +2 war for 1 florin (V13.4).

V9 = Trade
V9-1 = Take 2 florins for each ship you use.

V10 = Diplomacy
V10-1 =
    Take one neutral city. Pay more crowns than its resilience.
    Your own agent in the city lowers the resilience by 1; another player's agent raises it by 1.
    The city must be connected by road to a city of yours.
    Or you go by sea, from a port of yours to a port: then you also pay 1 ship for each sea crossed, at least 1.
    Pirate ports cannot be taken this way.
V10-2 =
    Take the token of the city, available side up, and put your disc on the city. Your disc on the city track moves up by 1.
    Ruling: armies of other players outside that city stay. They now besiege you, its new owner.
V10-3 =
    Examples:
    • Ravenna has resilience 2. From Florence, by road, it costs 3 crowns.
    • Terracina has resilience 1, and an enemy agent is there. From Pisa, across two seas, it costs 3 crowns and 2 ships.

V11 = War and Intrigue
V11-1 =
    War: 1 cavalry moves one army along one road.
    Ships move one army from a port to any other port, without landing in between: 1 ship for each sea crossed, at least 1.
    The same army may move several times. Any number of armies may move.
V11-2 =
    An army that reaches a city you do not control stops outside and besieges it. You may start several sieges in one Spring.
    Armies you move into a besieged city of your own defend it.
V11-3 =
    War symbols on the room's action card or upgrade may be used instead of the cavalry or ships of the same card.
    For each symbol, take one “+1 war” token and pay its 1 florin at once. Florins on the cards in that room may pay it too.
    There are eleven tokens in the supply.
    Tokens you still have when all your sieges are resolved are discarded.
V11-4 =
    Intrigue. For 1 mask: place a ready agent, or move one already placed.
    It goes to a city, a room of any palace or an alliance that holds no agent. For 2 masks: remove an opponent's agent.
    It returns to its owner, ready.
    (One list in the printed rules can be read as 1 mask for this. Their text and their example say 2, and so do we.)
V11-5 =
    Each city, each room and each alliance holds one agent at most, no matter whose. Agents stay when a city or an alliance changes hands.
V11-6 =
    Your action is Intrigue, and an enemy agent stands in that very room? Then you may still act, if your first two masks remove that agent.
    An indulgence in the room still blocks the action.
V11-7 = Option for first games: at most one enemy agent in each palace. You choose it when you set up the table. It is off by default.

V12 = Alliances
V12-1 =
    There are three powers: France, the Ottoman Empire and the Holy Roman Empire. Each is allied to one player at most.
    In each Winter you may form or take over one alliance.
V12-2 =
    To form a free alliance, pay its cost. If your agent is on it, you pay one symbol less, of your choice.
    Another player's agent on it does not hinder you, but it stays (V12.3).
    To take over another player's alliance, you need your agent on it and pay the full cost.
    In both cases the bonus starts available.
V12-3 = An enemy agent on your alliance blocks its bonus and its prestige.
V12-4 =
    You can use the bonus of an alliance once. Then it is inactive until you reactivate it with Govern (V7.1).
    • France: +2 war in a siege, as attacker or defender, or in a field battle.
    • Ottoman Empire: 2 ships, both in the same payment, for Diplomacy, War, Trade or a retreat.
    • Holy Roman Empire: 1 cross for any action, for purchases or for paying off an indulgence.
    No alliance bonus can pay for an alliance.
    .example =
        The Ottoman alliance costs 1 crown and 3 ships.
        With your agent on it, and while nobody holds it, it costs 3 ships, or 1 crown and 2 ships.

V13 = Sieges (end of Spring)
V13-1 = In turn order, each player resolves their sieges, in an order of their choice.
V13-2 =
    If armies of two players stand outside the same city, they first fight a field battle (V13.8).
    The armies of the city's owner are inside and take no part in it.
V13-3 =
    Attack: the attacker's armies and war bonuses.
    Defence: the resilience, less 1 if the attacker's agent is in the city.
    • Neutral city: 1 more if another player's agent is there.
    • City of a player: plus the owner's armies there and the owner's war bonuses.
    .example =
        You besiege Ravenna (resilience 2) with 3 armies and one war bonus: attack 4.
        The owner has 1 army there and uses one war bonus, but your agent is in the city: 2 + 1 + 1 − 1 = defence 3. You win.
V13-4 =
    War bonuses are declared one at a time, in turns, the attacker first, until both pass in a row.
    A neutral city has no defender: only the attacker declares. You can use:
    • “+1 war” tokens: only the attacker, but both sides in a field battle;
    • available courtiers with war symbols: turn the card. That is one declaration. It gives as many of its war symbols as you pay for, at 1 florin each;
    • Leonardo da Vinci: +1 for 1 florin;
    • Artillery: +2 for 1 florin;
    • France: +2, for free;
    • Bastions: +2 for the defender, automatically.
    Each of them counts at most once per siege. No other token and no card in a room gives war here.
V13-5 =
    If the attack is greater than the defence, the attacker wins.
    The attacker loses 1 army if the final defence, with everything counted, is 3 or more, and 1 army for each defending army, but at most all armies present.
    The defender loses all armies there. The city is won even if no attacking army is left. Surviving armies stand in it.
    The winner takes the city's token, used side up, and the cathedral's token if there is one, also used.
    The winner puts a disc on the city. If the city belonged to a player, the winner also takes a trophy: one disc of that opponent.
    You can have one trophy from each opponent. It is worth 2 prestige, and you keep it for good.
    .example =
        In the example of V13.3 you lose 2 of your 3 armies: 1 because the defence is 3, and 1 for the defending army.
        The third army stands in Ravenna.
V13-6 = Otherwise the attacker loses 1 army at once, and the rest retreat (V13.7). Lost armies always return to their owner's reserve.
    .example = Two armies besiege Spoleto (resilience 2). 2 is not greater than 2: one army is lost, the other retreats.
V13-7 =
    Retreats come after all sieges, in turn order. What counts is who controls which city at that moment. An army can retreat:
    • to a city of yours next to the besieged city by road, for free;
    • if the besieged city is a port, to a port of yours, for 1 ship per sea and army. Pay with courtiers, domain tokens or the Ottoman bonus.
    Choose for each army on its own. Armies that cannot retreat, or that you leave behind, are lost.
    .example = Two armies retreat from Ancona to Venice, across one sea. That costs 2 ships.
V13-8 =
    Field battle: each side counts its armies and its war bonuses.
    Bonuses are declared as in V13.4; the side that comes first in turn order begins.
    • One side is higher: the loser loses all its armies there. The winner loses as many, at most all of its own. The winner may then besiege the city or retreat.
    • Tie: each side loses 1 army, and both retreat.
    There is no trophy. Bonuses used in the battle are spent.
    Leonardo da Vinci may be used, but the battle and the siege that follows count as one. Bastions do not count.
    Ruling: the battle is fought when the first of the players involved, in turn order, takes up that city.
    If that player wins, their choice and the siege follow at once. Otherwise the winner keeps the siege for their own turn.
    With three or more players outside the city, the first two in turn order fight; then the winner fights the next. If nobody wins, the next two fight at once.
    A siege needs at least one army left.

V14 = Turn order and city track
V14-1 =
    The city track shows how many cities you have. Its last space is 8+. A disc that arrives on a space goes on top of the discs there.
    A disc that does not change its space stays where it is.
    Ruling: in a conquest the loser's disc moves first, so that the conqueror's disc lies on top of it.
    At the end of Spring, set the new turn order: whoever has more cities goes first. The actual number counts.
    If tied, the upper disc goes first.
    .example = Nine cities go before eight, although both discs lie on 8+.
V14-2 =
    With 5 or more cities, you can use one more courtier space (V15.3).
    If you fall below 5, you lose a shaded space of your choice at once.
    A card on it moves to another free space, keeping its side, or is discarded.

V15 = Winter (in this order)
V15-1 =
    Wages: 1–2 armies cost nothing, 3–4 armies 1 florin, 5–6 armies 2 florins.
    If you cannot or will not pay in full, remove armies of your choice until the rest are paid for.
V15-2 =
    Palace: you may move cards, one at a time.
    • No card moves into or out of a room that holds your marker, an indulgence or an enemy agent.
    • A courtier moves only while available.
    • A card that leaves a room goes to a free courtier space, used side up. No card moves straight from room to room.
    • A card is put under an action card, never on top of one.
    • A card without an action stays in a room only as an upgrade. If the action card leaves, an upgrade with an action takes its place.
    • Any courtier may be discarded at any time in your Winter: a noble goes back to the supply, a family card out of the game.
V15-3 =
    The number of shaded spaces you can use is the sum of these, but 3 at most:
    • 1 for each of your titles with the space symbol, used or not;
    • 1 for Copernicus;
    • 1 for The Prince;
    • 1 for having 5 cities or more.
    You may use whichever shaded spaces you like.
V15-4 =
    Purchases: buy any number of cards and tokens, but one copy of each kind per Winter. Pay for all of them before any arrives.
    Ruling: what arrives may serve for hiring and for the alliance of the same Winter, but not for its purchases.
    Cards go to free courtier spaces, available. After paying you may discard courtiers to make room, even those just used.
    A card without a space cannot be bought. Tokens go to your domain, available; a cathedral arrives used.
V15-5 =
    You can own at most one of each at a time: Cardinal, guild, Duchy, Principality, Kingdom or Republic.
    Kingdom and Republic exclude each other; there are two of each. You can buy only the Duchy and the Principality with your own crest.
V15-6 = Cathedral: only for a city of yours that has base resilience 3 or 4 and no cathedral yet. It gives 1 prestige to whoever holds it.
V15-7 =
    A card or bonus with an agent symbol makes one more of your agents ready, up to five.
    Ruling: if you discard the card later, you keep the agent.
V15-8 =
    Hiring: an army costs 1 florin in a start city of yours that you control, and 3 florins in any other city of yours.
    You can have six armies on the map at most.
V15-9 =
    Alliance: you may form or take over one (V12).
    If you have not taken an indulgence this year, you may do so at any moment of your Winter (V6).

V16 = End and prestige
V16-1 =
    At the end of Spring, check:
    • no neutral city is left, or
    • someone has 8 or more cities, or
    • someone stands on step 5 of the patronage track.
    If any of these is true, the game ends after this Winter.
V16-2 =
    Count your prestige:
    • cities: as shown by your space on the city track (0–6), and 1 more for everyone on the furthest occupied space. 8 and 9 cities tie;
    • patronage: as shown by your space on the patronage track (0–3), and 1 more for everyone who is furthest;
    • cards and tokens: the prestige shown on them, used or not;
    • trophies: 2 each;
    • alliances: 1 for each without an enemy agent;
    • religion: see V16.3;
    • indulgences: −1 each.
V16-3 =
    Religion: count your crosses:
    • on all cards in your palace and all tokens in your domain, used or not;
    • on the bonus of the Holy Roman Empire, if it is available and not blocked;
    • on Duomo and Sistine Chapel.
    From most crosses to fewest, players get:
    • with three players: 4, 2, 0;
    • with four players: 4, 2, 1, 0;
    • with five players: 4, 2, 1, 0, 0.
    Players tied for a place all get the points of the place directly after it.
    The players behind them get the points of their own place.
    Ruling: nobody is excluded for having no cross.
    .example = With four or five players, two are tied for first place. Each gets 2. The next player is third and gets 1.
V16-4 =
    The player with the most prestige wins.
    If tied, more crowns on the cards in the palace and the tokens in the domain decide, used or not. Symbols printed in rooms do not count.
    If still tied, the victory is shared.
V16-5 = Ruling: a game that has not ended otherwise ends after the Winter of year 30.

V17 = Information
V17-1 = Once the family cards are placed (V2.3), everything is open. Nothing in the game is left to chance except who goes first.

V18 = Two players (“Italian Wars”)
V18-1 =
    The rules for two players are in a second rulebook, which is not available here.
    So you play Virtù with three, four or five.
