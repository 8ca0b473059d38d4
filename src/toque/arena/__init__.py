"""Many matches at once: tournaments and speed."""
