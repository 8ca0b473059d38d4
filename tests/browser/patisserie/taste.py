from tests.browser.taste import Taste

TASTE = Taste(
    groups=(
        ("choose", "draft", "remove", "play"),
        ("serve", "bake", "pay", "decorate", "keep", "keep-recipe", "set"),
        # Short turns: what the bonus asks is mostly left.
        ("done",),
        ("recipe", "ingredient", "buy"),
    ),
    rare=(
        *("recipe", "ingredient", "buy", "hire", "place", "sell", "dismiss", "tip", "spare"),
        *("lift", "count", "use", "hand-in", "copy", "imitate"),
    ),
    how_often=0.3,
    letters={
        "hand": "h",
        "staff": "s",
        "bench": "k",
        "ways": "w",
        "tray": "d",
        "garden": "t",
        "recipes": "p",
        "ingredients": "i",
        "hiring": "e",
        "others": "o",
        "mentor": "b",
    },
)
