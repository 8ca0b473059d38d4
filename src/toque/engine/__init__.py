"""The kernel: a match is a machine that asks questions. It knows no game and does no I/O."""
