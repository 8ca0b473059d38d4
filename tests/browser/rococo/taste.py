from tests.browser.taste import Taste

TASTE = Taste(
    groups=(
        ("play", "choose"),
        ("tailor", "rent", "sell", "keep", "pay", "task", "fill", "admire"),
        # Short turns: what the bonus asks is mostly left.
        ("done",),
    ),
    rare=(
        *("acquire", "fund", "favour", "hire", "delegate", "trial", "cut"),
        *("jewel", "take", "draw", "exchange", "expose", "copy"),
    ),
    how_often=0.3,
    letters={
        "hand": "h",
        "staff": "s",
        "silk": "k",
        "palace": "p",
        "workshop": "w",
        "drawers": "d",
        "hiring": "e",
        "jeweller": "j",
        "ways": "t",
        "others": "o",
        "madame": "b",
    },
)
