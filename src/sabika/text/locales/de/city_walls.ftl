module-city_walls = Stadtmauern
module-city_walls-tagline = Mauern aus Holz
module-city_walls-about = Unter dem Geld liegen Mauerkarten: Als Aktion nimmst du eine und baust sofort ihre hölzernen Mauern auf ein eigenes Plättchen: im Palast, in der Reserve oder gerade gekauft. Sie zählen wie gedruckte Mauern.

name-wall-N = Mauerkarte Norden
name-wall-E = Mauerkarte Osten
name-wall-S = Mauerkarte Süden
name-wall-W = Mauerkarte Westen
name-wall-NE = Mauerkarte Norden und Osten
name-wall-ES = Mauerkarte Osten und Süden
name-wall-SW = Mauerkarte Süden und Westen
name-wall-NW = Mauerkarte Norden und Westen
name-wood-N = hölzerne Mauer im Norden
name-wood-E = hölzerne Mauer im Osten
name-wood-S = hölzerne Mauer im Süden
name-wood-W = hölzerne Mauer im Westen

note-wall-card = Als Aktion: nehmen und ihre Mauern auf ein eigenes Plättchen bauen, wo noch keine sind.

action-build-wall = Die Mauern von { $card } auf { $tile } bauen

refuse-wall-not-shown = { $card } liegt nicht offen neben dem Bauhof.
refuse-wall-not-own = { $tile } gehört dir nicht.
refuse-wall-not-here = Auf { $tile } werden keine Mauern gebaut.
refuse-wall-no-room = Die Mauern von { $card } passen nicht auf { $tile }: Eine Seite hat eine Mauer oder einen Nachbarn.

event-wall-shown = { $card } liegt offen neben dem Bauhof.
event-wall-built = { $seat } baut die Mauern von { $card } auf { $tile }.
