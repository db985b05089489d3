"""From the engine to the wire: pure functions that turn games into what a seat may see, in words of its language.

Nothing here reads or writes anything; every table is built from a view, so what a seat may not see cannot get in.

============================================  ========================================================================
``catalogue(language)``                       what can be chosen for a new game
``verdict(setup, language)``                  whether a set-up can be played
``config_of(setup)``                          a set-up as the engine takes it
``rulebook(language)``                        every rule of the register
``pieces(rules, language)``                   names and faces of all pieces of a game
``table(game, seat, language, desk, at)``     the table as a seat sees it, now or after ``at`` moves
``entry(game, number, seat, language)``       a move and what followed; number 0 is the set-up
``history(game, seat, language)``             all of them
``bare_entry(game, number)``                  a move alone, as everybody may know it
``asked(game)``                               who is asked what, for standing orders
``is_news(game)``                             whether something is on offer that the seat has not just declined
``windows(rules)``                            the kinds of decisions that can be answered by saying no
``why_not(game, seat, touch, language)``      why something that was touched cannot be used
``reasons(game, refusal, language)``          a refusal of the engine in words
``preview(game, seat, wish, language)``       what a legal move would change
``advised(game, asked, advice, language)``    what a strong player would do, in words
``explained(game, asked, why, language)``     why a move was made, in words
``summary(game, language)``                   a finished game looked back at
``review(game, found, language)``             what its moves have cost, in words
``verification(game)``                        everything needed to check the shuffles
============================================  ========================================================================
"""

from __future__ import annotations

from sabika.server.show.advising import advised, explained, review
from sabika.server.show.asking import Asked, asked, is_news, windows
from sabika.server.show.choosing import catalogue, config_of, verdict
from sabika.server.show.chronicle import bare_entry, entry, history
from sabika.server.show.desk import Desk
from sabika.server.show.faces import pieces
from sabika.server.show.looking_back import summary
from sabika.server.show.proof import verification
from sabika.server.show.refusing import reasons, why_not
from sabika.server.show.rules import rulebook
from sabika.server.show.tables import table
from sabika.server.show.trying import preview

__all__ = [
    "Asked",
    "Desk",
    "advised",
    "asked",
    "bare_entry",
    "catalogue",
    "config_of",
    "entry",
    "explained",
    "history",
    "is_news",
    "pieces",
    "preview",
    "reasons",
    "review",
    "rulebook",
    "summary",
    "table",
    "verdict",
    "verification",
    "why_not",
    "windows",
]
