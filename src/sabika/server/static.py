"""The built browser client, read once and kept in memory, compressed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from sabika.server.problems import Problem

FOLDER: Final = Path(__file__).parent / "static"
_KINDS: Final = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Those that not every machine knows."""
NOT_BUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sabika</title>
<h1>Sabika</h1><p>The browser table has not been built yet. Run <code>make web</code>, or
<code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>, and start the server again.</p>
<p>The interface for programs is there: <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""


class _File(msgspec.Struct, frozen=True):
    plain: bytes
    packed: bytes | None
    """Compressed, where that makes it smaller."""
    kind: str
    tag: str
    forever: bool
    """Whether its name changes with its content, so that browsers may keep it."""


def read_files(folder: Path = FOLDER) -> dict[str, _File]:
    """Every file of the built client by its path; a page that says so when there is none."""
    found = {
        path.relative_to(folder).as_posix(): _file(path.read_bytes(), path.name, "assets" in path.parts)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    return found if "index.html" in found else {"index.html": _file(NOT_BUILT.encode(), "index.html", False)}


def _file(plain: bytes, name: str, forever: bool) -> _File:
    kind = _KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(plain, 9, mtime=0)
    return _File(
        plain,
        packed if len(packed) < len(plain) * 0.9 else None,
        kind,
        f'"{hashlib.sha256(plain).hexdigest()[:32]}"',
        forever,
    )


@get(["/", "/{path:path}"], include_in_schema=False, opt={"compressed": True})
async def static_file(
    request: Request[Any, Any, Any], files: NamedDependency[dict[str, _File]], path: FromPath[str] = "/"
) -> Response[bytes]:
    """A file of the client; the client's own pages are after the ``#`` and need no address here."""
    file = files.get(path.strip("/") or "index.html")
    if file is None or path.startswith("/api/"):
        raise Problem("unknown-page")
    cache = "public, max-age=31536000, immutable" if file.forever else "no-cache"
    headers = {"ETag": file.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.kind)
    return Response(file.plain, headers=headers, media_type=file.kind)
