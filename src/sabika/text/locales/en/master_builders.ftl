name-builder = master-builder card

action-play-builder = Give { $card } for a redesign

refuse-builder-not-in-hand = You have no { $card } in your hand.

event-builders-dealt = { $cards ->
    [unseen] { $seat } is dealt two master-builder cards.
   *[other] { $seat } is dealt { $cards }.
}
event-builder-played = { $seat } gives { $card } for a redesign.

prompt-may-redesign = Give a master-builder card for one more redesign?
waits-may-redesign = { $seat } may give a master-builder card for a redesign.

module-master_builders = Master Builders
module-master_builders-tagline = Money or one more redesign
module-master_builders-about = Sixteen cards are worth 3 of their currency like any money. Or one of them is given at the end of a turn for one more redesign.
