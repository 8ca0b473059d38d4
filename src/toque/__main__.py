"""`python -m toque` is the command `toque`."""

import sys

from toque.cli.main import main

sys.exit(main())
