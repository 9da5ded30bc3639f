"""The application: routes, safety, and everything that is open while it runs."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware

from .routes import routes
from .safety import Safety
from .services import Services, opened
from .settings import Settings


def create_app(settings: Settings, services: Services | None = None) -> Starlette:
    """The application of one process. It opens its services when it starts, unless it is given open ones."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if services is not None:
            app.state.services = services
            yield
            return
        async with opened(settings) as own:
            app.state.services = own
            yield

    return Starlette(routes=routes(), middleware=[Middleware(Safety, settings=settings)], lifespan=lifespan)
