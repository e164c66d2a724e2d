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
    allowed |= {"matplotlib"} if path.stem == "curve" else set()
    allowed |= {"huggingface_hub"} if path.stem == "hub" else set()
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


@pytest.mark.parametrize(("door", "package"), [("eight_bit", "bitsandbytes"), ("hub", "huggingface_hub")])
def test_a_door_imports_its_package_where_it_is_needed_only(door, package):
    tree = ast.parse((ROOT / "grpo" / f"{door}.py").read_text())
    imported = {alias.name for node in tree.body if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module for node in tree.body if isinstance(node, ast.ImportFrom)}
    assert package not in {name.split(".")[0] for name in imported}
    assert package in outside(ROOT / "grpo" / f"{door}.py")


def test_tensorboard_is_imported_by_one_file_where_it_is_needed_only():
    """torch has a door to it that imports it: `torch.utils.tensorboard`."""

    def imports_it(node: ast.AST) -> bool:
        return isinstance(node, ast.Import | ast.ImportFrom) and "tensorboard" in ast.dump(node)

    trees = {path.name: ast.parse(path.read_text()) for package in OURS for path in files(package)}
    assert {name for name, tree in trees.items() if any(map(imports_it, ast.walk(tree)))} == {"event_files.py"}
    assert not any(map(imports_it, trees["event_files.py"].body))


def test_datasets_is_imported_inside_the_loader_only():
    """It takes a second, and most runs need no hub."""
    users = {path.name for path in files("env") if "datasets" in outside(path)}
    assert users == {"hub.py"}
    tree = ast.parse((ROOT / "env" / "hub.py").read_text())
    top = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert "datasets" not in ast.dump(ast.Module(top, []))


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
