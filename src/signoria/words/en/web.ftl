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
web-undo = Undo
web-save = Save
web-yes = yes
web-no = no
web-copy = Copy
web-copied = Copied
web-copy-link = Copy link
web-share = Share
web-again = Try again
web-loading = Loading …
web-skip-to-content = Skip to the content
web-you = you
web-name = Name
web-your-name = Your name
web-player = Player
web-sum = Sum
web-first = 1st
web-second = 2nd
web-bot = { $bot } bot
web-icons-by = Icons by
web-fair = Fair shuffles, every game can be verified
web-offline = The server cannot be reached.
web-offline-sub = The page tries again by itself.
web-trouble = The server answered with error { $status }.
web-reconnecting = Reconnecting … The table stays readable, and your move is kept.
web-closed = This table cannot be opened.
web-link-incomplete = This link is not complete.
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
web-no-table-sub = It was removed, or the link has a typing error.
web-no-screen = { $game } cannot be played in the browser yet.
web-in-terminal = For now, play it in the terminal:

## Home

web-hero-title = { $game }, at your table.
web-hero-sub = Play friends or bots in the browser. No account, nothing to install.
web-play-now = Play now
web-against = against
web-new-here = New to the game?
web-read-rules = Read the rules, with pictures and search.
web-new-table = New table
web-my-tables = My tables
web-public-tables = Public tables
web-being-played = Being played
web-finished = Finished
web-your-turn = Your turn
web-your-turn-count = { $count } × your turn
web-open = Open
web-look = Look
web-join = Join
web-watch = Watch
web-no-tables = No tables yet. “Play now” opens one.
web-none-finished = No finished games yet.
web-none-public = Nobody is waiting for players.
web-none-running = No public game is being played.
web-free-seat = free seat
web-same-device = On this device
web-open-record = Open a record
web-status-waiting = waiting for players
web-status-playing = being played
web-status-finished = finished
web-status-cancelled = closed
web-finished-as = { $place ->
    [1] Won against { $others }
   *[other] Place { $place } of { $count }, with { $others }
}
web-seats-taken = { $count ->
    [one] { $taken } of { $count } seat
   *[other] { $taken } of { $count } seats
}

## A new table

web-seat-kind = Who sits on seat { $seat }
web-seat-friend = Friend by link
web-seat-same = Same device
web-seat-bot = Bot
web-seat-it = Seat it
web-friend-link = You get a link and a QR code.
web-name-of-seat = Name of the player on seat { $seat }
web-add-seat = Add a seat
web-remove-seat = Remove seat { $seat }
web-who-may-see = Who may see it
web-by-link = by link
web-public = public
web-deal-again = Deal
web-deal-fresh = freshly shuffled
web-open-table = Open the table

## Deals

web-deal = Shuffle
web-deal-committed = committed before the game
web-deal-known = known deal
web-deal-seed = chosen deal
web-deal-fork = continued game

## Waiting room

web-waiting-room = Waiting room
web-waiting-sub = { $count ->
    [one] One seat is still free. The game starts when it is taken.
   *[other] { $count } seats are still free. The game starts when all are taken.
}
web-invite = Invite with this link
web-qr = QR code of the link
web-reserved = kept for { $player }
web-start-with-bots = Start now with bots
web-cancel-table = Close the table
web-leave = Leave
web-cancelled = This table was closed.
web-cancelled-sub = The host closed it before the game began.

## At the table

web-prompt = What to do
web-at-the-table = At the table
web-ready = ready
web-choosing = choosing
web-present = here
web-away = away
web-left = left the table
web-resigned = resigned
web-plays-first = plays first
web-resign = Resign
web-resign-sure = Really resign
web-from = Continued from
web-wait = Please wait
web-their-turn = Turn of { $player }
web-settling = Your turn is over
web-settling-sub = You can still take it back.
web-settling-other = { $player } can still take the turn back.
web-end-turn = End turn
web-restart-turn = Restart turn
web-suggest = Suggest
web-sure = Are you sure?
web-sure-sub = This reveals something and cannot be taken back.
web-game-over = Game over
web-turn = Turn { $turn }
web-left-count = { $count } left
web-you-watch = You are watching. Hands stay hidden.
web-watching = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}
web-pass-device = Hand the device to { $player }
web-pass-device-sub = The hand is hidden until then.
web-i-am = I am { $player }
web-rule-open = Rule { $rule }
web-tab-rivals = Rivals
web-tab-log = Log
web-tab-bonuses = Bonuses

