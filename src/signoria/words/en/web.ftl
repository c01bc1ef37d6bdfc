### What the pages in the browser say: buttons, headings, labels for screen readers. web-tuscany-… belongs to The Castles of Tuscany.
### $kind is the name of a kind of tile from the glossary; $space is a space of a region (c4); $player is a player's name.

## Everywhere

web-home = Home
web-menu = Menu
web-table = Table
web-rules = Rules
web-settings = Settings
web-language = Language
web-fullscreen = Full screen
web-close = Close
web-back = Back
web-skip = Skip
web-skip-ahead = Skip
web-undo = Undo
web-save = Save
web-change = Change
web-stay = Stay
web-never-mind = Cancel
web-new-version = A new version is available.
web-reload = Reload
web-later = Later
web-yes = yes
web-no = no
web-on = on
web-off = off
web-copy = Copy
web-copied = Copied
web-copy-link = Copy link
web-copy-by-hand = Your browser does not let the page copy. The link is selected: press Ctrl+C, or press and hold.
web-share = Share
web-send = Send…
web-again = Try again
web-loading = Loading…
web-skip-to-content = Skip to the content
web-you = you
web-name = Name
web-your-name = Your name
web-player = Player
web-first = 1st
web-second = 2nd
web-bot = { $bot } bot
web-icons-by = Icons by
web-fair = Fair shuffles that anyone can verify
web-offline = The server cannot be reached.
web-offline-sub = The page keeps trying by itself.
web-trouble = The server reported error { $status }.
web-reconnecting = Reconnecting… You can still read the table, and your move is not lost.
web-closed = This table cannot be opened.
web-link-incomplete = This link is incomplete.
web-link-ask-whole = { $known ->
    [0] Ask the host for the whole link.
   *[other] Ask { $host } for the whole link.
}
web-link-wrong = This link does not open the table.
web-link-ask-new = { $known ->
    [0] Ask the host for a new one.
   *[other] Ask { $host } for a new one.
}
web-no-table = This table does not exist.
web-no-table-sub = It has been removed, or the link has a typo.
web-no-screen = { $game } cannot be played in the browser yet.
web-in-terminal = For now, play it in the terminal:

## Home

web-hero-title = Two board games, in your browser
web-hero-sub = Play bots or friends. No account, nothing to install.
web-about-tuscany = Build your region tile by tile. Points you score early count up to three times.
web-about-virtu = Lead one of Italy’s great families through trade, intrigue and war.
web-players-range = { $fewest }–{ $most } players
web-play-now = Play now
web-play = Play
web-starts-against = “Play now” starts a game against { $bot } ({ $strength }).
web-against-bot = against { $bot } – { $strength }
web-choose-bot = Choose a bot
web-suggested = suggested
web-new-game = New game: { $game }
web-invite-what = a link and a QR code
web-get-link = Get a link
web-same-what = pass it around the table
web-set-up = Set up
web-my-tables = My tables
web-public-tables = Public tables
web-being-played = In progress
web-finished = Finished
web-your-turn = Your turn
web-your-turn-at = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
}
web-others-wait = { $count ->
    [one] One more table is waiting for others.
   *[other] { $count } more tables are waiting for others.
}
web-next-table = Next table
web-all-tables = All { $count } tables
web-look = View
web-watch = Watch
web-none-public = Nobody is waiting for players.
web-open-public = Open a public table
web-same-device = On this device
web-open-record = Open a record
web-played-before = I have played here before
web-status-waiting = waiting for players
web-status-playing = in progress
web-status-finished = finished
web-status-cancelled = closed
web-finished-as = { $place ->
    [1] Won against { $others }
    [2] 2nd of { $count }, with { $others }
    [3] 3rd of { $count }, with { $others }
   *[other] { $place }th of { $count }, with { $others }
}
web-seats-taken = { $taken } of { $count } taken

## A new table

web-seat-it = Add a bot
web-name-of-seat = Name of the player in seat { $seat }
web-add-player = Add a player: { $count } seats
web-remove-seat = Remove seat { $seat }
web-free-the-seat = Free { $player }’s seat
web-who-may-come = Who may join and watch
web-by-link = anyone with the link
web-public = everyone
web-deal-again = Deal
web-deal-fresh = new shuffle

