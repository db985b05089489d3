name-diamond = diamant

refuse-diamonds-alone = Les diamants ne paient que seuls ; rien d’autre ne peut s’y ajouter.

module-diamonds = Diamants
module-diamonds-tagline = Une cinquième monnaie
module-diamonds-about = Dix diamants se cachent parmi l’argent. Ils paient une tuile sur n’importe quelle case du chantier, mais jamais avec une autre monnaie.

option-diamonds_for_chests = Diamants pour les coffres
option-diamonds_for_chests-about = Avec la chambre au trésor : les diamants peuvent-ils se mêler à une autre monnaie pour payer des coffres ?
option-diamonds_for_chests-mixed = mêlés à une autre monnaie
option-diamonds_for_chests-alone = diamants seuls
