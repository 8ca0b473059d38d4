"""Servers under strain: `make chaos` and `make soak`. No part of `make test`."""