## Deals

web-deal = Shuffle
web-deal-committed = sealed before the game
web-deal-known = known deal
web-deal-seed = chosen deal
web-deal-fork = continued game

## Waiting room

web-seats = Seats
web-waiting-for-friend = Waiting for a friend
web-anyone-with-link = anyone with the link can sit down
web-anyone-here = anyone can sit down
web-you-here = you, here
web-this-table = This table
web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-undo-sub = until something hidden is revealed
web-can-change = You can change everything here until the game starts. Your friend sees these settings before sitting down.
web-all-seated = Every seat is taken. You can start.
web-wait-for-host = Every seat is taken. { $player } can start the game.
web-invite = { $count ->
    [one] Invite a friend
   *[other] Invite friends
}
web-invite-sub = { $game } for { $count }. The game starts as soon as every seat is taken.
web-scan = Scan with a phone
web-only-here = Only this computer can open this link.
web-only-here-open = To let other devices on your network join, stop the server and start it with
web-same-house = On the same Wi-Fi?
web-same-house-sub = This link works for every device on your Wi-Fi.
web-qr = QR code for the link
web-reserved = reserved for { $player }
web-start-with-bots = { $count ->
    [one] Start with a bot instead
   *[other] Start with bots instead
}
web-start = Start
web-invites-you = { $player } invites you to play
web-invites-rematch = { $player } wants a rematch
web-how-played = Settings of this table
web-your-name-here = Your name at the table
web-sit-down = Sit down
web-just-watch = Just watch
web-host-waits = { $player } is waiting for you.
web-watch-later = The game has not started. You can watch as soon as it does.
web-cancel-table = Close the table
web-close-sure = Close the table?
web-close-what = The link stops working, and everyone at the table returns to the home page.
web-leave = Leave
web-leave-sure = Leave the table?
web-leave-waiting = Your seat opens up for someone else.
web-leave-playing = Your seat stays yours, and you can come back at any time. While you are away, the others may give it to a bot.
web-cancelled = This table has been closed.
web-cancelled-sub = The host closed it before the game started.

## At the table

web-prompt = What to do
web-at-the-table = At the table
web-ready = ready
web-present = here
web-away = away
web-left = left the table
web-resigned = resigned
web-plays-first = goes first
web-resign = Resign
web-resign-sure = Resign?
web-resign-ends = The game ends now, and you come last. You cannot take this back.
web-resign-goes-on = A bot plays on for you, and you come last. You cannot take this back.
web-stands-in = bot for { $player }
web-seat-replaced = While you were away, { $bot } took over your seat.
web-seat-reclaim = Take my seat back
web-seat-asked = You asked for your seat. The others decide.
web-seat-asks = { $player } has returned and would like the seat back.
web-seat-return = Let { $player } play on
web-seat-keep-bot = Keep the bot
web-from = Continued from
web-wait = Please wait
web-their-turn = { $player }’s turn
web-settling = Your turn is over
web-settling-sub = You can still take it back.
web-settling-other = { $player } can still undo: { $seconds } s.
web-next-you = You are next
web-next = Next: { $player }
web-bot-thinks = Thinking, { $seconds } s at most.
web-bot-waits = Waiting: many bots are thinking.
web-bot-thinks-shorter = Thinks for a shorter time: many bots are thinking.
web-move-now = Move now
web-end-turn = End turn
web-undo-step = Undo one step
web-restart-turn = Restart the turn
web-suggest = Suggest
web-sure-sub = This reveals something hidden and cannot be undone.
web-game-over = Game over
web-left-count = { $count } left
web-you-watch = You are watching. Hands stay hidden.
web-watching = { $count } watching
web-nameless = { $count } unnamed
web-pass-device = Pass the device to { $player }
web-pass-device-sub = The cards stay hidden until then.
web-i-am = I am { $player }
web-rule-open = Rule { $rule }
web-tab-rivals = Rivals

## The log and looking back

