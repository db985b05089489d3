prompt = Your choice (number, notation, s, p, u, q, ?):
prompt-help = A number chooses an option; s shows what a scoring would give now; p shows every palace; u takes back; q stops. Any action can also be typed in notation, for example “take denar3”, and is explained if it is not allowed.
prompt-range = Choose a number from 1 to { $count }.
undone = Taken back: { $action }
scoring-title = { $scoring ->
    [1] First scoring
    [2] Second scoring
   *[other] Third scoring
}
turn-title = Turn { $number } – { $seat }
your-hand = Hand:
your-palace = Alhambra
your-reserve = Reserve: { $tiles }
your-gained = To be placed: { $tiles }
market-title = Market
supply-left = { $count } tiles left
display-title = Display
pile-left = { $count } cards left
seats-title = Players
seat-row = { $score } points, { $cards } cards
more-options = … and { $count } more; type them in notation or by number.
saved = The log is in { $file }.
result-title = Result
