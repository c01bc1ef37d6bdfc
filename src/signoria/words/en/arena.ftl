### Matches between bots: `signoria arena`.

cli-help-arena = Let bots play a match and rate them
    .more =
        Let bots play a match, or a round robin when there are more of them than seats: every deal is played with everybody on every
        seat. Prints win shares with their 95 % intervals, scores, times and ratings. A program that answers the questions of the line
        protocol is entered as exec:COMMAND; whoever crashes, hangs or plays what is not allowed loses the game.
cli-help-bots = List the bots
    .more = List the bots of a game, weakest first, with a line about each.
arena-metavar-share = SHARE
arena-option-bots = Who is entered, such as adept,expert or adept,exec:./mybot.
arena-option-games = Number of games of each table (default: 200).
arena-option-seed = Deal from a chosen seed. The same deals can be played again.
arena-option-share = The share of their stated thinking time that bots get, such as 0.05.
arena-option-seconds = How many seconds a program may take for a decision (default: 2).
arena-option-sprt = Stop as soon as a sequential test tells whether the first bot is above the bar or below it.
arena-option-bar = The win share to test (default: an even share).
arena-option-workers = Number of processes to play in (default: one for each core).
arena-option-journal = Keep every game in this file, and go on from it after an interruption.
arena-option-cluster = Play on a Ray cluster (needs the extra “cluster”).
arena-column-played = Played
arena-column-wins = Wins
arena-column-share = Share
arena-column-interval = 95 %
arena-column-rank = Rank
arena-column-score = Score
arena-column-margin = Margin
arena-column-time = ms/move
arena-column-rating = Rating
arena-title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players } players, seed { $seed }
arena-failures =
    { $count ->
        [one] { $bot } lost { $count } game by failing. The first time: { $reason }
       *[other] { $bot } lost { $count } games by failing. The first time: { $reason }
    }
arena-failed = { $bot } failed: { $problem }
arena-no-class = { $bot } cannot be entered: { $problem }
arena-twice = { $bot } is entered twice.
arena-sprt-above = The test is over: the win share of { $bot } is above { $bar }.
arena-sprt-below = The test is over: the win share of { $bot } is below { $bar }.
arena-sprt-open = The test needs more games to tell whether the win share of { $bot } is above { $bar }.
arena-sprt-match = A test is about one table: enter no more bots than there are seats.
arena-journal-seed = A journal needs a seed that is said with --seed.
arena-journal-other = { $file } is the journal of another match. What differs: { $differs }.
arena-journal-damaged = { $file }: line { $line } is damaged.

## Who the bots are

bot-character-random = Plays any legal move. For measuring, not for company.
bot-character-novice = Friendly beginner: sees the points a move scores now, and nothing further ahead.
bot-character-greedy = Old hand with fixed habits: always takes what pays most right now.
bot-character-adept = Plays from experience, decides at once, and knows what each tile is worth at each stage of the game.
bot-character-expert = Thinks for half a second and imagines thousands of ways the game could go on.
bot-character-master = The strongest: thinks for up to two seconds and understands every position better.
bot-strength-random = plays at random
bot-strength-novice = easiest
bot-strength-greedy = easy
bot-strength-adept = strong
bot-strength-expert = very strong
bot-strength-master = strongest
arena-interrupted = Interrupted after { $played } of { $planned } games.
