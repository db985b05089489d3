action-choose-citizens = Bürger für { $kinds } wählen und das Händlerplättchen { $side ->
    [N] nördlich
    [E] östlich
    [S] südlich
   *[W] westlich
} des Startplättchens anlegen
action-move-in = Der passende Bürger zieht ein; aus dem Vorrat folgt: { $follower }
action-swap-citizen = Einen Bürger des Händlerplättchens ({ $citizen }) gegen einen aus dem Vorrat ({ $wanted }) tauschen
action-keep-citizens = Die Bürger auf dem Händlerplättchen unverändert lassen
action-place-trader = Das Händlerplättchen auf { $cell } zurücklegen

refuse-citizens-not-three = Genau drei Bürger verschiedener Farben kommen auf das Händlerplättchen.
refuse-citizen-no-match = Kein Bürger auf dem Händlerplättchen kann in { $tile } einziehen.
refuse-one-citizen-follows = Aus dem Vorrat folgt genau ein Bürger; keiner nur, wenn der Vorrat erschöpft ist.
refuse-citizen-not-in-supply = Im Vorrat ist kein Bürger dieser Farbe ({ $citizen }) mehr.
refuse-swap-with-match = In { $tile } könnte ein Bürger einziehen; getauscht wird nur, wenn keiner passt.
refuse-swap-not-on-trader = Auf dem eigenen Händlerplättchen steht kein Bürger dieser Farbe ({ $citizen }).
refuse-swap-same-colour = Ein Tausch gegen dieselbe Farbe ({ $citizen }) ändert nichts.
refuse-trader-not-there = { $cell } ist kein leeres Feld an der Seite eines Plättchens der eigenen Alhambra.

score-citizens = Bürger: ein Satz aus { $colours } { $colours ->
    [one] Farbe
   *[other] verschiedenen Farben
}

event-citizens-chosen = { $seat } hat Bürger und eine Seite für das Händlerplättchen gewählt.
event-citizens-revealed = { $seat } beginnt mit Bürgern für { $kinds }; das Händlerplättchen liegt auf { $cell }.
event-citizen-moved-in = { $seat }: Ein Bürger zieht in { $tile } ein. Aus dem Vorrat folgt: { $kinds }.
event-citizen-swapped = { $seat } tauscht einen Bürger des Händlerplättchens: { $citizen } gegen { $wanted }.
event-citizens-kept = { $seat } lässt die Bürger auf dem Händlerplättchen unverändert.
event-citizen-lost = { $seat }: Der Bürger von { $tile } kommt zurück in den Vorrat.
event-trader-alone = { $seat }: Neben dem Händlerplättchen liegt kein Plättchen mehr; es wird beiseitegelegt.
event-trader-placed = { $seat } legt das Händlerplättchen auf { $cell }.
