module-bonus_cards = Bonuskarten
module-bonus_cards-tagline = Geheime Doppelgänger
module-bonus_cards-about = Jeder hat geheime Karten, die je ein Plättchen ohne Mauer zeigen. Wer dieses Plättchen gebaut hat, darf die Karte offen auslegen, und sie zählt als ein weiteres Gebäude der Art.

name-bonus = Bonuskarte
item-bonus-cards = Bonuskarten

action-play-bonus = { $card } ausspielen
action-keep-bonus = Keine Bonuskarte ausspielen

refuse-bonus-not-playable = { $card } kann nicht ausgespielt werden: Sie muss in deiner Hand sein, und das gezeigte Plättchen muss fertig in deiner Alhambra stehen.

event-bonus-dealt = { $seat } bekommt Bonuskarten: { $number }.
event-bonus-played = { $seat } spielt { $card } aus.
event-bonus-returned = { $seat } nimmt { $card } zurück: Das Plättchen hat die Alhambra verlassen.

prompt-revealing = Gleich beginnt eine Wertung: eine Bonuskarte ausspielen?
waits-revealing = { $seat } darf vor der Wertung eine Bonuskarte ausspielen.

note-bonus-played = Zählt als ein weiteres Gebäude seiner Art.
note-bonus-returned = Zurückgenommen; wieder spielbar, wenn das Plättchen gebaut ist.
note-bonus-hand = Auf der Hand; spielbar, wenn das Plättchen gebaut ist.
