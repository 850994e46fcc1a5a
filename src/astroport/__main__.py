"""The command, also as `python -m astroport`: stopping it while it still loads is no accident."""

from __future__ import annotations

import sys
from typing import NoReturn


def main() -> NoReturn:
    """Load the command and run it."""
    try:
        from astroport.cli import main as run
    except KeyboardInterrupt:
        sys.exit(130)
    run()


if __name__ == "__main__":
    main()
