"""Values that leave the program as one line of text."""

from typing import Any, Self


class AsText:
    """A value that JSON stores as text: `str(value)` writes it, `from_text` reads it back."""

    @classmethod
    def from_text(cls, text: str) -> Self:
        raise NotImplementedError

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        from pydantic_core import core_schema

        return core_schema.no_info_after_validator_function(
            cls.from_text,
            core_schema.str_schema(),
            serialization=core_schema.to_string_ser_schema(),
        )
