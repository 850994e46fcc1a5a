"""The kit that every game must pass: importable, so that a game from anywhere can be held to the same contract.

    from astroport.testing import check
    check(GAME)

`rule` marks a test with the rules it shows, and the pytest plugin `astroport.testing.plugin` (option `--rules`) prints
which rule is shown by which test, and fails if one is not.
"""

from astroport.testing.golden import Golden, check_golden, check_record
from astroport.testing.kit import check, check_frequencies, matters
from astroport.testing.plugin import rule
from astroport.testing.position import BrokenGameError

__all__ = ["BrokenGameError", "Golden", "check", "check_frequencies", "check_golden", "check_record", "matters", "rule"]
