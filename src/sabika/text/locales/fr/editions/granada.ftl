prompt-placing = { $bought ->
    [yes] Construisez ce que vous avez acheté, retourné contre paiement si vous voulez, ou mettez-le en réserve sur l’une ou l’autre face.
   *[no] Tuile restante : construisez-la tout de suite ou renoncez-y.
}
note-city-watch = À chaque décompte : un point de plus par tranche de trois points de douves.
note-gate = Se prend à la place d’argent. Ouvre de doubles douves pour une tuile qui ne serait pas accessible à pied.
action-remove = Réaménager : retirer { $built } de la ville
refuse-place-matching-sides = En { $cell }, des douves de la tuile { $tile } toucheraient un côté ouvert, ou un côté ouvert des douves.
refuse-place-side-contact = La case { $cell } ne partage aucun côté avec votre ville.
refuse-redesign-not-built = La tuile { $tile } ne se trouve pas dans votre ville.
refuse-patron-not-this = Le Riche mécène ne paie que les tuiles du chantier.
refuse-special-not-on-offer = La tuile { $tile } n’est pas proposée : le vizir achète les tuiles du chantier.
refuse-gate-no-double-wall = En { $cell }, { $tile } ne forme { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} pas de doubles douves pour une porte.
score-invasion = Côtés sans douves, ouverts à : { $card }.
event-removed = { $seat } retire { $tile } de la ville.
event-gate-built = { $seat } ouvre les doubles douves de { $cell } par une porte { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}.
your-palace = Ville
