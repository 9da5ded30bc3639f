"""Lighthouse: installed where it is needed, and asked several times."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "lighthouse"
VERSION = "13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices")
SWITCHES = "--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run"
MINUTES = 5


def install() -> Path:
    """Its program, fetched from the package registry if it is not there yet."""
    program = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
    stamp = FOLDER / "version"
    if not stamp.exists() or stamp.read_text() != VERSION:
        FOLDER.mkdir(parents=True, exist_ok=True)
        (FOLDER / "package.json").write_text('{"private": true}')
        command = ["npm", "install", "--no-audit", "--no-fund", "--silent", f"lighthouse@{VERSION}"]
        subprocess.run(command, cwd=FOLDER, timeout=60 * MINUTES, check=True)
        stamp.write_text(VERSION)
    return program


def ask(url: str, runs: int, chromium: str) -> tuple[dict[str, float], dict[str, list[str]]]:
    """The median score of each category from 0 to 100, and what cost points in the last run."""
    program = install()
    scores: dict[str, list[float]] = {name: [] for name in CATEGORIES}
    lost: dict[str, list[str]] = {}
    command = ["node", str(program), url, "--quiet", "--output=json", f"--chrome-flags={SWITCHES}"]
    command.append(f"--only-categories={','.join(CATEGORIES)}")
    for _ in range(runs):
        env = {**os.environ, "CHROME_PATH": chromium}
        done = subprocess.run(command, capture_output=True, env=env, timeout=60 * MINUTES, check=False)
        if done.returncode:
            raise SystemExit(f"Lighthouse could not look at {url}:\n{done.stderr.decode(errors='replace')}")
        said = done.stdout
        report = json.loads(said)
        for name in CATEGORIES:
            category = report["categories"][name]
            scores[name].append(100 * category["score"])
            lost[name] = [
                f"{audit['id']}: {audit.get('displayValue') or audit['title']}"
                for part in category["auditRefs"]
                if part["weight"] > 0
                for audit in [report["audits"][part["id"]]]
                if audit["score"] is not None and audit["score"] < 0.9
            ]
    return {name: median(found) for name, found in scores.items()}, lost
