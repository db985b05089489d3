"""The order of everything that happens one after another, with the rule that puts each step in its place.

Every step of every module stands here once; a mix keeps the steps of its modules in this order.
"""

from __future__ import annotations

from typing import Final

ORDER: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "setup": (
        ("supply", "base.setup.supply-shuffled"),
        ("stacks", "combinations.setup.order"),
        ("squares", "squares.setup.stacks"),
        ("chests", "treasure-chamber.setup.chests"),
        ("invaders", "invaders.setup.invasion-deck"),
        ("score_cards", "new-score-cards.setup.three-open"),
        ("bonus_cards", "bonus-cards.setup.deal"),
        ("thieves", "thieves.setup.deal"),
        ("builders", "master-builders.setup.deal-two"),
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
        ("caravanserai", "caravanserai.move.timing"),
        ("act", "base.turn.one-of-three"),
        ("change_money", "characters.moneychanger.details"),
        ("place", "base.place.end-of-turn"),
        ("extra_redesign", "characters.master-builder.effect"),
        ("place_chests", "treasure-chamber.place.timing"),
        ("trader_back", "street-trader.replace.once-per-turn"),
        ("culture", "art-of-the-moors.take.two-same-price"),
        ("refill_display", "base.refill.money-first"),
        ("refill_market", "base.refill.sequence"),
        ("pause", "combinations.window-before-scoring"),
        ("score", "base.score.when"),
        ("next", "base.turn.clockwise"),
    ),
    "scoring": (
        ("bonus_cards", "bonus-cards.play.wise-man-order"),
        ("wise_man", "characters.wise-man.timing"),
        ("tally", "base.score.two-parts"),
        ("medina_floor", "medina.scoring.below-zero"),
        ("wise_man_rests", "characters.wise-man.timing"),
        ("invasion", "invaders.timing.after-scoring"),
        ("dirk_draws", "base.dirk.draw-timing"),
    ),
    "score": (
        ("wall", "base.edition.scoring-order"),
        ("watchtowers", "watchtowers.scoring.bonus"),
        ("city_watch", "characters.city-watch.rounding"),
        ("majorities", "base.edition.scoring-order"),
        ("camps", "camps.scoring.line"),
        ("citizens", "street-trader.scoring.sets"),
        ("chests", "treasure-chamber.scoring.majority"),
        ("culture", "art-of-the-moors.scoring.gem"),
        ("falcons", "falconers.scoring.sets"),
        ("bazaars", "bazaars.scoring.third-only"),
        ("entertainer", "characters.entertainer.points"),
        ("medinas", "medina.scoring.last"),
    ),
    "end": (
        ("reveal_sites", "building-sites.end.reveal"),
        ("leftovers", "base.end.leftovers"),
        ("place_leftovers", "base.end.leftover-build"),
        ("third_scoring", "base.end.third-scoring"),
        ("finish", "base.end.winner"),
    ),
}