web-log = Log
web-since-your-turn = Since your turn
web-last-turn = Last turn
web-log-sentences = Whole sentences
web-show-again = Show again
web-pacing = { $player }: { $what }
web-moment = Move { $n } of { $last }
web-back-to-now = Back to the game
web-replay = Replay
web-replay-first = Go to the start
web-replay-back = Previous move
web-replay-next = Next move
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Move
web-seen-by = View as
web-everybody = spectator
web-play-on = Play on from here
web-share-moment = Link to this move
web-share-game = Link to this game

## After the game

web-result = Result
web-you-won = You won
web-you-resigned = You resigned
web-you-won-by = You won by { $points }
web-you-lost-by = You lost by { $points }
web-you-placed = { $place ->
    [2] You came second, { $points } behind
    [3] You came third, { $points } behind
   *[other] You came fourth, { $points } behind
}
web-you-won-tie = Tied, and you win
web-you-lost-tie = Tied, but you lose
web-won-tie = Tied, { $player } wins
web-a-tie = A tie
web-why-level = Almost level on { $sources }.
web-why-item = { $points } more from { $source }
web-why-more = { $player } scored { $items }.
web-why-you = You scored { $items }.
web-ended-early = Scores as they stood when the game ended.
web-final-count = Final scoring
web-same-as-log = the same numbers as in the log
web-by-difference = Difference
web-by-share = Share
web-source = Source
web-ahead = { $player } ahead
web-you-ahead = you ahead
web-level = level
web-total = Total
web-winner = winner
web-show-result = Show the result
web-start-round = Start round { $round }
web-go-on = Go on
web-gone-on = Play has gone on since.
web-wins-by = { $points ->
    [0] { $player } wins
    [one] { $player } wins by { $points } point
   *[other] { $player } wins by { $points } points
}
web-shared-win = Shared victory: { $players }
web-ended-resigned = { $players } resigned.
web-round = Round { $round }
web-points-from = Where the points came from
web-curve = Projected final score, move by move
web-curve-at = Move { $n }: { $scores }
web-curve-hint = Click the curve or use the arrow keys to choose a move.
web-look-at = View move { $n }
web-play-on-at = Play on from move { $n }
web-record = Record
web-verify = Verify the shuffle
web-verdict-fair = The shuffle was fair
web-verdict-fork = Continued from another game
web-verdict-seed = The deal was chosen, not shuffled
web-verdict-known = The deal was known in advance
web-verdict-open = No sealed shuffle, so nothing to verify
web-rematch = Rematch
web-rematch-join = Join the rematch

## Rules

web-rules-search = Search the rules
web-rules-none = No rule matches your search.
web-example = Example:

## Settings

