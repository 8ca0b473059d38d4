"""Every failure as JSON and in words: refusals, bad requests, and bugs with a number to look them up."""

from __future__ import annotations

import structlog
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from toque.engine.refusal import Refusal
from toque.server.gate import Call, language_of
from toque.server.problem import ErrorBody, Problem, error_body

log = structlog.get_logger()


def refused(call: Call, failure: Refusal) -> Response[ErrorBody]:
    status = failure.status if isinstance(failure, Problem) else 400
    body = error_body(failure, language_of(call))
    headers = {"retry-after": "10"} if status == 429 else {}
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def http_failure(call: Call, failure: HTTPException) -> Response[ErrorBody]:
    if failure.status_code >= 500:
        return bug(call, failure)
    response = refused(call, _in_words(failure))
    for name, value in (failure.headers or {}).items():
        response.headers[name] = value
    return response


def _in_words(failure: HTTPException) -> Problem:
    if failure.status_code == 404:
        return Problem(404, "server-nothing-here")
    if failure.status_code == 405:
        return Problem(405, "server-wrong-method")
    if failure.status_code == 413:
        return Problem(413, "server-too-large")
    field, detail = "–", failure.detail
    if isinstance(failure, ValidationException) and isinstance(failure.extra, list):
        first = failure.extra[0] if failure.extra else {}
        if isinstance(first, dict):
            field = str(first.get("key", field))
            detail = str(first.get("message", detail))
    return Problem(400, "server-bad-request", field=field, detail=detail.rstrip("."))


def bug(call: Call, failure: Exception) -> Response[ErrorBody]:
    number = str(call.scope["state"].get("request_id", ""))
    log.error("request failed", exc_info=failure, path=call.scope["path"])
    problem = Problem(500, "server-bug-number", number=number)
    return refused(call, problem)


HANDLERS: ExceptionHandlersMap = {
    Refusal: refused,
    HTTPException: http_failure,
    Exception: bug,
}
