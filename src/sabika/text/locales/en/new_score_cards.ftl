module-new_score_cards = New Score Cards
module-new_score_cards-tagline = Every scoring has other favourites
module-new_score_cards-about = Three open cards say which kinds of building are worth most in which scoring. What is cheap today may be the most valuable majority tomorrow.

name-scorecard = score card

event-score-card-laid = { $card } is laid open for scoring { $scoring }.

note-score-card = Scoring { $scoring }, the most valuable first: { $kinds }.
