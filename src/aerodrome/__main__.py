"""`python -m aerodrome` is the command `aerodrome`."""

import sys

from aerodrome.cli import main

if __name__ == "__main__":
    sys.exit(main())
