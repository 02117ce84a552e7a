"""`python -m heptapolis` is the command `heptapolis`."""

from heptapolis.cli import main

if __name__ == "__main__":
    main()