## The log and looking back

web-log = Log
web-log-look = Look at this moment
web-since-your-turn = Since your last turn
web-since-count = { $count ->
    [one] Since your last turn: { $count } move.
   *[other] Since your last turn: { $count } moves.
}
web-since-show = Show me
web-moment = Moment { $n } of { $last }
web-back-to-now = Back to the game
web-replay = Replay
web-replay-first = To the start
web-replay-back = One move back
web-replay-next = One move on
web-replay-play = Play
web-replay-pause = Pause
web-replay-slider = Moment of the game
web-seen-by = Seen by
web-everybody = everybody
web-play-on = Play on from here
web-share-moment = A link to this moment
web-share-game = A link to this game

## After the game

web-result = Result
web-wins-by = { $points ->
    [0] { $player } wins
    [one] { $player } wins by { $points } point
   *[other] { $player } wins by { $points } points
}
web-shared-win = Shared victory: { $players }
web-end-sub = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
web-ended-resigned = resigned: { $players }
web-place = Place { $place }
web-round = Round { $round }
web-points-from = Where the points came from
web-by-source = By source
web-by-round = By round
web-curve = Projected final score, move by move
web-curve-at = Moment { $n }: { $scores }
web-curve-hint = Click the curve or use the arrow keys to choose a moment.
web-look-at = Look at moment { $n }
web-play-on-at = Play on from moment { $n }
web-record = Record
web-verify = Verify the shuffle
web-verdict-fair = Shuffle verified
web-verdict-fork = Continued from another game
web-verdict-seed = The deal was chosen, not shuffled
web-verdict-known = The deal was known before
web-verdict-open = Without a secret nothing can be verified
web-rematch = Rematch
web-rematch-join = To the rematch

## Rules

web-rules-search = Search the rules
web-rules-none = No rule contains these words.
web-example = Example:

## Settings

web-theme = Look
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-speed = Speed of animations
web-speed-times = { $times }×
web-animations = Animations
web-labels = Names under the icons
web-confirm-reveals = Ask before moves that cannot be taken back
web-auto-end = End my turn instead of asking for marble
web-shortcuts = Single keys as shortcuts
web-notify = Notify me when it is my turn
web-grace = Time to take back a finished turn
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-recovery = Recovery link
web-recovery-what = Opens your tables on another device. It works once, within a week.
web-recovery-make = Make a recovery link
web-recover-what = This device becomes the person of the link. Tables you have here come along.
web-recover-do = Use the link here
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
web-key-legal = to the next possible space
web-key-arrows = move in the region, in the display, in a replay
web-key-help = rules

## The Castles of Tuscany: status

web-tuscany-status-setup = Set up your region
web-tuscany-status-draft = Bonus draft
web-tuscany-round = Round { $round } of 3
web-tuscany-round-ends = { $left ->
    [one] ends when a pile { $round } is empty: { $left } tile left
   *[other] ends when a pile { $round } is empty: { $left } tiles left
}
web-tuscany-scoring = Scoring of round { $round }
web-tuscany-last-turn = Last turn for everyone
web-tuscany-projected = Projected final
web-tuscany-projected-tip = Your score if the game went on without a change: red, plus green at every scoring to come, plus goods (T9.6)
web-tuscany-green = green
web-tuscany-red = red
web-tuscany-green-tip = Green points: your current score, added to red at the end of each round (T9)
web-tuscany-red-tip = Red points: your final score (T9)
web-tuscany-sum = { $scorings ->
    [one] { $red } + { $scorings } scoring × { $green } + { $goods } goods
   *[other] { $red } + { $scorings } scorings × { $green } + { $goods } goods
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
   *[other] { $kind }: { $filled } of { $total } filled. First: { $first }, second: { $second }. Taken by { $taken }.
}

## The Castles of Tuscany: the table

web-tuscany-display = Display
web-tuscany-slot = Place { $place }: { $kind }
web-tuscany-slot-legal = Place { $place }: { $kind }, possible
web-tuscany-slot-empty = Place { $place }: empty
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
web-tuscany-marble-is = 1 = an action
web-tuscany-marble-tip = Pay 1 marble for one more action, once per turn (T3.2)
web-tuscany-enlarge = Enlarge this region
web-tuscany-back-to-mine = Back to mine
web-tuscany-your-region = Your region
web-tuscany-region-named = Region of { $player }
web-tuscany-region-of = { $count ->
    [one] Region with { $count } tile
   *[other] Region with { $count } tiles
}
web-tuscany-region-hidden = Hidden until everybody is ready
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

