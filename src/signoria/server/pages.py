"""What a browser loads: the built client and the catalogues of words, kept in memory with their compressed forms."""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from starlette.responses import Response

from signoria.words import languages

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SQUEEZED = (".js", ".css", ".html", ".svg", ".json", ".ftl", ".webmanifest", ".txt", ".map")
SMALL = 1000
TYPES = {".js": "text/javascript; charset=utf-8", ".ftl": "text/plain; charset=utf-8", ".webmanifest": "application/manifest+json"}
NOT_BUILT = (
    "<!doctype html><html lang=en><title>signoria</title><p>The server runs, but its client is not built. "
    "The interface for programs is at /api/.</p>"
)
NOT_FOR_BROWSERS = {"cli.ftl", "admin.ftl"}


class Page(NamedTuple):
    """Something to load: its bytes, their compressed forms, and a tag that changes with them."""

    body: bytes
    kind: str
    squeezed: Mapping[str, bytes]
    tag: str

    def answer(self, accepted: str, known: str, cache: str) -> Response:
        """Return it in a form the browser accepts; 304 if it has it already."""
        headers = {"ETag": f'"{self.tag}"', "Cache-Control": cache, "Vary": "Accept-Encoding"}
        if f'"{self.tag}"' in known:
            return Response(status_code=304, headers=headers)
        for form in ("br", "gzip"):
            if form in self.squeezed and form in accepted:
                return Response(self.squeezed[form], headers={**headers, "Content-Encoding": form}, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


def page(name: str, body: bytes, squeezed: Mapping[str, bytes] | None = None) -> Page:
    """Return something to load under a name; compressed here unless the build did."""
    ending = name[name.rfind(".") :]
    kind = TYPES.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    forms = dict(squeezed or {})
    if "gzip" not in forms and name.endswith(SQUEEZED) and len(body) > SMALL:
        forms["gzip"] = gzip.compress(body, 9, mtime=0)
    return Page(body, kind, forms, hashlib.sha256(body).hexdigest()[:20])


class Pages:
    """The client's files by path, and the words by language."""

    def __init__(self, root: str = "") -> None:
        self.root = root
        found = _files(files(__package__).joinpath("static"), "")
        endings = {".br": "br", ".gz": "gzip"}
        self.client = {
            path: page(path, body, {form: found[path + ending] for ending, form in endings.items() if path + ending in found})
            for path, body in found.items()
            if not path.endswith(tuple(endings))
        }
        built = self.client.get("/index.html")
        self.start = page("index.html", NOT_BUILT.encode() if built is None else _rooted(built.body, root))
        self.words = {language: page(f"{language}.ftl", _catalogue(language)) for language in languages()}

    @property
    def build(self) -> str:
        """Which client this is: the beginning of a hash of its sources; "" if it was not built."""
        built = self.client.get("/built.json")
        return "" if built is None else str(json.loads(built.body)["sources"])[:12]

    def word_paths(self) -> dict[str, str]:
        """Return where the words of each language are, with a hash that makes them cacheable for ever."""
        return {language: f"{self.root}/words/{language}.ftl?v={found.tag}" for language, found in self.words.items()}


def _rooted(start: bytes, root: str) -> bytes:
    """Return the first page with the path that leads to the server: the client is built to live anywhere."""
    return start.replace(b'="./assets/', f'="{root}/assets/'.encode()).replace(b"<html ", f'<html data-root="{root}" '.encode(), 1)


def _files(folder: Traversable, path: str) -> dict[str, bytes]:
    """Return all files under a folder; a client that was not built has none."""
    if not folder.is_dir():
        return {}
    found: dict[str, bytes] = {}
    for item in folder.iterdir():
        if item.is_dir():
            found |= _files(item, f"{path}/{item.name}")
        elif not item.name.startswith((".", "__")) and not item.name.endswith(".py"):
            found[f"{path}/{item.name}"] = item.read_bytes()
    return found


def _catalogue(language: str) -> bytes:
    folder = files("signoria").joinpath("words", language)
    catalogues = sorted((item for item in folder.iterdir() if item.name.endswith(".ftl")), key=lambda item: item.name)
    return b"\n".join(item.read_bytes() for item in catalogues if item.name not in NOT_FOR_BROWSERS)
