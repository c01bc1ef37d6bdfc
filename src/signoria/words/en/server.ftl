### What the server says to people at a table, and to who runs it.

# The name of somebody who has not said one
server-guest = Guest
log-undo = { $player } takes a move back.

## People

server-no-cookie = Your browser blocks cookies for this page, so it cannot remember your seats.
server-bad-name = A name needs 1 to { $most } visible characters.
server-no-recovery = This recovery link has already been used, was replaced by a newer one, or is more than a week old.
server-together = This person and the one on this device play at the same table. The link works here once that game is over.
server-other-person = This device now belongs to someone else.
server-no-device = You have no such device (any more).
server-signed-out = You were signed out on this device.
server-closed = The operator of this server closed this table.
server-blocked = The operator of this server has blocked your address.

## Tables

server-no-table = There is no such table.
server-table-damaged = Part of this game was damaged on the server’s disk. What is left can be viewed, but the game cannot go on. Please tell the operator of this server.
server-table-other-version = This game was played by another version of the rules. The server keeps it, but it cannot go on here.
server-by-link = Only people with its link can open this table.
server-seat-count = This game cannot be played with { $count } seats. Possible: { $known }.
server-me-once = You can take one seat. Others on your device need names of their own.
server-nobody-plays = At least one seat must be yours or on your device.
server-one-deal = Choose either an earlier deal or a seed, not both.
server-deal-fits = That deal is for the same game with { $seats } seats.
server-deal-unknown = The deal of that game is not fully known, so it cannot be played again.
server-no-free-seat = There is no open seat for you at this table.
server-seat-taken = Someone has just taken that seat. Choose another one.
server-not-yours = You are not playing at this table.
server-not-your-seat = This seat is not yours.
server-which-seat = You play more than one seat. Say which one.
server-owner-only = Only the host of this table can do that.
server-not-replaceable = You cannot put a bot in this seat: its player is still here, or someone else decides about it.
server-not-asked = Nobody is asking for this seat.
server-not-waiting = The game has already started, or the table was closed.
server-not-started = The game has not started yet.
server-not-playing = This game is not in progress.
server-not-finished = This is possible only after the game.
server-game-over = The game is over.
server-no-undo = Undo is switched off at this table.
server-no-advice = Suggestions are available only during set-up.
server-suggest-again = A suggestion is already on its way.
server-bot-replaced = The bot { $player } could not decide. A simpler bot made this move.
server-no-moment = There is no move { $n }: this game has moves 0 to { $last }.

## Messages and requests
## $problem: what the program found, in English

server-bad-message = This message could not be understood: { $problem }.
server-bad-request = This request could not be understood.
server-not-text = Messages must be text.
server-too-large = This is too large: the limit is { $most } characters.
server-too-many = Too many requests. Wait a moment.
server-too-many-tables = You have opened too many tables in a short time: { $most } an hour are possible. Try again in a few minutes.
server-too-many-unfinished = You have { $most } unfinished tables. Finish or cancel one before you open another.
server-no-hello = The first message must be a hello.
server-hello-again = The hello was already sent.
server-content-type = The body must be JSON (application/json).
server-record-or-link = Send either a record or a link.
server-wrong-origin = This request does not come from a page of this server.
server-wrong-host = This server is not reached under this name.
server-no-page = There is nothing at this address.
server-method = This address does not accept this kind of request.
server-busy = The server is busy. Try again in a moment.
server-study-too-long = This took longer than { $seconds } seconds and was stopped. The game may be too long to look back at.
server-storage = The server cannot save anything right now. Your last step did not count. Try again in a moment.
server-unreadable = The server cannot read part of its database. Please tell its operator.
server-fault = Something went wrong on the server. The error has been logged.

## For who runs the server

