module-medina = Medina
module-medina-tagline = Do not be last
module-medina-about = Nine medinas are bought and built like buildings but belong to no kind. In every scoring those with fewest medinas lose points, and those with none lose more.

option-medina_floor = Scores and medinas
option-medina_floor-about = Whether medinas can push a score below 0.
option-medina_floor-none = below 0
option-medina_floor-zero = never below 0
option-dirk_medinas = Dirk and medinas
option-dirk_medinas-about = Whether Dirk is ranked when medinas are counted.
option-dirk_medinas-ranked = is ranked
option-dirk_medinas-not_ranked = is left out

name-medina = medina
component-no-medina = without a medina

score-medina = { $tied ->
    [1] few medinas ({ $medinas })
   *[other] few medinas ({ $medinas }), shared by { $tied }
}
score-no-medina = no medina
