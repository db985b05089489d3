module-new_score_cards = Nouvelles cartes de décompte
module-new_score_cards-tagline = À chaque décompte ses favoris
module-new_score_cards-about = Trois cartes visibles disent quels types de bâtiments valent le plus à chaque décompte. Ce qui vaut peu aujourd’hui peut devenir la majorité la plus précieuse demain.

name-scorecard = carte d’ordre

event-score-card-laid = { $card } est posée face visible pour le décompte { $scoring }.

note-score-card = Décompte { $scoring }, le plus précieux d’abord : { $kinds }.
