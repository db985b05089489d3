## Les lieux de la table

table-screen = La table
table-market = Chantier
table-stall = case en { $currency }
table-stall-empty = case en { $currency }, vide
table-money = Argent
table-display = Argent sur l’étal
table-pile = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
table-hand = Votre main
table-hand-empty = Aucune carte en main
table-own = { $box ->
    [granada] Votre ville
    [combined] Votre palais et votre ville
   *[other] Votre Alhambra
}
table-palace-of = { $box ->
    [granada] Ville : { $name }
    [combined] Palais et ville : { $name }
   *[other] Alhambra : { $name }
}
table-longest = { $line ->
    [moat] plus longues douves { $length }
    [joint] muraille le long des douves { $length }
   *[wall] plus longue muraille { $length }
}
table-longest-word = { $line ->
    [moat] plus longues douves
    [joint] muraille le long des douves
   *[wall] plus longue muraille
}
table-points = { $points ->
    [one] point
   *[other] points
}
table-has-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-reserve = Réserve
table-gained = À construire
table-to-reserve = en réserve
table-shelf = À côté du chantier
table-own-items = Devant vous
table-players = Joueurs
table-decision = Décision
table-road = Chemin des décomptes, { $count ->
    [one] { $count } carte monnaie restante
   *[other] { $count } cartes monnaie restantes
}
table-scoring = { $scoring ->
    [1] premier décompte
    [2] deuxième décompte
   *[3] troisième décompte
}
table-deal = Comment la donne est vérifiée
table-seeded = graine choisie
table-seeded-about = Qui a ouvert cette table a choisi la graine et connaît peut-être la donne.
table-tiles-left = { $count ->
    [one] tuile restante
   *[other] tuiles restantes
}
table-supply = { $count ->
    [0] Aucune tuile n’est à venir
    [one] Une tuile est encore à venir
   *[other] { $count } tuiles sont encore à venir
}
table-supply-about = Toutes les tuiles qui ne sont ni dans un palais, ni dans une réserve, ni au chantier, ni ailleurs. Leur ordre est inconnu.
table-supply-faces = Toutes les tuiles qui ne sont nulle part ailleurs. Chacune figure ici avec ses deux faces, même si une seule sera visible. Leur ordre est inconnu.
table-supply-empty = La pile de tuiles est vide.

## Les personnes

table-you = Vous
table-deciding = décide
table-bot = robot
table-online = à la table
table-away = absent
table-dirk = troisième joueur muet
table-look = { $box ->
    [granada] Voir de près la ville : { $name }
    [combined] Voir de près le palais et la ville : { $name }
   *[other] Voir de près l’Alhambra : { $name }
}
table-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
table-remembered = Cartes vues de cette main
table-against = Face à vous
table-continues = D’une autre partie, après le coup { $move }
table-spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

## Payer

table-exact = appoint { $cards }
table-exact-brief = appoint
table-over = { $by } de trop
table-short = il manque { $by }
table-paying = paie { $sum } sur { $price }
table-paying-sum = paie { $sum }
table-of-price = sur { $price }
table-price = prix { $price }
table-plaque-establish = en site
table-plaque-buy-with-tower = avec tour
table-plaque-special-move = avec le vizir
table-suggestions = Possibilités, la meilleure d’abord

## Décider

table-your-turn-said = À vous. { $prompt }
table-choose = Choisir
table-choose-more = Choisir
table-how = Comment
table-clear = Effacer
table-undo = Annuler
table-advice = Conseil
table-advice-ask = Que ferait quelqu’un qui joue bien ?
table-advice-pondering = Réflexion…
table-advice-follow = Jouer ainsi
table-less = Moins
table-more = Plus
table-at-most = { $most } au plus
table-again = Encore une action
table-if-now = si l’on décomptait
table-cell-legal = possible ici
table-cell-longest = { $line ->
    [moat] plus longues douves { $before } à { $after }
    [joint] muraille le long des douves { $before } à { $after }
   *[wall] plus longue muraille { $before } à { $after }
}
table-cell-outcome = possible ici, { $lines }
table-rule = Règle :

