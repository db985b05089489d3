name-builder = carte maître bâtisseur

action-play-builder = Donner { $card } pour un réaménagement

refuse-builder-not-in-hand = Vous n’avez pas de { $card } en main.

event-builders-dealt = { $cards ->
    [unseen] { $seat } reçoit deux cartes maître bâtisseur.
   *[other] { $seat } reçoit { $cards }.
}
event-builder-played = { $seat } donne { $card } pour un réaménagement.

prompt-may-redesign = Donner une carte maître bâtisseur pour un réaménagement de plus ?
waits-may-redesign = { $seat } peut donner une carte maître bâtisseur pour un réaménagement.

module-master_builders = Maîtres bâtisseurs
module-master_builders-tagline = De l’argent ou un réaménagement de plus
module-master_builders-about = Seize cartes valent 3 dans leur monnaie, comme l’argent. Ou bien l’une d’elles est donnée à la fin d’un tour pour un réaménagement de plus.
