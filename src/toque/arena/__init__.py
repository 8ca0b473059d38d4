"""Many matches at once: tournaments, usage of components, and speed."""
