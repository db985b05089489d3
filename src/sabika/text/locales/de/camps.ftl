module-camps = Lager
module-camps-tagline = Zelte vor der Mauer
module-camps-about = Acht Lager liegen vor den Mauern eines Palastes. In jeder Wertung bringt jedes von ihnen einen Punkt für jedes Plättchen der geraden Reihe hinter seiner Bastion.

option-camp_green_against_wall = Grüne Seiten von Lagern
option-camp_green_against_wall-about = Ob die Seite eines Lagers ohne Bastion an einer Mauer liegen darf.
option-camp_green_against_wall-forbidden = nie an einer Mauer
option-camp_green_against_wall-allowed = auch an Mauern

name-camp = Lager

refuse-place-camp-sides = Auf { $cell } passen die Seiten nicht: Nur eine Bastion liegt an einer Mauer, nur eine grüne Seite an einer grünen Seite.
refuse-place-bastion = Auf { $cell } läge keine Bastion von { $tile } an einer Mauer.
refuse-exchange-camp-sides = { $tile } passt nicht zu den Plättchen um dieses Feld: Nur eine Bastion liegt an einer Mauer, nur eine grüne Seite an einer grünen Seite.
refuse-exchange-bastion = Auf diesem Feld läge keine Bastion von { $tile } an einer Mauer.
refuse-exchange-on-foot = Auf diesem Feld wäre { $tile } vom Startplättchen aus nicht zu Fuß erreichbar.
refuse-remove-bastion = Ohne { $tile } läge ein Lager mit keiner Bastion mehr an einer Mauer.

component-camp = Lager
score-camp = Gebäude hinter { $tile }
