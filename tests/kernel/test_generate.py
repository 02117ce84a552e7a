"""The modules that the kernels share are generated from templates, and the files are current."""

from pathlib import Path

import pytest

from heptapolis.kernel.generate import TEMPLATES, generated, main, own_kernels

MODULES = ("batch", "network", "opponents", "outcomes", "rollout", "search", "self_play")
FILES = [file for kernel in own_kernels() for file in generated(*kernel)]


@pytest.mark.parametrize(("path", "text"), FILES, ids=lambda value: str(value)[-30:].partition("\n")[0])
def test_generated_files_are_current(path: Path, text: str) -> None:
    """If this fails: edit the template, not the file, and run `make kernels`."""
    assert path.read_text("utf-8") == text


def test_generated_files_say_so_in_their_first_line() -> None:
    for path, _ in FILES:
        first = path.read_text("utf-8").partition("\n")[0]
        assert first.startswith("# Generated from")
        assert f"templates/{path.name}.tmpl" in first


def test_every_kernel_has_every_generated_module() -> None:
    names = {template.stem for template in TEMPLATES.glob("*.tmpl")}
    assert names == {f"{name}.py" for name in MODULES}
    for folder, package in own_kernels():
        assert package.endswith(f"games.{folder.parent.name}.kernel")
        assert names <= {path.name for path in folder.glob("*.py")}


def test_a_game_of_another_package_can_be_generated(tmp_path: Path) -> None:
    main([str(tmp_path), "chess.kernel"])
    assert "from chess.kernel.legal import legal" in (tmp_path / "batch.py").read_text("utf-8")
    assert "$" not in "".join(path.read_text("utf-8") for path in tmp_path.iterdir())
