module-squares = Plätze
module-squares-tagline = Kleine Plättchen, große Zahlen
module-squares-about = Als Aktion nimmst du kostenlos einen Platz einer Farbe und baust ihn wie jedes Plättchen. In jeder Wertung zählt er für jedes angrenzende Gebäude seiner Farbe als ein weiteres.

name-square = Platz

action-take-square = { $tile } nehmen

refuse-square-not-shown = { $tile } liegt nicht offen auf einem Stapel der Plätze.
refuse-square-none-left = Der Stapel von { $tile } ist aufgebraucht.
refuse-square-limit = Niemand darf mehr als { $limit } Plätze besitzen.
refuse-square-not-given = { $tile } kann Dirk nicht gegeben werden: Das geht nur mit gekauften Plättchen.

event-square-shown = { $tile } liegt jetzt oben auf seinem Stapel.
event-square-taken = { $seat } nimmt { $tile }.

note-square = Kostenlos, als Aktion. Zählt für jedes angrenzende Gebäude seiner Farbe als ein weiteres.
