module-art_of_the_moors = Die Kunst der Mauren
module-art_of_the_moors-tagline = Gleicher Preis, mehr Kultur
module-art_of_the_moors-about = Zwei Gebäude mit gleichem Preis bringen einen Kulturmarker, weitere heben seine Grenze an. Als Aktion drehst du alle deine Marker auf höhere Punkte; sie zählen in jeder Wertung.

item-culture = Kulturmarker
item-docking-strip = Andockleiste
component-culture = Kulturmarker

action-develop = Kultur entwickeln: alle Marker um ein Feld weiterdrehen

refuse-culture-nothing-turns = Keiner deiner Kulturmarker lässt sich jetzt weiterdrehen.

score-culture = Kulturmarker { $price }

event-culture-taken = { $seat } bekommt einen Kulturmarker für den Preis { $price }; er darf bis { $most } steigen.
event-culture-marked = { $seat }: Der Kulturmarker für den Preis { $price } darf jetzt bis { $most } steigen.
event-developed = { $seat } entwickelt die Kultur: { $number ->
    [one] ein Marker wird gedreht
   *[other] { $number } Marker werden gedreht
}.

note-culture = Für den Preis { $price }: jetzt { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, höchstens { $most }.
note-culture-stack = Für zwei oder mehr Gebäude mit dem Preis { $price }; bis zu { $most } Punkte.