web-tuscany-effect-castle = Castle: place a tile from the display at once, free of charge (T8.1)
web-tuscany-effect-city = City: take a bonus tile (T8.2)
web-tuscany-effect-inn = Inn: gives an inn hex, which stands for any tile (T8.3)
web-tuscany-effect-agriculture = Agriculture: points for new kinds of farms in the area (T8.4)
web-tuscany-effect-quarry = Quarry: gives marble, for further actions (T8.5)
web-tuscany-effect-village = Village: gives workers, who stand for cards (T8.6)
web-tuscany-effect-monastery = Monastery: gives region cards (T8.7)
web-tuscany-effect-wagon = Wagon: reveals a yield card (T8.8)
web-tuscany-bonus-what-card = more cards when you draw
web-tuscany-bonus-what-storage = room for one more tile, and points
web-tuscany-bonus-what-marble = more marble from quarries
web-tuscany-bonus-what-worker = more workers from villages
web-tuscany-bonus-what-yield = more yield cards to choose from

## The Castles of Tuscany: decisions

web-tuscany-actions = Actions
web-tuscany-action-sub = Draw cards, take a tile or place a tile.
web-tuscany-draw = Draw { $count }
web-tuscany-take = Take
web-tuscany-place = Place
web-tuscany-take-title = Take a tile
web-tuscany-take-sub = Choose a glowing tile of the display.
web-tuscany-place-any = Place a tile
web-tuscany-place-pick = Choose a tile from your storage.
web-tuscany-place-title = Place a tile: { $kind }
web-tuscany-place-sub = { $count ->
    [one] One space glows: choose it.
   *[other] Choose one of the { $count } glowing spaces.
}
web-tuscany-pay-title = Pay for { $space }: { $kind }
web-tuscany-pay-sub = Two cards of the kind { $kind }; a pair of another kind or a worker replaces one.
web-tuscany-payments = Payments
web-tuscany-part-card = one card { $kind }
web-tuscany-part-pair = a pair { $kind }
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
web-tuscany-castle-title = Castle: place a tile for free
web-tuscany-castle-pick = Choose a glowing tile of the display.
web-tuscany-city-title = City: take a bonus tile
web-tuscany-city-sub = It is yours for the rest of the game.
web-tuscany-draft-title = Take a bonus tile
web-tuscany-draft-sub = It is yours for the whole game.
web-tuscany-room-title = Make room in storage
web-tuscany-refresh-title = Replace a kind
web-tuscany-refresh-sub = Nothing on the display can be placed. Choose the kind that leaves it.
web-tuscany-more-title = One more action?
web-tuscany-more-sub = Pay 1 marble for it, or end your turn.

## The Castles of Tuscany: setting up

web-tuscany-assemble = Join your three boards and choose a castle
web-tuscany-assemble-sub = Drag a board, or use the buttons. Bigger areas score more.
web-tuscany-assemble-castle = Drag a board or use the buttons, then choose a glowing castle.
web-tuscany-ready = Your region is ready
web-tuscany-rebuild = Change it
web-tuscany-confirm-region = Confirm region
web-tuscany-board = Board { $board }
web-tuscany-boards = Boards
web-tuscany-turn-board = Turn
web-tuscany-move-left = Move to the left
web-tuscany-move-right = Move to the right
web-tuscany-shift = Shift between { $left } and { $right }
web-tuscany-shift-up = The right board lies higher
web-tuscany-shift-down = The right board lies lower
web-tuscany-your-cards = Your cards
web-tuscany-area-points = Area points here
web-tuscany-if-filled = { $count ->
    [one] point if every area is filled
   *[other] points if every area is filled
}
web-tuscany-single-spaces = { $count ->
    [one] { $count } single space
   *[other] { $count } single spaces
}
web-tuscany-castle-on = { $count ->
    [one] On { $space }. It borders { $count } space.
   *[other] On { $space }. It borders { $count } spaces.
}
web-tuscany-castle-none = Choose one of the glowing castles.
web-tuscany-first-hidden = { $player } plays first. Regions stay hidden until all are ready.
