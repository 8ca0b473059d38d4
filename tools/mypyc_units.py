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

# What mypyc calls for each item of a list and for each number that comes out of one. The usual case is
# done in place, and all others are left to the function of that name. Up to Python 3.11 mypyc takes a
# negative number for an unusual case, but here EMPTY is one.
_IN_PLACE = """\
#if defined(CPY_INT_TAG) && defined(__GNUC__) && !defined(Py_GIL_DISABLED)
#define IN_PLACE __attribute__((always_inline)) static inline

IN_PLACE PyObject *InPlace_Item(PyObject *list, int64_t index) {
    return (uint64_t)index < (uint64_t)PyList_GET_SIZE(list) ? PyList_GET_ITEM(list, index) : NULL;
}

IN_PLACE PyObject *InPlace_GetItemInt64(PyObject *list, int64_t index) {
    PyObject *item = InPlace_Item(list, index);
    if (unlikely(item == NULL)) return CPyList_GetItemInt64(list, index);
    Py_INCREF(item);
    return item;
}
#define CPyList_GetItemInt64 InPlace_GetItemInt64

IN_PLACE PyObject *InPlace_GetItemInt64Borrow(PyObject *list, int64_t index) {
    PyObject *item = InPlace_Item(list, index);
    return likely(item != NULL) ? item : CPyList_GetItemInt64Borrow(list, index);
}
#define CPyList_GetItemInt64Borrow InPlace_GetItemInt64Borrow

IN_PLACE PyObject *InPlace_ItemTagged(PyObject *list, CPyTagged index) {
    return CPyTagged_CheckShort(index) ? InPlace_Item(list, CPyTagged_ShortAsSsize_t(index)) : NULL;
}

IN_PLACE PyObject *InPlace_GetItem(PyObject *list, CPyTagged index) {
    PyObject *item = InPlace_ItemTagged(list, index);
    if (unlikely(item == NULL)) return CPyList_GetItem(list, index);
    Py_INCREF(item);
    return item;
}
#define CPyList_GetItem InPlace_GetItem

IN_PLACE PyObject *InPlace_GetItemBorrow(PyObject *list, CPyTagged index) {
    PyObject *item = InPlace_ItemTagged(list, index);
    return likely(item != NULL) ? item : CPyList_GetItemBorrow(list, index);
}
#define CPyList_GetItemBorrow InPlace_GetItemBorrow

IN_PLACE bool InPlace_SetItemInt64(PyObject *list, int64_t index, PyObject *value) {
    PyObject *before = InPlace_Item(list, index);
    if (unlikely(before == NULL)) return CPyList_SetItemInt64(list, index, value);
    PyList_SET_ITEM(list, index, value);
    Py_DECREF(before);
    return true;
}
#define CPyList_SetItemInt64 InPlace_SetItemInt64

IN_PLACE bool InPlace_SetItem(PyObject *list, CPyTagged index, PyObject *value) {
    PyObject *before = InPlace_ItemTagged(list, index);
    if (unlikely(before == NULL)) return CPyList_SetItem(list, index, value);
    PyList_SET_ITEM(list, CPyTagged_ShortAsSsize_t(index), value);
    Py_DECREF(before);
    return true;
}
#define CPyList_SetItem InPlace_SetItem

IN_PLACE int InPlace_Append(PyObject *list, PyObject *item) {
    Py_ssize_t size = PyList_GET_SIZE(list);
    if (unlikely(size >= ((PyListObject *)list)->allocated)) return PyList_Append(list, item);
    Py_INCREF(item);
    PyList_SET_ITEM(list, size, item);
    Py_SET_SIZE(list, size + 1);
    return 0;
}
#define PyList_Append InPlace_Append

IN_PLACE double InPlace_AsDouble(PyObject *number) {
    return likely(PyFloat_CheckExact(number)) ? PyFloat_AS_DOUBLE(number) : PyFloat_AsDouble(number);
}
#define PyFloat_AsDouble InPlace_AsDouble

IN_PLACE double InPlace_FromTagged(CPyTagged number) {
    if (unlikely(CPyTagged_CheckLong(number))) return CPyFloat_FromTagged(number);
    return (double)CPyTagged_ShortAsSsize_t(number);
}
#define CPyFloat_FromTagged InPlace_FromTagged

#if PY_VERSION_HEX < 0x030C0000
IN_PLACE int64_t InPlace_AsInt64(PyObject *number) {
    if (likely(PyLong_CheckExact(number))) {
        Py_ssize_t size = Py_SIZE(number);
        digit *digits = ((PyLongObject *)number)->ob_digit;
        if (likely(size == 1)) return digits[0];
        if (likely(size == 0)) return 0;
        if (likely(size == -1)) return -(int64_t)digits[0];
    }
    return CPyLong_AsInt64_(number);
}
#define CPyLong_AsInt64 InPlace_AsInt64

// What is added to an item of a list of numbers, mypyc adds as if it could be anything.
IN_PLACE bool InPlace_IsDigit(PyObject *number) {
    return PyLong_CheckExact(number) && (size_t)(Py_SIZE(number) + 1) <= 2;
}

IN_PLACE int64_t InPlace_Digit(PyObject *number) {
    Py_ssize_t size = Py_SIZE(number);
    return size == 0 ? 0 : size * (int64_t)((PyLongObject *)number)->ob_digit[0];
}

IN_PLACE PyObject *InPlace_Add(PyObject *one, PyObject *two) {
    if (unlikely(!InPlace_IsDigit(one) || !InPlace_IsDigit(two))) return PyNumber_Add(one, two);
    return PyLong_FromLongLong(InPlace_Digit(one) + InPlace_Digit(two));
}
#define PyNumber_Add InPlace_Add

IN_PLACE PyObject *InPlace_Subtract(PyObject *one, PyObject *two) {
    if (unlikely(!InPlace_IsDigit(one) || !InPlace_IsDigit(two))) return PyNumber_Subtract(one, two);
    return PyLong_FromLongLong(InPlace_Digit(one) - InPlace_Digit(two));
}
#define PyNumber_Subtract InPlace_Subtract
#endif
#endif
"""


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
    lines = [*used(headers, body), *(f"#define {guard}" for guard in sorted(guards)), _IN_PLACE]
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
