import sys

from bench.page.cli import main

if __name__ == "__main__":
    sys.exit(main())
