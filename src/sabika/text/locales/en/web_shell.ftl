### The frame of the browser client: lobby, new game, rules, settings, messages.

shell-title = { $screen ->
    [new] New game · Sabika
    [table] Table · Sabika
    [replay] Replay · Sabika
    [summary] Result · Sabika
    [verify] Shuffles checked · Sabika
    [rules] Rules · Sabika
   *[lobby] Sabika
}
shell-title-turn = ● { $turn } – { $title }
shell-turn = Your turn
shell-turn-of = { $name } is to move
shell-home = Sabika, to the lobby
shell-tools = Tools
shell-close = Close
shell-dismiss = Dismiss
shell-messages = Messages
shell-loading = Just a moment …
shell-load-failed = This part of Sabika could not be loaded.
shell-load-failed-remedy = Check the connection, then load the page again.
shell-reload = Load again
shell-retry = Try again

## Errors

shell-error-unreachable = The server does not answer.
shell-error-unreachable-remedy = Check the connection and try again.
shell-error-status = The server answered with status { $status }.
shell-error-status-remedy = Try again; if it stays so, load the page again.
shell-error-unexpected-remedy = Load the page again; the game itself is safe on the server.
shell-error-lost = The connection broke before the server answered.
shell-error-lost-remedy = It comes back by itself; then look whether the move was played.
shell-lost = Connection lost.
shell-lost-remedy = Sabika keeps trying; the game is safe.
shell-gone = This table cannot be reached.
shell-to-lobby = To the lobby

## Settings

shell-settings = Settings
shell-language = Language
shell-theme = Appearance
shell-theme-auto = Automatic
shell-theme-light = Courtyard
shell-theme-dark = Nightfall
shell-bot-pause = Slow down moves of bots
shell-bot-pause-seconds = at least { $seconds } s
shell-bot-pause-none = no
shell-turn-sound = Sound when it is my turn
shell-turn-notice = Notice when it is my turn and I look elsewhere
shell-no-notices = This browser does not allow notices.
shell-no-notices-remedy = Allow them for this page in the settings of the browser, over https.
shell-character-keys = Letters, digits and signs as shortcuts
shell-exact-help = Show prices I can pay exactly
shell-reduce-motion = Reduce motion
shell-texture = Stronger textures

## Lobby

shell-ways = Ways to begin
shell-play-now = Play now
shell-play-now-title = Build your Alhambra
shell-play-now-about = A first game at once: three players, you and two bots, without any modules.
shell-your-name = Your name
shell-guest = Guest
shell-bot-names = Samira, Yusuf, Zaynab, Tariq, Amina, Idris, Nadir, Safiya
shell-bot = Bot
shell-about-minutes = about { $minutes } min
shell-new-game = New game
shell-new-game-about = Choose box and modules, invite friends by link or share one screen.
shell-rules-about = Every rule in plain words, searchable.
shell-mixes-title = Or another box, or modules
shell-play = Play
shell-tables-mine = Your games
shell-tables-watch = Tables to watch
shell-tables-finished = Finished games
shell-no-tables-mine = No game is running on this device.
shell-no-tables-watch = Nobody else is playing at the moment.
shell-no-tables-finished = No game has been finished yet.
shell-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
shell-replay = Replay
shell-replay-of = Replay the game of { $names }
shell-forget = Remove from this device
shell-forget-of = Remove the game of { $names } from this device
shell-forget-sure = Give up the seat?
shell-forget-awaited = The others would wait in vain. A bot can take your place.
shell-forget-without-bot = Give up without a bot
shell-all = Show all
shell-fewer = Show fewer

## New game

shell-step-box = 1 · Choose the box
shell-step-modules = 2 · Add modules
shell-step-seats = 3 · Seats
shell-box-line = { $tagline } · { $least }⁠–⁠{ $most }
shell-modules-count = ({ $chosen } of { $all })
shell-mixes = Recommended mixes
shell-surprise = Surprise me
shell-complexity = Complexity { $level } of 3
shell-complexity-1 = easy
shell-complexity-2 = medium
shell-complexity-3 = demanding
shell-complexity-all = Any
shell-complexity-filter = How demanding
shell-module-find = Find a module
shell-module-none = No module fits.
shell-misfits = { $count ->
    [one] One module cannot join { $box }
   *[other] { $count } modules cannot join { $box }
}
shell-module-hint = Point at a module to read what it does.
shell-more-minutes = +{ $minutes } min
shell-good-to-know = Good to know:
shell-more-hints = { $count ->
    [one] One more hint
   *[other] { $count } more hints
}
shell-players = { $count ->
    [2] Two players
    [3] Three players
    [4] Four players
    [5] Five players
    [6] Six players
   *[other] { $count } players
}
shell-add-seat = Add a seat
shell-add-here = Add a player at this device
shell-add-online = Add a player by link
shell-add-bot = Add a bot
shell-seat-here = This device
shell-seat-online = By link
shell-seat-bot = Bot
shell-seat-name = Name on seat { $number }
shell-seat-kind = Who plays seat { $number }
shell-bot-level = Level of the bot on seat { $number }
shell-remove-seat = Remove { $name }
shell-house-rules = House rules
shell-house-exact_help = Show prices that can be paid exactly
shell-house-hints = Allow hints
shell-house-memory = Perfect memory: show known cards
shell-house-undo = Allow undo
shell-house-listed = List the table for spectators
shell-house-spectator_chat = Let spectators write in the chat
shell-more-options = Readings and seed
shell-seed = Seed
shell-seed-about = The same seed deals the same game.
shell-seed-random = secret, drawn by the server
shell-contents = { $tiles } tiles · { $cards } cards
shell-open-gates = Open the gates

## Invitations

shell-share-table = Share the table
shell-invitations = Invitations
shell-invitations-explained = Each link belongs to one seat. Whoever opens it plays there, so send each link to one person only.
shell-invite-text = { $name }, a seat at the Alhambra is waiting.
shell-share = Share
shell-copy = Copy
shell-copy-for = Copy the link for { $name }
shell-copied = Copied.
shell-not-copied = Nothing was copied: the browser forbids it.
shell-not-copied-remedy = Copy the address of the page instead.
shell-watch-link = Spectators need no secret.
shell-copy-watch = Copy the link to watch
shell-to-table = To the table

## Rules

shell-rules = Rules
shell-search-rules = Search rules and rulings
shell-chapters = Chapters
shell-base-game = Base game
shell-all-chapters = All
shell-no-rule = No rule mentions “{ $words }”.
shell-rule-ruling = ruling
shell-rule-interaction = interplay
shell-copy-link = Copy link
shell-copy-rule = Copy the link to the rule { $rule }
