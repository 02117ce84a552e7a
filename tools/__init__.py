"""What maintainers run, mostly by `make`: pages of the reference, release notes, new pins."""
