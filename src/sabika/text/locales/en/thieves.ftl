action-steal = Play a thief: take { $card }

refuse-steal-before-turn = Your own turn comes next, so you cannot play a thief now.
refuse-steal-after-turn = Your turn has only just ended, so you cannot play a thief now.
refuse-steal-not-this = No thief can take { $card }; thieves take money of the four currencies.
refuse-steal-no-thief = You have no thief of the currency of { $card }.

event-thieves-dealt = Everybody gets { $number } thieves.
event-stole = { $seat } plays a thief and takes { $card }.

module-thieves = Thieves
module-thieves-tagline = Fingers in the money display
module-thieves-about = Everybody holds a few secret thieves, each for one currency. Between the turns of others a thief takes a card of its currency from the display.

option-thieves_by_finished_player = Thieves after the own turn
option-thieves_by_finished_player-about = Whether the player whose turn has just ended may play thieves.
option-thieves_by_finished_player-two_players_only = only in a game for two
option-thieves_by_finished_player-always = always
option-thieves_by_finished_player-never = never

item-thief = thief
note-thief = Between the turns of others: takes a card of the currency { $currency } from the display.
