"""Aerodrome at the terminal. `main` is the command `aerodrome`; `python -m aerodrome` is the same."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from aerodrome.cli import language
from aerodrome.cli.errors import CommandError
from aerodrome.cli.extras import extra_for
from aerodrome.kernel import AerodromeError

BAD_INPUT = 2
BROKEN = 70


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit status. What went wrong is one sentence on stderr, and status 2.

    An error of the program itself is one sentence too, and status 70; AERODROME_DEBUG shows where it happened.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    lang = language.choose(words, os.environ)
    try:
        from aerodrome.cli.app import run

        status = run(words, lang)
        sys.stdout.flush()
    except CommandError as error:
        return _complain(lang, error)
    except AerodromeError as error:
        return _complain(lang, CommandError("cli-error-plain", reason=error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has gone; the interpreter must not try to flush into the pipe again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        if os.environ.get("AERODROME_DEBUG"):
            raise
        if isinstance(error, ModuleNotFoundError) and (extra := extra_for(words, error)):
            return _complain(lang, CommandError("cli-error-extra", extra=extra))
        _complain(lang, CommandError("cli-error-inside", reason=f"{type(error).__name__}: {error}"))
        return BROKEN
    return status


def _complain(lang: str, error: CommandError) -> int:
    if isinstance(sys.stderr, io.TextIOWrapper):
        sys.stderr.reconfigure(errors="replace")
    print(error.text(lang), file=sys.stderr)
    return BAD_INPUT
