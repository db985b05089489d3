## Boxes

box-alhambra = Alhambra
box-alhambra-tagline = The palace on the hill
box-alhambra-about = Buy buildings with the money of four lands and join them into a palace. Three times the game counts who has most of each kind and whose wall is longest.

## Modules

module-characters = Characters
module-characters-tagline = Ten helpers under the hammer
module-characters-about = Ten people turn up among the money and go to the highest bidder. Each bends a rule for its owner: more money, one more redesign, more points.
module-street_trader = Street Trader
module-street_trader-tagline = Citizens move in
module-street_trader-about = Citizens wait on a tile beside your palace and move into buildings of their colour that are built there. Sets of different colours score in every scoring.
module-bazaars = Bazaars
module-bazaars-tagline = Good neighbours pay at the end
module-bazaars-about = Eight bazaars are on offer beside the market and must be paid exactly. At the end each scores the buildings of its colours all around it.
module-sultan = Power of the Sultan
module-sultan-tagline = First claim on new tiles
module-sultan-about = Sultan cards are marked with a kind of building. Whoever owns one takes a newly drawn tile of that kind free of charge, even in somebody else’s turn.
module-watchtowers = Watchtowers
module-watchtowers-tagline = Half tiles for long walls
module-watchtowers-about = Pay a little more for a building and get a watchtower of its colour, a half tile that lengthens your wall. Each one in your longest wall scores in addition.
module-building_sites = Building Sites
module-building_sites-tagline = Build now, pay later
module-building_sites-about = Buy a tile at half price as a building site: its walls count at once, the building only when it is completed. Sites left at the end cost money you may need.

## Table options

option-extra_action = Action after an exact payment
option-extra_action-about = Whether somebody who has paid exactly must act again or may stop.
option-extra_action-compulsory = must be taken
option-extra_action-optional = may be declined
option-edition = Names
option-edition-about = Which edition’s names the modules bear; the rules are the same.
option-edition-mega_box = Mega Box
option-edition-family_box = Family Box (2012)
option-reshuffle = Rebuilding the money pile
option-reshuffle-about = When the discard becomes the new pile.
option-reshuffle-when_empty = as soon as the pile is empty
option-reshuffle-when_needed = only when a card is needed
option-half_building_alone = Half a building alone
option-half_building_alone-about = Whether half a building, of the Wise Man or of the Red Palace, counts for a kind of which its owner has none.
option-half_building_alone-no = does not count
option-half_building_alone-yes = counts as half a building
option-sites_to_dirk = Building sites for Dirk
option-sites_to_dirk-about = Whether a building site may be given to Dirk in a game for two; the site tile is then removed.
option-sites_to_dirk-no = not allowed
option-sites_to_dirk-yes = allowed

## Recommended mixes

mix-first_game = First game
mix-first_game-about = The base game alone: everything you need to get to know it.
mix-market_day = Market day
mix-market_day-about = Bazaars beside the market and citizens moving in: where you build counts as much as what.
mix-fortress = Fortress
mix-fortress-about = Watchtowers and building sites: a game about walls, and about paying for them later.
mix-court_of_the_sultan = Court of the Sultan
mix-court_of_the_sultan-about = Auctions and privileges: money is worth more than buildings for a while.
mix-grand_architect = Grand architect
mix-grand_architect-about = Three modules for those who like to plan their palace to the last corner.
mix-night_in_the_city = Night in the city
mix-night_in_the_city-about = Viziers, thieves and small change: keep an eye on the others between your turns.
mix-treasury = The treasury
mix-treasury-about = Chests, diamonds and certificates: money buys more than buildings.
mix-master_plan = Master plan
mix-master_plan-about = Squares, master builders and falcons for those who like to rebuild.
mix-border_country = Border country
mix-border_country-about = Camps, gates and invaders: walls decide.
mix-everything = All at once
mix-everything-about = Every module there is, for an evening with experienced builders.
mix-first_city = First city
mix-first_city-about = Granada alone: two faces to every tile, and nine kinds that feed each other.
mix-merchant_city = City of merchants
mix-merchant_city-about = Exchange cards, change and certificates: turning tiles over costs money, and here is some to spare.
mix-restless_city = Restless city
mix-restless_city-about = Viziers, thieves and invaders: no moat keeps all of them out.
mix-hill_and_city = Hill and city
mix-hill_and_city-about = The Alhambra and Granada wall to moat, eight tiles on offer. Begin here.
mix-hill_and_court = Two cities, one court
mix-hill_and_court-about = Characters and master builders help where two cities ask for a hand.
mix-hill_and_harvest = Markets and gates
mix-hill_and_harvest-about = Squares, bazaars and city gates for the hill, while the city grows beside it.
mix-first_palace = First palace
mix-first_palace-about = The Red Palace alone: guards on the walls and what they can do.
mix-palace_market = Palace bazaar
mix-palace_market-about = Bazaars between the wooden buildings: good neighbours pay at the end.
mix-palace_province = Palace and province
mix-palace_province-about = Camps before the walls, bazaars within, and medinas nobody dares to miss.

