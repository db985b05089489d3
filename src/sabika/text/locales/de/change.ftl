name-coin = Münze

event-change-given = { $seat } erhält Wechselgeld: { $cards }.

item-coins = Münzen im Beutel
note-coin = Zahlt 1 in ihrer Währung.

module-change = Wechselgeld
module-change-tagline = Münzen für zu viel Bezahltes
module-change-about = Für je 2, die zu viel bezahlt sind, wird eine Münze aus einem Beutel gezogen. Münzen zahlen 1 in ihrer Währung; so lässt sich leichter passend zahlen.

option-overpayment = Wechselgeld und Guthaben
option-overpayment-about = Mit Wechselscheinen: ob zu viel gezahltes Geld Münzen und außerdem Guthaben bringt.
option-overpayment-coins_and_credit = beides
option-overpayment-one_of_them = Münzen nur, wenn kein Guthaben behalten wird
