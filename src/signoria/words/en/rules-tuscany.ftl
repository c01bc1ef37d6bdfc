### The rules of The Castles of Tuscany, in our own words. T6-3 is rule T6.3.

T1 = What you play with
T1-1 = The game is for 2 to 4 players.
T1-2 =
    There are eight kinds of hex tiles, and each kind has its own colour:
    castle (dark green), city (red), inn (blue), agriculture (light green),
    quarry (grey), village (orange), monastery (yellow), wagon (beige).
T1-3 =
    Every player has 22 tiles of their own, with backs in the player's colour:
    4 villages, 4 agriculture tiles, 3 wagons, 3 monasteries, 3 quarries, 2 cities, 1 inn, 1 castle and 1 starting castle.
    There are also 32 neutral tiles: 4 of each of the eight kinds.
T1-4 =
    There are 122 region cards in the eight colours, and 27 yield cards.
    There are 25 bonus tiles, 5 of each sort: +1 region card, +1 storage space, +1 marble, +1 worker, +1 yield card.
    Each of the 8 colours has one colour bonus tile with two sides, I and II.
T1-5 =
    There are 12 region boards with 10 spaces each: 4 of type A, 4 of type B and 4 of type C.
    One board of each type together make a full region of 30 spaces:
    3 castle, 3 city, 2 inn, 5 agriculture, 4 quarry, 5 village, 4 monastery and 4 wagon spaces.
T1-6 =
    Marble, workers and inn hexes never run out.
    An inn hex is a wooden piece that can stand for a tile of any colour (T6.3).
T1-7 =
    The rulebooks do not list everything that is printed on the components.
    So some values here are reconstructed:
    the mix of card colours, the rewards on yield cards, the values of the colour bonuses, the layout of the boards,
    and the farms on the agriculture tiles.
    The component tables say where each of their values comes from.
    If you own a box, you can replace the reconstructed ones with what is printed in yours.

T2 = Set-up
T2-1 =
    Shuffle the region cards and the yield cards into two face-down decks.
    Lay out the colour bonus tiles with side I up.
T2-2 =
    Set your starting castle aside.
    Shuffle your other 21 tiles face down and make three piles of seven: pile 1, 2 and 3, from left to right.
T2-3 =
    Everybody has two scores, and both start at 0.
    Green is your current score, red your final score. T9 says how green turns into red.
T2-4 =
    Shuffle the neutral tiles face down and turn eight of them face up.
    These eight are the display, a market for everybody. The others stay face down in piles.
T2-5 = Everybody draws 5 region cards and hides them from the others.
T2-6 =
    Everybody is dealt one A board, one B board and one C board at random and joins them along their long sides.
    You choose the order of the boards, and you may turn each of them by 180°.
    Neighbouring boards are always shifted against each other by half a hex; you choose whether up or down.
    This way three spaces of one board touch three spaces of the next.
    You see your cards before you build. All players build at the same time, and nobody sees what the others choose.
T2-7 =
    In the same hidden step you put your starting castle on one of your three dark green spaces.
    It has no effect and scores no points for an area.
    But its space counts as filled, and it is a tile next to which you can place others.
T2-8 =
    The starting player is drawn at random; at a real table it is the youngest player.
    Everybody knows who it is before the regions are built (T2.6).
    The starting player stays the same for the whole game.
T2-9 =
    In turn order from the starting player, each player takes one bonus tile of any sort still available.
    If you take “+1 storage space”, you score 2 green points at once.
T2-10 = Then the starting player takes the first turn. Play goes round clockwise.

T3 = Your turn
T3-1 = On your turn you take exactly one action: draw region cards (T4), take a tile (T5) or place a tile (T6).
T3-2 =
    Once per turn you may pay 1 marble to take one more action.
    It may be any of the three, even the same one again. Marble gained this turn may pay for it.
    Your turn ends by itself as soon as you cannot buy another action. If you could but do not want to, you end it yourself.
    .example = You place a quarry and get 1 marble. You pay it straight away and draw region cards. Then your turn is over.
T3-3 =
    You cannot pass.
    Drawing cards is always allowed, even when there is no card left to draw. So you always have an action.

T4 = Draw region cards
T4-1 =
    Draw 3 region cards, plus 1 for each “+1 region card” tile you own. You may hold as many cards as you like.
    Table option: draw 2 cards instead of 3, as in the first printing.
    .example = You own two “+1 region card” tiles. So you draw 5 cards.
T4-2 =
    When a card must be drawn and the deck has run out, the discard pile is shuffled and becomes the new deck. Then go on drawing.
    Never shuffle earlier.
    If the deck and the discard pile are both empty, the rest of the draw is lost.

