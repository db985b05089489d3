module-bonus_cards = Bonus Cards
module-bonus_cards-tagline = Secret doubles for rare tiles
module-bonus_cards-about = Everybody holds secret cards, each showing one tile without walls. Whoever has built that tile may lay the card open, and it counts as one more building of its kind.

name-bonus = bonus card
item-bonus-cards = bonus cards

action-play-bonus = Play { $card }
action-keep-bonus = Play no bonus card

refuse-bonus-not-playable = { $card } cannot be played: it must be in your hand, and the tile it shows must stand finished in your Alhambra.

event-bonus-dealt = { $seat } is dealt bonus cards: { $number }.
event-bonus-played = { $seat } plays { $card }.
event-bonus-returned = { $seat } takes { $card } back: its tile has left the Alhambra.

prompt-revealing = A scoring is about to begin: play a bonus card?
waits-revealing = { $seat } may play a bonus card before the scoring.

note-bonus-played = Counts as one more building of its kind.
note-bonus-returned = Taken back; can be played again when its tile is built.
note-bonus-hand = In hand; can be played when its tile is built.