## Bots

bot-random = Apprentice
bot-random-about = Tries whatever comes to mind.
bot-lively = Gardener
bot-lively-about = Follows whims and overlooks things. A friendly opponent for the first game.
bot-sensible = Merchant
bot-sensible-about = Pays exactly when possible and builds for majorities and wall, one move at a time.
bot-planner = Architect
bot-planner-about = Plans its actions together, keeps an eye on its rivals, and judges as thousands of games have taught it.
bot-expert = Emir
bot-expert-about = Plays its best moves on in many imagined worlds before it decides. Takes its time.

## Problems of a set-up

problem-box = There is no box called { $box }.
problem-players = { $players ->
    [one] One player is too few: 2 to 6 can play.
   *[other] { $players } players cannot play together: 2 to 6 can.
}
problem-module = There is no module called { $module }.
problem-misfit = { $box ->
    [red_palace] Only Medina, Bazaars and Camps can join the Red Palace.
   *[other] { $module ->
        [bonus_cards] Bonus Cards show tiles of the Alhambra, so they cannot join Granada.
        [squares] Squares match the colours of the Alhambra, so they cannot join Granada.
        [camps] Camps need city walls to lean on, so they cannot join Granada.
        [city_walls] City Walls belong on tiles of the Alhambra, so they cannot join Granada.
        [street_trader] Citizens move into buildings of the Alhambra, so the Street Trader cannot join Granada.
        [treasure_chamber] Chests belong into buildings of the Alhambra, so the Treasure Chamber cannot join Granada.
        [bazaars] Bazaars look for buildings of the Alhambra, so they cannot join Granada.
        [new_score_cards] Granada pays by the number of buildings, so New Score Cards have nothing to say there.
        [sultan] Sultan cards are marked with kinds of the Alhambra, so they cannot join Granada.
        [art_of_the_moors] Culture counters follow the prices of the Alhambra, so they cannot join Granada.
        [falconers] Falcons look for colours of the Alhambra, so they cannot join Granada.
        [watchtowers] Watchtowers stand beside walls of the Alhambra, so they cannot join Granada.
        [building_sites] Tiles with two faces cannot be building sites, so those cannot join Granada.
        [magical_buildings] Magical Buildings are tiles of the Alhambra, so they cannot join Granada.
        [medina] Medinas have walls and no moats, so they cannot join Granada.
       *[other] This module cannot join Granada.
    }
}
problem-module-twice = A module has been chosen twice.
problem-ages = The order of ages must name each seat at most once.
problem-option-unknown = None of the chosen modules has the table option { $option }.
problem-option-value = The table option { $option } cannot be { $value }.
problem-other = This mix cannot be played: { $cause }.

## Chapters of the rulebook

chapter-base-players = Players
chapter-base-tiles = Tiles
chapter-base-setup = Setting up
chapter-base-deal = Dealing
chapter-base-start = Who begins
chapter-base-turn = The turn
chapter-base-money = Taking money
chapter-base-buy = Buying
chapter-base-pay = Paying
chapter-base-place = Building
chapter-base-hole = No empty spaces
chapter-base-grid = Cells
chapter-base-redesign = Redesigning
chapter-base-refill = Filling up
chapter-base-deck = The money pile
chapter-base-score = Scoring
chapter-base-wall = The wall
chapter-base-end = The end
chapter-base-dirk = Two players and Dirk
chapter-base-hidden = What is secret
chapter-base-edition = Editions
chapter-combinations = Modules together
