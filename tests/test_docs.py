"""The documentation is true: its examples run, its tables follow from the code, its links lead somewhere."""

from __future__ import annotations

import doctest
import itertools
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
import typer

from sabika import Config, ruleset
from sabika.cli.app import app
from sabika.core import module as contract
from sabika.env.observing import Layout
from sabika.env.words import Words
from sabika.lab.archive import SCHEMA
from sabika.rules import boxes, order
from sabika.scenario import Line, Position, Scenario, SeatPosition, Step, check, schema

from . import generated

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *generated.pages()]
FENCE = re.compile(r"^```(\w+)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FILE = re.compile(r"# file: (\S+)\n")


def blocks(page: Path, language: str) -> Iterator[tuple[int, str]]:
    """The fenced blocks of a language, with the line each begins at."""
    text = page.read_text("utf-8")
    for match in FENCE.finditer(text):
        if match[1] == language:
            yield text[: match.start(2)].count("\n"), match[2]


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.fixture
def _mended_afterwards() -> Iterator[None]:
    """An example may add a module and its steps; they are taken out again."""
    tables: list[dict[Any, Any]] = [boxes.MODULES, boxes._compiled, order.ORDER]
    before = [dict(table) for table in tables]
    yield
    for table, was in zip(tables, before, strict=True):
        table.clear()
        table.update(was)


@pytest.mark.usefixtures("_mended_afterwards")
@pytest.mark.parametrize("page", [page for page in PAGES if any(blocks(page, "python"))], ids=name)
def test_every_python_example_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks of a page run one after another in a folder that holds the files the page shows."""
    monkeypatch.chdir(tmp_path)
    for language in ("toml", "json", "text"):
        for _, text in blocks(page, language):
            if shown := FILE.match(text):
                Path(shown[1]).write_text(text, "utf-8")
    module = ModuleType(f"example_{page.stem}")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    heard: list[str] = []
    for line, text in blocks(page, "python"):
        if ">>>" in text:
            test = doctest.DocTestParser().get_doctest(text, module.__dict__, page.name, name(page), line)
            test.globs = module.__dict__
            doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=heard.append, clear_globs=False)
        else:
            exec(compile("\n" * line + text, name(page), "exec"), module.__dict__)
    assert not heard, "".join(heard)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8"))
    assert [target for target in targets if "://" not in target and not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_named_paths_exist(page: Path) -> None:
    """Paths written as code from the root or from ``src/sabika``."""
    text = page.read_text("utf-8")
    words = re.findall(r"`((?:src|tests|docs|rules|core|palace|text|bots|lab|cli)/[\w./]*\w/?)`", text)
    named = [word for word in words if "NAME" not in word and "NN" not in word]
    missing = [word for word in named if not (ROOT / word).exists() and not (ROOT / "src/sabika" / word).exists()]
    assert missing == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_generated_parts_are_up_to_date(page: Path) -> None:
    text = page.read_text("utf-8")
    assert text == generated.rewritten(text), "run python -m tests.generated"


def test_every_part_stands_somewhere() -> None:
    found = [part for page in PAGES for part in generated.parts_of(page.read_text("utf-8"))]
    assert sorted(found) == sorted(generated.PARTS)


# ---------------------------------------------------------------- docs/notation.md


def test_the_actions_of_every_mix_are_in_the_notation() -> None:
    text = (ROOT / "docs/notation.md").read_text("utf-8")
    for box, players in itertools.product(boxes.BOXES, (2, 3)):
        everything = tuple(boxes.fitting(box))
        for mix in [(), *((module,) for module in everything), everything]:
            rules = ruleset(Config(box=box, players=players, modules=mix))
            for kind in rules.codec.kinds:
                row = " | ".join((*generated.action_row(kind, rules), generated.owner(kind, rules)))
                assert f"| {row} |" in text, f"{kind.name} in {box} with {mix}"


def test_every_shuffle_label_is_in_the_notation() -> None:
    text = (ROOT / "docs/notation.md").read_text("utf-8")
    found = set()
    for path in (ROOT / "src").rglob("*.py"):
        found |= set(re.findall(r'chance\.(?:shuffle|below)\(f?"([^"]+)"', path.read_text("utf-8")))
    labels = {re.sub(r"{[^}]*}", "N", label) for label in found}
    assert len(labels) > 8
    assert sorted(label for label in labels if f"| `{label}` |" not in text) == []


# ---------------------------------------------------------------- docs/scenarios.md


def test_the_schema_is_the_one_in_force() -> None:
    assert msgspec.json.decode(generated.SCHEMA.read_bytes()) == msgspec.json.decode(msgspec.json.encode(schema()))
    assert generated.SCHEMA.read_text("utf-8") == generated.schema_text()


def test_the_scenarios_in_the_documentation_hold() -> None:
    texts = [text for page in PAGES for _, text in blocks(page, "toml") if FILE.match(text)]
    assert texts
    for text in texts:
        assert check(msgspec.convert(tomllib.loads(text), Scenario)) is None


@pytest.mark.parametrize("part", [Scenario, Position, SeatPosition, Step, Line], ids=lambda part: str(part.__name__))
def test_every_field_of_a_scenario_is_explained(part: type[msgspec.Struct]) -> None:
    text = (ROOT / "docs/scenarios.md").read_text("utf-8")
    section = re.split(r"^### ", text, flags=re.MULTILINE)
    mine = next(words for words in section if f"`{part.__name__}`" in words.partition("\n")[0])
    assert [field for field in part.__struct_fields__ if f"`{field}`" not in mine] == []


# ---------------------------------------------------------------- docs/modules.md


def test_every_decorator_is_explained() -> None:
    text = (ROOT / "docs/modules.md").read_text("utf-8")
    decorators = {role for role in contract.__all__ if role.islower() and callable(getattr(contract, role))}
    assert len(decorators) == 7
    assert sorted(role for role in decorators if f"`@{role}(" not in text) == []


def test_every_law_is_explained() -> None:
    text = (ROOT / "docs/modules.md").read_text("utf-8")
    laws = {*contract.POINTS.values(), "sequence", "keyed"}
    assert sorted(law for law in laws if f"**{law}**" not in text) == []


# ---------------------------------------------------------------- docs/laboratory.md and docs/statistics.md


def test_every_column_of_kept_games_is_explained() -> None:
    text = (ROOT / "docs/laboratory.md").read_text("utf-8")
    explained = [
        name for row in re.findall(r"^\| (`.*?) \|", text, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)
    ]
    assert explained == SCHEMA.names


def test_every_plot_is_shown_somewhere_and_none_is_missing() -> None:
    texts = [path.read_text("utf-8") for path in (ROOT / "docs").glob("*.md")]
    shown = {name for text in texts for name in re.findall(r"\(plots/([^)]+)\)", text)}
    assert shown == {path.name for path in (ROOT / "docs/plots").iterdir()}


def test_the_statistics_tell_about_every_module_and_number_of_players() -> None:
    text = (ROOT / "docs/statistics.md").read_text("utf-8")
    assert re.findall(r"^\| (\d) \| 1000 \|", text, re.MULTILINE) == ["2", "3", "4", "5", "6"]
    assert re.findall(r"^\| (\w+) \| \d+ \| [\d.]+ ± ", text, re.MULTILINE)[5:] == ["none", *boxes.fitting("alhambra")]


# ---------------------------------------------------------------- docs/environments.md


def test_every_field_of_an_observation_is_explained() -> None:
    text = (ROOT / "docs/environments.md").read_text("utf-8")
    explained = [
        name for row in re.findall(r"^\| (`.*?) \|", text, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)
    ]
    rules = ruleset(Config(players=2))
    fields = Layout(rules, Words(rules), memory=True).fields
    assert sorted(name for name in fields if "." not in name and name not in explained) == []


# ---------------------------------------------------------------- README.md


@pytest.mark.parametrize(("page", "more_than"), [("README.md", 5), ("docs/laboratory.md", 3)])
def test_the_commands_that_are_shown_exist(page: str, more_than: int) -> None:
    lines = [line for _, block in blocks(ROOT / page, "sh") for line in block.splitlines()]
    shown = [line.partition("#")[0].split() for line in lines]
    assert len(shown) > more_than
    for program, *words in shown:
        assert program == "sabika"
        command = typer.main.get_command(app)
        while hasattr(command, "commands"):
            command = command.commands[words.pop(0)]
        options = {option for parameter in command.params for option in parameter.opts}
        assert {word for word in words if word.startswith("-")} <= options


def test_the_targets_in_the_readme_exist() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z]+)(?=`|  )", text)) <= targets


def test_the_readme_lists_what_there_is() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    listed = re.findall(r"^\| (\d+) \| `(\w+)` \|", text, re.MULTILINE)
    assert [(int(number), key) for number, key in listed] == [(m.number, m.key) for m in boxes.MODULES.values()]


# ---------------------------------------------------------------- what it does not say


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_pages_keep_to_the_product(page: Path) -> None:
    text = page.read_text("utf-8")
    assert not re.search(r"(?<![\w.`])/(?:home|work|root|tmp|usr)\b|\.\./shared", text)
    assert max(len(line) for line in text.splitlines() if not line.startswith("|")) <= 120
