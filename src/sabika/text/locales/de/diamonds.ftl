name-diamond = Diamant

refuse-diamonds-alone = Diamanten zahlen nur für sich allein; nichts anderes darf dazugelegt werden.

module-diamonds = Diamanten
module-diamonds-tagline = Eine fünfte Währung
module-diamonds-about = Zehn Diamanten liegen zwischen dem Geld. Mit ihnen bezahlt man ein Plättchen auf jedem Feld des Bauhofs, aber nie zusammen mit anderem Geld.
