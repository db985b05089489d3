## Boxes

box-alhambra = Alhambra
box-alhambra-tagline = Le palais sur la colline
box-alhambra-about = Achetez des bâtiments avec l’argent de quatre pays et réunissez-les en un palais. Trois décomptes récompensent ceux qui ont le plus de bâtiments de chaque type et la plus longue muraille.

## Modules

module-characters = Personnages
module-characters-tagline = Dix alliés aux enchères
module-characters-about = Dix personnages apparaissent parmi l’argent et reviennent au plus offrant. Chacun assouplit une règle pour son propriétaire : plus d’argent, un réaménagement de plus, des points.
module-street_trader = Marchand ambulant
module-street_trader-tagline = Les citoyens emménagent
module-street_trader-about = Des citoyens attendent sur une tuile près de votre palais et emménagent dans les bâtiments de leur couleur construits à cet endroit. Les séries de couleurs différentes comptent à chaque décompte.
module-bazaars = Bazars
module-bazaars-tagline = Les bons voisins rapportent à la fin
module-bazaars-about = Huit bazars sont proposés près du chantier et se paient avec l’appoint. À la fin, chacun compte les bâtiments de ses couleurs tout autour de lui.
module-sultan = Pouvoir du sultan
module-sultan-tagline = Priorité sur les nouvelles tuiles
module-sultan-about = Les cartes sultan portent la marque d’un type de bâtiment. Leur propriétaire prend gratuitement une tuile de ce type dès qu’elle est tirée, même pendant le tour d’un autre.
module-watchtowers = Tours de guet
module-watchtowers-tagline = Des demi-tuiles pour vos murailles
module-watchtowers-about = Contre un petit supplément, un bâtiment s’accompagne d’une tour de guet de sa couleur, une demi-tuile qui allonge la muraille. Chaque tour de votre plus longue muraille rapporte des points en plus.
module-building_sites = Sites de construction
module-building_sites-tagline = Bâtir d’abord, payer ensuite
module-building_sites-about = Achetez une tuile à moitié prix comme site de construction : ses murailles comptent aussitôt, le bâtiment seulement une fois achevé. Les sites restants coûtent à la fin un argent qui peut vous manquer.

## Table options

option-extra_action = Action après l’appoint
option-extra_action-about = Après un paiement avec l’appoint, l’action supplémentaire est-elle obligatoire ?
option-extra_action-compulsory = obligatoire
option-extra_action-optional = facultative
option-edition = Noms
option-edition-about = De quelle édition les modules portent-ils les noms ? Les règles sont les mêmes.
option-edition-mega_box = Mega Box
option-edition-family_box = Boîte familiale (2012)
option-reshuffle = Nouvelle pioche
option-reshuffle-about = Le moment où la défausse devient la nouvelle pioche.
option-reshuffle-when_empty = dès que la pioche est vide
option-reshuffle-when_needed = seulement quand il faut une carte
option-half_building_alone = Demi-bâtiment seul
option-half_building_alone-about = Un demi-bâtiment, celui du Sage ou celui du Palais rouge, compte-t-il pour un type dont son propriétaire n’a aucun bâtiment ?
option-half_building_alone-no = ne compte pas
option-half_building_alone-yes = compte comme un demi-bâtiment
option-sites_to_dirk = Sites pour Dirk
option-sites_to_dirk-about = À deux joueurs, un site de construction peut-il être donné à Dirk ? La tuile de site est alors retirée.
option-sites_to_dirk-no = interdit
option-sites_to_dirk-yes = permis

## Recommended mixes

mix-first_game = Première partie
mix-first_game-about = Le jeu de base seul : tout ce qu’il faut pour faire connaissance.
mix-market_day = Jour de marché
mix-market_day-about = Des bazars près du chantier et des citoyens qui emménagent : l’endroit compte autant que le bâtiment.
mix-fortress = Forteresse
mix-fortress-about = Tours de guet et sites de construction : une partie de murailles, à payer plus tard.
mix-court_of_the_sultan = La cour du sultan
mix-court_of_the_sultan-about = Enchères et privilèges : pour un temps, l’argent vaut plus que les bâtiments.
mix-grand_architect = Grand architecte
mix-grand_architect-about = Trois modules pour qui aime prévoir son palais jusqu’au dernier recoin.
mix-night_in_the_city = Nuit dans la ville
mix-night_in_the_city-about = Vizirs, voleurs et petite monnaie : gardez l’œil ouvert entre vos tours.
mix-treasury = Le trésor
mix-treasury-about = Coffres, diamants et certificats : l’argent achète plus que des bâtiments.
mix-master_plan = Le grand plan
mix-master_plan-about = Places, maîtres bâtisseurs et faucons pour qui aime rebâtir.
mix-border_country = Pays frontalier
mix-border_country-about = Camps, portes et envahisseurs : les murailles décident.
mix-everything = Tout à la fois
mix-everything-about = Tous les modules, pour une soirée entre bâtisseurs aguerris.
mix-first_city = Première ville
mix-first_city-about = Granada seule : deux faces à chaque tuile et neuf types qui se renforcent.
mix-merchant_city = Ville de marchands
mix-merchant_city-about = Cartes de change, monnaie et certificats : retourner une tuile coûte de l’argent, et ici on en a de reste.
mix-restless_city = Ville agitée
mix-restless_city-about = Vizirs, voleurs et envahisseurs : aucune douve ne les arrête tous.
mix-hill_and_city = Colline et ville
mix-hill_and_city-about = L’Alhambra et Granada, muraille contre douves, huit tuiles à vendre. Pour commencer.
mix-hill_and_court = Deux villes, une cour
mix-hill_and_court-about = Personnages et maîtres bâtisseurs aident là où deux villes réclament des bras.
mix-hill_and_harvest = Marchés et portes
mix-hill_and_harvest-about = Places, bazars et portes de la ville pour la colline, tandis que la ville grandit à côté.
mix-first_palace = Premier palais
mix-first_palace-about = Le Palais rouge seul : des gardes sur les murailles et leurs talents.
mix-palace_market = Bazar du palais
mix-palace_market-about = Des bazars entre les bâtiments de bois : le bon voisinage paie à la fin.
mix-palace_province = Palais et province
mix-palace_province-about = Des camps devant les murailles, des bazars dedans et des médinas que nul n’ose manquer.

