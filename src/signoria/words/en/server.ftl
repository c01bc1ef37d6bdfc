### What the server says to people at a table, and to who runs it.

# The name of somebody who has not said one
server-guest = Guest
log-undo = { $player } takes a move back.

## People

server-no-cookie = Your browser keeps no cookies for this page, so your seats could not be kept for you either.
server-bad-name = A name has 1 to { $most } letters that can be seen.
server-no-recovery = This recovery link was already used, has been replaced by a newer one, or is older than a week.

## Tables

server-no-table = There is no such table.
server-table-broken = This table cannot be opened: its record does not replay. It is kept; tell who runs this server.
server-by-link = This table is open only to those who have its link.
server-seat-count = This game cannot be played with { $count } seats. Possible numbers: { $known }.
server-me-once = You can sit on one seat; others on your device need a name of their own.
server-nobody-plays = At least one seat must be yours or on your device.
server-one-deal = Choose either an earlier deal or a seed, not both.
server-deal-fits = That deal is for the same game with { $seats } seats.
server-deal-unknown = The deal of that game is not fully known, so it cannot be played again.
server-no-free-seat = There is no free seat for you at this table.
server-seat-taken = Somebody has just taken that seat. Look again.
server-not-yours = You do not play at this table.
server-not-your-seat = This seat is not yours.
server-which-seat = You play several seats: say which one.
server-owner-only = Only who made this table may do that.
server-not-replaceable = You cannot put a bot on this seat: its player is still there, or another person decides about it.
server-not-asked = Nobody is asking for this seat.
server-not-waiting = The game has already started, or the table was closed.
server-not-started = The game has not started yet.
server-not-playing = The game is not being played.
server-not-finished = This is possible only when the game is finished.
server-game-over = The game is over.
server-no-undo = This table was made without undo.
server-no-advice = There is a suggestion only while everybody sets up.
server-no-moment = There is no moment { $n }: the moments of this game go from 0 to { $last }.

## Messages and requests
## $problem: what the program found, in English

server-bad-message = This message cannot be understood: { $problem }.
server-bad-request = This request cannot be understood.
server-not-text = Messages must be text.
server-too-large = This is too large: at most { $most } characters can be taken.
server-too-many = Too much at once. Wait a little.
server-no-hello = The first message must be a hello.
server-hello-again = Hello was already said.
server-content-type = The body must be JSON (application/json).
server-record-or-link = Send either a record or a link.
server-wrong-origin = This request does not come from a page of this server.
server-no-page = There is nothing at this address.
server-method = This address does not take that kind of request.
server-busy = The server is too busy to look this up. Try again in a moment.
server-storage = The server cannot store anything now. Your last step did not happen; try again in a moment.
server-fault = Something went wrong inside the server. It has been noted.

## For who runs the server

server-ready = Open { $address } in a browser. Stop with Ctrl-C.
server-ready-for-others = Others in your network open: { $addresses }
server-running = The table is already open at { $address }.
server-running-local = The table at { $address } is already open, for this computer only. Stop it with Ctrl-C, then start again with --lan.
server-backed-up = Copied to { $file }.
server-host = Cannot listen on “{ $host }”: { $problem }
server-port-taken = Port { NUMBER($port, useGrouping: 0) } is taken by another program. Choose another one with --port, or 0 for any free one.
server-port-forbidden = Port { NUMBER($port, useGrouping: 0) } is not allowed for you. Choose one above 1023 with --port.
server-db-url = “{ $url }” is not a database: write it as sqlite:///FILE.
server-db-unusable = The database { $file } cannot be used: { $problem }.
server-db-foreign = { $file } is a database of another program.
server-db-newer = The database { $file } was written by a newer version of this program (its form is { $found }, this version knows { $known }). Install the newer version.
server-db-missing = There is no database { $file }.
server-backup-exists = { $file } exists already. Name another file for the copy.
server-log-level = “{ $value }” is not a level of the log. Known levels: { $known }.

server-help-serve = Run tables for browsers
    .more = Runs tables in the browser until stopped with Ctrl-C. Every option can also be given as an environment variable: SIGNORIA_HOST, SIGNORIA_PORT, SIGNORIA_DB and so on.
server-help-backup = Copy the database of a server
    .more = Copies the database to a new file, also while the server is running. To restore it, stop the server and put the copy in the place of the database.
server-metavar-host = ADDRESS
server-metavar-db = sqlite:///FILE
server-metavar-origin = ORIGIN
server-metavar-level = LEVEL
server-option-host = Where to listen: 127.0.0.1 (usual) for this computer only, 0.0.0.0 for everybody.
server-option-port = The port (8765 unless given); 0 takes a free one.
server-option-db = Where tables are kept (sqlite:///signoria.db unless given).
server-option-bot-workers = How many bots think at the same time (1 unless given).
server-option-bot-pause = Seconds a bot lets pass before each move (0.3 unless given).
server-option-expire-days = Unfinished tables nobody visited for so many days are deleted (60 unless given); 0: never.
server-option-origin = A further origin that may connect, such as https://games.example. May be given several times.
server-option-rate = Requests per second from one address (50 unless given); 0: no limit.
server-option-connections = Live connections from one address (100 unless given); 0: no limit.
server-option-log-level = How much to log: debug, info (usual), warning, error.
server-option-open = Open a browser when ready.