web-theme = Theme
web-theme-system = system
web-theme-light = light
web-theme-dark = dark
web-pace = Speed of moves and animations
web-pace-slow = slow
web-pace-normal = normal
web-pace-fast = fast
web-pace-off = off
web-labels = Names below the icons
web-confirm-reveals = Ask before moves that cannot be taken back
web-auto-end = End my turn without asking about marble
web-shortcuts = Single-key shortcuts
web-notify = Notify me when it is my turn
web-grace = Time to take back a finished turn
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-recovery = Recovery link
web-recovery-what = Opens your tables on another device. Works once, within a week.
web-recovery-make = Create a recovery link
web-recover-how = On the device you played on, open Settings and create a recovery link. Paste it here.
web-recover-no-link = This is not a recovery link.
web-recover-whose = A recovery link from { $name }
web-recover-what = Use it to play as { $name } on this device. Games in progress: { $games }.
web-recover-mine = { $name } already plays on this device. Open the link on another one.
web-recover-stays = You are { $player } here. Your games in progress ({ $games }) stay on your other devices.
web-recover-only = You are { $player } here, and this is your only device. Without a recovery link of your own, you cannot get back to your games in progress ({ $games }). Create one first and keep it.
web-recover-become = Become { $name } on this device
web-recover-merge = Join both: { $player } becomes { $name }
web-recover-merge-sure = All games and devices of { $player } then belong to { $name }, for good. Do this only if both are you: all these devices will see the hands of both.
web-recover-merge-yes = Join both
web-recover-together = { $player } and { $name } play at the same table. The link works on this device once that game is over.
web-recover-lose = Leave your games behind?
web-recover-lose-sure = This is the only device of { $player }, and there is no recovery link. Nobody could open these games any more: { $games }.
web-recover-not = Do not use the link
web-recover-until = The link works once, until { $time }.
web-other-person-sub = Open the table again to see it as the person who is here now.
web-use-recovery = Use a recovery link
web-signed-out-sub = Use a recovery link to play on here.
web-devices = Your devices
web-device-on = { $browser } on { $system }
web-device-unknown = Unknown device
web-device-this = this device
web-device-times = Since { $since }, last used { $seen }
web-sign-out = Sign out
web-sign-out-others = Sign out all other devices
web-sign-out-what = A device that is signed out no longer opens your tables. A recovery link that has not been used yet stops working, too.
web-sign-out-here = Sign out on this device?
web-sign-out-here-others = Your games stay on your other devices.
web-sign-out-here-only = This is your only device. Without it you cannot get back to your games.
web-keys = Keys
web-key-draw = draw cards
web-key-take = take a tile
web-key-place = place a tile
web-key-option = choose an option
web-key-confirm = confirm
web-key-back = back
web-key-undo = undo
web-key-restart = restart turn
web-key-end = end turn
web-key-skip = skip
web-key-space = Space
web-key-again = show the others’ turns again
web-key-space-skip = skip to your turn
web-key-legal = next possible space
web-key-arrows = move around the region, the display or a replay
web-key-help = these keys
web-key-marble = pay a marble for one more action
web-key-ends = first or last space
web-key-region = next player’s region
web-key-log = log
web-key-rules = rules
web-keys-looking = Looking around

## The Castles of Tuscany: status

web-tuscany-status-setup = Set up your region
web-tuscany-status-setup-watch = Set-up
web-tuscany-setup-next = next: choose a bonus tile
web-tuscany-status-draft = Bonus draft
web-tuscany-round = Round { $round } of 3
web-tuscany-round-ends = ends when someone empties pile { $round }: { $left } left
web-tuscany-scoring = Scoring of round { $round }
web-tuscany-last-turn = Last turn for everyone
web-tuscany-projected = If the game ended now
web-tuscany-projected-tip = Final score if the game ended now: red, plus green for each scoring left, plus goods (T9.6)
web-tuscany-green = green
web-tuscany-red = red
web-tuscany-green-tip = Green points: the running score, added to red at the end of each round (T9)
web-tuscany-red-tip = Red points: the final score (T9)
web-tuscany-sum = { $scorings ->
    [one] { $red } + { $scorings } scoring × { $green } + { $goods } for what is left
   *[other] { $red } + { $scorings } scorings × { $green } + { $goods } for what is left
}
web-tuscany-piles = Piles
web-tuscany-pile = Pile { $pile }
web-tuscany-pile-tip = { $count ->
    [one] Pile { $pile }: { $count } tile left
   *[other] Pile { $pile }: { $count } tiles left
}
web-tuscany-your-piles = Your piles
web-tuscany-your-bonus = Your bonus tiles
web-tuscany-no-bonus = none yet
web-tuscany-bonus = Bonus
web-tuscany-colour-bonuses = Colour bonuses
web-tuscany-bonus-tip = { $takers ->
    [0] { $kind }: { $filled } of { $total } filled. First: { $first }, second: { $second }.
   *[other] { $kind }: { $filled } of { $total } filled. First: { $first }, second: { $second }. Scored by { $taken }.
}

## The Castles of Tuscany: the table

