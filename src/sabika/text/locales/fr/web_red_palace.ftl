### Le Palais rouge dans le navigateur.

pieces-towers = { $count ->
    [1] tour de garde { $sides }
   *[other] tours de garde { $sides }
}
pieces-mark-guard = garde ({ $side })
table-worth = vaut { $sum }
table-guards = { $count ->
    [one] un garde
   *[other] { $count } gardes
}
table-group-use = Capacité
table-group-spend = Dépenser un garde
table-group-move-guard = Choisir un garde
table-group-post-guard = Choisir une muraille
table-group-attach-wall = Section de mur
table-group-take-card = Prendre une carte
table-group-give-card = Donner une carte
table-group-swap-token = Échanger des jetons
table-group-redraw-token = Repiocher un jeton
table-group-take-half = Demi-bâtiment
table-hint-swap-token = Touchez le bâtiment acheté, un autre du chantier et une carte
table-hint-redraw-token = Touchez un bâtiment dont le jeton sera repioché
table-field-spend-side = Garde en réserve
table-field-move-guard-side = Garde en réserve
table-field-post-guard-side = Muraille en réserve
table-group-choose-pile = Argent de départ
table-verb-use = Utiliser une capacité
table-verb-attach-wall = Section de mur
table-do-choose-pile = Prendre cette pile
table-do-use = Utiliser
table-do-spend = Dépenser ce garde
table-do-take-card = Prendre
table-do-give-card = Donner
table-do-buy-ahead = Payer et prendre
table-do-take-half = Prendre
table-do-move-guard = Déplacer ce garde
table-do-post-guard = Le poster ici
table-do-attach-wall = Ajouter le mur
table-do-swap-token = Échanger les jetons
table-do-redraw-token = Repiocher
table-decline-go-on = Continuer
table-key-use = G
table-hint-use = Touchez une capacité du plateau garde
table-hint-spend = Touchez le garde qui paie
table-hint-move-guard = Touchez le garde à déplacer
table-hint-post-guard = Touchez une muraille
table-field-ability = Capacité
table-field-pile = Argent de départ
table-field-attach-wall-side = Nouveau mur
table-frame-before-placing = Capacités en fin de tour
palace-guard-board = Plateau garde
palace-abilities = Capacités
palace-supply = { $count ->
    [0] Aucun garde dans la réserve commune
    [one] Un garde dans la réserve commune
   *[other] { $count } gardes dans la réserve commune
}
palace-track = Gardes dépensés → valeur finale
palace-cost = { $guards ->
    [one] coûte un garde
   *[other] coûte { $guards } gardes
}{ $cards ->
    [0] {""}
   *[other] {" "}et { $cards ->
        [one] une carte monnaie
       *[other] { $cards } cartes monnaie
    }
}
palace-used = utilisée ce tour-ci
palace-overview = Aperçu
palace-score-tiles = Tuiles de décompte
palace-bag = Jetons dans le sac
palace-supplies = Réserve commune
palace-halves = Demi-bâtiments disponibles
