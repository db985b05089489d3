"""What all messages share: short types with their limits, and the two directions."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Language = Literal["en", "de", "fr"]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
CellNumber = Annotated[int, msgspec.Meta(ge=-500, le=500)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=8)]
MoveCount = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
RequestId = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Policy = Literal["ask", "news", "never"]
Coordinate = tuple[int, int]
"""A cell: east and south of the starting tile."""


class Wire(msgspec.Struct, frozen=True, kw_only=True):
    """What the server sends."""


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends; unknown fields are an error, so that a misspelt one is noticed."""