server-ready = Open { $address } in a browser. Stop with Ctrl-C.
server-ready-for-others = Others on your network can open: { $addresses }
server-running = The table is already open at { $address }.
server-running-local = The table at { $address } is already open, for this computer only. Stop it with Ctrl-C, then start again with --lan.
server-backed-up = Copied to { $file }.
server-restored = Restored { $db } from { $file }.
server-restored-kept = The database that was there before is now { $file }.
server-restore-same = { $file } is the database itself. Name a backup of it.
server-restore-damaged = The backup { $file } is damaged, so nothing was changed: { $problem }.
server-checking = Checking
server-checked = { $file } is sound: all { $tables } tables were checked.
server-check-failed = { $file } has { $count } { $count ->
    [one] problem
   *[other] problems
}. Restore a backup (signoria restore), or leave it as it is: games that are sound go on.
server-check-table = Table { $table }: { $problem }
server-check-database = Database: { $problem }
server-check-entry = Move { $n } does not replay: { $problem }
server-check-entries = The table has { $n } moves, but { $found } are stored.
server-check-seats = The game has { $seats } seats, but { $found } are stored.
server-check-outcome = The stored result is not the one of the game.
server-check-other-rules = { $count } { $count ->
    [one] game was
   *[other] games were
} played by another version of the rules and cannot be replayed: { $tables }
server-host = Cannot listen on “{ $host }”: { $problem }
server-trusted-proxy = “{ $value }” is neither an address nor a network, such as 127.0.0.1 or 10.0.0.0/8.
server-root-path = “{ $value }” is not a path such as /signoria.
server-port-taken = Port { NUMBER($port, useGrouping: 0) } is in use by another program. Choose another one with --port, or 0 for any free one.
server-port-forbidden = You are not allowed to use port { NUMBER($port, useGrouping: 0) }. Choose one above 1023 with --port.
server-db-url = “{ $url }” is not a database: write it as sqlite:///FILE.
server-db-unusable = The database { $file } cannot be used: { $problem }.
server-db-foreign = { $file } is a database of another program.
server-db-newer = The database { $file } was written by a newer version of this program (format { $found }, this version knows { $known }). Install the newer version.
server-db-in-use = The database { $file } is in use by another server (process { $pid }). Stop that server first, or choose another database with --db.
server-db-missing = There is no database { $file }.
server-backup-exists = { $file } already exists. Choose another file for the copy.
server-log-level = “{ $value }” is not a log level. Known levels: { $known }.

server-help-serve = Run tables for browsers
    .more = Runs tables in the browser until you press Ctrl-C. Every option can also be set as an environment variable: SIGNORIA_HOST, SIGNORIA_PORT, SIGNORIA_DB and so on.
server-help-backup = Copy the database of a server
    .more = Copies the database to a new file, even while the server is running. To restore it, stop the server and run signoria restore with the copy.
server-help-restore = Restore a backup
    .more = Puts a copy of the backup in the place of the database, after checking it. The server must not be running. The database that was there is kept under another name.
server-help-check = Check the database of a server
    .more = Checks the whole database, even while the server is running: its pages, and every game replayed against its record and its shuffles. Lists what is wrong and ends with code 1 if there is anything.
server-metavar-host = ADDRESS
server-metavar-db = sqlite:///FILE
server-metavar-origin = ORIGIN
server-metavar-proxy = PROXY
server-metavar-path = PATH
server-metavar-level = LEVEL
server-option-host = Where to listen: 127.0.0.1 (default) for this computer only, 0.0.0.0 for everyone.
server-option-port = The port (default: 8765); 0 takes a free one.
server-option-db = Where tables are stored (default: sqlite:///signoria.db).
server-option-bot-workers = How many bots can think at the same time (default: 1).
server-option-bot-pause = Seconds a bot waits before each move (default: 0.3).
server-option-expire-days = Hide unfinished tables that nobody has visited for this many days (default: 60), and delete them after as many again; 0: never.
server-option-origin = Another origin that may connect, such as https://games.example. Can be given several times.
server-option-trusted-proxy = Address or network of a reverse proxy whose X-Forwarded-For and X-Forwarded-Proto are trusted. Can be given several times.
server-option-root-path = The path under which a proxy serves the table, such as /signoria.
server-option-allowed-host = A host name under which the server may be reached (default: any), such as play.example.org or *.example.org. Can be given several times.
server-option-rate = Requests per second from one address (default: 50); 0: no limit.
server-option-connections = Live connections from one address (default: 100); 0: no limit.
server-option-tables-per-hour = Tables that one device may open in an hour (default: 60), an address four times as many; 0: no limit.
server-option-unfinished = Unfinished tables that one person may have (default: 100); 0: no limit.
server-option-uploads = Uploaded records kept for one person (default: 50); 0: no limit.
server-option-log-level = How much to log: debug, info (default), warning, error.
server-option-open = Open a browser when ready.
