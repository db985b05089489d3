prompt-placing = { $bought ->
    [yes] Construisez ce que vous avez acheté ou mettez-le en réserve ; les tuiles de Granada peuvent être retournées.
   *[no] Tuile restante : construisez-la tout de suite ou renoncez-y.
}
note-city-watch = À chaque décompte : un point de plus par tranche de trois points de muraille, et par tranche de trois points de douves.
note-gate = Se prend à la place d’argent. Ouvre une double muraille ou de doubles douves pour une tuile qui ne serait pas accessible à pied.
action-remove = Réaménager : retirer { $built } du palais
refuse-place-matching-sides = En { $cell }, un côté fermé de la tuile { $tile } toucherait un côté ouvert de sa ville, ou un côté ouvert un côté fermé.
refuse-place-on-foot = En { $cell }, { $tile } ne serait pas accessible à pied depuis la tuile de départ de l’Alhambra.
refuse-place-side-contact = La case { $cell } ne partage aucun côté avec votre palais.
refuse-redesign-not-built = La tuile { $tile } ne se trouve pas dans votre palais.
refuse-gate-no-double-wall = En { $cell }, { $tile } ne forme { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} ni double muraille ni doubles douves, imprimées sur les deux tuiles, pour une porte.
score-invasion = Côtés sans muraille ni douves, ouverts à : { $card }.
event-removed = { $seat } retire { $tile } du palais.
event-gate-built = { $seat } ouvre la double muraille ou les doubles douves de { $cell } par une porte { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}.
your-palace = Palais
