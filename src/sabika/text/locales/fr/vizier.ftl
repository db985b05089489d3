action-wake-vizier = Réveiller le vizir
action-special-move = { $by ->
    [buy-with-tower] Vizir : acheter { $tile } et une tour de guet avec exactement { $cards }
   *[other] Vizir : acheter { $tile } avec exactement { $cards }
}

refuse-vizier-awake = Votre vizir est déjà éveillé.
refuse-vizier-asleep = Votre vizir dort ; le réveiller coûte une action de votre tour.
refuse-special-not-on-offer = La tuile { $tile } n’est pas proposée : le vizir achète les tuiles du chantier et les bazars.

event-vizier-woken = { $seat } réveille le vizir.
event-special-move = { $seat } intervient avec le vizir, qui s’endort ensuite.

module-vizier = La Faveur du vizir
module-vizier-tagline = Acheter entre les tours
module-vizier-about = Chacun a un vizir qui, éveillé, achète une tuile entre deux tours en payant l’appoint. Il dort ensuite jusqu’à ce qu’une action le réveille.

option-special_moves = Vizirs et décompte en attente
option-special_moves-about = La pause entre deux tours vient-elle avant ou après un décompte dû ?
option-special_moves-before_scoring = avant le décompte
option-special_moves-after_scoring = après le décompte

item-vizier = vizir
note-vizier = Éveillé : entre deux tours, il peut acheter une tuile en payant l’appoint.
note-vizier-asleep = Endormi jusqu’à ce qu’une action le réveille.
