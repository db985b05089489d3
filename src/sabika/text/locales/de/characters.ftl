name-rich-patron = Reicher Gönner
name-patron = Reicher Gönner
name-miser = Geizhals
name-master-builder = Baumeister
name-trader = Händler
name-entertainer = Gaukler
name-wise-man = Weiser
name-dancer = Tänzerin
name-moneychanger = Geldwechsler
name-beggar = Bettler
name-city-watch = Stadtwache

action-bid = { $amount ->
    [0] Nicht bieten
   *[other] { $amount } bieten
}
action-pay-bid = Das Gebot mit { $cards } bezahlen
action-entertainer = { $answer ->
    [keep] Den Gaukler behalten
   *[exchange] Den Gaukler gegen den obersten Charakter des Reststapels tauschen
}
action-hoard = Geizhals: { $card } nehmen
action-change-money = Geldwechsler: { $given } ablegen und { $card } nehmen
action-beg = Bettler: die oberste Karte des Nachziehstapels ziehen
action-dance = Tänzerin: { $tile } austauschen lassen
action-name-kind = Weiser: ein halbes Gebäude mehr für { $type }
action-skip-character = Den Charakter nicht einsetzen

refuse-character-not-yours = Dafür muss der Charakter { $card } im eigenen Besitz sein.
refuse-character-used = Der Charakter { $card } wurde in diesem Zug schon eingesetzt.
refuse-character-out-of-turn = Der Charakter { $card } wirkt nur im eigenen Zug.
refuse-bid-not-higher = { $amount } ist nicht höher als das höchste Gebot von { $bid }.
refuse-bid-too-high = { $amount } lassen sich nicht in einer einzigen Währung bezahlen; höchstens { $most } sind möglich.
refuse-bid-cards-only = Ein Gebot wird nur mit Geld bezahlt.
refuse-bid-one-currency = Ein Gebot wird in einer einzigen Währung bezahlt.
refuse-bid-underpaid = { $total } sind weniger als das Gebot von { $bid }.
refuse-patron-not-this = Der Reiche Gönner zahlt nur für Plättchen des Bauhofs und für Basare.
refuse-patron-pays-all = Der Reiche Gönner zahlt den ganzen Preis; keine Karte kommt dazu.
refuse-hoard-not-displayed = { $card } liegt nicht in der Auslage.
refuse-change-too-dear = { $card } ist mehr wert als { $given }.
refuse-wise-man-no-building = Das halbe Gebäude zählt nicht: Ein fertiges Gebäude der Art { $type } fehlt.

score-city-watch = Stadtwache: ein Punkt je { $each } von { $length } { $line ->
    [moat] Grabenabschnitten
   *[wall] Mauerabschnitten
}
score-entertainer = Gaukler

event-auction = Versteigert wird: { $card }. { $seat } beginnt.
event-bid = { $seat } bietet { $amount }.
event-bid-passed = { $seat } bietet nicht.
event-auction-failed = Niemand bietet: Der Charakter { $card } kommt aus dem Spiel.
event-won-character = { $seat } erhält den Charakter { $card } für ein Gebot von { $amount } und zahlt { $cards }.
event-character-gone = Der Charakter { $card } kommt aus dem Spiel.
event-entertainer-kept = { $seat } behält den Gaukler.
event-entertainer-exchanged = { $seat } erhält aus dem Reststapel den Charakter { $card }.
event-hoarded = { $seat } nimmt mit dem Geizhals { $card }.
event-changed-money = { $seat } tauscht beim Geldwechsler { $given } gegen { $card }.
event-begged = { $card ->
    [unseen] { $seat } zieht mit dem Bettler eine Karte vom Nachziehstapel.
   *[other] { $seat } zieht mit dem Bettler { $card } vom Nachziehstapel.
}
event-danced = { $seat } lässt { $tile } von der Tänzerin austauschen.
event-dance-failed = Es gibt kein neues Plättchen: { $tile } bleibt im Bauhof.
event-named-kind = { $seat } zählt mit dem Weisen ein halbes Gebäude mehr: { $kind }.
