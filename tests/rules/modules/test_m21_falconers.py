"""Module 21, Falconers."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from tests.table import Table, table

from sabika.core import flow
from sabika.core.chance import Chance
from sabika.core.errors import ComponentError
from sabika.core.ruleset import Config
from sabika.core.view import view
from sabika.rules.boxes import MODULES, ruleset
from sabika.scenario import check_file

SCENARIOS = Path(__file__).parents[2] / "scenarios"
CROSSING = {"1,0": "garden-10", "0,1": "tower-11", "1,1": "arcades-9"}
"""The starting tile, a garden, a tower and arcades meet at the corner 1,1."""
TWO = {**CROSSING, "2,0": "garden-11", "2,1": "tower-12"}
"""There is another corner at 2,1."""
PAIR = "falcon-white-garden-tower"
OTHER = "falcon-black-arcades-garden"


def falcons(*hand: str, more: tuple[str, ...] = (), palace: dict[str, str] = CROSSING, **position: Any) -> Table:
    """A position in which A is to act."""
    position = {"market": [""] * 4, "A": {"hand": list(hand), "palace": palace}, **position}
    return table(["falconers", *more], **position)


def buys(t: Table) -> set[str]:
    return {text for text in t.options() if text.startswith("buy-falcon")}


def placed(t: Table) -> list[str]:
    return [t.state.rules.card_keys[falcon] for falcon, _, _ in t.slice("falconers").placed]


def owning(*names: str, seat: int = 0, corner: str = "1,1") -> dict[str, Any]:
    return {"falconers": {"placed": [[name, seat, corner] for name in names]}}


# ---------------------------------------------------------------- components


@pytest.mark.rule(
    "falconers.components.tiles", "falconers.components.pairs", "falconers.setup.display", "falconers.hidden.none",
    "falconers.base-games", "falconers.two-player",
)  # fmt: skip
def test_fifteen_falcons_with_every_pair_of_colours_lie_ready() -> None:
    rules = ruleset(Config(modules=("falconers",)))
    rows = [card for card in rules.cards if card.sort == "falcon"]
    assert len({card.extra[1] for card in rows}) == len(rows) == 15
    assert {sort: sum(card.extra[0] == sort for card in rows) for sort in ("black", "brown", "white")} == {
        "black": 5, "brown": 5, "white": 5,
    }  # fmt: skip
    t = table(["falconers"], setup=True)
    assert view(t.state, None).of("falconers") == t.slice("falconers")
    shown = list(rules.modules["falconers"].items(view(t.state, 0)))
    assert len(shown) == 15


@pytest.mark.rule("falconers.components.pairs")
@pytest.mark.parametrize("wrong", [{"type": "black"}, {"kinds": ["garden", "garden"]}, {"kinds": ["garden", "x"]}])
def test_wrong_components_are_rejected(wrong: dict[str, Any]) -> None:
    with pytest.raises(ComponentError):
        ruleset(Config(modules=("falconers",)), {"falconers": {"falcons": {PAIR: wrong}}})


# ---------------------------------------------------------------- buying and placing


@pytest.mark.rule("falconers.placement.colours", "falconers.payment.one-card", "falconers.placement.start-tile")
def test_the_printed_example() -> None:
    assert check_file(SCENARIOS / "falconers_example.toml") is None


@pytest.mark.rule("falconers.action.buy", "falconers.placement.intersection", "falconers.placement.colours")
def test_every_falcon_with_both_colours_at_a_corner_is_on_offer() -> None:
    assert buys(falcons("florin1")) == {
        f"buy-falcon {name} 1,1 florin1" for name in (PAIR, OTHER, "falcon-black-arcades-tower")
    }
    assert buys(falcons("florin1", palace={"1,0": "garden-10", "0,1": "tower-11"})) == set()
    assert buys(falcons()) == set()


@pytest.mark.rule("falconers.action.only-action", "falconers.action.legality", "squares.interaction.falcon-turn")
def test_falcons_are_the_first_and_only_action() -> None:
    t = falcons("florin1", "florin7", "denar3", market=["pavilion-7-E", "", "", ""], palace=TWO)
    t.play("buy pavilion-7-E florin7")
    assert (t.frame, buys(t)) == ("Act", set())
    assert t.refused(f"buy-falcon {PAIR} 1,1 florin1") == {"falconers.action.only-action"}
    t = falcons("florin1", "florin7", market=["pavilion-7-E", "", "", ""], palace=TWO)
    t.play(f"buy-falcon {PAIR} 1,1 florin1")
    assert (t.frame, t.verbs()) == ("MoreFalcons", {"buy-falcon", "stop-falcons"})
    assert t.refused("buy pavilion-7-E florin7") == {"base.turn.one-of-three"}
    assert t.play("stop-falcons").decider == "B"


@pytest.mark.rule("falconers.action.quantity", "falconers.flow.decisions", "falconers.placement.one-per-corner")
def test_as_many_falcons_as_one_can_pay_and_place() -> None:
    t = falcons("florin1", "denar2", "denar3", palace=TWO, display=["dirham1"])
    t.play(f"buy-falcon {PAIR} 1,1 florin1")
    assert t.refused(f"buy-falcon {OTHER} 1,1 denar2") == {"falconers.placement.one-per-corner"}
    assert t.refused(f"buy-falcon {PAIR} 2,1 denar2") == {"falconers.setup.display"}
    assert t.refused(f"buy-falcon {OTHER} 2,1 florin1") == {"falconers.payment.one-card"}
    t.play(f"buy-falcon {OTHER} 2,1 denar2")
    assert (t.decider, placed(t), t.hand("A")) == ("B", [PAIR, OTHER], ["denar3"])
    assert {"florin1", "denar2"} <= {*t.state.rules.card_names(t.state.discard), *t.display()}


@pytest.mark.rule("falconers.placement.one-per-corner", "falconers.hidden.none")
def test_others_have_corners_of_their_own_but_the_same_falcons() -> None:
    t = falcons(
        "florin1",
        slices=owning(PAIR, seat=1),
        B={"palace": {"1,0": "garden-11", "0,1": "tower-12", "1,1": "arcades-10"}},
    )
    assert buys(t) == {f"buy-falcon {name} 1,1 florin1" for name in (OTHER, "falcon-black-arcades-tower")}


@pytest.mark.rule("falconers.placement.fixed")
def test_a_placed_falcon_stays() -> None:
    t = falcons("florin1", slices=owning(PAIR))
    assert buys(t) == set()
    assert t.refused(f"buy-falcon {PAIR} 1,1 florin1") == {"falconers.setup.display"}


@pytest.mark.rule("falconers.redesign.return", "falconers.redesign.what-counts")
@pytest.mark.parametrize("text", ["remove arcades-9", "exchange arcades-10 arcades-9"])
def test_redesigning_one_of_its_tiles_sends_a_falcon_back(text: str) -> None:
    own = {"hand": [], "palace": TWO, "reserve": ["arcades-10"]}
    t = falcons(slices={"falconers": {"placed": [[PAIR, 0, "1,1"], [OTHER, 1, "1,1"]]}}, A=own,
                B={"palace": {"1,0": "chambers-10", "0,1": "chambers-11", "1,1": "garden-12-S"}})  # fmt: skip
    if text.startswith("remove"):
        t = falcons(slices=owning(PAIR), palace=CROSSING)
    t.play(text)
    assert placed(t) == ([OTHER] if text.startswith("exchange") else [])


@pytest.mark.rule("falconers.redesign.what-counts", "building-sites.status.general")
def test_completing_a_site_keeps_the_falcon() -> None:
    sites = {"established": [["arcades-9", 0]], "backs": [[["denar", "florin"]], [], []], "drawn": [[]] * 3}
    t = falcons("denar9", more=("building_sites",), slices={**owning(PAIR), "building_sites": sites})
    assert placed(t.play("complete arcades-9 denar9")) == [PAIR]


# ---------------------------------------------------------------- scoring


@pytest.mark.rule("falconers.scoring.sets")
@pytest.mark.parametrize(("count", "points"), [(1, 2), (2, 6), (3, 12), (4, 20), (5, 30)])
def test_falcons_of_a_type_are_worth_more_together(count: int, points: int) -> None:
    rules = ruleset(Config(modules=("falconers",)))
    black, white = ([card.key for card in rules.cards if card.sort == "falcon" and card.extra[0] == sort]
                    for sort in ("black", "white"))  # fmt: skip
    for scoring in (1, 2, 3):
        t = falcons(slices=owning(*black[:count], white[0]))
        assert t.points(scoring, 0, "falconers") == points + 2
        assert t.points(scoring, 1, "falconers") == 0


# ---------------------------------------------------------------- with other modules


@pytest.mark.rule(
    "falconers.payment.diamonds-builders", "falconers.payment.excluded-means", "diamonds.interaction.falcons"
)
def test_one_money_diamond_or_builder_card_pays_and_nothing_else() -> None:
    more = ("diamonds", "master_builders", "currency_exchange", "change")
    t = falcons("diamond3", "builder-denar", "florin9", more=more)
    assert {text.split()[-1] for text in buys(t)} == {"diamond3", "builder-denar", "florin9"}
    exchange = next(key for key in t.state.rules.card_keys if key.startswith("exchange"))
    assert t.refused(f"buy-falcon {PAIR} 1,1 {exchange}") == {"falconers.payment.one-card"}
    t.play(f"buy-falcon {PAIR} 1,1 builder-denar")
    assert "builder-denar" not in t.state.rules.card_names(t.state.discard)


@pytest.mark.rule("falconers.turn.other-effects", "characters.use.falcon-turn", "master-builders.falconers.no-redesign")
def test_no_extra_redesign_in_a_falcon_turn() -> None:
    slices = {"characters": {"owned": [["master-builder", 0], ["moneychanger", 0]]}}
    own = {"hand": ["florin1", "builder-denar", "denar5"], "palace": CROSSING, "reserve": ["seraglio-9"]}
    t = falcons(more=("characters", "master_builders"), slices=slices, A=own, display=["ducat5", "ducat4"])
    t.play(f"buy-falcon {PAIR} 1,1 florin1")
    assert (t.decider, t.frame) == ("A", "MayChange")
    t.play(next(text for text in t.options() if text.startswith("skip")))
    assert t.decider == "B"


@pytest.mark.rule(
    "falconers.placement.four-tiles", "falconers.placement.colour-sources", "falconers.placement.base-colours"
)
@pytest.mark.rule("squares.interaction.falconers", "medina.tile.yes")
def test_which_tiles_carry_a_falcon_and_which_give_it_colours() -> None:
    palace = {"1,0": "garden-10", "0,1": "magical-tower", "1,1": "medina-10"}
    t = falcons("florin1", more=("magical_buildings", "medina"), palace={**palace, "0,1": "magical-pavilion S"})
    assert buys(t) == {"buy-falcon falcon-brown-pavilion-garden 1,1 florin1"}
    t = falcons("florin1", more=("bazaars",), palace={**CROSSING, "1,1": "bazaar-denar-a"})
    assert buys(t) == {f"buy-falcon {PAIR} 1,1 florin1"}
    towers = {"1,0": "garden-10", "0,1": "tower-11", "1,1": "watchtower-garden NW"}
    assert buys(falcons("florin1", more=("watchtowers",), palace=towers)) == set()
    sites = {"established": [["tower-11", 0]], "backs": [[["denar", "florin"]], [], []], "drawn": [[]] * 3}
    t = falcons("florin1", more=("building_sites",), slices={"building_sites": sites})
    assert buys(t) == {f"buy-falcon {OTHER} 1,1 florin1"}


@pytest.mark.rule("falconers.placement.walls")
def test_walls_between_the_tiles_do_not_matter() -> None:
    palace = {"1,0": "garden-12-S", "0,1": "tower-11", "1,1": "arcades-8-N"}
    assert f"buy-falcon {PAIR} 1,1 florin1" in buys(falcons("florin1", palace=palace))


@pytest.mark.rule("falconers.vizier")
def test_no_falcon_between_two_turns() -> None:
    market = ["pavilion-7-E", "", "", ""]
    t = falcons(
        more=("vizier",), market=market, display=["denar1"], B={"hand": ["florin7"], "palace": {**CROSSING}}, A={}
    )
    t.play("take denar1")
    assert (t.decider, t.frame) == ("B", "Pause")
    assert t.refused(f"buy-falcon {PAIR} 1,1 florin7") == {"base.turn.one-of-three"}


@pytest.mark.rule("falconers.payment.excluded-means", "falconers.turn.other-effects")
@pytest.mark.parametrize("other", [key for key in MODULES if key != "falconers"])
def test_games_with_falcons_and_each_other_module_end(other: str) -> None:
    config = Config(players=2, modules=("falconers", other))
    s, rng = flow.start(ruleset(config), Chance.from_text(f"falcons {other}")), random.Random(other)
    while not s.over:
        flow.play_move(s, rng.choice(flow.moves(s)))
    assert s.scored == 3
