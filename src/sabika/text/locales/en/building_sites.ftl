action-establish = Set up { $tile } as a building site for { $cards }
action-choose-site = Take the site tile with { $currency } on its back
action-complete = Complete { $tile } for { $cards }

refuse-site-never = { $tile } cannot become a building site.
refuse-site-none-left = No building-site tile is left.
refuse-site-not-drawn = Neither of the drawn site tiles shows { $currency }.
refuse-site-not-own = { $tile } is no unfinished building of yours.
refuse-site-not-given = { $tile } is a building site and cannot be given to Dirk.

event-established = { $seat } sets up { $piece } as a building site for { $cards }.
event-site-laid = { $seat } puts a site tile on { $tile }.
event-completed = { $seat } completes { $piece } for { $cards }{ $exact ->
    [yes] {" "}– paid exactly
   *[no] {""}
}.
event-sites-revealed = { $seat } reveals the building sites { $tiles } ({ $currencies }) and discards { $cards }.
