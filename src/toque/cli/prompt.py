"""Where a person types: a line with completion in a terminal, else the next line of the input."""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING

from toque.cli.screen import Screen

if TYPE_CHECKING:
    from prompt_toolkit.completion import CompleteEvent, Completion
    from prompt_toolkit.document import Document

MARK = "> "


class Prompt(ABC):
    @abstractmethod
    def read(self, lines: Iterable[str] = ()) -> str:
        """The next line that is typed; `lines` are those that would be understood.

        `EOFError` when nothing more will come.
        """


class PlainPrompt(Prompt):
    def read(self, lines: Iterable[str] = ()) -> str:
        print(MARK, end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            print()
            raise EOFError
        line = line.rstrip("\r\n")
        if not sys.stdin.isatty():
            print(line)  # a terminal shows what is typed, a pipe does not
        return line


class LinePrompt(Prompt):
    """Tab completes, and the first line that fits shows in grey."""

    def __init__(self) -> None:
        from prompt_toolkit import PromptSession
        from prompt_toolkit.auto_suggest import AutoSuggest, Suggestion
        from prompt_toolkit.buffer import Buffer
        from prompt_toolkit.completion import Completer, Completion
        from prompt_toolkit.shortcuts import CompleteStyle

        prompt = self
        self.lines: list[str] = []

        class Understood(Completer):
            def get_completions(
                self, document: Document, complete_event: CompleteEvent
            ) -> Iterable[Completion]:
                typed = document.text_before_cursor
                for word in next_words(prompt.lines, typed):
                    start = typed.rpartition(" ")[2]
                    yield Completion(word, start_position=-len(start))

        class FirstThatFits(AutoSuggest):
            def get_suggestion(self, buffer: Buffer, document: Document) -> Suggestion | None:
                typed = document.text
                fits = [line for line in prompt.lines if typed and line.startswith(typed)]
                return Suggestion(fits[0][len(typed) :]) if fits else None

        self._session: PromptSession[str] = PromptSession(
            completer=Understood(),
            auto_suggest=FirstThatFits(),
            complete_style=CompleteStyle.READLINE_LIKE,
            complete_while_typing=False,
        )

    def read(self, lines: Iterable[str] = ()) -> str:
        self.lines = list(lines)
        return self._session.prompt(MARK)


def next_words(lines: Iterable[str], typed: str) -> list[str]:
    """The words that could stand where typing stopped.

    >>> next_words(["place a1", "place b2", "turn a1", "undo"], "place ")
    ['a1', 'b2']
    >>> next_words(["place a1", "place b2", "turn a1", "undo"], "")
    ['place', 'turn', 'undo']
    """
    before = typed.rpartition(" ")[0].split()
    start = typed.rpartition(" ")[2]
    found = []
    for line in lines:
        words = line.split()
        fits = words[: len(before)] == before and len(words) > len(before)
        if fits and words[len(before)].startswith(start) and words[len(before)] not in found:
            found.append(words[len(before)])
    return found


def prompt_for(screen: Screen) -> Prompt:
    return LinePrompt() if screen.is_terminal else PlainPrompt()
