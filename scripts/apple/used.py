"""Counts the symbols of Apple's frameworks that DetentKit uses, by the compiler's index of it."""

import ctypes
import re
import shutil
from pathlib import Path

import compiler

# A symbol's identifier begins with its module: "s:5UIKit…", "c:@M@UIKit@objc…", "s:So…" for others.
IDENTIFIER = re.compile(r"^(?:s:(?P<length>\d+)(?P<rest>\w.*)|c:@M@(?P<module>\w+)@)")
REFERENCE = 1 << 2
RECORD = 2  # the kind of a unit's dependency


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.data else ""


VISIT_NAME = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
VISIT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
POINTER, HANDLE, NAME = ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p), ctypes.c_char_p
# The functions of the library that are called, with their results and arguments.
FUNCTIONS = {
    "store_create": (POINTER, [NAME, HANDLE]),
    "store_units_apply_f": (ctypes.c_bool, [POINTER, ctypes.c_uint, POINTER, VISIT_NAME]),
    "unit_reader_create": (POINTER, [POINTER, NAME, HANDLE]),
    "unit_reader_dispose": (None, [POINTER]),
    "unit_reader_get_module_name": (Text, [POINTER]),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, [POINTER, POINTER, VISIT]),
    "unit_dependency_get_kind": (ctypes.c_int, [POINTER]),
    "unit_dependency_get_name": (Text, [POINTER]),
    "record_reader_create": (POINTER, [POINTER, NAME, HANDLE]),
    "record_reader_dispose": (None, [POINTER]),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, [POINTER, POINTER, VISIT]),
    "occurrence_get_symbol": (POINTER, [POINTER]),
    "occurrence_get_roles": (ctypes.c_uint64, [POINTER]),
    "symbol_get_usr": (Text, [POINTER]),
}


class Index:
    """An index that the compiler wrote, read with the toolchain's own library."""

    def __init__(self, tools, folder):
        library = ctypes.CDLL(str(tools.libraries.parent / "libIndexStore.so"))
        for name, (result, arguments) in FUNCTIONS.items():
            function = getattr(library, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)
        self.error = ctypes.c_void_p()
        self.store = self.store_create(str(folder).encode(), ctypes.byref(self.error))
        if not self.store:
            raise compiler.Failure(f"the index in {folder} cannot be read")

    def units(self):
        names = []
        visit = VISIT_NAME(lambda _, name: names.append(str(name)) or True)
        self.store_units_apply_f(self.store, 0, None, visit)
        return names

    def records(self, unit, module):
        reader = self.unit_reader_create(self.store, unit.encode(), ctypes.byref(self.error))
        names = []

        def visit(_, dependency):
            if self.unit_dependency_get_kind(dependency) == RECORD:
                names.append(str(self.unit_dependency_get_name(dependency)))
            return True

        if str(self.unit_reader_get_module_name(reader)) == module:
            self.unit_reader_dependencies_apply_f(reader, None, VISIT(visit))
        self.unit_reader_dispose(reader)
        return names

    def references(self, record):
        reader = self.record_reader_create(self.store, record.encode(), ctypes.byref(self.error))
        found = set()

        def visit(_, occurrence):
            if self.occurrence_get_roles(occurrence) & REFERENCE:
                found.add(str(self.symbol_get_usr(self.occurrence_get_symbol(occurrence))))
            return True

        self.record_reader_occurrences_apply_f(reader, None, VISIT(visit))
        self.record_reader_dispose(reader)
        return found


def module_of(identifier):
    match = IDENTIFIER.match(identifier)
    if not match:
        return None
    return match["module"] or match["rest"][:int(match["length"])]


def count(check, module, frameworks, files):
    """How many symbols of the frameworks a module of the package refers to."""
    folder = check.products / "index"
    shutil.rmtree(folder, ignore_errors=True)
    units = [folder / "units" / f"{number}.o" for number in range(len(files))]
    lists = folder / "units.txt"
    lists.parent.mkdir(parents=True)
    lists.write_text("\n".join(map(str, units)))
    primaries = [word for file in files for word in ("-primary-file", file)]
    flags = check.flags(module, [])
    compiler.must(
        check.library.tools,
        ["-typecheck", *flags, *primaries, "-index-store-path", folder,
         "-index-unit-output-path-filelist", lists],
        f"the index of {module}")
    index = Index(check.library.tools, folder)
    used = {symbol for unit in index.units() for record in index.records(unit, module)
            for symbol in index.references(record)}
    # A property and its accessors are one symbol.
    used = {re.sub(r"([vi])[gsMr]$", r"\1p", symbol) for symbol in used}
    return sum(module_of(symbol) in frameworks for symbol in used)