## Bots

bot-random = Apprenti
bot-random-about = Essaie ce qui lui passe par la tête.
bot-lively = Jardinière
bot-lively-about = Suit ses envies et ne voit pas tout. Une adversaire aimable pour la première partie.
bot-sensible = Marchand
bot-sensible-about = Paie l’appoint quand il le peut et bâtit pour les majorités et la muraille, un coup à la fois.
bot-planner = Architecte
bot-planner-about = Prévoit ses actions ensemble, surveille ses rivaux et juge comme des milliers de parties le lui ont appris.
bot-expert = Émir
bot-expert-about = Poursuit ses meilleurs coups dans bien des mondes imaginés avant de choisir. Prend son temps.

## Problems of a set-up

problem-box = Il n’existe pas de boîte { $box }.
problem-players = { $players ->
    [1] Un seul joueur ne suffit pas : il en faut 2 à 6.
   *[other] { $players } joueurs ne peuvent pas jouer ensemble : il en faut 2 à 6.
}
problem-module = Il n’existe pas de module { $module }.
problem-misfit = { $box ->
    [red_palace] Seuls la Médina, les Bazars et les Camps peuvent rejoindre le Palais rouge.
   *[other] { $module ->
        [bonus_cards] Les cartes bonus montrent des tuiles de l’Alhambra : elles ne vont pas avec Granada.
        [squares] Les places suivent les couleurs de l’Alhambra : elles ne vont pas avec Granada.
        [camps] Les camps s’appuient sur des murailles : ils ne vont pas avec Granada.
        [city_walls] Les murailles en bois vont sur des tuiles de l’Alhambra, pas avec Granada.
        [street_trader] Les citoyens emménagent dans l’Alhambra : le marchand ne va pas avec Granada.
        [treasure_chamber] Les coffres vont dans des bâtiments de l’Alhambra, pas avec Granada.
        [bazaars] Les bazars cherchent des bâtiments de l’Alhambra : ils ne vont pas avec Granada.
        [new_score_cards] Granada paie selon le nombre de bâtiments : les nouvelles cartes de décompte n’y servent à rien.
        [sultan] Les cartes sultan portent des types de l’Alhambra : elles ne vont pas avec Granada.
        [art_of_the_moors] Les marqueurs de culture suivent les prix de l’Alhambra : ils ne vont pas avec Granada.
        [falconers] Les faucons cherchent des couleurs de l’Alhambra : ils ne vont pas avec Granada.
        [watchtowers] Les tours de guet bordent les murailles de l’Alhambra : elles ne vont pas avec Granada.
        [building_sites] Une tuile à deux faces ne peut pas être un site de construction : ces sites ne vont pas avec Granada.
        [magical_buildings] Les bâtiments magiques sont des tuiles de l’Alhambra : ils ne vont pas avec Granada.
        [medina] Les médinas ont des murailles et non des douves : elles ne vont pas avec Granada.
       *[other] Ce module ne va pas avec Granada.
    }
}
problem-module-twice = Un module a été choisi deux fois.
problem-ages = L’ordre des âges doit nommer chaque place une fois au plus.
problem-option-unknown = Aucun des modules choisis n’a la règle de table { $option }.
problem-option-value = La règle de table { $option } ne peut pas valoir { $value }.
problem-other = Ce mélange ne peut pas se jouer : { $cause }.

## Chapters of the rulebook

chapter-base-players = Nombre de joueurs
chapter-base-tiles = Tuiles
chapter-base-setup = Mise en place
chapter-base-deal = Argent de départ
chapter-base-start = Qui commence
chapter-base-turn = Le tour
chapter-base-money = Prendre de l’argent
chapter-base-buy = Acheter
chapter-base-pay = Payer
chapter-base-place = Construire
chapter-base-hole = Pas d’espace vide
chapter-base-grid = Cases
chapter-base-redesign = Réaménager
chapter-base-refill = Compléter
chapter-base-deck = La pioche
chapter-base-score = Décomptes
chapter-base-wall = La muraille
chapter-base-end = La fin
chapter-base-dirk = À deux avec Dirk
chapter-base-hidden = Ce qui est secret
chapter-base-edition = Éditions
chapter-combinations = Modules ensemble
