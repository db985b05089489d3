name-sultan = Sultankarte

action-buy-sultan = { $card } für { $cards } kaufen
action-keep-mark = Markierung der Sultankarte behalten
action-redraw = Würfel entfernen und ein Zusatzplättchen ziehen
action-mark = { $type } markieren
action-claim = { $tile } mit einer Sultankarte nehmen
action-let-go = { $tile } dem Bauhof überlassen

refuse-sultan-not-on-offer = { $card } liegt nicht neben dem Bauhof aus.
refuse-sultan-other-type = Das Zusatzplättchen zeigt nicht { $type }.
refuse-sultan-other-tile = { $tile } ist nicht das eben gezogene Plättchen.

event-sultan-offered = { $card } wird neben den Bauhof gelegt und markiert: { $type }.
event-sultan-redrawn = { $seat } zieht für { $card } ein Zusatzplättchen: { $types }.
event-sultan-marked = { $seat } markiert { $type } auf { $card }.
event-claimed = { $seat } nimmt { $tile } mit { $card }.
