action-establish = { $tile } für { $cards } als Baustelle kaufen
action-choose-site = Baustellenplättchen mit { $currency } auf der Rückseite nehmen
action-complete = { $tile } für { $cards } fertigstellen

refuse-site-never = { $tile } kann keine Baustelle werden.
refuse-site-none-left = Es ist kein Baustellenplättchen mehr da.
refuse-site-not-drawn = Keines der gezogenen Baustellenplättchen zeigt { $currency }.
refuse-site-not-own = { $tile } ist kein eigenes unfertiges Gebäude.
refuse-site-not-given = { $tile } ist eine Baustelle und kann nicht an Dirk gegeben werden.

event-established = { $seat } kauft { $piece } für { $cards } als Baustelle.
event-site-laid = { $seat } legt ein Baustellenplättchen auf { $tile }.
event-completed = { $seat } stellt { $piece } für { $cards } fertig{ $exact ->
    [yes] {" "}– passend bezahlt
   *[no] {""}
}.
event-sites-revealed = { $seat } deckt die Baustellen { $tiles } auf ({ $currencies }) und legt { $cards } ab.