# Les boutons qui mènent aux choix, et ce qu’il faut toucher ensuite
table-group-money = Prendre de l’argent
table-group-buy = Acheter
table-group-redesign = Réaménager
table-group-complete = Achever un site
table-group-change-money = Changeur
table-group-buy-chests = Acheter des coffres
table-group-buy-falcon = Poser un faucon
table-group-take-square = Prendre une place
table-group-play-bonus = Jouer une carte bonus
table-group-play-builder = Maître bâtisseur
table-group-build-wall = Construire une muraille
table-group-steal = Envoyer un voleur
table-brief-money = Argent
table-brief-buy = Acheter
table-brief-redesign = Réaménager
table-brief-complete = Achever
table-brief-change-money = Changer
table-brief-buy-chests = Coffres
table-brief-buy-falcon = Faucon
table-brief-take-square = Place
table-brief-play-bonus = Bonus
table-brief-build-wall = Muraille
table-brief-steal = Voleur
table-hint-money = Touchez les cartes à prendre.
table-hint-buy = Touchez une tuile du chantier, puis les cartes pour payer.
table-hint-redesign = Touchez une tuile de la réserve ou de votre Alhambra, puis sa place.
table-hint-place = Glissez-la ou touchez une place dorée.
table-hint-complete = Touchez le site de construction, puis les cartes pour payer.
table-hint-change-money = Touchez la carte de votre main à donner et la carte de l’étal à prendre.
table-hint-buy-chests = Choisissez une salle ; tous ses coffres se paient ensemble.
table-hint-buy-falcon = Touchez un faucon, un croisement de quatre tuiles et la carte pour payer.
table-hint-take-square = Touchez une place à côté du chantier.
table-hint-play-bonus = Touchez une de vos cartes bonus.
table-hint-play-builder = Touchez la carte maître bâtisseur à donner.
table-hint-build-wall = Touchez une carte muraille, puis la tuile qui reçoit la muraille.
table-hint-steal = Touchez la carte de l’étal à prendre.
table-hint-place-chest = Touchez le bâtiment qui reçoit un coffre.

# Les façons d’utiliser la même chose
table-verb-buy = Acheter
table-verb-buy-with-tower = Avec tour de guet
table-verb-establish = En site
table-verb-buy-bazaar = Acheter
table-verb-buy-sultan = Acheter
table-verb-complete = Achever
table-verb-build = Ajouter
table-verb-remove = Retirer
table-verb-exchange = Échanger
table-verb-place = Construire
table-verb-place-tower = Construire
table-verb-reserve = En réserve
table-verb-give = À Dirk
table-verb-return-tower = Rendre
table-verb-take = Prendre de l’argent
table-verb-pass = Passer
table-verb-change-money = Changeur
table-verb-move-in = Un citoyen emménage
table-verb-swap-citizen = Échanger un citoyen
table-verb-mark = Marquer un type
table-verb-redraw = Tirer à nouveau
table-verb-take-square = Prendre une place
table-verb-buy-chests = Acheter des coffres
table-verb-place-chest = Y poser un coffre
table-verb-develop = Développer la culture
table-verb-play-bonus = Jouer une carte bonus
table-verb-wake-vizier = Réveiller le vizir
table-verb-special-move = Avec le vizir
table-verb-buy-caravanserai = Acheter
table-verb-buy-falcon = Poser un faucon
table-verb-steal = Voleur
table-verb-play-builder = Maître bâtisseur
table-verb-move-marker = Déplacer le marqueur
table-verb-store = Garder en crédit
table-verb-take-gate = Prendre la porte
table-verb-build-wall = Construire une muraille

# Sur le bouton principal
table-do-take = Prendre
table-do-buy = Payer et prendre
table-do-buy-with-tower = Payer les deux
table-do-establish = Ouvrir le site
table-do-buy-bazaar = Payer et prendre
table-do-buy-sultan = Payer et prendre
table-do-complete = Payer et achever
table-do-place = Construire ici
table-do-place-tower = Construire ici
table-do-build = Construire ici
table-do-remove = Retirer
table-do-exchange = Échanger
table-do-reserve = En réserve
table-do-give = Donner à Dirk
table-do-return-tower = La rendre
table-do-change-money = Changer
table-do-hoard = Prendre
table-do-steal = La prendre avec un voleur
table-do-pay-bid = Payer
table-do-claim = La prendre
table-do-dance = La faire remplacer
table-do-beg = Piocher une carte
table-do-place-trader = Le poser ici
table-do-choose-site = Prendre celle-ci
table-do-choose-citizens = Choisir
table-do-move-in = Emménager
table-do-swap-citizen = Échanger
table-do-name-kind = Choisir
table-do-mark = Marquer
table-do-redraw = Tirer à nouveau
table-do-take-square = Prendre
table-do-buy-chests = Acheter ces coffres
table-do-pay-chests = Payer
table-do-place-chest = Poser ici
table-do-develop = Tourner les marqueurs
table-do-play-bonus = Jouer
table-do-wake-vizier = Réveiller le vizir
table-do-special-move = Acheter avec le vizir
table-do-buy-caravanserai = Payer et prendre
table-do-buy-falcon = Poser le faucon
table-do-play-builder = La donner et réaménager
table-do-move-marker = Déplacer le marqueur
table-do-store = Garder
table-do-take-gate = Prendre la porte
table-do-build-wall = Construire la muraille

# Dire non
table-decline-skip-redesign = Pas de réaménagement
table-decline-skip-character = Pas maintenant
table-decline-keep-citizens = Les laisser
table-decline-keep-mark = Garder la marque
table-decline-skip-pause = Continuer
table-decline-let-go = La laisser passer
table-decline-bid = Passer pour de bon
table-decline-entertainer = Le garder
table-decline-pass-chests = Les laisser au suivant
table-decline-keep-bonus = N’en jouer aucune
table-decline-stop-falcons = Aucun autre faucon
table-decline-keep-markers = Les laisser
table-decline-store-nothing = Ne rien garder

