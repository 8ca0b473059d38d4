"""Players: they see only what a seat may see."""
