## What a seat is asked, and what the others wait for

prompt-act = { $bonus ->
    [yes] Payé avec l’appoint : jouez une action de plus.
   *[no] À vous de jouer : prenez de l’argent, achetez ou réaménagez.
}
prompt-placing = { $bought ->
    [yes] Construisez ce que vous avez obtenu ou mettez-le en réserve.
   *[no] Tuiles restantes : construisez-les ou mettez-les en réserve.
}
prompt-extra-redesign = { $must ->
    [yes] Faites maintenant le réaménagement pour lequel vous avez donné une carte.
   *[no] Maître bâtisseur : un réaménagement de plus, si vous le souhaitez.
}
prompt-may-dance = Danseuse : faire remplacer une tuile du chantier ?
prompt-may-beg = Mendiant : piocher la première carte ?
prompt-may-hoard = Avare : prendre une carte de l’étal ?
prompt-may-change = Changeur : échanger une carte contre une autre de valeur égale ou inférieure ?
prompt-auction = { $bid ->
    [0] Aux enchères : { $card }, sans offre pour l’instant. Enchérissez ou passez définitivement.
   *[other] Aux enchères : { $card }. { $owner } offre { $bid } ; surenchérissez ou passez définitivement.
}
prompt-pay-bid = Enchère remportée : { $card } pour { $bid }. Payez dans une seule monnaie.
prompt-entertained = Garder le Saltimbanque pour ses points ou l’échanger contre un personnage inconnu ?
prompt-name-kind = Sage : quel type compte un demi-bâtiment de plus à ce décompte ?
prompt-choosing = Choisissez trois citoyens et un côté de la tuile de départ pour votre marchand.
prompt-making-way = Le marchand ambulant fait place à cette tuile : { $piece }. Que font les citoyens ?
prompt-trader-back = Reposez le marchand ambulant au bord de votre Alhambra.
prompt-marking = { $number ->
    [0] { $card } : garder la marque ou en piocher une nouvelle ?
   *[other] { $card } : marquez l’un de ces types : { $kinds }.
}
prompt-claim = Tuile tirée : { $tile }. La prendre gratuitement avec une carte sultan ?
prompt-choose-site = Quelle tuile de site poser sur { $tile } ? Vous seul en voyez le dos.

waits-act = { $bonus ->
    [yes] { $seat } a payé avec l’appoint et rejoue.
   *[no] { $seat } choisit une action.
}
waits-placing = { $seat } construit.
waits-extra-redesign = { $seat } peut réaménager encore une fois.
waits-may-dance = { $seat } peut utiliser la Danseuse.
waits-may-beg = { $seat } peut utiliser le Mendiant.
waits-may-hoard = { $seat } peut utiliser l’Avare.
waits-may-change = { $seat } peut utiliser le Changeur.
waits-auction = { $bid ->
    [0] Aux enchères : { $card }, sans offre pour l’instant ; c’est à { $seat }.
   *[other] Aux enchères : { $card }. { $owner } offre { $bid } ; c’est à { $seat }.
}
waits-pay-bid = { $seat } paie { $bid } ({ $card }).
waits-entertained = { $seat } décide du sort du Saltimbanque.
waits-name-kind = { $seat } choisit un type pour le Sage.
waits-choosing = { $seat } choisit des citoyens en secret.
waits-making-way = { $seat } : le marchand ambulant fait place à la tuile { $piece }.
waits-trader-back = { $seat } repose le marchand ambulant.
waits-marking = { $seat } peut changer la marque ({ $card }).
waits-claim = { $seat } peut prendre { $tile } avec une carte sultan.
waits-choose-site = { $seat } choisit une tuile de site pour { $tile }.

## Why not, and what if

why-other-step = Impossible en ce moment : cela appartient à une autre étape du jeu.
why-not-now = Ceci ne peut pas servir en ce moment. Ce qui est demandé : { $todo }
why-nothing-to-build = Il n’y a rien à construire ici maintenant. Ce qui est demandé : { $todo }
preview-built-well = Si la construction se fait là où elle rapporte le plus.

## Pieces that lie on the table

