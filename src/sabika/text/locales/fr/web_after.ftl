### Décompte, bilan, rediffusion, vérification et passage dans le navigateur.

## Commun

after-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
after-points-for = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
after-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
after-palace-of = Constructions : { $name }
after-player = Nom
after-total = Total
after-turn = Tour
after-key-space = Espace
after-summary = Le bilan

## Décompte

after-scoring = { $scoring ->
    [1] Premier décompte
    [2] Deuxième décompte
    [3] Troisième décompte
   *[other] Points
}
after-scoring-note = ligne par ligne, avec les tuiles qui comptent
after-now-counting = On compte
after-rule = règle
after-not-yet = pas encore compté
after-standing = Classement
after-skip = Passer
after-show-all = Tout montrer
after-next-row = Ligne suivante
after-continue = Continuer

## Bilan

after-still-running = Cette partie n’est pas terminée
after-still-running-note = Le bilan apparaîtra ici dès la fin du dernier décompte.
after-wins = { $box ->
    [granada] Victoire pour { $name }
   *[other] Victoire pour { $name }
}
after-win-together = { $names } se partagent la première place
after-game-length = { $scorings ->
    [one] { $scorings } décompte
   *[other] { $scorings } décomptes
}, { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
after-race = La course aux points
after-longest = { $line ->
    [moat] Plus longues douves, tour par tour
    [joint] Muraille le long des douves, tour par tour
   *[wall] Plus longue muraille, tour par tour
}
after-sources = D’où viennent les points
after-by-scoring = Par décompte
after-beside = à part
after-turning-points = Moments décisifs
after-no-turning-points = Aucun coup n’a décidé à lui seul de la partie.
after-see-move = Revoir le coup { $move }
after-review = Ce que les coups ont coûté
after-review-about = Chaque coup est jugé d’après ce qu’on pouvait voir alors, en points d’avance à la fin. Le reste du résultat tient à la chance.
after-review-working = La partie est relue coup par coup…
after-review-player = Qui
after-review-lost = Coups
after-review-luck = Chance
after-review-whose = Coups de qui
after-review-all = Tout le monde
after-review-better = Mieux : { $move }.
after-review-none = Aucun coup n’a rien coûté de notable.
after-log = Journal de la partie
after-record = Données complètes
after-verify = Vérifier la donne
after-watch = Revoir la partie
after-same-seed = Même donne
after-same-seed-note = La même table, avec exactement les mêmes cartes et les mêmes tuiles
after-rematch = Revanche

## Rediffusion

after-course = Déroulement de la partie
after-position = Coup { $at } sur { $last }. { $words }
after-enlarge = Agrandir ce palais
after-to-move = à jouer
after-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
after-hand = Main : { $cards }
after-hands-open = mains visibles après la partie
after-this-move = Le coup affiché
after-turn-number = Tour { $turn }
after-move-of = { $name } joue
after-else = Que pouvait-on faire d’autre ?
after-else-better = Mieux
after-else-played = Joué
after-else-lost = { $points } points
after-else-none = L’analyse n’a rien trouvé de nettement meilleur.
after-onward = Reprendre à partir d’ici
after-onward-about = Une nouvelle table avec la même donne et les mêmes coups jusqu’ici ; la suite est rejouée. La partie montrée reste telle quelle.
after-onward-from = À partir de
after-onward-after = après le coup { $move }
after-onward-before = avant le coup { $move }
after-onward-you = Vous jouez
after-onward-bots = Les autres sont joués par des robots
after-onward-begin = Commencer
after-market = Chantier et argent
after-empty-stall = case vide
after-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
after-supply = { $count ->
    [one] { $count } tuile dans la pile
   *[other] { $count } tuiles dans la pile
}
after-points-so-far = Points jusqu’ici
after-first = Au début
after-back = Un pas en arrière
after-play = Lecture
after-pause = Pause
after-forward = Un pas en avant
after-last = À la fin
after-speed = Vitesse
after-stop-at = S’arrêter aux :
after-filter-moves = coups
after-filter-turns = tours
after-filter-purchases = achats
after-filter-scorings = décomptes
after-copied = Le lien vers ce coup est copié.

## Vérification

after-verify-title = Vérification de la donne
after-verify-running = La donne est scellée
after-verify-running-note = la graine sera révélée à la fin de la partie
after-verify-unable = Ce navigateur ne peut pas refaire les calculs ici
after-verify-unable-note = ouvrez cette page par une connexion sécurisée (https) ou sur la machine du serveur
after-verify-proved = La donne était honnête
after-verify-proved-note = votre navigateur a recalculé chaque mélange
after-verify-refuted = La donne ne concorde pas
after-verify-refuted-note = au moins une valeur diffère de l’engagement
after-verify-seeded = La donne découle de la graine choisie
after-verify-seeded-note = rien n’a été changé, mais qui a choisi la graine connaissait peut-être la donne
after-verify-unseen = Les mélanges correspondent à la graine
after-verify-unseen-note = cet appareil n’était pas là pendant la partie : l’engagement ne tient qu’à la parole du serveur
after-verify-late = Les mélanges correspondent à la graine
after-verify-late-note = cet appareil n’était pas là dès le début : jusque-là, l’engagement ne tient qu’à la parole du serveur
after-what-it-proves = Ce que cela prouve
after-what-is-checked = Ce qui sera vérifié
after-proof = Le serveur a publié l’engagement ci-dessous à l’ouverture de la partie ; il ne correspond qu’à une seule graine, dont découle chaque mélange de la partie.
after-proof-told = Si toutes les valeurs concordent, personne, pas même le serveur, n’a pu changer une carte ou une tuile après que cet appareil a reçu l’engagement pour la première fois.
after-proof-running = À la fin de la partie, la graine sera révélée. Votre navigateur vérifiera alors qu’elle correspond au premier engagement que cet appareil a reçu, et que chaque mélange et l’ordre du chantier en découlent.
after-proof-drawn = Le serveur a tiré la graine en secret. Qu’il s’en soit remis au hasard et ne l’ait dite à personne, aucun calcul ne peut le montrer.
after-proof-seeded = Qui a ouvert cette table a choisi la graine : peut-être après en avoir essayé plusieurs, et en connaissant peut-être d’avance chaque carte et chaque tuile.
after-commitment = Engagement
after-commitment-note = Publié avant la partie, le même pour toute la table :
after-witness-same = Cet appareil a reçu le même engagement avant le premier coup.
after-witness-late = Cet appareil a reçu le même engagement, mais seulement après { $at ->
    [one] un coup
   *[other] { $at } coups
} ; il n’a pas vu le début.
after-witness-unseen = Cet appareil n’a gardé aucun engagement du temps de la partie et ne peut pas comparer.
after-witness-differs = Attention : cet appareil avait d’abord reçu un autre engagement. La donne a été remplacée, ou un autre serveur répond. Le premier était :
after-witness-first = Le premier engagement
after-seed-note = Révélée après la partie :
after-recomputed = Engagement recalculé
after-recomputed-note = Ce que votre navigateur calcule à partir de la graine (SHA-256) :
after-agrees = concorde
after-differs = diffère
after-shuffles = Les mélanges
after-shuffles-note = Chacun est recalculé dans votre navigateur (HMAC-SHA-256) et comparé à l’ordre utilisé par le serveur.
after-shuffle = { $head ->
    [supply] La pile de tuiles
    [money] Les cartes monnaie
    [pile] Une partie de la pioche
    [discard] La défausse devient la pioche
    [youngest] Qui commence
    [characters] Les personnages
    [dancer] Une tuile retourne dans la pile de tuiles
    [sultan] Le sultan
    [sites] Les sites de construction
   *[other] { $label }
}
after-shuffle-size = { $count ->
    [one] { $count } élément
   *[other] { $count } éléments
}
after-market-order = Le chantier : les { $count } tuiles que tous y ont vues sont venues dans l’ordre de la pile de tuiles.
after-order = L’ordre obtenu :

## Passage

after-over-to = À { $name } de jouer
after-pass-device = Passez l’appareil. La main reste derrière la porte jusqu’à son ouverture.
after-news = Ce qui s’est passé
after-hold-to-open = Maintenir pour ouvrir la porte
