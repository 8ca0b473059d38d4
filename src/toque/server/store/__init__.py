"""The store: one interface, SQLite in a file or PostgreSQL by its address."""
