name-exchange-denar-dirham = carte de change denier/dirham
name-exchange-denar-ducat = carte de change denier/ducat
name-exchange-denar-florin = carte de change denier/florin
name-exchange-dirham-ducat = carte de change dirham/ducat
name-exchange-dirham-florin = carte de change dirham/florin
name-exchange-ducat-florin = carte de change ducat/florin

refuse-mix-one-card = Une seule carte de change peut être jouée par achat.
refuse-mix-one-currency = Une carte de change ne sert à rien là où tout doit être payé dans une seule monnaie.
refuse-mix-not-shown = { $card } ne montre pas { $currency }.
refuse-mix-other-money = Avec { $card }, seules les deux monnaies qu’elle montre peuvent payer.
refuse-mix-not-needed = { $card } est inutile : rien n’est payé dans son autre monnaie.

event-exchange-discarded = L’étal est plein : { $card } est défaussée.

module-currency_exchange = Cartes de change
module-currency_exchange-tagline = Deux monnaies pour une tuile
module-currency_exchange-about = Six cartes à deux monnaies se cachent parmi l’argent. Qui en joue une paie un achat en mêlant les deux à volonté.
