### Texts that belong to no single game: what is wrong with a move, an option, a component file, a record.
### $known is a list of what would have been right; $found is what was there instead.

## Games, languages and options

unknown-game = There is no game named “{ $game }”. Known games: { $known }.
unknown-language = There is no language “{ $language }”. Known languages: { $known }.
unknown-bot = There is no bot named “{ $bot }” for this game. Known bots: { $known }.
unknown-option = This game has no option “{ $option }”. Known options: { $known }.
bad-option = Option “{ $option }” cannot be “{ $value }”. Possible values: { $known }.

## Seats and moves

no-such-seat = { $seats ->
    [one] There is no seat { $seat }: this game has { $seats } seat, counted from 0.
   *[other] There is no seat { $seat }: this game has { $seats } seats, counted from 0.
}
no-such-move = There is no move number { NUMBER($move, useGrouping: 0) }: the numbers start at 0 and stay below { NUMBER($count, useGrouping: 0) }.
unknown-move = “{ $text }” is not a move of this game: write it as in the list of possible moves.
undo-not-allowed = There is nothing you can take back: you can undo a move only until something is revealed or someone else decides.

## Long work

process-ended = A worker process ended unexpectedly: it was killed, or memory ran out. Everything saved so far is kept.

## Stored games and views
## $problem: what the program found, in English

bad-state = This stored game cannot be used: { $problem }.
bad-view = This view cannot be used: { $problem }.

## Component files
## $table, $key: where in the file

component-toml = The component file is not valid TOML: { $problem }.
component-unknown-table = There is no component table “{ $table }”. Known tables: { $known }.
component-not-a-table = Components, { $table }: a table with keys and values is expected here.
component-unknown-key = Components, { $table }: there is no key “{ $key }”. Known keys: { $known }.
component-missing-key = Components, { $table }: the key “{ $key }” is missing.
component-number = Components, { $table }, { $key }: { $found } is not a whole number from { $low } to { $high }.
component-sum = Components, { $table }: the { $key ->
        [copies] copies
       *[other] values
    } add up to { $found }, but they must add up to { $expected }.
component-length = { $expected ->
    [one] Components, { $table }, { $key }: a list of { $expected } value is expected here.
   *[other] Components, { $table }, { $key }: a list of { $expected } values is expected here.
}
component-farms = Components, { $table }, { $key }: { $found } is not an agriculture tile. Expected: one or two different letters out of V (vineyard), H (hogs), O (olives), W (wheat).
component-yield-kinds = Components, { $table }: a list of 1 to 8 kinds of yield cards is expected here.
component-reward = Components, { $table }, { $key }: { $found } is not a reward. Known rewards: { $known }.
component-twice = Components, { $table }: this kind of yield card was already listed; put all its copies into one entry.
component-kinds = Components, { $table }, { $key }: exactly this list is expected: { $expected }.
component-board-shape = Components, { $table }, { $key }: { $found } is not a board. Expected: three columns of 3, 4 and 3 letters.
component-letters = Components, { $table }, { $key }: no colour has the letters { $found }. Known letters: { $known }.
component-region-totals = Components, { $table }, { $key }: together these boards must have 3 spaces D, 3 R, 2 B, 5 L, 4 G, 5 O, 4 Y and 4 E.
component-large-area = Components, { $table }, { $key }: these boards can be joined to an area of more than { $most } spaces; none may be larger.

## Records
## $line (number): the line of the record; $problem: a whole sentence that says what is wrong there

record-line = Mistake in line { NUMBER($line, useGrouping: 0) } of the record. { $problem }
record-line-rule = Line { NUMBER($line, useGrouping: 0) } of the record breaks rule { $rule }. { $problem }
record-too-large = The record is too large: at most { $most } characters can be read.
record-too-long = The record is too long: at most { $most } entries can be read.
record-undos = The record takes back too many moves: at most { $most } undos can be read.
record-first-line = This is not a record: its first line must be “{ $expected }”.
record-header = “{ $found }” is not a header line. Expected: a known name, a colon and a value, each name only once.
record-missing = The header has no line “{ $name }”.
record-rules = The record was made with version { $found } of the rules; this program plays version { $known }.
record-components = The hash of the components is { $found }, but the tables of this record give { $known }.
record-json = “{ $found }” cannot be read: JSON of the right form is expected here.
record-deal = “{ $found }” does not say where the shuffles come from. Expected: committed, known, seed or fork, with its value.
record-entry = “{ $found }” is not an entry. Expected: a seat, a colon and a move.
# $problem: what the program found, in English
record-chance = What chance produced does not fit here: { $problem }.
unknown-deck = There is no deck “{ $deck }”. Known decks: { $known }.
unknown-outcome = The deck “{ $deck }” holds no “{ $kind }”. Known kinds: { $known }.
record-closing = The line “{ $found }” does not belong here: after the last move come the result and then the secret, each only once.
record-result = The record gives the result { $written }, but the moves lead to { $found }.
record-secret = A secret is 64 digits from 0 to 9 and a to f; a game from a chosen seed has none.
record-no-secret = The record has no secret, so the game cannot continue: only a saved game with its secret can.
record-fork = { $moves ->
    [one] A new game cannot branch off after move { $after }: this one has { $moves } move.
   *[other] A new game cannot branch off after move { $after }: this one has { $moves } moves.
}
record-seed = { $found } cannot be a seed: use 1 to 100 characters without spaces.
record-name = { $name } cannot be a player’s name: use 1 to { $most } printable characters.
record-link = This link does not hold a complete record. Copy the whole link.
record-commitment = The secret is not the one that was committed to before the game.
record-unfair = What chance produced here does not follow from the secret, which gives: { $expected }.

## A cluster

no-ray = Ray is not installed. Install the extra “cluster”.
no-cluster = No Ray cluster can be reached at { $address } (RAY_ADDRESS): { $problem }
