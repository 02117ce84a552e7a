"""`python -m heptapolis.i18n.message_ids`: the ids of all messages as a TypeScript type, for the page."""

from heptapolis.i18n.sources import PAGE_PARTS, SOURCE_LANGUAGE, read_entries


def main() -> None:
    ids = sorted({key for part in PAGE_PARTS for key in read_entries(SOURCE_LANGUAGE, part)})
    print("export type MessageId =\n  | " + "\n  | ".join(f"'{key}'" for key in ids) + ";")


if __name__ == "__main__":
    main()
