action-choose-citizens = Choisir des citoyens pour { $kinds } et poser la tuile marchand { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} de la tuile de départ
action-move-in = Le citoyen assorti emménage ; arrivée de la réserve générale : { $follower }
action-swap-citizen = Échanger un citoyen de la tuile marchand ({ $citizen }) contre un de la réserve générale ({ $wanted })
action-keep-citizens = Laisser les citoyens de la tuile marchand tels quels
action-place-trader = Reposer la tuile marchand en { $cell }

refuse-citizens-not-three = La tuile marchand reçoit exactement trois citoyens de couleurs différentes.
refuse-citizen-no-match = Aucun citoyen de la tuile marchand ne peut emménager : { $tile }.
refuse-one-citizen-follows = Exactement un citoyen arrive de la réserve générale ; aucun seulement si elle est épuisée.
refuse-citizen-not-in-supply = Il ne reste aucun citoyen de cette couleur ({ $citizen }) dans la réserve générale.
refuse-swap-with-match = Un citoyen pourrait emménager ({ $tile }) ; on n’échange que si aucun ne correspond.
refuse-swap-not-on-trader = Aucun citoyen de cette couleur ({ $citizen }) ne se trouve sur votre tuile marchand.
refuse-swap-same-colour = Un échange contre la même couleur ({ $citizen }) ne change rien.
refuse-trader-not-there = La case { $cell } n’est pas une case vide touchant par un côté une tuile de votre Alhambra.

score-citizens = citoyens : une série de { $colours } { $colours ->
    [one] couleur
   *[other] couleurs différentes
}

event-citizens-chosen = { $seat } a choisi des citoyens et un côté pour la tuile marchand.
event-citizens-revealed = { $seat } commence avec des citoyens pour { $kinds } ; la tuile marchand est en { $cell }.
event-citizen-moved-in = { $seat } : un citoyen emménage ({ $tile }). Arrivée de la réserve générale : { $kinds }.
event-citizen-swapped = { $seat } échange un citoyen de la tuile marchand : { $citizen } contre { $wanted }.
event-citizens-kept = { $seat } laisse les citoyens de la tuile marchand tels quels.
event-citizen-lost = { $seat } : le citoyen retourne dans la réserve générale ({ $tile }).
event-trader-alone = { $seat } : plus aucune tuile ne touche la tuile marchand ; elle est mise de côté.
event-trader-placed = { $seat } pose la tuile marchand en { $cell }.
