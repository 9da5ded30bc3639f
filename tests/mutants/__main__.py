"""Plant random mutants in the rule modules of a game and count how many its tests kill.

    ./go run python -m tests.mutants --game celestia_duo --count 300 --seed 1

Each mutant is one small change to one module (a comparison, a number, a sign, a negation, a call left out), tried with
the interpreted engine. It is killed when a test fails or does not end. Only the tests that can notice it are asked: see
`lines.py`. Survivors are printed with their line; `docs/testing.md` says which are known and why.
"""

from __future__ import annotations

import argparse
import os
import random
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context

from .changes import Mutant, mutants_of
from .sessions import load_plugins
from .targets import TARGETS
from .trials import is_killed, lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=TARGETS, required=True)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="go on with a run that was cut off after this many mutants")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    target = TARGETS[asked.game]
    every = [mutant for module in target.modules for mutant in mutants_of(target, module)]
    chosen = random.Random(asked.seed).sample(every, min(asked.count, len(every)))[asked.skip :]
    load_plugins()
    lines(target).learn()
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("fork")) as pool:
        killed = count_killed(chosen, [pool.submit(is_killed, mutant) for mutant in chosen])
    print(f"{killed} of {len(chosen)} mutants killed ({killed / len(chosen):.1%}), out of {len(every)} possible")


def count_killed(mutants: Sequence[Mutant], verdicts: Sequence[Future[bool]]) -> int:
    killed = 0
    for number, (mutant, verdict) in enumerate(zip(mutants, verdicts, strict=True), 1):
        try:
            killed += verdict.result()
            if not verdict.result():
                print(f"survived: {mutant}", flush=True)
        except RuntimeError as error:
            print(f"not counted as killed: {error}", flush=True)
        if number % 20 == 0:
            print(f"{number} of {len(mutants)}: {killed} killed", flush=True)
    return killed


if __name__ == "__main__":
    main()
