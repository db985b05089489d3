module-falconers = Fauconniers
module-falconers-tagline = Là où quatre tuiles se rejoignent
module-falconers-about = Pour une seule carte monnaie quelconque, un faucon se pose au coin de quatre tuiles qui montrent ses deux couleurs. Les faucons d’une même sorte valent de plus en plus ensemble.

name-falcon = faucon
name-black = noir
name-brown = brun
name-white = blanc
component-falcons = faucons

action-buy-falcon = Poser { $piece } au coin nord-ouest de { $cell } pour { $card }
action-stop-falcons = Ne plus placer de faucons

refuse-falcon-first-action = Les faucons ne peuvent être que la première et seule action d’un tour.
refuse-falcon-not-there = { $piece } n’est pas disponible.
refuse-falcon-no-corner = Au nord-ouest de { $cell }, quatre tuiles ne se rejoignent pas.
refuse-falcon-corner-taken = Il y a déjà un faucon sur ce coin.
refuse-falcon-colours = Les quatre tuiles au nord-ouest de { $cell } ne montrent pas les deux couleurs de { $piece }.
refuse-falcon-no-card = { $card } n’est pas une carte monnaie de votre main.

score-falcons = faucons, { $type } : { $count }

event-falcon-placed = { $seat } pose { $piece } au coin nord-ouest de { $cell } pour { $card }.
event-falcons-return = { $seat } : de retour à côté du chantier : { $pieces }.

prompt-more-falcons = Placez un autre faucon, ou arrêtez-vous.
waits-more-falcons = { $seat } peut placer d’autres faucons.

note-falcon = Disponible pour n’importe quelle carte monnaie.
note-falcon-placed = Au coin de quatre tuiles.
