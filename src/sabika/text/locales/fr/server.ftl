## Requêtes erronées : la cause et le remède.

problem-bad-request = La requête n’est pas comprise : { $detail }
remedy-bad-request = Rechargez la page ; un programme doit comparer sa requête à /api/openapi.json.
problem-not-your-seat = Ce lien n’appartient à aucune place de cette table.
remedy-not-your-seat = Demandez une nouvelle invitation ou regardez en spectateur.
problem-not-seated = Les spectateurs peuvent seulement regarder.
remedy-not-seated = Pour jouer, ouvrez la table avec le lien d’une place.
problem-unknown-game = Cette table n’existe pas.
remedy-unknown-game = Vérifiez le lien ou choisissez une table à l’accueil.
problem-unknown-page = Il n’y a rien à cette adresse.
remedy-unknown-page = Retournez à l’accueil.
problem-wrong-method = Cette adresse n’accepte pas une telle requête.
remedy-wrong-method = Comparez-la à /api/openapi.json.
problem-stale = La partie a avancé : { $moves ->
    [0] aucun coup n’a été joué
    [one] { $moves } coup a été joué
   *[other] { $moves } coups ont été joués
}, la requête valait pour { $at }.
remedy-stale = Regardez de nouveau la table et refaites votre choix.
problem-no-undo = Ce coup ne peut pas être repris.
remedy-no-undo = Vous ne pouvez reprendre que votre dernier coup, tant que la partie est en cours et que personne n’a rien appris de nouveau.
problem-not-over = La partie est encore en cours.
remedy-not-over = Vous pourrez le voir quand elle sera terminée.
problem-not-away = { $name } est là, ou y était à l’instant.
remedy-not-away = Une place peut être confiée à un robot après { $seconds } secondes sans connexion.
problem-bot-plays = Un robot joue cette place.
remedy-bot-plays = Reprenez la place pour la jouer vous-même.
problem-no-hints = À cette table, personne ne reçoit de conseils.
remedy-no-hints = Continuez à jouer ; ici, les robots gardent leurs conseils pour eux.
problem-not-deciding = Ce n’est pas à vous de décider en ce moment.
remedy-not-deciding = Demandez quand la décision vous revient.
problem-chat-full = La discussion de cette table est pleine.
remedy-chat-full = Continuez à jouer ; toutes les lignes écrites sont conservées.
problem-no-spectator-chat = À cette table, les spectateurs ne peuvent pas écrire dans la discussion.
remedy-no-spectator-chat = Contentez-vous de lire ; c’est à qui ouvre une table d’en décider.
problem-old-rules = Cette partie a été jouée avec d’autres règles que celles de ce serveur.
remedy-old-rules = Utilisez la version de Sabika avec laquelle elle a été jouée.
problem-too-large = La requête est trop grande.
remedy-too-large = Envoyez moins à la fois.
problem-not-understood = Ce n’est pas un coup : { $detail }
remedy-not-understood = Choisissez l’un des coups proposés.
problem-no-such-move = Il n’y a pas de coup { $at } : { $moves ->
    [0] aucun n’a été joué
    [one] un seul a été joué
   *[other] { $moves } ont été joués
}.
remedy-no-such-move = Choisissez l’un de ceux-ci.
problem-still-running = La partie est encore en cours : tant qu’elle n’est pas terminée, personne ne doit connaître sa donne.
remedy-still-running = Reprenez-la quand elle sera terminée.
problem-nothing-left = La partie s’est terminée après { $moves } { $moves ->
    [one] coup
   *[other] coups
} : il ne reste rien à jouer.
remedy-nothing-left = Reprenez à un coup antérieur.
problem-cannot-be-played = Cette partie ne peut pas être jouée : { $detail }
remedy-cannot-be-played = Modifiez la composition et réessayez.
problem-unknown-bot = Il n’y a pas de robot de niveau { $level }.
remedy-unknown-bot = Choisissez parmi : { $known }.
problem-wrong-seats = { $seats } places sont occupées pour { $players } joueurs.
remedy-wrong-seats = Occupez autant de places qu’il y a de joueurs.
problem-same-names = Deux joueurs portent le même nom.
remedy-same-names = Donnez à chacun un nom différent.
problem-person-with-level = { $name } est une personne et n’a pas de niveau.
remedy-person-with-level = Retirez le niveau ou confiez la place à un robot.
problem-no-window = Dans cette partie, il n’y a pas de question { $frame } à laquelle on puisse répondre non.
remedy-no-window = Choisissez parmi : { $known }.
problem-control-characters = Le texte contient des caractères de contrôle, par exemple des sauts de ligne ou des tabulations.
remedy-control-characters = Retirez-les et renvoyez-le.
problem-too-many-requests = Trop de requêtes en peu de temps.
remedy-too-many-requests = Attendez quelques secondes et réessayez.
problem-defect = Le serveur a commis une erreur ; rien n’a changé.
remedy-defect = Essayez autre chose ; les détails sont dans le journal du serveur.
problem-not-saved = Le coup n’a pas pu être enregistré ; il ne compte donc pas.
remedy-not-saved = Réessayez dans un instant ; l’administrateur du serveur devrait vérifier son disque.
problem-no-advice = Personne n’a eu de réponse à cela pour l’instant.
remedy-no-advice = Réessayez ; la partie continue entre-temps.
problem-too-many-connections = Le serveur n’a plus de place pour une connexion.
remedy-too-many-connections = Fermez d’autres fenêtres ou réessayez plus tard.