web-tuscany-display = Display
web-tuscany-slot = Slot { $place }: { $kind }
web-tuscany-slot-legal = Slot { $place }: { $kind }, possible
web-tuscany-slot-empty = Slot { $place }: empty
web-tuscany-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-tuscany-cards-word = { $count ->
    [one] card
   *[other] cards
}
web-tuscany-discards = discards
web-tuscany-yields = { $count ->
    [one] { $count } yield
   *[other] { $count } yields
}
web-tuscany-yields-word = { $count ->
    [one] yield
   *[other] yields
}
web-tuscany-deck-tip = Region deck: { $deck } cards; discard pile: { $discards }
web-tuscany-discards-tip = Discard pile: { $count }
web-tuscany-yields-tip = Yield deck: { $count }
web-tuscany-hand = Hand
web-tuscany-hand-count = { $kind }: { $count }
web-tuscany-hand-count-all = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
web-tuscany-stored = In storage: { $kind }
web-tuscany-stored-legal = In storage: { $kind }, possible
web-tuscany-storage-free = free storage space
web-tuscany-goods = Goods
web-tuscany-workers = { $count ->
    [one] worker
   *[other] workers
}
web-tuscany-marble-count = marble
web-tuscany-marble-is = 1 = one action
web-tuscany-marble-tip = Pay 1 marble for one more action, once per turn (T3.2)
web-tuscany-enlarge = View this region
web-tuscany-back-to-mine = Back to yours
web-tuscany-your-region = Your region
web-tuscany-region-named = { $player }’s region
web-tuscany-region-of = { $count ->
    [one] Region with { $count } tile
   *[other] Region with { $count } tiles
}
web-tuscany-region-hidden = Hidden until everyone is ready
web-tuscany-column = Column { $column }
web-tuscany-space-empty = { $size ->
    [one] empty space: { $kind }, column { $column }, row { $row }, single space
   *[other] empty space: { $kind }, column { $column }, row { $row }, area of { $size }
}
web-tuscany-space-legal = { $size ->
    [one] empty space: { $kind }, column { $column }, row { $row }, possible, single space
   *[other] empty space: { $kind }, column { $column }, row { $row }, possible, area of { $size }
}
web-tuscany-space-filled = { $kind }, filled, column { $column }, row { $row }
web-tuscany-space-start = starting castle, column { $column }, row { $row }
web-tuscany-tip = On { $space }: { $kind }
web-tuscany-tip-area = area { $filled } of { $size }, worth { $points }

## The Castles of Tuscany: what tiles and bonus tiles do

web-tuscany-effect-castle = Castle: place a tile from the display at once, for free (T8.1)
web-tuscany-effect-city = City: take a bonus tile (T8.2)
web-tuscany-effect-inn = Inn: gives an inn hex, which can be any tile (T8.3)
web-tuscany-effect-agriculture = Agriculture: points for new kinds of farms in the area (T8.4)
web-tuscany-effect-quarry = Quarry: gives marble, for extra actions (T8.5)
web-tuscany-effect-village = Village: gives workers, who replace cards (T8.6)
web-tuscany-effect-monastery = Monastery: gives 3 region cards (T8.8)
web-tuscany-effect-wagon = Wagon: reveals a yield card (T8.7)
web-tuscany-bonus-what-card = Draw { $then } cards instead of { $now }
web-tuscany-bonus-what-storage = { $points ->
    [0] Store { $then } tiles instead of { $now }
    [one] Store { $then } tiles instead of { $now }; { $points } green point now
   *[other] Store { $then } tiles instead of { $now }; { $points } green points now
}
web-tuscany-bonus-what-marble = { $then } marble from each quarry instead of { $now }
web-tuscany-bonus-what-worker = { $then } workers from each village instead of { $now }
web-tuscany-bonus-what-yield = { $then } yield cards from each wagon instead of { $now }

## The Castles of Tuscany: decisions

