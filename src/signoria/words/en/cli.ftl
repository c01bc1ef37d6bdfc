### The command line: help, messages, and the table in the terminal.
### What is typed (commands, moves, option names) is the same in every language.

## Help

cli-heading-usage = Usage:
cli-heading-options = Options
cli-heading-commands = Commands
cli-metavar-options = OPTIONS
cli-metavar-command = COMMAND …
cli-metavar-language = LANGUAGE
cli-metavar-number = N
cli-metavar-game = GAME
cli-metavar-bots = BOT,BOT…
cli-metavar-option = NAME=VALUE
cli-metavar-seed = SEED
cli-metavar-file = FILE
cli-metavar-seat = NAME
cli-metavar-rule = RULE
cli-metavar-word = WORD

cli-help = { tuscany-title } and { virtu-title } at one digital table
    .more =
        { tuscany-title } and { virtu-title } at one digital table: play against people and bots, let bots play each other,
        replay games, prove that they were fair, read the rules.
cli-help-play = Open the table in the browser, or play in the terminal
    .more =
        Start the table on this machine and open it in the browser; tables are kept between visits. With --terminal, play a game
        in the terminal, with people and bots: without further options you play against one bot, and “help” lists what you can type.
cli-help-simulate = Let bots play many games and print statistics
    .more = Let bots play many games and print wins, scores, points by source, lengths and speed. The same seed gives the same games.
cli-help-replay = Replay a recorded game
    .more = Print the log of a recorded game in words, show the position after a move, or step through the game.
cli-help-verify = Verify the shuffles and moves of a record
    .more = Check every move of a record against the rules, and every shuffle against the secret that was committed to before the game.
cli-help-rules = Read the rules
    .more = Print the table of contents, a section (T6) or a single rule (T6.3), or search for a word.
cli-help-engine = Serve the rules to another program
    .more = Read one JSON object per line and answer each with one, so that programs in any language can drive the rules.

cli-option-help = Show this help and exit.
cli-option-version = Show the version and how the engine was built, and exit.
cli-option-lang = Language: en, de, pl, ru (default: the language of your system).
cli-option-terminal = Play in the terminal instead of the browser.
cli-option-lan = Let others on your network join from their own devices.
cli-option-players = Number of players.
cli-option-bots = Bots for the seats nobody else takes, such as greedy,random.
cli-option-option = A table option, such as draw=2. Can be given several times.
cli-option-seed = Shuffle from a chosen seed. The game is marked as seeded.
cli-option-components = Your own component tables, with the values printed in your box.
cli-option-seat = Who takes the next seat: a person’s name or a bot. Can be given several times.
cli-option-resume = Continue a saved game.
cli-option-games = Number of games (default: 100).
cli-option-rotate = Move everyone on by one seat after each game (default), or keep the seats.
cli-option-jobs = Number of processes to play in (default: 1).
cli-option-json = Print the statistics as JSON.
cli-option-at = Show the position after this many moves.
cli-option-step = Step through the game with keys.
cli-option-game = Only the rules of this game.
cli-option-find = Show all rules that contain this word.

## What is wrong with a call

cli-error = signoria: { $message }
cli-usage-hint = “{ $command }” shows what is possible.
cli-usage-no-such-option = There is no option { $option }.
cli-usage-no-such-command = There is no command “{ $command }”. Known commands: { $known }.
cli-usage-missing = Missing: { $name }.
cli-usage-value-missing = The option { $option } needs a value.
cli-usage-no-value = The option { $option } takes no value.
cli-usage-extra = Unexpected: “{ $found }”.
cli-usage-number = { $name }: “{ $value }” is not a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
cli-usage-fraction = { $name }: “{ $value }” is not a number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
cli-game-not-ready = The game “{ $game }” cannot be played yet.
cli-players = “{ $game }” cannot be played by { $players }. Possible numbers of players: { $known }.
cli-file-trouble = The file { $file } cannot be used: { $problem }.
cli-trouble = This did not work: { $problem }.
cli-not-text = The file { $file } is not text in UTF-8.
# $problem: a whole sentence
cli-in-file = { $file }: { $problem }
cli-refused = Not allowed ({ $rule }): { $reason }
cli-play-terminal = This is for a game in the terminal: add --terminal. The table in the browser asks for everything else there.
cli-lan-browser = --lan is for the table in the browser: leave out --terminal.
cli-resume-alone = --resume takes no other options: game, seats and options come from the saved game.
cli-resume-over = The game in { $file } is over. “signoria replay { $file }” shows it.

