"""The verbs of a game, declared once: from them come a move's number, notation, wire form and label.

>>> lexicon = Lexicon(
...     Verb("turn", Argument("card", "a1", "a2", "b1", "b2")),
...     Verb("place", Argument("card", "a1", "a2", "b1", "b2"), Argument("before", "me", "partner")),
...     Verb("end"),
... )
>>> lexicon.parse("place b1")
8
>>> lexicon.notation(8), lexicon.notation(9)
('place b1', 'place b1 partner')
>>> lexicon.wire(9)
WireMove(move=9, text='place b1 partner', verb='place', args={'card': 'b1', 'before': 'partner'})
>>> lexicon["place"].move(2, 1)
9
>>> lexicon.complete("place b")
['b1', 'b2']
>>> try:
...     lexicon.parse("place z9")
... except BadNotation as bad:
...     print(bad.column, bad.text.key, bad.text.args["possible"])
7 bad-notation-argument a1, a2, b1, b2

The last arguments of a verb may be left out where they have their first value, if there is another
argument before them: `place b1` is `place b1 me`.
"""

from __future__ import annotations

from typing import Final

from toque.engine.refusal import Refusal
from toque.engine.text import Value
from toque.engine.wire import WireMove

NO_MOVE: Final = -1


class BadNotation(Refusal):
    """`column` counts from 1 and points at the word that is wrong."""

    def __init__(self, key: str, column: int, **args: Value) -> None:
        super().__init__(key, **args, column=column)
        self.column = column


class Argument:
    def __init__(self, name: str, *values: str) -> None:
        self.name = name
        self.values = values


class Verb:
    def __init__(self, name: str, *arguments: Argument, declines: bool = False) -> None:
        """`declines`: it says no to an optional question, or that one wants nothing more."""
        self.name = name
        self.arguments = arguments
        self.declines = declines
        self.base = 0
        self.size = 1
        for argument in arguments:
            self.size *= len(argument.values)

    @property
    def label(self) -> str:
        """The key of the message that names such a move to a person."""
        return f"move-{self.name}"

    def move(self, *indices: int) -> int:
        """The number of the move with these argument values, given by their indices."""
        number = 0
        for argument, index in zip(self.arguments, indices, strict=True):
            number = number * len(argument.values) + index
        return self.base + number

    def indices(self, move: int) -> list[int]:
        number = move - self.base
        found: list[int] = []
        for argument in reversed(self.arguments):
            number, index = divmod(number, len(argument.values))
            found.append(index)
        found.reverse()
        return found

    def least_words(self) -> int:
        """How many arguments must be written; those after the first may keep their first value."""
        return min(1, len(self.arguments))


class Lexicon:
    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self.size = 0
        self._by_name: dict[str, Verb] = {}
        for verb in verbs:
            verb.base = self.size
            self.size += verb.size
            self._by_name[verb.name] = verb

    def __getitem__(self, name: str) -> Verb:
        return self._by_name[name]

    def verb_of(self, move: int) -> Verb:
        for verb in self.verbs:
            if verb.base <= move < verb.base + verb.size:
                return verb
        raise BadNotation("no-such-move", 1, move=move)

    def notation(self, move: int) -> str:
        verb = self.verb_of(move)
        indices = verb.indices(move)
        while len(indices) > verb.least_words() and indices[-1] == 0:
            indices.pop()
        words = [verb.name]
        words += [
            argument.values[index] for argument, index in zip(verb.arguments, indices, strict=False)
        ]
        return " ".join(words)

    def wire(self, move: int) -> WireMove:
        verb = self.verb_of(move)
        args = {
            argument.name: argument.values[index]
            for argument, index in zip(verb.arguments, verb.indices(move), strict=True)
        }
        return WireMove(move, self.notation(move), verb.name, args)

    def parse(self, text: str) -> int:
        words = _words(text)
        if not words:
            raise BadNotation("bad-notation-empty", 1, possible=self._verb_names())
        column, name = words[0]
        verb = self._by_name.get(name)
        if verb is None:
            raise BadNotation("bad-notation-verb", column, word=name, possible=self._verb_names())
        given = words[1:]
        if len(given) > len(verb.arguments):
            column, word = given[len(verb.arguments)]
            raise BadNotation("bad-notation-extra", column, word=word, verb=name)
        indices = [0] * len(verb.arguments)
        for place, argument in enumerate(verb.arguments):
            if place < len(given):
                column, word = given[place]
                if word not in argument.values:
                    raise BadNotation(
                        "bad-notation-argument",
                        column,
                        word=word,
                        argument=argument.name,
                        possible=", ".join(argument.values),
                    )
                indices[place] = argument.values.index(word)
            elif place < verb.least_words():
                raise BadNotation(
                    "bad-notation-missing",
                    len(text) + 1,
                    argument=argument.name,
                    verb=name,
                    possible=", ".join(argument.values),
                )
        return verb.move(*indices)

    def complete(self, text: str) -> list[str]:
        """The words that could stand where `text` stops."""
        words = text.split()
        start = "" if not words or text.endswith(" ") else words.pop()
        if not words:
            possible: tuple[str, ...] = tuple(verb.name for verb in self.verbs)
        else:
            verb = self._by_name.get(words[0])
            if verb is None or len(words) > len(verb.arguments):
                return []
            possible = verb.arguments[len(words) - 1].values
        return [word for word in possible if word.startswith(start)]

    def _verb_names(self) -> str:
        return ", ".join(verb.name for verb in self.verbs)


def _words(text: str) -> list[tuple[int, str]]:
    """The words of a line, each with the column where it starts."""
    found: list[tuple[int, str]] = []
    at = 0
    for word in text.split():
        at = text.index(word, at)
        found.append((at + 1, word))
        at += len(word)
    return found
