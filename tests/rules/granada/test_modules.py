"""Granada with the modules that may join it."""

from __future__ import annotations

from typing import Any

import pytest

from sabika.core.errors import SetupError
from sabika.core.ruleset import Config
from sabika.rules.boxes import MODULES, fitting, ruleset
from tests.rules.granada.support import buyer, city, parity
from tests.table import Table

FEE = "turn-over park-9-E"


def placing(*hand: str, modules: tuple[str, ...], **position: Any) -> Table:
    """A is about to place a hostel that has a park on its reverse."""
    own = {"hand": list(hand), "gained": ["hostel-8-E"], **position.pop("A", {})}
    return city(*modules, **{"A": own, "market": [""] * 4, "at": "place", **position})


def fees(t: Table) -> set[str]:
    return {text.removeprefix(f"{FEE} ") for text in t.options() if text.startswith(FEE)}


@pytest.mark.rule(
    "combinations.granada.vizier", "vizier.interaction.granada-allowed", "currency-exchange.granada.allowed",
    "city-gates.granada", "characters.granada", "thieves.granada", "invaders.granada",
    "caravanserai.red-palace-granada", "exchange-certificates.base-games", "bonus-cards.granada", "squares.granada",
    "camps.granada", "city-walls.granada", "street-trader.granada", "treasure-chamber.granada",
    "new-score-cards.base-games", "sultan.base-games", "art-of-the-moors.base-games", "falconers.base-games",
    "watchtowers.base-games", "building-sites.base-games", "magical-buildings.base-games", "medina.base-games",
)  # fmt: skip
def test_which_modules_join_granada() -> None:
    assert fitting("granada") == [
        "vizier", "currency_exchange", "city_gates", "diamonds", "characters", "thieves", "change", "master_builders",
        "invaders", "caravanserai", "exchange_certificates",
    ]  # fmt: skip
    for name in set(MODULES) - set(fitting("granada")):
        with pytest.raises(SetupError) as refused:
            ruleset(Config(box="granada", modules=(name,)))
        assert refused.value.key == "misfit"


# ---------------------------------------------------------------- the fee for turning a tile over


@pytest.mark.rule("change.coins.which-payments", "change.give.which-purchases")
def test_coins_pay_the_fee_and_none_are_given_for_it() -> None:
    coins = {"change": {"coins": [[0, 0, 1, 0], [0] * 4, [0] * 4]}}
    t = placing("denar2", "ducat9", modules=("change",), slices=coins)
    assert fees(t) == {"denar2 coin-denar", "ducat9"}
    t.play(f"{FEE} ducat9")
    assert t.told("change-given") == []
    assert t.slice("change").coins[0] == (0, 0, 1, 0)


@pytest.mark.rule("exchange-certificates.scope.purchases")
def test_credit_neither_pays_the_fee_nor_comes_of_it() -> None:
    credit = {"exchange_certificates": {"credits": [[0, "denar", 3]]}}
    t = placing("denar2", "ducat9", modules=("exchange_certificates",), slices=credit)
    assert fees(t) == {"ducat9"}
    assert t.refused(f"{FEE} credit-denar3") == {"granada.flip.currency"}
    t = placing("ducat9", modules=("exchange_certificates",)).play(f"{FEE} ducat9")
    assert t.frame == "Placing"


@pytest.mark.rule("currency-exchange.use.which-purchases", "currency-exchange.granada.allowed")
def test_an_exchange_card_helps_with_a_tile_but_not_with_the_fee() -> None:
    t = placing("exchange-denar-ducat", "denar2", "ducat1", modules=("currency_exchange",))
    assert fees(t) == set()
    assert t.refused(f"{FEE} exchange-denar-ducat denar2 ducat1") == {"granada.flip.currency"}
    t = buyer("exchange-denar-ducat", "denar2", "ducat2", modules=("currency_exchange",))
    assert "buy park-4-SW denar2 ducat2 exchange-denar-ducat" in t.options()


@pytest.mark.rule("diamonds.pay.which-purchases")
def test_diamonds_pay_the_fee() -> None:
    assert fees(placing("diamond3", "denar2", modules=("diamonds",))) == {"diamond3"}


@pytest.mark.rule("caravanserai.spend.where")
def test_a_caravanserai_pays_the_fee() -> None:
    slices = {"caravanserai": {"owned": [[0, "caravanserai-denar-a", 2]]}}
    t = placing("denar1", modules=("caravanserai",), slices=slices)
    assert fees(t) == {"denar1 caravan-denar2-denar-a"}
    t.play(f"{FEE} denar1 caravan-denar2-denar-a")
    assert t.slice("caravanserai").owned[0][2] == 0