# Une lettre chacun, différentes au sein d’une décision
table-key-money = A
table-key-buy = B
table-key-redesign = R
table-key-complete = O
table-key-change-money = C
table-key-reserve = R
table-key-give = D
table-key-undo = U
table-key-advice = I
table-key-decline = P
table-key-wake-vizier = V
table-key-take-square = L
table-key-buy-chests = H
table-key-buy-falcon = N
table-key-develop = K
table-key-play-bonus = J
table-key-take-gate = T
table-key-build-wall = M

# Ce qui est demandé, champ par champ
table-field-amount = Votre enchère
table-field-side = Côté de la tuile de départ
table-field-kinds = Citoyens
table-field-follower = Citoyen suivant
table-field-citizen = Citoyen qui part
table-field-wanted = Citoyen qui vient
table-field-type = Type
table-field-currency = Dos de la tuile de site
table-field-corner = Angle droit
table-field-answer = Saltimbanque
table-field-room = Salle
table-field-way = Sur la piste
table-field-by = Comment
table-field-facing = Dans quel sens
table-field-gate = Porte de la ville
table-field-store-currency = Monnaie du crédit
table-value-side-N = nord
table-value-side-E = est
table-value-side-S = sud
table-value-side-W = ouest
table-value-corner-NE = nord-est
table-value-corner-SE = sud-est
table-value-corner-SW = sud-ouest
table-value-corner-NW = nord-ouest
table-value-answer-keep = Garder
table-value-answer-exchange = Échanger
table-value-room = Salle { $value }
table-value-way-forward = en avant
table-value-way-sideways = de côté
table-value-facing-N = comme imprimée
table-value-facing-E = tournée à droite
table-value-facing-S = tournée d’un demi-tour
table-value-facing-W = tournée à gauche
table-value-gate-none = sans porte
table-value-gate-N = nord
table-value-gate-E = est
table-value-gate-S = sud
table-value-gate-W = ouest

## La situation

table-ledger = { $scoring ->
    [1] Prochain : premier décompte
    [2] Prochain : deuxième décompte
   *[3] Prochain : dernier décompte
}
table-kind = Type
table-pays = Points
table-leads = en tête
table-came-now = S’il venait maintenant
table-explain = { $name } : { $points } { $points ->
    [one] point
   *[other] points
}, expliquer
table-open-rule = Ouvrir la règle { $rule }
table-nothing = Aucun point
table-side = Décompte, chronique et discussion
table-tab-players = Joueurs
table-tab-ledger = Décompte
table-tab-chronicle = Chronique
table-tab-chat = Discussion

## La place

table-seat-menu = Votre place
table-orders = Consignes permanentes
table-orders-none = Ici figurent les questions auxquelles on peut répondre non ; cette partie n’en a pas.
table-orders-about = La question ne vous est posée que si vous pouvez faire quelque chose, et le payer. « Si nouveau » omet aussi ce que vous venez de refuser.
table-order-ask = Demander
table-order-news = Si nouveau
table-order-never = Jamais
table-frame-auction = Enchère pour un personnage
table-frame-pause = Entre les tours : intervenir
table-frame-claim = Carte sultan : prendre une tuile tirée
table-frame-marking = Carte sultan : nouvelle marque
table-frame-may-dance = Danseuse
table-frame-may-beg = Mendiant
table-frame-may-hoard = Avare
table-frame-may-change = Changeur
table-frame-extra-redesign = Maître bâtisseur
table-frame-making-way = Marchand ambulant : citoyens
table-frame-entertained = Saltimbanque
table-frame-may-move = Caravansérail : déplacer un marqueur
table-frame-may-redesign = Carte maître bâtisseur : réaménager
table-frame-more-falcons = Encore un faucon
table-frame-placing-chests = Coffres à répartir
table-frame-revealing = Carte bonus avant un décompte
table-frame-storing = Garder le trop-payé en crédit
table-leave = Quitter la place
table-leave-about = Un robot joue jusqu’à ce que vous repreniez la place.
table-bot-plays = Un robot joue à votre place.
table-take-back = Reprendre la place
table-replace = Laisser jouer un robot
table-replace-about = { $name } n’est pas là. Un robot peut jouer jusqu’à ce que la place soit reprise.
table-more-menu = Décompte, chronique, discussion
table-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}

## La fin

table-game-over = La partie est finie
table-won-you = Vous avez gagné !
table-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
table-summary = Bilan
table-replay = Revoir la partie
table-verify = Vérifier les mélanges

## Chronique et discussion

after-chronicle = Chronique
after-set-up = Mise en place
after-turn-of = Tour { $turn } · { $name }
after-see-turn = Revoir le tour { $turn }
after-nothing-yet = Il ne s’est encore rien passé.
after-earlier = Tours précédents
after-why = pourquoi ?
after-why-of = Pourquoi ? { $move }
after-chat = Discussion
after-chat-empty = Personne n’a encore rien dit.
after-chat-spectator = Spectateur
after-chat-label = Dire quelque chose à la table
after-chat-send = Envoyer
after-chat-closed = À cette table, les spectateurs ne font que lire.
