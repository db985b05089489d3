### Le cadre du client : accueil, nouvelle partie, règles, réglages, messages.

shell-title = { $screen ->
    [new] Nouvelle partie · Sabika
    [table] Table · Sabika
    [replay] Revoir · Sabika
    [summary] Résultat · Sabika
    [verify] Mélanges vérifiés · Sabika
    [rules] Règles · Sabika
   *[lobby] Sabika
}
shell-title-turn = ● { $turn } – { $title }
shell-turn = À vous
shell-turn-of = À { $name } de jouer
shell-home = Sabika, vers l’accueil
shell-tools = Outils
shell-close = Fermer
shell-dismiss = Masquer
shell-messages = Messages
shell-loading = Un instant…
shell-load-failed = Cette partie de Sabika n’a pas pu être chargée.
shell-load-failed-remedy = Vérifiez la connexion, puis rechargez la page.
shell-reload = Recharger
shell-retry = Réessayer

## Erreurs

shell-error-unreachable = Le serveur ne répond pas.
shell-error-unreachable-remedy = Vérifiez la connexion et réessayez.
shell-error-status = Le serveur a répondu par le statut { $status }.
shell-error-status-remedy = Réessayez ; si cela persiste, rechargez la page.
shell-error-unexpected-remedy = Rechargez la page ; la partie reste en sécurité sur le serveur.
shell-error-lost = La connexion s’est coupée avant la réponse du serveur.
shell-error-lost-remedy = Elle revient d’elle-même ; vérifiez ensuite si le coup a été joué.
shell-lost = Connexion perdue.
shell-lost-remedy = Sabika continue d’essayer ; la partie est en sécurité.
shell-gone = Cette table est inaccessible.
shell-to-lobby = Vers l’accueil

## Réglages

shell-settings = Réglages
shell-language = Langue
shell-theme = Apparence
shell-theme-auto = Automatique
shell-theme-light = Patio
shell-theme-dark = Crépuscule
shell-bot-pause = Ralentir les coups des robots
shell-bot-pause-seconds = au moins { $seconds } s
shell-bot-pause-none = non
shell-turn-sound = Un son quand c’est mon tour
shell-turn-notice = Une notification quand c’est mon tour et que je regarde ailleurs
shell-no-notices = Ce navigateur n’autorise pas les notifications.
shell-no-notices-remedy = Autorisez-les pour cette page dans les réglages du navigateur, en https.
shell-character-keys = Lettres, chiffres et signes comme raccourcis
shell-exact-help = Montrer les prix que je peux payer avec l’appoint
shell-reduce-motion = Réduire les animations
shell-texture = Textures renforcées

## Accueil

shell-ways = Façons de commencer
shell-play-now = Jouer tout de suite
shell-play-now-title = Bâtissez votre Alhambra
shell-play-now-about = Une première partie sans attendre : vous et deux robots, sans module.
shell-your-name = Votre nom
shell-guest = Invité
shell-bot-names = Samira, Yusuf, Zaynab, Tariq, Amina, Idris, Nadir, Safiya
shell-bot = Robot
shell-about-minutes = environ { $minutes } min
shell-new-game = Nouvelle partie
shell-new-game-about = Choisissez la boîte et les modules, invitez par un lien ou partagez un écran.
shell-rules-about = Toutes les règles en mots simples, avec recherche.
shell-mixes-title = Ou une autre boîte, ou des modules
shell-play = Jouer
shell-tables-mine = Vos parties
shell-tables-watch = Tables à regarder
shell-tables-finished = Parties terminées
shell-no-tables-mine = Aucune partie en cours sur cet appareil.
shell-no-tables-watch = Personne d’autre ne joue en ce moment.
shell-no-tables-finished = Aucune partie n’est encore terminée.
shell-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
shell-replay = Revoir
shell-replay-of = Revoir la partie ({ $names })
shell-forget = Retirer de cet appareil
shell-forget-of = Retirer de cet appareil la partie ({ $names })
shell-forget-sure = Abandonner la place ?
shell-forget-awaited = Les autres attendraient en vain. Un robot peut reprendre votre place.
shell-forget-without-bot = Abandonner sans robot
shell-all = Tout afficher
shell-fewer = Afficher moins

