name-diamond = Diamant

refuse-diamonds-alone = Diamanten zahlen nur für sich allein; nichts anderes darf dazugelegt werden.

module-diamonds = Diamanten
module-diamonds-tagline = Eine fünfte Währung
module-diamonds-about = Zehn Diamanten liegen zwischen dem Geld. Mit ihnen bezahlt man ein Plättchen auf jedem Feld des Bauhofs, aber nie zusammen mit anderem Geld.

option-diamonds_for_chests = Diamanten für Schatztruhen
option-diamonds_for_chests-about = Mit der Schatzkammer: ob Diamanten beim Bezahlen von Truhen mit anderem Geld gemischt werden dürfen.
option-diamonds_for_chests-mixed = mit anderem Geld gemischt
option-diamonds_for_chests-alone = nur Diamanten
