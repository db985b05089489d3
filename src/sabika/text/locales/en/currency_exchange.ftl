name-exchange-denar-dirham = exchange card denar/dirham
name-exchange-denar-ducat = exchange card denar/ducat
name-exchange-denar-florin = exchange card denar/florin
name-exchange-dirham-ducat = exchange card dirham/ducat
name-exchange-dirham-florin = exchange card dirham/florin
name-exchange-ducat-florin = exchange card ducat/florin

refuse-mix-one-card = Only one exchange card can be played for a purchase.
refuse-mix-one-currency = An exchange card does not help where everything must be paid in a single currency.
refuse-mix-not-shown = { $card } does not show { $currency }.
refuse-mix-other-money = With { $card } only the two currencies it shows can pay.
refuse-mix-not-needed = { $card } is not needed: nothing is paid in its other currency.

event-exchange-discarded = The display is full: { $card } is discarded.

module-currency_exchange = Currency Exchange Cards
module-currency_exchange-tagline = Two currencies for one tile
module-currency_exchange-about = Six cards with two currencies each turn up among the money. Whoever plays one pays for a purchase in any mix of both.
