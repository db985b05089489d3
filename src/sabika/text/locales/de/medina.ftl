module-medina = Medina
module-medina-tagline = Nur nicht die Letzten
module-medina-about = Neun Medinas werden wie Gebäude gekauft und gebaut, gehören aber zu keiner Art. In jeder Wertung verliert Punkte, wer die wenigsten Medinas hat, und wer keine hat, noch mehr.

option-medina_floor = Punktestand und Medinas
option-medina_floor-about = Ob Medinas einen Punktestand unter 0 drücken können.
option-medina_floor-none = auch unter 0
option-medina_floor-zero = nie unter 0
option-dirk_medinas = Dirk und Medinas
option-dirk_medinas-about = Ob Dirk beim Zählen der Medinas mitgewertet wird.
option-dirk_medinas-ranked = wird mitgewertet
option-dirk_medinas-not_ranked = bleibt außen vor

name-medina = Medina
component-no-medina = ohne Medina

score-medina = { $tied ->
    [1] wenige Medinas ({ $medinas })
   *[other] wenige Medinas ({ $medinas }), von { $tied } geteilt
}
score-no-medina = keine Medina
