"""The command `toque`: games in a terminal, tournaments, replays and editions."""
