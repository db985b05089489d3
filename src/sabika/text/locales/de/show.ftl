## What a seat is asked, and what the others wait for

prompt-act = { $bonus ->
    [yes] Passend bezahlt: eine weitere Aktion.
   *[no] Du bist am Zug: Geld nehmen, kaufen oder umbauen.
}
prompt-placing = { $bought ->
    [yes] Neue Plättchen bauen oder in die Reserve legen.
   *[no] Übrig gebliebene Plättchen bauen oder in die Reserve legen.
}
prompt-extra-redesign = { $must ->
    [yes] Jetzt folgt der Umbau, für den du eine Karte abgegeben hast.
   *[no] Baumeister: noch ein Umbau, wenn gewünscht.
}
prompt-may-dance = Tänzerin: ein Plättchen im Bauhof austauschen lassen?
prompt-may-beg = Bettler: die oberste Karte des Nachziehstapels ziehen?
prompt-may-hoard = Geizhals: eine Karte aus der Auslage nehmen?
prompt-may-change = Geldwechsler: eine Karte gegen eine tauschen, die höchstens so viel wert ist?
prompt-auction = { $bid ->
    [0] Zur Versteigerung steht: { $card }. Noch ohne Gebot – bieten oder endgültig passen.
   *[other] Zur Versteigerung steht: { $card }. { $owner } bietet { $bid } – mehr bieten oder endgültig passen.
}
prompt-pay-bid = Ersteigert: { $card } für { $bid }. In einer einzigen Währung bezahlen.
prompt-entertained = Den Gaukler wegen seiner Punkte behalten oder gegen einen unbekannten Charakter tauschen?
prompt-name-kind = Weiser: Welche Gebäudeart zählt in dieser Wertung ein halbes Gebäude mehr?
prompt-choosing = Drei Bürger und eine Seite des Startplättchens für den Straßenhändler wählen.
prompt-making-way = Der Straßenhändler macht Platz für { $piece }: Was tun die Bürger?
prompt-trader-back = Den Straßenhändler wieder an die Alhambra legen.
prompt-marking = { $number ->
    [0] Die Markierung von { $card } behalten oder eine neue ziehen?
   *[other] Eine dieser Gebäudearten auf { $card } markieren: { $kinds }.
}
prompt-claim = Gerade gezogen: { $tile }. Kostenlos mit einer Sultankarte nehmen?
prompt-choose-site = Welches Baustellenplättchen soll auf { $tile } liegen? Die Rückseite siehst nur du.

waits-act = { $bonus ->
    [yes] { $seat } hat passend bezahlt und ist noch einmal dran.
   *[no] { $seat } wählt eine Aktion.
}
waits-placing = { $seat } baut.
waits-extra-redesign = { $seat } kann noch einmal umbauen.
waits-may-dance = { $seat } darf die Tänzerin einsetzen.
waits-may-beg = { $seat } darf den Bettler einsetzen.
waits-may-hoard = { $seat } darf den Geizhals einsetzen.
waits-may-change = { $seat } darf den Geldwechsler einsetzen.
waits-auction = { $bid ->
    [0] Zur Versteigerung steht: { $card }. Noch ohne Gebot, { $seat } ist dran.
   *[other] Zur Versteigerung steht: { $card }. { $owner } bietet { $bid }, { $seat } ist dran.
}
waits-pay-bid = { $seat } bezahlt { $bid } ({ $card }).
waits-entertained = { $seat } entscheidet über den Gaukler.
waits-name-kind = { $seat } wählt eine Gebäudeart für den Weisen.
waits-choosing = { $seat } wählt geheim Bürger aus.
waits-making-way = Der Straßenhändler von { $seat } macht Platz für { $piece }.
waits-trader-back = { $seat } legt den Straßenhändler zurück.
waits-marking = { $seat } darf { $card } neu markieren.
waits-claim = { $seat } darf { $tile } mit einer Sultankarte nehmen.
waits-choose-site = { $seat } wählt ein Baustellenplättchen für { $tile }.

## Why not, and what if

why-other-step = Das geht jetzt nicht; es gehört zu einem anderen Schritt des Spiels.
why-not-now = Das lässt sich gerade nicht verwenden. Jetzt ist gefragt: { $todo }
why-nothing-to-build = Hier gibt es jetzt nichts zu bauen. Gefragt ist jetzt: { $todo }
preview-built-well = Wenn es dort gebaut wird, wo es am meisten bringt.

## Pieces that lie on the table

