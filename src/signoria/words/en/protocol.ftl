### Texts of the line protocol and of programs that play as bots. $field and $op are names of the protocol and stay as they are.

## What is wrong with a request

protocol-not-json = This line is not JSON: { $problem }.
protocol-not-object = A request is a JSON object; this is a value of the kind “{ $found }”.
protocol-too-long = This line is too long: at most { $most } bytes are read.
protocol-op = There is nothing to do named “{ $op }”. Known are: { $known }.
protocol-ask = “{ $ask }” cannot be asked; “move” can.
protocol-field = “{ $op }” has no field “{ $field }”. Known fields: { $known }.
protocol-missing = The field “{ $field }” is missing.
protocol-value = The field “{ $field }” cannot be { $found }; expected is: { $expected }.
protocol-names = { $names ->
    [one] { $names } name does not fit { $seats } seats.
   *[other] { $names } names do not fit { $seats } seats.
}
protocol-load = Give exactly one of “record”, “link” and “state”.
protocol-too-many = At most { $most } games can be open at once; drop some first.
protocol-handle-taken = A game is already open under the handle “{ $handle }”.
protocol-no-handle = No game is open under the handle “{ $handle }”.
protocol-which-handle = { $count ->
    [0] No game is open: begin one with “new” or take one up with “load”.
    [one] Say with “handle” which game: { $count } is open.
   *[other] Say with “handle” which game: { $count } are open.
}
protocol-which-seat = { $count ->
    [0] Say with “seat” which seat.
   *[other] Say with “seat” which seat. Deciding now: { $actors }.
}
protocol-not-acting = Seat { $seat } has nothing to decide now.
protocol-no-record = This state was loaded or imagined and has no record: nothing in it can be taken back, written or forked.
# $problem: what the program found, in English
protocol-fault = The request could not be carried out: { $problem }.

## What is wrong with a program that plays
## $bot: the program

bot-not-started = { $bot } could not be started: { $problem }.
bot-ended = { $bot } ended (code { $code }) instead of answering.
bot-hung = { $seconds ->
    [one] { $bot } did not answer within { $seconds } second.
   *[other] { $bot } did not answer within { $seconds } seconds.
}
bot-too-much = { $bot } said more than { $most } bytes at once.
bot-unasked = { $bot } said “{ $found }” without being asked.
bot-not-json = { $bot } answered “{ $found }”, which is not JSON.
bot-no-move = { $bot } answered “{ $found }”, which names no move.
bot-illegal = { $bot } answered { $found }, which is not one of the legal moves.
