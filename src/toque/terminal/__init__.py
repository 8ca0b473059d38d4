"""What a game needs to draw itself in a terminal: the contract of a board, and lines to draw it with."""