web-tuscany-actions = Actions
web-tuscany-action-sub = Draw cards, take a tile or place a tile.
web-tuscany-draw = Draw { $count }
web-tuscany-take = Take
web-tuscany-place = Place
web-tuscany-remove = Remove
web-tuscany-replace = Replace
web-tuscany-sure-draw = Draw { $count } cards?
web-tuscany-sure-take = Take this tile?
web-tuscany-sure-free = Place it here?
web-tuscany-sure-remove = Remove this tile from storage?
web-tuscany-sure-refresh = Replace these tiles?
web-tuscany-take-title = Take a tile
web-tuscany-take-sub = Choose a glowing tile on the display.
web-tuscany-place-any = Place a tile
web-tuscany-place-pick = Choose a tile from your storage.
web-tuscany-place-title = Place { $a_kind }
web-tuscany-place-sub = { $count ->
    [one] One space glows: choose it.
   *[other] Choose one of the { $count } glowing spaces.
}
web-tuscany-pay-title = Pay for { $a_kind } on { $space }
web-tuscany-pay-sub = Two { $kind } cards. A pair of another colour or a worker replaces one.
web-tuscany-payments = Ways to pay
web-tuscany-part-card = one { $kind } card
web-tuscany-part-pair = a pair of { $kind } cards
web-tuscany-part-worker = a worker
web-tuscany-cheapest = cheapest
web-tuscany-pay-count = { $cards ->
    [0] no cards
    [one] { $cards } card
   *[other] { $cards } cards
}
web-tuscany-pay = Pay and place
web-tuscany-after-paying = { $workers ->
    [one] After paying: { $cards } cards, { $workers } worker
   *[other] After paying: { $cards } cards, { $workers } workers
}
web-tuscany-castle-title = Castle: a free tile
web-tuscany-castle-pick = Choose a glowing tile on the display.
web-tuscany-city-title = City: take a bonus tile
web-tuscany-city-sub = You keep it for the rest of the game.
web-tuscany-draft-title = Take a bonus tile
web-tuscany-draft-sub = You keep it for the whole game.
web-tuscany-draft-order = Order of the bonus draft
web-tuscany-draft-now = choosing now
web-tuscany-draft-later = chooses later
web-tuscany-room-title = Make room in storage
web-tuscany-refresh-title = Replace one kind of tile
web-tuscany-refresh-sub = Nothing on the display fits your region. Choose a kind to remove.
web-tuscany-more-title = One more action?
web-tuscany-more-sub = Pay 1 marble for it, or end your turn.

## The Castles of Tuscany: setting up

web-tuscany-assemble = Join your three boards and choose a castle space
web-tuscany-assemble-sub = Drag a board or use the buttons. Bigger areas score more.
web-tuscany-assemble-castle = Drag a board or use the buttons, then choose a glowing castle space.
web-tuscany-ready = Your region is ready
web-tuscany-rebuild = Change it
web-tuscany-confirm-region = Confirm region
web-tuscany-board = Board { $board }
web-tuscany-boards = Boards
web-tuscany-turn-board = Rotate
web-tuscany-move-left = Move left
web-tuscany-move-right = Move right
web-tuscany-shift = Offset between { $left } and { $right }
web-tuscany-shift-up = Right board higher
web-tuscany-shift-down = Right board lower
web-tuscany-your-cards = Your cards
web-tuscany-display-later = for later: play starts after the bonus tiles
web-tuscany-display-refused = You take tiles later. First come the regions, then the bonus tiles.
web-tuscany-area-points = Area points
web-tuscany-if-filled = { $count ->
    [one] point if you fill every area
   *[other] points if you fill every area
}
web-tuscany-single-spaces = { $count ->
    [one] { $count } single space
   *[other] { $count } single spaces
}
web-tuscany-area-how = You score an area when you fill its last space. 1 space: { $one }, 2 spaces: { $two }, 3 spaces: { $three } points. The starting castle itself scores nothing.
web-tuscany-castle-on = { $count ->
    [one] On { $space }, next to { $count } space.
   *[other] On { $space }, next to { $count } spaces.
}
web-tuscany-castle-none = Choose one of the glowing castle spaces.
web-tuscany-castles-left = { $count ->
    [one] { $count } other glows.
   *[other] { $count } others glow.
}
web-tuscany-castle-missing = Choose a castle space first. They glow.
web-tuscany-first-hidden = { $player } goes first. Regions stay hidden until everyone is ready.
web-tuscany-building = building
web-tuscany-still-building = { $count ->
    [0] Everyone is ready.
   *[other] Still building: { $players }
}
web-tuscany-setup-watch = The players are building their regions

## The Castles of Tuscany: tips

