### Granada, seule et à côté de l’Alhambra, dans le navigateur.

table-marker = { $parity ->
    [even] prochaines faces : paires
   *[odd] prochaines faces : impaires
}
table-turn-over = Retourner : { $face }
table-reverse = verso
table-total = Combien tous en ont ensemble
table-city-0 = Palais
table-city-1 = Ville
table-verb-turn-over = Retourner
table-verb-forfeit = Renoncer
table-do-turn-over = Payer et retourner
table-do-forfeit = Y renoncer
table-key-turn-over = T
table-key-forfeit = N
table-field-turn-over-tile = Face à construire
table-hint-turn-over = Payer au moins 3 d’une monnaie
pieces-moats = { $count ->
    [0] sans douves
   *[other] douves { $sides }
}
pieces-two-faces = { $tile }, verso { $back }
pieces-mark-city = pion du joueur
