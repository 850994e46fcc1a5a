"""Write the golden records of a game anew: python -m astroport.testing GAME FOLDER."""

import sys
from pathlib import Path

from astroport.core.errors import AstroportError
from astroport.core.registry import game
from astroport.testing.position import BrokenGameError
from astroport.testing.purpose import write_golden

if len(sys.argv) != 3:
    sys.exit("python -m astroport.testing GAME FOLDER")
try:
    write_golden(game(sys.argv[1]), Path(sys.argv[2]))
except (AstroportError, BrokenGameError) as error:
    sys.exit(str(error))
