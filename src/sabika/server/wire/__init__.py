"""Everything that crosses the wire between the server and its clients, HTTP and WebSocket alike.

The browser's types are generated from here. Text comes rendered in the language the client asked for; pieces, kinds
and seats come as keys and numbers, so that a client can draw them without knowing a rule. What a seat may not see is
not in here at all: tables are built from views.

=================  ====================================================================================================
``wire.founding``  what can be chosen, a new game, the list of games
``wire.tables``    a table as somebody sees it
``wire.frames``    requests, answers and news
``wire.after``     a finished game looked back at
``wire.rules``     the register of rules
=================  ====================================================================================================
"""

from __future__ import annotations

from sabika.server.wire.after import *
from sabika.server.wire.base import *
from sabika.server.wire.founding import *
from sabika.server.wire.frames import *
from sabika.server.wire.rules import *
from sabika.server.wire.tables import *
