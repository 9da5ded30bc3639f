"""The machine a run was made on, and the one core it keeps to."""

from __future__ import annotations

import os
import platform
import sys
from pathlib import Path


def pin_to_one_core() -> int | None:
    """Keep this process, and those it starts, on one core; None where the system offers no such thing."""
    if sys.platform != "linux":
        return None
    # The last of the allowed cores: the first tends to serve the interrupts.
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    models = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(models, platform.processor() or platform.machine())


def facts() -> dict[str, object]:
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }
