"""The order of everything that happens one after another, with the rule that puts each step in its place.

Every step of every module stands here once; a mix keeps the steps of its modules in this order.
"""

from __future__ import annotations

from typing import Final

ORDER: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "setup": (
        ("supply", "base.setup.supply-shuffled"),
        ("stacks", "combinations.setup.order"),
        ("citizens", "street-trader.setup.simultaneous"),
        ("market", "base.setup.market"),
        ("dirk", "base.dirk.setup-order"),
        ("deal", "base.deal.until-twenty"),
        ("starting_player", "base.start.fewest-cards"),
        ("display", "base.setup.display"),
        ("piles", "base.setup.five-piles"),
        ("first_turn", "base.turn.clockwise"),
    ),
    "turn": (
        ("dancer", "characters.start-of-turn.order"),
        ("beggar", "characters.start-of-turn.order"),
        ("act", "base.turn.one-of-three"),
        ("change_money", "characters.moneychanger.details"),
        ("place", "base.place.end-of-turn"),
        ("extra_redesign", "characters.master-builder.effect"),
        ("trader_back", "street-trader.replace.once-per-turn"),
        ("refill_display", "base.refill.money-first"),
        ("refill_market", "base.refill.sequence"),
        ("score", "base.score.when"),
        ("next", "base.turn.clockwise"),
    ),
    "scoring": (
        ("wise_man", "characters.wise-man.timing"),
        ("tally", "base.score.two-parts"),
        ("wise_man_rests", "characters.wise-man.timing"),
        ("dirk_draws", "base.dirk.draw-timing"),
    ),
    "score": (
        ("wall", "base.edition.scoring-order"),
        ("watchtowers", "watchtowers.scoring.bonus"),
        ("city_watch", "characters.city-watch.rounding"),
        ("majorities", "base.edition.scoring-order"),
        ("citizens", "street-trader.scoring.sets"),
        ("bazaars", "bazaars.scoring.third-only"),
        ("entertainer", "characters.entertainer.points"),
    ),
    "end": (
        ("reveal_sites", "building-sites.end.reveal"),
        ("leftovers", "base.end.leftovers"),
        ("place_leftovers", "base.end.leftover-build"),
        ("third_scoring", "base.end.third-scoring"),
        ("finish", "base.end.winner"),
    ),
}
