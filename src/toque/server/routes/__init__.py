"""The HTTP routes under /api, a file for each subject."""
