module-falconers = Falkner
module-falconers-tagline = Wo vier Plättchen sich treffen
module-falconers-about = Für eine einzige beliebige Geldkarte landet ein Falke auf einer Ecke von vier Plättchen, die seine beiden Farben zeigen. Falken einer Sorte sind zusammen immer mehr wert.

name-falcon = Falke
name-black = schwarz
name-brown = braun
name-white = weiß
component-falcons = Falken

action-buy-falcon = { $piece } für { $card } auf die Ecke nordwestlich von { $cell } setzen
action-stop-falcons = Keine weiteren Falken

refuse-falcon-first-action = Falken können nur die erste und einzige Aktion eines Zuges sein.
refuse-falcon-not-there = { $piece } ist nicht verfügbar.
refuse-falcon-no-corner = Nordwestlich von { $cell } stoßen keine vier Plättchen zusammen.
refuse-falcon-corner-taken = Auf dieser Ecke liegt schon ein Falke.
refuse-falcon-colours = Die vier Plättchen nordwestlich von { $cell } zeigen nicht beide Farben von { $piece }.
refuse-falcon-no-card = { $card } ist keine Geldkarte deiner Hand.

score-falcons = Falken, { $type }: { $count }

event-falcon-placed = { $seat } setzt { $piece } für { $card } auf die Ecke nordwestlich von { $cell }.
event-falcons-return = { $seat }: zurück neben den Bauhof: { $pieces }.

prompt-more-falcons = Setze noch einen Falken oder höre auf.
waits-more-falcons = { $seat } darf weitere Falken setzen.

note-falcon = Für eine beliebige Geldkarte zu haben.
note-falcon-placed = Auf einer Ecke von vier Plättchen.
