refuse-place-joint-sides = En { $cell }, les deux villes ne se toucheraient pas muraille contre douves.
refuse-place-first-granada = En { $cell }, les douves de la tuile { $tile } ne toucheraient aucune muraille de votre Alhambra, où Granada doit commencer.
refuse-place-on-foot-granada = En { $cell }, { $tile } ne serait pas accessible à pied depuis la première tuile de votre Granada.
refuse-exchange-joint-sides = À cette place, { $tile } ne toucherait pas l’autre ville muraille contre douves.
refuse-exchange-on-foot-granada = À cette place, { $tile } ne serait pas accessible à pied depuis la première tuile de votre Granada.
refuse-exchange-granada-start = La première tuile de votre Granada en est la tuile de départ et ne s’échange jamais.
refuse-exchange-cross-exchange = { $tile } appartient à l’autre ville : on n’échange qu’à l’intérieur d’une même ville.
refuse-remove-joint = Sans { $tile }, aucune muraille de votre Alhambra ne toucherait plus les douves de votre Granada.
refuse-remove-granada-start = { $tile } est la tuile de départ de votre Granada et ne se retire jamais.

box-combined = Alhambra avec Granada
box-combined-tagline = Un palais et sa ville
box-combined-about = Construisez une Alhambra et, le long de ses murailles, la ville de Granada. Chacune rapporte selon ses propres règles, et murailles et douves côte à côte rapportent encore une fois.

item-supply-alhambra = tuiles de l’Alhambra
item-supply-granada = tuiles de Granada
item-city-start = pion du joueur
note-scoring-aside = Reste de côté jusqu’à ce que la pioche soit épuisée pour la première fois.

score-joint = plus longue ligne de muraille et de douves côte à côte : { $length } { $length ->
    [one] section
   *[other] sections
}
