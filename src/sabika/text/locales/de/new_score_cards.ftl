module-new_score_cards = Neue Wertungskarten
module-new_score_cards-tagline = Jede Wertung hat andere Lieblinge
module-new_score_cards-about = Drei offene Karten sagen, welche Gebäudearten in welcher Wertung am meisten bringen. Was heute billig ist, kann morgen die wertvollste Mehrheit sein.

name-scorecard = Reihenfolgekarte

event-score-card-laid = { $card } wird für Wertung { $scoring } offen ausgelegt.

note-score-card = Wertung { $scoring }, die wertvollste Art zuerst: { $kinds }.
