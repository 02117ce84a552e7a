"""The documented form of states and views is the real one."""

import pytest

from tests import schema


@pytest.mark.parametrize("name", schema.TYPES)
def test_the_documented_schema_is_the_real_one(name: str) -> None:
    assert (schema.FOLDER / f"{name}.json").read_text() == schema.text(name)