## Nouvelle partie

shell-step-box = 1 · Choisissez la boîte
shell-step-modules = 2 · Ajoutez des modules
shell-step-seats = 3 · Places
shell-box-line = { $tagline } · { $least }⁠–⁠{ $most }
shell-modules-count = ({ $chosen } sur { $all })
shell-mixes = Mélanges conseillés
shell-surprise = Surprenez-moi
shell-complexity = Complexité { $level } sur 3
shell-complexity-1 = facile
shell-complexity-2 = moyen
shell-complexity-3 = exigeant
shell-complexity-all = Tous
shell-complexity-filter = Difficulté
shell-module-find = Chercher un module
shell-module-none = Aucun module ne correspond.
shell-misfits = { $count ->
    [one] Un module ne convient pas à { $box }
   *[other] { $count } modules ne conviennent pas à { $box }
}
shell-module-hint = Pointez un module pour lire ce qu’il apporte.
shell-more-minutes = +{ $minutes } min
shell-good-to-know = Bon à savoir :
shell-more-hints = { $count ->
    [one] Une autre remarque
   *[other] { $count } autres remarques
}
shell-players = { $count ->
    [2] Deux joueurs
    [3] Trois joueurs
    [4] Quatre joueurs
    [5] Cinq joueurs
    [6] Six joueurs
   *[other] { $count } joueurs
}
shell-add-seat = Ajouter une place
shell-add-here = Ajouter un joueur sur cet appareil
shell-add-online = Ajouter un joueur par lien
shell-add-bot = Ajouter un robot
shell-seat-here = Cet appareil
shell-seat-online = Par lien
shell-seat-bot = Robot
shell-seat-name = Nom à la place { $number }
shell-seat-kind = Qui joue à la place { $number }
shell-bot-level = Niveau du robot à la place { $number }
shell-remove-seat = Retirer { $name }
shell-house-rules = Règles maison
shell-house-exact_help = Montrer les prix payables avec l’appoint
shell-house-hints = Permettre les conseils
shell-house-memory = Mémoire parfaite : montrer les cartes connues
shell-house-undo = Permettre d’annuler
shell-house-listed = Afficher la table aux spectateurs
shell-house-spectator_chat = Laisser les spectateurs participer à la discussion
shell-more-options = Interprétations et graine
shell-seed = Graine
shell-seed-about = La même graine distribue la même partie.
shell-seed-random = secrète, tirée par le serveur
shell-contents = { $tiles } tuiles · { $cards } cartes
shell-open-gates = Ouvrir les portes

## Invitations

shell-share-table = Partager la table
shell-invitations = Invitations
shell-invitations-explained = Chaque lien correspond à une place. Qui l’ouvre y joue : n’envoyez chaque lien qu’à une seule personne.
shell-invite-text = { $name }, une place vous attend à l’Alhambra.
shell-share = Partager
shell-copy = Copier
shell-copy-for = Copier le lien pour { $name }
shell-copied = Copié.
shell-not-copied = Rien n’a été copié : le navigateur l’interdit.
shell-not-copied-remedy = Copiez plutôt l’adresse de la page.
shell-watch-link = Pour regarder, aucun lien secret n’est nécessaire.
shell-copy-watch = Copier le lien pour regarder
shell-to-table = Vers la table

## Règles

shell-rules = Règles
shell-search-rules = Chercher dans les règles et précisions
shell-chapters = Chapitres
shell-base-game = Jeu de base
shell-all-chapters = Tous
shell-no-rule = Aucune règle ne mentionne « { $words } ».
shell-rule-ruling = précision
shell-rule-interaction = interaction
shell-copy-link = Copier le lien
shell-copy-rule = Copier le lien vers la règle { $rule }