@pytest.mark.rule("master-builders.granada.flip")
def test_a_master_builder_pays_the_fee_and_his_redesign_turns_nothing() -> None:
    t = placing("builder-denar", modules=("master_builders",))
    assert fees(t) == {"builder-denar"}
    t.play(f"{FEE} builder-denar", "place park-9-E 1,0")
    assert t.slice("master_builders").gone == (t.state.rules.card_number["builder-denar"],)
    t = placing("builder-denar", modules=("master_builders",)).play(
        "place hostel-8-E 1,0", "play-builder builder-denar"
    )
    assert t.options() == {"remove hostel-8-E"}
    assert t.play("remove hostel-8-E").reserve("A") == ["hostel-8-E"]


@pytest.mark.rule("characters.granada", "combinations.building-like-payment")
def test_the_rich_patron_pays_for_a_tile_but_not_for_turning_it() -> None:
    owned = {"characters": {"owned": [["rich-patron", 0]]}}
    t = buyer("denar3", modules=("characters",), slices=owned)
    assert "buy library-12 patron" in t.options()
    t = placing(modules=("characters",), slices=owned)
    assert t.refused(f"{FEE} patron") == {"granada.flip.currency", "granada.place.turn-for-three"}


# ---------------------------------------------------------------- characters


@pytest.mark.rule("characters.granada")
@pytest.mark.parametrize(
    ("tile", "hand", "hoards"), [("school-10-W", "denar9 denar1", True), ("park-9-E", "denar9", False)]
)
def test_the_miser_looks_at_the_visible_price(tile: str, hand: str, hoards: bool) -> None:
    owned = {"characters": {"owned": [["miser", 0]]}}
    t = buyer(*hand.split(), modules=("characters",), slices=owned, market=["", "", tile, ""], display=["ducat4"])
    t.play(f"buy {tile} {' '.join(sorted(hand.split()))}")
    assert ("hoard ducat4" in t.options()) == hoards


@pytest.mark.rule("characters.granada")
def test_the_city_watch_counts_the_moat() -> None:
    owned = {"characters": {"owned": [["city-watch", 0]]}}
    palace = {"-1,0": "school-2-NSW"}
    t = city("characters", slices=owned, A={"palace": palace})
    lines = t.state.rules.modules["characters"].score_city_watch(t.state, 1)
    assert [(line.points, line.args["line"], line.args["length"]) for line in lines] == [(1, "moat", 3)]


@pytest.mark.rule("characters.granada")
@pytest.mark.parametrize(("marker", "new"), [(0, "school-2-NSW"), (1, "hospital-3-NSW")])
def test_the_dancers_new_tile_shows_what_the_marker_tells_which_stays(marker: int, new: str) -> None:
    slices = {"characters": {"owned": [["dancer", 0]]}, "marker": {"parity": marker}}
    t = city("characters", slices=slices, supply=["school-2-NSW"], at="turn").play("dance library-12")
    assert t.market()[1] == new
    assert parity(t) == marker
    assert t.state.rules.tile_number["library-12"] in t.state.supply[t.state.taken :]


@pytest.mark.rule("characters.wise-man.kinds", "characters.granada")
def test_the_wise_man_decides_before_the_price_and_does_not_raise_the_number() -> None:
    slices = {"characters": {"owned": [["wise-man", 0]]}}
    seats: dict[str, Any] = {"A": {"palace": {"1,0": "school-11"}}, "B": {"palace": {"1,0": "school-12"}}}
    t = city("characters", slices=slices, market=[""] * 4, pile=["scoring2"], display=["denar1"] * 3, at="refill",
             scored=1, **seats)  # fmt: skip
    assert t.state.scores == [4, 2, 0]
    t = city("characters", slices=slices, market=[""] * 4, pile=["scoring1"], display=["denar1"] * 3, at="refill",
             A={"palace": {"1,0": "school-11", "0,1": "arena-12"}}, B={"palace": {"1,0": "school-12"}})  # fmt: skip
    assert t.options() == {"name-kind school", "name-kind arena"}
    assert t.play("name-kind school").state.scores == [2 + 1, 0, 0]


# ---------------------------------------------------------------- others


@pytest.mark.rule("vizier.granada.details", "vizier.interaction.granada-allowed")
def test_a_special_move_of_the_vizier() -> None:
    t = city("vizier", display=["denar1"], A={}, B={"hand": ["florin8", "denar4"]}, supply=["school-2-NSW"])
    t.play("take denar1")
    assert "special-move buy hostel-8-E florin8" in t.options()
    assert t.refused("special-move buy park-9-E florin8") == {"vizier.special-move.tiles-on-offer"}
    t.play("special-move buy hostel-8-E florin8")
    assert {"reserve hostel-8-E", "reserve park-9-E", f"{FEE} denar4"} <= t.options()
    t.play(f"{FEE} denar4")
    assert parity(t) == 1
    t.play("place park-9-E 1,0")
    assert (parity(t), t.market()[0], t.palace("B")) == (0, "hospital-3-NSW", {"1,0": "park-9-E"})


