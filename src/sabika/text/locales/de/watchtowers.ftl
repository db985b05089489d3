name-watchtower-pavilion = Wachturm (Pavillon)
name-watchtower-seraglio = Wachturm (Serail)
name-watchtower-arcades = Wachturm (Arkaden)
name-watchtower-chambers = Wachturm (Gemächer)
name-watchtower-garden = Wachturm (Garten)
name-watchtower-tower = Wachturm (Turm)
name-NW = Nordwesten
name-NE = Nordosten
name-SE = Südosten
name-SW = Südwesten

action-buy-with-tower = { $tile } mit einem Wachturm der gleichen Farbe für { $cards } kaufen
action-place-tower = { $tile } auf { $cell } bauen, rechter Winkel im { $corner }
action-return-tower = { $tile } zurücklegen: Es gibt keinen Platz dafür

refuse-tower-not-with = Zu { $tile } gibt es keinen Wachturm: Es ist kein Gebäude des Grundspiels.
refuse-tower-none-left = In der Farbe von { $tile } ist kein Wachturm mehr da.
refuse-tower-needs-corner = { $tile } füllt ein halbes Feld: Es fehlt die Ecke, an der der rechte Winkel liegen soll.
refuse-tower-no-reserve = { $tile } kann nicht in die Reserve gelegt werden.
refuse-tower-not-given = { $tile } bleibt beim Käufer: Dirk bekommt nie Wachtürme.
refuse-tower-other-tile = { $tile } ist kein Wachturm.
refuse-tower-long-edge = Auf { $cell } läge { $tile } an der langen Seite eines anderen Wachturms.
refuse-tower-anchor = Auf { $cell } mit dem rechten Winkel im { $corner } liegt keine kurze Seite von { $tile } an einem Gebäude seiner Farbe.
refuse-tower-not-returned = { $tile } geht nur zurück, wenn es ein Wachturm ohne Platz ist und die anderen Plättchen dieses Zuges verbaut oder verwahrt sind.
refuse-tower-stays = { $tile } bleibt liegen: Wachtürme können nicht umgebaut werden.
refuse-tower-loses-anchor = Ohne { $tile } läge ein Wachturm an keinem Gebäude seiner Farbe mehr.

score-watchtowers = Wachtürme in der längsten Mauer: { $towers }

event-tower-gained = { $seat } bekommt dazu { $tile }.
event-tower-returned = { $seat } findet keinen Platz für { $tile } und legt ihn zurück.
