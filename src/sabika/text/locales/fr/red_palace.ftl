box-red_palace = Le Palais rouge
box-red_palace-tagline = Des gardes sur les murailles
box-red_palace-about = Chaque bâtiment est un terrain avec un jeton qui dit ce qui s’y dressera. Des gardes veillent sur ses tours : envoyez-les ailleurs contre l’une des quatre capacités, ou laissez-les sur votre plus longue muraille, où ils valent des points à la fin.

## Table options

option-guard_board = Plateau garde
option-guard_board-about = Les capacités et les tuiles placement sont-elles tirées au sort, ou utilise-t-on celles du côté imprimé, prévu pour les premières parties ?
option-guard_board-random = tirées au sort
option-guard_board-first_game = côté imprimé
option-scoring = Points des majorités
option-scoring-about = Trois tuiles de décompte disent-elles ce que vaut chaque type, ou compte-t-on les points fixes de l’Alhambra classique ?
option-scoring-score_tiles = tuiles de décompte
option-scoring-classic = points classiques

## Names

name-terrain = terrain
name-plaza = place
name-c = c
name-token = jeton bâtiment
name-guard = garde
name-guard-N = garde au nord
name-guard-E = garde à l’est
name-guard-S = garde au sud
name-guard-W = garde à l’ouest
name-placement = tuile placement
name-money-pile = pile d’argent
name-swap-token = Échanger un jeton
name-buy-from-overview = Acheter sur l’aperçu
name-wall-section = Section de mur
name-take-money = Prendre de l’argent
name-count-as-exact = Vaut l’appoint
name-redraw-token = Repiocher un jeton
name-move-guard = Déplacer un garde
name-half-building = Demi-bâtiment
component-guards = gardes
component-start = points de départ
component-paid = points payés pour les gardes manquants

## Actions

action-choose-pile = Prendre { $cards } comme argent de départ
action-use = Utiliser la capacité « { $ability } »
action-spend = Dépenser le garde de la tuile { $tile } { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}
action-go-on = N’utiliser plus aucune capacité
action-swap-token = Payer { $card } et échanger les jetons des tuiles { $tile } et { $partner }
action-redraw-token = Repiocher le jeton de la tuile { $tile }
action-take-card = Prendre { $card }
action-give-card = Donner { $card }
action-buy-ahead = Acheter { $tile } sur l’aperçu avec { $cards }
action-attach-wall = Ajouter la section de mur à { $tile } { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}
action-take-half = Prendre le demi-bâtiment { $type }
action-move-guard = Déplacer le garde de la tuile { $tile } { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}
action-post-guard = Placer le garde sur la muraille de la tuile { $tile } { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}

## Refusals

refuse-no-such-pile = Aucune pile visible ne contient { $cards }.
refuse-ability-not-laid = « { $ability } » ne fait pas partie des capacités de cette partie.
refuse-ability-used = « { $ability } » a déjà servi pendant ce tour.
refuse-ability-too-dear = Vous avez trop peu de gardes pour « { $ability } », et trop peu de points pour les remplacer.
refuse-must-count-as-exact = Vous avez trop payé là où seul le prix exact est admis : l’achat doit d’abord valoir l’appoint.
refuse-no-guard = Vous n’avez pas de garde sur { $tile } { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}.
refuse-display-empty = Il n’y a aucune carte sur l’étal.
refuse-take-card-not-displayed = { $card } ne se trouve pas sur l’étal.
refuse-ahead-no-action = Acheter sur l’aperçu est une action, et il ne vous en reste pas.
refuse-ahead-not-payable = Une carte donnée, vous ne pouvez payer l’appoint d’aucun bâtiment de l’aperçu dans une seule monnaie.
refuse-no-such-gift = Sans { $card } en main, vous ne pourriez rien acheter sur l’aperçu.
refuse-not-ahead = { $tile } ne se trouve pas sur l’aperçu.
refuse-nothing-overpaid = Seul un achat qui vient d’être payé trop cher peut valoir l’appoint.
refuse-swap-nothing-bought = Vous n’avez acheté aucun bâtiment à jeton pendant ce tour.
refuse-swap-no-partner = Le chantier n’a aucun autre type dans une monnaie dont vous avez une carte.
refuse-no-such-swap = Les jetons des tuiles { $tile } et { $partner } ne peuvent pas être échangés contre { $card }.
refuse-redraw-nothing-bought = Un jeton se repioche juste après un achat, ou pas du tout.
refuse-redraw-empty-bag = Il ne reste aucun jeton dans le sac.
refuse-no-such-redraw = Le jeton de la tuile { $tile } ne peut pas être repioché lors de cet achat.
refuse-plazas-gone = Toutes les places sont prises.
refuse-plaza-not-given = { $tile } ne peut pas être donnée à Dirk : seul ce qui est acheté le peut.
refuse-sections-gone = Toutes les sections de mur ont servi.
refuse-section-no-target = Vous n’avez rien acheté pendant ce tour qui puisse porter une section de mur.
refuse-section-not-there = Aucune section de mur ne peut être ajoutée à { $tile } { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}.
refuse-section-first = La section de mur que vous avez prise doit d’abord être ajoutée à { $tile }.
refuse-section-not-given = La tuile { $tile } porte une de vos sections de mur et ne peut pas être donnée à Dirk.
refuse-halves-gone = Tous les demi-bâtiments sont pris.
refuse-half-taken = Le demi-bâtiment { $type } est pris.
refuse-guards-too-few = Il vous faut deux gardes : l’un paie, l’autre se déplace.
refuse-no-free-post = Aucun garde ne peut se placer sur { $tile } { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} : il n’y a pas de muraille à vous, ou un garde y est déjà.

