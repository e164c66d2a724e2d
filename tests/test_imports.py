"""The house's walls: which package may import what (design: data moves scripts → sft, grpo → env)."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
OURS = {"env", "grpo", "sft", "scripts"}
MATHS = {"loss", "advantages", "logprobs", "sampling"}


def imports(path: Path) -> set[str]:
    """Absolute names of all modules that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module}
    return found


def files(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def outside(path: Path) -> set[str]:
    """Top-level packages that are neither ours nor the standard library's."""
    return {name.split(".")[0] for name in imports(path)} - OURS - set(sys.stdlib_module_names)


def ours(path: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(path)} & OURS


@pytest.mark.parametrize("path", files("env"), ids=str)
def test_env_is_text_only(path):
    assert ours(path) <= {"env"}
    assert outside(path) <= {"sqlglot", "datasets"}


@pytest.mark.parametrize("path", files("grpo"), ids=str)
def test_grpo_never_imports_sft_and_the_maths_import_torch_only(path):
    assert ours(path) <= {"grpo", "env"}
    allowed = {"torch", "safetensors", "tqdm"}
    allowed |= {"transformers"} if path.stem == "tokenizer" else set()
    allowed |= {"bitsandbytes"} if path.stem == "eight_bit" else set()
    assert outside(path) <= allowed
    if path.stem in MATHS:
        assert outside(path) <= {"torch"}
        assert ours(path) <= {"grpo"}


@pytest.mark.parametrize("path", files("sft"), ids=str)
def test_sft_never_imports_the_grpo_trainer(path):
    assert ours(path) <= {"sft", "grpo", "env"}
    assert not {name for name in imports(path) if name.startswith("grpo.trainer")}
    assert outside(path) <= {"torch", "tqdm"}


def test_bitsandbytes_is_imported_where_it_is_needed_only():
    tree = ast.parse((ROOT / "grpo" / "eight_bit.py").read_text())
    top = {alias.name for node in tree.body if isinstance(node, ast.Import) for alias in node.names}
    assert "bitsandbytes" not in {name.split(".")[0] for name in top}


def test_no_circles():
    graph = {}
    for package in ("env", "grpo", "sft"):
        for path in files(package):
            module = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            graph[module] = imports(path)
    graph = {module: {name for name in names if name in graph} - {module} for module, names in graph.items()}
    while graph:
        leaves = {module for module, names in graph.items() if not names}
        assert leaves, f"circle among {sorted(graph)}"
        graph = {module: names - leaves for module, names in graph.items() if module not in leaves}


def test_files_are_short_and_scripts_shorter():
    for package in ("env", "grpo", "sft"):
        for path in files(package):
            assert len(path.read_text().splitlines()) <= 300, path
    for path in files("scripts"):
        assert len(path.read_text().splitlines()) <= (150 if path.stem == "train" else 80), path
