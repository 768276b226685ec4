seat = Seat { $seat }
list-and = { $first } and { $last }

mode-standard = Standard
mode-standard-about = As its rules tell it.

move-pass = Pass
move-yes = Yes
move-no = No
move-reconsider = Choose again
ask-reconsider = You have chosen. You may still change your mind.

error-bad-players = { $game } takes { $least } to { $most } players, not { $players }.
error-unknown-option = There is no table option “{ $key }”. Known: { $known }.
error-bad-option = “{ $value }” is no value of “{ $key }”. Choose one of: { $known }.
error-unknown-game = There is no game “{ $game }”. Installed: { $known }.
error-unknown-mode = There is no mode “{ $mode }” in { $game }. Known: { $known }.
error-unknown-bot = There is no bot “{ $level }”. Known: { $known }.
error-bad-seed = A seed is a whole number of at most { $bits } bits.
error-game-is-over = The game is over.
error-not-your-turn = Nobody asks this seat anything right now.
error-not-offered = This answer is not among those offered.
error-nothing-to-undo = There is nothing to take back.
error-cannot-undo = This cannot be taken back alone: something became known, or somebody else has acted since.
error-nothing-to-redo = There is nothing to restore.
error-rule-failure = A rule failed. The decision was refused and the table is as it was before.
error-no-fair-world = No deal was found that fits what this seat has seen.
error-file-too-long = The file is too long for a table file.
error-file-damaged = The file is damaged ({ $detail }).
error-file-foreign = This is not a Prowl table file.
error-file-format = The file has format { $format }; this Prowl reads format { $known }.
error-file-game = The game “{ $game }” is not installed here.
error-file-rules = The file was written under rules version { $wanted }; installed are the rules { $have }.
error-file-fork = This table began in the middle of another game, and how it began was not kept: it has no file.
error-file-answer = Answer { $number } of the file is not one the rules offer there.
error-file-digest = The file's fingerprints do not agree with its answers: it was changed, or cut short.
