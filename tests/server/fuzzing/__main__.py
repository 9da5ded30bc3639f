"""The command; see the package."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from .running import run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzzing")
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    limited = wanted.messages // 20
    for messages, is_limited in ((wanted.messages - limited, False), (limited, True)):
        with tempfile.TemporaryDirectory() as folder:
            print(run(Path(folder), messages, wanted.seed, limited=is_limited, tell=print), flush=True)


if __name__ == "__main__":
    main()
