action-steal = Dieb ausspielen: { $card } nehmen

refuse-steal-before-turn = Dein eigener Zug kommt als Nächstes, deshalb kannst du jetzt keinen Dieb spielen.
refuse-steal-after-turn = Dein Zug ist gerade erst zu Ende, deshalb kannst du jetzt keinen Dieb spielen.
refuse-steal-not-this = Kein Dieb kann { $card } nehmen; Diebe nehmen Geld der vier Währungen.
refuse-steal-no-thief = Du hast keinen Dieb für die Währung von { $card }.

event-thieves-dealt = Alle bekommen { $number } Diebe.
event-stole = { $seat } spielt einen Dieb und nimmt { $card }.

module-thieves = Diebe
module-thieves-tagline = Lange Finger in der Auslage
module-thieves-about = Alle halten ein paar geheime Diebe, jeden für eine Währung. Zwischen den Zügen der anderen nimmt ein Dieb eine Karte seiner Währung aus der Auslage.

option-thieves_by_finished_player = Diebe nach dem eigenen Zug
option-thieves_by_finished_player-about = Ob auch Diebe spielen darf, wessen Zug gerade zu Ende ist.
option-thieves_by_finished_player-two_players_only = nur im Spiel zu zweit
option-thieves_by_finished_player-always = immer
option-thieves_by_finished_player-never = nie

item-thief = Dieb
note-thief = Zwischen den Zügen der anderen: nimmt eine Karte der Währung { $currency } aus der Auslage.
