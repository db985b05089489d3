## Names

name-pavilion = pavillon
name-seraglio = sérail
name-arcades = arcades
name-chambers = appartements
name-garden = jardin
name-tower = tour
name-florin = florin
name-dirham = dirham
name-denar = denier
name-ducat = ducat
name-scoring1 = première carte de décompte
name-scoring2 = deuxième carte de décompte
side-N = N
side-E = E
side-S = S
side-W = O
dirk = Dirk
nothing = rien

## Actions

action-take = Prendre { $cards }
action-buy = Acheter { $tile } avec { $cards }
action-place = Construire { $tile } en { $cell }
action-reserve = Mettre { $tile } en réserve
action-give = Donner { $tile } à Dirk
action-build = Réaménager : construire { $tile } de la réserve en { $cell }
action-remove = Réaménager : retirer { $built } de l’Alhambra
action-exchange = Réaménager : échanger { $built } contre { $tile } de la réserve
action-skip-redesign = Pas d’autre réaménagement
action-pass = Passer

## Refusals

refuse-not-now = Impossible en ce moment : « { $action } » appartient à une autre étape du jeu.
refuse-not-your-turn = C’est à { $seat } de décider.
refuse-game-over = La partie est terminée.
refuse-take-none = Il faut prendre au moins une carte monnaie.
refuse-take-not-displayed = Pas sur l’étal : { $cards }.
refuse-take-too-much = Plusieurs cartes ne peuvent valoir que { $limit } au total ; celles-ci valent { $total }.
refuse-take-alone = Seules des cartes monnaie peuvent être prises ensemble ; toute autre carte se prend seule.
refuse-pass-not-yet = On ne peut passer que si aucune action n’est possible.
refuse-buy-not-on-offer = La tuile { $tile } ne se trouve pas sur le chantier.
refuse-pay-not-in-hand = Vous n’avez pas { $cards } en main.
refuse-pay-wrong-currency = Seule cette monnaie est acceptée : { $currency }.
refuse-pay-too-little = { $total } ({ $currency }) ne suffit pas : le prix est de { $price }.
refuse-pay-exactly = Il faut payer l’appoint : { $price }, pas { $total }.
refuse-place-not-gained = La tuile { $tile } n’attend pas d’être placée.
refuse-place-occupied = La case { $cell } est occupée.
refuse-place-matching-sides = En { $cell }, une muraille de la tuile { $tile } toucherait un côté ouvert, ou un côté ouvert une muraille.
refuse-place-on-foot = En { $cell }, { $tile } ne serait pas accessible à pied depuis la tuile de départ.
refuse-place-side-contact = La case { $cell } ne partage aucun côté avec votre Alhambra.
refuse-place-no-hole = En { $cell }, { $tile } enfermerait un espace vide.
refuse-redesign-not-in-reserve = La tuile { $tile } n’est pas dans votre réserve.
refuse-redesign-not-built = La tuile { $tile } ne se trouve pas dans votre Alhambra.
refuse-remove-on-foot = Sans { $tile }, d’autres tuiles ne seraient plus accessibles à pied.
refuse-remove-no-hole = Retirer { $tile } laisserait un espace vide enfermé.
refuse-exchange-matching-sides = La tuile { $tile } ne correspond pas aux tuiles autour de cette place.
refuse-give-not-bought = Seule une tuile achetée au chantier peut être donnée à Dirk, pas { $tile }.

## Scoring

score-wall = plus longue muraille : { $length } { $length ->
    [one] segment
   *[other] segments
}
score-majority = { $kind } : { $tied ->
    [1] rang { $place }
   *[other] rang { $place }, partagé par { $tied }
}

## Events

event-dealt = { $seat } reçoit { $cards }.
event-starts = { $seat } commence.
event-displayed = Nouveau sur l’étal : { $cards }.
event-took = { $seat } prend { $cards }.
event-reshuffled = La défausse ({ $cards } { $cards ->
    [one] carte
   *[other] cartes
}) devient la nouvelle pioche.
event-scoring-card = La carte de décompte { $scoring } apparaît.
event-bought = { $seat } achète { $piece } avec { $cards }{ $exact ->
    [yes] {" "}– en faisant l’appoint
   *[no] {""}
}.
event-offered = La tuile { $tile } est maintenant sur la case { $space } du chantier.
event-placed = { $seat } construit { $tile } en { $cell }.
event-reserved = { $seat } met { $tile } en réserve.
event-gave = { $seat } donne { $tile } à Dirk.
event-removed = { $seat } retire { $tile } de l’Alhambra.
event-exchanged = { $seat } échange { $built } contre { $tile }.
event-passed = { $seat } passe.
event-dirk-drew = Dirk reçoit { $tiles }.
event-ending = Le chantier ne peut pas être rempli : la partie se termine.
event-leftover = La tuile restante { $tile } ({ $currency }) revient à { $seat }.
event-leftover-stays = La tuile restante { $tile } ({ $currency }) reste sur le chantier : personne n’a à lui seul le plus de cette monnaie.
event-over = La partie est terminée. Meilleur score : { $winners }.
