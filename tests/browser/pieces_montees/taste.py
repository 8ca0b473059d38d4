from tests.browser.taste import Taste

TASTE = Taste(
    groups=(("decorate", "place", "whisk"), ("end",)),
    rare=("turn", "page", "recall", "spoon", "whisk"),
    letters={
        "others": "o",
        "hand": "h",
        "cakes": "k",
        "pile": "p",
        "booklet": "b",
        "neutral": "n",
        "chef": "s",
    },
)