## The form of the engine

cli-engine-compiled = compiled engine
cli-engine-interpreted = interpreted engine
cli-engine-why-fresh = built from these sources
cli-engine-why-asked = as SIGNORIA_PURE asks for
cli-engine-why-absent = nothing was compiled
cli-engine-why-foreign = compiled for another Python
cli-engine-why-stale = compiled from older sources

## At the table

cli-player = Player
cli-hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.
cli-turn-over = Your turn is over. Enter: go on, undo: take it back.
cli-hint = Type a number or a move. Also: help, why MOVE, undo, rules T6, view NAME, save, quit
cli-log-title = Log
cli-log-earlier = … and { $count } earlier (type log to see everything)
cli-log-undo = { $player } takes a move back.
cli-no-such-number = There is no { $number }: choose a number from 1 to { $most }.
cli-several-moves = “{ $text }” could be several moves: { $known }.
cli-no-such-player = There is no player “{ $name }”. Players: { $known }.
cli-view-of = View: { $name }
cli-why-what = Say which move, such as: why { $move }
cli-allowed = “{ $move }” is allowed.
cli-not-letters = This line is not readable text.
cli-saved = Saved in { $file }
cli-resume = Continue later with: signoria play --terminal --resume { $file }
cli-quit-save = Save the game? Enter or a file name: save; no: leave without saving.
# Answers that mean yes and no, separated by spaces
cli-quit-yes = y yes
cli-quit-no = n no
cli-result = Result
cli-result-source = Points from
cli-result-total = Total

cli-typed = Type the number of a move or its notation. Case and spaces do not matter; you can shorten words as long as only one move matches.
cli-typed-help = help
    .help = this list
cli-typed-moves = moves
    .help = show the moves again
cli-typed-table = table
    .help = show the table again
cli-typed-view = view NAME
    .help = show another player’s part of the table
cli-typed-why = why MOVE
    .help = why a move is not allowed, with the rule
cli-typed-rules = rules { $section }
    .help = a section, a rule ({ $section }.1) or, without a number, the table of contents
cli-typed-log = log
    .help = everything that has happened
cli-typed-undo = undo
    .help = take back your last move, as long as nothing was revealed and nobody else has decided
cli-typed-save = save FILE
    .help = save the game
cli-typed-quit = quit
    .help = leave the table

## Simulation

cli-simulate-progress = Games
cli-simulate-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players } players, seed { $seed }
cli-simulate-played = Seats played
cli-simulate-wins = Wins (share)
cli-simulate-score = Score
cli-simulate-range = Lowest and highest
cli-simulate-turns = Turns per game: { NUMBER($mean, maximumFractionDigits: 1) } ({ $min }–{ $max })
cli-simulate-moves = Moves per game: { NUMBER($mean, maximumFractionDigits: 1) } ({ $min }–{ $max })
cli-simulate-speed = { NUMBER($games_per_second, maximumFractionDigits: 1) } games/s, { NUMBER($moves_per_second, maximumFractionDigits: 0) } moves/s ({ NUMBER($seconds, maximumFractionDigits: 1) } s)

## Replaying and verifying

