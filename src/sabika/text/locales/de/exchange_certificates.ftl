name-credit = Guthaben

action-store = Als Guthaben in { $currency } behalten
action-store-nothing = Nichts behalten

refuse-no-token = In der Mitte liegt keine Marke für { $currency }.

event-credit-stored = { $seat } hat { $amount } zu viel bezahlt und behält das als Guthaben in { $currency }.

prompt-storing = { $excess } zu viel bezahlt: als Guthaben behalten?
waits-storing = { $seat } hat { $excess } zu viel bezahlt und darf das als Guthaben behalten.
item-currency-token = Währungsmarke
note-credit = Zahlt wie eine Geldkarte; muss ganz ausgegeben werden.


module-exchange_certificates = Wechselscheine
module-exchange_certificates-tagline = Nichts umsonst bezahlt
module-exchange_certificates-about = Wer für ein Plättchen bis zu 6 zu viel bezahlt, darf das als Guthaben in einer Währung nach Wahl behalten. Später zahlt es wie eine Geldkarte.

option-credit_in_leftovers = Guthaben bei übrigen Plättchen
option-credit_in_leftovers-about = Ob Guthaben auf einem Wechselschein als Geld zählt, wenn übrige Plättchen verteilt werden.
option-credit_in_leftovers-no = zählt nicht
option-credit_in_leftovers-yes = zählt
