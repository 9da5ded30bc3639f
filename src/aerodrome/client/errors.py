"""What can go wrong between a client and its server."""

from __future__ import annotations

from aerodrome.protocol import Kind, Problem


class ClientError(Exception):
    """Something between this client and its server did not go as it should."""


class ServerRefused(ClientError):
    """The server refused, and nothing has changed. `problem` says why: its kind, its rule, a sentence for people."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.text)
        self.problem = problem

    @property
    def kind(self) -> Kind:
        """What a program can tell apart."""
        return self.problem.kind

    @property
    def rule(self) -> str | None:
        """The id of the rule that forbids it, if a rule does."""
        return self.problem.rule


class Unreachable(ClientError):
    """There was no answer at the address."""


class Unexpected(ClientError):
    """The answer was none that a server of this protocol gives: another program, or another version."""


class SeatClosed(ClientError):
    """This seat was closed here, and hears nothing any more."""
