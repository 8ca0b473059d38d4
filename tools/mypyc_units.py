"""What mypyc wrote of one group, cut into C files of which a change leaves most as they are.

Calls across modules stay direct C calls only inside one group, and a group has one table of literals
and one header that declares all of it. A new word anywhere moves what stands behind it in the table, and
a new function changes the header of all. So the modules of each game, and those that games share, become
one C file (a unit) with a table and a header of their own: only what the unit itself uses, in an order
of its own.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

SHARED = "shared"

_GAME = re.compile(r"__native_toque___games___([a-z_]+?)___")
_LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
_WORD = re.compile(r"[A-Za-z_]\w*")
_GUARD = re.compile(r"#(?:ifndef|define) (MYPYC_\w+_toque___compiled_H)")
_INITIALISED = "    is_initialized = 1;\n"


def units(build: Path, sources: Iterable[str]) -> list[str]:
    """The C files to compile in place of `sources`; new ones are written into `build`."""
    modules: dict[str, list[Path]] = {}
    found: list[str] = []
    group: Path | None = None
    for source in map(Path, sources):
        game = _GAME.search(source.name)
        if game:
            modules.setdefault(game[1], []).append(source)
        elif source.name.startswith("__native_toque___"):
            modules.setdefault(SHARED, []).append(source)
        else:
            found.append(str(source))
            if source.name.startswith("__native_"):
                group = source
    if not modules:
        return found  # the small library by which Python finds a module of the group
    assert group is not None, "mypyc wrote no file for the group"
    # The inner header includes the other.
    headers = [
        group.with_suffix(".h"),
        group.with_name(group.name.replace("_native_", "_native_internal_")).with_suffix(".h"),
    ]
    declared = [header.read_text("utf-8") for header in headers]
    tables = {}
    for unit, paths in modules.items():
        text, tables[unit] = unit_file(unit, declared, [path.read_text("utf-8") for path in paths])
        target = build / f"unit_{unit}.c"
        target.write_text(text, "utf-8")
        found.append(str(target))
    group.write_text(with_tables(group.read_text("utf-8"), tables), "utf-8")
    return found


def unit_file(unit: str, headers: list[str], modules: list[str]) -> tuple[str, list[int]]:
    """Its text, and which literals of the group its own table holds, in order."""
    table: dict[int, int] = {}

    def own(found: re.Match[str]) -> str:
        place = table.setdefault(int(found[1]), len(table))
        return f"{_table(unit)}[{place}]"

    body = "\n".join(_LITERAL.sub(own, module) for module in modules)
    # The modules still include the headers of the group, which are no longer anything.
    guards = {guard for header in headers for guard in _GUARD.findall(header)}
    lines = [*used(headers, body), *(f"#define {guard}" for guard in sorted(guards))]
    if table:
        lines.append(f"PyObject *{_table(unit)}[{len(table)}];")
    return "\n".join(lines) + "\n" + body, list(table)


def with_tables(group: str, tables: dict[str, list[int]]) -> str:
    """The file of the group, which fills the tables of all units when it has filled its own."""
    head, found, tail = group.partition(_INITIALISED)
    assert found, "mypyc initialises a group in another way"
    declarations, filling = [], []
    for unit, table in tables.items():
        if table:
            own, places = _table(unit), ", ".join(map(str, table))
            declarations.append(f"extern PyObject *{own}[];\n")
            declarations.append(f"static const int {own}_from[] = {{{places}}};\n")
            filling.append(f"    for (int i = 0; i < {len(table)}; i++)\n")
            filling.append(f"        {own}[i] = CPyStatics[{own}_from[i]];\n")
    first = head.index("int CPyGlobalsInit(void)")
    return "".join([head[:first], *declarations, head[first:], *filling, found, tail])


def used(headers: list[str], body: str) -> list[str]:
    """The declarations that `body` needs, and those that these need in turn, in their order."""
    wanted = set(_WORD.findall(body))
    kept = []
    declarations = [part for header in headers for part in _declarations(header)]
    # C declares before it uses: seen from the end, every use comes first.
    for declaration in reversed(declarations):
        name = _declared(declaration)
        if name is None or name in wanted:
            wanted.update(_WORD.findall(declaration))
            kept.append(declaration)
    return kept[::-1]


def _table(unit: str) -> str:
    return f"CPyStatics_of_{unit}"


def _declarations(header: str) -> Iterator[str]:
    """A header in its parts: what a directive says, what stands between two, a statement each."""
    lines: list[str] = []
    depth = 0
    conditional = False
    for line in header.splitlines():
        of_the_whole = _GUARD.fullmatch(line) or line == '#include "__native_compiled.h"'
        if not line.strip() or of_the_whole:
            continue
        lines.append(line)
        if line.startswith("#ifndef"):
            conditional = True
        elif conditional:
            conditional = line != "#endif"
        depth += line.count("{") - line.count("}")
        whole = line.startswith("#") or line.rstrip().endswith(";")
        if not conditional and depth == 0 and whole:
            # The end of the guard of the whole header stands alone.
            if lines != ["#endif"]:
                yield "\n".join(lines)
            lines = []
    assert not lines, f"a declaration has no end: {lines[:3]}"


def _declared(declaration: str) -> str | None:
    """The name that others know it by; None for what everybody gets."""
    words: list[str] = _WORD.findall(declaration)
    if declaration.startswith("#ifndef"):
        return words[1].removeprefix("MYPYC_DECLARED_")
    if declaration.startswith("#"):
        return None
    if declaration.startswith("struct"):
        return words[1]
    before_arguments: list[str] = re.findall(r"(\w+)\(", declaration)
    if before_arguments and not declaration.startswith("typedef"):
        return before_arguments[0]
    return words[-1]
