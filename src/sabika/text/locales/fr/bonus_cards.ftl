module-bonus_cards = Cartes bonus
module-bonus_cards-tagline = Des doubles secrets pour tuiles rares
module-bonus_cards-about = Chacun détient des cartes secrètes, dont chacune montre une tuile sans muraille. Qui a construit cette tuile peut poser la carte face visible, et elle compte comme un bâtiment de plus de son type.

name-bonus = carte bonus
item-bonus-cards = cartes bonus

action-play-bonus = Jouer { $card }
action-keep-bonus = Ne jouer aucune carte bonus

refuse-bonus-not-playable = { $card } ne peut pas être jouée : elle doit être dans votre main et la tuile qu’elle montre doit se trouver achevée dans votre Alhambra.

event-bonus-dealt = { $seat } reçoit des cartes bonus : { $number }.
event-bonus-played = { $seat } joue { $card }.
event-bonus-returned = { $seat } reprend { $card } : sa tuile a quitté l’Alhambra.

prompt-revealing = Un décompte va commencer : jouer une carte bonus ?
waits-revealing = { $seat } peut jouer une carte bonus avant le décompte.

note-bonus-played = Compte comme un bâtiment de plus de son type.
note-bonus-returned = Reprise ; peut être rejouée quand sa tuile est construite.
note-bonus-hand = En main ; peut être jouée quand sa tuile est construite.
