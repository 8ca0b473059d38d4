#!/bin/sh
# What the tests need of the system: PostgreSQL and Redis for the store, Chromium for the page. Without
# the right to install it the other tests still run; pytest names each test left out, and why.
set -eu

missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v redis-server >/dev/null 2>&1 || missing="$missing redis-server"
command -v chromium-headless-shell >/dev/null 2>&1 || command -v chromium >/dev/null 2>&1 \
  || missing="$missing chromium-headless-shell"
[ -z "$missing" ] && exit 0

if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Installing$missing for the tests ..."
  export DEBIAN_FRONTEND=noninteractive
  if { apt-get update -qq && apt-get install -y -qq --no-install-recommends $missing; } >/dev/null 2>&1; then
    exit 0
  fi
  echo "The system's packages could not be installed."
fi
echo "Left out: the tests that need$missing. To run them too: apt-get install$missing"
