## Boxes

box-alhambra = Alhambra
box-alhambra-tagline = Der Palast auf dem Hügel
box-alhambra-about = Mit dem Geld aus vier Ländern werden Gebäude gekauft und zu einem Palast verbunden. Dreimal wird gewertet: wer von jeder Art am meisten hat und wessen Mauer am längsten ist.

## Modules

module-characters = Charaktere
module-characters-tagline = Zehn Helfer unter dem Hammer
module-characters-about = Zehn Personen tauchen zwischen den Geldkarten auf und gehen an den Höchstbietenden. Jede biegt für ihren Besitzer eine Regel zurecht: mehr Geld, ein weiterer Umbau, mehr Punkte.
module-street_trader = Straßenhändler
module-street_trader-tagline = Bürger ziehen ein
module-street_trader-about = Bürger warten auf einem Plättchen neben dem Palast und ziehen in Gebäude ihrer Farbe ein, die dort gebaut werden. Sätze verschiedener Farben zählen in jeder Wertung.
module-bazaars = Basare
module-bazaars-tagline = Gute Nachbarn zahlen sich aus
module-bazaars-about = Acht Basare liegen neben dem Bauhof aus und müssen passend bezahlt werden. Am Ende zählt jeder die Gebäude seiner Farben ringsum.
module-sultan = Die Macht des Sultans
module-sultan-tagline = Vorrecht auf neue Plättchen
module-sultan-about = Sultankarten sind mit einer Gebäudeart markiert. Wer eine besitzt, nimmt ein frisch gezogenes Plättchen dieser Art kostenlos, auch außerhalb des eigenen Zuges.
module-watchtowers = Wachtürme
module-watchtowers-tagline = Halbe Plättchen für lange Mauern
module-watchtowers-about = Für einen kleinen Aufpreis gibt es zum Gebäude einen Wachturm seiner Farbe, ein halbes Plättchen, das die Mauer verlängert. Jeder Wachturm in der längsten Mauer bringt zusätzliche Punkte.
module-building_sites = Baustellen
module-building_sites-tagline = Jetzt bauen, später zahlen
module-building_sites-about = Ein Plättchen kann zum halben Preis als Baustelle gekauft werden: Die Mauern zählen sofort, das Gebäude erst nach der Fertigstellung. Übrige Baustellen kosten am Ende Geld, das noch fehlen könnte.

## Table options

option-extra_action = Aktion nach passender Zahlung
option-extra_action-about = Ob nach einer passenden Zahlung noch einmal gehandelt werden muss oder verzichtet werden darf.
option-extra_action-compulsory = muss ausgeführt werden
option-extra_action-optional = darf entfallen
option-edition = Namen
option-edition-about = Nach welcher Ausgabe die Module heißen; die Regeln sind dieselben.
option-edition-mega_box = Mega Box
option-edition-family_box = Family Box (2012)
option-reshuffle = Neuer Nachziehstapel
option-reshuffle-about = Wann der Ablagestapel zum neuen Nachziehstapel wird.
option-reshuffle-when_empty = sobald der Stapel leer ist
option-reshuffle-when_needed = erst wenn eine Karte gebraucht wird
option-half_building_alone = Halbes Gebäude allein
option-half_building_alone-about = Ob ein halbes Gebäude, das des Weisen oder eines des Roten Palasts, auch für eine Art zählt, von der sein Besitzer keines hat.
option-half_building_alone-no = zählt nicht
option-half_building_alone-yes = zählt als halbes Gebäude
option-sites_to_dirk = Baustellen für Dirk
option-sites_to_dirk-about = Ob im Spiel zu zweit eine Baustelle an Dirk gegeben werden darf; das Baustellenplättchen kommt dann aus dem Spiel.
option-sites_to_dirk-no = nicht erlaubt
option-sites_to_dirk-yes = erlaubt

## Recommended mixes

mix-first_game = Erstes Spiel
mix-first_game-about = Das Grundspiel allein: alles, was es zum Kennenlernen braucht.
mix-market_day = Markttag
mix-market_day-about = Basare neben dem Bauhof und einziehende Bürger: Der Ort zählt so viel wie das Gebäude.
mix-fortress = Festung
mix-fortress-about = Wachtürme und Baustellen: ein Spiel um Mauern – und darum, sie später zu bezahlen.
mix-court_of_the_sultan = Am Hof des Sultans
mix-court_of_the_sultan-about = Versteigerungen und Vorrechte: Geld ist eine Zeit lang mehr wert als Gebäude.
mix-grand_architect = Große Baukunst
mix-grand_architect-about = Drei Module für alle, die ihren Palast bis in den letzten Winkel planen.
mix-night_in_the_city = Nacht in der Stadt
mix-night_in_the_city-about = Wesire, Diebe und Wechselgeld: Auch zwischen den eigenen Zügen lohnt sich Aufmerksamkeit.
mix-treasury = Die Schatzkammer
mix-treasury-about = Truhen, Diamanten und Wechselscheine: Geld kauft mehr als Gebäude.
mix-master_plan = Der große Plan
mix-master_plan-about = Plätze, Baumeister und Falkner für alle, die gern umbauen.
mix-border_country = Grenzland
mix-border_country-about = Lager, Tore und Angreifer: Die Mauern entscheiden.
mix-everything = Alles auf einmal
mix-everything-about = Sämtliche Module für einen Abend mit erfahrenen Baumeistern.
mix-first_city = Erste Stadt
mix-first_city-about = Granada allein: jedes Plättchen mit zwei Seiten und neun Arten, die einander wertvoller machen.
mix-merchant_city = Stadt der Kaufleute
mix-merchant_city-about = Wechselkarten, Wechselgeld und Wechselscheine: Wenden kostet Geld, und hier bleibt welches übrig.
mix-restless_city = Unruhige Stadt
mix-restless_city-about = Wesire, Diebe und Angreifer: Kein Graben hält sie alle draußen.
mix-hill_and_city = Hügel und Stadt
mix-hill_and_city-about = Alhambra und Granada, Mauer an Graben, acht Plättchen im Angebot. Für den Anfang das Richtige.
mix-hill_and_court = Zwei Städte, ein Hof
mix-hill_and_court-about = Charaktere und Baumeister helfen, wo zwei Städte viele Hände brauchen.
mix-hill_and_harvest = Märkte und Tore
mix-hill_and_harvest-about = Plätze, Basare und Stadttore für den Hügel, während daneben die Stadt wächst.
mix-first_palace = Erster Palast
mix-first_palace-about = Der Rote Palast allein: Wachen auf den Mauern und was sie können.
mix-palace_market = Basar im Palast
mix-palace_market-about = Basare zwischen den Holzgebäuden: Gute Nachbarschaft zahlt sich am Ende aus.
mix-palace_province = Palast und Land
mix-palace_province-about = Lager vor den Mauern, Basare dahinter und Medinas, die niemand missen möchte.

