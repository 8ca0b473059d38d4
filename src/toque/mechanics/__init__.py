"""Parts that several games share: what a table does with cards, tiles, prices and payments."""