name-start = Startplättchen
item-characters-surplus = übrige Charaktere
item-trader-tile = Straßenhändler
item-citizen = Bürger
item-site = Baustelle
note-no-bid = Noch kein Gebot.
note-bid = Höchstes Gebot: { $bid } von { $seat }.
note-character-used = In diesem Zug schon eingesetzt.
note-rich-patron = Bezahlt den ganzen Preis eines Plättchens; das gilt als passend.
note-miser = Nach dem Kauf eines Gebäudes für 10 oder mehr: eine Geldkarte nehmen.
note-master-builder = Am Ende des Zuges: noch ein Umbau.
note-trader = Mehrere Geldkarten dürfen zusammen bis zu 7 wert sein.
note-entertainer = Acht Punkte am Ende des Spiels.
note-wise-man = In jeder Wertung ein halbes Gebäude mehr von einer gewählten Art.
note-dancer = Vor dem Zug: ein Plättchen im Bauhof austauschen lassen.
note-moneychanger = Eine Karte gegen eine der Auslage tauschen, die höchstens so viel wert ist.
note-beggar = Mit höchstens zwei Karten zu Beginn des Zuges: eine ziehen.
note-city-watch = In jeder Wertung: ein Punkt mehr für je drei Mauerpunkte.
note-trader-tile = Eingezogene Bürger: { $homes }, verschiedene Farben: { $colours }.
note-trader-aside = Beiseitegelegt. Eingezogene Bürger: { $homes }, verschiedene Farben: { $colours }.
note-citizen-waits = Wartet auf dem Händlerplättchen.
note-bazaar = Muss passend bezahlt werden.
note-bazaar-no-price = Zurzeit ohne Preis: Das Bauhof-Feld dieser Währung ist leer.
note-sultan = Nimmt ein gezogenes Plättchen dieser Art: { $kind }.
note-watchtower = Mit einem Gebäude der gleichen Farbe gegen einen Aufpreis zu kaufen.
note-site = Unfertig: fertigzustellen für { $price } { $currency }.
note-site-hidden = Unfertig: fertigzustellen für { $price } in einer Währung, die nur der Besitzer kennt.

## What points are for

component-wall = Mauer
component-moat = Graben
component-joint = Mauer am Graben
component-watchtowers = Wachtürme
component-citizens = Bürger

## A game looked back at

turning-leads = { $count ->
    [one] { $seats } führt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
   *[other] { $seats } führen gemeinsam mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
} nach der { $scoring ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} Wertung.
turning-keeps = { $count ->
    [one] { $seats } bleibt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } in Führung
   *[other] { $seats } bleiben mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } in Führung
} nach der { $scoring ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} Wertung.
turning-overtakes = { $count ->
    [one] { $seats } übernimmt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } die Führung
   *[other] { $seats } übernehmen mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    } die Führung
} in der { $scoring ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} Wertung.
turning-swing = { $seat } gewinnt in dieser Wertung am meisten: { $points } Punkte, davon { $most } aus einem einzigen Posten ({ $name }).
turning-best = Der größte einzelne Posten des Spiels: { $points } Punkte für { $seat } ({ $name }) in der { $scoring ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} Wertung.
turning-wall = { $seat } vollendet die längste Mauer des Spiels: { $length ->
    [one] ein Abschnitt
   *[other] { $length } Abschnitte
}.
turning-moat = { $seat } vollendet den längsten Graben des Spiels: { $length ->
    [one] ein Abschnitt
   *[other] { $length } Abschnitte
}.
turning-joint = { $seat } vollendet die längste Strecke, auf der Mauer und Graben nebeneinander verlaufen: { $length ->
    [one] ein Abschnitt
   *[other] { $length } Abschnitte
}.
turning-margin = { $margin ->
    [0] Das Spiel endet unentschieden: { $winners }.
    [one] { $winners } gewinnt mit einem einzigen Punkt Vorsprung.
   *[other] { $winners } gewinnt mit { $margin } Punkten Vorsprung.
}

## Where a rule comes from

source-rulebook = aus den Spielregeln
source-ruling = unsere Auslegung, wo die Spielregeln schweigen

## Was für einen Zug spricht: jedem kann ein zweites folgen.

advice-hint = { $move }: Das { $reasons }.
advice-motives = Das { $reasons }.
advice-two = { $first } und { $second }
motive-standing = bringt sofort Punkte
motive-scoring = bringt Punkte in einer späteren Wertung
motive-scoring-now = bringt nach jetzigem Stand { $gain } { $gain ->
    [one] Punkt
   *[other] Punkte
} mehr in der nächsten Wertung
motive-rivals = lässt den anderen weniger
motive-majorities-leads = sichert eine Mehrheit ({ $kind }: { $count } gegen { $rivals })
motive-majorities-level = schafft Gleichstand bei einer Mehrheit ({ $kind }: { $count } gegen { $rivals })
motive-majorities-behind = bringt einer Mehrheit näher ({ $kind }: { $count } gegen { $rivals })
motive-money = schont das Geld
motive-money-more = bringt Geld für spätere Käufe
motive-money-exact = macht eine passende Zahlung möglich ({ $tiles })
motive-reserve = hält Nützliches in der Reserve bereit
motive-turn = erlaubt noch eine Aktion
motive-outline = schafft Platz für weitere Gebäude
motive-outline-longer = verlängert { $line ->
    [moat] den Graben
    [joint] die Mauer am Graben
   *[wall] die Mauer
} von { $before } auf { $after }
motive-prospects = verspricht Punkte außer denen für Gebäude und Mauern
motive-only = ist das Einzige, was möglich ist
motive-outlook = verspricht am Ende am meisten
motive-pass = lässt die Gelegenheit verstreichen
motive-quiet = bringt noch nichts, was alle sehen können
motive-secret = bleibt vorerst geheim
