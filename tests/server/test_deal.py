"""What is told about the deal before the game, so that it can be checked afterwards."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sabika.server import wire
from sabika.server.store import Agreed
from tests.server.support import person, run, serving


@pytest.mark.parametrize("seed", [None, "granada"])
def test_everybody_is_told_that_the_founder_chose_the_seed(tmp_path: Path, seed: str | None) -> None:
    """Whoever chose the seed may know every card, so the others are told; also when the server has started again."""

    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")], seed=seed, house=wire.House(undo=False))
        async with serving(tmp_path) as client:
            table = await client.table(made.game)
            assert table.seeded == (seed is not None)
            assert table.house == wire.House(undo=False)
            assert [one.seeded for one in await client.games()] == [seed is not None]

    run(test)


def test_the_founder_is_told_the_commitment_before_anybody_moves(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as client:
            made = await client.create([person("A"), person("B")])
            assert made.commitment == (await client.table(made.game)).commitment

    run(test)


def test_a_game_from_before_seeds_were_marked_can_be_read() -> None:
    agreed = msgspec.json.decode(msgspec.json.encode(wire.House(memory=True)), type=Agreed)
    assert (agreed.house, agreed.seeded) == (wire.House(memory=True), False)