T5 = Take a tile
T5-1 =
    Take one face-up tile from the display and put it on a free storage space of yours.
    You have 1 storage space, plus 1 for each “+1 storage space” tile you own.
    You may take any tile, even one you could not place. The only exception is T5.5.
T5-2 =
    If all your storage spaces are taken, you must first remove one tile of yours from storage.
    An inn hex in storage can be removed in the same way.
    What you remove goes back to the box and is out of the game. It never joins the removed neutral tiles of T5.7.
    As long as you have a free storage space, you may not remove anything.
T5-3 =
    Fill the gap in the display with the top tile of your leftmost pile that is not empty: pile 1 first, then 2, then 3.
    If all three are empty, fill it with a face-down neutral tile. Either way the new tile is turned face up.
T5-4 = When you take the last tile from one of your piles, this is announced to all. It may bring the end of the round (T9).
T5-5 =
    It can happen that none of the face-up tiles could be placed in your region. Then taking a tile begins like this:
    choose one kind on the display; all tiles of that kind are removed and replaced with neutral tiles.
    Repeat this until at least one tile on the display can be placed. Then you must take a tile that can be placed.
    Once you have begun, you must carry it through.
    If your storage is full, you choose what to remove (T5.2) when you choose the tile.
    “Can be placed” means only this: you have an empty space of that colour next to one of your tiles (T6.2, T6.3).
    Whether you have the cards to pay does not matter.
    If no tile on the display can be placed, there must be a neutral tile that can, either face down or among the removed ones.
    If there is none, you are not allowed to take a tile.
    .example =
        Only yellow and red spaces are free next to your tiles, but there is no monastery and no city on the display.
        You choose wagons. All wagons leave the display, and among the new tiles there is one city. You must take it.
T5-6 =
    Colour limit: whenever five or more tiles of one colour lie in the display, all tiles of that colour are removed.
    Neutral tiles take their places. This is repeated until no colour has five or more tiles.
    All agriculture tiles are one colour, whatever farms they show.
    Removed tiles lie face up beside the neutral piles.
    The order here and in T5.5 is: remove all the tiles, fill all the gaps in order, then look again.
    When you look again, T5.6 comes first, then T5.5.
    .example =
        Four wagons lie in the display. You refill a gap, and it is a fifth one.
        All five leave, and five neutral tiles take their places.
T5-7 =
    When a neutral tile is needed and the neutral piles are empty, shuffle the removed neutral tiles into new piles.
    Those removed just now are shuffled in as well. Tiles with a player's colour on the back are never used again.
    If there is still no neutral tile, the gap stays open for the rest of the game, and the display is smaller.

T6 = Place a tile
T6-1 = Move one tile or inn hex from your storage to a space in your region, and pay for it (T7).
T6-2 =
    The space must be empty, and it must share an edge with a tile already in your region.
    .example = At the beginning only your starting castle is there. So your first tile goes right beside it.
T6-3 =
    The space must have the colour of the tile.
    An inn hex may go on a space of any colour.
    It then is a tile of that colour in every respect: for the payment, the effect, the area and the colour bonus.
T6-4 =
    First the cards you pay go to the discard pile.
    Then come, in this order: the points for the area (T6.5), the colour bonus (T6.6), the effect of the tile (T8).
T6-5 =
    An area is made up of all spaces of one colour that are connected with each other. It has 1 to 3 spaces.
    When your tile fills the last empty space of an area, you score green points:
    1 point for an area of 1 space, 3 points for 2 spaces, 6 points for 3 spaces.
    .example = You have an area of 2 grey spaces. The first quarry there scores no area points, the second scores 3 green points.
T6-6 =
    Whoever is first to fill every space of one colour in their region scores that colour's bonus tile.
    They get the value on side I in green points. Then the tile is turned over.
    The second player to do so gets the value on side II, and the tile leaves the game. Later players get nothing.
    The starting castle counts as one of your dark green tiles.

T7 = Paying
T7-1 =
    Put two region cards of the tile's colour on the discard pile.
    For an inn hex, use the colour of the space it goes to.
T7-2 =
    Instead of either card you may discard a pair: two cards of one other colour.
    You may replace both cards this way; the two pairs may be of the same colour or of different colours.
    So without workers (T7.3) you pay 2, 3 or 4 cards.
    .example =
        You place a red city. You can pay two red cards, or one red and two grey ones.
        Two grey and two blue cards will do as well, and so will four grey ones. One grey and one blue card are not a pair.
T7-3 =
    Instead of either card you may also return one worker to the supply.
    Two workers pay for any tile.
    .example = You place a yellow monastery. You can pay one worker and one yellow card, or one worker and two orange cards.
T7-4 = You choose freely among all payments that fit exactly. You may not pay more than needed.

