"""Tools for maintainers, mostly run by `make`: reference pages, release notes, new pins."""