## Bots

bot-random = Lehrling
bot-random-about = Probiert, was ihm gerade einfällt.
bot-lively = Gärtnerin
bot-lively-about = Folgt ihren Einfällen und übersieht manches. Eine freundliche Gegnerin für die erste Partie.
bot-sensible = Händler
bot-sensible-about = Zahlt passend, wenn es geht, und baut Zug um Zug für Mehrheiten und Mauer.
bot-planner = Architektin
bot-planner-about = Plant ihre Aktionen im Zusammenhang, behält die anderen im Auge und urteilt, wie es sie Tausende von Partien gelehrt haben.
bot-expert = Emir
bot-expert-about = Spielt seine besten Züge in vielen gedachten Welten weiter, ehe er sich entscheidet. Nimmt sich Zeit.

## Problems of a set-up

problem-box = Eine Schachtel { $box } gibt es nicht.
problem-players = { $players ->
    [one] Eine Person ist zu wenig: 2 bis 6 können spielen.
   *[other] { $players } Personen können nicht zusammen spielen: möglich sind 2 bis 6.
}
problem-module = Ein Modul { $module } gibt es nicht.
problem-misfit = { $box ->
    [red_palace] Zum Roten Palast passen nur Medina, Basare und Lager.
   *[other] { $module ->
        [bonus_cards] Bonuskarten zeigen Plättchen der Alhambra, darum passen sie nicht zu Granada.
        [squares] Plätze richten sich nach den Farben der Alhambra, darum passen sie nicht zu Granada.
        [camps] Lager lehnen sich an Stadtmauern, darum passen sie nicht zu Granada.
        [city_walls] Stadtmauern gehören an Plättchen der Alhambra, darum passen sie nicht zu Granada.
        [street_trader] Bürger ziehen in Gebäude der Alhambra, darum passt der Straßenhändler nicht zu Granada.
        [treasure_chamber] Truhen gehören in Gebäude der Alhambra, darum passt die Schatzkammer nicht zu Granada.
        [bazaars] Basare suchen Gebäude der Alhambra, darum passen sie nicht zu Granada.
        [new_score_cards] Granada zahlt nach der Zahl der Gebäude, neue Wertungskarten haben dort nichts zu sagen.
        [sultan] Sultankarten tragen Gebäudearten der Alhambra, darum passen sie nicht zu Granada.
        [art_of_the_moors] Kulturmarker folgen den Preisen der Alhambra, darum passen sie nicht zu Granada.
        [falconers] Falken suchen Farben der Alhambra, darum passen sie nicht zu Granada.
        [watchtowers] Wachtürme stehen an Mauern der Alhambra, darum passen sie nicht zu Granada.
        [building_sites] Plättchen mit zwei Seiten können keine Baustellen sein, darum passen diese nicht zu Granada.
        [magical_buildings] Magische Gebäude sind Plättchen der Alhambra, darum passen sie nicht zu Granada.
        [medina] Medinas haben Mauern und keine Gräben, darum passen sie nicht zu Granada.
       *[other] Dieses Modul passt nicht zu Granada.
    }
}
problem-module-twice = Ein Modul ist zweimal gewählt.
problem-ages = Die Reihenfolge des Alters darf jeden Platz höchstens einmal nennen.
problem-option-unknown = Keines der gewählten Module hat die Tischregel { $option }.
problem-option-value = Die Tischregel { $option } kann nicht { $value } sein.
problem-other = Diese Mischung ist nicht spielbar: { $cause }.

## Chapters of the rulebook

chapter-base-players = Spielerzahl
chapter-base-tiles = Plättchen
chapter-base-setup = Aufbau
chapter-base-deal = Startgeld
chapter-base-start = Wer beginnt
chapter-base-turn = Der Zug
chapter-base-money = Geld nehmen
chapter-base-buy = Kaufen
chapter-base-pay = Bezahlen
chapter-base-place = Bauen
chapter-base-hole = Keine Lücken
chapter-base-grid = Felder
chapter-base-redesign = Umbauen
chapter-base-refill = Auffüllen
chapter-base-deck = Der Nachziehstapel
chapter-base-score = Wertung
chapter-base-wall = Die Mauer
chapter-base-end = Das Ende
chapter-base-dirk = Zu zweit mit Dirk
chapter-base-hidden = Was geheim ist
chapter-base-edition = Ausgaben
chapter-combinations = Module gemeinsam