@pytest.mark.rule("thieves.granada")
def test_thieves_steal_as_usual() -> None:
    slices = {"thieves": {"hands": [[], [], ["denar"]]}}
    t = city(
        "thieves", slices=slices, display=["denar9", "ducat1"], pile=["florin1", "florin2", "florin3"], at="refill"
    )
    assert (t.decider, t.options()) == ("C", {"steal denar9", "skip-pause"})
    t.play("steal denar9")
    assert (t.hand("C"), t.decider, parity(t)) == (["denar9"], "B", 1)


@pytest.mark.rule("city-gates.granada")
def test_a_gate_stands_in_a_double_moat() -> None:
    palace = {"0,1": "library-8-S", "1,1": "arena-12"}
    own = {"hand": ["gate"], "gained": ["bath_house-8-N"], "palace": palace}
    t = city("city_gates", A=own, market=[""] * 4, at="place")
    assert t.refused("place bath_house-8-N 0,2") == {"base.place.on-foot"}
    assert "place-gate bath_house-8-N 0,2 N N" in t.options()
    t.play("place-gate bath_house-8-N 0,2 N N")
    assert t.palace("A")["0,2"] == "bath_house-8-N"
    assert t.points(1, 0, "granada.score.moat") == 0


@pytest.mark.rule("city-gates.granada", "granada.flip.must-fit")
def test_a_tile_can_be_turned_over_and_built_with_a_gate() -> None:
    own = {"hand": ["gate", "denar3"], "gained": ["bath_house-8-N"], "palace": {"0,1": "library-8-S"}}
    t = city("city_gates", A=own, market=[""] * 4, at="place").play("turn-over market-9-N denar3")
    assert "place-gate market-9-N 0,2 N N" in t.options()
    assert t.verbs() == {"place", "place-gate"}


@pytest.mark.rule("invaders.granada")
@pytest.mark.parametrize("option", [{}, {"invasions": "hidden"}])
def test_invaders_come_without_scouts_and_usually_in_the_open(option: dict[str, str]) -> None:
    t = city("invaders", setup=True, options=option)
    rules, part = t.state.rules, t.slice("invaders")
    assert rules.option("invasions") == option.get("invasions", "open")
    assert not [card for card in rules.cards if card.sort == "scout"]
    assert (len(part.next), len(part.deck)) == ((0, 4) if option else (1, 3))
    assert ruleset(Config(modules=("invaders",))).option("invasions") == "hidden"


@pytest.mark.rule("invaders.granada")
def test_moats_keep_invaders_out() -> None:
    slices = {"invaders": {"next": ["invasion-N"], "deck": ["invasion-E", "invasion-S", "invasion-W"]}}
    palace = {"1,0": "bath_house-8-N", "2,0": "arena-12", "-1,0": "library-12"}
    t = city("invaders", slices=slices, A={"palace": palace, "score": 20}, market=[""] * 4, pile=["scoring1"],
             display=["denar1"] * 3, at="refill")  # fmt: skip
    moat_and_kinds = 1 + 3
    assert t.state.scores[0] == 20 + moat_and_kinds - 3
    assert t.state.scores[1:] == [0, 0]


@pytest.mark.rule("caravanserai.red-palace-granada")
@pytest.mark.parametrize(("kinds", "offered"), [(3, None), (4, 0), (5, 1), (6, 2), (7, 2), (9, 2)])
def test_different_kinds_of_granada_buy_a_caravanserai(kinds: int, offered: int | None) -> None:
    tiles = ["arena-12", "bath_house-12", "library-12", "hostel-12", "hospital-12", "market-12", "park-12", "school-12",
             "residential_area-12"]  # fmt: skip
    palace = {f"{at + 1},0": tile for at, tile in enumerate(tiles[:kinds])}
    t = city("caravanserai", A={"palace": palace}, market=[""] * 4)
    module = t.state.rules.modules["caravanserai"]
    prices = {offer.price for offer in module.offers(t.state, 0)}
    assert prices == (set() if offered is None else {module.data.prices.values[offered]})


@pytest.mark.rule("exchange-certificates.base-games")
def test_credit_is_kept_of_a_purchase() -> None:
    t = buyer("florin9", modules=("exchange_certificates",)).play("buy hostel-8-E florin9")
    assert "store denar" in t.options()
