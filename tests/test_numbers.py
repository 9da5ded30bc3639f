"""The modules of numbers are what `./go numbers` writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import numbering


@pytest.mark.parametrize("path", numbering.MODULES, ids=str)
def test_the_module_is_up_to_date(path: Path) -> None:
    assert (numbering.ROOT / path).read_text("utf-8") == numbering.MODULES[path](), "run `./go numbers`"


def test_a_name_is_the_id_without_the_game() -> None:
    assert numbering.rule_name("celestia-duo.smoke.fixed-dice") == "SMOKE_FIXED_DICE"


def test_two_rules_with_one_name_are_refused(tmp_path: Path) -> None:
    source = tmp_path / "rules.toml"
    rules = "".join(f'[[section.rule]]\nid = "{rule}"\nforbids = true\n' for rule in ("a.b.c-d", "a.b-c.d"))
    source.write_text(f'[[section]]\nname = "x"\n{rules}', encoding="utf-8")
    with pytest.raises(ValueError, match="two rules have the same name"):
        numbering.rules(tmp_path / "rule.py", source)