name-start = tuile de départ
item-characters-surplus = personnages restants
item-trader-tile = marchand ambulant
item-citizen = citoyen
item-site = site de construction
note-no-bid = Aucune offre pour l’instant.
note-bid = Meilleure offre : { $bid } par { $seat }.
note-character-used = Déjà utilisé pendant ce tour.
note-rich-patron = Paie tout le prix d’une tuile, ce qui compte comme l’appoint.
note-miser = Après l’achat d’un bâtiment à 10 ou plus : prendre une carte monnaie.
note-master-builder = À la fin du tour : un réaménagement de plus.
note-trader = Plusieurs cartes monnaie peuvent valoir jusqu’à 7 au total.
note-entertainer = Huit points à la fin de la partie.
note-wise-man = À chaque décompte, un demi-bâtiment de plus d’un type choisi.
note-dancer = Avant le tour : faire remplacer une tuile du chantier.
note-moneychanger = Échanger une carte contre une carte de l’étal de valeur égale ou inférieure.
note-beggar = Avec deux cartes au plus au début du tour : en piocher une.
note-city-watch = À chaque décompte : un point de plus par tranche de trois points de muraille.
note-trader-tile = Citoyens installés : { $homes }, couleurs différentes : { $colours }.
note-trader-aside = Mis de côté. Citoyens installés : { $homes }, couleurs différentes : { $colours }.
note-citizen-waits = Attend sur la tuile marchand.
note-bazaar = Doit être payé avec l’appoint.
note-bazaar-no-price = Sans prix pour l’instant : la case de sa monnaie est vide.
note-sultan = Prend une tuile tirée de ce type : { $kind }.
note-watchtower = S’achète avec un bâtiment de sa couleur, contre un supplément.
note-site = Inachevé : à achever pour { $currency } { $price }.
note-site-hidden = Inachevé : à achever pour { $price }, dans une monnaie connue de son seul propriétaire.

## What points are for

component-wall = muraille
component-moat = douves
component-joint = muraille le long des douves
component-watchtowers = tours de guet
component-citizens = citoyens

## A game looked back at

turning-leads = { $count ->
    [one] { $seats } mène avec { $points } points
   *[other] { $seats } mènent ensemble avec { $points } points
} après le { $scoring ->
    [1] premier
    [2] deuxième
   *[other] troisième
} décompte.
turning-keeps = { $count ->
    [one] { $seats } reste en tête avec { $points } points
   *[other] { $seats } restent en tête avec { $points } points
} après le { $scoring ->
    [1] premier
    [2] deuxième
   *[other] troisième
} décompte.
turning-overtakes = { $count ->
    [one] { $seats } prend la tête avec { $points } points
   *[other] { $seats } prennent la tête avec { $points } points
} au { $scoring ->
    [1] premier
    [2] deuxième
   *[other] troisième
} décompte.
turning-swing = { $seat } gagne le plus à ce décompte : { $points } points, dont { $most } pour un seul élément ({ $name }).
turning-best = Le plus gros gain de la partie : { $points } points pour { $seat } ({ $name }) au { $scoring ->
    [1] premier
    [2] deuxième
   *[other] troisième
} décompte.
turning-wall = { $seat } achève la plus longue muraille de la partie : { $length ->
    [one] un segment
   *[other] { $length } segments
}.
turning-moat = { $seat } achève les plus longues douves de la partie : { $length ->
    [one] un segment
   *[other] { $length } segments
}.
turning-joint = { $seat } achève le plus long tronçon où muraille et douves se longent : { $length ->
    [one] une section
   *[other] { $length } sections
}.
turning-margin = { $margin ->
    [0] La partie se termine par une égalité : { $winners }.
    [one] { $winners } gagne d’un seul point.
   *[other] { $winners } gagne de { $margin } points.
}

## Where a rule comes from

source-rulebook = tiré des règles du jeu
source-ruling = notre interprétation, là où les règles se taisent

## Ce qui parle pour un coup : un second motif peut suivre chacun.

advice-hint = { $move } : cela { $reasons }.
advice-motives = Cela { $reasons }.
advice-two = { $first } et { $second }
motive-standing = rapporte des points tout de suite
motive-scoring = rapporte des points à un décompte ultérieur
motive-scoring-now = rapporte, en l’état, { $gain } { $gain ->
    [one] point
   *[other] points
} de plus au prochain décompte
motive-rivals = en laisse moins aux rivaux
motive-majorities-leads = assure une majorité ({ $kind } : { $count } contre { $rivals })
motive-majorities-level = égalise pour une majorité ({ $kind } : { $count } contre { $rivals })
motive-majorities-behind = rapproche d’une majorité ({ $kind } : { $count } contre { $rivals })
motive-money = ménage l’argent
motive-money-more = amasse de l’argent pour de futurs achats
motive-money-exact = permet de faire l’appoint ({ $tiles })
motive-reserve = garde quelque chose d’utile en réserve
motive-turn = permet une action de plus
motive-outline = fait de la place pour d’autres bâtiments
motive-outline-longer = allonge { $line ->
    [moat] les douves
    [joint] la muraille le long des douves
   *[wall] la muraille
} de { $before } à { $after }
motive-prospects = promet des points en dehors des bâtiments et des murailles
motive-only = est tout ce qui est possible
motive-outlook = promet le plus à la fin
motive-pass = laisse passer l’occasion
motive-quiet = n’apporte encore rien que tous puissent voir
motive-secret = reste secret pour l’instant