T8 = What the tiles do (at once, however they were placed)
T8-1 =
    Castle: you may choose a face-up tile on the display (not one from your storage) and place it at once.
    T6.2 and T6.3 apply, but you pay nothing. The new tile scores and has its effect as usual.
    If it is a castle again, you may go on in the same way.
    The display is refilled from your leftmost pile as in T5.3, before the effect of the new tile.
    T5.4, T5.6 and T5.7 apply to this too, so a pile can become empty here.
    T5.5 does not apply: if no tile on the display can be placed, the effect is lost.
    .example =
        You place a castle. There is a monastery on the display, and a yellow space next to your tiles is empty.
        You put the monastery there without paying, refill the display, and then draw 3 region cards for it.
T8-2 =
    City: you may take one bonus tile of any sort still available.
    “+1 storage space” scores 2 green points at once.
T8-3 =
    Inn: take one inn hex and put it on a free storage space. You cannot decline it.
    An inn hex, wherever you got it, can only be placed in a later turn.
    Table option: you may already place it with a later action of the same turn.
    If you have no free storage space, you score 2 red points instead, as in T8.7.
T8-4 =
    Agriculture: a tile shows one or two kinds of farms: vineyard, hogs, olives, wheat.
    Score 1 green point for each kind on the tile that is new in this area.
    An inn hex on a light green space always scores 1 point. It is one more kind of its own.
    .example = There are already olives in the area. You add a tile with wheat and olives and score 1 green point, for the wheat.
T8-5 = Quarry: take 1 marble, plus 1 for each “+1 marble” tile you own.
T8-6 = Village: take 1 worker, plus 1 for each “+1 worker” tile you own.
T8-7 =
    Wagon: reveal 1 yield card, plus 1 for each “+1 yield card” tile you own.
    Reveal them one after the other and take what each of them shows. Bonus tiles never change what a yield card gives.
    An inn hex goes to a free storage space. If none is free, you score 2 red points instead.
    You may not choose the points while a storage space is free.
    A revealed card goes to the yield discard pile at once.
    When a card must be revealed and the yield deck has run out, its discard pile is shuffled and becomes the new deck.
    .example =
        You own two “+1 marble” tiles and reveal a yield card with 1 marble. You take just 1 marble.
        Or: you have one free storage space and reveal two inn hexes in a row. You store the first and score 2 red points for the second.
T8-8 =
    Monastery: draw 3 region cards, whatever the table option in T4.1 says.
    Your “+1 region card” tiles do not count here.

T9 = Rounds and scoring
T9-1 =
    The game has three rounds, each made up of many cycles. In a cycle everybody takes one turn, the starting player first.
    When somebody is the first to empty their pile 1, the current cycle is played to its end. Then round 1 is over.
    So everybody has had the same number of turns.
    Round 2 ends in the same way with the first empty pile 2, and round 3 with the first empty pile 3.
    .example = Three players: the second one empties pile 1. The third one still takes a turn. Then round 1 is scored.
T9-2 =
    Nothing is removed from the players' piles at the end of a round.
    You go on refilling from your leftmost pile that is not empty.
T9-3 =
    Emptying an earlier pile later on has no effect.
    If another player empties pile 1 during round 2, this does not end round 2.
T9-4 =
    At the end of each round everybody adds their green points to their red points.
    Green is never reset. So a green point from round 1 counts three times.
    .example =
        Round 1 ends: you have 8 green and 2 red points. Red goes up to 10, green stays at 8.
        By the end of round 2 you have 20 green points. Red goes up from 10 to 30.
T9-5 =
    Round 3 is a little longer: after its last cycle everybody takes one more turn, in turn order.
    Then comes the third scoring.
T9-6 =
    Final scoring follows. You get 1 red point for each of these:
    each tile in storage, each inn hex in storage, each marble, each worker, and every full five cards in hand, whatever their colours.
    .example = You have 1 tile in storage, 2 workers and 12 cards. That makes 1 + 2 + 2 = 5 red points.
T9-7 =
    The player with the most red points wins.
    In a tie, the player with more empty spaces in their region comes first; then the one with more green points.
    If it is still a tie, they share the place. The same goes for the lower places.
T9-8 =
    If in a full cycle of turns nobody has drawn a card and nobody has taken or placed a tile, play stops.
    The third scoring and the final scoring follow.

T10 = What is secret and what is open
T10-1 =
    Secret: the cards in hand, and the order of all face-down tiles and decks.
    While the regions are being built (T2.6, T2.7), the others' boards are secret too, until everybody is ready.
T10-2 =
    Open: everything else.
    This includes how many cards each player holds, all discarded cards and removed tiles, storage, bonus tiles and scores.
    It also includes which tiles each player has already turned over from their piles.
