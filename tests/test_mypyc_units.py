"""What is compiled anew when something changes: the game it changes in, and nothing of the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.mypyc_units import SHARED, units, used, with_tables

OUTER = """\
#ifndef MYPYC_NATIVE_toque___compiled_H
#define MYPYC_NATIVE_toque___compiled_H
#include <Python.h>
#ifndef MYPYC_DECLARED_tuple_T2OO
#define MYPYC_DECLARED_tuple_T2OO
typedef struct tuple_T2OO {
    PyObject *f0;
} tuple_T2OO;
#endif

typedef struct {
    PyObject_HEAD
    PyObject *_rng;
} MatchObject;
typedef struct {
    PyObject_HEAD
    MatchObject *_match;
} CakeObject;
#endif
"""

INNER = """\
#ifndef MYPYC_LIBRT_INTERNAL_toque___compiled_H
#define MYPYC_LIBRT_INTERNAL_toque___compiled_H
#include <Python.h>
#include "__native_compiled.h"
int CPyGlobalsInit(void);
extern PyObject *CPyStatics[@LITERALS@];
extern PyObject *CPyDef_engine___play(CakeObject *cpy_r_self);
extern tuple_T2OO CPyDef_cake___split(PyObject *cpy_r_self);
extern PyTypeObject *CPyType_silk;
@MORE@struct export_table_toque___compiled {
    PyObject *(*CPyDef_engine___play)(CakeObject *cpy_r_self);
};
#endif
"""

GROUP = """\
#include "__native_internal_compiled.h"
static int is_initialized = 0;
int CPyGlobalsInit(void)
{
    if (is_initialized) return 0;
    if (CPyStatics_Initialize(CPyStatics) < 0) {
        return -1;
    }
    is_initialized = 1;
    return 0;
}
"""

NAMES = {
    "engine": "__native_toque___engine___match.c",
    "cake": "__native_toque___games___cake___turn.c",
    "silk": "__native_toque___games___silk___turn.c",
}


def inner(literals: int, more: str = "") -> str:
    return INNER.replace("@LITERALS@", str(literals)).replace("@MORE@", more)


def written(build: Path, *, first: int = 7, more: str = "") -> dict[str, str]:
    """What is compiled of a group of two games, in one of which words were added."""
    (build / "toque").mkdir(parents=True)
    texts = {
        "engine": f"x = CPyStatics[{first}];",
        "cake": f"CPyDef_cake___split(CPyStatics[{first + 2}], CPyStatics[{first}], "
        f"CPyStatics[{first + 2}]);",
        "silk": f"CPyType_silk = CPyStatics[{first + 1}];" + more,
    }
    sources = {name: build / NAMES[name] for name in texts}
    for name, path in sources.items():
        path.write_text(texts[name])
    group = build / "toque" / "__native_compiled.c"
    group.write_text(GROUP)
    group.with_suffix(".h").write_text(OUTER)
    declared = inner(first + 3, more and "extern int CPyDef_more(void);\n")
    group.with_name("__native_internal_compiled.h").write_text(declared)
    found = units(build, map(str, [group, *sources.values(), build / "misc_ops.c"]))
    assert [Path(path).name for path in found] == [
        *("__native_compiled.c", "misc_ops.c"),
        *(f"unit_{unit}.c" for unit in (SHARED, "cake", "silk")),
    ]
    return {Path(path).stem: Path(path).read_text() for path in found if "misc" not in path}


def test_a_change_in_one_game_leaves_the_files_of_all_others_as_they_were(tmp_path: Path) -> None:
    before = written(tmp_path / "before")
    after = written(tmp_path / "after", first=9, more="CPyDef_more();")
    changed = {name for name in before if before[name] != after[name]}
    assert changed == {"unit_silk", "__native_compiled"}


def test_a_unit_has_a_table_of_its_own_which_the_group_fills(tmp_path: Path) -> None:
    found = written(tmp_path)
    assert (
        "split(CPyStatics_of_cake[0], CPyStatics_of_cake[1], CPyStatics_of_cake[0])"
        in found["unit_cake"]
    )
    assert "PyObject *CPyStatics_of_cake[2];" in found["unit_cake"]
    group = found["__native_compiled"]
    assert "CPyStatics_of_cake_from[] = {9, 7};" in group
    filled = group.index("CPyStatics_of_cake[i] = CPyStatics[CPyStatics_of_cake_from[i]];")
    assert group.index("CPyStatics_Initialize(") < filled < group.index("is_initialized = 1;")


def test_a_unit_declares_what_it_uses_and_what_that_needs() -> None:
    found = used([OUTER, inner(3)], "CPyDef_engine___play(cake);")
    assert [part.splitlines()[-1] for part in found] == [
        "#include <Python.h>",
        "} MatchObject;",
        "} CakeObject;",
        "#include <Python.h>",
        "extern PyObject *CPyDef_engine___play(CakeObject *cpy_r_self);",
    ]


def test_extensions_without_a_module_are_compiled_as_they_are(tmp_path: Path) -> None:
    assert units(tmp_path, ["build/toque/games/cake/turn.c"]) == ["build/toque/games/cake/turn.c"]


def test_a_mypyc_that_writes_otherwise_is_noticed() -> None:
    with pytest.raises(AssertionError, match="initialises"):
        with_tables(GROUP.replace("is_initialized = 1;", "ready = 1;"), {"cake": [3]})
    with pytest.raises(AssertionError, match="no end"):
        used(["typedef struct {\n"], "")
