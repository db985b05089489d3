name-builder = Baumeisterkarte

action-play-builder = { $card } für einen Umbau abgeben

refuse-builder-not-in-hand = Du hast keine { $card } auf der Hand.

event-builders-dealt = { $cards ->
    [unseen] { $seat } bekommt zwei Baumeisterkarten.
   *[other] { $seat } bekommt { $cards }.
}
event-builder-played = { $seat } gibt { $card } für einen Umbau ab.

prompt-may-redesign = Eine Baumeisterkarte für einen weiteren Umbau abgeben?
waits-may-redesign = { $seat } darf eine Baumeisterkarte für einen Umbau abgeben.

module-master_builders = Baumeister
module-master_builders-tagline = Geld oder ein weiterer Umbau
module-master_builders-about = Sechzehn Karten sind wie Geld 3 in ihrer Währung wert. Oder eine davon wird am Ende eines Zuges für einen weiteren Umbau abgegeben.
