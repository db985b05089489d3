prompt = Votre choix (numéro, notation, s, p, u, q, ?) :
prompt-help = Un numéro choisit une option ; s montre ce que donnerait un décompte maintenant ; p montre tous les palais ; u annule ; q arrête. Toute action peut aussi être saisie en notation, par exemple « take denar3 », et elle est expliquée si elle n’est pas permise.
prompt-range = Choisissez un numéro de 1 à { $count }.
undone = Annulé : { $action }
scoring-title = { $scoring ->
    [1] Premier décompte
    [2] Deuxième décompte
   *[other] Troisième décompte
}
turn-title = Tour { $number } – { $seat }
your-hand = Main :
your-palace = Alhambra
your-reserve = Réserve : { $tiles }
your-gained = À placer : { $tiles }
market-title = Chantier
supply-left = encore { $count } { $count ->
    [one] tuile
   *[other] tuiles
}
display-title = Étal
pile-left = encore { $count } { $count ->
    [one] carte
   *[other] cartes
}
seats-title = Joueurs
seat-row = { $score } { $score ->
    [one] point
   *[other] points
}, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
more-options = … et { $count ->
    [one] { $count } autre ; saisissez-la
   *[other] { $count } autres ; saisissez-les
} en notation ou par numéro.
saved = Le journal se trouve dans { $file }.
result-title = Résultat
