outcome-resigned = The game was ended early.

error-who-are-you = Give yourself a name first.
error-foreign-origin = This request came from a page of another site.
error-unknown-address = This server doesn’t accept requests from pages at { $address }. Open it at the address it printed when it started, or ask the server admin to add --origin { $address }.
error-json-only = Requests are JSON.
error-bad-request = The server does not understand this request ({ $detail }).
error-too-long = This is too long.
error-too-fast = Too many requests. Wait a moment.
error-not-found = There is nothing here.
error-not-allowed = This cannot be done here.
error-server-failed = Something went wrong on the server. It has been written down.
error-empty-text = There is nothing to read in this.
error-unknown-language = This language is not spoken here.

error-no-such-table = There is no such table.
error-no-such-seat = There is no such seat.
error-no-timer = This game has no sand timer of its own.
error-no-such-moment = The game has no such moment to play on from.
error-game-too-long = This game has { $most } decisions, counting those taken back, and none may be longer here. You can only end it early.
error-file-game-too-long = The game in this file is too long. { $most } decisions are the most that can be laid out here.
error-too-many-tables = { $most ->
    [one] You have { $most } table already. Finish it first.
   *[other] You have { $most } tables already. Finish one first.
}
error-host-has-too-many = { $most ->
    [one] The host of this table has { $most } table already. It must end first.
   *[other] The host of this table has { $most } tables already. One of them must end first.
}
error-too-many-uploads = { $most ->
    [one] You have opened { $most } file within a day, and no more are allowed. Try again tomorrow.
   *[other] You have opened { $most } files within a day, and no more are allowed. Try again tomorrow.
}
error-uploads-are-full = { $most ->
    [one] This server keeps { $most } game from a file and has no room for another one. Its host can make room.
   *[other] This server keeps { $most } games from files and has no room for another one. Its host can make room.
}
error-table-is-crowded = Too many people are looking at this table.
error-no-spectators = This table plays without spectators.
error-host-only = Only the host of the table can do this.
error-seat-is-taken = This seat is taken.
error-seats-are-open = There are open seats.
error-already-started = The game has started already.
error-not-started = The game has not started yet.
error-not-over = The game is still going on.
error-not-seated = You do not sit at this table.
error-people-are-asked = Somebody is asked something. Only bots can be hurried.
error-not-your-seat = This is not your seat.
error-wrong-key = This link does not open a seat here.

error-question-has-changed = The question has changed in the meantime.
error-somebody-was-first = Somebody else was first. Look again.
error-not-stored = The decision could not be stored, so it does not count. Try again.
error-not-said = It could not be stored, so nobody has heard it. Try again.
error-silenced = The host has silenced you at this table.
error-no-such-person = Nobody like that has spoken at this table.
error-log-is-broken = This table cannot be brought back: its log does not fit the rules installed here.
error-rules-changed-restored = The rules here have been updated since this game was begun. It goes on from its last save point; what was decided after that is gone.
error-rules-changed-stopped = The rules here have been updated since this game was begun, and it cannot go on. You can still look at it.

error-no-vote = There is nothing for you to vote on.
error-no-ballot = This is not being voted on any more.
error-ballot-is-open = Something else is being voted on.
error-clocks-stand-already = The clocks do that already, or there are none.
error-no-rematch = There is a rematch already, or nobody to play it.
error-no-what-if = The game could not be played on from there. Try another moment, or the same one later.
error-no-hint = No bot has an idea right now.
error-no-file = This game cannot be saved as a file, because its beginning cannot be dealt again. It was dealt by an older server, dealt anew too often, or the rules have been updated since.
