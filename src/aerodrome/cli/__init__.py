"""Aerodrome at the terminal. `main` is the command `aerodrome`; `python -m aerodrome` is the same."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from aerodrome.kernel import AerodromeError

from . import language
from .trouble import Trouble, one_line

BAD_INPUT = 2
BROKEN = 70


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit status. What went wrong is one sentence on stderr, and status 2.

    An error of the program itself is one sentence too, and status 70; AERODROME_DEBUG shows where it happened.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    lang = language.choose(words, os.environ)
    try:
        from .app import run

        status = run(words, lang)
        sys.stdout.flush()
    except Trouble as trouble:
        return _complain(lang, trouble)
    except AerodromeError as error:
        return _complain(lang, Trouble("cli-error-plain", reason=error))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader has gone; the interpreter must not try to flush into the pipe again when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        if os.environ.get("AERODROME_DEBUG"):
            raise
        _complain(lang, Trouble("cli-error-inside", reason=f"{type(error).__name__}: {error}"))
        return BROKEN
    return status


def _complain(lang: str, trouble: Trouble) -> int:
    from aerodrome.kernel.texts import PLAIN

    said = trouble.said(lang)
    values = {name: one_line(value) if isinstance(value, str) else value for name, value in said.items()}
    sentence = one_line(PLAIN.say(lang, trouble.key, **values))
    if isinstance(sys.stderr, io.TextIOWrapper):
        sys.stderr.reconfigure(errors="replace")
    print(sentence, file=sys.stderr)
    return BAD_INPUT
