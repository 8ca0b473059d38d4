#!/bin/sh
# Runs a command on the compiled build or, where there is no C compiler, on plain Python, which takes longer.
# Afterwards src is plain again, or the next edit would be hidden by compiled files.
set -u
cd "$(dirname "$0")/.."
compile() { .venv/bin/python tools/compile.py "$1"; }

trap 'exit 130' INT TERM
code=0
compile build || code=$?
case $code in
  0) export TOQUE_EXPECT_COMPILED=1 ;;
  3) ;;
  *) exit "$code" ;;
esac
trap 'compile pure' EXIT
"$@"
