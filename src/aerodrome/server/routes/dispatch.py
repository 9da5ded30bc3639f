"""From a request to an endpoint and back: methods, bodies, guests, and whatever goes wrong."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from aerodrome.kernel import LANGUAGES, AerodromeError
from aerodrome.protocol import Refused, problem_of
from aerodrome.server.logs import begin_request, request_id
from aerodrome.server.responses import JSON, WrongRequest, refusal
from aerodrome.server.safety import guest_cookie, language_of
from aerodrome.server.services import Services

from .endpoint import Call, Endpoint

log = structlog.get_logger(__name__)

_NOTHING: Final = (b"", b"{}", b"null")


class Resource:
    """All endpoints of one path, as an application: one of them answers, or a problem says why none does."""

    def __init__(self, endpoints: Sequence[Endpoint]) -> None:
        self._endpoints = {endpoint.method: endpoint for endpoint in endpoints}
        self._path = endpoints[0].path
        methods = [str(method) for method in self._endpoints]
        self._allow = ", ".join([*methods, *(["HEAD"] if "GET" in methods else []), "OPTIONS"])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        services: Services = scope["app"].state.services
        response = await self._respond(request, services)
        services.metrics.requests.labels(self._path, response.status_code).inc()
        await response(scope, receive, send)

    async def _respond(self, request: Request, services: Services) -> Response:
        if request.method == "OPTIONS":
            return Response(status_code=204, headers={"Allow": self._allow})
        lang = language_of(request.scope)
        try:
            endpoint = self._find(request.method)
            if not endpoint.is_page:
                check_language(request)
            return endpoint.respond(await endpoint.do(await call(endpoint, request, services, lang)))
        except AerodromeError as error:
            response = refusal(error, lang)
            if response.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
                response.headers["Allow"] = self._allow
            elif response.status_code == HTTPStatus.INTERNAL_SERVER_ERROR:
                log.error("broken", exc_info=error)
            services.metrics.problems.labels(problem_of(error).kind).inc()
            return for_people(response, request, services, lang)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it
        except Exception as error:
            services.metrics.problems.labels("broken").inc()
            return broken(error, lang)

    def _find(self, method: str) -> Endpoint:
        for known, endpoint in self._endpoints.items():
            if method in (known, "HEAD" if known == "GET" else known):
                return endpoint
        raise WrongRequest(405, "server-error-method", allowed=self._allow)


async def call(endpoint: Endpoint, request: Request, services: Services, lang: str) -> Call[Any]:
    """The request as an endpoint takes it; a guest who must be known is identified first."""
    guest = None if endpoint.who == "anybody" else await services.guests.find(guest_cookie(request.scope))
    if guest is None and endpoint.who == "known guest":
        raise Refused("forbidden", "server-error-no-guest")
    return Call(services, request, lang, guest, await body_of(endpoint, request))


async def body_of(endpoint: Endpoint, request: Request) -> Any:
    """The body, decoded strictly; what does not fit is refused with the place."""
    if request.method in ("GET", "HEAD"):
        return None
    if not endpoint.has_body:
        if (await request.body()).strip() not in _NOTHING:
            raise WrongRequest(400, "server-error-body-unwanted")
        return None
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise WrongRequest(415, "server-error-content-type")
    content = await request.body()
    if endpoint.body is bytes:
        return content
    try:
        return msgspec.json.decode(content, type=endpoint.body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise WrongRequest(400, "server-error-body", reason=str(error)) from None


def check_language(request: Request) -> None:
    """A language that is asked for by name must be there; what the browser prefers is only a wish."""
    asked = request.query_params.getlist("lang")
    if asked and (len(asked) > 1 or asked[0] not in LANGUAGES):
        raise WrongRequest(400, "server-error-language", known=", ".join(LANGUAGES))


def broken(error: Exception, lang: str) -> Response:
    """What is answered when the fault is ours: a reference under which the log has the rest."""
    reference = request_id() or begin_request()
    log.error("broken", exc_info=error)
    return refusal(Refused("broken", "server-error-broken", reference=reference), lang)


def for_people(response: Response, request: Request, services: Services, lang: str) -> Response:
    """An answer; for the address of a missing page it is the page itself, which says so."""
    wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if response.status_code == HTTPStatus.NOT_FOUND and wants_page:
        return services.page.fronts[lang].answer(request, HTTPStatus.NOT_FOUND)
    return response


class Nowhere:
    """The application where no path leads."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request, lang = Request(scope, receive), language_of(scope)
        response = refusal(Refused("not-found", "server-error-no-path"), lang)
        await for_people(response, request, scope["app"].state.services, lang)(scope, receive, send)
