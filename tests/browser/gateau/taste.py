from tests.browser.taste import Taste

TASTE = Taste(
    groups=(
        ("award", "toque", "use"),
        ("prepare", "finish", "grey", "pay"),
        # Short turns: one token will do, and no second action.
        ("done", "end"),
    ),
    rare=("second", "tool", "put", "spend", "store", "reserve"),
    how_often=0.12,
    letters={
        "others": "o",
        "bowls": "b",
        "bench": "k",
        "sections": "s",
        "spaces": "p",
        "recipes": "e",
        "tools": "t",
        "stored": "d",
        "finished": "f",
        "awards": "w",
        "toque": "q",
        "advantages": "v",
        "robot": "n",
    },
)