## Scoring

score-guards = gardes sur la plus longue muraille : { $guards } × { $value }

## Events

event-guard-board = Les tuiles placement ont { $squares } cases ; la dernière accueille un nombre illimité de gardes.
event-abilities-laid = Les capacités de cette partie : { $abilities }.
event-money-pile = Une pile d’argent de départ : { $cards }.
event-seen-ahead = { $tile } se trouve sur la case { $space } de l’aperçu.
event-ability-used = { $seat } utilise la capacité « { $ability } ».
event-guard-spent = { $seat } dépense un garde de la tuile { $tile }.
event-points-spent = { $seat } paie { $points } { $points ->
    [one] point
   *[other] points
} pour les gardes manquants.
event-guards-set = { $seat } reçoit { $guards } { $guards ->
    [one] garde
   *[other] gardes
} sur { $tile }.
event-guards-dismissed = { $guards } { $guards ->
    [one] garde va
   *[other] gardes vont
} de la réserve commune aux tuiles placement.
event-guard-moved = { $seat } déplace un garde de la tuile { $tile } vers la tuile { $piece }.
event-tokens-swapped = { $seat } paie { $card } et échange les jetons des tuiles { $tile } et { $partner } : le bâtiment acheté est maintenant { $piece }.
event-token-redrawn = { $seat } repioche un jeton : { $tile } est maintenant { $piece }.
event-card-given = { $seat } donne { $card }.
event-counts-as-exact = { $seat } a trop payé, mais l’achat vaut l’appoint.
event-plaza-taken = { $seat } prend { $tile }.
event-section-taken = { $seat } prend une section de mur.
event-section-attached = { $seat } ajoute une section de mur à { $tile } { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}.
event-half-taken = { $seat } prend le demi-bâtiment { $kind }.

## Decisions

prompt-choose-pile = Choisissez une pile comme argent de départ.
waits-choose-pile = { $seat } choisit son argent de départ.
prompt-bought = Payé avec l’appoint : jouez une action de plus. Un jeton peut d’abord être repioché.
waits-bought = { $seat } a payé l’appoint et rejoue.
prompt-before-placing = { $must ->
    [yes] Cet achat doit valoir l’appoint.
   *[no] { $overpaid ->
        [yes] Vous avez trop payé. Utilisez des capacités, ou continuez.
       *[no] Utilisez des capacités avant la fin du tour, ou continuez.
    }
}
waits-before-placing = { $seat } peut encore utiliser des capacités.
prompt-spending = { $left ->
    [one] Quel garde paie ?
   *[other] Quels gardes paient ? Il en faut encore { $left }.
}
waits-spending = { $seat } choisit des gardes à dépenser.
prompt-using = { $effect ->
    [swap-token] Quels jetons échanger, et contre quelle carte ?
    [buy-from-overview] Donnez une carte ; vous achetez ensuite sur l’aperçu.
    [take-money] Prenez une carte de l’étal.
    [redraw-token] Quel jeton repiocher ?
    [move-guard] Quel garde se déplace ?
   *[half-building] Quel demi-bâtiment prenez-vous ?
}
waits-using = { $seat } utilise une capacité.
prompt-buying-ahead = Achetez un bâtiment de l’aperçu, avec l’appoint dans une seule monnaie.
waits-buying-ahead = { $seat } achète sur l’aperçu.
prompt-posting = Placez le garde de la tuile { $tile } sur une autre muraille.
waits-posting = { $seat } déplace un garde.

## Pieces that lie on the table

note-token = Encore dans le sac.
note-overview = Case { $space } de l’aperçu : viendra plus tard au chantier, la case 3 d’abord.
note-money-pile = { $cards }
note-guard-supply = Dans la réserve commune.
note-placement = Cases occupées : { $guards } sur { $squares }. Si le dernier garde dépensé se trouve ici, chaque garde sur la plus longue muraille de son joueur vaut { $points } à la fin.
note-placement-open = Accueille un nombre illimité de gardes, pour l’instant { $guards }. S’il y en a un ici, chaque garde sur la plus longue muraille de son joueur vaut { $points } à la fin.
note-ability-used = Utilisée pendant ce tour.
note-swap-token = { $guards } garde et { $cards } carte monnaie : échanger le jeton d’un bâtiment tout juste acheté contre un jeton du chantier.
note-buy-from-overview = { $guards } garde et { $cards } carte monnaie : acheter sur l’aperçu, avec l’appoint et dans une seule monnaie.
note-wall-section = { $guards } garde : ajouter une section de mur à un bâtiment de ce tour.
note-take-money = { $guards } garde : prendre une carte de l’étal.
note-plaza = { $guards } garde : prendre une place.
note-count-as-exact = { $guards } garde : un achat qui vient d’être payé trop cher vaut l’appoint.
note-redraw-token = { $guards } garde : lors d’un achat, repiocher un jeton du chantier.
note-move-guard = { $guards } garde : placer un autre garde sur n’importe quelle muraille à soi.
note-half-building = { $guards } gardes : prendre un demi-bâtiment, qui départage les égalités.
note-plaza-supply = Dans la réserve commune.
note-section-supply = Dans la réserve commune.
note-half = Compte comme un demi-bâtiment de plus à chaque décompte.
