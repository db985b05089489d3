"""The language in which somebody is told what is wrong."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from sabika.server.wire import Language
from sabika.text.messages import LANGUAGES


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Language:
    """The language that the address asks for, or else the first one of the browser's that we speak; browsers name them
    in the order in which they are liked."""
    browsers = connection.headers.get("accept-language", "").split(",")
    for wish in (connection.query_params.get("language", ""), *browsers):
        known = wish.strip().partition(";")[0].partition("-")[0].lower()
        if known in LANGUAGES:
            return known  # type: ignore[return-value]
    return "en"
