"""The application of one process: its routes and its safety, on top of everything that is open while it runs."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.middleware import Middleware

from .routes import routes
from .safety import Safety
from .services import Services


def create_app(services: Services) -> Starlette:
    app = Starlette(routes=routes(), middleware=[Middleware(Safety, settings=services.settings)])
    app.state.services = services
    return app
