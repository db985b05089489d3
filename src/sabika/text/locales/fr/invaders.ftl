module-invaders = Envahisseurs
module-invaders-tagline = Fermez vos murailles
module-invaders-about = Après chaque décompte, des envahisseurs attaquent d’un côté, et chaque côté ouvert d’un palais dans cette direction coûte des points. Qui paie l’appoint pour le bon bâtiment gagne un éclaireur et apprend d’où ils viennent.

option-invasions = Invasions
option-invasions-about = La prochaine invasion est-elle cachée, avec des éclaireurs, ou visible, sans eux ?
option-invasions-hidden = cachées, avec éclaireurs
option-invasions-open = visibles, sans éclaireurs

name-invasion = invasion
name-invasion-N = invasion venant du nord
name-invasion-E = invasion venant de l’est
name-invasion-S = invasion venant du sud
name-invasion-W = invasion venant de l’ouest
name-scout = éclaireur

event-invasion = { $card }.
event-invaded = { $seat } perd { $points } et a maintenant { $total }.
event-invasion-ahead = Prochaine menace : { $card }.
event-scouts-shown = Éclaireurs révélés : { $cards }.
event-scouted = { $card ->
    [unseen] { $seat } gagne l’éclaireur pour { $kind } et regarde la prochaine invasion.
   *[other] { $seat } gagne l’éclaireur pour { $kind } et voit la prochaine invasion : { $card }.
}
score-invasion = Côtés sans muraille, ouverts à : { $card }.

note-invasion-next = Elle vient après le prochain décompte.
note-invasion-past = Elle est passée.
note-scout = Revient à qui achète un bâtiment de son type en payant l’appoint.
note-invasion-seen = Un éclaireur vous l’a montrée : elle vient après le prochain décompte.
