module-medina = Médina
module-medina-tagline = Surtout ne pas être dernier
module-medina-about = Neuf médinas s’achètent et se construisent comme des bâtiments mais n’appartiennent à aucun type. À chaque décompte, ceux qui en ont le moins perdent des points, et ceux qui n’en ont aucune en perdent davantage.

option-medina_floor = Score et médinas
option-medina_floor-about = Les médinas peuvent-elles faire passer un score sous 0 ?
option-medina_floor-none = même sous 0
option-medina_floor-zero = jamais sous 0
option-dirk_medinas = Dirk et les médinas
option-dirk_medinas-about = Dirk est-il classé quand on compte les médinas ?
option-dirk_medinas-ranked = est classé
option-dirk_medinas-not_ranked = reste à l’écart

name-medina = médina
component-no-medina = sans médina

score-medina = { $tied ->
    [1] peu de médinas ({ $medinas })
   *[other] peu de médinas ({ $medinas }), partagé par { $tied }
}
score-no-medina = aucune médina