cli-replay-undone = { $count ->
    [one] { $count } move was taken back and is not shown.
   *[other] { $count } moves were taken back and are not shown.
}
cli-replay-at = The record has no position after { $at } moves: it has only { $moves }.
cli-replay-position = After move { $at } of { $moves }
cli-replay-terminal = Stepping through a game needs a terminal.
cli-replay-keys = Space or →: next · ← or p: back · 0 and $: first and last · q: quit
cli-verify-moves = { $moves ->
    [one] { $game }: { $moves } move, allowed by the rules.
   *[other] { $game }: { $moves } moves, all allowed by the rules.
}
cli-verify-fair = Fair: all shuffles follow from the secret that was committed to before the game.
cli-verify-seed = Seeded: all shuffles follow from the chosen seed “{ $value }”. Whoever chose it may have known them.
cli-verify-known = Known deal: all shuffles follow from the secret of an earlier game. Whoever played that game may have known them.
cli-verify-fork = Continued: the first moves come from another game; all shuffles after them follow from the secret that was committed to.
cli-verify-open = Open: the record does not have its secret yet, so the shuffles cannot be verified.
cli-verify-result = Result: { $result }
cli-verify-unfinished = The game is not over.

## Rules

cli-rules-more = signoria rules T6 shows a section, signoria rules T6.3 a rule, signoria rules --find WORD looks for a word.
cli-rules-example = Example: { $text }
cli-rules-no-id = “{ $id }” is not the id of a rule. Write something like T6 or T6.3.
cli-rules-unknown = There is no rule { $id }.
cli-rules-not-found = No rule contains “{ $word }”.
cli-rules-one = Ask for a rule or for a word, not for both.

## The table of The Castles of Tuscany

cli-tuscany-round = Round { $round } of 3
cli-tuscany-extra-turns = last turns
cli-tuscany-deck = Deck { $deck }, discards { $discards }
cli-tuscany-yields = Yield cards { $count }
cli-tuscany-neutral = Neutral { $count }
cli-tuscany-display = Display
cli-tuscany-green = green
cli-tuscany-red = red
cli-tuscany-final = final
cli-tuscany-colour-bonus = Colour bonuses
cli-tuscany-marble = Marble { $count }
cli-tuscany-workers = Workers { $count }
cli-tuscany-piles = Piles { $piles }
cli-tuscany-fresh = (next turn)
cli-tuscany-building = is building
cli-tuscany-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-tuscany-storage = Storage
cli-tuscany-hand = Hand ({ $count })
cli-tuscany-boards = Your boards: { $boards }
cli-tuscany-tried = region { $region }
cli-tuscany-area-sum = All areas filled: { $points ->
    [one] { $points } green point
   *[other] { $points } green points
}
cli-tuscany-areas = Area sizes:
cli-tuscany-assemble-hint =
    turn B: rotate · swap A B · shift 1: shift the boards at joint 1 or 2 the other way
    region B'-A+C: set everything · suggest: most area points · ok: build it like this
cli-tuscany-legend =
    In the region: O empty, ›O‹ can be filled now, ?O? waits for payment, [O] filled, [vo] with farms, (O) an inn hex, [★] the starting castle.
    Farms: v vineyard, h hogs, o olives, w wheat. ▸ must decide, ① starting player. Colour bonuses: for the first / the second, ✓ scored by.
cli-tuscany-how-region = Type the boards from left to right, such as: region B'-A+C (' rotated, + higher, - lower)
cli-tuscany-how-turn = Type which board, such as: turn B
cli-tuscany-how-swap = Type which two boards, such as: swap A B
cli-tuscany-how-shift = Type which joint, 1 or 2: shift 1

cli-tuscany-move-draw = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cli-tuscany-move-take = { $tile }
cli-tuscany-move-place = { $tile }
cli-tuscany-move-place-hex = as { $colour }
cli-tuscany-move-free = { $tile }
cli-tuscany-move-remove = { $tile }
cli-tuscany-move-refresh = replace: { $colour }
cli-tuscany-move-bonus = { $bonus }
cli-tuscany-move-start = starting castle
cli-tuscany-move-marble = pay 1 marble: one more action
cli-tuscany-move-end = end the turn
cli-tuscany-move-decline = decline
cli-tuscany-move-pay = { $cards }
cli-tuscany-move-pay-both = { $cards } + 1 worker
cli-tuscany-move-pay-workers = 2 workers
