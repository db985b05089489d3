action-steal = Jouer un voleur : prendre { $card }

refuse-steal-before-turn = Votre propre tour vient juste après : vous ne pouvez pas jouer de voleur maintenant.
refuse-steal-after-turn = Votre tour vient de s’achever : vous ne pouvez pas jouer de voleur maintenant.
refuse-steal-not-this = Aucun voleur ne peut prendre { $card } ; les voleurs prennent l’argent des quatre monnaies.
refuse-steal-no-thief = Vous n’avez pas de voleur pour la monnaie de { $card }.

event-thieves-dealt = Chacun reçoit { $number } voleurs.
event-stole = { $seat } joue un voleur et prend { $card }.

module-thieves = Voleurs
module-thieves-tagline = Des mains lestes sur l’étal
module-thieves-about = Chacun détient quelques voleurs secrets, chacun pour une monnaie. Entre les tours des autres, un voleur prend sur l’étal une carte de sa monnaie.

option-thieves_by_finished_player = Voleurs après son propre tour
option-thieves_by_finished_player-about = Le joueur dont le tour vient de s’achever peut-il jouer des voleurs ?
option-thieves_by_finished_player-two_players_only = seulement à deux joueurs
option-thieves_by_finished_player-always = toujours
option-thieves_by_finished_player-never = jamais

item-thief = voleur
note-thief = Entre les tours des autres : prend sur l’étal une carte de la monnaie { $currency }.
