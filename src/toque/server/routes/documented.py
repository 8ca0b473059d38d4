"""What the OpenAPI document says of each operation beside its body and its answer."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from toque.server.problem import ErrorBody

_MEANING: Final = {
    400: "The request is not as it should be.",
    401: "Nobody is signed in, or the proof is wrong.",
    403: "Not allowed to this person, or not from our own page (header X-Toque).",
    404: "There is no such thing, or not for this person.",
    409: "It cannot be done as things are now.",
    413: "The body is too large.",
    415: "The body is not JSON.",
    429: "Too often.",
}

Needs = list[dict[str, list[str]]]

PAGE: Final[Needs] = [{"page": []}]
SESSION: Final[Needs] = [{"session": []}]
SESSION_AND_PAGE: Final[Needs] = [{"session": [], "page": []}]


def reading(*more: int) -> dict[int, ResponseSpec]:
    return _documented(400, 429, *more)


def writing(*more: int) -> dict[int, ResponseSpec]:
    return _documented(400, 403, 413, 415, 429, *more)


def _documented(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=_MEANING[status])
        for status in sorted(statuses)
    }
