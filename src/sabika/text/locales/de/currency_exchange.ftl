name-exchange-denar-dirham = Wechselkarte Denar/Dirham
name-exchange-denar-ducat = Wechselkarte Denar/Dukat
name-exchange-denar-florin = Wechselkarte Denar/Gulden
name-exchange-dirham-ducat = Wechselkarte Dirham/Dukat
name-exchange-dirham-florin = Wechselkarte Dirham/Gulden
name-exchange-ducat-florin = Wechselkarte Dukat/Gulden

refuse-mix-one-card = Für einen Kauf kann nur eine Wechselkarte gespielt werden.
refuse-mix-one-currency = Eine Wechselkarte hilft nicht, wo alles in einer einzigen Währung zu zahlen ist.
refuse-mix-not-shown = { $card } zeigt nicht { $currency }.
refuse-mix-other-money = Mit { $card } kann nur in den beiden Währungen gezahlt werden, die sie zeigt.
refuse-mix-not-needed = { $card } wird nicht gebraucht: Nichts wird in ihrer anderen Währung gezahlt.

event-exchange-discarded = Die Auslage ist voll: { $card } wird abgelegt.

module-currency_exchange = Wechselkarten
module-currency_exchange-tagline = Zwei Währungen für ein Plättchen
module-currency_exchange-about = Sechs Karten mit je zwei Währungen liegen zwischen dem Geld. Wer eine ausspielt, bezahlt einen Kauf in beliebiger Mischung aus beiden.