web-tuscany-about-pile = When someone empties pile { $round }, play finishes the cycle, then round { $round } ends (T9.1).
web-tuscany-about-storage = { $count ->
    [one] Storage: { $count } space for a tile you take, until you place it (T5.1).
   *[other] Storage: { $count } spaces for tiles you take, until you place them (T5.1).
}
web-tuscany-about-inn-hex = Inn hex: counts as a tile of any kind when you place it (T8.3).
web-tuscany-about-worker = Workers: when you pay, each worker replaces one card (T7.3).
web-tuscany-about-round = There are three rounds. At the end of each, everyone adds green to red (T9.4).
web-tuscany-hand-tip = { $count ->
    [one] { $kind }: { $count } card. Placing a tile costs two cards of its colour (T7).
   *[other] { $kind }: { $count } cards. Placing a tile costs two cards of its colour (T7).
}
web-tuscany-hand-hidden = { $count ->
    [one] { $count } card, hidden
   *[other] { $count } cards, hidden
}
web-tuscany-piles-named = { $player }’s piles
web-tuscany-bonus-named = { $player }’s bonus tiles

## The Castles of Tuscany: scoring, result and lines of the log

web-tuscany-final = Final regions
web-tuscany-final-score = Final score
web-tuscany-final-scoring = Round 3: green to red
web-tuscany-count-goods = Count the goods
web-tuscany-scoring-added = added to
web-tuscany-scoring-makes = makes
web-tuscany-scoring-sub = { $next ->
    [0] Everyone adds green to red for the last time.
   *[other] Everyone adds green to red; green stays for round { $next }.
}
web-tuscany-scoring-next = { $round ->
    [2] A green point scored in round 2 counts twice. In round 1 it counted three times.
   *[other] A green point scored in round 3 counts once. In round 1 it counted three times.
}
web-tuscany-round-over = { $player }’s pile { $pile } ran out.
web-tuscany-round-over-yours = Your pile { $pile } ran out.
web-tuscany-round-over-still = Nobody drew, took or placed anything for a whole cycle.
web-tuscany-goods-title = One point for each good that is left
web-tuscany-goods-sub = Tiles and inn hexes in storage, marble, workers, and every five cards.
web-tuscany-left-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
web-tuscany-left-hexes = { $count ->
    [one] { $count } inn hex
   *[other] { $count } inn hexes
}
web-tuscany-left-marble = { $count } marble
web-tuscany-left-workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
web-tuscany-left-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-tuscany-left-nothing = nothing left
web-tuscany-ledger-red = Red scored directly
web-tuscany-ledger-goods = Goods left
web-tuscany-ledger-early = The game ended in round { $round }. Rounds that were not scored count as the points stood then.
web-tuscany-from-areas = areas
web-tuscany-from-agriculture = farms
web-tuscany-from-colour-bonus = colour bonuses
web-tuscany-from-storage = storage tiles
web-tuscany-from-yield = yield cards
web-tuscany-from-overflow = inn hexes without room
web-tuscany-from-leftovers = goods at the end
web-tuscany-tie-spaces = { $player } has more empty spaces (T9.7).
web-tuscany-tie-green = Tied on empty spaces too; { $player } has more green points (T9.7).
web-tuscany-tie-shared = Tied on empty spaces and green points too: the place is shared (T9.7).
web-tuscany-line-region = region built, castle on { $space }
web-tuscany-line-draw = { $count ->
    [0] drew nothing
    [one] drew { $count } card
   *[other] drew { $count } cards
}
web-tuscany-line-take = took
web-tuscany-line-remove = removed
web-tuscany-line-refresh = replaced all
web-tuscany-line-pile = and emptied pile { $pile }
web-tuscany-line-place = on { $space }
web-tuscany-line-area = { $size ->
    [1] area
   *[other] area of { $size }
}
web-tuscany-line-bonus = { $side ->
    [1] first with all
   *[other] second with all
}
web-tuscany-line-farm = { $count ->
    [one] farm
   *[other] farms
}
web-tuscany-line-yield = yield
web-tuscany-line-marble = used a marble
