module-squares = Places
module-squares-tagline = Petites tuiles, grands nombres
module-squares-about = Comme action, prenez gratuitement une place d’une couleur et construisez-la comme toute tuile. À chaque décompte, elle compte comme un bâtiment de plus pour chaque bâtiment de sa couleur qui la touche.

name-square = place

action-take-square = Prendre { $tile }

refuse-square-not-shown = { $tile } n’est pas face visible sur une pile de places.
refuse-square-none-left = La pile de { $tile } est épuisée.
refuse-square-limit = Personne ne peut posséder plus de { $limit } places.
refuse-square-not-given = { $tile } ne peut pas être donnée à Dirk : seules les tuiles achetées le peuvent.

event-square-shown = { $tile } est maintenant au-dessus de sa pile.
event-square-taken = { $seat } prend { $tile }.

note-square = Gratuite, comme action. Compte comme un bâtiment de plus de sa couleur pour chacun de ceux qui la touchent.
