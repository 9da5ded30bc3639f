"""Cached responses, the same for all guests: compressed once and sent with an ETag."""

from __future__ import annotations

import gzip
import hashlib
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

ASK_AGAIN: Final = "no-cache"
"""Kept, but never used without asking whether it is still the same."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For what gets another name whenever it changes."""
LEAST_SAVED: Final = 0.9  # compressed, it must be so much smaller to be worth unpacking


class Packed(NamedTuple):
    """Something to be sent many times, with what a browser needs to keep it."""

    content: bytes
    compressed: bytes | None
    media_type: str
    tag: str
    cache_control: str
    vary: str

    def answer(self, request: Request, status: int = 200) -> Response:
        """The answer to a request; without content where the visitor has it already."""
        is_packed = self.compressed is not None and accepts_gzip(request.headers.get("accept-encoding", ""))
        tag = f'"{self.tag}-gzip"' if is_packed else f'"{self.tag}"'
        headers = {"Cache-Control": self.cache_control, "ETag": tag, "Vary": self.vary}
        if status == 200 and has_already(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        if is_packed:
            headers["Content-Encoding"] = "gzip"
        content = self.compressed if is_packed else self.content
        return Response(content, status, headers, media_type=self.media_type)


def packed(content: bytes, media_type: str, cache_control: str = ASK_AGAIN, *, speaks: bool = False) -> Packed:
    """Something ready to be sent; `speaks` if there is another for another language."""
    compressed = gzip.compress(content, 9, mtime=0)
    is_smaller = len(compressed) < len(content) * LEAST_SAVED
    return Packed(
        content,
        compressed if is_smaller else None,
        media_type,
        hashlib.sha256(content).hexdigest()[:20],
        cache_control,
        "Accept-Encoding, Accept-Language" if speaks else "Accept-Encoding",
    )


def accepts_gzip(header: str) -> bool:
    """Whether an Accept-Encoding names gzip and does not rule it out."""
    for part in header.split(","):
        name, _, weight = part.partition(";")
        if name.strip().lower() == "gzip":
            return weight.replace(" ", "").lower().rstrip("0") not in ("q=", "q=0.")
    return False


def has_already(header: str, tag: str) -> bool:
    """Whether an If-None-Match names this tag."""
    return any(part.strip().removeprefix("W/") in (tag, "*") for part in header.split(","))
