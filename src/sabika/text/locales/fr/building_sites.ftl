action-establish = Ouvrir un site de construction sur { $tile } avec { $cards }
action-choose-site = Prendre la tuile de site avec { $currency } au dos
action-complete = Achever { $tile } avec { $cards }

refuse-site-never = { $tile } ne peut pas devenir un site de construction.
refuse-site-none-left = Il ne reste aucune tuile de site de construction.
refuse-site-not-drawn = Aucune des tuiles de site piochées ne montre { $currency }.
refuse-site-not-own = { $tile } n’est pas un de vos bâtiments inachevés.
refuse-site-not-given = La tuile { $tile } est un site de construction et ne peut pas être donnée à Dirk.

event-established = { $seat } ouvre un site de construction sur { $piece } avec { $cards }.
event-site-laid = { $seat } pose une tuile de site sur { $tile }.
event-completed = { $seat } achève { $piece } avec { $cards }{ $exact ->
    [yes] {" "}– en faisant l’appoint
   *[no] {""}
}.
event-sites-revealed = { $seat } révèle les sites de construction { $tiles } ({ $currencies }) et défausse { $cards }.
